"""Catan's board: two principalities facing each other across the stacks, and the hand below."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QEvent, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QApplication, QGraphicsItem, QGraphicsSceneMouseEvent

from engine.catan_duel.catalog import CARDS, NO_POINTS
from engine.catan_duel.places import PLACES
from engine.catan_duel.values import Build
from engine.core.game import Game
from engine.core.match import Seat
from engine.core.values import Action, Decision, Event
from gui.catan_duel import layers, texts
from gui.catan_duel.cards import LandscapeItem
from gui.catan_duel.dice import Dice
from gui.catan_duel.hands import HiddenHand, OwnHand
from gui.catan_duel.layout import SIDE, Layout, lay_out
from gui.catan_duel.lights import LastMove, Lights
from gui.catan_duel.moves import Banner, Moves
from gui.catan_duel.overlays import Overlays
from gui.catan_duel.piles import Piles
from gui.catan_duel.plaque import Plaque
from gui.catan_duel.reader import Reader
from gui.catan_duel.realms import Realms
from gui.catan_duel.sight import Principality, Sight, see
from gui.catan_duel.spots import Spots
from gui.catan_duel.touch import Touch
from gui.catan_duel.ways import Ways, card_of, place_of
from gui.catan_duel.words import CatanWords
from gui.kit.announce import announce
from gui.kit.theme import seat_colour, theme_signals
from gui.table.board import Board
from gui.table.eye import TableEye

AROUND, ENOUGH = 24, 8
"""Pixels that the camera leaves free around a board, and those that are enough for this one."""


class CatanBoard(Board):
    """The scene.

    game:    what is shown
    sight:   as far as whoever looks may see it
    below:   the seat that sits below: who looks, or whoever looked last
    decider: the seat that touches things, which need not be the one that looks
    sites:   where the one who looks could build now
    pixels:  device pixels per card at the zoom in which the camera rests
    """

    unit = SIDE

    def __init__(self, seats: Sequence[Seat]) -> None:
        super().__init__(seats)
        self.game: Any = None
        self.sight: Sight
        self.layout: Layout
        self._framed = QRectF()
        self._laid_for = QSizeF()
        self.sites: list[str] = []
        self.seat: int | None = None
        self.below = self.decider = 0
        self.pixels = SIDE
        self.words = CatanWords()
        self.overlays = Overlays(self)
        self.realms = Realms(self)
        self.piles = Piles(self)
        self.dice = Dice()
        self.hand = OwnHand(self)
        self.reader = Reader(self)
        self.spots = Spots(self)
        self._hidden = HiddenHand(self)
        self.plaques = [Plaque(self, seat) for seat in range(len(seats))]
        for item in (*self.plaques, *self.dice.items):
            self.addItem(item)
        self._moves = Moves(self)
        self._moves.done.connect(self._settle)
        self._touch: Touch | None = None
        self._log_light = Lights(layers.MARK)
        self.addItem(self._log_light)
        self._last: tuple[QGraphicsItem, tuple[str, ...]] | None = None
        self._verdict = Banner("")
        self.addItem(self._verdict)
        theme_signals().changed.connect(self._dress)

    # ---------------------------------------------------------------- what the table asks

    def show_game(self, game: Game[Any], seat: int | None) -> None:
        self.seat = seat
        if seat is not None:
            self.below = seat
        self._show(game)

    def offer(self, decision: Decision[Any] | None, actions: Sequence[Action]) -> None:
        if self._touch is not None:
            self._touch.empty()
            self._touch = None
        self.reader.close()
        if decision is not None:
            self.decider = decision.seat
            other = self.sight.realms[1 - decision.seat]
            self._touch = Touch(self, decision, Ways(decision, actions, self.own_cards(), other))
        self.changed_view.emit()

    def takes(self, action: Action) -> bool:
        return self._touch is not None and self._touch.ways.takes(action)

    def play(self, events: Sequence[Event], game: Game[Any]) -> None:
        self.offer(None, ())
        self._moves.begin(events, game)

    def finish(self) -> None:
        self._moves.finish()

    def set_zoom(self, pixels: float) -> None:
        self.pixels = pixels
        if self.game is None:
            return
        self._lay_out_again()

    def light(self, places: Sequence[str]) -> None:
        rects = [self.layout.seen(place) for place in places if place in PLACES]
        self._log_light.show_lights(rects, None, None)
        named = [card_of(place) for place in places if card_of(place)]
        self.reader.tell_of(named[-1] if named else "")

    def spot(self, place: str) -> QPointF | None:
        return self.place_spot(place) if place in PLACES else None

    def mark_last(self, events: Sequence[Event]) -> None:
        changed = [e for e in events if e.kind in ("built", "removed", "swapped", "landscape_laid")]
        if not changed:
            return
        last: Any = changed[-1]
        places = tuple(
            place
            for event in changed
            for name in ("place", "first", "second")
            if (place := getattr(event, name, "")) in self.realms.items
        )
        self._mark(places, last.seat)

    def focus_rect(self) -> QRectF:
        if self.game is None:  # a window may be laid out before its match is shown
            return QRectF(0, 0, 10 * SIDE, 10 * SIDE)
        if self._laid_for != self._room():
            self._lay_out_again()
        less = (AROUND - ENOUGH) / self.layout.scale_in(self._room())
        return self.layout.whole.adjusted(less, less, -less, -less)

    def tools(self) -> list[QAction]:
        return self.overlays.tools()

    def key(self, event: QKeyEvent) -> bool:
        if event.key() == Qt.Key.Key_I:
            return self._read(self._touch.near if self._touch is not None else "")
        if event.key() == Qt.Key.Key_Escape and self.reader.card:
            self.reader.close()
            return True
        return self._touch is not None and self._touch.key(event)

    # ---------------------------------------------------------------- what its parts ask

    @property
    def own(self) -> Principality:
        """The principality below."""
        return self.sight.realms[self.below]

    @property
    def turns_whole(self) -> bool:
        """Whether landscapes turn with their pictures, as in the box."""
        return self.overlays.whole

    def own_cards(self) -> list[str]:
        return [card.card for card in self.own.hand if card.card is not None]

    def banner(self, seat: int) -> str:
        """The colour of a seat's flags."""
        return seat_colour(self.seats[seat].colour).fill.name()

    def purse(self, card: str) -> dict[str, int] | None:
        """What there is to pay a card with, for who may build it."""
        return None if self.seat is None else self.own.purse(card)

    def pile_top(self, name: str) -> QPointF | None:
        return self.piles.top(name)

    def place_spot(self, place: str) -> QPointF:
        return self.layout.place(place).center()

    def hand_spot(self, seat: int) -> QPointF:
        """Where cards of a seat's hand come from and go to."""
        area = self.layout.hand if seat == self.below else self.layout.hidden_hand
        return area.center()

    def source_spot(self, seat: int, card: str) -> QPointF:
        """Where a card comes from that is built."""
        kind = "open" if CARDS[card].open else "central"
        return self.pile_top(f"{kind}:{card}") or self.hand_spot(seat)

    def stack_back(self, stack: int) -> str:
        return self.sight.backs[stack][0]

    def kind_at(self, place: str) -> str:
        """Which resource a store holds."""
        return CARDS[self.sight.realms[PLACES[place].seat].cards[place]].stores

    def light_number(self, number: int) -> None:
        """The landscapes with the rolled number light up."""
        for item in self.realms.items.values():
            if isinstance(item, LandscapeItem):
                item.set_state(item.turned, item.number == number)

    def say(self, spot: str, seconds: Sequence[str]) -> None:
        """Tell on the plaque what comes after the first touch; "" when nothing is held."""
        words = self.words.held(spot, seconds) if spot else ""
        builds = bool(card_of(spot)) and any(place_of(second) for second in seconds)
        self.plaques[self.decider].say(words, CARDS[card_of(spot)].points if builds else NO_POINTS)
        if words:
            announce(words)

    def fan_area(self, to_stacks: bool) -> QRectF:
        """Where cards are held out: not over the hand, and not over the stacks if they go there."""
        return self.layout.far_side if to_stacks else self.layout.table

    def spoke(self, spot: str) -> None:
        """Say aloud what the keyboard has come to."""
        announce(self.words.spot(self.game, spot, self.spots.card(spot)))

    # ---------------------------------------------------------------- showing

    def _show(self, game: Any) -> None:
        self.game = game
        self.sight = see(game, self.seat)
        self.sites = self._find_sites(game)
        self._lay_out()

    def _find_sites(self, game: Any) -> list[str]:
        """Where the looker could build now; of the other that would give the hand away."""
        decision = game.decision()
        own = decision is not None and decision.seat == self.seat
        return [action.place for action in game.actions() if isinstance(action, Build)] if own else []

    def _lay_out(self) -> None:
        """Put everything where it belongs."""
        sight, before, self._laid_for = self.sight, self._framed, self._room()
        self.layout = layout = lay_out(sight, self.below, self.sites, self._laid_for)
        self.realms.show(sight, layout)
        self.piles.show(sight, layout, self.own if self.seat is not None else None)
        self.dice.show(layout.dice, sight.number, sight.face)
        self.hand.show(self.own, layout)
        self._hidden.show(sight.realms[1 - self.below], layout)
        for plaque in self.plaques:
            plaque.set_up(layout.plaque(plaque.seat), sight.realms[plaque.seat], sight.target)
        self._verdict.setPos(layout.centre)
        self._verdict.say(self.words.ending(self.game))
        self.setSceneRect(layout.whole.adjusted(-SIDE, -SIDE, SIDE, SIDE))
        if self._last is not None:
            self._mark(tuple(p for p in self._last[1] if p in self.realms.items), self._marked_seat)
        self._framed = self.focus_rect()
        for view in self.views() if self._framed != before else ():
            if isinstance(view, TableEye) and view.follows:
                view.fit()

    def _lay_out_again(self) -> None:
        """The same things have another size or place now."""
        self._lay_out()
        if self._touch is not None:
            self._touch.refresh()
        self.update()

    def _room(self) -> QSizeF:
        """How large the board may be drawn."""
        free = self.free_rect()
        return QSizeF(max(1, free.width() - 2 * ENOUGH), max(1, free.height() - 2 * ENOUGH))

    def _mark(self, places: tuple[str, ...], seat: int) -> None:
        if self._last is not None:
            self.removeItem(self._last[0])
            self._last = None
        if places:
            colour = seat_colour(self.seats[seat].colour)
            item = LastMove([self.layout.seen(place) for place in places], colour)
            self._last, self._marked_seat = (item, places), seat
            self.addItem(item)

    def _settle(self) -> None:
        self._show(self._moves.target)
        self.played.emit()

    def _dress(self) -> None:
        """Theme, text size or colours have changed."""
        if self.game is not None:
            self._lay_out_again()

    # ---------------------------------------------------------------- pointer

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """What begins on a card is not a pan; a right button puts back."""
        self.reader.close()
        taken = self._moves.running or event.button() == Qt.MouseButton.RightButton
        self._moves.finish()
        if self._touch is not None and event.button() == Qt.MouseButton.LeftButton:
            taken = self._touch.press(event.scenePos()) or taken
        event.setAccepted(taken)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self._touch is None:
            return
        if event.button() == Qt.MouseButton.RightButton:
            self._touch.put_back()
        elif event.button() == Qt.MouseButton.LeftButton:
            gone = event.screenPos() - event.buttonDownScreenPos(event.button())
            self._touch.release(event.scenePos(), gone.manhattanLength() >= QApplication.startDragDistance())

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        place, pressed = event.scenePos(), bool(event.buttons() & Qt.MouseButton.LeftButton)
        gone = event.screenPos() - event.buttonDownScreenPos(Qt.MouseButton.LeftButton)
        if self._touch is not None:
            spot = self._touch.point(place, pressed, gone.manhattanLength())
        else:
            spot = self.spots.at(place)
        card = self.spots.card(spot)
        if card and not pressed:
            self.reader.rest_on(card, self._rect(spot), self.spots.stock(spot))
        else:
            self.reader.close()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self.reader.close()
            if self._touch is not None:
                self._touch.leave()
        return super().event(event)

    def _rect(self, spot: str) -> QRectF:
        """Where a spot is, also one that is held out over the board."""
        found = self._touch.rect(spot) if self._touch is not None else self.spots.rect(spot)
        return found or QRectF()

    def _read(self, near: str) -> bool:
        """Open the card that the keyboard or the pointer is on, or else the first of the hand."""
        if self.reader.card:
            self.reader.close()
            return True
        spot = near if self.spots.card(near) else next((f"hand:{card}" for card in self.own_cards()), "")
        card = self.spots.card(spot)
        if not card:
            return False
        self.reader.open(card, self._rect(spot), self.spots.stock(spot))
        announce(f"{texts.card_name(card)}. {texts.card_text(card)}")
        return True
