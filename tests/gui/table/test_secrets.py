"""What several people around one screen may see of each other: curtains, what lies face down, open hands."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from engine.core.match import Match, Seat
from gui.table.face import Privacy
from gui.table.menu import table_menu
from gui.table.view import TableView
from tests.gui.table.tables import PromptBot, click, click_bed, key, press, sit_down, texts
from tests.gui.table.toy import DREAM, SECRET, DreamFace, Plant, Water, garden

CTRL = Qt.KeyboardModifier.ControlModifier


def dreams(table: TableView) -> list[str]:
    """The secrets that the log tells."""
    return [row.line.text for row in table.furniture.log.model.rows if "dream" in row.line.text]


def seen_by(table: TableView) -> int | None:
    return table.furniture.board.seen_by  # type: ignore[attr-defined, no-any-return]


def secret_is_painted(table: TableView) -> bool:
    """Whether the time line shows what only one seat may know."""
    image = table.furniture.timeline.strip.grab().toImage()
    middle = image.height() // 2
    return any(image.pixelColor(x, middle - 8) == DREAM for x in range(image.width()))


# ---------------------------------------------------------------- the curtain


def test_the_curtain_falls_between_persons(qtbot: QtBot) -> None:
    table = sit_down(qtbot, garden("Ann", "Ben", spec=SECRET))
    furniture, board = table.furniture, table.furniture.board
    assert furniture.curtain.isVisible()  # Ann has to be called first
    assert seen_by(table) is None
    click(qtbot, furniture.curtain.button)
    assert not furniture.curtain.isVisible()
    assert seen_by(table) == 0
    click_bed(qtbot, table, 0)
    assert not furniture.curtain.isVisible()  # Ann decides again
    press(qtbot, table, "Pour 1")
    assert furniture.curtain.isVisible()
    assert seen_by(table) is None
    assert board.actions == ()  # type: ignore[attr-defined]
    assert not dreams(table)
    assert texts(table) == []
    assert not furniture.log.isEnabled()
    key(qtbot, table.window().focusWidget() or table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert len(table.match.history) == 2  # nothing behind the curtain answers
    key(qtbot, furniture.curtain, Qt.Key.Key_Return)
    assert seen_by(table) == 1
    assert furniture.log.isEnabled()
    assert furniture.prompt.page.title == "Plant a flower, Ben"
    assert not dreams(table)  # that was Ann's


def test_a_person_alone_needs_no_curtain(qtbot: QtBot) -> None:
    match = garden("Ann", Seat("Bo", player="easy"), spec=SECRET)
    table = sit_down(qtbot, match, thinker=PromptBot())
    assert not table.furniture.curtain.isVisible()
    click_bed(qtbot, table, 0)
    press(qtbot, table, "Pour 1")
    qtbot.waitUntil(lambda: len(match.history) == 4)
    assert len(dreams(table)) == 1  # her own, not the bot's


def test_open_hands_need_no_curtain(qtbot: QtBot) -> None:
    table = sit_down(qtbot, garden("Ann", "Ben", spec=SECRET))
    click(qtbot, table.furniture.curtain.toggle)
    click(qtbot, table.furniture.curtain.button)
    click_bed(qtbot, table, 0)
    press(qtbot, table, "Pour 1")
    assert not table.furniture.curtain.isVisible()
    assert table.furniture.prompt.page.title == "Plant a flower, Ben"


# ---------------------------------------------------------------- face down


@pytest.fixture
def table(qtbot: QtBot) -> TableView:
    """Ann has dreamed, then Ben; it is Ann's turn again."""
    table = sit_down(qtbot, two_dreams(), face=DreamFace(Privacy.FACE_DOWN))
    assert not table.furniture.curtain.isVisible()
    return table


def two_dreams() -> Match:
    match = garden("Ann", "Ben", spec=SECRET)
    for action in (Plant(0), Water(1), Plant(1), Water(1)):
        match.play(action)
    return match


def peek(qtbot: QtBot, table: TableView) -> None:
    key(qtbot, table.furniture.eye, Qt.Key.Key_M, CTRL)
    assert table.furniture.curtain.isVisible()
    key(qtbot, table.furniture.curtain, Qt.Key.Key_Return)


def test_what_lies_face_down_is_played_without_a_curtain(qtbot: QtBot, table: TableView) -> None:
    assert seen_by(table) is None
    assert dreams(table) == []
    click_bed(qtbot, table, 4)
    assert seen_by(table) is None
    press(qtbot, table, "Pour 2")
    assert not table.furniture.curtain.isVisible()
    assert table.furniture.prompt.page.title == "Plant a flower, Ben"
    assert seen_by(table) is None
    assert dreams(table) == []
    assert not secret_is_painted(table)


def test_a_person_looks_at_what_is_theirs(qtbot: QtBot, table: TableView) -> None:
    furniture, mine = table.furniture, table.tools.mine
    assert mine.isVisible()
    assert not mine.isChecked()
    click(qtbot, mine)
    assert furniture.curtain.isVisible()
    assert furniture.curtain.accessibleName() == "Only Ann looks"
    assert seen_by(table) is None
    click(qtbot, furniture.curtain.button)
    assert seen_by(table) == 0
    assert len(dreams(table)) == 1  # her own, not Ben's
    assert secret_is_painted(table)
    assert mine.isChecked()
    click_bed(qtbot, table, 4)
    assert seen_by(table) == 0  # Ann decides again
    click(qtbot, mine)
    assert not furniture.curtain.isVisible()
    assert seen_by(table) is None
    assert dreams(table) == []
    assert not secret_is_painted(table)
    assert not mine.isChecked()
    assert furniture.prompt.page.title == "Water it, Ann"


def test_looking_ends_when_somebody_else_decides(qtbot: QtBot, table: TableView) -> None:
    peek(qtbot, table)
    click_bed(qtbot, table, 4)
    press(qtbot, table, "Pour 1")
    assert not table.furniture.curtain.isVisible()
    assert table.furniture.prompt.page.title == "Plant a flower, Ben"
    assert seen_by(table) is None
    assert dreams(table) == []
    assert not secret_is_painted(table)
    assert not table.tools.mine.isChecked()
    assert "Undo: Ann's flowers bloom" in table.tools.undo.toolTip()  # what all have seen, not which action


def test_looking_ends_when_a_bot_moves(qtbot: QtBot) -> None:
    match = garden("Ann", Seat("Bo", player="easy"), "Cleo", spec=SECRET)
    bot = PromptBot()
    table = sit_down(qtbot, match, face=DreamFace(Privacy.FACE_DOWN), thinker=bot)
    peek(qtbot, table)
    click_bed(qtbot, table, 4)
    press(qtbot, table, "Pour 1")
    assert table.furniture.prompt.page.title == "Bo is thinking"
    assert seen_by(table) is None
    assert dreams(table) == []
    assert not table.tools.mine.isEnabled()
    key(qtbot, table.furniture.eye, Qt.Key.Key_M, CTRL)
    assert not table.furniture.curtain.isVisible()  # nobody could look now
    qtbot.waitUntil(lambda: len(match.history) == 4)
    assert table.furniture.prompt.page.title == "Plant a flower, Cleo"
    assert dreams(table) == []


def test_a_person_may_change_their_mind_before_looking(qtbot: QtBot, table: TableView) -> None:
    press(qtbot, table, "Look at what is mine")
    click(qtbot, table.furniture.curtain.not_now)
    assert not table.furniture.curtain.isVisible()
    assert seen_by(table) is None
    assert not table.tools.mine.isChecked()
    assert table.furniture.prompt.page.title == "Plant a flower, Ann"
    key(qtbot, table.furniture.eye, Qt.Key.Key_M, CTRL)
    key(qtbot, table.furniture.curtain, Qt.Key.Key_Escape)
    assert seen_by(table) is None
    click_bed(qtbot, table, 4)
    assert table.match.history[-1] == Plant(4)


def test_undo_lays_everything_face_down_for_the_others(qtbot: QtBot, table: TableView) -> None:
    table.flow.set_free_take_back(True)
    peek(qtbot, table)
    key(qtbot, table.furniture.eye, Qt.Key.Key_Z, CTRL)
    assert table.furniture.prompt.page.title == "Water it, Ben"
    assert seen_by(table) is None
    assert dreams(table) == []
    key(qtbot, table.furniture.eye, Qt.Key.Key_Y, CTRL)
    assert seen_by(table) is None


def test_the_past_shows_no_more_than_the_present(qtbot: QtBot, table: TableView) -> None:
    key(qtbot, table.furniture.eye, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert table.display.looking == 3
    assert seen_by(table) is None
    assert dreams(table) == []
    key(qtbot, table.furniture.eye, Qt.Key.Key_M, CTRL)  # back to now, then the curtain
    assert table.display.looking is None
    key(qtbot, table.furniture.curtain, Qt.Key.Key_Return)
    key(qtbot, table.furniture.eye, Qt.Key.Key_Home)
    assert seen_by(table) == 0
    key(qtbot, table.furniture.eye, Qt.Key.Key_M, CTRL)
    assert table.display.looking is None
    assert seen_by(table) is None


def test_a_match_from_elsewhere_begins_face_down(qtbot: QtBot) -> None:
    match = two_dreams()
    table = sit_down(qtbot, match.branch(len(match.entries)), face=DreamFace(Privacy.FACE_DOWN))
    assert seen_by(table) is None
    assert dreams(table) == []
    assert table.tools.mine.isVisible()


def test_nothing_secret_is_announced(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr("gui.table.flow.announce", lambda text, urgent=False: said.append(text))
    table = sit_down(qtbot, two_dreams(), face=DreamFace(Privacy.FACE_DOWN))
    click_bed(qtbot, table, 4)
    press(qtbot, table, "Pour 1")
    assert "Ann plants bed 5" in said
    assert not [text for text in said if "dream" in text]


def test_the_eye_is_only_there_where_something_lies_face_down(qtbot: QtBot) -> None:
    for match, privacy in (
        (garden("Ann", "Ben"), Privacy.FACE_DOWN),  # no secrets
        (garden("Ann", Seat("Bo", player="easy"), spec=SECRET), Privacy.FACE_DOWN),  # one person
        (garden("Ann", "Ben", spec=SECRET), Privacy.CURTAIN),
        (garden("Ann", "Ben", spec=SECRET), Privacy.OPEN),
    ):
        table = sit_down(qtbot, match, face=DreamFace(privacy), thinker=PromptBot())
        assert not table.tools.mine.isVisible()
        assert "Look at what is mine" not in texts(table)


# ---------------------------------------------------------------- in the open


def test_an_open_decision_shows_the_view_of_its_seat(qtbot: QtBot) -> None:
    table = sit_down(qtbot, two_dreams(), face=DreamFace(Privacy.OPEN))
    assert seen_by(table) == 0
    assert len(dreams(table)) == 1
    click_bed(qtbot, table, 4)
    press(qtbot, table, "Pour 1")
    assert not table.furniture.curtain.isVisible()
    assert seen_by(table) == 1
    assert len(dreams(table)) == 1  # Ben's, and no longer Ann's
    assert "Undo: pour 1" in table.tools.undo.toolTip()  # it was not worth hiding


def test_a_secret_choice_after_an_open_one_calls_the_person(qtbot: QtBot) -> None:
    """All have watched the open one: whoever made it does not yet sit alone at the screen."""
    table = sit_down(qtbot, garden("Ann", "Ben", spec=SECRET), face=DreamFace(Privacy.OPEN))
    assert not table.furniture.curtain.isVisible()
    table.face.answer = Privacy.CURTAIN  # type: ignore[attr-defined]
    click_bed(qtbot, table, 4)
    assert table.furniture.curtain.isVisible()
    assert seen_by(table) is None


def test_the_table_may_agree_to_play_open_and_back(qtbot: QtBot, table: TableView) -> None:
    def agree() -> None:
        hands = next(action for action in table_menu(table).actions() if action.text().startswith("We play"))
        hands.trigger()

    agree()
    assert seen_by(table) == 0
    assert len(dreams(table)) == 2
    assert not table.tools.mine.isVisible()
    assert table.furniture.prompt.page.title == "Plant a flower, Ann"
    agree()
    assert seen_by(table) is None
    assert dreams(table) == []
    assert table.tools.mine.isVisible()
