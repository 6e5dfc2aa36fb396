"""What happens in a deal of individual mus. Stones move by ChipsMoved alone; the plate holds stakes too."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bot.cards import Card
from bot.games.mus_hands import Lance
from bot.games.mus_individual.house import MusIndividualRules
from bot.games.protocol import Event, Setup

How = Literal["", "paso", "level", "won", "unopposed", "void", "ordago"]
"""How a lance was closed: `won` by refusals; empty while it is open."""


@dataclass(frozen=True, slots=True)
class DealStarted(Event):
    """Five cards each, one at a time, to all who have stones, from the mano."""

    rules: MusIndividualRules
    setup: Setup


@dataclass(frozen=True, slots=True)
class CardDiscarded(Event):
    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class LanceOpened(Event):
    """A lance begins; `holders` (from the mano) have announced that they hold it. Punto: nobody has juego."""

    lance: Lance
    holders: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Passed(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class BetMade(Event):
    """The lance's first bet; every other holder is asked."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class RaiseMade(Event):
    """`amount` more than the level, by one who has matched it."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class OrdagoSaid(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class BetAccepted(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class BetRefused(Event):
    """The seat leaves the betting of this lance; of a raise it takes what lay there for it."""

    seat: int


@dataclass(frozen=True, slots=True)
class RoundTurned(Event):
    """A round of raises begins in this direction (1: the order of play, -1: against it)."""

    direction: int


@dataclass(frozen=True, slots=True)
class StakeReleased(Event):
    """Stones in the plate are the stake of `owner` in this lance no longer."""

    lance: int
    owner: int
    amount: int


@dataclass(frozen=True, slots=True)
class OrdagoShown(Event):
    """They have shown their hands to each other; `worst` takes all stones of the others."""

    lance: Lance
    seats: tuple[int, ...]
    worst: int


@dataclass(frozen=True, slots=True)
class SeatFreed(Event):
    """All stones of the seat went to the loser of an órdago: its hand is dead, what it has on deposit stays pending."""

    seat: int


@dataclass(frozen=True, slots=True)
class SeatOut(Event):
    """The seat has no stone left, nor any on deposit: it is safe."""

    seat: int


@dataclass(frozen=True, slots=True)
class LanceClosed(Event):
    """`winner` is the seat that has won it without comparing hands."""

    lance: Lance
    how: How
    winner: int | None


@dataclass(frozen=True, slots=True)
class HandsShown(Event):
    """All hands still in the deal lie open."""


@dataclass(frozen=True, slots=True)
class LanceCounted(Event):
    """The lance is settled: `winner` has the best hand (or nobody went on against him), `worst` took `pot` stones.

    `premio`: stones that the winner has deposited for what he holds.
    """

    lance: Lance
    winner: int | None
    worst: int | None
    pot: int
    premio: int


@dataclass(frozen=True, slots=True)
class GameLost(Event):
    """Only this seat has stones left; nothing more is counted."""

    seat: int


@dataclass(frozen=True, slots=True)
class DealEnded(Event):
    """Everything is counted and more than one seat has stones."""
