"""A round from the roll to the comparison of the sheets, and the end of phases and game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.burgundy_dice.scoring import COLOUR_POINTS, COLOURS, DICE, PHASES, SOLO_ROUNDS, TIME_BOXES
from engine.burgundy_dice.turn import BeginTurn, count
from engine.burgundy_dice.values import (
    NO_TURN,
    ColourCompleted,
    DiceRolled,
    GameOver,
    PhaseEnded,
    TurnShown,
    place,
)
from engine.core.values import Part, Step

if TYPE_CHECKING:
    from engine.burgundy_dice.game import BurgundyDice


class Roll(Step["BurgundyDice"], frozen=True, gc=False):
    """All five dice are rolled and time goes by (BDG-021, BDG-023)."""

    def run(self, game: BurgundyDice) -> None:
        state, chance = game.state, game.chance
        numbers = (chance.pick("number die", DICE.numbers), chance.pick("number die", DICE.numbers))
        colours = (chance.pick("colour die", DICE.colours), chance.pick("colour die", DICE.colours))
        state.numbers, state.colours = numbers, colours
        state.hourglasses = chance.pick("hourglass die", DICE.hourglasses)
        crossed = 0 if game.solo else min(state.hourglasses, TIME_BOXES - state.boxes)
        state.boxes += crossed
        state.round += 1
        game.emit(DiceRolled(state.phase, state.round, numbers, colours, state.hourglasses, crossed))
        game.push(*following_turns(game, 0), EndRound())


class EndRound(Step["BurgundyDice"], frozen=True, gc=False):
    """All have finished: sheets are shown, points counted, full colours announced (BDG-080)."""

    def run(self, game: BurgundyDice) -> None:
        state = game.state
        if not game.solo:
            for seat, turn in enumerate(state.turns):
                game.emit(TurnShown(seat, turn.sold, turn.marks, turn.worker))
                for gain in turn.gains:
                    count(game, seat, gain)
        complete_colours(game)
        state.turns = [NO_TURN] * game.players
        state.shown = state.sheets.copy()
        if (game.solo and state.round == SOLO_ROUNDS) or state.boxes == TIME_BOXES:
            end_phase(game)
        else:
            game.push(Roll())


def following_turns(game: BurgundyDice, seat: int) -> list[BeginTurn]:
    """The turns of a round from this seat on."""
    return [BeginTurn(other) for other in range(seat, game.players)]


def complete_colours(game: BurgundyDice) -> None:
    """Give the stars of the colours that were filled in this round (BDG-080 to BDG-085)."""
    state = game.state
    for index, colour in enumerate(COLOURS):
        hexes = game.duchy.whole[colour]
        seats = [
            seat
            for seat, sheet in enumerate(state.sheets)
            if sheet.full(hexes) and not state.shown[seat].full(hexes)
        ]
        if not seats:
            continue
        given = 1 if game.solo and state.phase == PHASES - 1 else state.stars[index]
        for seat in seats:
            if given == len(COLOUR_POINTS[colour]):
                game.emit(ColourCompleted(seat, colour, 0))
                continue
            game.emit(ColourCompleted(seat, colour, given + 1))
            points = COLOUR_POINTS[colour][given]
            state.sheets[seat] = state.sheets[seat].noted(state.phase, points)
            part = Part(("first", "second")[given], 1, points)
            rule = "BDG-103" if game.solo else "BDG-081"
            game.award(seat, "colours", [part], rule, [place(seat, hex) for hex in hexes])
        places = min(given + 1, len(COLOUR_POINTS[colour]))
        state.stars = (*state.stars[:index], places, *state.stars[index + 1 :])


def end_phase(game: BurgundyDice) -> None:
    """The column is full: the next phase begins with the next roll, or the game is over (BDG-024, BDG-090)."""
    state = game.state
    subtotals = tuple(sum(sheet.columns[state.phase]) for sheet in state.sheets)
    game.emit(PhaseEnded(state.phase, subtotals))
    if state.phase == PHASES - 1:
        game.emit(GameOver(tuple(game.ranking()[0]), tuple(game.points)))
        return
    state.phase += 1
    state.round = state.boxes = 0
    game.push(Roll())
