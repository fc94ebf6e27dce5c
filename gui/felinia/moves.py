"""Events as movement: stones fly, goods change hands, ships sail, merchants walk, rewards come home."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QPointF, QRectF, Signal
from PySide6.QtGui import QPainterPath, QTransform
from PySide6.QtWidgets import QGraphicsItem
from shiboken6 import isValid

from engine.core.values import Event
from engine.felinia.box import BOARD, GOODS, GUILD, SHIP_TILES
from engine.felinia.values import (
    Boarded,
    BonusTaken,
    Gained,
    GoodBought,
    GoodDrawn,
    GoodsSwapped,
    MarketFilled,
    MerchantWalked,
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
from gui.felinia import layers, looks, plan
from gui.felinia.looks import Look
from gui.felinia.pieces import PieceItem
from gui.felinia.setting import MERCHANT, PRICE, SHIP_AT_SEA, STEP_UP, STONE, WALKER, card_kinds, row_of
from gui.kit.motion import Motion, Track, call, fade, grow, move, pause
from gui.kit.theme import SeatColour

if TYPE_CHECKING:
    from gui.felinia.board import FeliniaBoard

FLIGHT = 260
SAILING = 1100
STRIDE = 340


class Moves(QObject):
    """Plays events on a board.

    target:  the game that will be shown when everything has moved

    Signals:
        done: everything lies where it belongs
    """

    done = Signal()

    def __init__(self, board: FeliniaBoard) -> None:
        super().__init__(board)
        self._board = board
        self._motion = Motion(self)
        self._motion.done.connect(self._end)
        self._passing: list[QGraphicsItem] = []
        self._walker: PieceItem | None = None
        self._together: list[Track] = []
        self.target: Any = None

    @property
    def running(self) -> bool:
        return self._motion.running

    def begin(self, events: Sequence[Event], game: Any) -> None:
        self.finish()
        self.target = game
        self._walker = self._board.pieces.items.get("walker")
        for event in events:
            self._play(event)
        self._motion.then(*self._together)
        self._together = []
        self._motion.start()

    def finish(self) -> None:
        self._motion.finish()

    def _end(self) -> None:
        for item in self._passing:
            self._board.removeItem(item)
        self._passing = []
        self.done.emit()

    # ---------------------------------------------------------------- help

    def _then(self, *tracks: Track) -> None:
        """After everything so far."""
        self._motion.then(*self._together)
        self._together = []
        self._motion.then(*tracks)

    def _piece(self, look: Look, place: QPointF, layer: float = layers.IN_HAND) -> PieceItem:
        """A piece that is only there while it moves."""
        item = self._board.pieces.make(look, layer)
        item.setPos(place)
        item.setOpacity(0.0)
        self._passing.append(item)
        return item

    def _fly(self, look: Look, start: QPointF, end: QPointF, ms: int = FLIGHT) -> None:
        item = self._piece(look, start)
        self._then(appear(item), move(item, end, ms))
        self._then(call(item.hide))

    def _take(self, name: str) -> None:
        """What lies there is on its way."""
        item = self._board.pieces.items.get(name)
        if item is not None:
            self._then(call(item.hide))

    def _colour(self, seat: int) -> SeatColour:
        return self._board.colours[seat]

    def _home(self, seat: int) -> QRectF:
        return plan.board_rect(seat, self._board.game.players)

    def _hand(self, seat: int) -> QPointF:
        """Where a seat's stones lie."""
        return self._home(seat).topLeft() + QPointF(32, 160)

    def _store(self, seat: int) -> QPointF:
        count = len(self._board.game.family(seat).goods)
        return plan.store_spot(self._home(seat), count, count + 1)

    def _stack_top(self, place: str, below: int) -> QPointF:
        height = looks.stack_step(below + 1, STONE) * (below + 1)
        return plan.stack_foot(row_of(place), place == GUILD) - QPointF(0, height)

    def _due_to(self, seat: int, what: str) -> QPointF:
        """Where a seat keeps silver or cards."""
        if what == "silver":
            return plan.coin_spot(self._home(seat), self.target.family(seat).silver)
        return plan.card_spot(self._home(seat), card_kinds(self._board.game).index(what))

    def _slide_coin(self, seat: int) -> Track:
        marker = self._board.pieces.items[f"{seat}/silver"]
        return move(marker, plan.coin_spot(self._home(seat), self.target.family(seat).silver), 200)

    # ---------------------------------------------------------------- one event each

    def _play(self, event: Event) -> None:
        match event:
            case StonePlaced() | StoneTakenBack():
                self._move_stone(event)
            case GoodBought() | GoodsSwapped() | BonusTaken() | Sold():
                self._trade(event)
            case Boarded():
                self._board_ship(event)
            case ShipSailed() | ShipReturned() | ShipCancelled():
                self._sail(event)
            case MerchantWalked() | WentHome():
                self._walk(event)
            case TileTurned() | TileTaken() | SpecialTaken():
                self._tile(event)
            case Gained() | GoodDrawn():
                self._reward(event)
            case ShipTileLaid() | MarketFilled():
                self._refill(event)

    def _move_stone(self, event: StonePlaced | StoneTakenBack) -> None:
        stone, hand = looks.stone(self._colour(event.seat), STONE), self._hand(event.seat)
        if isinstance(event, StonePlaced) and event.place == BOARD:
            self._fly(
                looks.stone(self._colour(event.seat), 44),
                hand,
                plan.field_spot(self._home(event.seat), event.turn),
            )
            self._then(self._slide_coin(event.seat))
        elif isinstance(event, StonePlaced):
            below = len(self._board.game.state.stones[event.place])
            self._fly(stone, hand, self._stack_top(event.place, below))
        else:
            left = self.target.state.stones[event.place]
            item = self._piece(stone, self._stack_top(event.place, len(left)))
            self._then(call(lambda: self._lower_stack(event.place, left)))
            self._then(appear(item), move(item, hand, FLIGHT), fade_late(item))

    def _lower_stack(self, place: str, left: Sequence[int]) -> None:
        """A stack with fewer stones, and the price that goes with it."""
        items = self._board.pieces.items
        items[f"stones/{place}"].set_look(looks.stack([self._colour(seat) for seat in left], STONE))
        price = items.get(f"price/{place}")
        if price is not None:
            price.set_look(looks.coin(str(len(left)), PRICE))
            price.setVisible(bool(left))

    def _trade(self, event: GoodBought | GoodsSwapped | BonusTaken | Sold) -> None:
        guild = plan.guild_rect().center()
        match event:
            case GoodBought(seat=seat, market=market, good=good):
                space = self._board.game.state.markets[market].index(good)
                self._take(f"{market}/{space}")
                self._fly(looks.good(good, 62), plan.market_space(row_of(market), space), self._store(seat))
            case GoodsSwapped(seat=seat, given=given, taken=taken, card=card, cards=cards):
                self._fly(looks.good(given, 56), self._store(seat), guild)
                self._fly(looks.good(taken, 56), guild, self._store(seat))
                if cards:
                    self._fly(looks.symbol(card, 52), guild, self._due_to(seat, card))
            case BonusTaken(seat=seat, tile=tile):
                if tile is not None:
                    self._take(f"bonus/{tile}")
                self._fly(looks.bonus(tile, 50), guild, self._home(seat).center())
            case Sold():
                self._sell(event)
        self._then(self._slide_coin(event.seat))

    def _sell(self, event: Sold) -> None:
        """What is sold rises from the board and is gone."""
        goods = self._board.game.family(event.seat).goods
        if event.what in goods:
            own = goods.index(event.what)
            start = plan.store_spot(self._home(event.seat), own, len(goods))
            self._take(f"{event.seat}/good/{own}")
        else:
            start = self._store(event.seat) if event.what in GOODS else self._due_to(event.seat, event.what)
        look = looks.good(event.what, 50) if event.what in GOODS else looks.symbol(event.what, 46)
        item = self._piece(look, start)
        self._then(appear(item), move(item, start - QPointF(0, 90), 240), fade_late(item))

    def _board_ship(self, event: Boarded) -> None:
        home = self._home(event.seat)
        deck = plan.ship_spot(event.ship) + QPointF(16 - event.place * 26, -10)
        flights = []
        goods = self._board.game.family(event.seat).goods
        for number, good in enumerate(event.goods):
            own = goods.index(good)
            item = self._piece(looks.good(good, 48), plan.store_spot(home, own, len(goods)))
            end = plan.ship_tile_spot(event.ship) + QPointF(36 + 54 * number, 100)
            flights += [appear(item), move(item, end, 300), fade_late(item)]
        self._then(*flights, self._slide_coin(event.seat))
        self._fly(looks.merchant(self._colour(event.seat), 62), plan.merchant_spot(home), deck, 320)

    def _sail(self, event: ShipSailed | ShipReturned | ShipCancelled) -> None:
        ship = self._board.pieces.items[f"ship/{event.ship}"]
        if isinstance(event, ShipCancelled):
            tile = self._board.pieces.items.get(f"ship_tile/{event.ship}")
            if tile is not None:
                self._then(fade(tile, 0.0, 300))
            return
        land, country = self._board.targets.land, SHIP_TILES[event.tile].destination
        course = land.sea_way(plan.ship_spot(event.ship), country)
        if isinstance(event, ShipSailed):
            self._then(sail(ship, course, SAILING), grow(ship, SHIP_AT_SEA / plan.SHIP, SAILING))
        else:
            tile = self._board.pieces.items.get(f"ship_tile/{event.ship}")
            tracks = [fade(tile, 0.0, 300)] if tile is not None else []
            self._then(sail(ship, course.toReversed(), SAILING), *tracks)

    def _walk(self, event: MerchantWalked | WentHome) -> None:
        land = self._board.targets.land
        walker = self._walker
        if isinstance(event, WentHome):
            if walker is not None:
                self._then(move(walker, plan.merchant_spot(self._home(event.seat)), 420), fade_late(walker))
            self._walker = None
            return
        country = land.provinces[event.province].country
        track = land.way(event.origin or country, event.province).translated(STEP_UP)
        if walker is None or not event.origin:
            look = looks.merchant(self._colour(event.seat), WALKER)
            walker = self._walker = self._piece(look, track.pointAtPercent(0), layers.MERCHANTS + 0.6)
            self._then(appear(walker))
        self._then(stride(walker, track, STRIDE))

    def _tile(self, event: TileTurned | TileTaken | SpecialTaken) -> None:
        lying = self._board.pieces.items.get(f"tile/{event.province}")
        land = self._board.targets.land
        if isinstance(event, TileTurned):
            if lying is not None:
                front = looks.tile_front(event.tile, land.tile)
                self._then(turn_over(lying, 1.0, 0.0))
                self._then(call(lambda: lying.set_look(front)))
                self._then(turn_over(lying, 0.0, 1.0))
                self._then(pause(160))
            return
        middle = land.centre(event.province)
        if event.tile is not None:
            look = looks.tile_front(event.tile, land.tile)
        else:
            look = looks.tile_back(land.provinces[event.province].country, land.tile)
        self._take(f"tile/{event.province}")
        item = self._piece(look, middle)
        tracks = [appear(item), move(item, self._home(event.seat).center() + QPointF(40, 50), 420)]
        if self._walker is not None:
            tracks += [
                move(self._walker, middle + QPointF(0, -6), 300),
                grow(self._walker, MERCHANT / WALKER, 300),
            ]
        self._then(*tracks)
        self._then(call(item.hide))

    def _reward(self, event: Gained | GoodDrawn) -> None:
        land = self._board.targets.land
        known = event.source in land.provinces
        start = land.centre(event.source) if known else self._home(event.seat).center()
        if isinstance(event, GoodDrawn):
            if event.good:
                self._fly(looks.good(event.good, 56), start, self._store(event.seat), 360)
            return
        for number in range(event.got):
            item = self._piece(looks.symbol(event.what, 50), start + QPointF(14 * number, -10 * number))
            self._then(appear(item), move(item, self._due_to(event.seat, event.what), 360))
            self._then(call(item.hide))
        if event.what == "silver" and event.got:
            self._then(self._slide_coin(event.seat))

    def _refill(self, event: ShipTileLaid | MarketFilled) -> None:
        """Everything new comes at the same time."""
        if isinstance(event, ShipTileLaid):
            tile = self._piece(looks.ship_tile(event.tile, {}), plan.pile_spot())
            self._together += [appear(tile), move(tile, plan.ship_tile_spot(event.ship), 420)]
            return
        row = row_of(event.market)
        first = len(self.target.state.markets[event.market]) - len(event.goods)
        for number, good in enumerate(event.goods):
            place = plan.market_space(row, max(first, 0) + number)
            item = self._piece(looks.good(good, plan.GOOD), place - QPointF(0, 46))
            self._together += [appear(item), move(item, place, 380)]


# ---------------------------------------------------------------- ways to move


def appear(item: QGraphicsItem) -> Track:
    """The item is there from the beginning of its move."""

    def step(share: float) -> None:
        if isValid(item):
            item.setOpacity(1.0)

    return Track(step, 1)


def fade_late(item: QGraphicsItem, ms: int = FLIGHT) -> Track:
    """The item vanishes in the last third of its move."""

    def step(share: float) -> None:
        if isValid(item):
            item.setOpacity(min(1.0, (1 - share) * 3))

    return Track(step, ms)


def sail(item: QGraphicsItem, course: QPainterPath, ms: int) -> Track:
    """A ship follows its course, its bow ahead."""

    def step(share: float) -> None:
        if not isValid(item):
            return
        item.setPos(course.pointAtPercent(share))
        west = 90 < course.angleAtPercent(min(share, 0.98)) < 270
        item.setTransform(QTransform.fromScale(-1 if west and share < 1 else 1, 1))

    return Track(step, ms)


def stride(item: QGraphicsItem, track: QPainterPath, ms: int) -> Track:
    """A merchant follows a track in small hops."""

    def step(share: float) -> None:
        if isValid(item):
            hop = 9 * abs(1 - 2 * ((share * 3) % 1)) - 9 if share < 1 else 0
            item.setPos(track.pointAtPercent(share) + QPointF(0, hop))

    return Track(step, ms)


def turn_over(item: QGraphicsItem, start: float, end: float) -> Track:
    """Half of turning a tile over: it grows narrow or wide again."""

    def step(share: float) -> None:
        if isValid(item):
            wide = start + (end - start) * share
            item.setTransform(QTransform.fromScale(max(wide, 0.02), 1))

    return Track(step, 130)
