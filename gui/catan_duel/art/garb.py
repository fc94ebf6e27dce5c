"""What people wear on their heads and hold in their hands, around the foot of a half-length portrait."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QPainter

from gui.catan_duel.art.icons import EMBLEM, SHIELD, shield_path
from gui.catan_duel.art.nature import flames, soft_disc
from gui.kit.paint import INK, Colour, at, clear, dark, light, paint, stroke
from gui.kit.paths import box, curve, line, oval, poly

LINEN = "#E9DFC8"

# ---------------------------------------------------------------- headwear


def wear(p: QPainter, what: str, hair: Colour, cloth: Colour) -> None:
    """Hair where it shows, and over it the cap, hood, helmet ... in the colour of the cloth."""
    if what in ("bare", "circlet", "cap", "scarf", "crown", "bandana", "tonsure"):
        _fringe(p, hair, bald=what == "tonsure")
    if what in HEADWEAR:
        HEADWEAR[what](p, cloth)


def _fringe(p: QPainter, hair: Colour, bald: bool) -> None:
    shape = curve(
        (-23, -80),
        (-25, -100),
        *(((-16, -106), (14, -106)) if bald else ((-12, -117), (10, -118))),
        (25, -102),
        (23, -80),
        (17, -98),
        (2, -104),
        (-14, -99),
        closed=True,
    )
    paint(p, shape, light(hair, 0.28), dark(hair, 0.2), 1.1)
    if not bald:
        for x in (-10, 0, 10):
            stroke(p, curve((x - 6, -103), (x - 2, -112), (x + 5, -115)), clear("#FFFFFF", 0.18), 1.8)


def _circlet(p: QPainter, cloth: Colour) -> None:
    band = curve((-21, -100), (0, -105), (21, -100))
    stroke(p, band, "#7A5410", 5)
    stroke(p, band, "#F2CD5E", 3)
    paint(p, oval(0, -105, 3.6), "#E2513C", "#8E1E16", 1.0)


def _crown(p: QPainter, cloth: Colour) -> None:
    crown = poly((-24, -98), (-27, -124), (-13, -112), (0, -130), (13, -112), (27, -124), (24, -98))
    paint(p, crown, "#FFE58C", "#C68C1E", 1.3)
    for x, colour in ((-14, "#C2402E"), (0, "#2C6694"), (14, "#C2402E")):
        paint(p, oval(x, -103, 3.2), light(colour, 0.3), colour, 0.8)


def _cap(p: QPainter, cloth: Colour) -> None:
    cap = curve((-27, -100), (-18, -124), (6, -128), (28, -112), (29, -100), (0, -106), closed=True)
    paint(p, cap, light(cloth, 0.32), dark(cloth, 0.2), 1.2)
    feather = curve((16, -116), (30, -132), (46, -134))
    stroke(p, feather, "#F6EBD2", 4)
    stroke(p, feather, "#C9B58A", 1.2)


def _broad_hat(p: QPainter, cloth: Colour) -> None:
    crown = curve((-19, -102), (-17, -124), (0, -130), (17, -124), (19, -102))
    crown.closeSubpath()
    paint(p, crown, light(cloth, 0.25), dark(cloth, 0.15), 1.2)
    paint(p, oval(0, -101, 42, 8.5), light(cloth, 0.18), dark(cloth, 0.3), 1.2)
    stroke(p, curve((-18, -108), (0, -104), (18, -108)), dark(cloth, 0.6), 3.4)


def _flat_cap(p: QPainter, cloth: Colour) -> None:
    paint(p, poly((-24, -96), (-22, -110), (22, -110), (24, -96)), light(cloth, 0.1), dark(cloth, 0.3), 1.1)
    paint(p, poly((-36, -110), (0, -100), (36, -110), (0, -121)), light(cloth, 0.2), dark(cloth, 0.25), 1.2)
    stroke(p, curve((0, -110), (26, -106), (30, -90)), "#E4BC5A", 1.8)
    paint(p, oval(30, -88, 3.4, 5), "#F2CD5E", "#B0801E", 0.9)


def _bandana(p: QPainter, cloth: Colour) -> None:
    cap = curve((-25, -96), (-22, -118), (0, -125), (22, -118), (25, -96), (0, -102), closed=True)
    paint(p, cap, "#D0402F", "#7E1F18", 1.2)
    for x, y in ((-12, -110), (2, -116), (12, -107)):
        paint(p, oval(x, y, 2.2), "#FFF3E2")
    paint(p, curve((22, -100), (36, -96), (32, -84), (26, -92), closed=True), "#C23A2A", "#7E1F18", 1.0)


def _hood(p: QPainter, cloth: Colour) -> None:
    hood = curve(
        (-30, -46),
        (-34, -86),
        (-20, -120),
        (2, -128),
        (24, -118),
        (34, -86),
        (30, -46),
        (22, -62),
        (21, -92),
        (0, -108),
        (-21, -92),
        (-22, -62),
        closed=True,
    )
    paint(p, hood, light(cloth, 0.3), dark(cloth, 0.24), 1.2)
    stroke(p, curve((-22, -62), (-21, -92), (0, -108), (21, -92), (22, -62)), clear(INK, 0.35), 2.2)


def _scarf(p: QPainter, cloth: Colour) -> None:
    _hood(p, LINEN)


def _mask(p: QPainter, cloth: Colour) -> None:
    """A hood and a cloth over the lower half of the face."""
    _hood(p, cloth)
    cover = curve((-21, -80), (0, -76), (21, -80), (17, -60), (0, -48), (-17, -60), closed=True)
    paint(p, cover, dark(cloth, 0.2), dark(cloth, 0.5), 1.1)


def _beak(p: QPainter, cloth: Colour) -> None:
    """The mask of a doctor in times of plague."""
    _hood(p, cloth)
    paint(
        p,
        curve((-20, -92), (0, -100), (20, -92), (18, -66), (0, -54), (-18, -66), closed=True),
        "#E9DCC0",
        "#A58E66",
        1.1,
    )
    paint(
        p,
        curve((-7, -82), (-30, -64), (-44, -48), (-18, -58), (4, -70), closed=True),
        "#F3E8CC",
        "#9A8258",
        1.2,
    )
    for x in (-9, 9):
        paint(p, oval(x, -84, 6), "#5A4A3A", "#2A2018", 1.1)
        paint(p, oval(x - 1.5, -86, 2), "#CFE3EA")


def _helmet(p: QPainter, cloth: Colour) -> None:
    dome = curve((-25, -92), (-24, -110), (-10, -127), (10, -127), (24, -110), (25, -92))
    dome.closeSubpath()
    paint(p, dome, "#F1F3F2", "#7F878E", 1.3)
    paint(p, curve((6, -127), (14, -110), (12, -92), (25, -92), (24, -110), closed=True), clear(INK, 0.2))
    stroke(p, line((-26, -94), (26, -94)), "#6A4A18", 6)
    stroke(p, line((-26, -94), (26, -94)), "#E4BC5A", 3.8)
    paint(p, poly((-3.4, -96), (3.4, -96), (2.2, -78), (-2.2, -78)), "#E4BC5A", "#A97C26", 1.0)


def _horned(p: QPainter, cloth: Colour) -> None:
    for side in (-1, 1):
        horn = curve(
            (side * 22, -108),
            (side * 40, -112),
            (side * 44, -132),
            (side * 34, -122),
            (side * 20, -118),
            closed=True,
        )
        paint(p, horn, "#FFF4D8", "#C9AE78", 1.1)
    _helmet(p, cloth)


HEADWEAR: dict[str, Callable[[QPainter, Colour], None]] = {
    "circlet": _circlet,
    "crown": _crown,
    "cap": _cap,
    "hat": _broad_hat,
    "flat_cap": _flat_cap,
    "bandana": _bandana,
    "hood": _hood,
    "scarf": _scarf,
    "mask": _mask,
    "beak": _beak,
    "helmet": _helmet,
    "horned": _horned,
}

# ---------------------------------------------------------------- held behind the cloak


def _pole(p: QPainter, a: tuple[float, float], b: tuple[float, float]) -> None:
    stroke(p, line(a, b), "#4A2E16", 5.6)
    stroke(p, line(a, b), "#A87442", 3.4)


def _staff(p: QPainter) -> None:
    _pole(p, (46, 10), (46, -118))
    stroke(p, curve((46, -112), (38, -126), (50, -134), (58, -122), (50, -116)), "#A87442", 4)


def _bow(p: QPainter) -> None:
    bow = curve((34, -126), (64, -84), (60, -40), (38, 6))
    stroke(p, bow, "#4A2E16", 5)
    stroke(p, bow, "#B57C42", 3)
    stroke(p, line((34, -126), (38, 6)), "#F3E9D0", 1.2)


def _great_axe(p: QPainter) -> None:
    _pole(p, (50, 10), (38, -116))
    blade = curve((40, -120), (62, -128), (70, -104), (60, -84), (44, -92), closed=True)
    paint(p, blade, "#F4F4F0", "#8E959C", 1.3)


def _spear(p: QPainter) -> None:
    _pole(p, (48, 10), (48, -112))
    paint(p, poly((48, -136), (56, -116), (48, -106), (40, -116)), "#F4F4F0", "#8E959C", 1.2)


def _torch(p: QPainter) -> None:
    soft_disc(p, 50, -106, 46, clear("#FFC65A", 0.8))
    _pole(p, (48, 4), (50, -84))
    flames(p, 50, -82, 0.72)


def _cross(p: QPainter) -> None:
    _pole(p, (48, 10), (48, -126))
    _pole(p, (32, -104), (64, -104))


BEHIND: dict[str, Callable[[QPainter], None]] = {
    "staff": _staff,
    "bow": _bow,
    "axe": _great_axe,
    "spear": _spear,
    "torch": _torch,
    "cross": _cross,
}

# ---------------------------------------------------------------- held before the chest


def _shield(p: QPainter, emblem: str) -> None:
    with at(p, 16, -46, 1.9):
        shape = shield_path()
        paint(p, shape, light(SHIELD[emblem], 0.3), dark(SHIELD[emblem], 0.25))
        stroke(p, shape, "#4A3012", 3)
        stroke(p, shape, "#E7C469", 1.5)
        EMBLEM[emblem](p)


def _harp(p: QPainter, emblem: str) -> None:
    with at(p, 20, -56, 2.1):
        EMBLEM["skill"](p)


def _book(p: QPainter, emblem: str) -> None:
    with at(p, 4, -46, 1.9):
        EMBLEM["progress"](p)


def _sword(p: QPainter, emblem: str) -> None:
    stroke(p, line((-46, 10), (-46, -84)), "#3E4850", 6.4)
    stroke(p, line((-46, -8), (-46, -84)), "#E8EDF0", 4)
    stroke(p, line((-57, -14), (-35, -14)), "#C79A3A", 5)
    stroke(p, line((-46, -14), (-46, 8)), "#5A3518", 5)


def _scroll(p: QPainter, emblem: str) -> None:
    paint(p, box(16, -30, 44, 30, 3), "#FFF8E2", "#DBC797", 1.2)
    for y in (-24, -18, -12, -6):
        stroke(p, line((22, y), (52, y)), clear("#6B5B4B", 0.8), 1.4)
    for y in (-31, 1):
        paint(p, box(13, y - 3, 50, 6, 3), "#E9D5A4", "#B89A5C", 1.0)


def _lantern(p: QPainter, emblem: str) -> None:
    soft_disc(p, 42, -26, 40, clear("#FFD76A", 0.75))
    paint(p, box(32, -38, 20, 26, 4), "#FFF3B8", "#F2B23A", 1.6)
    stroke(p, curve((34, -38), (42, -50), (50, -38)), "#3A2B1E", 2.4)


def _purse(p: QPainter, emblem: str) -> None:
    bag = curve((24, -6), (20, -22), (30, -36), (46, -36), (56, -22), (52, -6), closed=True)
    paint(p, bag, "#B57C42", "#6E4420", 1.3)
    stroke(p, line((29, -36), (47, -36)), "#F2CD5E", 3)
    paint(p, oval(38, -18, 8), "#FFF0A0", "#DD9A18", 1.0)


def _flask(p: QPainter, emblem: str) -> None:
    glass = curve(
        (26, -2), (20, -16), (34, -30), (35, -46), (45, -46), (46, -30), (60, -16), (54, -2), closed=True
    )
    paint(p, glass, "#E9F6F2", "#8FC3B4", 1.3)
    paint(p, curve((26, -3), (22, -15), (40, -20), (58, -15), (54, -3), closed=True), "#7FD08A", "#2E8B57")
    paint(p, box(33, -52, 14, 8, 2), "#B57C42", "#6E4420", 1.0)


def _horn(p: QPainter, emblem: str) -> None:
    """A long brass trumpet with a banner."""
    paint(p, poly((10, -62), (12, -56), (62, -92), (70, -104), (54, -98)), "#FFE58C", "#B57C1C", 1.2)
    banner = poly((24, -64), (52, -84), (52, -52), (44, -56), (24, -38))
    paint(p, banner, "#2C6694", "#173F63", 1.1)
    with at(p, 28, -74, 0.66):
        EMBLEM["victory"](p)


BEFORE: dict[str, Callable[[QPainter, str], None]] = {
    "shield": _shield,
    "harp": _harp,
    "book": _book,
    "sword": _sword,
    "scroll": _scroll,
    "lantern": _lantern,
    "purse": _purse,
    "flask": _flask,
    "horn": _horn,
}
