"""What the cards do, one module for each set."""

from __future__ import annotations

from typing import Any

from engine.catan_duel import losses
from engine.catan_duel.behaviour import BEHAVIOURS, complete_behaviours
from engine.catan_duel.cards import base, gold, progress, turmoil
from engine.core.values import Action, Step

__all__ = ["ACTIONS", "CARD_STEPS", "base", "gold", "progress", "turmoil"]

complete_behaviours()

CARD_STEPS: tuple[type[Step[Any]], ...] = tuple(
    dict.fromkeys([*losses.STEPS, *(step for one in BEHAVIOURS.values() for step in one.steps)])
)
"""The kinds of steps that only cards know."""
ACTIONS: tuple[type[Action], ...] = tuple(
    dict.fromkeys(action for one in BEHAVIOURS.values() for action in one.actions)
)
