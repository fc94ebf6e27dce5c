"""What cards demand before they may be used, in the words of the cards (CAT-087)."""

from __future__ import annotations

from engine.catan_duel.behaviour import Condition
from engine.catan_duel.prince import STRENGTH


def owns(card: str) -> Condition:
    """The card lies in the own principality."""
    return Condition("needs_card", lambda me: me.has(card), (card,))


def has(count: int, resource: str) -> Condition:
    return Condition(f"needs_{resource}", lambda me: me.stock(resource) >= count)


def has_resources(count: int) -> Condition:
    return Condition("needs_resources", lambda me: me.total >= count)


def has_points(count: int, kind: str) -> Condition:
    return Condition(f"needs_{kind}", lambda me: getattr(me.points, kind) >= count)


def room_for(resource: str) -> Condition:
    return Condition("no_room", lambda me: me.room(resource))


def either(reason: str, first: Condition, second: Condition) -> Condition:
    """One of two conditions is enough."""
    return Condition(reason, lambda me: first.holds(me) or second.holds(me), first.cards + second.cards)


STRENGTH_ADVANTAGE = Condition("needs_strength_advantage", lambda me: me.leads(STRENGTH))
LOOT = Condition("nothing_to_take", lambda me: me.loot)
"""The opponent has a resource that can be stored."""
BEHIND = Condition("not_behind", lambda me: me.behind)
"""The opponent has more victory points."""
FILLED_DISCARD = Condition("discard_empty", lambda me: me.game.state.discard)
