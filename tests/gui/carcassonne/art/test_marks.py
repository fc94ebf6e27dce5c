"""Marks over the land: seen where they belong, and told apart without colour."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter

from gui.carcassonne.art import marks, tiles
from gui.carcassonne.art.regions import Part, region
from gui.kit.fonts import sans
from gui.kit.settings import settings
from gui.kit.theme import SeatColour, seat_colour, seat_colours

CELL = QRectF(20, 20, 100, 100)


def painted(draw: Callable[[QPainter], None]) -> QImage:
    image = QImage(140, 140, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    p = QPainter(image)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw(p)
    p.end()
    return image


def in_hand(p: QPainter, fits: bool) -> None:
    marks.paint_in_hand(p, CELL, tiles.tile_pixmap("base/u", 0, 100), fits)


def test_a_lawful_place_glows_and_a_dead_one_does_not() -> None:
    lawful = painted(lambda p: marks.paint_lawful(p, CELL)).pixelColor(30, 70)
    dead = painted(lambda p: marks.paint_dead(p, CELL)).pixelColor(70, 70)
    assert lawful.lightness() > 120
    assert dead.lightness() < 20
    assert 0 < dead.alpha() < 120


def test_a_place_under_the_pointer_glows_more() -> None:
    faint, strong = (
        painted(lambda p, s=s: marks.paint_lawful(p, CELL, s)).pixelColor(70, 70) for s in (1.0, 1.6)
    )
    assert strong.alpha() > faint.alpha()


def test_a_tile_in_hand_is_dimmed_where_it_does_not_fit() -> None:
    fits, not_here = (painted(lambda p, f=f: in_hand(p, f)).pixelColor(70, 40) for f in (True, False))
    assert not_here.lightness() < fits.lightness() * 0.8


def test_turn_buttons_lie_at_the_lower_corners_and_apart() -> None:
    left, right = marks.turn_buttons(CELL)
    assert left.center() == CELL.bottomLeft()
    assert right.center() == CELL.bottomRight()
    small = marks.turn_buttons(QRectF(0, 0, 30, 30))
    assert small[0].width() >= 24  # large enough to hit, however small the tile
    faces = [
        painted(lambda p, c=c: marks.paint_turn_button(p, QRectF(40, 40, 60, 60), c)) for c in (True, False)
    ]
    assert faces[0] != faces[1]


@pytest.mark.parametrize("colour", seat_colours(), ids=lambda colour: colour.id)
def test_the_last_move_shows_its_players_colour(colour: SeatColour) -> None:
    image = painted(lambda p: marks.paint_last_move(p, CELL, colour))
    assert image.pixelColor(30, 23).rgb() == colour.fill.rgb()
    assert image.pixelColor(70, 70).alpha() == 0


def owned(owners: list[SeatColour]) -> QImage:
    def draw(p: QPainter) -> None:
        p.scale(140, 140)
        marks.paint_ownership(p, region([Part((0, 0), "base/b", 0, 1)]), owners, 1 / 140)

    return painted(draw)


def test_owners_of_a_field_are_told_apart_by_their_marks() -> None:
    yellow, blue = seat_colour("yellow"), seat_colour("blue")
    disguised = SeatColour(yellow.id, yellow.fill, yellow.dark, blue.mark)
    assert owned([yellow]) != owned([disguised])


def test_a_shared_field_shows_all_owners() -> None:
    image = owned([seat_colour("yellow"), seat_colour("red")])
    seen = {image.pixelColor(x, y).hue() for x in range(140) for y in range(140)}
    assert any(35 <= hue <= 55 for hue in seen)
    assert any(0 <= hue <= 12 or hue >= 350 for hue in seen)


def test_ownership_leaves_the_monastery_free() -> None:
    assert owned([seat_colour("red")]).pixelColor(70, 74).alpha() == 0


def test_a_feature_glows_on_its_own_ground_and_a_little_around() -> None:
    def draw(p: QPainter) -> None:
        p.fillRect(0, 0, 140, 140, QColor("#8DB255"))
        p.scale(140, 140)
        marks.paint_feature_glow(p, region([Part((0, 0), "base/u", 0, 0)]), 1 / 140)

    image = painted(draw)
    plain = QColor("#8DB255").lightness()
    assert image.pixelColor(10, 70).lightness() > plain + 10
    assert image.pixelColor(70, 10).rgb() == QColor("#8DB255").rgb()


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_a_bubble_has_room_for_its_words(scale: float) -> None:
    settings().change(text_scale=scale)
    parts = "7 tiles × 2 + 3 shields × 2"
    rect = marks.bubble_rect(QPointF(400, 300), "City, when closed", parts)
    assert rect.width() > QFontMetricsF(sans(13)).horizontalAdvance(parts) + rect.height()
    assert rect.bottom() < 300
    assert rect.center().x() == pytest.approx(400)


def test_a_pile_sinks_with_its_tiles() -> None:
    def top(count: int) -> int:
        image = painted(lambda p: marks.paint_stack(p, QRectF(20, 10, 90, 120), count))
        return next(y for y in range(140) if image.pixelColor(60, y).alpha() == 255)

    assert top(70) < top(30) < top(3)
