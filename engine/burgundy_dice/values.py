"""What seats choose and what happens.

A hex is "h01" to "h37"; places in events are "seat/hex".
"""

from __future__ import annotations

from msgspec import Struct

from engine.burgundy_dice.duchies import NAMES
from engine.core.values import Action, Event, Part


def place(seat: int, hex: int) -> str:
    return f"{seat}/{NAMES[hex]}"


# -- actions


class StartAt(Action, frozen=True, gc=False):
    """Mark this castle as the starting castle."""

    hex: str


class Sell(Action, frozen=True, gc=False):
    """Sell so many goods."""

    goods: int


class Mark(Action, frozen=True, gc=False):
    """Write the number into the hex, with the help of a bonus or none ("")."""

    hex: str
    number: int
    bonus: str = ""


class TakeWorker(Action, frozen=True, gc=False):
    """Use no combination and get a worker (BDG-032)."""


class EndTurn(Action, frozen=True, gc=False):
    """The turn stands as it is."""


TAKE_WORKER = TakeWorker()
END_TURN = EndTurn()


class _Marks(dict[tuple[int, int, str], Mark]):
    """Index of the hex, number and bonus -> the action; the same few values serve every game."""

    def __missing__(self, key: tuple[int, int, str]) -> Mark:
        hex, number, bonus = key
        self[key] = mark = Mark(NAMES[hex], number, bonus)
        return mark


MARKS = _Marks()


# -- what a turn consists of


class Marking(Struct, frozen=True, gc=False):
    """A number written into a hex of a colour, by which dice (0 or 1) and with which bonus."""

    hex: str
    colour: str
    number: int
    number_die: int
    colour_die: int
    bonus: str


class Gain(Struct, frozen=True, gc=False):
    """Points on a sheet that are counted when all sheets are shown."""

    source: str
    parts: tuple[Part, ...]
    places: tuple[str, ...]
    rule: str


class Turn(Struct, frozen=True, gc=False):
    """What a seat has done in the running round."""

    sold: int = 0
    marks: tuple[Marking, ...] = ()
    worker: bool = False
    gains: tuple[Gain, ...] = ()


NO_TURN = Turn()


# -- events


class Secret(Event, frozen=True, gc=False):
    """Something that a seat does on its own sheet; the others learn of it when all sheets are shown."""

    seat: int

    def seen_by(self, seat: int) -> Event | None:
        return self if seat == self.seat else None


class Revealing(Event, frozen=True, gc=False):
    """Something that nobody could know comes to light."""

    @property
    def reveals(self) -> bool:
        return True


class CastleChosen(Secret, frozen=True, gc=False):
    """The starting castle of a seat; `open` when all may see it."""

    hex: str
    open: bool

    def seen_by(self, seat: int) -> Event | None:
        return self if self.open else super().seen_by(seat)


class GoodsSold(Secret, frozen=True, gc=False):
    """So many goods were crossed out and so many silver circled for them."""

    goods: int
    silver: int


class HexMarked(Secret, frozen=True, gc=False):
    """A number stands in a hex of a colour, by which dice (0 or 1) and with which bonus."""

    hex: str
    colour: str
    number: int
    number_die: int
    colour_die: int
    bonus: str


class RegionCompleted(Secret, frozen=True, gc=False):
    colour: str
    hexes: tuple[str, ...]
    points: int


class BonusGained(Secret, frozen=True, gc=False):
    """A bonus was circled; `castle` says in the castle row."""

    bonus: str
    castle: bool


class BonusLost(Secret, frozen=True, gc=False):
    """There was no free circle for it (BDG-058)."""

    bonus: str


class WorkerTaken(Secret, frozen=True, gc=False):
    """The seat used no combination."""


class TurnEnded(Secret, frozen=True, gc=False):
    """The seat has confirmed its turn."""


class CastlesShown(Revealing, frozen=True, gc=False):
    """The starting castle of each seat."""

    hexes: tuple[str, ...]


class DiceRolled(Revealing, frozen=True, gc=False):
    """All five dice have been rolled, and time boxes crossed off: none in the solo game."""

    phase: int
    round: int
    numbers: tuple[int, int]
    colours: tuple[str, str]
    hourglasses: int
    crossed: int


class TurnShown(Revealing, frozen=True, gc=False):
    """What a seat has done in this round; it itself has known all along."""

    seat: int
    sold: int
    marks: tuple[Marking, ...]
    worker: bool

    def seen_by(self, seat: int) -> Event | None:
        return None if seat == self.seat else self


class ColourCompleted(Event, frozen=True, gc=False):
    """The seat has marked all hexes of a colour: as the first (1), the second (2), or too late (0)."""

    seat: int
    colour: str
    place: int


class PhaseEnded(Event, frozen=True, gc=False):
    """What each seat has won in the phase."""

    phase: int
    subtotals: tuple[int, ...]


class GameOver(Event, frozen=True, gc=False):
    """Who has won; several seats share a victory (BDG-092).  `totals` are the points of all seats."""

    winners: tuple[int, ...]
    totals: tuple[int, ...]
