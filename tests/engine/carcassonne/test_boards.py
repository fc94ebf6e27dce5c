"""Scripted boards with their points; how they are written stands in `board`."""

from __future__ import annotations

import pytest

from tests.engine.carcassonne.board import FOLDER, Board, Play, boards

ALL = [
    pytest.param(board, id=f"{file.stem}: {board.name}", marks=pytest.mark.rule(*board.rules))
    for file in sorted(FOLDER.glob("*.txt"))
    for board in boards(file)
]


@pytest.mark.parametrize("board", ALL)
def test_board(board: Board) -> None:
    Play(board).run()


def test_boards_name_their_rules() -> None:
    assert len(ALL) >= 100
    assert all(board.rules for file in FOLDER.glob("*.txt") for board in boards(file))
