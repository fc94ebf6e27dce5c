"""The game of the Castles of Burgundy: set-up, what is known, what is possible."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Self

import msgspec
from msgspec import structs

from engine.burgundy import actions, effects, opening, placing, scoring, turn, values
from engine.burgundy.boards import CASTLE, CELLS, COLOURS, NAMES
from engine.burgundy.check import check
from engine.burgundy.deeds import bridge_order
from engine.burgundy.guest import Guest
from engine.burgundy.guests import GUESTS, invited
from engine.burgundy.judge import prospects
from engine.burgundy.main_board import ALL_GOODS, DEPOTS, GOODS, LAST_BRIDGE_SPACE, START
from engine.burgundy.powers import TOGETHER, Powers
from engine.burgundy.state import NO_TILE, NOBODY, Die, Estate, State
from engine.burgundy.tiles import BASE, TILES, supplies
from engine.core.chance import Chance
from engine.core.game import AnyState, Game
from engine.core.guests import Moments
from engine.core.options import Options
from engine.core.problems import Refusal
from engine.core.values import Action, Decision, Event, Part, Scored, Step


def _prepared_effects() -> dict[str, tuple[effects.Effect, ...]]:
    """The effects of every tile, as the resources describe them."""
    known: Any = effects.EFFECTS[0]
    for effect in (*effects.EFFECTS[1:], *(effect for guest in GUESTS for effect in guest.effects)):
        known = known | effect
    return {tile.id: msgspec.convert(tile.effects, tuple[known, ...]) for tile in TILES.values()}


class Burgundy(Game[State]):
    """The base game and its guests."""

    State = State
    end_rule: ClassVar[str] = "COB-176"
    action_types: ClassVar[tuple[type[Action], ...]] = (
        actions.TakeTile,
        actions.PlaceTile,
        actions.SellGoods,
        actions.TakeWorkers,
        actions.SpendWorker,
        actions.BuyTile,
        actions.EndTurn,
        actions.Decline,
        actions.FetchGoods,
        actions.KeepGoods,
        actions.DiscardTile,
        opening.LayBoard,
        opening.LayCastle,
        *(action for guest in GUESTS for action in guest.actions),
    )
    event_types: ClassVar[tuple[type[Event], ...]] = (
        Scored,
        values.StartPlayerRolled,
        values.GoodsDealt,
        values.BoardDealt,
        values.BoardChosen,
        values.CastleHidden,
        values.CastleLaid,
        values.PhaseBegan,
        values.DiceRolled,
        values.GoodLaid,
        values.TurnBegan,
        values.DieChanged,
        values.TileTaken,
        values.TileDiscarded,
        values.PurchasePaid,
        values.TilePlaced,
        values.AreaCompleted,
        values.CardTaken,
        values.GoodsSold,
        values.GoodsTaken,
        values.MarkerMoved,
        values.WorkersTaken,
        values.Gained,
        values.PhaseEnded,
        values.FinalScoring,
        values.GameOver,
        *(event for guest in GUESTS for event in guest.events),
    )
    step_types: ClassVar[tuple[type[Step[Any]], ...]] = (
        opening.Open,
        opening.GiveBoard,
        opening.ChooseBoard,
        opening.ChooseCastle,
        opening.ShowCastles,
        turn.BeginPhase,
        turn.BeginRound,
        turn.BeginTurn,
        turn.GoOn,
        turn.TakeTurn,
        turn.EndRound,
        turn.PayMines,
        turn.EndPhase,
        actions.MakeRoom,
        actions.ChooseGoods,
        placing.ScoreArea,
        placing.ScoreColour,
        placing.DoEffect,
        *effects.STEPS,
        scoring.EndGame,
        scoring.ScoreLeftovers,
        scoring.ScoreMonasteries,
        scoring.CrownWinners,
        *(step for guest in GUESTS for step in guest.steps),
    )
    extra_types: ClassVar[dict[str, type[AnyState]]] = {
        guest.id: guest.State for guest in GUESTS if guest.State is not None
    }
    effects: ClassVar[dict[str, tuple[effects.Effect, ...]]] = _prepared_effects()
    """What each tile does when it is laid."""

    __slots__ = ("moments",)

    moments: Moments[Guest]

    def __init__(self, options: Options, players: int, chance: Chance) -> None:
        super().__init__(options, players, chance)
        self.moments = invited(options)

    def copy(self) -> Self:
        new = super().copy()
        new.moments = self.moments
        return new

    # -- set-up

    def set_up(self) -> None:
        nothing = Estate(
            board="",
            laid=(NO_TILE,) * len(CELLS),
            storage=(NO_TILE,) * START.key_spaces,
            monasteries=(),
            goods=(0,) * len(GOODS),
            sold=(0,) * len(GOODS),
            silver=0,
            workers=0,
        )
        self.state = State(
            phase=0,
            round=0,
            active=NOBODY,
            bought=False,
            order=(),
            white=1,
            dice=[Die(1, used=True)] * (2 * self.players),
            estates=[nothing] * self.players,
            bridge=[()] * (LAST_BRIDGE_SPACE + 1),
            depots={},
            goods=[()] * len(DEPOTS),
            round_goods=(),
            goods_left=ALL_GOODS,
            supplies=self.box(),
            cards=dict.fromkeys(COLOURS, ()),
            hidden={},
        )
        for set_up in self.moments["set_up"]:
            set_up(self)
        self.push(opening.Open())

    def box(self) -> dict[str, tuple[str, ...]]:
        """Every single tile that takes part, by its back."""
        return supplies(*self.tile_sets)

    @property
    def tile_sets(self) -> tuple[str, ...]:
        """The sets of tiles that take part."""
        return (BASE, *(name for guest in self.moments.guests for name in guest.tiles))

    # -- what steps and actions use

    def estate(self, seat: int) -> Estate:
        return self.state.estates[seat]

    def change(self, seat: int, **changes: Any) -> None:
        """Replace parts of a seat's estate."""
        self.state.estates[seat] = structs.replace(self.state.estates[seat], **changes)

    def powers(self, seat: int) -> Powers:
        """What the seat's monasteries change."""
        powers = TOGETHER[self.estate(seat).monasteries]
        for moment in self.moments["powers"]:
            powers = moment(self, seat, powers)
        return powers

    def unused_dice(self, seat: int) -> list[int]:
        return [die for die in range(2) if not self.state.dice[2 * seat + die].used]

    def score(
        self, seat: int, source: str, parts: Sequence[Part], rule: str, places: Sequence[str] = ()
    ) -> None:
        """Award points and let the guests know."""
        scored = self.award(seat, source, parts, rule, places)
        self.push(*self.guest_steps("scored", scored))

    def draw_tile(self, supply: str) -> str:
        bag = list(self.state.supplies[supply])
        tile = self.chance.draw(supply, bag)
        self.state.supplies[supply] = tuple(bag)
        return tile

    def draw_good(self, name: str) -> str:
        bag = list(self.state.goods_left)
        good = self.chance.draw(name, bag)
        self.state.goods_left = tuple(bag)
        return good

    # -- guests

    def guest_steps(self, moment: str, *facts: Any) -> list[Step[Any]]:
        """The steps that the guests want at a moment."""
        return [step for steps in self.moments[moment] for step in steps(self, *facts)]

    def guest_refusal(self, decision: Decision[Any], action: Action) -> Refusal | None:
        for moment in self.moments["refusal"]:
            refusal: Refusal | None = moment(self, decision, action)
            if refusal is not None:
                return refusal
        return None

    # -- what is known

    def conceal(self, data: dict[str, Any], seat: int) -> None:
        """What has not come to light is in no order, so only castles chosen in secret are hidden."""
        hidden = data["state"]["hidden"]
        for owner in hidden:
            if int(owner) != seat:
                hidden[owner] = None
        for conceal in self.moments["conceal"]:
            conceal(self, data, seat)

    def imagine(self, seat: int) -> None:
        for owner in self.state.hidden:
            if owner != seat:
                spaces = self.estate(owner).map.whole[CASTLE]
                self.state.hidden[owner] = NAMES[self.chance.pick("castle", spaces)]
        for imagine in self.moments["imagine"]:
            imagine(self, seat)

    # -- the result and what is possible

    def check(self) -> None:
        check(self)

    def judge(self, seat: int) -> float:
        return prospects(self, seat)

    def standing(self, seat: int) -> tuple[int, ...]:
        """Points, then empty spaces, then who comes later on the bridge (COB-182 to COB-184)."""
        order = bridge_order(self)
        empty = self.estate(seat).laid.count(NO_TILE)
        return (self.points[seat], empty, order.index(seat) if seat in order else seat)
