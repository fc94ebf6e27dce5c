"""What all decisions share: whoever has to decide something may first sell something (FEL-130)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.core.problems import Refusal
from engine.core.values import Action, Decision, Step
from engine.felinia.actions import Sell
from engine.felinia.purse import sale_refusal, sales, sell

if TYPE_CHECKING:
    from engine.felinia.game import Felinia


class Choice(Decision["Felinia"], frozen=True):
    """A decision that also lets its seat sell."""

    def choices(self, game: Felinia) -> list[Action]:
        """Every legal action beside selling."""
        raise NotImplementedError

    def choose(self, game: Felinia, action: Any) -> None:
        """Carry out one of the choices."""
        raise NotImplementedError

    def again(self) -> Step[Felinia]:
        """What asks for this decision once more, if it is still worth asking, when something was sold."""
        return self

    def forbidden(self, game: Felinia, action: Any) -> Refusal | None:
        """Which rule forbids an action of the kind that belongs here."""
        return None

    def actions(self, game: Felinia) -> list[Action]:
        return [*self.choices(game), *sales(game.family(self.seat))]

    def take(self, game: Felinia, action: Any) -> None:
        if isinstance(action, Sell):
            sell(game, self.seat, action.what)
            game.push(self.again())
        else:
            self.choose(game, action)

    def refusal(self, game: Felinia, action: Any) -> Refusal:
        if isinstance(action, Sell):
            return sale_refusal(action)
        return self.forbidden(game, action) or Refusal(getattr(action, "rule", self.rule), "not_now")
