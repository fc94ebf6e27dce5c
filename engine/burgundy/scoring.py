"""The final scoring (COB-176 to COB-184)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.burgundy.deeds import bridge_order
from engine.burgundy.powers import Final
from engine.burgundy.tiles import TILES
from engine.burgundy.values import FinalScoring, GameOver
from engine.core.values import Part, Step

if TYPE_CHECKING:
    from engine.burgundy.game import Burgundy


class EndGame(Step["Burgundy"], frozen=True, gc=False):
    def run(self, game: Burgundy) -> None:
        game.emit(FinalScoring())
        seats = bridge_order(game)
        game.push(
            *(ScoreLeftovers(seat) for seat in seats),
            *(ScoreMonasteries(seat) for seat in seats),
            *game.guest_steps("final_scoring"),
            CrownWinners(),
        )


class ScoreLeftovers(Step["Burgundy"], frozen=True, gc=False):
    seat: int

    def run(self, game: Burgundy) -> None:
        parts = leftovers(game, self.seat)
        if parts:
            game.score(self.seat, "leftovers", parts, "COB-177")


class ScoreMonasteries(Step["Burgundy"], frozen=True, gc=False):
    seat: int

    def run(self, game: Burgundy) -> None:
        for part in monastery_parts(game, self.seat):
            game.score(self.seat, "monasteries", [part], "COB-180")


class CrownWinners(Step["Burgundy"], frozen=True, gc=False):
    def run(self, game: Burgundy) -> None:
        game.emit(GameOver(tuple(game.ranking()[0])))


def leftovers(game: Burgundy, seat: int) -> list[Part]:
    """Unsold goods, silver and pairs of workers (COB-177 to COB-179)."""
    estate = game.estate(seat)
    parts = [
        Part("goods", sum(estate.goods)),
        Part("silver", estate.silver),
        Part("worker_pairs", estate.workers // 2),
    ]
    return [part for part in parts if part.points]


def monastery_parts(game: Burgundy, seat: int) -> list[Part]:
    """What each monastery that scores at the end brings, one part each."""
    laid = game.estate(seat).laid
    jokers = sum(1 for tile in laid if tile and TILES[tile].joker)
    parts = []
    for tile, final in game.powers(seat).final:
        count = COUNTERS[final.count](game, seat, final)
        if final.count == BUILDINGS:
            # a joker counts for one type only, and each type is worth the same (COB-203)
            count, jokers = count + jokers, 0
        parts.append(Part(tile, count, final.each))
    for moment in game.moments["monastery_points"]:
        parts = moment(game, seat, parts)
    return [part for part in parts if part.points]


def _buildings(game: Burgundy, seat: int, final: Final) -> int:
    return sum(1 for tile in game.estate(seat).laid if tile == final.of)


def _animal_kinds(game: Burgundy, seat: int, final: Final) -> int:
    laid = [TILES[tile] for tile in game.estate(seat).laid if tile]
    return len({tile.type for tile in laid if tile.animals})


def _kinds_sold(game: Burgundy, seat: int, final: Final) -> int:
    return sum(1 for count in game.estate(seat).sold if count)


def _goods_sold(game: Burgundy, seat: int, final: Final) -> int:
    return sum(game.estate(seat).sold)


def _cards(game: Burgundy, seat: int, final: Final) -> int:
    return sum(seats.count(seat) for seats in game.state.cards.values())


BUILDINGS = "buildings"
COUNTERS: dict[str, Callable[[Burgundy, int, Final], int]] = {
    BUILDINGS: _buildings,
    "animal_kinds": _animal_kinds,
    "kinds_sold": _kinds_sold,
    "goods_sold": _goods_sold,
    "cards": _cards,
}
