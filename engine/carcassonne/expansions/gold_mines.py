"""Gold Mines: bars on tiles, for whoever completes something there (CAR-234 to CAR-251)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, cast

import msgspec
from msgspec import Struct, field

from engine.carcassonne.board import Feature, added
from engine.carcassonne.cells import AROUND, cell_at, xy
from engine.carcassonne.guest import Guest, Steps, require
from engine.carcassonne.look import Piece
from engine.carcassonne.scoring import Award
from engine.carcassonne.tiles import DATA, tile_set
from engine.core.game import State
from engine.core.options import flag
from engine.core.problems import Refusal
from engine.core.values import Action, Decision, Event, Part, Step

if TYPE_CHECKING:
    from engine.carcassonne.game import Carcassonne

BARS = 16


class Worth(Struct, frozen=True, rename={"first": "from", "last": "to"}):
    """What each bar is worth to whoever has so many; `last` is None for any number."""

    first: int
    last: int | None
    each: int


def _table() -> tuple[Worth, ...]:
    neutral = msgspec.json.decode((DATA / "figures.json").read_bytes())["neutral"]
    table = next(piece["table"] for piece in neutral if piece["id"] == "gold_table")
    return msgspec.convert(table, tuple[Worth, ...])


TABLE = _table()


class Claim(Struct, frozen=True):
    """In this partial turn these seats have won what lies on these cells."""

    cells: tuple[int, ...]
    seats: tuple[int, ...]


class Gold(State):
    """bars:   cell -> bars on the tile there
    taken:  bars of each seat
    claims: what is still to be shared out in this partial turn
    """

    bars: dict[int, int] = field(default_factory=dict)
    taken: tuple[int, ...] = ()
    claims: tuple[Claim, ...] = ()


class PutGold(Action, frozen=True):
    """Put the second bar on the tile at (x, y)."""

    x: int
    y: int


class TakeGold(Action, frozen=True):
    """Take a bar from the tile at (x, y)."""

    x: int
    y: int


class GoldPut(Event, frozen=True):
    seat: int
    x: int
    y: int


class GoldTaken(Event, frozen=True):
    seat: int
    x: int
    y: int


class GoldCleared(Event, frozen=True):
    """So many bars were left on the tiles and go back to the box."""

    count: int


class PlaceGold(Decision["Carcassonne"], frozen=True):
    """On which tile beside the new one at (x, y) the second bar lies."""

    rule: ClassVar[str] = "CAR-235"

    x: int
    y: int

    def actions(self, game: Carcassonne) -> list[PutGold]:
        here = cell_at(self.x, self.y)
        return [PutGold(*xy(here + step)) for step in AROUND if here + step in game.state.tiles]

    def take(self, game: Carcassonne, action: PutGold) -> None:
        _put(game, self.seat, cell_at(action.x, action.y))

    def refusal(self, game: Carcassonne, action: Action) -> Refusal:
        return Refusal(self.rule, "not_a_neighbour" if isinstance(action, PutGold) else "not_now")


class ShareGold(Step["Carcassonne"], frozen=True):
    """It is the turn of `taker` to take a bar, in the turn of `seat` (CAR-243).

    Asked is only who has bars to choose from that different seats are entitled to (CAR-244).
    """

    seat: int
    taker: int

    def run(self, game: Carcassonne) -> None:
        entitled = _entitled(game)
        if not entitled:
            gold(game).claims = ()
            return
        mine = [cell for cell, seats in entitled.items() if self.taker in seats]
        following = ShareGold(self.seat, (self.taker + 1) % game.players)
        if len({entitled[cell] for cell in mine}) > 1:
            game.push(ChooseGold(self.taker), following)
            return
        if mine:
            _take(game, self.taker, mine[0])
        game.push(following)


class ChooseGold(Decision["Carcassonne"], frozen=True):
    """Which of several bars the seat takes."""

    rule: ClassVar[str] = "CAR-244"

    def actions(self, game: Carcassonne) -> list[TakeGold]:
        return [TakeGold(*xy(cell)) for cell, seats in _entitled(game).items() if self.seat in seats]

    def take(self, game: Carcassonne, action: TakeGold) -> None:
        _take(game, self.seat, cell_at(action.x, action.y))

    def refusal(self, game: Carcassonne, action: Action) -> Refusal:
        return Refusal(self.rule, "not_entitled" if isinstance(action, TakeGold) else "not_now")


class ClearGold(Step["Carcassonne"], frozen=True):
    """Bars on tiles go back to the box before the final scoring (CAR-248)."""

    def run(self, game: Carcassonne) -> None:
        bars = gold(game).bars
        if bars:
            game.emit(GoldCleared(sum(bars.values())))
            bars.clear()


class ScoreGold(Step["Carcassonne"], frozen=True):
    """Each bar by the table (CAR-250)."""

    def run(self, game: Carcassonne) -> None:
        game.push(
            *[
                Award(seat, "gold", (Part("bars", count, each(count)),), "CAR-250", final=True)
                for seat, count in enumerate(gold(game).taken)
                if count
            ]
        )


class GoldMines(Guest):
    id = "gold_mines"
    options = (flag("gold_mines"),)
    actions = (PutGold, TakeGold)
    events = (GoldPut, GoldTaken, GoldCleared)
    steps = (PlaceGold, ShareGold, ChooseGold, ClearGold, ScoreGold)
    State = Gold

    def tiles(self) -> Sequence[str]:
        return tile_set("gold_mines")

    def set_up(self, game: Carcassonne) -> None:
        game.extra[self.id] = Gold(taken=(0,) * game.players)

    def after_tile(self, game: Carcassonne, seat: int, cell: int) -> Steps:
        if not game.state.form(cell).tile.symbols.get("gold"):
            return ()
        _put(game, seat, cell)
        near = [cell + step for step in AROUND if cell + step in game.state.tiles]
        if len(near) > 1:
            return [PlaceGold(seat, *xy(cell))]
        _put(game, seat, near[0])
        return ()

    def scored(self, game: Carcassonne, seat: int, feature: Feature, winners: Sequence[int]) -> Steps:
        kept = gold(game)
        cells = tuple(cell for cell in game.state.cells(feature) if cell in kept.bars)
        if winners and cells:
            kept.claims += (Claim(cells, tuple(winners)),)
        return ()

    def after_scoring(self, game: Carcassonne, seat: int, cell: int) -> Steps:
        return [ShareGold(seat, seat)] if gold(game).bars else ()

    def before_final(self, game: Carcassonne) -> Steps:
        return [ClearGold()]

    def after_final(self, game: Carcassonne) -> Steps:
        return [ScoreGold()]

    def pieces(self, game: Carcassonne) -> Iterable[Piece]:
        return [Piece("gold_bar", *xy(cell), count=count) for cell, count in sorted(gold(game).bars.items())]

    def belongings(self, game: Carcassonne, seat: int) -> Mapping[str, int]:
        return {"gold_bar": gold(game).taken[seat]}

    def check(self, game: Carcassonne) -> None:
        kept = gold(game)
        require(kept.bars.keys() <= game.state.tiles.keys(), "gold lies beside the table")
        require(len(kept.taken) == game.players and min(kept.taken) >= 0, "gold of seats that are not there")
        counts = kept.bars.values()
        require(min(counts, default=1) > 0 and sum(counts) + sum(kept.taken) <= BARS, "too much gold")
        for claim in kept.claims:
            require(set(claim.cells) <= game.state.tiles.keys(), "gold is claimed beside the table")
            require(set(claim.seats) <= set(range(game.players)), "nobody's claim to gold")


def gold(game: Carcassonne) -> Gold:
    return cast(Gold, game.extra[GoldMines.id])


def each(count: int) -> int:
    """What each of so many bars is worth."""
    return next(row.each for row in TABLE if row.first <= count and (row.last is None or count <= row.last))


def _put(game: Carcassonne, seat: int, cell: int) -> None:
    bars = gold(game).bars
    bars[cell] = bars.get(cell, 0) + 1
    game.emit(GoldPut(seat, *xy(cell)))


def _take(game: Carcassonne, seat: int, cell: int) -> None:
    kept = gold(game)
    kept.bars[cell] -= 1
    if not kept.bars[cell]:
        del kept.bars[cell]
    kept.taken = added(kept.taken, seat, 1)
    game.emit(GoldTaken(seat, *xy(cell)))


def _entitled(game: Carcassonne) -> dict[int, frozenset[int]]:
    """Cells with bars that someone may take, and who."""
    kept = gold(game)
    found: dict[int, frozenset[int]] = {}
    for claim in kept.claims:
        for cell in claim.cells:
            if cell in kept.bars:
                found[cell] = found.get(cell, frozenset()).union(claim.seats)
    return dict(sorted(found.items()))
