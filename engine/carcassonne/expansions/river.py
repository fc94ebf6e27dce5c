"""The River: twelve tiles that are laid before all others (CAR-076 to CAR-085)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from engine.carcassonne.cells import STEPS, cell_at, cell_name
from engine.carcassonne.guest import Guest
from engine.carcassonne.tiles import EDGES, FORMS, TILES, tile_set
from engine.carcassonne.values import LayTile
from engine.core.options import flag
from engine.core.problems import Refusal

if TYPE_CHECKING:
    from engine.carcassonne.game import Carcassonne

SET = "river"
WATER = EDGES["river"]


def _only(what: str) -> str:
    """The tile whose river says so: the source or the lake."""
    return next(
        tile.id
        for tile in TILES.values()
        if tile.set == SET and any(entry.get(what) for entry in tile.features)
    )


SOURCE, LAKE = _only("source"), _only("lake")


class River(Guest):
    id = "river"
    options = (flag("river"),)

    def start_tile(self) -> str:
        return SOURCE

    def tiles(self) -> Sequence[str]:
        return [tile for tile in tile_set(SET) if tile != SOURCE]

    def arrange(self, game: Carcassonne, stack: list[str]) -> list[str]:
        """The river on top of everything else, its lake below the rest of it."""
        land = [tile for tile in stack if TILES[tile].set != SET]
        lake = [tile for tile in stack if tile == LAKE]
        return land + lake + [tile for tile in stack if TILES[tile].set == SET and tile != LAKE]

    def forbids(self, game: Carcassonne, tile: str) -> Callable[[LayTile], Refusal | None] | None:
        if TILES[tile].set != SET:
            return None

        def forbidden(action: LayTile) -> Refusal | None:
            cell = cell_at(action.x, action.y)
            entry = game.state.wanted[cell].find(WATER)
            if entry < 0:
                return Refusal("CAR-079", "not_the_river")
            before = cell + STEPS[entry]
            bend = _bend(FORMS[tile, action.turns].edges, entry)
            if bend and bend == -_bend(game.state.form(before).edges, entry ^ 2):
                return Refusal("CAR-080", "same_bend", (cell_name(before),))
            return None

        return forbidden


def _bend(edges: str, entry: int) -> int:
    """Where the river turns on its way from one side: -1 and 1 to either hand, 0 straight on or nowhere."""
    return next(
        (turn for turn, side in ((-1, entry + 1), (1, entry + 3)) if edges[side % 4] == WATER),
        0,
    )
