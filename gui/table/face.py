"""What a game brings to the interface: its board, its words and its pictures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Any, ClassVar

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QWidget

from engine.core.game import Game
from engine.core.match import Entry, Match, Seat
from engine.core.problems import Refusal
from engine.core.values import Action, Decision, Event, Part
from gui.table.board import Board

Painter = Callable[[QPainter, QRectF], None]
"""Paints something into a rectangle."""


@dataclass(frozen=True)
class Prompt:
    """What the player is asked: a title, a sentence, and the keys that help."""

    title: str
    hint: str = ""
    keys: tuple[tuple[str, str], ...] = ()
    picture: Painter | None = None


@dataclass(frozen=True)
class Line:
    """One line of the log: what happened, a quieter second sentence, the points it brought, where it was."""

    seat: int | None
    text: str
    detail: str = ""
    points: tuple[tuple[int, int], ...] = ()
    """(seat, points) for every seat that won some."""
    places: tuple[str, ...] = ()


@dataclass(frozen=True)
class Supply:
    """Pieces in front of a seat: how many are left of how many, and how one looks."""

    name: str
    paint: Painter
    left: int
    of: int | None = None


@dataclass(frozen=True)
class Remaining:
    """What is still to come: tiles in the bag, rounds to play; `kinds` opens as a list."""

    count: int
    caption: str
    paint: Painter
    kinds: tuple[Supply, ...] = field(default=())


class Privacy(Enum):
    """How a person takes a decision in a match with secrets in which others sit at the same screen.

    CURTAIN:    the curtain calls the person, who then sees what the seat may know
    FACE_DOWN:  everybody may watch: the board shows what an onlooker may see, until the person
                asks to look at what is theirs; prompt and actions must not tell a secret
    OPEN:       everybody may watch, and sees what the seat may know: it is not worth hiding
    """

    CURTAIN = auto()
    FACE_DOWN = auto()
    OPEN = auto()


@dataclass(frozen=True)
class Index:
    """What can be looked up beside the rules, such as all cards of a game.

    title:  what is in it: "Cards"
    names:  those by which the rules speak of what is in it
    count:  how much in it has to do with some words
    open:   lay it over a page, opened at some words
    """

    title: str
    names: tuple[str, ...]
    count: Callable[[str], int]
    open: Callable[[QWidget, str], object]


class Words:
    """A game's sentences.  Everything the engine says in ids comes through here."""

    def prompt(self, game: Game[Any], decision: Decision[Any], seats: Sequence[Seat]) -> Prompt:
        raise NotImplementedError

    def action(self, game: Game[Any], action: Action) -> str:
        """The action as a button, and as the name of undo and redo."""
        raise NotImplementedError

    def entry(self, entry: Entry, seats: Sequence[Seat]) -> list[Line]:
        """What an action and its consequences look like in the log.

        Of a game with secrets the events are those that the reader may know: what
        they do not tell, a line must not tell from the action either.
        """
        raise NotImplementedError

    def doing(self, decision: Decision[Any]) -> str:
        """What the seat of a decision is about, under its name: "lays a tile"."""
        return ""

    def revealed(self, event: Event) -> str:
        """What came to light with an event, as a sentence: "The next tile has been drawn."."""
        return ""

    def refusal(self, refusal: Refusal) -> str | None:
        """A sentence finer than the rule's own; None leaves it to the rule book."""
        return None

    def source(self, source: str) -> str:
        """A source of points as a heading of the score table."""
        raise NotImplementedError

    def part(self, part: Part) -> str:
        """A part of a sum, such as "7 tiles x 2"."""
        raise NotImplementedError

    def ending(self, game: Game[Any]) -> str:
        """What has to be said about the end beside who has won; "" where that is all."""
        return ""

    def progress(self, game: Game[Any]) -> str:
        """How far the game is: "Tile 46 of 72"."""
        raise NotImplementedError


class Face:
    """One game as the shelf and the table see it.

    minutes: how long a game takes, as the box says
    """

    id: ClassVar[str]
    minutes: ClassVar[str]

    def title(self) -> str:
        raise NotImplementedError

    def blurb(self) -> str:
        """One sentence for who does not know the game."""
        raise NotImplementedError

    def cover(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the front of the box."""
        raise NotImplementedError

    def words(self) -> Words:
        raise NotImplementedError

    def board(self, seats: Sequence[Seat]) -> Board:
        raise NotImplementedError

    def privacy(self, game: Game[Any], seat: int) -> Privacy:
        """How the decision of this seat is taken; asked only where somebody could see a secret."""
        return Privacy.CURTAIN

    def supplies(self, game: Game[Any], seat: int, colour: str) -> list[Supply]:
        """What lies in front of a seat for all to see, in the seat's colour."""
        return []

    def remaining(self, game: Game[Any]) -> Remaining | None:
        return None

    def time_mark(self, entry: Entry) -> Painter | None:
        """A small picture of an action for the time line; None for actions not worth a mark.

        As in `Words.entry`, only the events tell what may be known.
        """
        return None

    def option_picture(self, option: str) -> Painter | None:
        """A small square picture by which a flag is chosen for a new game; None: a plain switch."""
        return None

    def index(self) -> Index | None:
        """What the rules reader lets one look up; None where the rules say it all."""
        return None

    def thumbnail(self, match: Match, size: QSize) -> QImage:
        """The board as it stands, small, for lists of saves."""
        raise NotImplementedError
