"""Every card of the box has a picture of its own."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtGui import QImage, QPainter

from engine.catan_duel.catalog import CARDS
from gui.catan_duel.art.backs import BACKS
from gui.catan_duel.art.gallery import SCENES
from gui.catan_duel.art.landscape import LANDS, landscape_frame, landscape_ground
from gui.catan_duel.pictures import back_pixmap, face_pixmap, road_pixmap
from gui.kit.settings import settings

SHOWN = [card.id for card in CARDS.values()]
DIFFERENT = [card.id for card in CARDS.values() if not card.same_as]


def _painted(draw: Callable[[QPainter], None]) -> QImage:
    image = QImage(120, 120, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.scale(0.5, 0.5)
    draw(painter)
    painter.end()
    return image


def test_the_box_holds_180_cards_and_each_can_be_painted() -> None:
    assert sum(card.count for card in CARDS.values()) == 180
    for card in SHOWN:
        for full in (False, True):
            assert not face_pixmap(card, 60, full).isNull()


def test_no_two_cards_show_the_same_picture() -> None:
    expansions = [card for card in DIFFERENT if CARDS[card].kind in ("action", "building", "unit", "event")]
    expansions.append("gold/gold_cache")
    pictures = {card: _painted(SCENES[card]) for card in expansions}
    assert set(pictures) == set(SCENES)
    seen: dict[int, str] = {}
    for card, picture in pictures.items():
        twin = seen.setdefault(hash(bytes(picture.constBits())), card)
        assert twin == card, f"{card} looks like {twin}"


def test_no_two_landscapes_look_quite_alike() -> None:
    lands = [CARDS[card] for card in DIFFERENT if CARDS[card].kind == "landscape"]
    assert len(lands) == 24
    faces = {bytes(face_pixmap(card.id, 100).toImage().constBits()) for card in lands}
    assert len(faces) == 24
    for kind in LANDS:
        numbers = [card.facts["number"] for card in lands if card.stores == kind]
        grounds = {
            bytes(_painted(lambda p, n=number, k=kind: landscape_ground(p, k, n)).constBits())
            for number in numbers
        }
        assert len(grounds) > 1


@pytest.mark.parametrize("above", [False, True])
def test_the_frame_of_a_landscape_tells_its_stock(above: bool) -> None:
    frames = [
        _painted(lambda p, t=turned: landscape_frame(p, "wool", t, above)) for turned in (0, 1, 2, 3, 1.5)
    ]
    assert len({bytes(frame.constBits()) for frame in frames}) == 5
    assert frames[0] == _painted(lambda p: landscape_frame(p, "wool", 4, above))  # once round


def test_every_back_can_be_painted_with_and_without_its_name() -> None:
    small = {bytes(back_pixmap(back, 60).toImage().constBits()) for back in BACKS}
    assert len(small) == len(BACKS)
    for back in BACKS:
        assert back_pixmap(back, 120).width() == 120


def test_a_face_tells_what_of_its_price_is_missing() -> None:
    poor = face_pixmap("base/abbey", 100, full=True, stock={})
    rich = face_pixmap("base/abbey", 100, full=True, stock={"brick": 1, "grain": 1, "ore": 1})
    assert poor.toImage() != rich.toImage()
    assert poor.cacheKey() == face_pixmap("base/abbey", 100, full=True, stock={"wool": 3}).cacheKey()


def test_faces_speak_both_languages() -> None:
    english = face_pixmap("base/storehouse", 140, full=True).toImage()
    settings().change(language="de")
    assert face_pixmap("base/storehouse", 140, full=True).toImage() != english


def test_two_roads_differ() -> None:
    assert road_pixmap(80, 0).toImage() != road_pixmap(80, 1).toImage()
