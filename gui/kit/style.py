"""Dresses Qt's own widgets for the room, so that the stock look survives nowhere."""

from __future__ import annotations

from string import Template

from PySide6.QtCore import QObject
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QStyleFactory

from gui.kit import resources
from gui.kit.fonts import load_fonts, sans, scale
from gui.kit.paint import clear, mix
from gui.kit.theme import Theme, theme, theme_signals

TEXT = 16.0  # size of ordinary text at 100 %

_SHEET = Template("""
QToolTip { background: $paper; color: $ink; border: 1px solid $line; padding: ${p4}px ${p8}px; font-size: ${text}px; }

QLineEdit, QTextEdit, QPlainTextEdit, QAbstractSpinBox, QComboBox {
    background: $field; color: $ink; border: 1px solid $rule; border-radius: ${p8}px;
    padding: ${p5}px ${p10}px; selection-background-color: $gold; selection-color: #2B2320;
}
QLineEdit:hover, QAbstractSpinBox:hover, QComboBox:hover { border-color: $gold; }
QLineEdit:focus, QTextEdit:focus, QPlainTextEdit:focus, QAbstractSpinBox:focus {
    border: 2px solid $gold; padding: ${p4}px ${p9}px;
}
QComboBox { border-width: 2px; padding: ${p4}px ${p9}px; }
QComboBox:focus { border-color: $gold; }
QLineEdit:disabled, QAbstractSpinBox:disabled, QComboBox:disabled { color: $faded; background: transparent; }
QComboBox::drop-down { border: none; width: ${p24}px; }
QComboBox::down-arrow { image: url("$icons/down_$name.svg"); width: ${p14}px; height: ${p14}px; }
QAbstractSpinBox { padding-right: ${p24}px; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button {
    subcontrol-origin: border; width: ${p24}px; border: none; background: transparent;
}
QAbstractSpinBox::up-button { subcontrol-position: top right; }
QAbstractSpinBox::down-button { subcontrol-position: bottom right; }
QAbstractSpinBox::up-arrow { image: url("$icons/up_$name.svg"); width: ${p12}px; height: ${p12}px; }
QAbstractSpinBox::down-arrow { image: url("$icons/down_$name.svg"); width: ${p12}px; height: ${p12}px; }

QMenu, QComboBoxPrivateContainer { background: $paper; color: $ink; border: 1px solid $line; padding: ${p4}px; }
QComboBox QAbstractItemView { background: $paper; color: $ink; border: none; padding: ${p2}px; outline: 0; }
QComboBox QAbstractItemView::item { min-height: ${p28}px; padding: 0 ${p8}px; }
QMenu::item { padding: ${p6}px ${p20}px ${p6}px ${p12}px; border-radius: ${p5}px; }
QMenu { icon-size: ${p18}px; }
QMenu::icon { padding-left: ${p8}px; }
QMenu::indicator { width: ${p14}px; height: ${p14}px; left: ${p8}px; border: 1px solid $line; border-radius: ${p4}px; background: $field; }
QMenu::indicator:checked { background: $gold; image: url("$icons/tick.svg"); }
QMenu::item:selected { background: $chosen; }
QMenu::item:disabled { color: $faded; }
QMenu::separator { height: 1px; background: $rule; margin: ${p4}px ${p8}px; }

QCheckBox, QRadioButton { color: $ink; spacing: ${p8}px; padding: ${p2}px; }
QCheckBox::indicator, QRadioButton::indicator {
    width: ${p18}px; height: ${p18}px; border: 1px solid $line; border-radius: ${p5}px; background: $field;
}
QRadioButton::indicator { border-radius: ${p9}px; }
QCheckBox::indicator:checked { background: $gold; image: url("$icons/tick.svg"); }
QRadioButton::indicator:checked { background: $gold; image: url("$icons/dot.svg"); }
QCheckBox::indicator:hover, QRadioButton::indicator:hover { border-color: $gold; }
QCheckBox:focus, QRadioButton:focus { outline: none; text-decoration: underline; }

QPushButton {
    background: qlineargradient(x1: 0, y1: 0, x2: 0, y2: 1, stop: 0 $paper, stop: 1 $paper_edge);
    color: $ink; border: 1px solid $line; border-radius: ${p9}px; padding: ${p7}px ${p16}px; font-weight: 600;
}
QPushButton:hover, QPushButton:focus { border: 2px solid $gold; padding: ${p6}px ${p15}px; }
QPushButton:pressed { background: $paper_edge; }
QPushButton:disabled { color: $faded; }

QAbstractItemView { background: transparent; color: $ink; border: none; outline: 0; alternate-background-color: $stripe; }
QAbstractItemView::item { padding: ${p4}px ${p6}px; border-radius: ${p5}px; }
QAbstractItemView::item:hover { background: $stripe; }
QAbstractItemView::item:selected { background: $chosen; color: $ink; }
QHeaderView { background: transparent; }
QHeaderView::section {
    background: transparent; color: $faded; border: none; border-bottom: 1px solid $rule; padding: ${p4}px ${p8}px;
}
QTableView { gridline-color: $rule; }

QScrollBar { background: transparent; border: none; margin: 0; }
QScrollBar:vertical { width: ${p12}px; }
QScrollBar:horizontal { height: ${p12}px; }
QScrollBar::handle { background: $handle; border-radius: ${p4}px; margin: ${p2}px; }
QScrollBar::handle:vertical { min-height: ${p28}px; }
QScrollBar::handle:horizontal { min-width: ${p28}px; }
QScrollBar::handle:hover, QScrollBar::handle:pressed, QScrollBar[lit="true"]::handle { background: $gold; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; border: none; background: none; }
QScrollBar::add-page, QScrollBar::sub-page { background: none; }
QAbstractScrollArea::corner { background: transparent; border: none; }

QSlider:horizontal { min-height: ${p24}px; }
QSlider::groove:horizontal { height: ${p6}px; border-radius: ${p3}px; background: $trough; }
QSlider::sub-page:horizontal { border-radius: ${p3}px; background: $gold; }
QSlider::handle:horizontal {
    width: ${p18}px; height: ${p18}px; margin: -${p7}px 0; border-radius: ${p9}px;
    background: $paper; border: 1px solid $line;
}
QSlider::handle:horizontal:hover, QSlider::handle:horizontal:focus { border: 2px solid $gold; }

QProgressBar {
    background: $trough; border: 1px solid $rule; border-radius: ${p6}px; color: transparent;
    min-height: ${p12}px; max-height: ${p12}px;
}
QProgressBar::chunk { background: $gold; border-radius: ${p5}px; }

QTabWidget::pane { border: none; border-top: 1px solid $rule; }
QTabBar::tab { background: transparent; color: $faded; padding: ${p7}px ${p16}px; border: none; }
QTabBar::tab:selected { color: $ink; border-bottom: 3px solid $gold; }
QTabBar::tab:hover, QTabBar::tab:focus { color: $ink; }

QGroupBox { border: 1px solid $rule; border-radius: ${p8}px; margin-top: ${p14}px; padding: ${p8}px; color: $ink; }
QGroupBox::title { subcontrol-origin: margin; left: ${p12}px; padding: 0 ${p4}px; }
QDialog, QMessageBox { background: $parchment; color: $ink; }
QSplitter::handle { background: transparent; }
""")


def sheet(room: Theme, size: float) -> str:
    """The style sheet of the room at a text size."""
    colours = {
        "paper": room.paper,
        "paper_edge": room.paper_edge,
        "parchment": room.parchment,
        "ink": room.ink,
        "faded": room.ink_faded,
        "line": room.line,
        "rule": room.rule,
        "gold": room.gold,
        "trough": room.trough,
        "field": clear(room.paper, 0.85) if not room.night else clear("#000000", 0.28),
        "chosen": clear(room.gold, 0.45),
        "stripe": clear(room.gold, 0.14),
        "handle": clear(room.ink_faded, 0.55),
    }
    lengths = {
        f"p{n}": str(round(n * size)) for n in (2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 15, 16, 18, 20, 24, 28)
    }
    return _SHEET.substitute(
        {key: _css(value) for key, value in colours.items()},
        **lengths,
        text=round(TEXT * size),
        name=room.name,
        icons=resources.path("icons").as_posix(),
    )


def _css(colour: QColor) -> str:
    return f"rgba({colour.red()}, {colour.green()}, {colour.blue()}, {colour.alphaF():.3f})"


def qt_palette(room: Theme) -> QPalette:
    """The room's colours in Qt's roles, for everything the style sheet does not name."""
    role = QPalette.ColorRole
    colours = QPalette(room.parchment)
    for where, colour in {
        role.Window: room.parchment,
        role.WindowText: room.ink,
        role.Base: room.paper,
        role.AlternateBase: mix(room.paper, room.parchment_edge, 0.5),
        role.Text: room.ink,
        role.PlaceholderText: room.ink_faded,
        role.Button: room.paper_edge,
        role.ButtonText: room.ink,
        role.BrightText: room.refuse,
        role.ToolTipBase: room.paper,
        role.ToolTipText: room.ink,
        role.Highlight: room.gold,
        role.HighlightedText: QColor("#2B2320"),
        role.Link: room.link,
        role.LinkVisited: room.link,
        role.Accent: room.gold,
    }.items():
        colours.setColor(where, colour)
    for where in (role.WindowText, role.Text, role.ButtonText):
        colours.setColor(QPalette.ColorGroup.Disabled, where, clear(room.ink_faded, 0.7))
    return colours


class _Dresser(QObject):
    """Dresses the application, and again whenever theme or text size change."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._app = app
        app.setStyle(QStyleFactory.create("Fusion"))
        theme_signals().changed.connect(self.dress)
        self.dress()

    def dress(self) -> None:
        room = theme()
        self._app.setPalette(qt_palette(room))
        self._app.setFont(sans(TEXT))
        self._app.setStyleSheet(sheet(room, scale()))


def dress(app: QApplication) -> None:
    """Give the application its look, now and after every change of settings; before the first window."""
    load_fonts()
    theme_signals()
    if app.findChild(_Dresser) is None:
        _Dresser(app)
