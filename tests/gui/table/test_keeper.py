"""Nothing is lost: autosaves, orphans, disks that fail, saving by name."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from engine.core import save as saves
from engine.core.match import Seat
from engine.core.problems import SaveError
from gui.kit import places
from gui.table import keeper as keeping
from gui.table.keeper import Keeper
from gui.table.savesheet import SaveSheet
from gui.table.view import TableView
from tests.gui.table.tables import SlowBot, click_bed, press, sit_down
from tests.gui.table.toy import GardenFace, Plant, Water, garden, play_to_the_end


def kept_actions(path: Path) -> int:
    return len(saves.read(path.read_bytes()).actions)


def test_every_action_is_kept(qtbot: QtBot) -> None:
    table = sit_down(qtbot, garden())
    path = table.keeper.path
    qtbot.waitUntil(path.exists)
    click_bed(qtbot, table, 4)
    qtbot.waitUntil(lambda: kept_actions(path) == 1)
    press(qtbot, table, "Pour 1")
    qtbot.waitUntil(lambda: kept_actions(path) == 2)
    table.flow.set_free_take_back(True)
    table.flow.undo()
    qtbot.waitUntil(lambda: kept_actions(path) == 1)


def test_a_match_that_was_left_is_offered_again(qtbot: QtBot) -> None:
    table = sit_down(qtbot, garden("Ann", "Ben"))
    click_bed(qtbot, table, 4)
    assert Keeper.orphans() == []  # it is being played
    with qtbot.waitSignal(table.left):
        table.leave()
    (orphan,) = Keeper.orphans()
    assert (orphan.game, orphan.names, orphan.moves, orphan.killed) == ("garden", ("Ann", "Ben"), 1, False)
    assert orphan.path == table.keeper.path


def test_a_finished_match_is_not_offered_again(qtbot: QtBot) -> None:
    table = sit_down(qtbot, play_to_the_end(garden()))
    table.shut()
    assert Keeper.orphans() == []
    assert list(places.autosave().iterdir()) == []


PROGRAM = """
import os, sys, time
sys.path.insert(0, {root!r})
from gui.table.keeper import Keeper
from tests.gui.table.toy import garden, Plant
match = garden("Ann", "Ben")
match.play(Plant(2))
keeper = Keeper("garden")
keeper.keep(match)
while not keeper.path.exists():
    time.sleep(0.01)
print(keeper.path, flush=True)
sys.stdin.readline()
os.kill(os.getpid(), 9)
"""


@pytest.fixture
def other_program(home: Path) -> Iterator[subprocess.Popen[str]]:
    """A second program that plays a match; it is killed when it hears a line."""
    code = PROGRAM.format(root=str(Path(__file__).resolve().parents[3]))
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, "-c", code], stdin=pipe, stdout=pipe, text=True) as program:
        yield program
        program.kill()


def test_a_killed_program_leaves_its_match_to_the_next(
    qtbot: QtBot, other_program: subprocess.Popen[str]
) -> None:
    assert other_program.stdout is not None
    path = Path(other_program.stdout.readline().strip())
    assert Keeper.orphans() == []  # it is still being played over there
    here = Keeper("garden", path)
    assert here.path != path
    here.close()
    other_program.communicate("now")
    (orphan,) = Keeper.orphans()
    assert (orphan.path, orphan.killed, orphan.moves) == (path, True, 1)
    table = sit_down(qtbot, garden(), autosave=path)
    assert table.keeper.path == path


def test_sitting_down_anew_takes_the_file_over(qtbot: QtBot) -> None:
    match = garden()
    first = sit_down(qtbot, match)
    click_bed(qtbot, first, 0)
    second = sit_down(qtbot, match, autosave=first.keeper.path)
    assert second.keeper.path == first.keeper.path
    press(qtbot, second, "Pour 1")
    qtbot.waitUntil(lambda: kept_actions(second.keeper.path) == 2)


def test_a_table_that_is_thrown_away_lets_go(qtbot: QtBot) -> None:
    bot = SlowBot()
    table = TableView(garden(Seat("Bo", player="easy"), "Ann"), GardenFace(), thinker=bot)
    table.show()
    qtbot.waitUntil(lambda: bool(bot.asked))
    path = table.keeper.path
    table.deleteLater()
    qtbot.waitUntil(lambda: bool(bot.stopped))
    assert [orphan.path for orphan in Keeper.orphans()] == [path]


def test_two_tables_never_share_a_file(qtbot: QtBot) -> None:
    one, two = sit_down(qtbot, garden()), sit_down(qtbot, garden())
    assert one.keeper.path != two.keeper.path


def test_what_is_no_save_is_left_alone() -> None:
    places.autosave().mkdir(parents=True)
    strange = places.autosave() / "strange.json"
    strange.write_text("{")
    assert Keeper.orphans() == []
    assert strange.read_text() == "{"


@pytest.mark.parametrize(
    ("code", "words"), [(errno.ENOSPC, "The disk is full"), (errno.EROFS, "cannot be written")]
)
def test_a_failing_disk_is_told_until_it_works_again(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, code: int, words: str
) -> None:
    monkeypatch.setattr(keeping, "RETRY_SECONDS", 0.05)
    failing = True
    replace = os.replace

    def maybe(source: str, target: str) -> None:
        if failing and "autosave" in str(target):
            raise OSError(code, os.strerror(code))
        replace(source, target)

    monkeypatch.setattr(os, "replace", maybe)
    table = sit_down(qtbot, garden())
    banner = table.furniture.disk_banner
    qtbot.waitUntil(lambda: words in banner.text)
    click_bed(qtbot, table, 0)
    press(qtbot, table, "Pour 1")  # the game goes on
    assert table.match.history == [Plant(0), Water(1)]
    assert banner.isVisible()
    failing = False
    qtbot.waitUntil(lambda: banner.text == "")
    qtbot.waitUntil(lambda: kept_actions(table.keeper.path) == 2)  # although nobody moved since


def test_a_folder_that_cannot_be_made(qtbot: QtBot, home: Path) -> None:
    (home / "autosave").write_text("in the way")
    table = sit_down(qtbot, garden())
    qtbot.waitUntil(lambda: bool(table.furniture.disk_banner.text))
    click_bed(qtbot, table, 0)
    assert table.match.history == [Plant(0)]
    assert (home / "autosave").read_text() == "in the way"


def test_saving_under_a_name_overwrites_nothing(qtbot: QtBot) -> None:
    table = sit_down(qtbot, garden())
    for expected in ("Sun day", "Sun day 2"):
        table.save_as()
        sheet = next(sheet for sheet in table.window().findChildren(SaveSheet) if sheet.isVisible())
        sheet.field.setText("Sun/day")
        with qtbot.waitSignal(table.saved) as saved:
            sheet.close_with("save")
        assert saved.args[0] == places.saves() / f"{expected}.tafelrunde"
        assert kept_actions(saved.args[0]) == 0


def test_saving_where_it_is_not_possible(qtbot: QtBot, home: Path) -> None:
    (home / "saves").write_text("in the way")
    from gui.table.saving import save_as

    with pytest.raises(SaveError):
        save_as(garden(), "Sunday")
