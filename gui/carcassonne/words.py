"""Carcassonne in words: what is asked, what happened, what points are made of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from engine.carcassonne.look import FeatureView
from engine.carcassonne.tiles import TILES
from engine.carcassonne.turn import PlaceFigure, PlaceTile
from engine.carcassonne.values import (
    FeatureClosed,
    FigureSet,
    FinalScoring,
    GameOver,
    LayTile,
    Pass,
    SetFigure,
    TileDiscarded,
    TileLaid,
)
from engine.core.game import Game
from engine.core.match import Entry, Seat
from engine.core.problems import Refusal
from engine.core.values import Action, Decision, Event, Part, Scored
from gui.carcassonne import expansion_words
from gui.carcassonne.art.tiles import paint_small_tile
from gui.table.face import Line, Painter, Prompt, Words

translate = QCoreApplication.translate


class CarcassonneWords(Words):
    """Every sentence the game needs."""

    # -- what is asked

    def prompt(self, game: Game[Any], decision: Decision[Any], seats: Sequence[Seat]) -> Prompt:
        name = seats[decision.seat].name
        if isinstance(decision, PlaceTile):
            places = len({(action.x, action.y) for action in game.actions() if isinstance(action, LayTile)})
            return Prompt(
                translate("Carcassonne", "Lay your tile, {name}").format(name=name),
                translate("Carcassonne", "It fits in %n place(s).", "", places),
                (
                    ("R", translate("Carcassonne", "turn")),
                    ("\u2190\u2191\u2193\u2192", translate("Carcassonne", "walk")),
                    ("\u23ce", translate("Carcassonne", "lay")),
                ),
                tile_painter(decision.tile),
            )
        if isinstance(decision, PlaceFigure):
            return Prompt(
                translate("Carcassonne", "A meeple, {name}?").format(name=name),
                translate("Carcassonne", "Choose a place on the new tile, or keep your meeples."),
                (
                    ("\u2190\u2192", translate("Carcassonne", "choose")),
                    ("R", translate("Carcassonne", "other figure")),
                    ("\u23ce", translate("Carcassonne", "set")),
                )
                if len({action.figure for action in game.actions() if isinstance(action, SetFigure)}) > 1
                else (
                    ("\u2190\u2192", translate("Carcassonne", "choose")),
                    ("\u23ce", translate("Carcassonne", "set")),
                ),
            )
        return expansion_words.prompt(decision, name) or Prompt(
            translate("Carcassonne", "Your decision, {name}").format(name=name), ""
        )

    def action(self, game: Game[Any], action: Action) -> str:
        if isinstance(action, LayTile):
            return translate("Carcassonne", "lay the tile")
        if isinstance(action, SetFigure):
            return translate("Carcassonne", "set the {figure}").format(figure=self.figure_name(action.figure))
        if isinstance(action, Pass):
            return self._passing(game.decision())
        return expansion_words.choice(action, game) or action.kind

    def _passing(self, decision: Decision[Any] | None) -> str:
        if isinstance(decision, PlaceFigure):
            return translate("Carcassonne", "Keep my meeples")
        words = expansion_words.passing(decision) if decision is not None else None
        return words or translate("Carcassonne", "No, go on")

    def doing(self, decision: Decision[Any]) -> str:
        if isinstance(decision, PlaceTile):
            return translate("Carcassonne", "lays a tile")
        if isinstance(decision, PlaceFigure):
            return translate("Carcassonne", "thinks of a meeple")
        return expansion_words.doing(decision) or translate("Carcassonne", "decides")

    def revealed(self, event: Event) -> str:
        return expansion_words.revealed(event) or translate("Carcassonne", "The next tile has been drawn.")

    def progress(self, game: Game[Any]) -> str:
        laid = len(game.state.trail)
        return translate("Carcassonne", "Tile {laid} of {all}").format(
            laid=laid, all=laid + len(game.state.stack) + self._in_hand(game)
        )

    def _in_hand(self, game: Game[Any]) -> int:
        return 1 if isinstance(game.decision(), PlaceTile) else 0

    # -- what happened

    def entry(self, entry: Entry, seats: Sequence[Seat]) -> list[Line]:
        return self.lines(entry.events, seats)

    def lines(self, events: Sequence[Event], seats: Sequence[Seat]) -> list[Line]:
        """The log of some events; what belongs to one feature becomes one line."""
        found: list[Line] = []
        closed: FeatureClosed | None = None
        scored: list[Scored] = []
        final = False

        def settle() -> None:
            nonlocal closed, scored
            if closed is not None or scored:
                found.append(self._scoring(closed, scored, seats, final))
            closed, scored = None, []

        for event in events:
            final = final or isinstance(event, FinalScoring)
            if isinstance(event, FeatureClosed):
                settle()
                closed = event
            elif isinstance(event, Scored):
                if scored and scored[-1].places != event.places:
                    settle()
                scored.append(event)
            elif (line := self._line(event, seats)) is not None:
                settle()
                found.append(line)
        settle()
        return found

    def _line(self, event: Event, seats: Sequence[Seat]) -> Line | None:
        match event:
            case TileLaid(seat=seat, tile=tile, x=x, y=y):
                text = translate("Carcassonne", "{name} lays a tile").format(name=seats[seat].name)
                return Line(seat, text, self.tile(tile), places=(f"{x},{y}",))
            case FigureSet(seat=seat, x=x, y=y, feature=feature):
                return Line(seat, self._figure_set(event, seats), places=(f"{x},{y}/{feature}",))
            case TileDiscarded(seat=seat, tile=tile):
                text = translate("Carcassonne", "A drawn tile fits nowhere and goes back to the box")
                return Line(seat, text, self.tile(tile))
            case FinalScoring():
                return Line(None, translate("Carcassonne", "The last tile is laid: final scoring"))
            case GameOver(winners=winners):
                names = translate("Carcassonne", " and ").join(seats[seat].name for seat in winners)
                if len(winners) == 1:
                    return Line(winners[0], translate("Carcassonne", "{name} wins").format(name=names))
                return Line(None, translate("Carcassonne", "{names} share the victory").format(names=names))
        return expansion_words.line(event, seats)

    def _figure_set(self, event: FigureSet, seats: Sequence[Seat]) -> str:
        if event.figure != "meeple":
            return translate("Carcassonne", "{name} sets: {figure}, {feature}").format(
                name=seats[event.seat].name,
                figure=self.figure_name(event.figure),
                feature=self.source(event.on),
            )
        sentence = {
            "road": translate("Carcassonne", "{name} sets a highwayman on the road"),
            "city": translate("Carcassonne", "{name} sets a knight in the city"),
            "monastery": translate("Carcassonne", "{name} sets a monk in the monastery"),
            "field": translate("Carcassonne", "{name} lays a farmer in the field"),
        }[event.on]
        return sentence.format(name=seats[event.seat].name)

    def _scoring(
        self,
        closed: FeatureClosed | None,
        scored: Sequence[Scored],
        seats: Sequence[Seat],
        final: bool,
    ) -> Line:
        kind = closed.feature if closed else scored[0].source
        points = tuple((event.seat, event.points) for event in scored)
        places = scored[0].places if scored else (closed.places if closed else ())
        names = translate("Carcassonne", " and ").join(seats[event.seat].name for event in scored)
        detail = self.sum(scored[0].parts) if scored else ""
        seat = scored[0].seat if len(scored) == 1 else None
        if closed is None:
            sentence = (
                translate("Carcassonne", "{names}: {feature} at the end")
                if final
                else translate("Carcassonne", "{names}: {feature}")
            )
            text = sentence.format(names=names, feature=self.source(kind))
            return Line(seat, text, detail, points, places)
        head = self._closed(kind)
        if not scored:
            return Line(None, head, translate("Carcassonne", "Nobody stands there."), (), places)
        text = translate("Carcassonne", "{what}: {names}").format(what=head, names=names)
        return Line(seat, text, detail, points, places)

    def _closed(self, kind: str) -> str:
        return {
            "road": translate("Carcassonne", "Road complete"),
            "city": translate("Carcassonne", "City complete"),
            "monastery": translate("Carcassonne", "Monastery complete"),
            "garden": translate("Carcassonne", "Garden complete"),
        }[kind]

    # -- what points are made of

    def source(self, source: str) -> str:
        return (
            {
                "road": translate("Carcassonne", "Road"),
                "city": translate("Carcassonne", "City"),
                "monastery": translate("Carcassonne", "Monastery"),
                "garden": translate("Carcassonne", "Garden"),
                "field": translate("Carcassonne", "Field"),
            }.get(source)
            or expansion_words.source(source)
            or source
        )

    def part(self, part: Part) -> str:
        what = (
            {
                "tiles": translate("Carcassonne", "%n tile(s)", "", part.count),
                "shields": translate("Carcassonne", "%n shield(s)", "", part.count),
                "cities": translate("Carcassonne", "%n completed city(s)", "", part.count),
            }.get(part.name)
            or expansion_words.part(part)
            or f"{part.count} {part.name}"
        )
        return what if part.each in (-1, 1) else f"{what} \u00d7 {part.each}"

    def sum(self, parts: Sequence[Part]) -> str:
        """All parts that count, what is taken away with its sign; the first one even when it counts nothing."""
        counting = [part for number, part in enumerate(parts) if part.points or not number]
        said = [(" \u2212 " if part.points < 0 else " + ", self.part(part)) for part in counting]
        return "".join(sign + words for sign, words in said)[3:]

    def worths(self, view: FeatureView) -> str:
        """What the worth of an unfinished feature is made of, and what it would bring at the end of the game."""
        parts = self.sum(view.closed or view.now)
        now, closed = (sum(part.points for part in worth) for worth in (view.now, view.closed))
        if view.complete or not view.closed or now == closed:
            return parts
        return translate("Carcassonne", "{parts}; unfinished at the end: {points}").format(
            parts=parts, points=now
        )

    def worth(self, view: FeatureView, seats: Sequence[Seat]) -> str:
        """A feature under the pointer, as the heading of its worth."""
        head = self.source(view.kind)
        if view.kind != "field":
            state = (
                translate("Carcassonne", "complete")
                if view.complete
                else translate("Carcassonne", "when closed")
            )
            head = f"{head}, {state}"
        names = [seats[seat].name for seat in view.owners]
        if len(set(view.points)) > 1:
            names = [f"{name} {points}" for name, points in zip(names, view.points, strict=True)]
        owners = translate("Carcassonne", " and ").join(names)
        return f"{head}: {owners}" if owners else head

    def figure_name(self, figure: str) -> str:
        return expansion_words.figure_name(figure)

    def thing_name(self, thing: str) -> str:
        """What a seat has in front of it beside its figures."""
        return expansion_words.goods(thing)

    # -- why not

    def refusal(self, refusal: Refusal) -> str | None:
        return {
            "occupied": translate("Carcassonne", "A tile already lies there."),
            "touches_nothing": translate("Carcassonne", "A tile must touch one that already lies there."),
            "out_of_reach": translate("Carcassonne", "That is beyond the table."),
            "edges": translate(
                "Carcassonne", "Its sides do not continue what lies beside it: turn it, or look elsewhere."
            ),
            "claimed": translate("Carcassonne", "Somebody already stands in this feature."),
            "no_figure": translate("Carcassonne", "You have no meeple left."),
            "no_farmers": translate("Carcassonne", "This game is played without farmers."),
            "looks_the_same": translate("Carcassonne", "Turned so, the tile looks the same as before."),
            "not_now": translate("Carcassonne", "That is not what has to be decided now."),
        }.get(refusal.reason) or expansion_words.refusal(refusal.reason)

    # -- tiles

    def tile(self, tile_id: str) -> str:
        """A tile in a few words, from what is on it: for the log and for who cannot see it."""
        tile = TILES[tile_id]
        kinds = [
            feature["type"] for feature in tile.features if feature.get("sides") or feature["type"] != "road"
        ]
        words = []
        if cities := kinds.count("city"):
            words.append(translate("Carcassonne", "%n city(s)", "", cities))
        if any(feature.get("shields") for feature in tile.features):
            words.append(translate("Carcassonne", "shield"))
        if roads := kinds.count("road"):
            words.append(translate("Carcassonne", "%n road(s)", "", roads))
        if "monastery" in kinds:
            words.append(translate("Carcassonne", "monastery"))
        if "garden" in kinds:
            words.append(translate("Carcassonne", "garden"))
        words += expansion_words.signs(tile.features, tile.symbols)
        return ", ".join(words) or translate("Carcassonne", "meadow")


def tile_painter(tile_id: str, turns: int = 0) -> Painter:
    def paint(painter: QPainter, rect: QRectF) -> None:
        paint_small_tile(painter, rect, tile_id, turns)

    return paint
