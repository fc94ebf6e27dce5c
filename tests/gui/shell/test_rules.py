"""The rules reader: contents, search, and opening at a place."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QTextBlock
from pytestqt.qtbot import QtBot

from gui.catan_duel.index import CardIndex
from gui.shell.rules.reader import RulesReader
from gui.table.rulebook import rulebook


@pytest.fixture
def reader(qtbot: QtBot) -> RulesReader:
    reader = RulesReader("carcassonne")
    qtbot.addWidget(reader)
    reader.resize(1100, 700)
    with qtbot.waitExposed(reader):
        reader.show()
    return reader


def listed(reader: RulesReader) -> list[str]:
    items = [reader.contents.item(i) for i in range(reader.contents.count())]
    return [item.data(Qt.ItemDataRole.UserRole) for item in items if not item.isHidden()]


def test_the_contents_name_every_section(reader: RulesReader) -> None:
    assert listed(reader) == [section.id for section in rulebook("carcassonne").sections]


def test_a_click_in_the_contents_leads_there(reader: RulesReader, qtbot: QtBot) -> None:
    item = reader.contents.item(listed(reader).index("monasteries"))
    reader.contents.scrollToItem(item)
    spot = reader.contents.visualItemRect(item).center()
    qtbot.mouseClick(reader.contents.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert reader.section == "monasteries"


def test_a_rule_opens_its_section_and_is_quoted(reader: RulesReader) -> None:
    rules = rulebook("carcassonne")
    section = rules.section("roads")
    assert section is not None
    rule = section.rules[0]
    assert rules.sentence(rule, "en") not in reader.text.toPlainText()
    reader.open(rule)
    assert reader.section == "roads"
    assert rules.sentence(rule, "en") in reader.text.toPlainText()


def test_every_rule_can_be_opened(reader: RulesReader) -> None:
    rules = rulebook("carcassonne")
    untold = [rule for rule in rules.short if rules.section_of(rule) is None]
    assert untold == []


def test_search_marks_every_place_and_shortens_the_contents(reader: RulesReader, qtbot: QtBot) -> None:
    qtbot.keyClicks(reader.search, "monaster")
    text = reader.text.toPlainText().lower()
    assert len(reader.text.extraSelections()) == text.count("monaster") > 5
    assert reader.text.textCursor().selectedText().lower() == "monaster"
    assert "monasteries" in listed(reader)
    assert len(listed(reader)) < len(rulebook("carcassonne").sections)
    reader.search.clear()
    assert len(listed(reader)) == len(rulebook("carcassonne").sections)


def test_enter_goes_from_place_to_place(reader: RulesReader, qtbot: QtBot) -> None:
    qtbot.keyClicks(reader.search, "shield")
    first = reader.text.textCursor().selectionStart()
    qtbot.keyClick(reader.search, Qt.Key.Key_Return)
    assert reader.text.textCursor().selectionStart() > first


def test_what_is_not_there_is_said(reader: RulesReader, qtbot: QtBot) -> None:
    qtbot.keyClicks(reader.search, "submarine")
    assert reader.found.text() == "not found"


def test_back_and_forward(reader: RulesReader, qtbot: QtBot) -> None:
    for place in ("roads", "cities", "farmers"):
        reader.open(place)
    qtbot.mouseClick(reader.back_button, Qt.MouseButton.LeftButton)
    assert reader.section == "cities"
    qtbot.mouseClick(reader.back_button, Qt.MouseButton.LeftButton)
    assert reader.section == "roads"
    assert not reader.back_button.isEnabled()
    qtbot.mouseClick(reader.forward_button, Qt.MouseButton.LeftButton)
    assert reader.section == "cities"


def test_sections_that_are_not_in_play_say_so(qtbot: QtBot) -> None:
    reader = RulesReader("carcassonne", {"farmers": True, "abbot": True})
    qtbot.addWidget(reader)
    text = reader.text.toPlainText()
    rules = rulebook("carcassonne")
    away = [s for s in rules.sections if s.part not in (None, "base", "abbot", "farmers")]
    assert text.count("Not in play in this match.") == len(away) > 0


def test_a_game_without_rules_is_an_empty_book(qtbot: QtBot) -> None:
    reader = RulesReader("nothing")
    qtbot.addWidget(reader)
    assert reader.text.toPlainText() == ""


# ---------------------------------------------------------------- what can be looked up


def cards(qtbot: QtBot) -> RulesReader:
    reader = RulesReader("catan_duel")
    qtbot.addWidget(reader)
    reader.resize(1100, 700)
    with qtbot.waitExposed(reader):
        reader.show()
    return reader


def opened(reader: RulesReader) -> CardIndex:
    index = reader.window().findChild(CardIndex)
    assert isinstance(index, CardIndex)
    return index


def test_a_game_without_an_index_has_no_button(reader: RulesReader) -> None:
    assert not reader.look_up.isVisible()


def test_the_index_opens_from_the_reader(qtbot: QtBot) -> None:
    reader = cards(qtbot)
    assert reader.look_up.text() == "Cards"
    qtbot.mouseClick(reader.look_up, Qt.MouseButton.LeftButton)
    assert len(opened(reader).gallery.cards) > 100


def test_a_search_of_the_rules_counts_cards_and_opens_them(qtbot: QtBot) -> None:
    reader = cards(qtbot)
    qtbot.keyClicks(reader.search, "candamir")
    assert reader.look_up.text() == "Cards (1)"
    qtbot.keyClick(reader.search, Qt.Key.Key_Tab)
    qtbot.keyClick(reader.look_up, Qt.Key.Key_Space)
    assert opened(reader).gallery.cards == ["base/candamir"]


def test_words_that_no_card_has_open_the_whole_index(qtbot: QtBot) -> None:
    reader = cards(qtbot)
    qtbot.keyClicks(reader.search, "ledger")
    reader.look_up.click()
    assert len(opened(reader).gallery.cards) > 100


def test_a_card_that_the_rules_name_is_a_link_to_it(qtbot: QtBot) -> None:
    reader = cards(qtbot)
    links = [
        fragment.fragment().charFormat().anchorHref()
        for fragment in fragments(reader)
        if fragment.fragment().charFormat().isAnchor()
    ]
    assert "Iron Foundry" in links
    reader.text.anchorClicked.emit(QUrl("Iron Foundry"))
    assert opened(reader).gallery.cards[0] == "base/iron_foundry"


def fragments(reader: RulesReader) -> Iterator[QTextBlock.iterator]:
    block = reader.text.document().begin()
    while block.isValid():
        at = block.begin()
        while not at.atEnd():
            yield at
            at += 1
        block = block.next()
