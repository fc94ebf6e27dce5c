"""What moves in the city: stones, goods, coins, and whoever goes on board."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPointF

from engine.felinia.box import BOARD, GOODS, GUILD
from engine.felinia.events import (
    Boarded,
    BonusTaken,
    GoodBought,
    GoodsSwapped,
    MarketFilled,
    ShipTileLaid,
    Sold,
    StonePlaced,
    StoneTakenBack,
)
from gui.felinia import looks, plan
from gui.felinia.motions import FLIGHT, appear, fade_late
from gui.felinia.setting import PRICE, STONE, row_of
from gui.felinia.stage import Stage
from gui.kit.motion import call, move


def move_stone(stage: Stage, event: StonePlaced | StoneTakenBack) -> None:
    stone, home = looks.stone(stage.colour(event.seat), STONE), stage.home(event.seat)
    if isinstance(event, StonePlaced) and event.place == BOARD:
        stage.fly(looks.stone(stage.colour(event.seat), 44), home.hand(), home.field(event.turn))
        stage.then(stage.slide_coin(event.seat))
    elif isinstance(event, StonePlaced):
        below = len(stage.game.state.stones[event.place])
        stage.fly(stone, home.hand(), _stack_top(event.place, below))
    else:
        left = stage.target.state.stones[event.place]
        item = stage.piece(stone, _stack_top(event.place, len(left)))
        stage.take("spotlight")
        stage.then(call(partial(_lower_stack, stage, event.place, left)))
        stage.then(appear(item), move(item, home.hand(), FLIGHT), fade_late(item))


def _stack_top(place: str, below: int) -> QPointF:
    height = looks.stack_step(below + 1, STONE) * (below + 1)
    return plan.stack_foot(row_of(place), place == GUILD) - QPointF(0, height)


def _lower_stack(stage: Stage, place: str, left: Sequence[int]) -> None:
    """A stack with fewer stones, and the price that goes with it."""
    stack, price = stage.lying(f"stones/{place}"), stage.lying(f"price/{place}")
    if stack is not None:
        stack.set_look(looks.stack([stage.colour(seat) for seat in left], STONE))
    if price is not None:
        price.set_look(looks.coin(str(len(left)), PRICE))
        price.setVisible(bool(left))


def trade(stage: Stage, event: GoodBought | GoodsSwapped | BonusTaken | Sold) -> None:
    guild = plan.guild_rect().center()
    match event:
        case GoodBought(seat=seat, market=market, good=good):
            space = stage.game.state.markets[market].index(good)
            stage.take(f"{market}/{space}")
            stage.fly(looks.good(good, 62), plan.market_space(row_of(market), space), stage.store(seat))
        case GoodsSwapped(seat=seat, given=given, taken=taken, card=card, cards=cards):
            stage.fly(looks.good(given, 56), stage.store(seat), guild)
            stage.fly(looks.good(taken, 56), guild, stage.store(seat))
            if cards:
                stage.fly(looks.symbol(card, 52), guild, stage.due_to(seat, card))
        case BonusTaken(seat=seat, tile=tile):
            if tile is not None:
                stage.take(f"bonus/{tile}")
            stage.fly(looks.bonus(tile, 50), guild, stage.won(seat))
        case Sold():
            _sell(stage, event)
    stage.then(stage.slide_coin(event.seat))


def _sell(stage: Stage, event: Sold) -> None:
    """What is sold rises from the board and is gone."""
    goods = stage.game.family(event.seat).goods
    if event.what in goods:
        own = goods.index(event.what)
        start = stage.home(event.seat).store(own, len(goods))
        stage.take(f"{event.seat}/good/{own}")
    else:
        start = stage.store(event.seat) if event.what in GOODS else stage.due_to(event.seat, event.what)
    look = looks.good(event.what, 50) if event.what in GOODS else looks.symbol(event.what, 46)
    item = stage.piece(look, start)
    stage.then(appear(item), move(item, start - QPointF(0, 90), 240), fade_late(item))


def board_ship(stage: Stage, event: Boarded) -> None:
    """The price goes to the ship's tile, the merchant takes a seat."""
    home, goods = stage.home(event.seat), stage.game.family(event.seat).goods
    deck = plan.ship_spot(event.ship) + QPointF(16 - event.place * 26, -10)
    flights = []
    for number, good in enumerate(event.goods):
        own = goods.index(good)
        item = stage.piece(looks.good(good, 48), home.store(own, len(goods)))
        end = plan.ship_tile_spot(event.ship) + QPointF(36 + 54 * number, 100)
        flights += [appear(item), move(item, end, 300), fade_late(item)]
    stage.then(*flights, stage.slide_coin(event.seat))
    stage.fly(looks.merchant(stage.colour(event.seat), 62), home.merchant(), deck, 320)


def refill(stage: Stage, event: ShipTileLaid | MarketFilled) -> None:
    """Everything new comes at the same time."""
    if isinstance(event, ShipTileLaid):
        tile = stage.piece(looks.ship_tile(event.tile), plan.pile_spot())
        stage.together += [appear(tile), move(tile, plan.ship_tile_spot(event.ship), 420)]
        return
    row = row_of(event.market)
    first = len(stage.target.state.markets[event.market]) - len(event.goods)
    for number, good in enumerate(event.goods):
        place = plan.market_space(row, max(first, 0) + number)
        item = stage.piece(looks.good(good, plan.GOOD), place - QPointF(0, 46))
        stage.together += [appear(item), move(item, place, 380)]
