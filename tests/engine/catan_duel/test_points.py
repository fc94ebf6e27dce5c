"""Points, tokens and victory."""

from __future__ import annotations

import pytest

from engine.catan_duel.prince import STRENGTH, TRADE
from engine.catan_duel.table import NOBODY
from engine.catan_duel.values import PASS, ROLL, Build, Demolish
from engine.core.values import Part, Scored
from tests.engine.catan_duel.duel import BLUE, RED, Duel


@pytest.fixture
def duel() -> Duel:
    duel = Duel("gold")
    duel.act()
    return duel


@pytest.mark.rule("CAT-130")
def test_the_strength_advantage_needs_three_and_more_than_the_other(duel: Duel) -> None:
    duel.lay(RED, "1t1", "base/harald")
    assert duel.state.tokens[STRENGTH] == NOBODY
    duel.lay(RED, "1b1", "base/austin")
    assert duel.state.tokens[STRENGTH] == RED
    assert duel.match.scores() == [3, 2]
    duel.lay(BLUE, "1t1", "base/candamir")
    assert duel.state.tokens[STRENGTH] == BLUE
    assert duel.match.scores() == [2, 3]


@pytest.mark.rule("CAT-131", "CAT-132")
def test_tokens_follow_every_change(duel: Duel) -> None:
    """EXAMPLE: red 4 TP with token, blue rises to 4: nobody; to 5: blue; falls to 3: red."""
    sites = ["1t1", "1b1", "-1t1", "-1b1"]
    ships = ["ore", "grain", "gold", "wool"]
    duel.city(BLUE)
    for site, ship in zip(sites, ships, strict=True):
        duel.lay(RED, site, f"base/{ship}_ship")
    assert duel.state.tokens[TRADE] == RED
    for site, ship in zip(sites, ships, strict=True):
        duel.lay(BLUE, site, f"base/{ship}_ship")
    assert duel.state.tokens[TRADE] == NOBODY
    duel.lay(BLUE, "1t2", "base/toll_bridge")
    assert duel.state.tokens[TRADE] == BLUE
    duel.act(BLUE)
    duel.play(Demolish("1:1t2"), Demolish("1:1t1"))
    assert duel.state.tokens[TRADE] == RED
    assert [event.seat for event in duel.of("token_moved")] == [NOBODY, RED]


@pytest.mark.rule("CAT-132")
def test_below_three_the_token_goes_back(duel: Duel) -> None:
    duel.lay(RED, "1t1", "base/harald")
    duel.lay(RED, "1b1", "base/austin")
    duel.play(Demolish("0:1b1"))
    assert duel.state.tokens[STRENGTH] == NOBODY
    assert duel.match.scores() == [2, 2]


@pytest.mark.rule("CAT-133")
def test_buildings_count_as_well_as_units() -> None:
    duel = Duel("turmoil")
    duel.lay(RED, "1t1", "turmoil/lookout_tower")
    duel.lay(RED, "1b1", "turmoil/drill_ground")
    duel.lay(RED, "-1t1", "base/austin")
    assert duel.prince(RED).points.strength == 3
    duel.lay(RED, "-1b1", "base/marketplace")
    assert duel.prince(RED).points.trade == 1


@pytest.mark.rule("CAT-006", "CAT-134")
def test_points_follow_from_the_cards(duel: Duel) -> None:
    duel.lay(RED, "1t1", "base/siglind")
    duel.lay(RED, "1b1", "base/abbey")
    points = duel.prince(RED).points
    assert (points.strength, points.skill, points.progress, points.trade) == (2, 3, 1, 0)
    assert duel.prince(RED).hand_limit == 4


@pytest.mark.rule("CAT-135")
def test_where_victory_points_come_from(duel: Duel) -> None:
    duel.stock(RED, grain=2, ore=3)
    duel.play(Build("central/city", "0:1"))
    assert duel.of("scored") == [
        Scored(RED, "settlements", -1, (Part("settlements", -1),), (), "CAT-135"),
        Scored(RED, "cities", 2, (Part("cities", 1, 2),), (), "CAT-135"),
    ]
    duel.lay(RED, "1t1", "gold/merchant_guild")
    duel.lay(RED, "1t2", "gold/mint")
    duel.lay(RED, "1b1", "base/ore_ship")
    assert duel.state.victory == {
        "settlements": (1, 2),
        "cities": (1, 0),
        "expansions": (2, 0),
        "trade_token": (1, 0),
    } | {name: (0, 0) for name in ("strength_token",) if name in duel.state.victory}
    assert duel.match.scores() == [6, 2]


@pytest.mark.rule("CAT-150")
def test_the_first_game_is_won_at_the_end_of_a_turn() -> None:
    duel = Duel("first")
    for column in (-1, 1):
        duel.city(RED, column)
    for column in (3, 5):
        duel.lay(RED, str(column - 1), "central/road")
        duel.lay(RED, str(column), "central/settlement")
    duel.act()
    assert duel.match.scores()[RED] == 6
    duel.lay(RED, "1t1", "base/candamir")
    assert duel.match.scores()[RED] == 7
    duel.hand(RED, "base/inga", "base/scout", "base/abbey")
    duel.play(PASS)
    assert duel.asked == "exchange"
    duel.play(PASS)
    assert duel.match.over
    assert duel.of("game_over")[0].winners == (RED,)
    assert duel.match.ranking() == [[RED], [BLUE]]


@pytest.mark.rule("CAT-150")
def test_with_six_at_the_end_the_first_game_goes_on() -> None:
    duel = Duel("first")
    for column in (-1, 1):
        duel.city(RED, column)
    duel.end()
    while duel.asked_seat == RED:
        duel.play(duel.match.actions()[-1])
    assert not duel.match.over


def nearly_won(duel: Duel, seat: int) -> None:
    """Eleven points: four cities and three expansions."""
    for column in (3, 5):
        duel.lay(seat, str(column - 1), "central/road")
        duel.lay(seat, str(column), "central/settlement")
    for column in (-1, 1, 3, 5):
        duel.city(seat, column)
    for site in ("1t1", "1t2", "1b1"):
        duel.lay(seat, site, "gold/moneylender")


@pytest.mark.rule("CAT-151")
def test_a_theme_game_is_won_at_once(duel: Duel) -> None:
    nearly_won(duel, RED)
    assert duel.match.scores()[RED] == 11
    duel.stock(RED, wood=2, brick=1, ore=2)
    duel.hand(RED, "gold/mint")
    assert not duel.match.over
    duel.play(Build("gold/mint", "0:1b2"))
    assert duel.match.over
    assert duel.match.ranking()[0] == [RED]


@pytest.mark.rule("CAT-152", "CAT-153")
def test_twelve_points_before_the_roll_win_without_rolling(duel: Duel) -> None:
    nearly_won(duel, BLUE)
    duel.lay(BLUE, "1b2", "gold/mint")
    assert duel.match.scores()[BLUE] == 12
    duel.act(RED)
    assert not duel.match.over
    duel.play(PASS)
    while not duel.match.over and duel.asked_seat == RED:
        duel.play(duel.match.actions()[-1])
    assert duel.match.over
    assert duel.of("game_over")[0].winners == (BLUE,)
    assert duel.of("dice_rolled") == []


@pytest.mark.rule("CAT-153", "CAT-G10", "CAT-G08")
def test_points_lost_before_the_own_turn_do_not_win(duel: Duel) -> None:
    """EXAMPLE: blue has 12 in red's turn, red sinks the third ship, blue begins with 11."""
    nearly_won(duel, BLUE)
    duel.lay(BLUE, "1b2", "gold/harbor")
    for site, ship in (("3t1", "ore"), ("3t2", "grain"), ("3b1", "wool")):
        duel.lay(BLUE, site, f"base/{ship}_ship")
    for site, ship in (("1t1", "ore"), ("1b1", "grain"), ("-1t1", "wool"), ("-1b1", "gold")):
        duel.lay(RED, site, f"base/{ship}_ship")
    assert duel.match.scores()[BLUE] == 12, "red and blue have 4 trade points each"
    duel.act(RED)
    duel.city(RED)
    duel.hand(RED, "gold/pirate_ship")
    duel.stock(RED, wood=1, wool=1)
    duel.play(Build("gold/pirate_ship", "0:1t2"))
    duel.play(duel.match.actions()[0])
    assert duel.match.scores()[BLUE] == 11
    duel.turn_of(BLUE)
    assert duel.asked == "roll_dice"
    assert duel.match.actions() == (ROLL,)


def test_the_winner_is_first_even_with_fewer_points(duel: Duel) -> None:
    nearly_won(duel, BLUE)
    duel.lay(BLUE, "1b2", "gold/mint")
    duel.lay(BLUE, "-1b1", "gold/mint")
    nearly_won(duel, RED)
    duel.lay(RED, "1b2", "gold/mint")
    duel.happen()
    assert duel.match.scores() == [12, 13]
    assert duel.match.ranking() == [[RED], [BLUE]]
