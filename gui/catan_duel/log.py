"""What happened, in sentences; resources that come or go together become one line.

Besides places of the board a line may name a card, as "card:ID": it is shown while the line is pointed at.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from engine.catan_duel import values as v
from engine.core.match import Seat
from engine.core.values import Event, Scored
from gui.catan_duel import texts
from gui.catan_duel.names import amount_of, face_name, list_of
from gui.table.face import Line

translate = QCoreApplication.translate


def lines(events: Sequence[Event], seats: Sequence[Seat]) -> list[Line]:
    """The log of an action, as far as its reader may know."""
    found: list[Line] = []
    flow: list[v.Gained | v.Spent] = []
    points: dict[int, int] = {}

    def settle() -> None:
        if flow:
            found.append(_flow(flow, seats))
            flow.clear()

    for event in events:
        if isinstance(event, Scored):
            points[event.seat] = points.get(event.seat, 0) + event.points
        elif isinstance(event, (v.Gained, v.Spent)):
            if not event.amount and not getattr(event, "lost", 0):
                continue
            if flow and (type(flow[0]), flow[0].seat, flow[0].why) != (type(event), event.seat, event.why):
                settle()
            flow.append(event)
        elif (line := _line(event, seats)) is not None:
            settle()
            found.append(line)
    settle()
    won = tuple((seat, amount) for seat, amount in points.items() if amount)
    if won:
        last = found.pop() if found else Line(won[0][0], translate("CatanDuel", "Points have changed"))
        found.append(Line(last.seat, last.text, last.detail, won, last.places))
    return found


def _flow(flow: Sequence[v.Gained | v.Spent], seats: Sequence[Seat]) -> Line:
    """Resources that a seat received or gave for one reason."""
    first = flow[0]
    name = seats[first.seat].name
    sums: dict[str, int] = {}
    for event in flow:
        sums[event.resource] = sums.get(event.resource, 0) + event.amount
    goods = list_of([amount_of(kind, count) for kind, count in sums.items() if count])
    lost = sum(event.lost for event in flow if isinstance(event, v.Gained))
    detail = _reason(first.why)
    if lost:
        wasted = translate("CatanDuel", "%n found no room", "", lost)
        detail = f"{detail}; {wasted}" if detail else wasted
    places = tuple(event.place for event in flow)
    if isinstance(first, v.Gained):
        nothing = translate("CatanDuel", "{name} has no room left").format(name=name)
        text = translate("CatanDuel", "{name} receives {goods}").format(name=name, goods=goods)
        return Line(first.seat, text if goods else nothing, detail, places=places)
    text = translate("CatanDuel", "{name} gives {goods}").format(name=name, goods=goods)
    return Line(first.seat, text, detail, places=places)


def _reason(why: str) -> str:
    if "/" in why:
        return texts.card_name(why)
    return {
        "production": translate("CatanDuel", "Production"),
        "price": translate("CatanDuel", "The price"),
        "trade": translate("CatanDuel", "A trade"),
        "search": translate("CatanDuel", "For the search"),
        "trade_face": translate("CatanDuel", "Trade advantage"),
        "harvest": face_name("harvest"),
        "celebration": face_name("celebration"),
        "brigand": face_name("brigand"),
    }.get(why, "")


def _line(event: Event, seats: Sequence[Seat]) -> Line | None:
    name = seats[event.seat].name if isinstance(getattr(event, "seat", None), int) and event.seat >= 0 else ""  # type: ignore[attr-defined]
    match event:
        case v.StartRolled(seat=seat, number=number):
            text = translate("CatanDuel", "{name} rolls {number} for the start")
            return Line(seat, text.format(name=name, number=number))
        case v.TurnBegan(seat=seat, turn=turn):
            text = translate("CatanDuel", "Turn {turn}: {name}").format(turn=turn, name=name)
            return Line(seat, text)
        case v.DiceRolled(seat=seat, number=number, face=face):
            text = translate("CatanDuel", "{name} rolls {number} and {face}")
            return Line(seat, text.format(name=name, number=number, face=face_name(face)))
        case v.Traded(seat=seat, give=give, count=count, get=get):
            text = translate("CatanDuel", "{name} trades {give} for {get}")
            return Line(seat, text.format(name=name, give=amount_of(give, count), get=amount_of(get, 1)))
        case v.Built(seat=seat, card=card, place=place):
            text = translate("CatanDuel", "{name} builds {card}").format(
                name=name, card=texts.card_name(card)
            )
            return Line(seat, text, places=(place,))
        case v.LandscapeLaid(seat=seat, card=card, place=place):
            text = translate("CatanDuel", "New landscape: {card}").format(card=texts.card_name(card))
            return Line(seat, text, places=(place,))
        case v.Swapped(seat=seat, first=first, second=second):
            text = translate("CatanDuel", "{name} exchanges two cards").format(name=name)
            return Line(seat, text, places=(first, second))
        case v.Removed(seat=seat, card=card, place=place, why=why):
            text = translate("CatanDuel", "{name} loses {card}").format(name=name, card=texts.card_name(card))
            if why == "demolition":
                text = translate("CatanDuel", "{name} demolishes {card}").format(
                    name=name, card=texts.card_name(card)
                )
            return Line(seat, text, _reason(why), places=(place, f"card:{card}"))
        case v.Played(seat=seat, card=card):
            text = translate("CatanDuel", "{name} plays {card}").format(name=name, card=texts.card_name(card))
            return Line(seat, text, texts.card_text(card), places=(f"card:{card}",))
        case v.EventRevealed(card=card):
            text = translate("CatanDuel", "Event: {card}").format(card=texts.card_name(card))
            return Line(None, text, texts.card_text(card), places=(f"card:{card}",))
        case v.EventsShuffled():
            return Line(None, translate("CatanDuel", "The event stack is made anew"))
        case v.TokenMoved(token=token, seat=seat):
            return _token(token, seat, seats)
        case v.CalledOff():
            text = translate("CatanDuel", "The game is called off")
            return Line(None, text, banner(event, seats))
        case v.GameOver(winners=winners):
            names = list_of([seats[winner].name for winner in winners])
            return Line(winners[0], translate("CatanDuel", "{name} wins").format(name=names))
        case v.Lapsed(seat=seat, amount=amount):
            text = translate("CatanDuel", "%n resource(s) found no room", "", amount)
            return Line(seat, text)
        case v.BrigandsCounted() | v.EventSpared() | v.AttackRolled():
            return Line(event.seat, banner(event, seats))
    return _card_line(event, seats, name)


def _card_line(event: Event, seats: Sequence[Seat], name: str) -> Line | None:
    """Cards that go to and from hands; which one is only told to those who know."""
    match event:
        case v.CardDrawn(seat=seat, card=card):
            text = translate("CatanDuel", "{name} draws a card").format(name=name)
        case v.CardPicked(seat=seat, card=card):
            text = translate("CatanDuel", "{name} takes a card out of a stack").format(name=name)
        case v.CardPutUnder(seat=seat, card=card):
            text = translate("CatanDuel", "{name} puts a card under a stack").format(name=name)
        case v.CardStolen(seat=seat, card=card, owner=owner):
            text = translate("CatanDuel", "{name} takes a card from the hand of {other}").format(
                name=name, other=seats[owner].name
            )
        case v.CardFetched(seat=seat, card=card):
            text = translate("CatanDuel", "{name} takes a card from the discard pile").format(name=name)
        case v.CardUnderStack(seat=seat, card=card):
            text = translate("CatanDuel", "It goes under a stack")
        case v.StackSearched(seat=seat):
            return Line(seat, translate("CatanDuel", "{name} looks through a stack").format(name=name))
        case v.HandShown(seat=seat, owner=owner):
            text = translate("CatanDuel", "{name} looks at the hand of {other}")
            return Line(seat, text.format(name=name, other=seats[owner].name))
        case _:
            return None
    if card is None:
        return Line(seat, text)
    return Line(seat, text, texts.card_name(card), places=(f"card:{card}",))


def _token(token: str, seat: int, seats: Sequence[Seat]) -> Line:
    if seat < 0:
        lost = {
            "strength": translate("CatanDuel", "Nobody has the strength advantage now"),
            "trade": translate("CatanDuel", "Nobody has the trade advantage now"),
        }
        return Line(None, lost[token])
    won = {
        "strength": translate("CatanDuel", "{name} has the strength advantage"),
        "trade": translate("CatanDuel", "{name} has the trade advantage"),
    }
    return Line(seat, won[token].format(name=seats[seat].name))


def banner(event: Event, seats: Sequence[Seat]) -> str:
    """What is told in large letters on the board."""
    match event:
        case v.DiceRolled(number=number, face=face):
            return translate("CatanDuel", "{number} and {face}").format(number=number, face=face_name(face))
        case v.BrigandsCounted(seat=seat, count=count, robbed=robbed):
            name = seats[seat].name
            told = (
                translate("CatanDuel", "{count} resources: {name} is robbed of wool and gold")
                if robbed
                else translate("CatanDuel", "{count} resources: the brigands pass {name} by")
            )
            return told.format(count=count, name=name)
        case v.EventSpared(seat=seat, event=card, card=by):
            told = translate("CatanDuel", "{event} passes {name} by: {card}")
            return told.format(event=texts.card_name(card), name=seats[seat].name, card=texts.card_name(by))
        case v.AttackRolled(card=card, number=number, warded=warded):
            told = (
                translate("CatanDuel", "{number}: {card} is warded off")
                if warded
                else translate("CatanDuel", "{number}: {card} comes through")
            )
            return told.format(number=number, card=texts.card_name(card))
        case v.CalledOff(target=target):
            return called_off(target)
    return ""


def called_off(target: int) -> str:
    """Why a game is over without a victory."""
    told = translate(
        "CatanDuel", "Nobody can reach {target} victory points any more: whoever has more points is first."
    )
    return told.format(target=target)
