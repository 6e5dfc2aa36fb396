"""Cards of the Spanish and the French pack. A card exists once per process and compares by identity."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum


class Suit(Enum):
    """Suits of both packs; the value is the name used for texts and emoji."""

    OROS = "oros"
    COPAS = "copas"
    ESPADAS = "espadas"
    BASTOS = "bastos"
    SPADES = "spades"
    HEARTS = "hearts"
    DIAMONDS = "diamonds"
    CLUBS = "clubs"

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """A printed card: its word in records (`7C`, `AS`) and its printed number (French J Q K A: 11 to 14)."""

    code: str
    rank: int
    suit: Suit

    def __repr__(self) -> str:
        return self.code

    def __reduce__(self) -> tuple[object, tuple[str, str]]:
        pack = "spanish" if self.suit in SPANISH_SUITS else "french"
        return (card_of, (pack, self.code))


SPANISH_SUITS = (Suit.OROS, Suit.COPAS, Suit.ESPADAS, Suit.BASTOS)
FRENCH_SUITS = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
SPANISH_RANKS = (1, 2, 3, 4, 5, 6, 7, 10, 11, 12)
FRENCH_RANKS = tuple(range(2, 15))
_FRENCH_LETTERS = {11: "J", 12: "Q", 13: "K", 14: "A"}


def _spanish() -> tuple[Card, ...]:
    return tuple(Card(f"{rank}{suit.value[0].upper()}", rank, suit) for suit in SPANISH_SUITS for rank in SPANISH_RANKS)


def _french() -> tuple[Card, ...]:
    return tuple(
        Card(f"{_FRENCH_LETTERS.get(rank, rank)}{suit.value[0].upper()}", rank, suit)
        for suit in FRENCH_SUITS
        for rank in FRENCH_RANKS
    )


SPANISH_40 = _spanish()
FRENCH_52 = _french()
_TENS = {f"T{card.code[-1]}": card for card in FRENCH_52 if card.rank == 10}
_BY_CODE: Mapping[str, Mapping[str, Card]] = {
    "spanish": {card.code: card for card in SPANISH_40},
    "french": {card.code: card for card in FRENCH_52} | _TENS,
}


def card_of(pack: str, code: str) -> Card:
    """The card of `pack` (`spanish`, `french`) with this code; `TD` reads as `10D`. KeyError where there is none."""
    return _BY_CODE[pack][code]


def cards_of(pack: str, codes: str) -> tuple[Card, ...]:
    """Cards of a spaced list of codes, in that order. KeyError names the first unknown code."""
    return tuple(card_of(pack, code) for code in codes.split())
