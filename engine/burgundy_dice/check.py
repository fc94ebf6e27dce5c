"""Whether a state that came from a file is one that play can lead to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.burgundy_dice import SPEC
from engine.burgundy_dice.conditions import ONLY
from engine.burgundy_dice.duchies import CELLS, INDEX
from engine.burgundy_dice.scoring import (
    BONUSES,
    CASTLE,
    CIRCLES,
    COLOUR_POINTS,
    COLOURS,
    DICE,
    PASTURE,
    PHASES,
    SOLO_ROUNDS,
    TIME_BOXES,
    TOWN,
)
from engine.burgundy_dice.sheet import CROSSED, EMPTY, FREE, STARTED, Sheet
from engine.burgundy_dice.values import NO_TURN, Turn
from engine.core.options import complete
from engine.core.problems import SaveError
from engine.core.values import Decision, Step

if TYPE_CHECKING:
    from engine.burgundy_dice.game import BurgundyDice

MOST_NOTES = len(CELLS) + len(COLOURS) + 4
"""A sheet has no more reasons to write down points: regions, full colours and sales of goods."""


def check(game: BurgundyDice) -> None:
    """Raise SaveError unless everything on the table agrees with everything else."""
    state = game.state
    _require(complete(SPEC.options, game.options) == game.options, "options are missing")
    _require(SPEC.min_players <= game.players <= SPEC.max_players, "so many cannot play")
    for of_seats in (state.sheets, state.shown, state.turns):
        _require(len(of_seats) == game.players, "sheets of seats that are not there")
    for sheet in (*state.sheets, *state.shown):
        _check_sheet(game, sheet)
    counted = state.sheets if game.solo else state.shown
    _require([sheet.points for sheet in counted] == game.points, "the sheets do not show the scores")
    _check_time(game)
    _check_turns(game)
    _check_steps(game)


def _require(good: bool, what: str) -> None:
    if not good:
        raise SaveError("state", f"The stored state is impossible: {what}.")


def _check_sheet(game: BurgundyDice, sheet: Sheet) -> None:
    _require(len(sheet.numbers) == len(CELLS), "a sheet has other hexes than the duchy")
    _require(all(EMPTY <= number <= 6 for number in sheet.numbers), "a number that no die shows")
    _require(sheet.numbers.count(STARTED) <= 1, "two starting castles")
    _check_numbers(game, sheet)
    for circled, crossed, circles in zip(sheet.circled, sheet.crossed, CIRCLES, strict=True):
        _require(0 <= crossed <= circled <= circles, "circles that are not on the sheet")
    _require(all(FREE <= circle <= CROSSED for circle in sheet.castles), "a strange circle")
    won = {game.duchy.bonuses[hex] for hex in game.duchy.whole[CASTLE] if sheet.numbers[hex] != EMPTY}
    circled_castles = {bonus for bonus, circle in zip(BONUSES, sheet.castles, strict=True) if circle}
    _require(won == circled_castles, "the castle row does not show the castles")
    notes = [points for column in sheet.columns for points in column]
    _require(len(notes) <= MOST_NOTES, "too many notes")
    _require(all(1 <= points <= 99 for points in notes), "strange points")


def _check_numbers(game: BurgundyDice, sheet: Sheet) -> None:
    """Numbers keep the conditions of their colours."""
    duchy = game.duchy
    marked = [hex for hex, number in enumerate(sheet.numbers) if number != EMPTY]
    reached = [hex for hex in marked if sheet.numbers[hex] == STARTED]
    for hex in reached:
        near = duchy.around[hex]
        reached += [other for other in near if other not in reached and sheet.numbers[other] != EMPTY]
    _require(sorted(reached) == marked, "marks that touch no other")
    for hex in marked:
        number, colour = sheet.numbers[hex], duchy.colours[hex]
        _require(number != STARTED or colour == CASTLE, "a start elsewhere than in a castle")
        _require(colour not in ONLY or number in ONLY[colour], "a number in the wrong colour")
    for region in duchy.regions:
        written = [sheet.numbers[hex] for hex in region if sheet.numbers[hex] != EMPTY]
        kinds = len(set(written))
        colour = duchy.colours[region[0]]
        _require(colour != TOWN or kinds == len(written), "the same number twice in a town")
        _require(colour != PASTURE or kinds <= 1, "two numbers in a pasture")


def _check_time(game: BurgundyDice) -> None:
    state = game.state
    _require(0 <= state.phase < PHASES, "no such phase")
    _require(0 <= state.boxes <= (0 if game.solo else TIME_BOXES), "time boxes that are not there")
    _require(0 <= state.round <= (SOLO_ROUNDS if game.solo else TIME_BOXES), "too many rounds")
    _require(game.solo or state.round <= state.boxes <= 2 * state.round, "rounds without time")
    rolled = bool(state.round)
    _require(len(state.numbers) == len(state.colours) == 2 * rolled, "dice are missing")
    _require(set(state.numbers) <= set(DICE.numbers), "a number that no die shows")
    _require(set(state.colours) <= set(DICE.colours), "a colour that no die shows")
    _require(state.hourglasses in (DICE.hourglasses if rolled else (0,)), "a strange hourglass")
    _require(len(state.stars) == len(COLOURS), "stars are missing")
    for colour, places in zip(COLOURS, state.stars, strict=True):
        _require(0 <= places <= len(COLOUR_POINTS[colour]), "a place that is not there")


def _check_turns(game: BurgundyDice) -> None:
    """What seats have done in this round is the difference between their two sheets."""
    state = game.state
    for sheet, shown, turn in zip(state.sheets, state.shown, state.turns, strict=True):
        new = {hex for hex, number in enumerate(sheet.numbers) if number != shown.numbers[hex]}
        _require(all(shown.numbers[hex] == EMPTY for hex in new), "a mark has changed")
        if state.round:
            _require(STARTED in sheet.numbers, "a duchy without a starting castle")
            _require(new == {INDEX.get(marking.hex, -1) for marking in turn.marks}, "marks without a turn")
            _check_turn(game, sheet, shown, turn)
        else:
            _require(turn == NO_TURN and sheet.points == shown.points, "a turn before the first roll")


def _check_turn(game: BurgundyDice, sheet: Sheet, shown: Sheet, turn: Turn) -> None:
    state = game.state
    bonuses = [marking.bonus for marking in turn.marks]
    allowed: tuple[list[str], ...] = ([], [""], ["monk"], ["worker"], ["", "silver"])
    _require(bonuses in allowed and not (turn.worker and bonuses), "a turn that nobody can take")
    for marking in turn.marks:
        _require(sheet.numbers[INDEX[marking.hex]] == marking.number, "a mark that does not stand there")
        colour = game.duchy.colours[INDEX[marking.hex]]
        _require(colour == marking.colour, "a mark of another colour")
        _require(marking.number_die in (0, 1) and marking.colour_die in (0, 1), "a die that is not there")
    if len(bonuses) == 1 and not bonuses[0]:
        (first,) = turn.marks
        shows = state.numbers[first.number_die], state.colours[first.colour_die]
        _require(shows == (first.number, first.colour), "a mark that the dice do not show")
    _require(0 <= turn.sold <= shown.owned("goods") and (state.double or not turn.sold), "goods not owned")
    gained = sum(part.points for gain in turn.gains for part in gain.parts)
    _require(sheet.points - shown.points == gained, "points from nowhere")
    sources = {gain.source for gain in turn.gains}
    _require(sources <= {*COLOURS, "goods"} and len(turn.gains) <= 3, "points for nothing")


def _check_steps(game: BurgundyDice) -> None:
    """What waits below the decision is the rest of the round."""
    from engine.burgundy_dice.opening import ChooseCastle, ShowCastles
    from engine.burgundy_dice.rounds import EndRound, Roll, following_turns
    from engine.burgundy_dice.turn import FinishTurn, MarkHex, SellGoods, first_decision

    state = game.state
    decision = game.decision()
    if decision is None:
        _require(state.phase == PHASES - 1 and state.sheets == state.shown, "the end before the end")
        return
    seat = decision.seat
    rest: list[Step[BurgundyDice]]
    if isinstance(decision, ChooseCastle):
        seats = 1 if game.options["castles"] == "same" else game.players
        rest = [*(ChooseCastle(other) for other in range(seat + 1, seats)), ShowCastles(), Roll()]
        done = [STARTED in sheet.numbers for sheet in state.sheets]
        _require(seat < seats and state.round == 0 and state.phase == 0, "castles at the wrong time")
    else:
        rest = [*following_turns(game, seat + 1), EndRound()]
        done = [bool(turn.marks) or turn.worker for turn in state.turns]
        if isinstance(decision, FinishTurn):
            _require(done[seat], "a turn to confirm that has not begun")
            done[seat] = False
        first: Decision[BurgundyDice] = first_decision(game, seat)
        selling = isinstance(decision, SellGoods)
        _require(isinstance(first, SellGoods) or not selling, "nothing to sell")
        _require(not selling or state.turns[seat] == NO_TURN, "goods sold twice")
        _require(state.round > 0 and isinstance(decision, (SellGoods, MarkHex, FinishTurn)), "no such turn")
    _require(done == [other < seat for other in range(game.players)], "a seat out of turn")
    _require(game.steps[:-1] == rest[::-1], "steps in the wrong order")
