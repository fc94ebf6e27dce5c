"""What is asked, decision by decision."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication

from engine.catan_duel import look
from engine.core.values import Decision
from gui.catan_duel import texts
from gui.catan_duel.names import face_name

translate = QCoreApplication.translate


def asked(game: Any, decision: Any) -> tuple[str, str]:
    """The title and the sentence of a prompt; ``{name}`` stands for who decides."""
    count = getattr(decision, "count", 1)
    why = cause(getattr(decision, "why", ""))
    match decision.kind:
        case "start_hand":
            return (
                translate("CatanDuel", "Choose a stack for your hand, {name}"),
                translate("CatanDuel", "Your first 3 cards come from this stack."),
            )
        case "arrange_landscapes":
            return (
                translate("CatanDuel", "Arrange your landscapes, {name}"),
                translate("CatanDuel", "Touch two landscapes and they change places."),
            )
        case "roll_dice":
            return (
                translate("CatanDuel", "Roll the dice, {name}"),
                translate("CatanDuel", "A card that sets a die is played before."),
            )
        case "action_phase":
            return (
                translate("CatanDuel", "Your turn, {name}"),
                translate(
                    "CatanDuel",
                    "Build and play cards from your hand and the stacks, trade at your plaque; then end your turn.",
                ),
            )
        case "ward_off":
            attack = translate("CatanDuel", "{card} is played against you. Roll to ward it off?")
            return (
                translate("CatanDuel", "An attack, {name}!"),
                attack.format(card=texts.card_name(decision.card)),
            )
        case "refuse_event":
            event = translate("CatanDuel", "{card} comes upon you. Play a card so that it passes you by?")
            if len(game.actions()) == 1:
                event = translate(
                    "CatanDuel",
                    "{card} comes upon you. Your hand holds no card against it; you are asked so that the"
                    " other cannot tell.",
                )
            return (
                translate("CatanDuel", "Refuse the event, {name}?"),
                event.format(card=texts.card_name(decision.card)),
            )
        case "send_scout":
            scout = translate("CatanDuel", "With the Scout you choose both new landscapes yourself.")
            if len(game.actions()) == 1:
                scout = translate(
                    "CatanDuel",
                    "Your hand holds no Scout; you are asked so that the other cannot tell.",
                )
            return translate("CatanDuel", "Send a scout, {name}?"), scout
        case "choose_landscapes":
            return (
                translate("CatanDuel", "Choose a landscape, {name}"),
                translate("CatanDuel", "Landscape {number} of 2.").format(number=len(decision.chosen) + 1),
            )
        case "lay_landscapes":
            return (
                translate("CatanDuel", "Which one lies above, {name}?"),
                translate("CatanDuel", "The other landscape goes below the new settlement."),
            )
        case "set_die":
            return (
                translate("CatanDuel", "Set the production die, {name}"),
                translate("CatanDuel", "Only the event die is rolled then."),
            )
        case "relocate":
            return (
                translate("CatanDuel", "Which cards change places, {name}?"),
                translate("CatanDuel", "Touch two landscapes, or two expansions."),
            )
        case "pay_from" | "give_one":
            left = translate("CatanDuel", "%n resource(s) to give: touch a landscape.", "", count)
            return (
                translate("CatanDuel", "Where does it come from, {name}?"),
                f"{left} {why}".strip(),
            )
        case "store_at":
            left = translate("CatanDuel", "%n resource(s) to take: touch a landscape.", "", count)
            return translate("CatanDuel", "What do you take, {name}?"), f"{left} {why}".strip()
        case "buy_resource":
            left = translate("CatanDuel", "%n purchase(s) left, 1 gold each.", "", decision.left)
            return translate("CatanDuel", "Buy a resource, {name}?"), left
        case "demand_resource":
            left = translate("CatanDuel", "%n resource(s) of the other's to take.", "", count)
            return translate("CatanDuel", "What do you take from the other, {name}?"), f"{left} {why}".strip()
        case "choose_tithe":
            return translate("CatanDuel", "Wool or grain, {name}?"), why
        case "waive_resource":
            return (
                translate("CatanDuel", "What do you leave out, {name}?"),
                translate("CatanDuel", "The price is cut by a resource of your choice."),
            )
        case "choose_loot":
            return (
                translate("CatanDuel", "Which landscape is filled, {name}?"),
                translate("CatanDuel", "With what the other has of its kind."),
            )
        case "choose_bath":
            return translate("CatanDuel", "At which Bath House, {name}?"), why
        case "give_up":
            return translate("CatanDuel", "Which card has to go, {name}?"), why
        case "name_cards":
            left = translate(
                "CatanDuel", "%n more: the other gives one of them up.", "", count - len(decision.named)
            )
            return translate("CatanDuel", "Name buildings of the other, {name}"), left
        case "settle_riots":
            levy = translate("CatanDuel", "Pay %n gold, or touch a unit that leaves.", "", decision.levy)
            return translate("CatanDuel", "Riots, {name}!"), levy
        case "raid_hand":
            return (
                translate("CatanDuel", "The other's hand, {name}"),
                translate("CatanDuel", "%n card(s) go under a stack with the same back.", "", count),
            )
        case "steal_card":
            return (
                translate("CatanDuel", "The other's hand, {name}"),
                translate("CatanDuel", "Take one card, or none."),
            )
        case "pick_card":
            return (
                translate("CatanDuel", "Take a card, {name}"),
                translate("CatanDuel", "%n card(s) of this stack come to your hand.", "", count),
            )
        case "fetch_card":
            return (
                translate("CatanDuel", "Take a card back, {name}"),
                translate("CatanDuel", "Any card of the discard pile."),
            )
        case "search_stack":
            return (
                translate("CatanDuel", "Which stack do you search, {name}?"),
                translate("CatanDuel", "You see all its cards and take one."),
            )
        case "draw_card":
            missing = look.hand_limit(game, decision.seat) - len(look.backs(game, decision.seat))
            return (
                translate("CatanDuel", "Draw a card, {name}"),
                translate("CatanDuel", "%n card(s) to draw, from any stack.", "", missing),
            )
        case "lay_off":
            return (
                translate("CatanDuel", "Your hand is too large, {name}"),
                translate("CatanDuel", "Touch a card, then a stack with the same back: it goes under it."),
            )
        case "exchange":
            return (
                translate("CatanDuel", "Exchange a card, {name}?"),
                translate("CatanDuel", "Touch a card, then a stack with the same back; or keep your hand."),
            )
        case "new_card":
            return (
                translate("CatanDuel", "Take a new card, {name}"),
                translate("CatanDuel", "The top card of a stack, or search one for a price."),
            )
        case "put_away":
            return (
                translate("CatanDuel", "Under which stack, {name}?"),
                translate("CatanDuel", "{card} leaves the principality.").format(
                    card=texts.card_name(decision.card)
                ),
            )
    return translate("CatanDuel", "Your decision, {name}"), why


def cause(why: str) -> str:
    """What brought a choice about, as a short addition."""
    if "/" in why:
        return translate("CatanDuel", "({card})").format(card=texts.card_name(why))
    known = {
        "price": translate("CatanDuel", "(the price)"),
        "trade": translate("CatanDuel", "(the trade)"),
        "search": translate("CatanDuel", "(the search)"),
        "production": translate("CatanDuel", "(production)"),
        "trade_face": translate("CatanDuel", "(trade advantage)"),
    }
    return known.get(why) or (f"({face_name(why)})" if why in ("harvest", "celebration", "brigand") else "")


def fan_title(decision: Decision[Any]) -> str:
    """Over cards that are held out."""
    return {
        "pick_card": translate("CatanDuel", "The cards of the stack"),
        "choose_landscapes": translate("CatanDuel", "The landscapes of the stack"),
        "lay_landscapes": translate("CatanDuel", "Which one lies above?"),
        "fetch_card": translate("CatanDuel", "The discard pile"),
        "raid_hand": translate("CatanDuel", "The other's hand"),
        "steal_card": translate("CatanDuel", "The other's hand"),
        "put_away": translate("CatanDuel", "Under which stack?"),
    }.get(decision.kind, "")
