"""Who corrects the map's data sees it on the table: on the chart, in the groups and in where merchants walk."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from engine.felinia import box
from engine.felinia import island as rules
from gui.felinia.art import island as chart
from gui.kit import resources
from tests.gui.felinia.sitting import Sitting, match_of


@pytest.fixture
def corrected(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, Any]]:
    """The provinces of the basic map in a copy of the data; they are written when a test calls `save`."""
    data = tmp_path / "felinia"
    shutil.copytree(resources.path("felinia"), data)
    file = data / "map_basic.json"
    contents = json.loads(file.read_text(encoding="utf-8"))
    provinces = {province["id"]: province for province in contents["provinces"]}
    provinces["save"] = lambda: file.write_text(json.dumps(contents), encoding="utf-8")
    monkeypatch.setattr(box, "DATA", data)
    real = resources.path
    monkeypatch.setattr(
        resources, "path", lambda name="": tmp_path / name if name.startswith("felinia") else real(name)
    )
    rules.island.cache_clear()
    chart.island.cache_clear()
    yield provinces
    rules.island.cache_clear()
    chart.island.cache_clear()


def part(provinces: dict[str, Any], one: str, other: str) -> None:
    provinces[one]["neighbours"].remove(other)
    provinces[other]["neighbours"].remove(one)


def seen(table: Sitting, rect: QRectF) -> QImage:
    """A part of the chart without what lies on it."""
    table.match.game.state.merchants.clear()
    table.show()
    table.board.tools()[0].setChecked(False)
    table.board.ground.complete()
    image = QImage(60, 60, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    table.board.render(painter, QRectF(image.rect()), rect)
    painter.end()
    return image


def groups(table: Sitting) -> list[int]:
    """The points that the lit groups show."""
    (tool,) = table.board.tools()
    tool.setChecked(False)
    tool.setChecked(True)
    return sorted(light.points for light in table.board.overlays.items)


def test_neighbours_who_are_none_any_more(qtbot: QtBot, corrected: dict[str, Any]) -> None:
    corrected["save"]()
    before = Sitting(qtbot, match_of(2))
    before.match.game.state.merchants.update({"tiger_p1": 0, "tiger_p2": 0})
    assert groups(before) == [4]
    part(corrected, "tiger_p1", "tiger_p2")
    corrected["save"]()
    rules.island.cache_clear()
    chart.island.cache_clear()
    after = Sitting(qtbot, match_of(2))
    after.match.game.state.merchants.update({"tiger_p1": 0, "tiger_p2": 0})
    assert groups(after) == [1, 1]
    (river,) = after.board.targets.land.barriers
    assert seen(before, river.boundingRect()) != seen(after, river.boundingRect()), "a river parts them"
