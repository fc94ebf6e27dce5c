"""Copies, and states that come from files."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

import engine
from engine.carcassonne import SPEC
from engine.carcassonne.cells import cell_at, segment_of
from engine.carcassonne.game import Carcassonne
from engine.core.plain import digest, plain
from tests.engine.carcassonne.table import NAMES, Table, Turn

Data = dict[str, Any]


def stored(*turns: Turn) -> Data:
    """A position with figures of both seats on the table, as plain data."""
    turns = turns or (Turn("w", 1, 0, on=1), Turn("e", 0, -1, 2, on="field"), Turn("u", -1, 0))
    data: Data = msgspec.json.decode(msgspec.json.encode(plain(Table(*turns).game.snapshot())))
    return data


def test_a_stored_state_is_the_same_game() -> None:
    rng = random.Random(4)
    match = engine.new_match("carcassonne", NAMES[:4], seed=4)
    while not match.over:
        match.play(rng.choice(match.actions()))
        game = Carcassonne.restore(plain(match.game.snapshot()))
        assert game.digest() == match.digest()
        assert game.actions() == match.actions()
        assert game.state.trail == match.game.state.trail


def test_a_copy_shares_nothing_that_changes() -> None:
    rng = random.Random(5)
    match = engine.new_match("carcassonne", NAMES[:3], seed=5)
    while not match.over:
        before = match.game
        digest, deep = before.digest(), copy.deepcopy(before.state)
        match.play(rng.choice(match.actions()))
        assert before.digest() == digest
        assert before.state == deep


def cell(x: int, y: int) -> str:
    return str(cell_at(x, y))


def segment(x: int, y: int, index: int) -> str:
    return str(segment_of(cell_at(x, y), index))


def _swap_tile(data: Data) -> None:
    data["state"]["tiles"][cell(1, 0)] = ["base/b", 0]


def _turn_tile(data: Data) -> None:
    data["state"]["tiles"][cell(-1, 0)] = ["base/u", 2]


def _turn_askew(data: Data) -> None:
    data["state"]["tiles"][cell(-1, 0)] = ["base/u", 4]


def _unknown_tile(data: Data) -> None:
    data["state"]["stack"][0] = "base/zz"


def _tile_too_many(data: Data) -> None:
    data["state"]["stack"].append("base/x")
    data["state"]["stack"].append("base/x")


def _tile_elsewhere(data: Data) -> None:
    data["state"]["trail"][-1] = cell_at(5, 5)


def _tile_apart(data: Data) -> None:
    state = data["state"]
    state["trail"][-1] = cell_at(5, 5)
    state["tiles"][cell(5, 5)] = state["tiles"].pop(cell(-1, 0))


def _tile_twice(data: Data) -> None:
    data["state"]["trail"].append(data["state"]["trail"][-1])


def _no_start(data: Data) -> None:
    data["state"]["trail"].reverse()


def _nothing_laid(data: Data) -> None:
    data["state"]["trail"].clear()
    data["state"]["tiles"].clear()


def _other_open_places(data: Data) -> None:
    data["state"]["wanted"][cell(2, 0)] = "...c"


def _other_openness(data: Data) -> None:
    name = str(data["state"]["feature_of"][segment(1, 0, 0)])
    data["state"]["features"][name]["open"] = 0


def _split_feature(data: Data) -> None:
    state = data["state"]
    here = segment(-1, 0, 0)
    name = str(state["feature_of"][here])
    state["features"][name]["segments"].remove(int(here))


def _misnamed_feature(data: Data) -> None:
    data["state"]["feature_of"][segment(1, 0, 0)] = int(segment(1, 0, 1))


def _figure_nowhere(data: Data) -> None:
    data["state"]["figures"][segment(3, 3, 0)] = [{"seat": 0, "figure": "meeple"}]


def _figure_from_nowhere(data: Data) -> None:
    data["state"]["figures"][segment(1, 0, 0)] = [{"seat": 0, "figure": "meeple"}]


def _figure_of_nobody(data: Data) -> None:
    data["state"]["figures"][segment(1, 0, 1)] = [{"seat": 2, "figure": "meeple"}]


def _strange_figure(data: Data) -> None:
    data["state"]["figures"][segment(1, 0, 0)] = [{"seat": 0, "figure": "pig"}]


def _no_figure(data: Data) -> None:
    data["state"]["figures"][segment(1, 0, 0)] = []


def _more_figures(data: Data) -> None:
    data["state"]["supply"]["meeple"] = [7, 7]


def _negative_supply(data: Data) -> None:
    data["state"]["supply"]["meeple"] = [-1, 7]


def _other_score(data: Data) -> None:
    data["points"] = [400, 0]


def _other_track(data: Data) -> None:
    data["state"]["track"] = {}


def _one_seat(data: Data) -> None:
    data["players"] = 1
    data["points"] = [0]


def _seat_out_of_range(data: Data) -> None:
    data["steps"][-1]["seat"] = 7


def _other_tile_in_hand(data: Data) -> None:
    data["steps"][-1]["tile"] = "base/zz"


def _figure_choice_in_the_air(data: Data) -> None:
    data["steps"][-1] = {"kind": "place_figure", "seat": 0, "x": 9, "y": 9}


def _scoring_in_the_air(data: Data) -> None:
    data["steps"].insert(0, {"kind": "score", "seat": 0, "cell": 3})


def _scoring_of_nothing(data: Data) -> None:
    data["steps"].insert(0, {"kind": "score_feature", "seat": 0, "segment": 3})


def _unknown_step(data: Data) -> None:
    data["steps"].insert(0, {"kind": "explode"})


def _no_options(data: Data) -> None:
    data["options"] = {}


FORGERIES = [forge for name, forge in list(globals().items()) if name.startswith("_") and callable(forge)]


@pytest.mark.parametrize("forge", FORGERIES, ids=lambda forge: forge.__name__.strip("_"))
def test_impossible_states_are_refused(forge: Callable[[Data], None]) -> None:
    data = stored()
    Carcassonne.restore(data)
    forge(data)
    with pytest.raises(engine.SaveError):
        Carcassonne.restore(data)


def test_the_sentence_says_what_is_impossible() -> None:
    data = stored()
    data["state"]["tiles"][cell(1, 0)] = ["base/w", 3]
    with pytest.raises(engine.SaveError, match="tiles that do not fit together"):
        Carcassonne.restore(data)


WRONG: tuple[Any, ...] = (None, True, -1, 0, 3, 10**12, 2.5, "", "x", [], [0], {}, {"x": 1})


def places(value: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in inside:
        yield (*way, key)
        yield from places(item, (*way, key))


@pytest.mark.parametrize("seed", range(8))
def test_what_expansions_keep_is_checked_too(seed: int) -> None:
    """One wrong value in the states of expansions or in the steps: refused, or it can be played on."""
    rng = random.Random(seed)
    options = {option.id: True for option in SPEC.options}
    match = engine.new_match("carcassonne", NAMES[:4], options, seed=seed)
    for _ in range(rng.randint(60, 330)):
        if not match.over:
            match.play(rng.choice(match.actions()))
    data: Data = msgspec.json.decode(msgspec.json.encode(plain(match.game.snapshot())))
    ways = [way for way in places(data) if way[0] in ("extra", "steps")]
    refused = 0
    for _ in range(25):
        forged = copy.deepcopy(data)
        *way, last = rng.choice(ways)
        inside = forged
        for key in way:
            inside = inside[key]
        inside[last] = rng.choice(WRONG)
        try:
            game = Carcassonne.restore(forged)
        except engine.SaveError:
            refused += 1
            continue
        for _ in range(20):
            if not game.over:
                game.apply(rng.choice(game.actions()))
        assert Carcassonne.restore(plain(game.snapshot())).digest() == game.digest()
    assert refused


def test_a_save_from_before_the_expansions_still_loads() -> None:
    table = Table(Turn("w", 1, 0, on=1), Turn("u", -1, 0))
    save = msgspec.json.decode(engine.dumps(table.match))
    save["rules"] = 1
    save["options"] = save["state"]["options"] = {"farmers": True}
    save["digest"] = digest(save["state"])
    match = engine.loads(msgspec.json.encode(save))
    assert match.notice == ""
    assert match.history == table.match.history
    assert match.game.state == table.game.state
    assert match.options == table.match.options
    match.undo()
    match.play(match.actions()[0])
