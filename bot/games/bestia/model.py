"""Bestia: its house rules, events, state and view. Data only; `rules.py` says how it is played."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Literal

from pydantic import Field

from bot.cards import Card, Duties, Suit
from bot.games.protocol import Event, HouseRules, Setup, View
from bot.games.tricks import CARD_REFUSALS, Duty, Trick, Tricks

HAND = 5
"""Cards per seat, and tricks per deal."""
STRENGTH = {rank: rank for rank in range(2, 15)}
"""Order within a suit: A K Q J 10 … 2, as the ranks are numbered."""
REFUSALS = (
    *CARD_REFUSALS,
    "deal-over",
    "not-your-turn",
    "must-call",
    "no-such-call",
    "cannot-cover",
    "must-exchange",
    "discard-at-most",
    "must-play",
    "must-lead-trump-ace",
)


class BestiaRules(HouseRules):
    """House rules of a table; the default of every field is the seed's reading."""

    ante: int = Field(2, ge=1, description="Ante: chips each seat puts in the plate before every deal")
    pack_base: Literal[28, 32] = Field(32, description="Pack: cards in play for three seats")
    pack_step: Literal[4, 8] = Field(4, description="Pack: cards added for each further seat, up to 52")
    must_beat_ruffed: bool = Field(
        False, description="Matar: going higher in the suit led is a duty also when the trick is already trumped"
    )
    must_undertrump: bool = Field(
        False, description="Subfallar: who cannot go over the trumps played must play a lower trump"
    )
    trick_pay: Literal["chip", "fifth"] = Field(
        "chip", description="Trick pay: one chip for each trick, or a fifth of the plate, rounded down"
    )
    penalty_base: Literal["before", "after"] = Field(
        "before", description="Bestia: its payment is the plate before the tricks are paid, or after"
    )
    penalty_cap: int = Field(0, ge=0, description="Bestia: the most one seat pays; 0 for no limit")
    several_bestias: Literal["each", "split"] = Field(
        "each", description="Several bestias: each pays in full, or they share one payment, rounded up for each"
    )
    trump_from: Literal["dealer_card", "turn_up"] = Field(
        "dealer_card", description="Trump: the dealer's own last card marks it, or an undealt card that nobody holds"
    )
    exchange: int = Field(
        0, ge=0, le=HAND, description="Exchange: cards that may be exchanged after the calls; 0 for none"
    )
    two_split: bool = Field(False, description="Two left: they split the plate without play; an odd chip stays")
    ace_trump_leads: bool = Field(False, description="Lead: a leader who holds the ace of trumps must lead it")


class Phase(Enum):
    """Where a deal stands."""

    CALLS = "calls"
    EXCHANGE = "exchange"
    PLAY = "play"
    OVER = "over"


ResultKind = Literal["played", "alone", "split", "all_passed"]


@dataclass(frozen=True, slots=True)
class Result:
    """How a deal ended. Amounts in chips, by seat."""

    kind: ResultKind
    at_stake: int
    """the plate that was played for"""
    bestias: tuple[int, ...]
    """seats that played and took no trick"""
    won: tuple[int, ...]
    """taken out of the plate"""
    paid: tuple[int, ...]
    """put into it as bestia"""
    deltas: tuple[int, ...]
    """change of the stacks since before the ante"""
    carried: int
    """what stays in the plate"""


@dataclass(frozen=True, slots=True)
class DealStarted(Event):
    """Everything a deal starts from; hands and trump follow from `setup.pack`. Private: it holds the pack."""

    rules: BestiaRules
    setup: Setup


@dataclass(frozen=True, slots=True)
class CallMade(Event):
    seat: int
    call: Literal["juego", "paso"]


@dataclass(frozen=True, slots=True)
class CardsExchanged(Event):
    """As many cards drawn as thrown; none: it kept its hand. Private: everybody else sees only how many."""

    seat: int
    thrown: tuple[Card, ...]
    drawn: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class DealSettled(Event):
    """The last event of a deal, after its ChipsMoved."""

    result: Result


@dataclass(frozen=True, slots=True)
class Table:
    """What does not change during a deal."""

    rules: BestiaRules
    setup: Setup
    order: tuple[int, ...]
    """seats from the dealer's right"""
    turn_up: Card
    """the card that marks trump: the dealer's own, or one that nobody holds"""
    stock: tuple[Card, ...]
    """cards that nobody was dealt, in drawing order"""
    stock_size: int
    """how many there really are; a written record may know fewer"""
    duties: Duties

    @property
    def trump(self) -> Suit:
        return self.turn_up.suit


@dataclass(frozen=True, slots=True)
class State:
    table: Table
    phase: Phase
    stacks: tuple[int, ...]
    pot: int
    calls: tuple[str, ...]
    """in speaking order"""
    players: tuple[int, ...]
    """who said juego, from the dealer's right"""
    threw: tuple[int, ...]
    """numbers of cards exchanged, in the order of `players`"""
    tricks: Tricks
    result: Result | None


@dataclass(frozen=True, slots=True)
class Why:
    """The duty in force for a seat's legal cards."""

    duty: Duty | Literal["must-lead-trump-ace"]
    led: Suit | None
    trump: Suit


@dataclass(frozen=True, slots=True)
class BestiaView(View):
    """All figures in chips; `per seat` tuples have one entry for each seat of the table."""

    phase: Phase
    turn_up: Card
    """marks trump; with `trump_from=dealer_card` it is the dealer's own, in his hand at the start"""
    trump: Suit
    stacks: tuple[int, ...]
    pot: int
    penalty: int
    """what a single bestia of this deal pays"""
    covered: bool
    """whether the seat could pay it; true where nobody looks"""
    calls: tuple[str | None, ...]
    """per seat: juego, paso; None: not yet"""
    thrown: tuple[int | None, ...]
    """per seat: cards exchanged; None: not yet"""
    hand_sizes: tuple[int, ...]
    """per seat; 0 for who has passed"""
    stock_size: int
    """cards left to draw"""
    players: tuple[int, ...]
    """who said juego so far, from the dealer's right"""
    trick: Trick
    """the trick on the table; without cards between tricks"""
    finished: tuple[Trick, ...]
    tricks: tuple[int, ...]
    """per seat"""
    why: Why | None
    """None where the seat has no card to play now"""
    result: Result | None
    rules: BestiaRules
