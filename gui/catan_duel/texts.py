"""What stands on the cards, in the player's language."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from engine.catan_duel.catalog import CARDS
from gui.kit import i18n, resources
from gui.kit.settings import settings

SETS = ("central", "base", "gold", "turmoil", "progress")


def card_name(card: str) -> str:
    return said(_cards()[card]["name"])


def small_name(card: str) -> str:
    """The name where there is little width: long words have a hyphen at which they may be broken."""
    names = _cards()[card]["name"]
    return names.get(f"{language()}_small") or said(names)


def card_text(card: str) -> str:
    """What a card does; cards that only show points have none, further copies that of the first."""
    entry = _cards()[CARDS[card].name]
    return said(entry["text"])


def set_name(name: str) -> str:
    """A set of cards: "base", "gold", ..."""
    return said(_sets()[name]["name"])


def said(texts: dict[str, str]) -> str:
    """The one of several languages that the player reads."""
    return texts[language()]


def language() -> str:
    return i18n.resolve(settings().values.language)


@cache
def _sets() -> dict[str, dict[str, Any]]:
    return {
        name: json.loads(resources.path(f"catan_duel/cards/{name}.json").read_text(encoding="utf-8"))
        for name in SETS
    }


@cache
def _cards() -> dict[str, dict[str, Any]]:
    return {card["id"]: card for one in _sets().values() for card in one["cards"]}
