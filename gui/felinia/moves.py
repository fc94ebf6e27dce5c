"""Events as movement: stones fly, goods change hands, ships sail, merchants walk, rewards come home."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

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
from gui.table.choreography import Choreography

if TYPE_CHECKING:
    from gui.felinia.board import FeliniaBoard


class Moves(Choreography):
    def __init__(self, board: FeliniaBoard) -> None:
        super().__init__(board)
        self._stage = Stage(board, self)

    def compose(self, events: Sequence[Event]) -> None:
        self._stage.set()
        for event in events:
            self._play(event)
        self._stage.then()

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
