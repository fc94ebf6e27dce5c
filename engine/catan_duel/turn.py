"""A turn: the dice, the action phase, drawing, exchanging, and who comes next (CAT-060)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from engine.catan_duel.behaviour import BEHAVIOURS, overriding
from engine.catan_duel.building import build, build_refusal, builds, demolish, unmet
from engine.catan_duel.catalog import CARDS, SET_UP, Card
from engine.catan_duel.happenings import BRIGAND, FACES, Produce
from engine.catan_duel.hope import hopeless
from engine.catan_duel.prince import Prince
from engine.catan_duel.stacks import Discard, Exchange, Refill, different, out_of_hand
from engine.catan_duel.trading import trade, trade_refusal, trades
from engine.catan_duel.values import (
    PASS,
    ROLL,
    AttackRolled,
    Build,
    Demolish,
    DiceRolled,
    Pass,
    Play,
    Played,
    Roll,
    Trade,
    TurnBegan,
)
from engine.core.problems import Refusal
from engine.core.values import Decision, Step

if TYPE_CHECKING:
    from engine.catan_duel.game import CatanDuel


class BeginTurn(Step["CatanDuel"], frozen=True, gc=False):
    seat: int

    def run(self, game: CatanDuel) -> None:
        state = game.state
        state.active = self.seat
        state.turn += 1
        state.number, state.face = 0, ""
        state.announced = state.used = ()
        game.emit(TurnBegan(self.seat, state.turn))
        game.push(RollDice(self.seat))


# -- the dice


class RollDice(Decision["CatanDuel"], frozen=True, gc=False):
    """Throw the dice, after playing cards that set them (CAT-061).

    Everybody throws by himself: who were asked only with such a card in hand would give it away.
    """

    rule: ClassVar[str] = "CAT-061"

    def actions(self, game: CatanDuel) -> list[Play | Roll]:
        return [*plays(game.prince(self.seat), before_roll=True), ROLL]

    def take(self, game: CatanDuel, action: Play | Roll) -> None:
        if isinstance(action, Play):
            game.state.announced += (action.card,)
            play(game, self.seat, action.card, then=self)
        else:
            game.push(ThrowDice(self.seat), ActionPhase(self.seat))

    def refusal(self, game: CatanDuel, action: Any) -> Refusal:
        if isinstance(action, Play):
            return play_refusal(game.prince(self.seat), action, before_roll=True)
        return Refusal(self.rule, "roll_first")


class ThrowDice(Step["CatanDuel"], frozen=True, gc=False):
    """A red event comes before production, a black one after it (CAT-062)."""

    seat: int

    def run(self, game: CatanDuel) -> None:
        state = game.state
        state.number = state.number or game.chance.roll("production die", 6)
        state.face = state.face or game.chance.pick("event die", SET_UP.event_die)
        game.emit(DiceRolled(self.seat, state.number, state.face))
        steps = [FACES[state.face](), Produce(state.number)]
        game.push(*(steps if state.face == BRIGAND else reversed(steps)))


# -- the action phase


class ActionPhase(Decision["CatanDuel"], frozen=True, gc=False):
    """Build, play cards, trade and demolish, as often as one likes (CAT-080)."""

    rule: ClassVar[str] = "CAT-080"

    def actions(self, game: CatanDuel) -> list[Build | Play | Trade | Demolish | Pass]:
        me = game.prince(self.seat)
        return [
            *builds(me),
            *plays(me, before_roll=False),
            *trades(me),
            *(Demolish(place) for place, _ in me.realm.expansions),
            PASS,
        ]

    def take(self, game: CatanDuel, action: Build | Play | Trade | Demolish | Pass) -> None:
        if isinstance(action, Pass):
            game.push(Refill(self.seat), OfferExchange(self.seat), EndTurn(self.seat))
            return
        if isinstance(action, Play):
            play(game, self.seat, action.card, then=self)
            return
        game.push(self)
        me = game.prince(self.seat)
        if isinstance(action, Build):
            build(me, action)
        elif isinstance(action, Trade):
            trade(me, action)
        else:
            demolish(game, action.place)

    def refusal(self, game: CatanDuel, action: Any) -> Refusal:
        me = game.prince(self.seat)
        match action:
            case Build():
                return build_refusal(me, action)
            case Play():
                return play_refusal(me, action, before_roll=False)
            case Trade():
                return trade_refusal(me, action)
            case Demolish():
                central = action.place in me.realm.cards
                return Refusal("CAT-104", "central_card") if central else Refusal("CAT-115", "nothing_there")
            case _:
                return Refusal(self.rule, "not_now")


# -- action cards


def plays(me: Prince, before_roll: bool) -> list[Play]:
    """The action cards that can be played now."""
    playable = overriding("play")
    return [
        Play(card)
        for card in different(me.hand)
        if card in playable and play_hindrance(me, CARDS[card], before_roll) is None
    ]


def play_hindrance(me: Prince, card: Card, before_roll: bool) -> Refusal | None:
    """Why an action card cannot be played in the action phase, or before the roll."""
    if card.id not in overriding("play") or BEHAVIOURS[card.id].before_roll is not before_roll:
        return Refusal(card.rule, "wrong_moment")
    return unmet(me, card)


def play_refusal(me: Prince, action: Play, before_roll: bool) -> Refusal:
    card = CARDS.get(action.card)
    if card is None or card.kind != "action" or card.id not in me.hand:
        return Refusal("CAT-080", "not_at_hand")
    return play_hindrance(me, card, before_roll) or Refusal(card.rule, "not_now")


def play(game: CatanDuel, seat: int, card: str, then: Step[Any]) -> None:
    """Play a card from the hand; it joins the discard pile after its effect (CAT-081)."""
    out_of_hand(game, seat, card)
    game.emit(Played(seat, card))
    game.push(OfferWard(seat, card), Discard(seat, card), then)


class OfferWard(Step["CatanDuel"], frozen=True, gc=False):
    """Whoever is attacked may roll against it, if cards of his allow it (CAT-T07)."""

    seat: int
    card: str

    def run(self, game: CatanDuel) -> None:
        numbers = wards(game, 1 - self.seat) if BEHAVIOURS[self.card].wardable else ()
        if numbers:
            game.push(WardOff(1 - self.seat, self.card))
        else:
            game.push(CarryOut(self.seat, self.card))


def wards(game: CatanDuel, seat: int) -> tuple[int, ...]:
    """The numbers that ward off an attack on a seat."""
    cards = game.state.realms[seat].taking_part("wards_on")
    return tuple(sorted({number for _, card in cards for number in card.wards_on()}))


class WardOff(Decision["CatanDuel"], frozen=True, gc=False):
    """Whether the die is rolled against an attack."""

    rule: ClassVar[str] = "CAT-087"

    card: str

    def actions(self, game: CatanDuel) -> list[Roll | Pass]:
        return [ROLL, PASS]

    def take(self, game: CatanDuel, action: Roll | Pass) -> None:
        if isinstance(action, Roll):
            number = game.chance.roll("protection die", 6)
            warded = number in wards(game, self.seat)
            game.emit(AttackRolled(self.seat, self.card, number, warded))
            if warded:
                return
        game.push(CarryOut(1 - self.seat, self.card))


class CarryOut(Step["CatanDuel"], frozen=True, gc=False):
    """A played card does what it says."""

    seat: int
    card: str

    def run(self, game: CatanDuel) -> None:
        game.push(*BEHAVIOURS[self.card].play(game.prince(self.seat)))


# -- the end


class OfferExchange(Step["CatanDuel"], frozen=True, gc=False):
    seat: int

    def run(self, game: CatanDuel) -> None:
        if game.state.hands[self.seat]:
            game.push(Exchange(self.seat))


class EndTurn(Step["CatanDuel"], frozen=True, gc=False):
    """Win with enough victory points (CAT-150), or let the other one have his turn.

    A game that nobody can win any more is called off.
    """

    seat: int

    def run(self, game: CatanDuel) -> None:
        if game.points[self.seat] >= game.box.target:
            game.crown(self.seat)
        elif hopeless(game):
            game.call_off()
        else:
            game.push(BeginTurn(1 - self.seat))


STEPS: Sequence[type[Step[Any]]] = (
    BeginTurn,
    RollDice,
    ThrowDice,
    ActionPhase,
    OfferWard,
    WardOff,
    CarryOut,
    OfferExchange,
    EndTurn,
)
