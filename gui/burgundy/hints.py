"""What the hand shows under the pointer: the tile it would lay, what a worker or a monastery would add."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem

from engine.burgundy import look
from engine.burgundy.actions import PlaceTile
from engine.burgundy.deeds import turned
from engine.burgundy.tiles import TILES
from gui.burgundy.layers import IN_HAND
from gui.burgundy.lights import Reach
from gui.burgundy.pieces import looks
from gui.burgundy.plan import TILE, space_size
from gui.burgundy.targets import names_of

if TYPE_CHECKING:
    from gui.burgundy.board import BurgundyBoard


class Hints:
    """Passing pictures of one seat's hand."""

    def __init__(self, board: BurgundyBoard, seat: int) -> None:
        self._board = board
        self._seat = seat
        self.items: list[QGraphicsItem] = []

    def clear(self) -> None:
        for item in self.items:
            self._board.removeItem(item)
        self.items.clear()

    def ghost(self, name: str, action: PlaceTile) -> None:
        """The tile as it would lie on its space."""
        tile = look.estate(self._board.game, self._seat).storage[action.slot]
        self._tile(tile, self._board.targets.spot(name), self._board.places[self._seat].size, 0.75)

    def dragged(self, name: str, place: QPointF) -> None:
        """The tile of a place, held where the pointer is."""
        tile = self._board.pieces.items[name].look.which
        stored = "/" in name
        size = self._board.places[self._seat].key_size if stored else space_size(name)
        self._tile(tile, place, size, 0.9)

    def _tile(self, tile: str, spot: QPointF, size: float, opacity: float) -> None:
        item = self._board.pieces.make(looks("tile", tile, spot, size * TILE, IN_HAND))
        item.setOpacity(opacity)
        self.items.append(item)

    def change(self, die: int, by: int) -> None:
        """What the die could do after a worker."""
        uses = {use.value: use for use in look.die_uses(self._board.game, self._seat, die)}
        value = look.estate(self._board.game, self._seat).dice[die].value
        use = uses.get(turned(value, by))
        if use is None:
            return
        names = [*use.takes, *(f"{self._seat}/{hex}" for _, hex in use.placements)]
        if use.sale:
            names.append(f"{self._seat}/store/{use.sale}")
        self._reach(names)

    def added_by(self, thing: str | None) -> None:
        """What can be done only thanks to a monastery, or could be done with it."""
        if thing in TILES and TILES[thing].power:
            actions = look.added_by(self._board.game, thing)
            self._reach([name for action in actions for name in names_of(action, self._seat)])

    def _reach(self, names: list[str]) -> None:
        places = self._board.places[self._seat]
        shown = [name for name in dict.fromkeys(names) if "/change/" not in name or places.large]
        if shown:
            item = Reach([self._board.targets.shape(name) for name in shown])
            self.items.append(item)
            self._board.addItem(item)
