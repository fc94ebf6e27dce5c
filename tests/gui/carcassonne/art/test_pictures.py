"""Pictures of tiles and of the joined land: always the same, and without visible joins."""

from __future__ import annotations

import random
import threading
from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage

from gui.carcassonne.art import tiles
from gui.carcassonne.art.figures import OUTLINES, figure_pixmap
from gui.carcassonne.art.kinds import side_types, tile_kinds
from gui.carcassonne.art.land import RING, STEPS, Laid, around, land_image, shore_image, variant_of
from gui.carcassonne.art.regions import Part, region
from gui.kit.theme import seat_colour, seat_colours

PIXELS = 64
BASE = [tile_id for tile_id in tile_kinds() if tile_id.startswith("base/")]


def data(image: QImage) -> bytes:
    return bytes(image.constBits())


@pytest.mark.parametrize("tile_id", sorted(tile_kinds()))
def test_every_tile_is_painted_all_over(tile_id: str) -> None:
    image = tiles.tile_image(tile_id, 1, 48)
    assert (image.width(), image.height()) == (48, 48)
    assert all(image.pixelColor(x, y).alpha() == 255 for x in (0, 24, 47) for y in (0, 24, 47))


def test_a_picture_is_always_the_same() -> None:
    first = data(tiles.painted_tile("base/s", 2, PIXELS, 3))
    assert data(tiles.painted_tile("base/s", 2, PIXELS, 3)) == first


def test_looks_and_turns_differ() -> None:
    pictures = {
        data(tiles.tile_image("base/j", turns, PIXELS, variant)) for turns in range(4) for variant in range(4)
    }
    assert len(pictures) == 16


def test_a_worker_paints_what_the_window_paints() -> None:
    here = data(tiles.painted_tile("base/w", 0, PIXELS))
    there: list[bytes] = []
    worker = threading.Thread(target=lambda: there.append(data(tiles.painted_tile("base/w", 0, PIXELS))))
    worker.start()
    worker.join(60)
    assert there == [here]


def test_a_pixmap_is_sharp_on_a_fine_screen() -> None:
    pixmap = tiles.tile_pixmap("base/a", 5, 50, variant=1, dpr=1.5)
    assert (pixmap.width(), pixmap.devicePixelRatio()) == (75, 1.5)
    assert pixmap.toImage() == tiles.tile_pixmap("base/a", 1, 50, variant=1, dpr=1.5).toImage()


# ---------------------------------------------------------------- joins


def lawful_land(columns: int, rows: int, seed: int) -> dict[tuple[int, int], Laid]:
    rng = random.Random(seed)
    laid: dict[tuple[int, int], Laid] = {}
    for cell in [(x, y) for y in range(rows) for x in range(columns)]:
        fitting = [(i, t) for i in BASE for t in range(4) if fits(laid, cell, i, t)]
        if fitting:
            laid[cell] = Laid(*rng.choice(fitting), variant_of(cell))
    return laid


def fits(laid: dict[tuple[int, int], Laid], cell: tuple[int, int], tile_id: str, turns: int) -> bool:
    mine = side_types(tile_kinds()[tile_id], turns)
    for side, (dx, dy) in enumerate(STEPS):
        other = laid.get((cell[0] + dx, cell[1] + dy))
        if other and side_types(tile_kinds()[other.tile_id], other.turns)[(side + 2) % 4] != mine[side]:
            return False
    return True


def unlike(one: QColor, other: QColor) -> int:
    return max(abs(a - b) for a, b in zip(one.getRgb()[:3], other.getRgb()[:3], strict=True))


def line_of(image: QImage, across: int, below: bool) -> list[QColor]:
    """The colours along a line beside a join, without the corners."""
    span = range(8, image.width() - 8)
    return [image.pixelColor(k, across) if below else image.pixelColor(across, k) for k in span]


def steps_across(first: QImage, second: QImage, below: bool) -> tuple[float, float]:
    """Mean step of colour across the join of two cells, and the largest between lines near it on either side."""
    last = first.width() - 1
    lines = [line_of(first, k, below) for k in range(last - 6, last + 1)]
    lines += [line_of(second, k, below) for k in range(7)]
    steps = [sum(map(unlike, a, b)) / len(a) for a, b in pairwise(lines)]
    return steps.pop(6), max(steps)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_no_join_shows_between_laid_tiles(seed: int) -> None:
    laid = lawful_land(4, 4, seed)
    pictures = {cell: land_image(laid, cell, PIXELS) for cell in laid}
    for (x, y), picture in pictures.items():
        for other, below in (((x + 1, y), False), ((x, y + 1), True)):
            if other in pictures:
                join, inside = steps_across(picture, pictures[other], below)
                assert join < inside * 1.3 + 8, (laid[(x, y)], laid[other], join, inside)


@pytest.mark.parametrize("kind", ["road", "river", "field"])
def test_what_touches_a_side_depends_on_the_side_alone(kind: str) -> None:
    rows: dict[tuple[str, int], list[QColor]] = {}
    for tile_id, tile in tile_kinds().items():
        for turns in range(4):
            if side_types(tile, turns)[0] == kind:
                picture = tiles.painted_tile(tile_id, turns, PIXELS, turns)
                rows[tile_id, turns] = [picture.pixelColor(x, 0) for x in range(18, PIXELS - 18)]
    model = next(iter(rows.values()))
    for name, row in rows.items():
        assert max(map(unlike, row, model)) < 18, name


def test_equal_tiles_side_by_side_look_different() -> None:
    for x in range(-4, 4):
        for y in range(-4, 4):
            assert all(variant_of((x, y)) != variant_of((x + dx, y + dy)) for dx, dy in STEPS)


def test_laying_a_tile_changes_only_the_cells_around() -> None:
    laid = lawful_land(5, 5, 4)
    before = {cell: data(land_image(laid, cell, 32)) for cell in laid}
    taken = (2, 2)
    rest = {cell: tile for cell, tile in laid.items() if cell != taken}
    changed = {cell for cell in rest if data(land_image(rest, cell, 32)) != before[cell]}
    assert changed
    assert changed <= set(around(taken))


def shore_beside(laid_at: tuple[int, int]) -> QImage:
    return shore_image(1 << RING.index(laid_at), 40)


def test_the_land_has_thickness_below_and_throws_its_shadow_there() -> None:
    below, above = shore_beside((0, -1)), shore_beside((0, 1))  # of the land, seen from the empty cell
    assert below.pixelColor(20, 0).alpha() == 255  # the cardboard's edge
    assert above.pixelColor(20, 39).alpha() < 150
    shade_below, shade_above = below.pixelColor(20, 5).alpha(), above.pixelColor(20, 34).alpha()
    assert shade_below > 2 * shade_above
    assert below.pixelColor(20, 39).alpha() < 5


def test_shadows_of_neighbours_join() -> None:
    left, both = shore_beside((-1, -1)), shore_image(0b11, 40)
    seam = [both.pixelColor(x, 8).alpha() for x in range(12, 40)]
    assert left.pixelColor(0, 8).alpha() < both.pixelColor(20, 8).alpha()
    assert max(seam[:12]) - min(seam[:12]) < 8  # no darker stripe where two cells meet


# ---------------------------------------------------------------- regions and figures


def test_a_region_leaves_out_the_seams() -> None:
    one = region([Part((0, 0), "base/u", 0, 0)])
    two = region([Part((0, 0), "base/u", 0, 0), Part((1, 0), "base/u", 0, 0)])
    assert one.outline.contains(QPointF(0.99, 0.5)) or one.ground.contains(QPointF(0.99, 0.5))
    assert two.ground.boundingRect().width() == pytest.approx(2.0)
    seam = [two.outline.elementAt(k) for k in range(two.outline.elementCount())]
    pieces = [(a, b) for a, b in pairwise(seam) if not b.isMoveTo()]
    assert pieces
    assert not any(abs(a.x - 1) < 1e-3 and abs(b.x - 1) < 1e-3 for a, b in pieces)


@pytest.mark.parametrize("kind", sorted(OUTLINES))
def test_figures_fit_into_their_picture(kind: str) -> None:
    for colour in seat_colours():
        for lying in (False, True):
            image = figure_pixmap(kind, colour, 60, lying).toImage()
            rim = [(k, edge) for k in range(60) for edge in (0, 59)]
            assert all(image.pixelColor(x, y).alpha() < 40 for a, b in rim for x, y in ((a, b), (b, a)))


def test_figures_show_the_players_mark() -> None:
    yellow, red = (figure_pixmap("meeple", seat_colour(name), 60).toImage() for name in ("yellow", "red"))
    assert yellow != red
