"""Only what the eyes may see lies face up."""

from __future__ import annotations

import random
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gui.felinia.board import FeliniaBoard
from gui.felinia.explain import explain
from gui.felinia.face import FACE
from gui.felinia.looks import Placed
from gui.felinia.setting import setting
from gui.felinia.targets import Targets
from gui.felinia.words import FeliniaWords
from gui.table.face import Privacy
from gui.table.view import TableView
from tests.gui.felinia.sitting import NAMES, match_of

WORDS = FeliniaWords()


def shown(match: Any, eyes: int | None) -> dict[str, Placed]:
    """Everything on the table for somebody's eyes."""
    return setting(match.game, eyes, FeliniaBoard(match.seats).chairs, FeliniaWords())


def laid(match: Any, eyes: int | None) -> dict[str, Any]:
    return {name: placed.look.name[0] for name, placed in shown(match, eyes).items()}


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

    def face(eyes: int | None, name: str) -> object:
        return shown(match, eyes)[name].look.name[1]

    assert face(1, "1/place/0") == card
    assert face(0, "1/place/0") is None
    assert face(1, "drawn/0") == places.drawn[0]
    assert face(2, "drawn/0") is None


def test_face_down_tiles_do_not_tell_their_cat(qapp: QApplication) -> None:
    match: Any = match_of(2)
    for name, placed in shown(match, 0).items():
        if name.startswith("tile/"):
            assert placed.look.name[:2] == ("back", name.split("/")[1].split("_")[0])


class Watched:
    """A match at the table between people, from which an onlooker tries to learn a secret."""

    def __init__(self, qtbot: QtBot, match: Any) -> None:
        self.table = TableView(match, FACE)
        qtbot.addWidget(self.table)
        self.table.resize(1280, 800)
        self.table.show()
        self.board: Any = self.table.furniture.board


def play_until(match: Any, kind: str) -> None:
    luck = random.Random(4)
    while match.decision is not None and match.decision.kind != kind:
        deeds = [action for action in match.actions() if action.kind not in ("sell", "pass")]
        match.play(luck.choice(deeds or match.actions()))
    assert match.decision is not None


def test_a_stone_is_placed_in_sight_of_all(qtbot: QtBot, store: Any) -> None:
    match: Any = match_of(2)
    match.game.change(0, tiles=("trade_tiger_1",))
    watched = Watched(qtbot, match)
    assert watched.board.eyes is None
    assert watched.board.pieces.items["0/tile/0"].look.name[0] == "back"
    assert watched.board.open_card("0/board")
    assert "Trade tiles: ?" in watched.board._card.said.text
    assert watched.board._card.said.text.endswith("1 × Land of the Tigers"), "its back is known, not its cat"
    watched.table.close()


def test_only_mysterious_places_call_for_the_curtain(qtbot: QtBot, store: Any) -> None:
    match: Any = match_of(2, seed=3, professional=True)
    while match.decision is not None:
        curtain = FACE.privacy(match.game, match.decision.seat) is Privacy.CURTAIN
        assert curtain == (match.decision.kind == "choose_place")
        deeds = [action for action in match.actions() if action.kind != "sell"]
        match.play(deeds[len(match.history) * 7 % len(deeds)] if deeds else match.actions()[0])


def test_behind_the_curtain_nobody_sees_the_places(qtbot: QtBot, store: Any) -> None:
    match: Any = match_of(2, seed=3, professional=True)
    play_until(match, "choose_place")
    watched = Watched(qtbot, match)
    assert watched.table.flow.referee.secrecy.needs_curtain
    drawn = [item for name, item in watched.board.pieces.items.items() if name.startswith("drawn/")]
    assert drawn
    assert all(item.look.name[1] is None for item in drawn)
    watched.table.close()


def told(match: Any, game: Any, eyes: int | None) -> list[object]:
    """Everything that somebody can learn from table, cards, prompt and supplies."""
    chairs = FeliniaBoard(match.seats).chairs
    pieces = setting(game, eyes, chairs, WORDS)
    known: list[object] = [
        (name, *placed.look.name, placed.place.toTuple()) for name, placed in pieces.items()
    ]
    targets = Targets(game, [chair.home for chair in chairs])
    for name in (*targets._pointable(), *game.island.provinces):
        said = explain(game, name, eyes, NAMES, WORDS)
        known.append((name, said and (said.title, said.text, said.look and said.look.name)))
    known += [(supply.name, supply.left) for seat in range(3) for supply in FACE.supplies(game, seat, "red")]
    known += [(supply.name, supply.left) for supply in FACE.remaining(game).kinds]  # type: ignore[union-attr]
    decision = game.decision()
    if FACE.privacy(game, decision.seat) is Privacy.FACE_DOWN or eyes == decision.seat:
        asked = WORDS.prompt(game, decision, match.seats)
        known += [asked.title, asked.hint, *(WORDS.action(game, action) for action in game.actions())]
    return known


@pytest.mark.parametrize("professional", [False, True], ids=["basic", "professional"])
def test_nothing_that_is_shown_depends_on_what_the_eyes_may_not_know(
    qapp: QApplication, professional: bool
) -> None:
    match: Any = match_of(3, seed=6, professional=professional)
    luck = random.Random(6)
    compared = 0
    while match.decision is not None:
        if luck.random() < 0.07 or match.decision.kind == "choose_place":
            for seat in range(3):
                other = match.game.guess(seat, luck.randrange(1000))
                for eyes in (seat, None):
                    assert told(match, other, eyes) == told(match, match.game, eyes)
                compared += other.digest() != match.game.digest()
        deeds = [action for action in match.actions() if action.kind not in ("sell", "pass")]
        match.play(luck.choice(deeds if deeds and luck.random() < 0.92 else match.actions()))
    assert compared > 20, "games that differ, but not for these eyes"
