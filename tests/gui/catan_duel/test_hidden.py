"""Nothing of a hand shows in pictures, marks and sentences that the other can see."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from engine.catan_duel import SPEC
from engine.catan_duel.catalog import CARDS
from engine.catan_duel.game import CatanDuel
from engine.catan_duel.table import Slot
from engine.core.match import Entry, Seat, new_match
from engine.core.values import Part
from gui.catan_duel import face as face_room
from gui.catan_duel.face import FACE
from gui.catan_duel.texts import card_name
from gui.catan_duel.words import CatanWords
from gui.kit.announce import announcer
from gui.table.secrecy import ONLOOKER
from gui.table.view import TableView
from tests.engine.catan_duel.duel import BLUE, RED
from tests.engine.catan_duel.games import played_a_while
from tests.engine.catan_duel.test_secrets import hidden_from

BOXES = ["first", "gold", "turmoil", "progress"]


def other_hands(game: CatanDuel) -> None:
    """Both hold other cards with the same backs."""
    for seat, hand in enumerate(game.state.hands):
        others = [
            next(card.id for card in CARDS.values() if card.back == slot.back and card.id != slot.card)
            for slot in hand
        ]
        game.state.hands[seat] = tuple(Slot(card, 1 << seat) for card in others)


@pytest.mark.parametrize("box", BOXES)
def test_a_thumbnail_is_the_same_whatever_the_hands_hold(qtbot: QtBot, box: str) -> None:
    match = played_a_while(box, 150)
    game: Any = match.game
    before, hands = FACE.thumbnail(match, QSize(320, 200)), list(game.state.hands)
    other_hands(game)
    assert game.state.hands != hands
    assert FACE.thumbnail(match, QSize(320, 200)) == before


@pytest.mark.parametrize("box", BOXES)
def test_time_marks_show_only_what_both_have_seen(box: str, monkeypatch: pytest.MonkeyPatch) -> None:
    marked: list[str] = []
    monkeypatch.setattr(face_room, "card_painter", marked.append)
    match = played_a_while(box, 300)
    for count, entry in enumerate(match.entries, 1):
        marked.clear()
        FACE.time_mark(entry)
        game = match.at(count)
        assert isinstance(game, CatanDuel)
        assert not set(marked) & (hidden_from(game, RED) | hidden_from(game, BLUE)), entry


@pytest.mark.parametrize("box", BOXES)
def test_the_log_of_an_onlooker_names_no_hidden_card(box: str) -> None:
    match = played_a_while(box, 300)
    words = CatanWords()
    for count, entry in enumerate(match.entries, 1):
        before, after = match.at(count - 1), match.at(count)
        assert isinstance(before, CatanDuel)
        assert isinstance(after, CatanDuel)
        in_hands = {
            card for game in (before, after) for seat in (RED, BLUE) for card in game.prince(seat).hand
        }
        secret = in_hands & (hidden_from(after, RED) | hidden_from(after, BLUE))
        seen = tuple(shown for event in entry.events if (shown := event.seen_by(ONLOOKER)) is not None)
        public = {getattr(event, "card", None) for event in seen}
        lines = words.entry(Entry(entry.decision, entry.action, seen), match.seats)
        told = " ".join(f"{line.text} {line.detail} {line.places}" for line in lines)
        assert [card for card in secret - public if card_name(card) in told or card in told] == []


def test_what_a_bot_draws_is_not_said_aloud(qtbot: QtBot) -> None:
    """Ben takes his first hand; Ann hears that he does, not what."""
    seats = [Seat("Ann", "red"), Seat("Ben", "blue", "easy")]
    match = new_match(SPEC, seats, seed=3, script={"start die": [1, 6]})
    heard: list[str] = []
    announcer.spoken.connect(heard.append)
    table = TableView(match, FACE)
    qtbot.addWidget(table)
    table.resize(1280, 800)
    table.show()
    qtbot.waitUntil(lambda: match.decision is not None and match.decision.seat == RED, timeout=20000)
    announcer.spoken.disconnect(heard.append)
    game: Any = match.game
    assert sum("Ben draws a card" in said for said in heard) == 3
    assert [said for said in heard for card in game.prince(BLUE).hand if card_name(card) in said] == []
    table.shut()


@pytest.mark.parametrize(
    ("part", "said"),
    [
        (Part("settlements", 2, 1), "2 settlement(s)"),
        (Part("settlements", -1, 1), "\u22121 settlement(s)"),
        (Part("cities", 1, 2), "1 city(s) \u00d7 2"),
        (Part("expansions", -2, 1), "\u22122 point(s) on buildings"),
        (Part("strength_token", -1, 1), "strength advantage lost"),
        (Part("trade_token", 1, 1), "trade advantage"),
    ],
)
def test_points_that_are_lost_are_said_without_a_raw_plural(qtbot: QtBot, part: Part, said: str) -> None:
    assert CatanWords().part(part) == said
