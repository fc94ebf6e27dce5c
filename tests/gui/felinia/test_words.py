"""Every decision, action, event and sum of whole matches has its words, in both languages."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from engine.core.match import Seat
from engine.core.problems import Refusal
from engine.core.values import Scored
from engine.felinia import SPEC
from gui.felinia.explain import explain
from gui.felinia.homes import homes
from gui.felinia.targets import Targets
from gui.felinia.words import FeliniaWords
from gui.kit import i18n, resources
from tests.gui.felinia.sitting import NAMES, match_of

WORDS = FeliniaWords()


@pytest.fixture(autouse=True)
def english_again(qapp: QApplication) -> Iterator[None]:
    yield
    i18n.install(qapp, "en")


@pytest.mark.parametrize("professional", [False, True])
@pytest.mark.parametrize("language", ["en", "de"])
def test_whole_matches_in_words(qapp: QApplication, store: Any, language: str, professional: bool) -> None:
    store.change(language=language)
    i18n.install(qapp, language)
    match: Any = match_of(3, seed=6, professional=professional)
    seats = [Seat("{Ann}", "red"), Seat("%n", "blue"), Seat("Cleo", "green")]
    chance = random.Random(2)
    while match.decision is not None:
        prompt = WORDS.prompt(match.game, match.decision, seats)
        assert seats[match.decision.seat].name in prompt.title
        assert prompt.hint
        assert WORDS.doing(match.decision)
        assert WORDS.progress(match.game)
        actions = match.actions()
        for action in actions:
            assert WORDS.action(match.game, action) != action.kind
        useful = [action for action in actions if action.kind not in ("sell", "pass")]
        match.play(chance.choice(useful or actions))
        entry = match.entries[-1]
        for line in WORDS.entry(entry, seats):
            assert line.text
            assert "{name}" not in line.text + line.detail
        for event in entry.events:
            if isinstance(event, Scored):
                assert WORDS.source(event.source) != event.source
                assert all(WORDS.part(part) for part in event.parts)


def test_what_others_keep_secret_stays_out_of_the_log(qapp: QApplication) -> None:
    match: Any = match_of(2, seed=3)
    chance = random.Random(4)
    seats = [Seat("Ann"), Seat("Ben")]
    while not match.over and not any(e.kind == "tile_taken" for entry in match.entries for e in entry.events):
        useful = [action for action in match.actions() if action.kind not in ("sell", "pass")]
        match.play(chance.choice(useful or match.actions()))
    entry = match.entries[-1]
    taken = next(event for event in entry.events if event.kind == "tile_taken")
    other = 1 - taken.seat
    seen = type(entry)(entry.decision, entry.action, tuple(event.seen_by(other) for event in entry.events))
    told = [line.text for line in WORDS.entry(seen, seats) if "takes" in line.text]
    assert any("Land of the" in text for text in told)
    assert told != [line.text for line in WORDS.entry(entry, seats) if "takes" in line.text]


def test_every_thing_on_the_table_can_be_explained(qapp: QApplication) -> None:
    match: Any = match_of(3, professional=True)
    targets = Targets(match.game, homes(3, beside=False))
    names = [*targets._pointable(), *match.game.island.provinces]
    explained = [name for name in names if explain(match.game, name, 0, NAMES, WORDS)]
    things = {"market_1", "market_5", "guild", "ship/0", "0/board", "bonus/bonus_lion", "market_1/0"}
    things |= {
        "0/good/1",
        "1/gold",
        "1/spice",
        "2/provisions",
        "0/field/2",
        "0/purse",
        "swap/spice",
        "lion_h",
    }
    assert things <= set(explained)
    special = next(p for p, tile in match.game.state.tiles.items() if tile.startswith("special"))
    said = explain(match.game, special, 0, NAMES, WORDS)
    assert said is not None
    assert said.text


def test_reasons_are_said_finer_than_the_rules(qapp: QApplication) -> None:
    assert WORDS.refusal(Refusal("FEL-023", "closed"))
    assert WORDS.refusal(Refusal("FEL-092", "no_such_reason")) is None


def test_every_option_has_its_text() -> None:
    texts = json.loads(resources.path("felinia/options.json").read_text(encoding="utf-8"))
    assert list(texts) == [option.id for option in SPEC.options]
    for entry in texts.values():
        assert all(entry[part][language] for part in ("title", "text") for language in ("en", "de"))
