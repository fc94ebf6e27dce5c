"""Burgundy in words: nothing stays without a sentence."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

import engine.burgundy
from engine.burgundy import SPEC
from engine.burgundy.actions import PlaceTile, SellGoods, SpendWorker, TakeTile
from engine.core.chance import Chance
from engine.core.match import Match, new_match
from engine.core.problems import Refusal
from engine.core.values import Part
from gui.burgundy.words import BurgundyWords
from gui.kit import i18n
from tests.gui.burgundy.sitting import SCRIPT

WORDS = BurgundyWords()
SILENT = {"not_now"}
"""Reasons for which the rule itself is the best sentence."""


def lines_of(match: Match) -> list[str]:
    return [f"{line.text} | {line.detail}" for line in WORDS.entry(match.entries[-1], match.seats)]


@pytest.fixture
def match() -> Match:
    return new_match(SPEC, ["Ann", "Ben"], {}, seed=1, script=SCRIPT)


def test_taking_laying_and_selling_are_told_with_what_they_bring(match: Match) -> None:
    match.play(TakeTile(1, "d5b"))
    assert lines_of(match) == ["Ann takes: Mine | depot 5"]
    match.play(SpendWorker(0, 1))
    assert lines_of(match) == ["Ann spends a worker | 3 becomes 4"]
    match.play(PlaceTile(0, 0, "h25"))
    told = lines_of(match)
    assert told[0] == "Ann lays: Mine | "


def test_a_sale_tells_points_and_silver() -> None:
    match = new_match(SPEC, ["Ann", "Ben"], {}, seed=1, script=SCRIPT)
    match.play(SellGoods(1, "brown"))
    (line,) = WORDS.entry(match.entries[-1], match.seats)
    assert line.text == "Ann sells: Brown \u00d7 1"
    assert line.points == ((0, 2),)
    assert "silver" in line.detail


@pytest.mark.parametrize("seed", range(3))
def test_every_moment_of_a_game_has_words(seed: int) -> None:
    options = {"boards": "chosen", "first_castle": "hidden", "extra_hexes": True}
    match = new_match(SPEC, ["Ann", "Ben", "Cleo"], options, seed=seed)
    luck = Chance.start(seed)
    while not match.over:
        decision: Any = match.decision
        prompt = WORDS.prompt(match.game, decision, match.seats)
        assert prompt.title
        assert "{" not in prompt.title + prompt.hint
        assert decision.kind == "choose_building" or decision.kind == "choose_herd" or WORDS.doing(decision)
        for action in match.actions():
            said = WORDS.action(match.game, action)
            assert said != action.kind
            assert "{" not in said
        match.play(luck.pick("action", match.actions()))
        for line in WORDS.entry(match.entries[-1], match.seats):
            assert "{" not in line.text + line.detail
            assert line.text
    assert WORDS.progress(match.game) == "Phase E, round 5 of 5"


def test_points_in_the_log_are_the_points_of_the_game() -> None:
    match = new_match(SPEC, ["Ann", "Ben"], {}, seed=4)
    luck = Chance.start(4)
    told = [0, 0]
    while not match.over:
        match.play(luck.pick("action", match.actions()))
        for line in WORDS.entry(match.entries[-1], match.seats):
            for seat, points in line.points:
                told[seat] += points
    assert told == list(match.scores())


def test_every_reason_of_the_engine_has_a_sentence() -> None:
    folder = Path(engine.burgundy.__file__).parent
    source = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    reasons = set(re.findall(r'Refusal\((?:[^()]|\([^()]*\))*?, "([a-z_]+)"', source)) - SILENT
    assert len(reasons) > 12
    missing = [reason for reason in reasons if not WORDS.refusal(Refusal("COB-001", reason))]
    assert missing == []


def test_parts_of_sums_read_well() -> None:
    assert WORDS.part(Part("area_3", 1, 6)) == "area of 3: 6"
    assert WORDS.part(Part("phase_c", 1, 6)) == "phase C: 6"
    assert WORDS.part(Part("monastery_17", 2, 4)) == "Monastery 17: 2 \u00d7 4"
    assert WORDS.part(Part("red", 3, 4)) == "Red: 3 \u00d7 4"
    assert WORDS.part(Part("cow_3", 1, 3)) == "Cow 3: 3"


def test_german_is_spoken(qapp: QApplication, store: Any, match: Match) -> None:
    store.change(language="de")
    i18n.install(qapp, "de")
    try:
        match.play(TakeTile(1, "d5d"))
        assert lines_of(match) == ["Ann nimmt: Kloster 22 | Depot 5"]
    finally:
        i18n.install(qapp, "en")
