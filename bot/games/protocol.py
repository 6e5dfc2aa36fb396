"""What every game is made of: house rules, actions, events, views, and the functions that tie them together.

A game is a folder with data (`model.py`) and pure functions (`rules.py`), gathered in one `Game` object. A *deal*
runs from the
ante to the settlement; what one deal hands to the next is a `Carry`. Seats are numbers 0 … n-1 in the order of
play: each next
seat speaks, is dealt to and plays after the one before.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, Literal, Protocol, TypeVar

from pydantic import BaseModel, ConfigDict, model_validator

from bot.cards import Card

POT = -1
"""The plate, where a seat number is expected in `ChipsMoved`."""


class HouseRules(BaseModel):
    """Base of each game's house rules: frozen, unknown fields refused, every field with a default, bounds and a
    description.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    @model_validator(mode="before")
    @classmethod
    def _no_fractions(cls, values: Any) -> Any:
        """No house rule is a fraction; a choice of integers would take 28.0 for 28."""
        for name, value in values.items() if isinstance(values, dict) else ():
            if isinstance(value, float):
                raise ValueError(f"{name}: not a whole number")
        return values


@dataclass(frozen=True, slots=True)
class Say:
    """A call in words: `juego`, `paso`, `baile`, `defiende`, `no defiende`, `mus`, `no hay mus`, `quiero`, `no
    quiero`, `ordago`.
    """

    word: str


@dataclass(frozen=True, slots=True)
class Play:
    """A card to the trick."""

    card: Card


@dataclass(frozen=True, slots=True)
class Discard:
    """Cards thrown for new ones; none: `servido`."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Bid:
    """Number of tricks foretold."""

    tricks: int


@dataclass(frozen=True, slots=True)
class Bet:
    """`envido N`."""

    amount: int


@dataclass(frozen=True, slots=True)
class Raise:
    """`N mas`: N more than what is on the table."""

    amount: int


Action = Say | Play | Discard | Bid | Bet | Raise


@dataclass(frozen=True, slots=True)
class DiscardRange:
    """Any `low` to `high` (at least 1) of the seat's cards may be thrown.

    Throwing none is an option of its own, `Discard(())`.
    """

    low: int
    high: int


@dataclass(frozen=True, slots=True)
class BetRange:
    """`envido` from `low` to `high` (None: no upper limit)."""

    low: int
    high: int | None


@dataclass(frozen=True, slots=True)
class RaiseRange:
    """Raises from `low` to `high` (None: no upper limit)."""

    low: int
    high: int | None


Option = Say | Play | Discard | Bid | DiscardRange | BetRange | RaiseRange
"""One entry of the list of legal actions: an action itself, or a range of them."""


class IllegalActionError(Exception):
    """An action that the rules refuse.

    `code` is a stable word (`must-beat`); `details` fill the sentence that explains it.
    """

    def __init__(self, code: str, **details: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.details = details


class StockExhaustedError(Exception):
    """The cards handed in end while cards are still due: only a written record can be that short."""


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened in a deal; the state is a fold over these. Subclasses are past participles."""


@dataclass(frozen=True, slots=True)
class ChipsMoved(Event):
    """Chips (stones in mus_individual) from one seat or the pot to another; the ledger books these and nothing else.

    `reason`: `ante`, `pot`, `julepe`, `bestia`, `trick`, `stake`, …; a text key of the interface.
    """

    source: int
    target: int
    amount: int
    reason: str


@dataclass(frozen=True, slots=True)
class Setup:
    """All that a deal starts from; a deal's first event holds it whole, together with the house rules.

    `stacks`: per seat, chips (mus_individual: stones) before the ante. `carry` comes from the deal before; its `pot` is
    what lies in the plate before the ante. `pack`: the shuffled pack, first card dealt first (written records: the
    cards laid out in dealing order). `reserves`: one order of the whole pack for each rebuilding of the stock (a record
    gives one list of exactly the cards drawn): the next card is the first, from where the last rebuilding stopped in
    the same order, that lies in the pile; StockExhaustedError where there is none.
    """

    stacks: tuple[int, ...]
    carry: Carry
    pack: tuple[Card, ...]
    reserves: tuple[tuple[Card, ...], ...] = ()

    @property
    def seats(self) -> int:
        return len(self.stacks)


@dataclass(frozen=True, slots=True)
class Carry:
    """What one deal hands to the next, the same type for all games; fields a game has no use for keep their default.

    `dealer`: seat. `pot`: chips that wait in the plate. `ante`: false after a redeal, where none is due. `number`:
    deals of this game so far. `scores`: per seat (danese: points; mus_individual: stones; mus: pairs' stones).
    `tallies`: games won or lost, per seat or pair. `over`: the game (not the deal) has ended, `winners` (seats) share
    its stake and the next deal opens a new one. `hand_size`: cards per seat where a written deal gives it and not the
    place of the deal in its game (danese); 0: as the rules say.
    """

    dealer: int = 0
    pot: int = 0
    ante: bool = True
    number: int = 0
    scores: tuple[int, ...] = ()
    tallies: tuple[int, ...] = ()
    over: bool = False
    winners: tuple[int, ...] = ()
    hand_size: int = 0


@dataclass(frozen=True, slots=True)
class View:
    """What one seat may see (`seat` None: what everybody sees).

    Games subclass it; it is filled field by field, never cut down from a state.
    """

    seat: int | None
    seats: int
    dealer: int
    hand: tuple[Card, ...]
    legal: tuple[Option, ...]
    """The seat's own legal actions now, in the order the interface numbers them; empty where it may not act."""
    waiting_on: tuple[int, ...]
    over: bool


@dataclass(frozen=True, slots=True)
class Outcome:
    """A deal's figures, so far or at its end: the fields of `replay --json` (RECORD.md), keyed by seat."""

    chips: tuple[int, ...]
    """Change of each stack since before the ante."""
    pot: int = 0
    tricks: tuple[int, ...] | None = None
    points: tuple[int, ...] | None = None
    score: tuple[int, int] | None = None
    winner: int | None = None
    loser: int | None = None


R = TypeVar("R", bound=HouseRules)
R_contra = TypeVar("R_contra", bound=HouseRules, contravariant=True)
S = TypeVar("S")
S_contra = TypeVar("S_contra", contravariant=True)
V_co = TypeVar("V_co", bound=View, covariant=True)


class Rules(Protocol[R_contra, S, V_co]):
    """The functions of a game, all pure: a module `rules.py` fulfils it. `S` is the game's frozen state."""

    def opening(self, rules: R_contra, seats: int, dealer: int) -> Carry:
        """The carry of a game's first deal. ValueError where these rules cannot be played by so many."""
        ...

    def start(self, rules: R_contra, setup: Setup) -> tuple[Event, ...]:
        """Events of dealing: a self-contained first event, the antes, and what follows without anybody's choice."""
        ...

    def evolve(self, state: S | None, event: Event) -> S:
        """The state after `event`; the first event of a deal makes a new state."""
        ...

    def legal_actions(self, state: S, seat: int) -> tuple[Option, ...]:
        """All that the seat may do now, also out of turn; empty where it may do nothing.

        Never empty for a seat waited on.
        """
        ...

    def apply(self, state: S, seat: int, action: Action) -> tuple[Event, ...]:
        """Events of the action and of all that follows from it by itself.

        IllegalActionError with a code where the rules refuse it.
        """
        ...

    def waiting_on(self, state: S) -> tuple[int, ...]:
        """Seats whose action the deal needs now; empty when it is over."""
        ...

    def is_over(self, state: S) -> bool: ...

    def view_for(self, state: S, seat: int | None) -> V_co: ...

    def default_action(self, state: S, seat: int) -> Action:
        """What happens for a seat that does not answer: legal and neutral (COMMANDS.md, Being away)."""
        ...

    def outcome(self, state: S) -> Outcome: ...

    def carry(self, state: S) -> Carry:
        """What a finished deal hands to the next one."""
        ...

    def required_stack(self, rules: R_contra, carry: Carry, seats: int, seat: int) -> int:
        """Chips that the seat must have to be dealt in: its ante.

        0 where the game is not played for chips by the deal.
        """
        ...


@dataclass(frozen=True, slots=True)
class Layout:
    """The cards of a written record (RECORD.md): who held what, what lay open, what was still to be drawn.

    None: field absent.
    """

    hands: tuple[tuple[Card, ...] | None, ...]
    turn_up: Card | None = None
    stock: tuple[Card, ...] | None = None
    reserve: tuple[Card, ...] | None = None


class LayoutError(ValueError):
    """A layout that cannot be dealt. `field` is the record's field that is wrong."""

    def __init__(self, field: str, why: str) -> None:
        super().__init__(f"{field}: {why}")
        self.field = field


class Layouts(Protocol[R_contra, S_contra]):
    """Between a deal and its written layout; a module `layout.py` of the game fulfils it."""

    def pack_of(self, rules: R_contra, carry: Carry, layout: Layout) -> tuple[Card, ...]:
        """The pack in dealing order that deals this layout.

        LayoutError where it cannot be dealt under these rules.
        """
        ...

    def layout_of(self, state: S_contra) -> Layout:
        """The layout that a deal began with, and the reserve cards it has drawn so far."""
        ...


@dataclass(frozen=True, slots=True)
class Written:
    """What a written record of a game may hold beyond what every record has (RECORD.md)."""

    fields: frozenset[str] = frozenset()
    """which of `pot`, `ante`, `score`, `stock`, `reserve`"""
    words: Callable[[Any], frozenset[str]] | None = None
    """House rules to the kinds of words that actions may have (`words.kind_of`); None: all."""
    pack: Callable[[Any, int], tuple[Card, ...]] | None = None
    """House rules and number of seats to the cards in play; None: the full pack."""
    stack: Callable[[Any], int] = lambda _: 1000
    """House rules to the stack of a seat that the record does not name."""


@dataclass(frozen=True, slots=True)
class Game(Generic[R, S, V_co]):
    """One game, as the rest of the bot sees it."""

    key: str
    seats: tuple[int, ...]
    """Allowed numbers of seats, ascending."""
    pack: Literal["spanish", "french"]
    house_rules: type[R]
    rules: Rules[R, S, V_co]
    layouts: Layouts[R, S]
    events: tuple[type[Event], ...]
    """All event classes of the game, for the codec; their names are what the log stores."""
    counts: Literal["chips", "points", "stones"] = "chips"
    """`chips`: a deal moves chips between stacks and pot.

    Otherwise a stake is put in before a game and the winners share it.
    """
    reserves: int = 0
    """How many orders for rebuilt stocks a deal is handed."""
    cards: tuple[Card, ...] = field(default=(), repr=False)
    """The full pack; what a deal of few seats uses of it is the game's own business."""
    presets: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    """Named sets of house rules: name to the fields that differ from the default."""
    written: Written = Written()
    pairs: bool = False
    """Seats that sit opposite each other play together."""
    signs: Callable[[S, int], tuple[str, ...]] | None = None
    """Señas that a seat may make to its partner now; None: a game without any."""

    tally: Callable[[S], tuple[Mapping[str, int], ...]] | None = None
    """Figures of a finished deal for its seats' statistics, such as `juleps_given`; None: the general ones alone."""
    stuck: Callable[[R, int, tuple[int, ...]], bool] | None = None
    """House rules, chips on the plate, stacks: whether no seat could say more than paso in the next deal.

    The plate is then shared out, so that the table can go on. None: it cannot come to that.
    """

    def signs_of(self, state: S, seat: int) -> tuple[str, ...]:
        """None where the game has no señas, or none may be made."""
        return self.signs(state, seat) if self.signs is not None else ()


AnyGame = Game[Any, Any, Any]


def permits(options: tuple[Option, ...], action: Action) -> bool:
    """Whether `action` is one of `options`.

    For discards only the number of cards is looked at, not whether they are held.
    """
    for option in options:
        match option, action:
            case DiscardRange(low, high), Discard(cards) if cards and low <= len(cards) <= high:
                return True
            case (BetRange(low, high), Bet(amount)) | (RaiseRange(low, high), Raise(amount)) if _within(
                amount, low, high
            ):
                return True
            case _ if option == action:
                return True
    return False


def _within(amount: int, low: int, high: int | None) -> bool:
    return amount >= low and (high is None or amount <= high)


def fold(game: AnyGame, events: tuple[Event, ...] | list[Event], state: Any = None) -> Any:
    """The state after `events`, from `state` (None: the first event starts a deal)."""
    for event in events:
        state = game.rules.evolve(state, event)
    return state
