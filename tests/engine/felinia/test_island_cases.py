"""Cases of exploring, storing, ending and scoring, decided from the rulebook's text alone."""

from __future__ import annotations

from typing import Any

import pytest

from engine.felinia.actions import RentStorage, TurnTile, WalkTo
from engine.felinia.events import (
    GameOver,
    PhaseBegan,
    ProvisionEaten,
    ShipCancelled,
    ShipReturned,
    ShipSailed,
    TileTaken,
    TileTurned,
    WentHome,
)
from engine.felinia.exploring import Explore
from engine.felinia.professional import DrawPlaces, KeepPlace, PlaceKept, PlacesReturned
from engine.felinia.rounds import EndRound, Prepare
from engine.felinia.scoring import EndGame
from engine.felinia.storing import Store
from tests.engine.felinia.table import ANN, BEN, CID, Table

TIGER, TIGER_FOR_TWO = "ship_tiger_1", "ship_tiger_2"
CAVE, CAVE_WINE, GROVE, RUINS_BOOKS = (
    "place_cave_none",
    "place_cave_wine",
    "place_grove_none",
    "place_ruins_books",
)


def landed(country: str = "tiger", *, players: int = 2, professional: bool = False, **has: Any) -> Table:
    """Ann's merchant has just come ashore from a full ship; the other ships are gone."""
    table = Table(players, professional=professional).give(ANN, **has)
    return table.moor(f"ship_{country}_1").aboard(0, ANN).go(Explore())


# -- departure


@pytest.mark.rule("FEL-080", "FEL-081")
def test_a_full_ship_lets_the_earlier_half_full_one_wait() -> None:
    table = Table(2).moor("ship_panther_3", "ship_lynx_1").aboard(0, BEN).aboard(1, ANN).go(Explore())
    assert [event.ship for event in table.of(ShipSailed)] == [1], "8:30 is full, 4:00 is not"
    table.pass_until("none")
    assert table.state.ships[0].aboard == (BEN,)


@pytest.mark.rule("FEL-081", "FEL-082")
def test_the_earliest_ship_goes_although_another_has_a_merchant() -> None:
    table = Table(2).moor("ship_panther_3", "ship_lynx_2").aboard(1, ANN).go(Explore())
    assert table.of(ShipCancelled) == [ShipCancelled(0, "ship_panther_3")]
    assert table.of(ShipSailed) == []
    assert table.state.ships[1].aboard == (ANN,)


@pytest.mark.rule("FEL-083", "FEL-084")
def test_the_merchant_at_the_bow_goes_first_and_the_ship_waits_for_both() -> None:
    table = Table(2).moor(TIGER_FOR_TWO).aboard(0, BEN, ANN).lay("tiger_p1", "trade_tiger_1").go(Explore())
    assert table.decision.seat == BEN
    table.skip().walk("tiger_j1", "tiger_p1")
    assert table.decision.seat == ANN
    assert table.of(ShipReturned) == []
    table.pass_until("none")
    assert table.of(ShipReturned) == [ShipReturned(0, TIGER_FOR_TWO)]
    assert table.state.ships[0].tile == ""


# -- walking


@pytest.mark.rule("FEL-091", "FEL-092")
def test_the_landing_is_the_first_step_and_then_two_tiles_may_be_turned() -> None:
    table = landed()
    assert table.asked == "turn_tiles"
    assert {action.province for action in table.offered(TurnTile)} == {f"tiger_p{n}" for n in range(1, 7)}
    table.play(TurnTile("tiger_p1"), TurnTile("tiger_p6"))
    assert len(table.of(TileTurned)) == 2
    assert table.asked == "walk"
    assert table.state.turned == {"tiger_p1", "tiger_p6"}, "they stay open"


@pytest.mark.rule("FEL-092")
def test_one_turned_tile_may_be_enough() -> None:
    table = landed().play(TurnTile("tiger_p1")).skip()
    assert table.asked == "walk"
    assert table.state.turned == {"tiger_p1"}


@pytest.mark.rule("FEL-096", "FEL-093")
def test_face_down_tiles_bar_the_way() -> None:
    table = landed().play(TurnTile("tiger_p1"), TurnTile("tiger_p2")).walk("tiger_j1")
    assert {action.province for action in table.offered(WalkTo)} == {"tiger_p1", "tiger_p2"}
    assert table.why_not(WalkTo("tiger_p3"))[0] == "FEL-096"
    assert table.why_not(WalkTo("tiger_h"))[0] == "FEL-096", "visited before"


@pytest.mark.rule("FEL-090")
def test_a_province_without_a_path_is_not_next() -> None:
    table = landed().play(TurnTile("tiger_p4"), TurnTile("tiger_p1")).walk("tiger_j1")
    assert "tiger_p4" in table.island.provinces["tiger_j1"].neighbours
    assert table.why_not(WalkTo("tiger_p4"))[0] == "FEL-090"


@pytest.mark.rule("FEL-094", "FEL-095")
def test_green_lands_with_the_tigers() -> None:
    table = landed(silver=2).lay("tiger_p3", "trade_tiger_2").skip()
    table.walk("tiger_j1")
    assert table.family(ANN).silver == 3
    table.walk("tiger_p3")
    assert table.of(TileTaken) == [TileTaken(ANN, "tiger_p3", "trade_tiger_2", "tiger")]
    assert table.state.merchants == {"tiger_p3": ANN}
    assert table.family(ANN).merchants == 9


@pytest.mark.rule("FEL-096", "FEL-097", "FEL-090")
def test_two_junctions_and_then_home() -> None:
    """The harbour province lies between the junctions: nobody comes from one to the other."""
    table = landed(silver=0).lay("tiger_p1", "trade_tiger_1").stand(BEN, "tiger_p2").skip().walk("tiger_j1")
    assert table.why_not(WalkTo("tiger_p2"))[0] == "FEL-096", "a merchant stands there"
    table.skip()
    assert table.of(WentHome) == [WentHome(ANN, "tiger_j1")]
    assert (table.family(ANN).silver, table.family(ANN).merchants) == (1, 10), "the reward is kept"


@pytest.mark.rule("FEL-097")
def test_a_merchant_without_any_way_goes_home_by_itself() -> None:
    table = landed().skip().walk("tiger_j1")
    assert table.of(WentHome) == [WentHome(ANN, "tiger_j1")], "all posts around are face down"
    assert table.family(ANN).merchants == 10


@pytest.mark.rule("FEL-094", "FEL-132")
def test_rewards_that_nobody_can_pay_are_lost() -> None:
    table = Table(2).give(BEN, gold=33).moor("ship_cheetah_1").aboard(0, ANN).go(Explore()).skip()
    table.walk("cheetah_j1")
    assert table.family(ANN).gold == 0
    table = Table(2).moor("ship_lion_1").aboard(0, ANN).give(ANN, goods="")
    table.state.bag = dict.fromkeys(table.state.bag, 0)
    table.go(Explore()).skip().walk("lion_j1")
    assert table.family(ANN).goods == ()


# -- the professional island


@pytest.mark.rule("FEL-205", "FEL-207")
def test_nothing_is_turned_and_the_harbour_has_its_symbol() -> None:
    table = landed(professional=True)
    assert table.asked == "walk"
    assert table.family(ANN).spice == 1


@pytest.mark.rule("FEL-206", "FEL-208")
def test_provisions_carry_on_as_far_as_they_last() -> None:
    """Landing, junction, junction: three steps.  The provision of the landing buys a fourth."""
    table = landed("cheetah", professional=True, provisions=0)
    assert table.family(ANN).provisions == 1
    table.walk("cheetah_j1", "cheetah_j3")
    assert table.of(ProvisionEaten) == []
    assert table.family(ANN).gold == 2
    table.walk("lion_j3")
    assert table.of(ProvisionEaten) == [ProvisionEaten(ANN)]
    assert table.family(ANN).provisions == 0


@pytest.mark.rule("FEL-209", "FEL-206")
def test_without_provisions_the_third_step_is_the_last() -> None:
    table = landed(professional=True, provisions=0).draw_next(CAVE, GROVE).walk("tiger_j2", "tiger_j3")
    table.play(KeepPlace(CAVE))
    assert table.of(WentHome) == [WentHome(ANN, "tiger_j3")]


@pytest.mark.rule("FEL-206", "FEL-095")
def test_a_tile_ends_the_movement_whatever_is_left_to_eat() -> None:
    table = (
        landed(professional=True, provisions=5).lay("tiger_p6", "trade_tiger_1").walk("tiger_j2", "tiger_p6")
    )
    assert table.state.merchants == {"tiger_p6": ANN}
    assert table.family(ANN).provisions == 5
    assert table.match.decision is None


# -- mysterious places


def drawing(*cards: str, kept: tuple[str, ...] = (), **has: Any) -> Table:
    table = Table(2, professional=True).give(ANN, **has).keep(ANN, *kept).draw_next(*cards)
    return table.go(DrawPlaces(ANN))


@pytest.mark.rule("FEL-210", "FEL-212")
def test_one_of_two_places_is_kept() -> None:
    table = drawing(CAVE, GROVE).play(KeepPlace(GROVE))
    assert table.places.kept[ANN] == (GROVE,)
    assert table.places.stack[0] == CAVE, "the other goes under the stack"
    assert len(table.places.stack) == 17


@pytest.mark.rule("FEL-210")
def test_no_second_card_of_a_sort() -> None:
    table = drawing(CAVE, GROVE, kept=(CAVE_WINE,))
    assert table.offered(KeepPlace) == [KeepPlace(GROVE)]
    assert table.why_not(KeepPlace(CAVE))[0] == "FEL-210"


@pytest.mark.rule("FEL-211")
def test_a_price_in_wine_or_books() -> None:
    table = drawing(CAVE_WINE, RUINS_BOOKS, goods="wine wine")
    assert table.offered(KeepPlace) == [KeepPlace(CAVE_WINE)]
    assert table.why_not(KeepPlace(RUINS_BOOKS))[0] == "FEL-211"
    wine = table.state.bag["wine"]
    table.play(KeepPlace(CAVE_WINE))
    assert table.family(ANN).goods == ("wine",)
    assert table.state.bag["wine"] == wine + 1
    assert table.of(PlaceKept)[0].seat == ANN


@pytest.mark.rule("FEL-212")
def test_sometimes_no_card_can_be_kept() -> None:
    table = drawing(CAVE, RUINS_BOOKS, kept=(CAVE_WINE,), goods="")
    assert table.asked == "", "there is nothing to decide"
    assert table.places.kept[ANN] == (CAVE_WINE,)
    assert sorted(table.places.stack[:2]) == sorted((CAVE, RUINS_BOOKS))
    assert [event.count for event in table.of(PlacesReturned)] == [2]


# -- storing and endings


@pytest.mark.rule("FEL-110", "FEL-111")
@pytest.mark.parametrize(
    ("goods", "silver", "sold", "rent", "left"),
    [
        ("wine wine wine wine", 2, 0, True, 0),
        ("wine wine wine wine", 2, 1, False, 3),
        ("wine wine wine wine wine wine", 0, 2, True, 0),
        ("wine wine wine wine wine wine", 5, 3, False, 6),
    ],
)
def test_storing(goods: str, silver: int, sold: int, rent: bool, left: int) -> None:
    table = Table(2).give(ANN, goods=goods, silver=silver, spice=1).go(Store(ANN))
    table.sell(*["wine"] * sold)
    if rent:
        table.play(RentStorage())
    assert table.asked == ""
    assert table.family(ANN).silver == left
    assert len(table.family(ANN).goods) == 3 + rent


@pytest.mark.rule("FEL-110")
def test_one_silver_does_not_rent_the_fourth_space() -> None:
    table = Table(2).give(ANN, goods="wine wine wine glass", silver=1).go(Store(ANN))
    assert table.why_not(RentStorage())[0] == "FEL-110"
    table.sell("wine")
    assert table.asked == ""


@pytest.mark.rule("FEL-121", "FEL-151")
@pytest.mark.parametrize(("stack", "ends"), [(2, True), (3, False)])
def test_too_few_ship_tiles_end_the_game_at_once(stack: int, ends: bool) -> None:
    table = Table(2).moor("ship_cheetah_3").aboard(0, BEN)
    table.state.ship_stack[:] = table.state.ship_stack[:stack]
    table.go(Prepare())
    assert bool(table.of(ShipSailed)) == ends
    table.pass_until("place_stone")
    assert table.match.over == ends


@pytest.mark.rule("FEL-150", "FEL-110")
def test_nothing_is_stored_after_the_last_exploration() -> None:
    table = Table(2).moor("ship_tiger_2", "ship_lion_1").aboard(0, ANN).give(ANN, merchants=0)
    table.give(BEN, goods="books books glass glass glass clothes")
    table.state.ending = True
    table.go(Explore(), EndRound()).pass_until("none")
    assert table.match.over
    assert [event.phase for event in table.of(PhaseBegan)] == ["scoring"]
    assert table.match.scores()[BEN] >= 6, "all six goods score"


# -- scoring


@pytest.mark.rule("FEL-160")
@pytest.mark.parametrize(
    ("cats", "points"),
    [
        ("tiger", 1),
        ("tiger cheetah lion panther lynx", 5),
        ("tiger tiger lynx lynx", 8),
        ("panther panther panther panther", 12),
        ("lion lion lion lion", 16),
        ("lion lion lion lion lion", 20),
    ],
)
def test_kinds_of_trade_tiles(cats: str, points: int) -> None:
    table = Table(2).own(ANN, cats).go(EndGame())
    assert table.score(ANN)["trade_tiles"] == points


@pytest.mark.rule("FEL-161", "FEL-162", "FEL-160")
def test_an_extra_tile_counts_up_to_the_span() -> None:
    """Four tigers and the tiger bonus: five at 4 points.  A panther and its +1: 1 + 1."""
    table = Table(2).own(ANN, "tiger tiger tiger tiger").own(BEN, "panther")
    table.give(ANN, bonus=("bonus_tiger",)).give(BEN, bonus=("bonus_panther",)).go(EndGame())
    assert table.score(ANN)["trade_tiles"] == 20
    assert table.score(BEN)["trade_tiles"] + table.score(BEN)["bonus_tiles"] == 2


@pytest.mark.rule("FEL-163")
def test_a_group_across_three_countries() -> None:
    """Around the corner of cheetahs, lions and panthers: three merchants at 3 points, one alone."""
    table = Table(2).stand(ANN, "cheetah_p4", "lion_p3", "panther_p3", "lynx_p6").go(EndGame())
    assert table.score(ANN)["merchants"] == 3 * 3 + 1


@pytest.mark.rule("FEL-163")
def test_a_chain_is_one_group() -> None:
    table = Table(2).stand(ANN, "tiger_p1", "tiger_p2", "tiger_p3", "tiger_p4").stand(BEN, "tiger_p5")
    table.go(EndGame())
    assert (table.score(ANN)["merchants"], table.score(BEN)["merchants"]) == (12, 1)


@pytest.mark.rule("FEL-214", "FEL-234")
@pytest.mark.parametrize(("count", "plain", "with_tile"), [(1, 1, 2), (2, 4, 6), (5, 10, 15)])
def test_mysterious_places_score(count: int, plain: int, with_tile: int) -> None:
    cards = [f"place_{sort}_none" for sort in ("cave", "grove", "ruins", "temple", "volcano")][:count]
    for specials, points in (((), plain), (("special_mystery_score",), with_tile)):
        table = Table(2, professional=True).keep(ANN, *cards).give(ANN, specials=specials).go(EndGame())
        assert table.score(ANN)["places"] == points


@pytest.mark.rule("FEL-231", "FEL-232", "FEL-233", "FEL-220")
def test_special_tiles_and_what_they_change() -> None:
    """3 provisions 6, 3 spices 3, two lone merchants 4; without the tiles 0, 1 and 2."""
    specials = ("special_provisions_score", "special_spice_score", "special_lone_merchant")
    for tiles, points in ((specials, 6 + 3 + 4), ((), 0 + 1 + 2)):
        table = Table(2, professional=True).stand(ANN, "tiger_p1", "lion_p1")
        table.give(ANN, goods="", provisions=3, spice=3, specials=tiles).go(EndGame())
        assert table.match.scores()[ANN] == points


@pytest.mark.rule("FEL-165")
def test_silver_breaks_ties_among_the_best_only() -> None:
    table = Table(3).give(ANN, gold=1, silver=1).give(BEN, gold=1, silver=2).give(CID, silver=6).go(EndGame())
    assert table.match.scores() == [3, 3, 2]
    assert table.of(GameOver) == [GameOver((BEN,))]
    assert table.match.ranking() == [[BEN], [ANN], [CID]]
