"""What is fixed before the first call: who takes cards, who puts what in, what is played for."""

from __future__ import annotations

from bot.cards import SPANISH_40, Duties
from bot.games.julepe.model import HAND, JulepeRules
from bot.games.julepe.state import Table
from bot.games.protocol import Setup
from bot.games.turns import seats_from

SEVEN = 7


def alcalde_of(rules: JulepeRules, seats: int, dealer: int) -> int | None:
    """The seat that takes no cards when seven sit; the dealer's left neighbour is the seat before him."""
    if seats != SEVEN:
        return None
    return dealer if rules.seven_sits_out == "dealer" else (dealer - 1) % seats


def hand_size(seats: int) -> int:
    return HAND + 1 if seats == 5 else HAND


def dealing_order(rules: JulepeRules, seats: int, dealer: int) -> tuple[int, ...]:
    """Seats that take cards, from the dealer's right, the dealer last."""
    alcalde = alcalde_of(rules, seats, dealer)
    return tuple(seat for seat in seats_from(dealer + 1, seats) if seat != alcalde)


def ante_of(rules: JulepeRules, dealer: int, seat: int) -> int:
    """Chips that the seat puts in before a deal that is not a redeal."""
    if seat == dealer:
        return rules.stake * (2 if rules.who_antes == "all_dealer_double" else 1)
    return 0 if rules.who_antes == "dealer" else rules.stake


def table_of(rules: JulepeRules, setup: Setup) -> Table:
    dealer, seats = setup.carry.dealer, setup.seats
    order = dealing_order(rules, seats, dealer)
    dealt = len(order) * hand_size(seats)
    antes = sum(ante_of(rules, dealer, seat) for seat in range(seats)) if setup.carry.ante else 0
    plate = setup.carry.pot + antes
    at_stake = min(plate, rules.pot_cap) if rules.pot_cap else plate
    fixed = rules.stake if rules.penalty is None else rules.penalty
    turn_up = setup.pack[dealt]
    return Table(
        rules=rules,
        setup=setup,
        dealer=dealer,
        alcalde=alcalde_of(rules, seats, dealer),
        order=order,
        turn_up=turn_up,
        trump=turn_up.suit,
        stock_size=len(SPANISH_40) - dealt - 1,
        at_stake=at_stake,
        penalty=at_stake if rules.penalty_mode == "pot" else fixed,
        duties=Duties(beat_ruffed=rules.must_beat_ruffed, undertrump=rules.must_undertrump),
    )


def risk_of(table: Table, *, dances: bool = False) -> int:
    """Chips that a seat which plays must be able to pay: a julepe, or two of a dancing dealer by house rule."""
    return table.penalty * (2 if dances and table.rules.turn_up_double else 1)
