"""Sections 13 and 14 of the ledger: the professional game and its special tiles."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.values import Part, Scored
from engine.felinia.actions import GiveGood, Pass, Sell, TakeGood, WalkTo
from engine.felinia.box import PLAIN_TILES, SPECIAL_TILES
from engine.felinia.events import (
    Gained,
    GoodDrawn,
    GoodsSwapped,
    ProvisionEaten,
    SpecialTaken,
    TileTaken,
    WentHome,
)
from engine.felinia.exploring import Explore
from engine.felinia.professional import (
    CARDS,
    DrawPlaces,
    KeepPlace,
    PlaceKept,
    PlacesDrawn,
    PlacesReturned,
    PlacesShown,
)
from engine.felinia.scoring import EndGame
from engine.felinia.trading import WorkOff
from tests.engine.felinia.table import ANN, BEN, Table

TEMPLE, TEMPLE_WINE, TEMPLE_BOOKS = "place_temple_none", "place_temple_wine", "place_temple_books"
CAVE, CAVE_WINE, GROVE, RUINS = "place_cave_none", "place_cave_wine", "place_grove_none", "place_ruins_none"


def professional(players: int = 2, **how: Any) -> Table:
    return Table(players, professional=True, **how)


def landed(country: str = "tiger", seat: int = ANN, **has: Any) -> Table:
    """A full ship to a country, so that its merchant has just entered the harbour province."""
    return professional().give(seat, **has).moor(f"ship_{country}_1").aboard(0, seat).go(Explore())


# -- set-up and guild


@pytest.mark.rule("FEL-200", "FEL-201", "FEL-203")
def test_thirty_eight_open_tiles_on_the_other_side() -> None:
    table = professional()
    assert sorted(table.state.tiles.values()) == sorted((*PLAIN_TILES, *SPECIAL_TILES))
    assert table.state.turned == table.state.tiles.keys()
    assert len(table.island.provinces) == 38 + 5 + 15
    counts = sorted(len(posts) for posts in table.island.posts.values())
    assert counts == [7, 7, 8, 8, 8]
    assert table.state.round == 1
    assert len(table.state.markets) == 3


@pytest.mark.rule("FEL-202")
def test_provisions_and_eighteen_place_cards() -> None:
    table = professional()
    assert sorted(table.places.stack) == sorted(CARDS)
    assert len(table.places.stack) == 18
    assert table.places.kept == [(), ()]
    table = professional(script={"places": [GROVE, CAVE]})
    assert table.places.stack[-2:] == [CAVE, GROVE]


@pytest.mark.rule("FEL-204")
def test_goods_are_swapped_for_a_provision_instead_of_spice() -> None:
    table = professional().stones("guild", ANN).give(ANN, silver=1, goods="wine").go(WorkOff("guild"))
    assert table.offered(GiveGood) == [GiveGood("wine", "spice"), GiveGood("wine", "provisions")]
    table.play(GiveGood("wine", "provisions"), TakeGood("books"))
    assert table.of(GoodsSwapped) == [GoodsSwapped(ANN, "wine", "books", "provisions", 1, 1)]
    assert (table.family(ANN).provisions, table.family(ANN).spice) == (1, 0)


# -- walking


@pytest.mark.rule("FEL-205")
def test_no_tiles_are_turned() -> None:
    table = landed()
    assert table.asked == "walk"
    assert table.of(Gained) == [Gained(ANN, "spice", 1, 1, "tiger_h")], "harbours have symbols here"


@pytest.mark.rule("FEL-205", "FEL-209")
def test_after_three_steps_without_a_tile_the_merchant_goes_home() -> None:
    table = landed("panther").give(ANN, provisions=0).walk("panther_j2", "panther_j3")
    assert table.of(WentHome) == [WentHome(ANN, "panther_j3")]
    assert table.of(Gained)[-1] == Gained(ANN, "silver", 2, 2, "panther_j3")


@pytest.mark.rule("FEL-206")
def test_each_provision_is_one_more_step() -> None:
    table = landed("panther").give(ANN, provisions=2).walk("panther_j2", "panther_j3")
    assert table.of(ProvisionEaten) == []
    table.walk("lynx_j3").pass_until("walk")
    assert table.family(ANN).provisions == 1
    assert WalkTo("tiger_j3") in table.match.actions()
    assert table.offered(Pass) == [Pass()], "nobody has to eat"
    table.walk("lynx_p4")
    assert table.family(ANN).provisions == 0
    assert table.state.merchants == {"lynx_p4": ANN}


@pytest.mark.rule("FEL-208", "FEL-206", "FEL-207")
def test_example_a_provision_found_on_the_third_step() -> None:
    """EXAMPLE: third step into a province with provisions: take 1, spend it at once, make a fourth step."""
    table = landed("lynx").redraw("lynx_j3", symbol="provisions").walk("lynx_j1", "lynx_j3")
    assert table.of(Gained) == [Gained(ANN, "provisions", 1, 1, "lynx_j3")]
    assert table.asked == "walk"
    table.walk("lynx_p4")
    assert table.of(ProvisionEaten) == [ProvisionEaten(ANN)]
    assert table.family(ANN).provisions == 0
    assert table.state.merchants == {"lynx_p4": ANN}


@pytest.mark.rule("FEL-207")
def test_a_double_symbol_is_given_twice() -> None:
    table = landed("cheetah").walk("cheetah_j1", "cheetah_j3")
    assert table.of(Gained)[-1] == Gained(ANN, "gold", 2, 2, "cheetah_j3")


@pytest.mark.rule("FEL-209")
def test_the_lake_road_leads_into_other_countries() -> None:
    table = landed("cheetah").give(ANN, provisions=3).walk("cheetah_j1", "cheetah_j3", "tiger_j3")
    table.pass_until("walk").lay("tiger_p5", "trade_tiger_3").walk("tiger_p5")
    assert table.of(TileTaken) == [TileTaken(ANN, "tiger_p5", "trade_tiger_3", "tiger")]


# -- mysterious places


@pytest.mark.rule("FEL-207", "FEL-210")
def test_a_mysterious_place_lets_one_choose_of_two_cards() -> None:
    table = landed("cheetah").draw_next(TEMPLE, CAVE, GROVE).walk("cheetah_j2")
    assert table.of(PlacesDrawn) == [PlacesDrawn(ANN, (TEMPLE, CAVE))]
    assert table.asked == "choose_place"
    assert table.offered(KeepPlace) == [KeepPlace(TEMPLE), KeepPlace(CAVE)]
    assert table.why_not(KeepPlace(GROVE)) == ("FEL-210", "not_drawn")
    table.play(KeepPlace(CAVE))
    assert table.places.kept == [(CAVE,), ()]
    assert table.places.stack[0] == TEMPLE, "under the stack"
    assert table.places.stack[-1] == GROVE
    assert table.asked == "walk"


@pytest.mark.rule("FEL-210")
def test_no_second_card_of_a_sort() -> None:
    table = professional().keep(ANN, TEMPLE).draw_next(TEMPLE_WINE, CAVE).give(ANN, goods="wine")
    table.go(DrawPlaces(ANN))
    assert table.offered(KeepPlace) == [KeepPlace(CAVE)]
    assert table.why_not(KeepPlace(TEMPLE_WINE)) == ("FEL-210", "same_sort")


@pytest.mark.rule("FEL-211")
def test_a_card_with_wine_costs_a_wine() -> None:
    table = professional().draw_next(CAVE_WINE, TEMPLE_BOOKS).give(ANN, goods="wine wine glass")
    wine = table.state.bag["wine"]
    table.go(DrawPlaces(ANN))
    assert table.offered(KeepPlace) == [KeepPlace(CAVE_WINE)]
    assert table.why_not(KeepPlace(TEMPLE_BOOKS)) == ("FEL-211", "lacks_goods")
    table.play(KeepPlace(CAVE_WINE))
    assert table.of(PlaceKept) == [PlaceKept(ANN, CAVE_WINE, "wine")]
    assert table.family(ANN).goods == ("wine", "glass")
    assert table.state.bag["wine"] == wine + 1
    kept = table.of(PlaceKept)[0]
    assert kept.seen_by(BEN) == PlaceKept(ANN, None, "wine")
    assert kept.seen_by(ANN) == kept


@pytest.mark.rule("FEL-212")
def test_cards_that_cannot_be_kept_go_under_the_stack_in_the_order_drawn() -> None:
    table = professional().draw_next(CAVE_WINE, TEMPLE_BOOKS).give(ANN, goods="").go(DrawPlaces(ANN))
    assert table.of(PlacesReturned) == [PlacesReturned(ANN, 2)]
    assert table.places.stack[:2] == [TEMPLE_BOOKS, CAVE_WINE]
    assert (table.places.drawn, table.places.kept) == ((), [(), ()])
    assert table.match.decision is None


@pytest.mark.rule("FEL-212", "FEL-213")
def test_one_may_also_keep_none() -> None:
    table = professional().draw_next(CAVE, TEMPLE).go(DrawPlaces(ANN)).skip()
    assert table.places.kept == [(), ()]
    assert table.places.stack[:2] == [TEMPLE, CAVE]


@pytest.mark.rule("FEL-210", "FEL-212")
def test_a_stack_of_one_and_of_none() -> None:
    table = professional()
    table.places.stack[:] = [CAVE]
    table.go(DrawPlaces(ANN)).play(KeepPlace(CAVE))
    assert table.places.kept[ANN] == (CAVE,)
    assert table.of(PlacesReturned) == []
    table.go(DrawPlaces(BEN))
    assert table.events == []


@pytest.mark.rule("FEL-211", "FEL-130")
def test_selling_the_wine_takes_the_card_away() -> None:
    table = professional().draw_next(CAVE_WINE, TEMPLE_BOOKS).give(ANN, goods="wine").go(DrawPlaces(ANN))
    table.play(Sell("wine"))
    assert table.of(PlacesReturned) == [PlacesReturned(ANN, 2)]


@pytest.mark.rule("FEL-214")
@pytest.mark.parametrize(("count", "points"), [(1, 1), (2, 4), (3, 6), (4, 8)])
def test_example_points_for_places(count: int, points: int) -> None:
    """EXAMPLE: 1, 2, 3, 4 cards: 1, 4, 6, 8 points."""
    table = professional().keep(ANN, *(TEMPLE, CAVE, GROVE, RUINS)[:count]).go(EndGame())
    assert table.score(ANN)["places"] == points
    assert len(table.of(PlacesShown)[ANN].cards) == count


# -- provisions and special tiles


@pytest.mark.rule("FEL-220", "FEL-231")
def test_provisions_score_only_with_their_tile() -> None:
    """EXAMPLE: three provisions with the provisions tile: 6 points."""
    table = professional().give(ANN, provisions=3, goods="").give(BEN, provisions=3, goods="")
    table.give(BEN, specials=("special_provisions_score",)).go(EndGame())
    assert table.score(ANN) == {}
    assert table.score(BEN) == {"provisions": 6}
    assert table.of(Scored)[0].rule == "FEL-231"


@pytest.mark.rule("FEL-230")
def test_a_special_tile_is_taken_like_a_trade_tile_and_lies_open() -> None:
    table = landed().walk("tiger_j2").lay("tiger_p6", "special_provisions_score").walk("tiger_p6")
    assert table.of(SpecialTaken) == [SpecialTaken(ANN, "tiger_p6", "special_provisions_score", left=False)]
    assert table.state.merchants == {"tiger_p6": ANN}
    assert table.family(ANN).specials == ("special_provisions_score",)
    assert table.family(ANN).tiles == ()
    view = table.game.view(BEN)["state"]["families"][ANN]
    assert view["specials"] == ["special_provisions_score"]
    table.give(ANN, goods="", spice=0).go(EndGame())
    assert table.score(ANN) == {"merchants": 1}, "it belongs to no kind"


@pytest.mark.rule("FEL-232")
def test_example_five_spices_with_the_spice_tile() -> None:
    """EXAMPLE: five spices with the spice tile: 5 points instead of 2."""
    table = professional().give(ANN, spice=5, specials=("special_spice_score",)).give(BEN, spice=5)
    table.go(EndGame())
    assert (table.score(ANN)["spice"], table.score(BEN)["spice"]) == (5, 2)


@pytest.mark.rule("FEL-233")
def test_example_three_lone_merchants_and_a_pair() -> None:
    """EXAMPLE: three lone merchants and a pair with the lone merchant tile: 10 instead of 7."""
    for specials, points in (((), 7), (("special_lone_merchant",), 10)):
        table = professional().stand(ANN, "tiger_p1", "tiger_p2", "cheetah_p8", "lion_p1", "panther_p1")
        table.give(ANN, specials=specials).go(EndGame())
        assert table.score(ANN)["merchants"] == points
    rules = [(event.points, event.rule) for event in table.of(Scored) if event.source == "merchants"]
    assert rules == [(4, "FEL-163"), (2, "FEL-233"), (2, "FEL-233"), (2, "FEL-233")]


@pytest.mark.rule("FEL-234")
@pytest.mark.parametrize(("cards", "points"), [((TEMPLE, CAVE, GROVE), 9), ((TEMPLE,), 2)])
def test_example_the_mystery_tile(cards: tuple[str, ...], points: int) -> None:
    """EXAMPLE: three cards with the mystery tile: 3 * 2 + 3 = 9.  One card: 1 + 1 = 2."""
    table = professional().keep(ANN, *cards).give(ANN, specials=("special_mystery_score",)).go(EndGame())
    assert table.score(ANN)["places"] == points
    event = next(event for event in table.of(Scored) if event.source == "places")
    assert event.parts[1] == Part("bonus", len(cards), 1)


@pytest.mark.rule("FEL-235", "FEL-204")
def test_provisions_income() -> None:
    table = landed("lion").walk("lion_j2").lay("lion_p6", "special_provisions_income").give(ANN, provisions=0)
    table.walk("lion_p6")
    assert table.of(Gained) == [Gained(ANN, "provisions", 1, 1, "special_provisions_income")]
    owner: dict[str, Any] = {"specials": ("special_provisions_income",), "provisions": 0}
    table = landed("lynx", **owner).walk("lynx_j2")
    assert table.family(ANN).provisions == 3, "two for the symbols, one for the tile"
    table = professional().stones("guild", ANN).give(ANN, silver=1, goods="wine", **owner)
    table.go(WorkOff("guild")).play(GiveGood("wine", "provisions"), TakeGood("books"))
    assert table.family(ANN).provisions == 1, "the guild is excepted"


@pytest.mark.rule("FEL-236")
def test_windfall() -> None:
    table = landed("lynx").walk("lynx_j2").lay("lynx_p5", "special_windfall")
    table.give(ANN, goods="", silver=1, gold=0, provisions=0).walk("lynx_p5")
    family = table.family(ANN)
    assert (family.provisions, family.gold, family.silver, len(family.goods)) == (1, 1, 2, 1)
    assert family.specials == ()
    assert table.of(SpecialTaken) == [SpecialTaken(ANN, "lynx_p5", "special_windfall", left=True)]
    assert len(table.of(GoodDrawn)) == 1
    assert table.state.merchants == {"lynx_p5": ANN}
    assert "special_windfall" not in table.state.tiles.values()


@pytest.mark.rule("FEL-237")
def test_silver_income() -> None:
    table = landed("tiger").give(ANN, silver=1).walk("tiger_j2").lay("tiger_p6", "special_silver_income")
    table.walk("tiger_p6")
    assert table.family(ANN).silver == 3
    assert table.family(ANN).specials == ("special_silver_income",)
    owner: dict[str, Any] = {"specials": ("special_silver_income",)}
    table = landed("panther", **owner).give(ANN, silver=1).walk("panther_j2", "panther_j3")
    assert table.family(ANN).silver == 4
    table = landed("panther", **owner).give(ANN, silver=4).walk("panther_j2", "panther_j3")
    assert table.family(ANN).silver == 6, "never more than six"


@pytest.mark.rule("FEL-238")
def test_example_gold_income() -> None:
    """EXAMPLE: owner of gold income enters a province with two gold symbols: 3 gold."""
    table = landed("cheetah", specials=("special_gold_income",)).walk("cheetah_j1", "cheetah_j3")
    assert table.family(ANN).gold == 3
    assert table.of(Gained)[-1] == Gained(ANN, "gold", 1, 1, "special_gold_income")
    table = landed("cheetah").walk("cheetah_j1").lay("cheetah_p1", "special_gold_income").walk("cheetah_p1")
    assert table.family(ANN).gold == 1


@pytest.mark.rule("FEL-235", "FEL-237", "FEL-238")
def test_an_income_needs_its_own_symbol() -> None:
    table = landed("tiger", specials=("special_gold_income", "special_provisions_income"))
    silver = table.family(ANN).silver
    table.walk("tiger_j2")
    assert table.family(ANN).silver == silver + 1
    assert (table.family(ANN).gold, table.family(ANN).provisions) == (0, 0)
