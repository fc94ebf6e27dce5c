"""Section 7 of the ledger: the end of the game and the final scoring."""

from __future__ import annotations

import pytest

from engine.carcassonne.values import FigureReturned, FinalScoring, GameOver
from engine.core.values import Part, Scored
from tests.engine.carcassonne.table import ANN, BEN, Table, Turn


@pytest.mark.rule("CAR-056", "CAR-031")
def test_the_last_turn_is_finished_completely() -> None:
    table = Table(Turn("u", 1, 0), Turn("e", 0, -1, 2, on="city"), last=True)
    assert [event.kind for event in table.events] == [
        "tile_laid",
        "figure_set",
        "feature_closed",
        "scored",
        "figure_returned",
        "final_scoring",
        "game_over",
    ]
    assert table.match.over
    assert table.match.decision is None
    assert table.match.actions() == ()


@pytest.mark.rule("CAR-057", "CAR-061")
def test_example_an_open_road_over_three_tiles() -> None:
    """EXAMPLE: an open road over 3 tiles: 3 points."""
    table = Table(Turn("u", 1, 0, on="road"), Turn("u", 2, 0), last=True)
    assert table.scored == [(ANN, "road", 3)]
    assert table.of(Scored)[0].rule == "CAR-057"
    assert table.events.index(FinalScoring()) < table.events.index(table.of(Scored)[0])


@pytest.mark.rule("CAR-058", "CAR-060", "CAR-061", "CAR-049")
def test_example_two_knights_against_one_in_an_open_city() -> None:
    """EXAMPLE: Green has 2 knights, Black 1 in an open city of 5 tiles with 3 shields: Green 8, Black 0."""
    table = Table(
        Turn("u", -1, 0),
        Turn("u", 1, 0),
        Turn("f", -1, -1, on="city"),
        Turn("f", 1, -1, on="city"),
        Turn("b", 1, -2),
        Turn("u", 2, 0),
        Turn("e", 0, -2, 2, on="city"),
        Turn("c", 0, -1),
        last=True,
    )
    assert table.scored == [(ANN, "city", 8)]
    assert table.of(Scored)[0].parts == (Part("tiles", 5, 1), Part("shields", 3, 1))
    assert table.of(Scored)[0].rule == "CAR-058"
    assert table.returned == [ANN, ANN, BEN]
    assert table.match.ranking() == [[ANN], [BEN]]


@pytest.mark.rule("CAR-059", "CAR-061")
def test_example_an_open_monastery_with_three_tiles_around() -> None:
    """EXAMPLE: Yellow's open monastery has 3 surrounding tiles: 4 points."""
    table = Table(Turn("b", 0, 1, on="monastery"), Turn("u", -1, 0), Turn("u", 1, 0), last=True)
    assert table.scored == [(ANN, "monastery", 4)]
    assert table.of(Scored)[0].rule == "CAR-059"


@pytest.mark.rule("CAR-060")
def test_tied_players_both_score_an_unfinished_road() -> None:
    table = Table(
        Turn("u", -1, 0, on="road"),
        Turn("b", 0, 1),
        Turn("b", 0, 2),
        Turn("w", 1, 1, 3, on=0),
        Turn("v", 1, 0),
        last=True,
    )
    assert table.scored == [(ANN, "road", 4), (BEN, "road", 4)]


@pytest.mark.rule("CAR-061")
def test_every_feature_is_scored_once_and_its_meeples_removed() -> None:
    table = Table(Turn("u", 1, 0, on="road"), Turn("w", -1, 0, on=1), Turn("e", 0, -1, 2, on=1), last=True)
    assert table.scored == [(ANN, "road", 3), (BEN, "road", 1), (ANN, "field", 3)]
    assert len(table.of(FigureReturned)) == 3
    assert table.game.state.figures == {}
    assert (table.supply(ANN), table.supply(BEN)) == (7, 7)


@pytest.mark.rule("CAR-062")
def test_the_most_points_win() -> None:
    table = Table(Turn("u", 1, 0), Turn("e", 0, -1, 2, on="city"), last=True)
    assert table.scores == [0, 4]
    assert table.match.ranking() == [[BEN], [ANN]]
    assert table.of(GameOver) == [GameOver((BEN,))]


@pytest.mark.rule("CAR-063")
def test_tied_players_share_the_victory() -> None:
    table = Table(Turn("w", -1, 0), Turn("w", 1, 0), last=True, players=3)
    assert table.match.ranking() == [[0, 1, 2]]
    assert table.of(GameOver) == [GameOver((0, 1, 2))]
