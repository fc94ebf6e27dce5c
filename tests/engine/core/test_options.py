"""Options and their values."""

from __future__ import annotations

import pytest

from engine.core.options import choice, complete, flag, number
from engine.core.problems import OptionError

OFFERED = (
    flag("river"),
    flag("farmers", True),
    choice("board", "one", "two"),
    number("rounds", 3, range(1, 6)),
)


def test_what_is_not_chosen_has_its_default() -> None:
    assert complete(OFFERED, {}) == {"river": False, "farmers": True, "board": "one", "rounds": 3}
    assert complete(OFFERED, {"rounds": 5, "river": True}) == {
        "river": True,
        "farmers": True,
        "board": "one",
        "rounds": 5,
    }


def test_the_first_value_of_a_choice_is_its_default() -> None:
    assert choice("board", "one", "two").default == "one"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("river", 1),
        ("river", "true"),
        ("river", None),
        ("board", "three"),
        ("board", 0),
        ("rounds", 6),
        ("rounds", True),
        ("rounds", 3.0),
    ],
)
def test_values_must_be_offered_and_of_the_right_type(name: str, value: object) -> None:
    with pytest.raises(OptionError) as caught:
        complete(OFFERED, {name: value})  # type: ignore[dict-item]
    assert caught.value.key == "unknown_value"
    assert caught.value.facts["option"] == name


def test_an_unknown_option_is_named() -> None:
    with pytest.raises(OptionError, match="'sea'") as caught:
        complete(OFFERED, {"sea": True})
    assert caught.value.key == "unknown_option"
