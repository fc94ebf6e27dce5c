"""The game of Felinia: set-up, what is known, what is possible."""

from __future__ import annotations

from typing import Any, ClassVar, Self

from msgspec import structs

from engine.core.chance import Chance
from engine.core.game import AnyState, Game
from engine.core.guests import Moments
from engine.core.options import Options
from engine.core.values import Action, Event, Scored, Step
from engine.felinia import boarding, exploring, placing, rounds, scoring, secrets, storing, trading
from engine.felinia.actions import ACTIONS
from engine.felinia.box import (
    BERTHS,
    BONUS_TILES,
    COINS,
    GOODS,
    GUILD,
    MERCHANTS,
    PLAIN_TILES,
    SPICE,
    open_markets,
    start_goods,
)
from engine.felinia.check import check
from engine.felinia.events import EVENTS, PhaseBegan
from engine.felinia.guest import Guest
from engine.felinia.guests import GUESTS, invited
from engine.felinia.island import BASIC, Island, island
from engine.felinia.judge import prospects
from engine.felinia.purse import sorted_goods
from engine.felinia.state import PREPARING, Berth, Family, State


class Felinia(Game[State]):
    """The basic game and its guests."""

    State = State
    end_rule: ClassVar[str] = "FEL-152"
    action_types: ClassVar[tuple[type[Action], ...]] = (
        *ACTIONS,
        *(action for guest in GUESTS for action in guest.actions),
    )
    event_types: ClassVar[tuple[type[Event], ...]] = (
        Scored,
        *EVENTS,
        *(event for guest in GUESTS for event in guest.events),
    )
    step_types: ClassVar[tuple[type[Step[Any]], ...]] = (
        rounds.Open,
        rounds.BeginRound,
        placing.PlaceStone,
        trading.BeginTrade,
        trading.WorkOff,
        trading.BuyGoods,
        trading.TradeAtGuild,
        trading.NameGood,
        boarding.OfferShips,
        boarding.BoardShips,
        exploring.Explore,
        exploring.Sail,
        exploring.GoAshore,
        exploring.ReturnShip,
        exploring.OfferTiles,
        exploring.TurnTiles,
        exploring.GoOn,
        exploring.Walk,
        rounds.EndRound,
        storing.Store,
        storing.StoreGoods,
        rounds.Prepare,
        scoring.EndGame,
        *(step for guest in GUESTS for step in guest.steps),
    )
    extra_types: ClassVar[dict[str, type[AnyState]]] = {
        guest.id: guest.State for guest in GUESTS if guest.State is not None
    }

    __slots__ = ("island", "markets", "moments", "swap_cards")

    island: Island
    markets: tuple[str, ...]
    """The open ones, in the order in which they are worked off."""
    moments: Moments[Guest]
    swap_cards: tuple[str, ...]
    """What one may get at the guild along with other goods."""

    def __init__(self, options: Options, players: int, chance: Chance) -> None:
        super().__init__(options, players, chance)
        self.moments = invited(options)
        self.markets = open_markets(players)
        name = BASIC
        for other_island in self.moments["island"]:
            name = other_island()
        self.island = island(name)
        self.swap_cards = (SPICE, *(card for more in self.moments["swap_cards"] for card in more()))

    def copy(self) -> Self:
        new = super().copy()
        new.moments = self.moments
        new.markets = self.markets
        new.island = self.island
        new.swap_cards = self.swap_cards
        return new

    # -- set-up

    def set_up(self) -> None:
        families = [
            Family(COINS.start, sorted_goods(goods), MERCHANTS) for goods in start_goods(self.players)
        ]
        dealt = [good for family in families for good in family.goods]
        self.state = State(
            round=0,
            phase=PREPARING,
            first=0,
            families=families,
            bag={good.id: good.count - dealt.count(good.id) for good in GOODS.values()},
            markets=dict.fromkeys(self.markets, ()),
            stones=dict.fromkeys((*self.markets, GUILD), ()),
            ships=[Berth()] * BERTHS,
            ship_stack=[],
            ships_shown=0,
            tiles={},
            turned=set(),
            merchants={},
            bonus=list(BONUS_TILES),
            ending=False,
        )
        self.push(rounds.Open())

    def trade_tiles(self) -> list[str]:
        """Every tile that may be laid on a post."""
        return [*PLAIN_TILES, *(tile for more in self.moments["tiles"] for tile in more())]

    # -- what steps and decisions use

    def family(self, seat: int) -> Family:
        return self.state.families[seat]

    def change(self, seat: int, **changes: Any) -> None:
        """Replace parts of what a seat has."""
        self.state.families[seat] = structs.replace(self.state.families[seat], **changes)

    def seats_in_order(self) -> list[int]:
        """Clockwise from the start player."""
        return [(self.state.first + place) % self.players for place in range(self.players)]

    def begin_phase(self, phase: str) -> None:
        self.state.phase = phase
        self.emit(PhaseBegan(phase))

    # -- what is known

    def conceal(self, data: dict[str, Any], seat: int) -> None:
        secrets.conceal(self, data, seat)

    def imagine(self, seat: int) -> None:
        secrets.imagine(self, seat)

    def check(self) -> None:
        check(self)

    # -- the result

    def standing(self, seat: int) -> tuple[int, ...]:
        """Points, then silver (FEL-165)."""
        return (self.points[seat], self.family(seat).silver)

    def judge(self, seat: int) -> float:
        return prospects(self, seat)
