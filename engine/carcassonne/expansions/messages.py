"""Messages: a second scoring figure, and mail for who lands on a dark space (CAR-175 to CAR-208)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, cast

from engine.carcassonne.board import Figure
from engine.carcassonne.cells import cell_at, cell_of, index_of, segment_of, xy
from engine.carcassonne.expansions.message_effects import (
    EFFECTS,
    EXTRA_TILE,
    MESSAGES,
    SOURCE,
    TAKE_BACK,
    own_meeples,
    take_back,
)
from engine.carcassonne.figures import FIGURES, SCORING_MEEPLE
from engine.carcassonne.guest import Guest, Steps, require
from engine.carcassonne.scoring import Award
from engine.carcassonne.turn import DrawTile
from engine.core.game import State
from engine.core.options import flag
from engine.core.problems import Refusal
from engine.core.values import Action, Decision, Event, Part, Step

if TYPE_CHECKING:
    from engine.carcassonne.game import Carcassonne

MESSENGER = FIGURES["messenger"]
INSTEAD = 2
"""Points for who does not carry out the message (CAR-184)."""
DARK = 5
"""Every fifth space of the track is dark (CAR-178)."""


class Mail(State):
    """stack:  the messages face down, the top one first
    seen:   how many at the bottom everybody has already seen
    moved:  seats and scoring figures that have moved since messages were last looked for
    tiles:  tiles that the active seat still has to lay because of messages
    """

    stack: tuple[int, ...] = ()
    seen: int = 0
    moved: tuple[tuple[int, str], ...] = ()
    tiles: int = 0


class MoveFigure(Action, frozen=True):
    """Move this scoring figure by the points."""

    figure: str


class MessagePoints(Action, frozen=True):
    """Take 2 points instead of carrying out the message."""


class CarryOutMessage(Action, frozen=True):
    """Carry out the message."""


class TakeBackMeeple(Action, frozen=True):
    """Carry out the message with this own meeple: score it if possible, and take it back."""

    figure: str
    x: int
    y: int
    feature: int


class MessageDrawn(Event, frozen=True):
    seat: int
    number: int

    @property
    def reveals(self) -> bool:
        return True


class MessageResolved(Event, frozen=True):
    """The message goes under the stack; `carried_out` or exchanged for 2 points."""

    seat: int
    number: int
    carried_out: bool


class FiguresUnited(Event, frozen=True):
    """Before the final scoring each seat's two totals become one."""


class ChooseFigure(Decision["Carcassonne"], frozen=True):
    """Which scoring figure moves by the points of an award (CAR-176, CAR-177)."""

    rule: ClassVar[str] = "CAR-176"

    award: Award

    def actions(self, game: Carcassonne) -> list[MoveFigure]:
        return [MoveFigure(SCORING_MEEPLE.id), MoveFigure(MESSENGER.id)]

    def take(self, game: Carcassonne, action: MoveFigure) -> None:
        self.award.move(game, action.figure)


class LookForMessage(Step["Carcassonne"], frozen=True):
    """Draw a message if a figure that the active seat moved now stands on a dark space (CAR-179 to CAR-182)."""

    seat: int

    def run(self, game: Carcassonne) -> None:
        kept = mail(game)
        moved = [figure for seat, figure in kept.moved if seat == self.seat]
        kept.moved = ()
        if not any(game.state.track[figure][self.seat] % DARK == 0 for figure in moved):
            return
        number = kept.stack[0]
        game.emit(MessageDrawn(self.seat, number))
        message = ResolveMessage(self.seat, number)
        actions = message.actions(game)
        if len(actions) > 1:
            game.push(message)
        else:
            message.take(game, actions[0])


class ResolveMessage(Decision["Carcassonne"], frozen=True):
    """Carry out a message or take 2 points instead (CAR-184)."""

    rule: ClassVar[str] = "CAR-184"

    number: int

    def actions(self, game: Carcassonne) -> list[Action]:
        if MESSAGES[self.number].effect["kind"] == TAKE_BACK:
            return [*_returnable(game, self.seat), MessagePoints()]
        return [CarryOutMessage(), MessagePoints()]

    def take(self, game: Carcassonne, action: Action) -> None:
        kept = mail(game)
        kept.stack = (*kept.stack[1:], kept.stack[0])
        kept.seen = min(kept.seen + 1, len(kept.stack))
        game.emit(MessageResolved(self.seat, self.number, not isinstance(action, MessagePoints)))
        award = self._award(game, action)
        if award is not None and award.points:
            game.push(award, *game.guest_steps("after_awards", self.seat), LookForMessage(self.seat))

    def _award(self, game: Carcassonne, action: Action) -> Award | None:
        """Do what was chosen; the points for it."""
        effect = MESSAGES[self.number].effect
        if isinstance(action, MessagePoints):
            return Award(self.seat, SOURCE, (Part("instead", INSTEAD),), "CAR-184")
        if isinstance(action, TakeBackMeeple):
            segment = segment_of(cell_at(action.x, action.y), action.feature)
            return take_back(game, segment, Figure(self.seat, action.figure))
        if effect["kind"] == EXTRA_TILE:
            mail(game).tiles += 1
            return None
        return EFFECTS[effect["kind"]](game, self.seat, effect)

    def refusal(self, game: Carcassonne, action: Action) -> Refusal:
        if isinstance(action, TakeBackMeeple | CarryOutMessage):
            return Refusal("CAR-198" if isinstance(action, TakeBackMeeple) else self.rule, "other_message")
        return Refusal(self.rule, "not_now")


class UniteFigures(Step["Carcassonne"], frozen=True):
    """One figure stands on the sum of both, the other goes to the box (CAR-205)."""

    def run(self, game: Carcassonne) -> None:
        track = game.state.track
        messenger = track.pop(MESSENGER.id)
        scoring = track[SCORING_MEEPLE.id]
        track[SCORING_MEEPLE.id] = tuple(one + two for one, two in zip(scoring, messenger, strict=True))
        game.emit(FiguresUnited())


class Messages(Guest):
    id = "messages"
    options = (flag("messages"),)
    chance = ("messages",)
    actions = (MoveFigure, MessagePoints, CarryOutMessage, TakeBackMeeple)
    events = (MessageDrawn, MessageResolved, FiguresUnited)
    steps = (ChooseFigure, LookForMessage, ResolveMessage, UniteFigures)
    State = Mail

    def set_up(self, game: Carcassonne) -> None:
        game.extra[self.id] = Mail(tuple(game.chance.shuffle("messages", sorted(MESSAGES))))
        game.state.track[MESSENGER.id] = (0,) * game.players

    def mover(self, game: Carcassonne, award: Award) -> Step[Any] | None:
        """No choice where both figures stand on the same total, and none in the final scoring."""
        track = game.state.track
        if award.final or track[SCORING_MEEPLE.id][award.seat] == track[MESSENGER.id][award.seat]:
            return None
        return ChooseFigure(award.seat, award)

    def moved(self, game: Carcassonne, award: Award, figure: str, start: int) -> Steps:
        if not award.final:
            mail(game).moved += ((award.seat, figure),)
        return ()

    def after_scoring(self, game: Carcassonne, seat: int, cell: int) -> Steps:
        return [LookForMessage(seat)]

    def owed(self, game: Carcassonne, seat: int) -> Steps:
        kept = mail(game)
        if not kept.tiles:
            return ()
        kept.tiles -= 1
        return [DrawTile(seat)] if game.state.stack else ()

    def before_final(self, game: Carcassonne) -> Steps:
        return [UniteFigures()]

    def conceal(self, game: Carcassonne, data: dict[str, Any], seat: int) -> None:
        """Messages that have been read lie face down below the others; their order is no secret (CAR-186)."""
        unseen = len(MESSAGES) - mail(game).seen
        data["extra"][self.id]["stack"][:unseen] = [None] * unseen

    def imagine(self, game: Carcassonne, seat: int) -> None:
        """The message that is being read is known, too."""
        kept = mail(game)
        decision = game.decision()
        read = 1 if isinstance(decision, ResolveMessage) else 0
        unseen = len(kept.stack) - kept.seen
        if unseen > read:
            shuffled = game.chance.shuffle("messages", sorted(kept.stack[read:unseen]))
            kept.stack = (*kept.stack[:read], *shuffled, *kept.stack[unseen:])

    def check(self, game: Carcassonne) -> None:
        kept = mail(game)
        require(sorted(kept.stack) == sorted(MESSAGES), "messages have been lost or found")
        require(0 <= kept.seen <= len(MESSAGES) and 0 <= kept.tiles <= len(MESSAGES), "impossible messages")
        known = {SCORING_MEEPLE.id, MESSENGER.id}
        for seat, figure in kept.moved:
            require(seat in range(game.players) and figure in known, "a figure that is not on the track")
        for step in game.steps:
            if isinstance(step, ResolveMessage):
                require(step.number == kept.stack[0], "another message is being read")


def mail(game: Carcassonne) -> Mail:
    return cast(Mail, game.extra[Messages.id])


def _returnable(game: Carcassonne, seat: int) -> list[TakeBackMeeple]:
    found = dict.fromkeys(own_meeples(game, seat))
    return [
        TakeBackMeeple(figure.figure, *xy(cell_of(segment)), index_of(segment)) for segment, figure in found
    ]
