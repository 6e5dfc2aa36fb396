from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from bot import ledger
from bot.games.protocol import POT, ChipsMoved
from bot.ledger import Account, Entry

GUILD = 7
ACCOUNTS = [
    ledger.mint(GUILD),
    ledger.house(GUILD),
    ledger.member(GUILD, 1),
    ledger.member(GUILD, 2),
    ledger.stack(GUILD, "t", 0),
    ledger.pot(GUILD, "t"),
]


def entry(source: Account, target: Account, amount: int = 5) -> Entry:
    return Entry(source, target, amount, "test")


@pytest.mark.parametrize("amount", [0, -1])
def test_an_entry_never_moves_less_than_one_chip(amount: int) -> None:
    with pytest.raises(ValueError, match="positive"):
        entry(ledger.mint(GUILD), ledger.house(GUILD), amount)


def test_an_entry_needs_two_accounts() -> None:
    with pytest.raises(ValueError, match="two accounts"):
        entry(ledger.house(GUILD), ledger.house(GUILD))


def test_chips_never_leave_their_server() -> None:
    with pytest.raises(ValueError, match="server"):
        entry(ledger.member(GUILD, 1), ledger.member(GUILD + 1, 1))


def test_a_member_starts_with_chips_of_the_mint() -> None:
    accounts = ledger.balances([ledger.grant(GUILD, 1, 500)])
    assert accounts == {ledger.mint(GUILD): -500, ledger.member(GUILD, 1): 500}


def test_only_the_mint_may_be_below_zero() -> None:
    accounts = ledger.balances([entry(ledger.mint(GUILD), ledger.house(GUILD)), entry(ACCOUNTS[2], ACCOUNTS[3])])
    assert ledger.overdrawn(accounts) == (ACCOUNTS[2],)


def test_a_movement_of_the_game_is_between_the_chairs_that_play_and_the_pot() -> None:
    playing = (4, 0, 9)
    assert ledger.game_accounts(GUILD, "t", playing, ChipsMoved(2, POT, 5, "ante")) == (
        ledger.stack(GUILD, "t", 9),
        ledger.pot(GUILD, "t"),
    )
    assert ledger.game_accounts(GUILD, "t", playing, ChipsMoved(POT, 0, 5, "pot"))[1] == ledger.stack(GUILD, "t", 4)


def test_what_cannot_be_shared_equally_goes_one_chip_each_to_the_first() -> None:
    assert ledger.shares(11, 4) == (3, 3, 3, 2)


@pytest.mark.parametrize(("amount", "people"), [(5, 0), (-1, 2)])
def test_there_is_no_sharing_among_nobody_or_of_a_debt(amount: int, people: int) -> None:
    with pytest.raises(ValueError, match="among"):
        ledger.shares(amount, people)


@given(st.integers(0, 10_000), st.integers(1, 12))
def test_shares_give_out_all_and_differ_by_one_chip_at_most(amount: int, people: int) -> None:
    shares = ledger.shares(amount, people)
    assert sum(shares) == amount
    assert max(shares) - min(shares) <= 1
    assert sorted(shares, reverse=True) == list(shares)


PAIRS = st.tuples(st.sampled_from(ACCOUNTS), st.sampled_from(ACCOUNTS)).filter(lambda pair: pair[0] != pair[1])


@given(st.lists(st.tuples(PAIRS, st.integers(1, 1000))), st.integers(0, 20))
def test_the_sum_over_all_accounts_is_zero_whatever_is_booked_and_however_it_is_split(
    moves: list[tuple[tuple[Account, Account], int]], cut: int
) -> None:
    entries = [entry(source, target, amount) for (source, target), amount in moves]
    accounts = ledger.balances(entries)
    assert sum(accounts.values()) == 0
    assert ledger.balances(entries[cut:], ledger.balances(entries[:cut])) == accounts
