"""The final scoring compared with the slow second opinion, on crowded boards and in random games."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.felinia.box import BONUS_TILES, PLAIN_TILES, SPECIAL_TILES
from engine.felinia.professional import CARDS, kept_places
from engine.felinia.scoring import worths
from tests.engine.felinia.naive import NaiveMap, final_points
from tests.engine.felinia.table import ANN, Table, eager

MAPS = {name: NaiveMap(name) for name in ("basic", "professional")}
both_games = pytest.mark.parametrize("professional", [False, True], ids=["basic", "professional"])


def island(professional: bool) -> NaiveMap:
    return MAPS["professional" if professional else "basic"]


def compare(table: Table, naive: NaiveMap) -> None:
    for seat in range(table.game.players):
        standing = {province for province, owner in table.state.merchants.items() if owner == seat}
        ours = sum(worth.points for worth in worths(table.game, seat))
        places = len(kept_places(table.game, seat))
        assert ours == final_points(naive, table.family(seat), standing, places)
        groups = {frozenset(group) for group in table.island.groups(standing)}
        assert groups == {frozenset(group) for group in naive.groups(standing)}


@pytest.mark.rule("FEL-163", "FEL-260")
@both_games
def test_crowded_islands(professional: bool) -> None:
    naive, luck = island(professional), random.Random(7)
    for _ in range(150):
        table = Table(4, professional=professional)
        posts = [post for posts in table.island.posts.values() for post in posts]
        for post in luck.sample(posts, luck.randrange(2, len(posts))):
            table.state.merchants[post] = luck.randrange(4)
        compare(table, naive)


@pytest.mark.rule("FEL-160", "FEL-161", "FEL-162", "FEL-164", "FEL-214")
@both_games
def test_rich_families(professional: bool) -> None:
    naive, luck = island(professional), random.Random(8)
    for _ in range(150):
        table = Table(2, professional=professional)
        bonus = luck.sample(list(BONUS_TILES), luck.randrange(6))
        tiles = luck.sample(PLAIN_TILES, luck.randrange(20))
        stores: dict[str, Any] = {card: luck.randrange(9) for card in ("gold", "spice")}
        if professional:
            table.keep(ANN, *luck.sample(list(CARDS), luck.randrange(7)))
            stores["provisions"] = luck.randrange(6)
            table.give(ANN, specials=tuple(luck.sample(SPECIAL_TILES, luck.randrange(8))))
        table.give(ANN, tiles=tuple(tiles), bonus=tuple(bonus), **stores)
        compare(table, naive)


@pytest.mark.parametrize("seed", range(6))
@both_games
def test_random_games(professional: bool, seed: int) -> None:
    table, luck = Table(2 + seed % 3, seed=seed, professional=professional), random.Random(seed)
    naive = island(professional)
    while not table.match.over:
        table.play(eager(table.match, luck))
        compare(table, naive)
    assert table.match.scores() == [
        sum(worth.points for worth in worths(table.game, seat)) for seat in range(table.game.players)
    ]
