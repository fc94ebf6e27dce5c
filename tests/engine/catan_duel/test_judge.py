"""The small judgement of the bots."""

from __future__ import annotations

from math import inf

from engine.bots import decide
from engine.catan_duel.values import Build, Pass
from engine.core.chance import Chance
from tests.engine.catan_duel.duel import RED, Duel


def test_a_city_is_built_although_its_price_is_paid_in_many_small_choices() -> None:
    """Ore lies on two mountains and grain on two fields: the point comes only after five decisions."""
    duel = Duel("turmoil")
    duel.land(RED, "0t", "central/mountains-4")
    duel.land(RED, "0b", "central/fields-5")
    duel.act()
    duel.stock(RED, ore=5, grain=5)
    action = decide(duel.game, RED, "easy", inf, Chance.start(1))
    assert isinstance(action, Build)
    assert action.card == "central/city"
    before = duel.game.points[RED]
    after = duel.game.copy()
    while not isinstance(action, Pass):
        after.apply(action)
        action = decide(after, RED, "easy", inf, Chance.start(1))
    assert after.points[RED] > before


def test_points_on_their_way_are_counted_before_the_price_is_paid() -> None:
    duel = Duel("turmoil")
    duel.land(RED, "0t", "central/mountains-4")
    duel.act()
    duel.stock(RED, ore=5, grain=2)
    game = duel.game
    before = game.judge(RED)
    game.apply(Build("central/city", f"{RED}:1"))
    assert duel.asked == "pay_from"
    assert game.points[RED] == 2
    assert game.judge(RED) > before
