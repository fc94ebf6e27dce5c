"""The set-up: who begins, what everyone gets, boards and first castles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from engine.burgundy.boards import BOARDS, CASTLE, INDEX, NAMES
from engine.burgundy.deeds import added, replaced
from engine.burgundy.main_board import GOODS, START
from engine.burgundy.tiles import SUPPLY_OF
from engine.burgundy.turn import BeginPhase
from engine.burgundy.values import (
    BoardChosen,
    BoardDealt,
    CastleHidden,
    CastleLaid,
    GoodsDealt,
    StartPlayerRolled,
)
from engine.core.values import Action, Decision, Step

if TYPE_CHECKING:
    from engine.burgundy.game import Burgundy

DEALT, CHOSEN = "dealt", "chosen"
"""The ways to get a board of one's own, besides all playing on the same."""
HIDDEN = "hidden"


class Open(Step["Burgundy"], frozen=True, gc=False):
    """Everything before the first phase."""

    def run(self, game: Burgundy) -> None:
        order = roll_for_start(game)
        game.state.order = order
        game.state.bridge[0] = order[::-1]
        for seat, workers in zip(order, START.workers, strict=False):
            game.change(seat, silver=START.silver, workers=workers)
            deal_goods(game, seat)
        boards = game.options["boards"]
        game.push(
            *(GiveBoard(seat) for seat in order),
            *(ChooseCastle(seat) for seat in order if boards in (DEALT, CHOSEN)),
            ShowCastles(),
            *game.guest_steps("opening"),
            BeginPhase(),
        )


def roll_for_start(game: Burgundy) -> tuple[int, ...]:
    """The highest roll begins, ties roll again (COB-015); the others follow clockwise."""
    rolling = list(range(game.players))
    rounds = []
    while len(rolling) > 1:
        rolls = {seat: game.chance.roll("start player", 6) for seat in rolling}
        rounds.append(tuple(rolls.get(seat, 0) for seat in range(game.players)))
        rolling = [seat for seat in rolling if rolls[seat] == max(rolls.values())]
    first = rolling[0]
    order = tuple((first + step) % game.players for step in range(game.players))
    game.emit(StartPlayerRolled(tuple(rounds), order))
    return order


def deal_goods(game: Burgundy, seat: int) -> None:
    goods = tuple(game.draw_good("start goods") for _ in range(START.goods))
    for good in goods:
        game.change(seat, goods=added(game.estate(seat).goods, GOODS.index(good), 1))
    game.emit(GoodsDealt(seat, goods))


class GiveBoard(Step["Burgundy"], frozen=True, gc=False):
    """The seat gets its board; on the start boards the castle stands in the middle (COB-012)."""

    seat: int

    def run(self, game: Burgundy) -> None:
        how = str(game.options["boards"])
        if how == CHOSEN:
            game.push(ChooseBoard(self.seat))
        elif how == DEALT:
            board = game.chance.pick("boards", [id for id in boards_in_play(game) if not owners(game, id)])
            game.change(self.seat, board=board)
            game.emit(BoardDealt(self.seat, board))
        else:
            game.change(self.seat, board=how)
            lay_castle(game, self.seat, NAMES[BOARDS[how].start])


def boards_in_play(game: Burgundy) -> Sequence[str]:
    """The boards that can be dealt or chosen."""
    for boards in game.moments["boards"]:
        return tuple(boards())
    return tuple(BOARDS)


def owners(game: Burgundy, board: str) -> int:
    return sum(1 for estate in game.state.estates if estate.board == board)


class LayBoard(Action, frozen=True, gc=False):
    """Play on this board."""

    board: str


class ChooseBoard(Decision["Burgundy"], frozen=True, gc=False):
    """On which board the seat plays; each is there as often as in the box."""

    rule: ClassVar[str] = "COB-021"

    def actions(self, game: Burgundy) -> list[LayBoard]:
        return [LayBoard(id) for id in boards_in_play(game) if owners(game, id) < BOARDS[id].copies]

    def take(self, game: Burgundy, action: LayBoard) -> None:
        game.change(self.seat, board=action.board)
        game.emit(BoardChosen(self.seat, action.board))


class LayCastle(Action, frozen=True, gc=False):
    """Put the first castle on this space."""

    hex: str


class ChooseCastle(Decision["Burgundy"], frozen=True, gc=False):
    """Where the first castle stands: on any castle space of the own board (COB-021)."""

    rule: ClassVar[str] = "COB-021"

    def actions(self, game: Burgundy) -> list[LayCastle]:
        return [LayCastle(NAMES[space]) for space in game.estate(self.seat).map.whole[CASTLE]]

    def take(self, game: Burgundy, action: LayCastle) -> None:
        if game.options["first_castle"] == HIDDEN:
            game.state.hidden[self.seat] = action.hex
            game.emit(CastleHidden(self.seat))
        else:
            lay_castle(game, self.seat, action.hex)


class ShowCastles(Step["Burgundy"], frozen=True, gc=False):
    """The places that were chosen in secret come to light all at once."""

    def run(self, game: Burgundy) -> None:
        hidden = game.state.hidden
        for seat, hex in hidden.items():
            lay_castle(game, seat, hex, hidden=True)
        hidden.clear()


def lay_castle(game: Burgundy, seat: int, hex: str, hidden: bool = False) -> None:
    """The first castle lies, without any effect (COB-013)."""
    supply = SUPPLY_OF[CASTLE]
    castle, *rest = game.state.supplies[supply]
    game.state.supplies[supply] = tuple(rest)
    game.change(seat, laid=replaced(game.estate(seat).laid, INDEX[hex], castle))
    game.emit(CastleLaid(seat, hex, hidden))
