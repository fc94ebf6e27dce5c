"""Section 15 of the ledger: who may know what."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from engine.felinia import look
from engine.felinia.actions import TakeBonus
from engine.felinia.box import BONUS_TILES, SHIP_TILES, TRADE_TILES
from engine.felinia.events import BonusTaken, TileTaken
from engine.felinia.exploring import Explore
from engine.felinia.professional import CARDS, DrawPlaces, PlacesDrawn, sorts
from engine.felinia.trading import WorkOff
from tests.engine.felinia.table import ANN, BEN, CID, Table, eager


@pytest.mark.rule("FEL-133", "FEL-250", "FEL-095")
@pytest.mark.parametrize("professional", [False, True], ids=["basic", "professional"])
def test_taken_tiles_are_known_to_their_owner_alone(professional: bool) -> None:
    table = Table(3, professional=professional).own(ANN, "tiger lion").own(BEN, "lynx")
    tiles = table.family(ANN).tiles
    own, other = table.game.view(ANN)["state"]["families"], table.game.view(BEN)["state"]["families"]
    assert own[ANN]["tiles"] == list(tiles)
    assert own[BEN]["tiles"] == [None]
    assert other[ANN]["tiles"] == [None, None], "their number is public"
    assert other[ANN]["backs"] == [TRADE_TILES[tile].country for tile in tiles], "and so are their backs"


@pytest.mark.rule("FEL-250")
def test_face_down_tiles_and_the_order_of_ships_are_hidden() -> None:
    table = Table(2)
    table.state.turned.add("tiger_p1")
    view = table.game.view(ANN)["state"]
    assert view["tiles"]["tiger_p1"] == table.state.tiles["tiger_p1"]
    assert [tile for tile in view["tiles"].values() if tile] == [table.state.tiles["tiger_p1"]]
    assert set(view["ship_stack"]) == {None}
    assert sorted(view["ships_to_come"]) == sorted(table.state.ship_stack)


@pytest.mark.rule("FEL-063", "FEL-250")
def test_bonus_tiles_are_taken_face_down() -> None:
    table = Table(2).stones("guild", ANN).give(ANN, silver=1, gold=1, spice=1).go(WorkOff("guild"))
    table.play(TakeBonus("bonus_lion"))
    (event,) = table.of(BonusTaken)
    assert event.seen_by(ANN) == event
    assert event.seen_by(BEN) == BonusTaken(ANN, None, 1)
    table = Table(2).give(ANN, bonus=("bonus_lion",))
    assert table.game.view(BEN)["state"]["families"][ANN]["bonus"] == [None]


@pytest.mark.rule("FEL-095", "FEL-133")
def test_others_see_that_a_tile_was_taken() -> None:
    table = Table(2).moor("ship_tiger_1").aboard(0, ANN).lay("tiger_p1", "trade_tiger_1").go(Explore())
    table.skip().walk("tiger_j1", "tiger_p1")
    (event,) = table.of(TileTaken)
    assert event.seen_by(ANN) == event
    assert event.seen_by(BEN) == TileTaken(ANN, "tiger_p1", None, "tiger")


@pytest.mark.rule("FEL-213", "FEL-250")
def test_place_cards_are_secret() -> None:
    table = Table(2, professional=True).keep(ANN, "place_cave_none")
    drawn = ("place_temple_none", "place_grove_none")
    table.draw_next(*drawn).go(DrawPlaces(BEN))
    (event,) = table.of(PlacesDrawn)
    assert event.seen_by(BEN).cards == drawn
    assert event.seen_by(ANN) == PlacesDrawn(BEN, (None, None))
    own, other = (table.game.view(seat)["extra"]["professional"] for seat in (ANN, BEN))
    assert own["kept"] == [["place_cave_none"], []]
    assert own["drawn"] == [None, None]
    assert other["kept"] == [[None], []]
    assert other["drawn"] == list(drawn)
    assert set(own["stack"]) == {None}


@pytest.mark.parametrize("professional", [False, True], ids=["basic", "professional"])
@pytest.mark.parametrize("seed", range(3))
def test_guesses_look_the_same_and_hold_the_same_pieces(professional: bool, seed: int) -> None:
    table, luck = Table(3, seed=seed, professional=professional, open_ships=True), random.Random(seed)
    dealt_otherwise = Counter[str]()
    while not table.match.over:
        table.play(eager(table.match, luck))
        game = table.game
        if luck.random() < 0.8:
            continue
        for seat in range(3):
            guess = game.guess(seat, luck.randrange(1000))
            assert guess.view(seat) == game.view(seat)
            assert guess.guess(seat, 5).digest() == game.guess(seat, 5).digest()
            guess.check()
            for owner in range(3):
                if guess.family(owner) != game.family(owner):
                    dealt_otherwise["tiles"] += 1
                    assert owner != seat
            dealt_otherwise["posts"] += guess.state.tiles != game.state.tiles
            dealt_otherwise["ships"] += guess.state.ship_stack != game.state.ship_stack
    assert dealt_otherwise["ships"]
    assert bool(dealt_otherwise["posts"]) != professional, "all posts lie open in the professional game"


def test_guessed_bonus_tiles_and_taken_tiles_vary() -> None:
    table = Table(3).give(BEN, bonus=("bonus_tiger",)).give(CID, bonus=("bonus_lynx",)).own(BEN, "tiger")
    table.state.bonus[:] = [tile for tile in BONUS_TILES if tile not in ("bonus_tiger", "bonus_lynx")]
    guesses = [table.game.guess(ANN, seed) for seed in range(20)]
    assert {guess.family(BEN).bonus for guess in guesses} == {("bonus_tiger",), ("bonus_lynx",)}
    assert len({guess.family(BEN).tiles for guess in guesses}) > 1
    back = TRADE_TILES[table.family(BEN).tiles[0]].country
    assert {TRADE_TILES[guess.family(BEN).tiles[0]].country for guess in guesses} == {back}


def test_guessed_hands_of_places_have_no_sort_twice() -> None:
    table = Table(4, professional=True)
    by_sort = sorted(CARDS.values(), key=lambda card: card.sort)
    for seat in range(3):
        table.keep(seat, *(card.id for card in by_sort[seat::3]))
    assert table.places.stack == []
    for seed in range(20):
        guess = table.game.guess(ANN, seed)
        guess.check()
        kept = guess.extra["professional"].kept  # type: ignore[attr-defined]
        assert [len(sorts(cards)) for cards in kept] == [6, 6, 6, 0]


def test_blue_ships_stay_at_the_bottom_of_a_guessed_stack() -> None:
    stack = Table().game.guess(ANN, 3).state.ship_stack
    assert [SHIP_TILES[tile].back for tile in stack] == ["blue"] * 5 + ["grey"] * 11


@pytest.mark.rule("FEL-250")
def test_what_eyes_can_see() -> None:
    table = Table(2, professional=True).own(ANN, "tiger lion").keep(ANN, "place_cave_none")
    table.give(ANN, bonus=("bonus_lynx",))
    seen, hidden = (look.family_view(table.game, ANN, eyes) for eyes in (ANN, BEN))
    assert (seen.bonus, seen.places) == (("bonus_lynx",), ("place_cave_none",))
    assert (hidden.tiles, hidden.bonus, hidden.places) == ((None, None), (None,), (None,))
    assert hidden.backs == seen.backs
    assert look.family_view(table.game, ANN, None) == hidden
