"""What is heard while a match is played."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from engine.core.match import Seat
from gui.kit.sound import Sound, Speaker
from tests.gui.table.tables import PromptBot, click_bed, press, sit_down
from tests.gui.table.toy import garden


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[Sound]:
    heard: list[Sound] = []
    monkeypatch.setattr(Speaker, "play", lambda self, sound: heard.append(sound))
    return heard


def test_a_turn_is_heard(qtbot: QtBot, heard: list[Sound]) -> None:
    table = sit_down(qtbot, garden("Ann", "Ben"))
    assert heard == [Sound.BELL]
    click_bed(qtbot, table, 4)
    assert heard[1:] == [Sound.TAP]  # and no bell: Ann goes on
    press(qtbot, table, "Pour 1")
    assert heard[2:] == [Sound.RUSTLE, Sound.CHIME, Sound.BELL]  # rain was revealed, points won, Ben's turn
    click_bed(qtbot, table, 5)
    press(qtbot, table, "Leave")
    assert heard[5:] == [Sound.TAP, Sound.RUSTLE, Sound.BELL]


def test_a_bell_calls_after_the_bots(qtbot: QtBot, heard: list[Sound]) -> None:
    table = sit_down(qtbot, garden("Ann", Seat("Bo", player="easy")), thinker=PromptBot())
    click_bed(qtbot, table, 4)
    press(qtbot, table, "Leave")
    qtbot.waitUntil(lambda: len(table.match.history) == 4)
    assert heard == [Sound.BELL, Sound.TAP, Sound.RUSTLE, Sound.TAP, Sound.RUSTLE, Sound.BELL]


def test_the_end_is_heard(qtbot: QtBot, heard: list[Sound]) -> None:
    match = garden("Ann", "Ben")
    for _ in range(17):
        match.play(match.actions()[-1])
    table = sit_down(qtbot, match)
    press(qtbot, table, "Pour 2")
    assert heard[-2:] == [Sound.CHIME, Sound.CHORD]
