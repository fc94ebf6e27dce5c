"""Events as lines of the log: one line per deed, with everything that it brought."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from engine.burgundy.values import (
    BoardChosen,
    BoardDealt,
    CardTaken,
    CastleHidden,
    CastleLaid,
    DiceRolled,
    DieChanged,
    FinalScoring,
    Gained,
    GameOver,
    GoodLaid,
    GoodsDealt,
    GoodsSold,
    GoodsTaken,
    MarkerMoved,
    PhaseBegan,
    PhaseEnded,
    PurchasePaid,
    StartPlayerRolled,
    TileDiscarded,
    TilePlaced,
    TileTaken,
    WorkersTaken,
    goods_place,
    hex_place,
)
from engine.core.match import Seat
from engine.core.values import Event, Scored
from gui.burgundy.texts import good_name, tile_name
from gui.table.face import Line

if TYPE_CHECKING:
    from gui.burgundy.words import BurgundyWords

translate = QCoreApplication.translate


@dataclass
class _Deed:
    """A line that is still growing."""

    seat: int | None
    text: str
    details: list[str] = field(default_factory=list)
    points: dict[int, int] = field(default_factory=dict)
    places: tuple[str, ...] = ()

    def line(self) -> Line:
        return Line(self.seat, self.text, ", ".join(self.details), tuple(self.points.items()), self.places)


def log_lines(words: BurgundyWords, events: Sequence[Event], seats: Sequence[Seat]) -> list[Line]:
    """The log of some events."""
    deeds: list[_Deed] = []
    ending = False
    for event in events:
        ending = ending or isinstance(event, FinalScoring)
        deed = _final(words, event, seats) if ending else None
        deed = deed or _begun(words, event, seats, deeds)
        if deed is not None:
            deeds.append(deed)
        elif deeds or isinstance(event, Scored | Gained):
            if not deeds:
                deeds.append(_Deed(event.seat, seats[event.seat].name))  # type: ignore[attr-defined]
            _add(words, event, deeds[-1])
    return [deed.line() for deed in deeds]


def _final(words: BurgundyWords, event: Event, seats: Sequence[Seat]) -> _Deed | None:
    """What is scored at the end stands in a line of its own."""
    if not isinstance(event, Scored):
        return None
    text = translate("Burgundy", "{name}: {source}").format(
        name=seats[event.seat].name, source=words.source(event.source)
    )
    return _Deed(event.seat, text, [words.sum(event.parts)], {event.seat: event.points}, event.places)


def _begun(words: BurgundyWords, event: Event, seats: Sequence[Seat], deeds: list[_Deed]) -> _Deed | None:
    """The deed that an event begins; None when it belongs to the one before."""
    name = seats[event.seat].name if hasattr(event, "seat") else ""
    match event:
        case StartPlayerRolled(order=order):
            first = seats[order[0]].name
            return _Deed(order[0], translate("Burgundy", "{name} begins").format(name=first))
        case GoodsDealt(seat=seat, goods=goods):
            text = translate("Burgundy", "{name} gets three goods").format(name=name)
            return _Deed(seat, text, [", ".join(good_name(good) for good in goods)])
        case BoardDealt(seat=seat, board=board) | BoardChosen(seat=seat, board=board):
            text = translate("Burgundy", "{name} plays on board {number}")
            return _Deed(seat, text.format(name=name, number=board))
        case CastleHidden(seat=seat):
            text = translate("Burgundy", "{name} has chosen a place for the first castle")
            return _Deed(seat, text.format(name=name))
        case CastleLaid(seat=seat, hex=hex):
            text = translate("Burgundy", "{name} sets the first castle").format(name=name)
            return _Deed(seat, text, places=(hex_place(seat, hex),))
        case PhaseBegan(phase=phase):
            text = translate("Burgundy", "Phase {phase} begins").format(phase=phase.upper())
            return _Deed(None, text, [translate("Burgundy", "new tiles in all depots")])
        case DiceRolled(round=round, white=white):
            text = translate("Burgundy", "Round {round}: the dice are rolled").format(round=round + 1)
            white_die = translate("Burgundy", "white die {value}").format(value=white)
            return _Deed(None, text, [white_die])
        case DieChanged(seat=seat, before=before, after=after):
            text = translate("Burgundy", "{name} spends a worker").format(name=name)
            change = translate("Burgundy", "{before} becomes {after}").format(before=before, after=after)
            return _Deed(seat, text, [change])
        case PurchasePaid(seat=seat, tile=tile, space=space, silver=silver, workers=workers):
            text = translate("Burgundy", "{name} buys: {tile}").format(name=name, tile=tile_name(tile))
            price = (
                translate("Burgundy", "for {count} silver").format(count=silver)
                if silver
                else translate("Burgundy", "for {count} workers").format(count=workers)
            )
            return _Deed(seat, text, [price], places=(space,))
        case TileTaken(seat=seat, tile=tile, space=space):
            if deeds and deeds[-1].places == (space,):
                return None  # it has just been bought
            text = translate("Burgundy", "{name} takes: {tile}").format(name=name, tile=tile_name(tile))
            return _Deed(seat, text, [words.depot(space)], places=(space,))
        case TileDiscarded(seat=seat, tile=tile):
            text = translate("Burgundy", "{name} discards: {tile}")
            return _Deed(seat, text.format(name=name, tile=tile_name(tile)))
        case TilePlaced(seat=seat, tile=tile, hex=hex):
            text = translate("Burgundy", "{name} lays: {tile}").format(name=name, tile=tile_name(tile))
            return _Deed(seat, text, places=(hex_place(seat, hex),))
        case GoodsSold(seat=seat, good=good, count=count):
            text = translate("Burgundy", "{name} sells: {good} \u00d7 {count}")
            return _Deed(seat, text.format(name=name, count=count, good=good_name(good)))
        case WorkersTaken(seat=seat):
            return _Deed(seat, translate("Burgundy", "{name} takes workers").format(name=name))
        case GoodsTaken(seat=seat, goods=goods) if goods:
            text = translate("Burgundy", "{name} loads goods").format(name=name)
            places = tuple(dict.fromkeys(goods_place(depot) for depot, _ in goods))
            return _Deed(seat, text, [", ".join(good_name(good) for _, good in goods)], places=places)
        case Gained(seat=seat, cause="mine"):
            return _grown(_Deed(seat, translate("Burgundy", "{name}: mines").format(name=name)), event)
        case FinalScoring():
            return _Deed(None, translate("Burgundy", "The last phase is over: final scoring"))
        case GameOver(winners=winners):
            names = translate("Burgundy", " and ").join(seats[seat].name for seat in winners)
            if len(winners) == 1:
                return _Deed(winners[0], translate("Burgundy", "{name} wins").format(name=names))
            return _Deed(None, translate("Burgundy", "{names} share the victory").format(names=names))
        case PhaseEnded(phase=phase):
            return _Deed(None, translate("Burgundy", "Phase {phase} is over").format(phase=phase.upper()))
    return None


def _add(words: BurgundyWords, event: Event, deed: _Deed) -> None:
    """What follows from a deed."""
    match event:
        case Scored(seat=seat, points=points, parts=parts):
            deed.points[seat] = deed.points.get(seat, 0) + points
            deed.details.append(words.sum(parts))
        case Gained():
            _grown(deed, event)
        case GoodLaid(good=good, depot=depot):
            text = translate("Burgundy", "{good} to depot {depot}")
            deed.details.append(text.format(good=good_name(good), depot=depot))
        case MarkerMoved(start=start, end=end) if end > start:
            deed.details.append(translate("Burgundy", "one step on the bridge"))
        case CardTaken(colour=colour):
            deed.details.append(words.colour(colour))


def _grown(deed: _Deed, event: Gained) -> _Deed:
    if event.silver:
        deed.details.append(translate("Burgundy", "%n silver", "", event.silver))
    if event.workers:
        deed.details.append(translate("Burgundy", "%n worker(s)", "", event.workers))
    return deed
