"""What robbers take from figures that move on: half of the points, or the way to where they go.

What a robber could take is noted while points are moved; when all awards of the
occasion have been moved, its owner robs one of them (CAR-286).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, cast

from msgspec import Struct, field

from engine.carcassonne.look import TRACK_SPACES
from engine.carcassonne.scoring import Award
from engine.core.game import State
from engine.core.values import Action, Decision, Event, Part, Step

if TYPE_CHECKING:
    from engine.carcassonne.game import Carcassonne

ROBBER = "robber"
ROBBERS = "robbers"
"""Under which name the guest keeps its state."""


class Prey(Struct, frozen=True):
    """A robber may take its half of what this figure moved, or follow it to where it stands now."""

    robber: int
    seat: int
    figure: str
    points: int


class Gang(State):
    """spaces:   seat -> the space of its robber, when it is on the track
    loot:     what robbers can rob on this occasion
    trails:   what robbers can follow, because it moved by robbed points
    sated:    robbers that have robbed in this partial turn and still stand on the track
    """

    spaces: dict[int, int] = field(default_factory=dict)
    loot: tuple[Prey, ...] = ()
    trails: tuple[Prey, ...] = ()
    sated: tuple[int, ...] = ()


class RobFigure(Action, frozen=True):
    """Rob half of what this figure has moved."""

    seat: int
    figure: str


class FollowFigure(Action, frozen=True):
    """Go with this figure."""

    seat: int
    figure: str


class RobberFollowed(Event, frozen=True):
    """The seat's robber went along to this space with a figure of `victim`."""

    seat: int
    victim: int
    space: int


def note_move(game: Carcassonne, award: Award, figure: str, start: int) -> None:
    """A figure left its space: note which robbers there can rob it, or follow it."""
    kept = gang(game)
    near = [
        Prey(robber, award.seat, figure, award.points)
        for robber, space in sorted(kept.spaces.items())
        if space == start % TRACK_SPACES and robber != award.seat and robber not in kept.sated
    ]
    if award.source == ROBBER:
        kept.trails += tuple(near)
    else:
        noted = {(prey.robber, prey.seat, prey.figure) for prey in kept.loot}
        kept.loot += tuple(prey for prey in near if (prey.robber, prey.seat, prey.figure) not in noted)


class Rob(Step["Carcassonne"], frozen=True):
    """Let each robber take its loot, the active seat's first; then those left follow (CAR-284 to CAR-287)."""

    seat: int

    def run(self, game: Carcassonne) -> None:
        kept = gang(game)
        order = [(self.seat + step) % game.players for step in range(game.players)]
        for robber in order:
            if loot := [prey for prey in kept.loot if prey.robber == robber]:
                if len({_half(prey) for prey in loot}) > 1:
                    game.push(ChooseLoot(robber), self)
                else:
                    _rob(game, loot[0], self)
                return
        for robber in order:
            if trails := [prey for prey in kept.trails if prey.robber == robber]:
                if len({_space(game, prey) for prey in trails}) > 1:
                    game.push(ChooseTrail(robber), self)
                else:
                    _follow(game, trails[0])
                    game.push(self)
                return


class ChooseLoot(Decision["Carcassonne"], frozen=True):
    """Which of several amounts is halved (CAR-286)."""

    rule: ClassVar[str] = "CAR-286"

    def actions(self, game: Carcassonne) -> list[RobFigure]:
        loot = gang(game).loot
        return [RobFigure(prey.seat, prey.figure) for prey in loot if prey.robber == self.seat]

    def take(self, game: Carcassonne, action: RobFigure) -> None:
        _rob(game, _chosen(gang(game).loot, self.seat, action))


class ChooseTrail(Decision["Carcassonne"], frozen=True):
    """Which of several figures the robber follows (CAR-285)."""

    rule: ClassVar[str] = "CAR-285"

    def actions(self, game: Carcassonne) -> list[FollowFigure]:
        trails = gang(game).trails
        return [FollowFigure(prey.seat, prey.figure) for prey in trails if prey.robber == self.seat]

    def take(self, game: Carcassonne, action: FollowFigure) -> None:
        _follow(game, _chosen(gang(game).trails, self.seat, action))


def gang(game: Carcassonne) -> Gang:
    return cast(Gang, game.extra[ROBBERS])


def _half(prey: Prey) -> int:
    """Half of the points, rounded up (CAR-279)."""
    return (prey.points + 1) // 2


def _space(game: Carcassonne, prey: Prey) -> int:
    """Where the figure stands now."""
    return game.state.track[prey.figure][prey.seat] % TRACK_SPACES


def _chosen(preys: Sequence[Prey], robber: int, action: RobFigure | FollowFigure) -> Prey:
    wanted = (robber, action.seat, action.figure)
    return next(prey for prey in preys if (prey.robber, prey.seat, prey.figure) == wanted)


def _rob(game: Carcassonne, prey: Prey, *then: Step[Carcassonne]) -> None:
    """The robber's owner gets half of the points; the robbed seat keeps all of them (CAR-279, CAR-280)."""
    kept = gang(game)
    kept.loot = tuple(other for other in kept.loot if other.robber != prey.robber)
    kept.trails = tuple(other for other in kept.trails if other.robber != prey.robber)
    kept.sated += (prey.robber,)
    game.push(Award(prey.robber, ROBBER, (Part("robbed", _half(prey)),), "CAR-279"), *then)


def _follow(game: Carcassonne, prey: Prey) -> None:
    kept = gang(game)
    kept.trails = tuple(other for other in kept.trails if other.robber != prey.robber)
    kept.spaces[prey.robber] = space = _space(game, prey)
    game.emit(RobberFollowed(prey.robber, prey.seat, space))
