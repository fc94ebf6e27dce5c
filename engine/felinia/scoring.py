"""The final scoring: what a seat's tiles, merchants and stores are worth."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from msgspec import Struct

from engine.core.values import Part, Step
from engine.felinia.box import BONUS_TILES, CATS, TRADE_TILES, each, tariff_with
from engine.felinia.events import FinalScoring, GameOver, TilesShown
from engine.felinia.state import SCORING, Family

if TYPE_CHECKING:
    from engine.felinia.game import Felinia

TRADE, BONUS, MERCHANTS, GOLD, SPICE, GOODS, PROVISIONS = (
    "trade_tiles",
    "bonus_tiles",
    "merchants",
    "gold",
    "spice",
    "goods",
    "provisions",
)
GROUP_NAMES = ("alone", "pair", "group")
"""What a group of one, of two and of more merchants is called."""


class Worth(Struct, frozen=True):
    """Points from one source, as they are awarded."""

    source: str
    parts: tuple[Part, ...]
    rule: str
    places: tuple[str, ...] = ()

    @property
    def points(self) -> int:
        return sum(part.points for part in self.parts)


class EndGame(Step["Felinia"], frozen=True, gc=False):
    """Everything is turned up and scored; the most points win (FEL-152, FEL-165)."""

    def run(self, game: Felinia) -> None:
        game.begin_phase(SCORING)
        game.emit(FinalScoring())
        for seat, family in enumerate(game.state.families):
            game.emit(TilesShown(seat, family.tiles, family.bonus))
            for show in game.moments["show"]:
                show(game, seat)
        for seat in range(game.players):
            for worth in worths(game, seat):
                game.award(seat, worth.source, worth.parts, worth.rule, worth.places)
        game.emit(GameOver(tuple(game.ranking()[0])))


def worths(game: Felinia, seat: int) -> list[Worth]:
    """All points that a seat would get now, source by source."""
    found = [*tile_worths(game.family(seat)), *group_worths(game, seat), *store_worths(game.family(seat))]
    for moment in game.moments["worth"]:
        found += moment(game, seat)
    return [worth for worth in found if worth.points]


def tile_worths(family: Family) -> list[Worth]:
    """Each cat separately: n tiles of it are worth n each, at most what they show (FEL-160 to FEL-162)."""
    counts = Counter(TRADE_TILES[tile].cat for tile in family.tiles)
    for tile in family.bonus:
        counts[BONUS_TILES[tile].cat] += BONUS_TILES[tile].tiles
    parts = [Part(cat.id, counts[cat.id], min(counts[cat.id], cat.most)) for cat in CATS.values()]
    extra = [
        Part(bonus.cat, counts[bonus.cat], bonus.points_each)
        for bonus in (BONUS_TILES[tile] for tile in family.bonus)
    ]
    return [
        Worth(TRADE, tuple(part for part in parts if part.points), "FEL-160"),
        Worth(BONUS, tuple(part for part in extra if part.points), "FEL-162"),
    ]


def group_worths(game: Felinia, seat: int) -> list[Worth]:
    """The merchants on the island, group by group (FEL-163)."""
    family = game.family(seat)
    scale = tariff_with(family.specials).group
    rule = rule_of(family, "group", "FEL-163")
    standing = {province for province, owner in game.state.merchants.items() if owner == seat}
    found = []
    for group in game.island.groups(standing):
        name = GROUP_NAMES[min(len(group), len(GROUP_NAMES)) - 1]
        found.append(
            Worth(
                MERCHANTS,
                (Part(name, len(group), each(scale, len(group))),),
                rule if len(group) == 1 else "FEL-163",
                group,
            )
        )
    return found


def store_worths(family: Family) -> list[Worth]:
    """Gold, spice, goods and provisions (FEL-164, FEL-220)."""
    tariff = tariff_with(family.specials)
    spice = Part(SPICE, family.spice // tariff.spices_per_point)
    return [
        Worth(GOLD, (Part(GOLD, family.gold, tariff.gold),), "FEL-164"),
        Worth(SPICE, (spice,), rule_of(family, "spices_per_point", "FEL-164")),
        Worth(GOODS, (Part(GOODS, len(family.goods), tariff.goods),), "FEL-164"),
        Worth(
            PROVISIONS,
            (Part(PROVISIONS, family.provisions, tariff.provisions),),
            rule_of(family, "provisions", "FEL-220"),
        ),
    ]


def rule_of(family: Family, changed: str, usual: str) -> str:
    """The rule of the special tile that changes a part of the tariff, or the usual one."""
    tiles = [TRADE_TILES[tile] for tile in family.specials if changed in TRADE_TILES[tile].scoring]
    return tiles[-1].rule if tiles else usual
