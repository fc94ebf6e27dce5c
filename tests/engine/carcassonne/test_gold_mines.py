"""Section 19 of the ledger: the gold mines."""

from __future__ import annotations

import pytest

from engine.carcassonne import look
from engine.carcassonne.cells import cell_at, xy
from engine.carcassonne.expansions.abbot import RecallAbbot
from engine.carcassonne.expansions.gold_mines import BARS, GoldPut, GoldTaken, PutGold, TakeGold
from engine.carcassonne.tiles import TILES
from engine.carcassonne.values import Pass, SetFigure
from tests.engine.carcassonne.table import ANN, BEN, CID, Scene, around, city, road


def with_gold(scene: Scene, *places: tuple[int, int]) -> Scene:
    """Put a bar on each of these tiles."""
    for place in places:
        bars = scene.game.extra["gold_mines"].bars
        bars[cell_at(*place)] = bars.get(cell_at(*place), 0) + 1
    return scene


def bars(scene: Scene) -> dict[tuple[int, int], int]:
    return {xy(cell): count for cell, count in scene.game.extra["gold_mines"].bars.items()}


def taken(scene: Scene) -> list[int]:
    return [look.belongings(scene.game, seat)["gold_bar"] for seat in range(scene.game.players)]


@pytest.mark.rule("CAR-234", "CAR-011")
def test_eight_tiles_and_sixteen_bars() -> None:
    tiles = [tile for tile in TILES.values() if tile.set == "gold_mines"]
    assert sum(tile.count for tile in tiles) == 8
    assert all(tile.symbols.get("gold") for tile in tiles)
    assert BARS == 16


@pytest.mark.rule("CAR-235", "CAR-236", "CAR-237", "CAR-238", "CAR-333")
def test_one_bar_here_and_one_on_a_neighbour_before_figures() -> None:
    scene = with_gold(
        Scene("gold_mines", laid=[("base/b", 9, 9, 0), ("base/b", 10, 9, 0)], draw=["gold/monastery_curve"]),
        (9, 9),
    )
    scene.put(10, 10)
    assert scene.asked == "place_gold"
    assert scene.match.actions() == (PutGold(9, 9), PutGold(10, 9))
    assert scene.refused(PutGold(10, 10)) == "CAR-235"
    assert scene.refused(Pass()) == "CAR-235"
    scene.do(PutGold(9, 9))  # diagonal, and there is a bar already
    assert bars(scene) == {(9, 9): 2, (10, 10): 1}
    assert scene.asked == "place_figure"
    assert scene.of(GoldPut) == [GoldPut(ANN, 10, 10), GoldPut(ANN, 9, 9)]
    assert look.pieces(scene.game) == [
        look.Piece("gold_bar", 9, 9, count=2),
        look.Piece("gold_bar", 10, 10, count=1),
    ]


@pytest.mark.rule("CAR-236")
def test_with_one_neighbour_nobody_is_asked() -> None:
    scene = Scene("gold_mines", laid=[("base/b", 10, 9, 0)], draw=["gold/monastery_curve"]).put(10, 10)
    assert scene.asked == "place_figure"
    assert bars(scene) == {(10, 9): 1, (10, 10): 1}


@pytest.mark.rule("CAR-240", "CAR-241", "CAR-246", "CAR-239")
def test_example_three_bars_from_the_own_city() -> None:
    scene = with_gold(
        Scene("gold_mines", laid=city(10, 10, 4), figures=[(ANN, "meeple", 10, 10, 0)], draw=["base/e"]),
        (10, 10),
        (11, 10),
        (11, 10),
        (30, 30),
    )
    scene.put(13, 10, 3).done()
    assert taken(scene) == [3, 0]
    assert bars(scene) == {(30, 30): 1}
    kinds = [event.kind for event in scene.events]
    assert kinds.index("figure_returned") < kinds.index("gold_taken")


@pytest.mark.rule("CAR-241", "CAR-242")
@pytest.mark.parametrize("garden", [False, True])
def test_a_monastery_or_garden_takes_from_all_nine_tiles(garden: bool) -> None:
    centre, feature = ("fm/field_diagonal_garden", 0) if garden else ("base/b", 0)
    scene = with_gold(
        Scene(
            "gold_mines",
            "abbot",
            laid=[(centre, 10, 10, 0), *around(10, 10, 7)],
            figures=[(BEN, "abbot", 10, 10, feature)],
            draw=["base/b"],
        ),
        (9, 9),
        (10, 10),
        (11, 10),
        (12, 10),
    )
    scene.put(11, 11).done()
    assert scene.scored == [(BEN, "garden" if garden else "monastery", 9)]
    assert taken(scene) == [0, 3]


@pytest.mark.rule("CAR-243", "CAR-340")
def test_example_three_bars_are_shared_one_by_one() -> None:
    scene = with_gold(
        Scene(
            "gold_mines",
            laid=road(10, 10, 4),
            figures=[(ANN, "meeple", 10, 10, 0), (BEN, "meeple", 11, 10, 0)],
            draw=["base/a"],
        ),
        (10, 10),
        (11, 10),
        (12, 10),
    )
    scene.put(13, 10, 1).done()
    assert [event.seat for event in scene.of(GoldTaken)] == [ANN, BEN, ANN]
    assert taken(scene) == [2, 1]


@pytest.mark.rule("CAR-243")
def test_the_active_seat_begins_and_only_entitled_seats_take() -> None:
    scene = with_gold(
        Scene(
            "gold_mines",
            laid=road(10, 10, 4),
            figures=[(ANN, "meeple", 10, 10, 0), (CID, "meeple", 11, 10, 0)],
            draw=["base/a"],
            players=3,
            seat=BEN,
        ),
        (10, 10),
        (11, 10),
        (12, 10),
    )
    scene.put(13, 10, 1).do(Pass())
    assert [event.seat for event in scene.of(GoldTaken)] == [CID, ANN, CID]


@pytest.mark.rule("CAR-243", "CAR-244")
def test_several_features_and_a_bar_that_both_want() -> None:
    # base/s completes Ann's city in the west and Ben's road in the south: its own bar is for both
    laid = [("base/e", 9, 10, 1), ("base/e", 11, 10, 3), ("base/e", 10, 9, 2), ("base/a", 10, 11, 2)]
    scene = with_gold(
        Scene(
            "gold_mines",
            laid=laid,
            figures=[(ANN, "meeple", 9, 10, 0), (BEN, "meeple", 10, 11, 0)],
            draw=["base/s"],
        ),
        (9, 10),
        (10, 10),
        (10, 11),
    )
    scene.put(10, 10).do(Pass())
    assert (scene.asked, scene.seat) == ("choose_gold", ANN)
    assert scene.match.actions() == (TakeGold(9, 10), TakeGold(10, 10))
    assert scene.refused(TakeGold(10, 11)) == "CAR-244"
    scene.do(TakeGold(10, 10))
    # Ben takes his last bar, Ann hers
    assert taken(scene) == [2, 1]
    assert [event.seat for event in scene.of(GoldTaken)] == [ANN, BEN, ANN]


@pytest.mark.rule("CAR-321", "CAR-244")
def test_a_bar_that_somebody_has_two_claims_to_is_taken_once() -> None:
    laid = [("base/e", 9, 10, 1), ("base/e", 11, 10, 3), ("base/e", 10, 9, 2), ("base/a", 10, 11, 2)]
    scene = with_gold(
        Scene(
            "gold_mines",
            laid=laid,
            figures=[(ANN, "meeple", 9, 10, 0), (ANN, "meeple", 10, 11, 0)],
            draw=["base/s"],
        ),
        (10, 10),
    )
    scene.put(10, 10).do(Pass())
    assert taken(scene) == [1, 0]
    assert bars(scene) == {}


@pytest.mark.rule("CAR-245")
def test_without_meeples_the_bars_stay() -> None:
    scene = with_gold(Scene("gold_mines", laid=city(10, 10, 3), draw=["base/e"]), (10, 10))
    scene.put(12, 10, 3).do(Pass())
    assert bars(scene) == {(10, 10): 1}
    assert taken(scene) == [0, 0]


@pytest.mark.rule("CAR-247", "CAR-248", "CAR-348")
def test_nothing_is_taken_in_the_final_scoring() -> None:
    scene = with_gold(
        Scene(
            "gold_mines",
            laid=city(10, 10, 4),
            figures=[(ANN, "meeple", 10, 10, 0), (BEN, "meeple", 10, 10, 1)],
            draw=["base/b"],
            last=True,
        ),
        (10, 10),
    )
    scene.put(0, 1).done()
    assert taken(scene) == [0, 0]
    assert bars(scene) == {}
    kinds = [event.kind for event in scene.events]
    assert kinds.index("gold_cleared") < kinds.index("scored")


@pytest.mark.rule("CAR-249", "CAR-238")
def test_the_order_of_a_turn_with_gold() -> None:
    scene = Scene("gold_mines", laid=city(10, 10, 3), draw=["gold/corner_curve"])
    scene.put(12, 10).do(SetFigure("meeple", 0))
    kinds = [event.kind for event in scene.events]
    assert kinds[:4] == ["tile_laid", "gold_put", "gold_put", "figure_set"]


@pytest.mark.rule("CAR-250", "CAR-352")
@pytest.mark.parametrize(
    ("count", "points"),
    [(1, 1), (3, 3), (4, 8), (6, 12), (7, 21), (9, 27), (10, 40), (16, 64)],
)
def test_the_more_bars_the_more_each_is_worth(count: int, points: int) -> None:
    scene = Scene("gold_mines", draw=["base/b"], last=True)
    scene.game.extra["gold_mines"].taken = (0, count)
    scene.put(0, 1).done()
    assert scene.scored == [(BEN, "gold", points)]


@pytest.mark.rule("CAR-250", "CAR-352")
def test_example_102_points_and_seven_bars() -> None:
    scene = Scene("gold_mines", draw=["base/b"], last=True, totals=(102, 0))
    scene.game.extra["gold_mines"].taken = (7, 0)
    scene.put(0, 1).done()
    assert scene.scores == [123, 0]


@pytest.mark.rule("CAR-251")
def test_calling_the_abbot_back_brings_no_gold() -> None:
    scene = with_gold(
        Scene(
            "gold_mines",
            "abbot",
            laid=[("base/b", 10, 10, 0), *around(10, 10, 3)],
            figures=[(ANN, "abbot", 10, 10, 0)],
            draw=["base/b"],
        ),
        (10, 10),
    )
    scene.put(0, 1).do(RecallAbbot())
    assert scene.scored == [(ANN, "monastery", 4)]
    assert taken(scene) == [0, 0]
