"""At which rates a principality trades (CAT-110 to CAT-112)."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct

from engine.catan_duel.catalog import RESOURCES

COMMON_RATE = 3


class Offer(Struct, frozen=True):
    """So many of a kind for 1 of another.

    by:  "" when they may come from any store; otherwise a landscape that they must come from, or the
         place of a card that makes the offer once a turn
    """

    give: str
    count: int
    by: str = ""


def best_offers(made: Collection[Offer]) -> tuple[Offer, ...]:
    """The best rate for each kind, and what goes only with one landscape or once a turn."""
    common = dict.fromkeys(RESOURCES, COMMON_RATE)
    for offer in made:
        if not offer.by:
            common[offer.give] = min(common[offer.give], offer.count)
    special = {
        (offer.give, offer.by): offer for offer in made if offer.by and offer.count < common[offer.give]
    }
    return (*(Offer(kind, count) for kind, count in common.items()), *special.values())
