"""Felinia in words: what is asked, what can be done, why not, what points are made of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from engine.core.game import Game
from engine.core.match import Entry, Seat
from engine.core.problems import Refusal
from engine.core.values import Action, Decision, Event, Part
from engine.felinia import look
from engine.felinia.actions import (
    Board,
    Buy,
    GiveGood,
    Pass,
    PutStone,
    RentStorage,
    Sell,
    TakeBonus,
    TakeGood,
    TurnTile,
    WalkTo,
)
from engine.felinia.box import BOARD, BONUS_TILES, COINS, GOODS, GUILD, MARKETS, SHIP_TILES, STORAGE
from engine.felinia.professional import KeepPlace
from gui.felinia.log import log_lines, place_of
from gui.felinia.pictures import decision_picture
from gui.felinia.prompts import question
from gui.felinia.texts import card_name, cat_name, good_name, place_name
from gui.table.face import Line, Prompt, Words

translate = QCoreApplication.translate
KEYS_WALK, KEY_ENTER, KEY_SELL = "\u2190\u2191\u2193\u2192", "\u23ce", "S"


class FeliniaWords(Words):
    """Every sentence the game needs."""

    # -- what is asked

    def prompt(self, game: Game[Any], decision: Decision[Any], seats: Sequence[Seat]) -> Prompt:
        title, hint = question(game, decision)
        keys = [
            (KEYS_WALK, translate("Felinia", "choose")),
            (KEY_ENTER, translate("Felinia", "take")),
        ]
        keys.append(("I", translate("Felinia", "explain")))
        if decision.kind != "store_goods" and any(isinstance(action, Sell) for action in game.actions()):
            keys.append((KEY_SELL, translate("Felinia", "sell")))
        name = seats[decision.seat].name
        picture = decision_picture(game, decision, seats[decision.seat].colour)
        return Prompt(title.format(name=name), hint, tuple(keys), picture)

    def doing(self, decision: Decision[Any]) -> str:
        return {
            "place_stone": translate("Felinia", "places a stone"),
            "buy_goods": translate("Felinia", "buys goods"),
            "trade_at_guild": translate("Felinia", "is at the guild"),
            "name_good": translate("Felinia", "swaps goods"),
            "board_ships": translate("Felinia", "goes on board"),
            "turn_tiles": translate("Felinia", "looks at tiles"),
            "walk": translate("Felinia", "explores"),
            "choose_place": translate("Felinia", "finds a place"),
            "store_goods": translate("Felinia", "stores goods"),
        }.get(decision.kind, "")

    # -- what can be done

    def action(self, game: Game[Any], action: Action) -> str:
        match action:
            case PutStone(place=place) if place == BOARD:
                return translate("Felinia", "stone on the board: %n silver", "", COINS.fields[_turn(game)])
            case PutStone(place=place):
                return translate("Felinia", "stone on: {place}").format(place=self.town_place(place))
            case Buy(good=good):
                return translate("Felinia", "buy {good}").format(good=good_name(good))
            case GiveGood(good=good, card=card):
                return translate("Felinia", "give {good} for other goods and {card}").format(
                    good=good_name(good), card=card_name(card)
                )
            case TakeGood(good=good):
                return translate("Felinia", "take {good}").format(good=good_name(good))
            case TakeBonus(tile=tile):
                return translate("Felinia", "take the bonus tile: {bonus}").format(bonus=self.bonus(tile))
            case Board(ship=ship):
                return translate("Felinia", "board the ship of {time} o'clock").format(
                    time=_departure(game, ship)
                )
            case TurnTile():
                return translate("Felinia", "turn up a tile")
            case WalkTo(province=province):
                return self._step(game, province)
            case Sell(what=what):
                return translate("Felinia", "sell {what}").format(what=self.thing(what))
            case RentStorage():
                return translate("Felinia", "keep one more for %n silver", "", STORAGE.price)
            case KeepPlace(card=card):
                return translate("Felinia", "keep the place: {place}").format(
                    place=place_name(card.split("_")[1])
                )
            case Pass():
                return self._pass(game)
        return action.kind

    def _step(self, game: Any, province: str) -> str:
        view = look.province_view(game, province)
        if view.back:
            return translate("Felinia", "walk to the tile and stay")
        if view.symbol:
            return translate("Felinia", "walk on: {reward}").format(reward=self.thing(view.symbol))
        return translate("Felinia", "walk on")

    def _pass(self, game: Any) -> str:
        decision = game.decision()
        return {
            "buy_goods": translate("Felinia", "take the stone back"),
            "trade_at_guild": translate("Felinia", "take the stone back"),
            "board_ships": translate("Felinia", "stay ashore"),
            "turn_tiles": translate("Felinia", "turn up no more"),
            "walk": translate("Felinia", "go home"),
            "choose_place": translate("Felinia", "keep none"),
        }.get(decision.kind if decision else "", translate("Felinia", "pass"))

    def mode(self, name: str) -> str:
        """What is not an action but leads to one: the purse, and what is wanted for goods at the guild."""
        if name.endswith("purse"):
            return translate("Felinia", "sell something")
        return translate("Felinia", "swap for goods and {card}").format(card=card_name(name.split("/")[1]))

    # -- things

    def town_place(self, place: str) -> str:
        """A market or the guild."""
        if place == GUILD:
            return translate("Felinia", "Guild")
        return translate("Felinia", "Market {number}").format(number=MARKETS.index(place) + 1)

    def thing(self, what: str) -> str:
        """Goods, cards and symbols."""
        if what in GOODS:
            return good_name(what)
        return {
            "silver": translate("Felinia", "Silver"),
            "goods": translate("Felinia", "Goods"),
            "mystery": translate("Felinia", "Mysterious place"),
        }.get(what) or card_name(what)

    def bonus(self, tile: str) -> str:
        """What a bonus tile is good for."""
        bonus = BONUS_TILES[tile]
        if bonus.tiles:
            return translate("Felinia", "one more {cat}").format(cat=cat_name(bonus.cat))
        return translate("Felinia", "each {cat} +{points}").format(
            cat=cat_name(bonus.cat), points=bonus.points_each
        )

    # -- what happened

    def entry(self, entry: Entry, seats: Sequence[Seat]) -> list[Line]:
        return log_lines(entry.events, seats, self)

    def place(self, event: Event) -> str:
        """Where an event took place on the table; "" for nowhere in particular."""
        return place_of(event)

    def revealed(self, event: Event) -> str:
        return {
            "tile_turned": translate("Felinia", "A trade tile has been turned up."),
            "good_drawn": translate("Felinia", "Goods have been drawn from the bag."),
            "market_filled": translate("Felinia", "Goods have been drawn from the bag."),
            "ship_tile_laid": translate("Felinia", "A new ship has been announced."),
            "places_drawn": translate("Felinia", "Mysterious places have been drawn."),
        }.get(event.kind, "")

    def progress(self, game: Game[Any]) -> str:
        state = game.state
        if state.phase == "scoring":
            return translate("Felinia", "Round {round}: scoring").format(round=state.round)
        return translate("Felinia", "Round {round}, {phase}").format(
            round=state.round, phase=self.phase(state.phase)
        )

    def round(self, game: Game[Any]) -> str:
        return translate("Felinia", "Round {round}").format(round=game.state.round)

    def phase(self, phase: str) -> str:
        return {
            "placing": translate("Felinia", "placing"),
            "trading": translate("Felinia", "trading"),
            "exploring": translate("Felinia", "exploring"),
            "storing": translate("Felinia", "storing"),
            "preparing": translate("Felinia", "preparing"),
            "scoring": translate("Felinia", "scoring"),
        }[phase]

    # -- what points are made of

    def source(self, source: str) -> str:
        return {
            "trade_tiles": translate("Felinia", "Trade tiles"),
            "bonus_tiles": translate("Felinia", "Bonus tiles"),
            "merchants": translate("Felinia", "Merchants"),
            "gold": translate("Felinia", "Gold"),
            "spice": translate("Felinia", "Spice"),
            "goods": translate("Felinia", "Goods"),
            "provisions": translate("Felinia", "Provisions"),
            "places": translate("Felinia", "Mysterious places"),
        }.get(source, source)

    def part(self, part: Part) -> str:
        what = {
            "alone": translate("Felinia", "%n merchant(s) alone", "", part.count),
            "pair": translate("Felinia", "%n merchant(s) as neighbours", "", part.count),
            "group": translate("Felinia", "%n merchant(s) in a group", "", part.count),
            "gold": translate("Felinia", "%n gold", "", part.count),
            "spice": translate("Felinia", "spice: %n point(s)", "", part.count),
            "goods": translate("Felinia", "%n goods tile(s)", "", part.count),
            "provisions": translate("Felinia", "%n provision(s)", "", part.count),
            "places": translate("Felinia", "%n place(s)", "", part.count),
            "bonus": translate("Felinia", "%n place(s), bonus", "", part.count),
        }.get(part.name)
        if what is None:
            what = f"{part.count} {cat_name(part.name)}"
        return what if part.each == 1 else f"{what} \u00d7 {part.each}"

    # -- why not

    def closed(self) -> str:
        return translate("Felinia", "This market takes no part with so few players.")

    def refusal(self, refusal: Refusal) -> str | None:
        return {
            "closed": self.closed(),
            "other_field": translate("Felinia", "This stone can only lie on the field that glows."),
            "not_on_sale": translate("Felinia", "Your stone lies on another market."),
            "too_expensive": translate(
                "Felinia", "You do not have enough silver. Gold, spice and goods can be sold."
            ),
            "not_owned": translate("Felinia", "You do not have that."),
            "bag_empty": translate("Felinia", "There are no other goods in the bag."),
            "none_in_bag": translate("Felinia", "There is none of that kind in the bag."),
            "no_gold_or_spice": translate("Felinia", "A bonus tile costs a gold and a spice."),
            "no_seat": translate("Felinia", "No seat is free on this ship."),
            "lacks_goods": translate("Felinia", "You do not have the goods that are asked for."),
            "lacks_silver": translate("Felinia", "You do not have enough silver."),
            "no_tile": translate("Felinia", "No tile lies there."),
            "other_country": translate("Felinia", "Your merchant has landed in another country."),
            "already_open": translate("Felinia", "This tile already lies open."),
            "no_path": translate("Felinia", "No path leads there from where your merchant stands."),
            "visited": translate("Felinia", "Your merchant has already been there."),
            "occupied": translate("Felinia", "A merchant already stands there."),
            "face_down": translate("Felinia", "A merchant may not walk onto a face-down tile."),
            "same_sort": translate("Felinia", "You already have a place of this sort."),
            "too_many_goods": translate(
                "Felinia", "The space is paid for. Sell what is still too much: there is no second one."
            ),
        }.get(refusal.reason)


def _turn(game: Any) -> int:
    turn: int = getattr(game.decision(), "turn", 0)
    return turn


def _departure(game: Any, ship: int) -> str:
    tile = game.state.ships[ship].tile
    return SHIP_TILES[tile].departure if tile else "…"
