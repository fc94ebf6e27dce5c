"""A quick opinion on what a seat's principality and belongings will still bring in."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

from engine.burgundy.main_board import BY_PLAYERS, PHASES, ROUNDS, area_points
from engine.burgundy.scoring import leftovers, monastery_parts

if TYPE_CHECKING:
    from engine.burgundy.game import Burgundy

# found by letting the easy bot play against itself
BEGUN, GROWTH = 0.85, 1.5
"""How much of its points an area counts that is almost complete, and how that grows as it fills."""
LAID = 3.0
"""A laid tile, for the neighbours it opens."""
STORED = 2.5
"""A tile on a key space, with the whole game ahead; as the following."""
WORKERS, SILVER = 0.8, 1.3
"""What workers and silver can do beyond what they are worth at the end, by the root of their number."""
LASTING = 3.0
"""A monastery that changes a rule."""
GOODS = 0.7
"""How much of their price goods in the store already count; larger stacks count more."""


def prospects(game: Burgundy, seat: int) -> float:
    """Points that may still come from areas begun, tiles stored, goods, powers and belongings."""
    estate = game.estate(seat)
    if not estate.board:
        return 0.0
    state = game.state
    ahead = 1 - (sum(phase.rounds for phase in PHASES[: state.phase]) + state.round) / ROUNDS
    now = sum(part.points for part in (*leftovers(game, seat), *monastery_parts(game, seat)))
    stored = sum(1 for tile in estate.storage if tile)
    lasting = len(estate.monasteries) - len(game.powers(seat).final)
    useful = STORED * stored + WORKERS * sqrt(estate.workers) + SILVER * sqrt(estate.silver)
    price = BY_PLAYERS[game.players].sold_good - 1
    goods = GOODS * price * sqrt(sum(count * count for count in estate.goods))
    areas = min(1.0, 1.2 * ahead) * _areas_begun(game, seat)
    return now + ahead * (useful + LASTING * lasting) + min(1.0, 4 * ahead) * goods + areas


def _areas_begun(game: Burgundy, seat: int) -> float:
    """What laid tiles count for areas that are yet to be completed."""
    estate = game.estate(seat)
    phase = PHASES[game.state.phase].points
    points = 0.0
    for area in estate.map.areas:
        filled = sum(1 for space in area if estate.laid[space])
        points += LAID * filled
        if filled < len(area):
            points += BEGUN * (area_points(len(area)) + phase) * (filled / len(area)) ** GROWTH
    return points
