"""Messages: a second scoring figure, and mail for who lands on a dark space (CAR-175 to CAR-208)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, ClassVar, cast

import msgspec
from msgspec import Struct

from engine.carcassonne.board import Figure, shares
from engine.carcassonne.cells import cell_at, cell_of, index_of, segment_name, segment_of, xy
from engine.carcassonne.figures import FIGURES, MEEPLE_IDS, SCORING_MEEPLE
from engine.carcassonne.guest import Guest, Steps, require
from engine.carcassonne.scoring import Award, bring_home, scored_places, strengths, worth
from engine.carcassonne.tiles import CITY, DATA, FIELD
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
FARMER, KNIGHT = "farmer", "knight"
ROLE_KINDS = {KNIGHT: CITY, FARMER: FIELD}


class Message(Struct, frozen=True):
    """A card: what it does, by the name of its effect, with the facts that the effect needs."""

    number: int
    effect: dict[str, Any]


class _Messages(Struct):
    messages: tuple[Message, ...]


MESSAGES = {
    message.number: message
    for message in msgspec.json.decode((DATA / "messages.json").read_bytes(), type=_Messages).messages
}
RULES = {
    "score_smallest": {"road": "CAR-187", "city": "CAR-189", "monastery": "CAR-190"},
    "per_meeple": {KNIGHT: "CAR-196", FARMER: "CAR-197"},
}


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


class TakeBackMeeple(Action, frozen=True, gc=False):
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


class LookForMessage(Step["Carcassonne"], frozen=True, gc=False):
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
        if MESSAGES[self.number].effect["kind"] == "score_and_return":
            return [*_returnable(game, self.seat), MessagePoints()]
        return [CarryOutMessage(), MessagePoints()]

    def take(self, game: Carcassonne, action: Action) -> None:
        kept = mail(game)
        kept.stack = (*kept.stack[1:], kept.stack[0])
        kept.seen = min(kept.seen + 1, len(kept.stack))
        carried_out = not isinstance(action, MessagePoints)
        game.emit(MessageResolved(self.seat, self.number, carried_out))
        if carried_out:
            effect = MESSAGES[self.number].effect
            award = EFFECTS[effect["kind"]](game, self.seat, effect, action)
        else:
            award = Award(self.seat, "message", (Part("instead", INSTEAD),), "CAR-184")
        if award is not None and award.points:
            game.push(award, *game.guest_steps("after_awards", self.seat), LookForMessage(self.seat))

    def refusal(self, game: Carcassonne, action: Action) -> Refusal:
        if isinstance(action, TakeBackMeeple | CarryOutMessage):
            return Refusal("CAR-198" if isinstance(action, TakeBackMeeple) else self.rule, "other_message")
        return Refusal(self.rule, "not_now")


class UniteFigures(Step["Carcassonne"], frozen=True, gc=False):
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


# -- what messages do; each effect answers with the points it gives


def _smallest(game: Carcassonne, seat: int, effect: dict[str, Any], action: Action) -> Award | None:
    """The feature of a kind with an own meeple that is worth least; the meeple stays (CAR-187 to CAR-191)."""
    state = game.state
    kind = effect["feature"]
    own = [feature for name in sorted(state.held(seat)) if (feature := state.features[name]).kind == kind]
    if not own:
        return None
    values = [worth(game, feature, seat, final=True) for feature in own]
    points = [sum(part.points for part in parts) for parts in values]
    least = points.index(min(points))
    places = scored_places(game, own[least])
    return Award(seat, "message", tuple(values[least]), RULES["score_smallest"][kind], places)


def _extra_tile(game: Carcassonne, seat: int, effect: dict[str, Any], action: Action) -> None:
    mail(game).tiles += 1


def _per_shield(game: Carcassonne, seat: int, effect: dict[str, Any], action: Action) -> Award:
    """Points for the shields of every city with an own knight, whoever has the majority (CAR-195)."""
    state = game.state
    cities = [feature for name in state.held(seat) if (feature := state.features[name]).kind == CITY]
    shields = sum(state.shields(city) for city in cities)
    return Award(seat, "message", (Part("shields", shields, effect["points"]),), "CAR-195")


def _per_meeple(game: Carcassonne, seat: int, effect: dict[str, Any], action: Action) -> Award:
    """Points for each own knight or farmer; the big meeple is one, too (CAR-196, CAR-197, CAR-203)."""
    role = effect["role"]
    standing = [found for found in _meeples(game, seat) if found[2] == ROLE_KINDS[role]]
    places = tuple(segment_name(segment) for segment, _, _ in standing)
    part = Part(f"{role}s", len(standing), effect["points"])
    return Award(seat, "message", (part,), RULES["per_meeple"][role], places)


def _score_and_return(game: Carcassonne, seat: int, effect: dict[str, Any], action: Action) -> Award | None:
    """What the meeple's feature is worth now, if the seat has the majority there; it goes home (CAR-198)."""
    assert isinstance(action, TakeBackMeeple)
    segment = segment_of(cell_at(action.x, action.y), action.feature)
    feature = game.state.feature(segment)
    award = None
    if seat in shares(strengths(game, segment)):
        parts = tuple(worth(game, feature, seat, final=True))
        award = Award(seat, "message", parts, "CAR-198", scored_places(game, feature))
    bring_home(game, [(segment, Figure(seat, action.figure))])
    return award


EFFECTS: dict[str, Callable[[Carcassonne, int, dict[str, Any], Action], Award | None]] = {
    "score_smallest": _smallest,
    "extra_tile": _extra_tile,
    "per_shield": _per_shield,
    "per_meeple": _per_meeple,
    "score_and_return": _score_and_return,
}


def _meeples(game: Carcassonne, seat: int) -> Iterator[tuple[int, str, str]]:
    """The seat's meeples on the table: segment, figure and kind of feature."""
    state = game.state
    for segment in sorted(state.figures):
        for figure in state.figures[segment]:
            if figure.seat == seat and figure.figure in MEEPLE_IDS:
                yield segment, figure.figure, state.segment(segment).kind


def _returnable(game: Carcassonne, seat: int) -> list[TakeBackMeeple]:
    found = dict.fromkeys((segment, figure) for segment, figure, _ in _meeples(game, seat))
    return [TakeBackMeeple(figure, *xy(cell_of(segment)), index_of(segment)) for segment, figure in found]
