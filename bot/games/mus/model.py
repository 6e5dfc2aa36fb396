"""Data of mus in pairs: phases, state and view (house.py: house rules; events.py: events).

Seats 0 and 2 are pair 0, seats 1 and 3 pair 1. Rule names (1.4, 2.7, …) are those of rules/mus.md.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Literal

from bot.cards import Card
from bot.games.mus.events import LanceCounted
from bot.games.mus.house import MusRules
from bot.games.mus_hands import HandValue, Lance
from bot.games.protocol import Setup, View

SEATS = 4
HAND = 4

REFUSALS = (
    "deal-over",
    "not-your-turn",
    "no-such-call",
    "must-answer",
    "nothing-to-answer",
    "mus-first",
    "mus-is-over",
    "must-discard",
    "ordago-stands",
    "bet-too-low",
    "bet-too-high",
    "raise-too-low",
    "raise-too-high",
    "must-discard-at-least",
    "discard-at-most",
    "not-in-hand",
    "card-twice",
)
"""Every code that an action of mus is refused with."""


class Phase(Enum):
    """Where a deal stands; RULES in rules.py says what may be said in each and what follows."""

    MUS = "mus"
    DISCARD = "discard"
    OPEN = "open"
    ANSWER = "answer"
    COUNT = "count"
    OVER = "over"


How = Literal["", "paso", "accepted", "refused", "unopposed", "void", "ordago"]
"""How a lance was closed; empty while it is not."""


@dataclass(frozen=True, slots=True)
class Answer:
    seat: int
    word: str
    amount: int = 0


@dataclass(frozen=True, slots=True)
class LanceState:
    """One lance as it stands: totals are stones on the table, as in 1.7."""

    name: Lance
    holders: tuple[int, ...] = ()
    """Who takes part, from the mano."""
    how: How = ""
    queue: tuple[int, ...] = ()
    """Who is still to speak or to answer, the next first."""
    passed: tuple[int, ...] = ()
    by: int | None = None
    """Who bet last."""
    total: int = 0
    accepted: int = 0
    """What a refusal costs, but for the first bet and `extra_deje`."""
    ordago: bool = False
    answers: tuple[Answer, ...] = ()
    """Answers to the present bet."""
    out: tuple[int, ...] = ()
    """Who has refused and is not asked again (`refuser_out`)."""
    pair: int | None = None
    """The pair that has won it without comparing hands."""
    paid: int = 0
    """Stones that a refusal has paid."""


@dataclass(frozen=True, slots=True)
class Stock:
    """What can still be dealt. `left`: of the pack, in order; of a rebuilt stock, in no order."""

    left: tuple[Card, ...]
    discards: tuple[Card, ...] = ()
    """Thrown, and not part of the stock."""
    rebuildings: int = 0
    at: int = 0
    """Cards of the present reserve order that have been gone through."""
    drawn: tuple[Card, ...] = ()
    """All cards drawn from rebuilt stocks."""


@dataclass(frozen=True, slots=True)
class State:
    rules: MusRules
    setup: Setup
    running: bool
    """Mus corrido holds in this deal."""
    mano: int
    phase: Phase
    queue: tuple[int, ...]
    """Who is to be asked for mus, or to throw."""
    hands: tuple[tuple[Card, ...], ...]
    due: tuple[int, ...]
    """Cards each seat has thrown in this round and not got back."""
    thrown: tuple[tuple[Card, ...], ...]
    """What each seat threw in the present or last round."""
    stock: Stock
    rounds: int
    score: tuple[int, int]
    lances: tuple[LanceState, ...]
    at: int
    """Index of the present lance; 4 when all are closed."""
    counted: tuple[LanceCounted, ...]
    winner: int | None


@dataclass(frozen=True, slots=True)
class Worth:
    """What a hand is worth in each lance: its ranks, its pairs, its total."""

    ranks: tuple[int, ...]
    pairing: str
    points: int
    juego: bool
    real: bool


@dataclass(frozen=True, slots=True)
class MusView(View):
    """What a seat of mus may see; pairs are 0 (seats 0, 2) and 1 (seats 1, 3)."""

    rules: MusRules
    mano: int
    phase: Phase
    score: tuple[int, int]
    games: tuple[int, int]
    """Juegos won in the present vaca."""
    vacas: tuple[int, int]
    running: bool
    rounds: int
    """Services of cards so far."""
    threw: tuple[int, ...]
    """How many cards each seat threw in the last round."""
    ledger: tuple[LanceState, ...]
    """The four lances: what is at stake, accepted, refused, in paso (juego becomes punto where nobody holds it)."""
    lance: Lance | None
    """The lance that is being spoken about."""
    refusal_cost: int | None
    """Stones that the other pair writes if the present bet is refused."""
    worth: Worth | None
    """The seat's own hand."""
    signals: tuple[str, ...]
    """Señas that are true of the seat's own hand, where they are allowed now."""
    shown_hands: tuple[tuple[Card, ...], ...]
    """All hands once the deal is over, else empty."""
    counted: tuple[LanceCounted, ...]
    winner: int | None


def pair_of(seat: int) -> int:
    return seat % 2


def worth_of(value: HandValue) -> Worth:
    return Worth(value.ranks, value.pairing, value.points, value.juego > 0, value.real)
