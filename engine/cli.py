"""What `python -m engine` can do: list, simulate, check and replay.

Answers go to standard output; what is wrong is one sentence on standard error,
with exit code 2.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

import msgspec

import engine
from engine import bots
from engine.core.match import Match
from engine.core.options import Option, Value
from engine.core.problems import OptionError, Problem
from engine.core.shelf import game_spec
from engine.core.spec import GameSpec
from engine.simulation import Tally, simulate

WRONG = 2
INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out a command line; the exit code."""
    try:
        chosen = _parser().parse_args(arguments)
        code: int = chosen.command(chosen)
        sys.stdout.flush()
        return code
    except Problem as problem:
        print(problem, file=sys.stderr)
        return WRONG
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # the reader (`| head`) has seen enough; nothing may be written at exit either
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, without the usage around it."""

    def error(self, message: str) -> NoReturn:
        self.exit(WRONG, f"{message[0].upper()}{message[1:].rstrip('.')}.\n")


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="python -m engine", description="The games of Tafelrunde, without any window.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    list_ = commands.add_parser("list", help="the games and their options")
    list_.set_defaults(command=_list)

    many = commands.add_parser("simulate", help="let bots play many games")
    many.add_argument("game", metavar="GAME")
    many.add_argument(
        "--players", type=int, metavar="N", help="how many sit at the table (as few as possible)"
    )
    many.add_argument("--games", type=_count, default=100, metavar="N", help="how many games (100)")
    many.add_argument(
        "--seed", type=int, default=1, help="of the first game; the next has the next number (1)"
    )
    many.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="may be repeated")
    many.add_argument("--bot", choices=bots.LEVELS, default=bots.LEVELS[0], help="who plays (%(default)s)")
    many.set_defaults(command=_simulate)

    check = commands.add_parser("check", help="whether a save is good")
    check.add_argument("save", metavar="SAVE")
    check.set_defaults(command=_check)

    replay = commands.add_parser("replay", help="walk through a save")
    replay.add_argument("save", metavar="SAVE")
    replay.set_defaults(command=_replay)
    return parser


def _count(text: str) -> int:
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of games")
    return int(text)


# -- list


def _list(chosen: argparse.Namespace) -> int:
    for spec in engine.GAMES.values():
        print(f"{spec.id}  ({spec.min_players}-{spec.max_players} players)")
        for option in spec.options:
            values = " | ".join(_written(value) for value in option.values)
            print(f"    {option.id} = {values}  (default {_written(option.default)})")
    return 0


def _written(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


# -- simulate


def _simulate(chosen: argparse.Namespace) -> int:
    spec = game_spec(chosen.game)
    players = spec.min_players if chosen.players is None else chosen.players
    spec.check_players(players)
    options = dict(_option(spec, text) for text in chosen.option)
    tally = Tally(players)
    interrupted = False
    try:
        for _ in simulate(
            spec, players, options, range(chosen.seed, chosen.seed + chosen.games), chosen.bot, tally
        ):
            _progress(f"{tally.games}/{chosen.games}")
    except KeyboardInterrupt:
        interrupted = True
    _progress("")
    print(f"{spec.id}, {players} players, bot {chosen.bot}, seeds from {chosen.seed}")
    print("\n".join(tally.report()))
    return INTERRUPTED if interrupted else 0


def _option(spec: GameSpec, text: str) -> tuple[str, Value]:
    """An option and its value from NAME=VALUE."""
    name, equals, value = text.partition("=")
    if not equals:
        raise OptionError("option_form", f"An option is written NAME=VALUE, not {text!r}.")
    option = next((option for option in spec.options if option.id == name), None)
    return name, value if option is None else _read(option, value)


def _read(option: Option, text: str) -> Value:
    """The value that is written so; text that is none is left for the set-up to refuse."""
    return next((value for value in option.values if _written(value) == text.lower()), text)


def _progress(text: str) -> None:
    """One line that is written over, for people who watch."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)


# -- check and replay


def _check(chosen: argparse.Namespace) -> int:
    match = engine.load(chosen.save)
    print(f"good: {_described(match)}")
    return 0


def _replay(chosen: argparse.Namespace) -> int:
    match = engine.load(chosen.save)
    print(_described(match))
    for event in match.opening:
        print(f"      {_line(event)}")
    for number, entry in enumerate(match.entries, 1):
        name = match.seats[entry.seat].name
        print(f"{number:4}  {name}  {entry.decision.kind}: {_line(entry.action)}")
        for event in entry.events:
            print(f"      {_line(event)}")
    for seat, points in zip(match.seats, match.scores(), strict=True):
        print(f"{seat.name}: {points}")
    return 0


def _described(match: Match) -> str:
    names = ", ".join(seat.name for seat in match.seats)
    stands = "over" if match.over else "running"
    older = "; its history was lost, as it was made under older rules" if match.notice else ""
    return f"{match.spec.id}, {names}, {len(match.history)} actions, {stands}{older}"


def _line(value: msgspec.Struct) -> str:
    return msgspec.json.encode(value).decode()
