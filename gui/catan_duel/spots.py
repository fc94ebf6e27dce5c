"""Where everything lies that can be touched or read, by the names of `gui.catan_duel.ways`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from engine.catan_duel.catalog import RESOURCES
from engine.catan_duel.places import PLACES
from gui.catan_duel.ways import card_of, place_of

if TYPE_CHECKING:
    from gui.catan_duel.board import CatanBoard


class Spots:
    """The spots of a board as it is laid out now."""

    def __init__(self, board: CatanBoard) -> None:
        self._board = board

    def rect(self, spot: str) -> QRectF | None:
        """Where a spot lies; None when it is nowhere."""
        board = self._board
        kind, _, rest = spot.partition(":")
        match kind:
            case "place":
                return board.layout.seen(rest)
            case "hand":
                return board.hand.rect(rest)
            case "mine":
                return board.plaques[board.decider].disc(rest)
            case "theirs":
                return board.plaques[1 - board.decider].disc(rest)
            case "dice":
                return board.layout.dice
        return board.layout.piles.get(spot)

    def at(self, point: QPointF) -> str:
        """What lies at a point; "" for nothing."""
        board = self._board
        card = board.hand.card_at(point)
        if card is not None:
            return f"hand:{card}"
        for seat, plaque in enumerate(board.plaques):
            for kind in RESOURCES:
                if plaque.disc(kind).contains(point):
                    return f"{'mine' if seat == board.decider else 'theirs'}:{kind}"
        for name, rect in board.layout.piles.items():
            if rect.contains(point):
                return name
        if board.layout.dice.contains(point):
            return "dice"
        known = (*board.sites, *board.realms.items)
        return next((f"place:{place}" for place in known if board.layout.seen(place).contains(point)), "")

    def card(self, spot: str) -> str:
        """The card that can be read at a spot; "" for none."""
        board = self._board
        if spot == "discard":
            return board.sight.discard[1]
        if spot == "events":
            return board.sight.event
        item = board.realms.items.get(place_of(spot))
        return card_of(spot) if item is None else item.card or ""

    def stock(self, spot: str) -> int:
        """What lies in the store at a spot."""
        place = place_of(spot)
        return self._board.sight.realms[PLACES[place].seat].stock.get(place, 0) if place else 0
