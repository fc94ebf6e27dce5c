"""The rules reader: contents, search, and the book itself."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QLocale, QPoint, QSize, Qt, QTimer
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QKeySequence,
    QPalette,
    QResizeEvent,
    QShortcut,
    QTextCharFormat,
    QTextCursor,
)
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QTextBrowser,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)

from engine.core.options import Value
from gui import games
from gui.kit.announce import announce
from gui.kit.fonts import sans, scale
from gui.kit.paint import clear
from gui.kit.theme import theme, theme_signals
from gui.kit.widgets.buttons import PaperButton, RoundButton
from gui.kit.widgets.fields import Choice, Field
from gui.kit.widgets.text import Label
from gui.shell.rules.book import Book, said, set_book
from gui.table.rulebook import Section, rulebook

NARROW = 760
"""Pixels at 100 % text: below that the contents become a list to open."""
ALWAYS = (None, "base")
"""Parts that belong to every match."""


class RulesReader(QWidget):
    """A whole rule book, to be read, searched and opened at any place.

    `options`: those of the running match; sections of others are marked as not in play.
    """

    def __init__(self, game: str, options: Mapping[str, Value] | None = None) -> None:
        super().__init__()
        self._rules = rulebook(game)
        self._index = games.face(game).index() if game in games.on_the_shelf() else None
        self._options = options
        self._language = QLocale().name()[:2]
        self._away = frozenset(s.id for s in self._rules.sections if not self._in_play(s))
        self._lit_rule = ""
        self._way: list[str] = []
        self._at = -1
        self._found: list[QTextCursor] = []
        self._book: Book
        self.search = Field(hint=self.tr("Search the rules"), icon="search")
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(lambda _: self._find())
        self.search.returnPressed.connect(lambda: self.next_match(1))
        self.found = Label(size=15, tone="ink_faded")
        self.back_button = RoundButton("arrow_left", tip=self.tr("Back"), key="Alt+Left", size=30)
        self.forward_button = RoundButton("arrow_right", tip=self.tr("Forward"), key="Alt+Right", size=30)
        self.back_button.clicked.connect(lambda: self._step(-1))
        self.forward_button.clicked.connect(lambda: self._step(1))
        self.look_up = PaperButton()
        self.look_up.clicked.connect(lambda: self._look_up(self.search.text()))
        self.contents = QListWidget()
        self.contents.setAccessibleName(self.tr("Contents"))
        self.contents.setFrameShape(QFrame.Shape.NoFrame)
        self.contents.setWordWrap(True)
        self.contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.contents.itemClicked.connect(self._choose)
        self.contents.itemActivated.connect(self._choose)
        titles = [(s.id, said(s.title, self._language)) for s in self._rules.sections]
        self.short_contents = Choice(titles, name=self.tr("Contents"))
        self.short_contents.setSizeAdjustPolicy(Choice.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.short_contents.changed.connect(self.open)
        self.text = QTextBrowser()
        self.text.setFrameShape(QFrame.Shape.NoFrame)
        self.text.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)  # everything wraps
        self.text.setAccessibleName(self.tr("Rules"))
        self.text.setOpenLinks(False)
        self.text.anchorClicked.connect(lambda link: self._look_up(link.toString()))
        self.text.verticalScrollBar().valueChanged.connect(self._follow)
        self._lay_out()
        self._fill_contents()
        self._set()
        self._mark(next(iter(self._book.starts), ""))
        self._count_index("")
        QShortcut(QKeySequence.StandardKey.Find, self, self.search.setFocus)
        theme_signals().changed.connect(self._set_again)

    # -- opening places

    def open(self, place: str) -> None:
        """Go to a section, or to a rule, which is then quoted at the head of its section."""
        section = self._rules.section(place)
        lit = "" if section else place
        section = section or self._rules.section_of(place)
        if section is None:
            return
        if lit != self._lit_rule:
            self._lit_rule = lit
            self._set()
        del self._way[self._at + 1 :]
        if not self._way or self._way[-1] != place:
            self._way.append(place)
        self._at = len(self._way) - 1
        self._show(section.id)
        if lit:
            announce(self._rules.sentence(lit, self._language))

    @property
    def section(self) -> str:
        """The section at the top of the text."""
        below_the_edge = QPoint(4, round(14 * scale()))
        return self._book.section_at(self.text.cursorForPosition(below_the_edge).position())

    def _step(self, step: int) -> None:
        if 0 <= self._at + step < len(self._way):
            self._at += step
            place = self._way[self._at]
            section = self._rules.section(place) or self._rules.section_of(place)
            if section is not None:
                self._show(section.id)

    def _show(self, section: str) -> None:
        block = self._book.document.findBlock(self._book.starts[section])
        top = self._book.document.documentLayout().blockBoundingRect(block).top()
        self.text.verticalScrollBar().setValue(round(top))
        self._mark(section)
        self.back_button.setEnabled(self._at > 0)
        self.forward_button.setEnabled(self._at < len(self._way) - 1)

    # -- contents

    def _in_play(self, section: Section) -> bool:
        if self._options is None or section.part in ALWAYS:
            return True
        # a part is a flag, or one of the values of a choice
        return self._options.get(str(section.part)) is True or section.part in self._options.values()

    def _fill_contents(self) -> None:
        self.contents.clear()
        for section in self._rules.sections:
            item = QListWidgetItem(said(section.title, self._language))
            item.setData(Qt.ItemDataRole.UserRole, section.id)
            if section.id in self._away:
                item.setForeground(theme().ink_faded)
                item.setToolTip(self.tr("Not in play in this match."))
            self.contents.addItem(item)

    def _choose(self, item: QListWidgetItem) -> None:
        self.open(str(item.data(Qt.ItemDataRole.UserRole)))

    def _follow(self) -> None:
        """The contents show where one reads."""
        self._mark(self.section)

    def _mark(self, section: str) -> None:
        for row in range(self.contents.count()):
            if self.contents.item(row).data(Qt.ItemDataRole.UserRole) == section:
                self.contents.setCurrentRow(row)
                break
        if section:
            self.short_contents.set_value(section)

    # -- search

    def _find(self) -> None:
        wanted = self.search.text().strip()
        self._found = []
        marks: list[QTextEdit.ExtraSelection] = []
        sections: set[str] = set()
        cursor = self._book.document.find(wanted) if len(wanted) > 1 else QTextCursor()
        while not cursor.isNull():
            mark = QTextEdit.ExtraSelection()
            mark.cursor = QTextCursor(cursor)
            mark.format = _highlight()
            marks.append(mark)
            self._found.append(QTextCursor(cursor))
            sections.add(self._book.section_at(cursor.selectionStart()))
            cursor = self._book.document.find(wanted, cursor)
        self.text.setExtraSelections(marks)
        for row in range(self.contents.count()):
            item = self.contents.item(row)
            item.setHidden(
                bool(wanted) and len(wanted) > 1 and item.data(Qt.ItemDataRole.UserRole) not in sections
            )
        self._count_index(wanted if len(wanted) > 1 else "")
        if len(wanted) < 2:
            self.found.setText("")
        elif self._found:
            self.found.setText(self.tr("%n place(s)", "", len(self._found)))
            self._reveal(self._found[0])
        else:
            self.found.setText(self.tr("not found"))

    def next_match(self, step: int) -> None:
        """Go to the next place found, and from the last to the first."""
        if not self._found:
            return
        here = self.text.textCursor().selectionStart()
        starts = [cursor.selectionStart() for cursor in self._found]
        at = starts.index(here) if here in starts else -1
        self._reveal(self._found[(at + step) % len(starts)])

    def _reveal(self, cursor: QTextCursor) -> None:
        self.text.setTextCursor(QTextCursor(cursor))
        middle = self.text.cursorRect().center().y() - self.text.viewport().height() // 3
        bar = self.text.verticalScrollBar()
        bar.setValue(bar.value() + middle)

    # -- what else can be looked up

    def _look_up(self, words: str) -> None:
        """Open the index at some words, or all of it where they are not in it."""
        if self._index is not None:
            self._index.open(self, words if self._index.count(words) else "")

    def _count_index(self, words: str) -> None:
        """The button tells how much a search finds in the index."""
        self.look_up.setVisible(self._index is not None)
        if self._index is not None:
            count = f" ({self._index.count(words)})" if words else ""
            self.look_up.setText(f"{self._index.title}{count}")

    # -- setting

    def _set(self) -> None:
        linked = self._index.names if self._index is not None else ()
        self._book = set_book(self._rules, self._language, self._away, self._lit_rule, linked)
        self._book.document.setParent(self.text)
        self.text.setDocument(self._book.document)
        colours = self.text.palette()
        colours.setColor(QPalette.ColorRole.Base, QColor(0, 0, 0, 0))
        self.text.setPalette(colours)
        self.text.setStyleSheet("QTextBrowser { background: transparent; border: none; padding: 0; }")

    def _set_again(self) -> None:
        """Another light or text size: set anew, and stay where one reads."""
        section = self.section
        self._set()
        self._fill_contents()
        self._find()
        if section:
            QTimer.singleShot(0, self, lambda: self._show(section))

    def _lay_out(self) -> None:
        tools = QHBoxLayout()
        tools.setSpacing(round(6 * scale()))
        tools.addWidget(self.back_button)
        tools.addWidget(self.forward_button)
        tools.addWidget(self.short_contents, 1)
        tools.addWidget(self.search, 1)
        tools.addWidget(self.found)
        tools.addWidget(self.look_up)
        self._halves = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._halves.setSpacing(round(18 * scale()))
        self._halves.addWidget(self.contents, 2)
        self._halves.addWidget(self.text, 5)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(tools)
        column.addLayout(self._halves, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow = self.width() < NARROW * scale()
        self.contents.setVisible(not narrow)
        self.short_contents.setVisible(narrow)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_F3:
            self.next_match(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(900, 700)


def _highlight() -> QTextCharFormat:
    style = QTextCharFormat()
    style.setBackground(clear(theme().glow, 0.75 if not theme().night else 0.4))
    style.setFont(sans(17), QTextCharFormat.FontPropertiesInheritanceBehavior.FontPropertiesSpecifiedOnly)
    return style
