"""The game of Catan: The Duel: set-up, what is known, what is possible."""

from __future__ import annotations

from typing import Any, ClassVar, Self

from engine.catan_duel import building, happenings, opening, resources, settling, stacks, turn, values
from engine.catan_duel.cards import ACTIONS, CARD_STEPS
from engine.catan_duel.catalog import BOXES, CARDS, SET_UP, Box, box_cards
from engine.catan_duel.check import check
from engine.catan_duel.choice import RealChoice
from engine.catan_duel.judge import prospects
from engine.catan_duel.knowledge import conceal, imagine
from engine.catan_duel.places import PLACES, outside
from engine.catan_duel.prince import ADVANTAGE, STRENGTH, TRADE, Prince
from engine.catan_duel.realm import start_realm
from engine.catan_duel.table import NOBODY, Pile, Slot, Table
from engine.core.chance import Chance
from engine.core.game import Game
from engine.core.options import Options
from engine.core.values import Action, Event, Part, Scored, Step


class CatanDuel(Game[Table]):
    """Two principalities, one table."""

    State = Table
    end_rule: ClassVar[str] = "CAT-150"
    action_types: ClassVar[tuple[type[Action], ...]] = (
        values.ChooseStack,
        values.TakeCard,
        values.Swap,
        values.Pass,
        values.Roll,
        values.Play,
        values.ChooseNumber,
        values.Build,
        values.Trade,
        values.Demolish,
        values.Spend,
        values.Store,
        values.Demand,
        values.Waive,
        values.Draw,
        values.Search,
        values.PutUnder,
        values.Pick,
        values.LayAbove,
        *ACTIONS,
    )
    event_types: ClassVar[tuple[type[Event], ...]] = (
        Scored,
        values.StartRolled,
        values.TurnBegan,
        values.DiceRolled,
        values.Gained,
        values.Spent,
        values.Lapsed,
        values.Traded,
        values.Built,
        values.LandscapesRevealed,
        values.LandscapeLaid,
        values.Swapped,
        values.Removed,
        values.Played,
        values.Discarded,
        values.CardDrawn,
        values.CardPicked,
        values.CardPutUnder,
        values.CardStolen,
        values.CardFetched,
        values.StackSearched,
        values.HandShown,
        values.CardUnderStack,
        values.EventRevealed,
        values.EventsShuffled,
        values.EventSpared,
        values.AttackRolled,
        values.BrigandsCounted,
        values.TokenMoved,
        values.CalledOff,
        values.GameOver,
    )
    step_types: ClassVar[tuple[type[Step[Any]], ...]] = (
        *opening.STEPS,
        *turn.STEPS,
        *happenings.STEPS,
        *building.STEPS,
        *settling.STEPS,
        *stacks.STEPS,
        *resources.STEPS,
        *CARD_STEPS,
    )

    __slots__ = ("box",)

    box: Box

    def __init__(self, options: Options, players: int, chance: Chance) -> None:
        super().__init__(options, players, chance)
        self.box = BOXES[str(options["game"])]

    def copy(self) -> Self:
        new = super().copy()
        new.box = self.box
        return new

    # -- set-up

    def set_up(self) -> None:
        realms = [
            start_realm(seat, layout.top, layout.bottom) for seat, layout in enumerate(SET_UP.principalities)
        ]
        stock = {
            place: card.facts.get("start_stock", 0) for realm in realms for place, card in realm.landscapes
        }
        landscapes = self.chance.shuffle("landscapes", landscape_stack())
        draw_stacks = [pile for back, count in self.box.stacks.items() for pile in self._dealt(back, count)]
        self.state = Table(
            realms=realms,
            stock=stock,
            hands=[(), ()],
            stacks=draw_stacks,
            events=happenings.event_stack(self),
            landscapes=tuple(Slot(card) for card in reversed(landscapes)),
            central=dict(SET_UP.central_stacks),
            open=tuple(card.id for card in box_cards(self.box) if card.open for _ in range(card.count)),
            discard=(),
            tokens={STRENGTH: NOBODY, TRADE: NOBODY},
        )
        self.push(opening.FindStarter())

    def _dealt(self, back: str, count: int) -> list[Pile]:
        """The draw cards with a back, shuffled into equal stacks; scripted ones from the top on."""
        cards = self.chance.shuffle(f"{back} cards", self.draw_cards(back))
        size = len(cards) // count
        return [
            tuple(Slot(card) for card in reversed(cards[number * size : (number + 1) * size]))
            for number in range(count)
        ]

    def draw_cards(self, back: str) -> list[str]:
        """Every single card that is dealt into the draw stacks of a back."""
        kinds = [card for card in box_cards(self.box) if card.back == back and not card.open]
        return [card.id for card in kinds for _ in range(card.count)]

    def event_cards(self) -> list[str]:
        kinds = [card for card in box_cards(self.box) if card.kind == "event"]
        return [card.id for card in kinds for _ in range(card.count)]

    # -- for steps and cards

    def prince(self, seat: int) -> Prince:
        return Prince(self, seat)

    def in_turn_order(self) -> tuple[int, int]:
        """The active seat first (CAT-025)."""
        return (0, 1) if self.state.active == 0 else (1, 0)

    def lay(self, place: str, card: str) -> None:
        """A card lies at a place from now on."""
        seat = PLACES[place].seat
        realms = self.state.realms
        realms[seat] = realms[seat].with_card(place, card)
        if CARDS[card].stores:
            self.state.stock[place] = 0

    def swap(self, seat: int, first: str, second: str) -> None:
        """Exchange what lies at two places, with everything that lies on it."""
        state = self.state
        state.realms[seat] = state.realms[seat].swapped(first, second)
        there = {
            first: second,
            second: first,
            outside(first): outside(second),
            outside(second): outside(first),
        }
        stock = state.stock
        moved = {there[place]: stock.pop(place) for place in list(there) if place in stock}
        stock.update(moved)
        state.used = tuple(there.get(place, place) for place in state.used)

    def recount(self) -> None:
        """Count all points after a change of cards: tokens, then victory points (CAT-130 to CAT-135)."""
        princes = [self.prince(seat) for seat in range(self.players)]
        points = [prince.points for prince in princes]
        for token in (STRENGTH, TRADE):
            amounts = [getattr(one, token) for one in points]
            best = max(amounts)
            holder = amounts.index(best) if best >= ADVANTAGE and amounts.count(best) == 1 else NOBODY
            if holder != self.state.tokens[token]:
                self.state.tokens[token] = holder
                self.emit(values.TokenMoved(token, holder))
        for source, each, counts in self._victory(princes):
            before = self.state.victory.get(source, (0,) * self.players)
            if counts != before:
                self.state.victory[source] = counts
                for seat in range(self.players):
                    if counts[seat] != before[seat]:
                        self.award(seat, source, [Part(source, counts[seat] - before[seat], each)], "CAT-135")

    def _victory(self, princes: list[Prince]) -> list[tuple[str, int, tuple[int, ...]]]:
        """Where victory points come from: the source, points for one, and how many each seat has."""
        realms = [prince.realm for prince in princes]
        return [
            ("settlements", 1, tuple(len(realm.towns) - len(realm.cities) for realm in realms)),
            ("cities", 2, tuple(len(realm.cities) for realm in realms)),
            (
                "expansions",
                1,
                tuple(realm.points.victory - len(realm.towns) - len(realm.cities) for realm in realms),
            ),
            ("strength_token", 1, tuple(int(prince.leads(STRENGTH)) for prince in princes)),
            ("trade_token", 1, tuple(int(prince.leads(TRADE)) for prince in princes)),
        ]

    # -- what is known

    def conceal(self, data: dict[str, Any], seat: int) -> None:
        conceal(self, data, seat)

    def imagine(self, seat: int) -> None:
        imagine(self, seat)

    def check(self) -> None:
        check(self)

    def judge(self, seat: int) -> float:
        return prospects(self, seat)

    # -- the end

    def advance(self) -> None:
        """Go on to the next real choice, and see whether somebody has won.

        Whoever has enough victory points during his own turn wins at once (CAT-151 to CAT-153).
        """
        super().advance()
        while isinstance(choice := self.decision(), RealChoice) and len(self.actions()) == 1:
            (only,) = self.actions()
            self._actions = None
            self.steps.pop()
            choice.take(self, only)
            super().advance()
        active = self.state.active
        if self.box.wins_at_once and self.steps and self.points[active] >= self.box.target:
            self.crown(active)

    def crown(self, seat: int) -> None:
        """The seat has won."""
        self.steps.clear()
        self.state.winner = seat
        self.emit(values.GameOver((seat,)))

    def call_off(self) -> None:
        """Nobody can win any more: whoever has more points is first."""
        self.steps.clear()
        self.emit(values.CalledOff(self.box.target))
        self.emit(values.GameOver(tuple(self.ranking()[0])))

    def standing(self, seat: int) -> tuple[int, ...]:
        """The winner is first, whatever the other has."""
        return (int(self.state.winner == seat), self.points[seat])


def landscape_stack() -> list[str]:
    return [card.id for card in CARDS.values() if card.kind == "landscape" and card.back == "landscape"]
