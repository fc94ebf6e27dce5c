"""Plays a seeded match by itself in the real window and takes a picture: for documents, reviews and tests."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

import engine
from engine.core.chance import Chance
from engine.core.match import COLOURS, Match, Seat
from gui.shell.newgame.setup import NAMES

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

    from gui.shell.window import MainWindow

THINKING_SECONDS = 10.0
"""More than a bot needs: the same seed must give the same picture on every machine."""
SETTLE_MS = 500
PATIENCE = 30
"""So often the window is looked at, until it does not change any more."""


def demo(arguments: argparse.Namespace) -> int:
    """Play, show, take the picture; nothing of the player's own is read or written."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ.setdefault("QT_LOGGING_RULES", "default.warning=false")  # a screen is missed, nothing else
    with tempfile.TemporaryDirectory() as home:
        os.environ["TAFELRUNDE_HOME"] = home
        return _show(arguments)


def _show(arguments: argparse.Namespace) -> int:
    from PySide6.QtCore import Qt

    from gui.app import application
    from gui.kit.settings import settings

    settings().change(
        language=arguments.language, theme=arguments.theme, text_scale=arguments.text, animation="off"
    )
    settings().remember("open_hands", True)  # a curtain would be all there is to see
    app = application(sys.argv[:1])
    app.setCursorFlashTime(0)
    game = arguments.demo or next(iter(engine.GAMES))
    if game not in engine.GAMES:
        print(f"There is no game {game!r}; there is {', '.join(engine.GAMES)}.", file=sys.stderr)
        return 2
    try:
        match = _played(game, arguments)
    except engine.OptionError as problem:
        print(problem, file=sys.stderr)
        return 2
    from gui.shell.window import MainWindow

    window = MainWindow()
    window.setMinimumSize(0, 0)
    window.setWindowState(Qt.WindowState.WindowNoState)
    window.resize(*arguments.size)
    if arguments.page in ("home", "saves"):
        _leave_matches(match, game, arguments.seed)
    if arguments.page == "saves":
        _leave_a_damaged_file()
    window.show()
    if arguments.page in ("table", "end"):
        window.sit_down(match)
    elif arguments.page == "new":
        window.set_up(game)
    elif arguments.page != "home":
        {"saves": window.show_saves, "settings": window.show_settings, "rules": window.show_rules}[
            arguments.page
        ]()
    picture = _settled(window)
    if arguments.shot is not None:
        if not picture.save(str(arguments.shot)):
            print(f"The picture could not be written to {arguments.shot}.", file=sys.stderr)
            return 1
        print(f"{game}: {len(match.history)} moves, picture in {arguments.shot}")
    window.close()
    app.processEvents()
    return 0


def _settled(window: MainWindow) -> QImage:
    """A picture of the window once all that is painted later is there."""
    from PySide6.QtCore import QEventLoop, QTimer

    from gui.shell.page import Page

    picture = window.grab().toImage()
    for _ in range(PATIENCE):
        waiting = QEventLoop()
        QTimer.singleShot(SETTLE_MS, waiting.quit)
        waiting.exec()
        before, picture = picture, window.grab().toImage()
        if picture == before and (not isinstance(window.page, Page) or window.page.complete):
            break
    return picture


def _played(game: str, arguments: argparse.Namespace) -> Match:
    """A match between easy bots, played as far as it was asked for."""
    spec = engine.GAMES[game]
    count = arguments.players or max(spec.min_players, min(4, spec.max_players))
    seats = _seats(count)
    number, unit = arguments.moves
    if unit == "%" or arguments.page == "end":
        whole = _play(game, seats, arguments.seed, None)
        return whole if arguments.page == "end" else whole.branch(len(whole.history) * number // 100)
    return _play(game, seats, arguments.seed, number)


def _seats(count: int) -> list[Seat]:
    return [Seat(name, colour) for name, colour in zip(NAMES[:count], COLOURS, strict=False)]


def _play(game: str, seats: list[Seat], seed: int, moves: int | None) -> Match:
    from engine import bots

    match = engine.new_match(game, seats, seed=seed)
    while not match.over and (moves is None or len(match.history) < moves):
        decision = match.decision
        assert decision is not None
        match.play(bots.choose(match, decision.seat, "easy", THINKING_SECONDS))
    return match


def _leave_matches(match: Match, game: str, seed: int) -> None:
    """A match that was left and some that were saved."""
    from gui.kit import places
    from gui.table.saving import save_as

    places.autosave().mkdir(parents=True, exist_ok=True)
    engine.save(match, places.autosave() / f"{game}-demo.json")
    for i, name in enumerate(("Sonntagsrunde", "Ann und Ben", "Drei zu Besuch")):
        seats = _seats(min(2 + i, engine.GAMES[game].max_players))
        part = engine.new_match(game, seats, seed=seed + i)
        luck = Chance.start(seed + i)
        for _ in range(20 + 17 * i):
            part.play(luck.pick("move", part.actions()))
        save_as(part, name)


def _leave_a_damaged_file() -> None:
    from gui.kit import places
    from gui.table.saving import SUFFIX

    Path(places.saves() / f"Kaputt{SUFFIX}").write_text(
        '{"format": "tafelrunde", "version": 1, "ga', encoding="utf-8"
    )
