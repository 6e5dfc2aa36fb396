"""Writes entries into the ledger and keeps the balances, inside the caller's transaction."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import BigInteger, Connection, Update, bindparam, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from bot.ledger import Account, Entry, balances
from bot.sessions.ports import Note
from bot.store.schema import accounts, entries, entry_notes

Owners = Mapping[str, int | None]
"""User id (None: a computer player) by the owner of a stack account."""


def new_or_ignored(dialect: str, table: Any) -> Any:
    """An INSERT that leaves a row that is there as it is."""
    build = sqlite.insert if dialect == "sqlite" else postgresql.insert
    return build(table).on_conflict_do_nothing()


def replaced(dialect: str, table: Any, keys: Sequence[str]) -> Any:
    """An INSERT that overwrites all other columns of the row with the same keys."""
    build = sqlite.insert if dialect == "sqlite" else postgresql.insert
    statement = build(table)
    columns = {column.name: statement.excluded[column.name] for column in table.columns if column.name not in keys}
    return statement.on_conflict_do_update(index_elements=list(keys), set_=columns)


def _account_id(side: str) -> Any:
    return (
        select(accounts.c.id)
        .where(
            accounts.c.guild_id == bindparam("guild"),
            accounts.c.kind == bindparam(f"{side}_kind"),
            accounts.c.owner == bindparam(f"{side}_owner"),
        )
        .scalar_subquery()
    )


_OPEN = {dialect: new_or_ignored(dialect, accounts) for dialect in ("sqlite", "postgresql")}
_MOVE: Update = (
    update(accounts)
    .where(
        accounts.c.guild_id == bindparam("guild"),
        accounts.c.kind == bindparam("kind_"),
        accounts.c.owner == bindparam("owner_"),
    )
    .values(balance=accounts.c.balance + bindparam("delta", type_=BigInteger))
)
_WRITE = insert(entries).values(
    guild_id=bindparam("guild"), source_id=_account_id("source"), target_id=_account_id("target")
)
_WRITE_ONE = _WRITE.returning(entries.c.id)


def book(connection: Connection, moves: Sequence[Entry], owners: Owners, at: float) -> None:
    """Writes `moves` at time `at` (unix seconds).

    An IntegrityError of `ck_accounts_balance` where an account would be below zero after all of them.
    """
    if not moves:
        return
    _settle(connection, moves, owners)
    connection.execute(_WRITE, [_entry_row(entry, at) for entry in moves])


def book_ordered(connection: Connection, moves: Sequence[Entry], owners: Owners, at: float, note: Note) -> None:
    """As `book`, with who ordered it and why on each of the entries."""
    if not moves:
        return
    _settle(connection, moves, owners)
    for entry in moves:
        entry_id = connection.execute(_WRITE_ONE, _entry_row(entry, at)).scalar_one()
        connection.execute(insert(entry_notes), {"entry_id": entry_id, "author": note.author, "note": note.text})


def _settle(connection: Connection, moves: Sequence[Entry], owners: Owners) -> None:
    deltas = balances(moves)
    # In one order everywhere, so that two processes never wait for each other's rows.
    touched = sorted(deltas, key=lambda account: (account.guild_id, account.kind, account.owner))
    connection.execute(_OPEN[connection.dialect.name], [_account_row(account, owners) for account in touched])
    connection.execute(
        _MOVE,
        [
            {"guild": account.guild_id, "kind_": account.kind, "owner_": account.owner, "delta": deltas[account]}
            for account in touched
        ],
    )


def open_account(connection: Connection, account: Account) -> bool:
    """Whether the account is new."""
    result = connection.execute(_OPEN[connection.dialect.name], _account_row(account, {}))
    return result.rowcount == 1


def _account_row(account: Account, owners: Owners) -> dict[str, Any]:
    return {
        "guild_id": account.guild_id,
        "kind": account.kind,
        "owner": account.owner,
        "member": int(account.owner) if account.kind == "member" else owners.get(account.owner),
        "balance": 0,
    }


def _entry_row(entry: Entry, at: float) -> dict[str, Any]:
    return {
        "guild": entry.source.guild_id,
        "source_kind": entry.source.kind,
        "source_owner": entry.source.owner,
        "target_kind": entry.target.kind,
        "target_owner": entry.target.owner,
        "amount": entry.amount,
        "reason": entry.reason,
        "table_id": entry.table_id,
        "version": entry.version,
        "deal": entry.deal,
        "at": at,
    }
