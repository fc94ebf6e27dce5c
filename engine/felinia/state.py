"""What lies on the table."""

from __future__ import annotations

from msgspec import Struct

from engine.core import game

NO_TILE = ""

PLACING, TRADING, EXPLORING, STORING, PREPARING, SCORING = (
    "placing",
    "trading",
    "exploring",
    "storing",
    "preparing",
    "scoring",
)
PHASES = (PLACING, TRADING, EXPLORING, STORING, PREPARING, SCORING)


class Family(Struct, frozen=True):
    """What a seat has.

    goods:       kinds of goods, one for each tile, sorted
    provisions:  nobody gets any in the basic game
    merchants:   those at home
    paid:        the fields of the own board on which stones lie, by placing turn
    tiles:       trade tiles, face down, in the order in which they were taken
    specials:    special tiles, which lie open
    bonus:       bonus tiles, face down
    """

    silver: int
    goods: tuple[str, ...]
    merchants: int
    gold: int = 0
    spice: int = 0
    provisions: int = 0
    paid: tuple[int, ...] = ()
    tiles: tuple[str, ...] = ()
    specials: tuple[str, ...] = ()
    bonus: tuple[str, ...] = ()


class Berth(Struct, frozen=True):
    """A ship in the harbour: its tile, and whose merchants sit on it, the front one first."""

    tile: str = NO_TILE
    aboard: tuple[int, ...] = ()


class State(game.State):
    """The city, the harbour and the island.

    first:      who has the start player card
    bag:        how many tiles of each kind of goods are in the bag
    markets:    the goods on each open market
    stones:     whose stones lie on each open market and on the guild, the top one last
    ships:      the four ships
    ship_stack: ship tiles to come, the next one last
    ships_shown: how many of those that come next lie open
    tiles:      the trade tile on each post that still has one
    turned:     the posts whose tile lies open
    merchants:  whose merchant stands in a province for good
    bonus:      the bonus tiles that are left
    ending:     whether somebody's last merchant has boarded
    """

    round: int
    phase: str
    first: int
    families: list[Family]
    bag: dict[str, int]
    markets: dict[str, tuple[str, ...]]
    stones: dict[str, tuple[int, ...]]
    ships: list[Berth]
    ship_stack: list[str]
    ships_shown: int
    tiles: dict[str, str]
    turned: set[str]
    merchants: dict[str, int]
    bonus: list[str]
    ending: bool
