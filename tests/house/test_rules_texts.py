"""The rules texts: complete, in both languages, and well-formed."""

from __future__ import annotations

import json
import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

RULES = Path(__file__).parents[2] / "resources" / "rules"
LANGUAGES = ("en", "de")

# Which rules each game has: prefix and the numbers (first, last) of unbroken runs.
NUMBERS: dict[str, dict[str, list[tuple[int, int]]]] = {
    "carcassonne": {"CAR-": [(1, 354)]},
    "burgundy": {"COB-": [(1, 349)]},
    "burgundy_dice": {
        "BDG-": [(1, 8), (10, 15), (20, 26), (30, 33), (40, 46), (50, 58), (60, 68), (70, 73),
                 (80, 85), (90, 93), (100, 104), (110, 110), (120, 123)],
    },
    "felinia": {
        "FEL-": [(1, 10), (20, 30), (40, 44), (50, 56), (60, 63), (70, 73), (80, 84), (90, 97), (110, 111),
                 (120, 123), (130, 133), (150, 152), (160, 165), (180, 180), (200, 214), (220, 220),
                 (230, 238), (250, 251), (260, 263)],
    },
    "catan_duel": {
        "CAT-": [(1, 6), (10, 17), (20, 26), (30, 40), (50, 56), (60, 66), (70, 77), (80, 90), (100, 104),
                 (110, 116), (120, 127), (130, 135), (140, 146), (150, 153)],
        "CAT-B": [(1, 21)], "CAT-G": [(1, 16)], "CAT-T": [(1, 20)], "CAT-P": [(1, 15)],
        "CAT-K": [(1, 50)], "CAT-I": [(1, 51)], "CAT-M": [(1, 34)], "CAT-X": [(1, 36)], "CAT-E": [(1, 44)],
        "CAT-S": [(1, 33)], "CAT-W": [(1, 32)], "CAT-D": [(1, 10)], "CAT-TN": [(1, 20)], "CAT-H": [(1, 5)],
    },
}  # fmt: skip

# How many worked examples the rules of each game have.
EXAMPLES = {"carcassonne": 42, "burgundy": 36, "burgundy_dice": 19, "felinia": 24, "catan_duel": 83}

PARTS: dict[str, set[str]] = {
    "carcassonne": {
        "base", "farmers", "river", "abbot", "inns_cathedrals", "traders_builders", "flying_machines", "messages",
        "ferries", "gold_mines", "mage_witch", "robbers", "crop_circles", "big_meeple", "builder", "pig",
    },
    "burgundy": {
        "base", "extra_hexes", "border_posts", "white_castles", "inns", "trade_routes", "team", "solo", "shields",
    },
    "burgundy_dice": set(),
    "felinia": {"professional", "open_ships"},
    "catan_duel": {
        "base", "gold", "turmoil", "progress", "intrigue", "merchant_princes", "barbarians", "explorers",
        "sages", "prosperity", "duel", "tournament",
    },
}  # fmt: skip

ENGLISH_LEFTOVER = re.compile(
    r"\b(the|and|with|you|your|of|is|are|one|two|three|each|every|tile|tiles|player|players|points?)\b"
)
GERMAN_LEFTOVER = re.compile(
    r"\b(und|oder|der|das|ein|eine|nicht|mit|du|dein|wird|Plättchen|Punkte)\b|[äöüß]"
)
LOST_UMLAUT = re.compile(
    r"fuer|ueber|koenn|muess|duerf|plaett|staedt|kloest|wuerf|haend|strasse|zaehl|waehl", re.I
)


@cache
def load(game: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((RULES / f"{game}.json").read_text(encoding="utf-8"))
    return data


def rule_ids(game: str) -> list[str]:
    """Every rule of the game, from the numbering."""
    return [
        f"{prefix}{number:03}" if prefix.endswith("-") else f"{prefix}{number:02}"
        for prefix, runs in NUMBERS[game].items()
        for first, last in runs
        for number in range(first, last + 1)
    ]


def pairs(game: str) -> list[tuple[str, dict[str, str]]]:
    """Every text of the game that exists in both languages, with a name to find it by."""
    data = load(game)
    found = [(f"short {rule}", text) for rule, text in data["short"].items()]
    for section in data["sections"]:
        found += [(f"title {section['id']}", section["title"]), (f"text {section['id']}", section["text"])]
    return found


def prose(game: str) -> list[tuple[str, dict[str, str]]]:
    """All texts but the glossary, which shows both languages side by side on purpose."""
    return [(name, text) for name, text in pairs(game) if name != "text glossary"]


def numbers(text: str) -> Counter[str]:
    return Counter(re.findall(r"\d+", text))


games = pytest.mark.parametrize("game", sorted(NUMBERS))


def test_every_game_has_its_rules() -> None:
    assert sorted(path.stem for path in RULES.glob("*.json")) == sorted(NUMBERS)


@games
def test_file_has_the_agreed_shape(game: str) -> None:
    data = load(game)
    assert list(data) == ["game", "sections", "short"]
    assert data["game"] == game
    for section in data["sections"]:
        assert list(section) == ["id", "part", "title", "text", "rules", "decisions"]
        assert re.fullmatch(r"[a-z0-9-]+", section["id"])
        assert section["part"] is None or section["part"] in PARTS[game], section["id"]
    ids = [section["id"] for section in data["sections"]]
    assert ids[0] == "about"
    assert "glossary" in ids
    assert len(ids) == len(set(ids))


@games
def test_every_rule_is_explained_in_exactly_one_section(game: str) -> None:
    explained = Counter(rule for section in load(game)["sections"] for rule in section["rules"])
    assert explained == Counter(rule_ids(game))


@games
def test_every_rule_has_a_short_sentence(game: str) -> None:
    assert list(load(game)["short"]) == sorted(rule_ids(game))
    for rule, text in load(game)["short"].items():
        for language in LANGUAGES:
            assert text[language].endswith((".", "!")), rule
            assert len(text[language]) <= 140, rule
            assert "\n" not in text[language], rule


@games
def test_texts_exist_in_both_languages(game: str) -> None:
    for name, text in pairs(game):
        assert list(text) == list(LANGUAGES), name
        assert all(text[language].strip() for language in LANGUAGES), name
        assert text["en"] != text["de"], name


@games
def test_languages_are_not_mixed(game: str) -> None:
    for name, text in prose(game):
        assert not ENGLISH_LEFTOVER.search(text["de"]), (name, ENGLISH_LEFTOVER.search(text["de"]))
        assert not LOST_UMLAUT.search(text["de"]), (name, LOST_UMLAUT.search(text["de"]))
        assert not GERMAN_LEFTOVER.search(text["en"]), (name, GERMAN_LEFTOVER.search(text["en"]))


@games
def test_both_languages_state_the_same_numbers(game: str) -> None:
    for name, text in prose(game):
        assert numbers(text["en"]) == numbers(text["de"]), name


@games
def test_markup_is_simple_and_balanced(game: str) -> None:
    for name, text in pairs(game):
        for language in LANGUAGES:
            assert text[language].count("**") % 2 == 0, name
            assert "  " not in text[language], name
            assert not re.search(r"^(#|\d+\. |\* )", text[language], re.M), name


@games
def test_tables_are_well_formed(game: str) -> None:
    for section in load(game)["sections"]:
        for language in LANGUAGES:
            for block in section["text"][language].split("\n\n"):
                rows = [line for line in block.split("\n") if line.startswith("|")]
                if not rows:
                    continue
                assert len(rows) == len(block.split("\n")), (
                    f"{section['id']}: a table stands alone in its paragraph"
                )
                assert re.fullmatch(r"\|(-+\|)+", rows[1]), section["id"]
                assert len({row.count("|") for row in rows}) == 1, (section["id"], language)
                assert all(row.endswith("|") for row in rows), section["id"]


@games
def test_worked_examples_are_there(game: str) -> None:
    for language, word in (("en", "Example"), ("de", "Beispiel")):
        found = sum(
            len(re.findall(rf"^> \*\*{word}", section["text"][language], re.M))
            for section in load(game)["sections"]
        )
        assert found == EXAMPLES[game], language
