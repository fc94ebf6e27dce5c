"""Random games beside a slow second opinion, written from the rules and from the cards' data alone."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from engine.catan_duel.game import CatanDuel
from engine.catan_duel.values import ROLL, Build, Demolish, Play, Trade
from engine.core.values import Action
from tests.engine.catan_duel.games import played_a_while

DATA = Path(__file__).parents[3] / "resources" / "catan_duel" / "cards"
CARDS: dict[str, Any] = {
    card["id"]: card
    for path in DATA.glob("*.json")
    for card in json.loads(path.read_text(encoding="utf-8"))["cards"]
}
KINDS = ("wood", "brick", "grain", "wool", "ore", "gold")


def same(card: str) -> str:
    return str(CARDS[card].get("same_as") or card)


class Realm:
    """A principality as it lies on the table: (column, row, depth) -> card."""

    def __init__(self, game: CatanDuel, seat: int) -> None:
        self.game, self.seat, state = game, seat, game.state
        self.cards: dict[tuple[int, str, str], str] = {}
        self.stock: dict[tuple[int, str, str], int] = {}
        for place, card in state.realms[seat].cards.items():
            self.cards[parts(place)] = card
            if place in state.stock:
                self.stock[parts(place)] = state.stock[place]
        self.below = [same(card) for card in state.realms[seat].under.values()]
        self.names = Counter([*map(same, self.cards.values()), *self.below])
        self.hand = [slot.card for slot in state.hands[seat]]

    @property
    def other(self) -> Realm:
        return Realm(self.game, 1 - self.seat)

    def of_kind(self, *kinds: str) -> list[str]:
        return [card for card in self.cards.values() if CARDS[card]["kind"] in kinds]

    def stores(self, kind: str) -> list[tuple[int, str, str]]:
        return [place for place in self.stock if CARDS[self.cards[place]]["facts"]["stores"] == kind]

    def has(self, kind: str) -> int:
        return sum(self.stock[place] for place in self.stores(kind))

    def room(self, kind: str) -> int:
        return sum(3 - self.stock[place] for place in self.stores(kind))

    def numbered(self, number: int) -> list[tuple[int, str, str]]:
        return [p for p in self.stock if CARDS[self.cards[p]].get("facts", {}).get("number") == number]

    def sites_beside(self, land: tuple[int, str, str]) -> list[str]:
        column, row, _ = land
        sites = [(column + step, row, depth) for step in (-1, 1) for depth in "12"]
        return [self.cards[site] for site in sites if site in self.cards]

    def points(self, kind: str) -> int:
        expansions = self.of_kind("building", "unit", "special_place")
        total = sum(CARDS[card].get("points", {}).get(kind, 0) for card in expansions)
        ships = sum(
            CARDS[card].get("unit") in ("trade_ship", "large_trade_ship") for card in self.of_kind("unit")
        )
        if kind == "trade":
            total += ships * self.names["gold/salt_silo"]
            total += self.names["gold/trading_base"] * (
                self.names["gold/harbor"] + self.names["base/marketplace"]
            )
        return total

    def leads(self, kind: str) -> bool:
        return self.points(kind) >= 3 and self.points(kind) > self.other.points(kind)

    def city(self, column: int) -> bool:
        return self.cards.get((column, "", "")) == "central/city"


def parts(place: str) -> tuple[int, str, str]:
    found = re.fullmatch(r"[01]:(-?\d+)([tb]?)([12+]?)", place)
    assert found
    return int(found[1]), found[2], found[3]


def name(seat: int, place: tuple[int, str, str]) -> str:
    return f"{seat}:{place[0]}{place[1]}{place[2]}"


# -- what may be built


def naive_builds(me: Realm) -> Iterable[Build]:
    state = me.game.state
    at_hand = {card for card in me.hand if CARDS[card]["kind"] not in ("action", "event")}
    central = {card for card, left in state.central.items() if left}
    for card in sorted(at_hand | set(state.open) | central):
        data = CARDS[card]
        if not payable(me, data) or not demanded(me, same(card)):
            continue
        if data.get("unique") and me.names[same(card)]:
            continue
        for place in sites(me, card):
            yield Build(card, name(me.seat, place))


def payable(me: Realm, data: Any) -> bool:
    cost = data.get("cost", {})
    cut = 0
    if data.get("unit") == "hero":
        cut += me.names["turmoil/drill_ground"]
    if data["kind"] == "building" and data["place"] == "city" and sum(cost.values()) > 4:
        cut += me.names["progress/building_crane"]
    return sum(max(0, count - me.has(kind)) for kind, count in cost.items()) <= cut


def demanded(me: Realm, card: str) -> bool:
    """The conditions of expansions."""
    owned = me.names
    heroes = [unit for unit in me.of_kind("unit") if CARDS[unit]["unit"] == "hero"]
    return {
        "gold/gold_cache": any(CARDS[hero]["points"].get("strength") for hero in heroes),
        "gold/staple_house": owned["gold/merchant_guild"] > 0,
        "progress/university": owned["base/abbey"] + owned["progress/library"] > 0,
        "progress/building_crane": owned["progress/university"] > 0,
        "progress/chief_cannoneer": owned["progress/university"] > 0,
        "progress/parliament": me.points("progress") >= 2,
        "progress/town_hall": owned["base/parish_hall"] > 0,
    }.get(card, True)


def sites(me: Realm, card: str) -> list[tuple[int, str, str]]:
    middle = [column for column, row, _ in me.cards if not row]
    towns = [column for column in middle if me.cards[(column, "", "")] != "central/road"]
    if card == "central/road":
        ends = (min(towns) - 1, max(towns) + 1)
        return [(end, "", "") for end in ends if end not in middle]
    if card == "central/settlement":
        ends = (min(towns) - 2, max(towns) + 2)
        return [(end, "", "") for end in ends if end + 1 in middle or end - 1 in middle]
    if card == "central/city":
        return [(town, "", "") for town in towns if not me.city(town)]
    if same(card) == "progress/town_hall":
        halls = [p for p, lying in me.cards.items() if lying == "base/parish_hall"]
        return [place for place in halls if me.city(place[0])]
    if CARDS[card]["place"] == "landscape":
        lands = [(column, row) for column, row, depth in me.stock if not depth]
        return [(column, row, "+") for column, row in lands if (column, row, "+") not in me.cards]
    found = []
    for town in towns:
        if me.city(town) or CARDS[card]["place"] == "settlement":
            for row in "tb":
                depths = "12" if me.city(town) else "1"
                free = [(town, row, depth) for depth in depths if (town, row, depth) not in me.cards]
                found += free[:1]
    return found


# -- what may be played, traded, demolished


def naive_plays(me: Realm) -> Iterable[Play]:
    them = me.other
    loot = any(them.has(kind) and me.room(kind) for kind in KINDS)
    behind = me.game.points[me.seat] < me.game.points[them.seat]
    tavern = me.names["turmoil/hedge_tavern"] > 0
    school = me.names["progress/university"] > 0
    armed = any(CARDS[unit].get("points", {}).get("strength") for unit in them.of_kind("unit"))
    discarded = bool(me.game.state.discard)
    allowed = {
        "base/goldsmith": me.has("gold") >= 3,
        "base/merchant_caravan": sum(me.stock.values()) >= 2,
        "base/relocation": True,
        "gold/gudrun": me.names["gold/pirate_ship"] and them.has("gold") and me.room("gold"),
        "gold/trade_master": me.names["gold/merchant_guild"] and loot,
        "gold/merchant": ("central/city" in me.cards.values() or me.points("trade") >= 3) and loot,
        "gold/brigands": me.leads("strength")
        and any(
            not place[2] and me.stock[place] < 3 and them.has(CARDS[me.cards[place]]["facts"]["stores"])
            for place in me.stock
        ),
        "turmoil/voyage_of_plunder": me.leads("strength") and loot,
        "turmoil/archer": tavern and armed,
        "turmoil/arsonist": tavern and burnable(them),
        "turmoil/traitor": tavern and them.hand,
        "progress/benjamin": any(me.stock[place] < 3 for place in me.numbered(me.game.state.number)),
        "progress/three_field_system": school and me.room("grain"),
        "progress/mineral_mining": school and me.room("ore"),
        "progress/guido": discarded and (behind or me.names["progress/town_hall"]),
        "progress/gustav": discarded and (behind or me.names["progress/library"]),
        "progress/doctor": any(
            me.stock.get((column + step, row, ""), 3) < 3
            for (column, row, _), card in me.cards.items()
            if card == "progress/bath_house"
            for step in (-1, 1)
        ),
    }
    return [Play(card) for card in set(me.hand) if allowed.get(same(card))]


def burnable(them: Realm) -> list[str]:
    """Buildings in towns without a fire brigade."""
    guarded = {place[0] for place, card in them.cards.items() if card == "turmoil/fire_brigade"}
    return [
        card
        for place, card in them.cards.items()
        if CARDS[card]["kind"] == "building" and place[0] not in guarded
    ]


def naive_trades(me: Realm) -> Iterable[Trade]:
    rates = dict.fromkeys(KINDS, 3)
    for card in me.of_kind("unit"):
        if CARDS[card]["unit"] == "trade_ship":
            rates[CARDS[card]["facts"]["trades"]] = 2
    ways = [(kind, "", me.has(kind) >= rate) for kind, rate in rates.items()]
    for place, card in me.cards.items():
        if CARDS[card].get("unit") == "large_trade_ship":
            for land in ((place[0] - 1, place[1], ""), (place[0] + 1, place[1], "")):
                kind = CARDS[me.cards[land]]["facts"]["stores"]
                if rates[kind] > 2:
                    ways.append((kind, name(me.seat, land), me.stock[land] >= 2))
        if card == "gold/mint":
            by = name(me.seat, place)
            ways.append(("gold", by, me.has("gold") >= 1 and by not in me.game.state.used))
    return {
        Trade(give, get, by)
        for give, by, enough in ways
        if enough
        for get in KINDS
        if get != give and me.room(get)
    }


def naive_demolitions(me: Realm) -> Iterable[Demolish]:
    expansions = ("building", "unit", "special_place")
    return [Demolish(name(me.seat, p)) for p, card in me.cards.items() if CARDS[card]["kind"] in expansions]


# -- what a roll brings


def naive_production(me: Realm, number: int) -> dict[tuple[int, str, str], int]:
    """The stocks of the landscapes after production."""
    stock = dict(me.stock)
    for land in me.numbered(number):
        kind = CARDS[me.cards[land]]["facts"]["stores"]
        boosters = [
            card for card in me.sites_beside(land) if CARDS[card].get("facts", {}).get("boosts") == kind
        ]
        stock[land] = min(3, stock[land] + 1 + len(boosters))
    return stock


def rob(me: Realm) -> None:
    """What brigands leave."""
    counted = [
        stock
        for land, stock in me.stock.items()
        if not land[2] and "base/storehouse" not in map(same, me.sites_beside(land))
    ]
    if sum(counted) > 7:
        for land in me.stock:
            if not land[2] and CARDS[me.cards[land]]["facts"]["stores"] in ("wool", "gold"):
                me.stock[land] = 0


# -- side by side


def positions(box: str, kind: str) -> Iterable[CatanDuel]:
    for seed in (1, 2, 3):
        match = played_a_while(box, 12_000, seed)
        for count in range(len(match.history)):
            game = match.at(count)
            assert isinstance(game, CatanDuel)
            decision = game.decision()
            if decision is not None and decision.kind == kind:
                yield game


@pytest.mark.rule("CAT-080", "CAT-083", "CAT-084", "CAT-085", "CAT-086", "CAT-087")
@pytest.mark.rule("CAT-100", "CAT-101", "CAT-102", "CAT-103", "CAT-110", "CAT-111", "CAT-112", "CAT-113")
@pytest.mark.parametrize("box", ["first", "gold", "turmoil", "progress"])
def test_the_action_phase_offers_what_the_rules_allow(box: str) -> None:
    for game in list(positions(box, "action_phase"))[::5]:
        decision = game.decision()
        assert decision is not None
        me = Realm(game, decision.seat)
        by_rules: dict[str, set[Action]] = {
            "build": set(naive_builds(me)),
            "play": set(naive_plays(me)),
            "trade": set(naive_trades(me)),
            "demolish": set(naive_demolitions(me)),
        }
        for kind, expected in by_rules.items():
            assert {action for action in game.actions() if action.kind == kind} == expected


@pytest.mark.rule("CAT-021", "CAT-062", "CAT-063", "CAT-064", "CAT-070", "CAT-071")
@pytest.mark.parametrize("box", ["first", "gold", "turmoil", "progress"])
def test_a_roll_brings_what_the_rules_say(box: str) -> None:
    """Robbed first where the club was rolled; then all landscapes of both, as far as nobody has a choice."""
    compared = Counter[str]()
    for game in positions(box, "roll_dice"):
        after = game.copy()
        events = after.apply(ROLL)
        rolled = next(event for event in events if event.kind == "dice_rolled")
        choices = ("gold/gold_cache", "base/marketplace")
        realms = [Realm(game, seat) for seat in (0, 1)]
        if rolled.face not in ("brigand", "trade") or any(
            realm.names[card] for realm in realms for card in choices
        ):
            continue
        for seat, realm in enumerate(realms):
            if rolled.face == "brigand":
                rob(realm)
            if rolled.face == "brigand" or not any(each.leads("trade") for each in realms):
                compared[rolled.face] += 1
                assert Realm(after, seat).stock == naive_production(realm, rolled.number)
    assert compared["brigand"] > 5
    assert compared["trade"] > 5
