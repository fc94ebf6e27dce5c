"""What is in the box: totals of the resources, boards, depots, and what players can see of it."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from engine.burgundy import SPEC, resources
from engine.burgundy.boards import BOARDS, CELLS, COLOURS, INDEX, NAMES, Board
from engine.burgundy.game import Burgundy
from engine.burgundy.main_board import (
    ALL_GOODS,
    BY_PLAYERS,
    DEPOTS,
    GOODS,
    IN_DEPOT,
    LAST_BRIDGE_SPACE,
    PHASES,
    PRICE,
    SPACES,
    START,
    area_points,
    next_depot,
    spaces_in_use,
)
from engine.burgundy.powers import POWERS
from engine.burgundy.scoring import COUNTERS
from engine.burgundy.tiles import SUPPLY_OF, TILES, supplies
from engine.core import hexes

BOX = supplies("tiles")


def kinds(tiles: tuple[str, ...]) -> Counter[str]:
    return Counter(TILES[tile].kind for tile in tiles)


@pytest.mark.rule("COB-001")
def test_the_box_holds_164_hex_tiles() -> None:
    every = tuple(tile for tiles in BOX.values() for tile in tiles)
    assert len(every) == 164
    assert kinds(every) == {
        "building": 56,
        "animal": 28,
        "monastery": 26,
        "castle": 16,
        "mine": 12,
        "ship": 26,
    }


@pytest.mark.rule("COB-002")
def test_forty_tiles_have_black_backs() -> None:
    black = BOX["black"]
    assert len(black) == 40
    assert kinds(black) == {"building": 16, "animal": 8, "monastery": 6, "castle": 2, "mine": 2, "ship": 6}
    buildings = Counter(tile for tile in black if TILES[tile].kind == "building")
    assert len(buildings) == 8
    assert set(buildings.values()) == {2}
    animals = [tile for tile in black if TILES[tile].kind == "animal"]
    assert sorted(animals) == sorted(
        f"{kind}_{n}" for kind in ("cow", "pig", "sheep", "goat") for n in (3, 4)
    )


@pytest.mark.rule("COB-003")
def test_the_black_monasteries() -> None:
    monasteries = {tile for tile in BOX["black"] if TILES[tile].kind == "monastery"}
    assert monasteries == {f"monastery_{number}" for number in (7, 12, 14, 15, 24, 25)}


@pytest.mark.rule("COB-004")
def test_every_kind_of_animal_has_seven_tiles() -> None:
    for kind in ("cow", "pig", "sheep", "goat"):
        normal = [TILES[tile].animals for tile in BOX["light_green"] if TILES[tile].type == kind]
        black = [TILES[tile].animals for tile in BOX["black"] if TILES[tile].type == kind]
        assert sorted(normal) == [2, 2, 3, 3, 4]
        assert sorted(black) == [3, 4]


@pytest.mark.rule("COB-005")
def test_seven_supplies_by_back() -> None:
    assert {back: len(tiles) for back, tiles in BOX.items()} == {
        "beige": 40,
        "light_green": 20,
        "yellow": 20,
        "dark_green": 14,
        "grey": 10,
        "blue": 20,
        "black": 40,
    }
    for back, tiles in BOX.items():
        assert back == "black" or len(kinds(tiles)) == 1


@pytest.mark.rule("COB-006")
def test_42_goods_each_colour_with_its_die() -> None:
    assert Counter(ALL_GOODS) == dict.fromkeys(GOODS, 7)
    assert GOODS == ("turquoise", "violet", "pink", "red", "brown", "orange")


def test_every_power_and_effect_of_the_resources_is_known() -> None:
    assert set(POWERS) == {f"monastery_{number}" for number in range(1, 29)}
    assert all(power.final is None or power.final.count in COUNTERS for power in POWERS.values())
    assert Burgundy.effects.keys() == TILES.keys()
    assert [tile for tile in TILES if Burgundy.effects[tile] == ()] == [
        "mine",
        *(f"monastery_{number}" for number in range(1, 29)),
    ]


def test_everything_has_its_words_in_both_languages() -> None:
    files = [resources.read("tiles"), resources.read("extra_hexes")]
    texts = {kind["id"]: kind["text"] for kind in files[0]["kinds"]}
    things = [*files[0]["kinds"], *resources.read("main_board")["goods"]]
    for file in files:
        for tile in file["tiles"]:
            things.append(tile)
            text = tile.get("text", texts[tile["kind"]])
            assert text.keys() == {"en", "de"}
            assert all(sentence.endswith(".") for sentence in text.values())
            assert tile["confidence"]
    assert all(thing["name"].keys() == {"en", "de"} for thing in things)
    options = resources.read("options")
    assert options.keys() == {option.id for option in SPEC.options}
    for option in SPEC.options:
        words = options[option.id]
        assert words["title"].keys() == words["text"].keys() == {"en", "de"}
        if option.kind == "choice":
            assert words["values"].keys() == set(option.values)


# -- principalities


@pytest.mark.parametrize("board", BOARDS.values(), ids=lambda board: f"board {board.id}")
def test_a_board_has_37_spaces_of_six_colours(board: Board) -> None:
    assert Counter(board.colours) == {
        "castle": 4,
        "mine": 3,
        "river": 6,
        "pasture": 6,
        "town": 12,
        "monastery": 6,
    }
    assert sorted(space for area in board.areas for space in area) == list(range(37))
    towns = [area for area in board.areas if board.colours[area[0]] == "town"]
    assert 2 <= len(towns) <= 6
    assert max(map(len, board.areas)) <= 8
    for space, near in enumerate(board.around):
        assert len(near) in (3, 4, 6)
        for other in near:
            assert hexes.distance(CELLS[space], CELLS[other]) == 1
            assert board.numbers[space] != board.numbers[other]
            same_area = board.area_of[space] == board.area_of[other]
            assert same_area == (board.colours[space] == board.colours[other])


@pytest.mark.rule("COB-011")
def test_boards_1_and_2_are_there_for_all_the_others_once() -> None:
    assert {board.id: board.copies for board in BOARDS.values()} == {
        "1": 4,
        "2": 4,
        **{str(number): 1 for number in range(3, 11)},
    }


def test_board_1_as_the_ledger_names_its_spaces() -> None:
    board = BOARDS["1"]
    towns = sorted(len(area) for area in board.areas if board.colours[area[0]] == "town")
    assert towns == [1, 3, 3, 5]
    for hex, cell, colour, number in (("h25", (-1, 1), "mine", 4), ("h19", (0, 0), "castle", 6)):
        space = INDEX[hex]
        assert (CELLS[space], board.colours[space], board.numbers[space]) == (cell, colour, number)
    assert NAMES[0] == "h01"
    assert NAMES[-1] == "h37"


# -- the main board


@pytest.mark.rule("COB-029", "COB-030", "COB-192")
def test_four_players_use_24_numbered_and_8_black_spaces() -> None:
    used = spaces_in_use(4)
    assert Counter(space.colour for space in used) == {
        "town": 8,
        "river": 4,
        "monastery": 4,
        "pasture": 4,
        "mine": 2,
        "castle": 2,
        "black": 8,
    }
    more = [space for space in used if space.min_players == 4]
    assert {space.depot: space.colour for space in more if space.depot} == {
        1: "pasture",
        2: "town",
        3: "monastery",
        4: "mine",
        5: "town",
        6: "river",
    }


@pytest.mark.rule("COB-186", "COB-187", "COB-189")
def test_two_players_use_two_spaces_of_each_depot_and_four_black_ones() -> None:
    used = spaces_in_use(2)
    assert {depot: {space.colour for space in used if space.depot == depot} for depot in DEPOTS} == {
        1: {"town", "river"},
        2: {"monastery", "castle"},
        3: {"pasture", "town"},
        4: {"river", "town"},
        5: {"mine", "monastery"},
        6: {"town", "pasture"},
    }
    assert len(used) == 12 + 4
    assert sum(1 for space in used if space.depot == 0) == 4


@pytest.mark.rule("COB-188", "COB-190", "COB-191")
def test_three_players_use_eight_more_spaces() -> None:
    more = [space for space in spaces_in_use(3) if space.min_players == 3]
    assert len(more) == 8
    assert {space.depot: space.colour for space in more if space.depot} == {
        1: "monastery",
        2: "town",
        3: "river",
        4: "pasture",
        5: "town",
        6: "castle",
    }
    shared = next(space for space in more if space.depot == 6)
    assert [shared.colour_in(3, phase.id) for phase in PHASES] == [
        "castle",
        "mine",
        "castle",
        "mine",
        "castle",
    ]
    assert {shared.colour_in(4, phase.id) for phase in PHASES} == {"castle"}


@pytest.mark.rule("COB-194")
def test_values_by_number_of_players() -> None:
    found = {n: (v.sold_good, v.large_card, v.small_card) for n, v in BY_PLAYERS.items()}
    assert found == {2: (2, 5, 2), 3: (3, 6, 3), 4: (4, 7, 4)}


@pytest.mark.rule("COB-025", "COB-165")
def test_five_phases_of_five_rounds() -> None:
    assert [(phase.id, phase.points, phase.rounds) for phase in PHASES] == [
        ("a", 10, 5),
        ("b", 8, 5),
        ("c", 6, 5),
        ("d", 4, 5),
        ("e", 2, 5),
    ]


@pytest.mark.rule("COB-164")
def test_what_areas_are_worth() -> None:
    assert [area_points(size) for size in range(1, 9)] == [1, 3, 6, 10, 15, 21, 28, 36]


@pytest.mark.rule("COB-040")
def test_the_bridge_has_seven_spaces() -> None:
    assert LAST_BRIDGE_SPACE == 6


@pytest.mark.rule("COB-134")
def test_goods_spaces_are_a_ring() -> None:
    assert [next_depot(depot) for depot in DEPOTS] == [2, 3, 4, 5, 6, 1]


def test_small_facts() -> None:
    assert PRICE == 2
    assert (START.silver, START.workers, START.goods) == (1, (1, 2, 3, 4), 3)
    assert SUPPLY_OF.keys() == {*COLOURS, "black"}
    assert [len(IN_DEPOT[depot]) for depot in (*DEPOTS, 0)] == [4, 4, 4, 4, 4, 4, 8]
    assert all(re.fullmatch(r"d[1-6][a-d]|k[1-8]", space) for space in SPACES)
