"""Chips in double entry: accounts, entries, and which entries an event of a table makes. Pure.

Every server has its own books. An account is `mint` (what the server hands out; the only one that may be negative),
`house` (the
computer players' chips), a member's balance, a stack at a table, or a table's pot. The sum over all accounts of a
server is zero.
"""

from __future__ import annotations

from dataclasses import dataclass


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
