"""What monasteries change for their owner while they lie in the principality.

A power is data: the fields of `Power` are the moments of a turn at which a
monastery can count, and the resources say which monastery counts where.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from engine.burgundy.tiles import TILES


class Gain(Struct, frozen=True):
    """Things from the general supply."""

    silver: int = 0
    workers: int = 0


class Final(Struct, frozen=True):
    """Points at the end: `each` for everything that a counter of `engine.burgundy.scoring` counts."""

    count: str
    each: int
    of: str = ""


class Power(Struct, frozen=True, forbid_unknown_fields=True):
    """What one monastery changes.

    repeat_buildings:    equal buildings may stand in one town
    second_depot:        ships may empty two neighbouring depots
    price_in_workers:    a purchase may be paid with so many workers, then from any depot
    worker_reach:        how far one worker changes a die
    place_shift:         kinds of tiles for which the die may be 1 off when they are laid
    take_shift:          the die may be 1 off when a tile is taken
    on_top:              the marker stays on top of its stack on the bridge
    workers_for_silver:  so many workers can be bought for 1 silver
    animal_points:       more points for each animal tile that scores
    on_mine:             with each mine at the end of a phase
    on_sale:             with each sale
    on_take_workers:     with each action of taking workers
    """

    repeat_buildings: bool = False
    second_depot: bool = False
    price_in_workers: int = 0
    worker_reach: int = 1
    place_shift: tuple[str, ...] = ()
    take_shift: bool = False
    on_top: bool = False
    workers_for_silver: int = 0
    animal_points: int = 0
    on_mine: Gain | None = None
    on_sale: Gain | None = None
    on_take_workers: Gain | None = None
    final: Final | None = None


POWERS = {tile.id: msgspec.convert(tile.power, Power) for tile in TILES.values() if tile.power}


class Powers(Struct, frozen=True):
    """What all the monasteries of one owner change together; gains and points with the tile they come from."""

    repeat_buildings: bool
    second_depot: bool
    price_in_workers: int
    worker_reach: int
    place_shift: frozenset[str]
    take_shift: bool
    on_top: bool
    workers_for_silver: int
    animal_points: tuple[tuple[str, int], ...]
    on_mine: tuple[tuple[str, Gain], ...]
    on_sale: tuple[tuple[str, Gain], ...]
    on_take_workers: tuple[tuple[str, Gain], ...]
    final: tuple[tuple[str, Final], ...]


class _Together(dict[tuple[str, ...], Powers]):
    """Monasteries -> what they change together; filled as needed."""

    def __missing__(self, tiles: tuple[str, ...]) -> Powers:
        powers = [(tile, POWERS[tile]) for tile in tiles if tile in POWERS]
        each = [power for _, power in powers]
        self[tiles] = together = Powers(
            any(power.repeat_buildings for power in each),
            any(power.second_depot for power in each),
            max((power.price_in_workers for power in each), default=0),
            max((power.worker_reach for power in each), default=1),
            frozenset(kind for power in each for kind in power.place_shift),
            any(power.take_shift for power in each),
            any(power.on_top for power in each),
            max((power.workers_for_silver for power in each), default=0),
            tuple((tile, power.animal_points) for tile, power in powers if power.animal_points),
            tuple((tile, power.on_mine) for tile, power in powers if power.on_mine),
            tuple((tile, power.on_sale) for tile, power in powers if power.on_sale),
            tuple((tile, power.on_take_workers) for tile, power in powers if power.on_take_workers),
            tuple((tile, power.final) for tile, power in powers if power.final),
        )
        return together


TOGETHER = _Together()
