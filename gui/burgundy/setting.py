"""What lies where: a game as pieces on their places.

Places have names: those of events ("0/h12" a space of seat 0's duchy, "d3a" of a depot, "depot/3" its goods) and,
behind a seat's number, its key spaces ("0/key/1"), store ("0/store/red"), sold goods ("0/sold") and heaps
("0/silver", "0/workers").
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from PySide6.QtCore import QPointF

from engine.burgundy import look
from engine.burgundy.boards import BOARDS
from engine.burgundy.main_board import BY_PLAYERS, SPACES
from engine.core.match import Seat
from gui.burgundy import plan
from gui.burgundy.layers import PIECES
from gui.burgundy.pieces import Look, looks
from gui.burgundy.plan import Place
from gui.kit.theme import seat_colour, theme


def setting(game: Any, places: Sequence[Place], seats: Sequence[Seat]) -> dict[str, Look]:
    """Every piece on the table by its place."""
    found: dict[str, Look] = {}
    found.update(_main_board(game))
    found.update(_bridge(game, seats))
    found.update(_cards(game, seats))
    for seat, place in enumerate(places):
        found.update(_estate(look.estate(game, seat), place))
    found.update(_boards(game, places, seats))
    return found


def _main_board(game: Any) -> Iterator[tuple[str, Look]]:
    for depot in look.depots(game):
        for space in depot.spaces:
            if space.tile:
                spot = plan.space_spot(space.id)
                yield space.id, looks("tile", space.tile, spot, plan.space_size(space.id) * plan.TILE)
        for number, good in enumerate(depot.goods):
            spot = plan.good_spot(depot.depot, number, len(depot.goods))
            yield (
                f"depot/{depot.depot}/{number}",
                looks("good", good, spot, plan.GOOD_SIZE, PIECES + number / 100),
            )
    table = look.table(game)
    first = table.rounds - len(table.round_goods)
    for number, good in enumerate(table.round_goods, first):
        yield f"round/{number}", looks("good", good, plan.round_rect(number).center(), plan.GOOD_SIZE)


def _bridge(game: Any, seats: Sequence[Seat]) -> Iterator[tuple[str, Look]]:
    for space, stack in enumerate(look.table(game).bridge):
        for level, seat in enumerate(stack):
            spot = plan.bridge_spot(space, level)
            yield (
                f"stone/{seat}",
                looks("stone", _tint(seats[seat]), spot, plan.STONE_SIZE, PIECES + level / 100),
            )


def _cards(game: Any, seats: Sequence[Seat]) -> Iterator[tuple[str, Look]]:
    printed = BY_PLAYERS[game.players]
    for card in look.cards(game):
        for number, size in enumerate(("large", "small")):
            taken = number < len(card.takers)
            owner = _tint(seats[card.takers[number]]) if taken else None
            rect = plan.card_rect(card.colour, size == "large")
            points = printed.large_card if size == "large" else printed.small_card
            which = (card.colour, size == "large", points, owner)
            yield f"card/{card.colour}/{size}", looks("card", which, rect.center(), rect.height() / 2)


def _estate(estate: look.EstateView, place: Place) -> Iterator[tuple[str, Look]]:
    seat = estate.seat
    for hex in estate.hexes:
        if hex.tile:
            spot = place.hex_spot(hex.hex) - QPointF(place.size * 0.01, place.size * 0.03)
            layer = PIECES + hex.r / 100  # the lower tiles' rims lie over the upper ones
            yield f"{seat}/{hex.hex}", looks("tile", hex.tile, spot, place.size * plan.TILE, layer)
    for slot, tile in enumerate(estate.storage):
        if tile:
            yield f"{seat}/key/{slot}", looks("tile", tile, place.keys[slot], place.key_size * plan.TILE)
    for number, (good, count) in enumerate(estate.goods.items()):
        yield f"{seat}/store/{good}", looks("stack", (good, count), place.store[number], place.good_size)
    if sold := sum(estate.sold.values()):
        yield f"{seat}/sold", looks("sold", sold, place.sold, place.good_size * 0.8)
    if not estate.board:
        return
    ink = theme().ink.name()
    yield f"{seat}/silver", looks("silver", (estate.silver, ink), place.silver, place.chip_size)
    yield f"{seat}/workers", looks("workers", (estate.workers, ink), place.workers, place.chip_size)


def _boards(game: Any, places: Sequence[Place], seats: Sequence[Seat]) -> Iterator[tuple[str, Look]]:
    """The boards from which a seat may choose its own."""
    decision = game.decision()
    if decision is None or decision.kind != "choose_board" or not places[decision.seat].large:
        return
    seat, free = decision.seat, {action.board for action in game.actions()}
    for number, board in enumerate(BOARDS):
        if board in free:
            spot = plan.board_spot(places[seat], number)
            yield f"{seat}/board/{board}", looks("duchy", (board, _tint(seats[seat])), spot, plan.BOARD_SIZE)


def _tint(seat: Seat) -> tuple[str, int]:
    """A player's colour as a look holds it: its name, and its shade by which pictures differ."""
    return seat.colour, seat_colour(seat.colour).fill.rgb()


def spot_of(name: str, places: Sequence[Place]) -> QPointF | None:
    """Where a place of an event lies."""
    head, _, rest = name.partition("/")
    if head == "depot":
        return plan.GOODS_OF_DEPOT[int(rest)]
    if name in SPACES:
        return plan.space_spot(name)
    if head.isdecimal() and rest:
        return places[int(head)].hex_spot(rest)
    return None
