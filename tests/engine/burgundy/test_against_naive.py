"""Random games of all sizes and mixes, compared with rules told slowly, and what must hold all along."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from msgspec import structs

from engine.burgundy import SPEC
from engine.burgundy.actions import PlaceTile, SellGoods
from engine.burgundy.game import Burgundy
from engine.burgundy.main_board import ALL_GOODS
from engine.core.chance import Chance
from engine.core.match import Match, new_match
from engine.core.values import Scored
from tests.engine.burgundy import naive

MIXES = [
    (players, {"boards": boards, "first_castle": castle, "extra_hexes": extra})
    for players in (2, 3, 4)
    for boards, castle, extra in (
        ("1", "open", False),
        ("2", "open", True),
        ("dealt", "hidden", False),
        ("chosen", "open", True),
    )
]


def told(action: Any) -> tuple[Any, ...]:
    return (action.kind, *structs.astuple(action))


def eager(match: Match, luck: Chance) -> Any:
    """Mostly a placement where there is one, so that principalities fill up."""
    placing = [action for action in match.actions() if isinstance(action, PlaceTile)]
    if placing and luck.roll("eager", 10) < 10:
        return luck.pick("placing", placing)
    dull = ("take_workers", "decline", "spend_worker", "discard_tile")
    lively = [action for action in match.actions() if action.kind not in dull]
    return luck.pick("action", lively if lively and luck.roll("lively", 10) < 10 else match.actions())


@pytest.mark.rule("COB-062", "COB-064", "COB-065", "COB-108", "COB-163", "COB-102", "COB-180")
@pytest.mark.parametrize(("players", "options"), MIXES, ids=str)
def test_a_whole_game_agrees_with_the_slow_rules(players: int, options: dict[str, Any]) -> None:
    for seed in range(2):
        luck = Chance.start(seed)
        match = new_match(SPEC, ["Ann", "Ben", "Cleo", "Dan"][:players], options, seed)
        while not match.over:
            before = match.game
            assert isinstance(before, Burgundy)
            decision = match.decision
            assert decision is not None
            if decision.kind == "take_turn":
                offered = [told(action) for action in match.actions()]
                assert len(set(offered)) == len(offered)
                assert set(offered) == naive.turn_actions(before, decision.seat)
            action = eager(match, luck)
            events = match.play(action)
            if isinstance(action, PlaceTile):
                tile = before.estate(decision.seat).storage[action.slot]
                expected = naive.placement_points(before, decision.seat, tile, action.hex)
                scored = [(e.source, e.points) for e in events if isinstance(e, Scored)]
                assert scored[: len(expected)] == expected
            if isinstance(action, SellGoods):
                count = before.estate(decision.seat).goods[naive.GOODS.index(action.good)]
                assert ("goods", count * players) in [
                    (e.source, e.points) for e in events if isinstance(e, Scored)
                ]
            _check_totals(match.game)
        _check_the_end(match, players)


def _check_totals(game: Any) -> None:
    """Nothing gets lost, and nothing is more than it can be."""
    assert isinstance(game, Burgundy)
    state = game.state
    goods = Counter(
        [*(good for lying in state.goods for good in lying), *state.round_goods, *state.goods_left]
    )
    tiles: Counter[str] = Counter(
        [*state.depots.values(), *(t for bag in state.supplies.values() for t in bag)]
    )
    for estate in state.estates:
        assert estate.silver >= 0
        assert estate.workers >= 0
        assert sum(1 for count in estate.goods if count) <= 3
        tiles.update(tile for tile in (*estate.laid, *estate.storage) if tile)
        for good, stored, sold in zip(naive.GOODS, estate.goods, estate.sold, strict=True):
            goods[good] += stored + sold
    assert +goods == Counter(ALL_GOODS)
    assert tiles <= Counter(tile for bag in game.box().values() for tile in bag)


def _check_the_end(match: Match, players: int) -> None:
    """The final scoring, seat by seat, from what lies on the table at the end."""
    game = match.game
    assert isinstance(game, Burgundy)
    last = match.entries[-1].events
    start = [event.kind for event in last].index("final_scoring")
    for seat in range(players):
        final = sum(
            event.points for event in last[start:] if isinstance(event, Scored) and event.seat == seat
        )
        assert final == naive.final_points(game, seat)
        assert final <= game.points[seat]


def test_eager_games_fill_areas_and_use_most_effects() -> None:
    """The random games must be worth something as tests."""
    heard: Counter[str] = Counter()
    asked: Counter[str] = Counter()
    for seed in range(6):
        luck = Chance.start(seed)
        options = {"extra_hexes": True, "boards": "dealt", "first_castle": "hidden"}
        match = new_match(SPEC, ["Ann", "Ben", "Cleo", "Dan"][: 2 + seed % 3], options, seed)
        heard.update(event.kind for event in match.opening)
        while not match.over:
            assert match.decision is not None
            asked[match.decision.kind] += 1
            heard.update(event.kind for event in match.play(eager(match, luck)))
    assert heard["area_completed"] > 100
    assert heard["card_taken"] > 5
    assert {kind.__struct_config__.tag for kind in Burgundy.event_types} - heard.keys() <= {
        "board_chosen",
        "workers_bought",
    }
    wanted = {"choose_castle", "take_turn", "make_room", "choose_goods", "choose_depot", "take_freely"}
    wanted |= {"sell_freely", "place_freely", "act_freely", "choose_building"}
    assert wanted <= asked.keys()
