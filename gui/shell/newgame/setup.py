"""A set-up as a value: who sits where, what is played with; the last one and the favourites are remembered."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
from msgspec import Struct

import engine
from engine.core.chance import Chance
from engine.core.match import COLOURS, Match, Seat
from engine.core.options import Value
from engine.core.problems import OptionError
from engine.core.spec import GameSpec
from gui.kit.settings import settings

NAMES = ("Ann", "Ben", "Clara", "David", "Eva", "Finn")
_SEATING = 0x5EA7
"""Keeps the luck of seating apart from the luck of the game, which begins with the same seed."""


class SetUp(Struct, frozen=True):
    """Everything the new-game page asks for, but the seed."""

    seats: tuple[Seat, ...]
    options: dict[str, Value] = {}
    random_start: bool = True


def first_set_up(spec: GameSpec) -> SetUp:
    """What is offered to those who never played this game."""
    count = max(spec.min_players, min(2, spec.max_players))
    seats = tuple(Seat(NAMES[i], COLOURS[i]) for i in range(count))
    return SetUp(seats, {option.id: option.default for option in spec.options})


def begin(spec: GameSpec, set_up: SetUp, seed: int | None) -> Match:
    """A new match; OptionError for what does not go together."""
    if seed is None:
        seed = secrets.randbelow(10**9)
    seats = list(set_up.seats)
    if set_up.random_start and len(seats) > 1:
        first = Chance.start(seed ^ _SEATING).roll("first seat", len(seats)) - 1
        seats = seats[first:] + seats[:first]
    return engine.new_match(spec.id, seats, set_up.options, seed)


def conflict(spec: GameSpec, set_up: SetUp) -> OptionError | None:
    """What does not go together in this set-up, as the engine sees it; nothing is dealt for that."""
    try:
        # a match is cheap to set up, and only the engine knows all that can be wrong
        engine.new_match(spec.id, set_up.seats, set_up.options, seed=0)
    except OptionError as problem:
        return problem
    return None


# -- remembered


def last(spec: GameSpec) -> SetUp:
    return _read(spec, settings().recall(f"setup/{spec.id}")) or first_set_up(spec)


def remember(spec: GameSpec, set_up: SetUp) -> None:
    settings().remember(f"setup/{spec.id}", msgspec.to_builtins(set_up))


def favourites(spec: GameSpec) -> dict[str, SetUp]:
    kept = settings().recall(f"favourites/{spec.id}", {})
    read = {name: _read(spec, data) for name, data in kept.items()} if isinstance(kept, dict) else {}
    return {name: set_up for name, set_up in sorted(read.items()) if set_up is not None}


def keep_favourite(spec: GameSpec, name: str, set_up: SetUp) -> None:
    _write_favourites(spec, favourites(spec) | {name: set_up})


def drop_favourite(spec: GameSpec, name: str) -> None:
    _write_favourites(spec, {key: value for key, value in favourites(spec).items() if key != name})


def _write_favourites(spec: GameSpec, kept: dict[str, SetUp]) -> None:
    settings().remember(f"favourites/{spec.id}", msgspec.to_builtins(kept))


def _read(spec: GameSpec, data: Any) -> SetUp | None:
    """What was remembered, as far as it still makes sense: options of other versions are left out."""
    try:
        kept = msgspec.convert(data, SetUp)
    except msgspec.ValidationError:
        return None
    if not spec.min_players <= len(kept.seats) <= spec.max_players:
        return None
    if any(seat.colour not in COLOURS for seat in kept.seats):
        return None
    options = {}
    for option in spec.options:
        value = kept.options.get(option.id, option.default)
        good = any(type(value) is type(allowed) and value == allowed for allowed in option.values)
        options[option.id] = value if good else option.default
    return msgspec.structs.replace(kept, options=options)
