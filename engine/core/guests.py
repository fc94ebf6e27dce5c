"""Expansions are guests: modules that hook into the named moments of a game.

A game declares its moments as methods of its own subclass of Guest that do
nothing.  A guest overrides those it cares about.  `Moments` gathers, for each
moment, the overriding methods in the order of the guest list, so that a moment
nobody cares about costs an empty loop and the core asks for nobody by name.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from engine.core.game import State
from engine.core.values import Action, Event, Step


class Guest:
    """What an expansion brings along: its own kinds of values and its own state.

    chance:  the names under which it asks chance
    """

    id: ClassVar[str]
    chance: ClassVar[tuple[str, ...]] = ()
    actions: ClassVar[tuple[type[Action], ...]] = ()
    events: ClassVar[tuple[type[Event], ...]] = ()
    steps: ClassVar[tuple[type[Step[Any]], ...]] = ()
    State: ClassVar[type[State] | None] = None


H = TypeVar("H", bound=Guest)


class Moments(dict[str, tuple[Callable[..., Any], ...]], Generic[H]):
    """The guests of one game, and for each moment those who take part in it."""

    def __init__(self, base: type[H], guests: Sequence[H]) -> None:
        self.guests = tuple(guests)
        for name, method in vars(base).items():
            if callable(method) and not name.startswith("_"):
                self[name] = tuple(
                    getattr(guest, name) for guest in guests if getattr(type(guest), name) is not method
                )
