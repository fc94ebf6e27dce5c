"""Sections 1 and 16 of the ledger: what is in the box, and both sides of the board."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from engine.core.match import COLOURS
from engine.felinia import SPEC, box, island, professional
from engine.felinia.box import (
    BONUS_TILES,
    CARDS,
    CATS,
    DATA,
    GOODS,
    GUILD,
    MARKETS,
    PLAIN_TILES,
    SHIP_TILES,
    SPECIAL_TILES,
    TRADE_TILES,
    open_markets,
    start_goods,
)
from engine.felinia.island import Island, Province
from tests.engine.felinia.table import Table

BASIC, PROFESSIONAL = island.island("basic"), island.island("professional")
COUNTRIES = {"tiger", "cheetah", "lion", "panther", "lynx"}
both_maps = pytest.mark.parametrize("side", [BASIC, PROFESSIONAL], ids=["basic", "professional"])


def data(name: str) -> Any:
    return json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))


def shape(side: Island, country: str) -> tuple[int, int, int]:
    kinds = Counter(p.kind for p in side.provinces.values() if p.country == country)
    return kinds["harbour"], kinds["junction"], kinds["post"]


@pytest.mark.rule("FEL-002", "FEL-005")
def test_five_countries_share_their_colours_with_five_goods() -> None:
    countries = {country["id"]: country for country in data("countries")["countries"]}
    assert countries.keys() == COUNTRIES == BASIC.posts.keys() == PROFESSIONAL.posts.keys() == CATS.keys()
    assert countries["tiger"]["colour"] == "violet"
    assert countries["cheetah"]["colour"] == "emerald"
    assert countries["lion"]["colour"] == "orange"
    assert len({country["colour"] for country in countries.values()}) == 5
    assert {country["good"]: country["id"] for country in countries.values()} == {
        good.id: good.country for good in GOODS.values()
    }
    assert set(GOODS) == {"books", "wine", "clocks", "clothes", "glass"}


@pytest.mark.rule("FEL-003")
def test_basic_countries_have_one_harbour_two_junctions_and_six_posts() -> None:
    assert {shape(BASIC, country) for country in COUNTRIES} == {(1, 2, 6)}
    assert {symbol for p in BASIC.provinces.values() if (symbol := p.symbol)} == {
        "spice",
        "gold",
        "silver",
        "goods",
    }


@pytest.mark.rule("FEL-004")
def test_the_material() -> None:
    players = SPEC.max_players
    assert box.MERCHANTS * players == 40
    assert box.STONES * players == 12
    assert len(COLOURS) >= players
    assert sum(good.count for good in GOODS.values()) == 45
    assert (len(PLAIN_TILES), len(SPECIAL_TILES), len(BONUS_TILES)) == (30, 8, 5)
    assert Counter(tile.back for tile in SHIP_TILES.values()) == {"grey": 15, "blue": 5}
    assert {card.id: card.count for card in CARDS.values()} == {"gold": 11, "spice": 11, "provisions": 11}
    assert len(professional.CARDS) == 18
    start_card, closed_markets, set_up_card = 1, 2, 1
    cards = 3 * 11 + 18 + start_card + closed_markets + set_up_card
    assert cards == 55


@pytest.mark.rule("FEL-006", "FEL-023")
def test_five_markets_with_three_spaces_and_the_guild() -> None:
    assert MARKETS == ("market_1", "market_2", "market_3", "market_4", "market_5")
    assert GUILD not in MARKETS
    assert box.MARKET_SPACES == 3
    assert [len(open_markets(players)) for players in (2, 3, 4)] == [3, 4, 5]
    assert GUILD not in Table().state.markets


@pytest.mark.rule("FEL-008", "FEL-009")
def test_ship_tiles() -> None:
    own_good = {good.country: good.id for good in GOODS.values()}
    for tile in SHIP_TILES.values():
        assert tile.seats in (1, 2)
        assert tile.silver in (0, 1)
        assert tile.goods[own_good[tile.destination]] in (1, 2)
        assert sum(tile.goods.values()) + tile.silver == 3
    blue = [tile.destination for tile in SHIP_TILES.values() if tile.back == "blue"]
    assert sorted(blue) == sorted(COUNTRIES)
    assert len({tile.departure for tile in SHIP_TILES.values()}) == 20
    assert all(tile["confidence"] for tile in data("ships")["tiles"])


@pytest.mark.rule("FEL-010")
def test_trade_tiles_show_cats_of_two_spans_and_countries_mix_them() -> None:
    assert {cat.most for cat in CATS.values()} == {3, 4}
    for country in COUNTRIES:
        cats = Counter(TRADE_TILES[t].cat for t in PLAIN_TILES if TRADE_TILES[t].country == country)
        assert sum(cats.values()) == 6
        assert len(cats) > 1
    assert Counter(TRADE_TILES[tile].cat for tile in PLAIN_TILES) == dict.fromkeys(CATS, 6)


@both_maps
@pytest.mark.rule("FEL-260")
def test_paths_and_neighbours_are_symmetric_and_posts_are_dead_ends(side: Island) -> None:
    for province in side.provinces.values():
        for other in map(side.provinces.__getitem__, province.neighbours):
            assert province.id in other.neighbours
        for other in map(side.provinces.__getitem__, province.paths):
            assert province.id in other.paths
            assert other.id in province.neighbours
            assert not (province.kind == other.kind == "post")
    for country, harbour in side.harbours.items():
        assert side.provinces[harbour].kind == "harbour"
        assert side.provinces[harbour].country == country


@both_maps
def test_every_post_can_be_reached_from_its_harbour(side: Island) -> None:
    for country, posts in side.posts.items():
        reached, edge = {side.harbours[country]}, [side.provinces[side.harbours[country]]]
        while edge:
            near: list[Province] = [side.provinces[p] for p in edge.pop().paths if p not in reached]
            reached.update(province.id for province in near)
            edge += [province for province in near if province.kind != "post"]
        assert reached.issuperset(posts)


@both_maps
@pytest.mark.rule("FEL-263")
def test_a_post_for_every_tile_read_from_the_map(side: Island) -> None:
    tiles = PLAIN_TILES if side is BASIC else (*PLAIN_TILES, *SPECIAL_TILES)
    wanted = Counter(TRADE_TILES[tile].country for tile in tiles)
    assert {country: len(posts) for country, posts in side.posts.items()} == wanted


@pytest.mark.rule("FEL-263", "FEL-203")
def test_tiles_without_a_post_stay_out_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    fewer = {country: posts[:4] for country, posts in BASIC.posts.items()}
    smaller = Island(BASIC.provinces, fewer, BASIC.harbours)
    monkeypatch.setattr("engine.felinia.game.island", lambda name: smaller)
    table = Table()
    assert table.state.tiles.keys() == {post for posts in fewer.values() for post in posts}
    guess = table.game.guess(0, 5)
    assert guess.view(0) == table.game.view(0)
    assert guess.state.tiles != table.state.tiles


@pytest.mark.rule("FEL-021", "FEL-029")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_start_goods_are_two_tiles_each(players: int) -> None:
    assert [len(goods) for goods in start_goods(players)] == [2] * players


@pytest.mark.rule("FEL-262")
def test_times_are_compared_as_clock_times() -> None:
    times = {tile.departure: tile.minutes for tile in SHIP_TILES.values()}
    assert times["4:45"] < times["5:00"] < times["9:45"] < times["11:00"]


@pytest.mark.parametrize("name", ["box", "countries", "tiles", "places"])
def test_everything_with_a_name_has_it_in_both_languages(name: str) -> None:
    def walk(value: Any) -> None:
        if isinstance(value, dict):
            for key, inside in value.items():
                if key in ("name", "text"):
                    assert set(inside) == {"en", "de"}
                    assert all(inside.values())
                if key != "confidence":
                    walk(inside)
        elif isinstance(value, list):
            for inside in value:
                walk(inside)

    contents = data(name)
    assert "confidence" in json.dumps(contents)
    walk(contents)
