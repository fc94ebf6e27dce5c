"""Saves that earlier versions of the program wrote still open, in `old_saves/<game>_<before what>.json`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import engine
from engine.bots import by_lot
from engine.core.chance import Chance

OLD_SAVES = sorted((Path(__file__).parent / "old_saves").glob("*.json"))
KEEP_THEIR_HISTORY = ("carcassonne_before_expansions",)
"""Nothing that happened in them has other rules today."""


@pytest.mark.parametrize("path", OLD_SAVES, ids=lambda path: path.stem)
def test_an_old_save_is_played_on(path: Path) -> None:
    old = json.loads(path.read_text(encoding="utf-8"))
    match = engine.load(path)
    assert match.scores() == old["state"]["points"]
    if path.stem in KEEP_THEIR_HISTORY:
        assert match.notice == ""
        assert len(match.history) == len(old["actions"])
    luck = Chance.start(1)
    while not match.over:
        match.play(by_lot(match.actions(), luck))
    assert engine.loads(engine.dumps(match)).digest() == match.digest()


def test_there_are_old_saves() -> None:
    assert {*KEEP_THEIR_HISTORY} <= {path.stem for path in OLD_SAVES}
