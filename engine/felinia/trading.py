"""The markets and the guild: stones are worked off, goods bought and swapped."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from engine.core.problems import Refusal
from engine.core.values import Action, Step
from engine.felinia.actions import PASS, Buy, GiveGood, Pass, TakeBonus, TakeGood
from engine.felinia.boarding import OfferShips
from engine.felinia.box import GOODS, GUILD
from engine.felinia.choice import Choice
from engine.felinia.events import BonusTaken, GoodBought, GoodsSwapped, StoneTakenBack
from engine.felinia.purse import add_good, pay, raisable, take_cards, without
from engine.felinia.state import TRADING

if TYPE_CHECKING:
    from engine.felinia.game import Felinia


class BeginTrade(Step["Felinia"], frozen=True, gc=False):
    """Market by market from the top, the guild last (FEL-050)."""

    def run(self, game: Felinia) -> None:
        game.begin_phase(TRADING)
        game.push(*[WorkOff(market) for market in game.markets], WorkOff(GUILD))


class WorkOff(Step["Felinia"], frozen=True, gc=False):
    """Ask the owner of the top stone, if a deal is possible; then the next one (FEL-051)."""

    place: str

    def run(self, game: Felinia) -> None:
        stones = game.state.stones[self.place]
        if not stones:
            return
        seat = stones[-1]
        if self.place == GUILD:
            decision: Choice | None = TradeAtGuild(seat) if guild_deal_possible(game, seat) else None
        else:
            decision = BuyGoods(seat, self.place) if purchase_possible(game, seat, self.place) else None
        if decision is None:
            take_back(game, self.place, deal=False)
            game.push(self)
        else:
            game.push(decision)


class BuyGoods(Choice, frozen=True):
    """Buy one goods tile of the market, or take the stone back (FEL-052, FEL-055)."""

    rule: ClassVar[str] = "FEL-052"

    market: str

    def choices(self, game: Felinia) -> list[Action]:
        on_sale = game.state.markets[self.market]
        if game.family(self.seat).silver < price(game, self.market):
            return [PASS]
        return [*(Buy(good) for good in GOODS if good in on_sale), PASS]

    def choose(self, game: Felinia, action: Buy | Pass) -> None:
        if isinstance(action, Buy):
            cost = price(game, self.market)
            pay(game, self.seat, cost)
            game.state.markets[self.market] = without(game.state.markets[self.market], action.good)
            add_good(game, self.seat, action.good)
            game.emit(GoodBought(self.seat, self.market, action.good, cost))
        after_stone(game, self.seat, self.market, deal=isinstance(action, Buy))

    def again(self) -> Step[Felinia]:
        return WorkOff(self.market)

    def forbidden(self, game: Felinia, action: Any) -> Refusal | None:
        if not isinstance(action, Buy):
            return None
        if action.good not in game.state.markets[self.market]:
            return Refusal("FEL-052", "not_on_sale", (self.market,))
        return Refusal("FEL-053", "too_expensive", (self.market,))


class TradeAtGuild(Choice, frozen=True):
    """Swap goods, take a bonus tile, or take the stone back (FEL-060 to FEL-063)."""

    rule: ClassVar[str] = "FEL-060"

    def choices(self, game: Felinia) -> list[Action]:
        family = game.family(self.seat)
        if family.silver < price(game, GUILD):
            return [PASS]
        swaps = [
            GiveGood(good, card)
            for good in GOODS
            if good in family.goods and others_in_bag(game, good)
            for card in game.swap_cards
        ]
        bonus = game.state.bonus if family.gold and family.spice else ()
        return [*swaps, *(TakeBonus(tile) for tile in bonus), PASS]

    def choose(self, game: Felinia, action: GiveGood | TakeBonus | Pass) -> None:
        cost = price(game, GUILD)
        if isinstance(action, GiveGood):
            pay(game, self.seat, cost)
            game.change(self.seat, goods=without(game.family(self.seat).goods, action.good))
            swap = NameGood(self.seat, action.good, action.card, cost)
            others = others_in_bag(game, action.good)
            if len(others) == 1:
                swap.choose(game, TakeGood(others[0]))
            else:
                game.push(swap)
            return
        if isinstance(action, TakeBonus):
            pay(game, self.seat, cost)
            family = game.family(self.seat)
            game.change(
                self.seat, gold=family.gold - 1, spice=family.spice - 1, bonus=(*family.bonus, action.tile)
            )
            game.state.bonus.remove(action.tile)
            game.emit(BonusTaken(self.seat, action.tile, cost))
        after_stone(game, self.seat, GUILD, deal=isinstance(action, TakeBonus))

    def again(self) -> Step[Felinia]:
        return WorkOff(GUILD)

    def forbidden(self, game: Felinia, action: Any) -> Refusal | None:
        family = game.family(self.seat)
        if isinstance(action, GiveGood):
            if action.good not in family.goods:
                return Refusal("FEL-061", "not_owned")
            if action.card not in game.swap_cards:
                return Refusal("FEL-061", "no_such_card")
            if not others_in_bag(game, action.good):
                return Refusal("FEL-062", "bag_empty")
        elif isinstance(action, TakeBonus):
            if action.tile not in game.state.bonus:
                return Refusal("FEL-063", "tile_gone")
            if not (family.gold and family.spice):
                return Refusal("FEL-063", "no_gold_or_spice")
        else:
            return None
        return Refusal("FEL-060", "too_expensive", (GUILD,))


class NameGood(Choice, frozen=True):
    """Which other kind of goods is taken from the bag for the one that was given.

    The given tile lies aside until then: it goes into the bag after the new one was taken.
    """

    rule: ClassVar[str] = "FEL-061"

    given: str
    card: str
    price: int

    def choices(self, game: Felinia) -> list[Action]:
        return [TakeGood(good) for good in others_in_bag(game, self.given)]

    def choose(self, game: Felinia, action: TakeGood) -> None:
        game.state.bag[action.good] -= 1
        game.state.bag[self.given] += 1
        add_good(game, self.seat, action.good)
        cards = take_cards(game, self.seat, self.card, 1)
        game.emit(GoodsSwapped(self.seat, self.given, action.good, self.card, cards, self.price))
        after_stone(game, self.seat, GUILD, deal=True)

    def forbidden(self, game: Felinia, action: Any) -> Refusal | None:
        if not isinstance(action, TakeGood):
            return None
        if action.good == self.given:
            return Refusal("FEL-061", "same_kind")
        return Refusal("FEL-062", "none_in_bag")


def price(game: Felinia, place: str) -> int:
    """What a deal costs now: one silver for each stone that lies there (FEL-053)."""
    return len(game.state.stones[place])


def purchase_possible(game: Felinia, seat: int, market: str) -> bool:
    """Whether the seat could buy something, if need be by selling first."""
    return bool(game.state.markets[market]) and raisable(game.family(seat)) >= price(game, market)


def guild_deal_possible(game: Felinia, seat: int) -> bool:
    """Whether the seat could swap goods or take a bonus tile, if need be by selling first."""
    family, cost = game.family(seat), price(game, GUILD)
    kinds = set(family.goods)
    # what is sold goes into the bag, so that another kind before the seat is as good as one in the bag
    swappable = len(kinds) > 1 or any(others_in_bag(game, good) for good in kinds)
    if swappable and raisable(family, goods=1) >= cost:
        return True
    if not (family.gold and family.spice and game.state.bonus):
        return False
    return raisable(family, gold=1, spice=1) >= cost


def others_in_bag(game: Felinia, given: str) -> list[str]:
    """The kinds that can be named for a tile of this kind (FEL-062)."""
    bag = game.state.bag
    return [good for good in GOODS if good != given and bag[good]]


def take_back(game: Felinia, place: str, deal: bool) -> None:
    """The top stone goes back to its owner."""
    *rest, seat = game.state.stones[place]
    game.state.stones[place] = tuple(rest)
    game.emit(StoneTakenBack(seat, place, deal))


def after_stone(game: Felinia, seat: int, place: str, deal: bool) -> None:
    """The stone is done: only after a deal may its owner board (FEL-070, FEL-073)."""
    take_back(game, place, deal)
    game.push(*([OfferShips(seat)] if deal else []), WorkOff(place))
