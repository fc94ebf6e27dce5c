"""Burgundy on the shelf: cover, supplies, marks and thumbnails."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter

from engine.burgundy import SPEC
from engine.burgundy.actions import SellGoods, TakeTile, TakeWorkers
from engine.burgundy.tiles import TILES
from engine.core.match import Match, new_match
from gui.burgundy.art.duchy import paint_duchy
from gui.burgundy.art.tiles import REACH, tile_pixmap
from gui.burgundy.card import explain, thing_name
from gui.burgundy.face import FACE
from gui.kit import resources
from gui.kit.theme import seat_colours
from gui.table.face import Privacy
from tests.gui.burgundy.sitting import SCRIPT


@pytest.fixture
def match() -> Match:
    return new_match(SPEC, ["Ann", "Ben"], {}, seed=1, script=SCRIPT)


def colours(image: QImage) -> set[int]:
    step = max(1, image.width() // 24)
    return {image.pixel(x, y) for x in range(0, image.width(), step) for y in range(0, image.height(), step)}


def test_the_cover_fills_its_rectangle() -> None:
    image = QImage(125, 165, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor("magenta"))
    painter = QPainter(image)
    FACE.cover(painter, QRectF(image.rect()))
    painter.end()
    assert len(colours(image)) > 60
    assert QColor("magenta").rgb() not in colours(image)


def test_the_thumbnail_shows_the_table(match: Match) -> None:
    image = FACE.thumbnail(match, QSize(240, 180))
    assert (image.width(), image.height()) == (240, 180)
    assert len(colours(image)) > 100


def test_supplies_are_those_of_the_seat(match: Match) -> None:
    left = {supply.name: supply.left for supply in FACE.supplies(match.game, 0, "blue")}
    assert left == {"Workers": 1, "Silver": 1, "Goods": 3, "Tiles laid": 1}


def test_deeds_have_marks_on_the_time_line() -> None:
    for action in (TakeTile(0, "d3a"), SellGoods(1, "brown"), TakeWorkers(0)):
        match = new_match(SPEC, ["Ann", "Ben"], {}, seed=1, script=SCRIPT)
        match.play(action)
        mark = FACE.time_mark(match.entries[-1])
        assert mark is not None
        image = QImage(40, 40, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        mark(painter, QRectF(4, 4, 32, 32))
        painter.end()
        assert len(colours(image)) > 20


@pytest.mark.parametrize("radius", [14.0, 26.0, 80.0])
def test_every_tile_has_its_own_picture(radius: float) -> None:
    seen = {}
    for tile in TILES:
        picture = tile_pixmap(tile, radius).toImage()
        assert picture.width() == round(2 * REACH * radius)
        middle = picture.copy(*(round(picture.width() * share) for share in (0.2, 0.1, 0.6, 0.7)))
        seen[tile] = bytes(middle.constBits())
    assert len(set(seen.values())) == len(TILES)


def test_pictures_are_kept() -> None:
    assert tile_pixmap("bank", 20.0).cacheKey() == tile_pixmap("bank", 20.0).cacheKey()


def test_a_duchy_has_all_its_colours() -> None:
    image = QImage(420, 420, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.translate(210, 210)
    painter.scale(30, 30)
    paint_duchy(painter, "1", seat_colours()[0])
    painter.end()
    assert len(colours(image)) > 60


def test_everything_can_be_explained(match: Match) -> None:
    for thing in (*TILES, "silver", "workers", "red"):
        assert thing_name(thing)
        assert len(explain(match.game, thing)) > 5
    assert "2 points for each" in explain(match.game, "red")
    assert "A die of 4" in explain(match.game, "red")


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_option_is_worded(language: str) -> None:
    texts = json.loads(resources.path("burgundy/options.json").read_text(encoding="utf-8"))
    for option in SPEC.options:
        assert texts[option.id]["title"][language]
        assert texts[option.id]["text"][language]
        if option.kind == "choice":
            for value in option.values:
                assert texts[option.id]["values"][str(value)][language]


def test_only_a_castle_that_is_hidden_needs_a_curtain() -> None:
    match = new_match(SPEC, ["Ann", "Ben"], {"boards": "chosen", "first_castle": "hidden"}, seed=1)
    asked = []
    for _ in range(6):
        assert match.decision is not None
        asked.append((match.decision.kind, FACE.privacy(match.game, match.decision.seat)))
        match.play(match.actions()[0])
    secret = [privacy for kind, privacy in asked if kind == "choose_castle"]
    assert secret == [Privacy.CURTAIN] * 2
    assert {privacy for kind, privacy in asked if kind != "choose_castle"} == {Privacy.OPEN}
