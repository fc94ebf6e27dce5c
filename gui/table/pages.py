"""What the prompt says in each situation of a match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any

from PySide6.QtCore import QCoreApplication

from engine.core.game import Game
from engine.core.match import PERSON, Seat
from engine.core.values import Action, Decision
from gui.table.board import Board
from gui.table.choices import Choice
from gui.table.face import Words
from gui.table.prompt import Page

translate = QCoreApplication.translate
Do = Callable[[], None]
NUMBER_KEYS = 9


def deciding(
    game: Game[Any],
    decision: Decision[Any],
    seats: Sequence[Seat],
    words: Words,
    board: Board,
    take: Callable[[Action], None],
    besides: Sequence[Choice],
) -> Page:
    """A person decides: what the board does not take by hand becomes buttons, with number keys."""
    prompt = words.prompt(game, decision, seats)
    plain = [action for action in game.actions() if not board.takes(action)]
    keys = {id(action): str(number) for number, action in enumerate(plain[:NUMBER_KEYS], 1)}

    def choice(action: Action) -> Choice:
        text = words.action(game, action)
        return Choice(text[:1].upper() + text[1:], lambda: take(action), keys.get(id(action), ""))

    groups = [[choice(action) for action in group] for _, group in groupby(plain, lambda action: action.kind)]
    if besides:
        groups.append(list(besides))
    return Page(prompt.title, prompt.hint, prompt.keys, prompt.picture, groups, glowing=True)


def confirming(name: str, take: Do, back: Do) -> Page:
    """An action that cannot be taken back afterwards."""
    return Page(
        translate("Prompt", "Sure?"),
        translate(
            "Prompt", "After this something new comes to light, so it cannot be taken back: {action}."
        ).format(action=name),
        groups=[
            [
                Choice(translate("Prompt", "Do it"), take, tells="Return", primary=True),
                Choice(translate("Prompt", "Back"), back, tells="Esc"),
            ]
        ],
        glowing=True,
    )


def thinking(seat: Seat, stop: Do) -> Page:
    groups = [[Choice(translate("Prompt", "Stop"), stop, icon="pause")]]
    return Page(translate("Prompt", "{name} is thinking").format(name=seat.name), groups=groups, busy=True)


def paused(seat: Seat, go_on: Do, back: Choice | None) -> Page:
    groups = [[Choice(translate("Prompt", "Go on"), go_on, icon="play", primary=True)]]
    if back is not None:
        groups.append([back])
    return Page(
        translate("Prompt", "{name} waits").format(name=seat.name),
        translate("Prompt", "The bot has been stopped."),
        groups=groups,
        glowing=True,
    )


def past(count: int, total: int, now: Do, branch: Do) -> Page:
    return Page(
        translate("Prompt", "After move {count} of {total}").format(count=count, total=total),
        translate("Prompt", "The match itself stays as it is."),
        groups=[
            [
                Choice(translate("Prompt", "Back to now"), now, tells="Esc", icon="last", primary=True),
                Choice(translate("Prompt", "Go on from here as a new match"), branch, icon="play"),
            ]
        ],
    )


def watching(skip: Do) -> Page:
    """What happened since the last turn is played again."""
    return Page(
        translate("Prompt", "Since your last turn"),
        groups=[[Choice(translate("Prompt", "Enough"), skip, tells="Esc")]],
    )


def over(result: Do, leave: Do, back: Choice | None) -> Page:
    groups = [
        [
            Choice(translate("Prompt", "Show the result"), result, icon="trophy", primary=True),
            Choice(translate("Prompt", "Leave the table"), leave, icon="home"),
        ]
    ]
    if back is not None:
        groups.append([back])
    return Page(translate("Prompt", "The game is over"), groups=groups)


def curtained() -> Page:
    return Page("…")


def level_name(player: str) -> str:
    """A bot's level, or that a person sits there."""
    names = {
        PERSON: translate("Prompt", "person"),
        "random": translate("Prompt", "bot, random"),
        "easy": translate("Prompt", "bot, easy"),
    }
    return names.get(player) or translate("Prompt", "bot, {level}").format(level=player)
