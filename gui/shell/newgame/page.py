"""Setting up a new match."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QRegularExpression, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QRegularExpressionValidator, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

import engine
from engine.core.match import LARGEST_SEED
from engine.core.problems import OptionError
from gui import games
from gui.kit.announce import announce
from gui.kit.fonts import scale
from gui.kit.paint import clear, shadow, stroke
from gui.kit.paths import line, rounded
from gui.kit.pixmaps import pictures
from gui.kit.theme import theme
from gui.kit.widgets.buttons import GoldButton, PaperButton
from gui.kit.widgets.fields import Choice, Field
from gui.kit.widgets.keycap import KeyCap
from gui.kit.widgets.panel import Panel, Rule
from gui.kit.widgets.scroll import Scroll
from gui.kit.widgets.sheet import Sheet
from gui.kit.widgets.switch import Toggle
from gui.kit.widgets.text import Heading, Label
from gui.shell.centred import Centred
from gui.shell.newgame import presets, setup, texts
from gui.shell.newgame.options import Options
from gui.shell.newgame.seats import Seats
from gui.shell.newgame.setup import SetUp
from gui.shell.page import Page
from gui.shell.problems import sentence
from gui.table.face import Face

NARROW = 1000
"""Pixels at 100 % text: below that the panels lie under each other."""
WIDEST, WIDEST_PICTURED = 1500, 1860
ROOMY = 1240
"""Pixels at 100 % text: from here on the box stands beside the panels."""
WIDE = 1480
"""The same where options are chosen by picture and need more room."""


class NewGamePage(Page):
    """Seats, options, favourites and seed; Enter begins.

    Signals:
        started: the new Match
    """

    started = Signal(object)

    def __init__(self, game: str) -> None:
        self.game = game
        self._spec = engine.GAMES[game]
        face = games.face(game)
        super().__init__(face.title())
        self.seats = Seats(self._spec.min_players, self._spec.max_players)
        self.random_start = Toggle(self.tr("Random start player"))
        self.options = Options(self._spec, face)
        self.seed = Field(hint=self.tr("random"), name=self.tr("Seed"))
        self.problem = Label(size=16, tone="refuse")
        self.start_button = GoldButton(self.tr("Begin"), icon="play")
        self._box = _Box(face)
        self._panels = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._panels.setSpacing(0)
        self._panels.addWidget(self._box, 0, Qt.AlignmentFlag.AlignTop)
        self._panels.addWidget(self._players_panel(), 5)
        self._panels.addWidget(self._options_panel(face.blurb()), 8 if self.options.pictured else 4)
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(10, 10, 10, 0)
        column.addLayout(self._panels)
        column.addStretch(1)
        widest = WIDEST_PICTURED if self.options.pictured else WIDEST
        self.column.addWidget(Centred(Scroll(content), widest), 1)
        self._usual_minutes = face.minutes
        self.length = Label(tone="ink_faded")
        self.column.addWidget(Centred(self._start_panel(), widest))
        self.show_set_up(setup.last(self._spec))
        self.seats.changed.connect(self._look)
        self.options.changed.connect(self._look)
        self.seed.textEdited.connect(lambda _: self._look())
        self.start_button.clicked.connect(self.begin)

    # -- what is set up

    def set_up(self) -> SetUp:
        return SetUp(self.seats.value(), self.options.value(), self.random_start.isChecked())

    def show_set_up(self, wanted: SetUp) -> None:
        self.seats.set_value(wanted.seats)
        self.options.set_value(wanted.options)
        self.random_start.setChecked(wanted.random_start)
        self._look()

    def begin(self) -> None:
        """Start the match, or say why it cannot be started."""
        wanted = self.set_up()
        number = self.seed.text().strip()
        try:
            match = setup.begin(self._spec, wanted, int(number) if number else None)
        except OptionError as problem:
            self._show_problem(problem)
            return
        setup.remember(self._spec, wanted)
        self.started.emit(match)

    def _look(self) -> None:
        """Tell how long such a game takes, and explain conflicts as they arise."""
        minutes = presets.minutes(self._spec, self.options.value(), self._usual_minutes)
        self.length.setText(self.tr("about {minutes} minutes").format(minutes=minutes))
        self._show_problem(self._too_large() or setup.conflict(self._spec, self.set_up()))

    def _too_large(self) -> OptionError | None:
        number = self.seed.text().strip()
        if number and int(number) > LARGEST_SEED:
            return OptionError("seed", "This seed is too large.", largest=LARGEST_SEED)
        return None

    def _show_problem(self, problem: OptionError | None) -> None:
        text = "" if problem is None else texts.conflict(self.game, problem.key) or sentence(problem)
        if text and text != self.problem.text():
            announce(text)
        self.problem.setText(text)
        self.problem.setVisible(bool(text))
        self.start_button.setEnabled(problem is None)

    # -- the panels

    def _players_panel(self) -> Panel:
        panel = Panel(name=self.tr("Players"))
        panel.body.addWidget(Heading(self.tr("Players")))
        panel.body.addWidget(self.seats)
        panel.body.addWidget(Rule())
        panel.body.addWidget(self.random_start)
        hint = self.tr("Otherwise the one at the top begins; play goes on downwards.")
        panel.body.addWidget(Label(hint, size=15, tone="ink_faded"))
        panel.body.addStretch(1)
        return panel

    def _options_panel(self, blurb: str) -> Panel:
        panel = Panel(name=self.tr("Options"))
        panel.body.addWidget(Heading(self.tr("How to play")))
        panel.body.addWidget(Label(blurb, tone="ink_faded", italic=True))
        panel.body.addWidget(self.options)
        panel.body.addWidget(Rule())
        panel.body.addWidget(Heading(self.tr("Favourites"), level=2))
        self._favourite_row = QHBoxLayout()
        panel.body.addLayout(self._favourite_row)
        self._fill_favourites()
        panel.body.addStretch(1)
        return panel

    def _start_panel(self) -> Panel:
        panel = Panel(name=self.tr("Begin"))
        panel.body.addWidget(self.problem)
        row = QHBoxLayout()
        row.setSpacing(round(10 * scale()))
        row.addWidget(Label(self.tr("Seed")))
        self.seed.setValidator(QRegularExpressionValidator(QRegularExpression(r"\d{0,18}"), self.seed))
        self.seed.setMaximumWidth(round(190 * scale()))
        self.seed.setToolTip(self.tr("The same seed deals the same game; leave it empty for a new one."))
        row.addWidget(self.seed)
        row.addWidget(self.length, 1)
        row.addWidget(KeyCap("⏎"))
        row.addWidget(self.start_button)
        panel.body.addLayout(row)
        return panel

    def sizeHint(self) -> QSize:
        return QSize(1280, 800)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow = self.width() < NARROW * scale()
        way = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        self._panels.setDirection(way)
        self._box.setVisible(self.width() >= (WIDE if self.options.pictured else ROOMY) * scale())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.start_button.animateClick()
        else:
            super().keyPressEvent(event)

    # -- favourites

    def _fill_favourites(self) -> None:
        while (item := self._favourite_row.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        names = list(setup.favourites(self._spec))
        if names:
            self.favourite = Choice([(name, name) for name in names], name=self.tr("Favourites"))
            apply = PaperButton(self.tr("Apply"))
            apply.clicked.connect(lambda: self.apply_favourite(self.favourite.value()))
            drop = PaperButton(self.tr("Delete"), icon="delete")
            drop.clicked.connect(lambda: self.drop_favourite(self.favourite.value()))
            self._favourite_row.addWidget(self.favourite, 1)
            self._favourite_row.addWidget(apply)
            self._favourite_row.addWidget(drop)
        self.keep_button = PaperButton(self.tr("Save as …"), icon="star")
        self.keep_button.clicked.connect(self._ask_for_name)
        self._favourite_row.addWidget(self.keep_button)
        if not names:
            self._favourite_row.addStretch(1)

    def apply_favourite(self, name: str) -> None:
        self.show_set_up(setup.favourites(self._spec)[name])

    def drop_favourite(self, name: str) -> None:
        setup.drop_favourite(self._spec, name)
        self._fill_favourites()

    def keep_favourite(self, name: str) -> None:
        setup.keep_favourite(self._spec, name, self.set_up())
        self._fill_favourites()

    def _ask_for_name(self) -> None:
        sheet = Sheet(self, self.tr("Name of this set-up"), 420)
        field = Field(", ".join(seat.name for seat in self.seats.value()), name=self.tr("Name"))
        sheet.body.addWidget(field)
        sheet.add_button("", self.tr("Cancel"))
        sheet.add_button("keep", self.tr("Save"), primary=True)
        field.returnPressed.connect(lambda: sheet.close_with("keep"))
        sheet.closed.connect(
            lambda key: self.keep_favourite(field.text().strip()) if key and field.text().strip() else None
        )
        sheet.open()
        field.setFocus(Qt.FocusReason.OtherFocusReason)
        field.selectAll()


class _Box(QWidget):
    """The front of the box, lying on the table."""

    def __init__(self, face: Face) -> None:
        super().__init__()
        self._face = face
        self.setFixedSize(236, 330)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        front = QRectF(18, 14, 205, 271)
        shadow(p, rounded(front, 4), 12, 0.6)
        size = QRectF(0, 0, front.width(), front.height())
        key = ("lying cover", self._face.id)
        picture = pictures.get(
            key, size.width(), size.height(), self.devicePixelRatioF(), lambda p: self._face.cover(p, size)
        )
        p.drawPixmap(front.topLeft(), picture)
        if theme().night:
            p.fillRect(front, clear("#0C1222", 0.22))
        stroke(p, rounded(front, 3), clear("#1A100A", 0.85), 1.4)
        stroke(
            p,
            line((front.left() + 2, front.top() + 2), (front.right() - 2, front.top() + 2)),
            clear("#FFFFFF", 0.5),
            1.4,
        )
