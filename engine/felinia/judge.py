"""A quick opinion on how a seat stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.felinia.boarding import open_ships
from engine.felinia.box import CATS, GUILD, JOURNEY, STORAGE, TRADE_TILES, ShipTile
from engine.felinia.exploring import GoOn, Walk, obstacle
from engine.felinia.purse import raisable
from engine.felinia.scoring import worths
from engine.felinia.state import PLACING, Family

if TYPE_CHECKING:
    from engine.felinia.game import Felinia

ABOARD = 8.0
"""What a merchant on a ship is likely to find."""
ON_THE_WAY = 0.8
"""How sure a walking merchant is to reach the best tile within its steps."""
SPECIAL = 4.0
"""What a special tile is worth."""
READY, NEARER = 3.0, 0.45
"""What it is worth to have all the goods for a free seat, and how it shrinks with each one that lacks."""
GOOD, SILVER, PROVISION = 0.2, 0.35, 0.4
"""What things are worth that help to get aboard and about, beyond the points they bring."""
TOO_MANY = 0.8
"""What a tile loses that cannot be stored."""


def prospects(game: Felinia, seat: int) -> float:
    """The points the seat would score now, and what its merchants, goods and silver may still bring."""
    if game.over:
        return 0.0
    family, state = game.family(seat), game.state
    points = float(sum(worth.points for worth in worths(game, seat)))
    points += ABOARD * sum(berth.aboard.count(seat) for berth in state.ships)
    points += ON_THE_WAY * _journey(game, seat)
    if state.ending:
        return points
    points += GOOD * len(family.goods) + SILVER * family.silver + PROVISION * family.provisions
    points -= TOO_MANY * max(0, len(family.goods) - STORAGE.free)
    tiles = open_ships(game)
    if tiles and family.merchants:
        points += max(_readiness(family, family.goods, tile) for tile in tiles)
        points += sum(_hope(game, seat, market, tiles) for market in game.markets)
    return points + (SILVER * state.stones[GUILD].count(seat) if state.phase == PLACING else 0.0)


def _journey(game: Felinia, seat: int) -> float:
    """What the best open tile is worth that the seat's walking merchant can still reach."""
    way = next((s.way for s in game.steps if isinstance(s, GoOn | Walk) and s.seat == seat), None)
    if way is None:
        return 0.0
    family, state = game.family(seat), game.state
    best = 0.0
    reached, edge = {*way}, [way[-1]]
    for _ in range(max(0, JOURNEY.each - len(way)) + family.provisions):
        edge = [
            province
            for origin in edge
            if origin not in state.tiles
            for province in game.island.provinces[origin].paths
            if province not in reached and obstacle(game, (origin,), province) is None
        ]
        reached.update(edge)
    for province in reached & state.turned:
        best = max(best, 1.0 + _gain(family, state.tiles[province]))
    return best


def _gain(family: Family, tile: str) -> float:
    """What one more tile of its cat adds."""
    cat = CATS.get(TRADE_TILES[tile].cat)
    if cat is None:
        return SPECIAL
    owned = sum(TRADE_TILES[other].cat == cat.id for other in family.tiles)
    return (owned + 1) * min(owned + 1, cat.most) - owned * min(owned, cat.most)


def _readiness(family: Family, goods: tuple[str, ...], tile: ShipTile) -> float:
    """How close the family would be with these goods to a seat on the ship."""
    missing = sum(max(0, count - goods.count(good)) for good, count in tile.goods.items())
    missing += max(0, tile.silver - family.silver)
    worth: float = READY * NEARER**missing
    return worth


def _hope(game: Felinia, seat: int, market: str, tiles: list[ShipTile]) -> float:
    """What the seat's stones on a market may still bring: the best good for it, at its price."""
    stones, on_sale, family = game.state.stones[market], game.state.markets[market], game.family(seat)
    if seat not in stones or not on_sale:
        return 0.0
    now = max(_readiness(family, family.goods, tile) for tile in tiles)
    best = max(_readiness(family, (*family.goods, good), tile) for good in set(on_sale) for tile in tiles)
    hope = 0.0
    for height, owner in enumerate(stones, 1):
        before = len(stones) - height
        if owner == seat and before < len(on_sale) and raisable(family) >= height:
            sure = 1.0 if before == 0 else 0.6
            hope = max(hope, sure * (1.0 + GOOD + best - now) - SILVER * height)
    return hope
