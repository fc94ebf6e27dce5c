"""What the expansions offer, and where on the board: one small maker for each kind of action."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from engine.carcassonne import look
from gui.carcassonne.art.emblems import paint_gold
from gui.carcassonne.art.ferry import crossing, paint_ferry
from gui.carcassonne.art.figures import FIGURE, paint_figure
from gui.carcassonne.art.letter import ANSWERS
from gui.carcassonne.art.marks import paint_tile_back
from gui.carcassonne.art.shapes import shape_of
from gui.carcassonne.art.tiles import paint_small_tile
from gui.carcassonne.art.track import INSIDE, SPACES, space_rect
from gui.carcassonne.bench import Bench, Maker, Offer, inside, place
from gui.carcassonne.land import SIDE, cell_at, cell_rect
from gui.carcassonne.offered import FerryGhost, OfferedRing, OfferedSpace, OfferedSpot, OfferedWords
from gui.kit.fonts import BOLD, serif
from gui.kit.paint import CENTRE, at, paint, write
from gui.kit.paths import oval
from gui.kit.theme import seat_colour

# ---------------------------------------------------------------- on the land


def _standing(bench: Bench, action: Any) -> Offer | None:
    """A figure that stands there already."""
    cell = (action.x, action.y)
    item = bench.board.figures.find(bench.decision.seat, action.figure, *cell, action.feature)
    if item is None:
        return None
    return bench.at_feature(action, OfferedSpot(None), cell, item.pos())


def _abbot(bench: Bench, action: Any) -> Offer | None:
    for figure in look.standing(bench.board.game):
        if (figure.seat, figure.figure) == (bench.decision.seat, "abbot"):
            item = bench.board.figures.find(figure.seat, "abbot", figure.x, figure.y, figure.feature)
            if item is not None:
                place = (figure.x, figure.y, figure.feature)
                return bench.pinned(action, OfferedSpot(None), item.pos(), feature=place, button=True)
    return None


def _flight(bench: Bench, action: Any) -> Offer | None:
    """A figure for the flying machine."""
    cell = (bench.decision.x, bench.decision.y)
    tile = bench.board.land.laid[cell]
    machine = shape_of(tile.tile_id, tile.turns).landmark("machine")
    if machine is None:
        return None
    where, power = bench.seen(cell, QPointF(cell[0] + machine.x, cell[1] + machine.y) * SIDE)
    item = OfferedSpot(bench.figure(action.figure, False), power)
    reach = FIGURE * SIDE * 0.4 * power
    return bench.pinned(action, item, where, reach, figure=action.figure, button=True)


def _gold(bench: Bench, action: Any) -> Offer:
    """A bar on a tile."""
    cell = (action.x, action.y)

    def bar(p: QPainter, rect: QRectF) -> None:
        with at(p, rect.center().x(), rect.center().y(), rect.width() * 2.5):
            paint_gold(p, 0, 0, 1)

    def distance(place: QPointF) -> float | None:
        return 0.0 if cell_at(place) == cell else None

    item = OfferedSpot(bar)
    item.setPos(cell_rect(cell).center())
    return Offer(action, item.pos, item, distance)


def _feature(bench: Bench, action: Any) -> Offer | None:
    """A whole feature, wherever it is clicked."""
    place = (action.x, action.y, action.feature)
    view = look.feature_at(bench.board.game, *place)
    if view is None:
        return None

    def distance(point: QPointF) -> float | None:
        cell, index = bench.under(point)
        return 0.0 if (*cell, index) in view.segments else None

    return Offer(action, lambda: bench.spot(place[:2], place[2]), bench.light(place), distance, feature=place)


def _segment(bench: Bench, action: Any) -> Offer | None:
    """A place for a figure anywhere on a feature: all of it is lit, the figure shows where it is pointed at."""
    place = (action.x, action.y, action.feature)

    def distance(point: QPointF) -> float | None:
        return 0.0 if bench.under(point) == (place[:2], place[2]) else None

    def where() -> QPointF:
        return bench.spot(place[:2], place[2])

    def figure() -> OfferedSpot:
        spot = OfferedSpot(bench.figure(action.figure, lying=False))
        spot.setPos(where())
        spot.set_held(True)
        return spot

    return Offer(action, where, bench.light(place), distance, action.figure, place, figure)


# ---------------------------------------------------------------- pictures above a tile


def _ferry(bench: Bench, action: Any) -> Offer | None:
    """The lake with the ferry as it would lie."""
    cell = bench.cell(action)
    tile = bench.board.land.laid[cell]
    way = crossing(tile.tile_id, tile.turns, action.one, action.two)

    def lake(p: QPainter, rect: QRectF) -> None:
        paint_small_tile(p, rect, tile.tile_id, tile.turns)
        with at(p, rect.left(), rect.top(), rect.width()):
            paint_ferry(p, way)

    row = [other for other in bench.actions if other.kind == action.kind and bench.cell(other) == cell]
    return bench.above(
        action,
        lake,
        cell,
        row.index(action),
        len(row),
        preview=lambda: FerryGhost(cell_rect(cell).topLeft(), way),
    )


def _circle(bench: Bench, action: Any) -> Offer:
    """Everybody adds a meeple, or everybody takes one back."""
    adds = action.kind == "choose_adding"

    def picture(p: QPainter, rect: QRectF) -> None:
        paint_figure(p, rect.adjusted(-6, -4, 0, 2), "meeple", seat_colour(bench.colour))
        disc = QRectF(rect.right() - 17, rect.top(), 18, 18)
        paint(p, oval(disc.center().x(), disc.center().y(), 9), "#4E7A34" if adds else "#A63A2C", ink=1.0)
        write(p, disc, "+" if adds else "\u2212", serif(18, BOLD, fixed=True), "#FFF4D6", CENTRE)

    cell = bench.board.last_place()
    return bench.above(action, picture, cell, 0 if adds else 1, 2, button=True)


def _second_tile(bench: Bench, action: Any) -> Offer:
    """The next tile of the stack."""
    return bench.above(action, paint_tile_back, bench.board.last_place(), 0, 1, button=True)


# ---------------------------------------------------------------- on the score track


def _space(bench: Bench, action: Any) -> Offer:
    """A space for the robber."""
    rect = bench.board.track.space(action.space)
    item = OfferedSpace(rect, bench.figure("robber", False))
    return Offer(action, rect.center, item, inside(rect))


def _walker(bench: Bench, action: Any) -> Offer | None:
    """A scoring figure on the track: an own one that moves, or another's."""
    seat = getattr(action, "seat", bench.decision.seat)
    track = bench.board.track
    if (seat, action.figure) not in track.at:
        return None
    item = OfferedRing(space_rect(0).width() * track.scale() * 0.42)
    award: Any = getattr(bench.decision, "award", None)

    def destination() -> OfferedSpace:
        space = (track.at[seat, action.figure].space + award.points) % SPACES
        target = OfferedSpace(track.space(space), bench.figure(action.figure, False))
        target.set_held(True)
        return target

    return bench.pinned(
        action,
        item,
        track.figure(seat, action.figure),
        item.radius * 1.2,
        preview=destination if award else None,
        button=award is not None,
    )


def _answer(bench: Bench, action: Any) -> Offer | None:
    """An answer to a message, written on the letter if that lies open."""
    if not bench.board.track.isVisible():
        return None
    foot = INSIDE.adjusted(0.4, 0, -0.4, -0.4)
    foot.setTop(foot.bottom() - INSIDE.height() * ANSWERS + 0.4)
    half = (foot.height() - 0.3) / 2
    top = foot.top() if action.kind == "carry_out_message" else foot.bottom() - half
    rect = bench.board.track.mapRectToScene(QRectF(foot.left(), top, foot.width(), half))
    words = bench.board.words.action(bench.board.game, action)
    return Offer(action, rect.center, OfferedWords(rect, words), inside(rect), button=True)


ON_TRACK: Mapping[str, Maker] = {
    "put_robber": _space,
    "move_figure": _walker,
    "rob_figure": _walker,
    "follow_figure": _walker,
    "carry_out_message": _answer,
    "message_points": _answer,
}
"""What is chosen on the score track."""
MAKERS: Mapping[str, Maker] = {
    "land": place,
    "put_magic": _segment,
    "add_meeple": place,
    "take_back_meeple": _standing,
    "remove_meeple": _standing,
    "recall_abbot": _abbot,
    "fly": _flight,
    "put_gold": _gold,
    "take_gold": _gold,
    "score_next": _feature,
    "lay_ferry": _ferry,
    "move_ferry": _ferry,
    "choose_adding": _circle,
    "choose_removing": _circle,
    "draw_again": _second_tile,
    **ON_TRACK,
}
ON_ONE_TILE = frozenset(("land_meeple",))
"""Decisions whose answers all lie on the tile that they name."""
