"""Placing tiles: colours, numbers, neighbours, towns; areas, phases and colours that get filled."""

from __future__ import annotations

import pytest

from engine.burgundy.actions import Decline, PlaceTile, TakeWorkers
from engine.burgundy.boards import INDEX
from engine.burgundy.values import AreaCompleted, CardTaken, TilePlaced
from engine.core.values import Part, Scored
from tests.engine.burgundy.table import ANN, BEN, CLEO, Table

ONE_OF_EACH = {
    "castle": "castle",
    "mine": "mine",
    "ship": "river",
    "cow_2": "pasture",
    "watchtower": "town",
    "monastery_1": "monastery",
}


@pytest.mark.rule("COB-062", "COB-063", "COB-068", "COB-069")
def test_a_stored_tile_goes_on_an_empty_space_of_the_number() -> None:
    table = Table(dice=(4, 1)).give(storage=["ship", "mine"])
    assert table.hexes(slot=1, die=0) == {"h25"}
    table.play(PlaceTile(0, 1, "h25"))
    assert table.of(TilePlaced) == [TilePlaced(ANN, "mine", 1, "h25", 0)]
    assert table.tile_at("h25") == "mine"
    assert table.estate().storage == ("ship", "", "")
    table.give(storage=["mine"])
    table.roll(ANN, 4, 4)
    refusal = table.refusal(PlaceTile(1, 0, "h25"))
    assert (refusal.rule, refusal.reason, refusal.places) == ("COB-062", "occupied", ("0/h25",))
    assert table.refused(PlaceTile(1, 1, "h25")) == "COB-063"
    assert table.refused(PlaceTile(1, 7, "h25")) == "COB-063"
    refusal = table.refusal(PlaceTile(1, 0, "h30"))
    assert (refusal.rule, refusal.reason) == ("COB-062", "wrong_number")


@pytest.mark.rule("COB-064")
@pytest.mark.parametrize("tile", ONE_OF_EACH)
def test_a_tile_goes_on_its_colour_only(tile: str) -> None:
    for die in range(1, 7):
        table = Table(dice=(die, die)).give(storage=[tile])
        for hex in table.hexes():
            assert table.estate().map.colours[INDEX[hex]] == ONE_OF_EACH[tile]
        other = "h18" if tile != "ship" else "h25"
        refusal = table.refusal(PlaceTile(0, 0, other))
        assert (refusal.rule, refusal.places) == ("COB-064", (f"0/{other}",))


@pytest.mark.rule("COB-065", "COB-066", "COB-067")
def test_the_first_tile_lies_beside_the_start_castle() -> None:
    """EXAMPLE of COB-067."""
    found = set()
    for tile, colour in ONE_OF_EACH.items():
        for die in range(1, 7):
            table = Table(dice=(die, die)).give(storage=[tile])
            found |= {(hex, colour, die) for hex in table.hexes()}
    assert found == {
        ("h12", "town", 3),
        ("h13", "monastery", 1),
        ("h18", "river", 2),
        ("h20", "river", 5),
        ("h25", "mine", 4),
        ("h26", "town", 3),
    }
    table = Table(dice=(1, 1)).give(storage=["mine"])
    assert table.refused(PlaceTile(0, 0, "h30")) == "COB-065"


@pytest.mark.rule("COB-070", "COB-071", "COB-169")
def test_area_then_colour_then_effect_without_another_die() -> None:
    table = Table(dice=(2, 1), players=2, phase="e").give(storage=["goat_3"])
    table.fill(ANN, "pasture", "cow_2", but=("h28",)).lay(ANN, {"h22": "ship"})
    table.play(PlaceTile(0, 0, "h28"))
    assert [source for _, source, _ in table.scored] == ["area", "card", "animals"]
    assert table.game.unused_dice(ANN) == [1]


@pytest.mark.rule("COB-108", "COB-127", "COB-202")
def test_a_building_stands_once_in_a_town() -> None:
    """EXAMPLE of COB-127."""
    table = Table(dice=(4, 3)).give(storage=["bank"]).lay(ANN, {"h14": "bank", "h13": "monastery_20"})
    for die, hex in ((0, "h09"), (1, "h15")):
        refusal = table.refusal(PlaceTile(die, 0, hex))
        assert (refusal.rule, refusal.places) == ("COB-108", ("0/h14",))
    assert table.hexes(die=1) == {"h12", "h26"}
    table.lay(ANN, {"h26": "church"})
    table.roll(ANN, 1, 5)
    assert table.hexes() == {"h27", "h32"}
    table.give(storage=["church"])
    assert table.hexes() == set()


@pytest.mark.rule("COB-163", "COB-164", "COB-165")
@pytest.mark.parametrize(("phase", "bonus"), [("a", 10), ("b", 8), ("c", 6), ("d", 4), ("e", 2)])
def test_a_complete_area_scores_by_size_and_phase(phase: str, bonus: int) -> None:
    table = Table(dice=(3, 3), phase=phase).give(storage=["bank", "market"])
    table.play(PlaceTile(0, 0, "h12"))
    (scored,) = table.of(Scored)
    assert scored.parts == (Part("area_1", 1, 1), Part(f"phase_{phase}", 1, bonus))
    assert scored.places == ("0/h12",)
    assert table.of(AreaCompleted) == [AreaCompleted(ANN, "town", ("0/h12",))]
    table.play(PlaceTile(1, 1, "h26"), Decline())
    assert table.scored == []


@pytest.mark.rule("COB-163")
def test_an_area_scores_once_and_only_when_it_is_full() -> None:
    table = Table(dice=(2, 5), phase="d").give(storage=["ship", "ship"]).wares()
    table.lay(ANN, {"h16": "ship", "h17": "ship"})
    table.play(PlaceTile(1, 0, "h20"))
    assert table.scored == []
    table.play(PlaceTile(0, 1, "h18"))
    assert table.scored == [(ANN, "area", 6 + 4)]


@pytest.mark.rule("COB-166", "COB-168", "COB-170")
def test_the_third_mine_of_four_players_in_phase_a() -> None:
    """EXAMPLE of COB-170."""
    table = Table(players=4, dice=(3, 1)).give(storage=["mine"]).lay(ANN, {"h25": "mine", "h30": "mine"})
    table.play(PlaceTile(0, 0, "h34"))
    assert table.scored == [(ANN, "area", 16), (ANN, "card", 7)]
    assert table.points[ANN] == 23
    assert table.of(CardTaken) == [CardTaken(ANN, "mine", "large")]


@pytest.mark.rule("COB-167", "COB-171")
def test_the_last_pasture_as_second_of_two_in_phase_e() -> None:
    """EXAMPLE of COB-171."""
    table = Table(dice=(2, 1), phase="e").give(storage=["goat_3"])
    table.fill(ANN, "pasture", "cow_2", but=("h28",)).lay(ANN, {"h22": "ship"})
    table.game.state.cards["pasture"] = (BEN,)
    table.play(PlaceTile(0, 0, "h28"))
    assert table.scored == [(ANN, "area", 1 + 2), (ANN, "card", 2), (ANN, "animals", 3)]
    assert table.points[ANN] == 8
    assert table.of(CardTaken) == [CardTaken(ANN, "pasture", "small")]


@pytest.mark.rule("COB-167")
def test_the_third_to_fill_a_colour_gets_nothing() -> None:
    table = Table(players=3, dice=(3, 1)).give(storage=["mine"]).lay(ANN, {"h25": "mine", "h30": "mine"})
    table.game.state.cards["mine"] = (BEN, CLEO)
    table.play(PlaceTile(0, 0, "h34"))
    assert table.scored == [(ANN, "area", 16)]
    assert table.game.state.cards["mine"] == (BEN, CLEO)


@pytest.mark.rule("COB-166", "COB-167", "COB-194")
@pytest.mark.parametrize(("players", "large", "small"), [(2, 5, 2), (3, 6, 3), (4, 7, 4)])
def test_bonus_cards_by_number_of_players(players: int, large: int, small: int) -> None:
    for takers, points in (((), large), ((BEN,), small)):
        table = Table(players=players, dice=(3, 1)).give(storage=["mine"])
        table.lay(ANN, {"h25": "mine", "h30": "mine"})
        table.game.state.cards["mine"] = takers
        table.play(PlaceTile(0, 0, "h34"))
        assert table.scored[1] == (ANN, "card", points)


@pytest.mark.rule("COB-168")
def test_the_start_castle_counts_for_its_colour() -> None:
    table = Table(dice=(6, 1)).give(storage=["castle"])
    table.lay(ANN, {"h02": "castle", "h03": "castle", "h12": "bank"})
    table.play(PlaceTile(0, 0, "h07"))
    assert table.scored == [(ANN, "area", 16), (ANN, "card", 5)]
    table.play(TakeWorkers(None))
    assert table.asked == "take_turn"
