"""Phases, state and view of individual mus (house.py: house rules; events.py: events)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from bot.cards import Card
from bot.games.mus_hands import HandValue, Lance
from bot.games.mus_individual.events import How, LanceCounted
from bot.games.mus_individual.house import MusIndividualRules
from bot.games.protocol import Setup, View

DEALT = 5
HAND = 4
LAST = 3
"""Index of the last lance: juego, or punto."""

REFUSALS = (
    "deal-over",
    "not-your-turn",
    "no-such-call",
    "must-discard",
    "must-discard-at-least",
    "discard-at-most",
    "not-in-hand",
    "nothing-to-answer",
    "must-answer",
    "owes-nothing",
    "no-raise-while-answering",
    "ordago-stands",
    "no-stones-left",
    "cannot-cover",
    "bet-too-low",
    "bet-too-high",
    "nothing-to-raise",
    "raise-too-low",
    "raise-too-high",
)
"""Every code that an action of individual mus is refused with."""


class Phase(Enum):
    """Where a deal stands; the table in rules.py says who may say what in each."""

    DISCARD = "discard"
    OPEN = "open"
    ANSWER = "answer"
    RAISE = "raise"
    COUNT = "count"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class LanceState:
    """One lance as it stands; stakes in stones."""

    name: Lance
    stakes: tuple[int, ...]
    """What each seat has on deposit in this lance."""
    holders: tuple[int, ...] = ()
    """Who may bet, from the mano."""
    how: How = ""
    queue: tuple[int, ...] = ()
    """Seats left in this round; in rounds of raises only those of them speak who must."""
    passed: tuple[int, ...] = ()
    opener: int | None = None
    inside: tuple[int, ...] = ()
    """The opener and all who have accepted and not refused since."""
    level: int = 0
    """Stones that each of those inside has, or owes."""
    bet: bool = False
    """Somebody has bet in this lance."""
    direction: int = 1
    rounds: int = 0
    """Rounds of raises so far."""
    ordago: int | None = None
    """Who said órdago."""
    accepted: tuple[int, ...] = ()
    """Who accepted the órdago."""
    winner: int | None = None

    def owed(self, seat: int) -> int:
        return max(0, self.level - self.stakes[seat])


@dataclass(frozen=True, slots=True)
class State:
    rules: MusIndividualRules
    setup: Setup
    mano: int
    phase: Phase
    stacks: tuple[int, ...]
    """Free stones."""
    pot: int
    """The plate: stones deposited for good, and all stakes."""
    hands: tuple[tuple[Card, ...], ...]
    discards: tuple[Card | None, ...]
    queue: tuple[int, ...]
    """Who is still to throw a card."""
    playing: tuple[bool, ...]
    """Whose hand is in the deal."""
    values: tuple[HandValue | None, ...]
    """What each hand is worth, once four cards are left in it."""
    lances: tuple[LanceState, ...]
    at: int
    counted: tuple[LanceCounted, ...]
    loser: int | None

    @property
    def lance(self) -> LanceState:
        return self.lances[self.at]


@dataclass(frozen=True, slots=True)
class Worth:
    """What a hand is worth in each lance: its ranks, its pairs, its total."""

    ranks: tuple[int, ...]
    pairing: str
    points: int
    juego: bool
    real: bool


@dataclass(frozen=True, slots=True)
class MusIndividualView(View):
    """What a seat of individual mus may see."""

    rules: MusIndividualRules
    mano: int
    phase: Phase
    stacks: tuple[int, ...]
    plate: int
    defeats: tuple[int, ...]
    playing: tuple[bool, ...]
    """Whose hand is still in the deal."""
    threw: tuple[bool, ...]
    ledger: tuple[LanceState, ...]
    """The four lances: stakes, level, who is inside, how they were closed."""
    lance: Lance | None
    """The lance that is being spoken about."""
    owed: int
    """Stones that accepting costs the seat now."""
    refusal_share: int
    """Stones that the seat takes if it refuses now."""
    worth: Worth | None
    shown_hands: tuple[tuple[Card, ...], ...]
    """All hands once the deal is over, else empty."""
    counted: tuple[LanceCounted, ...]
    loser: int | None


def on_deposit(state: State, seat: int) -> int:
    return sum(lance.stakes[seat] for lance in state.lances)


def stones_of(state: State, seat: int) -> int:
    """Free stones and those on deposit."""
    return state.stacks[seat] + on_deposit(state, seat)
