"""What boards read off the table."""

from __future__ import annotations

import pytest

from engine.catan_duel import look
from engine.catan_duel.values import PASS, PutUnder, Search
from tests.engine.catan_duel.duel import BLUE, FIELDS, RED, RIVER, Duel
from tests.engine.catan_duel.games import played_a_while


@pytest.fixture
def duel() -> Duel:
    duel = Duel("gold")
    duel.act()
    return duel


@pytest.mark.rule("CAT-016")
def test_a_principality_as_a_grid(duel: Duel) -> None:
    duel.put(RED, FIELDS, 2)
    duel.lay(RED, "1t1", "base/grain_mill")
    lying = {one.place: one for one in look.principality(duel.game, RED)}
    fields = lying["0:2t"]
    assert (fields.column, fields.row, fields.depth, fields.kind) == (2, "t", "", "landscape")
    assert (fields.number, fields.stock) == (6, 2)
    mill = lying["0:1t1"]
    assert (mill.column, mill.row, mill.depth, mill.beside) == (1, "t", "1", ("0:0t", "0:2t"))
    assert mill.stock is None
    assert look.columns(duel.game, RED) == range(-2, 3)


@pytest.mark.rule("CAT-006")
def test_points_and_tokens_of_both(duel: Duel) -> None:
    duel.lay(RED, "1t1", "base/candamir")
    assert look.points(duel.game, RED) == look.Points(3, 4, 0, 1, 0, True, False, 12)
    assert look.points(duel.game, BLUE) == look.Points(2, 0, 0, 0, 0, False, False, 12)
    assert look.hand_limit(duel.game, RED) == 3
    assert look.search_price(duel.game, RED) == 2


def test_prices_met_and_missing(duel: Duel) -> None:
    duel.stock(RED, wood=1, brick=1)
    road = next(one for one in look.market(duel.game, RED) if one.card == "central/road")
    assert [(price.resource, price.count, price.missing) for price in road.prices] == [
        ("wood", 1, 0),
        ("brick", 2, 1),
    ]
    assert road.refusal is not None
    assert road.refusal.reason == "price"
    assert (road.left, road.places) == (7, ("0:-2", "0:2"))
    duel.stock(RED, wood=1, brick=2)
    assert next(one for one in look.market(duel.game, RED) if one.card == "central/road").refusal is None


def test_the_hand_says_what_can_be_used_and_why_not(duel: Duel) -> None:
    duel.hand(RED, "base/austin", "base/goldsmith", "base/brigitta", "base/scout")
    duel.stock(RED, grain=1, ore=1, gold=3)
    choices = {one.card: one for one in look.hand(duel.game, RED)}
    assert choices["base/austin"].refusal is None
    assert choices["base/austin"].places == ("0:-1t1", "0:-1b1", "0:1t1", "0:1b1")
    assert choices["base/goldsmith"].refusal is None
    assert choices["base/brigitta"].refusal.reason == "wrong_moment"
    assert choices["base/scout"].refusal.reason == "wrong_moment"
    duel.turn_of(RED)
    choices = {one.card: one for one in look.hand(duel.game, RED)}
    assert choices["base/brigitta"].refusal is None
    assert choices["base/austin"].refusal.reason == "not_now"


def test_free_places_and_what_may_be_built_there(duel: Duel) -> None:
    duel.city(RED)
    duel.hand(RED, "base/austin", "gold/mint")
    duel.stock(RED, grain=1, ore=1, wood=1, brick=2)
    free = {one.place: one.buildable for one in look.free_places(duel.game, RED)}
    assert free["0:-1t1"] == ("base/austin",)
    assert free["0:1t1"] == ("base/austin",), "the mint cannot be paid"
    assert free["0:1t2"] == ()
    assert free["0:2"] == ("central/road",)


def test_rates(duel: Duel) -> None:
    duel.city(RED)
    duel.lay(RED, "1t1", "gold/mint")
    duel.lay(RED, "1b1", "base/ore_ship")
    duel.put(RED, RIVER, 1)
    rates = {(rate.give, rate.by): (rate.count, rate.enough) for rate in look.rates(duel.game, RED)}
    assert rates["ore", ""] == (2, False)
    assert rates["gold", ""] == (3, False)
    assert rates["gold", "0:1t1"] == (1, True)
    duel.state.used += ("0:1t1",)
    assert next(one.used for one in look.principality(duel.game, RED) if one.place == "0:1t1")


def test_the_centre(duel: Duel) -> None:
    duel.lay(RED, "1t1", "base/candamir")
    for site, building in (("1t1", "abbey"), ("1b1", "storehouse")):
        duel.lay(BLUE, site, f"base/{building}")
    duel.event("base/feud")
    centre = look.centre(duel.game)
    assert centre.event == "base/feud"
    assert [stack.back for stack in centre.stacks] == ["base"] * 3 + ["gold"] * 2
    assert centre.yule_in == 8
    assert centre.open == ("gold/merchant_guild",) * 2
    assert centre.landscapes == 12
    duel.state.discard += ("base/inga",)
    assert (look.centre(duel.game).discard, look.centre(duel.game).discarded) == ("base/inga", 1)


@pytest.mark.parametrize("box", ["first", "gold", "turmoil", "progress"])
def test_what_is_said_to_be_possible_is_what_the_game_offers(box: str) -> None:
    match = played_a_while(box, 400)
    for count in range(0, len(match.history), 3):
        game = match.at(count)
        decision = game.decision()
        assert decision is not None
        if decision.kind != "action_phase":
            continue
        seat = decision.seat
        choices = [*look.hand(game, seat), *look.market(game, seat)]
        possible = {one.card for one in choices if one.refusal is None}
        offered = {action.card for action in game.actions() if action.kind in ("build", "play")}
        assert possible == offered
        built = {(place.place, card) for place in look.free_places(game, seat) for card in place.buildable}
        assert {(action.place, action.card) for action in game.actions() if action.kind == "build"} == built


def test_cards_laid_open_to_the_seat_that_chooses(duel: Duel) -> None:
    assert look.laid_open(duel.game) == []
    duel.hand(RED, "base/inga", "base/scout", "base/abbey")
    duel.stock(RED, wood=2)
    duel.stack(3, "gold/mint", "gold/harbor", "gold/mint")
    duel.end()
    duel.play(PutUnder("base/inga", 0), Search(3))
    assert look.laid_open(duel.game) == ["gold/mint", "gold/harbor", "gold/mint"]


def test_backs_and_stocks(duel: Duel) -> None:
    duel.hand(BLUE, "gold/mint", "base/inga")
    assert look.backs(duel.game, BLUE) == ["gold", "base"]
    duel.stock(RED, ore=2)
    assert look.stocks(duel.game, RED)["ore"] == 2
    assert PASS in duel.match.actions()
