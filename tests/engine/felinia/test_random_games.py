"""Random games of all player counts and options to their end: nothing is lost, nothing comes from nowhere."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from engine.core.match import new_match
from engine.felinia import SPEC, look
from engine.felinia.box import CARDS, GOODS, cards_needed
from engine.felinia.check import check
from engine.felinia.events import RoundBegan, ShipCancelled, ShipReturned, ShipSailed
from engine.felinia.game import Felinia
from tests.engine.felinia.table import NAMES, Table, eager


def invariants(game: Felinia) -> None:
    check(game)
    state = game.state
    decision = game.decision()
    if decision is not None and decision.kind != "name_good":
        held = Counter(state.bag)
        for goods in (*state.markets.values(), *(family.goods for family in state.families)):
            held.update(goods)
        assert held == {good.id: good.count for good in GOODS.values()}
    for card in CARDS.values():
        assert sum(cards_needed(card.id, getattr(f, card.id)) for f in state.families) <= card.count
    for family in (look.family_view(game, seat, None) for seat in range(game.players)):
        walking = look.walking(game)
        on_the_way = walking is not None and walking[0] == family.seat
        assert family.merchants + family.aboard + family.settled + on_the_way == 10
        assert 0 <= family.silver <= 6
        assert 0 <= family.stones <= 3
        lost = family.settled - len(family.tiles) - len(family.specials)
        assert lost in (0, 1), "the windfall leaves the game"


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("professional", [False, True], ids=["basic", "professional"])
@pytest.mark.parametrize("open_ships", [False, True], ids=["hidden", "open"])
def test_to_the_end(players: int, professional: bool, open_ships: bool) -> None:
    kinds: Counter[str] = Counter()
    options = {"professional": professional, "open_ships": open_ships}
    for seed in range(4):
        luck = random.Random(seed)
        match = new_match(SPEC, NAMES[:players], options, seed)
        while not match.over:
            action = eager(match, luck) if seed else luck.choice(match.actions())
            kinds.update(event.kind for event in match.play(action))
            assert isinstance(match.game, Felinia)
            invariants(match.game)
        assert match.game.state.phase == "scoring"
    assert kinds["game_over"] == 4
    assert kinds["tile_taken"]
    assert bool(kinds["next_ship_shown"]) == open_ships
    assert bool(kinds["places_drawn"]) == professional
    assert bool(kinds["tile_turned"]) != professional


@pytest.mark.rule("FEL-030", "FEL-151")
def test_twenty_ship_tiles_last_for_at_most_seventeen_rounds() -> None:
    for seed in range(3):
        table, luck = Table(4, seed=seed), random.Random(seed)
        rounds, gone = 1, 0
        while not table.match.over:
            table.play(eager(table.match, luck))
            rounds += len(table.of(RoundBegan))
            gone += len(table.of(ShipCancelled)) + len(table.of(ShipReturned))
            assert len(table.of(ShipSailed)) <= 4
        assert rounds <= 17
        assert gone + len(table.state.ship_stack) == 20
