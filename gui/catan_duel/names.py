"""What things are called that have no card of their own."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def resource_name(kind: str) -> str:
    return {
        "wood": translate("CatanDuel", "wood"),
        "brick": translate("CatanDuel", "brick"),
        "grain": translate("CatanDuel", "grain"),
        "wool": translate("CatanDuel", "wool"),
        "ore": translate("CatanDuel", "ore"),
        "gold": translate("CatanDuel", "gold"),
    }[kind]


def amount_of(kind: str, count: int) -> str:
    """A number of a resource: "2 wool"."""
    return f"{count} {resource_name(kind)}"


def point_name(kind: str) -> str:
    return {
        "victory": translate("CatanDuel", "Victory points"),
        "strength": translate("CatanDuel", "Strength"),
        "trade": translate("CatanDuel", "Trade"),
        "skill": translate("CatanDuel", "Skill"),
        "progress": translate("CatanDuel", "Progress"),
    }[kind]


def face_name(face: str) -> str:
    """A side of the event die."""
    return {
        "brigand": translate("CatanDuel", "Brigand attack"),
        "trade": translate("CatanDuel", "Trade"),
        "celebration": translate("CatanDuel", "Celebration"),
        "harvest": translate("CatanDuel", "Plentiful harvest"),
        "event_card": translate("CatanDuel", "Event card"),
    }[face]


def list_of(words: Sequence[str]) -> str:
    """One, two and three: "a, b and c"."""
    if len(words) < 2:
        return "".join(words)
    both = translate("CatanDuel", "{some} and {last}")
    return both.format(some=", ".join(words[:-1]), last=words[-1])
