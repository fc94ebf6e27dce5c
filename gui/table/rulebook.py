"""A game's rules in our own words: the sections of the reader, and a short sentence for each rule."""

from __future__ import annotations

from functools import cache

import msgspec
from msgspec import Struct

from gui.kit import resources


class Section(Struct, frozen=True):
    """A piece of the rules.

    part:       the option it belongs to; None for what always holds
    rules:      ids of the ledger that it tells
    decisions:  kinds of decisions at which F1 opens it
    """

    id: str
    part: str | None
    title: dict[str, str]
    text: dict[str, str]
    rules: tuple[str, ...] = ()
    decisions: tuple[str, ...] = ()


class Rulebook(Struct, frozen=True):
    """All sections in reading order; `short` says a rule in one sentence."""

    game: str
    sections: tuple[Section, ...] = ()
    short: dict[str, dict[str, str]] = {}

    def section(self, id: str) -> Section | None:
        return next((section for section in self.sections if section.id == id), None)

    def section_of(self, rule: str) -> Section | None:
        """Where a rule is told."""
        return next((section for section in self.sections if rule in section.rules), None)

    def section_for(self, decision: str) -> Section | None:
        """What explains a kind of decision."""
        return next((section for section in self.sections if decision in section.decisions), None)

    def sentence(self, rule: str, language: str) -> str:
        """The rule in one sentence; empty when it has none."""
        texts = self.short.get(rule, {})
        return texts.get(language) or texts.get("en", "")


@cache
def rulebook(game: str) -> Rulebook:
    """The rule book of a game; one without text where none is written yet."""
    try:
        return msgspec.json.decode(resources.path(f"rules/{game}.json").read_bytes(), type=Rulebook)
    except (OSError, msgspec.MsgspecError):
        return Rulebook(game)
