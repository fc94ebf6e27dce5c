"""Which pieces lie where: the whole table as data, from what the eyes may see of a game."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QPointF, QRectF

from engine.felinia import look
from engine.felinia.box import BONUS_TILES, COINS, GUILD, MARKETS, SHIP_TILES, STORAGE
from engine.felinia.exploring import ReturnShip
from gui.felinia import layers, looks, plan
from gui.felinia.art.boards import paint_family_board
from gui.felinia.art.island import Island, island
from gui.felinia.looks import Look, Placed
from gui.felinia.texts import place_name
from gui.felinia.words import FeliniaWords
from gui.kit.theme import SeatColour, theme

Setting = dict[str, Placed]

STONE = 72.0
PRICE = 24.0
SHIP_AT_SEA = 124.0
MERCHANT, WALKER = 76.0, 90.0
SYMBOL = 50.0
STEP_UP = QPointF(0, -26)
"""How a walking merchant stands above the middle of a province, so that its symbol is seen."""
FAN = 40.0
DRAWN_AT = QPointF(plan.CHART.center().x(), plan.CHART.center().y())


def setting(game: Any, eyes: int | None, colours: Sequence[SeatColour], words: FeliniaWords) -> Setting:
    """Everything on the table; `eyes` is who looks, None for somebody at no seat."""
    pieces: Setting = {}
    _town(pieces, game, colours, words)
    _harbour(pieces, game, viewer(game, eyes), colours)
    _island(pieces, game, colours)
    for seat in range(game.players):
        _family(pieces, game, seat, eyes, colours[seat])
    _drawn_places(pieces, game, eyes)
    return pieces


def viewer(game: Any, eyes: int | None) -> int:
    """For whom prices are weighed: who looks, else who decides."""
    if eyes is not None:
        return eyes
    decision = game.decision()
    return decision.seat if decision is not None else 0


def map_name(game: Any) -> str:
    return "professional" if game.options["professional"] else "basic"


def at_sea(game: Any) -> int | None:
    """The ship whose merchants are ashore now."""
    return next((step.ship for step in game.steps if isinstance(step, ReturnShip)), None)


def card_kinds(game: Any) -> tuple[str, ...]:
    """The sorts of cards that are in play."""
    return ("gold", "spice", "provisions") if game.options["professional"] else ("gold", "spice")


def row_of(place: str) -> int:
    """The row of a market or the guild in the town."""
    return len(MARKETS) if place == GUILD else MARKETS.index(place)


# ---------------------------------------------------------------- parts


def _town(pieces: Setting, game: Any, colours: Sequence[SeatColour], words: FeliniaWords) -> None:
    plate = looks.plate(words.round(game), words.phase(game.state.phase))
    pieces["phase"] = Placed(plate, plan.TOWN.topLeft() + plan.PHASE.center(), layers.BOARD)
    for market in look.markets(game):
        row, guild = row_of(market.place), market.place == GUILD
        for space, good in enumerate(market.goods):
            place = plan.market_space(row, space)
            pieces[f"{market.place}/{space}"] = Placed(looks.good(good, plan.GOOD), place, layers.GOODS)
        if market.closed:
            continue
        stones = looks.stack([colours[seat] for seat in market.stones], STONE)
        pieces[f"stones/{market.place}"] = Placed(stones, plan.stack_foot(row, guild), layers.STONES)
        if market.price:
            coin = looks.coin(str(market.price), PRICE)
            pieces[f"price/{market.place}"] = Placed(coin, plan.price_spot(row, guild), layers.STONES)
    for tile in look.bonus_tiles(game):
        place = plan.bonus_spot(list(BONUS_TILES).index(tile))
        pieces[f"bonus/{tile}"] = Placed(looks.bonus(tile, 42), place, layers.TILES)


def _harbour(pieces: Setting, game: Any, seat: int, colours: Sequence[SeatColour]) -> None:
    sailing = at_sea(game)
    lacks = {lack.ship: dict(lack.goods) | {"silver": lack.silver} for lack in look.lacks(game, seat)}
    for ship in look.ships(game):
        seats = [colours[owner] for owner in ship.aboard] + [None] * (ship.seats - len(ship.aboard))
        if ship.ship == sailing:
            place = island(map_name(game)).mooring(ship.destination)
            vessel = looks.ship(ship.destination, seats, SHIP_AT_SEA)
        else:
            place, vessel = plan.ship_spot(ship.ship), looks.ship(ship.destination, seats, plan.SHIP)
        pieces[f"ship/{ship.ship}"] = Placed(vessel, place, layers.SHIPS)
        if ship.leaves is not None and ship.ship != sailing:
            flag = looks.departure(ship.leaves + 1)
            pieces[f"leaves/{ship.ship}"] = Placed(flag, place + QPointF(-36, -52), layers.SHIPS + 0.5)
        if ship.tile:
            tile = looks.ship_tile(ship.tile, {what: n for what, n in lacks[ship.ship].items() if n})
            pieces[f"ship_tile/{ship.ship}"] = Placed(tile, plan.ship_tile_spot(ship.ship), layers.TILES)
    stack = game.state.ship_stack
    if upcoming := look.next_ship(game):
        tile = looks.ship_tile(upcoming, {}, 0.96)
        pieces["pile"] = Placed(tile, plan.pile_spot(), layers.TILES)
    elif stack:
        pile = looks.ship_pile(len(stack), SHIP_TILES[stack[-1]].back)
        pieces["pile"] = Placed(pile, plan.pile_spot(), layers.TILES)


def _island(pieces: Setting, game: Any, colours: Sequence[SeatColour]) -> None:
    land = island(map_name(game))
    for province in look.provinces(game):
        middle = land.centre(province.id)
        for number in range(province.symbol_count):
            shift = QPointF((number - (province.symbol_count - 1) / 2) * SYMBOL * 0.62, 0)
            token = looks.symbol_token(province.symbol, min(SYMBOL, land.tile * 0.86))
            pieces[f"symbol/{province.id}/{number}"] = Placed(token, middle + shift, layers.SYMBOLS)
        if province.back:
            pieces[f"tile/{province.id}"] = post_tile(land, province.id, province.back, province.tile)
        if province.owner is not None:
            pieces[f"merchant/{province.id}"] = settled(land, province.id, colours[province.owner])
    if walking := look.walking(game):
        seat, way = walking
        walker = looks.merchant(colours[seat], WALKER)
        pieces["walker"] = Placed(walker, land.centre(way[-1]) + STEP_UP, layers.MERCHANTS + 0.5)


def post_tile(land: Island, province: str, back: str, tile: str) -> Placed:
    """The trade tile of a post, face up if it is known, laid a little askew."""
    piece = looks.tile_front(tile, land.tile) if tile else looks.tile_back(back, land.tile)
    turn = random.Random(province).uniform(-3.5, 3.5)
    return Placed(piece, land.centre(province), layers.TILES, turn)


def settled(land: Island, province: str, colour: SeatColour) -> Placed:
    """A merchant who stays; those further south stand in front."""
    middle = land.centre(province)
    figure = looks.merchant(colour, MERCHANT * min(1.0, land.tile / 56))
    return Placed(figure, middle + QPointF(0, -6), layers.MERCHANTS + middle.y() / 2000)


def _family(pieces: Setting, game: Any, seat: int, eyes: int | None, colour: SeatColour) -> None:
    family, board = look.family_view(game, seat, eyes), plan.board_rect(seat, game.players)
    decision = game.decision()
    at_turn = decision is not None and decision.seat == seat
    cards = card_kinds(game)
    pieces[f"{seat}/board"] = Placed(
        _board(board.width(), board.height(), colour, at_turn, cards), board.topLeft(), layers.BOARD
    )
    ink = theme().ink
    coin = looks.coin(str(family.silver), 20)
    pieces[f"{seat}/silver"] = Placed(coin, plan.coin_spot(board, family.silver), layers.STONES)
    for number, good in enumerate(family.goods):
        place = plan.store_spot(board, number, len(family.goods))
        pieces[f"{seat}/good/{number}"] = Placed(looks.good(good, 50), place, layers.GOODS + number / 100)
    for number, card in enumerate(cards):
        count = looks.number(str(getattr(family, card)), 27, ink)
        place = plan.card_spot(board, number) + QPointF(27, 2)
        pieces[f"{seat}/{card}"] = Placed(count, place, layers.STONES)
    for turn in family.paid:
        stone = looks.stone(colour, 44)
        place = plan.field_spot(board, turn) + QPointF(0, -7)
        pieces[f"{seat}/paid/{turn}"] = Placed(stone, place, layers.STONES)
    at_home = looks.number(f"×{family.merchants}", 27, "#FFFFFF")
    pieces[f"{seat}/merchants"] = Placed(at_home, board.topLeft() + QPointF(32, 127), layers.STONES)
    if family.stones:
        hand = looks.stack([colour] * family.stones, 38)
        pieces[f"{seat}/stones"] = Placed(hand, board.topLeft() + QPointF(32, 168), layers.STONES)
    if game.state.first == seat:
        place = board.topLeft() + QPointF(11, 10)
        pieces[f"{seat}/first"] = Placed(looks.bell(), place, layers.STONES + 0.5)
    _taken(pieces, family, seat, len(cards), board)


def _taken(pieces: Setting, family: look.FamilyView, seat: int, cards: int, board: QRectF) -> None:
    """What a family has won, those it keeps secret face down; equal things lie on each other with a number."""
    tiles = Counter(
        looks.tile_front(tile, FAN) if tile else looks.tile_back(back, FAN)
        for tile, back in zip(family.tiles, family.backs, strict=True)
    )
    heaps = [(f"{seat}/tile/{n}", *heap) for n, heap in enumerate(tiles.items())]
    heaps += [(f"{seat}/special/{tile}", looks.tile_front(tile, FAN), 1) for tile in family.specials]
    bonus = Counter(looks.bonus(tile, FAN) for tile in family.bonus)
    heaps += [(f"{seat}/bonus/{n}", *heap) for n, heap in enumerate(bonus.items())]
    places = Counter(_small_place(card) for card in family.places)
    heaps += [(f"{seat}/place/{n}", *heap) for n, heap in enumerate(places.items())]
    for number, (name, piece, count) in enumerate(heaps):
        place = plan.tile_spot(board, number, len(heaps), cards)
        layer = layers.TILES + number / 100
        pieces[name] = Placed(piece, place, layer)
        if count > 1:
            pieces[f"{name}/count"] = Placed(looks.badge(count), place + QPointF(12, 15), layer + 0.005)


def _small_place(card: str | None) -> Look:
    return looks.place_card(card, sort_name(card), 0.24)


def _drawn_places(pieces: Setting, game: Any, eyes: int | None) -> None:
    drawn = look.drawn_places(game, eyes)
    for number, card in enumerate(drawn):
        place = DRAWN_AT + QPointF((number - (len(drawn) - 1) / 2) * 190, 0)
        piece = looks.place_card(card, sort_name(card), 1.15)
        pieces[f"drawn/{number}"] = Placed(piece, place, layers.LIGHT)


def sort_name(card: str | None) -> str:
    """The name of the sort of a place card."""
    return "" if card is None else place_name(card.split("_")[1])


def _board(wide: float, tall: float, colour: SeatColour, at_turn: bool, cards: tuple[str, ...]) -> Look:
    paint = partial(
        paint_family_board,
        wide=wide,
        tall=tall,
        colour=colour,
        at_turn=at_turn,
        most_silver=COINS.most,
        fields=COINS.fields,
        storage=(STORAGE.free, STORAGE.most, STORAGE.price),
        cards=cards,
    )
    name = ("family board", wide, tall, colour.id, colour.fill.name(), at_turn, cards, theme().name)
    return Look(name, (16, 16, wide + 18, tall + 20), paint)
