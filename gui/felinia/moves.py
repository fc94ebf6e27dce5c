"""Events as movement: stones fly, goods change hands, ships sail, merchants walk, rewards come home."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from engine.core.values import Event
from engine.felinia.events import (
    Boarded,
    BonusTaken,
    Gained,
    GoodBought,
    GoodDrawn,
    GoodsSwapped,
    MarketFilled,
    MerchantWalked,
    ProvisionEaten,
    ShipCancelled,
    ShipReturned,
    ShipSailed,
    ShipTileLaid,
    Sold,
    SpecialTaken,
    StonePlaced,
    StoneTakenBack,
    TileTaken,
    TileTurned,
    WentHome,
)
from engine.felinia.professional import PlaceKept, PlacesDrawn, PlacesReturned
from gui.felinia import city_moves, island_moves
from gui.felinia.stage import Stage
from gui.kit.motion import Motion

if TYPE_CHECKING:
    from gui.felinia.board import FeliniaBoard


class Moves(QObject):
    """Plays events on a board.

    Signals:
        done: everything lies where it belongs
    """

    done = Signal()

    def __init__(self, board: FeliniaBoard) -> None:
        super().__init__(board)
        self._motion = Motion(self)
        self._motion.done.connect(self._end)
        self._stage = Stage(board, self._motion)

    @property
    def target(self) -> Any:
        """The game that will be shown when everything has moved."""
        return self._stage.target

    @property
    def running(self) -> bool:
        return self._motion.running

    def begin(self, events: Sequence[Event], game: Any) -> None:
        self.finish()
        self._stage.open(game)
        for event in events:
            self._play(event)
        self._stage.then()
        self._motion.start()

    def finish(self) -> None:
        self._motion.finish()

    def _end(self) -> None:
        self._stage.clear()
        self.done.emit()

    def _play(self, event: Event) -> None:
        stage = self._stage
        match event:
            case StonePlaced() | StoneTakenBack():
                city_moves.move_stone(stage, event)
            case GoodBought() | GoodsSwapped() | BonusTaken() | Sold():
                city_moves.trade(stage, event)
            case Boarded():
                city_moves.board_ship(stage, event)
            case ShipTileLaid() | MarketFilled():
                city_moves.refill(stage, event)
            case ShipSailed() | ShipReturned() | ShipCancelled():
                island_moves.sail_ship(stage, event)
            case MerchantWalked() | WentHome():
                island_moves.walk(stage, event)
            case TileTurned():
                island_moves.turn_tile(stage, event)
            case TileTaken() | SpecialTaken():
                island_moves.take_tile(stage, event)
            case Gained() | GoodDrawn():
                island_moves.bring_reward(stage, event)
            case ProvisionEaten():
                island_moves.eat(stage, event)
            case PlacesDrawn() | PlaceKept() | PlacesReturned():
                island_moves.deal_places(stage, event)
