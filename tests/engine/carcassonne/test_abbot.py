"""Section 10 of the ledger: the abbot and the gardens."""

from __future__ import annotations

import pytest

from engine.carcassonne import look
from engine.carcassonne.expansions.abbot import RecallAbbot
from engine.carcassonne.tiles import TILES
from engine.carcassonne.values import Pass, SetFigure
from tests.engine.carcassonne.table import ANN, BEN, Scene, around, city

GARDEN = ("base/u_garden", 10, 10, 0)
"""Entry 0 is its road, 1 the garden, 2 and 3 the fields."""


def beside_the_garden(count: int) -> list[tuple[str, int, int, int]]:
    """Tiles around the garden at (10, 10), with roads where its road leaves it."""
    tiles = dict.fromkeys([(-1, -1), (0, -1), (1, -1), (-1, 1), (0, 1), (1, 1)], "base/b")
    tiles |= {(-1, 0): "base/u", (1, 0): "base/u"}
    return [(tile, 10 + dx, 10 + dy, 0) for (dx, dy), tile in list(tiles.items())[:count]]


@pytest.mark.rule("CAR-086")
def test_everybody_has_one_abbot() -> None:
    scene = Scene("abbot", draw=["base/u"], players=3)
    assert scene.left("abbot") == (1, 1, 1)
    assert look.supply(scene.game, ANN) == {"abbot": 1, "meeple": 7}


@pytest.mark.rule("CAR-087", "CAR-088", "CAR-089", "CAR-331")
def test_the_abbot_stands_only_in_monasteries_and_gardens() -> None:
    scene = Scene("abbot", draw=["base/a", "base/u_garden"]).put(0, 1, 0)
    kinds = [entry["type"] for entry in TILES["base/a"].features]
    offered = {(action.figure, kinds[action.feature]) for action in scene.offers(SetFigure)}
    assert offered == {
        ("meeple", "road"),
        ("meeple", "monastery"),
        ("meeple", "field"),
        ("abbot", "monastery"),
    }
    assert scene.refused(SetFigure("abbot", kinds.index("field"))) == "CAR-087"
    scene.do(Pass())
    scene.put(1, 0)
    assert [a.feature for a in scene.offers(SetFigure) if a.figure == "abbot"] == [1]
    assert scene.refused(SetFigure("meeple", 1)) == "CAR-089"
    scene.set("abbot", 1)
    assert scene.seat == ANN  # nothing else could be placed in that turn


@pytest.mark.rule("CAR-090", "CAR-091")
def test_a_surrounded_garden_gives_nine() -> None:
    scene = Scene(
        "abbot",
        laid=[GARDEN, *beside_the_garden(7)],
        figures=[(BEN, "abbot", 10, 10, 1)],
        draw=["base/u"],
    )
    scene.put(11, 10).done()
    assert scene.scored == [(BEN, "garden", 9)]
    assert scene.left("abbot") == (1, 1)


@pytest.mark.rule("CAR-091", "CAR-044")
def test_a_surrounded_monastery_with_an_abbot_gives_nine() -> None:
    scene = Scene(
        "abbot",
        laid=[("base/b", 10, 10, 0), *around(10, 10, 7)],
        figures=[(ANN, "abbot", 10, 10, 0)],
        draw=["base/b"],
    )
    assert scene.put(11, 11).done().scored == [(ANN, "monastery", 9)]


@pytest.mark.rule("CAR-092", "CAR-093", "CAR-098")
def test_example_an_abbot_called_back_from_a_garden_with_five_tiles_around() -> None:
    scene = Scene(
        "abbot",
        laid=[GARDEN, *beside_the_garden(5)],
        figures=[(ANN, "abbot", 10, 10, 1)],
        draw=["base/b", "base/b", "base/b"],
    )
    scene.put(0, 1).do(RecallAbbot())
    assert scene.scored == [(ANN, "garden", 6)]
    assert scene.returned == [ANN]
    assert scene.left("abbot") == (1, 1)
    assert scene.seat == BEN  # no other figure in this turn
    scene.put(0, 2).done()
    scene.put(0, 3)
    assert SetFigure("abbot", 0) in scene.match.actions()


@pytest.mark.rule("CAR-092")
def test_calling_back_is_offered_even_when_nothing_can_be_placed() -> None:
    scene = Scene("abbot", laid=[GARDEN], figures=[(ANN, "abbot", 10, 10, 1)], draw=["base/b"])
    scene.game.state.supply["meeple"] = (0, 7)
    scene.put(0, 1)
    assert scene.match.actions() == (RecallAbbot(), Pass())


@pytest.mark.rule("CAR-092")
def test_without_an_abbot_on_the_table_nobody_is_called_back() -> None:
    scene = Scene("abbot", draw=["base/b"]).put(0, 1)
    assert scene.refused(RecallAbbot()) == "CAR-092"


@pytest.mark.rule("CAR-094")
def test_what_the_tile_has_completed_is_scored_and_not_called_back() -> None:
    scene = Scene(
        "abbot",
        laid=[GARDEN, *beside_the_garden(7)],
        figures=[(ANN, "abbot", 10, 10, 1)],
        draw=["base/u"],
    )
    scene.put(11, 10)
    assert scene.refused(RecallAbbot()) == "CAR-094"
    assert scene.done().scored == [(ANN, "garden", 9)]


@pytest.mark.rule("CAR-095")
def test_only_the_abbot_goes_home_and_only_its_owner_scores() -> None:
    scene = Scene(
        "abbot",
        laid=[("base/b", 10, 10, 0), *around(10, 10, 3)],
        figures=[(ANN, "abbot", 10, 10, 0), (BEN, "meeple", 10, 10, 0)],
        draw=["base/b"],
    )
    scene.put(0, 1).do(RecallAbbot())
    assert scene.scored == [(ANN, "monastery", 4)]
    assert scene.figures_at(10, 10, 0) == [(BEN, "meeple")]


@pytest.mark.rule("CAR-096")
def test_at_the_end_an_abbot_counts_like_a_monk() -> None:
    scene = Scene(
        "abbot",
        laid=[GARDEN, *beside_the_garden(5), ("base/b", 20, 20, 0), *around(20, 20, 2)],
        figures=[(ANN, "abbot", 10, 10, 1), (BEN, "abbot", 20, 20, 0)],
        draw=["base/b"],
        last=True,
    )
    scene.put(0, 1).done()
    assert scene.scored == [(BEN, "monastery", 3), (ANN, "garden", 6)]


@pytest.mark.rule("CAR-097")
def test_the_abbot_respects_who_is_there_and_neighbours_are_features_of_their_own() -> None:
    scene = Scene(
        "abbot",
        laid=[("base/b", 10, 10, 0)],
        figures=[(BEN, "meeple", 10, 10, 0)],
        draw=["base/u_garden"],
    )
    scene.put(10, 11)
    assert SetFigure("abbot", 1) in scene.match.actions()


@pytest.mark.rule("CAR-099")
def test_no_tile_has_both_a_monastery_and_a_garden() -> None:
    for tile in TILES.values():
        kinds = [entry["type"] for entry in tile.features]
        assert not {"monastery", "garden"} <= set(kinds), tile.id


@pytest.mark.rule("CAR-033")
def test_without_abbots_a_garden_is_only_a_picture() -> None:
    scene = Scene(laid=[GARDEN, *beside_the_garden(7)], draw=["base/u"])
    scene.put(11, 10)
    assert not any(action.figure == "abbot" for action in scene.offers(SetFigure))
    assert [event.feature for event in scene.done().events if event.kind == "feature_closed"] == []


@pytest.mark.rule("CAR-017")
def test_an_abbot_does_not_stop_a_city_from_being_scored() -> None:
    scene = Scene(
        "abbot",
        laid=[GARDEN, *city(20, 20, 3)],
        figures=[(ANN, "abbot", 10, 10, 1), (BEN, "meeple", 20, 20, 0)],
        draw=["base/e"],
    )
    scene.put(22, 20, 3).do(RecallAbbot())
    assert scene.scored == [(ANN, "garden", 1), (BEN, "city", 6)]
