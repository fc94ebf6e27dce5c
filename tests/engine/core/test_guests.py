"""Guests and their moments."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.guests import Guest, Moments
from engine.core.match import new_match
from engine.core.values import Part, Scored
from tests.engine.core import toys


class Hooks(Guest):
    def before(self) -> str:
        return ""

    def after(self) -> str:
        return ""

    def nobody(self) -> str:
        return ""

    def _private(self) -> str:
        return ""


class First(Hooks):
    def before(self) -> str:
        return "first"


class Second(Hooks):
    def before(self) -> str:
        return "second"

    def after(self) -> str:
        return "second"


class Grandchild(First):
    """Takes part in what its parent takes part in."""


def called(moments: Moments[Hooks], moment: str) -> list[str]:
    return [method() for method in moments[moment]]


def test_guests_take_part_in_the_order_of_the_list() -> None:
    assert called(Moments(Hooks, [First(), Second()]), "before") == ["first", "second"]
    assert called(Moments(Hooks, [Second(), First()]), "before") == ["second", "first"]


def test_only_those_who_override_a_moment_take_part_in_it() -> None:
    moments = Moments(Hooks, [First(), Second()])
    assert called(moments, "after") == ["second"]
    assert moments["nobody"] == ()
    assert Moments(Hooks, [])["before"] == ()


def test_an_inherited_override_counts() -> None:
    assert called(Moments(Hooks, [Grandchild()]), "before") == ["first"]


def test_an_unknown_or_private_moment_is_an_error() -> None:
    moments = Moments(Hooks, [First()])
    for name in ("no such moment", "_private"):
        with pytest.raises(KeyError):
            moments[name]


def test_a_guest_adds_parts_steps_and_state_of_its_own() -> None:
    script: dict[str, list[Any]] = {"first": [0], "deck": ["red 9", "red 2", "blue 1"]}
    with_guest = new_match(toys.SPEC, ["Ann", "Ben"], {"merchant": True}, seed=1, script=script)
    events = with_guest.play(toys.PlayCard("red 9"))
    scored = next(event for event in events if isinstance(event, Scored))
    assert scored.points == 11
    assert scored.parts == (Part("card", 9), Part("merchant", 2))
    assert with_guest.decision == toys.Offer(0)
    assert with_guest.game.view(0)["extra"] == {"merchant": {"coins": {"0": 3, "1": 3}}}
    with_guest.play(toys.Trade(1))
    assert with_guest.scores() == [12, 0]
    assert with_guest.game.view(0)["extra"] == {"merchant": {"coins": {"0": 2, "1": 3}}}
    with_guest.undo()
    assert with_guest.game.view(0)["extra"] == {"merchant": {"coins": {"0": 3, "1": 3}}}

    alone = new_match(toys.SPEC, ["Ann", "Ben"], seed=1, script=script)
    alone.play(toys.PlayCard("red 9"))
    assert alone.scores() == [9, 0]
    assert alone.decision == toys.Turn(1)
    assert alone.game.extra == {}
