"""The expansions, in the order in which they take part in each moment."""

from __future__ import annotations

from engine.carcassonne.guest import Guest
from engine.core.guests import Moments
from engine.core.options import Options

GUESTS: tuple[type[Guest], ...] = ()


def invited(options: Options) -> Moments[Guest]:
    """The guests that the chosen options bring along."""
    return Moments(
        Guest,
        [guest(options) for guest in GUESTS if any(options[option.id] is True for option in guest.options)],
    )
