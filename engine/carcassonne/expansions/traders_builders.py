"""Traders: goods for whoever completes a city (CAR-119 to CAR-131).

The builder and the pig of the same expansion can be played without them and
have rooms of their own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, cast

from msgspec import field

from engine.carcassonne.board import Feature, added, shares
from engine.carcassonne.guest import Guest, Steps, require
from engine.carcassonne.scoring import Award
from engine.carcassonne.tiles import CITY, tile_set
from engine.core.game import State
from engine.core.options import flag
from engine.core.values import Event, Part, Step

if TYPE_CHECKING:
    from engine.carcassonne.game import Carcassonne

GOODS = {"wine": 9, "grain": 6, "cloth": 5}
"""The tokens of the box: one for each symbol on the tiles (CAR-119)."""
MAJORITY = 10


class Goods(State):
    """taken:  kind of goods -> how many tokens each seat has"""

    taken: dict[str, tuple[int, ...]] = field(default_factory=dict)


class GoodsTaken(Event, frozen=True):
    """The seat completed a city and receives so many tokens of a kind."""

    seat: int
    goods: str
    count: int


class TakeGoods(Step["Carcassonne"], frozen=True):
    """Hand out the tokens of a completed city, whoever scored it (CAR-120, CAR-121)."""

    seat: int
    segment: int

    def run(self, game: Carcassonne) -> None:
        for name, count in sorted(_symbols(game, game.state.feature(self.segment)).items()):
            taken = goods(game).taken
            taken[name] = added(taken[name], self.seat, count)
            game.emit(GoodsTaken(self.seat, name, count))


class ScoreGoods(Step["Carcassonne"], frozen=True):
    """10 points for the most tokens of each kind (CAR-124 to CAR-126)."""

    def run(self, game: Carcassonne) -> None:
        game.push(
            *[
                Award(seat, "goods", (Part(name, 1, MAJORITY),), "CAR-124", final=True)
                for name, taken in goods(game).taken.items()
                for seat in shares(taken)
            ]
        )


class TradersBuilders(Guest):
    id = "traders_builders"
    options = (flag("traders_builders"),)
    events = (GoodsTaken,)
    steps = (TakeGoods, ScoreGoods)
    State = Goods

    def tiles(self) -> Sequence[str]:
        return tile_set("traders_builders")

    def set_up(self, game: Carcassonne) -> None:
        game.extra[self.id] = Goods(dict.fromkeys(GOODS, (0,) * game.players))

    def scored(self, game: Carcassonne, seat: int, feature: Feature, winners: Sequence[int]) -> Steps:
        if feature.kind == CITY and _symbols(game, feature):
            return [TakeGoods(seat, feature.segments[0])]
        return ()

    def after_final(self, game: Carcassonne) -> Steps:
        return [ScoreGoods()]

    def belongings(self, game: Carcassonne, seat: int) -> Mapping[str, int]:
        return {name: taken[seat] for name, taken in goods(game).taken.items()}

    def check(self, game: Carcassonne) -> None:
        taken = goods(game).taken
        require(taken.keys() == GOODS.keys(), "there are other goods")
        for name, counts in taken.items():
            good = len(counts) == game.players and min(counts) >= 0 and sum(counts) <= GOODS[name]
            require(good, "goods have been lost or found")


def goods(game: Carcassonne) -> Goods:
    return cast(Goods, game.extra[TradersBuilders.id])


def _symbols(game: Carcassonne, city: Feature) -> Counter[str]:
    segment = game.state.segment
    return Counter(name for part in city.segments if (name := segment(part).data["good"]))
