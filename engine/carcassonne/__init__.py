"""Carcassonne for 2 to 6 seats; seat 0 begins.

Options
    farmers    flag, on: meeples may lie on fields, which are scored at the end

What chance is asked, in this order
    "tiles"    once at set-up: the stack is shuffled.  A script lists tile ids of
               resources/carcassonne/base.json ("base/d", ...) in the order in which they are
               drawn; the rest follows at random.  The start tile already lies at (0, 0).

Decisions and their actions; x grows eastwards, y southwards
    place_tile(seat, tile)     lay_tile(x, y, turns): `turns` are clockwise quarter turns; those
                               that look the same are offered once, at their smallest number
    place_figure(seat, x, y)   set_figure(figure, feature): `figure` is "meeple", `feature` an
                               index into the feature list of the tile just laid at (x, y); or
                               pass().  Not asked when there is nothing to place.

Events
    tile_drawn(seat, tile, left), tile_discarded(seat, tile), tile_laid(seat, tile, x, y, turns),
    figure_set(seat, figure, x, y, feature, on), figure_returned(seat, figure, x, y, feature),
    feature_closed(seat, feature, places), final_scoring(), game_over(winners), and
    scored(seat, source, points, parts, places, rule) with
        source  "road", "city", "monastery" or "field"; what follows final_scoring is final
        parts   named "tiles", "shields" or "cities"
        places  "x,y/feature" for an entry of a tile's feature list, "x,y" for a whole tile

`engine.carcassonne.look` reads off what lies on the table.
"""

from __future__ import annotations

from typing import Any

from engine.carcassonne.guests import GUESTS
from engine.core.game import Game
from engine.core.options import flag
from engine.core.spec import GameSpec

__all__ = ["SPEC"]


def _load() -> type[Game[Any]]:
    from engine.carcassonne.game import Carcassonne

    return Carcassonne


SPEC = GameSpec(
    id="carcassonne",
    min_players=2,
    max_players=6,
    options=(flag("farmers", True), *(option for guest in GUESTS for option in guest.options)),
    load=_load,
)
