"""Section 2 of the ledger, and the variant with open ships."""

from __future__ import annotations

import pytest

from engine.felinia.actions import PutStone
from engine.felinia.box import BONUS_TILES, PLAIN_TILES, SHIP_TILES, TRADE_TILES
from engine.felinia.events import MarketFilled, NextShipShown, RoundBegan, ShipTileLaid
from engine.felinia.rounds import Prepare
from tests.engine.felinia.table import ANN, Table


@pytest.mark.rule("FEL-020", "FEL-021", "FEL-029")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_everyone_gets(players: int) -> None:
    table = Table(players)
    for family in table.state.families:
        assert (family.silver, family.merchants, len(family.goods)) == (2, 10, 2)
        assert (family.gold, family.spice, family.provisions) == (0, 0, 0)
    assert table.state.first == ANN
    assert table.decision.seat == ANN
    assert table.of(RoundBegan) == [RoundBegan(1, ANN)]


@pytest.mark.rule("FEL-025", "FEL-023", "FEL-021")
@pytest.mark.parametrize(
    ("players", "on_markets", "held", "bag"), [(2, 6, 4, 35), (3, 8, 6, 31), (4, 10, 8, 27)]
)
def test_example_where_the_goods_are(players: int, on_markets: int, held: int, bag: int) -> None:
    """EXAMPLES: 3 players 8, 6 and 31; 4 players 10, 8 and 27; 2 players 6, 4 and 35."""
    state = Table(players).state
    assert len(state.markets) == {2: 3, 3: 4, 4: 5}[players]
    assert [len(goods) for goods in state.markets.values()] == [2] * len(state.markets)
    assert sum(map(len, state.markets.values())) == on_markets
    assert sum(len(family.goods) for family in state.families) == held
    assert sum(state.bag.values()) == bag


@pytest.mark.rule("FEL-023", "FEL-042")
def test_nobody_places_on_a_closed_market() -> None:
    table = Table(2)
    assert [put.place for put in table.offered(PutStone)] == [
        "board",
        "market_1",
        "market_2",
        "market_3",
        "guild",
    ]
    assert table.why_not(PutStone("market_4")) == ("FEL-023", "closed")
    assert table.why_not(PutStone("market_9")) == ("FEL-042", "no_such_place")
    assert table.why_not(PutStone("board/2")) == ("FEL-041", "other_field")
    assert PutStone("market_5") in Table(4).match.actions()


@pytest.mark.rule("FEL-024", "FEL-009")
def test_grey_ship_tiles_lie_on_top_of_the_blue_ones() -> None:
    table = Table(seed=3)
    stack = table.state.ship_stack
    backs = [SHIP_TILES[tile].back for tile in reversed(stack)]
    assert backs == ["grey"] * 11 + ["blue"] * 5
    assert [SHIP_TILES[berth.tile].back for berth in table.state.ships] == ["grey"] * 4
    assert [event.ship for event in table.of(ShipTileLaid)] == [0, 1, 2, 3]


def test_a_script_fixes_ships_goods_and_tiles() -> None:
    script = {
        "grey ships": ["ship_lion_1", "ship_cheetah_3", "ship_tiger_1", "ship_lynx_1", "ship_panther_1"],
        "blue ships": ["ship_lynx_2"],
        "goods": ["wine", "wine", "glass"],
        "trade tiles": ["trade_lion_6", "trade_tiger_2", "trade_lion_1"],
    }
    state = Table(script=script).state
    assert [berth.tile for berth in state.ships] == script["grey ships"][:4]
    assert state.ship_stack[-1] == "ship_panther_1"
    assert state.ship_stack[4] == "ship_lynx_2"
    assert state.markets["market_1"] == ("wine", "wine")
    assert "glass" in state.markets["market_2"]
    assert state.tiles["lion_p1"] == "trade_lion_6"
    assert state.tiles["lion_p2"] == "trade_lion_1"
    assert state.tiles["tiger_p1"] == "trade_tiger_2"


@pytest.mark.rule("FEL-022", "FEL-026", "FEL-027")
def test_a_face_down_tile_of_its_country_on_every_post() -> None:
    table = Table()
    assert sorted(table.state.tiles.values()) == sorted(PLAIN_TILES)
    assert table.state.turned == set()
    for province, tile in table.state.tiles.items():
        assert table.island.provinces[province].country == TRADE_TILES[tile].country
        assert table.island.provinces[province].kind == "post"
    assert table.game.extra == {}
    assert table.game.swap_cards == ("spice",)


@pytest.mark.rule("FEL-028")
def test_five_open_bonus_tiles() -> None:
    table = Table()
    assert table.state.bonus == list(BONUS_TILES)
    assert table.game.view(ANN)["state"]["bonus"] == list(BONUS_TILES)


@pytest.mark.rule("FEL-180")
def test_with_open_ships_the_next_tile_is_seen_from_the_start() -> None:
    table = Table(open_ships=True)
    state = table.state
    assert table.of(NextShipShown) == [NextShipShown(state.ship_stack[-1])]
    assert table.game.view(ANN)["state"]["ship_stack"] == [None] * 15 + [state.ship_stack[-1]]
    assert Table().game.view(ANN)["state"]["ship_stack"] == [None] * 16
    next_tile = state.ship_stack[-1]
    for seed in range(5):
        assert table.game.guess(ANN, seed).state.ship_stack[-1] == next_tile
    table.moor(*(berth.tile for berth in state.ships[:3]))
    table.state.ship_stack.remove(next_tile)
    table.state.ship_stack.append(next_tile)
    table.go(Prepare())
    assert table.state.ships[3].tile == next_tile
    assert table.of(NextShipShown) == [NextShipShown(table.state.ship_stack[-1])]


@pytest.mark.rule("FEL-180")
def test_when_the_stack_is_empty_there_is_nothing_to_show() -> None:
    table = Table(open_ships=True)
    tile = table.state.ship_stack[-1]
    table.moor(*(berth.tile for berth in table.state.ships[:3]))
    table.state.ship_stack[:] = [tile]
    table.go(Prepare())
    assert table.of(NextShipShown) == []
    assert table.state.ships_shown == 0


@pytest.mark.rule("FEL-261")
def test_the_same_seed_gives_the_same_table() -> None:
    assert Table(seed=8).match.digest() == Table(seed=8).match.digest()
    assert Table(seed=8).state.tiles != Table(seed=9).state.tiles
    assert {good for event in Table().of(MarketFilled) for good in event.goods} <= set(Table().state.bag)
