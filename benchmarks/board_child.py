"""Our Carcassonne board under the same measures as the yardstick, and a table in play; see scene_child."""

from __future__ import annotations

import random
import statistics
import time

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from benchmarks.matches import grown
from benchmarks.scene_child import HEIGHT, SIZE, TILES, WIDTH, pan_time, repaint_time, settle, show, typical
from engine.carcassonne.values import LayTile
from gui import games
from gui.carcassonne.board import CarcassonneBoard
from gui.carcassonne.land import cell_rect
from gui.kit.camera import BoardView
from gui.kit.settings import settings
from gui.kit.style import dress
from gui.table.board import Board
from gui.table.view import TableView

clock = time.perf_counter

TABLE_TILES = 150
CLICKS = 15


def time_board() -> dict[str, float]:
    settings().change(animation="off", confirm_irreversible=False)
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    dress(application)
    return time_view() | time_table()


def time_view() -> dict[str, float]:
    """Repainting, panning and zooming with 300 tiles, while a tile waits to be laid."""
    match = grown(seed=1, tiles=TILES)
    board = games.face("carcassonne").board(match.seats)
    view = BoardView(board, board.unit)
    view.zoomed.connect(board.set_zoom)
    board.show_game(match.game, 0)
    board.offer(match.decision, match.actions())
    show(view)
    view.fit()
    rest(board)
    found = {"rest": repaint_time(view)}
    while view.pixels < SIZE:
        view.zoom_in()
    rest(board)
    found["pan"] = pan_time(view)
    view.fit()
    settle()
    found["zoom"] = typical(lambda n: view.zoom_in() if (n // 6) % 2 == 0 else view.zoom_out(), 36)
    view.close()
    return found


def rest(board: Board) -> None:
    """Wait until the land is painted for its zoom; until then it shows scaled pictures."""
    assert isinstance(board, CarcassonneBoard)
    while not board.land.at_rest:
        QApplication.processEvents()


def time_table() -> dict[str, float]:
    """A whole table with 150 tiles: laying a tile by a click, and what keeping the match costs the window."""
    table = TableView(grown(seed=1, tiles=TABLE_TILES), games.face("carcassonne"))
    table.setFixedSize(WIDTH, HEIGHT)
    table.show()
    QTest.qWait(300)
    found = {"click": statistics.median(click_time(table) for _ in range(CLICKS))}
    canvas = QPixmap(table.size())
    found["window"] = typical(lambda n: table.render(canvas), CLICKS)
    found["autosave"] = typical(lambda n: table.keeper.keep(table.match), CLICKS)
    table.keeper.close(discard=True)
    return found


class Painted(QObject):
    """Counts how often a widget has painted itself."""

    times = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.times += event.type() == QEvent.Type.Paint
        return False


def click_time(table: TableView) -> float:
    """Milliseconds from the click that lays a tile until the board with it is painted."""
    eye, place = eye_of(table), next_place(table)
    port, spot = eye.viewport(), eye.mapFromScene(cell_rect(place).center())
    QTest.mouseMove(port, spot)
    settle()
    painted = Painted()
    port.installEventFilter(painted)
    begin = clock()
    QTest.mouseClick(port, Qt.MouseButton.LeftButton, pos=spot)
    while place not in laid_places(table) or not painted.times:
        QApplication.processEvents()
        if clock() - begin > 5:
            raise SystemExit(f"the click at {place} laid no tile")
    spent = 1000 * (clock() - begin)
    port.removeEventFilter(painted)
    return spent


def next_place(table: TableView) -> tuple[int, int]:
    """Where a tile can be laid; what has to be decided before is decided at random."""
    chance = random.Random(len(table.match.history))
    while True:
        settle()
        action = chance.choice(table.match.actions())
        if isinstance(action, LayTile):
            eye_of(table).settle()
            return action.x, action.y
        board = eye_of(table).scene()
        assert isinstance(board, Board)
        board.chosen.emit(action)


def eye_of(table: TableView) -> BoardView:
    eye = table.findChild(BoardView)
    assert isinstance(eye, BoardView)
    return eye


def laid_places(table: TableView) -> set[tuple[int, int]]:
    return {(action.x, action.y) for action in table.match.history[-2:] if isinstance(action, LayTile)}
