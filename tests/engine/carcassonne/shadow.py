"""Plays along with a match on the naive table and complains wherever the two differ.

The shadow takes over what seats choose.  What follows from the rules it works
out itself and compares with what the engine offers, says and scores.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from engine.carcassonne import look
from engine.carcassonne.cells import cell_of, index_of, xy
from engine.core.match import Match
from engine.core.values import Action
from tests.engine.carcassonne.naive import KINDS, TILES, Feature, NaiveGame, Node, Place, direction

FEATURES = ("road", "city", "monastery", "garden", "field")
GOLD_EACH = [0, 1, 1, 1, 2, 2, 2, 3, 3, 3]


def node(segment: int) -> Node:
    return (*xy(cell_of(segment)), index_of(segment))


class Shadow:
    """One match, followed action by action."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.options = match.options
        players = match.game.players
        self.naive = NaiveGame(players, self.options)
        self.scores = [0] * players
        figures = ["scoring_meeple", *(["messenger"] if self.options["messages"] else [])]
        self.track = {(seat, figure): 0 for seat in range(players) for figure in figures}
        self.active = 0
        self.here: Place = (0, 0)
        self.before: set[Feature] = set()
        self.to_close: set[Feature] | None = None
        self.awarded: Counter[tuple[int, str, int]] = Counter()
        self.expected: Counter[tuple[int, str, int]] = Counter()
        self.goods = [Counter[str]() for _ in range(players)]
        self.traded: Counter[tuple[int, str]] = Counter()
        self.gold = [0] * players
        self.entitled: dict[Place, set[int]] = {}
        self.taker: int | None = None
        self.robbers: dict[int, int] = {}
        self.sated: set[int] = set()
        self.loot: list[tuple[int, int, str, int]] = []
        self.trails: list[tuple[int, int, str]] = []
        self.bonus = "none"
        self.owed = 0
        self.again = False
        self.redrawn = False
        self.turnable: set[Place] = set()
        self.moves = ""
        self.message_points: int | None = None
        self.final = False
        self.listen(match.opening)

    # -- one action

    def play(self, action: Action) -> None:
        decision = self.match.decision
        assert decision is not None
        self.compare_choices()
        kind = decision.kind
        self.moves = getattr(action, "figure", "") if kind == "choose_figure" else ""
        if kind == "bonus_turn":
            assert self.bonus == "asked"
            self.bonus, self.again = "settled", action.kind == "draw_again"
        if kind == "resolve_message" and action.kind != "message_points":
            self.message_points = self.naive.message(decision.number, decision.seat, _meeple(action))
            if decision.number == 4:
                self.owed += 1
        events = self.match.play(action)
        self.listen(events)
        self.compare_tables()

    def listen(self, events: Any) -> None:
        for event in events:
            heard: Callable[[Any], None] | None = getattr(self, f"on_{event.kind}", None)
            if heard is not None:
                heard(event)

    # -- what the engine offers

    def compare_choices(self) -> None:
        decision = self.match.decision
        offered = self.match.actions()
        assert len(set(offered)) == len(offered)
        heard: Callable[[Any, Any], None] | None = getattr(self, f"choose_{decision.kind}", None)
        if heard is not None:
            heard(decision, offered)

    def choose_place_tile(self, decision: Any, offered: Any) -> None:
        assert decision.seat == self.active
        assert {(a.x, a.y, a.turns) for a in offered} == self.naive.placements(decision.tile)

    def choose_place_gold(self, decision: Any, offered: Any) -> None:
        around = {(decision.x + dx, decision.y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
        assert {(a.x, a.y) for a in offered} == (around & self.naive.tiles.keys()) - {
            (decision.x, decision.y)
        }

    def choose_move_magic(self, decision: Any, offered: Any) -> None:
        naive = self.naive
        assert naive.together() or TILES[naive.tiles[self.here][0]]["symbols"].get("mage")
        targets = naive.magic_targets()
        if targets:
            assert {(a.figure, (a.x, a.y, a.feature)) for a in offered} == targets
        else:
            assert {a.figure for a in offered} == naive.magic.keys()
            assert len(offered) == 2

    def choose_place_robber(self, decision: Any, offered: Any) -> None:
        spaces = {total % 50 for (seat, _), total in self.track.items() if seat != decision.seat}
        spaces.discard(self.robbers.get(decision.seat, -1))
        assert {a.space for a in offered if a.kind == "put_robber"} == spaces
        if decision.seat != self.active:
            players = self.match.game.players
            others = [(self.active + step) % players for step in range(1, players)]
            assert decision.seat == next(seat for seat in others if seat not in self.robbers)

    def choose_place_figure(self, decision: Any, offered: Any) -> None:
        naive, seat = self.naive, decision.seat
        assert (decision.x, decision.y) == self.here
        chosen = {(a.figure, a.feature) for a in offered if a.kind == "set_figure"}
        assert chosen == naive.figure_choices(*self.here, seat)
        recall = any(a.kind == "recall_abbot" for a in offered)
        assert recall == (naive.abbot_to_recall(seat) is not None)
        machine = naive.entry(self.here, "flying_machine")
        flyers = {f for f in ("meeple", "big_meeple") if naive.supply(seat, f)} if machine else set()
        assert {a.figure for a in offered if a.kind == "fly"} == flyers

    def choose_land_meeple(self, decision: Any, offered: Any) -> None:
        assert {a.feature for a in offered} == self.naive.landing(decision.x, decision.y)

    def choose_place_ferry(self, decision: Any, offered: Any) -> None:
        piers = [i for i, e in enumerate(KINDS[self.naive.tiles[self.here][0]]) if e["type"] == "road"]
        assert {(a.one, a.two) for a in offered} == {(i, j) for i in piers for j in piers if i < j}

    def choose_turn_ferries(self, decision: Any, offered: Any) -> None:
        lakes = {(a.x, a.y) for a in offered if a.kind == "move_ferry"}
        for action in offered:
            if action.kind == "move_ferry":
                assert self.naive.ferries[action.x, action.y] != (action.one, action.two)
        assert lakes == self.turnable

    def choose_join_circle(self, decision: Any, offered: Any) -> None:
        naive, seat = self.naive, decision.seat
        places = {node for node, _ in naive.concerned(seat, decision.sign)}
        figures = [f for f in ("meeple", "big_meeple") if naive.supply(seat, f)]
        added = {(a.figure, (a.x, a.y, a.feature)) for a in offered if a.kind == "add_meeple"}
        assert added == {(figure, place) for figure in figures for place in places} != set()

    def choose_leave_circle(self, decision: Any, offered: Any) -> None:
        concerned = self.naive.concerned(decision.seat, decision.sign)
        assert {((a.x, a.y, a.feature), a.figure) for a in offered} == set(concerned)

    def choose_choose_gold(self, decision: Any, offered: Any) -> None:
        mine = {
            place
            for place, seats in self.entitled.items()
            if decision.seat in seats and self.naive.gold[place]
        }
        assert {(a.x, a.y) for a in offered} == mine
        assert len({frozenset(self.entitled[place]) for place in mine}) > 1

    def choose_choose_loot(self, decision: Any, offered: Any) -> None:
        loot = {(seat, figure) for robber, seat, figure, _ in self.loot if robber == decision.seat}
        assert {(a.seat, a.figure) for a in offered} == loot

    # -- what the engine says: the turn

    def on_tile_drawn(self, event: Any) -> None:
        if not self.redrawn:
            self.end_of_partial_turn(event.seat)
        self.redrawn = False

    def on_tile_discarded(self, event: Any) -> None:
        assert not self.naive.placements(event.tile)
        self.redrawn = True

    def on_tile_laid(self, event: Any) -> None:
        naive = self.naive
        self.before = naive.complete()
        self.here = (event.x, event.y)
        naive.tiles[self.here] = (event.tile, event.turns)
        naive.laid.append(self.here)
        self.to_close = None
        self.expected, self.awarded = Counter(), Counter()
        self.entitled, self.taker = {}, event.seat
        builders = [n for n, seat, figure in naive.figures if (seat, figure) == (event.seat, "builder")]
        if builders and any((x, y) == self.here for x, y, _ in naive.feature(builders[0])):
            if self.bonus == "none":
                self.bonus = "earned"
        self.turnable = naive.first_ferries(*self.here) if naive.ferries else set()

    def end_of_partial_turn(self, seat: int | None) -> None:
        """A tile is drawn or the game ends: whatever the last tile caused must have happened."""
        if len(self.naive.laid) > 1 and self.to_close is None:
            self.begin_scoring()
        assert not self.to_close
        assert self.expected == self.awarded
        assert not any(self.naive.gold[place] for place in self.entitled)
        assert not any(self.traded.values())
        assert not self.loot
        assert not self.trails
        assert not self.sated
        if seat is None or len(self.naive.laid) == 1:
            return
        if self.owed:
            self.owed -= 1
            assert seat == self.active
        elif self.again:
            self.again = False
            assert seat == self.active
        else:
            assert self.bonus in ("none", "settled")
            assert seat == (self.active + 1) % self.match.game.players
            self.active, self.bonus = seat, "none"

    # -- figures and pieces

    def on_figure_set(self, event: Any) -> None:
        assert self.naive.supply(event.seat, event.figure)
        place = (event.x, event.y, event.feature)
        assert self.naive.kind(place) == event.on
        self.naive.figures.append((place, event.seat, event.figure))

    def on_figure_returned(self, event: Any) -> None:
        self.naive.figures.remove(((event.x, event.y, event.feature), event.seat, event.figure))

    def on_flown(self, event: Any) -> None:
        naive = self.naive
        machine = naive.entry((event.x, event.y), "flying_machine")
        assert machine is not None
        way = direction(machine, naive.tiles[event.x, event.y][1])
        dx, dy = ("E" in way) - ("W" in way), ("S" in way) - ("N" in way)
        target = (event.x + dx * event.distance, event.y + dy * event.distance)
        assert target == (event.to_x, event.to_y)
        assert event.distance in (1, 2, 3)
        assert event.lands == bool(target in naive.tiles and naive.landing(*target))

    def on_ferry_laid(self, event: Any) -> None:
        place = (event.x, event.y)
        assert event.moved == (place in self.naive.ferries)
        self.naive.ferries[place] = (event.one, event.two)
        if event.moved:
            self.turnable = self.turnable - {place}

    def on_magic_put(self, event: Any) -> None:
        self.naive.magic[event.figure] = (event.x, event.y, event.feature)

    def on_magic_left(self, event: Any) -> None:
        assert self.naive.magic.pop(event.figure) == (event.x, event.y, event.feature)

    def on_gold_put(self, event: Any) -> None:
        assert TILES[self.naive.tiles[self.here][0]]["symbols"].get("gold")
        self.naive.gold[event.x, event.y] += 1

    def on_gold_taken(self, event: Any) -> None:
        """The seats take one bar each in turn, beginning with the active one."""
        place, players = (event.x, event.y), self.match.game.players
        assert self.naive.gold[place]
        assert self.taker is not None
        order = [(self.taker + step) % players for step in range(players)]
        able = {seat for p, seats in self.entitled.items() if self.naive.gold[p] for seat in seats}
        assert event.seat == next(seat for seat in order if seat in able)
        assert event.seat in self.entitled[place]
        self.naive.gold[place] -= 1
        self.gold[event.seat] += 1
        self.taker = (event.seat + 1) % players

    def on_gold_cleared(self, event: Any) -> None:
        assert event.count == self.naive.gold.total()
        self.naive.gold.clear()

    # -- scoring

    def begin_scoring(self) -> None:
        naive = self.naive
        fresh = naive.complete() - self.before
        self.to_close = {f for f in fresh if naive.kind_of(f) != "garden" or naive.standing(f)}

    def on_feature_closed(self, event: Any) -> None:
        naive = self.naive
        if self.to_close is None:
            self.begin_scoring()
        assert self.to_close is not None
        (closed,) = [f for f in self.to_close if {f"{x},{y}/{i}" for x, y, i in f} == set(event.places)]
        self.to_close.remove(closed)
        assert naive.kind_of(closed) == event.feature
        self.expected += Counter(naive.awards(closed, final=False))
        for name, count in naive.goods(closed).items() if self.options["traders_builders"] else ():
            self.traded[event.seat, name] += count
        for place in naive.around(closed):
            if naive.gold[place] and naive.winners(closed):
                self.entitled.setdefault(place, set()).update(naive.winners(closed))

    def on_goods_taken(self, event: Any) -> None:
        self.traded[event.seat, event.goods] -= event.count
        self.goods[event.seat][event.goods] += event.count

    def on_scored(self, event: Any) -> None:
        award = (event.seat, event.source, event.points)
        assert event.points == sum(part.points for part in event.parts) != 0
        self.scores[event.seat] += event.points
        if self.final:
            self.awarded[award] += 1
            return
        if event.source == "message":
            assert event.points == self.message_points
            self.message_points = None
        elif event.rule == "CAR-092":
            # it has gone home a moment before
            ((x, y),) = {
                (int(p.split(",")[0]), int(p.split("/")[0].split(",")[1])) for p in event.places if "/" in p
            }
            around = sum(place in self.naive.tiles for place in self.naive.around(_centre(self.naive, x, y)))
            assert event.points == around
        elif event.source != "robber":
            self.awarded[award] += 1
        self.move(event)

    def on_message_resolved(self, event: Any) -> None:
        if not event.carried_out:
            self.message_points = 2

    def move(self, event: Any) -> None:
        """Move a scoring figure, and see which robbers are at its heels."""
        figure = self.moves or "scoring_meeple"
        self.moves = ""
        start = self.track[event.seat, figure] % 50
        self.track[event.seat, figure] += event.points
        if event.source == "robber":
            halves = {-(-points // 2) for robber, _, _, points in self.loot if robber == event.seat}
            assert event.points in halves
            self.loot = [noted for noted in self.loot if noted[0] != event.seat]
            self.trails = [noted for noted in self.trails if noted[0] != event.seat]
            self.sated.add(event.seat)
        for robber, space in self.robbers.items():
            if space == start and robber != event.seat and robber not in self.sated:
                if event.source == "robber":
                    self.trails.append((robber, event.seat, figure))
                elif not any(noted[:3] == (robber, event.seat, figure) for noted in self.loot):
                    self.loot.append((robber, event.seat, figure, event.points))

    def on_robber_put(self, event: Any) -> None:
        self.robbers[event.seat] = event.space

    def on_robber_followed(self, event: Any) -> None:
        followed = [self.track[s, f] % 50 for r, s, f in self.trails if r == event.seat and s == event.victim]
        assert event.space in followed
        self.trails = [noted for noted in self.trails if noted[0] != event.seat]
        self.robbers[event.seat] = event.space

    def on_robber_returned(self, event: Any) -> None:
        del self.robbers[event.seat]
        if not self.final:
            self.sated.remove(event.seat)
        else:
            self.expected[event.seat, "robber", 3] += 1

    # -- the end

    def on_final_scoring(self, event: Any) -> None:
        self.end_of_partial_turn(None)
        self.final = True
        self.expected, self.awarded = Counter(), Counter()
        naive = self.naive
        for feature in naive.features():
            self.expected += Counter(naive.awards(feature, final=True))
        for name in ("wine", "grain", "cloth"):
            most = max(goods[name] for goods in self.goods)
            self.expected += Counter(
                (seat, "goods", 10) for seat, goods in enumerate(self.goods) if goods[name] == most > 0
            )
        for seat, bars in enumerate(self.gold):
            if bars:
                self.expected[seat, "gold", bars * (GOLD_EACH[bars] if bars < 10 else 4)] += 1

    def on_game_over(self, event: Any) -> None:
        assert self.expected == self.awarded
        best = max(self.scores)
        assert set(event.winners) == {seat for seat, score in enumerate(self.scores) if score == best}

    # -- the whole table

    def compare_tables(self) -> None:
        game, naive = self.match.game, self.naive
        state = game.state
        assert {xy(cell): tile for cell, tile in state.tiles.items()} == naive.tiles
        ours = {frozenset(map(node, feature.segments)): feature for feature in state.features.values()}
        theirs = naive.features()
        assert ours.keys() == set(theirs)
        for nodes in theirs:
            if ours[nodes].kind != "field":
                assert ours[nodes].open == naive.open_ends(nodes)
        standing = [(node(s), f.seat, f.figure) for s, figures in state.figures.items() for f in figures]
        assert Counter(standing) == Counter(naive.figures)
        assert game.scores() == self.scores
        for figure, counts in state.supply.items():
            assert list(counts) == [naive.supply(seat, figure) for seat in range(game.players)]
        pieces = look.pieces(game)
        assert {(p.x, p.y): p.count for p in pieces if p.kind == "gold_bar"} == dict(+naive.gold)
        assert {(p.x, p.y): p.joins for p in pieces if p.kind == "ferry"} == naive.ferries
        magic = {p.kind: (p.x, p.y, p.feature) for p in pieces if p.kind in ("mage", "witch")}
        assert magic == naive.magic
        for seat in range(game.players):
            held = look.belongings(game, seat)
            assert held.get("gold_bar", 0) == self.gold[seat]
            assert {name: held[name] for name in ("wine", "grain", "cloth") if name in held} == (
                {name: self.goods[seat][name] for name in ("wine", "grain", "cloth")}
                if self.options["traders_builders"]
                else {}
            )
        on_track = {p.seat: p.space for p in look.score_track(game) if p.figure == "robber"}
        assert on_track == self.robbers
        assert not naive.strays()
        decision = game.decision()
        if decision is None or decision.kind == "place_tile":
            assert not any(naive.standing(feature) for feature in naive.complete())
        if decision is not None and decision.kind == "bonus_turn":
            assert self.bonus == "earned"
            self.bonus = "asked"
        if decision is not None and decision.kind in ("place_figure", "place_tile", "place_ferry"):
            assert not naive.together()

    def compare_worth(self) -> None:
        game, naive = self.match.game, self.naive
        for nodes in naive.features():
            view = look.feature_at(game, *min(nodes))
            assert view is not None
            assert set(view.segments) == nodes
            assert list(view.owners) == naive.winners(nodes)
            seat = view.owners[0] if view.owners else 0
            if view.kind != "garden":
                assert sum(part.points for part in view.now) == naive.value(
                    nodes, seat, final=not view.complete
                )


def _meeple(action: Any) -> Node | None:
    return (action.x, action.y, action.feature) if action.kind == "take_back_meeple" else None


def _centre(naive: NaiveGame, x: int, y: int) -> Feature:
    return next(
        f
        for f in naive.features()
        if naive.kind_of(f) in ("monastery", "garden") and {n[:2] for n in f} == {(x, y)}
    )
