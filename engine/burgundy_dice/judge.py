"""A quick opinion on what a seat's sheet will still bring in."""

from __future__ import annotations

from math import cos, sin
from typing import TYPE_CHECKING

from engine.burgundy_dice.conditions import fitting, open_hexes
from engine.burgundy_dice.duchies import CELLS, RADIUS
from engine.burgundy_dice.scoring import (
    BONUSES,
    COLOUR_POINTS,
    PASTURE,
    PHASES,
    REGION_POINTS,
    SOLO_ROUNDS,
    TIME_BOXES,
)
from engine.burgundy_dice.sheet import EMPTY

if TYPE_CHECKING:
    from engine.burgundy_dice.game import BurgundyDice

USE = dict(zip(BONUSES, (0.5, 0.6, 2.2, 0.5), strict=True))
"""What a bonus is worth with most of the game ahead."""
OPEN_NUMBER = 0.03
"""What another number is worth that can be written somewhere."""

TASTE = 0.6
"""How much more a seat likes the regions on its side of the duchy: bots that share every roll should not all
fill the same sheet."""


def prospects(game: BurgundyDice, seat: int) -> float:
    """Points on the sheet that are not counted yet, and those that regions, colours and bonuses promise."""
    sheet = game.state.sheets[seat]
    ahead = _ahead(game)
    points = float(sheet.points - game.points[seat])
    points += ahead * sum(USE[bonus] * sheet.owned(bonus) for bonus in BONUSES)
    points += ahead * OPEN_NUMBER * _choices(game, seat)
    return points + ahead * (_regions(game, seat) + _colours(game, seat))


def _liking(seat: int, hex: int) -> float:
    """From -1 to 1: how far a hex lies towards the seat's side of the duchy."""
    q, r = CELLS[hex]
    x, y = q + r / 2, r * 0.866
    side = 2.4 * seat + 0.9
    return (x * cos(side) + y * sin(side)) / RADIUS


def _ahead(game: BurgundyDice) -> float:
    """The share of the game that is still to come."""
    state = game.state
    gone = state.round / SOLO_ROUNDS if game.solo else state.boxes / TIME_BOXES
    return 1 - (state.phase + gone) / PHASES


def _choices(game: BurgundyDice, seat: int) -> int:
    duchy, sheet = game.duchy, game.state.sheets[seat]
    return sum(len(fitting(duchy, sheet, hex)) for hex in open_hexes(duchy, sheet))


def _regions(game: BurgundyDice, seat: int) -> float:
    """Regions that have been begun, the more the nearer they are to their end."""
    duchy, numbers = game.duchy, game.state.sheets[seat].numbers
    points = 0.0
    for region in duchy.regions:
        marked = sum(numbers[hex] != EMPTY for hex in region)
        if 0 < marked < len(region):
            worth = float(REGION_POINTS[len(region)][game.state.phase])
            colour = duchy.colours[region[0]]
            worth *= 2 if colour == PASTURE else 1
            if not game.solo:
                worth *= 1 + TASTE * _liking(seat, region[0])
            points += 0.8 * worth * (marked / len(region)) ** 1.5
    return points


def _colours(game: BurgundyDice, seat: int) -> float:
    """Colours that are nearly full."""
    numbers = game.state.sheets[seat].numbers
    points = 0.0
    for colour, hexes in game.duchy.whole.items():
        share = sum(numbers[hex] != EMPTY for hex in hexes) / len(hexes)
        points += COLOUR_POINTS[colour][0] * share**3 if share < 1 else 0.0
    return points
