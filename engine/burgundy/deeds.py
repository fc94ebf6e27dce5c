"""What seats do with their things: gain, take, buy, sell, fetch goods, move on the bridge."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING

from msgspec import Struct, structs

from engine.burgundy.main_board import BY_PLAYERS, GOODS, LAST_BRIDGE_SPACE, PRICE, WORKERS_TAKEN
from engine.burgundy.state import NO_TILE
from engine.burgundy.values import (
    DieChanged,
    Gained,
    GoodsSold,
    GoodsTaken,
    MarkerMoved,
    PurchasePaid,
    TileDiscarded,
    TileTaken,
    WorkersTaken,
)
from engine.core.values import Part

if TYPE_CHECKING:
    from engine.burgundy.game import Burgundy

SILVER, WORKERS = "silver", "workers"
"""What a purchase can be paid with."""


class Sale(Struct, frozen=True):
    """What a sale brings: points for each good, silver for all of them together (COB-075, COB-076)."""

    good: str
    count: int
    each: int
    silver: int = 1


def replaced(values: tuple[str, ...], index: int, value: str) -> tuple[str, ...]:
    return (*values[:index], value, *values[index + 1 :])


def added(counts: tuple[int, ...], index: int, more: int) -> tuple[int, ...]:
    return (*counts[:index], counts[index] + more, *counts[index + 1 :])


# -- silver and workers


def gain(game: Burgundy, seat: int, cause: str, silver: int = 0, workers: int = 0) -> None:
    """Take from the general supply, which never runs out (COB-020)."""
    estate = game.estate(seat)
    game.change(seat, silver=estate.silver + silver, workers=estate.workers + workers)
    game.emit(Gained(seat, silver, workers, cause))
    if workers:
        for moment in game.moments["workers_gained"]:
            moment(game, seat, workers)


def pay(game: Burgundy, seat: int, silver: int = 0, workers: int = 0) -> None:
    estate = game.estate(seat)
    game.change(seat, silver=estate.silver - silver, workers=estate.workers - workers)


def take_workers(game: Burgundy, seat: int, die: int | None) -> None:
    """The action of taking workers (COB-080), with what monasteries add (COB-151, COB-152)."""
    game.emit(WorkersTaken(seat, die))
    gain(game, seat, "workers", workers=WORKERS_TAKEN)
    for tile, more in game.powers(seat).on_take_workers:
        gain(game, seat, tile, more.silver, more.workers)


# -- dice


def use_die(game: Burgundy, seat: int, die: int | None) -> None:
    if die is not None:
        index = 2 * seat + die
        game.state.dice[index] = structs.replace(game.state.dice[index], used=True)


def turned(value: int, change: int) -> int:
    """A die turned on; 6 and 1 are neighbours (COB-049)."""
    return (value + change - 1) % 6 + 1


def spend_worker(game: Burgundy, seat: int, die: int, change: int) -> None:
    pay(game, seat, workers=1)
    index = 2 * seat + die
    before = game.state.dice[index]
    after = turned(before.value, change)
    game.state.dice[index] = structs.replace(before, value=after)
    game.emit(DieChanged(seat, die, before.value, after))


# -- tiles


def store(game: Burgundy, seat: int, space: str, die: int | None) -> None:
    """A tile goes from a depot to the first empty key space (COB-056)."""
    tile = game.state.depots.pop(space)
    storage = game.estate(seat).storage
    slot = storage.index(NO_TILE)
    game.change(seat, storage=replaced(storage, slot, tile))
    game.emit(TileTaken(seat, tile, space, slot, die))


def discard(game: Burgundy, seat: int, slot: int) -> None:
    """A stored tile leaves the game."""
    storage = game.estate(seat).storage
    game.change(seat, storage=replaced(storage, slot, NO_TILE))
    game.emit(TileDiscarded(seat, storage[slot], slot))


def pay_purchase(game: Burgundy, seat: int, space: str, means: str) -> None:
    """Pay for the one purchase of the turn (COB-081, COB-136)."""
    silver = PRICE if means == SILVER else 0
    workers = game.powers(seat).price_in_workers if means == WORKERS else 0
    pay(game, seat, silver, workers)
    game.state.bought = True
    game.emit(PurchasePaid(seat, game.state.depots[space], space, silver, workers))


# -- goods


def sell(game: Burgundy, seat: int, good: str, die: int | None) -> None:
    """Sell all goods of a colour (COB-073 to COB-078)."""
    index = GOODS.index(good)
    estate = game.estate(seat)
    count = estate.goods[index]
    sale = Sale(good, count, BY_PLAYERS[game.players].sold_good)
    for moment in game.moments["sale"]:
        sale = moment(game, seat, sale)
    game.change(seat, goods=added(estate.goods, index, -count), sold=added(estate.sold, index, count))
    game.emit(GoodsSold(seat, good, count, die))
    game.push(*game.guest_steps("sold", seat, sale))
    game.score(seat, "goods", [Part(good, count, sale.each)], "COB-076")
    gain(game, seat, "sale", silver=sale.silver)
    for tile, more in game.powers(seat).on_sale:
        gain(game, seat, tile, more.silver, more.workers)


def colours_at(game: Burgundy, seat: int, depots: Iterable[int]) -> tuple[list[str], list[str]]:
    """The colours of goods at the depots: those that the store already has, and the new ones."""
    lying = {good for depot in depots for good in game.state.goods[depot - 1]}
    goods = game.estate(seat).goods
    own = [good for index, good in enumerate(GOODS) if good in lying and goods[index]]
    return own, [good for good in GOODS if good in lying and good not in own]


def fetch_goods(game: Burgundy, seat: int, depots: Iterable[int], colours: Collection[str]) -> None:
    """Take all goods of these colours from the depots into the store; the others stay (COB-089)."""
    counts = list(game.estate(seat).goods)
    taken = []
    for depot in depots:
        lying = game.state.goods[depot - 1]
        taken += [(depot, good) for good in lying if good in colours]
        game.state.goods[depot - 1] = tuple(good for good in lying if good not in colours)
    for _, good in taken:
        counts[GOODS.index(good)] += 1
    game.change(seat, goods=tuple(counts))
    game.emit(GoodsTaken(seat, tuple(taken)))


# -- the bridge


def bridge_order(game: Burgundy) -> tuple[int, ...]:
    """The seats as they stand: the furthest first, in a stack from top to bottom (COB-037)."""
    return tuple(seat for stack in reversed(game.state.bridge) for seat in reversed(stack))


def advance_marker(game: Burgundy, seat: int) -> None:
    """One space towards the town centre, onto whoever stands there (COB-092)."""
    bridge = game.state.bridge
    start = next(space for space, stack in enumerate(bridge) if seat in stack)
    end = min(start + 1, LAST_BRIDGE_SPACE)
    bridge[start] = tuple(other for other in bridge[start] if other != seat)
    bridge[end] = stacked(game, (*bridge[end], seat))
    game.emit(MarkerMoved(seat, start, end, tuple(bridge)))


def rise_in_stack(game: Burgundy, seat: int) -> None:
    """Put a stack in the order that powers want, after the seat got a new one (COB-198)."""
    bridge = game.state.bridge
    space = next(space for space, stack in enumerate(bridge) if seat in stack)
    stack = stacked(game, bridge[space])
    if stack != bridge[space]:
        bridge[space] = stack
        game.emit(MarkerMoved(seat, space, space, tuple(bridge)))


def stacked(game: Burgundy, stack: tuple[int, ...]) -> tuple[int, ...]:
    """A stack with those on top who always stand there (COB-196)."""
    return tuple(sorted(stack, key=lambda seat: game.powers(seat).on_top))
