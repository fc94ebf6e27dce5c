"""What can be seen on the table, for boards, hints and tests.  Nothing here changes a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from engine.burgundy_dice.scoring import COLOUR_POINTS, COLOURS, PHASES, SOLO_MARKS, SOLO_ROUNDS, TIME_BOXES
from engine.burgundy_dice.sheet import Sheet
from engine.burgundy_dice.values import BonusGained, BonusLost, Mark, RegionCompleted

if TYPE_CHECKING:
    from engine.burgundy_dice.game import BurgundyDice

ONLOOKER = -1
"""Somebody who sits at no seat."""


class Yield(Struct, frozen=True):
    """What a marking would bring at once.

    region:  the hexes of the region it completes, by their names; none when it completes nothing
    bonus:   the bonus it wins, or ""
    lost:    the bonus that finds no free circle, or ""
    """

    points: int
    region: tuple[str, ...]
    bonus: str
    lost: str


def sheet(game: BurgundyDice, seat: int, eyes: int | None) -> Sheet:
    """The sheet of a seat as far as somebody may see it."""
    hidden = game.hidden(ONLOOKER if eyes is None else eyes)
    return game.state.shown[seat] if seat in hidden else game.state.sheets[seat]


def yields(game: BurgundyDice, mark: Mark) -> Yield:
    """What a legal marking would bring; completed colours are settled later."""
    points, bonus, lost = 0, "", ""
    region: tuple[str, ...] = ()
    for event in game.copy().apply(mark):
        match event:
            case RegionCompleted():
                points, region = event.points, event.hexes
            case BonusGained():
                bonus = event.bonus
            case BonusLost():
                lost = event.bonus
    return Yield(points, region, bonus, lost)


def stars(game: BurgundyDice) -> dict[str, tuple[bool, ...]]:
    """For each colour whether its first and second place can still be won (BDG-084, BDG-103)."""
    open_places: dict[str, tuple[bool, ...]] = {}
    for colour, given in zip(COLOURS, game.state.stars, strict=True):
        if game.solo:
            late = game.state.phase == PHASES - 1
            open_places[colour] = (not given and not late, not given)
        else:
            open_places[colour] = tuple(place >= given for place in range(len(COLOUR_POINTS[colour])))
    return open_places


def time_gone(game: BurgundyDice) -> tuple[int, ...]:
    """How many boxes of each time column are crossed off; in the solo game how many rounds were begun."""
    state = game.state
    whole, now = (SOLO_ROUNDS, state.round) if game.solo else (TIME_BOXES, state.boxes)
    return tuple(
        whole if phase < state.phase else now if phase == state.phase else 0 for phase in range(PHASES)
    )


def rating(points: int) -> int:
    """How good a solo game was: 0, or 1 good, 2 very good, 3 first class (BDG-104)."""
    return sum(points > mark for mark in SOLO_MARKS)
