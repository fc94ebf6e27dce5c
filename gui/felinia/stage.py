"""The stage on which moves are played: pieces that only pass over it, and where everybody keeps their things."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF

from gui.felinia import layers
from gui.felinia.art.island import Island
from gui.felinia.families import card_kinds
from gui.felinia.homes import Home
from gui.felinia.looks import Look
from gui.felinia.motions import FLIGHT, appear
from gui.felinia.pieces import PieceItem
from gui.kit.motion import Track, call, move
from gui.kit.theme import SeatColour
from gui.table.choreography import Choreography

if TYPE_CHECKING:
    from gui.felinia.board import FeliniaBoard


class Stage:
    """What the moves of a board have in common.

    walker:    the merchant on its way
    together:  moves that will run at the same time
    dealt:     the drawn cards that are already on their way
    """

    def __init__(self, board: FeliniaBoard, choreography: Choreography) -> None:
        self.board = board
        self._choreography = choreography
        self.walker: PieceItem | None = None
        self.together: list[Track] = []
        self.dealt: set[str] = set()

    def set(self) -> None:
        """Everything is as the board shows it."""
        self.walker = self.lying("walker")
        self.dealt.clear()

    # ---------------------------------------------------------------- moving

    def then(self, *tracks: Track) -> None:
        """After everything so far."""
        self._choreography.then(*self.together).then(*tracks)
        self.together = []

    def piece(self, look: Look, place: QPointF, layer: float = layers.IN_HAND) -> PieceItem:
        """A piece that is only there while it moves."""
        item = self.board.pieces.make(look, layer)
        item.setPos(place)
        item.setOpacity(0.0)
        self._choreography.pass_by(item)
        return item

    def fly(self, look: Look, start: QPointF, end: QPointF, ms: int = FLIGHT) -> None:
        item = self.piece(look, start)
        self.then(appear(item), move(item, end, ms))
        self.then(call(item.hide))

    def take(self, name: str) -> None:
        """What lies there is on its way."""
        item = self.lying(name)
        if item is not None:
            self.then(call(item.hide))

    def lying(self, name: str) -> PieceItem | None:
        return self.board.pieces.items.get(name)

    # ---------------------------------------------------------------- places

    @property
    def game(self) -> Any:
        """The game as it is shown before the moves."""
        return self.board.game

    @property
    def target(self) -> Any:
        """The game that will be shown when everything has moved."""
        return self._choreography.target

    @property
    def land(self) -> Island:
        return self.board.targets.land

    def colour(self, seat: int) -> SeatColour:
        return self.board.chairs[seat].colour

    def home(self, seat: int) -> Home:
        return self.board.chairs[seat].home

    def store(self, seat: int) -> QPointF:
        """Where the next goods tile will lie."""
        count = len(self.game.family(seat).goods)
        return self.home(seat).store(count, count + 1)

    def due_to(self, seat: int, what: str) -> QPointF:
        """Where a seat keeps silver or cards."""
        if what == "silver":
            return self.home(seat).coin(self.target.family(seat).silver)
        return self.home(seat).card(card_kinds(self.game).index(what))

    def won(self, seat: int) -> QPointF:
        """Where a seat lays down what it has won."""
        return self.home(seat).tile(1, 3)

    def slide_coin(self, seat: int) -> Track:
        marker = self.board.pieces.items[f"{seat}/silver"]
        return move(marker, self.due_to(seat, "silver"), 200)
