"""What the eight messages do; each effect answers with the points it gives (CAR-187 to CAR-203)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from engine.carcassonne.board import Figure, shares
from engine.carcassonne.cells import segment_name
from engine.carcassonne.figures import MEEPLE_IDS
from engine.carcassonne.scoring import Award, bring_home, scored_places, strengths, worth
from engine.carcassonne.tiles import CITY, DATA, FIELD
from engine.core.values import Part

if TYPE_CHECKING:
    from engine.carcassonne.game import Carcassonne

SOURCE = "message"
EXTRA_TILE, TAKE_BACK = "extra_tile", "score_and_return"
"""The effects that are more than points: one more tile, and a meeple of the seat's choice."""
FARMER, KNIGHT = "farmer", "knight"
ROLE_KINDS = {KNIGHT: CITY, FARMER: FIELD}


class Message(Struct, frozen=True):
    """A card: what it does, by the name of its effect, with the facts that the effect needs."""

    number: int
    effect: dict[str, Any]


class _Messages(Struct):
    messages: tuple[Message, ...]


MESSAGES = {
    message.number: message
    for message in msgspec.json.decode((DATA / "messages.json").read_bytes(), type=_Messages).messages
}
RULES = {
    "score_smallest": {"road": "CAR-187", "city": "CAR-189", "monastery": "CAR-190"},
    "per_meeple": {KNIGHT: "CAR-196", FARMER: "CAR-197"},
}


def _smallest(game: Carcassonne, seat: int, effect: dict[str, Any]) -> Award | None:
    """The feature of a kind with an own meeple that is worth least; the meeple stays (CAR-187 to CAR-191)."""
    state = game.state
    kind = effect["feature"]
    own = [feature for name in sorted(state.held(seat)) if (feature := state.features[name]).kind == kind]
    if not own:
        return None
    values = [worth(game, feature, seat, final=True) for feature in own]
    points = [sum(part.points for part in parts) for parts in values]
    least = points.index(min(points))
    places = scored_places(game, own[least])
    return Award(seat, SOURCE, tuple(values[least]), RULES["score_smallest"][kind], places)


def _per_shield(game: Carcassonne, seat: int, effect: dict[str, Any]) -> Award:
    """Points for the shields of every city with an own knight, whoever has the majority (CAR-195)."""
    state = game.state
    cities = [feature for name in state.held(seat) if (feature := state.features[name]).kind == CITY]
    shields = sum(state.shields(city) for city in cities)
    return Award(seat, SOURCE, (Part("shields", shields, effect["points"]),), "CAR-195")


def _per_meeple(game: Carcassonne, seat: int, effect: dict[str, Any]) -> Award:
    """Points for each own knight or farmer; the big meeple is one, too (CAR-196, CAR-197, CAR-203)."""
    role = effect["role"]
    kind = ROLE_KINDS[role]
    standing = [segment for segment, _ in own_meeples(game, seat) if game.state.segment(segment).kind == kind]
    part = Part(f"{role}s", len(standing), effect["points"])
    return Award(seat, SOURCE, (part,), RULES["per_meeple"][role], tuple(map(segment_name, standing)))


EFFECTS: dict[str, Callable[[Carcassonne, int, dict[str, Any]], Award | None]] = {
    "score_smallest": _smallest,
    "per_shield": _per_shield,
    "per_meeple": _per_meeple,
}


def take_back(game: Carcassonne, segment: int, figure: Figure) -> Award | None:
    """What a meeple's feature is worth now, if its seat has the majority there; it goes home (CAR-198)."""
    feature = game.state.feature(segment)
    award = None
    if figure.seat in shares(strengths(game, segment)):
        parts = tuple(worth(game, feature, figure.seat, final=True))
        award = Award(figure.seat, SOURCE, parts, "CAR-198", scored_places(game, feature))
    bring_home(game, [(segment, figure)])
    return award


def own_meeples(game: Carcassonne, seat: int) -> Iterator[tuple[int, Figure]]:
    """The seat's meeples on the table, with the segments they stand on."""
    figures = game.state.figures
    for segment in sorted(figures):
        for figure in figures[segment]:
            if figure.seat == seat and figure.figure in MEEPLE_IDS:
                yield segment, figure
