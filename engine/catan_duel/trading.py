"""Trading with the supply (CAT-110 to CAT-114)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.catan_duel.catalog import RESOURCES
from engine.catan_duel.places import PLACES
from engine.catan_duel.rates import COMMON_RATE, Offer
from engine.catan_duel.resources import Receive, pay_from, spend
from engine.catan_duel.values import Trade, Traded
from engine.core.problems import Refusal

if TYPE_CHECKING:
    from engine.catan_duel.prince import Prince


def available(me: Prince, offer: Offer) -> int:
    """How many resources there are to give."""
    if offer.by in me.game.state.used:
        return 0
    if offer.by and PLACES[offer.by].is_landscape:
        return me.game.state.stock[offer.by]
    return me.stock(offer.give)


def trades(me: Prince) -> list[Trade]:
    """Every trade that can be made now; only for what can be stored (CAT-113)."""
    roomy = [kind for kind in RESOURCES if me.room(kind)]
    return [
        Trade(offer.give, kind, offer.by)
        for offer in me.realm.offers
        if available(me, offer) >= offer.count
        for kind in roomy
        if kind != offer.give
    ]


def trade(me: Prince, action: Trade) -> None:
    game = me.game
    offer = next(o for o in me.realm.offers if (o.give, o.by) == (action.give, action.by))
    game.emit(Traded(me.seat, offer.give, offer.count, action.get, offer.by))
    game.push(Receive(me.seat, 1, "trade", (action.get,)))
    if offer.by and PLACES[offer.by].is_landscape:
        spend(game, offer.by, offer.count, "trade")
        return
    if offer.by:
        game.state.used += (offer.by,)
    pay_from(game, me.seat, me.realm.stores[offer.give], offer.count, "trade")


def trade_refusal(me: Prince, action: Trade) -> Refusal:
    offer = next((o for o in me.realm.offers if (o.give, o.by) == (action.give, action.by)), None)
    if offer is None or action.get not in RESOURCES or action.get == action.give:
        return Refusal("CAT-110", "no_such_trade")
    if offer.by in me.game.state.used:
        return Refusal("CAT-090", "used_this_turn", (offer.by,))
    if available(me, offer) < offer.count:
        return Refusal("CAT-111" if offer.count < COMMON_RATE else "CAT-110", "too_few")
    return Refusal("CAT-113", "no_room")
