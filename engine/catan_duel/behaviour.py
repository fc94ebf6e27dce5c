"""What cards do: small classes hooked to the named moments of the game.

A card that does more than show points has a behaviour, written in the module
of its set.  It overrides the moments it cares about; here they all do nothing.
`me` is always the owner of the card (for an event: whoever it happens to), and
steps that a moment hands back are done next, in that order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from msgspec import Struct

from engine.catan_duel.catalog import CARDS, NO_POINTS, Card, Points
from engine.core.values import Action, Step

if TYPE_CHECKING:
    from engine.catan_duel.game import CatanDuel
    from engine.catan_duel.prince import Prince
    from engine.catan_duel.rates import Offer
    from engine.catan_duel.realm import Realm

Steps = Sequence[Step[Any]]


class Condition(Struct, frozen=True):
    """Something a card demands before it may be used.

    reason:  the key by which the interface says what is missing
    cards:   the cards it is about
    """

    reason: str
    holds: Callable[[Prince], object]
    cards: tuple[str, ...] = ()


class Behaviour:
    """A card that does nothing but lie there.

    needs:     what must be true when the card is built or played
    steps:     kinds of steps that only this card knows
    actions:   kinds of actions that only this card knows
    """

    needs: ClassVar[tuple[Condition, ...]] = ()
    steps: ClassVar[tuple[type[Step[Any]], ...]] = ()
    actions: ClassVar[tuple[type[Action], ...]] = ()

    before_roll: ClassVar[bool] = False
    """An action card that is played before the dice are thrown, and never later."""
    wardable: ClassVar[bool] = False
    """An attack that may be warded off by rolling a die."""
    fetches: ClassVar[bool] = False
    """An action card that brings other cards back from the discard pile."""

    def __init__(self, card: Card) -> None:
        self.card = card

    def fact(self, name: str) -> int:
        """A number that stands with the card's data."""
        number: int = self.card.facts[name]
        return number

    # -- an action card

    def play(self, me: Prince) -> Steps:
        """What the card does when it is played in the action phase or before the roll."""
        return ()

    def on_celebration(self, me: Prince) -> Steps:
        """After a celebration in the turn in which it was played before the roll."""
        return ()

    def scouts(self, me: Prince, town: str) -> Steps:
        """Playable while a settlement is being built: what happens instead of drawing its landscapes."""
        return ()

    def refuses(self, event: Card) -> bool:
        """Playable when this event would strike its owner, who is then left out."""
        return False

    # -- an expansion: where it lies and what it costs

    def places(self, realm: Realm) -> Sequence[str]:
        """Where it can be laid in a principality."""
        return realm.free_places(self.card)

    def price_cut(self, card: Card) -> int:
        """How many resources another card costs less while this one lies there."""
        return 0

    def search_price(self) -> int | None:
        """What looking through a stack costs while this card lies there."""
        return None

    def built(self, me: Prince) -> Steps:
        """What happens once, when it has been built and paid."""
        return ()

    # -- an expansion: what it is worth

    def bonus(self, realm: Realm) -> Points:
        """Points beyond the printed ones."""
        return NO_POINTS

    # -- an expansion: resources

    def boost(self, resource: str) -> int:
        """How much more each landscape of a resource beside it yields when its number is rolled."""
        return 0

    def after_production(self, me: Prince, number: int) -> Steps:
        """When the landscapes of both players have yielded."""
        return ()

    def offers(self, realm: Realm, place: str) -> Iterable[Offer]:
        """At which rates it trades."""
        return ()

    def shelters(self, realm: Realm, place: str, danger: str) -> Iterable[str]:
        """The landscapes that it keeps out of a danger: the brigands' count, or an event card."""
        return ()

    # -- an expansion: events

    def on_trade(self) -> int | None:
        """How many resources the holder of the trade advantage takes when Trade is rolled."""
        return None

    def on_harvest(self, me: Prince) -> Steps:
        """When Plentiful Harvest has been rolled and both have taken their resource."""
        return ()

    def spares(self, me: Prince, event: Card) -> bool:
        """Whether an event passes its owner by."""
        return False

    def after_event(self, me: Prince, event: Card) -> Steps:
        """When an event card has happened to both players."""
        return ()

    def own_loss(self, me: Prince) -> Steps:
        """When another own expansion was lost to an event or to an action card of the opponent."""
        return ()

    # -- an expansion: protection

    def wards_on(self) -> Sequence[int]:
        """The numbers of the die that ward off an attack."""
        return ()

    def guards(self, place: str, other_place: str) -> bool:
        """Whether, lying at a place, it keeps the building at the other place from burning."""
        return False

    # -- an event card

    def revealed(self, game: CatanDuel, seat: int) -> Steps | None:
        """What an event does instead of happening to one player after the other."""
        return None

    def concerns(self, me: Prince) -> bool:
        """Whether the event would change anything for a player."""
        return True

    def happens(self, me: Prince) -> Steps:
        """What the event does to one player."""
        return ()


B = TypeVar("B", bound=type[Behaviour])

BEHAVIOURS: dict[str, Behaviour] = {}
"""Card id -> what it does."""


def card(*names: str) -> Callable[[B], B]:
    """Give these cards, and all copies of them in other sets, a behaviour."""

    def register(kind: B) -> B:
        for one in CARDS.values():
            if one.name in names:
                BEHAVIOURS[one.id] = kind(one)
        return kind

    return register


def complete_behaviours() -> None:
    """Cards without an own behaviour just lie there.  Called when all sets have been read."""
    for one in CARDS.values():
        BEHAVIOURS.setdefault(one.id, Behaviour(one))


@cache
def overriding(moment: str) -> frozenset[str]:
    """The cards that care about a moment."""
    plain = getattr(Behaviour, moment)
    return frozenset(id for id, one in BEHAVIOURS.items() if getattr(type(one), moment) is not plain)
