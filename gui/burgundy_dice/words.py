"""The dice game in words: what is asked, what can be done, what points are made of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from engine.burgundy_dice import look
from engine.burgundy_dice.duchies import INDEX
from engine.burgundy_dice.opening import ChooseCastle
from engine.burgundy_dice.scoring import GOODS_POINTS, SOLO_ROUNDS, TIME_BOXES
from engine.burgundy_dice.turn import FinishTurn, MarkHex, SellGoods
from engine.burgundy_dice.values import CastlesShown, EndTurn, Mark, Sell, StartAt, TakeWorker, TurnShown
from engine.core.game import Game
from engine.core.match import Entry, Seat
from engine.core.problems import Refusal
from engine.core.values import Action, Decision, Event, Part
from gui.burgundy_dice.art.signs import dice_painter
from gui.burgundy_dice.log import Log
from gui.burgundy_dice.plan import ROMAN
from gui.table.face import Line, Prompt, Words

translate = QCoreApplication.translate


class BurgundyDiceWords(Words):
    """Every sentence the game needs; those of the log are in `log`."""

    # -- what is asked

    def prompt(self, game: Game[Any], decision: Decision[Any], seats: Sequence[Seat]) -> Prompt:
        name = seats[decision.seat].name
        match decision:
            case ChooseCastle():
                return self._castle_prompt(game, name)
            case SellGoods():
                return Prompt(
                    translate("BurgundyDice", "Sell goods, {name}?").format(name=name),
                    translate(
                        "BurgundyDice",
                        "A double hourglass: each of your goods may become %n point(s) and a silver.",
                        "",
                        GOODS_POINTS,
                    ),
                )
            case MarkHex():
                return self._mark_prompt(game, name)
            case FinishTurn():
                return self._finish_prompt(game, name)
        return Prompt(name)

    def _castle_prompt(self, game: Game[Any], name: str) -> Prompt:
        if game.options["castles"] == "same" and game.players > 1:
            hint = translate("BurgundyDice", "All will start with the castle you choose.")
        elif game.options["castles"] == "different" and game.players > 1:
            hint = translate(
                "BurgundyDice", "Each starts with another castle, and gets the bonus of its square."
            )
        else:
            hint = translate("BurgundyDice", "You get the bonus of its square.")
        title = translate("BurgundyDice", "Your starting castle, {name}").format(name=name)
        return Prompt(title, hint, self._keys())

    def _mark_prompt(self, game: Game[Any], name: str) -> Prompt:
        state = game.state
        hexes = {action.hex for action in game.actions() if isinstance(action, Mark)}
        if hexes:
            hint = translate(
                "BurgundyDice",
                "One number die with one colour die: %n hex(es) can be marked.",
                "",
                len(hexes),
            )
        else:
            hint = translate("BurgundyDice", "Nothing fits this time.")
        return Prompt(
            translate("BurgundyDice", "Mark a hex, {name}").format(name=name),
            hint,
            self._keys() if hexes else (),
            dice_painter(state.numbers, state.colours),
        )

    def _finish_prompt(self, game: Game[Any], name: str) -> Prompt:
        title = translate("BurgundyDice", "Is that your turn, {name}?").format(name=name)
        if any(isinstance(action, Mark) for action in game.actions()):
            hint = translate(
                "BurgundyDice", "A silver would pay for a second hex, with at least one other die."
            )
            return Prompt(title, hint, self._keys())
        return Prompt(title, translate("BurgundyDice", "Until you say so, you can take it back."))

    def _keys(self) -> tuple[tuple[str, str], ...]:
        return (
            ("\u2190\u2191\u2193\u2192", translate("BurgundyDice", "walk")),
            ("\u23ce", translate("BurgundyDice", "choose")),
        )

    def action(self, game: Game[Any], action: Action) -> str:
        match action:
            case StartAt():
                return translate("BurgundyDice", "start with this castle")
            case Sell(goods=0):
                return translate("BurgundyDice", "Keep the goods")
            case Sell(goods=goods):
                return translate("BurgundyDice", "Sell %n of the goods", "", goods)
            case Mark(number=number):
                colour = game.duchy.colours[INDEX[action.hex]]  # type: ignore[attr-defined]
                return translate("BurgundyDice", "write {number} into a {hex}").format(
                    number=number, hex=self.hex(colour)
                )
            case TakeWorker():
                return translate("BurgundyDice", "Take a worker instead")
            case EndTurn():
                return translate("BurgundyDice", "Yes, that is my turn")
        return action.kind

    def doing(self, decision: Decision[Any]) -> str:
        match decision:
            case ChooseCastle():
                return translate("BurgundyDice", "chooses a castle")
            case SellGoods():
                return translate("BurgundyDice", "may sell goods")
        return translate("BurgundyDice", "marks a hex")

    def revealed(self, event: Event) -> str:
        match event:
            case CastlesShown():
                return translate("BurgundyDice", "The starting castles have been shown.")
            case TurnShown():
                return translate("BurgundyDice", "All have shown what they marked.")
        return translate("BurgundyDice", "The dice have been rolled.")

    def progress(self, game: Game[Any]) -> str:
        state = game.state
        if game.solo:  # type: ignore[attr-defined]
            return translate("BurgundyDice", "Phase {phase}, round {round} of {all}").format(
                phase=ROMAN[state.phase], round=max(1, state.round), all=SOLO_ROUNDS
            )
        return translate("BurgundyDice", "Phase {phase}, hourglass {gone} of {all}").format(
            phase=ROMAN[state.phase], gone=state.boxes, all=TIME_BOXES
        )

    # -- what happened

    def entry(self, entry: Entry, seats: Sequence[Seat]) -> list[Line]:
        return Log(self, seats).lines(entry.events)

    # -- what points are made of

    def source(self, source: str) -> str:
        return {
            "monastery": translate("BurgundyDice", "Monasteries"),
            "mine": translate("BurgundyDice", "Mines"),
            "river": translate("BurgundyDice", "Rivers"),
            "town": translate("BurgundyDice", "Towns"),
            "castle": translate("BurgundyDice", "Castles"),
            "pasture": translate("BurgundyDice", "Pastures"),
            "goods": translate("BurgundyDice", "Goods sold"),
            "colours": translate("BurgundyDice", "Full colours"),
        }.get(source, source)

    def part(self, part: Part) -> str:
        if part.name.startswith("region_"):
            what = translate("BurgundyDice", "region of %n", "", int(part.name.split("_")[1]))
            return what if part.count == 1 else f"{what}, {part.count} \u00d7 {part.each}"
        return {
            "start_castle": translate("BurgundyDice", "starting castle"),
            "goods": translate("BurgundyDice", "%n of the goods", "", part.count) + f" \u00d7 {part.each}",
            "first": translate("BurgundyDice", "first to fill the colour"),
            "second": translate("BurgundyDice", "second to fill the colour"),
        }.get(part.name, part.name)

    def worth(self, game: Any, marks: Sequence[Mark]) -> tuple[str, str]:
        """What the marks of one hex would bring, as a title and a sentence."""
        if len(marks) > 1:
            numbers = sorted({mark.number for mark in marks})
            title = translate("BurgundyDice", "{some} or {last}").format(
                some=", ".join(map(str, numbers[:-1])), last=numbers[-1]
            )
            return title, translate("BurgundyDice", "Which number?")
        (mark,) = marks
        found = look.yields(game, mark)
        told = []
        if mark.bonus:
            told.append(translate("BurgundyDice", "takes {bonus}").format(bonus=self.bonus(mark.bonus, 1)))
        if found.points:
            told.append(translate("BurgundyDice", "+%n point(s)", "", found.points))
        if found.bonus:
            told.append(f"+{self.bonus(found.bonus, 1)}")
        if found.lost:
            told.append(
                translate("BurgundyDice", "no room for {bonus}").format(bonus=self.bonus(found.lost, 1))
            )
        colour = game.duchy.colours[INDEX[mark.hex]]
        return f"{mark.number}, {self.hex(colour)}", ", ".join(told)

    # -- things

    def hex(self, colour: str) -> str:
        """A hex of a colour, after "a"."""
        return {
            "monastery": translate("BurgundyDice", "monastery hex"),
            "mine": translate("BurgundyDice", "mine hex"),
            "river": translate("BurgundyDice", "river hex"),
            "town": translate("BurgundyDice", "town hex"),
            "castle": translate("BurgundyDice", "castle hex"),
            "pasture": translate("BurgundyDice", "pasture hex"),
        }[colour]

    def bonus(self, bonus: str, count: int) -> str:
        return {
            "monk": translate("BurgundyDice", "%n monk(s)", "", count),
            "silver": translate("BurgundyDice", "%n silver", "", count),
            "goods": translate("BurgundyDice", "%n goods", "", count),
            "worker": translate("BurgundyDice", "%n worker(s)", "", count),
        }[bonus]

    def bonus_name(self, bonus: str) -> str:
        return {
            "monk": translate("BurgundyDice", "Monks: any colour"),
            "silver": translate("BurgundyDice", "Silver: a second hex"),
            "goods": translate("BurgundyDice", "Goods: to be sold"),
            "worker": translate("BurgundyDice", "Workers: any number"),
        }[bonus]

    # -- why not

    def refusal(self, refusal: Refusal) -> str | None:
        return {
            "no_castle": translate("BurgundyDice", "Only a green castle can be the start."),
            "taken": translate("BurgundyDice", "Somebody else starts there."),
            "marked": translate("BurgundyDice", "This hex is already marked."),
            "apart": translate("BurgundyDice", "A hex must touch one that is already marked."),
            "colour": translate("BurgundyDice", "No die shows this colour."),
            "number": translate("BurgundyDice", "No die shows this number."),
            "monastery": translate("BurgundyDice", "Monasteries take 1 or 2."),
            "mine": translate("BurgundyDice", "Mines take 3 or 4."),
            "river": translate("BurgundyDice", "Rivers take 5 or 6."),
            "town": translate("BurgundyDice", "This number already stands in the town."),
            "castle": translate("BurgundyDice", "A castle takes only a number that stands beside it."),
            "pasture": translate("BurgundyDice", "Another number already stands in this pasture."),
            "no_silver": translate("BurgundyDice", "You have no silver for a second hex."),
            "no_monk": translate("BurgundyDice", "You have no monk."),
            "no_worker": translate("BurgundyDice", "You have no worker."),
            "one_bonus": translate("BurgundyDice", "Only one bonus can be used in a turn."),
            "same_dice": translate("BurgundyDice", "The second hex needs at least one other die."),
            "two_hexes": translate("BurgundyDice", "A turn has two hexes at most."),
            "after_worker": translate("BurgundyDice", "Who takes the worker marks nothing in this turn."),
        }.get(refusal.reason)
