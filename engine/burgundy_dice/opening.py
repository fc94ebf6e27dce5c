"""The starting castles (BDG-011 to BDG-015, BDG-100, BDG-101)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from engine.burgundy_dice.duchies import INDEX, NAMES
from engine.burgundy_dice.rounds import Roll
from engine.burgundy_dice.scoring import CASTLE, REGION_POINTS
from engine.burgundy_dice.sheet import STARTED
from engine.burgundy_dice.values import BonusGained, CastleChosen, CastlesShown, StartAt, place
from engine.core.problems import Refusal
from engine.core.values import Decision, Part, Step

if TYPE_CHECKING:
    from engine.burgundy_dice.game import BurgundyDice


class Open(Step["BurgundyDice"], frozen=True, gc=False):
    """The point for the starting castle is already printed on every sheet (BDG-014)."""

    def run(self, game: BurgundyDice) -> None:
        points = REGION_POINTS[1][0]
        for seat, sheet in enumerate(game.state.sheets):
            game.state.sheets[seat] = game.state.shown[seat] = sheet.noted(0, points)
            game.award(seat, CASTLE, [Part("start_castle", 1, points)], "BDG-014")
        seats = 1 if game.options["castles"] == "same" else game.players
        game.push(*(ChooseCastle(seat) for seat in range(seats)), ShowCastles(), Roll())


class ChooseCastle(Decision["BurgundyDice"], frozen=True, gc=False):
    """Which castle a seat starts with."""

    rule: ClassVar[str] = "BDG-011"

    def actions(self, game: BurgundyDice) -> list[StartAt]:
        return [StartAt(NAMES[hex]) for hex in game.duchy.whole[CASTLE] if hex not in taken(game)]

    def take(self, game: BurgundyDice, action: StartAt) -> None:
        same = game.options["castles"] == "same"
        for seat in range(game.players) if same else [self.seat]:
            start(game, seat, INDEX[action.hex])

    def refusal(self, game: BurgundyDice, action: Any) -> Refusal:
        if not isinstance(action, StartAt):
            return Refusal(self.rule, "not_now")
        hex = INDEX.get(action.hex, -1)
        if hex in taken(game):
            owner = taken(game).index(hex)
            return Refusal("BDG-100", "taken", (place(owner, hex),))
        return Refusal(self.rule, "no_castle")


class ShowCastles(Step["BurgundyDice"], frozen=True, gc=False):
    """All have chosen: who chose in secret shows the castle now (BDG-013)."""

    def run(self, game: BurgundyDice) -> None:
        state = game.state
        state.shown = state.sheets.copy()
        if not is_open(game) and not game.solo:
            game.emit(CastlesShown(tuple(NAMES[sheet.numbers.index(STARTED)] for sheet in state.sheets)))


def is_open(game: BurgundyDice) -> bool:
    """Whether all may see which castle a seat chooses."""
    return game.options["castles"] != "secret"


def taken(game: BurgundyDice) -> list[int]:
    """The castles that nobody else may choose, in the order of the seats (BDG-100)."""
    if game.options["castles"] != "different":
        return []
    return [sheet.numbers.index(STARTED) for sheet in game.state.sheets if STARTED in sheet.numbers]


def start(game: BurgundyDice, seat: int, hex: int) -> None:
    """Cross out the castle's square and circle its bonus in the castle row (BDG-012)."""
    state = game.state
    bonus = game.duchy.bonuses[hex]
    state.sheets[seat] = state.sheets[seat].marked(hex, STARTED).gained_by_castle(bonus)
    game.emit(CastleChosen(seat, NAMES[hex], is_open(game)))
    game.emit(BonusGained(seat, bonus, True))
    if is_open(game):
        state.shown[seat] = state.sheets[seat]
