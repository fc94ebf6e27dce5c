"""The widgets by mouse and by keyboard, for eyes and for screen readers, at every text size."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import pytest
import shiboken6
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics, QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from gui.kit.announce import announcer
from gui.kit.fonts import SEMIBOLD, sans, serif
from gui.kit.settings import SettingsStore
from gui.kit.widgets.buttons import Button, GoldButton, PaperButton, RoundButton
from gui.kit.widgets.fields import Choice, Field
from gui.kit.widgets.keycap import KeyCap
from gui.kit.widgets.panel import Panel
from gui.kit.widgets.scroll import Scroll
from gui.kit.widgets.sheet import Sheet, ask
from gui.kit.widgets.switch import Switch, Toggle
from gui.kit.widgets.text import Heading, Label
from gui.kit.widgets.toast import Toast, toast

LONG = "Jonas schließt eine Stadt aus fünf Plättchen mit einem Wappen und nimmt zwei Fässer Wein."


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    QVBoxLayout(window)
    window.resize(1000, 700)
    window.show()
    window.activateWindow()
    return window


Kind = TypeVar("Kind", bound=QWidget)


def put(window: QWidget, widget: Kind) -> Kind:
    window.layout().addWidget(widget)
    QApplication.processEvents()
    return widget


# ---------------------------------------------------------------- buttons


@pytest.mark.parametrize("kind", [GoldButton, PaperButton])
@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_a_button_is_pressed_by_key(window: QWidget, qtbot: QtBot, kind: type[Button], key: Qt.Key) -> None:
    button = put(window, kind("Lay"))
    button.setFocus()
    with qtbot.waitSignal(button.clicked):
        QTest.keyClick(button, key)


def test_a_button_shows_and_obeys_its_shortcut(window: QWidget, qtbot: QtBot) -> None:
    plain, keyed = put(window, PaperButton("Done")), put(window, PaperButton("Done", key="E"))
    assert keyed.sizeHint().width() > plain.sizeHint().width()
    with qtbot.waitSignal(keyed.clicked):
        QTest.keyClick(window, Qt.Key.Key_E)


def test_a_new_text_keeps_the_shortcut(window: QWidget) -> None:
    button = put(window, PaperButton("Done", key="E"))
    button.setText("End turn")
    assert button.shortcut() == QKeySequence("E")


def test_an_ampersand_is_just_a_character(window: QWidget) -> None:
    button = put(window, GoldButton("Inns & Cathedrals"))
    assert button.words() == "Inns & Cathedrals"
    assert button.shortcut().isEmpty()


def test_a_round_button_has_a_name_without_a_caption(window: QWidget) -> None:
    button = put(window, RoundButton("undo", tip="Undo", key="Ctrl+Z"))
    assert button.accessibleName() == "Undo"
    assert QKeySequence("Ctrl+Z").toString(QKeySequence.SequenceFormat.NativeText) in button.toolTip()


def test_the_focus_ring_shows_for_keys_and_not_for_clicks(window: QWidget) -> None:
    button = put(window, PaperButton("Done"))
    other = put(window, PaperButton("Other"))
    button.setFocus(Qt.FocusReason.TabFocusReason)
    ringed = button.grab().toImage()
    other.setFocus(Qt.FocusReason.TabFocusReason)
    button.setFocus(Qt.FocusReason.MouseFocusReason)
    assert button.grab().toImage() != ringed


# ---------------------------------------------------------------- choosing


def tempo(window: QWidget) -> Switch:
    return put(window, Switch([("off", "off"), ("fast", "fast"), ("slow", "slow")], "fast", name="Speed"))


def test_a_switch_moves_by_arrow_keys(window: QWidget, qtbot: QtBot) -> None:
    switch = tempo(window)
    switch.setFocus()
    heard: list[str] = []
    switch.changed.connect(heard.append)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Right)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Left)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Home)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_End)
    assert heard == ["slow", "fast", "off", "slow"]
    assert switch.value() == "slow"


def test_tab_enters_a_switch_at_its_choice_and_leaves_it(window: QWidget) -> None:
    before, switch, after = put(window, PaperButton("a")), tempo(window), put(window, PaperButton("b"))
    before.setFocus()
    QTest.keyClick(before, Qt.Key.Key_Tab)
    assert switch.isAncestorOf(QApplication.focusWidget())
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is after


def test_a_switch_is_clicked(window: QWidget, qtbot: QtBot) -> None:
    switch = tempo(window)
    with qtbot.waitSignal(switch.changed) as told:
        far_right = QPoint(switch.width() - 20, switch.height() // 2)
        qtbot.mouseClick(switch.childAt(far_right), Qt.MouseButton.LeftButton)
    assert told.args == ["slow"]


def test_setting_a_value_tells_no_one(window: QWidget, qtbot: QtBot) -> None:
    switch, choice = tempo(window), put(window, Choice([("a", "A"), ("b", "B")]))
    with qtbot.assertNotEmitted(switch.changed), qtbot.assertNotEmitted(choice.changed):
        switch.set_value("off")
        choice.set_value("b")
    assert (switch.value(), choice.value()) == ("off", "b")


def test_a_toggle_is_turned_by_key_and_by_its_words(window: QWidget, qtbot: QtBot) -> None:
    toggle = put(window, Toggle("Sound"))
    QTest.keyClick(toggle, Qt.Key.Key_Space)
    assert toggle.isChecked()
    qtbot.mouseClick(
        toggle, Qt.MouseButton.LeftButton, pos=QPoint(toggle.sizeHint().width() - 8, toggle.height() // 2)
    )
    assert not toggle.isChecked()


def test_a_choice_is_made_by_key(window: QWidget, qtbot: QtBot) -> None:
    choice = put(window, Choice([("a", "A"), ("b", "B")], name="Letter"))
    with qtbot.waitSignal(choice.changed) as told:
        QTest.keyClick(choice, Qt.Key.Key_Down)
    assert told.args == ["b"]


# ---------------------------------------------------------------- text


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.5, 2.0])
@pytest.mark.parametrize(
    "make",
    [
        lambda: Label(LONG),
        lambda: Label("Donaudampfschifffahrtsgesellschaftskapitän"),
        lambda: Heading(LONG),
        lambda: Heading(LONG, level=2),
    ],
)
def test_a_label_is_never_cut(
    window: QWidget, store: SettingsStore, make: Callable[[], Label], scale: float
) -> None:
    panel = Panel()
    label = make()
    panel.body.addWidget(label)
    panel.body.addStretch()
    put(window, panel)
    store.change(text_scale=scale)
    for width in (320, 900, 420):
        window.resize(width, 700)
        for _ in range(3):
            QApplication.processEvents()
        metrics = label._metrics()
        room = QRect(0, 0, label.width(), 100_000)
        needed = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, label.text())
        assert label.height() >= needed.height()
        assert label.width() >= max(metrics.horizontalAdvance(word) for word in label.text().split())


@pytest.mark.parametrize("scale", [0.8, 1.0, 2.0])
@pytest.mark.parametrize(
    ("make", "words", "voice"),
    [
        (lambda: GoldButton("Weiterspielen", icon="play", key="F5"), "Weiterspielen", lambda: serif(19)),
        (
            lambda: PaperButton("Zug zurücknehmen", icon="undo"),
            "Zug zurücknehmen",
            lambda: sans(17, SEMIBOLD),
        ),
        (lambda: RoundButton("hint", "Tipp geben"), "Tipp geben", lambda: sans(16, SEMIBOLD)),
        (lambda: Toggle("Vor dem Endgültigen fragen"), "Vor dem Endgültigen fragen", lambda: sans(16)),
        (lambda: Switch([("a", "sehr ruhig")]), "sehr ruhig", lambda: sans(16, SEMIBOLD)),
        (lambda: KeyCap("Shift+F12"), "Shift+F12", lambda: sans(13, SEMIBOLD)),
    ],
)
def test_what_bears_words_has_room_for_them(
    window: QWidget,
    store: SettingsStore,
    make: Callable[[], QWidget],
    words: str,
    voice: Callable[[], QFont],
    scale: float,
) -> None:
    bearer = put(window, make())
    store.change(text_scale=scale)
    metrics = QFontMetrics(voice())
    assert bearer.sizeHint().width() >= metrics.horizontalAdvance(words)
    assert bearer.sizeHint().height() >= metrics.height()
    for _ in range(3):
        QApplication.processEvents()
    assert bearer.height() >= metrics.height()


def test_a_scroll_area_never_hides_words_to_the_right(window: QWidget, store: SettingsStore) -> None:
    content = QWidget()
    QVBoxLayout(content).addWidget(PaperButton("Ein ziemlich langer Knopf, der nicht umbricht"))
    scroll = put(window, Scroll(content))
    store.change(text_scale=2.0)
    QApplication.processEvents()
    assert scroll.minimumWidth() >= content.minimumSizeHint().width()


def test_tab_stops_at_what_can_be_scrolled(window: QWidget) -> None:
    short, long = QWidget(), QWidget()
    QVBoxLayout(short).addWidget(Label("One line."))
    rows = QVBoxLayout(long)
    for _ in range(60):
        rows.addWidget(Label(LONG))
    still, moving = put(window, Scroll(short)), put(window, Scroll(long))
    for _ in range(3):
        QApplication.processEvents()
    assert still.focusPolicy() == Qt.FocusPolicy.NoFocus
    moving.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(moving, Qt.Key.Key_PageDown)
    assert moving.verticalScrollBar().value() > 0


def test_a_field_says_what_it_is_for(window: QWidget) -> None:
    assert put(window, Field(hint="Search the rules", icon="search")).accessibleName() == "Search the rules"


# ---------------------------------------------------------------- sheets


def test_a_sheet_keeps_the_keyboard(window: QWidget) -> None:
    outside = put(window, PaperButton("outside"))
    outside.setFocus()
    sheet = ask(window, "Delete?", "It goes to the bin.", [("yes", "Delete"), ("no", "Keep")])
    seen = set()
    for _ in range(8):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        assert sheet.isAncestorOf(QApplication.focusWidget())
        seen.add(QApplication.focusWidget())
    assert len(seen) == 3  # two answers and the cross
    for _ in range(4):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Backtab)
        assert sheet.isAncestorOf(QApplication.focusWidget())
    sheet.close_with("")
    assert QApplication.focusWidget() is outside


def test_what_takes_the_keyboard_below_a_sheet_gives_it_back(window: QWidget) -> None:
    outside = put(window, PaperButton("outside"))
    lower = ask(window, "Rename?", "It gets another name.", [("yes", "Rename")])
    upper = ask(window, "Delete?", "It goes to the bin.", [("yes", "Delete")])
    outside.setFocus()
    assert upper.isAncestorOf(QApplication.focusWidget())
    upper.close_with("")
    assert lower.isAncestorOf(QApplication.focusWidget())


def test_a_sheet_goes_with_its_page(window: QWidget, qtbot: QtBot) -> None:
    page = put(window, QWidget())
    sheet = ask(page, "Delete?", "It goes to the bin.", [("yes", "Delete")])
    with qtbot.waitSignal(sheet.closed) as told:
        page.hide()
    assert told.args == [""]


def test_a_sheet_closes_though_what_had_the_keyboard_is_gone(window: QWidget, qtbot: QtBot) -> None:
    outside = put(window, PaperButton("outside"))
    outside.setFocus()
    sheet = ask(window, "Delete?", "It goes to the bin.", [("yes", "Delete")])
    shiboken6.delete(outside)
    with qtbot.waitSignal(sheet.closed):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)


def test_escape_closes_a_sheet(window: QWidget, qtbot: QtBot) -> None:
    sheet = ask(window, "Delete?", "It goes to the bin.", [("yes", "Delete"), ("no", "Keep")])
    with qtbot.waitSignal(sheet.closed) as told:
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert told.args == [""]


def test_enter_gives_the_expected_answer(window: QWidget, qtbot: QtBot) -> None:
    sheet = ask(window, "Go on?", "A match was interrupted.", [("yes", "Go on"), ("no", "Later")])
    with qtbot.waitSignal(sheet.closed) as told:
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert told.args == ["yes"]


def test_enter_does_not_destroy(window: QWidget, qtbot: QtBot) -> None:
    sheet = ask(window, "Delete?", "For good.", [("yes", "Delete"), ("no", "Keep")], danger=True)
    with qtbot.waitSignal(sheet.closed) as told:
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert told.args == ["no"]


def test_shortcuts_of_the_room_sleep_under_a_sheet(window: QWidget, qtbot: QtBot) -> None:
    undo = QShortcut(QKeySequence("Ctrl+Z"), window)
    heard: list[int] = []
    undo.activated.connect(lambda: heard.append(1))
    sheet = ask(window, "Delete?", "It goes to the bin.", [("yes", "Delete")])
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert heard == []
    sheet.close_with("")
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert heard == [1]


def test_shortcuts_inside_a_sheet_work(window: QWidget, qtbot: QtBot) -> None:
    sheet = Sheet(window, "Rules")
    button = PaperButton("Search", key="Ctrl+F")
    sheet.body.addWidget(button)
    sheet.open()
    with qtbot.waitSignal(button.clicked):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_a_sheet_stays_inside_the_window(window: QWidget, store: SettingsStore, scale: float) -> None:
    store.change(text_scale=scale)
    window.resize(700, 500)
    sheet = ask(window, "A long question", " ".join([LONG] * 12), [("yes", "Delete"), ("no", "Keep")])
    QApplication.processEvents()
    assert sheet.geometry() == window.rect()
    assert window.rect().contains(sheet._panel.geometry())
    window.resize(900, 600)
    QApplication.processEvents()
    assert sheet.geometry() == window.rect()


# ---------------------------------------------------------------- toasts


def test_a_toast_is_seen_announced_and_goes(window: QWidget, qtbot: QtBot) -> None:
    with qtbot.waitSignal(announcer.spoken) as told:
        toast(window, "Saved.", ms=50)
    assert told.args == ["Saved."]
    shown = window.findChild(Toast)
    assert shown.isVisible()
    assert window.rect().contains(shown.geometry())
    qtbot.waitUntil(lambda: not shown.isVisible())


def test_a_new_toast_takes_the_place_of_the_old(window: QWidget) -> None:
    toast(window, "Saved.")
    toast(window, "Saved again.")
    assert [child.text for child in window.findChildren(Toast)] == ["Saved again."]


def test_a_card_glows_in_its_turn(window: QWidget) -> None:
    panel = put(window, Panel(name="Miriam"))
    dull = panel.grab().toImage()
    panel.set_glowing(True)
    assert panel.glowing
    assert panel.grab().toImage() != dull
