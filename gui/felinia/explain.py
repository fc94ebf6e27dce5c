"""What the things on the table mean, for who rests the pointer on them."""

from __future__ import annotations

from collections import Counter
from typing import Any

from PySide6.QtCore import QCoreApplication

from engine.felinia import look
from engine.felinia.box import BONUS_TILES, CATS, GUILD, MARKETS, TRADE_TILES
from gui.felinia import looks
from gui.felinia.card import Explained
from gui.felinia.setting import viewer
from gui.felinia.texts import cat_name, country_name, good_name, special_name, special_text
from gui.felinia.words import FeliniaWords

translate = QCoreApplication.translate
SIZE = 80.0


def explain(game: Any, name: str, eyes: int | None, words: FeliniaWords) -> Explained | None:
    """The card of a thing by its name; None for what speaks for itself."""
    if name in game.island.provinces:
        return _province(game, look.province_view(game, name), eyes, words)
    if name in MARKETS or name == GUILD:
        return _market(game, name, words)
    match name.split("/"):
        case ["ship", ship]:
            return _ship(game, int(ship), viewer(game, eyes), words)
        case ["bonus", tile]:
            return Explained(translate("Felinia", "Bonus tile"), _bonus_text(tile), looks.bonus(tile, SIZE))
        case [seat, "board"]:
            return _family(game, int(seat), eyes, words)
    return None


def _province(
    game: Any, province: look.ProvinceView, eyes: int | None, words: FeliniaWords
) -> Explained | None:
    if province.tile:
        return _open_tile(province.tile)
    if province.back:
        unseen = look.unseen_tiles(game, province.country, eyes)
        text = translate("Felinia", "Not seen yet with this back: {cats}.").format(cats=_counted(unseen))
        return Explained(country_name(province.country), text, looks.tile_back(province.back, SIZE))
    if province.symbol:
        text = translate("Felinia", "Who enters takes %n of it.", "", province.symbol_count)
        if province.symbol == "mystery":
            text = translate("Felinia", "Who enters looks at two cards and may keep one.")
        return Explained(words.thing(province.symbol), text, looks.symbol_token(province.symbol, SIZE))
    return None


def _open_tile(tile: str) -> Explained:
    cat = TRADE_TILES[tile].cat
    picture = looks.tile_front(tile, SIZE)
    if not cat:
        return Explained(special_name(tile), special_text(tile), picture)
    most = CATS[cat].most
    worth = ", ".join(str(count * min(count, most)) for count in range(1, 7))
    text = translate("Felinia", "1 to 6 of this cat score {points} points.").format(points=worth)
    return Explained(cat_name(cat), text, picture)


def _market(game: Any, place: str, words: FeliniaWords) -> Explained | None:
    market = next(market for market in look.markets(game) if market.place == place)
    if market.closed:
        return Explained(words.town_place(place), words.closed())
    if not market.price:
        text = translate(
            "Felinia", "No stone lies here yet. Each stone makes the next deal dearer by 1 silver."
        )
    else:
        text = translate("Felinia", "The top stone trades first and pays %n silver.", "", market.price)
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
