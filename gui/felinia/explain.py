"""What the things on the table mean, for who rests the pointer on them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QCoreApplication

from engine.felinia import look
from engine.felinia.box import BONUS_TILES, CARDS, CATS, COINS, GOOD_PRICE, GUILD, MARKETS, SALES, TRADE_TILES
from engine.felinia.professional import CARDS as PLACES
from engine.felinia.professional import KeepPlace
from engine.felinia.views import ProvinceView
from gui.felinia import looks
from gui.felinia.card import Explained
from gui.felinia.setting import viewer
from gui.felinia.texts import (
    card_name,
    cat_name,
    country_name,
    good_name,
    sort_name,
    special_name,
    special_text,
)
from gui.felinia.words import FeliniaWords

translate = QCoreApplication.translate
SIZE = 80.0


def explain(
    game: Any, name: str, eyes: int | None, names: Sequence[str], words: FeliniaWords
) -> Explained | None:
    """The card of a thing by its name; None for what speaks for itself."""
    if name in game.island.provinces:
        return _province(game, look.province_view(game, name), eyes, words)
    if name in MARKETS or name == GUILD:
        return _market(game, name, names, words)
    match name.split("/"):
        case ["ship", ship]:
            return _ship(game, int(ship), viewer(game, eyes), words)
        case ["bonus", tile]:
            return Explained(translate("Felinia", "Bonus tile"), _bonus_text(tile), looks.bonus(tile, SIZE))
        case ["drawn", number]:
            return _drawn_place(game, look.drawn_places(game, eyes)[int(number)])
        case [seat, "board"]:
            return _family(game, int(seat), eyes, words)
        case [seat, "good", number]:
            return _good(game, game.family(int(seat)).goods[int(number)])
        case [market, space] if market in MARKETS:
            return _good(game, game.state.markets[market][int(space)])
        case ["take", good]:
            return _good(game, good)
        case ["swap", card]:
            text = translate(
                "Felinia", "Give a goods tile for one of another kind, and take with it: {card}."
            )
            return Explained(
                words.town_place(GUILD), text.format(card=card_name(card)), looks.symbol(card, SIZE)
            )
        case [_, "field", turn]:
            text = translate("Felinia", "A stone here brings %n silver at once.", "", COINS.fields[int(turn)])
            return Explained(words.thing("silver"), text, looks.symbol("silver", SIZE))
        case [_, "purse"]:
            return Explained(translate("Felinia", "Sell at any time"), _sales(), looks.purse(True))
        case [_, card] if card in CARDS:
            return Explained(card_name(card), _card_text(card), looks.symbol(card, SIZE))
    return None


def _province(game: Any, province: ProvinceView, eyes: int | None, words: FeliniaWords) -> Explained | None:
    if province.tile:
        tile = _open_tile(province.tile)
        return replace(tile, text=tile.text + _company(game, province.id))
    if province.back:
        unseen = look.unseen_tiles(game, province.country, eyes)
        text = translate("Felinia", "Not seen yet with this back: {cats}.").format(cats=_counted(unseen))
        return Explained(country_name(province.country), text, looks.tile_back(province.back, SIZE))
    if province.symbol:
        text = translate("Felinia", "Who enters takes %n of it.", "", province.symbol_count)
        if province.symbol == "mystery":
            text = translate("Felinia", "Who enters looks at two cards and may keep one.")
        return Explained(words.thing(province.symbol), text, looks.symbol_token(province.symbol, SIZE))
    if province.kind == "harbour":
        text = translate("Felinia", "Ships land here. With this back there are: {cats}.")
        cats = _counted(look.distribution(game, province.country))
        return Explained(
            country_name(province.country),
            text.format(cats=cats),
            looks.tile_back(province.country, SIZE),
        )
    return None


def _company(game: Any, province: str) -> str:
    """What a merchant on his way would add to his family's groups by staying here."""
    walking = look.walking(game)
    if walking is None:
        return ""
    points = look.gain_of_post(game, walking[0], province)
    return "\n" + translate("Felinia", "Who stays here now scores %n more for merchants.", "", points)


def _drawn_place(game: Any, card: str | None) -> Explained | None:
    """Whether a mysterious place can be kept, and for what."""
    if card is None:
        return None
    refusal = game.why_not(KeepPlace(card))
    cost = PLACES[card].cost
    if refusal is None and cost:
        text = translate("Felinia", "You may keep it and give for it: {good}.").format(good=good_name(cost))
    elif refusal is None:
        text = translate("Felinia", "You may keep it; it costs nothing.")
    elif refusal.reason == "same_sort":
        text = translate("Felinia", "You already have a place of this sort.")
    else:
        text = translate("Felinia", "Keeping it costs what you do not have: {good}.").format(
            good=good_name(cost)
        )
    return Explained(sort_name(card), text)


def _open_tile(tile: str) -> Explained:
    cat = TRADE_TILES[tile].cat
    picture = looks.tile_front(tile, SIZE)
    if not cat:
        return Explained(special_name(tile), special_text(tile), picture)
    most = CATS[cat].most
    worth = ", ".join(str(count * min(count, most)) for count in range(1, 7))
    text = translate("Felinia", "1 to 6 of this cat score {points} points.").format(points=worth)
    return Explained(cat_name(cat), text, picture)


def _market(game: Any, place: str, names: Sequence[str], words: FeliniaWords) -> Explained | None:
    market = next(market for market in look.markets(game) if market.place == place)
    if market.closed:
        return Explained(words.town_place(place), words.closed())
    if not market.price:
        text = translate(
            "Felinia", "No stone lies here yet. Each stone makes the next deal dearer by 1 silver."
        )
    else:
        text = translate("Felinia", "The top stone trades first and pays %n silver.", "", market.price)
        deals = [deal for deal in look.deals_to_come(game) if deal.place == place]
        text += "\n" + ", ".join(f"{names[deal.seat]} {deal.price}" for deal in deals)
    return Explained(words.town_place(place), text)


def _ship(game: Any, number: int, seat: int, words: FeliniaWords) -> Explained | None:
    ship = look.ships(game)[number]
    if not ship.tile:
        return None
    lack = next(lack for lack in look.lacks(game, seat) if lack.ship == number)
    needed = [f"{count} {good_name(good)}" for good, count in lack.goods.items()]
    needed += [f"{lack.silver} {words.thing('silver')}"] if lack.silver else []
    if ship.full:
        text = translate("Felinia", "All seats are taken.")
    elif needed:
        text = translate("Felinia", "For a seat you still need: {things}.").format(things=", ".join(needed))
    else:
        text = translate("Felinia", "You have all that a seat costs.")
    if ship.leaves is not None:
        text += "\n" + translate("Felinia", "If the ships left now, this one would sail.")
    title = f"{country_name(ship.destination)}, {ship.departure}"
    return Explained(title, text, looks.ship(ship.destination, [None] * ship.seats, SIZE))


def _bonus_text(tile: str) -> str:
    bonus = BONUS_TILES[tile]
    if bonus.tiles:
        text = translate("Felinia", "Counts as one more tile of this cat: {cat}.")
        return text.format(cat=cat_name(bonus.cat))
    text = translate("Felinia", "Each tile of this cat is worth {points} more: {cat}.")
    return text.format(points=bonus.points_each, cat=cat_name(bonus.cat))


def _good(game: Any, good: str) -> Explained:
    """Goods, and the ships that ask for them."""
    asking = [f"{ship.departure} ({ship.goods[good]})" for ship in look.ships(game) if good in ship.goods]
    if asking:
        text = translate("Felinia", "Ships that ask for it: {ships}.").format(ships=", ".join(asking))
    else:
        text = translate("Felinia", "No ship asks for it now.")
    return Explained(good_name(good), text, looks.good(good, SIZE))


def _sales() -> str:
    text = translate("Felinia", "Gold for {gold} silver, spice for {spice}, goods for {goods} each.")
    return text.format(gold=SALES["gold"], spice=SALES["spice"], goods=GOOD_PRICE)


def _card_text(card: str) -> str:
    return {
        "gold": translate(
            "Felinia",
            "To sell, for a bonus tile at the guild together with a spice, or for a point at the end.",
        ),
        "spice": translate(
            "Felinia",
            "To sell, for a bonus tile at the guild together with a gold; two are a point at the end.",
        ),
        "provisions": translate(
            "Felinia", "Each lets a merchant walk one step more. Provisions cannot be sold."
        ),
    }[card]


def _family(game: Any, seat: int, eyes: int | None, words: FeliniaWords) -> Explained:
    """What a family would score now, as far as the eyes can tell."""
    projection = look.projection(game, seat, eyes)
    lines = [f"{words.source(source)}: {points}" for source, points in projection.by_source.items()]
    lines += [f"{words.source(source)}: ?" for source in projection.hidden]
    family = look.family_view(game, seat, eyes)
    won = Counter(
        cat_name(TRADE_TILES[tile].cat) if tile else country_name(back)
        for tile, back in zip(family.tiles, family.backs, strict=True)
    )
    lines += [", ".join(f"{count} × {name}" for name, count in won.items())] if won else []
    lines += [f"{special_name(tile)}: {special_text(tile)}" for tile in family.specials]
    title = translate("Felinia", "%n point(s), if the game ended now", "", projection.points)
    return Explained(title, "\n".join(lines))


def _counted(cats: dict[str, int]) -> str:
    return ", ".join(f"{count} {cat_name(cat)}" for cat, count in cats.items()) or "–"
