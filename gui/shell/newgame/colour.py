"""A seat's colour, and the choice of another."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QIcon, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QMenu

from engine.core.match import COLOURS
from gui.kit.fonts import scale
from gui.kit.paint import clear, paint, stroke
from gui.kit.paths import rounded
from gui.kit.theme import theme
from gui.kit.widgets.buttons import Button
from gui.kit.widgets.focus import RING
from gui.shell.pictures import paint_seat

translate = QCoreApplication.translate


def colour_name(colour: str) -> str:
    return {
        "yellow": translate("Seats", "Yellow"),
        "red": translate("Seats", "Red"),
        "blue": translate("Seats", "Blue"),
        "green": translate("Seats", "Green"),
        "black": translate("Seats", "Black"),
        "pink": translate("Seats", "Pink"),
    }[colour]


class ColourButton(Button):
    """A seat's colour and mark; opens the others.

    Signals:
        picked: another colour was chosen
    """

    picked = Signal(str)

    def __init__(self, colour: str) -> None:
        super().__init__()
        self.colour = colour
        self.clicked.connect(self._open)
        self.set_colour(colour)

    def set_colour(self, colour: str) -> None:
        self.colour = colour
        name = translate("Seats", "Colour: {colour}").format(colour=colour_name(colour))
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.update()

    def sizeHint(self) -> QSize:
        side = round(34 * scale()) + 2 * RING
        return QSize(side, side)

    def menu(self) -> QMenu:
        """All colours, each with its mark."""
        menu = QMenu(self)
        for colour in COLOURS:
            action = QAction(_swatch(colour), colour_name(colour), menu)
            action.triggered.connect(lambda _=False, colour=colour: self.picked.emit(colour))
            menu.addAction(action)
        return menu

    def _open(self) -> None:
        menu = self.menu()
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.mapToGlobal(QPoint(0, self.height())))

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        face = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
        shape = rounded(face, 8 * scale())
        paint(p, shape, theme().paper, theme().paper_edge)
        stroke(p, shape, theme().gold if self._lit() else clear(theme().line, 0.8), 1.2)
        inset = face.width() * 0.17
        paint_seat(p, face.adjusted(inset, inset, -inset, -inset), self.colour)
        self.paint_ring(p, face, 8 * scale())


def _swatch(colour: str) -> QIcon:
    side = round(22 * scale())
    picture = QPixmap(side, side)
    picture.fill(Qt.GlobalColor.transparent)
    p = QPainter(picture)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_seat(p, QRectF(0, 0, side, side), colour)
    p.end()
    return QIcon(picture)
