"""The dice game as the shelf and the table see it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QRectF, QSize
from PySide6.QtGui import QImage, QPainter

from engine.burgundy_dice import look
from engine.burgundy_dice.scoring import BONUSES, PHASES, SOLO_ROUNDS, TIME_BOXES
from engine.burgundy_dice.values import HexMarked
from engine.core.game import Game
from engine.core.match import Entry, Match, Seat
from gui.burgundy_dice.art.colours import COLOUR, PRINT
from gui.burgundy_dice.art.signs import BONUS_SIGN, hourglass
from gui.burgundy_dice.board import BurgundyDiceBoard
from gui.burgundy_dice.cover import cover
from gui.burgundy_dice.plan import ROMAN
from gui.burgundy_dice.words import BurgundyDiceWords
from gui.kit.brush import fill, numeral
from gui.kit.hexes import hexagon
from gui.kit.paint import at, dark, light, walnut
from gui.table.face import Face, Painter, Privacy, Remaining, Supply

translate = QCoreApplication.translate


class BurgundyDiceFace(Face):
    """The game of paper, pencil and five dice."""

    id = "burgundy_dice"
    minutes = "30"

    def title(self) -> str:
        return translate("BurgundyDice", "The Castles of Burgundy: The Dice Game")

    def blurb(self) -> str:
        return translate(
            "BurgundyDice",
            "One roll for all: fill your duchy number by number, before the hourglass runs out.",
        )

    def cover(self, painter: QPainter, rect: QRectF) -> None:
        cover(painter, rect)

    def words(self) -> BurgundyDiceWords:
        return BurgundyDiceWords()

    def board(self, seats: Sequence[Seat]) -> BurgundyDiceBoard:
        return BurgundyDiceBoard(seats)

    def privacy(self, game: Game[Any], seat: int) -> Privacy:
        """All choose at the same time from the same roll, each on a sheet that lies open."""
        return Privacy.OPEN

    def supplies(self, game: Game[Any], seat: int, colour: str) -> list[Supply]:
        """The bonuses that all could see at the end of the last round."""
        sheet = look.sheet(game, seat, None)  # type: ignore[arg-type]
        words = self.words()
        return [Supply(words.bonus_name(bonus), _bonus(bonus), sheet.owned(bonus)) for bonus in BONUSES]

    def remaining(self, game: Game[Any]) -> Remaining | None:
        phase = game.state.phase
        gone = look.time_gone(game)  # type: ignore[arg-type]
        if game.players == 1:
            left = [SOLO_ROUNDS - count for count in gone]
            caption = translate("BurgundyDice", "round(s) left in phase {phase}", "", left[phase])
        else:
            left = [TIME_BOXES - count for count in gone]
            caption = translate("BurgundyDice", "hourglass(es) left in phase {phase}", "", left[phase])
        kinds = tuple(
            Supply(
                translate("BurgundyDice", "Phase {phase}").format(phase=ROMAN[number]), _glass, left[number]
            )
            for number in range(PHASES)
        )
        return Remaining(left[phase], caption.replace("{phase}", ROMAN[phase]), _glass, kinds)

    def time_mark(self, entry: Entry) -> Painter | None:
        marked = next((event for event in entry.events if isinstance(event, HexMarked)), None)
        return _marked(marked.colour, marked.number) if marked is not None else None

    def thumbnail(self, match: Match, size: QSize) -> QImage:
        image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        painter = QPainter(image)
        painter.drawPixmap(0, 0, walnut(size))
        board = BurgundyDiceBoard(match.seats)
        board.show_game(match.game, None)
        rect = board.focus_rect()
        shown = QRectF(image.rect()).adjusted(6, 6, -6, -6)
        scale = min(shown.width() / rect.width(), shown.height() / rect.height())
        board.set_zoom(scale * board.unit)
        target = QRectF(0, 0, rect.width() * scale, rect.height() * scale)
        target.moveCenter(shown.center())
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        board.render(painter, target, rect)
        painter.end()
        return image


def _bonus(bonus: str) -> Painter:
    def paint(painter: QPainter, rect: QRectF) -> None:
        with at(painter, rect.center().x(), rect.center().y(), min(rect.width(), rect.height()) / 2.1):
            BONUS_SIGN[bonus](painter)

    return paint


def _marked(colour: str, number: int) -> Painter:
    def paint(painter: QPainter, rect: QRectF) -> None:
        tint, middle = COLOUR[colour], rect.center()
        size = min(rect.width(), rect.height()) / 2
        fill(painter, hexagon(size, middle.x(), middle.y()), light(tint, 0.35), size * 0.1, dark(tint, 0.5))
        numeral(painter, middle.x(), middle.y(), size * 1.3, str(number), PRINT)

    return paint


def _glass(painter: QPainter, rect: QRectF) -> None:
    with at(painter, rect.center().x(), rect.center().y(), min(rect.width(), rect.height()) / 2.3):
        hourglass(painter, "#8A6A3A")


FACE = BurgundyDiceFace()
