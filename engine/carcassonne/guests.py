"""The expansions, in the order in which they take part in each moment."""

from __future__ import annotations

from engine.carcassonne.expansions.abbot import Abbot
from engine.carcassonne.expansions.big_meeple import BigMeeple
from engine.carcassonne.expansions.builder import Builder
from engine.carcassonne.expansions.crop_circles import CropCircles
from engine.carcassonne.expansions.ferries import Ferries
from engine.carcassonne.expansions.flying_machines import FlyingMachines
from engine.carcassonne.expansions.gold_mines import GoldMines
from engine.carcassonne.expansions.inns_cathedrals import InnsCathedrals
from engine.carcassonne.expansions.mage_witch import MageWitch
from engine.carcassonne.expansions.messages import Messages
from engine.carcassonne.expansions.pig import Pig
from engine.carcassonne.expansions.river import River
from engine.carcassonne.expansions.robbers import Robbers
from engine.carcassonne.expansions.traders_builders import TradersBuilders
from engine.carcassonne.guest import Guest
from engine.core.guests import Moments
from engine.core.options import Options

GUESTS: tuple[type[Guest], ...] = (
    River,
    Abbot,
    InnsCathedrals,
    BigMeeple,
    GoldMines,
    MageWitch,
    Messages,
    Robbers,
    FlyingMachines,
    Ferries,
    TradersBuilders,
    Builder,
    Pig,
    CropCircles,
)
"""In each moment of a turn as CAR-332 to CAR-345 order them; at the end in reverse (CAR-346 to CAR-352)."""


def invited(options: Options) -> Moments[Guest]:
    """The guests that the chosen options bring along."""
    return Moments(
        Guest,
        [guest(options) for guest in GUESTS if any(options[option.id] is True for option in guest.options)],
    )
