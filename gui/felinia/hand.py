"""The hand of who decides: everything that can be chosen glows where it lies; the purse opens to sell."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsItem

from engine.core.values import Action, Decision
from engine.felinia import look
from engine.felinia.actions import GiveGood, Sell, TakeGood
from gui.felinia import layers, looks
from gui.felinia.lights import Choosable, Glow, LitProvince
from gui.felinia.looks import Look
from gui.felinia.pieces import PieceItem
from gui.felinia.targets import attempt, names_of
from gui.kit.announce import announce
from gui.kit.ways import ENTER, WAYS, first, nearest

if TYPE_CHECKING:
    from gui.felinia.board import FeliniaBoard

SELL_KEY = Qt.Key.Key_S
STORING = "store_goods"


class Hand:
    """What pointer and keys do while a decision waits.

    selling:  whether the purse is open: then gold, spice and goods can be sold
    swap:     the card that is wanted with an exchange of goods
    """

    def __init__(self, board: FeliniaBoard, decision: Decision[Any], actions: Sequence[Action]) -> None:
        self.board = board
        self.decision = decision
        self.seat = decision.seat
        self.selling = decision.kind == STORING
        swaps = [action.card for action in actions if isinstance(action, GiveGood)]
        self.swap = swaps[0] if swaps else ""
        self._swaps = list(dict.fromkeys(swaps))
        self.actions = list(actions)
        self._can_sell = any(isinstance(action, Sell) for action in actions)
        self._held: str | None = None
        self._choices: dict[str, Callable[[], None]] = {}
        self._actions_by_name: dict[str, Action] = {}
        self._shines: dict[str, Choosable] = {}
        self._items: list[QGraphicsItem] = []
        self._purse: PieceItem | None = None
        self._lay_out_goods()
        self._light()

    @property
    def held(self) -> str | None:
        """The thing that is pointed at by pointer or keys."""
        return self._held

    def takes(self, action: Action) -> bool:
        return bool(names_of(action, self.board.game, self.seat))

    def empty(self) -> None:
        """Take everything away again."""
        self._hold(None)
        for item in (*self._items, *self._shines.values()):
            self.board.removeItem(item)
        self._items.clear()
        self._shines.clear()

    def set_zoom(self, scale: float) -> None:
        for item in self._items:
            if isinstance(item, PieceItem):
                item.set_zoom(scale)

    # ---------------------------------------------------------------- what is lit

    def _lay_out_goods(self) -> None:
        """Goods that can be named lie in a row over the guild, with how many the bag holds."""
        for action in self.actions:
            if isinstance(action, TakeGood):
                place = self.board.targets.tray_spot(action.good)
                left = looks.badge(look.in_bag(self.board.game, action.good))
                self._lay(looks.good(action.good, 72), place, layers.CHOICES - 0.5)
                self._lay(left, place + QPointF(28, 28), layers.CHOICES + 0.5)
        if self._can_sell and self.decision.kind != STORING:
            self._purse = self._lay(
                looks.purse(False), self.board.chairs[self.seat].home.purse(), layers.STONES
            )

    def _lay(self, piece: Look, place: QPointF, layer: float) -> PieceItem:
        item = self.board.pieces.make(piece, layer)
        item.setPos(place)
        self._items.append(item)
        return item

    def _fits(self, action: Action) -> bool:
        """Whether an action belongs to what the hand is about now."""
        if isinstance(action, Sell) or self.selling:
            return self.selling and isinstance(action, Sell)
        return not isinstance(action, GiveGood) or action.card == self.swap

    def _light(self) -> None:
        """Light up what can be chosen now."""
        for shine in self._shines.values():
            self.board.removeItem(shine)
        self._shines, self._choices, self._actions_by_name = {}, {}, {}
        for action in self.actions:
            if self._fits(action):
                for name in names_of(action, self.board.game, self.seat):
                    self._actions_by_name[name] = action
                    self._choices[name] = partial(self.board.chosen.emit, action)
        if self._purse is not None:
            self._choices[f"{self.seat}/purse"] = self._open_purse
            self._purse.set_look(looks.purse(self.selling))
        if len(self._swaps) > 1 and not self.selling:
            for card in self._swaps:
                self._choices[f"swap/{card}"] = partial(self._want, card)
        for name in self._choices:
            self._shines[name] = shine = self._shine(name)
            self.board.addItem(shine)
        if self._held not in self._choices:
            self._held = None
        elif self._held is not None:
            self._shines[self._held].hold(True)

    def _shine(self, name: str) -> Choosable:
        land = self.board.targets.land
        if name not in land.provinces:
            return Glow(self.board.targets.shape(name))
        way: tuple[str, ...] = getattr(self.decision, "way", ())
        return LitProvince(land, name, way[-1] if way else "")

    def _open_purse(self) -> None:
        self.selling = not self.selling
        self._light()
        self.board.changed_view.emit()

    def _want(self, card: str) -> None:
        self.swap = card
        self._light()

    # ---------------------------------------------------------------- pointer

    def point(self, names: Sequence[str]) -> None:
        """The pointer is on these things."""
        self._hold(next((name for name in names if name in self._choices), None))

    def leave(self) -> None:
        self._hold(None)

    def click(self, names: Sequence[str]) -> None:
        """Choose one of these things; what cannot be chosen is tried, so that the table tells why."""
        chosen = next((name for name in names if name in self._choices), None)
        if chosen is not None:
            self._choices[chosen]()
            return
        for name in names:
            action = attempt(name, self.board.game, self.seat)
            if action is not None:
                self.board.tried.emit(action)
                return

    # ---------------------------------------------------------------- keys

    def key(self, event: QKeyEvent) -> bool:
        key = Qt.Key(event.key())
        if key in WAYS and self._choices:
            self._walk(WAYS[key])
        elif key in ENTER and self._held is not None:
            self._choices[self._held]()
        elif key == SELL_KEY and self._purse is not None:
            self._open_purse()
        elif key == Qt.Key.Key_Escape and self.selling and self._purse is not None:
            self._open_purse()
        elif key == Qt.Key.Key_Escape and self._held is not None:
            self._hold(None)
        else:
            return False
        return True

    def _walk(self, way: QPointF) -> None:
        """To the next thing that way; at first to the first one as one reads."""
        targets = self.board.targets
        middles = {name: targets.middle(name) for name in self._choices}
        found = first(middles) if self._held is None else nearest(middles[self._held], way, middles)
        if found is None:
            return
        self._hold(found)
        self.board.look_at(targets.shape(found).boundingRect())
        announce(self._said(found))

    def _said(self, name: str) -> str:
        """A choice in words."""
        action = self._actions_by_name.get(name)
        words = self.board.words
        return words.mode(name) if action is None else words.action(self.board.game, action)

    def _hold(self, name: str | None) -> None:
        if name == self._held:
            return
        if self._held in self._shines:
            self._shines[self._held].hold(False)
        self._held = name
        if name is not None:
            self._shines[name].hold(True)
