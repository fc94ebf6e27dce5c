"""Everything that lies on the table: sheets, dice, time and stars."""

from __future__ import annotations

from engine.burgundy_dice.scoring import COLOURS
from engine.burgundy_dice.sheet import Sheet
from engine.burgundy_dice.values import Turn
from engine.core.game import State


class Table(State):
    """The table.

    sheets:       of each seat, as it stands
    shown:        of each seat, as all saw it at the end of the last round
    turns:        what each seat has done in the running round
    phase:        0 to 2
    round:        of the phase, from 1; 0 before the first roll
    boxes:        crossed off in the time column of the phase; none in the solo game
    numbers, colours, hourglasses:  what the dice show
    stars:        how many places have been given for each colour, in the order of COLOURS
    """

    sheets: list[Sheet]
    shown: list[Sheet]
    turns: list[Turn]
    phase: int = 0
    round: int = 0
    boxes: int = 0
    numbers: tuple[int, ...] = ()
    colours: tuple[str, ...] = ()
    hourglasses: int = 0
    stars: tuple[int, ...] = (0,) * len(COLOURS)

    @property
    def double(self) -> bool:
        """Whether goods can be sold in this round (BDG-070)."""
        return self.hourglasses == 2
