"""A seat's turn: sell goods, mark a hex, perhaps a second one, and confirm."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from msgspec import structs

from engine.burgundy_dice.conditions import fitting, open_hexes
from engine.burgundy_dice.duchies import INDEX, NAMES
from engine.burgundy_dice.refusals import first_refusal, second_refusal
from engine.burgundy_dice.scoring import (
    BONUS_OF,
    CASTLE,
    GOODS,
    GOODS_POINTS,
    MONK,
    PASTURE,
    REGION_POINTS,
    SILVER,
    WORKER,
)
from engine.burgundy_dice.values import (
    END_TURN,
    MARKS,
    TAKE_WORKER,
    BonusGained,
    BonusLost,
    EndTurn,
    Gain,
    GoodsSold,
    HexMarked,
    Mark,
    Marking,
    RegionCompleted,
    Sell,
    TakeWorker,
    TurnEnded,
    WorkerTaken,
    place,
)
from engine.core.problems import Refusal
from engine.core.values import Decision, Part, Step

if TYPE_CHECKING:
    from engine.burgundy_dice.game import BurgundyDice


class BeginTurn(Step["BurgundyDice"], frozen=True, gc=False):
    """A seat's part of the round; on a double hourglass goods come first (BDG-021)."""

    seat: int

    def run(self, game: BurgundyDice) -> None:
        game.push(first_decision(game, self.seat))


class SellGoods(Decision["BurgundyDice"], frozen=True, gc=False):
    """How many goods a seat sells before its turn (BDG-070 to BDG-073)."""

    rule: ClassVar[str] = "BDG-070"

    def actions(self, game: BurgundyDice) -> list[Sell]:
        return [Sell(goods) for goods in range(game.state.sheets[self.seat].owned(GOODS) + 1)]

    def take(self, game: BurgundyDice, action: Sell) -> None:
        sell(game, self.seat, action.goods)
        game.push(MarkHex(self.seat))

    def refusal(self, game: BurgundyDice, action: Any) -> Refusal:
        return Refusal(self.rule, "no_goods" if isinstance(action, Sell) else "not_now")


class MarkHex(Decision["BurgundyDice"], frozen=True, gc=False):
    """Which hex is marked with which number, if any (BDG-030, BDG-032)."""

    rule: ClassVar[str] = "BDG-030"

    def actions(self, game: BurgundyDice) -> list[Mark | TakeWorker]:
        return [*first_marks(game, self.seat), TAKE_WORKER]

    def take(self, game: BurgundyDice, action: Mark | TakeWorker) -> None:
        if isinstance(action, Mark):
            mark(game, self.seat, action, _dice(game, action))
        else:
            take_worker(game, self.seat)
        game.push(FinishTurn(self.seat))

    def refusal(self, game: BurgundyDice, action: Any) -> Refusal:
        if isinstance(action, Sell):
            return Refusal("BDG-070" if game.state.double else "BDG-073", "not_now")
        return first_refusal(game, self.seat, action) or Refusal(self.rule, "not_now")


class FinishTurn(Decision["BurgundyDice"], frozen=True, gc=False):
    """A second hex for silver (BDG-064), or the turn stands (BDG-123)."""

    rule: ClassVar[str] = "BDG-033"

    def actions(self, game: BurgundyDice) -> list[Mark | EndTurn]:
        return [*second_marks(game, self.seat), END_TURN]

    def take(self, game: BurgundyDice, action: Mark | EndTurn) -> None:
        if isinstance(action, Mark):
            (first,) = game.state.turns[self.seat].marks
            mark(game, self.seat, action, _other_dice(game, action, first))
            game.push(FinishTurn(self.seat))
        else:
            game.emit(TurnEnded(self.seat))

    def refusal(self, game: BurgundyDice, action: Any) -> Refusal:
        return second_refusal(game, self.seat, action) or Refusal(self.rule, "not_now")


def first_decision(game: BurgundyDice, seat: int) -> SellGoods | MarkHex:
    """What a seat is asked first in this round."""
    can_sell = game.state.double and game.state.shown[seat].owned(GOODS)
    return SellGoods(seat) if can_sell else MarkHex(seat)


# -- what can be marked


def first_marks(game: BurgundyDice, seat: int) -> list[Mark]:
    """Every first hex with every number, in reading order: by the dice alone or with one bonus (BDG-061)."""
    duchy, state = game.duchy, game.state
    sheet, numbers, colours = state.sheets[seat], state.numbers, state.colours
    monk, worker = sheet.owned(MONK), sheet.owned(WORKER)
    marks = []
    for hex in open_hexes(duchy, sheet):
        if duchy.colours[hex] in colours:
            for number in fitting(duchy, sheet, hex):
                if number in numbers:
                    marks.append(MARKS[hex, number, ""])
                elif worker:
                    marks.append(MARKS[hex, number, WORKER])
        elif monk:
            for number in fitting(duchy, sheet, hex):
                if number in numbers:
                    marks.append(MARKS[hex, number, MONK])
    return marks


def second_marks(game: BurgundyDice, seat: int) -> list[Mark]:
    """Every second hex, where silver can pay for one: with at least one die that is new (BDG-065)."""
    duchy, state = game.duchy, game.state
    sheet, turn = state.sheets[seat], state.turns[seat]
    if len(turn.marks) != 1 or turn.marks[0].bonus or not sheet.owned(SILVER):
        return []
    (first,) = turn.marks
    spent = (first.number, first.colour)
    if state.numbers.count(first.number) > 1 or state.colours.count(first.colour) > 1:
        spent = (0, "")  # there is another die that shows the same
    return [
        MARKS[hex, number, SILVER]
        for hex in open_hexes(duchy, sheet)
        if duchy.colours[hex] in state.colours
        for number in fitting(duchy, sheet, hex)
        if number in state.numbers and (number, duchy.colours[hex]) != spent
    ]


def _dice(game: BurgundyDice, action: Mark) -> tuple[int, int]:
    """The number die and the colour die of a first combination; a bonus turns the first one."""
    state = game.state
    colour = game.duchy.colours[INDEX[action.hex]]
    number_die = 0 if action.bonus == WORKER else state.numbers.index(action.number)
    colour_die = 0 if action.bonus == MONK else state.colours.index(colour)
    return number_die, colour_die


def _other_dice(game: BurgundyDice, action: Mark, first: Marking) -> tuple[int, int]:
    """The dice of a second combination, which are not both those of the first."""
    state = game.state
    colour = game.duchy.colours[INDEX[action.hex]]
    used = (first.number_die, first.colour_die)
    return next(
        (number_die, colour_die)
        for number_die, number in enumerate(state.numbers)
        for colour_die, shown in enumerate(state.colours)
        if (number, shown) == (action.number, colour) and (number_die, colour_die) != used
    )


# -- what is written


def mark(game: BurgundyDice, seat: int, action: Mark, dice: tuple[int, int]) -> None:
    """Write the number, cross out the bonus, complete the region if this was its last hex."""
    state = game.state
    hex = INDEX[action.hex]
    sheet = state.sheets[seat].marked(hex, action.number)
    state.sheets[seat] = sheet.spent(action.bonus) if action.bonus else sheet
    turn = state.turns[seat]
    colour = game.duchy.colours[hex]
    marking = Marking(action.hex, colour, action.number, *dice, action.bonus)
    state.turns[seat] = structs.replace(turn, marks=(*turn.marks, marking))
    game.emit(HexMarked(seat, action.hex, colour, action.number, *dice, action.bonus))
    if sheet.full(game.duchy.region[hex]):
        complete_region(game, seat, hex)


def complete_region(game: BurgundyDice, seat: int, hex: int) -> None:
    """Points by size and phase, and the bonus of the colour (BDG-050 to BDG-058)."""
    duchy, phase = game.duchy, game.state.phase
    colour, region = duchy.colours[hex], duchy.region[hex]
    each = REGION_POINTS[len(region)][phase]
    part = Part(f"region_{len(region)}", 2 if colour == PASTURE else 1, each)
    game.emit(RegionCompleted(seat, colour, tuple(NAMES[hex] for hex in region), part.points))
    rule = "BDG-056" if colour == PASTURE else "BDG-051"
    note(game, seat, Gain(colour, (part,), tuple(place(seat, hex) for hex in region), rule))
    if colour == CASTLE:
        bonus = duchy.bonuses[hex]
        game.state.sheets[seat] = game.state.sheets[seat].gained_by_castle(bonus)
        game.emit(BonusGained(seat, bonus, True))
    elif colour in BONUS_OF:
        gain(game, seat, BONUS_OF[colour])


def sell(game: BurgundyDice, seat: int, goods: int) -> None:
    """Each of the goods brings points and a silver, as long as there is a free circle (BDG-071)."""
    if not goods:
        return
    state = game.state
    sheet = state.sheets[seat]
    before = sheet.owned(SILVER)
    for _ in range(goods):
        sheet = sheet.spent(GOODS).gained(SILVER)
    state.sheets[seat] = sheet
    state.turns[seat] = structs.replace(state.turns[seat], sold=goods)
    game.emit(GoodsSold(seat, goods, sheet.owned(SILVER) - before))
    note(game, seat, Gain(GOODS, (Part("goods", goods, GOODS_POINTS),), (), "BDG-071"))


def take_worker(game: BurgundyDice, seat: int) -> None:
    """Instead of a combination (BDG-032)."""
    game.state.turns[seat] = structs.replace(game.state.turns[seat], worker=True)
    game.emit(WorkerTaken(seat))
    gain(game, seat, WORKER)


def gain(game: BurgundyDice, seat: int, bonus: str) -> None:
    sheet = game.state.sheets[seat]
    if sheet.room_for(bonus):
        game.state.sheets[seat] = sheet.gained(bonus)
        game.emit(BonusGained(seat, bonus, False))
    else:
        game.emit(BonusLost(seat, bonus))


def note(game: BurgundyDice, seat: int, gain: Gain) -> None:
    """Points go onto the sheet at once (BDG-057), and into the open score when all sheets are shown.

    Who plays alone has nobody to hide them from.
    """
    state = game.state
    points = sum(part.points for part in gain.parts)
    state.sheets[seat] = state.sheets[seat].noted(state.phase, points)
    turn = state.turns[seat]
    state.turns[seat] = structs.replace(turn, gains=(*turn.gains, gain))
    if game.solo:
        count(game, seat, gain)


def count(game: BurgundyDice, seat: int, gain: Gain) -> None:
    """Points of a sheet become points of the game."""
    game.award(seat, gain.source, gain.parts, gain.rule, gain.places)
