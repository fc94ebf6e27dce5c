"""Catan's board played by hand: real pointer and keys on a real view."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from engine.catan_duel import SPEC
from engine.catan_duel.catalog import NO_POINTS
from engine.catan_duel.values import Build, ChooseStack, Pass, Play, Roll, TakeCard, Trade
from engine.core.match import new_match
from gui.catan_duel.cards import CardItem, LandscapeItem, turning
from gui.catan_duel.choices import CardFan
from gui.kit.settings import settings
from tests.gui.catan_duel.sitting import HAND, Sitting, first_turn


def test_a_card_is_picked_up_and_laid_on_a_glowing_site(qtbot: QtBot) -> None:
    table = Sitting(qtbot, first_turn())
    table.click("hand:base/austin")
    assert table.touch.picked == "hand:base/austin"
    sites = table.touch.ways.seconds("hand:base/austin")
    assert sites == [f"place:{place}" for place in ("0:-1t1", "0:-1b1", "0:1t1", "0:1b1")]
    table.click("place:0:1b1")
    assert table.match.history[-1] == Build("base/austin", "0:1b1")
    assert table.board.realms.items["0:1b1"].card == "base/austin"


def test_a_card_can_be_dragged_to_its_site(qtbot: QtBot) -> None:
    table = Sitting(qtbot, first_turn())
    table.drag("hand:base/austin", "place:0:-1t1")
    assert table.match.history[-1] == Build("base/austin", "0:-1t1")


def test_a_card_dropped_elsewhere_goes_back_to_the_hand(qtbot: QtBot) -> None:
    table = Sitting(qtbot, first_turn())
    before = len(table.match.history)
    table.drag("hand:base/austin", "place:0:0")
    assert table.touch.picked == ""
    assert len(table.match.history) == before


def test_a_second_click_and_the_right_button_put_back(qtbot: QtBot) -> None:
    table = Sitting(qtbot, first_turn())
    table.click("hand:base/austin")
    table.click("hand:base/austin")
    assert table.touch.picked == ""
    table.click("hand:base/austin")
    table.click("place:0:1b1", Qt.MouseButton.RightButton)
    assert table.touch.picked == ""


def test_what_cannot_be_paid_is_refused_with_a_reason(qtbot: QtBot) -> None:
    table = Sitting(qtbot, first_turn())
    table.click("hand:base/goldsmith")
    assert table.tried == [Play("base/goldsmith")]
    refusal = table.match.game.why_not(table.tried[0])
    assert refusal is not None
    assert table.board.words.refusal(refusal)
    table.click("central:central/city")
    assert isinstance(table.tried[-1], Build)
    assert table.match.game.why_not(table.tried[-1]).reason == "price"  # type: ignore[union-attr]


def test_a_wrong_site_is_refused(qtbot: QtBot) -> None:
    table = Sitting(qtbot, first_turn())
    table.click("hand:base/austin")
    table.click("place:0:0t")
    assert table.tried == [Build("base/austin", "0:0t")]
    assert table.match.game.why_not(table.tried[0]).reason == "wrong_place"  # type: ignore[union-attr]
    assert table.touch.picked == "hand:base/austin"


def test_an_action_card_is_played_with_its_slip(qtbot: QtBot) -> None:
    table = Sitting(qtbot, first_turn({"base cards": ["base/merchant_caravan", *HAND]}))
    table.click("hand:base/merchant_caravan")
    table.click("play")
    assert table.match.history[-1] == Play("base/merchant_caravan")


def test_resources_are_traded_at_the_plaque(qtbot: QtBot) -> None:
    match = first_turn()
    match.game.state.stock["0:-2t"] = 3  # three wood
    match.game._actions = None
    table = Sitting(qtbot, match)
    assert table.board.own.rate("wood").count == 3
    table.click("mine:wood")
    table.click("get:ore@")
    assert table.match.history[-1] == Trade("wood", "ore", "")


def test_the_dice_can_be_clicked_and_are_a_button_too(qtbot: QtBot) -> None:
    table = Sitting(qtbot, first_turn(roll=False))
    assert not table.board.takes(Roll())
    table.click("dice")
    assert table.match.history[-1] == Roll()


def test_a_demolition_takes_two_clicks_and_does_not_shine(qtbot: QtBot) -> None:
    match = first_turn()
    match.play(Build("base/austin", "0:1b1"))
    while match.decision is not None and match.decision.kind == "pay_from":
        match.play(match.actions()[0])
    table = Sitting(qtbot, match)
    assert "place:0:1b1" in table.touch._quiet
    table.click("place:0:1b1")
    assert table.touch.ways.seconds("place:0:1b1") == ["raze"]
    table.click("raze")
    assert "0:1b1" not in table.board.realms.items


def test_the_end_of_the_actions_stays_a_button(qtbot: QtBot) -> None:
    table = Sitting(qtbot, first_turn())
    assert not table.board.takes(Pass())
    assert all(table.board.takes(action) for action in table.match.actions() if not isinstance(action, Pass))


def test_a_search_holds_out_the_cards_of_the_stack(qtbot: QtBot) -> None:
    match = new_match(SPEC, ["Ann", "Ben"], {"game": "gold"}, seed=3, script={"start die": [6, 1]})
    match.play(ChooseStack(0))
    table = Sitting(qtbot, match)
    fan = table.touch._fan
    assert isinstance(fan, CardFan)
    card = next(iter(fan.spots)).split(":", 1)[1]
    table.click(f"fan:{card}")
    assert table.match.history[-1] == TakeCard(card)
    assert card in table.board.own_cards()


# ---------------------------------------------------------------- keys


def test_keys_walk_pick_up_lay_down_and_put_back(qtbot: QtBot) -> None:
    table = Sitting(qtbot, first_turn())
    assert table.key(Qt.Key.Key_Right)
    table.touch.near = "hand:base/austin"
    assert table.key(Qt.Key.Key_Return)
    assert table.touch.picked == "hand:base/austin"
    assert table.key(Qt.Key.Key_Escape)
    assert table.touch.picked == ""
    assert not table.key(Qt.Key.Key_Escape)  # the table may have something to leave
    table.touch.near = "hand:base/austin"
    table.key(Qt.Key.Key_Return)
    table.key(Qt.Key.Key_Up)
    assert table.touch.near in table.touch.ways.seconds("hand:base/austin")
    site = table.touch.near
    table.key(Qt.Key.Key_Return)
    assert table.match.history[-1] == Build("base/austin", site.split(":", 1)[1])


def test_arrows_reach_every_spot(qtbot: QtBot) -> None:
    table = Sitting(qtbot, first_turn())
    seen, new = set(), {table.touch.open()[0]}
    while new:
        seen |= new
        found = set()
        for spot in new:
            for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
                table.touch.near = spot
                table.key(key)
                found.add(table.touch.near)
        new = found - seen
    assert seen == set(table.touch.open())


def test_the_key_i_opens_a_card_at_reading_size(qtbot: QtBot) -> None:
    table = Sitting(qtbot, first_turn())
    table.touch.near = "hand:base/abbey"
    assert table.key(Qt.Key.Key_I)
    assert table.board.reader.card == "base/abbey"
    assert table.key(Qt.Key.Key_Escape)
    assert table.board.reader.card == ""


def test_a_card_opens_when_the_pointer_rests_on_it(qtbot: QtBot) -> None:
    table = Sitting(qtbot, first_turn())
    at = table.view.mapFromScene(table.board.place_spot("0:0t"))
    qtbot.mouseMove(table.view.viewport(), QPoint(2, 2))
    qtbot.mouseMove(table.view.viewport(), at)
    qtbot.waitUntil(lambda: table.board.reader.card == "central/gold_river-1", timeout=3000)


# ---------------------------------------------------------------- what is seen


def test_nobody_sees_the_hand_of_the_other(qtbot: QtBot) -> None:
    match = first_turn()
    theirs = [slot.card for slot in match.game.state.hands[1]]
    for seat in (0, None):
        table = Sitting(qtbot, match, seat)
        assert [card.card for card in table.board.sight.realms[1].hand] == [None] * 3
        shown = [item.card for item in table.board.items() if isinstance(item, CardItem)]
        assert not set(theirs) & {card for card in shown if card is not None}
    assert not table.board.own_cards()


def test_who_looks_sits_below(qtbot: QtBot) -> None:
    match = first_turn()
    for seat in (0, 1):
        table = Sitting(qtbot, match, seat)
        assert table.board.layout.mat(seat).top() > table.board.layout.mat(1 - seat).bottom()
        assert table.board.layout.place(f"{seat}:2t").left() > table.board.layout.place(f"{seat}:-2t").left()
        other = 1 - seat
        assert (
            table.board.layout.place(f"{other}:2t").left() < table.board.layout.place(f"{other}:-2t").left()
        )


def test_landscapes_turn_a_quarter_for_each_resource(qtbot: QtBot) -> None:
    match = first_turn()
    table = Sitting(qtbot, match)
    for place, stock in match.game.state.stock.items():
        item = table.board.realms.items[place]
        assert isinstance(item, LandscapeItem)
        assert item.turned == stock
    item = table.board.realms.items["0:0t"]
    assert isinstance(item, LandscapeItem)
    start = item.turned
    track = turning(item, start + 1)
    track.step(0.0)
    track.step(0.5)
    assert item.turned == start + 0.5
    track.step(1.0)
    assert item.turned == start + 1


def test_a_turn_is_animated_and_a_click_ends_it(qtbot: QtBot) -> None:
    table = Sitting(qtbot, first_turn(roll=False))
    settings().change(animation="slow")
    events = table.match.play(Roll())
    table.board.play(events, table.match.game)
    assert table.board._moves.running
    qtbot.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    assert not table.board._moves.running
    assert table.board.dice.number.value == 1


def test_whole_cards_turn_if_the_player_wants_it_and_that_is_remembered(qtbot: QtBot) -> None:
    match = first_turn()
    table = Sitting(qtbot, match)
    assert not table.board.turns_whole
    before = table.view.grab().toImage()
    whole = next(action for action in table.board.tools() if action.isCheckable())
    whole.trigger()
    assert table.board.turns_whole
    assert table.view.grab().toImage() != before
    again = Sitting(qtbot, match)
    assert again.board.turns_whole


def test_the_last_move_is_marked_until_the_next(qtbot: QtBot) -> None:
    match = first_turn()
    events: list[Any] = list(match.play(Build("base/austin", "0:1b1")))
    while match.decision is not None and match.decision.kind == "pay_from":
        events += match.play(match.actions()[0])
    table = Sitting(qtbot, match)
    table.board.mark_last(events)
    assert table.board._last is not None
    assert table.board._last[1] == ("0:1b1",)


def test_the_plaque_says_what_comes_next_and_what_a_held_card_brings(qtbot: QtBot) -> None:
    table = Sitting(qtbot, first_turn())
    plaque = table.board.plaques[0]
    table.click("hand:base/austin")
    assert plaque._hint == "Choose a place for Austin"
    assert (plaque._gains.strength, plaque._gains.skill) == (1, 2)
    table.key(Qt.Key.Key_Escape)
    assert (plaque._hint, plaque._gains) == ("", NO_POINTS)
    table.click("hand:base/austin")
    table.click("place:0:1b1")
    assert plaque._hint == ""


def test_own_resources_are_those_of_who_decides_even_where_the_other_looks(qtbot: QtBot) -> None:
    match = first_turn()
    table = Sitting(qtbot, match)
    table.board.show_game(match.game, 1)
    table.board.offer(match.decision, match.actions())
    assert table.board.below == 1
    assert table.board.spots.rect("mine:wood") == table.board.plaques[0].disc("wood")
    assert table.board.spots.rect("theirs:wood") == table.board.plaques[1].disc("wood")


def test_a_played_card_leaves_the_hand_while_it_is_announced(qtbot: QtBot) -> None:
    table = Sitting(qtbot, first_turn())
    table.board.hand.give("base/abbey")
    assert [item.card for item in table.board.hand._items if item.isVisible()] == [
        "base/austin",
        "base/goldsmith",
    ]


def test_a_landscape_is_read_with_what_lies_in_it(qtbot: QtBot) -> None:
    table = Sitting(qtbot, first_turn())
    place = next(place for place, count in table.board.own.stock.items() if count)
    assert table.board.spots.stock(f"place:{place}") == table.board.own.stock[place] > 0
    assert table.board.spots.stock("hand:base/austin") == 0
