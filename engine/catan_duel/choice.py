"""Decisions that are only asked when there is something to decide."""

from __future__ import annotations

from typing import Any

from engine.core.values import Decision


class RealChoice(Decision[Any], frozen=True):
    """A decision that is carried out by itself when there is only one way, as people at a table do it."""
