"""Fair: a small game that uses everything the core offers, so that the core can be tested without a real game.

Everyone holds hidden cards.  In a turn one plays a card and scores it, or rolls the
die.  Whoever rolls a six draws a card.  The merchant, a guest, pays for each card
and then offers to take a coin back for a point.  The game ends when a seat plays
its last card.

Chance is asked for "first" (the seat that begins), "deck" (the order of the cards),
then "die" for each roll.
"""

from __future__ import annotations

from typing import Any, ClassVar

from engine.core.game import AnyState, Game, State
from engine.core.guests import Guest, Moments
from engine.core.options import Options, choice, flag, number
from engine.core.problems import OptionError, Refusal, SaveError
from engine.core.spec import GameSpec
from engine.core.values import Action, Decision, Event, Part, Scored, Step

CARDS = tuple(f"{colour} {worth}" for colour in ("red", "blue", "green") for worth in range(1, 11))
RULES = frozenset(f"FAIR-{number}" for number in range(1, 8))
TURNS = 40
"""Then the fair closes, so that a game that only rolls ends too."""


def worth(card: str) -> int:
    return int(card.split()[1])


class FairState(State):
    turn: int
    hands: list[tuple[str, ...]]
    deck: list[str]
    played: dict[str, int]
    colours: set[str]
    last_roll: int | None = None


# -- actions and events


class PlayCard(Action, frozen=True):
    card: str


class Roll(Action, frozen=True):
    times: int


class CardPlayed(Event, frozen=True):
    seat: int
    card: str


class Rolled(Event, frozen=True):
    seat: int
    pips: int

    @property
    def reveals(self) -> bool:
        return True


class Drew(Event, frozen=True):
    seat: int
    card: str | None

    @property
    def reveals(self) -> bool:
        return True

    def seen_by(self, seat: int) -> Drew:
        return self if seat == self.seat else Drew(self.seat, None)


# -- steps


class Turn(Decision["Fair"], frozen=True):
    rule: ClassVar[str] = "FAIR-1"

    def actions(self, game: Fair) -> list[Action]:
        hand = game.state.hands[self.seat]
        # equal cards do not exist, so a hand needs no care for doubles
        return [*(PlayCard(card) for card in sorted(hand)), Roll(1), Roll(2)]

    def take(self, game: Fair, action: Action) -> None:
        if isinstance(action, PlayCard):
            game.push(Play(self.seat, action.card), EndTurn(self.seat))
        else:
            assert isinstance(action, Roll)
            game.push(*[Throw(self.seat)] * action.times, EndTurn(self.seat))

    def refusal(self, game: Fair, action: Any) -> Refusal:
        if isinstance(action, PlayCard):
            return Refusal("FAIR-2", "not_in_hand")
        return super().refusal(game, action)


class Play(Step["Fair"], frozen=True):
    seat: int
    card: str

    def run(self, game: Fair) -> None:
        state = game.state
        state.hands[self.seat] = tuple(card for card in state.hands[self.seat] if card != self.card)
        state.played[self.card] = self.seat
        state.colours.add(self.card.split()[0])
        game.emit(CardPlayed(self.seat, self.card))
        parts = [Part("card", worth(self.card))]
        for pay in game.moments["pay"]:
            parts += pay(game, self.card)
        game.award(self.seat, "card", parts, "FAIR-3", [self.card])
        for played in game.moments["played"]:
            played(game, self.seat)


class Throw(Step["Fair"], frozen=True):
    seat: int

    def run(self, game: Fair) -> None:
        state = game.state
        state.last_roll = game.chance.roll("die", 6)
        game.emit(Rolled(self.seat, state.last_roll))
        if state.last_roll == 6 and state.deck:
            card = state.deck.pop()
            state.hands[self.seat] = (*state.hands[self.seat], card)
            game.emit(Drew(self.seat, card))
        if state.last_roll == 1 and game.options["length"] == "long":
            game.award(self.seat, "bad luck", [Part("roll", 1, -1)], "FAIR-4")


class EndTurn(Step["Fair"], frozen=True):
    seat: int

    def run(self, game: Fair) -> None:
        game.state.turn += 1
        if game.state.hands[self.seat] and game.state.turn < TURNS:
            game.push(Turn((self.seat + 1) % game.players))
        else:
            game.push(Close())


class Close(Step["Fair"], frozen=True):
    """Whatever else waited, the fair is over."""

    def run(self, game: Fair) -> None:
        game.steps.clear()
        if game.options["length"] == "long":
            for seat, hand in enumerate(game.state.hands):
                if hand:
                    game.award(seat, "hand", [Part("card left", len(hand), -1)], "FAIR-5")


# -- the guest


class FairGuest(Guest):
    """The moments of this game."""

    def open(self, game: Fair) -> None:
        """Bring what you bring."""

    def pay(self, game: Fair, card: str) -> list[Part]:
        """Further parts of a card's worth."""
        return []

    def played(self, game: Fair, seat: int) -> None:
        """A card was played."""


class MerchantState(State):
    coins: dict[str, int]


class Trade(Action, frozen=True):
    coins: int


class Offer(Decision["Fair"], frozen=True):
    rule: ClassVar[str] = "FAIR-7"

    def actions(self, game: Fair) -> list[Action]:
        return [Trade(0), Trade(1)]

    def take(self, game: Fair, action: Action) -> None:
        assert isinstance(action, Trade)
        if action.coins:
            coins = game.merchant.coins
            game.extra["merchant"] = MerchantState({**coins, str(self.seat): coins[str(self.seat)] - 1})
            game.award(self.seat, "trade", [Part("coin", 1, 1)], "FAIR-7")


class Merchant(FairGuest):
    id = "merchant"
    actions = (Trade,)
    steps = (Offer,)
    State = MerchantState

    def open(self, game: Fair) -> None:
        game.extra["merchant"] = MerchantState({str(seat): 3 for seat in range(game.players)})

    def pay(self, game: Fair, card: str) -> list[Part]:
        return [Part("merchant", 2)] if worth(card) >= 8 else []

    def played(self, game: Fair, seat: int) -> None:
        if game.merchant.coins[str(seat)]:
            game.push(Offer(seat))


# -- the game


class Fair(Game[FairState]):
    State = FairState
    action_types = (PlayCard, Roll, Trade)
    event_types = (Scored, CardPlayed, Rolled, Drew)
    step_types: ClassVar[tuple[type[Step[Any]], ...]] = (Turn, Play, Throw, EndTurn, Close, Offer)
    extra_types: ClassVar[dict[str, type[AnyState]]] = {"merchant": MerchantState}
    end_rule = "FAIR-5"

    @property
    def moments(self) -> Moments[FairGuest]:
        return _WITH_MERCHANT if self.options["merchant"] else _ALONE

    @property
    def merchant(self) -> MerchantState:
        merchant = self.extra["merchant"]
        assert isinstance(merchant, MerchantState)
        return merchant

    def set_up(self) -> None:
        first = self.chance.pick("first", range(self.players))
        deck = self.chance.shuffle("deck", CARDS)
        size = int(self.options["hand"])
        hands = [tuple(deck[seat * size : (seat + 1) * size]) for seat in range(self.players)]
        self.state = FairState(0, hands, deck[self.players * size :], {}, set())
        for open_ in self.moments["open"]:
            open_(self)
        self.push(Turn(first))

    def conceal(self, data: dict[str, Any], seat: int) -> None:
        state = data["state"]
        state["deck"] = [None] * len(state["deck"])
        state["hands"] = [
            hand if owner == seat or self.options["open"] else [None] * len(hand)
            for owner, hand in enumerate(state["hands"])
        ]

    def imagine(self, seat: int) -> None:
        hidden = [owner for owner in range(self.players) if owner != seat and not self.options["open"]]
        unknown = self.state.deck + [card for owner in hidden for card in self.state.hands[owner]]
        unknown = self.chance.shuffle("imagined", sorted(unknown))
        for owner in hidden:
            size = len(self.state.hands[owner])
            self.state.hands[owner] = tuple(unknown[:size])
            del unknown[:size]
        self.state.deck = unknown

    def check(self) -> None:
        state = self.state
        cards = [*state.deck, *state.played, *(card for hand in state.hands for card in hand)]
        coins = set(self.merchant.coins) if self.options["merchant"] else None
        if (
            len(state.hands) != self.players
            or len(set(cards)) < len(cards)
            or not set(cards) <= set(CARDS)
            or coins not in (None, {str(seat) for seat in range(self.players)})
        ):
            raise SaveError("state", "The fair's cards or coins are not right.")

    def judge(self, seat: int) -> float:
        return 0.5 * sum(map(worth, self.state.hands[seat]))


_WITH_MERCHANT = Moments(FairGuest, [Merchant()])
_ALONE = Moments(FairGuest, [])


def conflict(options: Options, players: int) -> OptionError | None:
    if options["open"] and options["merchant"]:
        return OptionError("open_merchant", "The merchant does not trade over open hands.")
    if options["hand"] == 5 and players > 3:
        return OptionError("hand_players", "With four players, a hand has four cards at most.")
    return None


SPEC = GameSpec(
    id="fair",
    min_players=2,
    max_players=4,
    options=(
        flag("merchant"),
        flag("open"),
        choice("length", "short", "long"),
        number("hand", 3, range(2, 6)),
    ),
    load=lambda: Fair,
    chance=("first", "deck", "die"),
    secrets=True,
    conflict=conflict,
)
