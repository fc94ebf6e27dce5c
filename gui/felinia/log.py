"""Events as lines of the log: one line per deed, with what it brought behind it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication

from engine.core.match import Seat
from engine.core.values import Event, Scored
from engine.felinia.box import BOARD, SHIP_TILES, TRADE_TILES
from engine.felinia.events import (
    Boarded,
    BonusTaken,
    FinalScoring,
    Gained,
    GameOver,
    GoodBought,
    GoodDrawn,
    GoodsSwapped,
    LastMerchantBoarded,
    MerchantWalked,
    NextShipShown,
    ProvisionEaten,
    RoundBegan,
    ShipCancelled,
    ShipSailed,
    ShipsRanOut,
    ShipTileLaid,
    Sold,
    SpecialTaken,
    StonePlaced,
    StoneTakenBack,
    StorageRented,
    TileTaken,
    TileTurned,
    WentHome,
)
from engine.felinia.professional import PlaceKept, PlacesDrawn
from gui.felinia.texts import cat_name, country_name, good_name, place_name, special_name
from gui.table.face import Line

if TYPE_CHECKING:
    from gui.felinia.words import FeliniaWords

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


def place_of(event: Event) -> str:
    """Where an event took place, by the name of the thing; "" for nowhere in particular."""
    match event:
        case StonePlaced(seat=seat, place=place, turn=turn):
            return f"{seat}/field/{turn}" if place == BOARD else place
        case GoodBought(market=market):
            return market
        case GoodsSwapped() | BonusTaken():
            return "guild"
        case Boarded(ship=ship):
            return f"ship/{ship}"
        case MerchantWalked(province=province) | TileTurned(province=province):
            return province
        case TileTaken(province=province) | SpecialTaken(province=province) | WentHome(province=province):
            return province
    return ""


def log_lines(events: Sequence[Event], seats: Sequence[Seat], words: FeliniaWords) -> list[Line]:
    """The log of some events; what an event brings stands behind what brought it."""
    deeds: list[_Deed] = []
    for event in events:
        detail = _detail(event, words)
        if detail and deeds:
            deeds[-1].details.append(detail)
            continue
        seat = getattr(event, "seat", None)
        text = _text(event, seats[seat].name if seat is not None else "", seats, words)
        if not text:
            continue
        deed = _Deed(seat, text)
        place = place_of(event)
        deed.places = (place,) if place else ()
        if isinstance(event, Scored):
            deed.points = {event.seat: event.points}
            deed.places = event.places
            deed.details = [" + ".join(words.part(part) for part in event.parts)]
        elif isinstance(event, Boarded):
            silver = [f"{event.silver} {words.thing('silver')}"] if event.silver else []
            deed.details = [*(good_name(good) for good in event.goods), *silver]
        deeds.append(deed)
    return [deed.line() for deed in deeds]


def _detail(event: Event, words: FeliniaWords) -> str:
    """What only adds to the line before."""
    match event:
        case Gained(what=what, got=got):
            return f"+{got} {words.thing(what)}"
        case GoodDrawn(good=good):
            return f"+1 {good_name(good)}" if good else translate("Felinia", "the bag is empty")
        case ProvisionEaten():
            return translate("Felinia", "for a provision")
        case LastMerchantBoarded():
            return translate("Felinia", "the last merchant: the game ends after this round")
    return ""


def _text(event: Event, name: str, seats: Sequence[Seat], words: FeliniaWords) -> str:
    """What happened, by somebody of this name; "" for what needs no line."""
    match event:
        case RoundBegan(round=number):
            head = translate("Felinia", "Round {round}: {name} begins")
            return head.format(name=name, round=number)
        case StonePlaced() | GoodBought() | GoodsSwapped() | BonusTaken() | Sold() | StorageRented():
            return _in_the_city(event, name, words)
        case StoneTakenBack(deal=False):
            return translate("Felinia", "{name} takes a stone back").format(name=name)
        case Boarded():
            return translate("Felinia", "{name} goes on board").format(name=name)
        case ShipSailed(country=country):
            return translate("Felinia", "A ship sails: {country}").format(country=country_name(country))
        case ShipCancelled(tile=tile):
            text = translate("Felinia", "The empty ship of {time} o'clock stays in the harbour")
            return text.format(time=SHIP_TILES[tile].departure)
        case NextShipShown(tile=tile) | ShipTileLaid(tile=tile):
            text = translate("Felinia", "A ship is announced: {country}, {time}")
            ship = SHIP_TILES[tile]
            return text.format(country=country_name(ship.destination), time=ship.departure)
        case MerchantWalked() | TileTurned() | TileTaken() | SpecialTaken() | WentHome():
            return _on_the_island(event, name)
        case PlacesDrawn():
            return translate("Felinia", "{name} looks at mysterious places").format(name=name)
        case PlaceKept(card=card):
            if card is None:
                return translate("Felinia", "{name} keeps a mysterious place").format(name=name)
            kept = translate("Felinia", "{name} keeps: {place}")
            return kept.format(name=name, place=place_name(card.split("_")[1]))
    return _at_the_end(event, name, seats, words)


def _in_the_city(event: Event, name: str, words: FeliniaWords) -> str:
    match event:
        case StonePlaced(place=place, silver=silver) if place == BOARD:
            return translate("Felinia", "{name} takes {silver} silver").format(name=name, silver=silver)
        case StonePlaced(place=place):
            return translate("Felinia", "{name}: stone on {place}").format(
                name=name, place=words.town_place(place)
            )
        case GoodBought(good=good, price=price):
            text = translate("Felinia", "{name} buys {good} for {price} silver")
            return text.format(name=name, good=good_name(good), price=price)
        case GoodsSwapped(given=given, taken=taken, price=price):
            text = translate("Felinia", "{name} swaps {given} for {taken} ({price} silver)")
            return text.format(name=name, given=good_name(given), taken=good_name(taken), price=price)
        case BonusTaken(tile=tile, price=price):
            if tile is None:
                return translate("Felinia", "{name} takes a bonus tile ({price} silver)").format(
                    name=name, price=price
                )
            text = translate("Felinia", "{name} takes a bonus tile: {bonus} ({price} silver)")
            return text.format(name=name, bonus=words.bonus(tile), price=price)
        case Sold(what=what, silver=silver):
            text = translate("Felinia", "{name} sells {what} for {silver} silver")
            return text.format(name=name, what=words.thing(what), silver=silver)
        case StorageRented(price=price):
            return translate("Felinia", "{name} rents a space for {price} silver").format(
                name=name, price=price
            )
    return ""


def _on_the_island(event: Event, name: str) -> str:
    match event:
        case MerchantWalked(step=1):
            return translate("Felinia", "{name} goes ashore").format(name=name)
        case MerchantWalked(step=step):
            return translate("Felinia", "{name}: step {step}").format(name=name, step=step)
        case TileTurned(tile=tile):
            return translate("Felinia", "{name} turns up: {tile}").format(name=name, tile=tile_name(tile))
        case TileTaken(tile=tile, country=country):
            if tile is None:
                text = translate("Felinia", "{name} takes a tile and stays: {country}")
                return text.format(name=name, country=country_name(country))
            return translate("Felinia", "{name} stays and takes: {tile}").format(
                name=name, tile=tile_name(tile)
            )
        case SpecialTaken(tile=tile):
            return translate("Felinia", "{name} stays and takes: {tile}").format(
                name=name, tile=tile_name(tile)
            )
        case WentHome():
            return translate("Felinia", "{name}'s merchant goes home").format(name=name)
    return ""


def _at_the_end(event: Event, name: str, seats: Sequence[Seat], words: FeliniaWords) -> str:
    match event:
        case ShipsRanOut():
            return translate("Felinia", "The last ships leave")
        case FinalScoring():
            return translate("Felinia", "The game is over: final scoring")
        case Scored(source=source):
            return translate("Felinia", "{name}: {source}").format(name=name, source=words.source(source))
        case GameOver(winners=winners):
            names = translate("Felinia", " and ").join(seats[seat].name for seat in winners)
            if len(winners) == 1:
                return translate("Felinia", "{winner} wins").format(winner=names)
            return translate("Felinia", "{winners} share the victory").format(winners=names)
    return ""


def tile_name(tile: str) -> str:
    """A trade tile by its cat, a special one by its name."""
    cat: Any = TRADE_TILES[tile].cat
    return cat_name(cat) if cat else special_name(tile)
