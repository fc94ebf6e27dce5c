"""Whatever people do in whatever order, the table shows the match as it is."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from engine.core.match import Seat
from engine.core.spec import GameSpec
from gui.kit.settings import settings
from gui.kit.widgets.sheet import Sheet
from gui.table import referee
from gui.table.face import Privacy
from gui.table.view import TableView
from tests.gui.table.tables import PromptBot, click, key, sit_down
from tests.gui.table.toy import OPEN, SECRET, DreamFace, garden

STEPS = 250
KEYS = (
    Qt.Key.Key_Right,
    Qt.Key.Key_Return,
    Qt.Key.Key_Escape,
    Qt.Key.Key_F6,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
)


def do_something(qtbot: QtBot, table: TableView, luck: random.Random) -> None:
    furniture, flow, match = table.furniture, table.flow, table.match
    moves = len(match.entries)
    what = luck.choice(
        (*["act"] * 12, "undo", "redo", "look", "now", "now", "replay", "sums", "mine", "key", "press")
    )
    if furniture.curtain.isVisible():
        click(qtbot, furniture.curtain.button)
    elif what == "act" and match.decision is not None and table.referee.is_person(match.decision.seat):
        flow.choose(luck.choice(match.actions()))
    elif what == "look":
        flow.look_at(luck.randint(0, moves))
    elif what == "now":
        flow.look_at(moves)
    elif what == "mine":
        flow.look_at_mine()
    elif what == "sums":
        table.toggle_sums()
    elif what == "key":
        key(qtbot, table.window().focusWidget() or table, luck.choice(KEYS))
    elif what == "press":
        place = QPoint(luck.randint(250, 900), luck.randint(10, 600))
        click(qtbot, furniture.eye.viewport(), place)
    elif what in ("undo", "redo", "replay"):
        getattr(flow, what)()


def assert_nothing_is_told(table: TableView) -> None:
    """Board and log show what whoever looks may know; behind the curtain nobody looks."""
    eyes = table.referee.secrecy.eyes
    dreamers = {row.line.seat for row in table.furniture.log.model.rows if "dream" in row.line.text}
    assert dreamers <= {eyes}
    assert table.furniture.board.seen_by == eyes  # type: ignore[attr-defined]
    if table.furniture.curtain.isVisible():
        assert eyes is None


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("animation", ["off", "fast"])
@pytest.mark.parametrize(
    ("spec", "privacy"),
    [(OPEN, Privacy.OPEN), (SECRET, Privacy.CURTAIN), (SECRET, Privacy.FACE_DOWN)],
    ids=["open", "curtain", "face down"],
)
def test_any_order(
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    spec: GameSpec,
    privacy: Privacy,
    animation: str,
    seed: int,
) -> None:
    monkeypatch.setattr(referee, "PACE_MS", {animation: 1})
    people = ("Ann", Seat("Bo", player="easy"), "Cleo")
    table = sit_down(qtbot, garden(*people, spec=spec), face=DreamFace(privacy), thinker=PromptBot())
    settings().change(animation=animation)
    table.flow.set_free_take_back(seed != 0)
    luck, most = random.Random(seed), 0
    for _ in range(STEPS):
        do_something(qtbot, table, luck)
        qtbot.wait(luck.choice((0, 0, 0, 5)))
        most = max(most, len(table.match.entries))
        if spec is SECRET:
            assert_nothing_is_told(table)
        for sheet in table.window().findChildren(Sheet):
            sheet.close_with("")
    table.flow.look_at(len(table.match.entries))
    board = table.furniture.board
    qtbot.waitUntil(lambda: board.shown == table.match.game.state.plants)  # type: ignore[attr-defined]
    qtbot.waitUntil(lambda: not table.referee.is_thinking)
    cards = table.furniture.seats.cards
    qtbot.waitUntil(lambda: [card.shown_score for card in cards] == table.match.scores())
    assert most >= 4  # there was something to confuse
