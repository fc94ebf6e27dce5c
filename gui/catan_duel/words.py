"""Catan: The Duel in words: what is asked, what can be done, why something cannot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from engine.catan_duel import look
from engine.catan_duel import values as v
from engine.catan_duel.places import PLACES
from engine.core.game import Game
from engine.core.match import Entry, Seat
from engine.core.problems import Refusal
from engine.core.values import Action, Decision, Event, Part
from gui.catan_duel import asks, log, texts
from gui.catan_duel.names import list_of, resource_name
from gui.catan_duel.pictures import face_pixmap
from gui.catan_duel.sight import Principality
from gui.catan_duel.ways import SLIPS, card_of
from gui.table.face import Line, Painter, Prompt, Words

translate = QCoreApplication.translate

WALK = "\u2190\u2191\u2193\u2192"
MINUS = "\u2212"


class CatanWords(Words):
    """Every sentence the game needs; what is asked stands in `asks`, what happened in `log`."""

    # -- what is asked

    def prompt(self, game: Game[Any], decision: Decision[Any], seats: Sequence[Seat]) -> Prompt:
        title, hint = asks.asked(game, decision)
        keys = (
            (WALK, translate("CatanDuel", "walk")),
            ("\u23ce", translate("CatanDuel", "choose")),
            ("Esc", translate("CatanDuel", "put back")),
            ("I", translate("CatanDuel", "read the card")),
        )
        card = getattr(decision, "card", "") or ""
        picture = card_painter(card) if card else None
        name = seats[decision.seat].name
        return Prompt(title.format(name=name), hint, () if picture is not None else keys, picture)

    # -- what can be done

    def action(self, game: Game[Any], action: Action) -> str:
        match action:
            case v.Pass():
                return self._pass(game)
            case v.Roll():
                return translate("CatanDuel", "Roll the dice")
            case v.Build(card=card):
                return translate("CatanDuel", "build {card}").format(card=texts.card_name(card))
            case v.Play(card=card):
                return translate("CatanDuel", "play {card}").format(card=texts.card_name(card))
            case v.Trade(give=give, get=get):
                return translate("CatanDuel", "trade {give} for {get}").format(
                    give=resource_name(give), get=resource_name(get)
                )
            case v.Demolish(place=place):
                return translate("CatanDuel", "demolish {card}").format(card=_lying(game, place))
            case v.Spend(place=place):
                return translate("CatanDuel", "give 1 of {card}").format(card=_lying(game, place))
            case v.Store(place=place):
                return translate("CatanDuel", "take 1 at {card}").format(card=_lying(game, place))
            case v.Demand(resource=kind):
                return translate("CatanDuel", "take {kind}").format(kind=resource_name(kind))
            case v.Waive(resource=kind):
                return translate("CatanDuel", "leave out {kind}").format(kind=resource_name(kind))
            case v.Draw() | v.ChooseStack() | v.Search():
                return translate("CatanDuel", "stack {number}").format(number=action.stack + 1)
            case v.PutUnder(card=card, stack=stack):
                return translate("CatanDuel", "{card} under stack {number}").format(
                    card=texts.card_name(card), number=stack + 1
                )
            case v.TakeCard(card=card):
                return translate("CatanDuel", "take {card}").format(card=texts.card_name(card))
            case v.LayAbove(card=card):
                return translate("CatanDuel", "{card} above").format(card=texts.card_name(card))
            case v.Swap(first=first, second=second):
                return translate("CatanDuel", "exchange {one} and {other}").format(
                    one=_lying(game, first), other=_lying(game, second)
                )
            case v.Pick(place=place):
                return _lying(game, place)
            case v.ChooseNumber(number=number):
                return translate("CatanDuel", "set the die to {number}").format(number=number)
        if action.kind == "pay_levy":
            return translate("CatanDuel", "Pay the gold")
        return action.kind

    def _pass(self, game: Game[Any]) -> str:
        decision = game.decision()
        return {
            "arrange_landscapes": translate("CatanDuel", "Leave them so"),
            "action_phase": translate("CatanDuel", "End your actions"),
            "exchange": translate("CatanDuel", "Keep my hand"),
            "buy_resource": translate("CatanDuel", "Buy nothing more"),
            "ward_off": translate("CatanDuel", "Let it happen"),
            "refuse_event": translate("CatanDuel", "Let it happen"),
            "send_scout": translate("CatanDuel", "Draw the landscapes"),
            "demand_resource": translate("CatanDuel", "That is enough"),
            "steal_card": translate("CatanDuel", "Take none"),
            "search_stack": translate("CatanDuel", "Do not search"),
        }.get(decision.kind if decision is not None else "", translate("CatanDuel", "Pass"))

    def slip(self, game: Any, slip: str) -> str:
        """What can be done with a touched thing."""
        seat = game.decision().seat
        return {
            "play": translate("CatanDuel", "Play"),
            "raze": translate("CatanDuel", "Demolish"),
            "draw": translate("CatanDuel", "Draw the top card"),
            "search": translate("CatanDuel", "Search for %n resource(s)", "", look.search_price(game, seat)),
        }[slip]

    def spot(self, game: Any, spot: str, card: str) -> str:
        """A place on the board, for who hears instead of seeing it."""
        kind, _, rest = spot.partition(":")
        if card:
            return texts.card_name(card)
        if kind in ("mine", "theirs", "get"):
            return resource_name(rest.split("@")[0])
        if kind == "stack":
            return translate("CatanDuel", "stack {number}").format(number=int(rest) + 1)
        if kind == "place":
            return translate("CatanDuel", "free place")
        if kind == "dice":
            return translate("CatanDuel", "Roll the dice")
        return self.slip(game, spot) if spot in SLIPS else rest

    def held(self, spot: str, seconds: Sequence[str]) -> str:
        """What comes next when a first thing has been touched."""
        kinds = {second.partition(":")[0] for second in seconds}
        card = card_of(spot)
        if card and "place" in kinds:
            return translate("CatanDuel", "Choose a place for {card}").format(card=texts.card_name(card))
        if "place" in kinds:
            return translate("CatanDuel", "Which card does it change places with?")
        return translate("CatanDuel", "Under which stack?") if "stack" in kinds else ""

    def trader(self, realm: Principality, by: str) -> str:
        """Who makes an offer that does not hold for everything."""
        return texts.card_name(realm.cards[by]) if by else ""

    def doing(self, decision: Decision[Any]) -> str:
        return {
            "roll_dice": translate("CatanDuel", "rolls the dice"),
            "action_phase": translate("CatanDuel", "acts"),
            "draw_card": translate("CatanDuel", "draws cards"),
            "exchange": translate("CatanDuel", "thinks of exchanging a card"),
            "start_hand": translate("CatanDuel", "chooses a hand"),
            "pick_card": translate("CatanDuel", "searches a stack"),
        }.get(decision.kind, translate("CatanDuel", "decides"))

    def revealed(self, event: Event) -> str:
        match event:
            case v.DiceRolled() | v.StartRolled() | v.AttackRolled():
                return translate("CatanDuel", "The dice have been rolled.")
            case v.EventRevealed():
                return translate("CatanDuel", "An event card has been turned up.")
            case v.LandscapesRevealed():
                return translate("CatanDuel", "New landscapes have been turned up.")
            case v.StackSearched() | v.HandShown():
                return translate("CatanDuel", "Hidden cards have been seen.")
            case v.CardDrawn():
                return translate("CatanDuel", "A card has been drawn.")
        return ""

    def progress(self, game: Game[Any]) -> str:
        return translate("CatanDuel", "Turn {turn}, {points} victory points win").format(
            turn=game.state.turn,
            points=look.points(game, 0).target,  # type: ignore[arg-type]
        )

    # -- what happened

    def entry(self, entry: Entry, seats: Sequence[Seat]) -> list[Line]:
        return log.lines(entry.events, seats)

    def banner(self, event: Event, seats: Sequence[Seat]) -> str:
        """What is told in large letters."""
        return log.banner(event, seats)

    def ending(self, game: Game[Any]) -> str:
        """What has to be said about the end; "" for a plain victory."""
        if not look.called_off(game):  # type: ignore[arg-type]
            return ""
        return log.called_off(look.points(game, 0).target)  # type: ignore[arg-type]

    # -- what points are made of

    def source(self, source: str) -> str:
        return {
            "settlements": translate("CatanDuel", "Settlements"),
            "cities": translate("CatanDuel", "Cities"),
            "expansions": translate("CatanDuel", "Buildings"),
            "strength_token": translate("CatanDuel", "Strength advantage"),
            "trade_token": translate("CatanDuel", "Trade advantage"),
        }.get(source, source)

    def part(self, part: Part) -> str:
        lost, count = part.count < 0, abs(part.count)  # a plural is never made of a negative number
        tokens = {
            "strength_token": translate("CatanDuel", "strength advantage lost")
            if lost
            else translate("CatanDuel", "strength advantage"),
            "trade_token": translate("CatanDuel", "trade advantage lost")
            if lost
            else translate("CatanDuel", "trade advantage"),
        }
        if part.name in tokens:
            return tokens[part.name]
        what = {
            "settlements": translate("CatanDuel", "%n settlement(s)", "", count),
            "cities": translate("CatanDuel", "%n city(s)", "", count),
            "expansions": translate("CatanDuel", "%n point(s) on buildings", "", count),
        }[part.name]
        signed = f"{MINUS}{what}" if lost else what
        return signed if part.each == 1 else f"{signed} \u00d7 {part.each}"

    # -- why not

    def refusal(self, refusal: Refusal) -> str | None:
        cards = list_of([texts.card_name(place) for place in refusal.places if "/" in place])
        said = {
            "cannot_give": translate("CatanDuel", "The other cannot store this."),
            "central_card": translate("CatanDuel", "Roads, settlements and cities stay."),
            "die_already_set": translate("CatanDuel", "This die is already set."),
            "discard_empty": translate("CatanDuel", "The discard pile is empty."),
            "empty_stack": translate("CatanDuel", "This stack is empty."),
            "must_take": translate("CatanDuel", "You have to take one."),
            "needs_card": translate("CatanDuel", "This needs {cards} in your principality."),
            "needs_card_or_behind": translate(
                "CatanDuel", "This needs {cards}, or fewer victory points than the other."
            ),
            "needs_city": translate("CatanDuel", "This needs a city."),
            "needs_city_or_trade": translate("CatanDuel", "This needs a city or 3 trade points."),
            "needs_gold": translate("CatanDuel", "You do not have enough gold."),
            "needs_hero": translate("CatanDuel", "This needs a hero with strength points."),
            "needs_one_card": translate("CatanDuel", "This needs one of these: {cards}."),
            "needs_progress": translate("CatanDuel", "This needs 2 progress points."),
            "needs_resources": translate("CatanDuel", "You do not have enough resources."),
            "needs_strength_advantage": translate("CatanDuel", "This needs the strength advantage."),
            "needs_trade": translate("CatanDuel", "This needs 3 trade points."),
            "no_place": translate("CatanDuel", "There is no free place for it."),
            "no_room": translate("CatanDuel", "There is no room left to store it."),
            "no_stock": translate("CatanDuel", "Nothing lies there that could be given."),
            "no_such_trade": translate("CatanDuel", "This cannot be traded."),
            "no_target": translate("CatanDuel", "The other has nothing that this could hit."),
            "not_affected": translate("CatanDuel", "This card is not concerned."),
            "not_at_hand": translate("CatanDuel", "You do not have this card."),
            "not_behind": translate("CatanDuel", "This needs fewer victory points than the other has."),
            "not_in_stack": translate("CatanDuel", "This card is not in the stack."),
            "nothing_to_take": translate("CatanDuel", "The other has nothing that you could store."),
            "only_once": translate("CatanDuel", "Only one of this card may lie in your principality."),
            "other_back": translate("CatanDuel", "This stack has another back."),
            "other_has_none": translate("CatanDuel", "The other has none of this."),
            "price": translate("CatanDuel", "You cannot pay this now: resources marked red are missing."),
            "roll_first": translate("CatanDuel", "Roll the dice first."),
            "stack_empty": translate("CatanDuel", "None of these cards is left."),
            "taken": translate("CatanDuel", "The other has taken this stack."),
            "too_few": translate("CatanDuel", "You have too few of this for the trade."),
            "used_this_turn": translate("CatanDuel", "This card has been used in this turn."),
            "wrong_moment": translate("CatanDuel", "This card is played at another moment."),
            "wrong_place": translate("CatanDuel", "It may not lie there: look for the glowing places."),
        }.get(refusal.reason)
        return None if said is None else said.format(cards=cards)


def _lying(game: Any, place: str) -> str:
    """What lies at a place, by its name; a landscape with its number."""
    lying = next(card for card in look.principality(game, PLACES[place].seat) if card.place == place)
    name = texts.card_name(lying.card)
    return f"{name} {lying.number}" if lying.number else name


def card_painter(card: str) -> Painter:
    """A card as a small picture."""

    def paint(painter: QPainter, rect: QRectF) -> None:
        side = min(rect.width(), rect.height())
        place = QRectF(0, 0, side, side)
        place.moveCenter(rect.center())
        picture = face_pixmap(card, side * painter.device().devicePixelRatioF(), full=side > 150)
        painter.drawPixmap(place, picture, QRectF(picture.rect()))

    return paint
