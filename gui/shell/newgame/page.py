"""Setting up a new match."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRegularExpression, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QRegularExpressionValidator, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

import engine
from engine.core.match import LARGEST_SEED
from engine.core.problems import OptionError
from gui import games
from gui.kit.announce import announce
from gui.kit.fonts import scale
from gui.kit.widgets.buttons import GoldButton
from gui.kit.widgets.fields import Field
from gui.kit.widgets.keycap import KeyCap
from gui.kit.widgets.panel import Panel, Rule
from gui.kit.widgets.scroll import Scroll
from gui.kit.widgets.switch import Toggle
from gui.kit.widgets.text import Heading, Label
from gui.shell.centred import Centred
from gui.shell.newgame import presets, setup, texts
from gui.shell.newgame.box import EDGE, SHAPE, LyingBox
from gui.shell.newgame.favourites import Favourites
from gui.shell.newgame.options import Options
from gui.shell.newgame.seats import Seats
from gui.shell.newgame.setup import SetUp
from gui.shell.page import Page
from gui.shell.problems import sentence

NARROW = 1000
"""Pixels at 100 % text: below that the panels lie under each other."""
WIDEST, WIDEST_PICTURED = 1500, 1860
ROOMY = 1240
"""Pixels at 100 % text: from here on the box lies beside the panels."""
WIDE = 1480
"""The same where options are chosen by picture and need more room."""
SMALL_BOX, LARGE_BOX = 110, 320
"""Pixels at 100 % text: between these widths the box lies wherever there is room."""
MODEST_BOX = 205
"""The widest beside options that are chosen by picture, and below the players."""


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
        self.favourites = Favourites(self._spec, self.set_up)
        self.favourites.applied.connect(self.show_set_up)
        self._box_beside, self._box_below = LyingBox(face), LyingBox(face)
        self._players = self._players_panel()
        left = QVBoxLayout()
        left.addWidget(self._players)
        left.addWidget(self._box_below, 0, Qt.AlignmentFlag.AlignHCenter)
        left.addStretch(1)
        top = Qt.AlignmentFlag.AlignTop
        self._panels = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._panels.setSpacing(0)
        self._panels.addWidget(self._box_beside, 0, top)
        self._panels.addLayout(left, 5)
        self._panels.addWidget(self._options_panel(face.blurb()), 8 if self.options.pictured else 5, top)
        self._content = QWidget()
        column = QVBoxLayout(self._content)
        column.setContentsMargins(10, 10, 10, 0)
        column.addLayout(self._panels)
        column.addStretch(1)
        widest = WIDEST_PICTURED if self.options.pictured else WIDEST
        self._scroll = Scroll(self._content)
        self._upper = Centred(self._scroll, widest)
        self._usual_minutes = face.minutes
        self.length = Label(tone="ink_faded")
        self._lower = Centred(self._start_panel(), widest)
        self.column.addWidget(self._upper)
        self.column.addWidget(self._lower)
        self.column.addStretch(1)
        self.show_set_up(setup.last(self._spec))
        self.seats.changed.connect(self._look)
        self.options.changed.connect(self._look)
        self.seed.textEdited.connect(lambda _: self._look())
        self.start_button.clicked.connect(self.begin)

    def about(self) -> str:
        return self.game

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
        return panel

    def _options_panel(self, blurb: str) -> Panel:
        panel = Panel(name=self.tr("Options"))
        panel.body.addWidget(Heading(self.tr("How to play")))
        panel.body.addWidget(Label(blurb, tone="ink_faded", italic=True))
        panel.body.addWidget(self.options)
        panel.body.addWidget(Rule())
        panel.body.addWidget(Heading(self.tr("Favourites"), level=2))
        panel.body.addWidget(self.favourites)
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

    # -- room

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._give_room()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._give_room()
        return done

    def _give_room(self) -> None:
        """Panels beside or below each other, the box where it fits, and the foot right below them."""
        s = scale()
        narrow = self.width() < NARROW * s
        way = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        self._panels.setDirection(way)
        room = self.height() - self.beam.sizeHint().height() - self._lower.sizeHint().height()
        beside = self.width() >= (WIDE if self.options.pictured else ROOMY) * s
        free = (room - self._players.sizeHint().height() - 2 * EDGE) / SHAPE
        self._box_beside.setVisible(beside)
        self._box_below.setVisible(not beside and not narrow and free >= SMALL_BOX * s)
        widest = MODEST_BOX if self.options.pictured else LARGE_BOX
        self._box_beside.set_front_width(min(self.width() * 0.15, widest * s))
        self._box_below.set_front_width(max(SMALL_BOX * s, min(free, MODEST_BOX * s)))
        bar = self._scroll.verticalScrollBar().sizeHint().width()
        wanted = self._content.heightForWidth(self._scroll.width() - bar)
        self._upper.setFixedHeight(max(0, min(room, wanted)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.start_button.animateClick()
        else:
            super().keyPressEvent(event)
