"""Carcassonne matches to measure with: seeded, random, and longer than the box allows where that is asked."""

from __future__ import annotations

import random

import engine
from engine.carcassonne.tiles import tile_set
from engine.core.match import Match


def new_match(seed: int) -> Match:
    return engine.new_match("carcassonne", ["Ann", "Ben"], seed=seed)


def random_game(seed: int) -> Match:
    """A whole match of random moves."""
    chance = random.Random(seed)
    match = new_match(seed)
    while not match.over:
        match.play(chance.choice(match.actions()))
    return match


def long_match(seed: int, tiles: int) -> Match:
    """A match that goes on with further boxes of the same tiles, placed under the stack."""
    match = new_match(seed)
    chance = random.Random(seed)
    stack = match.game.state.stack
    while len(stack) < tiles:
        box = tile_set("base")
        chance.shuffle(box)
        stack[:0] = box
    return match


def laid(match: Match) -> int:
    """How many tiles lie on the table."""
    return len(match.game.state.tiles)


def grown(seed: int, tiles: int) -> Match:
    """A match of random moves with so many tiles on the table, about to lay the next."""
    chance = random.Random(seed)
    match = long_match(seed, tiles + 40)
    while laid(match) < tiles:
        match.play(chance.choice(match.actions()))
    decision = match.decision
    while decision is not None and decision.kind != "place_tile":
        match.play(chance.choice(match.actions()))
        decision = match.decision
    return match
