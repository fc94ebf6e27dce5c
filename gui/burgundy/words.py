"""The Castles of Burgundy in words: what is asked, what happened, what points are made of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from engine.burgundy import look
from engine.burgundy.actions import (
    BuyTile,
    Decline,
    DiscardTile,
    EndTurn,
    FetchGoods,
    KeepGoods,
    PlaceTile,
    SellGoods,
    SpendWorker,
    TakeTile,
    TakeWorkers,
)
from engine.burgundy.deeds import turned
from engine.burgundy.extra_hexes import BuyWorkers, CountHerd, UseBuilding
from engine.burgundy.main_board import BY_PLAYERS, PHASES, SPACES
from engine.burgundy.opening import LayBoard, LayCastle
from engine.core.game import Game
from engine.core.match import Entry, Seat
from engine.core.problems import Refusal
from engine.core.values import Action, Decision, Event, Part
from gui.burgundy.art.tiles import paint_tile
from gui.burgundy.card import thing_name
from gui.burgundy.log import log_lines
from gui.burgundy.texts import good_name, tile_name
from gui.kit.dice import paint_die
from gui.kit.paint import at
from gui.kit.theme import seat_colour
from gui.table.face import Line, Painter, Prompt, Words

translate = QCoreApplication.translate
KEYS_WALK, KEY_ENTER = "\u2190\u2191\u2193\u2192", "\u23ce"


class BurgundyWords(Words):
    """Every sentence the game needs."""

    # -- what is asked

    def prompt(self, game: Game[Any], decision: Decision[Any], seats: Sequence[Seat]) -> Prompt:
        seat = seats[decision.seat]
        title, hint = self._question(game, decision)
        keys = [
            (KEYS_WALK, translate("Burgundy", "walk")),
            (KEY_ENTER, translate("Burgundy", "take")),
            ("I", translate("Burgundy", "explain")),
        ]
        picture = _tile_painter(self._tile_in_question(game, decision))
        if decision.kind == "take_turn":
            dice = look.estate(game, decision.seat).dice  # type: ignore[arg-type]
            picture = _dice_painter([(die.value, die.used) for die in dice], seat.colour)
            if sum(not die.used for die in dice) > 1:
                keys.insert(0, ("D", translate("Burgundy", "other die")))
        return Prompt(title.format(name=seat.name), hint, tuple(keys), picture)

    def _tile_in_question(self, game: Any, decision: Any) -> str:
        """The tile whose effect asks, or for which room has to be made."""
        if decision.kind == "make_room":
            return str(game.state.depots[decision.space])
        return getattr(decision, "tile", "")

    def _question(self, game: Any, decision: Any) -> tuple[str, str]:
        tile = tile_name(decision.tile) if hasattr(decision, "tile") else ""
        match decision.kind:
            case "take_turn":
                if game.unused_dice(decision.seat):
                    return (
                        translate("Burgundy", "Your turn, {name}"),
                        translate("Burgundy", "What the die in hand can do is lit."),
                    )
                return (
                    translate("Burgundy", "Anything else, {name}?"),
                    translate("Burgundy", "Your dice are used. You may still buy."),
                )
            case "act_freely":
                return (
                    translate("Burgundy", "One more action, {name}"),
                    translate("Burgundy", "Your castle gives it, as if with a die of any number."),
                )
            case "choose_depot":
                return (
                    translate("Burgundy", "Goods for your ship, {name}"),
                    translate("Burgundy", "Click the goods of a depot: all of them come aboard."),
                )
            case "choose_goods":
                return (
                    translate("Burgundy", "Which goods, {name}?"),
                    translate("Burgundy", "Your store has room for only some of these kinds."),
                )
            case "take_freely":
                return (
                    translate("Burgundy", "A tile for you, {name}"),
                    translate("Burgundy", "{tile}: take one of the lit tiles.").format(tile=tile),
                )
            case "sell_freely":
                return (
                    translate("Burgundy", "A sale, {name}?"),
                    translate("Burgundy", "{tile}: sell one kind of goods.").format(tile=tile),
                )
            case "place_freely":
                return (
                    translate("Burgundy", "One more tile, {name}?"),
                    translate("Burgundy", "{tile}: lay a tile, whatever its number.").format(tile=tile),
                )
            case "make_room":
                return (
                    translate("Burgundy", "Make room, {name}"),
                    translate("Burgundy", "Your key spaces are full: which tile leaves the game?"),
                )
            case "choose_castle":
                return (
                    translate("Burgundy", "Your first castle, {name}"),
                    translate("Burgundy", "Choose a castle space: from here your principality grows."),
                )
            case "choose_board":
                return (
                    translate("Burgundy", "Your board, {name}"),
                    translate("Burgundy", "Choose the principality in which you play."),
                )
            case "choose_building":
                return (
                    translate("Burgundy", "The crane, {name}"),
                    translate("Burgundy", "Which building's advantage do you want?"),
                )
            case "choose_herd":
                return (
                    translate("Burgundy", "The geese, {name}"),
                    translate("Burgundy", "Which animals score with them?"),
                )
        return translate("Burgundy", "Your decision, {name}"), ""

    def action(self, game: Game[Any], action: Action) -> str:
        decision = game.decision()
        seat = decision.seat if decision is not None else 0
        estate = game.state.estates[seat]
        match action:
            case TakeTile(space=space):
                tile = game.state.depots[space]
                what = translate("Burgundy", "take: {tile}").format(tile=tile_name(tile))
                return what + self._with(game, seat, action.die)
            case BuyTile(space=space, pay=pay):
                what = (
                    translate("Burgundy", "buy for silver: {tile}")
                    if pay == "silver"
                    else translate("Burgundy", "buy for workers: {tile}")
                )
                return what.format(tile=tile_name(game.state.depots[space]))
            case PlaceTile(slot=slot):
                what = translate("Burgundy", "lay: {tile}").format(tile=tile_name(estate.storage[slot]))
                return what + self._with(game, seat, action.die)
            case SellGoods(good=good):
                what = translate("Burgundy", "sell: {good}").format(good=good_name(good))
                return what + self._with(game, seat, action.die)
            case TakeWorkers():
                return translate("Burgundy", "take workers") + self._with(game, seat, action.die)
            case SpendWorker(die=die, change=change):
                value = game.state.dice[2 * seat + die].value
                return translate("Burgundy", "spend a worker: {before} becomes {after}").format(
                    before=value, after=turned(value, change)
                )
            case FetchGoods(depots=depots):
                names = translate("Burgundy", " and ").join(str(depot) for depot in depots)
                return translate("Burgundy", "goods from depot {depots}").format(depots=names)
            case KeepGoods(goods=goods):
                return ", ".join(good_name(good) for good in goods)
            case DiscardTile(slot=slot):
                return translate("Burgundy", "discard: {tile}").format(tile=tile_name(estate.storage[slot]))
            case LayBoard(board=board):
                return translate("Burgundy", "board {number}").format(number=board)
            case LayCastle():
                return translate("Burgundy", "set the first castle")
            case BuyWorkers():
                return translate("Burgundy", "buy 2 workers for 1 silver")
            case UseBuilding(building=building):
                return tile_name(building)
            case CountHerd(animal=animal):
                return self.animal(animal)
            case EndTurn():
                return translate("Burgundy", "end the turn")
            case Decline():
                return translate("Burgundy", "do without")
        return action.kind

    def _with(self, game: Any, seat: int, die: int | None) -> str:
        if die is None:
            return ""
        value = game.state.dice[2 * seat + die].value
        return translate("Burgundy", " (die {value})").format(value=value)

    def doing(self, decision: Decision[Any]) -> str:
        return {
            "take_turn": translate("Burgundy", "is at turn"),
            "act_freely": translate("Burgundy", "has one more action"),
            "choose_depot": translate("Burgundy", "loads a ship"),
            "choose_goods": translate("Burgundy", "sorts goods"),
            "take_freely": translate("Burgundy", "takes a tile"),
            "sell_freely": translate("Burgundy", "sells goods"),
            "place_freely": translate("Burgundy", "lays one more tile"),
            "make_room": translate("Burgundy", "makes room"),
            "choose_castle": translate("Burgundy", "sets a castle"),
            "choose_board": translate("Burgundy", "chooses a board"),
        }.get(decision.kind, "")

    def revealed(self, event: Event) -> str:
        return {
            "phase_began": translate("Burgundy", "New tiles lie in the depots."),
            "dice_rolled": translate("Burgundy", "The dice have been rolled."),
            "castle_laid": translate("Burgundy", "The castles have been shown."),
        }.get(event.kind, "")

    def progress(self, game: Game[Any]) -> str:
        table = look.table(game)  # type: ignore[arg-type]
        return translate("Burgundy", "Phase {phase}, round {round} of {rounds}").format(
            phase=table.phase.upper(), round=table.round, rounds=table.rounds
        )

    # -- what happened

    def entry(self, entry: Entry, seats: Sequence[Seat]) -> list[Line]:
        return log_lines(self, entry.events, seats)

    # -- what points are made of

    def source(self, source: str) -> str:
        return {
            "area": translate("Burgundy", "Areas"),
            "card": translate("Burgundy", "Bonus cards"),
            "animals": translate("Burgundy", "Animals"),
            "building": translate("Burgundy", "Watchtowers"),
            "goods": translate("Burgundy", "Goods sold"),
            "leftovers": translate("Burgundy", "Goods, silver, workers"),
            "monasteries": translate("Burgundy", "Monasteries"),
        }.get(source, source)

    def part(self, part: Part) -> str:
        name, _, detail = part.name.rpartition("_")
        if name == "area":
            return translate("Burgundy", "area of {size}: {points}").format(size=detail, points=part.points)
        if name == "phase":
            return translate("Burgundy", "phase {phase}: {points}").format(
                phase=detail.upper(), points=part.points
            )
        what = {
            "large_card": translate("Burgundy", "first to fill the colour"),
            "small_card": translate("Burgundy", "second to fill the colour"),
            "goods": translate("Burgundy", "%n good(s)", "", part.count),
            "silver": translate("Burgundy", "%n silver", "", part.count),
            "worker_pairs": translate("Burgundy", "%n pair(s) of workers", "", part.count),
        }.get(part.name)
        if part.name in ("goods", "silver", "worker_pairs"):
            return f"{what}: {part.points}"
        if what is None:
            what = self.thing(part.name)
        if part.count == 1:
            return f"{what}: {part.each}"
        return f"{what}: {part.count} \u00d7 {part.each}"

    def sum(self, parts: Sequence[Part]) -> str:
        return ", ".join(self.part(part) for part in parts)

    # -- why not

    def refusal(self, refusal: Refusal) -> str | None:
        return {
            "occupied": translate("Burgundy", "A tile already lies there."),
            "not_adjacent": translate(
                "Burgundy", "A new tile must touch one that already lies in your principality."
            ),
            "twin": translate("Burgundy", "This town already has such a building."),
            "wrong_colour": translate("Burgundy", "The tile does not belong on a space of this colour."),
            "wrong_number": translate(
                "Burgundy", "The die does not show this number: perhaps a worker helps."
            ),
            "no_tile": translate("Burgundy", "There is no tile on this key space."),
            "die_used": translate("Burgundy", "This die has been used."),
            "die_needed": translate("Burgundy", "Choose a die first."),
            "black_depot": translate("Burgundy", "Tiles of the black depot can only be bought."),
            "empty": translate("Burgundy", "No tile lies there."),
            "no_goods": translate("Burgundy", "You have no goods of this kind."),
            "no_workers": translate("Burgundy", "You have too few workers."),
            "no_silver": translate("Burgundy", "You have too little silver."),
            "already_bought": translate("Burgundy", "You have already bought a tile in this turn."),
            "numbered_depot": translate("Burgundy", "For silver you can only buy from the black depot."),
            "one_depot": translate("Burgundy", "A ship fetches goods from one depot only."),
            "no_neighbours": translate("Burgundy", "These depots are not neighbours."),
            "wrong_kind": translate("Burgundy", "This building brings other kinds of tiles."),
            "too_far": translate("Burgundy", "One worker does not turn the die that far."),
            "no_die": translate("Burgundy", "No die is needed for this."),
            "no_monastery": translate("Burgundy", "You do not have the monastery that allows this."),
            "dice_left": translate("Burgundy", "Every die has to be used."),
        }.get(refusal.reason)

    # -- things

    def thing_name(self, thing: str) -> str:
        """What lies at a place, for who cannot see it."""
        if thing in ("silver", "workers"):
            return thing_name(thing)
        return self.thing(thing)

    def thing(self, id: str) -> str:
        """A tile or a good by its id."""
        try:
            return tile_name(id)
        except KeyError:
            return good_name(id)

    def colour(self, colour: str) -> str:
        """A colour of spaces, by what belongs there."""
        return {
            "castle": translate("Burgundy", "castles"),
            "mine": translate("Burgundy", "mines"),
            "river": translate("Burgundy", "river"),
            "pasture": translate("Burgundy", "pasture"),
            "town": translate("Burgundy", "town"),
            "monastery": translate("Burgundy", "monasteries"),
        }[colour]

    def area(self, area: look.AreaView) -> str:
        """An area under the pointer, as the heading of its worth."""
        name = self.colour(area.colour)
        name = name[:1].upper() + name[1:]
        if area.complete:
            return translate("Burgundy", "{area} of {size}, complete").format(area=name, size=area.size)
        return translate("Burgundy", "{area}: {filled} of {size} filled").format(
            area=name, filled=area.filled, size=area.size
        )

    def worth_now(self, part: Part) -> str:
        """What a monastery would score if the game ended now."""
        return translate("Burgundy", "As things stand: {count} \u00d7 {each} = {points}.").format(
            count=part.count, each=part.each, points=part.points
        )

    def last_of_colour(self, points: int) -> str:
        """The bonus card that would come with the last open area of a colour."""
        return translate("Burgundy", "bonus card: {points}").format(points=points)

    def die(self, value: int) -> str:
        return translate("Burgundy", "die {value}").format(value=value)

    def animal(self, animal: str) -> str:
        return {
            "cow": translate("Burgundy", "Cows"),
            "pig": translate("Burgundy", "Pigs"),
            "sheep": translate("Burgundy", "Sheep"),
            "goat": translate("Burgundy", "Goats"),
        }.get(animal, animal)

    def about(self, game: Any, name: str, seats: Sequence[Seat]) -> tuple[str, tuple[str, ...]] | None:
        """A printed part of the main board: its heading and what there is to say of it."""
        head, _, rest = name.partition("/")
        table = look.table(game)
        match head:
            case "phase":
                phase = PHASES[int(rest)]
                title = translate("Burgundy", "Phase {phase}").format(phase=phase.id.upper())
                points = translate("Burgundy", "every area completed in it: {points} points more")
                return title, (points.format(points=phase.points),)
            case "round":
                title = translate("Burgundy", "Round {round}").format(round=int(rest) + 1)
                return title, (translate("Burgundy", "the white die sends this good to a depot"),)
            case "card":
                return self._about_card(game, rest, seats)
            case "bridge":
                names = [seats[seat].name for seat in table.next_order]
                title = translate("Burgundy", "Order of the next round")
                return title, tuple(f"{number}. {name}" for number, name in enumerate(names, 1))
        return None

    def about_seat(self, seat: int, seats: Sequence[Seat]) -> tuple[str, tuple[str, ...]]:
        """The small place of a seat: how it becomes large."""
        text = translate("Burgundy", "click it, or press {number} or V, to see it large")
        return seats[seat].name, (text.format(number=seat + 1),)

    def _about_card(self, game: Any, rest: str, seats: Sequence[Seat]) -> tuple[str, tuple[str, ...]]:
        colour, _, size = rest.partition("/")
        card = next(card for card in look.cards(game) if card.colour == colour)
        number = 0 if size == "large" else 1
        name = self.colour(colour)
        title = name[:1].upper() + name[1:]
        if number < len(card.takers):
            owner = seats[card.takers[number]].name
            return title, (translate("Burgundy", "taken by {name}").format(name=owner),)
        values = BY_PLAYERS[game.players]
        if size == "large":
            text = translate("Burgundy", "{points} points for who fills the colour first")
            return title, (text.format(points=values.large_card),)
        text = translate("Burgundy", "{points} points for who fills the colour second")
        return title, (text.format(points=values.small_card),)

    def depot(self, space: str) -> str:
        """The depot of a space."""
        depot = SPACES[space].depot
        if not depot:
            return translate("Burgundy", "the black depot")
        return translate("Burgundy", "depot {number}").format(number=depot)


def _tile_painter(tile: str) -> Painter | None:
    if not tile:
        return None

    def paint(painter: QPainter, rect: QRectF) -> None:
        middle = rect.center()
        with at(painter, middle.x(), middle.y(), min(rect.width(), rect.height()) * 0.46):
            paint_tile(painter, tile)

    return paint


def _dice_painter(dice: Sequence[tuple[int, bool]], colour: str) -> Painter:
    def paint(painter: QPainter, rect: QRectF) -> None:
        size = min(rect.width() / 4.4, rect.height() / 2.6)
        for number, (value, used) in enumerate(dice):
            x = rect.center().x() + (number - 0.5) * size * 2.4
            with at(painter, x, rect.center().y(), size):
                paint_die(painter, value, seat_colour(colour).fill, 14 - 30 * number, used)

    return paint
