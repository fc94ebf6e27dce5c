"""Sections 2 to 4 of the ledger: the turn, laying a tile, setting a meeple."""

from __future__ import annotations

import pytest

import engine
from engine.carcassonne import look
from engine.carcassonne.values import FigureSet, LayTile, Pass, SetFigure, TileDiscarded, TileDrawn, TileLaid
from engine.core.problems import Refusal
from tests.engine.carcassonne.table import ANN, BEN, Table, Turn


@pytest.mark.rule("CAR-014", "CAR-018")
def test_a_turn_is_tile_meeple_scoring_then_the_next_player() -> None:
    table = Table(Turn("e", 0, -1, 2, on="city"), then=("u",))
    assert [event.kind for event in table.events] == [
        "tile_laid",
        "figure_set",
        "feature_closed",
        "scored",
        "figure_returned",
        "tile_drawn",
    ]
    assert table.of(TileLaid) == [TileLaid(ANN, "base/e", 0, -1, 2)]
    assert table.of(FigureSet) == [FigureSet(ANN, "meeple", 0, -1, 0, "city")]
    assert table.of(TileDrawn) == [TileDrawn(BEN, "base/u", 69)]
    assert table.seat == BEN


@pytest.mark.rule("CAR-004")
def test_only_drawing_reveals_something() -> None:
    table = Table(Turn("u", 1, 0))
    assert [event.kind for event in table.events if event.reveals] == ["tile_drawn"]
    assert table.match.barrier == table.of(TileDrawn)[0]


@pytest.mark.rule("CAR-015")
def test_the_drawn_tile_must_be_laid() -> None:
    table = Table(then=("u",))
    assert all(isinstance(action, LayTile) for action in table.match.actions())
    assert table.game.why_not(Pass()) == Refusal("CAR-015", "not_now")
    with pytest.raises(engine.IllegalAction) as refused:
        table.match.play(SetFigure("meeple", 0))
    assert refused.value.refusal.rule == "CAR-015"


@pytest.mark.rule("CAR-016")
def test_at_most_one_figure_is_placed_and_none_need_be() -> None:
    table = Table(then=("u", "u"))
    table.match.play(LayTile(1, 0, 0))
    assert Pass() in table.match.actions()
    table.match.play(SetFigure("meeple", 0))
    assert table.supply(ANN) == 6
    assert table.seat == BEN
    assert table.match.decision.kind == "place_tile"


@pytest.mark.rule("CAR-016")
def test_laying_another_tile_is_not_placing_a_figure() -> None:
    table = Table(then=("u", "u"))
    table.match.play(LayTile(1, 0, 0))
    assert table.game.why_not(LayTile(2, 0, 0)) == Refusal("CAR-016", "not_now")


@pytest.mark.rule("CAR-017", "CAR-037", "CAR-045")
def test_a_scoring_happens_whoever_profits() -> None:
    table = Table(Turn("w", -1, 0, on=0), Turn("w", 1, 0))
    assert table.scored == [(ANN, "road", 3)]
    assert table.scores == [3, 0]
    assert table.returned == [ANN]


# -- laying


@pytest.mark.rule("CAR-019")
def test_a_tile_must_share_a_side_with_another() -> None:
    game = Table(then=("u",)).game
    assert game.why_not(LayTile(1, 0, 0)) is None
    assert game.why_not(LayTile(1, 1, 0)) == Refusal("CAR-019", "touches_nothing")
    assert game.why_not(LayTile(0, 2, 0)) == Refusal("CAR-019", "touches_nothing")
    assert game.why_not(LayTile(0, 0, 0)) == Refusal("CAR-019", "occupied", ("0,0",))
    assert game.why_not(LayTile(100_000, 0, 0)) == Refusal("CAR-019", "out_of_reach")


@pytest.mark.rule("CAR-020")
def test_every_side_that_touches_must_match() -> None:
    table = Table(Turn("u", 1, 0), Turn("w", 0, 1), then=("u", "v"))
    # (1, 1) touches the field of (1, 0) in the north and the road of (0, 1) in the west
    assert table.game.why_not(LayTile(1, 1, 0)) is None
    assert table.game.why_not(LayTile(1, 1, 1)) == Refusal("CAR-020", "edges", ("1,0", "0,1"))
    table.lay(Turn("u", 1, 1))
    assert table.game.why_not(LayTile(-1, 1, 0)) == Refusal("CAR-020", "edges", ("0,1",))


@pytest.mark.rule("CAR-020")
@pytest.mark.parametrize(
    ("tile", "x", "y", "turns", "fits"),
    [
        ("e", 0, -1, 2, True),  # city to city
        ("e", 0, -1, 0, False),  # field to city
        ("u", 1, 0, 0, True),  # road to road
        ("u", 1, 0, 1, False),  # field to road
        ("b", 0, 1, 0, True),  # field to field
        ("b", 1, 0, 0, False),  # field to road
        ("c", 1, 0, 0, False),  # city to road
    ],
)
def test_like_touches_like(tile: str, x: int, y: int, turns: int, fits: bool) -> None:
    refusal = Table(then=(tile,)).game.why_not(LayTile(x, y, turns))
    assert refusal == (None if fits else Refusal("CAR-020", "edges", ("0,0",)))


@pytest.mark.rule("CAR-021")
def test_a_tile_may_be_turned_and_turns_that_look_the_same_are_offered_once() -> None:
    def turns_at(tile: str, x: int, y: int) -> list[int]:
        actions = Table(then=(tile,)).match.actions()
        return [a.turns for a in actions if isinstance(a, LayTile) and (a.x, a.y) == (x, y)]

    assert turns_at("w", 1, 0) == [0, 1, 2]  # its field must not touch the road
    assert turns_at("e", 0, 1) == [1, 2, 3]
    assert turns_at("u", 1, 0) == [0]
    assert turns_at("b", 0, 1) == [0]
    assert Table(then=("u",)).game.why_not(LayTile(1, 0, 2)) == Refusal("CAR-021", "looks_the_same")


CLOSED_IN = (Turn("e", 0, -1, 2), Turn("a", 1, 0, 1), Turn("a", -1, 0, 3))
"""Only fields are open afterwards, so tiles without a field side fit nowhere."""


@pytest.mark.rule("CAR-022", "CAR-023")
def test_tiles_that_fit_nowhere_go_back_until_one_fits() -> None:
    table = Table(*CLOSED_IN, then=("c", "x", "s", "l", "b"))
    assert table.of(TileDiscarded) == [TileDiscarded(BEN, f"base/{tile}") for tile in "cxsl"]
    assert [event.tile for event in table.of(TileDrawn)] == [f"base/{tile}" for tile in "cxslb"]
    assert table.seat == BEN
    assert table.match.decision.tile == "base/b"


@pytest.mark.rule("CAR-023", "CAR-056")
def test_the_game_ends_when_the_stack_runs_out_of_tiles_that_fit() -> None:
    table = Table(*CLOSED_IN, then=("c", "x"), last=True)
    assert [event.kind for event in table.events][-6:] == [
        "tile_drawn",
        "tile_discarded",
        "tile_drawn",
        "tile_discarded",
        "final_scoring",
        "game_over",
    ]
    assert table.match.over


# -- setting a meeple


@pytest.mark.rule("CAR-025")
def test_a_meeple_goes_only_onto_the_new_tile() -> None:
    table = Table(Turn("u", 1, 0), then=("w",))
    table.match.play(LayTile(2, 0, 0))
    assert (table.match.decision.x, table.match.decision.y) == (2, 0)
    table.match.play(SetFigure("meeple", 1))
    assert [(figure.x, figure.y, figure.feature) for figure in look.standing(table.game)] == [(2, 0, 1)]


@pytest.mark.rule("CAR-026")
def test_without_a_meeple_in_the_supply_none_can_be_set() -> None:
    rows = [Turn("u", x, 0, on=1 if x == 1 else None) for x in range(1, 8)]
    table = Table(*rows, then=("u_garden",))
    assert table.supply(ANN) == 6
    table.game.state.supply["meeple"] = (7, 0)
    table.lay(Turn("u_garden", 8, 0))
    assert table.of(FigureSet) == []
    assert table.seat == ANN


@pytest.mark.rule("CAR-027")
@pytest.mark.parametrize(
    ("turn", "role"),
    [
        (Turn("w", 1, 0, on=2), "highwayman"),
        (Turn("c", 0, -1, on="city"), "knight"),
        (Turn("b", 0, 1, on="monastery"), "monk"),
        (Turn("b", 0, 1, on="field"), "farmer"),
    ],
)
def test_what_a_meeple_is_called(turn: Turn, role: str) -> None:
    assert [figure.role for figure in look.standing(Table(turn).game)] == [role]


@pytest.mark.rule("CAR-028", "CAR-029")
@pytest.mark.parametrize("own", [True, False])
def test_a_feature_with_a_meeple_takes_no_other_however_far_away(own: bool) -> None:
    turns = [Turn("u", 1, 0, on="road"), Turn("u", 2, 0), Turn("u", 3, 0), Turn("u", 4, 0)]
    table = Table(*(turns if own else turns[:3]), then=("u",))
    x = 5 if own else 4
    table.match.play(LayTile(x, 0, 0))
    assert table.seat == (ANN if own else BEN)
    assert 0 not in table.offered_features()
    assert table.game.why_not(SetFigure("meeple", 0)) == Refusal("CAR-028", "claimed", ("1,0/0",))
    assert [figure.x for figure in look.standing(table.game)] == [1]


@pytest.mark.rule("CAR-030", "CAR-034")
def test_features_that_only_share_a_tile_are_free() -> None:
    table = Table(Turn("w", 1, 0, on=2), then=("w",))
    table.match.play(LayTile(1, 1, 2))
    # its north road runs to the village of (1, 0) but not into Ann's road there
    assert table.offered_features() == [0, 1, 2, 3, 4, 5]


@pytest.mark.rule("CAR-018", "CAR-031")
def test_a_meeple_in_a_feature_just_completed_scores_and_comes_back_at_once() -> None:
    """EXAMPLE: the tile completes a road of 3 tiles; the player claims it, scores 3, takes the meeple back."""
    table = Table(Turn("w", -1, 0), Turn("w", 1, 0, on=2))
    assert table.scored == [(BEN, "road", 3)]
    assert table.returned == [BEN]
    assert table.supply(BEN) == 7


@pytest.mark.rule("CAR-033")
def test_nothing_stands_on_a_garden() -> None:
    table = Table(then=("e_garden",))
    table.match.play(LayTile(0, -1, 2))
    assert table.offered_features() == [0, 2]
    assert table.game.why_not(SetFigure("meeple", 1)) == Refusal("CAR-033", "wrong_feature")


@pytest.mark.rule("CAR-033", "CAR-048")
def test_a_surrounded_garden_is_only_a_picture() -> None:
    table = Table(
        Turn("e_garden", 0, 1, 2),
        Turn("u", -1, 0),
        Turn("u", 1, 0),
        Turn("b", -1, 1),
        Turn("b", 1, 1),
        Turn("b", -1, 2),
        Turn("b", 1, 2),
        Turn("e", 0, 2),
        last=True,
    )
    view = look.feature_at(table.game, 0, 1, 1)
    assert view is not None
    assert (view.kind, view.complete) == ("garden", True)
    assert [event.feature for event in table.events if event.kind == "feature_closed"] == ["city"]
    assert table.scores == [0, 0]


def test_figures_that_are_not_there_cannot_be_set() -> None:
    table = Table(then=("u",))
    table.match.play(LayTile(1, 0, 0))
    for action in (
        SetFigure("dragon", 0),
        SetFigure("pig", 1),
        SetFigure("meeple", 9),
        SetFigure("meeple", -1),
    ):
        assert table.game.why_not(action) == Refusal("CAR-016", "not_now")


@pytest.mark.rule("CAR-064", "CAR-068")
def test_why_no_farmer_can_be_set() -> None:
    table = Table(then=("b",), options={"farmers": False})
    table.match.play(LayTile(0, 1, 0))
    assert table.offered_features() == [0]
    assert table.game.why_not(SetFigure("meeple", 1)) == Refusal("CAR-064", "no_farmers")
    table = Table(Turn("b", 0, 1, on="field"), then=("b",))
    table.match.play(LayTile(0, 2, 0))
    assert table.game.why_not(SetFigure("meeple", 1)) == Refusal("CAR-068", "claimed", ("0,1/1",))
