"""What can be seen on the table, for boards, hints and bots.  Nothing here changes a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from engine.burgundy import choices
from engine.burgundy.actions import BuyTile, PlaceTile, SellGoods, TakeTile
from engine.burgundy.boards import CELLS, COLOURS, NAMES
from engine.burgundy.deeds import bridge_order, turned
from engine.burgundy.main_board import (
    BLACK_DEPOT,
    BY_PLAYERS,
    DEPOTS,
    GOODS,
    IN_DEPOT,
    PHASES,
    PRICE,
    Space,
    spaces_in_use,
)
from engine.burgundy.placing import area_worth, card_points, is_filled, next_card
from engine.burgundy.scoring import leftovers, monastery_parts
from engine.burgundy.values import PhaseEnded, TurnBegan
from engine.core.values import Action, Event, Part, Scored

if TYPE_CHECKING:
    from engine.burgundy.game import Burgundy


class TableView(Struct, frozen=True):
    """The middle of the table.

    phase, points:  "a" to "e", and what it adds to every area completed in it
    round, rounds:  the round, counted from 1, and how many the phase has
    order:          the seats in the order of play of this round
    next_order:     the order of the next round, as the bridge stands now
    active:         the seat whose turn it is, or -1
    white:          what the white die shows
    bridge:         the markers on each of its spaces, the top one last
    round_goods:    the goods still to come in this phase, the next one first
    supplies:       how many tiles of each back have not come to light
    good_points:    what one sold good is worth
    price:          silver for a tile of the black depot
    bought:         whether the active seat has made its purchase
    """

    phase: str
    points: int
    round: int
    rounds: int
    order: tuple[int, ...]
    next_order: tuple[int, ...]
    active: int
    white: int
    bridge: tuple[tuple[int, ...], ...]
    round_goods: tuple[str, ...]
    supplies: dict[str, int]
    good_points: int
    price: int
    bought: bool


class SpaceView(Struct, frozen=True):
    """A space of a depot in use: its colour in this phase, its place in the depot, and its tile or ""."""

    id: str
    colour: str
    col: int
    row: int
    tile: str


class DepotView(Struct, frozen=True):
    """A depot, 1 to 6, or 0 for the black one; its goods in the order of arrival."""

    depot: int
    spaces: tuple[SpaceView, ...]
    goods: tuple[str, ...]


class CardView(Struct, frozen=True):
    """The bonus cards of a colour.

    next:    the one to be taken next: "large", "small" or ""
    points:  what it is worth to each seat
    takers:  who has taken one, the large one first
    """

    colour: str
    next: str
    points: tuple[int, ...]
    takers: tuple[int, ...]


class DieView(Struct, frozen=True):
    die: int
    value: int
    used: bool


class HexView(Struct, frozen=True):
    """A space of a principality; `area` is the number of its area, `tile` the laid tile or ""."""

    hex: str
    q: int
    r: int
    colour: str
    number: int
    area: int
    tile: str


class AreaView(Struct, frozen=True):
    """An area: how many of its spaces are filled, and what it scores if it is completed now.

    card:  what the next bonus card of the colour would add, when this is the colour's last open area
    """

    area: int
    colour: str
    hexes: tuple[str, ...]
    filled: int
    worth: tuple[Part, ...]
    card: int

    @property
    def size(self) -> int:
        return len(self.hexes)

    @property
    def complete(self) -> bool:
        return self.filled == len(self.hexes)


class EstateView(Struct, frozen=True):
    """What a player has; the board is "" until it is known.  Goods and sold goods count by colour."""

    seat: int
    board: str
    hexes: tuple[HexView, ...]
    areas: tuple[AreaView, ...]
    storage: tuple[str, ...]
    goods: dict[str, int]
    sold: dict[str, int]
    silver: int
    workers: int
    monasteries: tuple[str, ...]
    dice: tuple[DieView, ...]
    cards: tuple[str, ...]


class DieUse(Struct, frozen=True):
    """What a die could do with a value: how many workers that costs, and what monasteries allow is in it.

    takes:       spaces of depots
    placements:  pairs of key space and hex
    sale:        the good that can be sold, or ""
    """

    value: int
    workers: int
    takes: tuple[str, ...]
    placements: tuple[tuple[int, str], ...]
    sale: str


class Projection(Struct, frozen=True):
    """What a seat would have if the game ended now."""

    points: int
    leftovers: tuple[Part, ...]
    monasteries: tuple[Part, ...]

    @property
    def total(self) -> int:
        return self.points + sum(part.points for part in (*self.leftovers, *self.monasteries))


# -- the middle


def table(game: Burgundy) -> TableView:
    state = game.state
    phase = PHASES[state.phase]
    return TableView(
        phase.id,
        phase.points,
        state.round + 1,
        phase.rounds,
        state.order,
        bridge_order(game),
        state.active,
        state.white,
        tuple(state.bridge),
        state.round_goods,
        {back: len(tiles) for back, tiles in state.supplies.items()},
        BY_PLAYERS[game.players].sold_good,
        PRICE,
        state.bought,
    )


def depots(game: Burgundy) -> list[DepotView]:
    """The six depots in their order, then the black one."""
    in_use = {space.id: space for space in spaces_in_use(game.players)}
    return [
        DepotView(
            depot,
            tuple(_space(game, in_use[space]) for space in IN_DEPOT[depot] if space in in_use),
            () if depot == BLACK_DEPOT else game.state.goods[depot - 1],
        )
        for depot in (*DEPOTS, BLACK_DEPOT)
    ]


def _space(game: Burgundy, space: Space) -> SpaceView:
    colour = space.colour_in(game.players, PHASES[game.state.phase].id)
    return SpaceView(space.id, colour, space.col, space.row, game.state.depots.get(space.id, ""))


def cards(game: Burgundy) -> list[CardView]:
    """The bonus cards of every colour."""
    found = []
    for colour in COLOURS:
        card = next_card(game, colour)
        seats = range(game.players) if card else ()
        points = tuple(card_points(game, seat, card or "") for seat in seats)
        found.append(CardView(colour, card or "", points, game.state.cards[colour]))
    return found


# -- the estates


def estate(game: Burgundy, seat: int) -> EstateView:
    own = game.estate(seat)
    return EstateView(
        seat,
        own.board,
        tuple(_hexes(game, seat)),
        tuple(areas(game, seat)),
        own.storage,
        {good: count for good, count in zip(GOODS, own.goods, strict=True) if count},
        {good: count for good, count in zip(GOODS, own.sold, strict=True) if count},
        own.silver,
        own.workers,
        own.monasteries,
        tuple(DieView(die, *_die(game, seat, die)) for die in range(2)),
        tuple(colour for colour in COLOURS if seat in game.state.cards[colour]),
    )


def _die(game: Burgundy, seat: int, die: int) -> tuple[int, bool]:
    seen = game.state.dice[2 * seat + die]
    return seen.value, seen.used


def _hexes(game: Burgundy, seat: int) -> list[HexView]:
    own = game.estate(seat)
    if not own.board:
        return []
    board = own.map
    return [
        HexView(
            NAMES[space],
            *cell,
            board.colours[space],
            board.numbers[space],
            board.area_of[space],
            own.laid[space],
        )
        for space, cell in enumerate(CELLS)
    ]


def areas(game: Burgundy, seat: int) -> list[AreaView]:
    """The areas of a principality, in reading order."""
    own = game.estate(seat)
    return [_area(game, seat, area) for area in range(len(own.map.areas))] if own.board else []


def _area(game: Burgundy, seat: int, area: int) -> AreaView:
    own = game.estate(seat)
    spaces = own.map.areas[area]
    colour = own.map.colours[spaces[0]]
    others = tuple(space for space in own.map.whole[colour] if space not in spaces)
    card = next_card(game, colour)
    last = card is not None and is_filled(own, others) and not is_filled(own, spaces)
    return AreaView(
        area,
        colour,
        tuple(NAMES[space] for space in spaces),
        sum(1 for space in spaces if own.laid[space]),
        area_worth(game, seat, area),
        card_points(game, seat, card) if last and card is not None else 0,
    )


def projection(game: Burgundy, seat: int) -> Projection:
    """What the seat would have if the game ended now; after the end, what it has."""
    if game.over:
        return Projection(game.points[seat], (), ())
    return Projection(game.points[seat], tuple(leftovers(game, seat)), tuple(monastery_parts(game, seat)))


# -- what can be done


def workers_needed(game: Burgundy, seat: int, start: int, end: int) -> int:
    """The fewest workers that turn a die from one value to another (COB-054, COB-143)."""
    reach = game.powers(seat).worker_reach
    steps = min((start - end) % 6, (end - start) % 6)
    return -(-steps // reach)


def die_uses(game: Burgundy, seat: int, die: int) -> list[DieUse]:
    """What a seat's die could do with each value that its workers can pay, the cheapest first."""
    value = game.state.dice[2 * seat + die].value
    uses = [_use(game, seat, die, value, turned(value, change)) for change in range(6)]
    affordable = [use for use in uses if use.workers <= game.estate(seat).workers]
    return sorted(affordable, key=lambda use: (use.workers, use.value))


def _use(game: Burgundy, seat: int, die: int, start: int, value: int) -> DieUse:
    actions = choices.die_actions(game, seat, die, value)
    return DieUse(
        value,
        workers_needed(game, seat, start, value),
        tuple(action.space for action in actions if isinstance(action, TakeTile)),
        tuple((action.slot, action.hex) for action in actions if isinstance(action, PlaceTile)),
        next((action.good for action in actions if isinstance(action, SellGoods)), ""),
    )


def purchases(game: Burgundy, seat: int) -> list[BuyTile]:
    """What a seat could pay for, whether or not it has bought in this turn."""
    return [action for action in choices.purchases(game, seat) if isinstance(action, BuyTile)]


def added_by(game: Burgundy, tile: str) -> list[Action]:
    """What the deciding seat can do only thanks to a laid monastery, or could do if it had this one."""
    decision = game.decision()
    assert decision is not None
    owned = game.estate(decision.seat).monasteries
    other = game.copy()
    rest = tuple(one for one in owned if one != tile)
    other.change(decision.seat, monasteries=rest if tile in owned else tuple(sorted((*owned, tile))))
    more, less = game.actions(), tuple(decision.actions(other))
    if tile not in owned:
        more, less = less, more
    return [action for action in more if action not in less]


def preview(game: Burgundy, action: Action) -> list[Event]:
    """What a legal action does up to the next choice or the end of the turn."""
    events: list[Event] = []
    for event in game.guess(0, 0).apply(action):
        if event.reveals or isinstance(event, (TurnBegan, PhaseEnded)):
            break
        events.append(event)
    return events


def preview_points(game: Burgundy, action: Action) -> list[Scored]:
    """What a legal action scores at once."""
    return [event for event in preview(game, action) if isinstance(event, Scored)]
