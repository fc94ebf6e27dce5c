"""Playing: the prompt's buttons, the board, the keyboard, refusals, the log."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from gui.kit.announce import announcer
from gui.kit.settings import settings
from gui.table.choices import Choice, ChoiceButton
from gui.table.lines import spoken
from tests.gui.table.tables import click, click_bed, key, press, sit_down, texts
from tests.gui.table.toy import Plant, Water, garden

CTRL = Qt.KeyboardModifier.ControlModifier


def test_board_and_buttons_share_the_decisions(qtbot: QtBot) -> None:
    table = sit_down(qtbot, garden())
    assert table.furniture.prompt.page.title == "Plant a flower, Ann"
    assert texts(table) == []  # the board takes all of them by hand
    click_bed(qtbot, table, 4)
    assert table.match.history == [Plant(4)]
    assert texts(table) == ["Leave it dry", "Pour 1 cans", "Pour 2 cans", "Undo: plant bed 5"]
    press(qtbot, table, "Pour 2")
    assert table.match.history == [Plant(4), Water(2)]
    assert table.furniture.prompt.page.title == "Plant a flower, Ben"


def test_number_keys_press_the_buttons(qtbot: QtBot) -> None:
    match = garden()
    match.play(Plant(0))
    table = sit_down(qtbot, match)
    key(qtbot, table.window().focusWidget() or table, Qt.Key.Key_2)
    qtbot.waitUntil(lambda: match.history[-1] == Water(1))


def test_the_keyboard_plays_a_whole_turn(qtbot: QtBot) -> None:
    table = sit_down(qtbot, garden())
    eye = table.furniture.eye
    table.setFocus()  # as the window does when it lays the table on top
    assert table.window().focusWidget() is eye
    key(qtbot, eye, Qt.Key.Key_Right)
    key(qtbot, eye, Qt.Key.Key_Return)
    assert table.match.history == [Plant(1)]
    button = table.window().focusWidget()
    assert button is table.furniture.prompt.buttons[0]
    key(qtbot, button, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(table.match.history) == 2)
    assert table.match.history[-1] == Water(0)
    assert table.window().focusWidget() is eye


def test_what_the_rules_forbid_is_explained(qtbot: QtBot) -> None:
    match = garden()
    match.play(Plant(0))
    match.play(Water(0))
    table = sit_down(qtbot, match)
    click_bed(qtbot, table, 0)
    assert len(match.history) == 2
    assert "Why? Read the rule" in texts(table)
    assert table.furniture.board.lit == ("cell-0",)  # type: ignore[attr-defined]
    with qtbot.waitSignal(table.open_rules) as opened:
        key(qtbot, table.furniture.eye, Qt.Key.Key_F1)
    assert opened.args == ["TOY-002"]
    key(qtbot, table.furniture.eye, Qt.Key.Key_Escape)
    assert texts(table) == []


def test_the_log_tells_and_lights_up_places(qtbot: QtBot) -> None:
    match = garden()
    table = sit_down(qtbot, match)
    table.referee.play(Plant(3))
    table.referee.play(Water(1))
    log = table.furniture.log
    assert [row.line.text for row in log.model.rows] == [
        "Ann plants bed 4",
        "Ann's flowers bloom",
        "You dream of 39",
        f"It rains {match.entries[-1].events[-1].drops} drops",  # type: ignore[attr-defined]
    ]
    assert spoken(log.model.rows[1].line, match.seats) == "Ann's flowers bloom all in one night (Ann +5)"
    board = table.furniture.board
    key(qtbot, table.furniture.eye, Qt.Key.Key_L, CTRL)
    assert log.lines.hasFocus()
    key(qtbot, log.lines, Qt.Key.Key_Home)
    assert board.lit == ("cell-3",)  # type: ignore[attr-defined]
    table.furniture.eye.setFocus()
    assert board.lit == ()  # type: ignore[attr-defined]
    spot = log.lines.visualRect(log.model.index(1, 0)).center()
    qtbot.mouseMove(log.lines.viewport(), spot + QPoint(1, 1))
    qtbot.mouseMove(log.lines.viewport(), spot)
    assert board.lit == ("cell-3",)  # type: ignore[attr-defined]


def test_what_happened_and_whose_turn_it_is_are_announced(qtbot: QtBot) -> None:
    table = sit_down(qtbot, garden())
    said: list[str] = []
    announcer.spoken.connect(said.append)
    click_bed(qtbot, table, 0)
    announcer.spoken.disconnect(said.append)
    assert said == ["Ann plants bed 1", "Water it, Ann. Each can is worth three points."]


def test_the_seat_at_turn_is_unmistakable(qtbot: QtBot) -> None:
    table = sit_down(qtbot, garden())
    ann, ben = table.furniture.seats.cards
    assert ann.state.at_turn
    assert not ben.state.at_turn
    assert (
        ann.accessibleName() == "Ann, 0 points, to move, seeds: 5 of 5" or "point(s)" in ann.accessibleName()
    )
    click_bed(qtbot, table, 0)
    press(qtbot, table, "Leave it dry")
    assert ben.state.at_turn
    assert not ann.state.at_turn


def test_an_irreversible_step_is_confirmed_once(qtbot: QtBot) -> None:
    match = garden()
    match.play(Plant(0))
    table = sit_down(qtbot, match)
    settings().change(confirm_irreversible=True)
    press(qtbot, table, "Pour 1")
    assert len(match.history) == 1
    assert texts(table) == ["Do it", "Back"]
    press(qtbot, table, "Back")
    assert texts(table)[:3] == ["Leave it dry", "Pour 1 cans", "Pour 2 cans"]
    press(qtbot, table, "Pour 1")
    press(qtbot, table, "Do it")
    assert match.history[-1] == Water(1)


def test_a_harmless_step_is_not_confirmed(qtbot: QtBot) -> None:
    table = sit_down(qtbot, garden())
    settings().change(confirm_irreversible=True)
    click_bed(qtbot, table, 0)
    assert table.match.history == [Plant(0)]


def test_a_click_finishes_the_animation(qtbot: QtBot) -> None:
    table = sit_down(qtbot, garden())
    settings().change(animation="slow")
    click_bed(qtbot, table, 0)
    assert texts(table) == []  # still moving
    click(qtbot, table.furniture.eye.viewport())
    assert texts(table)[:1] == ["Leave it dry"]


def test_points_fly_and_the_score_counts_up(qtbot: QtBot) -> None:
    match = garden()
    match.play(Plant(0))
    table = sit_down(qtbot, match)
    settings().change(animation="fast")
    card = table.furniture.seats.cards[0]
    press(qtbot, table, "Pour 2")
    qtbot.waitUntil(table.furniture.flying.isVisible)
    assert card.shown_score == 0
    qtbot.waitUntil(lambda: card.shown_score == 8)
    assert not table.furniture.flying.isVisible()


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("text", [0.8, 1.0, 2.0])
@pytest.mark.parametrize("people", [2, 6])
def test_no_panel_covers_another(qtbot: QtBot, size: tuple[int, int], text: float, people: int) -> None:
    settings().change(text_scale=text)
    match = garden(*("Maximiliane", "Ben", "Cleo", "Dario", "Eva", "Finn")[:people])
    match.play(Plant(0))
    table = sit_down(qtbot, match, size)
    furniture = table.furniture
    qtbot.waitUntil(lambda: furniture.prompt.height() > 100)
    shown = [*furniture.seats.cards, furniture.remaining, furniture.tools, furniture.prompt, furniture.log]
    shown.append(furniture.timeline)
    cards = [widget.geometry().adjusted(15, 15, -15, -15) for widget in shown]
    for number, card in enumerate(cards):
        assert furniture.rect().contains(card), shown[number]
        for other in range(number):
            assert not card.intersects(cards[other]), (shown[number], shown[other])
    middle = furniture.log.x() - furniture.tools.geometry().right()
    assert middle > size[0] * 0.35  # the board keeps its place


def test_panels_fold_and_remember_it(qtbot: QtBot) -> None:
    table = sit_down(qtbot, garden())
    click(qtbot, table.furniture.fold_left)
    key(qtbot, table.furniture.eye, Qt.Key.Key_F8)
    assert not table.furniture.tools.isVisible()
    assert not table.furniture.log.isVisible()
    assert table.furniture.prompt.isVisible()
    again = sit_down(qtbot, garden())
    assert not again.furniture.tools.isVisible()
    assert not again.furniture.log.isVisible()


def test_f6_walks_through_the_panels(qtbot: QtBot) -> None:
    match = garden()
    match.play(Plant(0))
    table = sit_down(qtbot, match)
    furniture = table.furniture
    furniture.eye.setFocus()
    seen = []
    for _ in range(6):
        key(qtbot, table.window().focusWidget() or table, Qt.Key.Key_F6)
        seen.append(table.window().focusWidget())
    assert seen == [
        furniture.prompt.buttons[0],
        furniture.log.lines,
        furniture.timeline.strip,
        furniture.seats.cards[0],
        furniture.tools.buttons[0],
        furniture.eye,
    ]


def test_the_question_mark_shows_the_keys(qtbot: QtBot) -> None:
    table = sit_down(qtbot, garden())
    qtbot.keyClicks(table.furniture.eye, "?")
    sheet = table.window().focusWidget().parentWidget()  # type: ignore[union-attr]
    assert sheet is not table
    key(qtbot, table.window().focusWidget(), Qt.Key.Key_Escape)  # type: ignore[arg-type]


def test_tab_goes_from_the_board_to_the_answers(qtbot: QtBot) -> None:
    match = garden()
    match.play(Plant(0))
    table = sit_down(qtbot, match)
    table.furniture.eye.setFocus()
    seen = []
    for _ in range(5):
        key(qtbot, table.window().focusWidget() or table, Qt.Key.Key_Tab)
        seen.append(table.window().focusWidget())
    assert seen == [*table.furniture.prompt.buttons, table.furniture.log.lines]


def test_a_motion_that_fails_does_not_stop_the_match(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    table = sit_down(qtbot, garden())
    reported: list[object] = []
    monkeypatch.setattr("sys.excepthook", lambda kind, error, trace: reported.append(str(error)))

    def fail(events: object, game: object) -> None:
        raise ValueError("no such piece")

    monkeypatch.setattr(table.furniture.board, "play", fail)
    click_bed(qtbot, table, 3)
    assert reported == ["no such piece"]
    assert len(table.match.history) == 1
    assert texts(table)  # the next question is asked


def test_large_text_in_a_narrow_prompt_leaves_the_keys_out_and_cuts_no_words(qtbot: QtBot) -> None:
    settings().change(text_scale=2.0)
    choice = Choice("Undo: congratulations", lambda: None, tells="Ctrl+Shift+Z", icon="undo", quiet=True)
    button = ChoiceButton(choice)
    qtbot.addWidget(button)
    least = button.minimumSizeHint().width()
    assert button._cap_width(least) == 0
    assert button._cap_width(2 * least) > 0
    assert button.heightForWidth(least) > button.heightForWidth(3 * least)  # the words wrap


def test_arrows_walk_through_the_answers_and_stay_there(qtbot: QtBot) -> None:
    match = garden()
    match.play(Plant(0))
    table = sit_down(qtbot, match)
    buttons = table.furniture.prompt.buttons
    assert buttons[0].hasFocus()
    for arrow, at in (
        (Qt.Key.Key_Up, 0),
        (Qt.Key.Key_Down, 1),
        (Qt.Key.Key_Right, 2),
        (Qt.Key.Key_Left, 1),
        *((Qt.Key.Key_Down, min(n, len(buttons) - 1)) for n in range(2, len(buttons) + 2)),
    ):
        key(qtbot, table.window().focusWidget() or table, arrow)
        assert buttons[at].hasFocus()


def test_a_board_says_how_much_room_the_camera_leaves_around_it(qtbot: QtBot) -> None:
    table = sit_down(qtbot, garden())
    eye = table.furniture.eye
    eye.fit()
    eye.settle()
    usual = eye.pixels
    eye.board.margin = 120
    eye.fit()
    eye.settle()
    assert eye.pixels < usual
