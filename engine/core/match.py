"""A match: a game with people, its history, and the way back."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct, structs

from engine.core.chance import Chance
from engine.core.game import Game
from engine.core.options import Options, Value, complete
from engine.core.problems import OptionError
from engine.core.spec import GameSpec
from engine.core.values import Action, Decision, Event

COLOURS = ("yellow", "red", "blue", "green", "black", "pink")
PERSON = "person"
LONGEST_NAME = 40
LARGEST_SEED = 2**53 - 1
"""Every JSON reader keeps whole numbers up to here exactly."""


class Seat(Struct, frozen=True):
    """Who sits there: a person, or a bot of the named level."""

    name: str
    colour: str = ""
    player: str = PERSON


class Entry(Struct, frozen=True, gc=False):
    """One action of the history: who chose it, at which decision, and what came of it."""

    decision: Decision[Any]
    action: Action
    events: tuple[Event, ...]

    @property
    def seat(self) -> int:
        """Who chose."""
        return self.decision.seat


class Match:
    """A running match.

    The game as it stood before every action is kept, so undo and the time line
    never replay.  Games that are kept are never changed: `play` works on a copy.

    seats:        who sits where
    seed, script: what decided chance
    opening:      what happened before the first decision
    from_set_up:  whether the history goes back to the set-up
    notice:       a key for what the players should know of a loaded match, such as "older_rules"
    """

    def __init__(
        self,
        spec: GameSpec,
        seats: Sequence[Seat],
        seed: int,
        script: Mapping[str, Sequence[Any]] | None,
        game: Game[Any],
        opening: Sequence[Event],
        from_set_up: bool = True,
    ) -> None:
        self.spec = spec
        self.seats = tuple(seats)
        self.seed = seed
        self.script = script
        self.opening = tuple(opening)
        self.from_set_up = from_set_up
        self.notice = ""
        self._games = [game]
        self._entries: list[Entry] = []
        self._now = 0

    # -- the game now

    @property
    def game(self) -> Game[Any]:
        """The game as it stands.  It is kept: copy it before changing it."""
        return self._games[self._now]

    @property
    def options(self) -> Options:
        """Every option of the game with its value."""
        return self.game.options

    @property
    def secrets(self) -> bool:
        """Whether the seats of this match know different things."""
        secrets = self.spec.secrets
        return secrets if isinstance(secrets, bool) else secrets(self.options)

    @property
    def decision(self) -> Decision[Any] | None:
        """The choice that is waiting; None when the game is over."""
        return self.game.decision()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.over

    def actions(self) -> tuple[Action, ...]:
        """Every legal action of the waiting decision, in a stable order."""
        return self.game.actions()

    def scores(self) -> list[int]:
        """The points of each seat."""
        return self.game.scores()

    def ranking(self) -> list[list[int]]:
        """Seats from best to worst, ties together."""
        return self.game.ranking()

    def digest(self) -> str:
        """Equal for equal states on every machine."""
        return self.game.digest()

    # -- playing

    def play(self, action: Action) -> list[Event]:
        """Carry out the action; IllegalAction when the rules forbid it."""
        before = self.game
        decision = before.decision()
        action = before.legal(action)
        game = before.copy()
        events = game.carry_out(action)
        assert decision is not None
        del self._games[self._now + 1 :]
        del self._entries[self._now :]
        self._games.append(game)
        self._entries.append(Entry(decision, action, tuple(events)))
        self._now += 1
        return events

    # -- the way back

    @property
    def history(self) -> list[Action]:
        """The actions so far."""
        return [entry.action for entry in self.entries]

    @property
    def entries(self) -> list[Entry]:
        """The actions so far with what came of them."""
        return self._entries[: self._now]

    @property
    def undone(self) -> list[Entry]:
        """What redo would bring back, the next one first."""
        return self._entries[self._now :]

    @property
    def barrier(self) -> Event | None:
        """What one undo would hide again although it was revealed; None when it is free."""
        if not self._now:
            return None
        return next((event for event in self._entries[self._now - 1].events if event.reveals), None)

    def undo(self) -> Entry:
        """Take back one action, whatever it revealed; IndexError at the start."""
        if not self._now:
            raise IndexError("nothing to undo")
        self._now -= 1
        return self._entries[self._now]

    def redo(self) -> Entry:
        """Carry out once more what was last taken back; IndexError when there is nothing."""
        if self._now == len(self._entries):
            raise IndexError("nothing to redo")
        entry = self._entries[self._now]
        self._now += 1
        return entry

    def at(self, count: int) -> Game[Any]:
        """The game as it stood after `count` actions.  It is shared: copy it before changing it."""
        if not 0 <= count <= self._now:
            raise IndexError("no such moment in this match")
        return self._games[count]

    def branch(self, count: int) -> Match:
        """A new match that goes on after the first `count` actions of this one."""
        self.at(count)
        match = Match(
            self.spec, self.seats, self.seed, self.script, self._games[0], self.opening, self.from_set_up
        )
        match._games = self._games[: count + 1]
        match._entries = self._entries[:count]
        match._now = count
        return match


def new_match(
    spec: GameSpec,
    players: Sequence[str | Seat],
    options: Mapping[str, Value] | None = None,
    seed: int | None = None,
    script: Mapping[str, Sequence[Any]] | None = None,
) -> Match:
    """Seat the players and set the game up to its first decision."""
    if seed is None:
        seed = secrets.randbelow(10**9)
    seats, chosen, fixed = arrange(spec, players, {} if options is None else options, seed, script)
    for name in fixed or ():
        if name not in spec.chance:
            raise OptionError("script", f"This game never asks chance for {name!r}.", name=name)
    game = spec.load()(chosen, len(seats), Chance.start(seed, fixed))
    game.set_up()
    opening = game.opening()
    return Match(spec, seats, seed, fixed, game, opening)


def arrange(
    spec: GameSpec,
    players: Sequence[str | Seat],
    options: Mapping[str, Value],
    seed: int,
    script: Mapping[str, Sequence[Any]] | None,
) -> tuple[list[Seat], Options, dict[str, list[Any]] | None]:
    """Everything that comes before a game, checked and completed; OptionError for what does not go."""
    seats = _seats(spec, players)
    chosen = complete(spec.options, options)
    conflict = spec.conflict(chosen, len(seats))
    if conflict is not None:
        raise conflict
    if type(seed) is not int or not 0 <= seed <= LARGEST_SEED:
        raise OptionError("seed", f"A seed is a whole number from 0 to {LARGEST_SEED}.", largest=LARGEST_SEED)
    return seats, chosen, _script(script)


def _seats(spec: GameSpec, players: Sequence[str | Seat]) -> list[Seat]:
    if isinstance(players, str | bytes) or not isinstance(players, Sequence):
        raise OptionError("name", "Players are a list of names or seats.")
    seats = [player if isinstance(player, Seat) else Seat(player) for player in players]
    spec.check_players(len(seats))
    for seat in seats:
        name = seat.name
        if (
            not isinstance(name, str)
            or not name.strip()
            or not name.isprintable()
            or len(name) > LONGEST_NAME
        ):
            raise OptionError(
                "name", f"Every player needs a name of at most {LONGEST_NAME} letters.", longest=LONGEST_NAME
            )
        if seat.colour and seat.colour not in COLOURS:
            raise OptionError("colour", "There is no such player colour.", colour=seat.colour)
        if not isinstance(seat.player, str):
            raise OptionError("bot_level", "A seat is for a person or for a bot of a named level.")
    taken = [seat.colour for seat in seats if seat.colour]
    if len(set(taken)) < len(taken):
        raise OptionError("colours", "Two players cannot have the same colour.")
    free = [colour for colour in COLOURS if colour not in taken]
    return [seat if seat.colour else structs.replace(seat, colour=free.pop(0)) for seat in seats]


def _script(script: Mapping[str, Sequence[Any]] | None) -> dict[str, list[Any]] | None:
    """The script as a save will hold it, so that a loaded match meets the same values."""
    if script is None:
        return None
    try:
        return msgspec.convert(msgspec.json.decode(msgspec.json.encode(script)), dict[str, list[Any]])
    except (msgspec.MsgspecError, TypeError, ValueError, RecursionError) as error:
        raise OptionError("script", "A script gives a list of outcomes for each name.") from error
