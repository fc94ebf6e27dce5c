"""Everything random, by name, from one small generator that lives in the state.

The generator is splitmix64: one 64-bit word, the same on every machine.  A
script fixes named outcomes; when it runs out, the generator goes on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from msgspec import Struct

from engine.core.problems import ScriptError

T = TypeVar("T")

Script = dict[str, tuple[Any, ...]]

_WORD = (1 << 64) - 1


class Chance(Struct):
    """A seeded generator with names for what it decides.

    word:    the generator's whole state
    script:  outcomes fixed in advance, by name; shared between copies, never changed
    used:    how many scripted outcomes of each name have been taken
    """

    word: int
    script: Script
    used: dict[str, int]

    @classmethod
    def start(cls, seed: int, script: Mapping[str, Sequence[Any]] | None = None) -> Chance:
        """A fresh generator; of the seed its lowest 64 bits count."""
        return cls(seed & _WORD, {name: tuple(values) for name, values in (script or {}).items()}, {})

    def copy(self) -> Chance:
        """One that will decide the same, and goes its own way."""
        return Chance(self.word, self.script, self.used.copy())

    def roll(self, name: str, sides: int) -> int:
        """A die: 1 to `sides`."""
        return self.pick(name, range(1, sides + 1))

    def pick(self, name: str, items: Sequence[T]) -> T:
        """One of the items, which stay as they are."""
        scripted = self._scripted(name)
        place = self._below(len(items)) if scripted is None else _place(name, scripted[0], items)
        return items[place]

    def draw(self, name: str, bag: list[T]) -> T:
        """One of the items, taken out of the bag."""
        item = self.pick(name, bag)
        bag.remove(item)
        return item

    def shuffle(self, name: str, items: Sequence[T]) -> list[T]:
        """The items in a new order: scripted ones first, the rest at random."""
        rest = list(items)
        first: list[T] = []
        while rest and (scripted := self._scripted(name)) is not None:
            first.append(rest.pop(_place(name, scripted[0], rest)))
        for last in range(len(rest) - 1, 0, -1):
            other = self._below(last + 1)
            rest[last], rest[other] = rest[other], rest[last]
        return first + rest

    def _scripted(self, name: str) -> tuple[Any] | None:
        """The next scripted outcome in a tuple of one, because None may be an outcome."""
        values = self.script.get(name)
        if values is None:
            return None
        at = self.used.get(name, 0)
        if at >= len(values):
            return None
        self.used[name] = at + 1
        return (values[at],)

    def _below(self, limit: int) -> int:
        self.word = word = (self.word + 0x9E3779B97F4A7C15) & _WORD
        word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
        word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _WORD
        return ((word ^ (word >> 31)) * limit) >> 64


def _place(name: str, value: object, items: Sequence[object]) -> int:
    """Where the scripted value lies among the items; ScriptError when it does not."""
    for place, item in enumerate(items):
        # True == 1 in Python, but no die shows it
        if item == value and type(item) is type(value):
            return place
    raise ScriptError(
        "script",
        f"The script wants {value!r} for {name!r}, which cannot occur there.",
        name=name,
        value=value,
    )
