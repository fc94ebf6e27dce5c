"""The named moments: what an expansion can do at each of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import pytest
from msgspec import structs

from engine.burgundy import game as burgundy_game
from engine.burgundy.actions import PlaceTile, SellGoods, TakeWorkers, TurnAction
from engine.burgundy.deeds import Sale
from engine.burgundy.extra_hexes import ExtraHexes
from engine.burgundy.game import Burgundy
from engine.burgundy.guest import Guest
from engine.burgundy.guests import GUESTS
from engine.burgundy.opening import LayCastle
from engine.burgundy.powers import Powers
from engine.core.guests import Moments
from engine.core.problems import Refusal, SaveError
from engine.core.values import Decision, Part, Scored, Step
from tests.engine.burgundy.table import ANN, BEN, Table


@pytest.fixture
def invite(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Let guests take part in every game that is set up from now on."""

    def inviting(*guests: type[Guest]) -> None:
        monkeypatch.setattr(
            burgundy_game, "invited", lambda options: Moments(Guest, [guest(options) for guest in guests])
        )

    return inviting


HEARD: list[str] = []


@pytest.fixture(autouse=True)
def silence() -> None:
    HEARD.clear()


class Told(Step[Burgundy], frozen=True):
    """A step that only notes that its time has come."""

    text: str

    def run(self, game: Burgundy) -> None:
        HEARD.append(self.text)


class Herald(Guest):
    """Tells of the moments of a game."""

    id = "herald"

    def set_up(self, game: Burgundy) -> None:
        HEARD.append("set-up")

    def opening(self, game: Burgundy) -> list[Told]:
        return [Told("opening")]

    def phase_begins(self, game: Burgundy) -> list[Told]:
        return [Told(f"phase {game.state.phase}")]

    def round_begins(self, game: Burgundy) -> list[Told]:
        return [Told(f"round {game.state.round}")]

    def turn_begins(self, game: Burgundy, seat: int) -> None:
        HEARD.append(f"turn of {seat}")

    def placed(self, game: Burgundy, seat: int, tile: str, hex: str) -> list[Told]:
        return [Told(f"{tile} on {hex}")]

    def colour_filled(self, game: Burgundy, seat: int, colour: str) -> list[Told]:
        return [Told(f"{colour} filled by {seat}")]

    def shipped(self, game: Burgundy, seat: int) -> list[Told]:
        return [Told(f"ship, marker still on {[seat in stack for stack in game.state.bridge].index(True)}")]

    def sold(self, game: Burgundy, seat: int, sale: Sale) -> list[Told]:
        return [Told(f"sold {sale.count} {sale.good}")]

    def workers_gained(self, game: Burgundy, seat: int, workers: int) -> None:
        HEARD.append(f"{workers} workers for {seat}")

    def scored(self, game: Burgundy, scored: Scored) -> list[Told]:
        return [Told(f"{scored.points} from {scored.source}")]

    def phase_ends(self, game: Burgundy) -> list[Told]:
        return [Told(f"end of phase {game.state.phase}, silver {game.estate(ANN).silver}")]

    def final_scoring(self, game: Burgundy) -> list[Told]:
        return [Told("final scoring")]


def test_the_moments_of_the_set_up_and_a_turn(invite: Any) -> None:
    invite(Herald)
    table = Table(dice=(4, 3))
    assert HEARD == ["set-up", "opening", "phase 0", "round 0", "turn of 0"]
    HEARD.clear()
    table.give(goods={"red": 2}, silver=0, storage=["mine"]).lay(ANN, {"h25": "mine", "h30": "mine"})
    table.play(SellGoods(0, "red"))
    assert HEARD == ["4 from goods", "sold 2 red"]
    HEARD.clear()
    table.play(PlaceTile(1, 0, "h34"))
    assert HEARD == ["16 from area", "5 from card", "mine filled by 0", "mine on h34", "turn of 1"]
    HEARD.clear()
    table.play(TakeWorkers(0))
    assert HEARD == ["2 workers for 1"]


def test_the_moments_of_a_ship_and_of_the_end(invite: Any) -> None:
    invite(Herald)
    table = Table(dice=(2, 1), phase="e").wares(d2="red").give(storage=["ship"], silver=0)
    table.play(PlaceTile(0, 0, "h18"))
    assert "ship, marker still on 0" not in HEARD
    table.play(table.match.actions()[0])
    assert HEARD[-1] == "ship, marker still on 0"
    while table.game.state.round < 4:
        table.finish_round()
    for seat in (ANN, BEN):
        table.give(seat, silver=0, goods={}, workers=0)
    table.lay(ANN, {"h25": "mine"})
    HEARD.clear()
    table.finish_game()
    # the tribute of shields comes before the mines pay
    assert HEARD[-4:-1] == ["end of phase 4, silver 0", "3 from leftovers", "2 from leftovers"]
    assert HEARD[-1] == "final scoring"


class Bow(TurnAction, frozen=True):
    def carry_out(self, game: Burgundy, choice: Decision[Any]) -> None:
        HEARD.append(f"{choice.seat} bows at {choice.kind}")


class Nod(TurnAction, frozen=True):
    meanwhile = True

    def carry_out(self, game: Burgundy, choice: Decision[Any]) -> None:
        HEARD.append(f"{choice.seat} nods at {choice.kind}")


class Host(Guest):
    """Offers more to do, and changes what things are worth."""

    id = "host"
    actions = (Bow, Nod)

    def turn_actions(self, game: Burgundy, seat: int) -> Iterable[TurnAction]:
        return [Bow()]

    def extra_actions(self, game: Burgundy, seat: int) -> Iterable[TurnAction]:
        return [Bow()]

    def trades(self, game: Burgundy, seat: int) -> Iterable[TurnAction]:
        return [Nod()] if len(HEARD) < 2 else []

    def refusal(self, game: Burgundy, decision: Decision[Any], action: Any) -> Refusal | None:
        return Refusal("COB-308") if isinstance(action, TakeWorkers) and action.die == 1 else None

    def connects(self, game: Burgundy, seat: int, space: int) -> bool:
        return seat == ANN

    def forbids(self, game: Burgundy, seat: int, tile: str, space: int) -> Refusal | None:
        return Refusal("COB-234") if (tile, space) == ("mine", 24) else None

    def powers(self, game: Burgundy, seat: int, powers: Powers) -> Powers:
        return structs.replace(powers, worker_reach=3)

    def area_size(self, game: Burgundy, seat: int, area: int, size: int) -> int:
        return size + 1

    def card_points(self, game: Burgundy, seat: int, points: int) -> int:
        return 2 * points

    def pasture(self, game: Burgundy, seat: int, spaces: tuple[int, ...]) -> tuple[int, ...]:
        return game.estate(seat).map.whole["pasture"]

    def sale(self, game: Burgundy, seat: int, sale: Sale) -> Sale:
        return structs.replace(sale, each=2 * sale.each, silver=sale.count)

    def mine_silver(self, game: Burgundy, seat: int, silver: int) -> int:
        return 2 * silver

    def monastery_points(self, game: Burgundy, seat: int, parts: list[Part]) -> list[Part]:
        return [structs.replace(part, each=2 * part.each) for part in parts]

    def boards(self) -> Sequence[str]:
        return ("4", "8")

    def conceal(self, game: Burgundy, data: dict[str, Any], seat: int) -> None:
        data["state"]["white"] = None

    def imagine(self, game: Burgundy, seat: int) -> None:
        HEARD.append(f"{seat} imagines")

    def check(self, game: Burgundy) -> None:
        if game.points[ANN] == 1:
            raise SaveError("state", "The host dislikes a single point.")


def test_more_to_do_and_other_refusals(invite: Any) -> None:
    invite(Host)
    table = Table(dice=(6, 1)).display().give(storage=["castle", "mine"], silver=0).lay(ANN, {"h12": "bank"})
    table.play(Nod(), PlaceTile(0, 0, "h07"))
    assert table.asked == "act_freely"
    assert Bow() in table.match.actions()
    table.play(Nod())
    assert table.asked == "act_freely"
    assert table.refused(TakeWorkers(1)) == "COB-308"
    table.play(Bow(), Bow())
    assert HEARD == [
        "0 nods at take_turn",
        "0 nods at act_freely",
        "0 bows at act_freely",
        "0 bows at take_turn",
    ]


@pytest.mark.rule("COB-065")
def test_other_places(invite: Any) -> None:
    invite(Host)
    table = Table(dice=(1, 4)).give(storage=["mine"])
    assert table.hexes() == {"h30"}
    assert table.refused(PlaceTile(1, 0, "h25")) == "COB-234"
    table.play(PlaceTile(0, 0, "h30"))
    assert table.tile_at("h30") == "mine"


def test_other_values(invite: Any) -> None:
    invite(Host)
    table = Table(dice=(3, 4)).give(storage=["mine"], goods={"red": 3}, silver=0, workers=1)
    table.lay(ANN, {"h25": "mine", "h30": "mine", "h12": "bank"}, "monastery_22")
    assert {action.change for action in table.match.actions() if action.kind == "spend_worker"} == {
        1,
        -1,
        2,
        -2,
        3,
        -3,
    }
    table.play(PlaceTile(0, 0, "h34"))
    assert table.scored == [(ANN, "area", 10 + 10), (ANN, "card", 10)]
    table.play(SellGoods(1, "red"))
    assert table.scored == [(ANN, "goods", 12)]
    assert table.estate().silver == 3
    while table.game.state.phase == 0:
        table.finish_round()
    assert table.estate().silver == 3 + 6
    table.finish_game()
    bank = [event.parts for event in table.of(Scored) if event.source == "monasteries"]
    assert bank == [(Part("monastery_22", 1, 8),)]


@pytest.mark.rule("COB-101")
def test_all_pastures_as_one(invite: Any) -> None:
    invite(Host)
    table = (
        Table(dice=(2, 1)).give(storage=["cow_2"]).lay(ANN, {"h22": "ship", "h11": "cow_4", "h12": "bank"})
    )
    table.play(PlaceTile(0, 0, "h28"))
    assert table.scored == [(ANN, "area", 3 + 10), (ANN, "animals", 6)]


def test_other_boards(invite: Any) -> None:
    invite(Host)
    table = Table(options={"boards": "dealt"})
    assert {table.estate(seat).board for seat in (ANN, BEN)} == {"4", "8"}
    table = Table(options={"boards": "chosen"})
    assert [action.board for action in table.match.actions()] == ["4", "8"]
    assert table.refused(LayCastle("h19")) == "COB-021"


def test_what_is_known_and_possible(invite: Any) -> None:
    invite(Host)
    table = Table()
    assert table.game.view(ANN)["state"]["white"] is None
    table.game.guess(BEN, 1)
    assert HEARD == ["1 imagines"]
    table.game.check()
    table.game.points[ANN] = 1
    with pytest.raises(SaveError, match="single point"):
        table.game.check()


def test_the_core_knows_its_guests_by_their_options_alone() -> None:
    assert (ExtraHexes,) == GUESTS
    assert [option.id for option in ExtraHexes.options] == ["extra_hexes"]
    assert Table().game.moments.guests == ()
    assert len(Table(options={"extra_hexes": True}).game.moments.guests) == 1
