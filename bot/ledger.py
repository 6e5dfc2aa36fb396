"""Chips in double entry: accounts, entries, and which entries a game's movements make. Pure.

Every server has its own books. An account is `mint` (what the server hands out; the only one that may be negative),
`house` (the computer players' chips), a member's balance, a stack at a table, or a table's pot. The sum over all
accounts of a server is zero.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from bot.games.protocol import POT, ChipsMoved


@dataclass(frozen=True, slots=True)
class Account:
    """`kind`: mint, house, member, stack, pot.

    `owner`: member: user id; stack: `table/chair`; pot: table id; else empty.
    """

    guild_id: int
    kind: str
    owner: str = ""


@dataclass(frozen=True, slots=True)
class Entry:
    """`amount` (> 0) chips out of `source` (credit) into `target` (debit), caused by a table's event or by an
    administrator.
    """

    source: Account
    target: Account
    amount: int
    reason: str
    table_id: str | None = None
    version: int | None = None
    deal: int | None = None

    def __post_init__(self) -> None:
        if self.amount <= 0:
            raise ValueError(f"an entry moves a positive number of chips, not {self.amount}")
        if self.source == self.target:
            raise ValueError(f"an entry needs two accounts, not {self.source} twice")
        if self.source.guild_id != self.target.guild_id:
            raise ValueError("chips never leave their server")


def mint(guild_id: int) -> Account:
    """Where a server's chips come from; its balance is minus all that was handed out."""
    return Account(guild_id, "mint")


def house(guild_id: int) -> Account:
    """What computer players bring to tables and take back."""
    return Account(guild_id, "house")


def member(guild_id: int, user_id: int) -> Account:
    """A member's free chips; what lies at tables is not in it."""
    return Account(guild_id, "member", str(user_id))


def stack(guild_id: int, table_id: str, chair: int) -> Account:
    """What lies before a chair; `chair` is never used twice at a table."""
    return Account(guild_id, "stack", f"{table_id}/{chair}")


def pot(guild_id: int, table_id: str) -> Account:
    """The plate, or the stakes of a game in points."""
    return Account(guild_id, "pot", table_id)


def grant(guild_id: int, user_id: int, amount: int) -> Entry:
    """What a member starts with. ValueError for an amount below 1."""
    return Entry(mint(guild_id), member(guild_id, user_id), amount, "grant")


def game_accounts(guild_id: int, table_id: str, playing: tuple[int, ...], event: ChipsMoved) -> tuple[Account, Account]:
    """Source and target of a game's movement; `playing[i]` is the chair of the deal's seat i."""

    def account(place: int) -> Account:
        return pot(guild_id, table_id) if place == POT else stack(guild_id, table_id, playing[place])

    return account(event.source), account(event.target)


def may_be_negative(account: Account) -> bool:
    return account.kind == "mint"


def balances(entries: Iterable[Entry], start: Mapping[Account, int] | None = None) -> dict[Account, int]:
    """Chips of every account that the entries touch, from `start` on."""
    result = dict(start or {})
    for entry in entries:
        result[entry.source] = result.get(entry.source, 0) - entry.amount
        result[entry.target] = result.get(entry.target, 0) + entry.amount
    return result


def overdrawn(accounts: Mapping[Account, int]) -> tuple[Account, ...]:
    """Accounts below zero that may not be; none in books that are in order."""
    return tuple(account for account, amount in accounts.items() if amount < 0 and not may_be_negative(account))


def shares(amount: int, people: int) -> tuple[int, ...]:
    """`amount` in equal parts, what is left over one chip each from the first on (rules/julepe.md, 1.5).

    ValueError where there is nobody to share or the amount is negative.
    """
    if people < 1 or amount < 0:
        raise ValueError(f"{amount} chips among {people}")
    each, rest = divmod(amount, people)
    return tuple(each + (1 if place < rest else 0) for place in range(people))
