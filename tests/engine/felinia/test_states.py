"""Copies, and states that come from files."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from engine.core.plain import encode
from engine.core.problems import SaveError
from engine.felinia.actions import GiveGood
from engine.felinia.box import GOODS
from engine.felinia.exploring import Explore
from engine.felinia.game import Felinia
from engine.felinia.professional import DrawPlaces
from engine.felinia.rounds import EndRound
from engine.felinia.trading import WorkOff
from tests.engine.felinia.table import ANN, BEN, CID, Table, eager

Data = dict[str, Any]


def stored(table: Table) -> Data:
    data: Data = msgspec.json.decode(encode(table.game.snapshot()))
    return data


def in_play() -> Data:
    """A position with something of everything in it: Cid's merchant walks, others are aboard and ashore."""
    table = Table(3).moor("ship_tiger_1", "ship_cheetah_3", "ship_lynx_4", "ship_panther_4")
    table.stand(ANN, "lion_p1", "lion_p2").stand(BEN, "lynx_p1").own(ANN, "tiger").give(BEN, gold=2, spice=1)
    return stored(table.aboard(0, CID).aboard(1, ANN).go(Explore(), EndRound()).skip())


@pytest.mark.parametrize("professional", [False, True])
def test_a_stored_state_is_the_same_game(professional: bool) -> None:
    table, luck = Table(4, professional=professional), random.Random(3)
    while not table.match.over:
        game = Felinia.restore(stored(table))
        assert game.digest() == table.match.digest()
        assert game.actions() == table.match.actions()
        assert game.state == table.state
        before, deep = table.game, copy.deepcopy(table.state)
        table.play(eager(table.match, luck))
        assert before.state == deep, "a copy shares nothing that changes"


def _silver(data: Data) -> None:
    data["state"]["families"][0]["silver"] = 7


def _debt(data: Data) -> None:
    data["state"]["families"][0]["silver"] = -1


def _good_from_nowhere(data: Data) -> None:
    data["state"]["families"][0]["goods"].append("wine")
    data["state"]["families"][0]["goods"].sort(key=list(GOODS).index)


def _unknown_good(data: Data) -> None:
    data["state"]["families"][0]["goods"] = ["cheese"]


def _closed_market(data: Data) -> None:
    data["state"]["markets"]["market_5"] = []


def _cards(data: Data) -> None:
    data["state"]["families"][1]["gold"] = 34


def _stones(data: Data) -> None:
    data["state"]["stones"]["guild"] = [0] * 4


def _stranger(data: Data) -> None:
    data["state"]["stones"]["guild"] = [3]


def _ship_twice(data: Data) -> None:
    data["state"]["ship_stack"][-1] = data["state"]["ship_stack"][0]


def _blue_ship_above(data: Data) -> None:
    data["state"]["ship_stack"].reverse()


def _overbooked(data: Data) -> None:
    data["state"]["ships"][0]["aboard"] = [0, 1, 2]


def _shown(data: Data) -> None:
    data["state"]["ships_shown"] = 1


def _tile_abroad(data: Data) -> None:
    tiles = data["state"]["tiles"]
    here = next(province for province in tiles if province.startswith("lion"))
    there = next(province for province in tiles if province.startswith("lynx"))
    tiles[here], tiles[there] = tiles[there], tiles[here]


def _tile_twice(data: Data) -> None:
    data["state"]["families"][0]["tiles"].append(next(iter(data["state"]["tiles"].values())))


def _special_in_the_basic_game(data: Data) -> None:
    data["state"]["families"][0]["specials"] = ["special_windfall"]


def _open_without_tile(data: Data) -> None:
    data["state"]["turned"].append("lion_j1")


def _merchant_on_a_junction(data: Data) -> None:
    data["state"]["merchants"]["lion_j1"] = 0


def _eleven_merchants(data: Data) -> None:
    data["state"]["families"][2]["merchants"] += 1


def _bonus_twice(data: Data) -> None:
    data["state"]["bonus"].append("bonus_tiger")


def _start_player(data: Data) -> None:
    data["state"]["first"] = 3


def _phase(data: Data) -> None:
    data["state"]["phase"] = "siesta"


def _family_missing(data: Data) -> None:
    del data["state"]["families"][2]


def _nowhere(data: Data) -> None:
    data["steps"][-1]["way"] = ["atlantis"]


def _no_way(data: Data) -> None:
    data["steps"][-1]["way"] = []


def _two_decisions(data: Data) -> None:
    data["steps"].append(data["steps"][-1])


def _ship_without_tile(data: Data) -> None:
    data["steps"].insert(0, {"kind": "return_ship", "ship": 9})


def _another_game(data: Data) -> None:
    data["extra"] = {"professional": {"stack": [], "kept": [[], [], []]}}


WRONGS = [
    value for name, value in sorted(globals().items()) if name.startswith("_") and not name.startswith("__")
]


@pytest.mark.parametrize("wrong", WRONGS, ids=lambda wrong: wrong.__name__.strip("_"))
def test_an_impossible_state_is_refused(wrong: Callable[[Data], None]) -> None:
    data = in_play()
    Felinia.restore(json.loads(json.dumps(data)))
    wrong(data)
    with pytest.raises(SaveError):
        Felinia.restore(data)


def test_impossible_places_are_refused() -> None:
    table = Table(2, professional=True).draw_next("place_cave_none", "place_grove_none").go(DrawPlaces(BEN))
    data = stored(table)
    Felinia.restore(json.loads(json.dumps(data)))
    changes: list[Data] = [
        {"kept": [["place_temple_none", "place_temple_wine"], []]},
        {"stack": []},
        {"drawer": ANN},
        {"drawn": []},
        {"kept": [[]]},
    ]
    for change in changes:
        extra = {"professional": data["extra"]["professional"] | change}
        with pytest.raises(SaveError):
            Felinia.restore(json.loads(json.dumps(data | {"extra": extra})))


def test_a_good_laid_aside_at_the_guild_is_counted() -> None:
    table = Table(2).stones("guild", ANN).go(WorkOff("guild")).play(GiveGood("wine", "spice"))
    data = stored(table)
    assert Felinia.restore(json.loads(json.dumps(data))).digest() == table.match.digest()
    data["steps"][-1]["given"] = "books"
    with pytest.raises(SaveError):
        Felinia.restore(data)


def test_a_deal_needs_its_stone() -> None:
    data = stored(Table(2).stones("market_1", ANN).go(WorkOff("market_1")))
    data["state"]["stones"]["market_1"] = [BEN]
    with pytest.raises(SaveError):
        Felinia.restore(data)


def test_forged_states_are_refused_or_can_be_played() -> None:
    """Every tenth position of a game with one wrong value somewhere."""
    luck = random.Random(6)
    wrong: tuple[Any, ...] = (None, True, -1, 0, 1, 3, 10**12, 2.5, "", "x", "wine", "lion_p1", [], [0], {})
    refused = played = 0
    for professional in (False, True):
        table = Table(3, professional=professional, open_ships=True)
        while not table.match.over:
            table.play(eager(table.match, luck))
            if luck.random() < 0.9:
                continue
            data = stored(table)
            for _ in range(20):
                forged = json.loads(json.dumps(data))
                *way, last = luck.choice([place for place in _places(data) if place[0] != "options"])
                inside = forged
                for key in way:
                    inside = inside[key]
                inside[last] = luck.choice(wrong)
                try:
                    game = Felinia.restore(forged)
                except SaveError:
                    refused += 1
                    continue
                played += 1
                for _ in range(15):
                    if not game.over:
                        game.apply(luck.choice(game.actions()))
    assert refused > played > 0


def _places(value: Any, way: tuple[Any, ...] = ()) -> Any:
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in inside:
        yield (*way, key)
        yield from _places(item, (*way, key))


def test_a_ship_on_its_way_is_stored_too() -> None:
    table = Table(2).moor("ship_tiger_2").aboard(0, ANN, BEN).go(Explore())
    assert Felinia.restore(stored(table)).digest() == table.match.digest()


def test_a_family_with_nobody_at_home_is_stored_too() -> None:
    table = (
        Table(2)
        .moor("ship_tiger_2")
        .stand(ANN, *(f"{c}_p{n}" for c in ("lion", "lynx") for n in range(1, 5)))
    )
    table.aboard(0, ANN, ANN).go(Explore())
    assert table.family(ANN).merchants == 0
    assert Felinia.restore(stored(table)).digest() == table.match.digest()
