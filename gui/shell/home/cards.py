"""The three cards under the shelf: the match to go on with, saved matches, the settings changed most."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout

from engine.core.problems import SaveError
from gui import games
from gui.kit.fonts import BOLD, SEMIBOLD, sans, scale
from gui.kit.i18n import languages, resolve
from gui.kit.icons import paint_icon
from gui.kit.paint import LEFT, clear, clipped, paint, shadow, stroke, write
from gui.kit.paths import rounded
from gui.kit.pixmaps import pictures
from gui.kit.settings import settings
from gui.kit.theme import theme
from gui.kit.widgets.buttons import Button, GoldButton
from gui.kit.widgets.focus import RING
from gui.kit.widgets.keycap import KeyCap
from gui.kit.widgets.panel import Panel, Rule
from gui.kit.widgets.switch import Switch
from gui.kit.widgets.text import Heading, Label
from gui.shell.dates import day, day_and_time
from gui.shell.pictures import Frame, SeatMark
from gui.shell.saves.catalogue import SavedMatch, Standing, standing
from gui.shell.saves.thumbnails import thumbnail
from gui.shell.settings import paces


class ContinueCard(Panel):
    """The match that was left last, with one large button; an invitation where there is none.

    Signals:
        resumed:  the SavedMatch to go on with
        chosen:   the id of a game to set up
    """

    resumed = Signal(object)
    chosen = Signal(str)

    def __init__(self, saved: SavedMatch | None, interrupted: bool = False) -> None:
        """`interrupted`: the program did not end by itself while this match was played."""
        super().__init__()
        self._interrupted = interrupted
        try:
            where = None if saved is None else standing(saved)
        except SaveError:
            where = None  # its row among the saved matches says what is wrong with it
        if saved is None or where is None:
            self._invite()
        else:
            self._show_match(saved, where)

    def _invite(self) -> None:
        self.setAccessibleName(self.tr("Begin"))
        self.body.addWidget(Heading(self.tr("Welcome to the table")))
        text = self.tr(
            "Take a box from the shelf, seat the players and begin. Your match is kept after every move."
        )
        self.body.addWidget(Label(text, size=17))
        self.body.addStretch(1)
        first = games.on_the_shelf()[0]
        words = self.tr("Play {game}").format(game=games.face(first).title())
        button = GoldButton(words, icon="play")
        button.clicked.connect(lambda: self.chosen.emit(first))
        self.body.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)

    def _show_match(self, saved: SavedMatch, where: Standing) -> None:
        game = games.face(saved.game).title()
        self.setAccessibleName(self.tr("Continue: {game}").format(game=game))
        self.body.addWidget(Heading(self.tr("Continue")))
        row = QHBoxLayout()
        row.setSpacing(round(18 * scale()))
        row.addLayout(self._picture_and_date(saved, where), 3)
        row.addLayout(self._people_and_button(saved, where), 2)
        self.body.addLayout(row, 1)

    def _picture_and_date(self, saved: SavedMatch, where: Standing) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(round(3 * scale()))
        picture = Frame(QSize(200, 130), name=self.tr("The board as it stands"))
        # painting a board for the first time takes a while: the card is there before its picture
        QTimer.singleShot(0, picture, lambda: picture.show_image(thumbnail(saved)))
        column.addWidget(picture, 1)
        when = f"{where.progress} · {day_and_time(saved.written)}"
        column.addWidget(Label(when, size=15, tone="ink_faded"))
        if self._interrupted:
            words = self.tr("The program was interrupted; nothing is lost.")
            column.addWidget(Label(words, size=15, tone="link"))
        return column

    def _people_and_button(self, saved: SavedMatch, where: Standing) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(round(5 * scale()))
        column.addWidget(Heading(games.face(saved.game).title(), level=2))
        column.addLayout(self._people(saved, where))
        column.addStretch(1)
        if where.turn is None:
            words = self.tr("Show the result")
        else:
            words = self.tr("{name} to play").format(name=saved.seats[where.turn].name)
        button = GoldButton(words, icon="play")
        button.clicked.connect(lambda: self.resumed.emit(saved))
        column.addWidget(button)
        return column

    def _people(self, saved: SavedMatch, where: Standing) -> QGridLayout:
        grid = QGridLayout()
        grid.setColumnStretch(1, 1)
        grid.setVerticalSpacing(round(2 * scale()))
        for i, (seat, points) in enumerate(zip(saved.seats, where.scores, strict=True)):
            grid.addWidget(SeatMark(seat.colour, size=17), i, 0)
            grid.addWidget(Label(seat.name, size=16, weight=SEMIBOLD), i, 1)
            score = Label(str(points), size=17, weight=BOLD)
            score.setAlignment(Qt.AlignmentFlag.AlignRight)
            grid.addWidget(score, i, 2)
        return grid


class SaveRow(Button):
    """One saved match: the cover of its game, its name, where it stands and since when."""

    def __init__(self, saved: SavedMatch, state: str) -> None:
        super().__init__(saved.name)
        self._game = saved.game
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self.setAccessibleName(f"{saved.name}, {state}, {day(saved.written)}")
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(Label(saved.name, size=17, weight=SEMIBOLD))
        words.addWidget(Label(state, size=15, tone="ink_faded"))
        date = Label(day(saved.written), size=15, tone="ink_faded")
        date.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        self._row = row = QHBoxLayout(self)
        row.addLayout(words, 1)
        row.addWidget(date)
        row.setContentsMargins(
            round(54 * scale()), round(4 * scale()), round(10 * scale()), round(4 * scale())
        )
        for label in self.findChildren(Label):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def sizeHint(self) -> QSize:
        return self._row.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return self._row.minimumSize()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        s = scale()
        face = QRectF(self.rect()).adjusted(RING, 1, -RING, -1)
        if self._lit():
            paint(p, rounded(face, 7 * s), clear(theme().glow, 0.2))
        self._paint_cover(p, QRectF(face.left() + 4 * s, face.center().y() - 22 * s, 33 * s, 44 * s))
        self.paint_ring(p, face, 7 * s)

    def _paint_cover(self, p: QPainter, rect: QRectF) -> None:
        shape = rounded(rect, 2)
        shadow(p, shape, 4, 0.4)
        if self._game:
            face, size = games.face(self._game), QRectF(0, 0, rect.width(), rect.height())
            key, ratio = ("small cover", self._game), self.devicePixelRatioF()
            picture = pictures.get(key, size.width(), size.height(), ratio, lambda p: face.cover(p, size))
            with clipped(p, shape):
                p.drawPixmap(rect, picture, QRectF(picture.rect()))
        else:
            paint(p, shape, theme().parchment_edge)
            paint_icon(p, "warning", rect.adjusted(6, 6, -6, -6), theme().refuse)
        stroke(p, shape, clear("#2B2320", 0.8), 1)


class SavesCard(Panel):
    """The latest saved matches.

    Signals:
        opened:   the SavedMatch to open
        all:      show all of them
    """

    opened = Signal(object)
    all = Signal()

    ROWS = 4

    def __init__(self, latest: list[SavedMatch], count: int) -> None:
        super().__init__(name=self.tr("Saved matches"))
        top = QHBoxLayout()
        top.addWidget(Heading(self.tr("Saved")), 1)
        every = LinkButton(self.tr("show all %n", "", count) if count else self.tr("open a file"))
        every.clicked.connect(self.all)
        top.addWidget(every)
        self.body.addLayout(top)
        self.body.setSpacing(round(2 * scale()))
        if not latest:
            self.body.addWidget(Label(self.tr("Matches you save are found here."), size=16, tone="ink_faded"))
        for saved in latest[: self.ROWS]:
            row = SaveRow(saved, self._state(saved))
            row.clicked.connect(lambda _=False, saved=saved: self.opened.emit(saved))
            self.body.addWidget(row)
        self.body.addStretch(1)

    def _state(self, saved: SavedMatch) -> str:
        try:
            people = self.tr("%n player(s)", "", len(saved.seats))
            return f"{people} · {standing(saved).progress}"
        except SaveError:
            return self.tr("cannot be opened")


class LinkButton(Button):
    """Words that lead somewhere."""

    def sizeHint(self) -> QSize:
        metrics = QFontMetricsF(sans(16, SEMIBOLD))
        width = metrics.horizontalAdvance(self.words())
        return QSize(round(width + 2 * RING + 6), round(metrics.height() + 2 * RING))

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
        font = sans(16, SEMIBOLD)
        font.setUnderline(self._lit())
        write(p, area, self.words(), font, theme().link, LEFT)
        self.paint_ring(p, area, 4)


class SettingsCard(Panel):
    """The settings people change most, and the way to the rest.

    Signals:
        all: show every setting
    """

    all = Signal()

    def __init__(self) -> None:
        super().__init__(name=self.tr("Settings"))
        self.body.addWidget(Heading(self.tr("Settings")))
        grid = QGridLayout()
        grid.setColumnStretch(1, 1)
        grid.setHorizontalSpacing(round(14 * scale()))
        values = settings().values
        lights = [("day", self.tr("Day")), ("night", self.tr("Night"))]
        rows = (
            (self.tr("Light"), "theme", lights, theme().name),
            (self.tr("Language"), "language", list(languages().items()), resolve(values.language)),
            (self.tr("Pace"), "animation", paces(), values.animation),
        )
        for i, (label, field, choices, value) in enumerate(rows):
            grid.addWidget(Label(label), i, 0)
            switch = Switch(choices, value, name=label)
            switch.changed.connect(lambda key, field=field: settings().change(**{field: key}))
            grid.addWidget(switch, i, 1)
        self.body.addLayout(grid)
        self.body.addStretch(1)
        self.body.addWidget(Rule())
        bottom = QHBoxLayout()
        link = LinkButton(self.tr("All settings"))
        link.clicked.connect(self.all)
        bottom.addWidget(link)
        bottom.addStretch(1)
        bottom.addWidget(KeyCap("Ctrl+,"))
        self.body.addLayout(bottom)
