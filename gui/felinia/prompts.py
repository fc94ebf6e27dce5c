"""What the player is asked."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication

from engine.felinia import look
from engine.felinia.actions import Pass, Sell
from engine.felinia.box import GUILD, MARKETS, STORAGE
from engine.felinia.exploring import costs_provision
from gui.felinia.texts import country_name, good_name

translate = QCoreApplication.translate


def question(game: Any, decision: Any) -> tuple[str, str]:
    """Title and hint of a decision; the title has a place for the name of who decides."""
    match decision.kind:
        case "place_stone":
            return (
                translate("Felinia", "Place a stone, {name}"),
                translate(
                    "Felinia",
                    "In the city to trade there, or on your board for %n silver.",
                    "",
                    look.pay_of_stone(game, decision.seat, decision.turn),
                ),
            )
        case "buy_goods" | "trade_at_guild" if not _has_deed(game):
            place = getattr(decision, "market", GUILD)
            return (
                translate("Felinia", "Sell something first, {name}?"),
                translate(
                    "Felinia",
                    "The deal costs %n silver: sell for it, or take the stone back.",
                    "",
                    _price(game, place),
                ),
            )
        case "board_ships" if not _has_deed(game):
            return (
                translate("Felinia", "Go on board, {name}?"),
                translate(
                    "Felinia",
                    "You have the goods for a ship, only silver is lacking: sell something for it.",
                ),
            )
        case "buy_goods":
            return (
                translate("Felinia", "Buy goods, {name}?"),
                translate(
                    "Felinia",
                    "On market {market} a tile costs %n silver: one for each stone there.",
                    "",
                    _price(game, decision.market),
                ).format(market=MARKETS.index(decision.market) + 1),
            )
        case "trade_at_guild":
            return (
                translate("Felinia", "A deal at the guild, {name}?"),
                translate(
                    "Felinia",
                    "It costs %n silver. Give a goods tile for another kind and a card, or a gold and a spice for a bonus tile.",
                    "",
                    _price(game, GUILD),
                ),
            )
        case "name_good":
            return (
                translate("Felinia", "Which goods, {name}?"),
                translate("Felinia", "Choose what you get from the bag for your tile: {good}.").format(
                    good=good_name(decision.given)
                ),
            )
        case "board_ships":
            return (
                translate("Felinia", "Go on board, {name}?"),
                translate(
                    "Felinia", "Pay a ship's price and take its front seat. A tick marks what you have."
                ),
            )
        case "turn_tiles":
            return (
                translate("Felinia", "Turn up a tile, {name}?"),
                translate("Felinia", "{country}: you may look at %n more tile(s).", "", decision.left).format(
                    country=country_name(decision.country)
                ),
            )
        case "walk":
            return translate("Felinia", "Step {number}, {name}").replace(
                "{number}", str(len(decision.way) + 1)
            ), _walk_hint(decision)
        case "choose_place":
            return (
                translate("Felinia", "A mysterious place, {name}"),
                translate("Felinia", "Keep one of the cards, of a sort that you do not have yet."),
            )
        case "store_goods":
            return (
                translate("Felinia", "Too many goods, {name}"),
                translate(
                    "Felinia",
                    "You keep {free} for nothing and one more for {price} silver. Sell the rest.",
                ).format(free=STORAGE.free, price=STORAGE.price),
            )
    return translate("Felinia", "Your decision, {name}"), ""


def _walk_hint(decision: Any) -> str:
    if costs_provision(decision.way):
        return translate(
            "Felinia", "This step costs a provision. At an open tile your merchant stays for good."
        )
    return translate("Felinia", "At an open tile your merchant takes it and stays for good.")


def _price(game: Any, place: str) -> int:
    return next(market.price for market in look.markets(game) if market.place == place)


def _has_deed(game: Any) -> bool:
    """Whether more can be done than selling and passing."""
    return any(not isinstance(action, Sell | Pass) for action in game.actions())
