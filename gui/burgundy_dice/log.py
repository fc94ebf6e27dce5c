"""The log of the dice game: what a seat does on its own sheet, what all learn at the end of a round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from engine.burgundy_dice import look
from engine.burgundy_dice.values import (
    BonusGained,
    BonusLost,
    CastleChosen,
    CastlesShown,
    ColourCompleted,
    DiceRolled,
    GameOver,
    GoodsSold,
    HexMarked,
    Marking,
    PhaseEnded,
    RegionCompleted,
    TurnShown,
    WorkerTaken,
)
from engine.core.match import Seat
from engine.core.values import Event, Scored
from gui.burgundy_dice.plan import ROMAN
from gui.table.face import Line

if TYPE_CHECKING:
    from gui.burgundy_dice.words import BurgundyDiceWords

translate = QCoreApplication.translate


class Log:
    """Turns the events of one action into lines."""

    def __init__(self, words: BurgundyDiceWords, seats: Sequence[Seat]) -> None:
        self._words = words
        self._names = [seat.name for seat in seats]
        self._lines: list[Line] = []

    def lines(self, events: Sequence[Event]) -> list[Line]:
        at_once = any(isinstance(event, Scored) for event in events)
        for event in events:
            if not (isinstance(event, RegionCompleted) and at_once):  # the points say the same
                self._tell(event)
        return self._lines

    def _tell(self, event: Event) -> None:
        match event:
            case CastleChosen(seat=seat, hex=hex):
                text = translate("BurgundyDice", "{name} chooses a starting castle")
                self._add(seat, text, places=(f"{seat}/{hex}",))
            case CastlesShown(hexes=hexes):
                places = tuple(f"{seat}/{hex}" for seat, hex in enumerate(hexes))
                shown = translate("BurgundyDice", "All show their starting castles")
                self._lines.append(Line(None, shown, places=places))
            case GoodsSold(seat=seat, goods=goods, silver=silver):
                self._add(seat, translate("BurgundyDice", "{name} sells %n of the goods", "", goods))
                self._more(self._words.bonus("silver", silver))
            case HexMarked(seat=seat, hex=hex, bonus=bonus):
                self._add(seat, self._writes([event]), places=(f"{seat}/{hex}",))
                if bonus:
                    self._more(self._with(bonus))
            case RegionCompleted(points=points):
                self._more(translate("BurgundyDice", "region complete: %n point(s)", "", points))
            case BonusGained(bonus=bonus):
                self._more("+" + self._words.bonus(bonus, 1))
            case BonusLost(bonus=bonus):
                lost = translate("BurgundyDice", "no room for {bonus}")
                self._more(lost.format(bonus=self._words.bonus(bonus, 1)))
            case WorkerTaken(seat=seat):
                self._add(seat, translate("BurgundyDice", "{name} takes a worker"))
            case _:
                self._tell_all(event)

    def _tell_all(self, event: Event) -> None:
        """What everybody learns."""
        match event:
            case DiceRolled():
                self._rolled(event)
            case TurnShown():
                self._shown(event)
            case ColourCompleted(seat=seat, colour=colour, place=place):
                text = (
                    translate("BurgundyDice", "{name} has filled a colour, too late for points"),
                    translate("BurgundyDice", "{name} is the first to fill a colour"),
                    translate("BurgundyDice", "{name} is the second to fill a colour"),
                )[place]
                self._add(seat, text)
                self._more(self._words.source(colour))
            case Scored():
                self._scored(event)
            case PhaseEnded(phase=phase, subtotals=subtotals):
                ended = translate("BurgundyDice", "Phase {phase} ends").format(phase=ROMAN[phase])
                sums = [f"{name} {points}" for name, points in zip(self._names, subtotals, strict=True)]
                self._lines.append(Line(None, ended, ", ".join(sums)))
            case GameOver():
                self._over(event)

    def _rolled(self, event: DiceRolled) -> None:
        text = translate("BurgundyDice", "Phase {phase}, round {round}: the dice are rolled").format(
            phase=ROMAN[event.phase], round=event.round
        )
        signs = [*map(str, event.numbers), *(self._words.source(colour) for colour in event.colours)]
        if event.hourglasses == 2:
            signs.append(translate("BurgundyDice", "double hourglass"))
        self._lines.append(Line(None, text, ", ".join(signs)))

    def _shown(self, event: TurnShown) -> None:
        """What another seat did in this round; its points follow and join the line."""
        places = tuple(f"{event.seat}/{mark.hex}" for mark in event.marks)
        if event.marks:
            text = self._writes(event.marks)
        else:
            text = translate("BurgundyDice", "{name} takes a worker")
        self._add(event.seat, text, places=places)
        if event.sold:
            self._more(translate("BurgundyDice", "sells %n of the goods", "", event.sold))
        for mark in event.marks:
            if mark.bonus:
                self._more(self._with(mark.bonus))

    def _scored(self, event: Scored) -> None:
        """Points join the line of the same seat, or make one."""
        last = self._lines[-1] if self._lines else None
        if last is None or last.seat != event.seat:
            self._add(event.seat, translate("BurgundyDice", "{name} scores"), places=event.places)
            last = self._lines[-1]
        won = sum(points for _, points in last.points) + event.points
        places = tuple(dict.fromkeys((*last.places, *event.places)))
        self._lines[-1] = replace(last, points=((event.seat, won),), places=places)
        if event.source != "colours":  # the line says already which colour is full
            told = " + ".join(self._words.part(part) for part in event.parts)
            self._more(f"{self._words.source(event.source)}: {told}")

    def _over(self, event: GameOver) -> None:
        if len(event.totals) == 1:
            praise = (
                translate("BurgundyDice", "The game is over. More than 50 would have been good"),
                translate("BurgundyDice", "The game is over: good"),
                translate("BurgundyDice", "The game is over: very good"),
                translate("BurgundyDice", "The game is over: first class"),
            )[look.rating(event.totals[0])]
            self._lines.append(Line(0, praise, str(event.totals[0])))
            return
        names = translate("BurgundyDice", " and ").join(self._names[seat] for seat in event.winners)
        if len(event.winners) == 1:
            self._add(event.winners[0], translate("BurgundyDice", "{name} wins"))
        else:
            shared = translate("BurgundyDice", "{names} share the victory")
            self._lines.append(Line(None, shared.format(names=names)))

    def _writes(self, marks: Sequence[HexMarked | Marking]) -> str:
        what = translate("BurgundyDice", "{number} in a {hex}")
        told = [
            what.replace("{number}", str(mark.number)).replace("{hex}", self._words.hex(mark.colour))
            for mark in marks
        ]
        listed = translate("BurgundyDice", " and ").join(told)
        return translate("BurgundyDice", "{name} marks {what}").replace("{what}", listed)

    def _with(self, bonus: str) -> str:
        return translate("BurgundyDice", "with {bonus}").format(bonus=self._words.bonus(bonus, 1))

    def _add(self, seat: int, text: str, places: tuple[str, ...] = ()) -> None:
        self._lines.append(Line(seat, text.replace("{name}", self._names[seat]), places=places))

    def _more(self, told: str) -> None:
        """Another remark on the last line."""
        if not self._lines:
            return
        last = self._lines[-1]
        self._lines[-1] = replace(last, detail=f"{last.detail}, {told}" if last.detail else told)
