"""What the expansions of Carcassonne say: their questions, choices, happenings and sums.

Each function answers None (or the id itself) for what is not an expansion's, so that the base game's words and
these can be asked one after the other.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from engine.carcassonne.expansions.messages import DARK, ResolveMessage
from engine.core.game import Game
from engine.core.match import Seat
from engine.core.values import Action, Decision, Event, Part
from gui.carcassonne.art.letter import paint_seal
from gui.table.face import Line, Prompt

translate = QCoreApplication.translate


def prompt(decision: Decision[Any], name: str) -> Prompt | None:
    """What a seat is asked."""
    number = letter(decision)
    if number is not None:
        return Prompt(
            translate("Carcassonne", "A message for {name}").format(name=name),
            message(number),
            picture=lambda p, rect: paint_seal(p, rect, number),
        )
    asked = {
        "place_gold": (
            translate("Carcassonne", "The second gold bar, {name}"),
            translate("Carcassonne", "Put it on a tile beside the new one."),
        ),
        "choose_gold": (
            translate("Carcassonne", "Your gold, {name}"),
            translate("Carcassonne", "Which bar do you take?"),
        ),
        "move_magic": (
            translate("Carcassonne", "Mage or witch, {name}"),
            translate("Carcassonne", "Bring one of them to an unfinished road or city."),
        ),
        "choose_figure": (
            translate("Carcassonne", "Your points, {name}"),
            translate("Carcassonne", "Which scoring figure moves on by %n point(s)?", "", _points(decision)),
        ),
        "place_robber": (
            translate("Carcassonne", "Your robber, {name}"),
            translate("Carcassonne", "Put it beside a scoring figure on the track."),
        ),
        "choose_scoring": (
            translate("Carcassonne", "What is scored next, {name}?"),
            translate("Carcassonne", "Several features are complete: choose the order."),
        ),
        "choose_loot": (
            translate("Carcassonne", "Whom do you rob, {name}?"),
            translate("Carcassonne", "You take half of what the figure has moved."),
        ),
        "choose_trail": (
            translate("Carcassonne", "Whom does the robber follow, {name}?"),
            translate("Carcassonne", "It goes along to another space."),
        ),
        "land_meeple": (
            translate("Carcassonne", "Landing, {name}"),
            translate("Carcassonne", "Where does the meeple come down?"),
        ),
        "place_ferry": (
            translate("Carcassonne", "The ferry, {name}"),
            translate("Carcassonne", "Between which piers does it lie?"),
        ),
        "turn_ferries": (
            translate("Carcassonne", "Ferries, {name}"),
            translate("Carcassonne", "You may turn a ferry that your road has reached."),
        ),
        "bonus_turn": (
            translate("Carcassonne", "A second tile, {name}?"),
            translate("Carcassonne", "Your builder's road or city has grown."),
        ),
        "choose_circle": (
            translate("Carcassonne", "Crop circle, {name}"),
            translate("Carcassonne", "What will everybody do with their {role}?").format(
                role=circle_role(getattr(decision, "sign", ""))
            ),
        ),
        "join_circle": (
            translate("Carcassonne", "Crop circle, {name}"),
            translate("Carcassonne", "You may add a meeple to one of yours."),
        ),
        "leave_circle": (
            translate("Carcassonne", "Crop circle, {name}"),
            translate("Carcassonne", "Take one of your meeples back."),
        ),
    }.get(decision.kind)
    return None if asked is None else Prompt(asked[0].format(name=name), asked[1])


def _points(decision: Any) -> int:
    award = getattr(decision, "award", None)
    return award.points if award is not None else 0


def passing(decision: Decision[Any]) -> str | None:
    """What it is called to do nothing."""
    return {
        "place_robber": translate("Carcassonne", "Leave the robber"),
        "turn_ferries": translate("Carcassonne", "Leave the ferries"),
        "bonus_turn": translate("Carcassonne", "No second tile"),
        "join_circle": translate("Carcassonne", "Add nothing"),
    }.get(decision.kind)


def doing(decision: Decision[Any]) -> str | None:
    """What the seat of a decision is about, under its name."""
    return {
        "place_gold": translate("Carcassonne", "puts a gold bar"),
        "choose_gold": translate("Carcassonne", "takes gold"),
        "move_magic": translate("Carcassonne", "moves mage or witch"),
        "choose_figure": translate("Carcassonne", "moves a scoring figure"),
        "resolve_message": translate("Carcassonne", "reads a message"),
        "place_robber": translate("Carcassonne", "sends the robber"),
        "choose_scoring": translate("Carcassonne", "chooses what is scored"),
        "choose_loot": translate("Carcassonne", "robs"),
        "choose_trail": translate("Carcassonne", "follows with the robber"),
        "land_meeple": translate("Carcassonne", "lands"),
        "place_ferry": translate("Carcassonne", "lays a ferry"),
        "turn_ferries": translate("Carcassonne", "thinks of the ferries"),
        "bonus_turn": translate("Carcassonne", "thinks of a second tile"),
        "choose_circle": translate("Carcassonne", "chooses for everybody"),
        "join_circle": translate("Carcassonne", "may add a meeple"),
        "leave_circle": translate("Carcassonne", "takes a meeple back"),
    }.get(decision.kind)


def revealed(event: Event) -> str | None:
    """What came to light."""
    return {
        "flown": translate("Carcassonne", "The flight die has been rolled."),
        "message_drawn": translate("Carcassonne", "A message has been drawn."),
    }.get(event.kind)


def circle_role(sign: str) -> str:
    return {
        "pitchfork": translate("Carcassonne", "farmers"),
        "club": translate("Carcassonne", "highwaymen"),
        "shield": translate("Carcassonne", "knights"),
    }.get(sign, sign)


def letter(decision: Decision[Any] | None) -> int | None:
    """The number of the message that a decision is about."""
    return decision.number if isinstance(decision, ResolveMessage) else None


def message(number: int) -> str:
    """The eight messages, each in a sentence."""
    return {
        1: translate("Carcassonne", "Score your smallest road as at the end, or take 2 points."),
        2: translate("Carcassonne", "Score your smallest city as at the end, or take 2 points."),
        3: translate("Carcassonne", "Score your smallest monastery as at the end, or take 2 points."),
        4: translate("Carcassonne", "Draw and lay one more tile, or take 2 points."),
        5: translate(
            "Carcassonne", "2 points for every shield in cities with your knights, or just 2 points."
        ),
        6: translate("Carcassonne", "2 points for each of your knights, or just 2 points."),
        7: translate("Carcassonne", "3 points for each of your farmers, or just 2 points."),
        8: translate(
            "Carcassonne", "Score one of your meeples as at the end and take it back, or take 2 points."
        ),
    }.get(number, "")


def choice(action: Action, game: Game[Any]) -> str | None:
    """An action as a button."""
    if action.kind == "move_figure":
        return _walk(action, game)
    said = {
        "recall_abbot": translate("Carcassonne", "Call the abbot back"),
        "put_gold": translate("Carcassonne", "put the gold bar here"),
        "take_gold": translate("Carcassonne", "take this gold bar"),
        "put_magic": translate("Carcassonne", "bring here: {figure}"),
        "remove_magic": translate("Carcassonne", "Take from the table: {figure}"),
        "message_points": translate("Carcassonne", "Take 2 points"),
        "carry_out_message": translate("Carcassonne", "Carry it out"),
        "take_back_meeple": translate("Carcassonne", "take back: {figure}"),
        "put_robber": translate("Carcassonne", "Robber to space {space}"),
        "rob_figure": translate("Carcassonne", "Rob this one: {figure}"),
        "follow_figure": translate("Carcassonne", "Follow this one: {figure}"),
        "score_next": translate("Carcassonne", "score this first"),
        "fly": translate("Carcassonne", "Let fly: {figure}"),
        "land": translate("Carcassonne", "land here"),
        "lay_ferry": translate("Carcassonne", "Ferry between piers {one} and {two}"),
        "move_ferry": translate("Carcassonne", "Ferry to piers {one} and {two}"),
        "draw_again": translate("Carcassonne", "Draw a second tile"),
        "choose_adding": translate("Carcassonne", "Everybody may add one"),
        "choose_removing": translate("Carcassonne", "Everybody takes one back"),
        "add_meeple": translate("Carcassonne", "add here: {figure}"),
        "remove_meeple": translate("Carcassonne", "take back: {figure}"),
    }.get(action.kind)
    if said is None:
        return None
    return said.format(
        figure=figure_name(str(getattr(action, "figure", ""))),
        space=getattr(action, "space", ""),
        one=getattr(action, "one", 0) + 1,
        two=getattr(action, "two", 0) + 1,
    )


def _walk(action: Any, game: Game[Any]) -> str:
    """Which scoring figure walks, and from where to where."""
    decision: Any = game.decision()
    award = getattr(decision, "award", None)
    if award is None:
        return translate("Carcassonne", "Move: {figure}").format(figure=figure_name(action.figure))
    start = game.state.track[action.figure][decision.seat]
    sentence = (
        translate("Carcassonne", "{figure}: {start} to {end}, a dark space")
        if (start + award.points) % DARK == 0
        else translate("Carcassonne", "{figure}: {start} to {end}")
    )
    return sentence.format(figure=figure_name(action.figure), start=start, end=start + award.points)


def line(event: Any, seats: Sequence[Seat]) -> Line | None:
    """What happened, for the log."""
    seat = getattr(event, "seat", None)
    name = seats[seat].name if isinstance(seat, int) else ""
    said = {
        "gold_put": translate("Carcassonne", "{name} puts a gold bar"),
        "gold_taken": translate("Carcassonne", "{name} takes a gold bar"),
        "gold_cleared": translate("Carcassonne", "Gold that is left goes back to the box"),
        "magic_put": translate("Carcassonne", "{name} moves: {figure}"),
        "magic_left": translate("Carcassonne", "{figure} leaves the table"),
        "message_drawn": translate("Carcassonne", "{name} gets a message"),
        "message_resolved": translate("Carcassonne", "{name} carries the message out"),
        "figures_united": translate("Carcassonne", "The points of both scoring figures are added up"),
        "robber_put": translate("Carcassonne", "{name} puts the robber on space {space}"),
        "robber_followed": translate("Carcassonne", "{name}'s robber follows {victim}"),
        "robber_returned": translate("Carcassonne", "{name}'s robber comes home"),
        "flown": translate("Carcassonne", "{name} lets a meeple fly {distance} far"),
        "ferry_laid": (
            translate("Carcassonne", "{name} turns a ferry")
            if getattr(event, "moved", False)
            else translate("Carcassonne", "{name} lays a ferry")
        ),
        "goods_taken": translate("Carcassonne", "{name} receives {goods}: {count}"),
        "bonus_earned": translate("Carcassonne", "{name}'s builder earns a second tile"),
        "circle_chosen": translate("Carcassonne", "{name} decides for all at the crop circle"),
    }.get(event.kind)
    if said is None or (event.kind == "message_resolved" and not event.carried_out):
        return None  # the points taken instead speak for themselves
    victim = getattr(event, "victim", None)
    text = said.format(
        name=name,
        figure=figure_name(str(getattr(event, "figure", ""))),
        space=getattr(event, "space", ""),
        victim=seats[victim].name if isinstance(victim, int) else "",
        distance=getattr(event, "distance", ""),
        count=getattr(event, "count", ""),
        goods=goods(str(getattr(event, "goods", ""))),
    )
    return Line(seat, text, _detail(event), places=_places(event))


def _detail(event: Any) -> str:
    match event.kind:
        case "message_drawn":
            return message(event.number)
        case "flown":
            return (
                "" if event.lands else translate("Carcassonne", "There it can land nowhere and comes home.")
            )
        case "circle_chosen":
            return (
                translate("Carcassonne", "Everybody may add one of the {role}.")
                if event.adding
                else translate("Carcassonne", "Everybody takes one of the {role} back.")
            ).format(role=circle_role(event.sign))
    return ""


def _places(event: Event) -> tuple[str, ...]:
    x, y = (
        getattr(event, "to_x", getattr(event, "x", None)),
        getattr(event, "to_y", getattr(event, "y", None)),
    )
    feature = getattr(event, "feature", None)
    if x is None:
        return ()
    return (f"{x},{y}",) if feature is None else (f"{x},{y}/{feature}",)


def source(source: str) -> str | None:
    return {
        "goods": translate("Carcassonne", "Goods"),
        "gold": translate("Carcassonne", "Gold"),
        "message": translate("Carcassonne", "Messages"),
        "robber": translate("Carcassonne", "Robbers"),
    }.get(source)


def part(part: Part) -> str | None:
    """A part of a sum; what is taken away is told without its sign."""
    if part.each < 0 and part.name in ("inn", "cathedral"):
        return {
            "inn": translate("Carcassonne", "%n for the inn, as the road is unfinished", "", part.count),
            "cathedral": translate(
                "Carcassonne", "%n for the cathedral, as the city is unfinished", "", part.count
            ),
        }[part.name]
    return {
        "bars": translate("Carcassonne", "%n gold bar(s)", "", part.count),
        "robbed": translate("Carcassonne", "%n taken by the robber", "", part.count),
        "left_over": translate("Carcassonne", "%n for the robber left over", "", part.count),
        "pig": translate("Carcassonne", "%n for the pig", "", part.count),
        "instead": translate("Carcassonne", "%n instead of the message", "", part.count),
        "knights": translate("Carcassonne", "%n knight(s)", "", part.count),
        "farmers": translate("Carcassonne", "%n farmer(s)", "", part.count),
        "inn": translate("Carcassonne", "%n for the inn", "", part.count),
        "cathedral": translate("Carcassonne", "%n for the cathedral", "", part.count),
        "mage": translate("Carcassonne", "%n for the mage", "", part.count),
        "witch": translate("Carcassonne", "%n for the witch", "", part.count),
        "wine": translate("Carcassonne", "most wine"),
        "grain": translate("Carcassonne", "most grain"),
        "cloth": translate("Carcassonne", "most cloth"),
    }.get(part.name)


def goods(kind: str) -> str:
    return {
        "wine": translate("Carcassonne", "Wine"),
        "grain": translate("Carcassonne", "Grain"),
        "cloth": translate("Carcassonne", "Cloth"),
        "gold_bar": translate("Carcassonne", "Gold bars"),
    }.get(kind) or figure_name(kind)


def figure_name(figure: str) -> str:
    return {
        "meeple": translate("Carcassonne", "Meeple"),
        "scoring_meeple": translate("Carcassonne", "Scoring meeple"),
        "big_meeple": translate("Carcassonne", "Big meeple"),
        "abbot": translate("Carcassonne", "Abbot"),
        "builder": translate("Carcassonne", "Builder"),
        "pig": translate("Carcassonne", "Pig"),
        "messenger": translate("Carcassonne", "Messenger"),
        "robber": translate("Carcassonne", "Robber"),
        "mage": translate("Carcassonne", "Mage"),
        "witch": translate("Carcassonne", "Witch"),
    }.get(figure, figure)


def refusal(reason: str) -> str | None:
    return {
        "not_the_river": translate("Carcassonne", "The river must go on at its open end."),
        "same_bend": translate("Carcassonne", "The river may not bend twice the same way in a row."),
        "no_abbot": translate("Carcassonne", "Your abbot is not on the table."),
        "no_own_meeple": translate("Carcassonne", "It needs one of your own meeples there."),
        "wrong_feature": translate("Carcassonne", "This figure does not belong there."),
        "wrong_figure": translate("Carcassonne", "This figure does not take part."),
        "no_feature": translate("Carcassonne", "There is nothing to stand on."),
        "complete": translate("Carcassonne", "This feature is already complete."),
        "same_feature": translate("Carcassonne", "It is already there."),
        "together": translate("Carcassonne", "Mage and witch may not share a feature."),
        "can_still_move": translate("Carcassonne", "One of the two can still go somewhere."),
        "same_space": translate("Carcassonne", "The robber already stands there."),
        "nobody_there": translate("Carcassonne", "No scoring figure of another player stands there."),
        "same_piers": translate("Carcassonne", "The ferry already lies so."),
        "no_piers": translate("Carcassonne", "A ferry lies between two piers of its lake."),
        "no_ferry": translate("Carcassonne", "No ferry lies there."),
        "not_this_ferry": translate("Carcassonne", "This ferry cannot be turned now."),
        "not_a_neighbour": translate("Carcassonne", "The second bar lies on a tile beside the new one."),
        "not_entitled": translate("Carcassonne", "This bar belongs to somebody else."),
        "other_message": translate("Carcassonne", "Your message says something else."),
    }.get(reason)


def signs(features: Sequence[dict[str, Any]], symbols: Mapping[str, Any]) -> list[str]:
    """What the expansions have put on a tile."""
    found = []
    for feature in features:
        kind = feature["type"]
        if feature.get("inn"):
            found.append(translate("Carcassonne", "inn"))
        if feature.get("cathedral"):
            found.append(translate("Carcassonne", "cathedral"))
        if feature.get("good"):
            found.append(goods(feature["good"]))
        if kind == "flying_machine":
            found.append(translate("Carcassonne", "flying machine"))
        if kind == "lake":
            found.append(translate("Carcassonne", "ferry lake"))
        if kind == "river":
            found.append(translate("Carcassonne", "river"))
        if kind == "crop_circle":
            found.append(
                translate("Carcassonne", "crop circle for {role}").format(role=circle_role(feature["kind"]))
            )
    names = {
        "gold": translate("Carcassonne", "gold"),
        "mage": translate("Carcassonne", "magic"),
        "robber": translate("Carcassonne", "robber"),
    }
    return found + [name for symbol, name in names.items() if symbols.get(symbol)]
