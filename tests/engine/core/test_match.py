"""A match: playing, the way back, barriers, branches."""

from __future__ import annotations

import pytest
from msgspec import structs

from engine.core.match import COLOURS, Match, Seat, new_match
from engine.core.problems import IllegalAction, OptionError, Refusal, ScriptError
from engine.core.values import Scored
from tests.engine.core import toys
from tests.engine.core.toys import Drew, PlayCard, Roll, Rolled

DECK = ["red 4", "red 5", "red 6", "blue 1", "blue 2", "blue 3"]


def match_of_two(**others: object) -> Match:
    """Ann holds red 4, 5, 6 and begins; Ben holds blue 1, 2, 3."""
    how = {"seed": 1, "script": {"first": [0], "deck": DECK}, **others}
    return new_match(toys.SPEC, ["Ann", "Ben"], **how)  # type: ignore[arg-type]


def test_seats_get_the_free_colours_in_order() -> None:
    match = new_match(toys.SPEC, ["Ann", Seat("Ben", COLOURS[0]), Seat("Cleo", player="easy")], seed=1)
    assert match.seats == (
        Seat("Ann", COLOURS[1]),
        Seat("Ben", COLOURS[0]),
        Seat("Cleo", COLOURS[2], "easy"),
    )


def test_playing_gives_events_and_writes_history() -> None:
    match = match_of_two()
    events = match.play(PlayCard("red 5"))
    assert [event.kind for event in events] == ["card_played", "scored"]
    assert match.history == [PlayCard("red 5")]
    entry = match.entries[0]
    assert entry.seat == 0
    assert entry.decision == toys.Turn(0)
    assert entry.events == tuple(events)
    assert match.scores() == [5, 0]
    assert match.decision == toys.Turn(1)


def test_a_refusal_names_its_rule() -> None:
    match = match_of_two()
    with pytest.raises(IllegalAction) as caught:
        match.play(PlayCard("blue 1"))
    assert caught.value.refusal == Refusal("FAIR-2", "not_in_hand")
    assert "FAIR-2" in str(caught.value)
    with pytest.raises(IllegalAction) as caught:
        match.play(toys.Trade(1))
    assert caught.value.refusal == Refusal("FAIR-1", "not_now")


def test_after_the_end_every_action_is_refused() -> None:
    match = match_of_two(options={"hand": 2})
    for card in ("red 4", "red 6", "red 5"):
        match.play(PlayCard(card))
    assert match.over
    assert match.decision is None
    assert match.actions() == ()
    with pytest.raises(IllegalAction) as caught:
        match.play(Roll(1))
    assert caught.value.refusal.reason == "over"


def test_undo_and_redo_give_the_entry_and_move_everything() -> None:
    match = match_of_two()
    start = match.digest()
    match.play(PlayCard("red 5"))
    match.play(PlayCard("blue 3"))
    end = match.digest()
    assert match.undo().action == PlayCard("blue 3")
    assert match.undo().action == PlayCard("red 5")
    assert match.digest() == start
    assert match.history == []
    assert [entry.action for entry in match.undone] == [PlayCard("red 5"), PlayCard("blue 3")]
    assert match.redo().action == PlayCard("red 5")
    assert match.redo().action == PlayCard("blue 3")
    assert match.digest() == end
    assert match.undone == []


def test_playing_after_undo_forgets_what_was_undone() -> None:
    match = match_of_two()
    match.play(PlayCard("red 5"))
    match.undo()
    match.play(PlayCard("red 6"))
    assert match.history == [PlayCard("red 6")]
    assert match.undone == []
    with pytest.raises(IndexError):
        match.redo()


def test_a_refused_action_keeps_what_was_undone() -> None:
    match = match_of_two()
    match.play(PlayCard("red 5"))
    match.undo()
    with pytest.raises(IllegalAction):
        match.play(PlayCard("blue 1"))
    assert match.redo().action == PlayCard("red 5")


def test_the_barrier_is_the_first_thing_revealed_by_the_last_action() -> None:
    match = match_of_two(script={"first": [0], "deck": DECK, "die": [6, 2]})
    assert match.barrier is None
    match.play(PlayCard("red 5"))
    assert match.barrier is None
    match.play(Roll(2))
    assert match.barrier == Rolled(1, 6)
    match.play(PlayCard("red 4"))
    assert match.barrier is None
    match.undo()
    assert match.barrier == Rolled(1, 6)
    match.undo()
    assert match.barrier is None, "what is taken back is behind us"


def test_the_same_roll_comes_again_after_undo() -> None:
    match = match_of_two()
    first = match.play(Roll(2))
    match.undo()
    assert match.play(Roll(2)) == first


def test_others_do_not_see_a_drawn_card() -> None:
    match = match_of_two(script={"first": [0], "deck": [*DECK, "green 1"], "die": [6]})
    drew = match.play(Roll(1))[1]
    assert isinstance(drew, Drew)
    assert drew.seen_by(0) == drew
    assert drew.seen_by(1) == structs.replace(drew, card=None)


def test_at_and_branch_know_their_bounds() -> None:
    match = match_of_two()
    match.play(PlayCard("red 5"))
    match.play(PlayCard("blue 3"))
    match.undo()
    for count in (-1, 2, 99):
        with pytest.raises(IndexError):
            match.at(count)
        with pytest.raises(IndexError):
            match.branch(count)
    assert match.at(1).digest() == match.digest()


def test_a_branch_and_its_origin_do_not_meet_again() -> None:
    match = match_of_two()
    match.play(PlayCard("red 5"))
    match.play(PlayCard("blue 3"))
    before = match.digest()
    branch = match.branch(1)
    assert branch.history == [PlayCard("red 5")]
    assert branch.undone == []
    branch.play(PlayCard("blue 1"))
    branch.undo()
    branch.undo()
    assert match.digest() == before
    assert match.history == [PlayCard("red 5"), PlayCard("blue 3")]


def test_an_impossible_script_leaves_the_match_as_it_was() -> None:
    match = match_of_two(script={"first": [0], "die": [3, 7]})
    before = match.digest()
    with pytest.raises(ScriptError):
        match.play(Roll(2))
    assert match.digest() == before
    assert match.play(Roll(1)) == [Rolled(0, 3)]


def test_the_script_is_the_matchs_own() -> None:
    script = {"first": [0], "die": [3]}
    match = match_of_two(script=script)
    script["die"].append(9)
    assert match.script == {"first": [0], "die": [3]}


def test_a_conflict_is_raised_with_its_key() -> None:
    with pytest.raises(OptionError) as caught:
        match_of_two(options={"merchant": True, "open": True})
    assert caught.value.key == "open_merchant"


def test_ranking_keeps_ties_together() -> None:
    match = new_match(toys.SPEC, ["Ann", "Ben", "Cleo"], seed=1, script={"first": [1], "deck": DECK})
    assert match.ranking() == [[0, 1, 2]]
    match.play(PlayCard("blue 1"))
    assert match.ranking() == [[1], [0, 2]]


def test_points_may_be_lost() -> None:
    match = match_of_two(options={"length": "long"}, script={"first": [0], "die": [1]})
    scored = match.play(Roll(1))[1]
    assert isinstance(scored, Scored)
    assert scored.points == -1
    assert match.scores() == [-1, 0]
