"""Sections 23 to 25 of the ledger: expansions that meet, and the order of everything."""

from __future__ import annotations

from collections import Counter

import pytest

import engine
from engine.carcassonne import SPEC, look
from engine.carcassonne.cells import cell_at, segment_of
from engine.carcassonne.expansions.builder import DrawAgain
from engine.carcassonne.expansions.crop_circles import ChooseRemoving
from engine.carcassonne.expansions.ferries import LayFerry, MoveFerry
from engine.carcassonne.expansions.gold_mines import PutGold
from engine.carcassonne.expansions.mage_witch import PutMagic
from engine.carcassonne.expansions.messages import CarryOutMessage, MoveFigure
from engine.carcassonne.expansions.robbers import PutRobber
from engine.carcassonne.tiles import TILES
from engine.carcassonne.values import Pass, SetFigure
from tests.engine.carcassonne.table import ANN, BEN, NAMES, Laid, Scene, city, road

EXPANSIONS = [option.id for option in SPEC.options if option.id != "farmers"]
TILE_SETS = {
    "river": 12,
    "inns_cathedrals": 18,
    "traders_builders": 24,
    "flying_machines": 8,
    "ferries": 8,
    "gold_mines": 8,
    "mage_witch": 8,
    "robbers": 8,
    "crop_circles": 6,
}


@pytest.mark.rule("CAR-009", "CAR-010", "CAR-011")
@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_each_expansion_alone_brings_its_tiles_and_nothing_else(expansion: str) -> None:
    game = engine.new_match("carcassonne", NAMES[:2], {expansion: True}, seed=1).game
    sets = Counter(TILES[tile].set for tile in game.box())
    assert sets.pop("base") == 72 - (expansion == "river")
    assert sets == ({expansion: TILE_SETS[expansion]} if expansion in TILE_SETS else {})


@pytest.mark.rule("CAR-009", "CAR-011")
def test_all_together_have_172_tiles() -> None:
    game = engine.new_match("carcassonne", NAMES, dict.fromkeys(EXPANSIONS, True), seed=1).game
    assert len(game.box()) == 171  # the start tile of the base game stays in the box
    assert look.supply(game, ANN) == {"abbot": 1, "big_meeple": 1, "builder": 1, "meeple": 7, "pig": 1}


@pytest.mark.rule("CAR-315")
def test_the_big_meeple_lets_builder_and_pig_join() -> None:
    scene = Scene(
        "big_meeple",
        "builder",
        "pig",
        laid=road(10, 10, 3),
        figures=[(ANN, "big_meeple", 10, 10, 0)],
        draw=["base/u"],
    )
    assert SetFigure("builder", 0) in scene.put(12, 10).match.actions()
    scene = Scene(
        "big_meeple",
        "builder",
        "pig",
        laid=road(10, 10, 3),
        figures=[(ANN, "big_meeple", 10, 10, 2)],
        draw=["base/u"],
    )
    assert SetFigure("pig", 1) in scene.put(12, 10).match.actions()


@pytest.mark.rule("CAR-322")
def test_goods_of_a_second_partial_turn_go_to_the_same_seat() -> None:
    scene = Scene(
        "traders_builders",
        "builder",
        laid=[*road(10, 10, 3), ("base/e", 20, 20, 1), ("tb/band_wine", 21, 20, 0)],
        figures=[(ANN, "meeple", 10, 10, 0), (ANN, "builder", 11, 10, 0), (BEN, "meeple", 20, 20, 0)],
        draw=["base/u", "base/e"],
    )
    scene.put(12, 10).do(Pass(), DrawAgain())
    scene.put(22, 20, 3).done()
    assert scene.scored == [(BEN, "city", 6)]
    assert look.belongings(scene.game, ANN)["wine"] == 1


ALL = (
    "inns_cathedrals",
    "gold_mines",
    "mage_witch",
    "messages",
    "robbers",
    "ferries",
    "builder",
    "crop_circles",
)


@pytest.mark.rule(
    "CAR-332", "CAR-333", "CAR-334", "CAR-335", "CAR-336", "CAR-337", "CAR-338", "CAR-339", "CAR-340",
    "CAR-341", "CAR-342", "CAR-343", "CAR-344",
)  # fmt: skip
def test_the_order_of_a_partial_turn_with_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    """One tile with all symbols: a lake with gold, magic and a robber."""
    tile = TILES["ferry/cap"]
    for name in ("gold", "mage", "robber"):
        monkeypatch.setitem(tile.symbols, name, True)
    laid: list[Laid] = [
        ("base/a", 10, 10, 3),
        ("base/u", 11, 10, 0),
        ("base/e", 12, 9, 2),
        ("base/u", 13, 10, 0),
        ("ferry/three", 14, 10, 0),
    ]
    scene = Scene(
        *ALL,
        laid=laid,
        figures=[(ANN, "meeple", 10, 10, 0), (ANN, "builder", 11, 10, 0), (ANN, "meeple", 12, 9, 0)],
        ferries=[(14, 10, 0, 2)],
        draw=["ferry/cap", "base/b", "base/b"],
        totals=(2, 9),
        script={"messages": [4]},
    )
    scene.game.extra["robbers"].spaces[BEN] = 2
    scene.put(12, 10)
    asked = []
    for action in (
        PutGold(12, 9),
        PutMagic("mage", 14, 10, 1),
        PutRobber(9),
        Pass(),
        LayFerry(1, 2),
        MoveFerry(14, 10, 0, 1),
    ):
        asked.append(scene.asked)
        scene.do(action)
    assert asked == [
        "place_gold",
        "move_magic",
        "place_robber",
        "place_figure",
        "place_ferry",
        "turn_ferries",
    ]
    assert scene.asked == "choose_scoring"
    scene.done()
    kinds = [event.kind for event in scene.events]
    order = ["gold_put", "magic_put", "robber_put", "ferry_laid", "scored", "gold_taken", "robber_returned"]
    assert [kinds.index(kind) for kind in order] == sorted(kinds.index(kind) for kind in order)


@pytest.mark.rule("CAR-341", "CAR-342", "CAR-343", "CAR-340", "CAR-344")
def test_the_order_after_the_scoring() -> None:
    """Gold, then the message, then the robber goes home, then the crop circle, then the tiles still owed."""
    scene = Scene(
        *ALL,
        laid=[*city(20, 20, 2), *city(24, 24, 3)],
        figures=[(ANN, "meeple", 20, 20, 0), (ANN, "builder", 20, 20, 0), (ANN, "meeple", 24, 24, 0)],
        draw=["crop/shield_two_caps", "base/b", "base/b"],
        totals=(1, 9),
        script={"messages": [4]},
    )
    scene.game.extra["robbers"].spaces[BEN] = 1
    scene.game.extra["gold_mines"].bars[cell_at(20, 20)] = 1
    scene.put(21, 20, 1).do(Pass(), MoveFigure("scoring_meeple"))  # 1 and 4 are 5
    asked = [(scene.asked, scene.seat)]
    scene.do(MoveFigure("messenger"))  # Ben moves what he robbed
    asked.append((scene.asked, scene.seat))
    scene.do(CarryOutMessage())
    asked.append((scene.asked, scene.seat))
    scene.do(ChooseRemoving())
    asked.append((scene.asked, scene.seat))
    assert asked == [
        ("choose_figure", BEN),
        ("resolve_message", ANN),
        ("choose_circle", ANN),
        ("place_tile", ANN),
    ]
    kinds = [event.kind for event in scene.events]
    order = ["scored", "gold_taken", "message_drawn", "robber_returned", "circle_chosen", "tile_drawn"]
    assert [kinds.index(kind) for kind in order] == sorted(kinds.index(kind) for kind in order)
    # the tile of message 4 comes first, then the builder's
    scene.put(0, 1).do(Pass())
    assert (scene.asked, scene.seat) == ("bonus_turn", ANN)


@pytest.mark.rule(
    "CAR-346", "CAR-347", "CAR-348", "CAR-349", "CAR-350", "CAR-351", "CAR-352", "CAR-353", "CAR-354", "CAR-062"
)  # fmt: skip
def test_the_order_of_the_end_with_everything() -> None:
    scene = Scene(
        "messages",
        "robbers",
        "gold_mines",
        "traders_builders",
        "inns_cathedrals",
        "mage_witch",
        "pig",
        "abbot",
        laid=[*road(10, 10, 5), *city(20, 20, 5), ("base/e", 30, 30, 0), ("base/e", 30, 29, 2)],
        figures=[
            (ANN, "meeple", 10, 10, 0),
            (BEN, "meeple", 20, 20, 0),
            (ANN, "abbot", 10, 10, 1),
            (BEN, "meeple", 30, 30, 1),
            (BEN, "pig", 30, 30, 1),
        ],
        draw=["base/b"],
        totals=(10, 20),
        last=True,
    )
    game = scene.game
    game.state.track["messenger"] = (5, 0)
    game.points = [15, 20]
    game.extra["robbers"].spaces[BEN] = 10
    game.extra["gold_mines"].bars[cell_at(10, 10)] = 1
    game.extra["gold_mines"].taken = (4, 0)
    game.extra["traders_builders"].taken = {"wine": (1, 0), "grain": (0, 0), "cloth": (2, 2)}
    game.extra["mage_witch"].at["mage"] = segment_of(cell_at(10, 10), 0)
    scene.put(0, 1).done()
    told = [
        event.source if event.kind == "scored" else event.kind
        for event in scene.events
        if event.kind in ("scored", "figures_united", "gold_cleared", "final_scoring", "game_over")
    ]
    assert told == [
        "final_scoring",
        "robber",
        "figures_united",
        "gold_cleared",
        "road",
        "city",
        "monastery",
        "field",
        "goods",
        "goods",
        "goods",
        "gold",
        "game_over",
    ]
    assert sorted(scene.scored) == sorted(
        [
            (BEN, "robber", 3),
            (ANN, "road", 8),
            (BEN, "city", 4),
            (ANN, "monastery", 2),
            (BEN, "field", 4),
            (ANN, "goods", 10),
            (ANN, "goods", 10),
            (BEN, "goods", 10),
            (ANN, "gold", 8),
        ]
    )
    assert scene.scores == [15 + 38, 20 + 21]
    assert scene.match.ranking() == [[ANN], [BEN]]
