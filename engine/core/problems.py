"""What can be wrong with what people hand us: options, files, moves.

The engine writes no prose for players, but an exception must still say in one
English sentence what happened.  `key` and `facts` let the interface say the
same in the player's language.
"""

from __future__ import annotations

from msgspec import Struct

LONGEST_SENTENCE = 240
"""Letters; a forged file must not speak through our own error messages at length."""


class Problem(Exception):
    """One clear sentence, with a key and its facts for translation."""

    def __init__(self, key: str, sentence: str, **facts: object) -> None:
        super().__init__(shortened(sentence))
        self.key = key
        self.facts = facts


class OptionError(Problem):
    """Players, options, seed or script that do not go together."""


class ScriptError(OptionError):
    """A script that wants an outcome which cannot occur."""


class SaveError(Problem):
    """A file or text that is not a good save, or cannot be written."""


class Refusal(Struct, frozen=True):
    """Why an action is not allowed.

    rule:    id of the rule that forbids it, as in the rule ledgers
    reason:  a finer key where one rule has several ways to be broken
    places:  what on the board is in the way
    """

    rule: str
    reason: str = ""
    places: tuple[str, ...] = ()


class IllegalAction(Exception):
    """An action that the rules forbid; nothing was changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"not allowed by {refusal.rule or 'the state of the game'} {refusal.reason}".strip())
        self.refusal = refusal


def shortened(sentence: str) -> str:
    """The sentence, cut where it becomes too long."""
    return sentence if len(sentence) <= LONGEST_SENTENCE else sentence[:LONGEST_SENTENCE] + "\u2026."
