"""Whether a state that came from a file is one that play can lead to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from engine.burgundy import SPEC
from engine.burgundy.boards import BOARDS, CASTLE, COLOURS, INDEX
from engine.burgundy.main_board import (
    ALL_GOODS,
    DEPOTS,
    GOODS,
    LAST_BRIDGE_SPACE,
    PHASES,
    START,
    spaces_in_use,
)
from engine.burgundy.powers import POWERS
from engine.burgundy.state import NOBODY, Estate
from engine.burgundy.tiles import TILES
from engine.core.options import complete
from engine.core.problems import SaveError

if TYPE_CHECKING:
    from engine.burgundy.game import Burgundy

MOST = 10_000
"""More silver or workers than any game can bring."""

SKELETONS = ((), ("begin_phase", "show_castles"), ("end_round",), ("end_phase", "pay_mines"))
"""What can wait below the decisions: nothing, the first phase, the end of a round, the end of a phase."""


def check(game: Burgundy) -> None:
    """Raise SaveError unless everything on the table agrees with everything else."""
    _check_table(game)
    for seat in range(game.players):
        _check_estate(game, seat, game.state.estates[seat])
    _check_tiles(game)
    _check_goods(game)
    _check_steps(game)
    for moment in game.moments["check"]:
        moment(game)


def _require(good: bool, what: str) -> None:
    if not good:
        raise SaveError("state", f"The stored state is impossible: {what}.")


def _check_table(game: Burgundy) -> None:
    state, seats = game.state, list(range(game.players))
    _require(complete(SPEC.options, game.options) == game.options, "options are missing")
    _require(SPEC.min_players <= game.players <= SPEC.max_players, "so many cannot play")
    _require(state.phase in range(len(PHASES)), "there is no such phase")
    _require(state.round in range(PHASES[state.phase].rounds), "there is no such round")
    _require(state.active in (NOBODY, *seats), "nobody is active")
    _require(state.white in DEPOTS, "the white die shows nothing")
    _require(len(state.dice) == 2 * game.players, "dice are missing")
    _require(all(die.value in DEPOTS for die in state.dice), "a die shows nothing")
    _require(len(state.estates) == game.players, "not everyone has an estate")
    _require(len(state.bridge) == LAST_BRIDGE_SPACE + 1, "the bridge is broken")
    _require(sorted(seat for stack in state.bridge for seat in stack) == seats, "markers on the bridge")
    _require(sorted(state.order) == seats, "the order of play is none")
    _require(state.cards.keys() == set(COLOURS), "bonus cards of other colours")
    for takers in state.cards.values():
        _require(len(takers) == len(set(takers)) <= 2 and set(takers) <= set(seats), "bonus cards taken")


def _check_estate(game: Burgundy, seat: int, estate: Estate) -> None:
    sizes = (len(estate.laid), len(estate.goods), len(estate.sold))
    _require(sizes == (len(INDEX), len(GOODS), len(GOODS)), "an estate of another size")
    _require(len(estate.storage) == START.key_spaces, "other key spaces")
    _require(0 <= estate.silver < MOST and 0 <= estate.workers < MOST, "silver or workers beyond measure")
    _require(min(*estate.goods, *estate.sold) >= 0, "goods below nothing")
    _require(estate.store_room >= 0, "a store with too many colours")
    _require(all(not tile or tile in TILES for tile in (*estate.laid, *estate.storage)), "unknown tiles")
    if not estate.board:
        waiting = [step.kind for step in game.steps if getattr(step, "seat", NOBODY) == seat]
        _require("choose_board" in waiting or "give_board" in waiting, "a seat has no board")
        _require(not any(estate.laid), "tiles lie on no board")
        return
    _require(estate.board in BOARDS, "an unknown board")
    for colour, tile in zip(estate.map.colours, estate.laid, strict=True):
        _require(not tile or colour in TILES[tile].spaces, "a tile lies on another colour")
    powers = tuple(sorted(tile for tile in estate.laid if tile in POWERS))
    _require(estate.monasteries == powers, "the powers are not those of the monasteries")
    hidden = game.state.hidden.get(seat)
    _require(hidden is None or INDEX.get(hidden) in estate.map.whole[CASTLE], "a castle hidden elsewhere")


def _check_tiles(game: Burgundy) -> None:
    """No tile is there more often than in the box."""
    state, box = game.state, game.box()
    _require(state.supplies.keys() == box.keys(), "other supplies")
    for back, tiles in state.supplies.items():
        _require(Counter(tiles) <= Counter(box[back]), "supplies with tiles that are not in the box")
    places = {space.id for space in spaces_in_use(game.players)}
    _require(state.depots.keys() <= places, "tiles lie beside the depots")
    estates = (tile for estate in state.estates for tile in (*estate.laid, *estate.storage) if tile)
    seen = Counter([*estates, *state.depots.values(), *_all(state.supplies.values())])
    _require(seen <= Counter(_all(box.values())), "tiles that are not in the box")
    _require(state.hidden.keys() <= set(range(game.players)), "a castle of nobody")


def _check_goods(game: Burgundy) -> None:
    """No good gets lost, and for every round one is left."""
    state = game.state
    _require(len(state.goods) == len(DEPOTS), "goods at other depots")
    counted = Counter([*_all(state.goods), *state.round_goods, *state.goods_left])
    for estate in state.estates:
        for good, *counts in zip(GOODS, estate.goods, estate.sold, strict=True):
            counted[good] += sum(counts)
    _require(+counted == Counter(ALL_GOODS), "goods have been lost or found")
    begun = (
        state.phase + 1 if state.depots or state.round_goods or state.active != NOBODY or state.phase else 0
    )
    unknown = len(ALL_GOODS) - START.goods * game.players - sum(phase.rounds for phase in PHASES[:begun])
    _require(len(state.goods_left) == unknown, "goods that came too early or too late")
    if "end_round" in [step.kind for step in game.steps]:
        rounds = PHASES[state.phase].rounds
        _require(len(state.round_goods) == rounds - 1 - state.round, "goods of other rounds")


def _all(groups: Iterable[Iterable[str]]) -> list[str]:
    return [item for group in groups for item in group]


def _check_steps(game: Burgundy) -> None:
    """The steps lead on, and whatever one names is there."""
    skeleton = tuple(step.kind for step in game.steps if not hasattr(step, "seat"))
    _require(skeleton in SKELETONS, "the turn leads nowhere")
    turns = [step.seat for step in game.steps if step.kind == "begin_turn" and hasattr(step, "seat")]
    _require(len(turns) == len(set(turns)), "a seat has two turns")
    state = game.state
    known: Mapping[str, object] = {
        "seat": range(game.players),
        "tile": game.effects,
        "space": state.depots,
        "die": (None, 0, 1),
    }
    for step in game.steps:
        for name, things in known.items():
            if hasattr(step, name):
                _require(getattr(step, name) in things, f"{step.kind} has no {name}")  # type: ignore[operator]
        if hasattr(step, "number") and hasattr(step, "tile"):
            _require(step.number in range(len(game.effects[step.tile])), f"{step.kind} has no effect")
        if hasattr(step, "hex") and hasattr(step, "seat"):
            lies = step.hex in INDEX and state.estates[step.seat].laid[INDEX[step.hex]]
            _require(bool(lies), f"{step.kind} has no tile")
        if hasattr(step, "depots"):
            _require(set(step.depots) <= set(DEPOTS), f"{step.kind} has no depots")
