"""What moves at sea and on the island: ships, merchants, tiles, rewards and cards of mysterious places."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPointF

from engine.felinia.box import SHIP_TILES
from engine.felinia.events import (
    Gained,
    GoodDrawn,
    MerchantWalked,
    ProvisionEaten,
    ShipCancelled,
    ShipReturned,
    ShipSailed,
    SpecialTaken,
    TileTaken,
    TileTurned,
    WentHome,
)
from engine.felinia.professional import DRAWN_AT_ONCE, PlaceKept, PlacesDrawn, PlacesReturned
from gui.felinia import layers, looks, plan
from gui.felinia.motions import appear, fade_late, sail, stride, turn_over
from gui.felinia.setting import DRAWN, MERCHANT, SHIP_AT_SEA, STEP_UP, WALKER, drawn_spot
from gui.felinia.stage import Stage
from gui.felinia.texts import sort_name
from gui.kit.motion import call, fade, grow, move, pause

SAILING = 1100
STRIDE = 340
DEALING = 420


def sail_ship(stage: Stage, event: ShipSailed | ShipReturned | ShipCancelled) -> None:
    ship = stage.board.pieces.items[f"ship/{event.ship}"]
    tile, flag = stage.lying(f"ship_tile/{event.ship}"), stage.lying(f"leaves/{event.ship}")
    gone = [fade(tile, 0.0, 300)] if tile is not None else []
    stage.then(*[call(flag.hide)] if flag is not None else [])
    if isinstance(event, ShipCancelled):
        stage.then(*gone)
        return
    course = stage.land.sea_way(plan.ship_spot(event.ship), SHIP_TILES[event.tile].destination)
    if isinstance(event, ShipSailed):
        stage.then(sail(ship, course, SAILING), grow(ship, SHIP_AT_SEA / plan.SHIP, SAILING))
    else:
        stage.then(sail(ship, course.toReversed(), SAILING), *gone)


def walk(stage: Stage, event: MerchantWalked | WentHome) -> None:
    walker = stage.walker
    if isinstance(event, WentHome):
        if walker is not None:
            stage.then(move(walker, stage.home(event.seat).merchant(), 420), fade_late(walker, 420))
        stage.walker = None
        return
    start = event.origin or stage.land.provinces[event.province].country
    track = stage.land.way(start, event.province).translated(STEP_UP)
    if walker is None or not event.origin:
        look = looks.merchant(stage.colour(event.seat), WALKER)
        walker = stage.walker = stage.piece(look, track.pointAtPercent(0), layers.MERCHANTS + 0.6)
        stage.then(appear(walker))
    stage.then(stride(walker, track, STRIDE))


def turn_tile(stage: Stage, event: TileTurned) -> None:
    lying = stage.lying(f"tile/{event.province}")
    if lying is None:
        return
    front = looks.tile_front(event.tile, stage.land.tile)
    stage.then(turn_over(lying, 1.0, 0.0))
    stage.then(call(partial(lying.set_look, front)))
    stage.then(turn_over(lying, 0.0, 1.0))
    stage.then(pause(160))


def take_tile(stage: Stage, event: TileTaken | SpecialTaken) -> None:
    """The tile comes home, the merchant steps into its place."""
    land, middle = stage.land, stage.land.centre(event.province)
    if event.tile is not None:
        look = looks.tile_front(event.tile, land.tile)
    else:
        look = looks.tile_back(land.provinces[event.province].country, land.tile)
    stage.take(f"tile/{event.province}")
    item = stage.piece(look, middle)
    tracks = [appear(item), move(item, stage.won(event.seat), 420)]
    if stage.walker is not None:
        tracks.append(move(stage.walker, middle + QPointF(0, -6), 300))
        tracks.append(grow(stage.walker, MERCHANT / WALKER, 300))
    stage.then(*tracks)
    stage.then(call(item.hide))


def bring_reward(stage: Stage, event: Gained | GoodDrawn) -> None:
    """Rewards fly from the province, or from the special tile before the seat."""
    known = event.source in stage.land.provinces
    start = stage.land.centre(event.source) if known else stage.won(event.seat)
    if isinstance(event, GoodDrawn):
        if event.good:
            stage.fly(looks.good(event.good, 56), start, stage.store(event.seat), 360)
        return
    for number in range(event.got):
        item = stage.piece(looks.symbol(event.what, 50), start + QPointF(14 * number, -10 * number))
        stage.then(appear(item), move(item, stage.due_to(event.seat, event.what), 360))
        stage.then(call(item.hide))
    if event.what == "silver" and event.got:
        stage.then(stage.slide_coin(event.seat))


def eat(stage: Stage, event: ProvisionEaten) -> None:
    """A provision goes to the merchant who walks on."""
    if stage.walker is not None:
        item = stage.piece(looks.symbol("provisions", 46), stage.due_to(event.seat, "provisions"))
        stage.then(appear(item), move(item, stage.walker.pos(), 320), fade_late(item, 320))


def deal_places(stage: Stage, event: PlacesDrawn | PlaceKept | PlacesReturned) -> None:
    """Cards come from the stack to the middle of the chart; one goes home, the others under the stack."""
    for number in range(DRAWN_AT_ONCE):
        stage.take(f"verdict/{number}")
    match event:
        case PlacesDrawn(cards=cards):
            for number, card in enumerate(cards):
                item = stage.piece(looks.place_card(None, "", DRAWN), plan.PLACES_AT, layers.CHOICES)
                item.setScale(plan.PLACES_SCALE / DRAWN)
                end = drawn_spot(number, len(cards))
                stage.then(appear(item), move(item, end, DEALING), grow(item, 1.0, DEALING))
                if card is not None:
                    front = looks.place_card(card, sort_name(card), DRAWN)
                    stage.then(turn_over(item, 1.0, 0.0))
                    stage.then(call(partial(item.set_look, front)))
                    stage.then(turn_over(item, 0.0, 1.0))
            stage.then(pause(240))
        case PlaceKept(seat=seat, card=card, given=given):
            if given:
                stage.fly(looks.good(given, 56), stage.store(seat), drawn_spot(0, 1))
            _away(stage, _drawn(stage, card), stage.won(seat))
        case PlacesReturned(count=count):
            for _ in range(count):
                _away(stage, _drawn(stage, None), plan.PLACES_AT)


def _drawn(stage: Stage, card: str | None) -> str:
    """The name of the drawn card that leaves: this one, or the next that still lies there."""
    shown = {name: item for name, item in stage.board.pieces.items.items() if name.startswith("drawn/")}
    wanted = looks.place_card(card, sort_name(card), DRAWN)
    waiting = [name for name in shown if name not in stage.dealt]
    return next((name for name in waiting if shown[name].look == wanted), next(iter(waiting), ""))


def _away(stage: Stage, name: str, end: QPointF) -> None:
    item = stage.lying(name)
    if item is None:
        return
    stage.dealt.add(name)
    stage.then(move(item, end, DEALING), grow(item, plan.PLACES_SCALE / DRAWN, DEALING))
    stage.then(call(item.hide))
