"""What is booked without a table's doing: the daily refill, an administrator's orders, the void of a deal."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import ColumnElement, Connection, func, select

from bot.ledger import Account, Entry, member, mint
from bot.sessions.books import DealVoidError, NoSuchDealError, Refill, TooManyChipsError
from bot.sessions.ports import Note
from bot.store import figures
from bot.store.books import book, book_ordered, open_account
from bot.store.schema import accounts, entries, events, tables

MOST_CHIPS = 1_000_000_000
"""What orders may raise a balance to."""
STAKES = ("stake", "stake-won")
NOT_PLAY = ("buy-in", "top-up", "cash-out", "house", "plate", "void")
"""Reasons of a table's entries that are no part of what a deal has decided."""


def refill(connection: Connection, guild_id: int, user_id: int, floor: int, since: float, at: float) -> Refill:
    """Up to `floor` chips, free and at tables together, unless given since `since` already (unix seconds)."""
    account = member(guild_id, user_id)
    open_account(connection, account)
    mine = select(accounts.c.id, accounts.c.balance).where(*_is(account)).with_for_update()
    row = connection.execute(mine).one()
    given = select(entries.c.id).where(
        entries.c.target_id == row.id, entries.c.reason == "daily", entries.c.at >= since
    )
    if connection.scalar(given.limit(1)) is not None:
        return Refill(0, int(row.balance), taken=True)
    total = select(func.sum(accounts.c.balance)).where(accounts.c.guild_id == guild_id, accounts.c.member == user_id)
    missing = floor - int(connection.scalar(total) or 0)
    if missing <= 0:
        return Refill(0, int(row.balance))
    book(connection, [Entry(mint(guild_id), account, missing, "daily")], {}, at)
    return Refill(missing, int(row.balance) + missing)


def order(connection: Connection, moves: Sequence[Entry], note: Note, at: float) -> None:
    """TooManyChipsError; the IntegrityError of an account that would be below zero."""
    book_ordered(connection, moves, {}, at, note)
    for target in {move.target for move in moves if move.target.kind == "member"}:
        if int(connection.scalar(select(accounts.c.balance).where(*_is(target))) or 0) > MOST_CHIPS:
            raise TooManyChipsError


def void(connection: Connection, guild_id: int, table_id: str, number: int, note: Note, at: float) -> tuple[Entry, ...]:
    """Undoes what a deal of a closed table has moved between its members: each gives back to the mint, or is given.

    The plate has gone on to later deals, and computer players have taken their chips home: the mint stands in for both.
    """
    there = select(tables.c.id).where(
        tables.c.id == table_id, tables.c.guild_id == guild_id, tables.c.closed_at.is_not(None)
    )
    # The row is locked, so that two administrators cannot void the same deal.
    if connection.scalar(there.with_for_update()) is None or not _settled(connection, table_id, number):
        raise NoSuchDealError
    voided = select(entries.c.id).where(
        entries.c.table_id == table_id, entries.c.deal == number, entries.c.reason == "void"
    )
    if connection.scalar(voided.limit(1)) is not None:
        raise DealVoidError
    bank = mint(guild_id)
    moves = []
    for user_id, change in sorted(_changes(connection, table_id, number).items()):
        account = member(guild_id, user_id)
        if change > 0:
            moves.append(Entry(account, bank, change, "void", table_id, deal=number))
        elif change < 0:
            moves.append(Entry(bank, account, -change, "void", table_id, deal=number))
    book_ordered(connection, moves, {}, at, note)
    figures.undo(connection, table_id, number)
    return tuple(moves)


def _settled(connection: Connection, table_id: str, number: int) -> bool:
    """Whether the table's deal `number` (1: the first) has come to its end."""
    began = select(events.c.version).where(events.c.table_id == table_id, events.c.kind == "DealBegan")
    versions = list(connection.scalars(began.order_by(events.c.version)))
    if not 1 <= number <= len(versions):
        return False
    ended = select(events.c.version).where(
        events.c.table_id == table_id, events.c.kind == "DealEnded", events.c.version > versions[number - 1]
    )
    if number < len(versions):
        ended = ended.where(events.c.version < versions[number])
    return connection.scalar(ended.limit(1)) is not None


def _changes(connection: Connection, table_id: str, number: int) -> dict[int, int]:
    """Chips that a deal has brought each member. Of a game in points: the whole game's stakes, with the deal that
    decided it.
    """
    source, target = accounts.alias("source"), accounts.alias("target")
    rows = connection.execute(
        select(entries.c.deal, entries.c.amount, entries.c.reason, source.c.member.label("giver"),
               target.c.member.label("taker"))
        .join(source, source.c.id == entries.c.source_id)
        .join(target, target.c.id == entries.c.target_id)
        .where(entries.c.table_id == table_id, entries.c.reason.not_in(NOT_PLAY))
        .order_by(entries.c.id)
    ).all()  # fmt: skip
    ours = [row for row in rows if row.deal == number and row.reason not in STAKES]
    if any(row.reason == "stake-won" and row.deal == number for row in rows):
        before = max((at for at, row in enumerate(rows) if _won_earlier(row, number)), default=-1)
        # A game's stakes are paid before its first deal begins, so they bear the number of the deal before.
        ours += [row for row in rows[before + 1 :] if row.reason == "stake" and (row.deal or 0) < number]
        ours += [row for row in rows if row.reason == "stake-won" and row.deal == number]
    changes: dict[int, int] = {}
    for row in ours:
        for who, sign in ((row.giver, -1), (row.taker, 1)):
            if who is not None and who > 0:
                changes[who] = changes.get(who, 0) + sign * int(row.amount)
    return changes


def _won_earlier(row: object, number: int) -> bool:
    return getattr(row, "reason", "") == "stake-won" and (getattr(row, "deal", 0) or 0) < number


def _is(account: Account) -> tuple[ColumnElement[bool], ...]:
    return (
        accounts.c.guild_id == account.guild_id,
        accounts.c.kind == account.kind,
        accounts.c.owner == account.owner,
    )
