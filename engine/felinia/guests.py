"""What can be added to the basic game, in the order in which it takes part in each moment."""

from __future__ import annotations

from engine.core.guests import Moments
from engine.core.options import Options
from engine.felinia.guest import Guest
from engine.felinia.professional import Professional

GUESTS: tuple[type[Guest], ...] = (Professional,)


def invited(options: Options) -> Moments[Guest]:
    """The guests that the chosen options bring along."""
    return Moments(Guest, [guest() for guest in GUESTS if options[guest.id]])
