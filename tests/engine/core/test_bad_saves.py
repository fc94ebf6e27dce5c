"""Texts and files that are no good saves: always one sentence, and nothing is touched."""

from __future__ import annotations

import errno
import json
import os
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.core import save
from engine.core.match import Match, new_match
from engine.core.plain import digest
from engine.core.problems import SaveError
from engine.core.save import dumps
from tests.engine.core import toys
from tests.engine.core.toys import PlayCard, Roll, Trade

GAMES = {toys.SPEC.id: toys.SPEC}


@pytest.fixture
def match() -> Match:
    script: dict[str, list[Any]] = {"first": [0], "deck": ["red 4", "red 5", "red 6"]}
    match = new_match(toys.SPEC, ["Ann", "Ben"], {"merchant": True}, seed=5, script=script)
    for action in (PlayCard("red 5"), Trade(1), Roll(2)):
        match.play(action)
    return match


@pytest.fixture
def data(match: Match) -> dict[str, Any]:
    plain: dict[str, Any] = json.loads(dumps(match))
    return plain


def refused(text: str | bytes, key: str = "") -> SaveError:
    with pytest.raises(SaveError) as caught:
        save.loads(GAMES, text)
    _one_sentence(caught.value)
    assert key in ("", caught.value.key)
    return caught.value


def _one_sentence(error: SaveError) -> None:
    sentence = str(error)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    assert 10 < len(sentence) < 300
    assert error.key


# -- texts


def test_truncated_anywhere(match: Match) -> None:
    text = dumps(match).encode()
    for length in range(len(text)):
        refused(text[:length])


def test_any_byte_damaged(match: Match) -> None:
    """Whatever one wrong letter does, the match is either refused or the very same."""
    text = dumps(match).encode()
    for place in range(0, len(text), 3):
        damaged = text[:place] + b"7" + text[place + 1 :]
        try:
            again = save.loads(GAMES, damaged)
        except SaveError as error:
            _one_sentence(error)
        else:
            assert again.digest() == match.digest()


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "null",
        "7",
        '"tafelrunde"',
        "[]",
        "{}",
        '{"a": 1}',
        '{"format": "something else"}',
        "NaN",
        '{"format": NaN}',
        "Ann and Ben",
        "<?xml version='1.0'?>",
        b"\xff\xfe\x00",
        b"\x80abc",
        b"\x00" * 1000,
        b"PK\x03\x04",
        '"\ud800"',
        '"\\ud800"',
        "1" * 100_000,
        "[" * 100_000,
        "[" * 100_000 + "]" * 100_000,
        '{"a":' * 100_000 + "1" + "}" * 100_000,
    ],
    ids=lambda text: repr(text[:20]),
)
def test_something_else(text: str | bytes) -> None:
    refused(text)


@pytest.mark.parametrize("thing", [None, 3, [], {}, object()], ids=lambda thing: type(thing).__name__)
def test_no_text_at_all(thing: Any) -> None:
    refused(thing, "not_a_save")


def test_far_too_large() -> None:
    refused(b" " * (save.LARGEST + 1), "too_large")


def test_every_missing_key(data: dict[str, Any]) -> None:
    for key in data:
        refused(json.dumps({name: value for name, value in data.items() if name != key}))


def test_every_key_of_every_wrong_type(data: dict[str, Any]) -> None:
    wrong: list[Any] = [None, True, -1, 10**30, 1.5, "x", "x" * 10_000, [], [None], {}, {"x": None}, [[]]]
    for key, good in data.items():
        for value in wrong:
            # a match that begins with its set-up has no start, and its rules may be older
            if value != good and not (key == "rules" and isinstance(value, int)):
                refused(json.dumps({**data, key: value}))


def test_nan_inside(data: dict[str, Any]) -> None:
    refused(json.dumps({**data, "seed": float("nan")}))
    data["state"]["points"] = [float("nan"), 0]
    refused(json.dumps(data))


@pytest.mark.parametrize("depth", [100, 500, 900, 950, 980, 985, 990, 995, 1000, 100_000])
def test_deeply_nested_where_anything_may_stand(data: dict[str, Any], depth: int) -> None:
    """Some depths can be read but not written again: they may not get stuck in between."""
    text = json.dumps({**data, "script": {"unused": ["HERE"]}})
    refused(text.replace('"HERE"', "[" * depth + "]" * depth))


def test_a_forged_digest(data: dict[str, Any]) -> None:
    refused(json.dumps({**data, "digest": "0" * 32}), "digest")


def test_forged_scores_and_state(data: dict[str, Any]) -> None:
    forgeries: list[dict[str, Any]] = [
        {"points": [100, 0]},
        {"points": [0, 0]},
        {"steps": []},
        {"state": {**data["state"]["state"], "deck": []}},
        {"chance": {**data["state"]["chance"], "word": 1}},
    ]
    for forged in forgeries:
        refused(json.dumps({**data, "state": {**data["state"], **forged}}), "digest")


def test_a_forged_state_with_a_digest_to_fit(data: dict[str, Any]) -> None:
    state = {**data["state"], "points": [100, 0]}
    refused(json.dumps({**data, "state": state, "digest": digest(state)}), "digest")


def test_forged_circumstances(data: dict[str, Any]) -> None:
    for forged in (
        {"seed": 6},
        {"seed": -1},
        {"seed": 2**60},
        {"script": None},
        {"script": {"first": ["nobody"]}},
        {"options": {**data["options"], "merchant": False}},
        {"options": {**data["options"], "open": True}},
        {"options": {"sea": True}},
        {"seats": data["seats"][:1]},
        {"seats": data["seats"] * 3},
        {"seats": [{"name": ""}, {"name": "Ben"}]},
        {"seats": [{"name": "Ann", "colour": "mud"}, {"name": "Ben"}]},
    ):
        refused(json.dumps({**data, **forged}))


def test_a_newer_version(data: dict[str, Any]) -> None:
    refused(json.dumps({**data, "version": 999}), "too_new")


@pytest.mark.parametrize("version", [0, -1, "1", 1.0, None, True, []])
def test_no_version_at_all(data: dict[str, Any], version: Any) -> None:
    refused(json.dumps({**data, "version": version}))


def test_an_unknown_game(data: dict[str, Any]) -> None:
    refused(json.dumps({**data, "game": "chess"}), "unknown_game")
    refused(json.dumps({**data, "game": "x" * 1_000_000}), "unknown_game")


# -- files that cannot be read


def unreadable(path: Path | str, key: str = "") -> None:
    with pytest.raises(SaveError) as caught:
        save.load(GAMES, path)
    _one_sentence(caught.value)
    assert key in ("", caught.value.key)


def test_no_file_no_folder_a_folder_an_impossible_name(tmp_path: Path) -> None:
    unreadable(tmp_path / "nothing", "missing")
    unreadable(tmp_path / "no folder" / "nothing", "missing")
    unreadable(tmp_path)
    unreadable(tmp_path / ("x" * 5000))
    unreadable("a\0b")
    unreadable("")


@pytest.mark.parametrize("path", [None, 2.5, [], b"match.json"], ids=str)
def test_no_path_at_all(path: Any, match: Match) -> None:
    unreadable(path, "unreadable")
    unwritable(match, path, "unwritable")


def test_a_number_is_no_path(tmp_path: Path) -> None:
    """Python would take it for an open file, and close it."""
    with open(tmp_path / "open", "w+") as file:
        unreadable(file.fileno(), "unreadable")  # type: ignore[arg-type]
        file.write("still open")


def test_an_empty_file(tmp_path: Path) -> None:
    (tmp_path / "empty").touch()
    unreadable(tmp_path / "empty", "not_a_save")


@pytest.mark.parametrize("path", ["/dev/zero", "/dev/null", "/proc/self/mem", "/proc/kmsg"])
def test_what_only_looks_like_a_file_does_not_block(path: str) -> None:
    if not Path(path).exists():
        pytest.skip("no such file here")
    unreadable(path, "not_a_save")


def test_a_damaged_file_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_bytes(b'{"format": "tafel')
    unreadable(path, "not_json")
    assert path.read_bytes() == b'{"format": "tafel'


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes here")
def test_a_pipe_does_not_block_and_is_not_replaced(tmp_path: Path, match: Match) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    unreadable(pipe)
    unwritable(match, pipe, "unwritable")
    assert pipe.is_fifo()


def test_a_file_without_permission(tmp_path: Path, match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "match.json"
    save.save(match, path)
    monkeypatch.setattr("builtins.open", _failing(PermissionError(errno.EACCES, "Permission denied")))
    unreadable(path, "unreadable")


# -- files that cannot be written


def _failing(error: BaseException) -> Callable[..., Any]:
    def fail(*args: Any, **kwargs: Any) -> Any:
        raise error

    return fail


def unwritable(match: Match, path: Path, key: str) -> None:
    with pytest.raises(SaveError) as caught:
        save.save(match, path)
    _one_sentence(caught.value)
    assert caught.value.key == key


@pytest.fixture
def saved(tmp_path: Path, match: Match) -> Path:
    """A save that must survive."""
    path = tmp_path / "match.json"
    save.save(match, path)
    return path


def survives(path: Path, match: Match) -> None:
    """The old file is whole, and nothing lies beside it."""
    assert save.load(GAMES, path).digest() == match.branch(3).digest()
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_a_save_replaces_the_old_one(saved: Path, match: Match) -> None:
    survives(saved, match)
    match.play(match.actions()[0])
    save.save(match, saved)
    assert save.load(GAMES, saved).digest() == match.digest()
    assert [file.name for file in saved.parent.iterdir()] == [saved.name]


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EDQUOT])
def test_a_full_disk(saved: Path, match: Match, monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    match.play(match.actions()[0])
    monkeypatch.setattr(os, "fsync", _failing(OSError(number, "No space left on device")))
    unwritable(match, saved, "disk_full")
    survives(saved, match)


def test_a_move_that_fails(saved: Path, match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    match.play(match.actions()[0])
    monkeypatch.setattr(os, "replace", _failing(PermissionError(errno.EACCES, "Permission denied")))
    unwritable(match, saved, "unwritable")
    survives(saved, match)


def test_an_interruption(saved: Path, match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    match.play(match.actions()[0])
    monkeypatch.setattr(os, "fsync", _failing(KeyboardInterrupt()))
    with pytest.raises(KeyboardInterrupt):
        save.save(match, saved)
    survives(saved, match)


def test_a_read_only_folder(saved: Path, match: Match) -> None:
    match.play(match.actions()[0])
    saved.parent.chmod(0o500)
    try:
        if os.access(saved.parent, os.W_OK):
            pytest.skip("this user may write everywhere")
        unwritable(match, saved, "unwritable")
        survives(saved, match)
    finally:
        saved.parent.chmod(0o700)


def test_a_folder_that_may_not_be_written(saved: Path, match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same for a user who may write everywhere."""
    match.play(match.actions()[0])
    with monkeypatch.context() as patched:
        patched.setattr("builtins.open", _failing(OSError(errno.EROFS, "Read-only file system")))
        unwritable(match, saved, "unwritable")
    survives(saved, match)


def test_a_protected_file(saved: Path, match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    match.play(match.actions()[0])
    saved.chmod(0o400)
    if os.access(saved, os.W_OK):  # this user may write everywhere
        monkeypatch.setattr(os, "access", lambda path, mode: False)
    unwritable(match, saved, "unwritable")
    survives(saved, match)


def test_a_folder_in_the_place_of_the_file(tmp_path: Path, match: Match) -> None:
    (tmp_path / "folder").mkdir()
    unwritable(match, tmp_path / "folder", "unwritable")
    unwritable(match, tmp_path / "no folder" / "match.json", "unwritable")
    unwritable(match, tmp_path / ("x" * 300), "unwritable")
    unwritable(match, tmp_path / "a\0b", "unwritable")
    assert [file.name for file in tmp_path.iterdir()] == ["folder"]


@pytest.mark.skipif(not hasattr(os, "symlink"), reason="no links here")
def test_a_link_goes_on_leading_to_its_file(saved: Path, match: Match, tmp_path: Path) -> None:
    link = tmp_path / "link"
    link.symlink_to(saved)
    match.play(match.actions()[0])
    save.save(match, link)
    assert link.is_symlink()
    assert save.load(GAMES, saved).digest() == match.digest()


def test_two_threads_do_not_disturb_each_other(saved: Path, match: Match) -> None:
    threads = [threading.Thread(target=save.save, args=(match, saved)) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    survives(saved, match)


def test_sentences_stay_short(data: dict[str, Any]) -> None:
    """However long the things are that a forged save names."""
    long = "x" * 10_000
    refused(json.dumps({**data, "script": {"first": [long]}}), "options")
    state = {**data["state"], "steps": [{"kind": long}]}
    refused(
        json.dumps({**data, "rules": -1, "actions": [{}], "state": state, "digest": digest(state)}), "state"
    )
