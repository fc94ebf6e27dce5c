"""A small game with everything a table has to cope with: places, buttons, sums, luck and secrets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QKeyEvent, QPainter
from PySide6.QtWidgets import QGraphicsRectItem, QGraphicsSceneMouseEvent

from engine.core.game import Game, State
from engine.core.match import Entry, Match, Seat, new_match
from engine.core.options import flag
from engine.core.problems import Refusal
from engine.core.spec import GameSpec
from engine.core.values import Action, Decision, Event, Part, Scored, Step
from gui.kit.motion import Motion, pause
from gui.table.board import Board
from gui.table.face import Face, Line, Painter, Privacy, Prompt, Remaining, Supply, Words

CELLS = 9
SIDE = 100.0
DREAM = QColor("#FF00FF")


# ---------------------------------------------------------------- rules


class Plant(Action, frozen=True):
    cell: int


class Water(Action, frozen=True):
    cans: int


class Planted(Event, frozen=True):
    seat: int
    cell: int


class Rained(Event, frozen=True):
    drops: int

    @property
    def reveals(self) -> bool:
        return True


class Dreamed(Event, frozen=True):
    """Only the dreamer knows of what."""

    seat: int
    number: int | None

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else Dreamed(self.seat, None)


class ChooseCell(Decision["Garden"], frozen=True):
    rule: ClassVar[str] = "TOY-001"

    def actions(self, game: Garden) -> list[Action]:
        return [Plant(cell) for cell in range(CELLS) if cell not in game.state.plants]

    def take(self, game: Garden, action: Plant) -> None:
        game.state.plants[action.cell] = self.seat
        game.emit(Planted(self.seat, action.cell))
        game.push(ChooseWater(self.seat, action.cell))

    def refusal(self, game: Garden, action: Plant) -> Refusal:
        return Refusal("TOY-002", "taken", (f"cell-{action.cell}",))


class ChooseWater(Decision["Garden"], frozen=True):
    rule: ClassVar[str] = "TOY-003"

    cell: int

    def actions(self, game: Garden) -> list[Action]:
        return [Water(0), Water(1), Water(2)]

    def take(self, game: Garden, action: Water) -> None:
        if action.cans:
            parts = [Part("plant", 1, 2), Part("can", action.cans, 3)]
            game.award(self.seat, "flowers", parts, "TOY-004", [f"cell-{self.cell}"])
        game.push(Night(self.seat))


class Night(Step["Garden"], frozen=True):
    seat: int

    def run(self, game: Garden) -> None:
        game.emit(Dreamed(self.seat, game.chance.roll("dream", 100)))
        game.emit(Rained(game.chance.roll("rain", 6)))
        if len(game.state.plants) < CELLS:
            game.push(ChooseCell((self.seat + 1) % game.players))
        else:
            for seat in range(game.players):
                count = sum(owner == seat for owner in game.state.plants.values())
                game.award(seat, "harvest", [Part("plant", count)], "TOY-005")


class GardenState(State):
    plants: dict[int, int]


class Garden(Game[GardenState]):
    State = GardenState
    action_types = (Plant, Water)
    event_types = (Scored, Planted, Rained, Dreamed)
    step_types = (ChooseCell, ChooseWater, Night)
    extra_types: ClassVar[dict[str, type[Struct]]] = {}

    def set_up(self) -> None:
        self.state = GardenState({})
        self.push(ChooseCell(0))


OPEN = GameSpec("garden", 2, 6, (flag("shade"),), lambda: Garden)
SECRET = GameSpec("garden", 2, 6, (flag("shade"),), lambda: Garden, secrets=True)


def garden(*players: str | Seat, spec: GameSpec = OPEN) -> Match:
    return new_match(spec, players or ("Ann", "Ben"), seed=5)


def play_to_the_end(match: Match) -> Match:
    while not match.over:
        match.play(match.actions()[-1])
    return match


# ---------------------------------------------------------------- words and pictures


class GardenWords(Words):
    def prompt(self, game: Game[Any], decision: Decision[Any], seats: Sequence[Seat]) -> Prompt:
        name = seats[decision.seat].name
        if isinstance(decision, ChooseCell):
            return Prompt(f"Plant a flower, {name}", "Any free bed will do.", (("Enter", "plant"),))
        return Prompt(f"Water it, {name}", "Each can is worth three points.")

    def action(self, game: Game[Any], action: Action) -> str:
        if isinstance(action, Plant):
            return f"plant bed {action.cell + 1}"
        return f"pour {action.cans} cans" if isinstance(action, Water) and action.cans else "leave it dry"

    def entry(self, entry: Entry, seats: Sequence[Seat]) -> list[Line]:
        lines = []
        for event in entry.events:
            match event:
                case Planted():
                    where = (f"cell-{event.cell}",)
                    lines.append(
                        Line(
                            event.seat, f"{seats[event.seat].name} plants bed {event.cell + 1}", places=where
                        )
                    )
                case Scored():
                    text = f"{seats[event.seat].name}'s flowers bloom"
                    lines.append(
                        Line(
                            event.seat, text, "all in one night", ((event.seat, event.points),), event.places
                        )
                    )
                case Rained():
                    lines.append(Line(None, f"It rains {event.drops} drops"))
                case Dreamed(number=int()):
                    lines.append(Line(event.seat, f"You dream of {event.number}"))
        return lines

    def source(self, source: str) -> str:
        return {"flowers": "Flowers", "harvest": "Harvest"}[source]

    def part(self, part: Part) -> str:
        return f"{part.count} {part.name} × {part.each}"

    def progress(self, game: Game[Any]) -> str:
        return f"Bed {len(game.state.plants)} of {CELLS}"


def paint_flower(p: QPainter, rect: QRectF) -> None:
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(QColor("#C8372D"))
    p.drawEllipse(rect.adjusted(1, 1, -1, -1))


class Bed(QGraphicsRectItem):
    def __init__(self, board: GardenBoard, cell: int) -> None:
        super().__init__(cell % 3 * SIDE, cell // 3 * SIDE, SIDE - 6, SIDE - 6)
        self.board = board
        self.cell = cell

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        action = Plant(self.cell)
        (self.board.chosen if action in self.board.actions else self.board.tried).emit(action)


class GardenBoard(Board):
    def __init__(self, seats: Sequence[Seat]) -> None:
        super().__init__(seats)
        self.actions: tuple[Action, ...] = ()
        self.seen_by: int | None = None
        self.lit: tuple[str, ...] = ()
        self.last: tuple[Event, ...] = ()
        self.shown: dict[int, int] = {}
        self.cursor = 0
        self.motion = Motion(self)
        self.motion.done.connect(self.played)
        self.beds = [Bed(self, cell) for cell in range(CELLS)]
        for bed in self.beds:
            self.addItem(bed)

    def show_game(self, game: Game[Any], seat: int | None) -> None:
        self.seen_by = seat
        self.shown = dict(game.state.plants)
        for bed in self.beds:
            owner = self.shown.get(bed.cell)
            bed.setBrush(QColor("#8DB255") if owner is None else QColor(self.seats[owner].colour))

    def offer(self, decision: Decision[Any] | None, actions: Sequence[Action]) -> None:
        self.actions = tuple(actions)

    def play(self, events: Sequence[Event], game: Game[Any]) -> None:
        self.motion.then(pause(200)).start()

    def finish(self) -> None:
        self.motion.finish()

    def takes(self, action: Action) -> bool:
        return isinstance(action, Plant)

    def light(self, places: Sequence[str]) -> None:
        self.lit = tuple(places)

    def spot(self, place: str) -> QPointF | None:
        return self.beds[int(place.removeprefix("cell-"))].rect().center()

    def mark_last(self, events: Sequence[Event]) -> None:
        self.last = tuple(events)

    def key(self, event: QKeyEvent) -> bool:
        if event.key() == Qt.Key.Key_Right:
            self.cursor = (self.cursor + 1) % CELLS
        elif event.key() == Qt.Key.Key_Return and Plant(self.cursor) in self.actions:
            self.chosen.emit(Plant(self.cursor))
        else:
            return False
        return True


class GardenFace(Face):
    id = "garden"
    minutes = "1"

    def title(self) -> str:
        return "Garden"

    def words(self) -> Words:
        return GardenWords()

    def board(self, seats: Sequence[Seat]) -> Board:
        return GardenBoard(seats)

    def supplies(self, game: Game[Any], seat: int, colour: str) -> list[Supply]:
        planted = sum(owner == seat for owner in game.state.plants.values())
        return [Supply("seeds", paint_flower, 5 - planted, 5)]

    def remaining(self, game: Game[Any]) -> Remaining:
        left = CELLS - len(game.state.plants)
        return Remaining(left, "beds still free", paint_flower, (Supply("sunny", paint_flower, left, CELLS),))

    def time_mark(self, entry: Entry) -> Painter | None:
        return paint_flower if isinstance(entry.action, Plant) else None

    def thumbnail(self, match: Match, size: QSize) -> QImage:
        image = QImage(size, QImage.Format.Format_RGB32)
        image.fill(QColor("#8DB255"))
        return image


def paint_dream(p: QPainter, rect: QRectF) -> None:
    p.fillRect(rect, DREAM)


class DreamFace(GardenFace):
    """Whoever may know a dream sees it on the time line."""

    def __init__(self, privacy: Privacy = Privacy.CURTAIN) -> None:
        self.answer = privacy

    def privacy(self, game: Game[Any], seat: int) -> Privacy:
        return self.answer

    def time_mark(self, entry: Entry) -> Painter | None:
        known = any(isinstance(event, Dreamed) and event.number for event in entry.events)
        return paint_dream if known else super().time_mark(entry)
