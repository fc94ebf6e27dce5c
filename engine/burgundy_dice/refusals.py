"""Which rule forbids a marking."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.burgundy_dice.conditions import NUMBERS, RULE_OF, fitting, in_the_way, open_hexes
from engine.burgundy_dice.duchies import INDEX
from engine.burgundy_dice.scoring import MONK, SILVER, WORKER
from engine.burgundy_dice.sheet import EMPTY
from engine.burgundy_dice.values import Mark, place
from engine.core.problems import Refusal
from engine.core.values import Action

if TYPE_CHECKING:
    from engine.burgundy_dice.game import BurgundyDice


def first_refusal(game: BurgundyDice, seat: int, action: Action) -> Refusal | None:
    """Why a hex cannot be marked so; None for what is no marking."""
    if not isinstance(action, Mark):
        return None
    return _place_refusal(game, seat, action) or _first_combination_refusal(game, seat, action)


def second_refusal(game: BurgundyDice, seat: int, action: Action) -> Refusal | None:
    """Why a second hex cannot be marked so; None for what is no marking."""
    if not isinstance(action, Mark):
        return None
    turn = game.state.turns[seat]
    if turn.worker:
        return Refusal("BDG-068", "after_worker")
    if len(turn.marks) > 1:
        return Refusal("BDG-033", "two_hexes")
    if turn.marks[0].bonus or action.bonus in (MONK, WORKER):
        return Refusal("BDG-061", "one_bonus")
    if action.bonus != SILVER:
        return Refusal("BDG-064", "needs_silver")
    if not game.state.sheets[seat].owned(SILVER):
        return Refusal("BDG-060", "no_silver")
    return (
        _place_refusal(game, seat, action)
        or _dice_refusal(game, action, turned=())
        or Refusal("BDG-065", "same_dice")
    )


def _place_refusal(game: BurgundyDice, seat: int, action: Mark) -> Refusal | None:
    """What is wrong whatever the dice show."""
    duchy, sheet = game.duchy, game.state.sheets[seat]
    hex = INDEX.get(action.hex)
    if hex is None or action.number not in NUMBERS:
        return Refusal("BDG-030", "no_hex")
    if sheet.numbers[hex] != EMPTY:
        return Refusal("BDG-030", "marked", (place(seat, hex),))
    if hex not in open_hexes(duchy, sheet):
        return Refusal("BDG-031", "apart")
    if duchy.colours[hex] in game.state.colours and action.number not in fitting(duchy, sheet, hex):
        colour = duchy.colours[hex]
        places = tuple(place(seat, other) for other in in_the_way(duchy, sheet, hex))
        return Refusal(RULE_OF[colour], colour, places)
    return None


def _dice_refusal(game: BurgundyDice, action: Mark, turned: tuple[str, ...]) -> Refusal | None:
    """What the dice do not show, unless a bonus turns such a die."""
    state = game.state
    if MONK not in turned and game.duchy.colours[INDEX[action.hex]] not in state.colours:
        return Refusal("BDG-030", "colour")
    if WORKER not in turned and action.number not in state.numbers:
        return Refusal("BDG-030", "number")
    return None


def _first_combination_refusal(game: BurgundyDice, seat: int, action: Mark) -> Refusal:
    duchy, sheet = game.duchy, game.state.sheets[seat]
    colour = duchy.colours[INDEX[action.hex]]
    if action.bonus == SILVER:
        return Refusal("BDG-064", "first")
    if action.bonus not in ("", MONK, WORKER):
        return Refusal("BDG-060", "no_bonus")
    if action.bonus and not sheet.owned(action.bonus):
        return Refusal("BDG-060", f"no_{action.bonus}")
    missing = _dice_refusal(game, action, (action.bonus,))
    if missing is not None:
        return Refusal("BDG-061", "one_bonus") if action.bonus else missing
    if action.number not in fitting(duchy, sheet, INDEX[action.hex]):
        places = tuple(place(seat, other) for other in in_the_way(duchy, sheet, INDEX[action.hex]))
        return Refusal(RULE_OF[colour], colour, places)
    return Refusal("BDG-062" if action.bonus == MONK else "BDG-063", "needless")
