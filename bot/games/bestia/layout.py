"""Between a deal of Bestia and its written layout."""

from __future__ import annotations

from bot.cards import Card
from bot.games.bestia.deal import hands_of, pack_for
from bot.games.bestia.model import HAND, BestiaRules, State
from bot.games.layouts import check_absent, check_pack, full_hands
from bot.games.protocol import Carry, Layout, LayoutError
from bot.games.turns import seats_from


def pack_of(rules: BestiaRules, carry: Carry, layout: Layout) -> tuple[Card, ...]:
    """The cards in dealing order: hands from the dealer's right, turn-up, stock. LayoutError names the wrong field."""
    seats = len(layout.hands)
    own = rules.trump_from == "dealer_card"
    check_absent(layout, "reserve", *(() if rules.exchange else ("stock",)))
    hands = full_hands(layout, HAND)
    if layout.turn_up is None:
        raise LayoutError("turn_up", "no card marks trump")
    check_pack(layout, pack_for(rules, seats), turn_up_is_held=own)
    order = seats_from(carry.dealer + 1, seats)
    dealt = [card for seat in order for card in hands[seat]]
    if own:
        if layout.turn_up not in hands[carry.dealer]:
            raise LayoutError("turn_up", f"{layout.turn_up.code} is not the dealer's")
        dealt.remove(layout.turn_up)
    return (*dealt, layout.turn_up, *(layout.stock or ()))


def layout_of(state: State) -> Layout:
    """Hands and turn-up as dealt, and the stock where the rules draw from it."""
    table = state.table
    stock = table.stock if table.rules.exchange else None
    return Layout(hands=hands_of(table), turn_up=table.turn_up, stock=stock)
