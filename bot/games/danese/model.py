"""Dane-se as data: house rules, phases, events, state and view. Rules and sources: `rules.py`."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Literal

from pydantic import Field, model_validator

from bot.cards import Card, Suit
from bot.games.protocol import Event, HouseRules, Setup, View
from bot.games.tricks import Duty, Trick, Tricks

STRENGTH = {rank: rank for rank in range(2, 15)}
"""Order within a suit: A K Q J 10 … 2, as the ranks are numbered."""
REFUSALS = (
    "deal-over",
    "not-your-turn",
    "already-bid",
    "must-bid",
    "bid-too-high",
    "hook",
    "must-play",
    "not-in-hand",
    "must-follow",
)
"""Every code that IllegalActionError carries here."""


class DaneseRules(HouseRules):
    """House rules of a table; the default of every field is the seed's reading."""

    max_cards: int = Field(13, ge=1, le=17, description="Cards of the largest hand, never more than the pack allows")
    schedule: Literal["ascending", "escalera", "escalera_repeat", "descending"] = Field(
        "ascending",
        description="Order of the hands: up; up and down again; the same with the largest twice; down only",
    )
    first_bidder: Literal["dealer", "left"] = Field("dealer", description="Who bids first: the dealer or the next seat")
    hook: bool = Field(False, description="Hook: the last bid may not make the sum of the bids equal the tricks")
    top_no_trump: Literal["exhausted", "always", "never"] = Field(
        "exhausted",
        description="No trump where no card is left, in every largest hand, or never (the dealer's last card marks it)",
    )
    zero_points: Literal[10, 5] = Field(10, description="Points for a bid of none, fulfilled")
    miss: Literal["zero", "tricks", "minus_bid", "minus_diff"] = Field(
        "zero", description="Points for a missed bid: none, the tricks taken, minus the bid, or minus the difference"
    )
    tiebreak: Literal["shared", "extra_hand"] = Field(
        "shared", description="Tie at the end: shared, or further hands of the largest size until one leads"
    )
    simultaneous_bids: bool = Field(False, description="All bid at once instead of in turn")
    stake: int = Field(0, ge=0, description="Stake of a game, in chips: each seat puts it in, the winners share it")

    @model_validator(mode="after")
    def _hook_needs_a_last_bidder(self) -> DaneseRules:
        if self.hook and self.simultaneous_bids:
            raise ValueError("hook cannot go with simultaneous_bids")
        return self


class Phase(Enum):
    BIDS = "bids"
    PLAY = "play"
    OVER = "over"


Label = Literal["certo", "acima", "abaixo"]
"""Bid fulfilled, more tricks than that, fewer."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a hand ended; all by seat."""

    labels: tuple[Label, ...]
    points: tuple[int, ...]
    """of this hand"""
    totals: tuple[int, ...]
    """of the game so far"""
    winners: tuple[int, ...]
    """seats that have won the game by this hand; none while it goes on"""


@dataclass(frozen=True, slots=True)
class DealStarted(Event):
    """Everything a hand starts from; cards and trump follow from `setup`. Private: it holds the pack."""

    rules: DaneseRules
    setup: Setup


@dataclass(frozen=True, slots=True)
class BidMade(Event):
    """Private until all have bid, where bids are simultaneous."""

    seat: int
    tricks: int


@dataclass(frozen=True, slots=True)
class HandScored(Event):
    """The last event of a hand."""

    result: Result


@dataclass(frozen=True, slots=True)
class Table:
    """What does not change during a hand."""

    rules: DaneseRules
    setup: Setup
    hand_size: int
    last_hand: bool
    """the schedule ends with this hand, or has ended before"""
    bidders: tuple[int, ...]
    """seats in bidding order"""
    players: tuple[int, ...]
    """seats in dealing order, which leads first: from the dealer's left"""
    turn_up: Card | None
    """marks trump; None: no trump"""
    turn_up_held: bool
    """the turn-up is the dealer's own card"""

    @property
    def trump(self) -> Suit | None:
        return self.turn_up.suit if self.turn_up else None


@dataclass(frozen=True, slots=True)
class State:
    table: Table
    trump: Suit | None
    bids: tuple[int | None, ...]
    """per seat"""
    bidding: bool
    tricks: Tricks
    result: Result | None


@dataclass(frozen=True, slots=True)
class Why:
    """The duty in force for a seat's legal cards."""

    duty: Duty
    led: Suit | None
    trump: Suit | None


@dataclass(frozen=True, slots=True)
class DaneseView(View):
    """`per seat` tuples have one entry for each seat of the table."""

    phase: Phase
    number: int
    """of this hand in the game, from 1"""
    hands_in_game: int
    """hands of the schedule"""
    hand_size: int
    """cards dealt to each seat, and tricks of this hand"""
    turn_up: Card | None
    turn_up_held: bool
    """the turn-up is the dealer's own card"""
    trump: Suit | None
    bids: tuple[int | None, ...]
    """per seat; None: not yet, or hidden until all have bid at once"""
    has_bid: tuple[bool, ...]
    """per seat"""
    bidders: tuple[int, ...]
    """seats in bidding order"""
    hand_sizes: tuple[int, ...]
    """per seat: cards in hand now"""
    trick: Trick
    """the trick on the table; without cards between tricks"""
    finished: tuple[Trick, ...]
    tricks: tuple[int, ...]
    """per seat: taken in this hand"""
    scores: tuple[int, ...]
    """per seat: points of the game, this hand's included once it is over"""
    why: Why | None
    """None where the seat has no card to play now"""
    result: Result | None
    rules: DaneseRules
