"""What a game's board is to the table: a scene that shows, offers and plays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QPointF, QRect, QRectF, Signal
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QGraphicsScene

from engine.core.game import Game
from engine.core.match import Seat
from engine.core.values import Action, Decision, Event
from gui.kit.camera import BoardView


class Board(QGraphicsScene):
    """The scene of one game.

    The table calls `show_game`, then `offer`; the board answers with `chosen`.  After an
    action the table calls `play`, the board moves its pieces and says `played`.

    Signals:
        chosen:   an Action that the player took by hand
        tried:    an Action that the player attempted although it is not offered; the
                  table asks the engine why not and says so
        played:   the moves of `play` have come to rest
        changed_view:  what `takes` would answer has changed; the prompt looks again
    """

    chosen = Signal(object)
    tried = Signal(object)
    played = Signal()
    changed_view = Signal()

    #: scene units that should rest on whole pixels (a tile's side), see BoardView
    unit = 100.0
    #: pixels that the camera leaves free around the board
    margin = 24

    def __init__(self, seats: Sequence[Seat]) -> None:
        super().__init__()
        self.seats = tuple(seats)

    def show_game(self, game: Game[Any], seat: int | None) -> None:
        """Draw the game as the seat may see it (None: an onlooker); cheap when little changed."""
        raise NotImplementedError

    def offer(self, decision: Decision[Any] | None, actions: Sequence[Action]) -> None:
        """Light up what can be chosen where it can be chosen; None: nothing can."""
        raise NotImplementedError

    def play(self, events: Sequence[Event], game: Game[Any]) -> None:
        """Move the pieces from what is shown to `game`, then emit `played`."""
        raise NotImplementedError

    def finish(self) -> None:
        """Bring a running `play` to its end at once."""

    def takes(self, action: Action) -> bool:
        """Whether the board offers this action by hand now; the prompt shows the others as buttons."""
        return False

    def light(self, places: Sequence[str]) -> None:
        """Light up the places a log line or a sum speaks of; none puts the light out."""

    def spot(self, place: str) -> QPointF | None:
        """Where a place lies, so that points can fly from there."""
        return None

    def mark_last(self, events: Sequence[Event]) -> None:
        """Mark the last move, all actions that the last seat took in a row, until the next one."""

    def set_zoom(self, pixels: float) -> None:
        """The camera has come to rest with so many device pixels per unit: time to paint pictures of that size."""

    def focus_rect(self) -> QRectF:
        """What the camera should show at least."""
        return self.itemsBoundingRect()

    def free_rect(self) -> QRect:
        """The part of the view, in its own pixels, that no panel covers; empty before there is a view.

        `view.mapToScene(rect)` gives it in the scene.  When it changes, the table asks for
        `focus_rect` anew: a board that lays itself out by the room it has does so there.
        """
        for view in self.views():
            if isinstance(view, BoardView):
                return view.free_rect
        return QRect()

    def tools(self) -> list[QAction]:
        """Ways of looking that the game adds to the table's tool row."""
        return []

    def key(self, event: QKeyEvent) -> bool:
        """Play by keyboard: arrows walk, Enter takes, Esc goes back, R turns.  True when used."""
        return False
