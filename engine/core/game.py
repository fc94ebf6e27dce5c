"""A game is a value: its state and a stack of steps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, Self, TypeAlias, TypeVar

import msgspec
from msgspec import Struct, structs

from engine.core.chance import Chance
from engine.core.options import Options
from engine.core.plain import digest, encode
from engine.core.problems import IllegalAction, Refusal, SaveError
from engine.core.values import Action, Decision, Event, Part, Scored, Step

_CONTAINERS = (list, dict, set)


class State(Struct):
    """The mutable heart of a game.

    Its fields may be changed and its outer lists, dicts and sets too; what lies
    inside them is only ever replaced.  So a copy is a copy of the containers.
    """

    def copy(self) -> Self:
        """An independent state, at the cost of its outer containers."""
        return type(self)(
            *[value.copy() if type(value) in _CONTAINERS else value for value in structs.astuple(self)]
        )


S = TypeVar("S", bound=State)
AnyState: TypeAlias = State
"""Inside a game, whose own `State` hides the name."""


class Game(Generic[S]):
    """What all games share.  A game subclasses it, names its kinds of values and sets itself up.

    state:   the game's own state
    extra:   the states of its guests, by the guest's id
    steps:   what is still to be done, the next one last
    points:  the score of each seat, changed by `award` only

    `end_rule` is the rule by which the game ends: why every action is refused from then on.
    """

    State: ClassVar[type[AnyState]]
    action_types: ClassVar[tuple[type[Action], ...]]
    event_types: ClassVar[tuple[type[Event], ...]] = (Scored,)
    step_types: ClassVar[tuple[type[Step[Any]], ...]]
    extra_types: ClassVar[dict[str, type[AnyState]]] = {}
    end_rule: ClassVar[str] = ""

    __slots__ = ("_actions", "_events", "chance", "extra", "options", "players", "points", "state", "steps")

    def __init__(self, options: Options, players: int, chance: Chance) -> None:
        self.options = options
        self.players = players
        self.chance = chance
        self.points = [0] * players
        self.steps: list[Step[Any]] = []
        self.extra: dict[str, AnyState] = {}
        self._events: list[Event] = []
        self._actions: tuple[Action, ...] | None = None

    # -- what the outside asks

    def decision(self) -> Decision[Any] | None:
        """The choice that is waiting; None when the game is over."""
        step = self.steps[-1] if self.steps else None
        return step if isinstance(step, Decision) else None

    @property
    def over(self) -> bool:
        """Whether nothing is left to do."""
        return not self.steps

    def actions(self) -> tuple[Action, ...]:
        """Every legal action of the waiting decision, in a stable order."""
        if self._actions is None:
            decision = self.decision()
            self._actions = () if decision is None else tuple(decision.actions(self))
        return self._actions

    def apply(self, action: Action) -> list[Event]:
        """Carry out a legal action and everything that follows without a choice."""
        return self.carry_out(self.legal(action))

    def carry_out(self, action: Action) -> list[Event]:
        """Do what `apply` does, with an action that `legal` has already vouched for."""
        decision = self.steps.pop()
        assert isinstance(decision, Decision)
        self._actions = None
        self._events = []
        decision.take(self, action)
        self.advance()
        self._actions = None  # a step may have asked on the way, and gone on
        return self._events

    def legal(self, action: Action) -> Action:
        """The action as it is offered; IllegalAction when it is not.

        Equal is not the same: 1, 1.0 and True are equal, but only one of them can be saved and read again.
        """
        offered = self.actions()
        try:
            return offered[offered.index(action)]
        except ValueError:
            raise IllegalAction(self._refusal(action)) from None

    def why_not(self, action: Action) -> Refusal | None:
        """None for a legal action, otherwise the rule that forbids it."""
        return None if action in self.actions() else self._refusal(action)

    def view(self, seat: int) -> dict[str, Any]:
        """What the seat may know, as plain JSON data; what it may not is None."""
        data: dict[str, Any] = msgspec.json.decode(encode(self.snapshot()))
        data["chance"] = None
        self.conceal(data, seat)
        return data

    def guess(self, seat: int, seed: int) -> Self:
        """A whole game that could be this one, as far as the seat knows."""
        game = self.copy()
        game.chance = Chance.start(seed)
        game.imagine(seat)
        game._actions = None
        return game

    def copy(self) -> Self:
        """An independent game, cheap enough to think on."""
        cls = type(self)
        new = cls.__new__(cls)
        new.options = self.options
        new.players = self.players
        new.chance = self.chance.copy()
        new.points = self.points.copy()
        new.steps = self.steps.copy()
        new.extra = {name: extra.copy() for name, extra in self.extra.items()}
        new.state = self.state.copy()
        new._events = []
        new._actions = self._actions
        return new

    def scores(self) -> list[int]:
        """The points of each seat."""
        return self.points.copy()

    def ranking(self) -> list[list[int]]:
        """Seats from best to worst, ties together."""
        places: dict[tuple[int, ...], list[int]] = {}
        for seat in range(self.players):
            places.setdefault(self.standing(seat), []).append(seat)
        return [places[standing] for standing in sorted(places, reverse=True)]

    def digest(self) -> str:
        """Equal for equal states on every machine."""
        return digest(self.snapshot())

    # -- what steps do

    def push(self, *steps: Step[Any]) -> None:
        """Do these next, the first one first, before what already waits."""
        self.steps.extend(reversed(steps))

    def emit(self, event: Event) -> None:
        """Say what happened."""
        self._events.append(event)

    def award(
        self, seat: int, source: str, parts: Sequence[Part], rule: str, places: Sequence[str] = ()
    ) -> Scored:
        """Give (or take) points: the one way in which a score changes."""
        points = sum(part.points for part in parts)
        event = Scored(seat, source, points, tuple(parts), tuple(places), rule)
        self.points[seat] += points
        self._events.append(event)
        return event

    def advance(self) -> None:
        """Run steps until one waits for a decision or none is left."""
        steps = self.steps
        while steps and not isinstance(steps[-1], Decision):
            steps.pop().run(self)

    def opening(self) -> list[Event]:
        """Run the set-up to the first decision; what happened on the way."""
        self._events = []
        self.advance()
        return self._events

    # -- what a game says of itself

    state: S

    def set_up(self) -> None:
        """Fill state and extra and push the first steps."""
        raise NotImplementedError

    def conceal(self, data: dict[str, Any], seat: int) -> None:
        """Blank out in a snapshot's plain data what the seat may not know."""

    def imagine(self, seat: int) -> None:
        """Deal anew, by this game's fresh chance, everything the seat cannot know."""

    def standing(self, seat: int) -> tuple[int, ...]:
        """What the ranking compares; the higher, the better."""
        return (self.points[seat],)

    def judge(self, seat: int) -> float:
        """How a seat stands, in points, beyond those it already has: what the easy bot looks at."""
        return 0.0

    def check(self) -> None:
        """Raise SaveError when a state read from a file cannot be played on."""

    # -- plain data and back

    def snapshot(self) -> dict[str, Any]:
        """Everything the game consists of, as a save holds it."""
        return {
            "options": self.options,
            "players": self.players,
            "state": self.state,
            "extra": self.extra,
            "steps": self.steps,
            "points": self.points,
            "chance": self.chance,
        }

    @classmethod
    def restore(cls, data: dict[str, Any]) -> Self:
        """The game of a snapshot's plain data; SaveError when it is none."""
        try:
            points = msgspec.convert(data["points"], list[int])
            if data["players"] != len(points):
                raise SaveError("state", "The stored state has scores for another number of players.")
            game = cls(
                msgspec.convert(data["options"], Options),
                len(points),
                msgspec.convert(data["chance"], Chance),
            )
            game.points = points
            game.state = msgspec.convert(data["state"], cls.State, str_keys=True)  # type: ignore[assignment]
            game.steps = msgspec.convert(data["steps"], list[cls.step_union()], str_keys=True)  # type: ignore[misc]
            game.extra = {
                name: msgspec.convert(extra, cls.extra_types[name], str_keys=True)
                for name, extra in data["extra"].items()
            }
            game._check_steps()
            game.check()
        except (SaveError, MemoryError):
            raise
        except Exception as error:
            # a game's own code meets forged data here; whatever it trips over, the file is at fault
            raise SaveError("state", f"The stored state cannot be read: {error}.") from error
        return game

    def _check_steps(self) -> None:
        """A state must be over or wait for a seat that has something to choose."""
        if not self.steps:
            return
        seats = [step.seat for step in self.steps if isinstance(step, Decision)]
        stuck = self.decision() is None or not self.actions()
        if stuck or not all(0 <= seat < self.players for seat in seats):
            raise SaveError("state", "The stored state cannot be played on.")

    @classmethod
    def action_union(cls) -> Any:
        """The type of any action of this game, for msgspec."""
        return _union(cls.action_types)

    @classmethod
    def step_union(cls) -> Any:
        """The type of any step of this game, for msgspec."""
        return _union(cls.step_types)

    def _refusal(self, action: Action) -> Refusal:
        decision = self.decision()
        if decision is None:
            return Refusal(self.end_rule, "over")
        try:
            # Python does not check the types of fields; a game's own refusals may then rely on them
            action = msgspec.convert(msgspec.to_builtins(action), self.action_union())
        except (msgspec.ValidationError, TypeError, ValueError, RecursionError):
            return Refusal(decision.rule, "not_an_action")
        return decision.refusal(self, action)


def _union(types: tuple[type, ...]) -> Any:
    union: Any = types[0]
    for other in types[1:]:
        union = union | other
    return union
