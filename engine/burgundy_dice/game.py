"""The dice game: set-up, what is known, what is possible."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.burgundy_dice import opening, rounds, turn, values
from engine.burgundy_dice.check import check
from engine.burgundy_dice.duchies import DUCHIES, Duchy
from engine.burgundy_dice.judge import prospects
from engine.burgundy_dice.scoring import CASTLE
from engine.burgundy_dice.sheet import Sheet
from engine.burgundy_dice.state import Table
from engine.core.game import Game
from engine.core.values import Action, Event, Scored, Step


class BurgundyDice(Game[Table]):
    State = Table
    end_rule: ClassVar[str] = "BDG-090"
    action_types: ClassVar[tuple[type[Action], ...]] = (
        values.StartAt,
        values.Sell,
        values.Mark,
        values.TakeWorker,
        values.EndTurn,
    )
    event_types: ClassVar[tuple[type[Event], ...]] = (
        Scored,
        values.CastleChosen,
        values.GoodsSold,
        values.HexMarked,
        values.RegionCompleted,
        values.BonusGained,
        values.BonusLost,
        values.WorkerTaken,
        values.TurnEnded,
        values.CastlesShown,
        values.DiceRolled,
        values.TurnShown,
        values.ColourCompleted,
        values.PhaseEnded,
        values.GameOver,
    )
    step_types: ClassVar[tuple[type[Step[Any]], ...]] = (
        opening.Open,
        opening.ChooseCastle,
        opening.ShowCastles,
        rounds.Roll,
        rounds.EndRound,
        turn.BeginTurn,
        turn.SellGoods,
        turn.MarkHex,
        turn.FinishTurn,
    )

    __slots__ = ()

    def set_up(self) -> None:
        sheets = [Sheet()] * self.players
        self.state = Table(sheets, sheets.copy(), [values.NO_TURN] * self.players)
        self.push(opening.Open())

    @property
    def duchy(self) -> Duchy:
        return DUCHIES[str(self.options["duchy"])]

    @property
    def solo(self) -> bool:
        return self.players == 1

    # -- what is known

    def hidden(self, seat: int) -> list[int]:
        """The other seats that have had a choice since all saw their sheets."""
        decision = self.decision()
        if decision is None or (isinstance(decision, opening.ChooseCastle) and opening.is_open(self)):
            return []
        asked_before = isinstance(decision, (turn.MarkHex, turn.FinishTurn))
        if asked_before and decision != turn.first_decision(self, decision.seat):
            last = decision.seat
        else:
            last = decision.seat - 1
        return [other for other in range(last + 1) if other != seat]

    def conceal(self, data: dict[str, Any], seat: int) -> None:
        """What the others do in the running round is a secret; how their sheets were before it is not."""
        for other in self.hidden(seat):
            data["state"]["sheets"][other] = None
            data["state"]["turns"][other] = None

    def imagine(self, seat: int) -> None:
        """Let the other seats choose anew, somehow, as far as they have come in this round."""
        for other in self.hidden(seat):
            self.state.sheets[other], self.state.turns[other] = self.state.shown[other], values.NO_TURN
            if isinstance(self.decision(), opening.ChooseCastle):
                castle = self.chance.pick("imagined", self.duchy.whole[CASTLE])
                opening.start(self, other, castle)
            else:
                self._imagine_turn(other)

    def _imagine_turn(self, seat: int) -> None:
        waiting = self.decision()
        decision: Any = turn.first_decision(self, seat)
        while decision != waiting:
            action = self.chance.pick("imagined", decision.actions(self))
            if action == values.END_TURN:
                break
            decision.take(self, action)
            decision = self.steps.pop()

    # -- the end

    def standing(self, seat: int) -> tuple[int, ...]:
        """Points, then bonuses that were not used (BDG-092)."""
        return self.points[seat], self.state.sheets[seat].unused

    def judge(self, seat: int) -> float:
        return prospects(self, seat)

    def check(self) -> None:
        check(self)
