"""The shapes of the icons, in a box of 32 x 32.

Each icon is up to three drawings: ``line`` (stroked), ``solid`` (filled with the ink) and ``wash`` (a breath
of gold under the line). The words are those of SVG paths, absolute only: M L H V C Q Z, and two of our own:
``O x y r`` a circle, ``B x y w h r`` a box with round corners.
"""

from __future__ import annotations

from typing import NamedTuple


class Shape(NamedTuple):
    line: str = ""
    solid: str = ""
    wash: str = ""


_BULB = "M11 20 C6 16 6 4 16 4 C26 4 26 16 21 20 L20.5 23 H11.5 Z"
_BOOK = (
    "M16 9 C12 5.5 6 5.5 3.5 7 V25 C6 23.5 12 23.5 16 27 C20 23.5 26 23.5 28.5 25 V7 C26 5.5 20 5.5 16 9 Z"
)
_GEAR = (
    "M13.6 3.5 H18.4 L19.2 7.2 L22 8.4 L25.2 6.4 L28 10.3 L25.6 13.2 L25.9 16 L25.6 18.8 L28 21.7 L25.2 25.6"
    " L22 23.6 L19.2 24.8 L18.4 28.5 H13.6 L12.8 24.8 L10 23.6 L6.8 25.6 L4 21.7 L6.4 18.8 L6.1 16 L6.4 13.2"
    " L4 10.3 L6.8 6.4 L10 8.4 L12.8 7.2 Z"
)
_HOUSE = "M6 14 V27 H26 V14 L16 5 Z"
_PERSON = "M5.5 28 C5.5 20.5 10 18 16 18 C22 18 26.5 20.5 26.5 28 Z"
_BAG = "M12 9 C4 14 3 28 10 28 H22 C29 28 28 14 20 9 Z"
_EYE = "M2.5 16 C8 7 24 7 29.5 16 C24 25 8 25 2.5 16 Z"
_LENS = "O 13.5 13.5 9"
_STAR = "M16 3.5 L19.8 12 L29 13 L22.2 19.2 L24.1 28.2 L16 23.6 L7.9 28.2 L9.8 19.2 L3 13 L12.2 12 Z"
_CUP = "M9 4.5 H23 V12 C23 17.5 20 20 16 20 C12 20 9 17.5 9 12 Z"
_TRAY = "M5 20 V27 H27 V20"
_SHEET = "B 10 9 17 19 2.5"
_SIGN = "M16 4 L29.5 27.5 H2.5 Z"
_PENCIL = "M6 26 L7.5 19.5 L21 6 L26 11 L12.5 24.5 Z"

SHAPES: dict[str, Shape] = {
    # the turn
    "undo": Shape("M12 6 L5 13 L12 20 M6 13 H19 C29 13 29 27 19 27 H14"),
    "redo": Shape("M20 6 L27 13 L20 20 M26 13 H13 C3 13 3 27 13 27 H18"),
    "hint": Shape(_BULB + " M12.5 27.5 H19.5", wash=_BULB),
    "sums": Shape(
        "B 4.5 17 6 10.5 1 B 13 5 6 22.5 1 B 21.5 11 6 16.5 1",
        wash="B 4.5 17 6 10.5 1 B 13 5 6 22.5 1 B 21.5 11 6 16.5 1",
    ),
    "rules": Shape(_BOOK + " M16 9 V27", wash=_BOOK),
    "dice": Shape(
        "B 4.5 4.5 23 23 5",
        "O 11 11 2.3 O 21 11 2.3 O 16 16 2.3 O 11 21 2.3 O 21 21 2.3",
        "B 4.5 4.5 23 23 5",
    ),
    "bag": Shape(
        _BAG + " M12 9 C10 6.5 9.5 5 9.5 3.5 L13 5 L16 3.5 L19 5 L22.5 3.5 C22.5 5 22 6.5 20 9 M11 9 H21",
        wash=_BAG,
    ),
    "turn_left": Shape("M6 5.5 V13 H13.5 M6.6 12.6 C11 4.5 27.5 6 27.5 17.5 C27.5 29 11 30 7 21.5"),
    "turn_right": Shape("M26 5.5 V13 H18.5 M25.4 12.6 C21 4.5 4.5 6 4.5 17.5 C4.5 29 21 30 25 21.5"),
    # the time line
    "play": Shape(solid="M9 5 L26.5 16 L9 27 Z"),
    "pause": Shape(solid="B 7.5 5.5 6 21 1.5 B 18.5 5.5 6 21 1.5"),
    "first": Shape(solid="B 5 6 4 20 1.2 M27 6 V26 L11.5 16 Z"),
    "previous": Shape(solid="M24 5 L18.5 16 L24 27 L7 16 Z"),
    "next": Shape(solid="M8 5 L13.5 16 L8 27 L25 16 Z"),
    "last": Shape(solid="B 23 6 4 20 1.2 M5 6 V26 L20.5 16 Z"),
    # the house
    "home": Shape(_HOUSE + " M3 16.5 L16 4.5 L29 16.5 M13 27 V19 H19 V27", wash=_HOUSE),
    "settings": Shape(_GEAR + " O 16 16 4.4", wash=_GEAR),
    "save": Shape(
        "M5 7.5 C5 6 6 5 7.5 5 H22.5 L27 9.5 V24.5 C27 26 26 27 24.5 27 H7.5 C6 27 5 26 5 24.5 Z M10.5 5 V11.5 H20.5 V5"
        " M9.5 27 V18 H22.5 V27",
        wash="M9.5 27 V18 H22.5 V27 Z",
    ),
    "open": Shape(
        "M5 25 V7.5 H12.5 L15.5 11 H25 V15 M5 25 L9.5 15 H29.5 L25.5 26 H6 Z",
        wash="M5 25 L9.5 15 H29.5 L25.5 26 H6 Z",
    ),
    "import": Shape(_TRAY + " M16 4.5 V20 M9.5 14 L16 20.5 L22.5 14"),
    "export": Shape(_TRAY + " M16 20.5 V5 M9.5 11 L16 4.5 L22.5 11"),
    "copy": Shape(_SHEET + " M22 4.5 H8 C6.5 4.5 5 6 5 7.5 V23", wash=_SHEET),
    "rename": Shape(_PENCIL + " M17.5 9.5 L22.5 14.5", wash=_PENCIL),
    "delete": Shape(
        "M7.5 9.5 L9 27 C9 27.5 9.5 28 10 28 H22 C22.5 28 23 27.5 23 27 L24.5 9.5 M4.5 9.5 H27.5 M12 9 V4.5 H20 V9"
        " M13.2 14.5 L13.8 23 M18.8 14.5 L18.2 23",
        wash="M7.5 9.5 L9 28 H23 L24.5 9.5 Z",
    ),
    "search": Shape(_LENS + " M20.2 20.2 L28 28", wash=_LENS),
    "close": Shape("M7 7 L25 25 M25 7 L7 25"),
    "check": Shape("M5.5 17 L12.5 24.5 L26.5 7.5"),
    "warning": Shape(_SIGN + " M16 12 V19", "O 16 23.4 1.7", _SIGN),
    "keyboard": Shape(
        "B 2.5 8 27 17 3 M10.5 20.5 H21.5",
        "O 8 13.5 1.6 O 13.3 13.5 1.6 O 18.7 13.5 1.6 O 24 13.5 1.6",
        "B 2.5 8 27 17 3",
    ),
    # people
    "person": Shape("O 16 10 6 " + _PERSON, wash="O 16 10 6 " + _PERSON),
    "bot": Shape(
        "B 6 11 20 16 4 M16 11 V6 M6 17.5 H3 V22 M26 17.5 H29 V22 M12.5 22.5 H19.5",
        "O 16 5 2.2 O 12 17 2.2 O 20 17 2.2",
        "B 6 11 20 16 4",
    ),
    "eye": Shape(_EYE + " O 16 16 4.6", "O 16 16 2", _EYE),
    "eye_closed": Shape("M3 14 C8 22.5 24 22.5 29 14 M16 20.5 V26 M8.5 18.5 L5.5 23.5 M23.5 18.5 L26.5 23.5"),
    # worth
    "star": Shape(_STAR, wash=_STAR),
    "trophy": Shape(
        _CUP
        + " M9 7 H4.5 C4.5 12.5 6 14.5 9.5 15 M23 7 H27.5 C27.5 12.5 26 14.5 22.5 15 M16 20 V25 M10 27.5 H22 M12.5 25 H19.5",
        wash=_CUP,
    ),
    "clock": Shape("O 16 16 12 M16 9 V16 L21 19.5", wash="O 16 16 12"),
    "chart": Shape(
        "M4.5 4.5 V27.5 H28 M8.5 21.5 L14 14 L19 18 L27 7.5", "O 14 14 2.1 O 19 18 2.1 O 27 7.5 2.1"
    ),
    # the view
    "zoom_in": Shape(_LENS + " M20.2 20.2 L28 28 M13.5 9.5 V17.5 M9.5 13.5 H17.5", wash=_LENS),
    "zoom_out": Shape(_LENS + " M20.2 20.2 L28 28 M9.5 13.5 H17.5", wash=_LENS),
    "fit": Shape(
        "M4.5 11 V4.5 H11 M21 4.5 H27.5 V11 M27.5 21 V27.5 H21 M11 27.5 H4.5 V21",
        wash="B 10.5 10.5 11 11 1.5",
    ),
    "fields": Shape("B 4.5 4.5 23 23 3 M5 15 L15 5 M5 25.5 L25.5 5 M15 27 L27 15", wash="B 4.5 4.5 23 23 3"),
    "plus": Shape("M16 5.5 V26.5 M5.5 16 H26.5"),
    "minus": Shape("M5.5 16 H26.5"),
    "arrow_left": Shape("M20 6 L10 16 L20 26"),
    "arrow_right": Shape("M12 6 L22 16 L12 26"),
    "arrow_up": Shape("M6 20.5 L16 10.5 L26 20.5"),
    "arrow_down": Shape("M6 11.5 L16 21.5 L26 11.5"),
    "menu": Shape("M5 8.5 H27 M5 16 H27 M5 23.5 H27"),
    "info": Shape("O 16 16 12.5 M16 15 V22.5", "O 16 10 1.8", "O 16 16 12.5"),
    "sound": Shape(
        "M4.5 12.5 H9.5 L16 6.5 V25.5 L9.5 19.5 H4.5 Z M20.5 11.5 C23 14 23 18 20.5 20.5 M24 8 C29 12.5 29 19.5 24 24",
        wash="M4.5 12.5 H9.5 L16 6.5 V25.5 L9.5 19.5 H4.5 Z",
    ),
}
