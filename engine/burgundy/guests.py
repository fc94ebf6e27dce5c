"""The expansions, in the order in which they take part in each moment."""

from __future__ import annotations

from engine.burgundy.extra_hexes import ExtraHexes
from engine.burgundy.guest import Guest
from engine.core.guests import Moments
from engine.core.options import Options

GUESTS: tuple[type[Guest], ...] = (ExtraHexes,)


def invited(options: Options) -> Moments[Guest]:
    """The guests that the chosen options bring along."""
    return Moments(
        Guest,
        [guest(options) for guest in GUESTS if any(options[option.id] is True for option in guest.options)],
    )
