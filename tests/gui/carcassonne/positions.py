"""Positions put together by hand, in each of which one kind of decision of the expansions is waiting."""

from __future__ import annotations

from collections.abc import Callable

from engine.carcassonne.cells import cell_at
from engine.carcassonne.expansions.crop_circles import ChooseAdding, ChooseRemoving
from engine.carcassonne.expansions.flying_machines import Fly
from engine.carcassonne.expansions.messages import MoveFigure
from engine.carcassonne.values import Pass
from tests.engine.carcassonne.table import ANN, BEN, CID, DOT, Laid, Scene, city, road

EVE = 4


def placing_gold() -> Scene:
    laid: list[Laid] = [("base/b", 2, 1, 0), ("base/b", 3, 1, 0)]
    return Scene("gold_mines", laid=laid, draw=["gold/monastery_curve"]).put(3, 2)


def choosing_gold() -> Scene:
    """Ann's city and Ben's road meet on the tile whose bar both want."""
    laid: list[Laid] = [("base/e", 3, 3, 1), ("base/e", 5, 3, 3), ("base/e", 4, 2, 2), ("base/a", 4, 4, 2)]
    figures = [(ANN, "meeple", 3, 3, 0), (BEN, "meeple", 4, 4, 0)]
    scene = Scene("gold_mines", laid=laid, figures=figures, draw=["base/s"])
    scene.game.extra["gold_mines"].bars.update({cell_at(3, 3): 1, cell_at(4, 3): 1, cell_at(4, 4): 1})
    return scene.put(4, 3).do(Pass())


def moving_magic() -> Scene:
    return Scene("mage_witch", laid=[*road(3, 3, 3), *city(3, 5, 3)], draw=["mw/two_caps"]).put(0, -1)


def placing_a_ferry() -> Scene:
    return Scene("ferries", laid=road(3, 3, 3), draw=["ferry/three"]).put(5, 3).do(Pass())


def turning_a_ferry() -> Scene:
    laid: list[Laid] = [*road(3, 3, 3), ("ferry/three", 5, 3, 0)]
    scene = Scene("ferries", laid=laid, ferries=[(5, 3, 0, 2)], draw=["base/u"])
    return scene.put(6, 3).do(Pass())


def before_a_flight() -> Scene:
    """The die will show two: the machine flies to the west, where a tile with much on it lies."""
    laid: list[Laid] = [("base/b", 5, 4, 0), ("gold/monastery_corner_curve", 3, 3, 0)]
    scene = Scene(
        "flying_machines", "gold_mines", laid=laid, draw=["fm/field_orthogonal"], script={"flight": [2]}
    )
    return scene.put(5, 3)


def landing() -> Scene:
    return before_a_flight().do(Fly("meeple"))


def recalling_the_abbot() -> Scene:
    return Scene("abbot", laid=[("base/b", 2, 2, 0)], figures=[(ANN, "abbot", 2, 2, 0)], draw=["base/b"]).put(
        0, 1
    )


def choosing_a_figure(number: int = 1) -> Scene:
    """Three points for Ann, with either scoring figure; the meeple would come to a dark space."""
    scene = Scene(
        "messages",
        laid=[*road(3, 3, 3), ("base/u", 3, 5, 0), *city(3, 7, 3)],
        figures=[(ANN, "meeple", 3, 3, 0), (ANN, "meeple", 3, 5, 0), (ANN, "meeple", 3, 7, 0)],
        draw=["base/a"],
        totals=(2, 0),
        script={"messages": [number]},
    )
    return scene.put(5, 3, 1).do(Pass())


def message(number: int) -> Scene:
    return choosing_a_figure(number).do(MoveFigure("scoring_meeple"))


def placing_a_robber() -> Scene:
    scene = Scene("robbers", laid=[("base/u", 3, 3, 1)], draw=["rob/straight"], players=3, totals=(7, 12, 60))
    return scene.put(3, 4)


def choosing_the_order() -> Scene:
    """Two roads end at Ann's crossing, and Cid's robber waits for whoever scores."""
    scene = Scene(
        "robbers",
        laid=[*road(1, 3, 5), ("base/u", 6, 3, 0), ("base/a", 7, 3, 1)],
        figures=[(ANN, "meeple", 1, 3, 0), (BEN, "meeple", 7, 3, 0)],
        draw=["base/x"],
        players=3,
        totals=(0, 0, 9),
    )
    scene.game.extra["robbers"].spaces[CID] = 0
    return scene.put(5, 3).do(Pass())


def choosing_loot() -> Scene:
    scene = choosing_the_order()
    return scene.do(max(scene.match.actions(), key=lambda action: action.x))  # type: ignore[attr-defined]


def choosing_a_trail() -> Scene:
    """Eve's robber stands with Ben and Cid, who leave for different spaces."""
    scene = Scene(
        "robbers",
        laid=[*road(1, 3, 5), ("base/u", 6, 3, 0), ("base/a", 7, 3, 1)],
        figures=[(ANN, "meeple", 1, 3, 0), (DOT, "meeple", 7, 3, 0)],
        draw=["base/x"],
        players=5,
        totals=(1, 20, 20, 2, 40),
    )
    scene.game.extra["robbers"].spaces.update({BEN: 1, CID: 2, EVE: 20})
    scene.put(5, 3).do(Pass())
    return scene.do(scene.match.actions()[0])


def at_a_circle() -> Scene:
    scene = Scene(
        "crop_circles",
        laid=[*city(2, 3, 4), ("base/b", 1, -1, 0)],
        figures=[(BEN, "meeple", 2, 3, 0), (ANN, "meeple", 3, 3, 0), (ANN, "meeple", 4, 3, 0)],
        draw=["crop/shield_two_caps"],
        players=3,
    )
    return scene.put(0, -1).do(Pass())


def joining_a_circle() -> Scene:
    return at_a_circle().do(ChooseAdding())


def leaving_a_circle() -> Scene:
    """Ben's only knight goes without asking; Ann has two to choose from."""
    return at_a_circle().do(ChooseRemoving())


def before_a_second_tile() -> Scene:
    scene = Scene(
        "builder",
        laid=road(3, 3, 3),
        figures=[(ANN, "meeple", 3, 3, 0), (ANN, "builder", 4, 3, 0)],
        draw=["base/u", "base/u"],
    )
    return scene.put(5, 3).do(Pass())


def all_figures() -> Scene:
    """Every kind of figure can be set on the new tile: its field and its road are Ann's already."""
    scene = Scene(
        "builder",
        "pig",
        "big_meeple",
        "abbot",
        laid=[*road(3, 3, 3)],
        figures=[(ANN, "meeple", 3, 3, 0), (ANN, "meeple", 4, 3, 1)],
        draw=["base/a"],
    )
    return scene.put(5, 3, 1)


Case = tuple[str, Callable[[], Scene], str]
CASES: list[Case] = [
    ("place_gold", placing_gold, "put_gold"),
    ("choose_gold", choosing_gold, "take_gold"),
    ("move_magic", moving_magic, "put_magic"),
    ("place_ferry", placing_a_ferry, "lay_ferry"),
    ("turn_ferries", turning_a_ferry, "move_ferry"),
    ("place_figure", before_a_flight, "fly"),
    ("land_meeple", landing, "land"),
    ("place_figure", recalling_the_abbot, "recall_abbot"),
    ("place_figure", all_figures, "set_figure"),
    ("choose_figure", choosing_a_figure, "move_figure"),
    ("resolve_message", lambda: message(1), "carry_out_message"),
    ("resolve_message", lambda: message(2), "message_points"),
    ("resolve_message", lambda: message(8), "take_back_meeple"),
    ("place_robber", placing_a_robber, "put_robber"),
    ("choose_scoring", choosing_the_order, "score_next"),
    ("choose_loot", choosing_loot, "rob_figure"),
    ("choose_trail", choosing_a_trail, "follow_figure"),
    ("choose_circle", at_a_circle, "choose_adding"),
    ("choose_circle", at_a_circle, "choose_removing"),
    ("join_circle", joining_a_circle, "add_meeple"),
    ("leave_circle", leaving_a_circle, "remove_meeple"),
    ("bonus_turn", before_a_second_tile, "draw_again"),
]
"""The decision, the position, and an action that must be among those offered."""
