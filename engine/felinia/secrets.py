"""What a seat may know, and what it can only guess.

Trade tiles on posts may lie face down; those that were taken, and bonus tiles, are
known to their owner alone, though everyone sees the country on their backs.  The
order of the ship tiles is unknown, but not which ones are still to come.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from engine.felinia.box import BONUS_TILES, SHIP_TILES, TRADE_TILES
from engine.felinia.state import NO_TILE

if TYPE_CHECKING:
    from engine.felinia.game import Felinia


def conceal(game: Felinia, data: dict[str, Any], seat: int) -> None:
    """Blank out what the seat may not know.  When the game is over, everything lies open."""
    if game.over:
        return
    state, table = game.state, data["state"]
    hidden = len(state.ship_stack) - state.ships_shown
    table["ships_to_come"] = sorted(state.ship_stack)
    table["ship_stack"][:hidden] = [None] * hidden
    for province in state.tiles:
        if province not in state.turned:
            table["tiles"][province] = None
    for owner, family in enumerate(table["families"]):
        family["backs"] = [TRADE_TILES[tile].country for tile in family["tiles"]]
        if owner != seat:
            family["tiles"] = [None] * len(family["tiles"])
            family["bonus"] = [None] * len(family["bonus"])
    for moment in game.moments["conceal"]:
        moment(game, data, seat)


def imagine(game: Felinia, seat: int) -> None:
    """Deal anew what the seat may not know."""
    if game.over:
        return
    others = [owner for owner in range(game.players) if owner != seat]
    _imagine_ships(game)
    for country in game.island.posts:
        _imagine_tiles(game, seat, others, country)
    _imagine_bonus(game, others)
    for moment in game.moments["imagine"]:
        moment(game, seat)


def _imagine_ships(game: Felinia) -> None:
    """The backs show where the blue tiles begin."""
    stack = game.state.ship_stack
    hidden = len(stack) - game.state.ships_shown
    for back in ("blue", "grey"):
        places = [place for place in range(hidden) if SHIP_TILES[stack[place]].back == back]
        tiles = game.chance.shuffle("imagined ships", sorted(stack[place] for place in places))
        for place, tile in zip(places, tiles):
            stack[place] = tile


def _imagine_tiles(game: Felinia, seat: int, others: list[int], country: str) -> None:
    """Tiles of one country may lie face down on its posts, before others, or unused in the box."""
    state = game.state
    open_ones = {tile for province, tile in state.tiles.items() if province in state.turned}
    known = open_ones.union(game.family(seat).tiles)
    unknown = _shuffled(
        game,
        [
            tile
            for tile in game.trade_tiles()
            if TRADE_TILES[tile].country == country and TRADE_TILES[tile].cat and tile not in known
        ],
    )
    for province in game.island.posts[country]:
        if state.tiles.get(province, NO_TILE) not in (NO_TILE, *open_ones):
            state.tiles[province] = unknown.pop()
    for owner in others:
        tiles = tuple(
            unknown.pop() if TRADE_TILES[tile].country == country else tile
            for tile in game.family(owner).tiles
        )
        game.change(owner, tiles=tiles)


def _imagine_bonus(game: Felinia, others: list[int]) -> None:
    held = {tile for owner in others for tile in game.family(owner).bonus}
    unknown = _shuffled(game, (tile for tile in BONUS_TILES if tile in held))
    for owner in others:
        game.change(owner, bonus=tuple(unknown.pop() for _ in game.family(owner).bonus))


def _shuffled(game: Felinia, tiles: Iterable[str]) -> list[str]:
    return game.chance.shuffle("imagined tiles", list(tiles))
