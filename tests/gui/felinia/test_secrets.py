"""Only what the eyes may see lies face up."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from gui.felinia.setting import setting
from gui.felinia.words import FeliniaWords
from gui.kit.theme import seat_colour
from tests.gui.felinia.sitting import match_of


def laid(match: Any, eyes: int | None) -> dict[str, Any]:
    colours = [seat_colour(seat.colour) for seat in match.seats]
    return {
        name: placed.look.name[0]
        for name, placed in setting(match.game, eyes, colours, FeliniaWords()).items()
    }


@pytest.fixture
def match(qapp: QApplication) -> Any:
    match = match_of(3, professional=True)
    match.game.change(1, tiles=("trade_tiger_1",), bonus=("bonus_lion",), specials=("special_windfall",))
    return match


def test_own_tiles_lie_open_for_their_owner_alone(match: Any) -> None:
    own, other, nobody = laid(match, 1), laid(match, 0), laid(match, None)
    assert own["1/tile/0"] == "front"
    assert other["1/tile/0"] == nobody["1/tile/0"] == "back"
    assert own["1/bonus/0"] == "bonus"
    assert other["1/bonus/0"] == "bonus back"
    assert other["1/special/special_windfall"] == "special"


def test_place_cards_are_seen_by_who_drew_them(match: Any) -> None:
    places = match.game.extra["professional"]
    card = places.stack.pop()
    places.kept[1] = (card,)
    places.drawn, places.drawer = (places.stack.pop(),), 1
    colours = [seat_colour(seat.colour) for seat in match.seats]

    def shown(eyes: int | None, name: str) -> object:
        return setting(match.game, eyes, colours, FeliniaWords())[name].look.name[1]

    assert shown(1, "1/place/0") == card
    assert shown(0, "1/place/0") is None
    assert shown(1, "drawn/0") == places.drawn[0]
    assert shown(2, "drawn/0") is None


def test_face_down_tiles_do_not_tell_their_cat(qapp: QApplication) -> None:
    match: Any = match_of(2)
    colours = [seat_colour(seat.colour) for seat in match.seats]
    for name, placed in setting(match.game, 0, colours, FeliniaWords()).items():
        if name.startswith("tile/"):
            assert placed.look.name[:2] == ("back", name.split("/")[1].split("_")[0])
