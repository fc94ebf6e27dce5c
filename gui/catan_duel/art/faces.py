"""The fronts of the cards, 240 x 240.

Two faces: the *full* one has price, name, points and text; the *small* one of a card on the table keeps
picture, name and points.  Whoever paints picks by size: text is never shrunk below reading.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QColor, QPainter

from engine.catan_duel.catalog import CARDS, Card
from gui.catan_duel import texts
from gui.catan_duel.art.gallery import SCENES
from gui.catan_duel.art.icons import POINTS, point_badge
from gui.catan_duel.art.lands import city_scene, road_scene, settlement_scene
from gui.catan_duel.art.sheet import CARD, card_base, costs_row, costs_width
from gui.kit.fonts import REGULAR, SEMIBOLD, sans, serif
from gui.kit.paint import (
    CENTRE,
    CREAM,
    INK,
    LEFT,
    Colour,
    at,
    clear,
    clipped,
    dark,
    light,
    mix,
    paint,
    readable_on,
    stroke,
    write,
)
from gui.kit.paths import box, line, oval, poly, star

translate = QCoreApplication.translate

TONES = {
    "action": "#F1D35B",
    "settlement": "#7FB069",
    "city": "#C2543B",
    "landscape": "#9A7B4F",
    "event": "#6D5B8B",
}
MIDDLE = CARD / 2
STREET = "#CDB27E"
"""The rim of roads, settlements and cities."""


def tone_of(card: Card) -> str:
    """The colour of a kind of card: yellow actions, green and red expansions, violet events."""
    return TONES.get(card.kind) or TONES[card.place]


def points_of(card: Card) -> list[tuple[str, int]]:
    return [(kind, value) for kind in POINTS if (value := getattr(card.points, kind))]


def kind_label(card: Card) -> str:
    """The small print: where it goes and what it is."""
    where = {
        "settlement": translate("CatanDuel", "Settlement or city"),
        "city": translate("CatanDuel", "City"),
        "landscape": translate("CatanDuel", "Beside a landscape"),
    }
    what = {
        "action": translate("CatanDuel", "Attack") if card.attack else translate("CatanDuel", "Action"),
        "building": translate("CatanDuel", "Building"),
        "unit": translate("CatanDuel", "Unit"),
        "special_place": translate("CatanDuel", "Place"),
        "event": translate("CatanDuel", "Event"),
    }
    units = {
        "hero": translate("CatanDuel", "Hero"),
        "trade_ship": translate("CatanDuel", "Trade ship"),
        "large_trade_ship": translate("CatanDuel", "Trade ship"),
        "pirate_ship": translate("CatanDuel", "Ship"),
    }
    words = [where.get(card.place, ""), units.get(card.unit) or what[card.kind]]
    if card.unique:
        words.append(translate("CatanDuel", "only once"))
    return " · ".join(word for word in words if word)


# ---------------------------------------------------------------- the two faces


@dataclass(frozen=True)
class Small:
    """How a small face is drawn: the smaller it is, the larger is what matters.

    name:    the height of the strip with the name; 0: without
    badge:   the height of points
    """

    name: float
    badge: float


SMALL = {"small": Small(68, 60), "tiny": Small(84, 64), "bare": Small(0, 84)}


def small_face(
    p: QPainter,
    id: str,
    size: str = "small",
    stock: Mapping[str, int] | None = None,
    shown: tuple[float, float] = (0.0, 1.0),
) -> None:
    """With a ``stock`` also the price, met or missing; all of it where the card shows."""
    card, style = CARDS[id], SMALL[size]
    top, foot = shown[0] * CARD, shown[1] * CARD
    name_top = foot - style.name
    tone, badges = tone_of(card), points_of(card)
    window = card_base(p, tone)
    with clipped(p, window):
        frame = (-62, -14, 1.26) if badges else (-2, 4, 1.02)  # clear of the badges
        with at(p, frame[0], frame[1] + (top + foot - CARD) / 2, frame[2]):
            SCENES[card.name](p)
        if style.name:
            paint(p, box(0, name_top, CARD, CARD - name_top), light(tone, 0.62), light(tone, 0.34))
            stroke(p, line((0, name_top), (CARD, name_top)), dark(tone, 0.5), 2.4)
    if style.name:
        font = sans(43, SEMIBOLD, fixed=True) if size == "tiny" else serif(37, fixed=True)
        name = texts.small_name(id).replace("-", "-\n")
        write(p, QRectF(11, name_top - 1, 218, style.name - 10), name, font, INK, CENTRE, 0.55)
    if stock is not None and card.cost:
        disc = min(40.0, 40.0 * (198 if not badges else 124) / costs_width(card.cost, 40))
        behind = box(12, top + 12, costs_width(card.cost, disc) + 10, disc + 10, disc / 2 + 5)
        paint(p, behind, clear("#1E1410", 0.5))
        costs_row(p, card.cost, 17, top + 17, disc, stock)
    _badges(p, badges, style.badge, top, beside=foot - top < CARD)


def _badges(p: QPainter, badges: list[tuple[str, int]], size: float, top: float, beside: bool) -> None:
    """Points below each other, or ``beside`` each other where there is little height."""
    if beside:
        size = min(size * 0.9, (CARD - 20) / 1.72 / max(1, len(badges)))
    for i, (kind, value) in enumerate(badges):
        down, left = (0.0, i * size * 1.72) if beside else (i * size * 1.08, 0.0)
        point_badge(p, kind, value, CARD - 10 - left, top + 11 + down, size)


def full_face(p: QPainter, id: str, stock: Mapping[str, int] | None = None) -> None:
    """With a ``stock`` the price shows what is met and what is missing."""
    card = CARDS[id]
    tone = tone_of(card)
    window = card_base(p, tone)
    with clipped(p, window.intersected(box(0, 0, CARD, 124))), at(p, 8, -12, 0.935):
        SCENES[card.name](p)
    with clipped(p, window):
        paint(p, box(0, 124, CARD, 120), "#FFFBEE", mix("#EFE2C2", tone, 0.22))
    _name_ribbon(p, card, tone)
    if card.cost:
        paint(p, box(12, 12, costs_width(card.cost, 27) + 9, 34, 17), clear("#1E1410", 0.5))
        costs_row(p, card.cost, 16.5, 15.5, 27, stock)
    for i, (kind, value) in enumerate(points_of(card)):
        point_badge(p, kind, value, CARD - 14, 14 + i * 40, 36)
    flavour = card.hero and not card.facts
    font = serif(15, REGULAR, True, fixed=True) if flavour else sans(15, fixed=True)
    write(p, QRectF(15, 153, 210, 60), texts.card_text(id), font, INK, CENTRE, 0.7)
    small = sans(10, SEMIBOLD, fixed=True)
    write(p, QRectF(15, 213, 210, 15), kind_label(card), small, dark(tone, 0.55), CENTRE, 0.8)


def _name_ribbon(p: QPainter, card: Card, tone: Colour) -> None:
    """The name on a ribbon in the colour of the kind, its tab with the kind's glyph on the left."""
    top = 119.0
    paint(p, box(5, top + 3, CARD - 10, 30), clear("#000000", 0.22))
    ink = readable_on(tone)
    pale = 0.3 if ink == QColor(INK) else 0.06
    paint(p, box(5, top, CARD - 10, 30), light(tone, pale), dark(tone, 0.36 - pale))
    for y in (top, top + 30):
        stroke(p, line((5, y), (CARD - 5, y)), dark(tone, 0.55), 1.4)
    write(p, QRectF(48, top - 1, 182, 30), texts.card_name(card.id), serif(19, fixed=True), ink, LEFT, 0.6)
    paint(p, oval(27, top + 15, 17.5), dark(tone, 0.2), dark(tone, 0.55), 1.2)
    stroke(p, oval(27, top + 15, 15), clear(CREAM, 0.7), 1.1)
    with at(p, 14, top + 2, 26 / 32):
        (GLYPHS.get(card.kind) or GLYPHS[card.place])(p)


# ---------------------------------------------------------------- central cards


def central_face(p: QPainter, what: str, banner: Colour, variant: int = 0, bare: bool = False) -> None:
    """Road, settlement or city: a picture from rim to rim, so that the middle row reads as one street."""
    with clipped(p, card_base(p, STREET)):
        if what == "road":
            road_scene(p, variant)
        elif what == "settlement":
            settlement_scene(p, banner)
        else:
            city_scene(p, banner)
    for kind, value in points_of(CARDS[f"central/{what}"]):
        point_badge(p, kind, value, CARD - 13, 13, 84 if bare else 58)


def central_reading_face(p: QPainter, id: str, banner: Colour, stock: Mapping[str, int] | None) -> None:
    """The same with its name and price, to be read."""
    central_face(p, CARDS[id].kind, banner)
    with clipped(p, box(10, 10, CARD - 20, CARD - 20, 8)):
        paint(p, box(0, 176, CARD, 64), "#FFFBEE", "#EFE2C2")
        stroke(p, line((0, 176), (CARD, 176)), dark(STREET, 0.5), 2)
    write(p, QRectF(16, 177, 208, 24), texts.card_name(id), serif(19, fixed=True), INK, CENTRE, 0.6)
    cost = CARDS[id].cost
    costs_row(p, cost, MIDDLE - costs_width(cost, 26) / 2, 202, 26, stock)


# ---------------------------------------------------------------- glyphs of the kinds


def _settlement_glyph(p: QPainter) -> None:
    paint(p, poly((4, 17), (16, 5), (28, 17), (25, 17), (25, 27), (7, 27), (7, 17)), CREAM)
    paint(p, box(13, 18, 6, 9, 3), "#3A4A2C")


def _city_glyph(p: QPainter) -> None:
    wall = (
        (5, 28),
        (5, 8),
        (9, 8),
        (9, 12),
        (13, 12),
        (13, 5),
        (19, 5),
        (19, 12),
        (23, 12),
        (23, 8),
        (27, 8),
    )
    paint(p, poly(*wall, (27, 28)), CREAM)
    paint(p, box(12.5, 18, 7, 10, 3.5), "#6A2418")


def _action_glyph(p: QPainter) -> None:
    paint(p, box(8, 6, 17, 20, 2), CREAM)
    for y in (11, 15, 19):
        stroke(p, line((12, y), (21, y)), "#7A6418", 1.7)
    for y in (5, 25):
        paint(p, box(5.5, y - 2, 21, 5, 2.5), "#FFFDF4", "#DCCB96")


def _event_glyph(p: QPainter) -> None:
    paint(p, star(16, 16, 14, 8, 0.36), CREAM)
    paint(p, oval(16, 16, 5.4), CREAM)


def _landscape_glyph(p: QPainter) -> None:
    paint(p, poly((2, 26), (12, 9), (18, 18), (22, 13), (30, 26)), CREAM)


GLYPHS: dict[str, Callable[[QPainter], None]] = {
    "settlement": _settlement_glyph,
    "city": _city_glyph,
    "action": _action_glyph,
    "event": _event_glyph,
    "landscape": _landscape_glyph,
}
