"""Between a deal of mus and the cards of its written record (RECORD.md)."""

from __future__ import annotations

from bot.cards import SPANISH_40, Card
from bot.games.layouts import check_absent, check_pack, full_hands
from bot.games.mus.house import MusRules
from bot.games.mus.model import HAND, SEATS, State
from bot.games.protocol import Carry, Layout, LayoutError
from bot.games.turns import seats_from


def pack_of(rules: MusRules, carry: Carry, layout: Layout) -> tuple[Card, ...]:
    """The pack that deals this layout, one card at a time from the mano. LayoutError where it cannot be dealt."""
    if max(carry.scores) >= rules.target:
        raise LayoutError("score", f"a pair has the {rules.target} stones of the juego already")
    check_absent(layout, "turn_up")
    check_pack(layout, SPANISH_40)
    hands = full_hands(layout, HAND)
    order = seats_from(carry.dealer + 1, SEATS)
    dealt = tuple(hands[seat][turn] for turn in range(HAND) for seat in order)
    return dealt + (layout.stock or ())


def layout_of(state: State) -> Layout:
    """The hands as dealt, the rest of the pack, and the cards drawn from rebuilt stocks so far."""
    pack = state.setup.pack
    order = seats_from(state.setup.carry.dealer + 1, SEATS)
    hands = tuple(pack[order.index(seat) : SEATS * HAND : SEATS] for seat in range(SEATS))
    return Layout(hands, stock=pack[SEATS * HAND :], reserve=state.stock.drawn or None)
