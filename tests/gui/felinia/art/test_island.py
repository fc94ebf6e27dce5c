"""The chart is drawn from the map's data: who corrects the data sees it on the map."""

from __future__ import annotations

import json
from typing import Any

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter

from gui.felinia.art.chart import layers
from gui.felinia.art.island import AREA, Island, island
from gui.felinia.plan import ship_spot
from gui.kit import resources

MAPS = ("basic", "professional")


def data(name: str = "basic") -> Any:
    return json.loads(resources.path(f"felinia/map_{name}.json").read_text(encoding="utf-8"))


def drawn(contents: Any) -> Island:
    return Island(json.dumps(contents).encode())


def province(contents: Any, name: str) -> Any:
    return next(entry for entry in contents["provinces"] if entry["id"] == name)


def picture(land: Island) -> QImage:
    image = QImage(int(AREA.width() / 2), int(AREA.height() / 2), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    for layer in layers(land, {}):
        p = QPainter(image)
        p.scale(0.5, 0.5)
        layer(p)
        p.end()
    return image


@pytest.mark.parametrize("name", MAPS)
def test_an_island_fits_the_chart(name: str) -> None:
    land = island(name)
    assert AREA.contains(land.coast.boundingRect())
    for province in land.provinces.values():
        assert land.shapes[province.id].contains(QPointF(*province.centroid))
        assert land.province_at(land.centre(province.id)) == province.id


@pytest.mark.parametrize("name", MAPS)
def test_borders_and_neighbours_agree_as_the_data_stands(name: str) -> None:
    land = island(name)
    assert land.barriers == []
    assert land.bridges == []


def test_who_are_no_neighbours_is_seen_on_the_chart() -> None:
    contents = data()
    one, other = "tiger_j1", "tiger_j2"
    province(contents, one)["neighbours"].remove(other)
    province(contents, other)["neighbours"].remove(one)
    land = drawn(contents)
    assert len(land.barriers) == 1
    border = land.barriers[0].boundingRect()
    assert border.intersects(land.shapes[one].boundingRect())
    assert border.intersects(land.shapes[other].boundingRect())
    assert picture(land) != picture(drawn(data()))


def test_neighbours_without_a_border_are_joined_by_a_rope() -> None:
    contents = data()
    province(contents, "tiger_h")["neighbours"].append("lion_h")
    province(contents, "lion_h")["neighbours"].append("tiger_h")
    assert drawn(contents).bridges == [("lion_h", "tiger_h")]


def test_tracks_follow_the_paths() -> None:
    contents = data()
    before = drawn(contents)
    one = province(contents, "tiger_h")
    other = one["paths"][0]
    one["paths"].remove(other)
    province(contents, other)["paths"].remove("tiger_h")
    after = drawn(contents)
    gone = set(before.tracks) - set(after.tracks)
    assert gone == {tuple(sorted(("tiger_h", other)))}


@pytest.mark.parametrize("name", MAPS)
def test_a_way_leads_from_one_end_to_the_other(name: str) -> None:
    land = island(name)
    for start, end in land.tracks:
        way, back = land.way(start, end), land.way(end, start)
        assert way.pointAtPercent(1) == land.centre(end)
        assert (way.pointAtPercent(0) - back.pointAtPercent(1)).manhattanLength() < 0.01


@pytest.mark.parametrize("name", MAPS)
def test_ships_lie_and_sail_on_the_water(name: str) -> None:
    land = island(name)
    for country in land.countries:
        mooring = land.mooring(country)
        assert AREA.contains(mooring)
        assert land.at_sea(mooring.x(), mooring.y()) > 20
        course = land.sea_way(ship_spot(1), country)
        for step in range(21):
            assert not land.ground.contains(course.pointAtPercent(step / 20))


@pytest.mark.parametrize("name", MAPS)
def test_tiles_do_not_touch(name: str) -> None:
    land = island(name)
    middles = [p.centroid for p in land.provinces.values()]
    for i, (ax, ay) in enumerate(middles):
        for bx, by in middles[:i]:
            assert max(abs(ax - bx), abs(ay - by)) >= land.tile
