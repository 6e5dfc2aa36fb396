"""Between a deal of julepe and its written layout."""

from __future__ import annotations

from bot.cards import SPANISH_40, Card
from bot.games.julepe.deal import dealing_order, hand_size
from bot.games.julepe.model import JulepeRules
from bot.games.julepe.state import State
from bot.games.layouts import check_pack, full_hands
from bot.games.protocol import Carry, Layout, LayoutError


def pack_of(rules: JulepeRules, carry: Carry, layout: Layout) -> tuple[Card, ...]:
    """The pack in dealing order; shorter than the whole one where the layout's stock ends early."""
    seats = len(layout.hands)
    order = dealing_order(rules, seats, carry.dealer)
    hands = full_hands(Layout(tuple(layout.hands[seat] for seat in order)), hand_size(seats))
    if any(hand is not None for seat, hand in enumerate(layout.hands) if seat not in order):
        raise LayoutError("hands", "the alcalde takes no cards")
    if layout.turn_up is None:
        raise LayoutError("turn_up", "missing")
    check_pack(layout, SPANISH_40)
    dealt = tuple(card for round_ in zip(*hands, strict=True) for card in round_)
    return (*dealt, layout.turn_up, *(layout.stock or ()))


def layout_of(state: State) -> Layout:
    """The deal as it began; the reserve is what has been drawn from rebuilt stocks so far."""
    table, pack = state.table, state.table.setup.pack
    dealt = len(table.order) * hand_size(table.setup.seats)
    hands: list[tuple[Card, ...] | None] = [None] * table.setup.seats
    for place, seat in enumerate(table.order):
        hands[seat] = pack[place : dealt : len(table.order)]
    return Layout(tuple(hands), table.turn_up, pack[dealt + 1 :], state.talon.reserve or None)
