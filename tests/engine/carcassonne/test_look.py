"""What the board scene reads off a game."""

from __future__ import annotations

import pytest

from engine.carcassonne import look
from engine.carcassonne.values import LayTile
from engine.core.values import Part
from tests.engine.carcassonne.table import ANN, BEN, Table, Turn
from tests.engine.carcassonne.test_fields import THREE_CITIES
from tests.engine.carcassonne.test_scoring import MONASTERY


def test_tiles_in_the_order_in_which_they_were_laid() -> None:
    game = Table(Turn("w", 1, 0, 2), Turn("u", -1, 0)).game
    assert look.laid_tiles(game) == [
        look.LaidTile(0, 0, "base/d", 0, 0),
        look.LaidTile(1, 0, "base/w", 2, 1),
        look.LaidTile(-1, 0, "base/u", 0, 2),
    ]


def test_figures_on_the_table() -> None:
    game = Table(Turn("w", 1, 0, on=1), Turn("b", 0, 1, on="monastery")).game
    assert look.standing(game) == [
        look.Standing(ANN, "meeple", "highwayman", 1, 0, 1),
        look.Standing(BEN, "meeple", "monk", 0, 1, 0),
    ]


def test_an_open_city() -> None:
    game = Table(Turn("m", 0, -1, 2, on="city")).game
    city = look.feature_at(game, 0, 0, 0)
    assert city == look.FeatureView(
        kind="city",
        segments=((0, -1, 0), (0, 0, 0)),
        places=("0,-1/0", "0,0/0"),
        open=1,
        complete=False,
        now=(Part("tiles", 2, 1), Part("shields", 1, 1)),
        closed=(Part("tiles", 2, 2), Part("shields", 1, 2)),
        figures=(look.Standing(ANN, "meeple", "knight", 0, -1, 0),),
        strengths=(1, 0),
        owners=(ANN,),
        points=(3,),
        cities=(),
    )
    assert look.feature_at(game, 0, -1, 0) == city


def test_a_complete_city_shows_what_it_was_worth() -> None:
    city = look.feature_at(Table(Turn("e", 0, -1, 2)).game, 0, 0, 0)
    assert city is not None
    assert (city.complete, city.open, city.now, city.owners) == (True, 0, (Part("tiles", 2, 2),), ())


def test_a_monastery_is_worth_nine_when_closed() -> None:
    monastery = look.feature_at(Table(Turn("b", 0, 1, on="monastery")).game, 0, 1, 0)
    assert monastery is not None
    assert (monastery.open, monastery.now, monastery.closed) == (7, (Part("tiles", 2),), (Part("tiles", 9),))


def test_a_field_shows_its_owners_and_completed_cities() -> None:
    game = Table(Turn("e", 0, -1, 2, on="field")).game
    field = look.feature_at(game, 0, -1, 1)
    assert field is not None
    assert (field.kind, field.open, field.complete) == ("field", 0, False)
    assert (field.now, field.closed) == ((Part("cities", 1, 3),), ())
    assert field.owners == (ANN,)
    assert field.cities == (("0,-1/0", "0,0/0"),)


def test_there_is_nothing_where_nothing_lies() -> None:
    game = Table().game
    assert look.feature_at(game, 5, 5, 0) is None
    assert look.feature_at(game, 0, 0, 4) is None


def test_open_places_and_what_still_fits_there() -> None:
    table = Table(Turn("u", 1, 0), then=("c",), last=True)
    places = {(place.x, place.y): place for place in look.open_places(table.game)}
    assert set(places) == {(0, -1), (1, -1), (2, 0), (1, 1), (0, 1), (-1, 0)}
    assert places[0, -1].fitting == {"base/c": 1}
    assert not places[0, -1].dead
    assert places[2, 0].fitting == {}
    assert places[2, 0].dead
    assert look.remaining(table.game) == {}


def test_remaining_tiles_are_counted_by_kind() -> None:
    remaining = look.remaining(Table(then=("u", "u")).game)
    assert sum(remaining.values()) == 70
    assert remaining["base/u"] == 6
    assert list(remaining) == sorted(remaining)


def test_looking_changes_nothing() -> None:
    table = Table(Turn("w", 1, 0, on=1), Turn("b", 0, 1, on="monastery"))
    before = table.match.digest()
    for kind in ("road", "city", "monastery", "garden", "field"):
        look.features(table.game, kind)
    look.open_places(table.game)
    look.score_track(table.game)
    table.game.view(0)
    assert table.match.digest() == before


def test_the_judge_prefers_what_a_person_would() -> None:
    def judged(*turns: Turn, seat: int = ANN) -> float:
        return Table(*turns).game.judge(seat)

    alone = Turn("c", 0, -1, on="city")
    assert judged(alone) > judged(Turn("c", 0, -1))
    assert judged(alone, Turn("e", 1, -1, 3)) > judged(alone)
    assert judged(Turn("b", 0, 1, on="monastery")) > judged(Turn("b", 0, 1, on="field"))
    assert judged(alone, seat=BEN) == pytest.approx(judged(Turn("c", 0, -1), seat=BEN))


def test_the_judge_counts_only_what_the_seat_would_score() -> None:
    def judged(seat: int) -> float:
        # two farmers of Ann's and one of Ben's share a field with four completed cities
        turns = (*THREE_CITIES, Turn("j", 1, 4, on=2), Turn("b", 0, 4), Turn("u", 1, 0))
        return Table(*turns).game.judge(seat)

    assert judged(ANN) > judged(BEN) + 12


def test_the_judge_sees_a_monastery_grow() -> None:
    judged = [Table(*MONASTERY[:count]).game.judge(ANN) for count in range(1, 8)]
    assert judged == sorted(judged)
    # eight points are on the table, the ninth is in sight, the meeple is not in the supply
    without = Table(Turn("b", 0, 1), *MONASTERY[1:]).game.judge(ANN)
    assert 8.5 < judged[-1] - without < 9


def test_the_judge_sees_no_worth_in_meeples_that_cannot_be_used_any_more() -> None:
    table = Table(then=("u",), last=True)
    table.match.play(LayTile(1, 0, 0))
    assert table.game.judge(ANN) == 0
