"""Señas: the signs that are true of a hand, for the eyes of the partner (rules/mus.md, section 4)."""

from __future__ import annotations

from bot.games.mus_hands import LEAST_JUEGO, HandValue


def signals_of(hand: HandValue) -> tuple[str, ...]:
    """Text keys of every seña that is true of the hand, strongest first; `blind`: neither pares nor juego."""
    found = {
        "duples": hand.pairing == "duples",
        "medias": hand.pairing == "medias",
        "la-real": hand.real,
        "thirty-one": hand.points == LEAST_JUEGO and not hand.real,
        "two-kings": hand.ranks.count(12) >= 2,
        "two-aces": hand.ranks.count(1) >= 2,
        "thirty": hand.points == 30,
        "twenty-nine": hand.points == 29,
        "pares": hand.pairing == "par",
        "juego": hand.points > LEAST_JUEGO,
    }
    return tuple(name for name, true in found.items() if true) or ("blind",)
