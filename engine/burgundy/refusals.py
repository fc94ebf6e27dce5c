"""Which rule forbids what a seat wants to do in its turn.

The finer reasons are: not_now; die_needed, no_die, die_used, dice_left; empty,
black_depot, wrong_kind, wrong_number; no_tile, occupied, wrong_colour,
not_adjacent, twin; no_goods, one_depot, no_neighbours; no_workers, too_far;
already_bought, no_silver, no_monastery, numbered_depot.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from engine.burgundy import actions
from engine.burgundy.boards import INDEX
from engine.burgundy.choices import ANY_NUMBER, Numbers, near_numbers
from engine.burgundy.deeds import SILVER, WORKERS
from engine.burgundy.main_board import BLACK_DEPOT, DEPOTS, GOODS, PRICE, SPACES, next_depot
from engine.burgundy.placing import hindrance
from engine.burgundy.tiles import TILES
from engine.burgundy.values import hex_place
from engine.core.problems import Refusal
from engine.core.values import Action, Decision

if TYPE_CHECKING:
    from engine.burgundy.game import Burgundy


def refusal_of(
    game: Burgundy, choice: Decision[Any], asks: tuple[type[Action], ...], action: Action, uses_dice: bool
) -> Refusal:
    """Why an illegal action is one.

    asks:       the kinds of actions that the choice is about
    uses_dice:  whether they are done with dice, or freely by an effect
    """
    refusal = game.guest_refusal(choice, action)
    if refusal is None and isinstance(action, (*asks, actions.SpendWorker, actions.BuyTile)):
        refusal = _die_refusal(game, choice, action, uses_dice)
        explain = _EXPLAIN.get(type(action))
        if refusal is None and explain is not None:
            refusal = explain(game, choice.seat, action)
    return refusal or Refusal(choice.rule, "not_now")


def _die_refusal(game: Burgundy, choice: Decision[Any], action: Any, uses_dice: bool) -> Refusal | None:
    """Whether the action names a die that it can be done with."""
    if isinstance(action, actions.SpendWorker):
        used = action.die in range(2) and action.die not in game.unused_dice(choice.seat)
        return Refusal("COB-051", "die_used") if used else None
    if not hasattr(action, "die"):
        return None
    if not uses_dice:
        return None if action.die is None else Refusal(choice.rule, "no_die")
    if action.die not in range(2):
        return Refusal("COB-043", "die_needed")
    return None if action.die in game.unused_dice(choice.seat) else Refusal("COB-046", "die_used")


def _numbers(game: Burgundy, seat: int, die: int | None, shift: bool) -> Numbers:
    if die is None:
        return ANY_NUMBER
    return near_numbers(game.state.dice[2 * seat + die].value, shift)


def _take(game: Burgundy, seat: int, action: actions.TakeTile) -> Refusal | None:
    space = SPACES.get(action.space)
    if space is None:
        return None
    if space.depot == BLACK_DEPOT:
        return Refusal("COB-060", "black_depot", (space.id,))
    if space.id not in game.state.depots:
        return Refusal("COB-059", "empty", (space.id,))
    if space.depot not in _numbers(game, seat, action.die, game.powers(seat).take_shift):
        return Refusal("COB-055", "wrong_number", (space.id,))
    return None


def _place(game: Burgundy, seat: int, action: actions.PlaceTile) -> Refusal | None:
    estate = game.estate(seat)
    if action.slot not in range(len(estate.storage)) or not estate.storage[action.slot]:
        return Refusal("COB-063", "no_tile")
    space = INDEX.get(action.hex)
    if space is None:
        return None
    tile = TILES[estate.storage[action.slot]]
    place = hex_place(seat, action.hex)
    if not estate.laid[space] and estate.map.colours[space] not in tile.spaces:
        return Refusal("COB-064", "wrong_colour", (place,))
    refusal = hindrance(game, seat, tile.id, space)
    if refusal is not None:
        return refusal
    shift = tile.kind in game.powers(seat).place_shift
    if estate.map.numbers[space] not in _numbers(game, seat, action.die, shift):
        return Refusal("COB-062", "wrong_number", (place,))
    return None


def _sell(game: Burgundy, seat: int, action: actions.SellGoods) -> Refusal | None:
    if action.good not in GOODS:
        return None
    if not game.estate(seat).goods[GOODS.index(action.good)]:
        return Refusal("COB-074", "no_goods")
    return Refusal("COB-072", "wrong_number")


def _spend(game: Burgundy, seat: int, action: actions.SpendWorker) -> Refusal | None:
    if action.die not in range(2):
        return Refusal("COB-048", "die_needed")
    if not game.estate(seat).workers:
        return Refusal("COB-048", "no_workers")
    return Refusal("COB-048", "too_far")


def _buy(game: Burgundy, seat: int, action: actions.BuyTile) -> Refusal | None:
    space, estate, price = SPACES.get(action.space), game.estate(seat), game.powers(seat).price_in_workers
    if space is None or action.pay not in (SILVER, WORKERS):
        return None
    if game.state.bought:
        return Refusal("COB-081", "already_bought")
    if action.pay == WORKERS and not price:
        return Refusal("COB-136", "no_monastery")
    if action.pay == SILVER and space.depot != BLACK_DEPOT:
        return Refusal("COB-138" if price else "COB-081", "numbered_depot", (space.id,))
    if space.id not in game.state.depots:
        return Refusal("COB-081", "empty", (space.id,))
    if action.pay == SILVER and estate.silver < PRICE:
        return Refusal("COB-081", "no_silver")
    return Refusal("COB-136", "no_workers")


def _neighbours(one: int, other: int) -> bool:
    return other == next_depot(one) or one == next_depot(other)


def _fetch(game: Burgundy, seat: int, action: actions.FetchGoods) -> Refusal | None:
    depots = action.depots
    if not depots or any(depot not in DEPOTS for depot in depots):
        return None
    if len(depots) > 1 and not game.powers(seat).second_depot:
        return Refusal("COB-088", "one_depot")
    if len(depots) == 2 and not _neighbours(*depots):
        return Refusal("COB-134", "no_neighbours")
    return None


def _end(game: Burgundy, seat: int, action: actions.EndTurn) -> Refusal | None:
    return Refusal("COB-047", "dice_left")


_EXPLAIN: dict[type[Action], Callable[[Any, int, Any], Refusal | None]] = {
    actions.TakeTile: _take,
    actions.PlaceTile: _place,
    actions.SellGoods: _sell,
    actions.SpendWorker: _spend,
    actions.BuyTile: _buy,
    actions.FetchGoods: _fetch,
    actions.EndTurn: _end,
}
