"""Between a hand of Dane-se and its written layout."""

from __future__ import annotations

from bot.cards import FRENCH_52, Card
from bot.games.danese.deal import PACK, hands_of, largest_hand, marks_trump
from bot.games.danese.model import DaneseRules, State
from bot.games.layouts import check_absent, check_pack, full_hands
from bot.games.protocol import Carry, Layout, LayoutError
from bot.games.turns import seats_from


def pack_of(rules: DaneseRules, carry: Carry, layout: Layout) -> tuple[Card, ...]:
    """The cards in dealing order: hands from the dealer's left, turn-up. LayoutError names the wrong field.

    Any size that a game under these rules can have is dealt; `carry.hand_size` has to name it when the deal starts.
    """
    seats = len(layout.hands)
    check_absent(layout, "stock", "reserve")
    size = len(layout.hands[0] or ())
    if not 1 <= size <= largest_hand(rules, seats):
        raise LayoutError("hands", f"{size} cards each, not 1 to {largest_hand(rules, seats)}")
    hands = full_hands(layout, size)
    if not marks_trump(rules, seats, size):
        check_absent(layout, "turn_up")
    elif layout.turn_up is None:
        raise LayoutError("turn_up", "no card marks trump")
    held = seats * size == PACK
    check_pack(layout, FRENCH_52, turn_up_is_held=held)
    dealt = [card for seat in seats_from(carry.dealer + 1, seats) for card in hands[seat]]
    if layout.turn_up is None:
        return tuple(dealt)
    if held:
        if layout.turn_up not in hands[carry.dealer]:
            raise LayoutError("turn_up", f"{layout.turn_up.code} is not the dealer's")
        dealt.remove(layout.turn_up)
    return (*dealt, layout.turn_up)


def layout_of(state: State) -> Layout:
    """Hands and turn-up as dealt."""
    return Layout(hands=hands_of(state.table), turn_up=state.table.turn_up)
