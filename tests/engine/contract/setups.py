"""Which games, options and numbers of players the contract is tried on, and one random game of each.

Every value of every option, every pair of values and some wild mixes are
covered by few set-ups (a greedy covering), so that the suite stays quick as
games grow.
"""

from __future__ import annotations

import json
from functools import cache
from itertools import combinations, product
from pathlib import Path
from typing import Any

from msgspec import Struct

import engine
from engine.bots import by_lot
from engine.core import save
from engine.core.chance import Chance
from engine.core.game import Game
from engine.core.match import Match, new_match
from engine.core.options import Options, Value, complete
from engine.core.spec import GameSpec
from tests.engine.core import toys

GAMES: dict[str, GameSpec] = {**engine.GAMES, toys.SPEC.id: toys.SPEC}

ROOT = Path(__file__).parents[3]
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")
WILD_MIXES = 4
MOST_VALUES = 5
"""Of an option with more values, the default and evenly spread ones are tried."""
LONGEST = 12_000
"""Decisions; a game that takes longer does not end."""


class Setup(Struct, frozen=True):
    game: str
    players: int
    chosen: tuple[tuple[str, Value], ...]
    seed: int

    def __str__(self) -> str:
        changed = [f"{name}={value}" for name, value in self.chosen]
        return "-".join([self.game, str(self.players), *changed])

    @property
    def spec(self) -> GameSpec:
        return GAMES[self.game]

    def match(self, **others: Any) -> Match:
        how: dict[str, Any] = {"options": dict(self.chosen), "seed": self.seed, **others}
        return new_match(self.spec, NAMES[: self.players], **how)


def loads(text: str | bytes) -> Match:
    """As engine.loads, with the toys."""
    return save.loads(GAMES, text)


@cache
def played(setup: Setup) -> Match:
    """A whole random game.  It is shared: take a branch before playing on."""
    match = setup.match()
    luck = Chance.start(setup.seed + 1)
    while not match.over:
        match.play(by_lot(match.actions(), luck))
        assert len(match.history) < LONGEST, "the game does not end"
    return match


@cache
def rules_of(game: str) -> frozenset[str]:
    """The ids of all rules of a game."""
    if game == toys.SPEC.id:
        return toys.RULES
    book = json.loads((ROOT / "resources" / "rules" / f"{game}.json").read_text(encoding="utf-8"))
    return frozenset(rule for section in book["sections"] for rule in section["rules"])


def points_of(match: Match, most: int) -> list[int]:
    """Numbers of actions at which to look at a match: the start, the end and evenly spread ones."""
    last = len(match.history)
    return sorted({last * step // (most - 1) for step in range(most)})


def without_chance(game: Game[Any]) -> dict[str, Any]:
    """A game's whole data without its chance."""
    return {name: part for name, part in game.snapshot().items() if name != "chance"}


def _setups(spec: GameSpec) -> list[Setup]:
    luck = Chance.start(sum(spec.id.encode()))
    counts = range(spec.min_players, spec.max_players + 1)
    setups: list[Setup] = []

    def add(options: Options, players: int) -> bool:
        if spec.conflict(options, players) is not None:
            return False
        plain_ones = complete(spec.options, {})
        chosen = tuple((name, value) for name, value in options.items() if value != plain_ones[name])
        setups.append(Setup(spec.id, players, chosen, len(setups) * 7 + 1))
        return True

    for players in counts:
        add(complete(spec.options, {}), players)
    values = {option.id: _spread(option.values, option.default) for option in spec.options}
    wanted = [
        {first: one, second: other}
        for first, second in combinations(values, 2)
        for one, other in product(values[first], values[second])
    ] or [{name: value} for name in values for value in values[name]]
    missing = list(wanted)
    for players in _endless(list(counts)):
        if not missing:
            break
        pair = missing[0]
        for _ in range(20):  # a mix that happens to clash gets other company
            mix = {name: luck.pick("value", choices) for name, choices in values.items()} | pair
            if add(mix, players):
                missing = [wish for wish in missing if not wish.items() <= mix.items()]
                break
        else:
            missing.remove(pair)  # this pair itself cannot go together
    for _ in range(WILD_MIXES if values else 0):
        add(
            {name: luck.pick("value", choices) for name, choices in values.items()},
            luck.pick("players", counts),
        )
    return list({(setup.players, setup.chosen): setup for setup in setups}.values())


def _spread(values: tuple[Value, ...], default: Value) -> list[Value]:
    if len(values) <= MOST_VALUES:
        return list(values)
    some = [values[(len(values) - 1) * step // (MOST_VALUES - 2)] for step in range(MOST_VALUES - 1)]
    return [default, *(value for value in some if value != default)]


def _endless(items: list[int]) -> Any:
    while True:
        yield from items


SETUPS = [setup for spec in GAMES.values() for setup in _setups(spec)]
PLAIN = [Setup(spec.id, spec.min_players, (), 1) for spec in GAMES.values()]
"""One small set-up of each game, for what does not depend on options."""
