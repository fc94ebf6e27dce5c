"""A table for tests: sheets with marks and circles as a test wants them, and scripted rolls."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import structs

from engine.burgundy_dice import SPEC
from engine.burgundy_dice.duchies import INDEX
from engine.burgundy_dice.game import BurgundyDice
from engine.burgundy_dice.scoring import BONUSES
from engine.burgundy_dice.sheet import EMPTY, Sheet
from engine.burgundy_dice.values import END_TURN, TAKE_WORKER, Mark, Sell, StartAt
from engine.core.match import Match, new_match
from engine.core.values import Action, Event, Scored

ANN, BEN, CARL, DORA, EVE = range(5)
NAMES = ("Ann", "Ben", "Carl", "Dora", "Eve")
VIOLET, GREY, BLUE, ORANGE, GREEN, YELLOW = ("monastery", "mine", "river", "town", "castle", "pasture")

Roll = tuple[int, int, str, str, int]
"""Two numbers, two colours, hourglasses."""


def rolled(rolls: Sequence[Roll]) -> dict[str, list[Any]]:
    """The script that makes these rolls come."""
    return {
        "number die": [number for roll in rolls for number in roll[:2]],
        "colour die": [colour for roll in rolls for colour in roll[2:4]],
        "hourglass die": [roll[4] for roll in rolls],
    }


class Table:
    """A match after everyone has chosen a starting castle: h27 of duchy A, with the monk, unless told."""

    def __init__(
        self,
        *rolls: Roll,
        players: int = 2,
        starts: Sequence[str] = ("h27",) * 5,
        seed: int = 1,
        **options: Any,
    ) -> None:
        self.match: Match = new_match(SPEC, NAMES[:players], options=options, seed=seed, script=rolled(rolls))
        self.events: list[Event] = list(self.match.opening)
        for start in starts[:players]:
            self.play(StartAt(start))

    @property
    def game(self) -> BurgundyDice:
        game = self.match.game
        assert isinstance(game, BurgundyDice)
        return game

    @property
    def seat(self) -> int:
        assert self.match.decision is not None
        return self.match.decision.seat

    @property
    def asks(self) -> str:
        return self.match.decision.kind if self.match.decision is not None else "nothing"

    def sheet(self, seat: int = ANN) -> Sheet:
        return self.game.state.sheets[seat]

    # -- arranging

    def set_sheet(self, seat: int, sheet: Sheet) -> None:
        """Everyone has seen the sheet so; its points are those of the score."""
        state = self.game.state
        state.sheets[seat] = state.shown[seat] = sheet
        self.game.points[seat] = sheet.points
        self.fresh()

    def put(self, seat: int = ANN, **numbers: int) -> None:
        """Write numbers into hexes without any consequence."""
        sheet = self.sheet(seat)
        for hex, number in numbers.items():
            assert sheet.numbers[INDEX[hex]] == EMPTY
            sheet = sheet.marked(INDEX[hex], number)
        self.set_sheet(seat, sheet)

    def give(self, bonus: str, count: int = 1, seat: int = ANN) -> None:
        """Circle a bonus in its row."""
        sheet = self.sheet(seat)
        for _ in range(count):
            sheet = sheet.gained(bonus)
        self.set_sheet(seat, sheet)

    def without_bonuses(self, seat: int = ANN) -> None:
        """Cross out every bonus that could be used."""
        sheet = self.sheet(seat)
        for bonus in BONUSES:
            while sheet.owned(bonus):
                sheet = sheet.spent(bonus)
        self.set_sheet(seat, sheet)

    def phase(self, phase: int, boxes: int = 1, round: int = 1) -> None:
        """Be in a phase (1, 2, 3) with so many time boxes crossed off."""
        state = self.game.state
        state.phase, state.boxes, state.round = phase - 1, 0 if self.game.solo else boxes, round
        self.fresh()

    def fresh(self) -> None:
        self.game._actions = None

    # -- playing

    def play(self, action: Action) -> list[Event]:
        self.events = self.match.play(action)
        return self.events

    def mark(self, hex: str, number: int, bonus: str = "") -> list[Event]:
        return self.play(Mark(hex, number, bonus))

    def sell(self, goods: int) -> list[Event]:
        return self.play(Sell(goods))

    def end(self) -> list[Event]:
        return self.play(END_TURN)

    def take_worker(self) -> list[Event]:
        return self.play(TAKE_WORKER)

    def turn(self, *marks: tuple[str, int] | tuple[str, int, str]) -> list[Event]:
        """A whole turn: these marks, or the worker; goods stay where they are."""
        if self.asks == "sell_goods":
            self.sell(0)
        for mark in marks:
            self.mark(*mark)
        if not marks:
            self.take_worker()
        return self.end()

    def pass_all(self) -> list[Event]:
        """Everybody who has not yet done so takes the worker; the events are those of the last."""
        round = (self.game.state.phase, self.game.state.round)
        while not self.match.over and (self.game.state.phase, self.game.state.round) == round:
            self.turn()
        return self.events

    # -- looking

    def marks(self) -> set[tuple[str, int, str]]:
        """What can be marked now: hex, number, bonus."""
        return {(a.hex, a.number, a.bonus) for a in self.match.actions() if isinstance(a, Mark)}

    def numbers_for(self, hex: str) -> list[int]:
        """The numbers that the dice and one worker could write into a hex now."""
        return sorted(number for at, number, _ in self.marks() if at == hex)

    def refused(self, action: Action) -> tuple[str, str]:
        refusal = self.game.why_not(action)
        assert refusal is not None
        return refusal.rule, refusal.reason

    def of(self, kind: type[Event]) -> list[Any]:
        return [event for event in self.events if type(event) is kind]

    @property
    def scored(self) -> list[tuple[int, str, int]]:
        """Who scored with what how much in the last action."""
        return [(event.seat, event.source, event.points) for event in self.of(Scored)]

    def noted(self, seat: int = ANN) -> tuple[int, ...]:
        """The points in the column of the phase."""
        return self.sheet(seat).columns[self.game.state.phase]


def with_columns(sheet: Sheet, *columns: tuple[int, ...]) -> Sheet:
    return structs.replace(sheet, columns=columns)
