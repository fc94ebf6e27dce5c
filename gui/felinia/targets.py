"""What can be pointed at: things by name, their shapes, and which actions they stand for.

Names are a market's or the guild's id, "market/space", "swap/card", "bonus/tile", "take/good",
"ship/number", a province's id, "drawn/number", and for the things of a seat "seat/board", "seat/field/turn",
"seat/good/number", "seat/gold" and so on, and "seat/purse".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from engine.core.values import Action
from engine.felinia import look
from engine.felinia.actions import Board, Buy, GiveGood, PutStone, Sell, TakeBonus, TakeGood, TurnTile, WalkTo
from engine.felinia.box import BOARD, BONUS_TILES, COINS, GUILD, MARKETS
from engine.felinia.professional import KeepPlace
from gui.felinia import plan
from gui.felinia.art import places
from gui.felinia.art.island import Island, island
from gui.felinia.families import card_kinds
from gui.felinia.homes import Home
from gui.felinia.setting import DRAWN, drawn_spot, map_name, row_of
from gui.kit.paths import oval, rounded


class Targets:
    """The things of one position."""

    def __init__(self, game: Any, homes: Sequence[Home]) -> None:
        self.game = game
        self._homes = homes
        self.land: Island = island(map_name(game))

    # ---------------------------------------------------------------- shapes

    def shape(self, name: str) -> QPainterPath:
        """The outline of a thing."""
        if name in self.land.shapes:
            return self.land.shapes[name]
        words = name.split("/")
        if words[0].isdigit():
            return self._of_seat(int(words[0]), words[1:])
        match words:
            case ["ship", ship]:
                return rounded(plan.berth_rect(int(ship)), 14)
            case ["swap", card]:
                return rounded(plan.swap_rect(self.game.swap_cards.index(card)), 10)
            case ["bonus", tile]:
                return _square(plan.bonus_spot(list(BONUS_TILES).index(tile)), 46)
            case ["take", good]:
                return _square(self.tray_spot(good), 76)
            case ["drawn", number]:
                return self._drawn(int(number))
            case [market, space]:
                return _square(plan.market_space(row_of(market), int(space)), plan.GOOD + 4)
        return rounded(plan.guild_rect() if name == GUILD else plan.market_rect(row_of(name)), 14)

    def middle(self, name: str) -> QPointF:
        if name in self.land.provinces:
            return self.land.centre(name)
        return self.shape(name).boundingRect().center()

    def _of_seat(self, seat: int, words: list[str]) -> QPainterPath:
        home = self._homes[seat]
        match words:
            case ["field", turn]:
                place = home.field(int(turn))
                return oval(place.x(), place.y(), 20)
            case ["good", number]:
                goods = self.game.family(seat).goods
                return _square(home.store(int(number), len(goods)), 52)
            case ["purse"]:
                place = home.purse()
                return oval(place.x(), place.y(), 26)
            case ["board"]:
                return rounded(home.rect, 12)
            case [card]:
                place = home.card(card_kinds(self.game).index(card))
                return rounded(QRectF(place.x() - 21, place.y() - 22, 58, 44), 10)
        raise ValueError(f"no such thing: {words}")

    def _drawn(self, number: int) -> QPainterPath:
        middle = drawn_spot(number, len(look.drawn_places(self.game, None)))
        wide, tall = places.WIDE * DRAWN, places.TALL * DRAWN
        return rounded(QRectF(middle.x() - wide / 2, middle.y() - tall / 2, wide, tall), 14)

    def tray_spot(self, good: str) -> QPointF:
        """Where a kind of goods is offered that can be named at the guild."""
        offered = [action.good for action in self.game.actions() if isinstance(action, TakeGood)]
        return plan.tray_spot(offered.index(good), len(offered))

    # ---------------------------------------------------------------- pointing

    def at(self, point: QPointF) -> list[str]:
        """What lies under a point, the smallest thing first."""
        names = [name for name in self._pointable() if self.shape(name).contains(point)]
        province = self.land.province_at(point)
        return [*names, province] if province else names

    def good(self, name: str) -> str:
        """The kind of goods that can be bought or named there; "" for anything else."""
        match name.split("/"):
            case ["take", good]:
                return good
            case [market, space] if market in MARKETS:
                return str(self.game.state.markets[market][int(space)])
        return ""

    def _pointable(self) -> list[str]:
        game = self.game
        names = [f"drawn/{number}" for number in range(len(look.drawn_places(game, None)))]
        names += [f"take/{action.good}" for action in game.actions() if isinstance(action, TakeGood)]
        names += [f"{market}/{n}" for market, goods in game.state.markets.items() for n in range(len(goods))]
        names += [f"bonus/{tile}" for tile in look.bonus_tiles(game)]
        names += [f"swap/{card}" for card in game.swap_cards]
        names += [f"ship/{ship}" for ship in range(len(game.state.ships))]
        for seat in range(game.players):
            goods = game.family(seat).goods
            names += [f"{seat}/good/{number}" for number in reversed(range(len(goods)))]
            names += [f"{seat}/{card}" for card in card_kinds(game)]
            names += [f"{seat}/field/{turn}" for turn in range(len(COINS.fields))]
            names += [f"{seat}/purse", f"{seat}/board"]
        return [*names, *MARKETS, GUILD]


def _square(middle: QPointF, side: float) -> QPainterPath:
    return rounded(QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side), side * 0.14)


# ---------------------------------------------------------------- actions


def names_of(action: Action, game: Any, seat: int) -> list[str]:
    """The things by which a seat takes an action; none leaves it to the prompt."""
    family, state = game.family(seat), game.state
    match action:
        case PutStone(place=place):
            turn = getattr(game.decision(), "turn", 0)
            return [f"{seat}/field/{turn}"] if place == BOARD else [place]
        case Buy(good=good):
            market = game.decision().market
            return [f"{market}/{n}" for n, other in enumerate(state.markets[market]) if other == good]
        case GiveGood(good=good) | Sell(what=good) if good in family.goods:
            return [f"{seat}/good/{n}" for n, other in enumerate(family.goods) if other == good]
        case Sell(what=card):
            return [f"{seat}/{card}"]
        case TakeGood(good=good):
            return [f"take/{good}"]
        case TakeBonus(tile=tile):
            return [f"bonus/{tile}"]
        case Board(ship=ship):
            return [f"ship/{ship}"]
        case TurnTile(province=province) | WalkTo(province=province):
            return [province]
        case KeepPlace(card=card):
            return [f"drawn/{look.drawn_places(game, seat).index(card)}"]
    return []


def attempt(name: str, game: Any, seat: int) -> Action | None:
    """What somebody wants who points at a thing that cannot be chosen now; the engine tells why not."""
    words = name.split("/")
    match words:
        case [province] if province in game.island.provinces:
            return TurnTile(province) if game.decision().kind == "turn_tiles" else WalkTo(province)
        case [place]:
            return PutStone(place)
        case [market, space] if market in MARKETS:
            here = market == look.traded_now(game)
            return Buy(game.state.markets[market][int(space)] if here else name)
        case ["bonus", tile]:
            return TakeBonus(tile)
        case ["ship", ship]:
            return Board(int(ship))
        case ["drawn", number]:
            card = look.drawn_places(game, seat)[int(number)]
            return KeepPlace(card) if card is not None else None
        case [owner, "good", number] if int(owner) == seat:
            return GiveGood(game.family(seat).goods[int(number)], game.swap_cards[0])
        case [owner, "field", turn] if int(owner) == seat:
            return PutStone(f"{BOARD}/{turn}")
    return None
