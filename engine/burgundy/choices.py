"""What a seat can do: with a die, with any number, with workers, with silver."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING

from engine.burgundy.actions import (
    BuyTile,
    PlaceTile,
    SellGoods,
    SpendWorker,
    TakeTile,
    TakeWorkers,
    TurnAction,
)
from engine.burgundy.boards import NAMES
from engine.burgundy.deeds import SILVER, WORKERS, turned
from engine.burgundy.main_board import BLACK_DEPOT, DEPOTS, GOODS, IN_DEPOT, NUMBERED, PRICE
from engine.burgundy.placing import hindrance
from engine.burgundy.tiles import TILES

if TYPE_CHECKING:
    from engine.burgundy.game import Burgundy

Numbers = tuple[int, ...]

ANY_NUMBER: Numbers = DEPOTS
_EXACTLY: dict[int, Numbers] = {value: (value,) for value in ANY_NUMBER}
_ABOUT: dict[int, Numbers] = {
    value: tuple(sorted((turned(value, -1), value, turned(value, 1)))) for value in ANY_NUMBER
}


def near_numbers(value: int, shift: bool) -> Numbers:
    """What a die counts as, with or without a free change by 1 (COB-148)."""
    return (_ABOUT if shift else _EXACTLY)[value]


def die_actions(game: Burgundy, seat: int, die: int | None, value: int) -> list[TurnAction]:
    """Everything that can be done with a die of this value."""
    powers = game.powers(seat)
    found = takes(game, die, near_numbers(value, powers.take_shift))
    for slot, tile in enumerate(game.estate(seat).storage):
        if tile:
            numbers = near_numbers(value, TILES[tile].kind in powers.place_shift)
            found += placements(game, seat, die, slot, tile, numbers)
    found += sales(game, seat, die, (value,))
    found.append(TakeWorkers(die))
    return found


def any_actions(game: Burgundy, seat: int) -> list[TurnAction]:
    """Everything that can be done as if with a die of any number (COB-096)."""
    return [
        *takes(game, None, ANY_NUMBER),
        *all_placements(game, seat),
        *sales(game, seat, None, ANY_NUMBER),
        TakeWorkers(None),
    ]


def takes(game: Burgundy, die: int | None, depots: Numbers) -> list[TurnAction]:
    """Taking a tile from one of these depots."""
    lying = game.state.depots
    return [TakeTile(die, space) for depot in depots for space in IN_DEPOT[depot] if space in lying]


def takes_of(game: Burgundy, kinds: Collection[str]) -> list[TurnAction]:
    """Taking a tile of these kinds from any numbered depot, without a die."""
    lying = game.state.depots
    return [
        TakeTile(None, space) for space in NUMBERED if space in lying and TILES[lying[space]].kind in kinds
    ]


def placements(
    game: Burgundy, seat: int, die: int | None, slot: int, tile: str, numbers: Numbers
) -> Iterable[TurnAction]:
    """Laying one stored tile on spaces of these numbers."""
    estate = game.estate(seat)
    spaces, laid = estate.map.spaces, estate.laid
    for colour in TILES[tile].spaces:
        for number in numbers:
            for space in spaces[colour, number]:
                if not laid[space] and hindrance(game, seat, tile, space) is None:
                    yield PlaceTile(die, slot, NAMES[space])


def all_placements(game: Burgundy, seat: int) -> list[TurnAction]:
    """Laying any stored tile on any space, without a die."""
    return [
        action
        for slot, tile in enumerate(game.estate(seat).storage)
        if tile
        for action in placements(game, seat, None, slot, tile, ANY_NUMBER)
    ]


def sales(game: Burgundy, seat: int, die: int | None, numbers: Numbers) -> list[TurnAction]:
    """Selling goods of these numbers."""
    goods = game.estate(seat).goods
    return [SellGoods(die, GOODS[number - 1]) for number in numbers if goods[number - 1]]


def worker_changes(game: Burgundy, seat: int) -> list[TurnAction]:
    """Changing an unused die with a worker (COB-048)."""
    if not game.estate(seat).workers:
        return []
    reach = range(1, game.powers(seat).worker_reach + 1)
    return [
        SpendWorker(die, change)
        for die in range(2)
        if not game.state.dice[2 * seat + die].used
        for step in reach
        for change in (step, -step)
    ]


def trades(game: Burgundy, seat: int) -> list[TurnAction]:
    """The purchase of the turn, and what else can be bought."""
    found: list[TurnAction] = []
    if not game.state.bought:
        found += purchases(game, seat)
    for moment in game.moments["trades"]:
        found += moment(game, seat)
    return found


def purchases(game: Burgundy, seat: int) -> list[TurnAction]:
    """Tiles that the seat can pay for (COB-081, COB-136)."""
    estate, lying = game.estate(seat), game.state.depots
    found: list[TurnAction] = []
    if estate.silver >= PRICE:
        found += [BuyTile(space, SILVER) for space in IN_DEPOT[BLACK_DEPOT] if space in lying]
    price = game.powers(seat).price_in_workers
    if price and estate.workers >= price:
        found += [BuyTile(space, WORKERS) for space in (*IN_DEPOT[BLACK_DEPOT], *NUMBERED) if space in lying]
    return found
