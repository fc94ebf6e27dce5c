"""Saves that are good, older or of older rules."""

from __future__ import annotations

import json
from typing import Any, ClassVar

import msgspec
import pytest
from msgspec import structs

from engine.core import migrations, save
from engine.core.match import Match, Seat, new_match
from engine.core.options import flag
from engine.core.plain import digest
from engine.core.problems import OptionError, SaveError
from engine.core.save import dumps
from engine.core.spec import GameSpec
from engine.core.values import Action, Step
from tests.engine.core import toys
from tests.engine.core.toys import PlayCard, Roll

DECK = ["red 4", "red 5", "red 6", "blue 1", "blue 2", "blue 3"]


def loads(text: str, spec: GameSpec = toys.SPEC) -> Match:
    return save.loads({spec.id: spec}, text)


@pytest.fixture
def match() -> Match:
    seats = [Seat("Ann", "green"), Seat("Ben", player="easy")]
    match = new_match(toys.SPEC, seats, {"length": "long"}, seed=11, script={"first": [0], "deck": DECK})
    for action in (PlayCard("red 5"), Roll(2), Roll(1)):
        match.play(action)
    return match


def test_a_save_is_json_that_tells_what_it_is(match: Match) -> None:
    data = json.loads(dumps(match))
    assert data["format"] == "tafelrunde"
    assert data["version"] == migrations.VERSION
    assert data["game"] == "fair"
    assert data["options"] == match.options
    assert data["seed"] == 11
    assert data["script"] == {"first": [0], "deck": DECK}
    assert data["seats"][0] == {"name": "Ann", "colour": "green", "player": "person"}
    assert data["actions"][0] == {"kind": "play_card", "card": "red 5"}
    assert data["digest"] == match.digest() == digest(data["state"])
    assert data["start"] is None


def test_what_was_undone_is_not_saved(match: Match) -> None:
    match.undo()
    again = loads(dumps(match))
    assert again.digest() == match.digest()
    assert again.undone == []


def test_a_loaded_match_has_its_opening_and_barrier(match: Match) -> None:
    again = loads(dumps(match))
    assert again.opening == match.opening
    assert again.barrier == match.barrier is not None
    assert again.from_set_up


def test_keys_that_nobody_knows_do_no_harm(match: Match) -> None:
    """Scenarios carry their intent that way, and newer programs may add something."""
    data = json.loads(dumps(match)) | {"intent": "a sentence", "expect": {}}
    assert loads(json.dumps(data)).digest() == match.digest()


def test_the_text_does_not_depend_on_the_layout(match: Match) -> None:
    data = json.loads(dumps(match))
    pretty = json.dumps(dict(reversed(data.items())), indent=4)
    assert loads(pretty).digest() == match.digest()


# -- other rules


class NewTurn(toys.Turn, frozen=True, tag="turn"):
    """Under the new rules, red cards may not be played any more."""

    def actions(self, game: Any) -> list[Action]:
        return [
            a for a in super().actions(game) if not (isinstance(a, PlayCard) and a.card.startswith("red"))
        ]


class NewFair(toys.Fair):
    step_types: ClassVar[tuple[type[Step[Any]], ...]] = (NewTurn, *toys.Fair.step_types[1:])

    def set_up(self) -> None:
        super().set_up()
        (turn,) = self.steps
        assert isinstance(turn, toys.Turn)
        self.steps = [NewTurn(turn.seat)]


NEWER = structs.replace(toys.SPEC, rules=2, load=lambda: NewFair)


def test_under_other_rules_the_stored_state_is_taken_and_the_history_ends(match: Match) -> None:
    again = loads(dumps(match), NEWER)
    assert again.notice == "older_rules"
    assert again.history == []
    assert not again.from_set_up
    assert again.digest() == match.digest()
    assert again.scores() == match.scores()
    assert again.seats == match.seats
    with pytest.raises(IndexError):
        again.undo()


def test_such_a_match_can_be_played_saved_and_loaded_again(match: Match) -> None:
    taken = loads(dumps(match), NEWER)
    taken.play(Roll(1))
    again = loads(dumps(taken), NEWER)
    assert again.notice == ""
    assert again.history == [Roll(1)]
    assert again.digest() == taken.digest()
    again.undo()
    assert again.digest() == match.digest()
    assert loads(dumps(again.branch(0)), NEWER).digest() == match.digest()


def test_a_forged_start_is_refused(match: Match) -> None:
    taken = loads(dumps(match), NEWER)
    taken.play(Roll(1))
    data = json.loads(dumps(taken))
    data["start"]["points"] = [50, 0]
    with pytest.raises(SaveError):
        loads(json.dumps(data), NEWER)


def test_under_other_rules_that_still_agree_the_history_is_kept(match: Match) -> None:
    newer = structs.replace(toys.SPEC, rules=2)
    again = loads(dumps(match), newer)
    assert again.notice == ""
    assert again.history == match.history
    assert json.loads(dumps(again))["rules"] == 2


def test_a_script_that_newer_rules_cannot_follow_does_not_cost_the_match(match: Match) -> None:
    class OtherDeck(toys.Fair):
        def set_up(self) -> None:
            self.chance.pick("deck", ["something else"])

    newer = structs.replace(toys.SPEC, rules=2, load=lambda: OtherDeck)
    assert loads(dumps(match), newer).notice == "older_rules"


@pytest.mark.parametrize("rules", [1, 2])
def test_a_history_that_trips_up_newer_rules_does_not_cost_the_match(match: Match, rules: int) -> None:
    class Careless(toys.Fair):
        def award(self, *args: Any, **kwargs: Any) -> Any:
            raise KeyError("nobody thought of that")

    newer = structs.replace(toys.SPEC, rules=rules, load=lambda: Careless)
    if rules == 1:
        with pytest.raises(SaveError) as caught:
            loads(dumps(match), newer)
        assert caught.value.key == "damaged"
    else:
        assert loads(dumps(match), newer).notice == "older_rules"


CAROUSEL = structs.replace(toys.SPEC, options=(*toys.SPEC.options, flag("carousel")))


@pytest.mark.parametrize("rules", [1, 2])
def test_an_option_that_came_later_does_not_cost_the_history(match: Match, rules: int) -> None:
    newer = structs.replace(CAROUSEL, rules=rules)
    again = loads(dumps(match), newer)
    assert again.notice == ""
    assert again.history == match.history
    assert again.options == {**match.options, "carousel": False}
    again.undo()
    assert again.scores() == match.at(2).scores()
    assert loads(dumps(again), newer).history == again.history


def test_a_field_that_came_later_does_not_cost_the_history(match: Match) -> None:
    class LaterState(toys.FairState):
        horses: int = 0

    class LaterFair(toys.Fair):
        State = LaterState

        def set_up(self) -> None:
            super().set_up()
            self.state = LaterState(*structs.astuple(self.state))

    again = loads(dumps(match), structs.replace(toys.SPEC, load=lambda: LaterFair))
    assert again.notice == ""
    assert again.history == match.history


@pytest.mark.parametrize("forged", [{"merchant": True}, {"carousel": True}, {"length": "short"}, {"x": 1}])
def test_options_inside_the_state_must_be_the_matchs(match: Match, forged: dict[str, Any]) -> None:
    data = json.loads(dumps(match))
    data["state"]["options"] |= forged
    data["digest"] = digest(data["state"])
    for spec in (CAROUSEL, structs.replace(NEWER, options=CAROUSEL.options)):
        with pytest.raises(SaveError):
            loads(json.dumps(data), spec)


def test_an_option_that_newer_rules_add_has_its_default(match: Match) -> None:
    newer = structs.replace(NEWER, options=(*toys.SPEC.options, flag("carousel")))
    again = loads(dumps(match), newer)
    assert again.notice == "older_rules"
    assert again.options["carousel"] is False
    assert loads(dumps(again), newer).digest() == again.digest()


@pytest.mark.parametrize(
    "damage",
    [
        {"state": {"points": [1, 2, 3]}},
        {"state": {"players": 10**15}},
        {"state": {"players": "2"}},
        {"state": {"steps": [{"kind": "turn", "seat": 9}]}},
        {"state": {"steps": [{"kind": "turn", "seat": -1}]}},
        {"state": {"steps": [{"kind": "close"}]}},
        {"state": {"steps": [{"kind": "no such step"}]}},
        {"state": {"steps": "turn"}},
        {"state": {"extra": {"stranger": {}}}},
        {"state": {"extra": []}},
        {"state": {"state": None}},
        {"state": {"chance": {"word": "x", "script": {}, "used": {}}}},
        {"options": {"length": "endless"}},
        {"options": {"sea": True}},
        {"seats": [{"name": "Ann"}]},
        {"seats": [{"name": ""}, {"name": "Ben"}]},
        {"seats": [{"name": "Ann", "colour": "x"}, {"name": "Ben"}]},
        {"seats": [{"name": f"P{number}"} for number in range(5)]},
        {"seed": -1},
    ],
    ids=lambda damage: str(damage)[:50],
)
def test_a_state_is_not_believed_blindly(match: Match, damage: dict[str, Any]) -> None:
    """Even with a digest that fits, as a forger would write it."""
    data = json.loads(dumps(match))
    for key, value in damage.items():
        data[key] = data[key] | value if key == "state" else value
    data["digest"] = digest(data["state"])
    with pytest.raises(SaveError) as caught:
        loads(json.dumps(data), NEWER)
    assert "\n" not in str(caught.value)


# -- older formats


def test_older_formats_are_migrated_one_version_after_the_other(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    def name_the_moves(data: dict[str, Any]) -> dict[str, Any]:
        data["actions"] = data.pop("moves")
        return data

    def give_a_seed(data: dict[str, Any]) -> dict[str, Any]:
        return data | {"seed": 11}

    text = dumps(match)
    monkeypatch.setattr(migrations, "VERSION", 3)
    monkeypatch.setattr(save, "VERSION", 3)
    monkeypatch.setattr(migrations, "MIGRATIONS", {1: name_the_moves, 2: give_a_seed})
    old = json.loads(text)
    old["moves"] = old.pop("actions")
    del old["seed"]
    again = loads(json.dumps(old))
    assert again.digest() == match.digest()
    assert json.loads(dumps(again))["version"] == 3
    assert loads(dumps(again)).history == match.history

    damaged = {key: value for key, value in old.items() if key != "moves"}
    with pytest.raises(SaveError) as caught:
        loads(json.dumps(damaged))
    assert caught.value.key == "damaged"


def test_there_is_a_migration_for_every_older_version() -> None:
    assert sorted(migrations.MIGRATIONS) == list(range(1, migrations.VERSION))


def test_problems_speak_one_sentence_and_have_a_key() -> None:
    problem = OptionError("key", "A sentence.", fact=1)
    assert (str(problem), problem.key, problem.facts) == ("A sentence.", "key", {"fact": 1})


def test_an_encoded_save_is_read_by_any_json_reader(match: Match) -> None:
    assert json.loads(dumps(match)) == msgspec.json.decode(dumps(match))
