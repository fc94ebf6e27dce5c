"""Where everything lies on the table, at every size of window and text."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QMargins, QRect
from PySide6.QtWidgets import QWidget

from gui.kit.fonts import scale
from gui.kit.widgets.buttons import RoundButton
from gui.kit.widgets.panel import EDGE
from gui.table.banner import Banner
from gui.table.log import LogPanel
from gui.table.prompt import PromptPanel
from gui.table.remaining import RemainingCard
from gui.table.seats import MARGIN, SeatList, Size
from gui.table.sumpanel import SumPanel
from gui.table.timeline import TimeLine
from gui.table.tools import ToolCard

LEFT_WIDTH, RIGHT_WIDTH = 225, 268
BORDER = 14
"""Distance of the cards from the window's edge and from each other."""
SUMS_LEAST = 270
"""Where less height is left for the sums, they cover the prompt."""
FOLD_BUTTON = 30


@dataclass
class Pieces:
    """What has to be laid out, and what is open or folded."""

    seats: SeatList
    remaining: RemainingCard
    tools: ToolCard
    prompt: PromptPanel
    log: LogPanel
    sums: SumPanel
    timeline: TimeLine
    banners: list[Banner]
    fold_left: RoundButton
    fold_right: RoundButton
    sums_open: bool = False
    left_folded: bool = False
    right_folded: bool = False


def arrange(pieces: Pieces, width: int, height: int) -> QMargins:
    """Lay everything out; what the panels cover of the board's four sides."""
    bottom = _lay_timeline(pieces, width, height)
    left = _lay_left(pieces, width, bottom)
    right = _lay_right(pieces, width, bottom)
    _lay_banners(pieces, left, width - right)
    return QMargins(left, 0, right, height - bottom)


def _lay_timeline(pieces: Pieces, width: int, height: int) -> int:
    tall = pieces.timeline.wanted_height()
    top = height - tall + EDGE - BORDER + 2
    _place(pieces.timeline, QRect(BORDER - EDGE, top, width - 2 * (BORDER - EDGE), tall))
    return top + EDGE


def _lay_left(pieces: Pieces, width: int, bottom: int) -> int:
    """Seats from above, tools and what remains from below."""
    cards: list[QWidget] = [*pieces.seats.cards, pieces.remaining, pieces.tools]
    for card in cards:
        card.setVisible(not pieces.left_folded and (card is not pieces.remaining or pieces.remaining.in_use))
    side = round(FOLD_BUTTON * scale())
    if pieces.left_folded:
        _place(pieces.fold_left, QRect(2, bottom - side - BORDER - 8, side + 8, side + 8))
        return BORDER
    wide = round(min(LEFT_WIDTH * scale(), width * 0.27))
    x = BORDER
    tools = pieces.tools.height_for(wide)
    y = bottom - BORDER - tools
    _place_card(pieces.tools, x, y, wide, tools)
    pieces.tools.arrange()
    room = y - 2 * BORDER
    if pieces.remaining.in_use:
        low = room - pieces.remaining.height_for(False) - BORDER < pieces.seats.height_for(Size.COMPACT)
        pieces.remaining.set_low(low)
        tall = pieces.remaining.height_for(low)
        y -= BORDER + tall
        _place_card(pieces.remaining, x, y, wide, tall)
        room = y - 2 * BORDER
    y = BORDER
    share = (room + Size.LINE.gap) // len(pieces.seats.cards) - Size.LINE.gap
    for card, size in zip(pieces.seats.cards, pieces.seats.sizes(room), strict=True):
        card.set_size(size)
        tall = card.height_for(size)
        if size is Size.LINE:
            tall = min(tall, share)  # rather small than hidden
        _place_card(card, x, y, wide, tall)
        y += tall + size.gap
    _place(pieces.fold_left, QRect(x + wide - 6, bottom - BORDER - side - 4, side + 8, side + 8))
    return x + wide


def _lay_right(pieces: Pieces, width: int, bottom: int) -> int:
    """The prompt above, the log or the sums below; folded, only the prompt stays."""
    wide = round(min(RIGHT_WIDTH * scale(), width * 0.3)) + 2 * EDGE
    x = width - BORDER - wide + EDGE
    shown, hidden = (pieces.sums, pieces.log) if pieces.sums_open else (pieces.log, pieces.sums)
    hidden.hide()
    shown.setVisible(not pieces.right_folded)
    top = BORDER - EDGE + 2
    room = bottom - top - BORDER + EDGE
    least = 0 if pieces.right_folded else pieces.log.least_height() - 2 * EDGE + BORDER
    tall = pieces.prompt.height_in(wide, room - least)
    _place(pieces.prompt, QRect(x, top, wide, tall))
    y = top + tall - 2 * EDGE + BORDER
    over_prompt = pieces.sums_open and bottom - y < SUMS_LEAST * scale()
    pieces.prompt.setVisible(not over_prompt)
    if over_prompt:
        y = top
    _place(shown, QRect(x, y, wide, bottom - BORDER + EDGE - y))
    side = round(FOLD_BUTTON * scale())
    if pieces.right_folded:
        _place(pieces.fold_right, QRect(width - side - 10, bottom - side - BORDER - 8, side + 8, side + 8))
        return BORDER
    _place(pieces.fold_right, QRect(x + EDGE - side - 2, bottom - BORDER - side - 4, side + 8, side + 8))
    return width - x - EDGE


def _lay_banners(pieces: Pieces, left: int, right: int) -> None:
    y = 4
    for banner in pieces.banners:
        if banner.text:
            size = banner.size_for(right - left - 20)
            _place(banner, QRect((left + right - size.width()) // 2, y, size.width(), size.height()))
            y += size.height() - 8


def _place_card(card: QWidget, x: int, y: int, width: int, height: int) -> None:
    """Put a card where it is seen; its margin for shadow and glow lies around that."""
    _place(card, QRect(x, y, width, height).adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN))


def _place(widget: QWidget, rect: QRect) -> None:
    if widget.geometry() != rect:
        widget.setGeometry(rect)
