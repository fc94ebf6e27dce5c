"""Which pieces lie where: the whole table as data, from what the eyes may see of a game."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QPointF

from engine.felinia import look
from engine.felinia.box import BONUS_TILES, GUILD, MARKETS, SHIP_TILES
from engine.felinia.exploring import ReturnShip
from gui.felinia import layers, looks, plan
from gui.felinia.art.island import Island, island
from gui.felinia.families import Chair, family
from gui.felinia.looks import Placed
from gui.felinia.texts import sort_name
from gui.felinia.words import FeliniaWords
from gui.kit.theme import SeatColour

Setting = dict[str, Placed]

STONE = 72.0
PRICE = 24.0
SHIP_AT_SEA = 124.0
MERCHANT, WALKER = 76.0, 90.0
SYMBOL = 50.0
STEP_UP = QPointF(0, -26)
"""How a walking merchant stands above the middle of a province, so that its symbol is seen."""
DRAWN = 1.15
"""How large cards of mysterious places are while somebody chooses."""
CORNER = QPointF(40, -134)
"""Where such a card says whether it can be kept, from its middle."""


def setting(game: Any, eyes: int | None, chairs: Sequence[Chair], words: FeliniaWords) -> Setting:
    """Everything on the table; `eyes` is who looks, None for somebody at no seat."""
    pieces: Setting = {}
    colours = [chair.colour for chair in chairs]
    _town(pieces, game, colours, words)
    _harbour(pieces, game, viewer(game, eyes), colours)
    _island(pieces, game, colours)
    for seat, chair in enumerate(chairs):
        pieces |= family(game, seat, eyes, chair)
    _places(pieces, game, eyes)
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


def row_of(place: str) -> int:
    """The row of a market or the guild in the town."""
    return len(MARKETS) if place == GUILD else MARKETS.index(place)


# ---------------------------------------------------------------- parts


def _town(pieces: Setting, game: Any, colours: Sequence[SeatColour], words: FeliniaWords) -> None:
    phase = game.state.phase
    plate = looks.plate(words.round(game), words.phase(phase), phase)
    pieces["phase"] = Placed(plate, plan.TOWN.topLeft() + plan.PHASE.center(), layers.BOARD)
    now = look.traded_now(game)
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
        if market.place == now:
            pieces["spotlight"] = Placed(looks.spotlight(), plan.stack_foot(row, guild), layers.BOARD)
    for tile in look.bonus_tiles(game):
        place = plan.bonus_spot(list(BONUS_TILES).index(tile))
        pieces[f"bonus/{tile}"] = Placed(looks.bonus(tile, 42), place, layers.TILES)


def _harbour(pieces: Setting, game: Any, seat: int, colours: Sequence[SeatColour]) -> None:
    sailing = at_sea(game)
    lacks = {lack.ship: lack for lack in look.lacks(game, seat)}
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
            lack = lacks[ship.ship]
            missing = lack.goods | ({"silver": lack.silver} if lack.silver else {})
            tile = looks.ship_tile(ship.tile, missing, lack.nothing)
            pieces[f"ship_tile/{ship.ship}"] = Placed(tile, plan.ship_tile_spot(ship.ship), layers.TILES)
    stack = game.state.ship_stack
    if upcoming := look.next_ship(game):
        tile = looks.ship_tile(upcoming, scale=0.96)
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


def _places(pieces: Setting, game: Any, eyes: int | None) -> None:
    """The cards of mysterious places: the stack on the chart, and those that somebody looks at."""
    left = look.places_left(game)
    if left:
        pieces["places"] = Placed(looks.place_pile(left), plan.PLACES_AT, layers.TILES)
    drawn = look.drawn_places(game, eyes)
    for number, card in enumerate(drawn):
        piece = looks.place_card(card, sort_name(card), DRAWN)
        place = drawn_spot(number, len(drawn))
        pieces[f"drawn/{number}"] = Placed(piece, place, layers.LIGHT)
        if card is not None:
            mark = looks.verdict(card in look.keepable_places(game))
            pieces[f"verdict/{number}"] = Placed(mark, place + CORNER, layers.LIGHT + 0.1)


def drawn_spot(number: int, count: int) -> QPointF:
    """Where one of so many drawn cards lies."""
    return plan.CHART.center() + QPointF((number - (count - 1) / 2) * 165 * DRAWN, 0)
