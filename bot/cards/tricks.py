"""What trick games share: who wins a trick and which cards may be played, with the duties as flags."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.cards.card import Card, Suit

Strength = Mapping[int, int]
"""Printed rank to strength within a suit; higher wins."""


@dataclass(frozen=True, slots=True)
class Duties:
    """Obligations beyond following suit, which always holds."""

    beat: bool = True
    """montar: play higher in the suit led, if able"""
    beat_ruffed: bool = False
    """montar also when the trick is already ruffed"""
    trump: bool = True
    """fallar: trump when unable to follow"""
    overtrump: bool = True
    """pisar: go over the trumps played, if able"""
    undertrump: bool = True
    """subfallar: play a lower trump when unable to go over"""


FOLLOW_ONLY = Duties(beat=False, trump=False, overtrump=False, undertrump=False)


def winner_index(trick: Sequence[Card], trump: Suit | None, strength: Strength) -> int:
    """Index in `trick` (order of play, not empty) of the winning card: best trump, else best of the suit led."""
    best = 0
    for index in range(1, len(trick)):
        card, top = trick[index], trick[best]
        if card.suit is top.suit:
            if strength[card.rank] > strength[top.rank]:
                best = index
        elif card.suit is trump:
            best = index
    return best


def playable(
    hand: Sequence[Card], trick: Sequence[Card], trump: Suit | None, strength: Strength, duties: Duties
) -> tuple[Card, ...]:
    """Cards of `hand` that may be played to `trick` (order of play; empty: any may be led). Keeps the hand's order."""
    if not trick:
        return tuple(hand)
    led = trick[0].suit
    same = [card for card in hand if card.suit is led]
    if same:
        return _following(same, trick, trump, strength, duties)
    trumps = [card for card in hand if card.suit is trump]
    if not trumps or not duties.trump:
        return tuple(hand)
    return _trumping(trumps, hand, trick, trump, strength, duties)


def _following(
    same: Sequence[Card], trick: Sequence[Card], trump: Suit | None, strength: Strength, duties: Duties
) -> tuple[Card, ...]:
    led = trick[0].suit
    ruffed = led is not trump and any(card.suit is trump for card in trick)
    if not duties.beat or (ruffed and not duties.beat_ruffed):
        return tuple(same)
    return _higher(same, trick, led, strength) or tuple(same)


def _trumping(
    trumps: Sequence[Card],
    hand: Sequence[Card],
    trick: Sequence[Card],
    trump: Suit | None,
    strength: Strength,
    duties: Duties,
) -> tuple[Card, ...]:
    if not duties.overtrump or not any(card.suit is trump for card in trick):
        return tuple(trumps)
    higher = _higher(trumps, trick, trumps[0].suit, strength)
    if higher:
        return higher
    return tuple(trumps) if duties.undertrump else tuple(hand)


def _higher(cards: Sequence[Card], trick: Sequence[Card], suit: Suit, strength: Strength) -> tuple[Card, ...]:
    top = max(strength[card.rank] for card in trick if card.suit is suit)
    return tuple(card for card in cards if strength[card.rank] > top)
