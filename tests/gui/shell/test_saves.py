"""The list of saved matches, and what can be done with files."""

from __future__ import annotations

import errno
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QFile, Qt
from pytestqt.qtbot import QtBot

import engine
from engine.core.problems import SaveError
from gui.kit import places
from gui.kit.widgets.buttons import Button
from gui.kit.widgets.fields import Field
from gui.kit.widgets.sheet import Sheet
from gui.shell.saves import catalogue, files
from gui.shell.saves.page import SavesPage
from gui.shell.saves.row import Row
from gui.table.keeper import Keeper
from gui.table.saving import LONGEST_NAME, SUFFIX, file_name

from .conftest import played

LEFT = Qt.MouseButton.LeftButton
DAMAGED = '{"format": "tafelrunde", "version": 1, "game": "carcassonne"}'


@pytest.fixture
def page(qtbot: QtBot) -> SavesPage:
    page = SavesPage()
    qtbot.addWidget(page)
    page.resize(1280, 800)
    return page


def shown(page: SavesPage, qtbot: QtBot) -> SavesPage:
    """The page on the screen, with every file read."""
    with qtbot.waitExposed(page):
        page.show()
    page.arrive()
    qtbot.waitUntil(lambda: page.complete)
    return page


def row(page: SavesPage, name: str) -> Row:
    return next(row for row in page.rows.values() if row.saved.name == name)


def names(page: SavesPage) -> list[str]:
    rows = sorted((row for row in page.rows.values() if row.isVisible()), key=lambda row: row.y())
    return [row.saved.name for row in rows]


def press(sheet: Sheet, text: str, qtbot: QtBot) -> None:
    qtbot.mouseClick(next(button for button in sheet.findChildren(Button) if button.words() == text), LEFT)


def test_a_click_opens_a_match(page: SavesPage, saved, qtbot: QtBot) -> None:
    path = saved("Sunday")
    shown(page, qtbot)
    with qtbot.waitSignal(page.opened) as signal:
        qtbot.mouseClick(row(page, "Sunday").open_button, LEFT)
    assert signal.args == [path]


def test_a_damaged_file_says_what_is_wrong_and_stays_untouched(page: SavesPage, saved, qtbot: QtBot) -> None:
    saved("Good")
    bad = places.saves() / f"Bad{SUFFIX}"
    bad.write_text(DAMAGED, encoding="utf-8")
    shown(page, qtbot)
    damaged = row(page, "Bad")
    assert damaged.problem is not None
    assert damaged.problem.key == "damaged"
    assert not damaged.open_button.isEnabled()
    assert row(page, "Good").open_button.isEnabled()
    assert bad.read_text(encoding="utf-8") == DAMAGED


def test_rename_asks_for_a_name_and_keeps_the_contents(page: SavesPage, saved, qtbot: QtBot) -> None:
    before = saved("Old").read_bytes()
    shown(page, qtbot)
    qtbot.mouseClick(row(page, "Old").rename_button, LEFT)
    field = page.findChild(Sheet).findChild(Field)
    field.selectAll()
    qtbot.keyClicks(field, "New: a/b")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: page.complete and names(page) == ["New a b"])
    assert (places.saves() / f"New a b{SUFFIX}").read_bytes() == before


def test_rename_never_overwrites(saved) -> None:
    one, two = saved("One", seed=1), saved("Two", seed=2)
    kept = two.read_bytes()
    assert files.rename(one, "Two").name == f"Two 2{SUFFIX}"
    assert two.read_bytes() == kept


def test_duplicate_makes_a_second_file(page: SavesPage, saved, qtbot: QtBot) -> None:
    path = saved("Twin")
    shown(page, qtbot)
    qtbot.mouseClick(row(page, "Twin").duplicate_button, LEFT)
    qtbot.waitUntil(lambda: page.complete and sorted(names(page)) == ["Twin", "Twin 2"])
    assert engine.load(places.saves() / f"Twin 2{SUFFIX}").digest() == engine.load(path).digest()


def test_the_keyboard_stays_with_what_was_done(page: SavesPage, saved, qtbot: QtBot) -> None:
    saved("Twin")
    shown(page, qtbot)
    qtbot.mouseClick(row(page, "Twin").duplicate_button, LEFT)
    qtbot.waitUntil(lambda: page.complete and len(page.rows) == 2)
    assert page.focusWidget() is row(page, "Twin 2").open_button


def test_delete_asks_first_and_goes_to_the_bin(
    page: SavesPage, saved, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = saved("Gone")
    binned: list[str] = []

    def bin(file: str) -> bool:
        binned.append(file)
        Path(file).unlink()
        return True

    monkeypatch.setattr(QFile, "moveToTrash", bin)
    shown(page, qtbot)
    qtbot.mouseClick(row(page, "Gone").delete_button, LEFT)
    press(page.findChild(Sheet), "Keep", qtbot)
    assert path.exists()
    qtbot.waitUntil(lambda: page.findChild(Sheet) is None)
    qtbot.mouseClick(row(page, "Gone").delete_button, LEFT)
    press(page.findChild(Sheet), "Delete", qtbot)
    qtbot.waitUntil(lambda: page.complete and not page.rows)
    assert binned == [str(path)]


def test_without_a_bin_a_deleted_file_is_kept_in_a_folder(saved, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QFile, "moveToTrash", lambda file: False)
    path = saved("Gone")
    content = path.read_bytes()
    thrown = files.throw_away(path)
    assert thrown.folder is not None
    assert (thrown.folder / path.name).read_bytes() == content
    assert not path.exists()


def test_import_copies_a_match_and_refuses_what_is_none(page: SavesPage, saved, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere" / "Visit.json"
    elsewhere.parent.mkdir()
    elsewhere.write_bytes(saved("Here").read_bytes())
    page.bring_in(elsewhere)
    assert (places.saves() / f"Visit{SUFFIX}").read_bytes() == elsewhere.read_bytes()
    other = tmp_path / "other.json"
    other.write_text("[1, 2]", encoding="utf-8")
    with pytest.raises(SaveError) as caught:
        page.bring_in(other)
    assert caught.value.key == "not_a_save"
    assert not (places.saves() / f"other{SUFFIX}").exists()


def test_export_writes_a_copy(saved, tmp_path: Path) -> None:
    path = saved("Out")
    target = files.hand_out(path, tmp_path / f"out{SUFFIX}")
    assert target.read_bytes() == path.read_bytes()


def test_a_target_that_cannot_be_written_is_a_problem_with_a_sentence(saved, tmp_path: Path) -> None:
    with pytest.raises(SaveError):
        files.hand_out(saved("Out"), tmp_path / "missing" / "out.tafelrunde")


def test_a_full_disk_leaves_the_target_as_it_was(
    saved, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "elsewhere" / "out.tafelrunde"
    target.parent.mkdir()
    target.write_text("older", encoding="utf-8")

    def half_a_copy(source: Path, to: Path) -> None:
        to.write_bytes(b"hal")
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(shutil, "copyfile", half_a_copy)
    with pytest.raises(SaveError):
        files.hand_out(saved("Out"), target)
    assert target.read_text(encoding="utf-8") == "older"
    assert list(target.parent.iterdir()) == [target]


def test_a_match_that_another_window_plays_is_neither_deleted_nor_renamed(page: SavesPage) -> None:
    keeper = Keeper("carcassonne")
    keeper.keep(played())
    keeper.close()
    listed = catalogue.look(keeper.path, kept=True)
    again = Keeper("carcassonne", keeper.path)
    try:
        for deed in (page.throw_away, lambda match: page.rename(match, "Mine")):
            with pytest.raises(SaveError) as caught:
                deed(listed)
            assert caught.value.key == "in_use"
            assert keeper.path.exists()
    finally:
        again.close()


def test_search_looks_at_names_games_and_people(page: SavesPage, saved, qtbot: QtBot) -> None:
    saved("Sunday", players=("Ann", "Zoe"))
    saved("Monday", players=("Ben", "Clara"))
    shown(page, qtbot)
    qtbot.keyClicks(page.search, "zoe")
    assert names(page) == ["Sunday"]
    page.search.clear()
    qtbot.keyClicks(page.search, "carcassonne mon")
    assert names(page) == ["Monday"]


def test_the_list_is_sorted_as_chosen(page: SavesPage, saved, qtbot: QtBot) -> None:
    import os

    for age, name in enumerate(("Beta", "Alpha", "Gamma")):
        os.utime(saved(name), (1_700_000_000 - age * 1000,) * 2)
    shown(page, qtbot)
    assert names(page) == ["Beta", "Alpha", "Gamma"]
    page.order.setFocus()
    qtbot.keyClick(page.order, Qt.Key.Key_Down)
    page._arrange()
    qtbot.waitUntil(lambda: names(page) == ["Alpha", "Beta", "Gamma"])


def test_many_files_are_read_one_at_a_time(page: SavesPage, saved, qtbot: QtBot) -> None:
    content = saved("0").read_bytes()
    for number in range(1, 60):
        (places.saves() / f"{number}{SUFFIX}").write_bytes(content)
    page.show()
    page.arrive()
    qtbot.waitUntil(lambda: bool(page.rows))
    assert len(page.rows) < 12, "the window can answer between the files"
    qtbot.waitUntil(lambda: page.complete, timeout=20_000)
    assert len(page.rows) == 60


def test_names_are_made_fit_for_every_file_system() -> None:
    assert file_name('a/b\\c:d*e?f"g<h>i|j') == "a b c d e f g h i j"
    assert file_name("  ..  ") == "Tafelrunde"
    assert len(file_name("x" * 300)) == LONGEST_NAME
    assert file_name("nul.txt") == "_nul.txt"
    assert file_name("Nullrunde") == "Nullrunde"
    assert file_name("\ud800x") == "x"


@pytest.mark.parametrize("letter", ["x", "ä", "漢", "🏰"])
def test_a_long_name_in_any_script_can_be_written(letter: str, saved: Callable[..., Path]) -> None:
    assert saved(letter * 300).exists()
    assert saved(letter * 300).exists()  # and once more, with a number
