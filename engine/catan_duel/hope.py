"""Whether anybody can still win.

Demolished cards are out of the game, so players who tear down what they built
can come to a point where nobody will ever have enough victory points.  The
rulebook has no word for it; people would stop playing, and so does the game:
whoever has more points is first.

Of each player the best is thought: everything that could still come to his
principality lies there.  That may promise too much, never too little, as long
as expansions demand that something is owned, and never that it is not.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine.catan_duel.behaviour import BEHAVIOURS
from engine.catan_duel.building import unmet
from engine.catan_duel.catalog import CARDS, CITY, SETTLEMENT
from engine.catan_duel.places import BESIDE, PLACES
from engine.catan_duel.prince import ADVANTAGE, Prince
from engine.catan_duel.realm import Realm

if TYPE_CHECKING:
    from engine.catan_duel.game import CatanDuel


def hopeless(game: CatanDuel) -> bool:
    """Whether no player can reach the target any more.  As long as towns are left, somebody can."""
    state = game.state
    if state.central[SETTLEMENT] or state.central[CITY]:
        return False
    hands_and_stacks = [slot.card for pile in (*state.hands, *state.stacks) for slot in pile]
    dreamers = [Dreamer(game, seat) for seat in range(game.players)]
    for one, other in (dreamers, dreamers[::-1]):
        one.rival = other
        theirs = state.realms[other.seat]
        one.wish_for((*hands_and_stacks, *state.open, *theirs.cards.values(), *theirs.under.values()))
    fetchers = [CARDS[card] for card in hands_and_stacks if BEHAVIOURS[card].fetches]
    if any(unmet(one, card) is None for one in dreamers for card in fetchers):
        for one in dreamers:
            one.wish_for(state.discard)
    return not any(one.most >= game.box.target for one in dreamers)


class Dreamer(Prince):
    """A player who owns everything that he could still own."""

    __slots__ = ("rival", "wishes")

    rival: Dreamer

    def __init__(self, game: CatanDuel, seat: int) -> None:
        super().__init__(game, seat)
        self.wishes: list[str] = []

    def wish_for(self, cards: Iterable[str]) -> None:
        """Own these expansions too, as far as their conditions can come true."""
        self.wishes += [card for card in cards if CARDS[card].expansion]
        while fulfilled := {card for card in self.wishes if unmet(self, CARDS[card]) is None}:
            self._own(card for card in self.wishes if card in fulfilled)
            self.wishes = [card for card in self.wishes if card not in fulfilled]

    def _own(self, cards: Iterable[str]) -> None:
        realm = self.realm
        lying = realm.cards.copy()
        free = (site for site in BESIDE if PLACES[site].seat == self.seat and site not in realm.cards)
        singles = {card.name for _, card in realm.expansions if card.unique}
        for card in map(CARDS.__getitem__, cards):
            if card.name not in singles:
                lying[next(free)] = card.id
                if card.unique:
                    singles.add(card.name)
        self.realm = Realm(self.seat, lying, realm.under)

    @property
    def most(self) -> int:
        """The victory points of all that, with both advantages if there are points for them."""
        points = self.points
        return points.victory + (points.strength >= ADVANTAGE) + (points.trade >= ADVANTAGE)

    @property
    def behind(self) -> bool:
        """Whether he could ever be: his towns are worth less than everything of the rival."""
        return len(self.realm.towns) + len(self.realm.cities) < self.rival.most
