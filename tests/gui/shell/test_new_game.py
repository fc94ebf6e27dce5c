"""Setting up a match: seats, options, conflicts, favourites, seed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QDrag, QDropEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import engine
from engine.core.match import Match, Seat
from engine.core.problems import OptionError
from gui import games
from gui.kit.widgets.fields import Field
from gui.kit.widgets.sheet import Sheet
from gui.shell.newgame import presets, setup, texts
from gui.shell.newgame.cards import OptionCard
from gui.shell.newgame.page import NewGamePage
from gui.shell.newgame.setup import SetUp

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def page(qtbot: QtBot) -> NewGamePage:
    page = NewGamePage("carcassonne")
    qtbot.addWidget(page)
    page.resize(1280, 800)
    with qtbot.waitExposed(page):
        page.show()
    page.activateWindow()
    return page


def begun(page: NewGamePage, qtbot: QtBot) -> Match:
    with qtbot.waitSignal(page.started) as signal:
        qtbot.mouseClick(page.start_button, LEFT)
    match = signal.args[0]
    assert isinstance(match, Match)
    return match


def test_players_are_added_up_to_the_limit_and_removed_down_to_it(page: NewGamePage, qtbot: QtBot) -> None:
    for _ in range(4):
        qtbot.mouseClick(page.seats.add_button, LEFT)
    assert len(page.seats.value()) == 6
    assert not page.seats.add_button.isEnabled()
    assert len({seat.colour for seat in page.seats.value()}) == 6
    for _ in range(4):
        qtbot.mouseClick(page.seats.rows[-1].away, LEFT)
    assert [seat.name for seat in page.seats.value()] == ["Ann", "Ben"]
    assert not page.seats.rows[0].away.isEnabled()


def test_a_name_is_needed_and_its_want_is_explained_at_once(page: NewGamePage, qtbot: QtBot) -> None:
    name = page.seats.rows[0].name
    name.setFocus()
    name.selectAll()
    qtbot.keyClick(name, Qt.Key.Key_Delete)
    assert page.problem.isVisible()
    assert page.problem.text() == "Every player needs a name."
    assert not page.start_button.isEnabled()
    qtbot.keyClicks(name, "Zoe")
    assert not page.problem.isVisible()
    assert begun(page, qtbot).seats[0].name in ("Zoe", "Ben")


def test_a_taken_colour_is_swapped(page: NewGamePage) -> None:
    row = page.seats.rows[0]
    menu = row.colour.menu()
    next(action for action in menu.actions() if action.text() == "Red").trigger()
    assert [seat.colour for seat in page.seats.value()] == ["red", "yellow"]


def test_seats_change_places_by_button(page: NewGamePage, qtbot: QtBot) -> None:
    qtbot.mouseClick(page.seats.rows[1].up, LEFT)
    assert [seat.name for seat in page.seats.value()] == ["Ben", "Ann"]
    qtbot.mouseClick(page.seats.rows[0].down, LEFT)
    assert [seat.name for seat in page.seats.value()] == ["Ann", "Ben"]


def test_a_bot_takes_a_seat(page: NewGamePage, qtbot: QtBot) -> None:
    player = page.seats.rows[1].player
    player.setFocus()
    qtbot.keyClick(player, Qt.Key.Key_End)
    page.random_start.setChecked(False)
    assert begun(page, qtbot).seats[1].player == "easy"


def test_without_random_start_the_first_seat_begins(page: NewGamePage, qtbot: QtBot) -> None:
    page.random_start.setChecked(False)
    for seed in ("1", "2", "3", "4"):
        page.seed.setText(seed)
        assert begun(page, qtbot).seats[0].name == "Ann"


def test_random_start_turns_the_table_but_keeps_the_order() -> None:
    spec = engine.GAMES["carcassonne"]
    people = tuple(Seat(name) for name in ("Ann", "Ben", "Clara"))
    orders = {tuple(seat.name for seat in setup.begin(spec, SetUp(people), seed).seats) for seed in range(40)}
    assert orders == {("Ann", "Ben", "Clara"), ("Ben", "Clara", "Ann"), ("Clara", "Ann", "Ben")}


def test_the_same_seed_gives_the_same_match(page: NewGamePage, qtbot: QtBot) -> None:
    qtbot.keyClicks(page.seed, "4711")
    first, second = begun(page, qtbot), begun(page, qtbot)
    assert first.seed == second.seed == 4711
    assert (first.digest(), first.seats) == (second.digest(), second.seats)


def test_letters_are_no_seed_and_too_large_a_number_is_explained(page: NewGamePage, qtbot: QtBot) -> None:
    qtbot.keyClicks(page.seed, "12ab")
    assert page.seed.text() == "12"
    page.seed.clear()
    qtbot.keyClicks(page.seed, "999999999999999999")
    assert page.problem.isVisible()
    assert "9007199254740991" in page.problem.text()
    assert not page.start_button.isEnabled()


def test_options_reach_the_match(page: NewGamePage, qtbot: QtBot) -> None:
    qtbot.mouseClick(page.options.control("farmers"), LEFT)
    assert begun(page, qtbot).options["farmers"] is False


def test_a_conflict_of_the_game_is_explained(
    page: NewGamePage, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    def clash(options: dict[str, object], players: int) -> OptionError | None:
        return None if options["farmers"] else OptionError("toy", "Farmers must come along.")

    spec = engine.GAMES["carcassonne"]
    clashing = type(spec)(spec.id, 2, 6, spec.options, spec.load, conflict=clash)
    monkeypatch.setattr("engine.carcassonne.SPEC", clashing)
    page._spec = clashing
    qtbot.mouseClick(page.options.control("farmers"), LEFT)
    assert page.problem.text() == "Farmers must come along."
    qtbot.mouseClick(page.options.control("farmers"), LEFT)
    assert not page.problem.isVisible()


def test_the_last_set_up_is_remembered(page: NewGamePage, qtbot: QtBot) -> None:
    qtbot.mouseClick(page.seats.add_button, LEFT)
    qtbot.mouseClick(page.options.control("farmers"), LEFT)
    begun(page, qtbot)
    again = NewGamePage("carcassonne")
    qtbot.addWidget(again)
    assert again.set_up() == page.set_up()
    assert len(again.seats.value()) == 3


def test_favourites_are_saved_applied_and_deleted(page: NewGamePage, qtbot: QtBot) -> None:
    qtbot.mouseClick(page.seats.add_button, LEFT)
    qtbot.mouseClick(page.favourites.keep_button, LEFT)
    sheet = page.findChild(Sheet)
    field = sheet.findChild(Field)
    field.selectAll()
    qtbot.keyClicks(field, "Family")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert list(setup.favourites(engine.GAMES["carcassonne"])) == ["Family"]
    qtbot.mouseClick(page.seats.rows[2].away, LEFT)
    assert len(page.seats.value()) == 2
    qtbot.mouseClick(page.favourites.apply_button, LEFT)
    assert [seat.name for seat in page.seats.value()] == ["Ann", "Ben", "Clara"]
    qtbot.mouseClick(page.favourites.delete_button, LEFT)
    page.findChildren(Sheet)[-1].close_with("yes")
    assert setup.favourites(engine.GAMES["carcassonne"]) == {}


def test_what_was_remembered_by_another_version_does_no_harm(store) -> None:
    spec = engine.GAMES["carcassonne"]
    for kept in (17, {"seats": []}, {"seats": [{"name": "A", "colour": "mauve"}] * 2}):
        store.remember("setup/carcassonne", kept)
        assert setup.last(spec) == setup.first_set_up(spec)
    seats = [{"name": "Ann", "colour": "red"}, {"name": "Ben", "colour": "blue"}]
    store.remember("setup/carcassonne", {"seats": seats, "options": {"farmers": "maybe", "gone": True}})
    assert setup.last(spec).options == setup.first_set_up(spec).options


def test_enter_begins_from_a_name_field(page: NewGamePage, qtbot: QtBot) -> None:
    page.seats.rows[0].name.setFocus()
    with qtbot.waitSignal(page.started):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)


def test_a_seat_is_dragged_to_another_place(
    page: NewGamePage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The press and the move are real; only the system's drag loop is played by hand."""
    first, second = page.seats.rows
    dragged: list[QDrag] = []
    monkeypatch.setattr(QDrag, "exec", lambda drag, action: dragged.append(drag))
    handle = first.handle
    qtbot.mousePress(handle, LEFT, pos=handle.rect().center())
    qtbot.mouseMove(handle, handle.rect().center() + QPoint(0, 30))
    [drag] = dragged
    assert drag.source() is first
    monkeypatch.setattr(QDropEvent, "source", lambda event: first)
    spot = QPointF(second.geometry().center() + QPoint(0, 8))
    page.seats.dropEvent(
        QDropEvent(spot, Qt.DropAction.MoveAction, drag.mimeData(), LEFT, Qt.KeyboardModifier.NoModifier)
    )
    assert [seat.name for seat in page.seats.value()] == ["Ben", "Ann"]


# -- expansions by picture, proposals, length


def test_expansions_are_chosen_by_their_picture(page: NewGamePage, qtbot: QtBot) -> None:
    river = page.options.control("river")
    assert isinstance(river, OptionCard)
    qtbot.mouseClick(river, LEFT, pos=QPoint(20, 20))
    assert page.options.value()["river"] is True
    river.setFocus()
    qtbot.keyClick(river, Qt.Key.Key_Space)
    assert page.options.value()["river"] is False


def test_every_flag_of_carcassonne_has_a_picture_and_a_sentence() -> None:
    face, spec = games.face("carcassonne"), engine.GAMES["carcassonne"]
    for option in spec.options:
        assert face.option_picture(option.id) is not None
        assert texts.sentence("carcassonne", option)


def test_a_proposal_sets_every_option_and_is_marked(page: NewGamePage, qtbot: QtBot) -> None:
    card = page.options.preset("everything")
    qtbot.mouseClick(card, LEFT, pos=QPoint(20, 20))
    assert all(page.options.value().values())
    assert card.isChecked()
    qtbot.mouseClick(card, LEFT, pos=QPoint(20, 20))
    assert card.isChecked()
    qtbot.mouseClick(page.options.control("pig"), LEFT, pos=QPoint(20, 20))
    assert not card.isChecked()
    qtbot.mouseClick(page.options.preset("first"), LEFT, pos=QPoint(20, 20))
    assert not any(page.options.value().values())
    assert not begun(page, qtbot).options["farmers"]


def test_the_length_is_that_of_the_rule_book(page: NewGamePage, qtbot: QtBot) -> None:
    assert page.length.text() == "about 35 minutes"
    qtbot.mouseClick(page.options.control("inns_cathedrals"), LEFT, pos=QPoint(20, 20))
    qtbot.mouseClick(page.options.control("river"), LEFT, pos=QPoint(20, 20))
    assert page.length.text() == "about 53 minutes"
    qtbot.mouseClick(page.options.preset("everything"), LEFT, pos=QPoint(20, 20))
    assert page.length.text() == "about 90–120 minutes"


@pytest.mark.parametrize("game", list(engine.GAMES))
def test_every_proposal_can_be_played(game: str) -> None:
    spec = engine.GAMES[game]
    known = {option.id for option in spec.options}
    for preset in presets.presets(game):
        assert preset.options.keys() <= known
        assert preset.name.keys() == preset.text.keys() == {"en", "de"}
        seats = setup.first_set_up(spec).seats
        assert setup.conflict(spec, SetUp(seats, preset.values(spec))) is None
        assert presets.chosen(spec, preset.values(spec)) == preset
