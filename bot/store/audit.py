"""Recomputes every balance from the entries: the proof that no chip was made or lost."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy import func, select, union_all
from sqlalchemy.sql.selectable import Select

from bot.store.schema import accounts, entries, tables

Rows = Sequence[Sequence[Any]]
Fault = Literal["balance-differs", "server-not-zero", "closed-table-holds-chips"]


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that cannot be in books that are in order.

    `account`: kind and owner (`stack t1/3`), empty where a whole server is meant. `found` and `expected`: chips.
    """

    fault: Fault
    guild_id: int
    account: str
    found: int
    expected: int


def _balances() -> Select[Any]:
    """Accounts whose balance is not the sum of their entries."""
    moves = union_all(
        select(entries.c.target_id.label("account"), entries.c.amount.label("amount")),
        select(entries.c.source_id.label("account"), (-entries.c.amount).label("amount")),
    ).subquery()
    sums = select(moves.c.account, func.sum(moves.c.amount).label("total")).group_by(moves.c.account).subquery()
    total = func.coalesce(sums.c.total, 0)
    return (
        select(accounts.c.guild_id, accounts.c.kind, accounts.c.owner, accounts.c.balance, total)
        .outerjoin(sums, sums.c.account == accounts.c.id)
        .where(accounts.c.balance != total)
    )


def _servers() -> Select[Any]:
    total = func.sum(accounts.c.balance)
    return select(accounts.c.guild_id, total).group_by(accounts.c.guild_id).having(total != 0)


BALANCES = _balances()
SERVERS = _servers()
AT_TABLES = select(accounts.c.guild_id, accounts.c.kind, accounts.c.owner, accounts.c.balance).where(
    accounts.c.kind.in_(("pot", "stack")), accounts.c.balance != 0
)
OPEN_TABLES = select(tables.c.id).where(tables.c.closed_at.is_(None))


def findings(balances: Rows, servers: Rows, at_tables: Rows, open_tables: Rows) -> list[Finding]:
    """From the rows of the four queries, made in one moment of the database."""
    found = [
        Finding("balance-differs", row[0], f"{row[1]} {row[2]}".strip(), int(row[3]), int(row[4])) for row in balances
    ]
    found += [Finding("server-not-zero", row[0], "", int(row[1]), 0) for row in servers]
    open_ids = {row[0] for row in open_tables}
    for guild_id, kind, owner, balance in at_tables:
        if owner.split("/")[0] not in open_ids:
            found.append(Finding("closed-table-holds-chips", guild_id, f"{kind} {owner}", int(balance), 0))
    return found
