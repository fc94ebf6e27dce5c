"""Silver, cards and goods of a seat: what comes in, what goes out, what could be raised."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine.core.problems import Refusal
from engine.felinia.actions import Sell
from engine.felinia.box import CARDS, COINS, GOOD_PRICE, GOODS, GOODS_SYMBOL, SALES, SILVER, cards_needed
from engine.felinia.events import Gained, GoodDrawn, Sold
from engine.felinia.state import Family

if TYPE_CHECKING:
    from engine.felinia.game import Felinia

_RANK = {good: rank for rank, good in enumerate(GOODS)}


def sorted_goods(goods: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted(goods, key=_RANK.__getitem__))


def without(goods: tuple[str, ...], *taken: str) -> tuple[str, ...]:
    """The goods when one tile of each of these has been taken away."""
    left = list(goods)
    for good in taken:
        left.remove(good)
    return tuple(left)


def raisable(family: Family, gold: int = 0, spice: int = 0, goods: int = 0) -> int:
    """The silver a seat could have by selling everything, except so much gold, spice and goods."""
    value = family.silver
    value += SALES["gold"] * (family.gold - gold) + SALES["spice"] * (family.spice - spice)
    value += GOOD_PRICE * (len(family.goods) - goods)
    return min(value, COINS.most)


def room_for(game: Felinia, seat: int, card: str) -> bool:
    """Whether the supply has a card for one unit more (FEL-132)."""
    needed = 0
    for owner, family in enumerate(game.state.families):
        units: int = getattr(family, card)
        needed += cards_needed(card, units + (owner == seat))
    return needed <= CARDS[card].count


def pay(game: Felinia, seat: int, silver: int) -> None:
    game.change(seat, silver=game.family(seat).silver - silver)


def earn(game: Felinia, seat: int, silver: int) -> int:
    """Move the coin marker forward; what it gained on its track (FEL-007)."""
    had = game.family(seat).silver
    has = min(had + silver, COINS.most)
    game.change(seat, silver=has)
    return has - had


def take_cards(game: Felinia, seat: int, card: str, due: int) -> int:
    """Take units from the supply; how many there were."""
    got = 0
    while got < due and room_for(game, seat, card):
        game.change(seat, **{card: getattr(game.family(seat), card) + 1})
        got += 1
    return got


def add_good(game: Felinia, seat: int, good: str) -> None:
    game.change(seat, goods=sorted_goods((*game.family(seat).goods, good)))


def return_goods(game: Felinia, seat: int, *goods: str) -> None:
    """Goods go back to the bag."""
    game.change(seat, goods=without(game.family(seat).goods, *goods))
    for good in goods:
        game.state.bag[good] += 1


def draw_good(game: Felinia) -> str:
    """A random tile from the bag; "" when it is empty."""
    bag = game.state.bag
    tiles = [good for good in GOODS for _ in range(bag[good])]
    if not tiles:
        return ""
    good = game.chance.pick("goods", tiles)
    bag[good] -= 1
    return good


def gain(game: Felinia, seat: int, what: str, due: int, source: str) -> None:
    """Silver, cards or goods from a province or a special tile (FEL-094)."""
    if what == GOODS_SYMBOL:
        for _ in range(due):
            good = draw_good(game)
            if good:
                add_good(game, seat, good)
            game.emit(GoodDrawn(seat, good, source))
    else:
        got = earn(game, seat, due) if what == SILVER else take_cards(game, seat, what, due)
        game.emit(Gained(seat, what, due, got, source))


# -- selling at any time


def sales(family: Family) -> list[Sell]:
    """Everything that the seat can sell."""
    sales = [_SELL[card] for card in CARDS if card in SALES and getattr(family, card)]
    return sales + [_SELL[good] for good in GOODS if good in family.goods]


def sell(game: Felinia, seat: int, what: str) -> None:
    if what in GOODS:
        return_goods(game, seat, what)
    else:
        game.change(seat, **{what: getattr(game.family(seat), what) - 1})
    game.emit(Sold(seat, what, earn(game, seat, SALES[what])))


def sale_refusal(action: Sell) -> Refusal:
    if action.what in CARDS and action.what not in SALES:
        return Refusal("FEL-220", "not_for_sale")
    return Refusal("FEL-130", "not_owned")


_SELL = {what: Sell(what) for what in SALES}
