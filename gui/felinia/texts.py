"""What stands on the things of the game, in the player's language: countries, goods, cards, tiles and places."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from gui.kit import i18n, resources
from gui.kit.settings import settings


def country_name(country: str) -> str:
    return _said(_named("countries", "countries")[country])


def country_names() -> dict[str, str]:
    return {country: country_name(country) for country in _named("countries", "countries")}


def good_name(good: str) -> str:
    return _said(_named("box", "goods", "kinds")[good])


def card_name(card: str) -> str:
    """Gold, spice or provisions."""
    return _said(_named("box", "cards", "kinds")[card])


def cat_name(cat: str) -> str:
    return _said(_named("tiles", "kinds")[cat])


def special_name(tile: str) -> str:
    return _said(_named("tiles", "special", "tiles")[tile])


def special_text(tile: str) -> str:
    """What a special tile does."""
    return _said(_named("tiles", "special", "tiles")[tile], "text")


def place_name(sort: str) -> str:
    """A sort of mysterious places."""
    return _said(_named("places", "sorts")[sort])


def sort_name(card: str | None) -> str:
    """The name of the sort of a place card; "" for one that lies face down."""
    return "" if card is None else place_name(card.split("_")[1])


def _said(entry: dict[str, Any], what: str = "name") -> str:
    text: str = entry[what][i18n.resolve(settings().values.language)]
    return text


@cache
def _named(file: str, *way: str) -> dict[str, dict[str, Any]]:
    """The entries of a list in a file of the resources, by their ids."""
    found: Any = json.loads(resources.path(f"felinia/{file}.json").read_text(encoding="utf-8"))
    for word in way:
        found = found[word]
    return {entry["id"]: entry for entry in found}
