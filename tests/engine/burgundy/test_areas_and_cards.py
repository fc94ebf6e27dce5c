"""Every size of area in every phase, every colour's cards at every table: the numbers are the rulebook's."""

from __future__ import annotations

import pytest

from engine.burgundy.actions import PlaceTile, TakeWorkers
from engine.burgundy.opening import LayBoard, LayCastle
from engine.burgundy.values import AreaCompleted, CardTaken
from engine.core.values import Part, Scored
from tests.engine.burgundy.table import ANN, PHASES, Table

TOWNS = {
    1: ("1", "h19", ["h12"], 3),
    2: ("10", "h04", ["h15", "h09"], 4),
    3: ("1", "h19", ["h14", "h15", "h09"], 4),
    4: ("6", "h19", ["h17", "h18", "h24", "h25"], 4),
    5: ("1", "h19", ["h26", "h27", "h32", "h33", "h37"], 3),
    6: ("9", "h16", ["h01", "h02", "h05", "h06", "h10", "h11"], 4),
    7: ("7", "h02", ["h12", "h13", "h18", "h19", "h20", "h25", "h26"], 3),
    8: ("10", "h04", ["h02", "h07", "h13", "h16", "h17", "h18", "h19", "h20"], 5),
}
"""By size: the board, its start castle, the spaces of a town and the die of the last of them."""
OTHERS = ["warehouse", "watchtower", "carpenter", "church", "market", "boarding_house", "town_hall"]
AREA = {1: 1, 2: 3, 3: 6, 4: 10, 5: 15, 6: 21, 7: 28, 8: 36}
PHASE = {"a": 10, "b": 8, "c": 6, "d": 4, "e": 2}


def chosen(board: str, castle: str) -> Table:
    """Ann has taken this board and castle, Ben the first ones that he was offered."""
    table = Table(options={"boards": "chosen"})
    while table.asked in ("choose_board", "choose_castle"):
        wanted = {"choose_board": LayBoard(board), "choose_castle": LayCastle(castle)}[table.asked]
        table.play(wanted if table.seat == ANN else table.match.actions()[0])
    return table


@pytest.mark.rule("COB-163", "COB-164", "COB-165")
@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("size", TOWNS)
def test_a_town_of_every_size_in_every_phase(size: int, phase: str) -> None:
    board, castle, spaces, die = TOWNS[size]
    table = chosen(board, castle).give(storage=["bank"])
    table.lay(ANN, dict(zip(spaces[:-1], OTHERS, strict=False)))
    table.game.state.phase = PHASES.index(phase)
    table.roll(ANN, die, 1)
    table.play(PlaceTile(0, 0, spaces[-1]))
    assert table.points == [AREA[size] + PHASE[phase], 0]
    assert table.scored == [(ANN, "area", AREA[size] + PHASE[phase])]
    assert table.of(AreaCompleted)[0].places == tuple(f"0/{hex}" for hex in sorted(spaces))


@pytest.mark.rule("COB-163")
@pytest.mark.parametrize("size", [3, 4, 5, 6, 7, 8])
def test_a_town_with_a_space_left_brings_nothing(size: int) -> None:
    board, castle, spaces, die = TOWNS[size]
    table = chosen(board, castle).give(storage=["bank"])
    table.lay(ANN, dict(zip(spaces[1:-1], OTHERS, strict=False)))
    table.roll(ANN, die, 1)
    table.play(PlaceTile(0, 0, spaces[-1]))
    assert table.points == [0, 0]
    assert table.of(AreaCompleted) == []


LAST = {
    "castle": ("h07", 6, "castle"),
    "mine": ("h34", 3, "mine"),
    "monastery": ("h04", 3, "monastery_16"),
    "pasture": ("h28", 2, "cow_2"),
    "river": ("h22", 1, "ship"),
    "town": ("h12", 3, "bank"),
}
"""By colour on board 1: a space that is filled last, its die and what goes there."""
FILLING = {
    "castle": "castle",
    "mine": "mine",
    "monastery": "monastery_16",
    "pasture": "goat_2",
    "river": "ship",
    "town": "watchtower",
}


@pytest.mark.rule("COB-166", "COB-167", "COB-168", "COB-194")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("colour", LAST)
def test_the_cards_of_every_colour_at_every_table(colour: str, players: int) -> None:
    hex, die, tile = LAST[colour]
    table = Table(players=players)
    table.display().wares()
    for seat in range(players):
        table.fill(seat, colour, FILLING[colour], but=(hex,)).give(seat, storage=[tile], silver=0, workers=0)
        table.lay(seat, {"h21": "ship"}).roll(seat, die, die)
    cards = []
    for seat in range(players):
        assert (table.asked, table.seat) == ("take_turn", seat)
        table.play(PlaceTile(0, 0, hex))
        cards += [(e.seat, e.points, e.parts) for e in table.of(Scored) if e.source == "card"]
        assert [e.card for e in table.of(CardTaken)] == [["large"], ["small"], [], []][seat]
        if table.asked == "act_freely":
            table.play(TakeWorkers(None))
        table.play(TakeWorkers(1))
    large, small = {2: (5, 2), 3: (6, 3), 4: (7, 4)}[players]
    assert cards == [(0, large, (Part("large_card", 1, large),)), (1, small, (Part("small_card", 1, small),))]


@pytest.mark.rule("COB-169", "COB-170")
def test_area_phase_and_colour_of_a_lone_player_add_up_in_phase_a_with_four() -> None:
    table = Table(players=4, dice=(3, 1)).give(storage=["mine"]).lay(ANN, {"h25": "mine", "h30": "mine"})
    table.play(PlaceTile(0, 0, "h34"))
    assert table.points == [6 + 10 + 7, 0, 0, 0]


@pytest.mark.rule("COB-168")
def test_three_castles_beside_the_start_castle_fill_dark_green_on_board_1() -> None:
    table = Table(dice=(6, 1)).give(storage=["castle"]).lay(ANN, {"h02": "castle", "h03": "castle"})
    table.lay(ANN, {"h12": "bank"})
    table.play(PlaceTile(0, 0, "h07"))
    assert table.points == [6 + 10 + 5, 0]
    assert table.asked == "act_freely"
