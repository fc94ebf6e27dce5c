"""Catan: The Duel for 2 seats: the first game and three theme games.

Seat 0 has the red start cards, seat 1 the blue ones; who begins is rolled for.

Options
    game       "first" (Die ersten Cataner, to 7 points at the end of a turn), "gold", "turmoil" or
               "progress" (one theme set each, to 12 points at any time of the own turn)

What chance is asked, in this order
    "landscapes"      at set-up: the stack of landscapes; again when a Scout has looked through it
    "base cards"      at set-up: the draw cards of the base set; a script lists card ids of
                      resources/catan_duel/cards/ from the top of the first stack downwards, then
                      those of the second stack, and so on
    "gold cards", "turmoil cards", "progress cards"     the same for the theme set in play
    "events"          at set-up: the event cards in the order in which they are drawn, without Yule,
                      which comes by itself before the last three; again when Yule is drawn
    "start die"       both seats, seat 0 first, until the numbers differ: 1 to 6
    "production die"  each turn, unless a card sets it: 1 to 6
    "event die"       each turn, unless a card sets it: "brigand", "trade", "celebration", "harvest"
                      or "event_card"
    "protection die"  whoever rolls against an attack: 1 to 6

Ids of cards are "set/name"; a landscape is "central/forest-4" (kind and number), the two Chapels
are "turmoil/chapel_low" (1 to 3) and "turmoil/chapel_high" (4 to 6).  Places are named as in
`engine.catan_duel.places`: "0:1t1" is the site above seat 0's settlement at column 1, "0:2t" the
landscape above and to its right, "0:2t+" the place outside of that landscape, "0:1" the settlement
itself.  Draw stacks are numbered from 0, the base set first.

Decisions and their actions
    start_hand(seat, taken)             choose_stack(stack)
    pick_card(seat, stack, count)       take_card(card) out of a stack that is looked through
    arrange_landscapes(seat, left)      swap(first, second), pass(); five swaps reach every order
    roll_dice(seat)                     roll(), play(card)
    set_die(seat)                       choose_number(number)
    action_phase(seat)                  build(card, place) from the hand, the open stack or a central
                                        stack; play(card); trade(give, get, by); demolish(place);
                                        pass() ends the phase
    pay_from(seat, places, count, why)  spend(place): only where there is a choice
    store_at(seat, places, count, why)  store(place): only where there is a choice
    waive_resource(seat, card, cost, cut)      waive(resource) of a reduced price
    demand_resource(seat, count, needed, why)  demand(resource) from the other; pass() if not needed
    give_one(seat, why)                 spend(place): a resource for the other
    choose_loot(seat, why)              pick(place): the own landscape that is filled
    send_scout(seat, town)              play(card), pass(); also asked of who only may hold a Scout
    choose_landscapes(seat, town, chosen)      take_card(card)
    lay_landscapes(seat, town, cards)   lay_above(card); the other one lies below
    relocate(seat)                      swap(first, second)
    draw_card(seat)                     draw(stack)
    lay_off(seat)                       put_under(card, stack)
    exchange(seat)                      put_under(card, stack), pass()
    new_card(seat)                      draw(stack), search(stack)
    search_stack(seat)                  search(stack), pass()
    refuse_event(seat, card)            play(card), pass(); also asked of who only may hold such a card
    buy_resource(seat, left, why)       store(place), pass()
    name_cards(seat, places, count, why, named)   pick(place)
    give_up(seat, places, why, sunk)    pick(place)
    put_away(seat, card)                put_under(card, stack)
    raid_hand(seat, count)              put_under(card, stack) of the other's cards
    settle_riots(seat, levy, why)       pay_levy(), pick(place)
    ward_off(seat, card)                roll(), pass()
    steal_card(seat)                    take_card(card), pass()
    fetch_card(seat)                    take_card(card) from the discard pile
    choose_tithe(seat, count, why)      demand(resource)
    choose_bath(seat, why)              pick(place)

A Scout and Sebastian are played in the middle of something else.  If only their holders were asked,
the question would betray the card; so everybody is asked in whose hand, by its backs and by what both
players have seen, the card may be.  Who does not hold it can only pass.

The rulebook ends a game only by a victory.  When neither player can reach the target any more,
because too many cards have been demolished, the game is called off at the end of the turn and whoever
has more points is first (`engine.catan_duel.hope`); the event called_off says so.

Events are described in `engine.catan_duel.values`; scored(...) has the sources "settlements",
"cities", "expansions", "strength_token" and "trade_token", and takes points away again when a card
or token is lost.  `engine.catan_duel.look` reads off what lies on the table.
"""

from __future__ import annotations

from typing import Any

from engine.core.game import Game
from engine.core.options import choice
from engine.core.spec import GameSpec

__all__ = ["SPEC"]


def _load() -> type[Game[Any]]:
    from engine.catan_duel.game import CatanDuel

    return CatanDuel


SPEC = GameSpec(
    id="catan_duel",
    min_players=2,
    max_players=2,
    options=(choice("game", "first", "gold", "turmoil", "progress"),),
    load=_load,
    chance=(
        "landscapes",
        "base cards",
        "gold cards",
        "turmoil cards",
        "progress cards",
        "events",
        "start die",
        "production die",
        "event die",
        "protection die",
    ),
    secrets=True,
    rules=2,
)
