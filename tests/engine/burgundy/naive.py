"""The rules once more, told slowly: what a random game must agree with.

Nothing here uses the engine's prepared boards, powers or choices; everything is
searched and counted anew from the resources each time it is asked for.
"""

from __future__ import annotations

from typing import Any

from engine.burgundy import resources
from engine.burgundy.game import Burgundy

_BOARDS = resources.read("boards")
_MAIN = resources.read("main_board")
_TILES = {tile["id"]: tile for name in ("tiles", "extra_hexes") for tile in resources.read(name)["tiles"]}
SPACE_OF = {
    "castle": "castle",
    "mine": "mine",
    "ship": "river",
    "animal": "pasture",
    "building": "town",
    "monastery": "monastery",
}
GOODS = ["turquoise", "violet", "pink", "red", "brown", "orange"]
AREA = {1: 1, 2: 3, 3: 6, 4: 10, 5: 15, 6: 21, 7: 28, 8: 36}

Spot = tuple[int, int]


class Land:
    """A board as rows and columns."""

    def __init__(self, board: str) -> None:
        entry = next(entry for entry in _BOARDS["boards"] if entry["id"] == board)
        self.rows = entry["spaces"]
        self.spots = [(row, col) for row, letters in enumerate(self.rows) for col in range(len(letters))]
        self.name = {spot: f"h{number:02}" for number, spot in enumerate(self.spots, 1)}
        self.colour = {(r, c): _BOARDS["letters"][self.rows[r][c]] for r, c in self.spots}
        self.number = {(r, c): int(entry["numbers"][r][c]) for r, c in self.spots}

    def near(self, spot: Spot) -> list[Spot]:
        row, col = spot
        found = [(row, col - 1), (row, col + 1)]
        for other in (row - 1, row + 1):
            if 0 <= other < len(self.rows):
                shift = 0 if len(self.rows[other]) > len(self.rows[row]) else -1
                found += [(other, col + shift), (other, col + shift + 1)]
        return [spot for spot in found if spot in self.colour]

    def area(self, spot: Spot) -> set[Spot]:
        found = {spot}
        while True:
            more = {n for s in found for n in self.near(s) if self.colour[n] == self.colour[spot]} - found
            if not more:
                return found
            found |= more

    def spot(self, hex: str) -> Spot:
        return self.spots[int(hex[1:]) - 1]


def has(game: Burgundy, seat: int, number: int) -> bool:
    return f"monastery_{number}" in game.estate(seat).laid


def laid(game: Burgundy, seat: int) -> dict[Spot, str]:
    estate = game.estate(seat)
    land = Land(estate.board)
    return {spot: tile for spot, tile in zip(land.spots, estate.laid, strict=True) if tile}


def may_place(game: Burgundy, seat: int, tile: str, value: int | None) -> set[str]:
    """Where a tile may be laid with a die of this value, or with any (None)."""
    land, lying = Land(game.estate(seat).board), laid(game, seat)
    kind = _TILES[tile]["kind"]
    helper = {"building": 9, "ship": 10, "animal": 10, "castle": 11, "mine": 11, "monastery": 11}[kind]
    values = {value}
    if value is not None and has(game, seat, helper):
        values |= {value % 6 + 1, (value - 2) % 6 + 1}
    found = set()
    for spot in land.spots:
        town = {lying.get(other) for other in land.area(spot)}
        if (
            spot not in lying
            and land.colour[spot] == SPACE_OF[kind]
            and (value is None or land.number[spot] in values)
            and any(near in lying for near in land.near(spot))
            and (kind != "building" or tile not in town or has(game, seat, 1))
        ):
            found.add(land.name[spot])
    return found


def may_take(game: Burgundy, seat: int, value: int) -> set[str]:
    values = {value}
    if has(game, seat, 12):
        values |= {value % 6 + 1, (value - 2) % 6 + 1}
    return {space for space in game.state.depots if space[0] == "d" and int(space[1]) in values}


def turn_actions(game: Burgundy, seat: int) -> set[tuple[Any, ...]]:
    """Everything that the seat may do between its actions."""
    estate, state = game.estate(seat), game.state
    found: set[tuple[Any, ...]] = set()
    for die in range(2):
        value, used = state.dice[2 * seat + die].value, state.dice[2 * seat + die].used
        if used:
            continue
        found |= {("take_tile", die, space) for space in may_take(game, seat, value)}
        for slot, tile in enumerate(estate.storage):
            if tile:
                found |= {("place_tile", die, slot, hex) for hex in may_place(game, seat, tile, value)}
        if estate.goods[value - 1]:
            found.add(("sell_goods", die, GOODS[value - 1]))
        found.add(("take_workers", die))
        if estate.workers:
            found |= {("spend_worker", die, change) for change in (1, -1)}
            if has(game, seat, 8):
                found |= {("spend_worker", die, change) for change in (2, -2)}
    if not state.bought:
        if estate.silver >= 2:
            found |= {("buy_tile", space, "silver") for space in state.depots if space[0] == "k"}
        if estate.workers >= 2 and has(game, seat, 6):
            found |= {("buy_tile", space, "workers") for space in state.depots}
    if estate.silver and has(game, seat, 28):
        found.add(("buy_workers",))
    if all(state.dice[2 * seat + die].used for die in range(2)):
        found.add(("end_turn",))
    return found


def placement_points(before: Burgundy, seat: int, tile: str, hex: str) -> list[tuple[str, int]]:
    """What laying a tile scores at once, without what geese and watchtowers add."""
    land, lying = Land(before.estate(seat).board), laid(before, seat)
    spot = land.spot(hex)
    lying[spot] = tile
    area = land.area(spot)
    found = []
    if area <= lying.keys():
        found.append(("area", AREA[len(area)] + {0: 10, 1: 8, 2: 6, 3: 4, 4: 2}[before.state.phase]))
    colour = land.colour[spot]
    if all(other in lying for other in land.spots if land.colour[other] == colour):
        players = before.players
        takers = len(before.state.cards[colour])
        if takers < 2:
            found.append(("card", players + 3 if takers == 0 else players))
    entry = _TILES[tile]
    if entry["kind"] == "animal" and tile != "geese":
        tiles = [other for other in area if other in lying and other != spot]
        scoring = [o for o in tiles if _TILES[lying[o]]["type"] == entry["type"] or lying[o] == "geese"]
        more = 1 if has(before, seat, 7) else 0
        animals = [entry["animals"], *(_TILES[lying[other]]["animals"] for other in scoring)]
        found.append(("animals", sum(count + more for count in animals)))
    return found


def final_points(game: Burgundy, seat: int) -> int:
    """What the belongings and monasteries of a seat bring at the end."""
    estate, tiles = game.estate(seat), [tile for tile in game.estate(seat).laid if tile]
    points = sum(estate.goods) + estate.silver + estate.workers // 2
    types = dict(
        zip(
            range(16, 24),
            [
                "warehouse",
                "watchtower",
                "carpenter",
                "church",
                "market",
                "boarding_house",
                "bank",
                "town_hall",
            ],
            strict=True,
        )
    )
    scoring = [number for number in types if has(game, seat, number)]
    points += sum(4 * tiles.count(types[number]) for number in scoring)
    points += 4 if "crane" in tiles and scoring else 0
    if has(game, seat, 15):
        points += 2 * sum(1 for count in estate.sold if count)
    if has(game, seat, 24):
        points += 4 * len({_TILES[tile]["type"] for tile in tiles if _TILES[tile]["kind"] == "animal"})
    if has(game, seat, 25):
        points += sum(estate.sold)
    if has(game, seat, 26):
        points += 3 * sum(takers.count(seat) for takers in game.state.cards.values())
    return points
