"""The small judgement by which the easy bot plays."""

from __future__ import annotations

import pytest

from engine.bots import easy
from engine.core.chance import Chance
from engine.felinia.judge import prospects
from engine.felinia.scoring import EndGame
from tests.engine.felinia.table import ANN, CHEETAH_945, LION_500, Table


def test_better_things_are_judged_better() -> None:
    table = Table(2).moor(CHEETAH_945, LION_500).give(ANN, goods="wine", silver=1)
    plain = prospects(table.game, ANN)
    ready = prospects(table.give(ANN, goods="clothes clothes glass").game, ANN)
    aboard = prospects(table.give(ANN, goods="").aboard(0, ANN).game, ANN)
    assert plain < ready < aboard
    table.stand(ANN, "lion_p1")
    assert prospects(table.game, ANN) > aboard


def test_a_finished_game_has_no_prospects() -> None:
    assert prospects(Table(2).go(EndGame()).game, ANN) == 0


@pytest.mark.parametrize("professional", [False, True], ids=["basic", "professional"])
def test_the_easy_bot_beats_chance(professional: bool) -> None:
    table, luck = Table(2, seed=3, professional=professional), Chance.start(3)
    while not table.match.over:
        seat = table.decision.seat
        actions = table.match.actions()
        table.play(easy.best(table.game, seat, 60, luck) if seat == ANN else luck.pick("any", actions))
    ann, ben = table.match.scores()
    assert ann > 20
    assert ann > 2 * ben
