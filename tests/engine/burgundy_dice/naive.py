"""A second, slow opinion on what can be marked: tries every die, every bonus and every hex in turn.

It knows nothing of the engine's tables of neighbours, regions or conditions; it
reads the colours of the duchy and works out the rest in its own way.
"""

from __future__ import annotations

from itertools import product

Outcome = tuple[str, int, str]
"""Hex, number and bonus."""

ROWS = (4, 5, 6, 7, 6, 5, 4)
COLOURS = ("monastery", "mine", "river", "town", "castle", "pasture")


def positions() -> list[tuple[float, int]]:
    """The middle of each hex in a plane, half a step further in each row."""
    return [(column - (length - 1) / 2, row) for row, length in enumerate(ROWS) for column in range(length)]


SPOTS = positions()


def touching(one: int, other: int) -> bool:
    dx, dy = abs(SPOTS[one][0] - SPOTS[other][0]), abs(SPOTS[one][1] - SPOTS[other][1])
    return (dx, dy) in ((1.0, 0), (0.5, 1))


def region(colours: tuple[str, ...], hex: int) -> set[int]:
    found = {hex}
    while True:
        more = {
            other
            for other in range(37)
            if colours[other] == colours[hex] and any(touching(other, inside) for inside in found)
        } - found
        if not more:
            return found
        found |= more


def allowed(colours: tuple[str, ...], numbers: tuple[int, ...], hex: int, number: int) -> bool:
    """Whether a free hex may hold the number; numbers are -1 for a free hex and 0 for the start."""
    if numbers[hex] != -1 or not any(touching(hex, other) and numbers[other] != -1 for other in range(37)):
        return False
    colour = colours[hex]
    mates = [numbers[other] for other in region(colours, hex) if numbers[other] > 0]
    if colour == "monastery":
        return number <= 2
    if colour == "mine":
        return 3 <= number <= 4
    if colour == "river":
        return number >= 5
    if colour == "town":
        return number not in mates
    if colour == "pasture":
        return all(mate == number for mate in mates)
    return any(touching(hex, other) and numbers[other] == number for other in range(37))


def first_markings(
    colours: tuple[str, ...],
    numbers: tuple[int, ...],
    number_dice: tuple[int, ...],
    colour_dice: tuple[str, ...],
    monks: int,
    workers: int,
) -> set[Outcome]:
    """Every outcome of one combination; with a bonus only what cannot be had without one."""
    found: set[Outcome] = set()
    for (n, c), hex in product(product(range(2), range(2)), range(37)):
        for number, colour in product(range(1, 7), COLOURS):
            turned = (number != number_dice[n]) + (colour != colour_dice[c])
            if colours[hex] != colour or turned > 1 or not allowed(colours, numbers, hex, number):
                continue
            if turned == 0:
                found.add((f"h{hex + 1:02}", number, ""))
            elif colour != colour_dice[c] and monks:
                found.add((f"h{hex + 1:02}", number, "monk"))
            elif number != number_dice[n] and workers:
                found.add((f"h{hex + 1:02}", number, "worker"))
    for_free = {(hex, number) for hex, number, bonus in found if not bonus}
    return {outcome for outcome in found if not outcome[2] or outcome[:2] not in for_free}


def second_markings(
    colours: tuple[str, ...],
    numbers: tuple[int, ...],
    number_dice: tuple[int, ...],
    colour_dice: tuple[str, ...],
    used: tuple[int, int],
) -> set[Outcome]:
    """Every outcome of a second combination that has at least one die which is not in the first."""
    return {
        (f"h{hex + 1:02}", number_dice[n], "silver")
        for n, c, hex in product(range(2), range(2), range(37))
        if (n, c) != used
        and colours[hex] == colour_dice[c]
        and allowed(colours, numbers, hex, number_dice[n])
    }
