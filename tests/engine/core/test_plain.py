"""One text and one digest for equal values, here and everywhere."""

from __future__ import annotations

import json
from typing import Any

from engine.core.plain import digest, digest_of, encode, encode_read
from tests.engine.core.toys import PlayCard

VALUE: dict[str, Any] = {"b": {10: 1, 9: (2,)}, "a": [1.5, None, "\u00e4", True], "c": {"y", "x"}}
TEXT = '{"a":[1.5,null,"\u00e4",true],"b":{"10":1,"9":[2]},"c":["x","y"]}'


def test_keys_are_sorted_text_and_sets_are_sorted_lists() -> None:
    assert encode(VALUE).decode() == TEXT
    assert encode(PlayCard("red 1")) == b'{"card":"red 1","kind":"play_card"}'


def test_what_was_read_is_written_the_same() -> None:
    shuffled = dict(reversed(json.loads(TEXT).items()))
    assert encode(shuffled) == encode_read(shuffled) == encode(VALUE)


def test_the_digest_is_the_same_on_every_machine() -> None:
    """Another digest than this would cost every save its history."""
    assert digest(VALUE) == digest_of(TEXT.encode()) == "795afa1ce86a7f71fd27b245cf481ec0"
