"""Section 16 of the ledger: flying machines."""

from __future__ import annotations

import pytest

from engine.carcassonne.expansions.abbot import RecallAbbot
from engine.carcassonne.expansions.builder import DrawAgain
from engine.carcassonne.expansions.flying_machines import FACES, Flown, Fly, Land
from engine.carcassonne.tiles import TILES
from engine.carcassonne.values import Pass, SetFigure
from tests.engine.carcassonne.table import ANN, BEN, Figured, Laid, Scene, around, city, road

MACHINE = "fm/field_orthogonal"
"""A field with a machine that flies west; turned once it flies north."""
DIAGONAL = "fm/field_diagonal_garden"
"""A field with a machine that flies north-west."""


def flight(
    roll: int,
    laid: list[Laid],
    *figures: Figured,
    tile: str = MACHINE,
    turns: int = 0,
    options: tuple[str, ...] = (),
) -> Scene:
    """Ann lays a machine at (20, 20) and is asked for a figure; her die will show this number."""
    scene = Scene(
        "flying_machines",
        *options,
        laid=[("base/b", 20, 21, 0), *laid],
        figures=figures,
        draw=[tile],
        script={"flight": [roll]},
    )
    return scene.put(20, 20, turns)


@pytest.mark.rule("CAR-157", "CAR-011")
def test_eight_tiles_and_a_die() -> None:
    tiles = [tile for tile in TILES.values() if tile.set == "flying_machines"]
    assert sum(tile.count for tile in tiles) == 8
    assert all(any(entry["type"] == "flying_machine" for entry in tile.features) for tile in tiles)
    assert FACES == (1, 1, 2, 2, 3, 3)


@pytest.mark.rule("CAR-158", "CAR-336")
def test_a_figure_on_the_tile_or_on_the_machine_or_none() -> None:
    scene = flight(1, [])
    assert scene.match.actions() == (SetFigure("meeple", 1), Fly("meeple"), Pass())
    plain = Scene("flying_machines", draw=["base/b"]).put(0, 1)
    assert plain.offers(Fly) == []


@pytest.mark.rule("CAR-159", "CAR-160")
@pytest.mark.parametrize(
    ("tile", "turns", "way"),
    [
        (MACHINE, 0, (-1, 0)),
        (MACHINE, 1, (0, -1)),
        (MACHINE, 2, (1, 0)),
        (MACHINE, 3, (0, 1)),
        (DIAGONAL, 0, (-1, -1)),
        (DIAGONAL, 1, (1, -1)),
        (DIAGONAL, 2, (1, 1)),
        (DIAGONAL, 3, (-1, 1)),
    ],
)
@pytest.mark.parametrize("roll", [1, 2, 3])
def test_the_flight_goes_straight_as_the_tile_is_turned(
    tile: str, turns: int, way: tuple[int, int], roll: int
) -> None:
    scene = flight(roll, [], tile=tile, turns=turns).do(Fly("meeple"))
    target = (20 + roll * way[0], 20 + roll * way[1])
    lands = target == (20, 21)  # the only other tile
    assert scene.of(Flown) == [Flown(ANN, "meeple", 20, 20, roll, *target, lands)]


@pytest.mark.rule("CAR-161")
def test_empty_spaces_are_flown_over() -> None:
    scene = flight(3, road(17, 20, 3)[:1]).do(Fly("meeple"), Land(0))
    assert scene.figures_at(17, 20, 0) == [(ANN, "meeple")]


@pytest.mark.rule("CAR-162", "CAR-163", "CAR-164", "CAR-165", "CAR-170")
def test_example_a_completed_road_a_field_and_a_foreign_knight() -> None:
    laid: list[Laid] = [("base/s", 18, 20, 0), ("base/a", 18, 21, 2)]
    scene = flight(2, laid, (BEN, "meeple", 18, 20, 0)).do(Fly("meeple"))
    # the road is complete and the fields are no landing places: the meeple must go to the city
    assert scene.figures_at(18, 20, 0) == [(BEN, "meeple"), (ANN, "meeple")]
    assert scene.left("meeple") == (6, 6)
    assert scene.seat == BEN


@pytest.mark.rule("CAR-162", "CAR-163", "CAR-164", "CAR-165")
def test_example_a_monastery_or_a_city_but_not_the_completed_road() -> None:
    laid: list[Laid] = [
        ("gold/monastery_corner_curve", 18, 20, 0),
        ("base/a", 19, 20, 1),
        ("base/a", 18, 21, 2),
    ]
    scene = flight(
        2, laid, (BEN, "meeple", 18, 20, 2), (BEN, "meeple", 18, 20, 0), options=("gold_mines",)
    ).do(Fly("meeple"))
    assert scene.asked == "land_meeple"
    assert scene.match.actions() == (Land(0), Land(2))
    assert scene.refused(Land(1)) == "CAR-163"
    assert scene.refused(Land(3)) == "CAR-165"
    assert scene.refused(Pass()) == "CAR-162"
    scene.do(Land(2))
    assert scene.figures_at(18, 20, 2) == [(BEN, "meeple"), (ANN, "meeple")]


@pytest.mark.rule("CAR-166", "CAR-167", "CAR-173")
def test_a_failed_flight_ends_the_step() -> None:
    scene = flight(1, [("base/b", 30, 30, 0)], (ANN, "abbot", 30, 30, 0), options=("abbot",))
    assert RecallAbbot() in scene.match.actions()
    scene.do(Fly("meeple"))
    assert scene.left("meeple") == (7, 7)
    assert (scene.asked, scene.seat) == ("place_tile", BEN)


@pytest.mark.rule("CAR-166")
def test_only_completed_features_are_no_place_to_land() -> None:
    laid: list[Laid] = [("base/e", 18, 20, 0), ("base/e", 18, 19, 2)]
    scene = flight(2, laid).do(Fly("meeple"))
    assert scene.left("meeple") == (7, 7)
    assert scene.of(Flown)[0].lands is False


@pytest.mark.rule("CAR-170")
def test_what_the_new_tile_has_just_completed_is_no_place_to_land() -> None:
    scene = Scene(
        "flying_machines",
        laid=[("base/a", 9, 10, 3), ("base/a", 11, 10, 1)],
        draw=["fm/straight_along"],
        script={"flight": [1]},
    )
    scene.put(10, 10).do(Fly("meeple"))
    assert scene.figures_at(9, 10, 0) == []
    assert scene.figures_at(9, 10, 1) == [(ANN, "meeple")]  # its monastery remains


@pytest.mark.rule("CAR-168", "CAR-169")
def test_only_normal_and_big_meeples_fly() -> None:
    scene = flight(1, [], options=("abbot", "big_meeple", "builder", "pig"))
    assert scene.offers(Fly) == [Fly("meeple"), Fly("big_meeple")]
    for figure in ("abbot", "builder", "pig"):
        assert scene.game.why_not(Fly(figure)) is not None


@pytest.mark.rule("CAR-171", "CAR-317")
def test_several_meeples_on_a_monastery() -> None:
    laid = [("base/b", 10, 10, 0), *around(10, 10, 7)]
    scene = Scene(
        "flying_machines",
        "big_meeple",
        laid=laid,
        figures=[(ANN, "big_meeple", 10, 10, 0), (BEN, "meeple", 10, 10, 0)],
        draw=["base/b"],
    )
    assert scene.put(11, 11).done().scored == [(ANN, "monastery", 9)]
    scene = Scene(
        "flying_machines",
        laid=laid,
        figures=[(ANN, "meeple", 10, 10, 0), (BEN, "meeple", 10, 10, 0)],
        draw=["base/b"],
    )
    assert scene.put(11, 11).done().scored == [(ANN, "monastery", 9), (BEN, "monastery", 9)]


@pytest.mark.rule("CAR-172", "CAR-331")
def test_a_garden_is_no_place_to_land() -> None:
    scene = flight(2, [("base/r_garden", 18, 20, 0)], options=("abbot",)).do(Fly("meeple"))
    assert scene.figures_at(18, 20, 0) == [(ANN, "meeple")]
    assert scene.figures_at(18, 20, 1) == []


@pytest.mark.rule("CAR-174")
def test_every_open_road_end_at_a_pier_is_a_place_to_land() -> None:
    laid: list[Laid] = [("ferry/three", 18, 20, 0), ("base/a", 17, 20, 3)]
    scene = Scene(
        "flying_machines",
        "ferries",
        laid=[("base/b", 20, 21, 0), *laid],
        ferries=[(18, 20, 0, 1)],
        draw=[MACHINE],
        script={"flight": [2]},
    )
    scene.put(20, 20).do(Fly("meeple"))
    assert scene.match.actions() == (Land(0), Land(1))  # the third is complete at its pier


@pytest.mark.rule("CAR-317", "CAR-051")
def test_a_flown_meeple_counts_for_the_majority() -> None:
    scene = Scene(
        "flying_machines",
        laid=[("base/b", 19, 21, 0), *city(15, 20, 4)],
        figures=[(BEN, "meeple", 15, 20, 0)],
        draw=[MACHINE, "base/e"],
        script={"flight": [2]},
    )
    scene.put(19, 20).do(Fly("meeple"))
    scene.put(18, 20, 3).done()
    assert scene.scored == [(ANN, "city", 8), (BEN, "city", 8)]


@pytest.mark.rule("CAR-316")
def test_a_flown_meeple_lets_the_builder_join_it() -> None:
    scene = Scene(
        "flying_machines",
        "builder",
        laid=[("base/b", 14, 11, 0), *road(10, 10, 3)],
        figures=[(BEN, "meeple", 10, 10, 0)],
        draw=[MACHINE, "base/b", "base/u", "base/b", "base/v"],
        script={"flight": [3]},
    )
    scene.put(14, 10).do(Fly("meeple"))
    assert scene.figures_at(11, 10, 0) == [(ANN, "meeple")]
    scene.put(0, 1).done()
    scene.put(12, 10).set("builder", 0)
    scene.put(0, 2).done()
    scene.put(13, 10, 0).do(Pass(), DrawAgain())
    assert scene.seat == ANN
