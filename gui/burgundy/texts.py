"""What stands on the things of the game, in the player's language: names and texts of the tiles and goods."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from gui.kit import i18n, resources
from gui.kit.settings import settings

FILES = ("tiles.json", "extra_hexes.json")


def tile_name(tile: str) -> str:
    """A tile by name; animals with how many they are."""
    entry = _tiles()[tile]
    name = _said(entry["name"])
    return f"{name} {entry['animals']}" if "animals" in entry else name


def tile_text(tile: str) -> str:
    """What a tile does: its own text, or that of its kind."""
    entry = _tiles()[tile]
    return _said(entry.get("text") or _kinds()[entry["kind"]]["text"])


def monastery_number(tile: str) -> int:
    number: int = _tiles()[tile]["number"]
    return number


def kind_name(kind: str) -> str:
    """A kind of tile: castle, mine, ship, animal, building or monastery."""
    return _said(_kinds()[kind]["name"])


def good_name(good: str) -> str:
    return _said(_goods()[good]["name"])


def good_number(good: str) -> int:
    """The die that sells a good."""
    number: int = _goods()[good]["die"]
    return number


def _said(texts: dict[str, str]) -> str:
    return texts[i18n.resolve(settings().values.language)]


@cache
def _read(name: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(resources.path(f"burgundy/{name}").read_text(encoding="utf-8"))
    return data


@cache
def _tiles() -> dict[str, Any]:
    return {tile["id"]: tile for name in FILES for tile in _read(name)["tiles"]}


@cache
def _kinds() -> dict[str, Any]:
    return {kind["id"]: kind for name in FILES for kind in _read(name).get("kinds", ())}


@cache
def _goods() -> dict[str, Any]:
    return {good["id"]: good for good in _read("main_board.json")["goods"]}
