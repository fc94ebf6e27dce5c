"""Inns and cathedrals: more for what is completed, nothing for what is not (CAR-100 to CAR-112)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.carcassonne.board import Feature
from engine.carcassonne.guest import Guest
from engine.carcassonne.tiles import CITY, ROAD, tile_set
from engine.core.options import flag
from engine.core.values import Part

if TYPE_CHECKING:
    from engine.carcassonne.game import Carcassonne

BUILDINGS = {ROAD: "inn", CITY: "cathedral"}
"""What a kind of feature can have, by its name in the tiles' data and in the parts of a sum."""


class InnsCathedrals(Guest):
    id = "inns_cathedrals"
    options = (flag("inns_cathedrals"),)

    def tiles(self) -> Sequence[str]:
        return tile_set("inns_cathedrals")

    def worth(
        self, game: Carcassonne, feature: Feature, seat: int, final: bool, parts: list[Part]
    ) -> list[Part]:
        """One more for each tile and shield of a completed feature, all lost for an unfinished one."""
        building = BUILDINGS.get(feature.kind)
        segment = game.state.segment
        if building is None or not any(segment(part).data.get(building) for part in feature.segments):
            return parts
        return [*parts, Part(building, sum(part.count for part in parts), -1 if final else 1)]
