"""Serving the cards of a mus, and the stock rebuilt from what was thrown when it runs out (1.4, 2.13)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bot.cards import SPANISH_40, Card
from bot.games.mus.events import CardsServed, StockRebuilt
from bot.games.mus.model import SEATS, State, Stock
from bot.games.protocol import Setup, StockExhaustedError
from bot.games.turns import seats_from


def next_portion(state: State) -> CardsServed | StockRebuilt | None:
    """The next step of the service, from the mano; None when all have four cards again.

    StockExhaustedError where a written record is too short.
    """
    for seat in seats_from(state.mano, SEATS):
        if state.due[seat]:
            return _portion(state, seat)
    return None


def _portion(state: State, seat: int) -> CardsServed | StockRebuilt:
    stock = state.stock
    if stock.left:
        return CardsServed(seat, _drawn(state.setup, stock, min(state.due[seat], len(stock.left))))
    if not stock.rebuildings and len(state.setup.pack) < len(SPANISH_40):
        raise StockExhaustedError("stock")
    return StockRebuilt(_pile(state, seat))


def _pile(state: State, seat: int) -> tuple[Card, ...]:
    """All that was thrown in the deal; what the last to be served threw in this round stays out."""
    last = (state.mano - 1) % SEATS
    kept = state.thrown[seat] if seat == last else ()
    return tuple(card for card in state.stock.discards if card not in kept)


def _drawn(setup: Setup, stock: Stock, number: int) -> tuple[Card, ...]:
    if not stock.rebuildings:
        return stock.left[:number]
    found = _in_order(setup, stock)
    cards = tuple(card for (_, card), _ in zip(found, range(number), strict=False))
    if len(cards) < number:
        raise StockExhaustedError("reserve")
    return cards


def _in_order(setup: Setup, stock: Stock) -> Iterator[tuple[int, Card]]:
    """Cards that lie in the rebuilt stock, in the order they come, each with its place in the order (from 1).

    The order goes on where it was left. Orders of the whole pack (there are several) start again when they end; the
    one list of a written record does not.
    """
    if not setup.reserves:
        return
    order = setup.reserves[min(stock.rebuildings, len(setup.reserves)) - 1]
    lying = set(stock.left)
    laps = (order[stock.at :], order) if len(setup.reserves) > 1 else (order[stock.at :],)
    for lap in laps:
        for place, card in enumerate(lap, start=len(order) - len(lap) + 1):
            if card in lying:
                lying.remove(card)
                yield place, card


def after_serving(setup: Setup, stock: Stock, cards: tuple[Card, ...]) -> Stock:
    """The stock without the cards served from it."""
    if not stock.rebuildings:
        return replace(stock, left=stock.left[len(cards) :])
    at = next(place for place, card in _in_order(setup, stock) if card is cards[-1])
    left = tuple(card for card in stock.left if card not in cards)
    return replace(stock, left=left, at=at, drawn=stock.drawn + cards)


def after_rebuilding(setup: Setup, stock: Stock, cards: tuple[Card, ...]) -> Stock:
    """The stock made of these thrown cards; the others stay thrown. A further order of the pack begins at its start."""
    discards = tuple(card for card in stock.discards if card not in cards)
    goes_on = stock.rebuildings >= len(setup.reserves)
    return Stock(cards, discards, stock.rebuildings + 1, stock.at if goes_on else 0, stock.drawn)
