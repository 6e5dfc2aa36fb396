"""Dane-se: how many cards each hand of a game has, its trump, and how it is dealt."""

from __future__ import annotations

from bot.cards import FRENCH_52, Card
from bot.games.danese.model import DaneseRules, Table
from bot.games.protocol import Setup
from bot.games.turns import seats_from

PACK = len(FRENCH_52)


def largest_hand(rules: DaneseRules, seats: int) -> int:
    """Cards of the largest hand: the house rule, or as many as the pack has for each."""
    return min(rules.max_cards, PACK // seats)


def hands_in_game(rules: DaneseRules, seats: int) -> int:
    """Hands of the schedule; extra hands of a tie come after it."""
    largest = largest_hand(rules, seats)
    return {"escalera": 2 * largest - 1, "escalera_repeat": 2 * largest}.get(rules.schedule, largest)


def hand_size(rules: DaneseRules, seats: int, number: int) -> int:
    """Cards of each in the hand with this number (from 0); after the schedule, the extra hands are the largest."""
    largest = largest_hand(rules, seats)
    if number >= hands_in_game(rules, seats):
        return largest
    if rules.schedule == "descending":
        return largest - number
    return number + 1 if number < largest else hands_in_game(rules, seats) - number


def marks_trump(rules: DaneseRules, seats: int, size: int) -> bool:
    """Whether a hand of this size has a trump."""
    if rules.top_no_trump == "always" and size == largest_hand(rules, seats):
        return False
    return rules.top_no_trump == "never" or seats * size < PACK


def table_of(rules: DaneseRules, setup: Setup) -> Table:
    """The table of a hand. The turn-up lies under the hands; where no card is left it is the dealer's last."""
    seats, carry = setup.seats, setup.carry
    size = carry.hand_size or hand_size(rules, seats, carry.number)
    dealt = seats * size
    held = dealt == PACK
    first = carry.dealer if rules.first_bidder == "dealer" else carry.dealer + 1
    return Table(
        rules=rules,
        setup=setup,
        hand_size=size,
        last_hand=carry.number + 1 >= hands_in_game(rules, seats),
        bidders=seats_from(first, seats),
        players=seats_from(carry.dealer + 1, seats),
        turn_up=setup.pack[dealt - 1 if held else dealt] if marks_trump(rules, seats, size) else None,
        turn_up_held=held,
    )


def hands_of(table: Table) -> tuple[tuple[Card, ...], ...]:
    """The hands as dealt, by seat: the dealer's last."""
    size, pack = table.hand_size, table.setup.pack
    packets = {seat: pack[at * size : (at + 1) * size] for at, seat in enumerate(table.players)}
    return tuple(packets[seat] for seat in range(table.setup.seats))
