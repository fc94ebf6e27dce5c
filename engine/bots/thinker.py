"""Bots think in a process of their own, so that a window never waits and a thought can be cut off.

Only JSON goes to the process and back, and its answer is checked like anybody's.
A frozen program must call `multiprocessing.freeze_support()` first thing in its
main module.
"""

from __future__ import annotations

import multiprocessing
import signal
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

import msgspec
from msgspec import Struct

from engine.bots import decide, own_luck
from engine.core.game import Game
from engine.core.match import Match
from engine.core.shelf import GAMES
from engine.core.values import Action

_PATIENCE = 0.05
"""Seconds that a process gets to end when asked politely."""


class ThinkerError(Exception):
    """The bot gave no usable answer.  It may be asked again."""


class _Question(Struct):
    game: str
    snapshot: dict[str, Any]
    seat: int
    level: str
    seconds: float


class _Answer(Struct):
    action: dict[str, Any] | None = None
    problem: str = ""


class Thinker:
    """One process that answers one question at a time."""

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._connection: Connection | None = None
        self._asked: Game[Any] | None = None

    @property
    def thinking(self) -> bool:
        """Whether an answer is still to come."""
        return self._asked is not None

    def ask(self, match: Match, seat: int, level: str, seconds: float) -> None:
        """Begin to think about the match as it stands.  An earlier question is dropped."""
        if self.thinking:
            self.stop()
        question = {
            "game": match.spec.id,
            "snapshot": match.game.snapshot(),
            "seat": seat,
            "level": level,
            "seconds": seconds,
        }
        message = msgspec.json.encode(question)
        try:
            self._running().send_bytes(message)
        except OSError:
            # it died since the last answer: once more, in a new process
            self.stop()
            self._running().send_bytes(message)
        self._asked = match.game

    def poll(self) -> Action | None:
        """The answer when it is there, None as long as it is not; ThinkerError when there will be none."""
        if self._asked is None or self._connection is None:
            return None
        try:
            if not self._connection.poll():
                return None
            answer = msgspec.json.decode(self._connection.recv_bytes(), type=_Answer)
        except (EOFError, OSError, msgspec.DecodeError) as error:
            self.stop()
            raise ThinkerError("The bot's process ended without an answer.") from error
        game, self._asked = self._asked, None
        if answer.problem:
            raise ThinkerError(f"The bot could not decide: {answer.problem}")
        try:
            action: Action = msgspec.convert(answer.action, game.action_union())
        except msgspec.ValidationError as error:
            raise ThinkerError("The bot's answer is not an action of this game.") from error
        if action not in game.actions():
            raise ThinkerError("The bot's answer is not allowed.")
        return action

    def stop(self) -> None:
        """End thinking at once; the next question gets a new process."""
        self._asked = None
        if self._connection is not None:
            self._connection.close()
            self._connection = None
        if self._process is not None:
            self._process.terminate()
            self._process.join(_PATIENCE)
            if self._process.is_alive():
                self._process.kill()
                self._process.join()
            self._process.close()
            self._process = None

    close = stop

    def _running(self) -> Connection:
        """The connection to the process, which is started when there is none."""
        if self._connection is None:
            context = multiprocessing.get_context("spawn")
            self._connection, theirs = context.Pipe()
            self._process = context.Process(target=_work, args=(theirs,), name="thinker", daemon=True)
            self._process.start()
            # once only the process holds its end, its death closes the pipe, and ours closes it there
            theirs.close()
        return self._connection


def _work(connection: Connection) -> None:
    """What the process does: answer questions until the other end is closed."""
    # Ctrl-C in a terminal reaches the whole group; the program itself decides when this process ends
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            message = connection.recv_bytes()
        except (EOFError, OSError):
            return
        connection.send_bytes(msgspec.json.encode(_answer(message)))


def _answer(message: bytes) -> dict[str, Any]:
    try:
        question = msgspec.json.decode(message, type=_Question)
        game = GAMES[question.game].load().restore(question.snapshot)
        luck = own_luck(game, question.seat)
        return {"action": decide(game, question.seat, question.level, question.seconds, luck)}
    except Exception as error:
        # whatever went wrong in here must be told over there, where somebody can see it
        return {"problem": f"{type(error).__name__}: {error}"}
