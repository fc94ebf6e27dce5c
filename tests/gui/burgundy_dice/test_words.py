"""Sentences: every action, decision, event and refusal has words, and none tells a secret."""

from __future__ import annotations

import pytest

from engine.burgundy_dice import SPEC
from engine.burgundy_dice.duchies import NAMES as HEXES
from engine.burgundy_dice.values import END_TURN, TAKE_WORKER, GameOver, Mark, Sell, StartAt
from engine.core.chance import Chance
from engine.core.match import Entry, Match, new_match
from gui.burgundy_dice.face import FACE
from gui.burgundy_dice.log import Log
from tests.gui.burgundy_dice.sitting import BLUE, NAMES, VIOLET, YELLOW, sat_down

WORDS = FACE.words()


def played(players: int, seed: int, **options: str) -> Match:
    match = new_match(SPEC, NAMES[:players], options, seed)
    luck = Chance.start(seed)
    while not match.over:
        match.play(luck.pick("action", match.actions()))
    return match


@pytest.mark.parametrize(
    ("players", "castles"), [(1, "secret"), (3, "different"), (5, "secret"), (2, "same")]
)
def test_everything_in_a_game_can_be_said(players: int, castles: str) -> None:
    match = played(players, players, castles=castles)
    for count, entry in enumerate(match.entries):
        game = match.at(count)
        prompt = WORDS.prompt(game, entry.decision, match.seats)
        assert prompt.title
        assert WORDS.doing(entry.decision)
        assert WORDS.progress(game)
        for action in game.actions():
            assert action.kind not in WORDS.action(game, action)
        for line in WORDS.entry(entry, match.seats):
            for told in (line.text, line.detail):
                assert "{" not in told
                assert "None" not in told
        for event in entry.events:
            if event.reveals:
                assert WORDS.revealed(event).endswith(".")
    assert WORDS.entry(match.entries[-1], match.seats)[-1].text


def test_every_refusal_of_a_marking_has_a_sentence() -> None:
    match = sat_down((1, 5, VIOLET, BLUE, 1), players=2)
    reasons = set()
    for bonus in ("", "monk", "worker", "silver"):
        for hex in HEXES:
            for number in range(1, 7):
                refusal = match.game.why_not(Mark(hex, number, bonus))
                if refusal is not None and refusal.reason not in ("first", "needless"):
                    reasons.add(refusal.reason)
                    assert WORDS.refusal(refusal), refusal
    assert {"apart", "marked", "colour", "number", "river", "monastery", "one_bonus", "no_worker"} <= reasons


def test_the_log_of_another_seat_is_empty_until_the_round_ends() -> None:
    match = sat_down((3, 5, YELLOW, BLUE, 1), players=2)
    match.play(Mark("h28", 3))
    entry = match.entries[-1]
    assert "pasture" in WORDS.entry(entry, match.seats)[0].text
    seen = Entry(entry.decision, entry.action, tuple(e for e in entry.events if e.seen_by(1) is not None))
    assert WORDS.entry(seen, match.seats) == []


def test_points_join_the_line_of_the_turn_they_come_from() -> None:
    match = sat_down((3, 5, YELLOW, BLUE, 1), players=2)
    for action in (Mark("h28", 3), END_TURN, TAKE_WORKER, END_TURN):
        match.play(action)
    lines = WORDS.entry(match.entries[-1], match.seats)
    (line,) = [line for line in lines if line.points]
    assert line.seat == 0
    assert line.points == ((0, 2),)
    assert "0/h28" in line.places


@pytest.mark.parametrize(
    ("points", "praise"), [(50, "More than 50"), (51, "good"), (61, "very good"), (71, "first class")]
)
def test_a_solo_game_is_rated(points: int, praise: str) -> None:
    match = sat_down((3, 5, YELLOW, BLUE, 1))
    (line,) = Log(WORDS, match.seats).lines([GameOver((0,), (points,))])
    assert praise in line.text


def test_actions_have_names() -> None:
    match = sat_down((3, 5, YELLOW, BLUE, 1))
    assert WORDS.action(match.game, Sell(0)) == "Keep the goods"
    assert WORDS.action(match.game, StartAt("h11")) == "start with this castle"
    assert "river" in WORDS.action(match.game, Mark("h26", 5))
