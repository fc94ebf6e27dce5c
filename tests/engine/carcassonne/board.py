"""Boards in a few lines of text: what is laid, what is done with it, and the points it must bring.

A file of `boards/` holds boards one after the other:

    # A city of two tiles                       the name of the board
    rules CAR-041 CAR-018                       what it checks
    note why it is so                           where the rulebook leaves it open
    with abbot, no farmers                      options that are switched on or off
    players 3                                   2 if nothing is said
    messages 7 2                                the first messages of the stack
    base/e 0,-1,2 meeple:city = 4 0             a partial turn, and the points after it
    end = 4 0                                   there is no other tile: the points of the game

A partial turn names the tile, where it lies as x,y or x,y,turns, and then what is chosen.
Before it may stand who plays it ("Ben base/e ...").  A choice is

    meeple:city  big:0  abbot:garden  builder:road  pig:field    on a kind or an entry of the tile
    recall  fly=2  fly:big=2  land:0                             "=2" is what the die shows
    ferry:0-2  turn:1,0:0-2                                      road ends; the ferry on that lake
    gold:0,0  take:0,0  mage:0,0/1  witch:0,0/1  off:mage
    robber:12  score:0,0/1  rob:Ben  follow:Ben  move:meeple  move:messenger
    carry  points  back:0,0/1  A  B  add:0,0/1  leave:0,0/1  again
    -                                                            none of what is offered

A figure other than a meeple is named behind a place ("leave:0,0/1:big").  "!" before a place or
a choice says that it is not offered, "?kind" what is asked.  A partial turn that names no figure
places none.  What else is left open is passed; where nothing is said, the scoring meeple moves and
the first feature is scored first.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import engine
from engine.carcassonne.tiles import TILES
from engine.carcassonne.values import PASS
from engine.core.match import Match
from engine.core.values import Action
from tests.engine.carcassonne.table import NAMES

FOLDER = Path(__file__).parent / "boards"
FIGURES = {"": "meeple", "big": "big_meeple"}
WORDS = {
    "-": "pass",
    "recall": "recall_abbot",
    "carry": "carry_out_message",
    "points": "message_points",
    "A": "choose_adding",
    "B": "choose_removing",
    "again": "draw_again",
}
ON_TILES = {"gold": "put_gold", "take": "take_gold", "score": "score_next"}
WITH_FIGURES = {"add": "add_meeple", "leave": "remove_meeple", "back": "take_back_meeple"}


class Board(NamedTuple):
    name: str
    rules: tuple[str, ...]
    options: dict[str, bool]
    players: int
    messages: list[int]
    lines: list[str]


def boards(file: Path) -> list[Board]:
    found = []
    for text in file.read_text(encoding="utf-8").split("\n# ")[1:]:
        name, *lines = [line.strip() for line in text.splitlines() if line.strip()]
        rules: tuple[str, ...] = ()
        options: dict[str, bool] = {}
        players, messages, turns = 2, [], []
        for line in lines:
            head, _, rest = line.partition(" ")
            if head == "rules":
                rules = tuple(rest.split())
            elif head == "with":
                words = [word.strip() for word in rest.split(",")]
                options = {word.removeprefix("no "): not word.startswith("no ") for word in words}
            elif head == "players":
                players = int(rest)
            elif head == "messages":
                messages = [int(number) for number in rest.split()]
            elif head != "note":
                turns.append(line)
        found.append(Board(name, rules, options, players, messages, turns))
    return found


def _place(text: str) -> dict[str, int]:
    """ "x,y" or "x,y/feature" """
    cell, _, feature = text.partition("/")
    x, y = cell.split(",")
    return {"x": int(x), "y": int(y), **({"feature": int(feature)} if feature else {})}


def _feature(tile: str, on: str) -> int:
    if on.isdigit():
        return int(on)
    kinds = [feature["type"] for feature in TILES[tile].features]
    assert kinds.count(on) == 1, f"{tile} has {kinds.count(on)} of {on}"
    return kinds.index(on)


def _ends(text: str) -> dict[str, int]:
    """ "one-two" """
    one, two = text.split("-")
    return {"one": int(one), "two": int(two)}


def _choice(tile: str, word: str) -> dict[str, Any]:
    """The fields of the action that a word means."""
    head, _, rest = word.partition("=")[0].partition(":")
    first, _, second = rest.partition(":")
    if head in WORDS:
        return {"kind": WORDS[head]}
    if head in ON_TILES:
        return {"kind": ON_TILES[head], **_place(rest)}
    if head in WITH_FIGURES:
        return {"kind": WITH_FIGURES[head], **_place(first), "figure": FIGURES.get(second, second)}
    match head:
        case "fly":
            return {"kind": "fly", "figure": FIGURES.get(rest, rest)}
        case "land":
            return {"kind": "land", "feature": int(rest)}
        case "ferry":
            return {"kind": "lay_ferry", **_ends(rest)}
        case "turn":
            return {"kind": "move_ferry", **_place(first), **_ends(second)}
        case "mage" | "witch":
            return {"kind": "put_magic", "figure": head, **_place(rest)}
        case "off":
            return {"kind": "remove_magic", "figure": rest}
        case "robber":
            return {"kind": "put_robber", "space": int(rest)}
        case "rob" | "follow":
            return {"kind": f"{head}_figure", "seat": NAMES.index(rest)}
        case "move":
            return {"kind": "move_figure", "figure": "scoring_meeple" if rest == "meeple" else rest}
    return {"kind": "set_figure", "figure": FIGURES.get(head, head), "feature": _feature(tile, rest)}


class Play:
    """A board on the table, played line by line."""

    def __init__(self, board: Board) -> None:
        self.board = board
        turns = [line.partition(" = ")[0].split() for line in board.lines]
        self.turns = [words if words[0] not in NAMES else words[1:] for words in turns]
        tiles = [words[0] for words in self.turns if words[0] != "end"]
        dice = [int(word[-1]) for words in turns for word in words if word.startswith("fly") and "=" in word]
        script: dict[str, list[Any]] = {"tiles": tiles, "flight": dice}
        if board.messages:
            script["messages"] = board.messages
        self.match: Match = engine.new_match(
            "carcassonne", NAMES[: board.players], board.options, seed=1, script=script
        )
        if "end" in (words[0] for words in self.turns):
            stack = self.match.game.state.stack
            del stack[: len(stack) - (len(tiles) - 1)]

    def run(self) -> None:
        for line in self.board.lines:
            words, _, points = line.partition(" = ")
            try:
                self.play(words.split())
            except AssertionError as problem:
                raise AssertionError(f"{line}: {problem}") from None
            if points:
                found = self.match.scores()
                assert found == [int(number) for number in points.split()], f"{line}: the points are {found}"

    def play(self, words: list[str]) -> None:
        if words[0] == "end":
            assert self.match.over, f"{self.asked} is asked"
            return
        if words[0] in NAMES:
            who = NAMES[self.match.decision.seat]  # type: ignore[union-attr]
            assert who == words.pop(0), f"it is {who}'s turn"
        tile, *choices = words
        assert self.asked == "place_tile", f"{self.asked} is asked"
        for word in choices:
            if word[0] == "?":
                assert self.asked == word[1:], f"{self.asked} is asked, not {word[1:]}"
            elif word[0] == "!":
                assert self.find(tile, word[1:]) is None, f"{word[1:]} is offered"
            else:
                action = self.find(tile, word)
                if action is None and self.asked == "place_figure":
                    self.match.play(PASS)
                    action = self.find(tile, word)
                assert action is not None, f"{word} is not offered by {self.asked}: {self.match.actions()}"
                self.match.play(action)
        while not self.match.over and self.asked != "place_tile":
            actions = self.match.actions()
            passing = next((action for action in actions if action.kind == "pass"), None)
            assert passing is not None or self.asked in ("choose_figure", "choose_scoring"), (
                f"{self.asked} is open"
            )
            self.match.play(passing or actions[0])

    @property
    def asked(self) -> str | None:
        return None if self.match.decision is None else self.match.decision.kind

    def find(self, tile: str, word: str) -> Action | None:
        """The offered action that a word means."""
        if word[0].isdigit() or (word[0] == "-" and len(word) > 1):
            x, y, *turns = (int(number) for number in word.split(","))
            wanted: dict[str, Any] = {"kind": "lay_tile", "x": x, "y": y, "turns": (*turns, 0)[0]}
        else:
            wanted = _choice(tile, word)
        for action in self.match.actions():
            if all(getattr(action, name) == value for name, value in wanted.items()):
                return action
        return None
