"""Laying a tile in the principality: where it may lie, and what follows from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.burgundy.boards import INDEX, NAMES, TOWN
from engine.burgundy.deeds import replaced, rise_in_stack
from engine.burgundy.main_board import BY_PLAYERS, PHASES, area_points
from engine.burgundy.state import NO_TILE, Estate
from engine.burgundy.tiles import TILES
from engine.burgundy.values import AreaCompleted, CardTaken, TilePlaced, hex_place
from engine.core.problems import Refusal
from engine.core.values import Part, Step

if TYPE_CHECKING:
    from engine.burgundy.game import Burgundy

LARGE, SMALL = "large", "small"


def place(game: Burgundy, seat: int, slot: int, hex: str, die: int | None) -> None:
    """Lay a stored tile; scoring and effects follow in the order of COB-070."""
    estate = game.estate(seat)
    tile = estate.storage[slot]
    game.change(seat, storage=replaced(estate.storage, slot, NO_TILE))
    game.emit(TilePlaced(seat, tile, slot, hex, die))
    lay(game, seat, tile, hex)


def lay(game: Burgundy, seat: int, tile: str, hex: str) -> None:
    """A tile lies on a space from now on, wherever it came from."""
    estate = game.estate(seat)
    game.change(seat, laid=replaced(estate.laid, INDEX[hex], tile))
    if TILES[tile].power:
        game.change(seat, monasteries=tuple(sorted((*estate.monasteries, tile))))
        rise_in_stack(game, seat)
    game.push(
        ScoreArea(seat, hex),
        ScoreColour(seat, hex),
        *game.guest_steps("placed", seat, tile, hex),
        *(DoEffect(seat, tile, number, hex) for number in range(len(game.effects[tile]))),
    )


def hindrance(game: Burgundy, seat: int, tile: str, space: int) -> Refusal | None:
    """Why a tile may not lie on a space of its colour, whatever the number; None when it may."""
    estate = game.estate(seat)
    board, laid = estate.map, estate.laid
    if laid[space]:
        return Refusal("COB-062", "occupied", (hex_place(seat, NAMES[space]),))
    if not any(laid[near] for near in board.around[space]):
        if not any(connects(game, seat, space) for connects in game.moments["connects"]):
            return Refusal("COB-065", "not_adjacent")
    if board.colours[space] == TOWN and not game.powers(seat).repeat_buildings:
        twins = [other for other in board.areas[board.area_of[space]] if laid[other] == tile]
        if twins:
            return Refusal("COB-108", "twin", tuple(hex_place(seat, NAMES[twin]) for twin in twins))
    for forbids in game.moments["forbids"]:
        refusal: Refusal | None = forbids(game, seat, tile, space)
        if refusal is not None:
            return refusal
    return None


def area_worth(game: Burgundy, seat: int, area: int) -> tuple[Part, ...]:
    """What an area would score if it were completed now (COB-164, COB-165)."""
    size = len(game.estate(seat).map.areas[area])
    for moment in game.moments["area_size"]:
        size = moment(game, seat, area, size)
    phase = PHASES[game.state.phase]
    return (Part(f"area_{size}", 1, area_points(size)), Part(f"phase_{phase.id}", 1, phase.points))


def is_filled(estate: Estate, spaces: tuple[int, ...]) -> bool:
    laid = estate.laid
    return all(laid[space] for space in spaces)


def card_points(game: Burgundy, seat: int, card: str) -> int:
    values = BY_PLAYERS[game.players]
    points = values.large_card if card == LARGE else values.small_card
    for moment in game.moments["card_points"]:
        points = moment(game, seat, points)
    return points


def next_card(game: Burgundy, colour: str) -> str | None:
    """The bonus card of a colour that is next to be taken."""
    taken = len(game.state.cards[colour])
    return (LARGE, SMALL)[taken] if taken < 2 else None


class ScoreArea(Step["Burgundy"], frozen=True, gc=False):
    """Points for the area of the tile just laid, if that is complete now (COB-163)."""

    seat: int
    hex: str

    def run(self, game: Burgundy) -> None:
        estate = game.estate(self.seat)
        board = estate.map
        space = INDEX[self.hex]
        area = board.area_of[space]
        if is_filled(estate, board.areas[area]):
            places = tuple(hex_place(self.seat, NAMES[other]) for other in board.areas[area])
            game.emit(AreaCompleted(self.seat, board.colours[space], places))
            game.score(self.seat, "area", area_worth(game, self.seat, area), "COB-163", places)


class ScoreColour(Step["Burgundy"], frozen=True, gc=False):
    """A bonus card for who fills a colour as first or second (COB-166, COB-167)."""

    seat: int
    hex: str

    def run(self, game: Burgundy) -> None:
        estate = game.estate(self.seat)
        colour = estate.map.colours[INDEX[self.hex]]
        if not is_filled(estate, estate.map.whole[colour]):
            return
        game.push(*game.guest_steps("colour_filled", self.seat, colour))
        card = next_card(game, colour)
        if card is not None:
            game.state.cards[colour] += (self.seat,)
            game.emit(CardTaken(self.seat, colour, card))
            part = Part(f"{card}_card", 1, card_points(game, self.seat, card))
            game.score(self.seat, "card", [part], "COB-166" if card == LARGE else "COB-167")


class DoEffect(Step["Burgundy"], frozen=True, gc=False):
    """One of the effects of a tile that was laid on a space (COB-069)."""

    seat: int
    tile: str
    number: int
    hex: str

    def run(self, game: Burgundy) -> None:
        game.effects[self.tile][self.number].happen(game, self)
