"""The hand of who decides: choosing a die, picking up tiles, pointing at places."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsItem

from engine.burgundy import look
from engine.burgundy.actions import (
    BuyTile,
    FetchGoods,
    PlaceTile,
    SellGoods,
    SpendWorker,
    TakeTile,
    TakeWorkers,
)
from engine.burgundy.deeds import turned
from engine.burgundy.main_board import BLACK_DEPOT, SPACES
from engine.core.values import Action, Decision
from gui.burgundy.fan import Fan
from gui.burgundy.hints import Hints
from gui.burgundy.lights import Cursor, Glow, WorkerChange
from gui.burgundy.targets import names_of
from gui.kit.announce import announce
from gui.kit.ways import ENTER, WAYS, first, nearest

if TYPE_CHECKING:
    from gui.burgundy.board import BurgundyBoard


class Hand:
    """What pointer and keys do while a decision waits.

    dice:  the dice that can be used or changed
    die:   the one in hand; None while none is, as for effects that need none
    slot:  the key space whose tile is in hand
    """

    def __init__(self, board: BurgundyBoard, decision: Decision[Any], actions: Sequence[Action]) -> None:
        self.board = board
        self.seat = decision.seat
        self.kind = decision.kind
        self.actions = list(actions)
        self.dice = sorted({die for action in actions if (die := _die_of(action)) is not None})
        self.die: int | None = self.dice[0] if self.dice and self.kind == "take_turn" else None
        self.slot: int | None = None
        self._cursor: str | None = None
        self._dragged: str | None = None
        self._fan: Fan | None = None
        self._items: list[QGraphicsItem] = []
        self._hints = Hints(board, self.seat)
        self._gone = False
        self._light()

    # ---------------------------------------------------------------- what is lit

    def takes(self, action: Action) -> bool:
        """Whether the action can be taken on the board; one's own place may be too small for workers."""
        if isinstance(action, SpendWorker):
            return action.change in self.board.places[self.seat].changes
        return bool(names_of(action, self.seat))

    def lit(self) -> list[Action]:
        """The actions that fit what is in hand."""
        return [action for action in self.actions if self.takes(action) and self._fits(action)]

    def _fits(self, action: Action) -> bool:
        if isinstance(action, PlaceTile) and self.slot is not None and action.slot != self.slot:
            return False
        if isinstance(action, BuyTile):
            return action.pay == "silver" and self.slot is None
        if self.slot is not None and not isinstance(action, PlaceTile):
            return False
        die = _die_of(action)
        return die is None or die == self.die

    def lit_names(self) -> list[str]:
        names = {name: None for action in self.lit() for name in names_of(action, self.seat)}
        if self.slot is None:  # tiles that can be picked up to be laid
            names |= {f"{self.seat}/key/{a.slot}": None for a in self.lit() if isinstance(a, PlaceTile)}
        else:
            names[f"{self.seat}/key/{self.slot}"] = None
        if self.slot is None and self.dice not in ([], [self.die]):
            names |= {f"{self.seat}/die/{die}": None for die in self.dice}
        return list(names)

    def _light(self) -> None:
        """Show anew what can be done with what is in hand."""
        self._put_out()
        if self._gone:  # what was chosen has already been played
            return
        bought = {a.space for a in self.lit() if isinstance(a, BuyTile)}
        for name in self.lit_names():
            words = name.split("/")
            if "change" in words:
                self._show_change(name)
            elif "die" not in words:
                shape = self.board.targets.shape(name)
                under = name in self.board.pieces.items or "store" in words
                self._show(Glow(shape, 9 if "h" in words[-1][:1] else 8, under, faint=name in bought))
        if self.die is not None:
            self._show(Glow(self.board.targets.shape(f"{self.seat}/die/{self.die}"), 8, under=True))
        if self._cursor is not None:
            self._show(Cursor(self.board.targets.shape(self._cursor)))

    def _show_change(self, name: str) -> None:
        change = int(name.rpartition("/")[2])
        assert self.die is not None
        value = look.estate(self.board.game, self.seat).dice[self.die].value
        item = WorkerChange(turned(value, change))
        item.setPos(self.board.places[self.seat].changes[change])
        self._show(item)

    def _show(self, item: QGraphicsItem) -> None:
        self._items.append(item)
        self.board.addItem(item)

    def _put_out(self) -> None:
        for item in self._items:
            self.board.removeItem(item)
        self._items.clear()

    def empty(self) -> None:
        """Take everything away again."""
        if self._dragged in self.board.pieces.items:
            self.board.pieces.items[self._dragged].setOpacity(1.0)
        self._gone = True
        self._close_fan()
        self._hints.clear()
        self._put_out()

    # ---------------------------------------------------------------- pointer

    @property
    def has_fan(self) -> bool:
        return self._fan is not None

    def name_at(self, place: QPointF) -> str | None:
        return self.board.targets.at(place, self.die)

    def point(self, place: QPointF) -> bool:
        """The pointer is there: show what a click would do; False when the hand has nothing to say of it."""
        if self._fan is not None:
            row = self._fan.row_at(place)
            if row is not None and row != self._fan.picked:
                self._fan.walk(row - self._fan.picked)
            return True
        self._hints.clear()
        name = self.name_at(place)
        if self._dragged is not None:
            self._hints.dragged(self._dragged, place)
        return name is not None and self._show_what_it_does(name, dragged=self._dragged is not None)

    def leave(self) -> None:
        self._hints.clear()

    def _show_what_it_does(self, name: str, dragged: bool = False) -> bool:
        if "/change/" in name:
            assert self.die is not None
            self._hints.change(self.die, int(name.rpartition("/")[2]))
            return True
        self._hints.added_by(self.board.thing_at(name))
        action = self._only(self._candidates(name, self.lit()))
        if isinstance(action, PlaceTile):
            if not dragged:
                self._hints.ghost(name, action)
            self.board.show_gain(action, name)
            return True
        if isinstance(action, SellGoods | TakeWorkers):
            self.board.show_gain(action, name)
            return True
        return False

    def grips(self, place: QPointF) -> bool:
        """Whether a press there may become a drag of a tile, not of the table."""
        name = self.name_at(place)
        if name is None or self._fan is not None:
            return self._fan is not None
        return self._can_drag(name)

    def _can_drag(self, name: str) -> bool:
        if name not in self.board.pieces.items:
            return False
        if name.startswith(f"{self.seat}/key/"):
            return self._lays
        return name in SPACES and bool(self._candidates(name, self.actions))

    def drag(self, start: QPointF, place: QPointF) -> None:
        """A pressed tile follows the pointer."""
        if self._dragged is None:
            name = self.name_at(start)
            if name is None or not self._can_drag(name):
                return
            self._dragged = name
            if "/key/" in name:
                self._hold(int(name.rpartition("/")[2]))
            self.board.pieces.items[name].setOpacity(0.35)
        self.point(place)

    def drop(self, place: QPointF) -> None:
        """The dragged tile is let go."""
        dragged, self._dragged = self._dragged, None
        self._hints.clear()
        if dragged is None:
            return
        if dragged in self.board.pieces.items:
            self.board.pieces.items[dragged].setOpacity(1.0)
        name = self.name_at(place)
        if "/key/" in dragged:
            if name is not None and name != dragged and _hex(name) and name.startswith(f"{self.seat}/"):
                self._choose_at(name)
            self._hold(None)
        elif self.board.places[self.seat].rect.contains(place):
            self._choose_at(dragged)

    def click(self, place: QPointF) -> bool:
        """True when the click meant something."""
        if self._fan is not None:
            row = self._fan.row_at(place)
            fan = self._fan
            self._close_fan()
            if row is not None:
                fan.picked = row
                self.board.chosen.emit(fan.action)
            return True
        name = self.name_at(place)
        return name is not None and self._choose_at(name)

    def _choose_at(self, name: str) -> bool:
        """Do what belongs to a place: at once if it is lit and there is one way, else after a question."""
        if name.startswith(f"{self.seat}/die/"):
            return self._choose_die(int(name.rpartition("/")[2]))
        lit = self._candidates(name, self.lit())
        if name.startswith(f"{self.seat}/key/") and not lit:
            return self._pick_up(int(name.rpartition("/")[2]))
        if only := self._only(lit):
            self.board.chosen.emit(only)
            return True
        possible = lit or self._candidates(name, self.actions)
        if possible:
            self._open_fan(possible, name)
            return True
        attempt = self._attempt(name)
        if attempt is not None:
            self.board.tried.emit(attempt)
            return True
        return False

    def _candidates(self, name: str, actions: Sequence[Action]) -> list[Action]:
        found = [action for action in actions if name in names_of(action, self.seat)]
        return [a for a in found if not isinstance(a, PlaceTile) or self.slot in (None, a.slot)]

    def _only(self, actions: Sequence[Action]) -> Action | None:
        """The action, if it is the only one; equal tiles are as good as one."""
        storage = look.estate(self.board.game, self.seat).storage
        kinds = {storage[a.slot] if isinstance(a, PlaceTile) else a for a in actions}
        return actions[0] if len(kinds) == 1 else None

    def _attempt(self, name: str) -> Action | None:
        """What a click on a place that offers nothing was meant to be, for the engine to refuse."""
        own = name.startswith(f"{self.seat}/")
        die = self.die if self.kind == "take_turn" else None
        if name in SPACES:
            if name not in self.board.pieces.items:
                return None
            black = SPACES[name].depot == BLACK_DEPOT
            return BuyTile(name, "silver") if black else TakeTile(die, name)
        if own and "/store/" in name:
            return SellGoods(die, name.rpartition("/")[2])
        if own and _hex(name) and self.slot is not None:
            return PlaceTile(die, self.slot, name.partition("/")[2])
        if name.startswith("depot/") and self.kind == "choose_depot":
            return FetchGoods((int(name.rpartition("/")[2]),))
        return None

    # ---------------------------------------------------------------- dice and tiles in hand

    def _choose_die(self, die: int) -> bool:
        if die in self.dice:
            self.die = die
            self.slot = None
            self._light()
            self.board.changed_view.emit()
            value = look.estate(self.board.game, self.seat).dice[die].value
            announce(self.board.words.die(value))
            return True
        if self.kind == "take_turn":
            self.board.tried.emit(TakeWorkers(die))
            return True
        return False

    def _pick_up(self, slot: int) -> bool:
        held = self._lays and f"{self.seat}/key/{slot}" in self.board.pieces.items
        if held:
            self._hold(None if slot == self.slot else slot)
        return held

    @property
    def _lays(self) -> bool:
        """Whether laying is what is asked for, be it possible or not."""
        in_turn = self.kind == "take_turn" and bool(self.dice)
        return in_turn or any(isinstance(action, PlaceTile) for action in self.actions)

    def _hold(self, slot: int | None) -> None:
        self.slot = slot
        self._light()

    # ---------------------------------------------------------------- several ways

    def _open_fan(self, actions: Sequence[Action], name: str) -> None:
        words = self.board.words
        labels = [words.action(self.board.game, action) for action in actions]
        choices = [
            (label[:1].upper() + label[1:], action) for label, action in zip(labels, actions, strict=True)
        ]
        self._close_fan()
        self._hints.clear()
        self._fan = Fan(choices, self.board.reading)
        self.board.lay_beside(self._fan, self._fan.size(), self.board.targets.shape(name).boundingRect())
        announce(self._fan.label)

    def _close_fan(self) -> None:
        if self._fan is not None:
            self.board.removeItem(self._fan)
            self._fan = None

    # ---------------------------------------------------------------- keys

    def key(self, event: QKeyEvent) -> bool:
        key = Qt.Key(event.key())
        if self._fan is not None:
            return self._key_in_fan(key)
        if key in WAYS:
            self._walk(WAYS[key])
        elif key in ENTER and self._cursor is not None:
            name, self._cursor = self._cursor, None
            self._light()
            self._choose_at(name)
        elif key == Qt.Key.Key_D and self.dice:
            at = self.dice.index(self.die) if self.die in self.dice else -1
            self._choose_die(self.dice[(at + 1) % len(self.dice)])
        elif key == Qt.Key.Key_I and self._cursor is not None:
            self.board.show_card(self._cursor)
        elif key == Qt.Key.Key_Escape and (self.slot is not None or self._cursor is not None):
            self._cursor = None
            self._hints.clear()
            self.board.clear_bubbles()
            self._hold(None)
        else:
            return False
        return True

    def _key_in_fan(self, key: Qt.Key) -> bool:
        fan = self._fan
        assert fan is not None
        if key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            fan.walk(1 if key == Qt.Key.Key_Down else -1)
            announce(fan.label)
        elif key in ENTER:
            self._close_fan()
            self.board.chosen.emit(fan.action)
        elif key == Qt.Key.Key_Escape:
            self._close_fan()
        return True

    def _walk(self, way: QPointF) -> None:
        """To the next lit place in a direction."""
        spots = {name: self.board.targets.spot(name) for name in self.lit_names()}
        if not spots:
            return
        if self._cursor in spots:
            self._cursor = nearest(spots[self._cursor], way, spots) or self._cursor
        else:
            self._cursor = first(spots)
        self._light()
        self._hints.clear()
        self.board.clear_bubbles()
        self._show_what_it_does(self._cursor)
        self._tell(self._cursor)

    def _tell(self, name: str) -> None:
        actions = self._candidates(name, self.lit())
        thing = self.board.thing_at(name)
        said = [self.board.words.thing_name(thing)] if thing else []
        said += [self.board.words.action(self.board.game, action) for action in actions[:1]]
        announce(", ".join(said))


def _die_of(action: Action) -> int | None:
    """The die that an action uses up or changes."""
    if isinstance(action, TakeTile | PlaceTile | SellGoods | TakeWorkers | SpendWorker):
        return action.die
    return None


def _hex(name: str) -> bool:
    return name.rpartition("/")[2].startswith("h")
