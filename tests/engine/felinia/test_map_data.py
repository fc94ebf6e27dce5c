"""The map is data: whoever corrects it changes the game, and nothing else has to be touched."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.felinia import box, island, look
from engine.felinia.actions import WalkTo
from engine.felinia.exploring import Explore
from tests.engine.felinia.table import ANN, Table

Correct = Callable[[Callable[[dict[str, Any]], None]], None]


@pytest.fixture
def correct(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Correct]:
    """Change the provinces of the basic map in a copy of the resources."""
    data = tmp_path / "felinia"
    shutil.copytree(box.DATA, data)
    monkeypatch.setattr(box, "DATA", data)
    island.island.cache_clear()

    def change(edit: Callable[[dict[str, Any]], None]) -> None:
        file = data / "map_basic.json"
        contents = json.loads(file.read_text(encoding="utf-8"))
        edit({province["id"]: province for province in contents["provinces"]})
        file.write_text(json.dumps(contents), encoding="utf-8")

    yield change
    island.island.cache_clear()


@pytest.mark.rule("FEL-163", "FEL-260")
def test_a_corrected_border_makes_another_group(correct: Correct) -> None:
    def edit(provinces: dict[str, Any]) -> None:
        provinces["tiger_p1"]["neighbours"].remove("tiger_p2")
        provinces["tiger_p2"]["neighbours"].remove("tiger_p1")
        provinces["tiger_p1"]["neighbours"].append("tiger_p6")
        provinces["tiger_p6"]["neighbours"].append("tiger_p1")

    correct(edit)
    table = Table(2).stand(ANN, "tiger_p1", "tiger_p2", "tiger_p6")
    assert [group.provinces for group in look.groups(table.game)] == [("tiger_p1", "tiger_p6"), ("tiger_p2",)]


@pytest.mark.rule("FEL-090", "FEL-094")
def test_a_corrected_path_and_symbol(correct: Correct) -> None:
    def edit(provinces: dict[str, Any]) -> None:
        provinces["tiger_h"]["paths"] = ["tiger_j1"]
        provinces["tiger_j1"].update(symbol="gold", symbol_count=2)

    correct(edit)
    table = Table(2).moor("ship_tiger_1").aboard(0, ANN).go(Explore()).skip()
    assert table.offered(WalkTo) == [WalkTo("tiger_j1")]
    table.walk("tiger_j1")
    assert table.family(ANN).gold == 2


@pytest.mark.rule("FEL-027", "FEL-263")
def test_a_post_that_is_none(correct: Correct) -> None:
    correct(lambda provinces: provinces["lion_p6"].update(kind="junction"))
    table = Table(2)
    assert "lion_p6" not in table.state.tiles
    assert len(table.state.tiles) == 29
