"""What can be seen on the table, for boards, hints and bots.  Nothing here changes a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from msgspec import Struct

from engine.carcassonne.board import Feature, Figure, shares
from engine.carcassonne.cells import AROUND, cell_at, cell_of, index_of, segment_names, segment_of, xy
from engine.carcassonne.scoring import strengths, worth
from engine.carcassonne.tiles import CENTRES, CITY, FIELD, FITS, GARDEN, MONASTERY, ROAD
from engine.carcassonne.turn import PlaceTile
from engine.core.values import Part

if TYPE_CHECKING:
    from engine.carcassonne.game import Carcassonne

ROLES = {ROAD: "highwayman", CITY: "knight", MONASTERY: "monk", GARDEN: "monk", FIELD: "farmer"}
"""What a meeple is called by the kind of feature it stands on (CAR-027)."""

TRACK_SPACES = 50
"""The score track is a circuit of these (CAR-053)."""


class LaidTile(Struct, frozen=True):
    """A tile on the table; `order` counts from 0, the start tile."""

    x: int
    y: int
    tile: str
    turns: int
    order: int


class Standing(Struct, frozen=True):
    """A figure on the table."""

    seat: int
    figure: str
    role: str
    x: int
    y: int
    feature: int


class FeatureView(Struct, frozen=True):
    """A feature as it lies there.

    segments:   all its entries as (x, y, index)
    places:     the same as events name them
    open:       open sides, around a monastery or garden empty places; 0 for a field
    now:        what it would be worth to its first owner if the game ended, or has been worth when complete
    closed:     what it would be worth if it were completed just as large as it is
    strengths:  what each seat's figures count for the majority
    owners:     the seats that would score
    points:     what `now` comes to for each of the owners: a field may be worth more to one than to another
    cities:     for a field the completed cities it touches, each by the names of its entries
    """

    kind: str
    segments: tuple[tuple[int, int, int], ...]
    places: tuple[str, ...]
    open: int
    complete: bool
    now: tuple[Part, ...]
    closed: tuple[Part, ...]
    figures: tuple[Standing, ...]
    strengths: tuple[int, ...]
    owners: tuple[int, ...]
    points: tuple[int, ...]
    cities: tuple[tuple[str, ...], ...]


class OpenPlace(Struct, frozen=True):
    """A place next to a tile, and how many of the tiles not yet laid would fit there, by their id."""

    x: int
    y: int
    fitting: dict[str, int]

    @property
    def dead(self) -> bool:
        return not self.fitting


class TrackPlace(Struct, frozen=True):
    """Where a figure stands on the track, after how many laps (CAR-054, CAR-055)."""

    seat: int
    figure: str
    space: int
    laps: int


class Piece(Struct, frozen=True):
    """Something that lies or stands on a tile and belongs to no seat.

    feature:  the entry of the tile's feature list where it is; None for the tile as a whole
    joins:    the entries that it connects
    """

    kind: str
    x: int
    y: int
    feature: int | None = None
    count: int = 1
    joins: tuple[int, ...] = ()


def laid_tiles(game: Carcassonne) -> list[LaidTile]:
    """The tiles on the table, in the order in which they were laid."""
    return [
        LaidTile(*xy(cell), *game.state.tiles[cell], order) for order, cell in enumerate(game.state.trail)
    ]


def standing(game: Carcassonne) -> list[Standing]:
    """All figures on the table."""
    figures = game.state.figures
    return [_standing(game, segment, figure) for segment in sorted(figures) for figure in figures[segment]]


def feature_at(game: Carcassonne, x: int, y: int, index: int) -> FeatureView | None:
    """The whole feature to which an entry of the tile at (x, y) belongs; None where there is none."""
    name = game.state.feature_of.get(segment_of(cell_at(x, y), index))
    return None if name is None else _view(game, name)


def features(game: Carcassonne, *kinds: str) -> list[FeatureView]:
    """All features of these kinds."""
    return [
        _view(game, name) for name, feature in sorted(game.state.features.items()) if feature.kind in kinds
    ]


def remaining(game: Carcassonne) -> dict[str, int]:
    """How many tiles of each kind are still in the stack: everyone can count that."""
    return _counted(game.state.stack)


def open_places(game: Carcassonne) -> list[OpenPlace]:
    """Where tiles can be laid next, from north to south; the tile in hand counts as not yet laid."""
    in_hand = [step.tile for step in game.steps if isinstance(step, PlaceTile)]
    unlaid = _counted(game.state.stack + in_hand)
    return [
        OpenPlace(*xy(cell), {tile: count for tile, count in unlaid.items() if FITS[tile][wanted]})
        for cell, wanted in sorted(game.state.wanted.items())
    ]


def supply(game: Carcassonne, seat: int) -> dict[str, int]:
    """How many figures of each kind a seat has left."""
    return {figure: counts[seat] for figure, counts in sorted(game.state.supply.items())}


def belongings(game: Carcassonne, seat: int) -> dict[str, int]:
    """What else a seat has in front of it."""
    return {
        name: count for moment in game.moments["belongings"] for name, count in moment(game, seat).items()
    }


def pieces(game: Carcassonne) -> list[Piece]:
    """What lies on the tiles beside the seats' figures."""
    return [piece for moment in game.moments["pieces"] for piece in moment(game)]


def score_track(game: Carcassonne) -> list[TrackPlace]:
    """Where the scoring figures stand, and whatever has joined them there."""
    figures = [
        TrackPlace(seat, figure, total % TRACK_SPACES, total // TRACK_SPACES)
        for figure, totals in sorted(game.state.track.items())
        for seat, total in enumerate(totals)
    ]
    return figures + [place for moment in game.moments["on_track"] for place in moment(game)]


def _view(game: Carcassonne, name: int) -> FeatureView:
    state = game.state
    feature = state.features[name]
    counted = strengths(game, name)
    owners = shares(counted)
    seat = owners[0] if owners else 0
    closed = () if feature.kind == FIELD else _closed(game, feature, seat)
    now = [_now(game, feature, owner) for owner in owners] or [_now(game, feature, seat)]
    return FeatureView(
        feature.kind,
        tuple((*xy(cell_of(segment)), index_of(segment)) for segment in sorted(feature.segments)),
        segment_names(feature.segments),
        0 if feature.kind == FIELD else feature.open,
        not feature.open,
        now[0],
        closed,
        tuple(_standing(game, segment, figure) for segment, figure in state.standing(name)),
        tuple(counted),
        tuple(owners),
        tuple(sum(part.points for part in parts) for parts in now[: len(owners)]),
        tuple(segment_names(state.features[city].segments) for city in state.cities(feature)),
    )


def _now(game: Carcassonne, feature: Feature, seat: int) -> tuple[Part, ...]:
    if feature.kind != FIELD and not feature.open:
        return _closed(game, feature, seat)
    return tuple(worth(game, feature, seat, final=True))


def _closed(game: Carcassonne, feature: Feature, seat: int) -> tuple[Part, ...]:
    if feature.kind in CENTRES:
        return (Part("tiles", 1 + len(AROUND)),)
    return tuple(worth(game, feature, seat, final=False))


def _standing(game: Carcassonne, segment: int, figure: Figure) -> Standing:
    role = ROLES[game.state.segment(segment).kind]
    return Standing(figure.seat, figure.figure, role, *xy(cell_of(segment)), index_of(segment))


def _counted(tiles: Iterable[str]) -> dict[str, int]:
    return dict(sorted(Counter(tiles).items()))
