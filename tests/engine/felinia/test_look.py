"""What the board scene can read off the table."""

from __future__ import annotations

import random

import pytest

from engine.core.values import Part
from engine.felinia import look
from engine.felinia.actions import GiveGood
from engine.felinia.exploring import Explore
from engine.felinia.professional import DrawPlaces
from engine.felinia.scoring import EndGame
from engine.felinia.trading import WorkOff
from engine.felinia.views import Deal, Group, Lack, MarketView, ShipView
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
    assert views[1] == MarketView("market_2", False, 3, ("wine", "books"), (ANN, BEN, ANN), 3)
    assert (views[0].price, views[0].stones) == (0, ())
    assert views[4] == MarketView("market_5", True, 3, (), (), 0)
    assert views[5] == MarketView("guild", False, 0, (), (CID,), 1)


@pytest.mark.rule("FEL-050", "FEL-051", "FEL-053")
def test_deals_to_come_in_their_order_with_falling_prices() -> None:
    table = Table(3).stones("market_2", ANN, BEN, ANN).stones("guild", CID, BEN).stones("market_1", BEN)
    assert look.deals_to_come(table.game) == [
        Deal("market_1", BEN, 1),
        Deal("market_2", ANN, 3),
        Deal("market_2", BEN, 2),
        Deal("market_2", ANN, 1),
        Deal("guild", BEN, 2),
        Deal("guild", CID, 1),
    ]


def test_ships_and_when_they_would_leave() -> None:
    table = Table(2).moor(*SHIPS).aboard(0, BEN)
    cheetah, lion, _, empty = look.ships(table.game)
    assert cheetah == ShipView(
        0, CHEETAH_945, "cheetah", "9:45", {"clothes": 2, "glass": 1}, 0, 2, (BEN,), None
    )
    assert not cheetah.full
    assert (lion.departure, lion.silver, lion.leaves) == ("5:00", 1, 0), "the earliest, as none is full"
    assert empty == ShipView(3, "", "", "", {}, 0, 0, (), None)
    assert not empty.full
    table.aboard(2, ANN)
    assert [ship.leaves for ship in look.ships(table.game)] == [None, None, 0, None]
    assert look.ships(table.game)[2].full
    table.state.ending = True
    assert [ship.leaves for ship in look.ships(table.game)] == [2, 0, 1, None]


def test_during_the_exploration_only_ships_that_still_have_to_leave_do() -> None:
    table = Table(2).moor(*SHIPS).aboard(1, ANN).aboard(2, BEN).go(Explore())
    assert [ship.leaves for ship in look.ships(table.game)] == [None, None, 0, None], "5:00 is on its way"
    table.pass_until("none")
    assert [ship.leaves for ship in look.ships(table.game)] == [None] * 4


def test_what_a_seat_still_lacks() -> None:
    table = Table(2).moor(*SHIPS).give(ANN, goods="clothes clocks clocks books", silver=0)
    cheetah, lion, lynx = look.lacks(table.game, ANN)
    assert cheetah == Lack(0, True, {"clothes": 1, "glass": 1}, 0)
    assert lion == Lack(1, True, {}, 1)
    assert lynx == Lack(2, True, {}, 0)
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


def test_who_is_walking() -> None:
    table = Table(2, professional=True)
    assert look.walking(table.game) is None
    table.moor("ship_cheetah_1").aboard(0, ANN).go(Explore())
    assert look.walking(table.game) == (ANN, ("cheetah_h",))
    table.walk("cheetah_j1")
    assert look.walking(table.game) == (ANN, ("cheetah_h", "cheetah_j1"))


def test_groups_as_they_would_score_now() -> None:
    table = Table(2).stand(ANN, "tiger_p1", "tiger_p2", "lion_p1").stand(BEN, "tiger_p3")
    assert look.groups(table.game) == [
        Group(ANN, ("tiger_p1", "tiger_p2"), (Part("pair", 2, 2),), 4),
        Group(ANN, ("lion_p1",), (Part("alone", 1, 1),), 1),
        Group(BEN, ("tiger_p3",), (Part("alone", 1, 1),), 1),
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
            look.family_view(game, BEN, eyes)
            look.drawn_places(game, eyes)
            look.projection(game, BEN, eyes)
        look.markets(game), look.ships(game), look.lacks(game, ANN), look.provinces(game), look.groups(game)
        assert table.match.digest() == before
        table.play(eager(table.match, luck))
    for seat in range(3):
        assert look.projection(table.game, seat, None).points == table.match.scores()[seat]


def test_drawn_places_are_seen_by_who_draws() -> None:
    table = Table(2, professional=True).draw_next("place_cave_none", "place_grove_none").go(DrawPlaces(BEN))
    assert look.drawn_places(table.game, BEN) == ("place_cave_none", "place_grove_none")
    assert look.drawn_places(table.game, ANN) == (None, None)
    assert look.drawn_places(Table(2).game, ANN) == ()


@pytest.mark.rule("FEL-041")
@pytest.mark.parametrize(("silver", "turn", "pay"), [(2, 0, 1), (2, 2, 3), (5, 1, 1), (6, 2, 0)])
def test_what_a_stone_on_the_own_board_brings(silver: int, turn: int, pay: int) -> None:
    assert look.pay_of_stone(Table(2).give(ANN, silver=silver).game, ANN, turn) == pay


def test_where_a_stone_is_worked_off() -> None:
    table = Table(2)
    assert look.traded_now(table.game) == ""
    table.stones("market_2", ANN).stones("guild", ANN).stock("market_2", "wine").give(ANN, silver=6)
    table.go(WorkOff("market_2"), WorkOff("guild"))
    assert look.traded_now(table.game) == "market_2"
    table.skip()
    assert look.traded_now(table.game) == "guild"
    table.play(GiveGood("wine", "spice"))
    assert look.traded_now(table.game) == "guild"


@pytest.mark.rule("FEL-250")
def test_how_much_is_in_the_bag() -> None:
    table = Table(2).give(ANN, goods="wine wine").give(BEN, goods="").stock("market_1", "wine")
    table.stock("market_2", "").stock("market_3", "")
    assert look.in_bag(table.game, "wine") == 9 - 3


def test_places_left_and_which_of_those_drawn_can_be_kept() -> None:
    table = Table(2, professional=True).keep(BEN, "place_cave_wine").give(BEN, goods="wine")
    assert look.places_left(table.game) == 17
    assert look.keepable_places(table.game) == []
    table.draw_next("place_cave_none", "place_grove_wine").go(DrawPlaces(BEN))
    assert look.places_left(table.game) == 15
    assert look.keepable_places(table.game) == ["place_grove_wine"], "a second cave is not allowed"
    assert look.places_left(Table(2).game) == 0


@pytest.mark.rule("FEL-163")
def test_what_a_post_would_add_to_the_groups() -> None:
    table = Table(2).stand(ANN, "tiger_p1", "tiger_p2")
    before = table.match.digest()
    assert look.gain_of_post(table.game, ANN, "tiger_p3") == 9 - 4
    assert look.gain_of_post(table.game, ANN, "lion_p1") == 1
    assert look.gain_of_post(table.game, BEN, "tiger_p3") == 1
    assert table.match.digest() == before
