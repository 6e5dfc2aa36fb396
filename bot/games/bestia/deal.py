"""Bestia: which pack so many play with, and how it is dealt."""

from __future__ import annotations

from bot.cards import FRENCH_52, Card, Duties
from bot.games.bestia.model import HAND, BestiaRules, Table
from bot.games.protocol import Setup
from bot.games.turns import seats_from


def pack_for(rules: BestiaRules, seats: int) -> tuple[Card, ...]:
    """The cards in play: the lowest ranks stay out, fewer of them the more play."""
    size = min(len(FRENCH_52), rules.pack_base + rules.pack_step * (seats - 3))
    lowest = 15 - size // 4
    return tuple(card for card in FRENCH_52 if card.rank >= lowest)


def table_of(rules: BestiaRules, setup: Setup) -> Table:
    """The table of a deal. The turn-up follows the hands, or is the last of them, which is the dealer's.

    Cards of the setup's pack that this number of seats does not use are passed over.
    """
    used = pack_for(rules, setup.seats)
    pack = _used(rules, setup)
    out = setup.seats * HAND + (1 if rules.trump_from == "turn_up" else 0)
    return Table(
        rules=rules,
        setup=setup,
        order=seats_from(setup.carry.dealer + 1, setup.seats),
        turn_up=pack[out - 1],
        stock=pack[out:],
        stock_size=len(used) - out,
        duties=Duties(beat_ruffed=rules.must_beat_ruffed, undertrump=rules.must_undertrump),
    )


def hands_of(table: Table) -> tuple[tuple[Card, ...], ...]:
    """The hands as dealt, by seat: five cards each, from the dealer's right."""
    pack = _used(table.rules, table.setup)
    packets = {seat: pack[at * HAND : (at + 1) * HAND] for at, seat in enumerate(table.order)}
    return tuple(packets[seat] for seat in range(table.setup.seats))


def _used(rules: BestiaRules, setup: Setup) -> tuple[Card, ...]:
    lowest = pack_for(rules, setup.seats)[0].rank
    return tuple(card for card in setup.pack if card.rank >= lowest)
