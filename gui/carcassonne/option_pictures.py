"""A small picture for each option: a tile that belongs to it, a figure on a meadow, or both."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from gui.carcassonne.art.emblems import paint_cloth, paint_grain, paint_wine
from gui.carcassonne.art.ferry import crossing, paint_ferry
from gui.carcassonne.art.figures import paint_figure
from gui.carcassonne.art.letter import paint_seal
from gui.carcassonne.art.tiles import paint_small_tile
from gui.carcassonne.figures import figure_colour
from gui.kit.paint import at
from gui.table.face import Painter


def option_picture(option: str) -> Painter | None:
    return PICTURES.get(option)


def _tile(tile_id: str) -> Painter:
    def paint(p: QPainter, rect: QRectF) -> None:
        paint_small_tile(p, rect, tile_id, 0)

    return paint


def _figures(tile_id: str, *figures: tuple[str, str, float], lying: bool = False) -> Painter:
    """Figures (kind, colour, where across) in front of a tile."""

    def paint(p: QPainter, rect: QRectF) -> None:
        paint_small_tile(p, rect, tile_id, 0)
        side = rect.width() * (0.95 if len(figures) == 1 else 0.72)
        for kind, colour, across in figures:
            place = QRectF(
                rect.left() + across * rect.width() - side / 2, rect.center().y() - side / 2, side, side
            )
            paint_figure(p, place, kind, figure_colour(kind, colour), lying)

    return paint


def _over(tile_id: str, draw: Callable[[QPainter], None]) -> Painter:
    """Something painted in sides of a tile, on that tile."""

    def paint(p: QPainter, rect: QRectF) -> None:
        paint_small_tile(p, rect, tile_id, 0)
        with at(p, rect.left(), rect.top(), rect.width()):
            draw(p)

    return paint


def _goods(p: QPainter) -> None:
    for paint, x, y in ((paint_wine, 0.28, 0.34), (paint_grain, 0.72, 0.34), (paint_cloth, 0.5, 0.72)):
        with at(p, x, y, 2.0):
            paint(p, 0, 0)


def _letter(p: QPainter, rect: QRectF) -> None:
    p.fillRect(rect, "#F3E4BE")
    paint_seal(
        p,
        rect.adjusted(rect.width() * 0.14, rect.width() * 0.12, -rect.width() * 0.14, -rect.width() * 0.16),
        4,
    )


PICTURES: dict[str, Painter] = {
    "farmers": _figures("base/a", ("meeple", "blue", 0.5), lying=True),
    "river": _tile("river/city_road"),
    "abbot": _figures("river/curve_garden", ("abbot", "green", 0.5)),
    "inns_cathedrals": _tile("ic/cathedral"),
    "big_meeple": _figures("ic/inn_curve", ("meeple", "red", 0.27), ("big_meeple", "red", 0.64)),
    "gold_mines": _tile("gold/monastery_corner"),
    "mage_witch": _figures("mw/two_caps", ("mage", "", 0.3), ("witch", "", 0.7)),
    "messages": _letter,
    "robbers": _figures("rob/curve", ("robber", "black", 0.5)),
    "flying_machines": _tile("fm/curve_diagonal"),
    "ferries": _over("ferry/four", lambda p: paint_ferry(p, crossing("ferry/four", 0, 0, 2))),
    "traders_builders": _over("tb/band_wine", _goods),
    "builder": _figures("base/u", ("builder", "yellow", 0.5)),
    "pig": _figures("base/e", ("pig", "red", 0.5)),
    "crop_circles": _tile("crop/pitchfork_cap_road"),
}
