"""Julepe as data: house rules, phases, events and view; the state is in `state.py`, rules and sources in `rules.py`."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Literal

from pydantic import Field, model_validator

from bot.cards import Card, Suit
from bot.games.protocol import ChipsMoved, Event, HouseRules, Setup, View
from bot.games.tricks import CARD_REFUSALS, CardPlayed, Duty, Trick, TrickTaken

HAND = 5
"""Cards that are played, and tricks of a deal."""
QUOTA = 2
RAISED_QUOTA = 3
STRENGTH = {1: 10, 3: 9, 12: 8, 11: 7, 10: 6, 7: 5, 6: 4, 5: 3, 4: 2, 2: 1}
"""Order within a suit: as, tres, rey, caballo, sota, 7, 6, 5, 4, 2."""

REFUSALS = (
    "deal-over",
    "not-your-turn",
    "not-now",
    "no-such-call",
    "cannot-cover",
    "must-play-ace",
    "dealer-must-play",
    "must-take-turn-up",
    "not-your-turn-up",
    "turn-up-too-late",
    "turn-up-too-early",
    "already-called",
    "must-defend",
    "must-discard-at-least",
    "must-discard-at-most",
    *CARD_REFUSALS,
)
"""Every code that IllegalActionError carries here."""


class JulepeRules(HouseRules):
    """House rules of a table; the default of every field is the seed's reading."""

    stake: int = Field(10, ge=1, description="Puesta: the dealer's ante, in chips")
    penalty_mode: Literal["fixed", "pot"] = Field("fixed", description="Julepe: a fixed amount, or as the plate")
    penalty: int | None = Field(None, ge=1, description="Julepe in chips where it is fixed; left out: as the puesta")
    who_antes: Literal["dealer", "all", "all_dealer_double"] = Field("dealer", description="Who puts the puesta in")
    dealer_takes_turn_up: Literal["optional", "always", "never"] = Field(
        "optional", description="Baile: whether a dealer who plays takes the turn-up"
    )
    turn_up_timing: Literal["until_own_call", "before_calls", "own_call"] = Field(
        "until_own_call", description="Baile: when the dealer may take the turn-up"
    )
    turn_up_quota: Literal["ace_three", "always_three"] = Field(
        "ace_three", description="Baile: three tricks with the ace only, or always"
    )
    turn_up_double: bool = Field(False, description="Baile doble: a dancing dealer who fails pays double")
    must_beat_ruffed: bool = Field(False, description="Montar: beat the suit led even when the trick is ruffed")
    must_undertrump: bool = Field(True, description="Subfallar: play a lower trump when unable to go over")
    all_pass: Literal["carry", "redeal", "dealer_must"] = Field(
        "carry", description="All pass: the deal moves on, the dealer deals again, or the dealer must play"
    )
    lone_undefended: Literal["takes_pot", "dealer_defends", "carry"] = Field(
        "takes_pot", description="One plays and nobody defends the baceta"
    )
    stock_beats_lone: Literal["defender_takes", "carry"] = Field(
        "defender_takes", description="The lone player fails against the baceta"
    )
    defender_choice: Literal["in_turn", "first_to_ask"] = Field(
        "in_turn", description="Who defends: asked in turn, or the first to speak"
    )
    defender_lead: Literal["by_seat", "stock", "lone"] = Field("by_seat", description="Who leads against the baceta")
    defender_cards: int = Field(6, ge=5, le=8, description="Cards dealt to the defender of the baceta")
    draw_when: Literal["after_all_call", "when_calling"] = Field(
        "after_all_call", description="Draw after the last call, or with one's own call"
    )
    reserve_from: Literal["all", "passed"] = Field(
        "all", description="Rebuilt stock: throws and passed hands, or passed hands first"
    )
    odd_chip: Literal["pot", "first_hand"] = Field(
        "pot", description="Odd chip of two winners: stays, or goes to the one nearest the dealer's right"
    )
    seven_sits_out: Literal["dealer", "left_of_dealer"] = Field("dealer", description="The alcalde of seven seats")
    pot_cap: int = Field(0, ge=0, description="Most chips of the plate at stake in a deal; 0: all of it")
    ace_must_play: bool = Field(False, description="As obliga: the holder of the trump ace may not pass")

    @model_validator(mode="after")
    def _always_needs_a_later_moment(self) -> JulepeRules:
        if self.dealer_takes_turn_up == "always" and self.turn_up_timing == "before_calls":
            raise ValueError("dealer_takes_turn_up=always cannot go with turn_up_timing=before_calls")
        return self


class Phase(Enum):
    CALLS = "calls"
    DEFENCE = "defence"
    """one plays: the passers are asked to defend the baceta"""
    DRAW = "draw"
    PLAY = "play"
    OVER = "over"


SeatKind = Literal["winner", "julep", "passed", "alcalde", "defended", "carried"]
"""`defended`: the baceta's defender who takes nothing. `carried`: the lone player where nobody defends and the plate
stays."""
DealKind = Literal["played", "baceta", "undefended", "all_passed"]


@dataclass(frozen=True, slots=True)
class Result:
    """How a deal ended. All amounts in chips."""

    kind: DealKind
    kinds: tuple[SeatKind, ...]
    """per seat"""
    at_stake: int
    """P: what was played for, out of the plate"""
    paid: tuple[int, ...]
    """per seat: the julepe it paid, 0 for most"""
    won: tuple[int, ...]
    """per seat: what it took"""
    deltas: tuple[int, ...]
    """per seat: change of its stack since before the ante"""
    carried: int
    """what stays on the plate"""


@dataclass(frozen=True, slots=True)
class DealStarted(Event):
    """Everything a deal starts from; hands and turn-up follow from `setup.pack`. Private: it holds the pack."""

    rules: JulepeRules
    setup: Setup


@dataclass(frozen=True, slots=True)
class CallMade(Event):
    seat: int
    call: Literal["juego", "paso"]


@dataclass(frozen=True, slots=True)
class TurnUpTaken(Event):
    """The dealer dances: his call, made in or before his turn."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class DefenceOffered(Event):
    """Only `lone` plays; `seats` may defend the baceta, in this order."""

    lone: int
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DefenceAnswered(Event):
    seat: int
    defends: bool


@dataclass(frozen=True, slots=True)
class CardsThrown(Event):
    """Private: everybody else sees only how many."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class StockRebuilt(Event):
    """The stock ran out: `cards` (private; ordered as they lay) are shuffled into a new one for `seat` and on."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CardsServed(Event):
    """Cards from the stock, or from the rebuilt one. Private: everybody else sees only how many."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class PlayOpened(Event):
    leader: int


@dataclass(frozen=True, slots=True)
class DealSettled(Event):
    """The last event of a deal, after its ChipsMoved."""

    result: Result


EVENTS: tuple[type[Event], ...] = (
    DealStarted,
    ChipsMoved,
    CallMade,
    TurnUpTaken,
    DefenceOffered,
    DefenceAnswered,
    CardsThrown,
    StockRebuilt,
    CardsServed,
    PlayOpened,
    CardPlayed,
    TrickTaken,
    DealSettled,
)


@dataclass(frozen=True, slots=True)
class Why:
    """The duty in force for a seat's legal cards, for the sentence "No tienes copas: debes fallar con un oro"."""

    duty: Duty
    led: Suit | None
    trump: Suit


@dataclass(frozen=True, slots=True)
class JulepeView(View):
    """All figures in chips; `per seat` tuples have one entry for each seat of the table."""

    phase: Phase
    alcalde: int | None
    turn_up: Card
    trump: Suit
    danced: bool
    """the dealer took the turn-up: it lies in his hand (or was thrown)"""
    stacks: tuple[int, ...]
    pot: int
    at_stake: int
    """what this deal is played for; the rest of the pot waits"""
    penalty: int
    """one julepe"""
    quotas: tuple[int, ...]
    """per seat: tricks it needs"""
    calls: tuple[str | None, ...]
    """per seat: juego, paso, baile; None: not yet"""
    thrown: tuple[int | None, ...]
    """per seat: cards thrown; None: not yet"""
    hand_sizes: tuple[int, ...]
    stock_size: int
    """cards left to draw, rebuilt ones included"""
    rebuilds: int
    lone: int | None
    defender: int | None
    asked: tuple[int, ...]
    """who may still answer whether he defends"""
    players: tuple[int, ...]
    """seats still playing, from the dealer's right: those who called so far, later those in the tricks"""
    trick: Trick
    """the trick on the table; without cards between tricks"""
    finished: tuple[Trick, ...]
    tricks: tuple[int, ...]
    """per seat"""
    why: Why | None
    """None where the seat has no card to play now"""
    result: Result | None
    rules: JulepeRules
