"""A duel for tests: any position, dice and cards a test names, and what comes of an action."""

from __future__ import annotations

from typing import Any

from engine.catan_duel import SPEC
from engine.catan_duel.catalog import CITY, RESOURCES
from engine.catan_duel.game import CatanDuel
from engine.catan_duel.happenings import DrawEvent
from engine.catan_duel.prince import Prince
from engine.catan_duel.stacks import Refill
from engine.catan_duel.table import BOTH, Slot, Table
from engine.catan_duel.turn import ActionPhase, BeginTurn, EndTurn, OfferExchange
from engine.catan_duel.values import PASS, ROLL
from engine.core.chance import Chance
from engine.core.match import new_match
from engine.core.problems import Refusal
from engine.core.values import Action, Decision, Event, Step

RED, BLUE = range(2)

FOREST, RIVER, FIELDS, HILLS, PASTURE, MOUNTAINS = "-2t", "0t", "2t", "-2b", "0b", "2b"
"""Where the start landscapes lie."""


class Duel:
    """A match at the beginning of red's first turn, with empty hands and empty landscapes."""

    def __init__(self, game: str = "first", seed: int = 1) -> None:
        self.match = new_match(SPEC, ["Red", "Blue"], {"game": game}, seed, {"start die": [6, 1]})
        while self.asked != "roll_dice":
            actions = self.match.actions()
            self.match.play(PASS if PASS in actions else actions[0])
        for seat in (RED, BLUE):
            self.hand(seat)
            self.stock(seat)
        self.events: list[Event] = []

    # -- looking

    @property
    def game(self) -> CatanDuel:
        game = self.match.game
        assert isinstance(game, CatanDuel)
        return game

    @property
    def state(self) -> Table:
        self.game._actions = None  # the test may change what it looks at
        return self.game.state

    @property
    def decision(self) -> Decision[Any]:
        assert self.match.decision is not None
        return self.match.decision

    @property
    def asked(self) -> str:
        return self.decision.kind if self.match.decision is not None else "nothing"

    @property
    def asked_seat(self) -> int:
        return self.decision.seat

    def prince(self, seat: int) -> Prince:
        return self.game.prince(seat)

    def has(self, seat: int) -> dict[str, int]:
        """The resources of a seat, without those it has none of."""
        return {kind: count for kind, count in self.prince(seat).stocks.items() if count}

    def at(self, seat: int, place: str) -> int:
        return self.game.state.stock[f"{seat}:{place}"]

    def cards(self, seat: int) -> list[str]:
        return self.prince(seat).hand

    def lies(self, seat: int, place: str) -> str | None:
        return self.game.state.realms[seat].cards.get(f"{seat}:{place}")

    def offered(self, kind: str) -> list[Any]:
        self.game._actions = None
        return [action for action in self.match.actions() if action.kind == kind]

    def of(self, kind: str) -> list[Any]:
        """The events of one kind in what was last done."""
        return [event for event in self.events if event.kind == kind]

    def refused(self, action: Action) -> Refusal:
        self.game._actions = None
        refusal = self.game.why_not(action)
        assert refusal is not None, f"{action} is allowed"
        return refusal

    # -- changing

    def hand(self, seat: int, *cards: str) -> None:
        self.state.hands[seat] = tuple(Slot(card, 1 << seat) for card in cards)

    def stock(self, seat: int, **resources: int) -> None:
        """A seat has exactly these resources, on its stores from left to right."""
        stores = self.prince(seat).realm.stores
        assert resources.keys() <= set(RESOURCES)
        for kind in RESOURCES:
            left = resources.get(kind, 0)
            for place in stores[kind]:
                self.state.stock[place] = min(3, left)
                left -= min(3, left)
            assert not left, f"no room for so much {kind}"

    def put(self, seat: int, place: str, amount: int) -> None:
        self.state.stock[f"{seat}:{place}"] = amount

    def lay(self, seat: int, place: str, card: str) -> None:
        self.state.realms  # noqa: B018
        self.game.lay(f"{seat}:{place}", card)
        self.game.recount()

    def city(self, seat: int, column: int = 1) -> None:
        self.lay(seat, str(column), CITY)

    def land(self, seat: int, place: str, card: str) -> None:
        """Another landscape lies at a place."""
        realm = self.state.realms[seat]
        if f"{seat}:{place}" in realm.cards:
            self.state.realms[seat] = realm.without(f"{seat}:{place}")
        self.game.lay(f"{seat}:{place}", card)

    def stack(self, number: int, *cards: str) -> None:
        """A draw stack, from the top."""
        self.state.stacks[number] = tuple(Slot(card) for card in reversed(cards))

    def luck(self, **script: list[Any]) -> None:
        """What the dice will show; names with _ for blanks."""
        self.game.chance = Chance.start(
            7, {name.replace("_", " "): values for name, values in script.items()}
        )

    # -- playing

    def play(self, *actions: Action) -> None:
        """Play one action after the other; `events` are those of all of them."""
        self.events = []
        for action in actions:
            self.game._actions = None
            self.events += self.match.play(action)

    def roll(self, number: int, face: str) -> None:
        """Throw the dice; they show this."""
        self.luck(production_die=[number], event_die=[face])
        self.play(ROLL)

    def turn_of(self, seat: int) -> None:
        """A seat's turn begins, as if the turn before had ended."""
        self.do([BeginTurn(seat)])

    def act(self, seat: int = RED, number: int = 1) -> None:
        """A seat is in its action phase, after this number was rolled."""
        self.state.active = seat
        self.state.number, self.state.face = number, "harvest"
        self.game.steps[:] = [ActionPhase(seat)]

    def event(self, card: str, active: int = RED, number: int = 1) -> None:
        """The active seat draws this event card."""
        self.act(active, number)
        self.state.events = (*self.state.events, Slot(card))
        self.do([DrawEvent(), ActionPhase(active)])

    def happen(self, *steps: Step[Any], active: int = RED) -> None:
        """These steps are done, then the active seat is in its action phase."""
        self.act(active)
        self.do([*steps, ActionPhase(active)])

    def end(self, seat: int = RED) -> None:
        """The action phase of a seat is over."""
        self.act(seat)
        self.do([Refill(seat), OfferExchange(seat), EndTurn(seat)])

    def do(self, steps: list[Step[Any]]) -> None:
        game = self.game
        game._actions = None
        game.steps[:] = steps[::-1]
        self.events = game.opening()


__all__ = ["BLUE", "BOTH", "FIELDS", "FOREST", "HILLS", "MOUNTAINS", "PASTURE", "RED", "RIVER", "Duel"]
