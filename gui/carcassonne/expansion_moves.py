"""What the expansions bring, as movement: flights, gold, ferries, magic, messages."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsItem

from gui.carcassonne.art.ferry import crossing
from gui.carcassonne.art.shapes import shape_of
from gui.carcassonne.figures import FigureItem
from gui.carcassonne.land import SIDE, cell_rect
from gui.carcassonne.layers import IN_HAND
from gui.carcassonne.lights import TileLight
from gui.carcassonne.offered import FerryGhost
from gui.carcassonne.pieces import gold_item
from gui.carcassonne.tokens import token_item
from gui.kit.dice import DieItem, roll
from gui.kit.motion import Track, call, fade, grow, move, pause

if TYPE_CHECKING:
    from gui.carcassonne.moves import Moves

DIE = 0.22 * SIDE
LEAST_DIE = 15.0
"""Half of a die's side in pixels, however small the tiles are."""


def play(moves: Moves, event: Any) -> None:
    """Let an event be seen, if it is one of these."""
    maker = MAKERS.get(event.kind)
    if maker is not None:
        maker(moves, event)


def _fly(moves: Moves, event: Any) -> None:
    """The figure mounts the machine, the die rolls, and off it goes over the tiles to where it lands."""
    board = moves.board
    start, end = cell_rect((event.x, event.y)).center(), cell_rect((event.to_x, event.to_y)).center()
    figure = board.figures.make(event.figure, event.seat, lying=False)
    figure.setPos(start)
    figure.setOpacity(0.0)
    figure.setZValue(IN_HAND)
    die = DieItem(max(DIE, LEAST_DIE * SIDE / board.pixels), "#F3E8CF")
    die.detail = board.pixels / SIDE
    die.setZValue(IN_HAND)
    rest = start + QPointF(0.75, -0.1) * SIDE
    die.setPos(rest)
    die.setOpacity(0.0)
    target = TileLight((event.to_x, event.to_y))
    target.setOpacity(0.0)
    for item in (target, figure, die):
        moves.pass_by(item)
    board.look_at(QRectF(start, end).normalized().adjusted(-SIDE, -SIDE, SIDE, SIDE))
    moves.then(
        fade(figure, 1.0, 150), fade(die, 1.0, 60), roll(die, event.distance, rest - QPointF(SIDE, 0), rest)
    )
    moves.then(fade(target, 1.0, 120), move(figure, end, 180 + 140 * event.distance))
    if event.lands:
        moves.fly_to(event.seat, event.figure, end)
        moves.then(pause(120))
        moves.then(fade(figure, 0.0, 1), fade(die, 0.0, 120), fade(target, 0.0, 120))
    else:
        moves.then(*moves.go_home(figure, event.seat), fade(die, 0.0, 200), fade(target, 0.0, 200))


def _put_gold(moves: Moves, event: Any) -> None:
    bar = _bar(moves, event)
    bar.setPos(bar.pos() - QPointF(0, 0.4 * SIDE))
    moves.then(move(bar, cell_rect((event.x, event.y)).topLeft(), 220), fade(bar, 1.0, 140))


def _take_gold(moves: Moves, event: Any) -> None:
    bar = _bar(moves, event)
    lying = moves.board.pieces.find("gold_bar", event.x, event.y)

    def lift() -> None:
        bar.setOpacity(1.0)
        if lying is not None:
            lying.hide()

    moves.then(call(lift))
    moves.then(*moves.go_home(bar, event.seat))


def _take_goods(moves: Moves, event: Any) -> None:
    """The goods printed in the completed city rise from there and go to who completed it."""
    tracks: list[Track] = []
    for place in _signs(moves, event.goods):
        token = token_item(event.goods, moves.board.pixels)
        token.setPos(place)
        token.setOpacity(0.0)
        token.setZValue(IN_HAND)
        moves.pass_by(token)
        moves.then(fade(token, 1.0, 90))
        tracks += moves.go_home(token, event.seat)
    moves.then(*tracks)


def _signs(moves: Moves, goods: str) -> list[QPointF]:
    """Where goods of a kind are printed in the feature that was completed last."""
    found = []
    for part in (moves.board.part(place) for place in moves.closed):
        if part is not None:
            for city in shape_of(part.tile_id, part.turns).cities:
                if city.index == part.feature:
                    corner = cell_rect(part.cell).topLeft()
                    found += [
                        corner + QPointF(sign.x, sign.y) * SIDE for sign in city.emblems if sign.kind == goods
                    ]
    return found


def _bar(moves: Moves, event: Any) -> QGraphicsItem:
    bar = gold_item((event.x, event.y), 1)
    bar.set_zoom(moves.board.pixels)
    bar.setZValue(IN_HAND)
    bar.setOpacity(0.0)
    moves.pass_by(bar)
    return bar


def _lay_ferry(moves: Moves, event: Any) -> None:
    tile = moves.board.land.laid[event.x, event.y]
    before = moves.board.pieces.find("ferry", event.x, event.y)
    corner = cell_rect((event.x, event.y)).topLeft()
    ferry = FerryGhost(corner, crossing(tile.tile_id, tile.turns, event.one, event.two))
    ferry.setOpacity(0.0)
    moves.pass_by(ferry)
    gone = (fade(before, 0.0, 160),) if before is not None else ()
    moves.then(*gone, fade(ferry, 1.0, 260))
    moves.then(pause(120))


def _put_magic(moves: Moves, event: Any) -> None:
    """Mage or witch walks over, or comes in from above."""
    place = moves.place(event.x, event.y, event.feature)
    figure = FigureItem(event.figure, "", lying=False)
    figure.set_zoom(moves.board.pixels)
    before = moves.board.pieces.find(event.figure)
    figure.setPos(before.pos() if before is not None else place - QPointF(0, 0.6 * SIDE))
    figure.setOpacity(1.0 if before is not None else 0.0)
    moves.pass_by(figure)
    if before is not None:
        moves.then(call(before.hide))
    moves.then(move(figure, place, 320), fade(figure, 1.0, 160))


def _leave_magic(moves: Moves, event: Any) -> None:
    figure = moves.board.pieces.find(event.figure)
    if figure is not None:
        moves.then(move(figure, figure.pos() - QPointF(0, 0.5 * SIDE), 240), fade(figure, 0.0, 240))


def _read_message(moves: Moves, event: Any) -> None:
    """The letter opens, long enough to be seen even where nothing is to be chosen."""
    track = moves.board.track

    def open_letter() -> None:
        track.set_needed(True)
        track.show_letter(event.number)

    moves.then(call(open_letter))
    moves.then(pause(900))


def _work(moves: Moves, event: Any) -> None:
    """The builder that has earned a second tile lifts his hammer."""
    figures = moves.board.figures.items.items()
    builder = next((item for at, item in figures if (at.figure, at.seat) == ("builder", event.seat)), None)
    if builder is not None:
        size = builder.scale()
        moves.then(grow(builder, size * 1.5, 160))
        moves.then(grow(builder, size, 160))


def _shine_circle(moves: Moves, event: Any) -> None:
    light = TileLight(moves.board.last_place())
    light.setOpacity(0.0)
    moves.pass_by(light)
    moves.then(fade(light, 1.0, 180))
    moves.then(fade(light, 0.0, 180))


MAKERS: dict[str, Callable[[Moves, Any], None]] = {
    "flown": _fly,
    "gold_put": _put_gold,
    "gold_taken": _take_gold,
    "goods_taken": _take_goods,
    "ferry_laid": _lay_ferry,
    "magic_put": _put_magic,
    "magic_left": _leave_magic,
    "message_drawn": _read_message,
    "bonus_earned": _work,
    "circle_chosen": _shine_circle,
}

ON_TRACK = frozenset(("robber_put", "robber_followed", "robber_returned"))
"""What happens on the score track."""
