"""Between a deal of individual mus and the cards of its written record (RECORD.md)."""

from __future__ import annotations

from bot.cards import SPANISH_40, Card
from bot.games.layouts import check_absent, check_pack
from bot.games.mus_individual.house import MusIndividualRules
from bot.games.mus_individual.model import DEALT, State
from bot.games.protocol import Carry, Layout, LayoutError
from bot.games.turns import seats_from


def dealing_order(stones: tuple[int, ...], dealer: int) -> tuple[int, ...]:
    """Seats that have stones, from the mano. LayoutError where fewer than two have any."""
    order = tuple(seat for seat in seats_from(dealer + 1, len(stones)) if stones[seat])
    if len(order) < 2:
        raise LayoutError("stacks", "fewer than two seats have stones")
    return order


def pack_of(_: MusIndividualRules, carry: Carry, layout: Layout) -> tuple[Card, ...]:
    """The pack that deals this layout to the seats that have stones (`carry.scores`). LayoutError where it cannot."""
    check_absent(layout, "turn_up", "stock", "reserve")
    check_pack(layout, SPANISH_40)
    order = dealing_order(carry.scores, carry.dealer)
    for seat, hand in enumerate(layout.hands):
        size = len(hand) if hand is not None else 0
        if size != (DEALT if seat in order else 0):
            raise LayoutError("hands", f"a hand of {size} cards for {carry.scores[seat]} stones")
    return tuple((layout.hands[seat] or ())[turn] for turn in range(DEALT) for seat in order)


def layout_of(state: State) -> Layout:
    """The hands as dealt; a seat without stones has none."""
    setup = state.setup
    order = dealing_order(setup.stacks, setup.carry.dealer)
    dealt = {seat: setup.pack[turn : len(order) * DEALT : len(order)] for turn, seat in enumerate(order)}
    return Layout(tuple(dealt.get(seat) for seat in range(setup.seats)))
