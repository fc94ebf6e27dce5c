"""How a decision is made on the board itself: one touch, or a card picked up and laid down."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QGraphicsItem

from engine.catan_duel.catalog import CARDS
from engine.catan_duel.places import PLACES
from engine.catan_duel.values import Build, Pick, Play, PutUnder, Spend, Store, Swap
from engine.core.values import Action, Decision
from gui.catan_duel import layers
from gui.catan_duel.asks import fan_title
from gui.catan_duel.cards import CardItem, Ghost
from gui.catan_duel.choices import CardFan, NumberFan, Overlay, Slips, TradePanel
from gui.catan_duel.lights import Lights
from gui.catan_duel.ways import QUIET, SLIPS, Ways, card_of, kind_of, place_of
from gui.kit.ways import ENTER, WAYS, nearest

if TYPE_CHECKING:
    from gui.catan_duel.board import CatanBoard

IN_FLIGHT = 1.15
"""How large a card is while it is dragged."""


class Touch:
    """What the pointer and the keys do while a decision waits.

    picked:  the spot of the first touch while the second is still open; "" for none
    near:    the spot under the pointer or the keyboard; "" for none
    """

    def __init__(self, board: CatanBoard, decision: Decision[Any], ways: Ways) -> None:
        self.board = board
        self.decision = decision
        self.ways = ways
        self.picked = ""
        self.near = ""
        self._overlays: list[Overlay] = []
        self._passing: list[QGraphicsItem] = []
        self._dragged: CardItem | None = None
        self._pressed: tuple[str, QPointF] | None = None
        self._lights, self._over = Lights(), Lights(layers.FAN_LIGHT)
        board.addItem(self._lights)
        board.addItem(self._over)
        self._quiet = {
            spot
            for spot in ways.firsts()
            if all(isinstance(a, QUIET) for p, a in ways.paths.items() if p[0] == spot)
        }
        self._fan = self._hold_out()
        self._shine()

    def empty(self) -> None:
        """Take everything away again."""
        self._drop()
        for item in (*self._overlays, *self._passing, self._lights, self._over, self._fan):
            if item is not None:
                self.board.removeItem(item)
        self._overlays, self._passing, self._fan = [], [], None
        self.board.hand.lift("")
        self.board.say("", ())

    def refresh(self) -> None:
        """Everything may lie elsewhere now."""
        held = self.picked
        self.put_back()
        if self._fan is not None:
            self.board.removeItem(self._fan)
        self._fan = self._hold_out()
        if held:
            self.pick_up(held)
        self._shine()

    # ---------------------------------------------------------------- spots

    def rect(self, spot: str) -> QRectF | None:
        """Where a spot is, held-out things first."""
        for overlay in self._held_out():
            if spot in overlay.spots:
                return overlay.spots[spot]
        return self.board.spots.rect(spot)

    def spot_at(self, place: QPointF) -> str:
        """What lies under a point; "" for nothing that can be touched."""
        for overlay in self._held_out():
            for spot, rect in overlay.spots.items():
                if rect.contains(place):
                    return spot
        if isinstance(self._fan, CardFan) and self._fan.boundingRect().contains(place):
            return ""
        return self.board.spots.at(place)

    def open(self) -> list[str]:
        """Every spot that does something now."""
        seconds = self.ways.seconds(self.picked) if self.picked else []
        return [*seconds, *(spot for spot in self.ways.firsts() if spot not in seconds)]

    def _held_out(self) -> list[Overlay]:
        return [*self._overlays, *([self._fan] if self._fan is not None else [])]

    def _hold_out(self) -> Overlay | None:
        cards = self.ways.held_out()
        numbers = [int(spot.split(":")[1]) for spot in self.ways.firsts() if spot.startswith("number:")]
        fan: Overlay | None = None
        if cards:
            to_stacks = any(
                spot.startswith("stack:") for card in cards for spot in self.ways.seconds(f"fan:{card}")
            )
            title = fan_title(self.decision)
            fan = CardFan(self.board, cards, self.board.fan_area(to_stacks), title)
        elif numbers:
            fan = NumberFan(numbers, self.board.layout.centre)
        if fan is not None:
            self.board.addItem(fan)
        return fan

    # ---------------------------------------------------------------- touching

    def take(self, spot: str) -> None:
        """Touch a spot."""
        both = self.ways.action(self.picked, spot) if self.picked else None
        single = self.ways.action(spot)
        if both is not None:
            self.board.chosen.emit(both)
        elif spot == self.picked:
            self.put_back()
        elif single is not None:
            self.board.chosen.emit(single)
        elif self.ways.seconds(spot):
            self.pick_up(spot)
        elif (attempt := self._attempt(spot)) is not None:
            self.board.tried.emit(attempt)

    def pick_up(self, spot: str) -> None:
        """Hold the first of two touches and show where the second can go."""
        self.put_back()
        self.picked = spot
        card, seconds = card_of(spot), self.ways.seconds(spot)
        if spot.startswith("hand:"):
            self.board.hand.lift(card)
        beside = self.rect(spot) or QRectF()
        slips = {
            second: self.board.words.slip(self.board.game, second) for second in seconds if second in SLIPS
        }
        if slips:
            self._add(Slips(slips, beside, self.board.layout.whole))
        if any(second.startswith("get:") for second in seconds):
            self._add(self._trade_panel(kind_of(spot), seconds, beside))
        if card:
            for place in filter(None, map(place_of, seconds)):
                ghost = Ghost(self.board, card, self.board.banner(self.board.below))
                ghost.setPos(self.board.layout.place(place).center())
                ghost.setScale(self.board.layout.size(PLACES[place].seat))
                self._passing.append(ghost)
                self.board.addItem(ghost)
        self.near = seconds[0] if self.near == spot and len(seconds) == 1 else self.near
        self.board.say(spot, seconds)
        self._shine()

    def put_back(self) -> bool:
        """Let go of the first touch; False when nothing was held."""
        held, self.picked = bool(self.picked), ""
        for item in (*self._overlays, *self._passing):
            self.board.removeItem(item)
        self._overlays, self._passing = [], []
        self.board.hand.lift("")
        self.board.say("", ())
        if self.near not in self.open():
            self.near = ""
        self._shine()
        return held

    def _add(self, overlay: Overlay) -> None:
        self._overlays.append(overlay)
        self.board.addItem(overlay)

    def _trade_panel(self, give: str, spots: list[str], beside: QRectF) -> TradePanel:
        rates = {rate.by: rate.count for rate in self.board.own.rates if rate.give == give}
        rows: dict[str, tuple[int, str, list[str]]] = {}
        for spot in spots:
            by = spot.split("@", 1)[1]
            name = self.board.words.trader(self.board.own, by)
            rows.setdefault(by, (rates[by], name, []))[2].append(spot)
        return TradePanel(give, rows, beside)

    def _attempt(self, spot: str) -> Action | None:
        """What was meant by a touch that is not offered, so that the rules can tell why not."""
        card, place, held = card_of(spot), place_of(spot), card_of(self.picked)
        kinds = {type(action) for action in self.ways.paths.values()}
        if place and held:
            return Build(held, place)
        if place and place_of(self.picked):
            return Swap(place_of(self.picked), place)
        if held and spot.startswith("stack:"):
            return PutUnder(held, int(spot.split(":")[1]))
        if place:
            return next((kind(place) for kind in (Spend, Store, Pick) if kind in kinds), None)
        if card and spot.startswith(("hand:", "central:", "open:")):
            return Play(card) if CARDS[card].kind == "action" else Build(card, f"{self.decision.seat}:0")
        return None

    # ---------------------------------------------------------------- pointer

    def press(self, place: QPointF) -> bool:
        """True when the press begins something here, so that the camera does not take it."""
        spot = self.spot_at(place)
        self._pressed = (spot, place) if spot in self.open() else None
        return self._pressed is not None

    def point(self, place: QPointF, pressed: bool, screen_distance: int) -> str:
        """The pointer moves; the spot under it."""
        if pressed and self._pressed is not None and screen_distance >= QApplication.startDragDistance():
            self._drag(place)
        spot = self.spot_at(place)
        near = spot if spot in self.open() else ""
        if near != self.near:
            self.near = near
            self._shine()
        return spot

    def release(self, place: QPointF, moved: bool) -> None:
        """The button is let go: a click, or the end of a drag."""
        spot = self.spot_at(place)
        dragged, self._pressed = self._dragged is not None, None
        self._drop()
        if dragged:
            if self.ways.action(self.picked, spot) is not None:
                self.take(spot)
            else:
                self.put_back()
        elif not moved and spot:
            self.take(spot)
        elif not moved:
            self.put_back()

    def leave(self) -> None:
        if self.near:
            self.near = ""
            self._shine()

    def _drag(self, place: QPointF) -> None:
        """A card that was pressed comes along."""
        assert self._pressed is not None
        spot = self._pressed[0]
        card = card_of(spot)
        if self._dragged is None:
            if not card or not self.ways.seconds(spot):
                self._pressed = None
                return
            if self.picked != spot:
                self.pick_up(spot)
            self._dragged = CardItem(self.board, card, banner=self.board.banner(self.board.below))
            self._dragged.setScale(IN_FLIGHT)
            self._dragged.setOpacity(0.92)
            self._dragged.setZValue(layers.FLYING)
            self.board.addItem(self._dragged)
        self._dragged.setPos(place)

    def _drop(self) -> None:
        if self._dragged is not None:
            self.board.removeItem(self._dragged)
            self._dragged = None

    # ---------------------------------------------------------------- keys

    def key(self, event: QKeyEvent) -> bool:
        if event.key() in WAYS:
            return self._walk(WAYS[Qt.Key(event.key())])
        if event.key() in ENTER and self.near:
            self.take(self.near)
            return True
        if event.key() == Qt.Key.Key_Escape:
            return self.put_back()
        return False

    def _walk(self, step: QPointF) -> bool:
        spots = {spot: rect.center() for spot in self.open() if (rect := self.rect(spot)) is not None}
        if self.picked and self.near not in self.ways.seconds(self.picked):
            seconds = {spot: at for spot, at in spots.items() if spot in self.ways.seconds(self.picked)}
            spots = seconds or spots
        if not spots:
            return False
        start = self.rect(self.near) if self.near else None
        if start is None:
            self.near = next(iter(spots))
        else:
            self.near = nearest(start.center(), step, spots) or self.near
        self._shine()
        self.board.spoke(self.near)
        return True

    # ---------------------------------------------------------------- light

    def _shine(self) -> None:
        """Light up where the next touch can go: on the board, and on what is held out over it."""
        open_now = self.ways.seconds(self.picked) if self.picked else self.ways.firsts()
        lit = [spot for spot in open_now if self.picked or spot not in self._quiet]
        over = {spot for overlay in self._held_out() for spot in overlay.spots}
        for lights, here in ((self._lights, False), (self._over, True)):
            framed = [
                spot for spot in lit if (spot in over) is here and not spot.startswith(("hand:", "fan:"))
            ]
            near = self.near if (self.near in over) is here else ""
            held = self.picked if (self.picked in over) is here else ""
            lights.show_lights(
                [rect for spot in framed if (rect := self.rect(spot)) is not None],
                self.rect(near) if near else None,
                self.rect(held) if held else None,
            )
        in_hand = {card_of(spot) for spot in self.ways.firsts() if spot.startswith("hand:")}
        self.board.hand.shine({card_of(spot) for spot in lit if spot.startswith("hand:")}, in_hand)
