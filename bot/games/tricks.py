"""What the trick games share beyond the cards: two events, the tricks of a deal, and the duties in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from bot.cards import FRENCH_52, SPANISH_40, Card, Strength, Suit, winner_index
from bot.games.protocol import Event, Play

CARD_REFUSALS = ("not-in-hand", "must-follow", "must-beat", "must-trump", "must-overtrump", "must-undertrump")
"""Every code that `broken_duty` gives."""
PLAYS = {card: Play(card) for card in (*SPANISH_40, *FRENCH_52)}
"""The action that plays each card, made once: legal actions are asked for at every step."""


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """A card was led, or played to the trick."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class TrickTaken(Event):
    """The trick is complete and `seat` has won it."""

    seat: int


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick, begun or finished: `cards[i]` was played by `seats[i]`, the leader first."""

    seats: tuple[int, ...]
    cards: tuple[Card, ...]
    winner: int | None = None


@dataclass(frozen=True, slots=True)
class Tricks:
    """Hands and tricks of a deal. `order`: who plays, the leader first; `lying`: the trick so far, in that order."""

    hands: tuple[tuple[Card, ...], ...]
    order: tuple[int, ...]
    lying: tuple[Card, ...]
    won: tuple[int, ...]
    finished: tuple[Trick, ...] = ()

    @property
    def turn(self) -> int | None:
        """The seat to play; None where the trick is complete but not taken, and when all cards are played."""
        played = len(self.lying)
        if played == len(self.order):
            return None
        seat = self.order[played]
        return seat if self.hands[seat] else None


def with_card(tricks: Tricks, seat: int, card: Card) -> Tricks:
    """After `seat`, whose turn it is, has played `card`."""
    hands = list(tricks.hands)
    hands[seat] = tuple([held for held in hands[seat] if held is not card])
    return Tricks(tuple(hands), tricks.order, (*tricks.lying, card), tricks.won, tricks.finished)


def with_taken(tricks: Tricks, seat: int) -> Tricks:
    """After `seat` has taken the complete trick: it leads the next one."""
    order = tricks.order
    at = order.index(seat)
    won = (*tricks.won[:seat], tricks.won[seat] + 1, *tricks.won[seat + 1 :])
    finished = (*tricks.finished, Trick(order, tricks.lying, seat))
    return Tricks(tricks.hands, order[at:] + order[:at], (), won, finished)


def taker(tricks: Tricks, card: Card, trump: Suit | None, strength: Strength) -> int | None:
    """The seat that takes the trick with `card` as its next card; None while the trick is not complete by it."""
    if len(tricks.lying) + 1 < len(tricks.order):
        return None
    return tricks.order[winner_index((*tricks.lying, card), trump, strength)]


Duty = Literal[
    "lead", "must-follow", "must-beat", "must-trump", "must-overtrump", "must-undertrump", "cannot-overtrump", "free"
]
"""Why a seat's legal cards are these and no others, named like the refusals.

`cannot-overtrump`: any card, though it holds trumps; `free`: any card, for it holds neither the suit led nor trumps.
"""


def duty_in_force(
    hand: Sequence[Card], trick: Sequence[Card], trump: Suit | None, strength: Strength, legal: Sequence[Card]
) -> Duty:
    """The duty that leaves the cards `legal` of `hand` to who plays to `trick`."""
    if not trick:
        return "lead"
    led = trick[0].suit
    same = sum(held.suit is led for held in hand)
    if same:
        return "must-beat" if len(legal) < same else "must-follow"
    if not all(card.suit is trump for card in legal):
        return "cannot-overtrump" if any(held.suit is trump for held in hand) else "free"
    lying = [strength[card.rank] for card in trick if card.suit is trump]
    if not lying:
        return "must-trump"
    return "must-overtrump" if strength[legal[0].rank] > max(lying) else "must-undertrump"


def broken_duty(hand: Sequence[Card], trick: Sequence[Card], trump: Suit | None, strength: Strength, card: Card) -> str:
    """The code of the duty that `card` breaks; it is not among the playable cards, and the trick is not empty if held.

    A card that neither follows nor trumps breaks the strongest duty its holder had: to go over the trumps that lie
    if he can, else to go under them; where none lies, to trump.
    """
    if card not in hand:
        return "not-in-hand"
    led = trick[0].suit
    if any(held.suit is led for held in hand):
        return "must-beat" if card.suit is led else "must-follow"
    lying = [strength[other.rank] for other in trick if other.suit is trump]
    if not lying:
        return "must-trump"
    over = any(held.suit is trump and strength[held.rank] > max(lying) for held in hand)
    return "must-overtrump" if over else "must-undertrump"
