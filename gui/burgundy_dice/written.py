"""What stands on a sheet in pencil, stroke by stroke, each under a name that never changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.burgundy_dice import look
from engine.burgundy_dice.duchies import NAMES
from engine.burgundy_dice.scoring import BONUSES
from engine.burgundy_dice.sheet import CROSSED, EMPTY, FREE, STARTED, Sheet
from gui.burgundy_dice import plan
from gui.burgundy_dice.art.pencil import Strokes, cross, figures, ring, strike

if TYPE_CHECKING:
    from engine.burgundy_dice.game import BurgundyDice

Written = dict[str, Strokes]


def written(game: BurgundyDice, seat: int, sheet: Sheet) -> Written:
    """Everything written on the sheet of a seat, in the order in which a hand would write it."""
    found: Written = {}
    for hex, number in enumerate(sheet.numbers):
        if number != EMPTY:
            found[f"{seat}/hex/{NAMES[hex]}/{number}"] = _in_hex(game, seat, hex, number)
    _circles(found, seat, sheet)
    _points(found, game, seat, sheet)
    _stars(found, game, seat)
    _time(found, game, seat)
    return found


def _in_hex(game: BurgundyDice, seat: int, hex: int, number: int) -> Strokes:
    seed = f"{seat} hex {hex}"
    if number == STARTED:
        spot = plan.castle_square(hex)
        return cross(spot.x(), spot.y(), 17, seed, 3.8)
    return number_in(game, hex, number, seed)


def number_in(
    game: BurgundyDice, hex: int, number: int, seed: str, width: float = 4.6, strength: float = 1.0
) -> Strokes:
    """A number in the middle of a hex, in a castle above its bonus square."""
    spot = plan.hex_middle(hex)
    if hex in game.duchy.bonuses:
        return figures(spot.x(), spot.y() - 16, 30, str(number), seed, width * 0.87, strength)
    return figures(spot.x(), spot.y() + 5, 38, str(number), seed, width, strength)


def either_in(game: BurgundyDice, hex: int, one: int, other: int, seed: str) -> tuple[Strokes, ...]:
    """Two numbers, of which one may be written into a hex."""
    spot = plan.hex_middle(hex)
    y = spot.y() - 14 if hex in game.duchy.bonuses else spot.y() + 5
    return tuple(
        figures(spot.x() + side * 15, y + side * 6, 24, str(number), f"{seed} {side}", 2.4, 0.55)
        for side, number in ((-1, one), (1, other))
    )


def _circles(found: Written, seat: int, sheet: Sheet) -> None:
    for index, bonus in enumerate(BONUSES):
        for number in range(sheet.circled[index]):
            spot = plan.circle(bonus, number)
            name = f"{seat}/circle/{bonus}/{number}"
            found[f"{name}/ring"] = ring(spot.x(), spot.y(), 17, name)
            if number < sheet.crossed[index]:
                found[f"{name}/strike"] = strike(spot.x(), spot.y(), 12, f"{name} strike")
        state = sheet.castles[index]
        spot = plan.castle_circle(bonus)
        name = f"{seat}/circle/castle/{bonus}"
        if state != FREE:
            found[f"{name}/ring"] = ring(spot.x(), spot.y(), 17, name)
        if state == CROSSED:
            found[f"{name}/strike"] = strike(spot.x(), spot.y(), 12, f"{name} strike")


def _points(found: Written, game: BurgundyDice, seat: int, sheet: Sheet) -> None:
    """The columns; the first point is printed.  The running total stands lightly in the star."""
    over = game.over
    for phase, column in enumerate(sheet.columns):
        for number, points in enumerate(column):
            if (phase, number) != (0, 0):
                spot, size = plan.note(phase, number, len(column))
                name = f"{seat}/note/{phase}/{number}/{size:.0f}/{points}"
                found[name] = figures(spot.x(), spot.y(), size, str(points), name, size / 9)
        if phase < game.state.phase or over:
            box = plan.subtotal_box(phase).center()
            name = f"{seat}/sum/{phase}/{sum(column)}"
            found[name] = figures(box.x(), box.y(), 30, str(sum(column)), name, 3.0)
    name = f"{seat}/total/{sheet.points}/{over}"
    light, size = (1.0, 40.0) if over else (0.5, 32.0)
    found[name] = figures(
        plan.TOTAL.x(), plan.TOTAL.y() - 8, size, str(sheet.points), f"{seat} total", size / 10, light
    )


def _stars(found: Written, game: BurgundyDice, seat: int) -> None:
    for colour, places in look.stars(game).items():
        for place, is_open in enumerate(places):
            if not is_open:
                spot = plan.star(colour, place)
                name = f"{seat}/star/{colour}/{place}"
                found[name] = strike(spot.x(), spot.y(), 13, name)


def _time(found: Written, game: BurgundyDice, seat: int) -> None:
    for phase, gone in enumerate(look.time_gone(game)):
        for number in range(gone):
            spot = plan.time_box(phase, number)
            name = f"{seat}/time/{phase}/{number}"
            found[name] = cross(spot.x(), spot.y(), 9.5, name, 2.3)
