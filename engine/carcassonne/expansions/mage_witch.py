"""Mage & Witch: two figures of nobody that change what a road or city is worth (CAR-252 to CAR-273)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, ClassVar, cast

from msgspec import field

from engine.carcassonne.board import Feature
from engine.carcassonne.cells import cell_at, cell_of, index_of, segment_name, segment_of, xy
from engine.carcassonne.guest import Guest, Steps, require
from engine.carcassonne.look import Piece
from engine.carcassonne.tiles import CITY, ROAD, tile_set
from engine.core.game import State
from engine.core.options import flag
from engine.core.problems import Refusal
from engine.core.values import Action, Decision, Event, Part, Step

if TYPE_CHECKING:
    from engine.carcassonne.game import Carcassonne

MAGE, WITCH = "mage", "witch"
OTHER = {MAGE: WITCH, WITCH: MAGE}
PLACES = (ROAD, CITY)


class Magic(State):
    """at:  "mage" and "witch", as far as they are on the table -> the segment on which each stands"""

    at: dict[str, int] = field(default_factory=dict)


class PutMagic(Action, frozen=True):
    """Bring the mage or the witch to this part of an unfinished road or city."""

    figure: str
    x: int
    y: int
    feature: int


class RemoveMagic(Action, frozen=True):
    """Take the mage or the witch from the table, because there is nowhere to go."""

    figure: str


class MagicPut(Event, frozen=True):
    seat: int
    figure: str
    x: int
    y: int
    feature: int


class MagicLeft(Event, frozen=True):
    """The mage or the witch leaves the table from this place."""

    figure: str
    x: int
    y: int
    feature: int


class Enchant(Step["Carcassonne"], frozen=True):
    """The seat brings in or moves a magic figure: it must when `symbol`, and when both have come together."""

    seat: int
    symbol: bool

    def run(self, game: Carcassonne) -> None:
        if not self.symbol and not _together(game):
            return
        actions = magic_actions(game)
        if len(actions) == 1 and isinstance(actions[0], RemoveMagic):
            leave(game, actions[0].figure)
        elif actions:
            game.push(MoveMagic(self.seat))


class MoveMagic(Decision["Carcassonne"], frozen=True):
    """Which of the two goes where; only when neither can go anywhere, which one leaves (CAR-259, CAR-261)."""

    rule: ClassVar[str] = "CAR-253"

    def actions(self, game: Carcassonne) -> Sequence[Action]:  # type: ignore[override]
        return magic_actions(game)

    def take(self, game: Carcassonne, action: PutMagic | RemoveMagic) -> None:
        if isinstance(action, RemoveMagic):
            leave(game, action.figure)
            return
        magic(game).at[action.figure] = segment_of(cell_at(action.x, action.y), action.feature)
        game.emit(MagicPut(self.seat, action.figure, action.x, action.y, action.feature))

    def refusal(self, game: Carcassonne, action: Action) -> Refusal:
        if isinstance(action, RemoveMagic):
            return Refusal("CAR-259", "can_still_move")
        if not isinstance(action, PutMagic):
            return Refusal(self.rule, "not_now")
        state = game.state
        segment = segment_of(cell_at(action.x, action.y), action.feature)
        if action.figure not in OTHER or segment not in state.feature_of:
            return Refusal("CAR-254", "no_feature")
        feature = state.feature(segment)
        if feature.kind not in PLACES or not feature.open:
            return Refusal("CAR-258" if feature.kind in PLACES else "CAR-254", "wrong_feature")
        there = _home(game, OTHER[action.figure])
        if state.feature_of[segment] == there:
            return Refusal("CAR-255", "together", (segment_name(magic(game).at[OTHER[action.figure]]),))
        return Refusal("CAR-257", "same_feature")


class LeaveMagic(Step["Carcassonne"], frozen=True):
    """Whoever of the two stood on a completed feature leaves the table (CAR-266, CAR-267)."""

    segment: int

    def run(self, game: Carcassonne) -> None:
        name = game.state.feature_of[self.segment]
        for figure in [figure for figure in magic(game).at if _home(game, figure) == name]:
            leave(game, figure)


class MageWitch(Guest):
    id = "mage_witch"
    options = (flag("mage_witch"),)
    actions = (PutMagic, RemoveMagic)
    events = (MagicPut, MagicLeft)
    steps = (Enchant, MoveMagic, LeaveMagic)
    State = Magic

    def tiles(self) -> Sequence[str]:
        return tile_set("mage_witch")

    def set_up(self, game: Carcassonne) -> None:
        game.extra[self.id] = Magic()

    def after_tile(self, game: Carcassonne, seat: int, cell: int) -> Steps:
        return [Enchant(seat, "mage" in game.state.form(cell).tile.symbols)]

    def relinked(self, game: Carcassonne, seat: int) -> Steps:
        return [Enchant(seat, symbol=False)]

    def worth(
        self, game: Carcassonne, feature: Feature, seat: int, final: bool, parts: list[Part]
    ) -> list[Part]:
        """1 more for each tile with the mage, half of it all, rounded up, with the witch (CAR-263, CAR-264)."""
        at = magic(game).at
        if not at or feature.kind not in PLACES:
            return parts
        if at.get(MAGE) in feature.segments:
            return [*parts, Part(MAGE, parts[0].count)]
        if at.get(WITCH) in feature.segments:
            return [*parts, Part(WITCH, sum(part.points for part in parts) // 2, -1)]
        return parts

    def scored(self, game: Carcassonne, seat: int, feature: Feature, winners: Sequence[int]) -> Steps:
        if any(segment in feature.segments for segment in magic(game).at.values()):
            return [LeaveMagic(feature.segments[0])]
        return ()

    def pieces(self, game: Carcassonne) -> Iterable[Piece]:
        return [
            Piece(figure, *xy(cell_of(segment)), feature=index_of(segment))
            for figure, segment in sorted(magic(game).at.items())
        ]

    def check(self, game: Carcassonne) -> None:
        at = magic(game).at
        require(at.keys() <= OTHER.keys(), "a magic figure that is not in the game")
        for segment in at.values():
            good = segment in game.state.feature_of and game.state.feature(segment).kind in PLACES
            require(good, "a magic figure stands where it must not")


def magic(game: Carcassonne) -> Magic:
    return cast(Magic, game.extra[MageWitch.id])


def magic_actions(game: Carcassonne) -> list[PutMagic] | list[RemoveMagic]:
    """Every way to bring in or move one of the two; without any, the ways to take one away."""
    state = game.state
    free = sorted(
        segment
        for feature in state.features.values()
        if feature.kind in PLACES and feature.open
        for segment in feature.segments
    )
    homes = [_home(game, figure) for figure in magic(game).at]
    moves = [
        PutMagic(figure, *xy(cell_of(segment)), index_of(segment))
        for figure in OTHER
        for segment in free
        if state.feature_of[segment] not in homes
    ]
    return moves or [RemoveMagic(figure) for figure in sorted(magic(game).at)]


def leave(game: Carcassonne, figure: str) -> None:
    segment = magic(game).at.pop(figure)
    game.emit(MagicLeft(figure, *xy(cell_of(segment)), index_of(segment)))


def _home(game: Carcassonne, figure: str) -> int | None:
    """The feature on which the figure stands."""
    segment = magic(game).at.get(figure)
    return None if segment is None else game.state.feature_of[segment]


def _together(game: Carcassonne) -> bool:
    return len(magic(game).at) == 2 and _home(game, MAGE) == _home(game, WITCH)
