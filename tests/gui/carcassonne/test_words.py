"""Nothing the engine can say or ask is without words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from pytestqt.qtbot import QtBot

import engine
from engine.carcassonne import expansions, look
from engine.carcassonne.guests import GUESTS
from engine.carcassonne.scoring import Award
from engine.carcassonne.tiles import TILES
from engine.core.match import Seat
from engine.core.problems import Refusal
from engine.core.values import Action, Decision, Event, Part
from gui.carcassonne.offers import MAKERS
from gui.carcassonne.words import CarcassonneWords

SEATS = (Seat("Ann", "yellow"), Seat("Ben", "red"))
SILENT = {"tile_drawn", "figure_returned", "feature_closed"}
"""Events that other lines tell."""
SAMPLES: dict[type, Any] = {int: 1, str: "meeple", bool: True, float: 1.0}
PARTS = [
    "tiles",
    "shields",
    "cities",
    "inn",
    "cathedral",
    "mage",
    "witch",
    "pig",
    "bars",
    "wine",
    "grain",
    "cloth",
    "robbed",
    "left_over",
    "knights",
    "farmers",
    "instead",
]
SOURCES = ["road", "city", "monastery", "garden", "field", "goods", "gold", "message", "robber"]


def everything() -> dict[str, Any]:
    return {option.id: True for option in engine.GAMES["carcassonne"].options}


def sample(kind: type[Any]) -> Any:
    """A value of a struct, whatever is in it."""
    fields = {}
    for field in msgspec.structs.fields(kind):
        if field.type is Award:
            fields[field.name] = Award(0, "road", (Part("tiles", 4),), "CAR-037")
        elif field.type in SAMPLES:
            fields[field.name] = SAMPLES[field.type]
        else:
            fields[field.name] = ()
    return kind(**fields)


def kinds(attribute: str) -> Iterator[type[Any]]:
    """Action, event or step classes of all guests."""
    for guest in GUESTS:
        yield from getattr(guest, attribute)


def sources_of_the_engine() -> str:
    folder = Path(expansions.__file__).parent.parent
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py")))


@pytest.fixture
def words(qtbot: QtBot) -> CarcassonneWords:
    return CarcassonneWords()


@pytest.mark.parametrize("kind", list(kinds("actions")), ids=lambda kind: kind.__name__)
def test_every_action_has_words(words: CarcassonneWords, kind: type[Action]) -> None:
    match = engine.new_match("carcassonne", ["Ann", "Ben"], seed=1)
    action = sample(kind)
    said = words.action(match.game, action)
    assert said != action.kind
    assert "{" not in said


def test_every_action_but_passing_and_leaving_is_taken_on_the_board() -> None:
    on_board = {kind.__struct_config__.tag for kind in kinds("actions")} - {"remove_magic"}
    assert on_board <= MAKERS.keys()


@pytest.mark.parametrize("kind", list(kinds("events")), ids=lambda kind: kind.__name__)
def test_every_event_has_a_line(words: CarcassonneWords, kind: type[Event]) -> None:
    event = sample(kind)
    if event.kind in SILENT:
        return
    (line,) = words.lines([event], SEATS)
    assert line.text
    assert "{" not in line.text + line.detail


@pytest.mark.parametrize(
    "kind", [k for k in kinds("steps") if issubclass(k, Decision)], ids=lambda kind: kind.__name__
)
def test_every_decision_has_a_question(words: CarcassonneWords, kind: type[Decision[Any]]) -> None:
    match = engine.new_match("carcassonne", ["Ann", "Ben"], seed=1)
    decision = sample(kind)
    prompt = words.prompt(match.game, decision, SEATS)
    assert not prompt.title.startswith("Your decision")
    assert prompt.hint
    assert "{" not in prompt.title + prompt.hint
    assert words.doing(decision) != "decides"


@pytest.mark.parametrize("name", PARTS)
def test_every_part_of_a_sum_has_words(words: CarcassonneWords, name: str) -> None:
    for each in (1, -1):
        assert words.part(Part(name, 3, each)) != f"3 {name}"


def test_no_part_of_the_engine_is_forgotten() -> None:
    named = set(re.findall(r'Part\(\s*"(\w+)"', sources_of_the_engine()))
    assert named
    assert named <= set(PARTS)


@pytest.mark.parametrize("source", SOURCES)
def test_every_source_has_words(words: CarcassonneWords, source: str) -> None:
    assert words.source(source) != source


def test_no_source_of_the_engine_is_forgotten() -> None:
    assert set(re.findall(r'Award\([\w.]+,\s*"(\w+)"', sources_of_the_engine())) <= set(SOURCES)


def test_every_reason_of_a_refusal_has_words(words: CarcassonneWords) -> None:
    code = sources_of_the_engine()
    calls = re.findall(r"Refusal\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)", code)
    reasons = {reason for call in calls for reason in re.findall(r'"([a-z_]{4,})"', call)}
    assert {"edges", "same_piers", "nobody_there", "not_now"} <= reasons
    silent = [reason for reason in sorted(reasons) if words.refusal(Refusal("CAR-001", reason)) is None]
    assert silent == []


def test_every_figure_and_thing_has_a_name(words: CarcassonneWords) -> None:
    game: Any = engine.new_match("carcassonne", ["Ann", "Ben"], options=everything(), seed=1).game
    for name in (
        *look.supply(game, 0),
        *look.belongings(game, 0),
        "scoring_meeple",
        "messenger",
        "mage",
        "witch",
    ):
        assert words.thing_name(name) != name


def test_every_tile_is_told_apart_from_a_meadow(words: CarcassonneWords) -> None:
    for tile in TILES.values():
        kinds = {feature["type"] for feature in tile.features}
        if kinds != {"field"}:
            assert words.tile(tile.id) != "meadow", tile.id


def test_a_sum_tells_what_is_taken_away(words: CarcassonneWords) -> None:
    parts = (Part("tiles", 3), Part("inn", 3, 1), Part("witch", 3, -1))
    assert words.sum(parts) == "3 tile(s) + 3 for the inn \u2212 3 for the witch"
    assert words.sum((Part("tiles", 3), Part("inn", 3, -1))).endswith(
        "\u2212 3 for the inn, as the road is unfinished"
    )
