"""Events as movement: the pencil writes, a finished region shines, the dice roll across the sheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from engine.burgundy_dice.duchies import INDEX
from engine.burgundy_dice.values import DiceRolled, RegionCompleted
from engine.core.values import Event
from gui.burgundy_dice.lights import Hexes
from gui.burgundy_dice.paper import Mark
from gui.burgundy_dice.written import written
from gui.kit.motion import fade, pause
from gui.table.choreography import Choreography

if TYPE_CHECKING:
    from gui.burgundy_dice.board import BurgundyDiceBoard

AFTER_THE_ROLL = ("time", "sum")
"""What is written once the dice lie: the time that has gone by, the subtotal of a phase."""


class Moves(Choreography):
    def __init__(self, board: BurgundyDiceBoard) -> None:
        super().__init__(board)
        self._board = board

    def compose(self, events: Sequence[Event]) -> None:
        now, later = self._new_marks(self.target)
        self._write(now)
        for event in events:
            if isinstance(event, RegionCompleted) and event.seat == self._board.main:
                self._shine([INDEX[hex] for hex in event.hexes])
            elif isinstance(event, DiceRolled):
                self.then(*self._board.dice.roll(event.numbers, event.colours, event.hourglasses))
        self._write(later)

    def _new_marks(self, game: Any) -> tuple[list[Mark], list[Mark]]:
        """What has to be written on the large sheet, before and after the dice roll."""
        board = self._board
        wanted = written(game, board.main, board.sheet(game))
        for name in board.paper.names - wanted.keys():
            board.paper.erase(name)
        new = board.paper.write(wanted)
        later = [mark for name, mark in new.items() if name.split("/")[1] in AFTER_THE_ROLL]
        return [mark for mark in new.values() if mark not in later], later

    def _write(self, marks: list[Mark]) -> None:
        """One after the other when they are few, else together."""
        if len(marks) <= 4:
            for mark in marks:
                self.then(mark.writing())
        else:
            self.then(*(mark.writing() for mark in marks))

    def _shine(self, hexes: Sequence[int]) -> None:
        light = Hexes(hexes)
        light.setOpacity(0.0)
        self.pass_by(light)
        self.then(fade(light, 1.0, 180)).then(pause(200)).then(fade(light, 0.0, 180))
