"""Settings survive a restart, and damage never costs more than the settings themselves."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from gui.kit import places
from gui.kit.settings import Settings, SettingsStore


def test_a_change_is_kept_and_told(store: SettingsStore, qtbot: QtBot) -> None:
    with qtbot.waitSignal(store.changed):
        store.change(theme="night", text_scale=1.5)
    again = SettingsStore()
    assert again.values.theme == "night"
    assert again.values.text_scale == 1.5


def test_the_same_value_is_no_change(store: SettingsStore, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(store.changed):
        store.change(theme=store.values.theme)


@pytest.mark.parametrize(
    "wrong", [{"theme": "dusk"}, {"text_scale": 3.0}, {"text_scale": 0.1}, {"volume": 11}]
)
def test_values_that_do_not_exist_are_refused(store: SettingsStore, wrong: dict[str, object]) -> None:
    before = store.values
    with pytest.raises(msgspec.ValidationError):
        store.change(**wrong)
    assert store.values == before


def test_an_unknown_setting_is_refused(store: SettingsStore) -> None:
    with pytest.raises(TypeError, match="colour_of_the_sky"):
        store.change(colour_of_the_sky="blue")


@pytest.mark.parametrize(
    "damage",
    [
        b"",
        b"{",
        b"[1, 2]",
        b'{"theme": "dusk"}',
        b'{"text_scale": 99}',
        b"\xff\xfe\x00",
        b'{"remember": ' + b"[" * 100_000,
    ],
)
def test_a_damaged_file_gives_defaults_and_is_kept(damage: bytes) -> None:
    file = places.config() / "settings.json"
    file.write_bytes(damage)
    store = SettingsStore()
    assert store.values == Settings()
    assert (file.parent / "settings.json.bad").read_bytes() == damage
    store.change(volume=0)
    assert SettingsStore().values.volume == 0


def test_settings_of_a_newer_program_are_read() -> None:
    (places.config() / "settings.json").write_bytes(b'{"theme": "night", "perfume": "rose"}')
    assert SettingsStore().values.theme == "night"


def test_a_folder_that_cannot_be_written_is_told_in_a_sentence(tmp_path: Path, qtbot: QtBot) -> None:
    (tmp_path / "wall").write_text("not a folder")
    store = SettingsStore(tmp_path / "wall" / "settings.json")
    with qtbot.waitSignal(store.failed) as told:
        store.change(volume=0)
    assert told.args[0]
    assert store.values.volume == 0


def test_nothing_is_left_beside_the_file(store: SettingsStore) -> None:
    store.change(volume=0)
    assert [entry.name for entry in places.config().iterdir()] == ["settings.json"]


def test_small_things_are_remembered_quietly(store: SettingsStore, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(store.changed):
        store.remember("last set-up", {"game": "carcassonne", "seats": ["Ann", "Ben"]})
        store.set_layout("zoom/carcassonne", "96")
    again = SettingsStore()
    assert again.recall("last set-up") == {"game": "carcassonne", "seats": ["Ann", "Ben"]}
    assert again.layout("zoom/carcassonne") == "96"
    assert again.recall("nothing", 7) == 7


def test_everything_lies_below_the_home() -> None:
    home = Path(os.environ["TAFELRUNDE_HOME"])
    for place in (places.config, places.saves, places.autosave, places.thumbnails, places.logs):
        assert place().is_relative_to(home)


def test_without_a_home_the_system_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TAFELRUNDE_HOME")
    assert "tafelrunde" in str(places.saves())


def test_two_programs_keep_what_the_other_remembers(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    here, there = SettingsStore(file), SettingsStore(file)
    here.remember("favourites", ["ours"])
    there.set_layout("window", "left")
    there.remember("last", 2)
    assert SettingsStore(file).recall("favourites") == ["ours"]
    here.set_layout("window", "right")
    kept = SettingsStore(file)
    assert (kept.layout("window"), kept.recall("last")) == ("right", 2)
