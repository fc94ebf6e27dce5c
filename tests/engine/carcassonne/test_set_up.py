"""Section 1 of the ledger: the box and the set-up."""

from __future__ import annotations

from collections import Counter

import pytest

import engine
from engine.carcassonne import look
from engine.carcassonne.figures import FIGURES
from engine.carcassonne.tiles import TILES
from tests.engine.carcassonne.table import NAMES, Table, Turn


@pytest.mark.rule("CAR-001")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_to_six_can_play(players: int) -> None:
    assert engine.new_match("carcassonne", NAMES[:players]).game.players == players


@pytest.mark.rule("CAR-001")
@pytest.mark.parametrize("players", [1, 7])
def test_others_cannot(players: int) -> None:
    with pytest.raises(engine.OptionError):
        engine.new_match("carcassonne", [f"Player {number}" for number in range(players)])


@pytest.mark.rule("CAR-002", "CAR-009", "CAR-010", "CAR-011")
def test_the_plain_game_has_the_72_base_tiles_and_nothing_else() -> None:
    game = Table().game
    box = Counter(game.box())
    assert box.total() == 72
    assert {TILES[tile].set for tile in box} == {"base"}
    assert set(game.state.supply) == {"meeple"}
    assert (
        sum(feature.get("shields", 0) * box[tile] for tile in box for feature in TILES[tile].features) == 10
    )


@pytest.mark.rule("CAR-003")
def test_the_start_tile_lies_open_and_takes_part_in_play() -> None:
    table = Table(Turn("e", 0, -1, 2, on="city"))
    assert look.laid_tiles(table.game)[0] == look.LaidTile(0, 0, "base/d", 0, 0)
    assert table.scored == [(0, "city", 4)]


@pytest.mark.rule("CAR-004")
def test_the_stack_is_shuffled_and_hidden() -> None:
    one, same, other = (engine.new_match("carcassonne", NAMES[:2], seed=seed) for seed in (1, 1, 2))
    assert one.game.state.stack == same.game.state.stack != other.game.state.stack
    assert Counter(one.game.box()) == Counter(other.game.box())
    view = one.game.view(0)
    assert view["state"]["stack"] is None
    assert view["chance"] is None
    assert view["state"]["remaining"] == look.remaining(one.game)
    assert sum(look.remaining(one.game).values()) == 70


@pytest.mark.rule("CAR-004")
def test_a_guess_shuffles_only_what_nobody_has_seen() -> None:
    game = Table(Turn("u", 1, 0)).game
    guesses = [game.guess(0, seed) for seed in (1, 2)]
    assert guesses[0].state.stack != guesses[1].state.stack
    for guess in guesses:
        assert sorted(guess.state.stack) == sorted(game.state.stack)
        assert guess.state.tiles == game.state.tiles
        assert guess.decision() == game.decision()


@pytest.mark.rule("CAR-005", "CAR-012", "CAR-013", "CAR-053")
def test_seven_meeples_each_and_the_eighth_on_space_0() -> None:
    game = Table(players=3).game
    assert [look.supply(game, seat) for seat in range(3)] == [{"meeple": 7}] * 3
    assert look.score_track(game) == [look.TrackPlace(seat, "scoring_meeple", 0, 0) for seat in range(3)]
    assert FIGURES["scoring_meeple"].count == 1


@pytest.mark.rule("CAR-006")
def test_six_colours_and_no_two_alike() -> None:
    seats = engine.new_match("carcassonne", NAMES).seats
    assert {seat.colour for seat in seats} == {"yellow", "red", "pink", "green", "blue", "black"}
    with pytest.raises(engine.OptionError):
        engine.new_match("carcassonne", [engine.Seat("Ann", "red"), engine.Seat("Ben", "red")])


@pytest.mark.rule("CAR-007", "CAR-008", "CAR-014")
def test_the_first_seat_begins_and_play_goes_round() -> None:
    turns = [Turn("u", 1, 0), Turn("u", 2, 0), Turn("u", 3, 0), Turn("u", 4, 0)]
    table = Table(*turns[:1], players=3, then=("u", "u", "u", "u"))
    seats = [0]
    for turn in turns[1:]:
        seats.append(table.seat)
        table.lay(turn)
    assert [*seats, table.seat] == [0, 1, 2, 0, 1]


def test_a_script_gives_the_first_tiles_in_their_order() -> None:
    table = Table(then=("x", "c", "b"))
    assert table.match.decision.tile == "base/x"
    assert table.game.state.stack[-2:] == ["base/b", "base/c"]


@pytest.mark.parametrize("tile", ["base/zz", "base/d base/d base/d base/d", 7])
def test_a_script_cannot_ask_for_tiles_that_are_not_there(tile: object) -> None:
    tiles = tile.split() if isinstance(tile, str) else [tile]
    with pytest.raises(engine.ScriptError):
        engine.new_match("carcassonne", NAMES[:2], script={"tiles": tiles})
