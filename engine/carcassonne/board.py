"""What lies and stands on the table, and how the features grow together.

Everything is kept up to date as tiles are laid; nothing is ever searched.  The
values inside the containers are replaced, never changed (see State).
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct, field

from engine.carcassonne.cells import AROUND, EAST, PER_TILE, SOUTH, STEPS, cell_of
from engine.carcassonne.figures import MEEPLE_IDS
from engine.carcassonne.tiles import CENTRES, FORMS, NO_NEIGHBOURS, Form, Segment
from engine.core.game import State


class Feature(Struct, frozen=True, gc=False):
    """A road, city, monastery, garden or field as it has grown so far.

    open:      sides (around a monastery or garden: places) where something is missing;
               a feature with none is complete, a field always has some
    segments:  the tile entries that belong to it
    """

    kind: str
    open: int
    segments: tuple[int, ...]


class Figure(Struct, frozen=True, gc=False):
    """A figure on the table: whose and which."""

    seat: int
    figure: str


class Board(State, gc=False):
    """The state of a game of Carcassonne.

    stack:       the tiles still to be drawn, the next one last
    tiles:       cell -> id and turns of the tile that lies there
    trail:       the cells in the order in which they were laid
    wanted:      open cell -> what its neighbours show towards it, one letter for each side
    feature_of:  segment -> the feature it belongs to
    features:    the features, each named by one of its segments
    figures:     segment -> the figures that stand there
    supply:      kind of figure -> how many each seat has left
    track:       scoring figure -> how many points each seat has moved it
    """

    stack: list[str] = field(default_factory=list)
    tiles: dict[int, tuple[str, int]] = field(default_factory=dict)
    trail: tuple[int, ...] = ()
    wanted: dict[int, str] = field(default_factory=dict)
    feature_of: dict[int, int] = field(default_factory=dict)
    features: dict[int, Feature] = field(default_factory=dict)
    figures: dict[int, tuple[Figure, ...]] = field(default_factory=dict)
    supply: dict[str, tuple[int, ...]] = field(default_factory=dict)
    track: dict[str, tuple[int, ...]] = field(default_factory=dict)

    def copy(self) -> Board:
        # written out because every move of every match and every thought of a bot makes one
        return Board(
            self.stack.copy(),
            self.tiles.copy(),
            self.trail,
            self.wanted.copy(),
            self.feature_of.copy(),
            self.features.copy(),
            self.figures.copy(),
            self.supply.copy(),
            self.track.copy(),
        )

    def form(self, cell: int) -> Form:
        return FORMS[self.tiles[cell]]

    def segment(self, segment: int) -> Segment:
        return FORMS[self.tiles[segment // PER_TILE]].segments[segment % PER_TILE]

    def feature(self, segment: int) -> Feature:
        """The feature to which a segment belongs."""
        return self.features[self.feature_of[segment]]

    def lay(self, cell: int, tile: str, turns: int) -> None:
        """Lay a tile and let its features grow together with those around it."""
        tiles, wanted, feature_of, features = self.tiles, self.wanted, self.feature_of, self.features
        form = FORMS[tile, turns]
        tiles[cell] = (tile, turns)
        self.trail += (cell,)
        wanted.pop(cell, None)
        first = cell * PER_TILE
        for index, kind, sides in form.features:
            segment = first + index
            feature_of[segment] = segment
            features[segment] = Feature(kind, sides, (segment,))
        edges, contacts = form.edges, form.contacts
        for side, step in enumerate(STEPS):
            beside = cell + step
            near = tiles.get(beside)
            if near is None:
                want, back = wanted.get(beside, NO_NEIGHBOURS), side ^ 2
                wanted[beside] = want[:back] + edges[side] + want[back + 1 :]
            else:
                ports, across = FORMS[near].ports, beside * PER_TILE
                for index, port in contacts[side]:
                    self.join(first + index, across + ports[port], 2 if port < 4 else 0)
        self._surround(cell, form)

    def _surround(self, cell: int, form: Form) -> None:
        """Count the new tile for the centres around it, and the tiles around for its own."""
        tiles, features = self.tiles, self.features
        missing = 8
        for step in AROUND:
            beside = cell + step
            if beside in tiles:
                missing -= 1
                for index in FORMS[tiles[beside]].centres:
                    segment = beside * PER_TILE + index
                    centre = features[segment]
                    features[segment] = Feature(centre.kind, centre.open - 1, centre.segments)
        for index in form.centres:
            segment = cell * PER_TILE + index
            features[segment] = Feature(form.segments[index].kind, missing, (segment,))

    def join(self, one: int, two: int, closed: int) -> None:
        """Make one feature of those of two segments; `closed` open sides disappear by that."""
        feature_of, features = self.feature_of, self.features
        one, two = feature_of[one], feature_of[two]
        large = features[one]
        if one == two:
            if closed:
                features[one] = Feature(large.kind, large.open - closed, large.segments)
            return
        small = features[two]
        if len(large.segments) < len(small.segments):
            one, two, large, small = two, one, small, large
        for segment in small.segments:
            feature_of[segment] = one
        del features[two]
        features[one] = Feature(large.kind, large.open + small.open - closed, large.segments + small.segments)

    def regrow(self, segments: Iterable[int], links: Iterable[tuple[int, int]]) -> None:
        """Take the features of these segments apart and let them grow together anew.

        links:  pairs of segments that belong together although no tile sides connect them
        """
        feature_of, features, tiles = self.feature_of, self.features, self.tiles
        names = {feature_of[segment] for segment in segments}
        loose = sorted(segment for name in names for segment in features.pop(name).segments)
        for segment in loose:
            part = self.segment(segment)
            feature_of[segment] = segment
            features[segment] = Feature(part.kind, len(part.sides), (segment,))
        for segment in loose:
            for side in self.segment(segment).sides:
                across = segment // PER_TILE + STEPS[side]
                if side in (EAST, SOUTH) and across in tiles:
                    self.join(segment, across * PER_TILE + FORMS[tiles[across]].ports[side ^ 2], 2)
        for one, two in links:
            self.join(one, two, 0)

    # -- what can be read off

    def touched(self, cell: int) -> list[int]:
        """The features that grew by the tile at a cell, and the centres it helps to surround."""
        feature_of, tiles = self.feature_of, self.tiles
        first = cell * PER_TILE
        names = [feature_of[first + index] for index, _, _ in FORMS[tiles[cell]].features]
        for step in AROUND:
            beside = cell + step
            if beside in tiles:
                for index in FORMS[tiles[beside]].centres:
                    names.append(beside * PER_TILE + index)
        return names

    def cells(self, feature: Feature) -> list[int]:
        """The tiles of a feature, each once; for a monastery or garden also those around it."""
        cells = {cell_of(segment) for segment in feature.segments}
        if feature.kind in CENTRES:
            cells |= {cell + step for cell in cells for step in AROUND if cell + step in self.tiles}
        return sorted(cells)

    def shields(self, feature: Feature) -> int:
        return sum(self.segment(segment).shields for segment in feature.segments)

    def cities(self, land: Feature) -> list[int]:
        """The completed cities that a field touches, each once."""
        found = {
            self.feature_of[segment - segment % PER_TILE + index]
            for segment in land.segments
            for index in self.segment(segment).cities
        }
        return sorted(city for city in found if not self.features[city].open)

    def standing(self, name: int) -> list[tuple[int, Figure]]:
        """The figures on a feature, with the segments they stand on."""
        feature_of, figures = self.feature_of, self.figures
        segments = sorted([segment for segment in figures if feature_of[segment] == name])
        return [(segment, figure) for segment in segments for figure in figures[segment]]

    def claimed(self) -> set[int]:
        """The features with a meeple.  Other figures never stay where no meeple is."""
        feature_of = self.feature_of
        return {feature_of[segment] for segment in self.figures}

    def held(self, seat: int) -> set[int]:
        """The features with a meeple of this seat."""
        feature_of = self.feature_of
        return {
            feature_of[segment]
            for segment, standing in self.figures.items()
            for figure in standing
            if figure.seat == seat and figure.figure in MEEPLE_IDS
        }

    # -- figures

    def set_figure(self, segment: int, figure: Figure) -> None:
        self.figures[segment] = (*self.figures.get(segment, ()), figure)
        self._supply(figure, -1)

    def take_figure(self, segment: int, figure: Figure) -> None:
        standing = list(self.figures[segment])
        standing.remove(figure)
        if standing:
            self.figures[segment] = tuple(standing)
        else:
            del self.figures[segment]
        self._supply(figure, 1)

    def _supply(self, figure: Figure, change: int) -> None:
        self.supply[figure.figure] = added(self.supply[figure.figure], figure.seat, change)


def added(numbers: tuple[int, ...], seat: int, change: int) -> tuple[int, ...]:
    """The numbers with one seat's changed."""
    return (*numbers[:seat], numbers[seat] + change, *numbers[seat + 1 :])


def shares(strengths: Iterable[int]) -> list[int]:
    """The seats with the most, if that is anything at all (CAR-049, CAR-050)."""
    listed = list(strengths)
    most = max(listed)
    return [seat for seat, strength in enumerate(listed) if strength == most > 0]
