"""Recomputes every balance from the entries: the proof that no chip was made or lost."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from sqlalchemy import and_, func, select, union_all
from sqlalchemy.sql.selectable import Select

from bot.sessions.books import Finding
from bot.sessions.model import Table
from bot.store.schema import accounts, entries, events, tables

__all__ = ["Finding", "findings"]

Rows = Sequence[Sequence[Any]]


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
OPEN_TABLES = select(tables.c.id, tables.c.guild_id).where(tables.c.closed_at.is_(None))
OPEN_EVENTS = (
    select(tables.c.id, tables.c.guild_id, tables.c.game, events.c.kind, events.c.data)
    .join(events, and_(events.c.table_id == tables.c.id, events.c.version >= tables.c.anchor_version))
    .where(tables.c.closed_at.is_(None))
    .order_by(tables.c.id, events.c.version)
)
ACCOUNTS = select(accounts.c.guild_id, func.count(accounts.c.id)).group_by(accounts.c.guild_id)
ENTRIES = select(entries.c.guild_id, func.count(entries.c.id)).group_by(entries.c.guild_id)
MINTS = select(accounts.c.guild_id, -accounts.c.balance).where(accounts.c.kind == "mint")


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


def of_tables(states: Iterable[Table], at_tables: Rows) -> list[Finding]:
    """Where a stack or a pot is not what the table itself says, from what its events come to."""
    booked = {(row[1], row[2]): int(row[3]) for row in at_tables}
    found = []
    for table in states:
        expected = _expected(table)
        theirs = {key for key in booked if key[1].split("/")[0] == table.id}
        for key in sorted(theirs | set(expected)):
            have, want = booked.get(key, 0), expected.get(key, 0)
            if have != want:
                found.append(Finding("table-differs", table.guild_id, " ".join(key), have, want))
    return found


def _expected(table: Table) -> Mapping[tuple[str, str], int]:
    stacks = {("stack", f"{table.id}/{seat.chair}"): seat.stack for seat in table.seats}
    return {**stacks, ("pot", table.id): table.pot}
