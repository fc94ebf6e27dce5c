"""The Castles of Burgundy: The Dice Game for 1 to 5 seats; seat 0 owns the game and rolls.

Everyone uses the same roll.  Seats enter their turns one after the other, but nobody sees what the
others do in a round before all have done: sheets are compared and points counted at its end.

Options
    duchy     "A" to "D": the sheet that all fill
    castles   "secret": everyone chooses a starting castle unseen; "different": openly in turn, each
              another one (at most four seats); "same": seat 0 chooses one for all

One seat plays the solo game: eight rounds a phase instead of time boxes.

What chance is asked, in this order, in every round
    "number die"     twice: 1 to 6
    "colour die"     twice: "monastery", "mine", "river", "town", "castle" or "pasture"
    "hourglass die"  once: 1 or 2, the blue double hourglass
A script lists the outcomes of each in the order in which they are rolled.

Decisions and their actions; a hex is named "h01" to "h37" in reading order
    choose_castle(seat)   start_at(hex)
    sell_goods(seat)      sell(goods): how many, from none to all; asked on a double hourglass only
    mark_hex(seat)        mark(hex, number, bonus): the number is written into the hex; `bonus` is "",
                          "monk" when a colour die counts as the hex's colour, "worker" when a number
                          die counts as the number; or take_worker(), the whole turn
    finish_turn(seat)     mark(hex, number, "silver"): a second hex; or end_turn().  Always asked, so
                          that a turn can be taken back until it is confirmed
Dice that show the same are the same to a player, so an action names no dice.  A monk or worker is not
offered where the dice show the wanted face anyway.

Events
    Only their own seat sees castle_chosen(seat, hex), goods_sold(seat, goods, silver),
    hex_marked(seat, hex, colour, number, number_die, colour_die, bonus),
    region_completed(seat, colour, hexes, points), bonus_gained(seat, bonus, castle),
    bonus_lost(seat, bonus), worker_taken(seat), turn_ended(seat).
    All see castles_shown(hexes), dice_rolled(phase, round, numbers, colours, hourglasses, crossed),
    turn_shown(seat, sold, marks, worker) for a seat other than the one that looks,
    colour_completed(seat, colour, place), phase_ended(phase, subtotals), game_over(winners, totals), and
    at the end of the round, in the solo game at once,
    scored(seat, source, points, parts, places, rule) with
        source  a colour, for its regions, and so "castle" for the starting castle of each seat in the
                opening; "goods"; or "colours", for all hexes of one
        parts   named "start_castle", "region_1" to "region_4", "goods", "first" or "second"
        places  "seat/hex"

`engine.burgundy_dice.look` reads off what lies on the table.
"""

from __future__ import annotations

from typing import Any

from engine.core.game import Game
from engine.core.options import Options, choice
from engine.core.problems import OptionError
from engine.core.spec import GameSpec

__all__ = ["SPEC"]

CASTLES = 4


def _load() -> type[Game[Any]]:
    from engine.burgundy_dice.game import BurgundyDice

    return BurgundyDice


def _conflict(options: Options, players: int) -> OptionError | None:
    """There are only four castles to differ in (BDG-100)."""
    if options["castles"] == "different" and players > CASTLES:
        return OptionError(
            "too_many_castles", "With different starting castles, four can play at most.", most=CASTLES
        )
    return None


SPEC = GameSpec(
    id="burgundy_dice",
    min_players=1,
    max_players=5,
    options=(choice("duchy", "A", "B", "C", "D"), choice("castles", "secret", "different", "same")),
    load=_load,
    chance=("number die", "colour die", "hourglass die"),
    secrets=True,
    conflict=_conflict,
)
