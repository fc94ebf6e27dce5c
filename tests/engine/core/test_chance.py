"""Chance: the same on every machine, even, and obedient to a script."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from engine.core.chance import Chance
from engine.core.problems import ScriptError


def test_the_generator_is_splitmix64() -> None:
    """The first words from the seed 1234567, as published with the generator."""
    chance = Chance.start(1234567)
    assert [chance._below(2**64) for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_a_seed_always_gives_the_same() -> None:
    """Pinned: a change here would change every match that was ever saved."""
    chance = Chance.start(7)
    assert [chance.roll("die", 6) for _ in range(12)] == [3, 1, 6, 4, 3, 2, 3, 2, 1, 3, 1, 6]
    assert "".join(chance.shuffle("deck", "abcdefgh")) == "ebadcfgh"
    assert "".join(chance.pick("letter", "xyz") for _ in range(5)) == "zzxyy"
    assert chance.word == 15362738631823041023


def test_a_die_is_fair() -> None:
    chance = Chance.start(1)
    counts = Counter(chance.roll("die", 6) for _ in range(60_000))
    assert set(counts) == {1, 2, 3, 4, 5, 6}
    assert all(abs(count - 10_000) < 400 for count in counts.values())  # four standard deviations


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    chance = Chance.start(2)
    counts = Counter("".join(chance.shuffle("cards", "abcd")) for _ in range(24_000))
    assert set(counts) == {"".join(order) for order in permutations("abcd")}
    assert all(abs(count - 1_000) < 150 for count in counts.values())


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    firsts = Counter(Chance.start(seed).roll("die", 6) for seed in range(6_000))
    assert all(abs(count - 1_000) < 150 for count in firsts.values())


def test_a_draw_takes_the_item_out_of_the_bag() -> None:
    chance = Chance.start(3)
    bag = ["a", "b", "b", "c"]
    drawn = [chance.draw("bag", bag) for _ in range(4)]
    assert sorted(drawn) == ["a", "b", "b", "c"]
    assert bag == []


def test_pick_and_shuffle_leave_their_items_alone() -> None:
    chance = Chance.start(3)
    items = ["a", "b", "c"]
    chance.pick("item", items)
    chance.shuffle("items", items)
    assert items == ["a", "b", "c"]


def test_one_item_can_be_picked_and_none_can_be_shuffled() -> None:
    chance = Chance.start(3)
    assert chance.pick("item", ["a"]) == "a"
    assert chance.shuffle("items", []) == []


def test_a_copy_goes_its_own_way() -> None:
    chance = Chance.start(4, {"die": [1, 2, 3]})
    chance.roll("die", 6)
    copy = chance.copy()
    assert copy == chance
    assert [copy.roll("die", 6) for _ in range(6)] == [chance.roll("die", 6) for _ in range(6)]
    copy.roll("die", 6)
    assert copy != chance


# -- scripts


def test_a_script_fixes_rolls_and_then_the_generator_goes_on() -> None:
    scripted = Chance.start(7, {"die": [6, 6]})
    free = Chance.start(7)
    assert [scripted.roll("die", 6) for _ in range(5)] == [6, 6] + [free.roll("die", 6) for _ in range(3)]


def test_names_are_scripted_apart() -> None:
    chance = Chance.start(7, {"white": [2], "black": [5, 4]})
    assert chance.roll("black", 6) == 5
    assert chance.roll("white", 6) == 2
    assert chance.roll("black", 6) == 4


def test_a_scripted_shuffle_gives_what_comes_first() -> None:
    chance = Chance.start(7, {"deck": ["d", "b"]})
    order = chance.shuffle("deck", "abcdef")
    assert order[:2] == ["d", "b"]
    assert sorted(order) == list("abcdef")


def test_equal_items_may_be_scripted_as_often_as_they_are_there() -> None:
    assert Chance.start(7, {"deck": ["a", "a"]}).shuffle("deck", "aba")[:2] == ["a", "a"]
    with pytest.raises(ScriptError):
        Chance.start(7, {"deck": ["b", "b"]}).shuffle("deck", "aba")


def test_a_script_longer_than_one_shuffle_goes_on_in_the_next() -> None:
    chance = Chance.start(7, {"deck": ["b", "a", "d"]})
    assert chance.shuffle("deck", "ab") == ["b", "a"]
    assert chance.shuffle("deck", "cde")[0] == "d"


def test_a_scripted_draw_takes_that_item_out() -> None:
    bag = ["a", "b", "c"]
    assert Chance.start(7, {"bag": ["b"]}).draw("bag", bag) == "b"
    assert bag == ["a", "c"]


def test_none_can_be_scripted() -> None:
    assert Chance.start(7, {"gift": [None]}).pick("gift", ["a", None, "b"]) is None


@pytest.mark.parametrize("outcome", [0, 7, "3", None, [3], 2.5, 3.0, True])
def test_what_cannot_occur_is_refused(outcome: object) -> None:
    chance = Chance.start(7, {"white die": [outcome]})
    with pytest.raises(ScriptError, match="white die") as caught:
        chance.roll("white die", 6)
    assert caught.value.facts == {"name": "white die", "value": outcome}
