"""Felinia for 2 to 4 seats; seat 0 is the first start player.

Options
    professional   flag, off: the other side of the board, open tiles, provisions, special tiles and
                   mysterious places
    open_ships     flag, off: the ship tile that comes next is seen by all

What chance is asked, in this order; a script lists what comes first, the rest follows at random
    "blue ships"   once at set-up: ids of resources/felinia/ships.json in the order in which the
                   tiles with a blue back come, after all grey ones
    "grey ships"   the same for the tiles with a grey back; the first four lie on ships 0 to 3
    "goods"        whenever a goods tile is drawn from the bag: a kind of goods ("wine", ...).  Two
                   for each open market at set-up, then as rewards and to fill the markets
    "trade tiles"  once at set-up: ids of tiles.json.  Each country lays its own tiles, in this
                   order, on its posts in the order of the map
    "places"       once at set-up of the professional game: ids of places.json, the next one first

Decisions and their actions; a place is "board", "market_1" to "market_5" or "guild", a ship is 0 to 3
    place_stone(seat, turn)               put_stone(place); `turn` is 0 to 2
    buy_goods(seat, market)               buy(good), pass() takes the stone back
    trade_at_guild(seat)                  give_good(good, card), take_bonus(tile), pass(); `card` is
                                          "spice", in the professional game also "provisions"
    name_good(seat, given, card, price)   take_good(good), after give_good
    board_ships(seat)                     board(ship), pass(); after a deal
    turn_tiles(seat, country, left)       turn_tile(province), pass()
    walk(seat, way)                       walk_to(province), pass() goes home; `way` are the
                                          provinces entered so far
    choose_place(seat)                    keep_place(card), pass(); professional game only
    store_goods(seat, rented)             rent_storage() once, and sell until few enough are left
  At each of them sell(what) is possible, too: "gold", "spice" or a kind of goods; then the decision
  is asked again.  A decision is left out when nothing but pass() could come of it, selling included.

Events
    round_began(round, seat), phase_began(phase), ship_tile_laid(ship, tile, left),
    next_ship_shown(tile), market_filled(market, goods), stone_placed(seat, place, turn, silver),
    stone_taken_back(seat, place, deal), good_bought(seat, market, good, price),
    goods_swapped(seat, given, taken, card, cards, price), bonus_taken(seat, tile, price),
    sold(seat, what, silver), boarded(seat, ship, place, goods, silver), last_merchant_boarded(seat),
    ship_sailed(ship, tile, country, aboard), ship_cancelled(ship, tile), ship_returned(ship, tile),
    merchant_walked(seat, origin, province, step), provision_eaten(seat),
    tile_turned(seat, province, tile), gained(seat, what, due, got, source),
    good_drawn(seat, good, source), tile_taken(seat, province, tile, country),
    special_taken(seat, province, tile, left), went_home(seat, province),
    places_drawn(seat, cards), place_kept(seat, card, given), places_returned(seat, count),
    storage_rented(seat, price), ships_ran_out(), final_scoring(), tiles_shown(seat, tiles, bonus),
    places_shown(seat, cards), game_over(winners), and
    scored(seat, source, points, parts, places, rule), all of them after final_scoring, with
        source  "trade_tiles" (parts named by cat), "bonus_tiles" (by cat), "merchants" (one event
                for each group: "alone", "pair" or "group"), "gold", "spice", "goods", "provisions",
                "places" ("places", "bonus")
        places  the provinces of a group of merchants

Trade and bonus tiles before a player and cards of mysterious places are known to their owner alone.
`engine.felinia.look` reads off what lies on the table.
"""

from __future__ import annotations

from typing import Any

from engine.core.game import Game
from engine.core.options import flag
from engine.core.spec import GameSpec

__all__ = ["SPEC"]


def _load() -> type[Game[Any]]:
    from engine.felinia.game import Felinia

    return Felinia


SPEC = GameSpec(
    id="felinia",
    min_players=2,
    max_players=4,
    options=(flag("professional"), flag("open_ships")),
    load=_load,
    chance=("blue ships", "grey ships", "goods", "trade tiles", "places"),
    rules=2,
    secrets=True,
)
