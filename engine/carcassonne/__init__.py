"""Carcassonne for 2 to 6 seats; seat 0 begins.

Options, all flags and off unless said otherwise
    farmers            on: meeples may lie on fields, which are scored at the end
    river              the river's twelve tiles are laid first
    abbot              an abbot for everybody
    inns_cathedrals    the tiles with inns and cathedrals
    big_meeple         a big meeple for everybody
    gold_mines, mage_witch, messages, robbers, flying_machines, ferries, crop_circles
    traders_builders   the tiles with goods
    builder, pig       a builder, a pig for everybody

What chance is asked, in this order
    "tiles"     once at set-up: all tiles are shuffled.  A script lists tile ids of
                resources/carcassonne/*.json ("base/d", ...) in the order in which they are drawn;
                the rest follows at random.  The river's tiles always come before all others and
                its lake last of them.  The start tile already lies at (0, 0).
    "messages"  once at set-up: the numbers 1 to 8, the first to be drawn first
    "flight"    whenever a meeple flies: 1, 2 or 3

Decisions and their actions; x grows eastwards, y southwards, `feature` is an index into the
feature list of the tile at (x, y) or of the tile just laid, "pass" is pass()
    place_tile(seat, tile)          lay_tile(x, y, turns): `turns` are clockwise quarter turns;
                                    those that look the same are offered once, at their smallest
    place_gold(seat, x, y)          put_gold(x, y): the second bar, on a tile around the new one
    move_magic(seat)                put_magic(figure, x, y, feature) with "mage" or "witch"; where
                                    neither can go anywhere, remove_magic(figure)
    place_robber(seat)              put_robber(space) of the score track, 0 to 49; or pass
    place_figure(seat, x, y)        set_figure(figure, feature): "meeple", "big_meeple", "abbot",
                                    "builder" or "pig" on the tile just laid at (x, y);
                                    fly(figure); recall_abbot(); or pass.  Not asked when there is
                                    nothing to place.
    land_meeple(seat, figure, x, y) land(feature) on the tile that was reached
    place_ferry(seat, x, y)         lay_ferry(one, two): indices of two road ends of the new lake
    turn_ferries(seat, cells)       move_ferry(x, y, one, two), each ferry once; or pass
    choose_scoring(seat, segments)  score_next(x, y, feature): only asked while a robber waits
    choose_figure(seat, award)      move_figure(figure): "scoring_meeple" or "messenger"; not asked
                                    while both have the same total
    choose_loot(seat)               rob_figure(seat, figure)
    choose_trail(seat)              follow_figure(seat, figure)
    choose_gold(seat)               take_gold(x, y): not asked where it makes no difference
    resolve_message(seat, number)   carry_out_message(), for message 8 take_back_meeple(figure, x,
                                    y, feature); or message_points()
    choose_circle(seat, sign)       choose_adding() or choose_removing()
    join_circle(seat, sign)         add_meeple(figure, x, y, feature); or pass
    leave_circle(seat, sign)        remove_meeple(figure, x, y, feature)
    bonus_turn(seat)                draw_again(); or pass
What leaves no choice is done without asking.

Events
    tile_drawn(seat, tile, left), tile_discarded(seat, tile), tile_laid(seat, tile, x, y, turns),
    figure_set(seat, figure, x, y, feature, on), figure_returned(seat, figure, x, y, feature),
    feature_closed(seat, feature, places), final_scoring(), game_over(winners), and
    scored(seat, source, points, parts, places, rule) with
        source  "road", "city", "monastery", "garden", "field", "goods", "gold", "message" or
                "robber"; what follows final_scoring is final
        parts   "tiles", "shields", "cities", and what expansions add to or take from them:
                "inn", "cathedral", "mage", "witch", "pig"; "bars" of gold; "wine", "grain",
                "cloth"; "robbed", "left_over"; "knights", "farmers", "instead"
        places  "x,y/feature" for an entry of a tile's feature list, "x,y" for a whole tile
    The other events stand in the rooms of engine.carcassonne.expansions.

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
    chance=("tiles", *(name for guest in GUESTS for name in guest.chance)),
    rules=3,
)
