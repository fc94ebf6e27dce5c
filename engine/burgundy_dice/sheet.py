"""A player's sheet: the numbers in the duchy, the bonus circles and the columns of points.

A sheet is never changed; whoever writes on it gets another one.
"""

from __future__ import annotations

from typing import Self

from msgspec import Struct, structs

from engine.burgundy_dice.duchies import CELLS
from engine.burgundy_dice.scoring import BONUSES, CIRCLES

EMPTY, STARTED = -1, 0
"""What stands in a hex that is not marked, and in the starting castle, which holds no number (BDG-015)."""
FREE, CIRCLED, CROSSED = range(3)
BONUS_INDEX = {bonus: index for index, bonus in enumerate(BONUSES)}

Four = tuple[int, int, int, int]


class Sheet(Struct, frozen=True, gc=False):
    """What is written on it.

    numbers:  the number in each hex, or EMPTY or STARTED
    circled:  how many circles of each bonus's row have been circled, from the left
    crossed:  how many of them have been crossed out, from the left
    castles:  the castle row, one circle for each bonus: FREE, CIRCLED or CROSSED
    columns:  the points written down in each phase
    """

    numbers: tuple[int, ...] = (EMPTY,) * len(CELLS)
    circled: Four = (0, 0, 0, 0)
    crossed: Four = (0, 0, 0, 0)
    castles: Four = (FREE,) * 4
    columns: tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]] = ((), (), ())

    @property
    def points(self) -> int:
        return sum(map(sum, self.columns))

    @property
    def unused(self) -> int:
        """Bonuses that are circled and not crossed out."""
        return sum(self.circled) - sum(self.crossed) + self.castles.count(CIRCLED)

    def owned(self, bonus: str) -> int:
        """How many of a bonus can be used."""
        index = BONUS_INDEX[bonus]
        return self.circled[index] - self.crossed[index] + (self.castles[index] == CIRCLED)

    def full(self, hexes: tuple[int, ...]) -> bool:
        numbers = self.numbers
        return all(numbers[hex] != EMPTY for hex in hexes)

    def marked(self, hex: int, number: int) -> Self:
        numbers = self.numbers
        return structs.replace(self, numbers=(*numbers[:hex], number, *numbers[hex + 1 :]))

    def room_for(self, bonus: str) -> bool:
        """Whether its row has a free circle."""
        index = BONUS_INDEX[bonus]
        return self.circled[index] < CIRCLES[index]

    def gained(self, bonus: str) -> Self:
        """A free circle of the bonus's row is circled; without one the bonus is lost (BDG-058)."""
        if not self.room_for(bonus):
            return self
        index = BONUS_INDEX[bonus]
        return structs.replace(self, circled=_with(self.circled, index, self.circled[index] + 1))

    def gained_by_castle(self, bonus: str) -> Self:
        """The bonus's circle in the castle row is circled (BDG-055)."""
        return structs.replace(self, castles=_with(self.castles, BONUS_INDEX[bonus], CIRCLED))

    def spent(self, bonus: str) -> Self:
        """One circled bonus is crossed out, in its row while there is one, else in the castle row."""
        index = BONUS_INDEX[bonus]
        crossed = self.crossed[index]
        if crossed < self.circled[index]:
            return structs.replace(self, crossed=_with(self.crossed, index, crossed + 1))
        return structs.replace(self, castles=_with(self.castles, index, CROSSED))

    def noted(self, phase: int, points: int) -> Self:
        """The points are written into the column of the phase."""
        columns = list(self.columns)
        columns[phase] = (*columns[phase], points)
        return structs.replace(self, columns=tuple(columns))


def _with(four: Four, index: int, value: int) -> Four:
    return (*four[:index], value, *four[index + 1 :])  # type: ignore[return-value]
