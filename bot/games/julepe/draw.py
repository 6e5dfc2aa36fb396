"""Serving cards: from the stock, and from the one rebuilt out of throws and passed hands when it runs out.

Seed, line 11: what is left is served, then the discards are shuffled and served on, if possible without those of
players who still wait for cards. Hands of those who passed count as discards (CCCJ, Parlett).
"""

from __future__ import annotations

from collections.abc import Iterator

from bot.cards import Card
from bot.games.julepe.fold import reserve_order
from bot.games.julepe.model import CardsServed, StockRebuilt
from bot.games.julepe.state import State
from bot.games.protocol import StockExhaustedError
from bot.games.unfolding import Unfolding


def serve(told: Unfolding[State], seat: int, number: int) -> None:
    """Adds the events that bring `number` cards to the seat. StockExhaustedError where a record is too short."""
    while number:
        event = _next_portion(told.state, seat, number)
        told.add(event)
        if isinstance(event, CardsServed):
            number -= len(event.cards)


def _next_portion(state: State, seat: int, number: int) -> CardsServed | StockRebuilt:
    talon = state.talon
    if talon.pile:
        return CardsServed(seat, _from_pile(state, number))
    if talon.stock:
        return CardsServed(seat, talon.stock[:number])
    if talon.drawn < state.table.stock_size:
        raise StockExhaustedError("stock")
    return StockRebuilt(seat, rebuildable(state, seat))


def rebuildable(state: State, seat: int) -> tuple[Card, ...]:
    """Cards of the new stock: all passed hands and throws but the served seat's own; these only if nothing else lies.

    Whoever draws later has not thrown yet, so that nobody else's cards are to be kept out.
    """
    talon = state.talon
    passed = _others(talon.passed, seat)
    if passed and state.table.rules.reserve_from == "passed":
        return passed
    return passed + _others(talon.thrown, seat) or talon.passed[seat] + talon.thrown[seat]


def _others(cards: tuple[tuple[Card, ...], ...], seat: int) -> tuple[Card, ...]:
    return tuple(card for other, hand in enumerate(cards) if other != seat for card in hand)


def _from_pile(state: State, number: int) -> tuple[Card, ...]:
    wanted = min(number, len(state.talon.pile))
    found = _in_order(state)
    cards = tuple(card for card, _ in zip(found, range(wanted), strict=False))
    if len(cards) < wanted:
        raise StockExhaustedError("reserve")
    return cards


def _in_order(state: State) -> Iterator[Card]:
    lying = set(state.talon.pile)
    return (card for card in reserve_order(state)[state.talon.at :] if card in lying)
