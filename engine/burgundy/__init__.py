"""The Castles of Burgundy for 2 to 4 seats: the base game.

Options
    boards        "1" or "2": all play on this board, the start castle in the middle; "dealt":
                  different boards 1 to 10 at random; "chosen": the seats choose in the order of play
    first_castle  "open" or "hidden": with boards "dealt" or "chosen", whether the seats choose the
                  place of their start castle one after the other for all to see, or all at once
    extra_hexes   flag: monasteries 27 and 28, crane and geese are in the supplies

What chance is asked, in this order
    "start player"  the roll for the start player, 1 to 6: every seat once, from seat 0 on; seats
                    tied for the highest roll again
    "start goods"   three goods for each seat, in the order of play
    "boards"        with boards "dealt" one board for each seat, in the order of play: "1" to "10"
    at the start of each phase, depot by depot, one tile for each space in use in the order of
    resources/burgundy/main_board.json (d1a to d6d, then the black depot k1 to k8), by its back:
    "beige" (buildings), "light_green" (animals), "yellow" (monasteries), "dark_green" (castles),
    "grey" (mines), "blue" (ships), "black"
                    ids of resources/burgundy/tiles.json: "bank", "cow_3", "monastery_7", "ship", ...
    "goods"         then the five goods of the phase, in the order of the rounds: "turquoise",
                    "violet", "pink", "red", "brown", "orange"
    "dice 0", "dice 1", "dice 2", "dice 3"
                    at the start of each round the two dice of each seat
    "white die"     then the white die
A script gives the outcomes of each name in this order; when it runs out, chance goes on.  What
has not come to light lies in no order, so nothing but castles chosen in secret is ever hidden.

Decisions and their actions; `die` is 0 or 1, or null where an effect needs none
    choose_board(seat)     lay_board(board)
    choose_castle(seat)    lay_castle(hex): `hex` is "h01" to "h37", in reading order
    take_turn(seat)        take_tile(die, space): `space` is the id of a depot's space; place_tile(
                           die, slot, hex): `slot` is the key space 0 to 2; sell_goods(die, good);
                           take_workers(die); end_turn() when both dice are used.  A turn in which
                           nothing more can be done ends by itself.
    Effects of the tile laid last, each with (seat, tile, number, hex)
    act_freely             the castle: take_tile, place_tile, sell_goods, take_workers
    choose_depot           the ship: fetch_goods(depots): one depot, with monastery 5 also two.  Not
                           asked when no goods lie anywhere.
    take_freely            market, carpenter, church: take_tile, or decline()
    sell_freely            the warehouse: sell_goods, or decline()
    place_freely           the town hall: place_tile, or decline()
    choose_building        the crane: use_building(building), or decline()
    choose_herd            the geese: count_herd(animal)
    In take_turn and in all of these at any time
                           spend_worker(die, change); buy_tile(space, pay): `pay` is "silver" or,
                           with monastery 6, "workers"; buy_workers() with monastery 28
    Small questions that follow at once
    make_room(seat, space, die)  discard_tile(slot): the key spaces are full
    choose_goods(seat, depots)   keep_goods(goods): not all new colours fit into the store

Events
    start_player_rolled(rolls, order), goods_dealt(seat, goods), board_dealt(seat, board),
    board_chosen(seat, board), castle_hidden(seat), castle_laid(seat, hex, hidden),
    phase_began(phase, cleared, laid, goods), dice_rolled(phase, round, order, dice, white),
    good_laid(good, depot), turn_began(seat), die_changed(seat, die, before, after),
    tile_taken(seat, tile, space, slot, die), tile_discarded(seat, tile, slot),
    purchase_paid(seat, tile, space, silver, workers), tile_placed(seat, tile, slot, hex, die),
    area_completed(seat, colour, places), card_taken(seat, colour, card),
    goods_sold(seat, good, count, die), goods_taken(seat, goods), marker_moved(seat, start, end,
    stacks), workers_taken(seat, die), gained(seat, silver, workers, cause),
    workers_bought(seat, silver), phase_ended(phase), final_scoring(), game_over(winners), and
    scored(seat, source, points, parts, places, rule) with
        source  "area", "card", "animals", "building", "goods", "leftovers" or "monasteries"
        parts   named "area_<size>", "phase_<a to e>", "large_card", "small_card", by a tile's or
                good's id, or "goods", "silver", "worker_pairs" among the leftovers
        places  "seat/hex" for a space of a principality, "d3a" or "k1" for a depot's

`engine.burgundy.look` reads off what lies on the table.
"""

from __future__ import annotations

from typing import Any

from engine.burgundy.guests import GUESTS
from engine.core.game import Game
from engine.core.options import choice
from engine.core.spec import GameSpec

__all__ = ["SPEC"]


def _load() -> type[Game[Any]]:
    from engine.burgundy.game import Burgundy

    return Burgundy


SPEC = GameSpec(
    id="burgundy",
    min_players=2,
    max_players=4,
    options=(
        choice("boards", "1", "2", "dealt", "chosen"),
        choice("first_castle", "open", "hidden"),
        *(option for guest in GUESTS for option in guest.options),
    ),
    load=_load,
    chance=(
        "start player",
        "start goods",
        "boards",
        "beige",
        "light_green",
        "yellow",
        "dark_green",
        "grey",
        "blue",
        "black",
        "goods",
        *(f"dice {seat}" for seat in range(4)),
        "white die",
        *(name for guest in GUESTS for name in guest.chance),
    ),
    secrets=lambda options: options["first_castle"] == "hidden",
)
