"""No decision gets stuck: whatever can be done is a touch on the board or a plain button, and can be said."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from engine.catan_duel import SPEC
from engine.catan_duel.values import CardDrawn, Demolish, Pass, Roll
from engine.core.match import Match, new_match
from gui.catan_duel import log
from gui.catan_duel.face import FACE
from gui.kit.settings import settings

PLAIN = {"pass", "roll", "pay_levy"}


def _games(game: str, seed: int, moves: int) -> Iterator[Match]:
    """Every position of a random game in which cards are built rather than demolished."""
    match = new_match(SPEC, ["Ann", "Ben"], {"game": game}, seed=seed)
    chance = random.Random(seed)
    for _ in range(moves):
        if match.over:
            return
        yield match
        actions = match.actions()
        wanted = [a for a in actions if a.kind in ("build", "play")] if chance.random() < 0.7 else []
        rest = [a for a in actions if not isinstance(a, Demolish)]
        calm = [a for a in rest if isinstance(a, Pass)] if chance.random() < 0.6 else []
        match.play(chance.choice(wanted or calm or rest))


@pytest.mark.parametrize("game", ["first", "gold", "turmoil", "progress"])
def test_every_action_of_a_game_can_be_made_by_hand_or_by_button(qtbot: QtBot, game: str) -> None:
    board: Any = None
    kinds = set()
    for match in _games(game, 5, 260):
        decision = match.decision
        assert decision is not None
        kinds.add(decision.kind)
        if board is None:
            board = FACE.board(match.seats)
        board.show_game(match.game, decision.seat)
        board.offer(decision, match.actions())
        for action in match.actions():
            assert board.takes(action) or action.kind in PLAIN, (decision.kind, action)
        for spot in board._touch.open():
            assert board._touch.rect(spot) is not None, (decision.kind, spot)
        for first in board._touch.ways.firsts():
            if seconds := board._touch.ways.seconds(first):
                board._touch.pick_up(first)
                assert all(board._touch.rect(second) is not None for second in seconds), (first, seconds)
                board._touch.put_back()
    assert len(kinds) > 6


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_decision_action_and_event_has_words(language: str) -> None:
    settings().change(language=language)
    words = FACE.words()
    for game in ("first", "gold", "turmoil", "progress"):
        for match in _games(game, 7, 220):
            decision = match.decision
            assert decision is not None
            prompt = words.prompt(match.game, decision, match.seats)
            assert "{" not in prompt.title + prompt.hint
            assert prompt.title
            for action in match.actions():
                said = words.action(match.game, action)
                assert said
                assert said != action.kind or isinstance(action, (Pass, Roll))
            assert words.progress(match.game)
        for entry in match.entries:
            for line in words.entry(entry, match.seats):
                assert line.text
                assert "{" not in line.text + line.detail


def test_the_log_does_not_tell_what_the_other_drew() -> None:
    match = next(
        m
        for m in _games("first", 7, 60)
        if any(isinstance(e, CardDrawn) for en in m.entries for e in en.events)
    )
    drawn = next(e for entry in match.entries for e in entry.events if isinstance(e, CardDrawn))
    own = log.lines([drawn.seen_by(drawn.seat)], match.seats)[0]
    others = log.lines([drawn.seen_by(1 - drawn.seat)], match.seats)[0]
    assert own.detail
    assert not others.detail
    assert own.text == others.text
