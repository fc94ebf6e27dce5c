"""From actions to what a hand does: every action is one or two touches.

A touch is a spot on the board, named by what lies there:

    hand:CARD      a card of the own hand          place:PLACE   a place of a principality
    central:CARD   a central stack                 open:CARD     the open stack
    stack:N        a draw stack                    fan:CARD      a card that is held out to choose from
    mine:KIND      an own resource on the plaque   theirs:KIND   one of the other's
    get:KIND@BY    what a trade brings             number:N      a side of the die
    dice           both dice                       card:CARD     a card that the log names
    play, raze, draw, search                       what can be done with the first touch, on a slip beside it
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.catan_duel.catalog import CARDS, RESOURCES
from engine.catan_duel.values import (
    Build,
    ChooseNumber,
    ChooseStack,
    Demand,
    Demolish,
    Draw,
    LayAbove,
    Pick,
    Play,
    PutUnder,
    Roll,
    Search,
    Spend,
    Store,
    Swap,
    TakeCard,
    Trade,
    Waive,
)
from engine.core.values import Action, Decision
from gui.catan_duel.sight import Principality

Path = tuple[str, ...]
HELD_OUT = ("raid_hand", "put_away")
"""Decisions about cards that do not lie in the own hand."""
SLIPS = ("play", "raze", "draw", "search")


class Ways:
    """All touches that lead to actions.

    paths:  what each sequence of touches does
    """

    def __init__(
        self, decision: Decision[Any], actions: Sequence[Action], hand: Sequence[str], other: Principality
    ) -> None:
        self._hand = frozenset(() if decision.kind in HELD_OUT else hand)
        self._other = other
        self._from_supply = decision.kind == "choose_tithe"
        self._also_search = any(isinstance(action, Search) for action in actions) and any(
            isinstance(action, Draw) for action in actions
        )
        self.paths: dict[Path, Action] = {path: action for action in actions for path in self._of(action)}
        self._taken = {id(action) for path, action in self.paths.items() if path != ("dice",)}

    def takes(self, action: Action) -> bool:
        """Whether the action can be made by hand (what is also a plain button does not count)."""
        return any(action == one for one in self.paths.values() if id(one) in self._taken)

    def firsts(self) -> list[str]:
        """Where a touch can begin."""
        return list(dict.fromkeys(path[0] for path in self.paths))

    def seconds(self, first: str) -> list[str]:
        """Where it can go on."""
        return [path[1] for path in self.paths if path[0] == first and len(path) == 2]

    def action(self, *path: str) -> Action | None:
        return self.paths.get(path)

    def held_out(self) -> list[str]:
        """The cards to choose from that lie nowhere else."""
        return [spot.split(":", 1)[1] for spot in self.firsts() if spot.startswith("fan:")]

    def _of(self, action: Any) -> list[Path]:
        return _PATHS[type(action)](self, action) if type(action) in _PATHS else []

    def source(self, card: str) -> str:
        """Where a card is picked up: from the hand, the open stack, a central stack or a fan."""
        if card in self._hand:
            return f"hand:{card}"
        if CARDS[card].open:
            return f"open:{card}"
        return f"central:{card}" if CARDS[card].kind in ("road", "settlement", "city") else f"fan:{card}"

    def _stack(self, number: int, what: str) -> Path:
        return (f"stack:{number}", what) if self._also_search else (f"stack:{number}",)

    def _put_under(self, action: PutUnder) -> list[Path]:
        return [(self.source(action.card), f"stack:{action.stack}")]

    def _demand(self, action: Demand) -> list[Path]:
        if self._from_supply:
            return [(f"mine:{action.resource}",)]
        stored = [
            place
            for place, count in self._other.stock.items()
            if count and CARDS[self._other.cards[place]].stores == action.resource
        ]
        return [(f"theirs:{action.resource}",), *((f"place:{place}",) for place in stored)]


_PATHS: dict[type[Action], Callable[[Ways, Any], list[Path]]] = {
    Build: lambda ways, a: [(ways.source(a.card), f"place:{a.place}")],
    ChooseNumber: lambda ways, a: [(f"number:{a.number}",)],
    ChooseStack: lambda ways, a: [(f"stack:{a.stack}",)],
    Demand: Ways._demand,
    Demolish: lambda ways, a: [(f"place:{a.place}", "raze")],
    Draw: lambda ways, a: [ways._stack(a.stack, "draw")],
    LayAbove: lambda ways, a: [(f"fan:{a.card}",)],
    Pick: lambda ways, a: [(f"place:{a.place}",)],
    Play: lambda ways, a: [(f"hand:{a.card}", "play")],
    PutUnder: Ways._put_under,
    Roll: lambda ways, a: [("dice",)],
    Search: lambda ways, a: [ways._stack(a.stack, "search")],
    Spend: lambda ways, a: [(f"place:{a.place}",)],
    Store: lambda ways, a: [(f"place:{a.place}",)],
    Swap: lambda ways, a: [
        (f"place:{a.first}", f"place:{a.second}"),
        (f"place:{a.second}", f"place:{a.first}"),
    ],
    TakeCard: lambda ways, a: [(f"fan:{a.card}",)],
    Trade: lambda ways, a: [(f"mine:{a.give}", f"get:{a.get}@{a.by}")],
    Waive: lambda ways, a: [(f"mine:{a.resource}",)],
}

QUIET = (Demolish, Trade)
"""What can always be done does not shine all the time."""


def card_of(spot: str) -> str:
    """The card that a spot names; "" for other spots."""
    kind, _, rest = spot.partition(":")
    return rest if kind in ("hand", "central", "open", "fan", "card") else ""


def place_of(spot: str) -> str:
    """The place that a spot names; "" for other spots."""
    kind, _, rest = spot.partition(":")
    return rest if kind == "place" else ""


def kind_of(spot: str) -> str:
    """The resource that a spot names; "" for other spots."""
    kind, _, rest = spot.partition(":")
    found = rest.split("@")[0]
    return found if kind in ("mine", "theirs", "get") and found in RESOURCES else ""
