"""The families' boards, below the harbour and beside the chart."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from gui.felinia.families import FAN
from gui.felinia.homes import homes, table
from gui.felinia.plan import CHART, QUAY, TOWN
from tests.gui.felinia.sitting import Sitting, match_of

PLAYERS = (2, 3, 4)


@pytest.mark.parametrize("beside", [False, True])
@pytest.mark.parametrize("players", PLAYERS)
def test_boards_lie_clear_of_everything_else(players: int, beside: bool) -> None:
    boards = [home.rect for home in homes(players, beside)]
    assert len(boards) == players
    for one, other in combinations([*boards, TOWN, CHART, QUAY], 2):
        assert not one.intersects(other)
    assert all(table(beside).contains(board) for board in boards)


@pytest.mark.parametrize("beside", [False, True])
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("heaps", [1, 5, 12, 20])
def test_what_was_won_stays_on_the_board(players: int, beside: bool, heaps: int) -> None:
    for home in homes(players, beside):
        spots = [home.tile(number, heaps) for number in range(heaps)]
        assert len({spot.toTuple() for spot in spots}) == heaps, "no two lie in the same place"
        for spot in spots:
            tile = QRectF(spot.x() - FAN / 2, spot.y() - FAN / 2, FAN, FAN)
            assert home.rect.contains(tile)
            assert not tile.contains(home.purse())
            assert not tile.contains(home.field(2))


@pytest.mark.parametrize("beside", [False, True])
def test_five_heaps_do_not_cover_each_other(beside: bool) -> None:
    for home in homes(4, beside):
        spots = [home.tile(number, 5) for number in range(5)]
        assert all((b - a).manhattanLength() > FAN for a, b in combinations(spots, 2))


def test_boards_stand_beside_the_chart_where_the_window_is_wide(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, match_of(4))
    board = sitting.board
    sitting.view.resize(720, 650)
    tall = board.focus_rect()
    assert not board.chairs[0].home.upright
    sitting.view.resize(1400, 980)
    wide = board.focus_rect()
    assert board.chairs[0].home.upright
    assert wide.width() / wide.height() > 1.3 * tall.width() / tall.height()
    sitting.view.fit(wide)
    sitting.view.settle()
    sitting.click("0/field/0")
    assert len(sitting.match.history) == 1, "what can be chosen has moved with the boards"
    sitting.view.resize(720, 650)
    assert board.focus_rect() == tall
