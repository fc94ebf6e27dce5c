"""What the board scene can read off the table."""

from __future__ import annotations

import random

import pytest

from engine.core.values import Part
from engine.felinia import look
from engine.felinia.exploring import Explore
from engine.felinia.professional import DrawPlaces
from engine.felinia.scoring import EndGame
from engine.felinia.values import WalkTo
from tests.engine.felinia.table import ANN, BEN, CHEETAH_945, CID, LION_500, Table, eager

SHIPS = (CHEETAH_945, LION_500, "ship_lynx_4")


def test_markets_with_stones_and_prices() -> None:
    table = Table(3).stones("market_2", ANN, BEN, ANN).stock("market_2", "wine books").stones("guild", CID)
    views = look.markets(table.game)
    assert [view.place for view in views] == [
        "market_1",
        "market_2",
        "market_3",
        "market_4",
        "market_5",
        "guild",
    ]
    assert views[1] == look.MarketView("market_2", False, 3, ("wine", "books"), (ANN, BEN, ANN), 3)
    assert (views[0].price, views[0].stones) == (0, ())
    assert views[4] == look.MarketView("market_5", True, 3, (), (), 0)
    assert views[5] == look.MarketView("guild", False, 0, (), (CID,), 1)


@pytest.mark.rule("FEL-050", "FEL-051", "FEL-053")
def test_deals_to_come_in_their_order_with_falling_prices() -> None:
    table = Table(3).stones("market_2", ANN, BEN, ANN).stones("guild", CID, BEN).stones("market_1", BEN)
    assert look.deals_to_come(table.game) == [
        look.Deal("market_1", BEN, 1),
        look.Deal("market_2", ANN, 3),
        look.Deal("market_2", BEN, 2),
        look.Deal("market_2", ANN, 1),
        look.Deal("guild", BEN, 2),
        look.Deal("guild", CID, 1),
    ]


def test_ships_and_when_they_would_leave() -> None:
    table = Table(2).moor(*SHIPS).aboard(0, BEN)
    cheetah, lion, _, empty = look.ships(table.game)
    assert cheetah == look.ShipView(
        0, CHEETAH_945, "cheetah", "9:45", {"clothes": 2, "glass": 1}, 0, 2, (BEN,), None
    )
    assert not cheetah.full
    assert (lion.departure, lion.silver, lion.leaves) == ("5:00", 1, 0), "the earliest, as none is full"
    assert empty == look.ShipView(3, "", "", "", {}, 0, 0, (), None)
    assert not empty.full
    table.aboard(2, ANN)
    assert [ship.leaves for ship in look.ships(table.game)] == [None, None, 0, None]
    assert look.ships(table.game)[2].full
    table.state.ending = True
    assert [ship.leaves for ship in look.ships(table.game)] == [2, 0, 1, None]


def test_what_a_seat_still_lacks() -> None:
    table = Table(2).moor(*SHIPS).give(ANN, goods="clothes clocks clocks books", silver=0)
    cheetah, lion, lynx = look.lacks(table.game, ANN)
    assert cheetah == look.Lack(0, True, {"clothes": 1, "glass": 1}, 0)
    assert lion == look.Lack(1, True, {}, 1)
    assert lynx == look.Lack(2, True, {}, 0)
    assert (cheetah.nothing, lion.nothing, lynx.nothing) == (False, False, True)
    table.aboard(2, BEN)
    assert not look.lacks(table.game, ANN)[2].free
    table.give(ANN, merchants=0)
    assert not look.lacks(table.game, ANN)[1].free


def test_ships_to_come() -> None:
    table = Table(2, open_ships=True)
    assert look.ships_to_come(table.game) == tuple(sorted(table.state.ship_stack))
    assert look.next_ship(table.game) == table.state.ship_stack[-1]
    assert look.next_ship(Table(2).game) == ""


def test_provinces() -> None:
    table = Table(2).stand(BEN, "lion_p1").lay("lion_p2", "trade_lion_1")
    views = {view.id: view for view in look.provinces(table.game)}
    assert views.keys() == table.island.provinces.keys()
    assert (views["lion_p1"].owner, views["lion_p1"].back) == (BEN, "")
    assert (views["lion_p2"].tile, views["lion_p2"].back) == ("trade_lion_1", "lion")
    assert (views["lion_p3"].tile, views["lion_p3"].back) == ("", "lion"), "face down"
    junction = views["lion_j1"]
    assert (junction.kind, junction.symbol, junction.symbol_count, junction.owner) == (
        "junction",
        "goods",
        1,
        None,
    )
    assert "lion_p2" in junction.paths
    assert "lion_p4" in junction.neighbours


def test_possible_steps_with_their_rewards() -> None:
    table = Table(2, professional=True).give(ANN, specials=("special_gold_income",), provisions=1)
    assert look.walking(table.game) is None
    table.moor("ship_cheetah_1").aboard(0, ANN).go(Explore())
    assert look.walking(table.game) == (ANN, ("cheetah_h",))
    assert {step.province: step.rewards for step in look.possible_steps(table.game)} == {
        "cheetah_j1": (look.Reward("spice", 1, "cheetah_j1"),),
        "cheetah_j2": (look.Reward("mystery", 1, "cheetah_j2"),),
    }
    table.walk("cheetah_j1").lay("cheetah_p1", "special_spice_score").lay("cheetah_p2", "trade_cheetah_1")
    steps = {step.province: step for step in look.possible_steps(table.game)}
    gold = (look.Reward("gold", 2, "cheetah_j3"), look.Reward("gold", 1, "special_gold_income"))
    assert steps["cheetah_j3"] == look.StepView("cheetah_j3", gold, "", provision=False)
    assert steps["cheetah_p1"].tile == "special_spice_score"
    assert steps["cheetah_p2"] == look.StepView("cheetah_p2", (), "trade_cheetah_1", provision=False)
    table.walk("cheetah_j3")
    assert all(step.provision for step in look.possible_steps(table.game))


def test_rewards_of_a_special_tile_on_its_post() -> None:
    table = Table(2, professional=True).lay("lynx_p5", "special_windfall")
    rewards = look.rewards(table.game, ANN, "lynx_p5")
    assert [(reward.what, reward.count) for reward in rewards] == [
        ("provisions", 1),
        ("gold", 1),
        ("silver", 1),
        ("goods", 1),
    ]


def test_groups_as_they_would_score_now() -> None:
    table = Table(2).stand(ANN, "tiger_p1", "tiger_p2", "lion_p1").stand(BEN, "tiger_p3")
    assert look.groups(table.game) == [
        look.Group(ANN, ("tiger_p1", "tiger_p2"), (Part("pair", 2, 2),), 4),
        look.Group(ANN, ("lion_p1",), (Part("alone", 1, 1),), 1),
        look.Group(BEN, ("tiger_p3",), (Part("alone", 1, 1),), 1),
    ]


@pytest.mark.rule("FEL-010")
def test_distribution_and_tiles_not_yet_seen() -> None:
    table = Table(2)
    assert look.distribution(table.game, "tiger") == {"tiger": 3, "cheetah": 1, "lion": 1, "lynx": 1}
    table.lay("tiger_p1", "trade_tiger_1").lay("tiger_p2", "trade_tiger_2", turned=False)
    table.give(ANN, tiles=("trade_tiger_4",))
    assert look.unseen_tiles(table.game, "tiger", ANN) == {"tiger": 2, "lion": 1, "lynx": 1}
    assert look.unseen_tiles(table.game, "tiger", BEN) == {"tiger": 2, "cheetah": 1, "lion": 1, "lynx": 1}


def test_stores_and_stones() -> None:
    table = Table(2).put("board", "market_1", "market_1").moor(*SHIPS).aboard(0, ANN).stand(ANN, "lion_p1")
    family = look.family_view(table.game, ANN, ANN)
    assert (family.merchants, family.aboard, family.settled) == (8, 1, 1)
    assert (family.stones, family.paid, family.silver) == (1, (0,), 3)
    assert look.family_view(table.game, BEN, ANN).stones == 2
    assert look.bonus_tiles(table.game) == tuple(table.state.bonus)


@pytest.mark.rule("FEL-132")
def test_cards_left_in_the_supply() -> None:
    table = Table(2, professional=True).give(ANN, gold=5, spice=3).give(BEN, spice=1)
    assert look.cards_left(table.game) == {"gold": 8, "spice": 9, "provisions": 11}


def test_projection_by_source_and_what_is_hidden() -> None:
    table = Table(2).own(ANN, "tiger tiger").stand(ANN, "lion_p1").give(ANN, gold=1, goods="wine")
    own = look.projection(table.game, ANN, ANN)
    assert own.by_source == {"trade_tiles": 4, "merchants": 1, "gold": 1, "goods": 1}
    assert (own.points, own.hidden) == (7, ())
    other = look.projection(table.game, ANN, BEN)
    assert other.by_source == {"merchants": 1, "gold": 1, "goods": 1}
    assert (other.points, other.hidden) == (3, ("trade_tiles",))
    table.go(EndGame())
    assert look.projection(table.game, ANN, BEN).by_source == own.by_source


@pytest.mark.parametrize("professional", [False, True])
def test_looking_never_changes_a_game_and_the_projection_comes_true(professional: bool) -> None:
    table, luck = Table(3, professional=professional), random.Random(2)
    while not table.match.over:
        before = table.match.digest()
        game = table.game
        for eyes in (None, ANN):
            look.families(game, eyes)
            look.drawn_places(game, eyes)
            look.projection(game, BEN, eyes)
        look.markets(game), look.ships(game), look.lacks(game, ANN), look.provinces(game), look.groups(game)
        steps = [WalkTo(step.province) for step in look.possible_steps(game)]
        assert steps == table.offered(WalkTo)
        assert table.match.digest() == before
        table.play(eager(table.match, luck))
    for seat in range(3):
        assert look.projection(table.game, seat, None).points == table.match.scores()[seat]


def test_drawn_places_are_seen_by_who_draws() -> None:
    table = Table(2, professional=True).draw_next("place_cave_none", "place_grove_none").go(DrawPlaces(BEN))
    assert look.drawn_places(table.game, BEN) == ("place_cave_none", "place_grove_none")
    assert look.drawn_places(table.game, ANN) == (None, None)
    assert look.drawn_places(Table(2).game, ANN) == ()
