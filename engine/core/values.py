"""The small tagged values that a game speaks in: actions, events, steps, decisions.

They are frozen: who wants another value makes another one.  That is what makes
copies cheap, comparison exact and saves safe.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from msgspec import Struct

from engine.core.problems import Refusal

if TYPE_CHECKING:
    from engine.core.game import Game

G = TypeVar("G", bound="Game[Any]")


def snake_case(name: str) -> str:
    """LayTile becomes lay_tile."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


class Tagged(Struct, frozen=True, gc=False, tag=snake_case, tag_field="kind"):
    """A value that names its own kind, in Python and in JSON.

    Frozen values never hold each other in a circle, so the garbage collector need not look at them.
    """

    @property
    def kind(self) -> str:
        """Its name in JSON: `lay_tile` for LayTile."""
        return str(self.__struct_config__.tag)


class Action(Tagged, frozen=True):
    """What a seat may choose.

    `seldom` marks an action that only undoes what was done: who plays at random takes it seldom,
    because a game of nothing but lots might otherwise never end.
    """

    seldom: ClassVar[bool] = False


class Event(Tagged, frozen=True):
    """What happened."""

    @property
    def reveals(self) -> bool:
        """Whether something unknown came to light: undo stops behind it."""
        return False

    def seen_by(self, seat: int) -> Event | None:
        """The event as far as the seat may know it; None when it notices nothing."""
        return self


class Part(Struct, frozen=True, gc=False):
    """A named part of a sum: `count` things at `each` points."""

    name: str
    count: int
    each: int = 1

    @property
    def points(self) -> int:
        """What the part adds to the sum."""
        return self.count * self.each


class Scored(Event, frozen=True):
    """Points won or lost: the sum, its parts, where they came from and by which rule."""

    seat: int
    source: str
    points: int
    parts: tuple[Part, ...]
    places: tuple[str, ...]
    rule: str


class Step(Tagged, Generic[G], frozen=True):
    """Something the game still has to do."""

    def run(self, game: G) -> None:
        """Do it; further steps may be pushed."""
        raise TypeError(f"{self.kind} waits for a decision")


class Decision(Step[G], Generic[G], frozen=True):
    """A step that waits for its seat to choose an action.

    `rule` is the rule of the phase: why an action of quite another kind is refused.
    """

    rule: ClassVar[str] = ""

    seat: int

    def actions(self, game: G) -> list[Any]:
        """Every legal action, in a stable order; never empty."""
        raise NotImplementedError

    def take(self, game: G, action: Any) -> None:
        """Carry out a legal action."""
        raise NotImplementedError

    def refusal(self, game: G, action: Any) -> Refusal:
        """Which rule forbids this illegal action."""
        return Refusal(self.rule, "not_now")
