"""Felinia's table played by hand: real pointer and keys on a real view."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from engine.felinia import look
from engine.felinia.actions import (
    Board,
    Buy,
    GiveGood,
    Pass,
    PutStone,
    RentStorage,
    Sell,
    TakeBonus,
    TakeGood,
    TurnTile,
    WalkTo,
)
from gui.felinia import plan
from gui.felinia.face import FACE
from gui.felinia.targets import names_of
from gui.kit.camera import BoardView
from tests.gui.felinia.sitting import Sitting, match_of

Sit = Callable[..., Sitting]


@pytest.fixture
def sit(qtbot: QtBot) -> Sit:
    def sitting(players: int = 3, seed: int = 1, script: Any = None, **options: bool) -> Sitting:
        return Sitting(qtbot, match_of(players, seed, script, **options))

    return sitting


def give(table: Sitting, seat: int, **things: Any) -> None:
    """Let a seat have something, and show it."""
    table.match.game.change(seat, **things)  # type: ignore[attr-defined]
    table.show()


# ---------------------------------------------------------------- in the city


def test_a_click_on_a_market_places_the_stone(sit: Sit) -> None:
    table = sit()
    table.click("market_2")
    assert table.match.history == [PutStone("market_2")]
    assert table.match.game.state.stones["market_2"] == (0,)


def test_a_click_on_the_own_field_takes_silver(sit: Sit) -> None:
    table = sit()
    table.click("0/field/0")
    assert table.match.history == [PutStone("board")]


def test_another_own_field_says_why_not(sit: Sit) -> None:
    table = sit()
    table.click("0/field/2")
    assert table.match.history == []
    assert table.refusal() == ("FEL-041", "other_field")


def test_a_double_click_chooses_once(sit: Sit) -> None:
    table = sit()
    port, place = table.view.viewport(), table.point("market_2")
    table.qtbot.mouseClick(port, Qt.MouseButton.LeftButton, pos=place)
    table.qtbot.mouseDClick(port, Qt.MouseButton.LeftButton, pos=place)
    table.qtbot.mouseRelease(port, Qt.MouseButton.LeftButton, pos=place)
    assert table.match.history == [PutStone("market_2")]


def test_letting_go_of_what_was_pressed_elsewhere_chooses_nothing(sit: Sit) -> None:
    """A press that hurries the pieces is kept from the board, its release is not."""
    table = sit()
    table.click("market_2")
    table.qtbot.mouseRelease(table.view.viewport(), Qt.MouseButton.LeftButton, pos=table.point("market_2"))
    assert table.match.history == [PutStone("market_2")]


def test_a_closed_market_says_why(sit: Sit) -> None:
    table = sit()
    table.click("market_5")
    assert table.match.history == []
    assert table.refusal() == ("FEL-023", "closed")


def test_goods_are_bought_by_a_click_on_them(sit: Sit) -> None:
    table = sit()
    table.play_until("buy_goods")
    give(table, table.match.decision.seat, silver=6)  # type: ignore[union-attr]
    market = table.match.decision.market  # type: ignore[union-attr]
    good = table.match.game.state.markets[market][0]
    table.click(f"{market}/0")
    assert table.match.history[-1] == Buy(good)


def test_what_is_too_expensive_says_why(sit: Sit) -> None:
    table = sit()
    for _ in range(9):
        table.match.play(PutStone("market_1"))
    give(table, 2, silver=5, gold=1)
    table.match.play(next(action for action in table.match.actions() if isinstance(action, Pass | Buy)))
    give(table, table.match.decision.seat, silver=0, gold=6, goods=())  # type: ignore[union-attr]
    table.click("market_1/0")
    assert table.refusal() == ("FEL-053", "too_expensive")


def at_guild(table: Sitting, **things: Any) -> int:
    """Bring a seat with these things to the guild."""
    for _ in range(3 * table.match.game.players):  # type: ignore[attr-defined]
        seat = table.match.decision.seat  # type: ignore[union-attr]
        table.match.play(PutStone("guild" if seat == 0 else "board"))
    give(table, 0, silver=6, **things)
    assert table.match.decision.kind == "trade_at_guild"  # type: ignore[union-attr]
    return 0


def test_goods_are_swapped_at_the_guild(sit: Sit) -> None:
    table = sit()
    seat = at_guild(table, goods=("wine", "glass"))
    table.click(f"{seat}/good/0")
    assert table.match.history[-1] == GiveGood("wine", "spice")
    assert table.match.decision.kind == "name_good"  # type: ignore[union-attr]
    table.click("take/books")
    assert table.match.history[-1] == TakeGood("books")
    assert table.match.game.family(seat).goods == ("glass", "books")  # type: ignore[attr-defined]


def test_in_the_professional_game_the_sign_says_which_card_is_wanted(sit: Sit) -> None:
    table = sit(professional=True)
    seat = at_guild(table, goods=("wine", "glass"))
    table.click("swap/provisions")
    assert table.match.history[-1] == PutStone("board")
    table.click(f"{seat}/good/1")
    assert table.match.history[-1] == GiveGood("glass", "provisions")


def test_a_bonus_tile_is_taken_by_a_click_on_it(sit: Sit) -> None:
    table = sit()
    seat = at_guild(table, gold=1, spice=1)
    table.click("bonus/bonus_panther")
    assert table.match.history[-1] == TakeBonus("bonus_panther")
    assert table.match.game.family(seat).bonus == ("bonus_panther",)  # type: ignore[attr-defined]


def test_a_bonus_tile_without_gold_says_why(sit: Sit) -> None:
    table = sit()
    at_guild(table)
    table.click("bonus/bonus_tiger")
    assert table.refusal() == ("FEL-063", "no_gold_or_spice")


# ---------------------------------------------------------------- selling


def test_the_purse_opens_to_sell_and_closes_again(sit: Sit) -> None:
    table = sit()
    give(table, 0, gold=1)
    table.click("0/good/0")
    assert table.match.history == []  # nothing is sold by mistake
    table.click("0/purse")
    table.click("0/good/0")
    assert table.match.history == [Sell("wine")]
    table.click("0/purse")
    table.click("0/gold")
    assert table.match.history == [Sell("wine"), Sell("gold")]
    assert table.match.game.family(0).silver == 5  # type: ignore[attr-defined]


def test_selling_by_keyboard(sit: Sit) -> None:
    table = sit()
    assert table.key(Qt.Key.Key_S)
    assert table.key(Qt.Key.Key_Escape)  # closes the purse
    assert table.key(Qt.Key.Key_S)
    assert table.key(Qt.Key.Key_Right)
    assert table.key(Qt.Key.Key_Return)
    assert isinstance(table.match.history[-1], Sell)


def test_too_many_goods_are_sold_where_they_lie_and_a_space_is_rented_in_the_prompt(sit: Sit) -> None:
    table = sit()
    match: Any = table.match
    for _ in range(8):
        match.play(PutStone("board"))
    match.game.change(0, goods=("wine", "wine", "glass", "clocks", "clocks"))
    match.play(PutStone("board"))
    table.show()
    assert match.decision.kind == "store_goods"
    table.click("0/good/4")
    assert match.history[-1] == Sell("clocks")
    assert [a for a in match.actions() if not table.board.takes(a)] == [RentStorage()]


# ---------------------------------------------------------------- harbour and island


def test_a_ship_is_boarded_by_a_click_and_says_what_is_lacking(sit: Sit) -> None:
    table = sit()
    match: Any = table.match
    for _ in range(9):
        match.play(PutStone("market_1" if match.decision.seat == 0 else "board"))
    give(table, 0, silver=6, goods=())
    match.play(next(action for action in match.actions() if isinstance(action, Buy)))
    ship = look.ships(match.game)[1]
    if match.decision.kind != "board_ships":
        goods = tuple(good for good, count in ship.goods.items() for _ in range(count))
        match.undo()
        match.game.change(0, goods=goods, silver=6)
        match.play(next(action for action in match.actions() if isinstance(action, Buy)))
    table.show()
    assert match.decision.kind == "board_ships"
    other = next(lack.ship for lack in look.lacks(match.game, 0) if lack.goods)
    table.click(f"ship/{other}")
    assert table.refusal() == ("FEL-070", "lacks_goods")
    table.click("ship/1")
    assert match.history[-1] == Board(1)
    assert match.game.state.ships[1].aboard == (0,)


def test_tiles_are_turned_and_merchants_walk_by_clicks(sit: Sit) -> None:
    table = sit()
    table.play_until("turn_tiles")
    match: Any = table.match
    country = match.decision.country
    elsewhere = next(post for post in match.game.state.tiles if not post.startswith(country))
    table.click(elsewhere)
    assert table.refusal() == ("FEL-092", "other_country")
    post = next(action.province for action in match.actions() if isinstance(action, TurnTile))
    table.click(post)
    assert match.history[-1] == TurnTile(post)
    assert table.board.pieces.items[f"tile/{post}"].look.name[0] == "front"
    table.play_until("walk")
    here = match.decision.way[-1]
    table.click(here)
    assert table.refusal()[0] == "FEL-090"
    step = next(action.province for action in match.actions() if isinstance(action, WalkTo))
    table.click(step)
    assert match.history[-1] == WalkTo(step)


def test_only_passing_is_left_to_the_prompt(sit: Sit) -> None:
    table = sit()
    table.play_until("walk")
    assert [a for a in table.match.actions() if not table.board.takes(a)] == [Pass()]


@pytest.mark.parametrize(
    ("players", "options"),
    [(2, {}), (3, {"professional": True}), (4, {"open_ships": True})],
)
def test_whole_matches_by_pointer(sit: Sit, players: int, options: dict[str, bool]) -> None:
    """Everything but passing can be done on the table itself, and does what it shows."""
    table = sit(players, seed=players, **options)
    match: Any = table.match
    chance = random.Random(players)
    for _ in range(240):
        if match.decision is None:
            break
        seat = match.decision.seat
        action = chance.choice(
            [a for a in match.actions() if chance.random() > 0.85 or not isinstance(a, Sell)]
            or match.actions()
        )
        if isinstance(action, Pass | RentStorage):
            match.play(action)
            table.show()
            continue
        hand: Any = table.board._hand
        if isinstance(action, Sell) and not hand.selling:
            table.click(f"{seat}/purse")
        if isinstance(action, GiveGood) and hand.swap != action.card:
            table.click(f"swap/{action.card}")
        before = len(match.history)
        table.click(names_of(action, match.game, seat)[0])
        assert match.history[before:] == [action]
    assert match.game.state.round > 2


@pytest.mark.parametrize("professional", [False, True])
def test_a_match_by_keyboard(sit: Sit, professional: bool) -> None:
    table = sit(2, seed=5, professional=professional)
    match: Any = table.match
    chance = random.Random(3)
    arrows = [Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down]
    kinds = set()
    for _ in range(160):
        if match.decision is None:
            break
        kinds.add(match.decision.kind)
        if (
            all(isinstance(action, Pass | Sell) for action in match.actions())
            and match.decision.kind != "store_goods"
        ):
            match.play(Pass())
            table.show()
            continue
        before = len(match.history)
        least = chance.randint(1, 4)
        for presses in range(40):
            table.key(chance.choice(arrows))
            held = table.board._hand.held  # type: ignore[union-attr]
            if presses >= least and held and not held.endswith("purse") and not held.startswith("swap"):
                break
        assert table.key(Qt.Key.Key_Return)
        assert len(match.history) == before + 1
    assert {"place_stone", "buy_goods"} <= kinds


def test_before_a_game_is_shown_nothing_can_be_pointed_at(qtbot: QtBot) -> None:
    board = FACE.board(match_of(2).seats)
    view = BoardView(board, board.unit)
    qtbot.addWidget(view)
    view.resize(400, 300)
    view.show()
    qtbot.mouseMove(view.viewport(), QPoint(50, 50))
    qtbot.mouseMove(view.viewport(), QPoint(200, 150))
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(200, 150))
    assert board.spot("tiger_p1") is None
    board.light(("tiger_p1",))
    assert board.focus_rect().isValid()


def test_escape_lets_go(sit: Sit) -> None:
    table = sit()
    assert not table.key(Qt.Key.Key_Return)  # nothing is held yet
    assert table.key(Qt.Key.Key_Down)
    assert table.key(Qt.Key.Key_Escape)
    assert not table.key(Qt.Key.Key_Return)
    assert table.match.history == []


def test_a_drag_moves_the_camera_and_chooses_nothing(qtbot: QtBot, sit: Sit) -> None:
    table = sit()
    port, start = table.view.viewport(), table.point("market_2")
    qtbot.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, 5):
        qtbot.mouseMove(port, start + QPoint(-20 * step, 5 * step))
    qtbot.mouseRelease(port, Qt.MouseButton.LeftButton, pos=start + QPoint(-80, 20))
    assert table.match.history == []
    assert table.point("market_2") != start


# ---------------------------------------------------------------- looking


def test_resting_on_a_thing_explains_it(sit: Sit) -> None:
    table = sit()
    table.move("ship/0")
    assert table.key(Qt.Key.Key_I)
    card = table.board._card
    assert card is not None
    assert "you still need" in card.said.text
    table.move("lion_p1")
    assert table.board._card is None
    table.board._read()
    assert table.board._card is not None
    assert "Not seen yet" in table.board._card.said.text


def test_goods_light_up_the_ships_that_still_want_them(sit: Sit) -> None:
    table = sit()
    match: Any = table.match
    give(table, 0, goods=())
    good = match.game.state.markets["market_1"][0]
    table.move("market_1/0")
    wanting = [lack.ship for lack in look.lacks(match.game, 0) if good in lack.goods]
    lit = [item.outline.boundingRect() for item in table.board._wanting]  # type: ignore[attr-defined]
    assert lit == [plan.berth_rect(ship) for ship in wanting]
    table.move("tiger_p1")
    assert table.board._wanting == []


def test_every_click_beside_the_choices_says_why(sit: Sit) -> None:
    table = sit()
    for name, rule in (
        ("ship/0", "FEL-073"),
        ("tiger_p1", "FEL-091"),
        ("0/good/0", "FEL-060"),
    ):
        before = len(table.tried)
        table.click(name)
        assert len(table.tried) == before + 1
        assert table.refusal() == (rule, "not_now")
    table.play_until("buy_goods")
    market = table.match.decision.market  # type: ignore[union-attr]
    other = next(m for m, goods in table.match.game.state.markets.items() if m != market and goods)
    table.click(f"{other}/0")
    assert table.refusal() == ("FEL-052", "not_on_sale"), "even if this market has the same goods"


def test_groups_can_be_lit_at_any_time(sit: Sit) -> None:
    table = sit()
    game: Any = table.match.game
    game.state.merchants.update({"tiger_p1": 0, "tiger_p2": 1})
    (groups,) = table.board.tools()
    groups.setChecked(True)
    assert len(table.board.overlays.items) == len(look.groups(game)) == 2
    groups.setChecked(False)
    assert table.board.overlays.items == []


def test_places_of_events_can_be_lit(sit: Sit) -> None:
    table = sit()
    table.board.light(("tiger_p1", "guild", "ship/2", "nowhere"))
    assert len(table.board._lit) == 3
    table.board.light(())
    assert table.board._lit == []
    assert table.board.spot("tiger_p1") == table.board.targets.land.centre("tiger_p1")
    assert table.board.spot("nowhere") is None


def test_the_last_move_stays_marked(sit: Sit) -> None:
    table = sit()
    events = table.match.play(PutStone("market_3"))
    table.show()
    table.board.mark_last(events)
    (mark,) = table.board._last
    assert mark.outline.boundingRect() == plan.market_rect(2)  # type: ignore[attr-defined]


def test_undo_takes_the_stone_back(sit: Sit) -> None:
    table = sit()
    table.click("market_1")
    assert table.board.pieces.items["stones/market_1"].look.name[1]
    table.match.undo()
    table.show()
    assert not table.board.pieces.items["stones/market_1"].look.name[1]
