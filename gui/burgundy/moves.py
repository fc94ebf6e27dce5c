"""Events as movement: dice roll, tiles and goods fly, areas shine, stones walk over the bridge."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem

from engine.burgundy import look
from engine.burgundy.values import (
    AreaCompleted,
    CardTaken,
    DiceRolled,
    DieChanged,
    Gained,
    GoodLaid,
    GoodsSold,
    GoodsTaken,
    MarkerMoved,
    PhaseBegan,
    PurchasePaid,
    TileDiscarded,
    TilePlaced,
    TileTaken,
    hex_place,
)
from engine.core.values import Event
from gui.burgundy import plan
from gui.burgundy.layers import IN_HAND
from gui.burgundy.lights import AreaLight
from gui.burgundy.pieces import Look, Piece, looks
from gui.burgundy.plan import TILE
from gui.kit.dice import roll
from gui.kit.hexes import hexagon
from gui.kit.motion import Track, call, fade, grow, move, pause
from gui.table.choreography import Choreography

if TYPE_CHECKING:
    from gui.burgundy.board import BurgundyBoard

FLIGHT = 300
MOST_CHIPS = 4


class Moves(Choreography):
    def __init__(self, board: BurgundyBoard) -> None:
        super().__init__(board)
        self._board = board
        self._lying: dict[str, Piece] = {}
        self._laid_at: QPointF | None = None

    def compose(self, events: Sequence[Event]) -> None:
        self._lying, self._laid_at = {}, None
        for event in events:
            match event:
                case TileTaken():
                    self._take(event)
                case TileDiscarded():
                    self._discard(event)
                case TilePlaced():
                    self._place(event)
                case AreaCompleted():
                    self._shine(event)
                case GoodsSold():
                    self._sell(event)
                case GoodsTaken():
                    self._load(event)
                case MarkerMoved():
                    self._advance(event)
                case CardTaken():
                    self._win_card(event)
                case PurchasePaid():
                    self._pay(event)
                case Gained():
                    self._gain(event)
                case DieChanged():
                    self._turn_die(event)
                case PhaseBegan():
                    self._fill_depots(event)
                case DiceRolled():
                    self._roll(event)
                case GoodLaid():
                    self._lay_good(event)

    # ---------------------------------------------------------------- pieces on their way

    def _make(self, look: Look) -> Piece:
        item = self._board.pieces.make(look)
        item.setZValue(IN_HAND)
        item.hide()
        self.pass_by(item)
        return item

    def _lift(self, place: str, item: QGraphicsItem) -> Track:
        """The piece at a place is taken up as this item."""

        def up() -> None:
            self._board.pieces.hide(place)
            lying = self._lying.pop(place, None)
            if lying is not None:
                lying.hide()
            item.show()

        return call(up)

    def _fly(
        self, what: str, which: object, start: QPointF, end: QPointF, sizes: tuple[float, float], place: str
    ) -> Piece:
        """A piece goes from a place of the table to a spot, growing on its way."""
        item = self._make(looks(what, which, start, sizes[1]))
        item.setScale(sizes[0] / sizes[1])
        self.then(self._lift(place, item))
        self.then(move(item, end, FLIGHT), grow(item, 1.0, FLIGHT))
        return item

    # ---------------------------------------------------------------- tiles

    def _take(self, event: TileTaken) -> None:
        place = self._board.places[event.seat]
        sizes = plan.space_size(event.space) * TILE, place.key_size * TILE
        start, end = plan.space_spot(event.space), place.keys[event.slot]
        self._lying[f"{event.seat}/key/{event.slot}"] = self._fly(
            "tile", event.tile, start, end, sizes, event.space
        )

    def _discard(self, event: TileDiscarded) -> None:
        name = f"{event.seat}/key/{event.slot}"
        place = self._board.places[event.seat]
        size = place.key_size * TILE
        start = place.keys[event.slot]
        gone = self._fly("tile", event.tile, start, start + QPointF(0, size * 1.6), (size, size), name)
        self.then(fade(gone, 0.0, 200))

    def _place(self, event: TilePlaced) -> None:
        name = f"{event.seat}/key/{event.slot}"
        place = self._board.places[event.seat]
        end = place.hex_spot(event.hex)
        sizes = place.key_size * TILE, place.size * TILE
        self._laid_at = end
        self._lying[hex_place(event.seat, event.hex)] = self._fly(
            "tile", event.tile, place.keys[event.slot], end, sizes, name
        )

    def _shine(self, event: AreaCompleted) -> None:
        place = self._board.places[event.seat]
        cells = [name.partition("/")[2] for name in event.places]
        shape = hexagon(0)
        for hex in cells:
            spot = place.hex_spot(hex)
            shape = shape.united(hexagon(place.size * 1.02, spot.x(), spot.y()))
        light = AreaLight(shape.simplified(), place.size * 0.3)
        light.setOpacity(0.0)
        self.pass_by(light)
        self.then(fade(light, 1.0, 200)).then(pause(220)).then(fade(light, 0.0, 180))

    def _fill_depots(self, event: PhaseBegan) -> None:
        lying = self._board.pieces.items
        self.then(*(fade(lying[space], 0.0, 250) for space, _ in event.cleared if space in lying))
        tracks = []
        for space, tile in event.laid:
            item = self._make(looks("tile", tile, plan.space_spot(space), plan.space_size(space) * TILE))
            item.setOpacity(0.0)
            item.show()
            self._lying[space] = item
            tracks.append(fade(item, 1.0, 350))
        self.then(*tracks)

    # ---------------------------------------------------------------- goods, silver, workers

    def _sell(self, event: GoodsSold) -> None:
        place = self._board.places[event.seat]
        name = f"{event.seat}/store/{event.good}"
        start = self._board.targets.spot(name)
        sizes = place.good_size, place.good_size * 0.8
        gone = self._fly("stack", (event.good, event.count), start, place.sold, sizes, name)
        self.then(fade(gone, 0.0, 120))

    def _load(self, event: GoodsTaken) -> None:
        place = self._board.places[event.seat]
        stored = list(look.estate(self.target, event.seat).goods)
        lying = {depot: list(look.depots(self._board.game)[depot - 1].goods) for depot, _ in event.goods}
        lifts, flights = [], []
        for depot, good in event.goods:
            number = lying[depot].index(good)
            lying[depot][number] = ""  # the next one of this kind is another one
            start = plan.good_spot(depot, number, len(lying[depot]))
            item = self._make(looks("good", good, start, place.good_size))
            item.setScale(plan.GOOD_SIZE / place.good_size)
            lifts.append(self._lift(f"depot/{depot}/{number}", item))
            flights += [move(item, place.store[stored.index(good)], FLIGHT), grow(item, 1.0, FLIGHT)]
        self.then(*lifts).then(*flights)

    def _gain(self, event: Gained) -> None:
        """Chips come from the tile just laid, or from the middle of the duchy."""
        place = self._board.places[event.seat]
        start = self._laid_at or place.middle
        self._send_chips("silver", event.silver, start, place.silver, place.chip_size)
        self._send_chips("workers", event.workers, start, place.workers, place.chip_size)

    def _pay(self, event: PurchasePaid) -> None:
        """The price goes to the tile that it buys."""
        place = self._board.places[event.seat]
        what = "silver" if event.silver else "workers"
        start = place.silver if event.silver else place.workers
        self._send_chips(
            what, event.silver or event.workers, start, plan.space_spot(event.space), place.chip_size
        )

    def _send_chips(self, what: str, count: int, start: QPointF, end: QPointF, size: float) -> None:
        tracks: list[Track] = []
        for number in range(min(count, MOST_CHIPS)):
            item = self._make(looks("chip", what, start + QPointF(number * size * 1.1, 0), size))
            self.then(call(item.show))
            tracks.append(move(item, end, FLIGHT + 60 * number))
        self.then(*tracks)

    def _win_card(self, event: CardTaken) -> None:
        """The bonus card goes to who has filled its colour."""
        name = f"card/{event.colour}/{event.card}"
        card = self._board.pieces.items[name]
        end = self._board.places[event.seat].middle
        won = self._fly(
            "card", card.look.which, card.look.spot, end, (card.look.size, card.look.size * 2), name
        )
        self.then(pause(200)).then(fade(won, 0.0, 200))

    def _lay_good(self, event: GoodLaid) -> None:
        table = look.table(self.target)
        start = plan.round_rect(table.round - 1).center()
        lying = look.depots(self.target)[event.depot - 1].goods
        end = plan.good_spot(event.depot, len(lying) - 1, len(lying))
        sizes = plan.GOOD_SIZE, plan.GOOD_SIZE
        self._fly("good", event.good, start, end, sizes, f"round/{table.round - 1}")

    # ---------------------------------------------------------------- bridge and dice

    def _advance(self, event: MarkerMoved) -> None:
        place = f"stone/{event.seat}"
        if place not in self._board.pieces.items:
            return
        stone = self._board.pieces.items[place]
        level = event.stacks[event.end].index(event.seat)
        end = plan.bridge_spot(event.end, level)
        over = (stone.pos() + end) / 2 - QPointF(0, 26)
        self.then(move(stone, over, 160)).then(move(stone, end, 160))

    def _turn_die(self, event: DieChanged) -> None:
        die, place = self._board.dice[event.seat][event.die], self._board.places[event.seat]
        self._send_chips("workers", 1, place.workers, die.pos(), place.chip_size)
        self.then(roll(die, event.after, die.pos(), die.pos(), 340))

    def _roll(self, event: DiceRolled) -> None:
        everyone = [self._board.white, *(die for pair in self._board.dice for die in pair)]
        self.then(*(call(die.show) for die in everyone))
        tracks = []
        for seat, values in enumerate(event.dice):
            place = self._board.places[seat]
            for number, value in enumerate(values):
                die = self._board.dice[seat][number]
                start = (place.dice[number] + place.middle) / 2
                tracks.append(roll(die, value, start, place.dice[number]))
        end = plan.round_rect(event.round).center()
        tracks.append(roll(self._board.white, event.white, end + QPointF(-60, 90), end))
        self.then(*tracks)
