"""What computer players of trick games ask of cards: who would take the trick, and what others may still hold."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from bot.cards import Card, Strength, Suit, winner_index
from bot.games.protocol import Option, Play
from bot.games.tricks import Trick


def playable_of(legal: Iterable[Option]) -> tuple[Card, ...]:
    """The cards among the legal actions."""
    return tuple(option.card for option in legal if isinstance(option, Play))


def takes(card: Card, lying: Sequence[Card], trump: Suit | None, strength: Strength) -> bool:
    """Whether `card` wins the trick as it lies."""
    return winner_index((*lying, card), trump, strength) == len(lying)


def unseen(pack: Iterable[Card], hand: Iterable[Card], trick: Trick, finished: Iterable[Trick]) -> frozenset[Card]:
    """Cards of `pack` that neither the seat holds nor anybody has played."""
    played = (card for each in (*finished, trick) for card in each.cards)
    return frozenset(pack).difference(hand, played)


def higher(card: Card, others: Collection[Card], strength: Strength) -> int:
    """How many of `others` go over `card` in its suit."""
    return sum(other.suit is card.suit and strength[other.rank] > strength[card.rank] for other in others)


def worth(card: Card, trump: Suit | None, strength: Strength) -> tuple[bool, int]:
    """A key that sorts cards from the least to the best: trumps last."""
    return (card.suit is trump, strength[card.rank])
