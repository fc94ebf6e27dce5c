"""The board in the middle: depots and their spaces, phases, goods and prices.

Depots 1 to 6 are the numbered ones, 0 is the black depot.
"""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from engine.burgundy import resources

BLACK_DEPOT = 0
DEPOTS = (1, 2, 3, 4, 5, 6)


class Space(Struct, frozen=True):
    """A place for one hex tile.

    min_players:  it is used with so many players or more
    exceptions:   by number of players and phase, the colour it has instead of its own
    """

    id: str
    depot: int
    colour: str
    min_players: int
    col: int
    row: int
    exceptions: dict[int, dict[str, str]] = {}

    def colour_in(self, players: int, phase: str) -> str:
        return self.exceptions.get(players, {}).get(phase, self.colour)


class Phase(Struct, frozen=True):
    id: str
    points: int
    rounds: int


class Good(Struct, frozen=True):
    id: str
    die: int
    count: int


class Values(Struct, frozen=True):
    """What depends on the number of players (COB-194)."""

    sold_good: int
    large_card: int
    small_card: int


class Start(Struct, frozen=True):
    """What every seat begins with; workers by the order of play."""

    silver: int
    workers: tuple[int, ...]
    goods: int
    key_spaces: int
    store_spaces: int


class _File(Struct):
    spaces: tuple[Space, ...]
    phases: tuple[Phase, ...]
    area_points: tuple[int, ...]
    bridge_spaces: int
    goods: tuple[Good, ...]
    by_players: dict[int, Values]
    start: Start
    price: int
    workers_taken: int


_FILE: _File = resources.read("main_board", _File)

SPACES = {space.id: space for space in _FILE.spaces}
PHASES = _FILE.phases
ROUNDS = sum(phase.rounds for phase in PHASES)
GOODS = tuple(good.id for good in sorted(_FILE.goods, key=lambda good: good.die))
"""The colours of the goods, in the order of their dice 1 to 6."""
ALL_GOODS = tuple(good.id for good in _FILE.goods for _ in range(good.count))
BY_PLAYERS = _FILE.by_players
START = _FILE.start
PRICE = _FILE.price
"""Silver for a tile of the black depot (COB-081)."""
WORKERS_TAKEN = _FILE.workers_taken
LAST_BRIDGE_SPACE = _FILE.bridge_spaces - 1

IN_DEPOT = {
    depot: tuple(space.id for space in _FILE.spaces if space.depot == depot)
    for depot in (BLACK_DEPOT, *DEPOTS)
}
"""The ids of the spaces of each depot."""
NUMBERED = tuple(space for depot in DEPOTS for space in IN_DEPOT[depot])


def area_points(size: int) -> int:
    """What a complete area is worth; sizes beyond the table count as its last (COB-239)."""
    return _FILE.area_points[min(size, len(_FILE.area_points)) - 1]


@cache
def spaces_in_use(players: int) -> tuple[Space, ...]:
    return tuple(space for space in _FILE.spaces if space.min_players <= players)


def next_depot(depot: int) -> int:
    """The neighbour of a numbered depot, clockwise (COB-134)."""
    return depot % len(DEPOTS) + 1
