"""Pictures of cards at the size in which they lie on the table, each painted once."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QColor, QPainter, QPixmap

from engine.catan_duel.catalog import CARDS
from gui.catan_duel import texts
from gui.catan_duel.art.backs import card_back
from gui.catan_duel.art.faces import central_face, central_reading_face, full_face, small_face
from gui.catan_duel.art.landscape import landscape_die, landscape_frame, landscape_ground
from gui.catan_duel.art.sheet import CARD
from gui.catan_duel.layout import SIDE
from gui.kit.cards import card_pixmap, shrunk_pixmap

translate = QCoreApplication.translate

READABLE = 130
"""From so many pixels on a card shows its text."""
RED = "#B23A2C"
"""The flags of a town that is nobody's yet."""
TINY = 112
"""Below so many its name is written plainly, and backs carry no name."""
BARE = 58
"""Below so many there is no name, but points, dice and stocks are drawn larger."""


def _scaled(p: QPainter) -> None:
    p.scale(SIDE / CARD, SIDE / CARD)


def back_name(back: str) -> str:
    """What stands on a back."""
    named = {
        "road": translate("CatanDuel", "Road"),
        "settlement": translate("CatanDuel", "Settlement"),
        "city": translate("CatanDuel", "City"),
        "landscape": translate("CatanDuel", "Landscape"),
        "event": translate("CatanDuel", "Event"),
    }
    return named.get(back) or texts.set_name(back)


def back_pixmap(back: str, pixels: float) -> QPixmap:
    named = pixels >= TINY

    def draw(p: QPainter) -> None:
        _scaled(p)
        card_back(p, back, back_name(back) if named else "")

    return card_pixmap(("catan back", back, named, texts.language()), SIDE, pixels, draw)


def face_pixmap(
    card: str,
    pixels: float,
    full: bool = False,
    stock: Mapping[str, int] | None = None,
    banner: str = "",
    shown: tuple[float, float] = (0.0, 1.0),
) -> QPixmap:
    """A front.

    full:    with its text
    stock:   what of its price is there
    banner:  the colour of its owner, for towns
    shown:   from where to where it shows, where another card lies on it
    """
    kind = CARDS[card].kind
    if kind == "landscape":
        return landscape_pixmap(card, pixels)
    central = kind in ("road", "settlement", "city")
    if central and not full:
        return _central_pixmap(kind, pixels, banner)
    size = "bare" if pixels < BARE else "tiny" if pixels < TINY else "small"
    met = None if stock is None else tuple(min(stock.get(r, 0), n) for r, n in CARDS[card].cost.items())

    def draw(p: QPainter) -> None:
        _scaled(p)
        if central:
            central_reading_face(p, card, QColor(banner or RED), stock)
        elif full:
            full_face(p, card, stock)
        else:
            small_face(p, card, size, stock, shown)

    key = ("catan card", card, full, met, size, banner, shown, texts.language())
    return card_pixmap(key, SIDE, pixels, draw)


def _central_pixmap(kind: str, pixels: float, banner: str, variant: int = 0) -> QPixmap:
    bare = pixels < BARE

    def draw(p: QPainter) -> None:
        _scaled(p)
        central_face(p, kind, QColor(banner or RED), variant, bare)

    return shrunk_pixmap(("catan central", kind, banner, variant, bare), SIDE, pixels, draw)


def road_pixmap(pixels: float, variant: int) -> QPixmap:
    """A road; two pictures alternate."""
    return _central_pixmap("road", pixels, "", variant)


def ground_pixmap(card: str, pixels: float) -> QPixmap:
    """A landscape without its stocks and its die."""
    facts = CARDS[card].facts

    def draw(p: QPainter) -> None:
        _scaled(p)
        landscape_ground(p, facts["stores"], facts["number"])

    return shrunk_pixmap(("catan ground", card), SIDE, pixels, draw)


def landscape_pixmap(card: str, pixels: float, stock: int = 0) -> QPixmap:
    """A landscape as its owner sees it; it comes empty from the stack."""
    facts = CARDS[card].facts

    def draw(p: QPainter) -> None:
        _scaled(p)
        landscape_ground(p, facts["stores"], facts["number"])
        landscape_frame(p, facts["stores"], stock, above=False)
        landscape_die(p, facts["number"], above=False)

    return shrunk_pixmap(("catan landscape", card, stock), SIDE, pixels, draw)
