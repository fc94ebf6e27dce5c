"""Every single card: built or played where it may be, refused where it may not."""

from __future__ import annotations

import pytest

from engine.catan_duel.behaviour import BEHAVIOURS
from engine.catan_duel.catalog import CARDS, Card
from engine.catan_duel.places import PLACES
from engine.catan_duel.values import Build, Play
from tests.engine.catan_duel.duel import BLUE, RED, Duel

RICH = {"wood": 3, "brick": 3, "grain": 3, "wool": 3, "ore": 3, "gold": 3}
HELPERS = (
    "base/abbey",
    "base/parish_hall",
    "base/austin",
    "gold/merchant_guild",
    "gold/pirate_ship",
    "turmoil/hedge_tavern",
    "progress/university",
    "progress/bath_house",
)
"""What conditions ask for."""


def cards(*kinds: str) -> list[Card]:
    return [card for card in CARDS.values() if card.kind in kinds]


def box_of(card: Card) -> str:
    name = card.id.split("/")[0]
    return "first" if name == "base" else name


def ready(card: Card, helped: bool = True) -> Duel:
    """Red in his action phase with the card in hand, all resources, three cities and helpful buildings."""
    duel = Duel(box_of(card))
    duel.act()
    for column in (2, 4, 6):
        duel.lay(RED, str(column), "central/road")
        duel.lay(RED, str(column + 1), "central/settlement")
    for column in (-1, 1, 3, 5):
        duel.city(RED, column)
    sites = iter(["-1t1", "-1b1", "-1t2", "-1b2", "1t1", "1b1", "1t2", "1b2"])
    for helper in HELPERS:
        if helped and CARDS[helper].name != card.name:
            duel.lay(RED, next(sites), helper)
    duel.stock(RED, **RICH)
    if not card.open:
        duel.hand(RED, card.id)
    return duel


@pytest.mark.parametrize("card", cards("building", "unit", "special_place"), ids=lambda card: card.id)
def test_an_expansion_is_built_and_counts(card: Card) -> None:
    duel = ready(card)
    builds = [action for action in duel.offered("build") if action.card == card.id]
    assert builds
    assert all(PLACES[action.place].is_outside is (card.place == "landscape") for action in builds)
    before, had = duel.prince(RED).points, sum(duel.has(RED).values())
    duel.play(builds[-1])
    while not duel.match.over and duel.asked in ("waive_resource", "pay_from"):
        duel.play(duel.match.actions()[0])
    after = duel.prince(RED).points
    for name in ("victory", "strength", "trade", "skill", "progress"):
        assert getattr(after, name) >= getattr(before, name) + getattr(card.points, name)
    assert had - sum(duel.has(RED).values()) <= card.price
    assert duel.lies(RED, builds[-1].place.split(":")[1]) == card.id
    assert card.id not in duel.cards(RED)


@pytest.mark.parametrize("card", cards("building", "unit"), ids=lambda card: card.id)
def test_an_expansion_must_be_paid_and_fit(card: Card) -> None:
    duel = ready(card)
    place = next(action.place for action in duel.offered("build") if action.card == card.id)
    duel.stock(RED)
    assert duel.refused(Build(card.id, place)).reason == "price"
    duel.stock(RED, **RICH)
    assert duel.refused(Build(card.id, "0:2t+")).reason == "wrong_place"
    assert duel.refused(Build(card.id, "1:1t1")).reason == "wrong_place", "not in the other's principality"
    if card.unique:
        duel.play(Build(card.id, place))
        if not duel.match.over:
            duel.act()
            duel.hand(RED, card.id)
            assert duel.refused(Build(card.id, place)).rule == "CAT-086"
    if card.place == "city":
        bare = Duel(box_of(card))
        bare.act()
        bare.hand(RED, card.id)
        bare.stock(RED, **RICH)
        assert bare.refused(Build(card.id, "0:1t1")).rule in ("CAT-084", card.rule)


@pytest.mark.parametrize(
    "card",
    [card for card in cards("building", "unit", "special_place", "action") if BEHAVIOURS[card.id].needs],
    ids=lambda card: card.id,
)
def test_a_card_with_conditions_is_refused_without_them(card: Card) -> None:
    duel = ready(card, helped=False)
    if card.kind == "action" and card.id != "progress/benjamin":  # who finds no room with full landscapes
        duel.stock(RED)
    action = Play(card.id) if card.kind == "action" else Build(card.id, "0:5t1")
    refusal = duel.refused(action)
    assert refusal.rule == card.rule
    assert refusal.reason


@pytest.mark.parametrize("card", cards("action"), ids=lambda card: card.id)
def test_an_action_card_has_its_moment(card: Card) -> None:
    """Before the roll or in the action phase, never in both, and never out of the other's turn."""
    duel = Duel(box_of(card))
    duel.hand(RED, card.id)
    before = BEHAVIOURS[card.id].before_roll
    if before:
        assert Play(card.id) in duel.match.actions()
        duel.act()
        assert duel.refused(Play(card.id)).reason == "wrong_moment"
    else:
        assert duel.refused(Play(card.id)).reason == "wrong_moment"
    duel.act(BLUE)
    assert duel.refused(Play(card.id)).reason == "not_at_hand"


@pytest.mark.parametrize("card", [c for c in cards("event") if c.id != "base/yule"], ids=lambda card: card.id)
def test_an_event_without_anybody_to_concern_changes_nothing(card: Card) -> None:
    duel = Duel(box_of(card))
    duel.event(card.id)
    assert duel.asked == "action_phase"
    assert duel.has(RED) == duel.has(BLUE) == {}
    assert duel.state.events[0].card == card.id
    assert {event.kind for event in duel.events} == {"event_revealed"}


@pytest.mark.parametrize("card", cards("landscape"), ids=lambda card: card.id)
def test_a_landscape_yields_its_resource_on_its_number_only(card: Card) -> None:
    for number in range(1, 7):
        duel = Duel()
        for place, other in duel.state.realms[RED].landscapes:
            if other.facts["number"] == card.facts["number"]:
                duel.land(RED, place.split(":")[1], card.id)
                here = place.split(":")[1]
        duel.roll(number, "trade")
        assert duel.at(RED, here) == int(number == card.facts["number"])
        assert duel.state.realms[RED].stores[card.facts["stores"]]
