"""Trading with the supply."""

from __future__ import annotations

import pytest

from engine.catan_duel.values import Spend, Store, Trade
from tests.engine.catan_duel.duel import FIELDS, MOUNTAINS, PASTURE, RED, RIVER, Duel


@pytest.fixture
def duel() -> Duel:
    duel = Duel("gold")
    duel.act()
    return duel


@pytest.mark.rule("CAT-110")
def test_three_equal_resources_for_another(duel: Duel) -> None:
    duel.stock(RED, ore=3)
    assert {action.get for action in duel.offered("trade")} == {"wood", "brick", "grain", "wool", "gold"}
    duel.play(Trade("ore", "wool"))
    assert duel.has(RED) == {"wool": 1}
    refusal = duel.refused(Trade("ore", "wool"))
    assert (refusal.rule, refusal.reason) == ("CAT-110", "too_few")
    assert duel.refused(Trade("ore", "ore")).reason == "no_such_trade"


@pytest.mark.rule("CAT-110")
def test_they_may_come_from_several_landscapes(duel: Duel) -> None:
    duel.land(RED, "0b", "central/mountains-4")
    duel.put(RED, "0b", 2)
    duel.put(RED, MOUNTAINS, 2)
    duel.play(Trade("ore", "wood"))
    assert duel.asked == "pay_from"
    duel.play(Spend("0:0b"), Spend("0:0b"))
    assert (duel.at(RED, "0b"), duel.at(RED, MOUNTAINS)) == (0, 1)
    assert duel.has(RED) == {"ore": 1, "wood": 1}


@pytest.mark.rule("CAT-111", "CAT-B12", "CAT-090")
def test_a_trade_ship_lowers_the_rate_as_often_as_one_likes(duel: Duel) -> None:
    duel.lay(RED, "-1t1", "base/ore_ship")
    duel.land(RED, "0b", "central/mountains-4")
    duel.put(RED, "0b", 1)
    duel.put(RED, MOUNTAINS, 3)
    duel.play(Trade("ore", "wood"))
    duel.play(Spend("0:2b"), Spend("0:0b"))
    duel.play(Trade("ore", "wood"))
    assert duel.has(RED) == {"wood": 2}
    duel.stock(RED, grain=2)
    assert duel.refused(Trade("grain", "wood")).rule == "CAT-110", "other kinds still cost 3"
    duel.stock(RED, ore=1)
    assert duel.refused(Trade("ore", "wood")).rule == "CAT-111"


@pytest.mark.rule("CAT-112", "CAT-B13")
def test_a_large_ship_empties_one_landscape_beside_it(duel: Duel) -> None:
    """EXAMPLE: ship between pasture (1) and mountains (1): no trade; with 2 on the pasture there is."""
    duel.lay(RED, "1b1", "base/large_trade_ship")
    duel.put(RED, PASTURE, 1)
    duel.put(RED, MOUNTAINS, 1)
    assert duel.offered("trade") == []
    duel.put(RED, PASTURE, 2)
    assert {(action.give, action.by) for action in duel.offered("trade")} == {("wool", "0:0b")}
    duel.play(Trade("wool", "grain", "0:0b"))
    assert duel.has(RED) == {"ore": 1, "grain": 1}
    duel.put(RED, FIELDS, 2)
    assert duel.offered("trade") == [], "the fields do not lie beside it"
    assert duel.refused(Trade("wool", "grain", "0:0b")).reason == "too_few"


@pytest.mark.rule("CAT-112")
def test_left_and_right_one_after_the_other(duel: Duel) -> None:
    duel.lay(RED, "1b1", "base/large_trade_ship")
    duel.put(RED, PASTURE, 2)
    duel.put(RED, MOUNTAINS, 2)
    duel.play(Trade("wool", "gold", "0:0b"))
    duel.play(Trade("ore", "gold", "0:2b"))
    assert duel.has(RED) == {"gold": 2}


@pytest.mark.rule("CAT-110", "CAT-112")
def test_only_for_another_kind_and_at_the_best_rate(duel: Duel) -> None:
    duel.land(RED, "0b", "central/mountains-4")
    duel.put(RED, MOUNTAINS, 3)
    assert Trade("ore", "ore") not in duel.match.actions()
    duel.lay(RED, "1b1", "base/large_trade_ship")
    assert Trade("ore", "wood", "0:2b") in duel.match.actions()
    duel.lay(RED, "-1t1", "base/ore_ship")
    assert {action.by for action in duel.offered("trade")} == {""}, "the ore ship trades from every mountain"


@pytest.mark.rule("CAT-113")
def test_no_trade_for_what_cannot_be_stored(duel: Duel) -> None:
    duel.stock(RED, ore=3, wool=3)
    assert duel.refused(Trade("ore", "wool")).rule == "CAT-113"
    assert Trade("ore", "wood") in duel.match.actions()


@pytest.mark.rule("CAT-114")
def test_players_do_not_trade_with_each_other(duel: Duel) -> None:
    duel.stock(RED, ore=1, wood=1)
    kinds = {action.kind for action in duel.match.actions()}
    assert kinds == {"pass"}


@pytest.mark.rule("CAT-G13", "CAT-090")
def test_each_mint_changes_one_gold_a_turn(duel: Duel) -> None:
    duel.city(RED)
    duel.lay(RED, "1t1", "gold/mint")
    duel.lay(RED, "1t2", "gold/mint")
    duel.stock(RED, gold=3)
    first, second = Trade("gold", "ore", "0:1t1"), Trade("gold", "ore", "0:1t2")
    assert {first, second} <= set(duel.match.actions())
    duel.play(first)
    assert duel.has(RED) == {"gold": 2, "ore": 1}
    refusal = duel.refused(first)
    assert (refusal.rule, refusal.reason) == ("CAT-090", "used_this_turn")
    duel.play(second)
    assert duel.has(RED) == {"gold": 1, "ore": 2}
    assert duel.offered("trade") == []
    duel.turn_of(RED)
    duel.roll(2, "trade")
    assert first in duel.match.actions(), "in the next turn it is ready again"


@pytest.mark.rule("CAT-G07")
def test_gold_of_the_cache_pays_and_trades(duel: Duel) -> None:
    duel.lay(RED, "0t+", "gold/gold_cache")
    duel.put(RED, "0t+", 2)
    duel.put(RED, RIVER, 1)
    duel.play(Trade("gold", "ore"))
    assert duel.has(RED) == {"ore": 1}
    assert duel.state.stock["0:0t+"] == 0


def test_what_is_traded_for_is_stored_where_one_likes(duel: Duel) -> None:
    duel.land(RED, "0b", "central/mountains-4")
    duel.stock(RED, wood=3)
    duel.play(Trade("wood", "ore"))
    assert duel.offered("store") == [Store("0:0b"), Store("0:2b")]
