"""Where cards lie: fans, rows, and principalities of every size without overlaps."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF

from gui.catan_duel.layout import SIDE, Layout, lay_out
from gui.catan_duel.sight import see
from gui.kit.cards import fan, largest, rows
from tests.gui.catan_duel.sitting import first_turn
from tests.gui.catan_duel.test_table import five_settlements, five_settlements_and_a_city


def test_a_fan_is_even_and_leans_outwards() -> None:
    held = fan(5, QPointF(0, 0), 100, 400, 3.0)
    assert [card.lean for card in held] == [-6, -3, 0, 3, 6]
    assert held[2].middle == QPointF(0, 0)
    assert held[0].middle.x() == -held[4].middle.x() == -150
    assert held[0].middle.y() > held[1].middle.y() > 0


@pytest.mark.parametrize("count", range(1, 15))
def test_cards_in_rows_fit_into_their_room(count: int) -> None:
    room = QRectF(0, 0, 900, 500)
    side, across = largest(count, room.size(), 230)
    held = rows(count, across, side, room)
    assert len(held) == count
    for card in held:
        assert room.contains(QRectF(card.middle.x() - side / 2, card.middle.y() - side / 2, side, side))
    assert len({(card.middle.x(), card.middle.y()) for card in held}) == count


@pytest.mark.parametrize("wide", [False, True])
def test_nothing_lies_on_anything_else(wide: bool) -> None:
    sight = see(five_settlements().game, 0)
    layout = Layout(sight, 0, wide=wide)
    spots = [layout.place(place) for realm in sight.realms for place in realm.cards]
    spots += [*layout.piles.values(), layout.plaque(0), layout.plaque(1), layout.hand, layout.dice]
    for one, other in combinations(spots, 2):
        assert not one.intersects(other), (one, other)
    for seat, realm in enumerate(sight.realms):
        assert all(layout.mat(seat).contains(layout.place(place)) for place in realm.cards)
        assert all(layout.place(place).width() == SIDE for place in realm.cards)


@pytest.mark.parametrize("squeeze", [0.5, 1.0])
def test_squeezed_cards_cover_each_other_only_where_they_say_so(squeeze: float) -> None:
    sight = see(five_settlements_and_a_city().game, 0)
    layout = Layout(sight, 0, squeeze=squeeze)
    assert layout.whole.height() < Layout(sight, 0).whole.height()
    assert layout.size(0) == 1 > layout.size(1)
    seen = [layout.seen(place) for realm in sight.realms for place in realm.cards]
    for one, other in combinations(seen, 2):
        shared = one.intersected(other)
        assert min(shared.width(), shared.height()) < 1e-6, (one, other)
    above, below = layout.shown("0:1t2"), layout.shown("0:1b2")
    assert (above[0], below[1]) == (0, 1)
    assert above[1] == pytest.approx(1 - below[0])
    assert layout.shown("0:1b1") == (0, 1)


def test_the_layout_follows_the_shape_of_the_window() -> None:
    sight = see(five_settlements().game, 0)
    assert lay_out(sight, 0, (), QSizeF(2400, 900)).wide
    tall = lay_out(sight, 0, (), QSizeF(700, 900))
    assert not tall.wide
    assert tall.whole.height() > Layout(sight, 0).whole.height()  # room to spare makes the hand larger


def test_sites_beyond_the_principality_are_kept_in_sight() -> None:
    sight = see(first_turn().game, 0)
    site = "0:7"
    assert not Layout(sight, 0).mat(0).contains(Layout(sight, 0).place(site))
    grown = Layout(sight, 0, [site])
    assert grown.mat(0).contains(grown.place(site))
