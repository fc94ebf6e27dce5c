"""Which hexes can be marked, and with which numbers (BDG-031, BDG-040 to BDG-046)."""

from __future__ import annotations

from collections.abc import Callable

from engine.burgundy_dice.duchies import Duchy
from engine.burgundy_dice.scoring import CASTLE, MINE, MONASTERY, PASTURE, RIVER, TOWN
from engine.burgundy_dice.sheet import EMPTY, Sheet

NUMBERS = (1, 2, 3, 4, 5, 6)
ONLY = {MONASTERY: (1, 2), MINE: (3, 4), RIVER: (5, 6)}
"""Colours that take the same numbers everywhere."""
RULE_OF = {
    MONASTERY: "BDG-040",
    MINE: "BDG-041",
    RIVER: "BDG-042",
    TOWN: "BDG-043",
    CASTLE: "BDG-044",
    PASTURE: "BDG-045",
}


def open_hexes(duchy: Duchy, sheet: Sheet) -> list[int]:
    """The unmarked hexes that touch a marked one, in reading order (BDG-031)."""
    numbers, around = sheet.numbers, duchy.around
    reached = {near for hex, number in enumerate(numbers) if number != EMPTY for near in around[hex]}
    return [hex for hex in sorted(reached) if numbers[hex] == EMPTY]


def fitting(duchy: Duchy, sheet: Sheet, hex: int) -> tuple[int, ...]:
    """The numbers that an unmarked hex takes, whatever the dice show."""
    colour = duchy.colours[hex]
    return ONLY.get(colour) or _BY_NEIGHBOURS[colour](duchy, sheet, hex)


def in_the_way(duchy: Duchy, sheet: Sheet, hex: int) -> list[int]:
    """The marked hexes that limit the numbers of a hex."""
    colour = duchy.colours[hex]
    if colour in ONLY:
        return []
    others = duchy.around[hex] if colour == CASTLE else duchy.region[hex]
    return [other for other in others if sheet.numbers[other] != EMPTY]


def _town(duchy: Duchy, sheet: Sheet, hex: int) -> tuple[int, ...]:
    """All different within the region."""
    taken = {sheet.numbers[other] for other in duchy.region[hex]}
    return tuple(number for number in NUMBERS if number not in taken)


def _castle(duchy: Duchy, sheet: Sheet, hex: int) -> tuple[int, ...]:
    """What stands in a neighbour."""
    near = {sheet.numbers[other] for other in duchy.around[hex]}
    return tuple(number for number in NUMBERS if number in near)


def _pasture(duchy: Duchy, sheet: Sheet, hex: int) -> tuple[int, ...]:
    """All alike within the region."""
    written = max(sheet.numbers[other] for other in duchy.region[hex])
    return NUMBERS if written == EMPTY else (written,)


_BY_NEIGHBOURS: dict[str, Callable[[Duchy, Sheet, int], tuple[int, ...]]] = {
    TOWN: _town,
    CASTLE: _castle,
    PASTURE: _pasture,
}
