"""The moments: a guest made for these tests takes part in a game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

import engine
from engine.carcassonne import game as carcassonne_game
from engine.carcassonne import look
from engine.carcassonne.board import Figure
from engine.carcassonne.cells import cell_at, segment_of
from engine.carcassonne.game import Carcassonne
from engine.carcassonne.guest import Guest
from engine.carcassonne.scoring import Award, ScoreFeature
from engine.carcassonne.tiles import FORMS
from engine.carcassonne.turn import DrawTile
from engine.carcassonne.values import FigureAction, LayTile, Pass, SetFigure
from engine.core.guests import Moments
from engine.core.problems import Refusal, SaveError
from engine.core.values import Part, Step
from tests.engine.carcassonne.table import ANN, BEN, Table, Turn


@pytest.fixture
def invite(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Let guests take part in every game that is set up from now on."""

    def inviting(*guests: type[Guest]) -> None:
        monkeypatch.setattr(
            carcassonne_game, "invited", lambda options: Moments(Guest, [guest(options) for guest in guests])
        )

    return inviting


class Told(Step[Carcassonne], frozen=True):
    """A step that only notes that its time has come."""

    text: str

    def run(self, game: Carcassonne) -> None:
        HEARD.append(self.text)


HEARD: list[str] = []


@pytest.fixture(autouse=True)
def silence() -> None:
    HEARD.clear()


class Herald(Guest):
    """Tells of every moment of a turn."""

    id = "herald"
    name = "herald"

    def turn_begins(self, game: Carcassonne, seat: int) -> None:
        HEARD.append(f"{self.name}: turn of {seat}")

    def after_tile(self, game: Carcassonne, seat: int, cell: int) -> list[Told]:
        return [Told(f"{self.name}: tile")]

    def after_figure(self, game: Carcassonne, seat: int, cell: int) -> list[Told]:
        return [Told(f"{self.name}: figure")]

    def scored(self, game: Carcassonne, seat: int, feature: Any, winners: Sequence[int]) -> list[Told]:
        return [Told(f"{self.name}: {feature.kind} for {list(winners)}")]

    def moved(self, game: Carcassonne, award: Award, figure: str, start: int) -> list[Told]:
        return [Told(f"{self.name}: {figure} of {award.seat} from {start}")]

    def after_awards(self, game: Carcassonne, seat: int) -> list[Told]:
        return [Told(f"{self.name}: all awards")]

    def after_scoring(self, game: Carcassonne, seat: int, cell: int) -> list[Told]:
        return [Told(f"{self.name}: scored")]

    def before_final(self, game: Carcassonne) -> list[Told]:
        return [Told(f"{self.name}: before the final scoring")]

    def after_final(self, game: Carcassonne) -> list[Told]:
        return [Told(f"{self.name}: after the final scoring")]


class Echo(Herald):
    id = "echo"
    name = "echo"


@pytest.mark.rule("CAR-014")
def test_the_moments_of_a_turn_come_in_their_order(invite: Any) -> None:
    invite(Herald)
    Table(Turn("e", 0, -1, 2, on="city"), last=True)
    assert HEARD == [
        "herald: turn of 0",
        "herald: tile",
        "herald: figure",
        "herald: scoring_meeple of 0 from 0",
        "herald: city for [0]",
        "herald: all awards",
        "herald: scored",
        "herald: turn of 1",
        "herald: before the final scoring",
        "herald: after the final scoring",
    ]


def test_guests_take_part_in_their_order_and_leave_in_reverse(invite: Any) -> None:
    invite(Herald, Echo)
    Table(Turn("u", 1, 0), last=True)
    assert HEARD[:5] == [
        "herald: turn of 0",
        "echo: turn of 0",
        "herald: tile",
        "echo: tile",
        "herald: figure",
    ]
    assert HEARD[-4:] == [
        "echo: before the final scoring",
        "herald: before the final scoring",
        "echo: after the final scoring",
        "herald: after the final scoring",
    ]


class Settler(Guest):
    """Brings tiles, its own start, an order of the stack and a figure."""

    id = "settler"

    def tiles(self) -> list[str]:
        return ["river/lake", "river/straight"]

    def start_tile(self) -> str:
        return "river/source"

    def arrange(self, game: Carcassonne, stack: list[str]) -> list[str]:
        mine = [tile for tile in stack if tile.startswith("river/")]
        return [tile for tile in stack if tile not in mine] + sorted(mine)

    def figures(self) -> list[str]:
        return ["big_meeple"]

    def set_up(self, game: Carcassonne) -> None:
        game.state.track["messenger"] = (0,) * game.players

    def forbids(self, game: Carcassonne, tile: str) -> Any:
        if not tile.startswith("river/"):
            return None
        return lambda action: Refusal("CAR-079") if action.y != 0 else None


@pytest.mark.rule("CAR-020")
def test_a_guest_brings_tiles_figures_and_its_own_start(invite: Any) -> None:
    invite(Settler)
    match = engine.new_match("carcassonne", ["Ann", "Ben"], seed=1)
    game = match.game
    assert look.laid_tiles(game)[0].tile == "river/source"
    assert game.decision().tile == "river/straight"
    assert game.state.stack[-1] == "river/lake"
    assert game.guess(0, 5).state.stack[-1] == "river/lake"
    assert look.supply(game, BEN) == {"meeple": 7, "big_meeple": 1}
    assert {(action.x, action.y) for action in match.actions()} == {(1, 0), (-1, 0)}
    assert game.why_not(LayTile(0, 1, river_across())) == Refusal("CAR-079")
    assert game.why_not(LayTile(1, 0, 1 - river_across())) == Refusal("CAR-020", "edges", ("0,0",))


def river_across() -> int:
    """The turns in which the straight river runs from west to east."""
    return FORMS["river/straight", 0].edges.index("v") ^ 1


@pytest.mark.rule("CAR-026")
def test_a_figure_that_is_used_up_is_refused(invite: Any) -> None:
    invite(Settler)
    table = Table()
    table.match.play(LayTile(1, 0, river_across()))
    table.match.play(SetFigure("big_meeple", table.offered_features()[0]))
    while not (table.seat == ANN and table.asks_for_figure):
        table.match.play(Pass() if table.asks_for_figure else table.match.actions()[0])
    assert table.game.why_not(SetFigure("big_meeple", table.offered_features()[0])).rule == "CAR-026"


@pytest.mark.rule("CAR-049")
def test_strength_decides_the_majority(invite: Any) -> None:
    class Strong(Guest):
        id = "strong"

        def figures(self) -> list[str]:
            return ["big_meeple"]

    invite(Strong)
    table = Table(Turn("w", -1, 0), Turn("b", 0, 1), Turn("b", 0, 2), Turn("w", 1, 1, 3, on=0), then=("v",))
    table.game.state.set_figure(segment_of(cell_at(-1, 0), 0), Figure(ANN, "big_meeple"))
    table.lay(Turn("v", 1, 0))
    assert table.scored == [(ANN, "road", 4)]
    assert table.returned == [ANN, BEN]


@pytest.mark.rule("CAR-032")
def test_special_figures_are_no_meeples(invite: Any) -> None:
    class Specialist(Guest):
        id = "specialist"

        def figures(self) -> list[str]:
            return ["builder", "pig"]

    invite(Specialist)
    table = Table(Turn("u", 1, 0, on="road"), then=("w",))
    table.game.state.set_figure(segment_of(cell_at(1, 0), 0), Figure(BEN, "builder"))
    table.match.play(LayTile(-1, 0, 0))
    assert {a.figure for a in table.match.actions() if isinstance(a, SetFigure)} == {"meeple"}
    road = look.feature_at(table.game, 1, 0, 0)
    assert road is not None
    assert (road.strengths, road.owners) == ((1, 0), (ANN,))


class Tinker(Guest):
    """Makes roads worth 10 more to seat 1, moves points with another figure, gives every seat a second partial turn."""

    id = "tinker"

    def set_up(self, game: Carcassonne) -> None:
        game.state.track["messenger"] = (0,) * game.players

    def worth(self, game: Any, feature: Any, seat: int, final: bool, parts: list[Part]) -> list[Part]:
        return [*parts, Part("tinker", seat, 10)] if feature.kind == "road" else parts

    def mover(self, game: Carcassonne, award: Award) -> Step[Any]:
        return Told(f"{sum(part.points for part in award.parts)} to move")

    def owed(self, game: Carcassonne, seat: int) -> list[Step[Any]]:
        return [DrawTile(seat)] if len(game.state.trail) % 2 == 0 else []


def test_worth_partial_turns_and_movers(invite: Any) -> None:
    invite(Tinker)
    table = Table(Turn("w", -1, 0), then=("w", "u", "w", "u"))
    assert table.seat == ANN  # has a second partial turn
    table.lay(Turn("w", 1, 0, on=2))
    assert HEARD == ["3 to move"]
    assert table.scored == []
    assert table.seat == BEN
    table.lay(Turn("u", 2, 0, on="road"))
    assert table.seat == BEN
    table.lay(Turn("w", 3, 0))
    assert HEARD[1:] == ["13 to move"]
    assert table.seat == ANN


def test_an_award_can_move_another_scoring_figure(invite: Any) -> None:
    invite(Tinker)
    game = Table().game.copy()
    Award(BEN, "road", (Part("tiles", 3),), "CAR-037").move(game, "messenger")
    assert look.score_track(game) == [
        look.TrackPlace(ANN, "messenger", 0, 0),
        look.TrackPlace(BEN, "messenger", 3, 0),
        look.TrackPlace(ANN, "scoring_meeple", 0, 0),
        look.TrackPlace(BEN, "scoring_meeple", 0, 0),
    ]
    game.check()


class Bow(FigureAction, frozen=True):
    def carry_out(self, game: Carcassonne, choice: Any) -> None:
        HEARD.append(f"{choice.seat} bows")


class Host(Guest):
    """Offers something else to do, completes a road, chooses the order of scoring, joins features, refuses, hides, checks."""

    id = "host"

    def figure_actions(self, game: Carcassonne, seat: int, cell: int) -> Iterator[FigureAction]:
        yield Bow()

    def refusal(self, game: Carcassonne, decision: Any, action: Any) -> Refusal | None:
        return Refusal("CAR-089") if isinstance(action, SetFigure) and action.figure == "abbot" else None

    def scoring_order(self, game: Carcassonne, seat: int, features: Sequence[int]) -> list[ScoreFeature]:
        return [ScoreFeature(seat, name) for name in reversed(features)]

    def conceal(self, game: Carcassonne, data: dict[str, Any], seat: int) -> None:
        data["state"]["trail"] = None

    def imagine(self, game: Carcassonne, seat: int) -> None:
        HEARD.append(f"{seat} imagines")

    def completed(self, game: Carcassonne, cell: int) -> list[int]:
        return [game.state.feature_of[segment_of(cell_at(0, 0), 1)]] if len(game.state.trail) == 2 else []

    def links(self, game: Carcassonne) -> list[tuple[int, int]]:
        start = cell_at(0, 0)
        return [(segment_of(start, 2), segment_of(start, 3))]

    def check(self, game: Carcassonne) -> None:
        if game.points[0] == 1:
            raise SaveError("state", "The host dislikes a single point.")


def test_other_actions_orders_and_refusals(invite: Any) -> None:
    invite(Host)
    table = Table(Turn("w", 1, 0))
    assert [event.feature for event in table.events if event.kind == "feature_closed"] == ["road"]
    table = Table(Turn("w", 1, 0), Turn("e", 0, -1, 2), Turn("e", -1, -1, 2), then=("l",))
    table.match.play(LayTile(-1, 0, 0))
    assert table.game.why_not(SetFigure("abbot", 0)) == Refusal("CAR-089")
    events = table.match.play(Bow())
    assert HEARD == ["1 bows"]
    assert [event.feature for event in events if event.kind == "feature_closed"] == ["city", "road"]
    assert table.game.view(0)["state"]["trail"] is None
    table.game.guess(1, 3)
    assert HEARD[-1] == "1 imagines"


def test_features_joined_by_a_guest_pass_the_check(invite: Any) -> None:
    invite(Host)
    game = Table().game.copy()
    with pytest.raises(SaveError):
        game.check()
    start = cell_at(0, 0)
    game.state.join(segment_of(start, 2), segment_of(start, 3), 0)
    game.check()
    game.points[0] = 1
    game.state.track["scoring_meeple"] = (1, 0)
    with pytest.raises(SaveError, match="single point"):
        game.check()
