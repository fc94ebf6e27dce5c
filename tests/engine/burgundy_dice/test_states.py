"""States from files: what cannot be so is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from engine.burgundy_dice import SPEC
from engine.burgundy_dice.game import BurgundyDice
from engine.core.chance import Chance
from engine.core.match import Match, new_match
from engine.core.problems import SaveError
from tests.engine.burgundy_dice.table import BLUE, YELLOW, Table

Forge = Callable[[dict[str, Any]], None]


def in_the_middle() -> Match:
    table = Table((3, 5, YELLOW, BLUE, 2), starts=("h27", "h11"))
    table.turn(("h28", 3))
    return table.match


def plain(match: Match) -> dict[str, Any]:
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(match.game.snapshot()))
    return data


def sheet(data: dict[str, Any], seat: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = data["state"]["sheets"][seat]
    return found


def test_a_true_state_is_taken() -> None:
    match = in_the_middle()
    assert BurgundyDice.restore(plain(match)).digest() == match.digest()


FORGERIES: dict[str, Forge] = {
    "no such number": lambda data: sheet(data)["numbers"].__setitem__(19, 9),
    "a number far away": lambda data: sheet(data)["numbers"].__setitem__(0, 5),
    "a five in a monastery": lambda data: sheet(data)["numbers"].__setitem__(32, 5),
    "two starting castles": lambda data: sheet(data)["numbers"].__setitem__(13, 0),
    "a sheet too many": lambda data: data["state"]["sheets"].append(sheet(data)),
    "a mark without a turn": lambda data: data["state"]["turns"].__setitem__(0, data["state"]["turns"][1]),
    "too many circles": lambda data: sheet(data).__setitem__("circled", [5, 0, 0, 0]),
    "more crossed than circled": lambda data: sheet(data).__setitem__("crossed", [1, 0, 0, 0]),
    "a castle bonus from nowhere": lambda data: sheet(data).__setitem__("castles", [1, 1, 0, 0]),
    "points from nowhere": lambda data: sheet(data)["columns"][0].append(7),
    "another score": lambda data: data["points"].__setitem__(0, 20),
    "phase four": lambda data: data["state"].__setitem__("phase", 3),
    "eleven boxes": lambda data: data["state"].__setitem__("boxes", 11),
    "a seven on a die": lambda data: data["state"].__setitem__("numbers", [3, 7]),
    "a colour that is none": lambda data: data["state"].__setitem__("colours", ["pasture", "red"]),
    "three hourglasses": lambda data: data["state"].__setitem__("hourglasses", 3),
    "a third place": lambda data: data["state"].__setitem__("stars", [3, 0, 0, 0, 0, 0]),
    "another seat's turn": lambda data: data["steps"][-1].__setitem__("seat", 0),
    "a step too few": lambda data: data["steps"].pop(0),
    "over too early": lambda data: data["steps"].clear(),
    "another duchy": lambda data: data["options"].__setitem__("duchy", "C"),
}


@pytest.mark.parametrize("forge", FORGERIES.values(), ids=FORGERIES)
def test_a_forged_state_is_refused(forge: Forge) -> None:
    data = plain(in_the_middle())
    forge(data)
    with pytest.raises(SaveError):
        BurgundyDice.restore(data)


@pytest.mark.parametrize("castles", ["secret", "different", "same"])
@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_state_of_random_games_is_taken(players: int, castles: str) -> None:
    match = new_match(SPEC, ["Ann", "Ben", "Carl", "Dora"][:players], {"castles": castles}, seed=players)
    luck = Chance.start(players)
    while not match.over:
        assert BurgundyDice.restore(plain(match)).digest() == match.digest()
        match.play(luck.pick("action", match.actions()))
    assert BurgundyDice.restore(plain(match)).over
