"""A rule book set as one document: headings, text, tables and examples in the colours of the room."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import (
    QColor,
    QFont,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrameFormat,
    QTextLength,
    QTextTable,
)

from gui.kit.fonts import BOLD, SEMIBOLD, sans, scale, serif
from gui.kit.paint import clear
from gui.kit.theme import theme
from gui.table.rulebook import Rulebook, Section

translate = QCoreApplication.translate

TEXT = 17.0
"""Size of running text at 100 %."""


@dataclass
class Book:
    """The document, and where in it each section begins."""

    document: QTextDocument
    starts: dict[str, int] = field(default_factory=dict)

    def section_at(self, position: int) -> str:
        """The section that a place in the document belongs to."""
        found = ""
        for id, start in self.starts.items():
            if start <= position:
                found = id
        return found


def set_book(
    rules: Rulebook, language: str, away: frozenset[str], lit_rule: str = "", linked: Sequence[str] = ()
) -> Book:
    """Typeset a rule book.

    away:      ids of sections whose option is not in play; they say so
    lit_rule:  a rule to be quoted in a golden box at the head of its section
    linked:    names that can be looked up; they become links to themselves
    """
    book = Book(QTextDocument())
    book.document.setDefaultFont(sans(TEXT))
    book.document.setDocumentMargin(round(6 * scale()))
    lit = rules.section_of(lit_rule) if lit_rule else None
    cursor = QTextCursor(book.document)
    cursor.beginEditBlock()
    for section in rules.sections:
        quote = rules.sentence(lit_rule, language) if section is lit else ""
        _add_section(cursor, book, section, language, section.id in away, quote)
    cursor.endEditBlock()
    _style_blocks(book.document)
    _style_tables(book.document)
    if linked:
        _link_names(book.document, linked)
    return book


def said(texts: dict[str, str], language: str) -> str:
    return texts.get(language) or texts.get("en", "")


def _add_section(
    cursor: QTextCursor, book: Book, section: Section, language: str, away: bool, quote: str
) -> None:
    room, s = theme(), scale()
    first = not book.starts
    heading = QTextBlockFormat()
    heading.setHeadingLevel(2)
    heading.setTopMargin(0 if first else 30 * s)
    heading.setBottomMargin(8 * s)
    if first:
        cursor.setBlockFormat(heading)
    else:
        cursor.insertBlock(heading)
    book.starts[section.id] = cursor.position()
    cursor.insertText(
        said(section.title, language), _ink(serif(26, SEMIBOLD), room.ink_faded if away else room.ink)
    )
    if away:
        note = QTextBlockFormat()
        note.setBottomMargin(6 * s)
        cursor.insertBlock(note)
        words = translate("Rules", "Not in play in this match.")
        cursor.insertText(words, _ink(sans(15, SEMIBOLD, italic=True), room.ink_faded))
    if quote:
        box = QTextBlockFormat()
        box.setBackground(clear(room.glow, 0.45 if not room.night else 0.25))
        box.setLeftMargin(10 * s)
        box.setRightMargin(10 * s)
        box.setBottomMargin(8 * s)
        cursor.insertBlock(box)
        cursor.insertText(quote, _ink(sans(TEXT, SEMIBOLD), room.ink))
    cursor.insertBlock(QTextBlockFormat(), _ink(sans(TEXT), room.ink))
    cursor.insertMarkdown(said(section.text, language))


def _ink(font: QFont, colour: QColor) -> QTextCharFormat:
    style = QTextCharFormat()
    style.setFont(font)
    style.setForeground(colour)
    return style


def _style_blocks(document: QTextDocument) -> None:
    """Air between the lines; examples stand on a tint of their own."""
    room, s = theme(), scale()
    block = document.begin()
    while block.isValid():
        style = block.blockFormat()
        if not style.headingLevel():
            style.setLineHeight(132, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
            if not style.hasProperty(QTextFormat.Property.BlockBottomMargin) or not style.bottomMargin():
                style.setBottomMargin(7 * s)
        if style.hasProperty(QTextFormat.Property.BlockQuoteLevel):
            style.setBackground(clear(room.gold, 0.16))
            style.setLeftMargin(18 * s)
            style.setRightMargin(18 * s)
        QTextCursor(block).setBlockFormat(style)
        block = block.next()


def _link_names(document: QTextDocument, names: Sequence[str]) -> None:
    """Whole words only, and of two names that begin alike the longer one."""
    longest_first = sorted(names, key=len, reverse=True)
    pattern = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest_first))})(?!\w)")
    block = document.begin()
    while block.isValid():
        for match in [] if block.blockFormat().headingLevel() else pattern.finditer(block.text()):
            link = QTextCharFormat()
            link.setAnchor(True)
            link.setAnchorHref(match.group())
            link.setForeground(theme().link)
            cursor = QTextCursor(document)
            cursor.setPosition(block.position() + match.start())
            cursor.setPosition(block.position() + match.end(), QTextCursor.MoveMode.KeepAnchor)
            cursor.mergeCharFormat(link)
        block = block.next()


def _style_tables(document: QTextDocument) -> None:
    room, s = theme(), scale()
    for frame in document.rootFrame().childFrames():
        if not isinstance(frame, QTextTable):
            continue
        style = frame.format()
        style.setBorder(1)
        style.setBorderBrush(clear(room.rule, 0.9))
        style.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
        style.setBorderCollapse(True)
        style.setCellPadding(6 * s)
        style.setCellSpacing(0)
        style.setMargin(0)
        style.setTopMargin(8 * s)
        style.setBottomMargin(8 * s)
        style.setWidth(QTextLength())
        frame.setFormat(style)
        for column in range(frame.columns()):
            cell = frame.cellAt(0, column)
            head = cell.format()
            head.setBackground(clear(room.gold, 0.28))
            head.setFontWeight(BOLD)
            cell.setFormat(head)
