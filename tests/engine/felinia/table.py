"""A table for tests: put things where a test wants them, then play and see what comes of it."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from msgspec import structs

from engine.core.match import Match, new_match
from engine.core.values import Action, Decision, Event, Scored, Step
from engine.felinia import SPEC
from engine.felinia.actions import Board, Buy, Pass, PutStone, Sell, WalkTo
from engine.felinia.box import SHIP_TILES, TRADE_TILES
from engine.felinia.game import Felinia
from engine.felinia.island import Island
from engine.felinia.professional import Places, places_of
from engine.felinia.purse import sorted_goods
from engine.felinia.state import Berth, Family, State

ANN, BEN, CID, DOT = range(4)
NAMES = ("Ann", "Ben", "Cid", "Dot")

CHEETAH_945 = "ship_cheetah_3"
"""2 clothes, 1 glass, two seats, 9:45: the rulebook's first ship."""
LION_500 = "ship_lion_1"
"""2 clocks, 1 silver, one seat, 5:00: the rulebook's second ship."""


def eager(match: Match, luck: random.Random) -> Action:
    """A random action of somebody who mostly deals, boards and walks when that is possible."""
    actions = match.actions()
    deeds = [action for action in actions if not isinstance(action, Sell | Pass)]
    return luck.choice(deeds if deeds and luck.random() < 0.9 else actions)


class Table:
    """A match; `events` are those of the last call that played something."""

    def __init__(self, players: int = 3, seed: int = 1, script: Any = None, **options: bool) -> None:
        self.match: Match = new_match(SPEC, NAMES[:players], options, seed, script)
        self.events: list[Event] = list(self.match.opening)

    @property
    def game(self) -> Felinia:
        game = self.match.game
        assert isinstance(game, Felinia)
        return game

    @property
    def state(self) -> State:
        return self.game.state

    @property
    def island(self) -> Island:
        return self.game.island

    @property
    def places(self) -> Places:
        return places_of(self.game)

    def family(self, seat: int) -> Family:
        return self.game.family(seat)

    # -- putting things where they are wanted

    def give(self, seat: int, goods: str | None = None, **others: Any) -> Table:
        """What a seat has; goods as words, exchanged with the bag."""
        if goods is not None:
            others["goods"] = self._from_bag(self.family(seat).goods, goods)
        self.game.change(seat, **others)
        return self._changed()

    def stock(self, market: str, goods: str) -> Table:
        """The goods on a market."""
        self.state.markets[market] = self._from_bag(self.state.markets[market], goods)
        return self._changed()

    def moor(self, *tiles: str) -> Table:
        """The tiles on the four ships; the others go back into the stack."""
        stack = [*self.state.ship_stack, *(berth.tile for berth in self.state.ships)]
        left = [tile for tile in stack if tile and tile not in tiles]
        self.state.ship_stack[:] = sorted(left, key=lambda tile: SHIP_TILES[tile].back)
        self.state.ships[:] = [Berth(tile) for tile in (*tiles, *[""] * 4)][:4]
        return self._changed()

    def aboard(self, ship: int, *seats: int) -> Table:
        """Merchants on a ship, the front one first."""
        self.state.ships[ship] = Berth(self.state.ships[ship].tile, seats)
        for seat in seats:
            self.game.change(seat, merchants=self.family(seat).merchants - 1)
        return self._changed()

    def stand(self, seat: int, *provinces: str) -> Table:
        """Merchants on posts, whose tiles are gone."""
        for province in provinces:
            del self.state.tiles[province]
            self.state.turned.discard(province)
            self.state.merchants[province] = seat
            self.game.change(seat, merchants=self.family(seat).merchants - 1)
        return self._changed()

    def lay(self, province: str, tile: str, turned: bool = True) -> Table:
        """A certain tile on a post, exchanged with what lies there."""
        tiles = self.state.tiles
        for other, laid in tiles.items():
            if laid == tile:
                tiles[other] = tiles[province]
        tiles[province] = tile
        if turned:
            self.state.turned.add(province)
        return self._changed()

    def redraw(self, province: str, **facts: Any) -> Table:
        """Another map for this match: what is printed in a province."""
        provinces = self.island.provinces
        changed = provinces | {province: structs.replace(provinces[province], **facts)}
        self.game.island = structs.replace(self.island, provinces=changed)
        return self._changed()

    def stones(self, place: str, *seats: int) -> Table:
        """Stones on a market or the guild, from the bottom to the top."""
        self.state.stones[place] = seats
        return self._changed()

    def draw_next(self, *cards: str) -> Table:
        """The cards of mysterious places that come next."""
        stack = self.places.stack
        stack[:] = [card for card in stack if card not in cards] + list(reversed(cards))
        return self._changed()

    def keep(self, seat: int, *cards: str) -> Table:
        """Cards of mysterious places that a seat has."""
        self.places.kept[seat] = cards
        self.places.stack[:] = [card for card in self.places.stack if card not in cards]
        return self._changed()

    def own(self, seat: int, cats: str) -> Table:
        """Trade tiles of these cats before a seat, taken from the island."""
        held = self.family(seat).tiles
        for cat in cats.split():
            province = next(p for p, tile in self.state.tiles.items() if TRADE_TILES[tile].cat == cat)
            held += (self.state.tiles.pop(province),)
            self.state.turned.discard(province)
        return self.give(seat, tiles=held)

    def _from_bag(self, old: tuple[str, ...], words: str) -> tuple[str, ...]:
        bag = Counter(self.state.bag)
        bag.update(old)
        bag.subtract(words.split())
        assert min(bag.values()) >= 0, "there are not so many goods"
        self.state.bag = dict(bag)
        return sorted_goods(words.split())

    def _changed(self) -> Table:
        self.game._actions = None
        return self

    # -- playing

    def go(self, *steps: Step[Any]) -> Table:
        """Let nothing else come but these steps, and begin with them."""
        self.game.steps.clear()
        self.game.push(*steps)
        self.events = self._changed().game.opening()
        return self

    def play(self, *actions: Action) -> Table:
        self.events = []
        for action in actions:
            self.events += self.match.play(action)
        return self

    def put(self, *places: str) -> Table:
        """Stones in the order of placing."""
        return self.play(*(PutStone(place) for place in places))

    def buy(self, good: str) -> Table:
        return self.play(Buy(good))

    def sell(self, *things: str) -> Table:
        return self.play(*(Sell(what) for what in things))

    def board(self, *ships: int) -> Table:
        return self.play(*(Board(ship) for ship in ships))

    def walk(self, *provinces: str) -> Table:
        return self.play(*(WalkTo(province) for province in provinces))

    def skip(self) -> Table:
        return self.play(Pass())

    def pass_until(self, kind: str) -> Table:
        """Pass, or place for silver, until such a decision or the end comes; all events on the way."""
        events: list[Event] = []
        while self.match.decision is not None and self.asked != kind:
            choices = [Pass(), PutStone("board"), *self.match.actions()]
            self.play(next(action for action in choices if action in self.match.actions()))
            events += self.events
        self.events = events
        return self

    # -- looking

    @property
    def decision(self) -> Decision[Any]:
        assert self.match.decision is not None
        return self.match.decision

    @property
    def asked(self) -> str:
        """The kind of the waiting decision; "" when the game is over."""
        return "" if self.match.decision is None else self.match.decision.kind

    def offered(self, kind: type[Action]) -> list[Any]:
        return [action for action in self.match.actions() if type(action) is kind]

    def of(self, kind: type[Event]) -> list[Any]:
        return [event for event in self.events if type(event) is kind]

    def why_not(self, action: Action) -> tuple[str, str]:
        refusal = self.game.why_not(action)
        assert refusal is not None
        return refusal.rule, refusal.reason

    def score(self, seat: int) -> dict[str, int]:
        """Points of a seat by source in what was last played."""
        points: Counter[str] = Counter()
        for event in self.of(Scored):
            if event.seat == seat:
                points[event.source] += event.points
        return dict(points)
