"""`python -m gui [FILE]` opens the program, and a saved match."""

from __future__ import annotations

import argparse
import gc
import sys
from pathlib import Path

STARTED_MS = 2000
"""After that the window is there and filled."""


def main() -> int:
    arguments = _arguments()
    if arguments.self_test:
        from gui.shell.self_test import self_test

        return self_test()
    if arguments.demo is not None:
        from gui.shell.demo import demo

        return demo(arguments)
    return _play(arguments)


def _play(arguments: argparse.Namespace) -> int:
    gc.disable()  # starting makes many objects that stay, and hardly any garbage to look for
    from gui.app import application, watch_for_errors

    app = application(sys.argv[:1])
    watch_for_errors()
    from PySide6.QtCore import QTimer

    from gui.shell.window import MainWindow

    window = MainWindow()
    QTimer.singleShot(STARTED_MS, window, _collect_garbage)
    if arguments.first_paint:
        from gui.shell.first_paint import end_after_first_paint

        end_after_first_paint(window)
    window.show()
    if arguments.file is not None:
        window.open_file(arguments.file)
    return app.exec()


def _collect_garbage() -> None:
    """From now on, but not among what the start has made: looking through that would only cost time."""
    gc.freeze()
    gc.enable()


def _moves(text: str) -> tuple[int, str]:
    """A number of moves, or a share of the match: (40, "") or (60, "%")."""
    return int(text.removesuffix("%")), "%" if text.endswith("%") else ""


def _size(text: str) -> tuple[int, int]:
    width, height = text.lower().split("x")
    return int(width), int(height)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="tafelrunde", description="Board games for people around one screen."
    )
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help="a saved match to open")
    parser.add_argument("--self-test", action="store_true", help="play, save and load every game, then end")
    parser.add_argument("--first-paint", action="store_true", help="end after the window has painted once")
    demo = parser.add_argument_group("demonstration: plays a match by itself and takes a picture")
    demo.add_argument(
        "--demo", nargs="?", const="", metavar="GAME", help="the game to play; the first one if left out"
    )
    demo.add_argument("--shot", type=Path, metavar="FILE", help="write a picture of the window")
    demo.add_argument("--seed", type=int, default=7)
    demo.add_argument("--players", type=int, default=0)
    demo.add_argument(
        "--moves",
        type=_moves,
        default="60%",
        help="how far to play: a number of moves, or a share such as 60%%",
    )
    demo.add_argument(
        "--page", choices=("table", "home", "new", "saves", "settings", "rules", "end"), default="table"
    )
    demo.add_argument("--size", type=_size, default="1600x1000", metavar="WxH")
    demo.add_argument("--language", choices=("de", "en"), default="en")
    demo.add_argument("--theme", choices=("day", "night"), default="day")
    demo.add_argument("--text", type=float, default=1.0, help="text size, 0.8 to 2")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
