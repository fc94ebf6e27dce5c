"""What happens.  A `ship` is the number of its berth from 0, a `place` is "board", a market or the guild."""

from __future__ import annotations

from msgspec import structs

from engine.core.values import Event

# -- the round


class RoundBegan(Event, frozen=True):
    """A round with this start player."""

    round: int
    seat: int


class PhaseBegan(Event, frozen=True):
    phase: str


class ShipTileLaid(Event, frozen=True):
    """A ship got a new tile; so many are left in the stack."""

    ship: int
    tile: str
    left: int

    @property
    def reveals(self) -> bool:
        return True


class NextShipShown(Event, frozen=True):
    """The top tile of the stack was turned up (FEL-180)."""

    tile: str

    @property
    def reveals(self) -> bool:
        return True


class MarketFilled(Event, frozen=True):
    """These goods came to a market from the bag."""

    market: str
    goods: tuple[str, ...]

    @property
    def reveals(self) -> bool:
        return True


# -- city


class StonePlaced(Event, frozen=True):
    """A stone was placed in this placing turn (0 to 2); on the own board it brought silver."""

    seat: int
    place: str
    turn: int
    silver: int


class StoneTakenBack(Event, frozen=True):
    """A stone went back to its owner, with or without a deal."""

    seat: int
    place: str
    deal: bool


class GoodBought(Event, frozen=True):
    seat: int
    market: str
    good: str
    price: int


class GoodsSwapped(Event, frozen=True):
    """A goods tile was given for another one at the guild, and cards of a sort came with it."""

    seat: int
    given: str
    taken: str
    card: str
    cards: int
    price: int


class BonusTaken(Event, frozen=True):
    """A bonus tile was taken for a gold and a spice; it lies face down."""

    seat: int
    tile: str | None
    price: int

    def seen_by(self, seat: int) -> BonusTaken:
        return self if seat == self.seat else structs.replace(self, tile=None)


class Sold(Event, frozen=True):
    """One gold, spice or goods tile was sold; so much silver found room."""

    seat: int
    what: str
    silver: int


class Boarded(Event, frozen=True):
    """A merchant sits on a ship, on this seat from the front, for these goods and so much silver."""

    seat: int
    ship: int
    place: int
    goods: tuple[str, ...]
    silver: int


class LastMerchantBoarded(Event, frozen=True):
    """The seat has no merchant at home: the game ends after this round's exploration."""

    seat: int


class StorageRented(Event, frozen=True):
    seat: int
    price: int


# -- island


class ShipSailed(Event, frozen=True):
    """A ship left for a country, with these seats' merchants aboard."""

    ship: int
    tile: str
    country: str
    aboard: tuple[int, ...]


class ShipCancelled(Event, frozen=True):
    """A ship had to leave with nobody aboard: it stays, its tile has left the game (FEL-082)."""

    ship: int
    tile: str


class ShipReturned(Event, frozen=True):
    """A ship is back in the harbour; its tile has left the game."""

    ship: int
    tile: str


class MerchantWalked(Event, frozen=True):
    """A merchant entered a province; `origin` is "" when it came from the ship."""

    seat: int
    origin: str
    province: str
    step: int


class ProvisionEaten(Event, frozen=True):
    """A provision was spent for one more step."""

    seat: int


class TileTurned(Event, frozen=True):
    seat: int
    province: str
    tile: str

    @property
    def reveals(self) -> bool:
        return True


class Gained(Event, frozen=True):
    """Silver or cards: what was due, and what the track or the supply had room for.

    source:  the province or the special tile it comes from
    """

    seat: int
    what: str
    due: int
    got: int
    source: str


class GoodDrawn(Event, frozen=True):
    """A goods tile came from the bag; "" when the bag was empty."""

    seat: int
    good: str
    source: str

    @property
    def reveals(self) -> bool:
        return True


class TileTaken(Event, frozen=True):
    """The merchant stays in the province; the tile with this country's back lies face down."""

    seat: int
    province: str
    tile: str | None
    country: str

    def seen_by(self, seat: int) -> TileTaken:
        return self if seat == self.seat else structs.replace(self, tile=None)


class SpecialTaken(Event, frozen=True):
    """The merchant stays in the province; the special tile lies open, or has left the game."""

    seat: int
    province: str
    tile: str
    left: bool


class WentHome(Event, frozen=True):
    """A merchant found no place and is back at home."""

    seat: int
    province: str


# -- the end


class ShipsRanOut(Event, frozen=True):
    """There are not enough ship tiles: all ships leave for the last time."""


class FinalScoring(Event, frozen=True):
    """The last merchant has moved; what is scored from here on is the final scoring."""


class TilesShown(Event, frozen=True):
    """A seat turned up everything that lay face down before it."""

    seat: int
    tiles: tuple[str, ...]
    bonus: tuple[str, ...]

    @property
    def reveals(self) -> bool:
        return True


class GameOver(Event, frozen=True):
    """Who has won; several seats share a victory (FEL-165)."""

    winners: tuple[int, ...]


EVENTS: tuple[type[Event], ...] = (
    RoundBegan,
    PhaseBegan,
    ShipTileLaid,
    NextShipShown,
    MarketFilled,
    StonePlaced,
    StoneTakenBack,
    GoodBought,
    GoodsSwapped,
    BonusTaken,
    Sold,
    Boarded,
    LastMerchantBoarded,
    StorageRented,
    ShipSailed,
    ShipCancelled,
    ShipReturned,
    MerchantWalked,
    ProvisionEaten,
    TileTurned,
    Gained,
    GoodDrawn,
    TileTaken,
    SpecialTaken,
    WentHome,
    ShipsRanOut,
    FinalScoring,
    TilesShown,
    GameOver,
)
