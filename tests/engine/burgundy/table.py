"""A table for tests: put things where a rule needs them, play named actions and see what comes of it."""

from __future__ import annotations

from typing import Any

from engine.burgundy import SPEC
from engine.burgundy.actions import PlaceTile
from engine.burgundy.boards import INDEX, NAMES
from engine.burgundy.game import Burgundy
from engine.burgundy.main_board import GOODS
from engine.burgundy.powers import POWERS
from engine.burgundy.state import NO_TILE, Die, Estate
from engine.core.match import Match, new_match
from engine.core.problems import Refusal
from engine.core.values import Action, Event, Scored

ANN, BEN, CLEO, DAN = range(4)
NAMES_OF_SEATS = ("Ann", "Ben", "Cleo", "Dan")
PHASES = "abcde"


def lowest_but(first: int, players: int) -> list[int]:
    """Rolls by which this seat begins."""
    return [6 if seat == first else 1 for seat in range(players)]


class Table:
    """A match at the first turn of Ann, whose things a test can arrange.

    dice:   what Ann's dice show
    phase:  "a" to "e"
    """

    def __init__(
        self,
        players: int = 2,
        dice: tuple[int, int] = (1, 2),
        phase: str = "a",
        script: dict[str, list[Any]] | None = None,
        options: dict[str, Any] | None = None,
        seed: int = 1,
    ) -> None:
        fixed = {"start player": lowest_but(ANN, players), **(script or {})}
        self.match: Match = new_match(SPEC, NAMES_OF_SEATS[:players], options, seed, fixed)
        self.events: list[Event] = []
        self.game.state.phase = PHASES.index(phase)
        self.roll(ANN, *dice)

    @property
    def game(self) -> Burgundy:
        game = self.match.game
        assert isinstance(game, Burgundy)
        return game

    # -- arranging

    def _changed(self) -> None:
        self.game._actions = None

    def roll(self, seat: int, first: int, second: int) -> None:
        self.game.state.dice[2 * seat : 2 * seat + 2] = [Die(first), Die(second)]
        self._changed()

    def die(self, seat: int, die: int) -> Die:
        return self.game.state.dice[2 * seat + die]

    def give(self, seat: int = ANN, **changes: Any) -> Table:
        """Change an estate: `storage` a list of tiles, `goods` and `sold` counts by colour, others as they are."""
        if "storage" in changes:
            stored = tuple(changes["storage"])
            changes["storage"] = stored + (NO_TILE,) * (3 - len(stored))
        for name in ("goods", "sold"):
            if name in changes:
                changes[name] = tuple(changes[name].get(good, 0) for good in GOODS)
        self.game.change(seat, **changes)
        self._changed()
        return self

    def lay(self, seat: int = ANN, tiles: dict[str, str] | None = None, *monasteries: str) -> Table:
        """Tiles that lie already, by space; monasteries wherever there is room for one."""
        estate = self.estate(seat)
        laid = list(estate.laid)
        for hex, tile in (tiles or {}).items():
            laid[INDEX[hex]] = tile
        room = [space for space in estate.map.whole["monastery"][::-1] if not laid[space]]
        for tile in monasteries:
            laid[room.pop(0)] = tile
        powers = tuple(sorted(tile for tile in laid if tile in POWERS))
        self.game.change(seat, laid=tuple(laid), monasteries=powers)
        self._changed()
        return self

    def fill(self, seat: int, colour: str, tile: str, but: tuple[str, ...] = ()) -> Table:
        """Tiles on all spaces of a colour but some."""
        spaces = self.estate(seat).map.whole[colour]
        empty = [space for space in spaces if not self.estate(seat).laid[space] and NAMES[space] not in but]
        return self.lay(seat, {NAMES[space]: tile for space in empty})

    def display(self, **tiles: str) -> Table:
        """These tiles and no others lie in the depots."""
        self.game.state.depots.clear()
        self.game.state.depots.update(tiles)
        self._changed()
        return self

    def wares(self, **goods: str) -> Table:
        """Goods at the depots: `d3="red pink"`; none lie at the others."""
        lying = {int(depot[1:]): tuple(colours.split()) for depot, colours in goods.items()}
        self.game.state.goods[:] = [lying.get(depot, ()) for depot in range(1, 7)]
        self._changed()
        return self

    # -- playing

    def play(self, *actions: Action) -> Table:
        """Play actions; `events` are those of all of them."""
        self.events = [event for action in actions for event in self.match.play(action)]
        return self

    def finish_round(self) -> Table:
        """The rest of the round, everyone taking workers where possible and buying nothing."""
        phase, round = self.game.state.phase, self.game.state.round
        events: list[Event] = []
        while not self.match.over and (self.game.state.phase, self.game.state.round) == (phase, round):
            dull = [a for a in self.match.actions() if a.kind in ("take_workers", "end_turn", "decline")]
            events += self.match.play(dull[0] if dull else self.match.actions()[0])
        self.events = events
        return self

    def finish_game(self) -> Table:
        events: list[Event] = []
        while not self.match.over:
            self.finish_round()
            events += self.events
        self.events = events
        return self

    # -- looking

    def estate(self, seat: int = ANN) -> Estate:
        return self.game.estate(seat)

    def tile_at(self, hex: str, seat: int = ANN) -> str:
        return self.estate(seat).laid[INDEX[hex]]

    def goods(self, seat: int = ANN) -> dict[str, int]:
        return {good: count for good, count in zip(GOODS, self.estate(seat).goods, strict=True) if count}

    def sold(self, seat: int = ANN) -> dict[str, int]:
        return {good: count for good, count in zip(GOODS, self.estate(seat).sold, strict=True) if count}

    def lying(self, depot: int) -> tuple[str, ...]:
        return self.game.state.goods[depot - 1]

    @property
    def asked(self) -> str:
        return "" if self.match.decision is None else self.match.decision.kind

    @property
    def seat(self) -> int:
        assert self.match.decision is not None
        return self.match.decision.seat

    def offered(self, kind: type[Action], **fields: Any) -> list[Any]:
        """The actions of one kind that are offered now, with these values."""
        return [
            action
            for action in self.match.actions()
            if type(action) is kind and all(getattr(action, name) == v for name, v in fields.items())
        ]

    def hexes(self, **fields: Any) -> set[str]:
        """Where something can be laid now."""
        return {action.hex for action in self.offered(PlaceTile, **fields)}

    def refused(self, action: Action) -> str:
        """The rule that forbids an action; it must be forbidden."""
        return self.refusal(action).rule

    def refusal(self, action: Action) -> Refusal:
        refusal = self.game.why_not(action)
        assert refusal is not None, "it is allowed"
        return refusal

    def of(self, kind: type[Event]) -> list[Any]:
        return [event for event in self.events if type(event) is kind]

    @property
    def scored(self) -> list[tuple[int, str, int]]:
        """Who scored with what how much, by the actions last played."""
        return [(event.seat, event.source, event.points) for event in self.of(Scored)]

    @property
    def points(self) -> list[int]:
        return self.match.scores()
