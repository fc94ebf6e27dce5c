"""How a decision is made on the sheet itself: pointing at hexes and walking by keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent

from engine.burgundy_dice.duchies import INDEX, NAMES
from engine.burgundy_dice.scoring import CASTLE
from engine.burgundy_dice.values import StartAt
from engine.core.values import Action
from gui.burgundy_dice import plan
from gui.burgundy_dice.lights import Choice, Offer
from gui.kit.ways import ENTER, WAYS, first, nearest

if TYPE_CHECKING:
    from gui.burgundy_dice.board import BurgundyDiceBoard


class Hand:
    """What the pointer and the keys do while a decision waits."""

    def __init__(self, board: BurgundyDiceBoard, actions: Sequence[Action]) -> None:
        self.board = board
        self.actions = tuple(actions)
        self.pointed: int | None = None
        self._offer = Offer()
        board.addItem(self._offer)
        self.refresh()

    def empty(self) -> None:
        """Take everything away again."""
        self.board.removeItem(self._offer)
        self.board.slip.say(QPointF(), "")
        self.board.dice.lit(set())

    def set_aside(self, aside: bool) -> None:
        """Another sheet lies in the middle: nothing can be chosen until it is put back."""
        self.leave()
        self._offer.setVisible(not aside)

    def takes(self, action: Action) -> bool:
        raise NotImplementedError

    def choices(self) -> list[Choice]:
        """The hexes that can be chosen now."""
        raise NotImplementedError

    def choose(self, hex: int) -> None:
        """A hex was clicked, or taken by Enter."""
        raise NotImplementedError

    def refresh(self) -> None:
        self._offer.show_choices(self.choices(), self.pointed)

    def point_at(self, hex: int | None) -> None:
        """A hex is under the pointer, or the keys have walked there."""
        if hex not in {choice.hex for choice in self.choices()}:
            hex = None
        if hex != self.pointed:
            self.pointed = hex
            self.refresh()
            self.tell()

    def tell(self) -> None:
        """Say what the pointed hex would bring."""

    # -- pointer

    def point(self, place: QPointF) -> None:
        self.point_at(plan.hex_under(place))

    def leave(self) -> None:
        self.point_at(None)

    def click(self, place: QPointF) -> None:
        hex = plan.hex_under(place)
        if hex is not None:
            self.choose(hex)

    # -- keys

    def key(self, event: QKeyEvent) -> bool:
        key = Qt.Key(event.key())
        if key in WAYS:
            self._walk(WAYS[key])
            return True
        if key in ENTER and self.pointed is not None:
            self.choose(self.pointed)
            return True
        return False

    def _walk(self, way: QPointF) -> None:
        spots = {choice.hex: plan.hex_middle(choice.hex) for choice in self.choices()}
        if not spots:
            return
        found = first(spots) if self.pointed is None else nearest(spots[self.pointed], way, spots)
        if found is not None:
            self.point_at(found)


class CastleHand(Hand):
    """Where the starting castle is."""

    def takes(self, action: Action) -> bool:
        return isinstance(action, StartAt)

    def choices(self) -> list[Choice]:
        return [Choice(INDEX[action.hex], (), "") for action in self.actions if isinstance(action, StartAt)]

    def choose(self, hex: int) -> None:
        action = StartAt(NAMES[hex])
        if action in self.actions:
            self.board.chosen.emit(action)
        else:
            self.board.tried.emit(action)

    def tell(self) -> None:
        board = self.board
        if self.pointed is None:
            board.slip.say(QPointF(), "")
            return
        bonus = board.game.duchy.bonuses[self.pointed]
        words = board.words
        board.say_at(self.pointed, words.hex(CASTLE), words.bonus(bonus, 1))
