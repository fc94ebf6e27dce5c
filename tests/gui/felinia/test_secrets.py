"""Only what the eyes may see lies face up."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any, cast

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.core.match import Entry, Match
from engine.felinia.actions import TakeBonus
from engine.felinia.box import BONUS_TILES
from engine.felinia.professional import CARDS, KeepPlace
from gui.felinia import board, hand
from gui.felinia.board import FeliniaBoard
from gui.felinia.explain import explain
from gui.felinia.face import FACE
from gui.felinia.looks import Placed
from gui.felinia.setting import setting
from gui.felinia.targets import Targets
from gui.felinia.texts import sort_name
from gui.felinia.words import FeliniaWords
from gui.table import curtain, flow
from gui.table.face import Privacy
from gui.table.secrecy import ONLOOKER
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
    known += [*game.scores(), WORDS.progress(game)]
    decision = game.decision()
    known.append(WORDS.doing(decision))
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


def picture_of(match: Any, game: Any) -> QImage:
    """What a list of saves shows of a match that stands like this game."""
    return FACE.thumbnail(cast(Match, SimpleNamespace(seats=match.seats, game=game)), QSize(240, 180))


def test_a_thumbnail_shows_what_an_onlooker_may_see(qapp: QApplication) -> None:
    match: Any = match_of(3, seed=6)
    luck = random.Random(6)
    while sum(len(family.tiles) for family in match.game.state.families) < 2:
        deeds = [action for action in match.actions() if action.kind not in ("sell", "pass")]
        match.play(luck.choice(deeds or match.actions()))
    for seat in range(3):
        other = match.game.guess(seat, 17 + seat)
        assert other.digest() != match.game.digest()
        assert picture_of(match, other) == picture_of(match, match.game)


def mark_of(entry: Entry) -> QImage | None:
    """The mark of an action on the time line, as it looks."""
    paint = FACE.time_mark(entry)
    if paint is None:
        return None
    image = QImage(48, 48, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    paint(painter, QRectF(0, 0, 48, 48))
    painter.end()
    return image


def in_secret(entry: Entry, eyes: int) -> list[Entry]:
    """The entry as the eyes get it, with every action that could have been behind it for all they know."""
    seen = tuple(known for event in entry.events if (known := event.seen_by(eyes)) is not None)
    actions = [entry.action]
    if entry.seat != eyes and isinstance(entry.action, KeepPlace):
        actions += [KeepPlace(card) for card in CARDS]
    if entry.seat != eyes and isinstance(entry.action, TakeBonus):
        actions += [TakeBonus(tile) for tile in BONUS_TILES]
    return [Entry(entry.decision, action, seen) for action in actions]


@pytest.mark.parametrize("seed", [2, 9])
def test_log_and_time_line_do_not_tell_what_was_chosen_in_secret(qapp: QApplication, seed: int) -> None:
    """What the log says is also what is announced, and by what others' moves are undone."""
    match: Any = match_of(3, seed=seed, professional=True)
    luck = random.Random(seed)
    for seat in range(3):
        match.game.change(seat, gold=4, spice=4)
    while match.decision is not None:
        deeds = [action for action in match.actions() if action.kind not in ("sell", "pass")]
        secret = [action for action in deeds if action.kind in ("take_bonus", "keep_place")]
        match.play(luck.choice(secret or deeds or match.actions()))
    compared = 0
    for entry in match.entries:
        for eyes in (ONLOOKER, 0, 1, 2):
            known, *others = in_secret(entry, eyes)
            for other in others:
                assert WORDS.entry(other, match.seats) == WORDS.entry(known, match.seats)
                assert mark_of(other) == mark_of(known)
                compared += 1
    assert {entry.action.kind for entry in match.entries} >= {"take_bonus", "keep_place"}
    assert compared


def test_nothing_is_said_aloud_about_a_place_that_was_chosen_in_secret(
    qtbot: QtBot, store: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    match: Any = match_of(2, seed=3, professional=True)
    play_until(match, "choose_place")
    keeper, kept = match.decision.seat, next(a for a in match.actions() if isinstance(a, KeepPlace))
    secrets = {sort_name(card) for card in match.game.extra["professional"].drawn}
    watched = Watched(qtbot, match)
    said: list[str] = []

    def hear(text: str, urgent: bool = False) -> None:
        if watched.table.referee.secrecy.eyes != keeper:  # else nobody but the keeper is there to hear it
            said.append(text)

    for room in (flow, curtain, hand, board):
        monkeypatch.setattr(room, "announce", hear)
    lift = watched.table.furniture.curtain.button
    qtbot.mouseClick(lift, Qt.MouseButton.LeftButton)
    assert watched.board.eyes == keeper
    watched.board.chosen.emit(kept)
    watched.board.finish()
    assert match.history[-1] == kept
    assert watched.board.eyes is None
    furniture = watched.table.furniture
    lines = [row.line for row in furniture.log.model.rows]
    told = [*said, *(f"{line.text} {line.detail}" for line in lines), watched.table.tools.undo.toolTip()]
    told += [button.words() for button in furniture.prompt.buttons]
    assert lines
    assert said
    assert not [text for text in told if any(name in text for name in secrets)]
    watched.table.close()


def test_the_end_shows_all_but_the_way_back_keeps_its_secrets(qtbot: QtBot, store: Any) -> None:
    match: Any = match_of(2, seed=3)
    luck = random.Random(2)
    while match.decision is not None:
        deeds = [action for action in match.actions() if action.kind not in ("sell", "pass")]
        match.play(luck.choice(deeds or match.actions()))
    watched = Watched(qtbot, match)

    def faces() -> set[object]:
        pieces = watched.board.pieces.items.items()
        return {
            item.look.name[0]
            for name, item in pieces
            if name[1:].startswith("/tile/") and "count" not in name
        }

    assert faces() == {"front"}, "at the end everything lies open"
    before = next(
        n for n, entry in enumerate(match.entries) if any(e.kind == "tile_taken" for e in entry.events)
    )
    watched.table.flow.look_at(before + 1)
    assert watched.board.eyes is None
    assert faces() == {"back"}, "as it was: others might still keep it to themselves"
    watched.table.close()
