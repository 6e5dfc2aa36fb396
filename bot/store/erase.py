"""Forgetting: a member by pseudonym, a server as a whole. The one place that rewrites events and entries.

A member's id becomes a negative number that was never given before, drawn by lot and kept nowhere else; the name
becomes ANONYMOUS. Entries keep their accounts and amounts, so the books balance as before, and deals can be replayed.
Chips that are free go back to the mint. What was only about the member (choices, open hands, what administrators wrote
about the member's entries) is removed.

The triggers let it happen while there is a row in `erasing`, which is gone again before the transaction ends.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, Table as SqlTable, delete, insert, or_, select, update

from bot.ledger import Entry, member, mint
from bot.sessions.books import Forgotten, Held, SeatedError
from bot.store.books import book
from bot.store.schema import (
    accounts,
    entries,
    entry_notes,
    erasing,
    events,
    figures,
    guild_settings,
    hand_tokens,
    member_settings,
    metadata,
    settings_log,
    tables,
    watchers,
)

ANONYMOUS = "Anon"
ID_KEYS = frozenset(["user_id", "host", "by", "paused_by"])
"""Under these an event's JSON holds a user id."""
PSEUDONYM_BITS = 50


@contextmanager
def _rewriting(connection: Connection, why: str) -> Iterator[None]:
    connection.execute(insert(erasing), {"why": why})
    yield
    connection.execute(delete(erasing))


def forget_member(connection: Connection, user_id: int, at: float) -> Forgotten:
    """Leaves neither id nor name of the member. SeatedError while the member sits at an open table."""
    held = seats_held(connection, user_id)
    if held:
        raise SeatedError(held)
    pseudonym = -(1 + secrets.randbits(PSEUDONYM_BITS))
    chips = _give_back(connection, user_id, at)
    rows = _blank_notes(connection, user_id)
    for table, column in (
        (hand_tokens, hand_tokens.c.user_id),
        (member_settings, member_settings.c.user_id),
        (watchers, watchers.c.user_id),
    ):
        rows += connection.execute(delete(table).where(column == user_id)).rowcount
    for column in (entry_notes.c.author, figures.c.member, settings_log.c.user_id):
        change = update(column.table).where(column == user_id).values({column.name: pseudonym})
        rows += connection.execute(change).rowcount
    with _rewriting(connection, "member"):
        rows += _rewrite_events(connection, user_id, pseudonym)
    rows += _rename_accounts(connection, user_id, pseudonym)
    rows += _rewrite_settings(connection, user_id, pseudonym)
    return Forgotten(rows, chips)


def seats_held(connection: Connection, user_id: int) -> tuple[Held, ...]:
    """Open tables at which the member holds a seat."""
    rows = connection.execute(
        select(tables.c.id, tables.c.guild_id, tables.c.channel_id, events.c.data)
        .join(events, events.c.table_id == tables.c.id)
        .where(tables.c.closed_at.is_(None), events.c.kind.in_(("SeatTaken", "SeatLeft")))
        .order_by(tables.c.id, events.c.version)
    )
    chairs: dict[str, tuple[Held, set[int]]] = {}
    for row in rows:
        _, mine = chairs.setdefault(row.id, (Held(row.guild_id, row.channel_id), set()))
        event = json.loads(row.data)
        if event.get("user_id") == user_id:
            mine.add(event["chair"])
        elif event["type"] == "SeatLeft":
            mine.discard(event["chair"])
    return tuple(held for held, mine in chairs.values() if mine)


def _give_back(connection: Connection, user_id: int, at: float) -> int:
    """Free chips go to the mint: nobody could spend them again."""
    rows = connection.execute(
        select(accounts.c.guild_id, accounts.c.balance).where(
            accounts.c.kind == "member", accounts.c.member == user_id, accounts.c.balance > 0
        )
    ).all()
    for row in rows:
        back = Entry(member(row.guild_id, user_id), mint(row.guild_id), int(row.balance), "forgotten")
        book(connection, [back], {}, at)
    return sum(int(row.balance) for row in rows)


def _blank_notes(connection: Connection, user_id: int) -> int:
    """What administrators wrote may name whom it is about, and what a member wrote as one may name the writer."""
    mine = select(accounts.c.id).where(accounts.c.member == user_id)
    about = select(entries.c.id).where(or_(entries.c.source_id.in_(mine), entries.c.target_id.in_(mine)))
    written = or_(entry_notes.c.entry_id.in_(about), entry_notes.c.author == user_id)
    return connection.execute(update(entry_notes).where(written).values(note="")).rowcount


def _rename_accounts(connection: Connection, user_id: int, pseudonym: int) -> int:
    own = accounts.c.member == user_id
    named = update(accounts).where(own, accounts.c.kind == "member").values(owner=str(pseudonym), member=pseudonym)
    count = connection.execute(named).rowcount
    return count + connection.execute(update(accounts).where(own).values(member=pseudonym)).rowcount


def _rewrite_events(connection: Connection, user_id: int, pseudonym: int) -> int:
    naming = select(events.c.table_id, events.c.version, events.c.data).where(events.c.data.contains(str(user_id)))
    count = 0
    for row in connection.execute(naming).all():
        before = json.loads(row.data)
        after = renamed(before, user_id, pseudonym)
        if after == before:
            continue
        connection.execute(
            update(events)
            .where(events.c.table_id == row.table_id, events.c.version == row.version)
            .values(data=_text(after))
        )
        count += 1
    return count


def _rewrite_settings(connection: Connection, user_id: int, pseudonym: int) -> int:
    """Settings of servers: a list of banned members loses the id, the log of changes bears the pseudonym."""
    mark, count = str(user_id), 0
    for row in connection.execute(select(guild_settings).where(guild_settings.c.data.contains(mark))).all():
        data = without(json.loads(row.data), user_id)
        count += _put(connection, guild_settings, guild_settings.c.guild_id == row.guild_id, {"data": _text(data)})
    log = settings_log.c
    naming = or_(log.what.contains(mark), log.before.contains(mark), log.after.contains(mark))
    for row in connection.execute(select(settings_log).where(naming)).all():
        values = {
            name: _text(renamed(json.loads(getattr(row, name)), user_id, pseudonym, everywhere=True))
            for name in ("before", "after")
        }
        # `banned.<id>` is the one setting whose name holds a member.
        what = row.what.replace(f"banned.{mark}", f"banned.{pseudonym}")
        count += _put(connection, settings_log, log.id == row.id, {**values, "what": what})
    return count


def _put(connection: Connection, table: SqlTable, where: Any, values: dict[str, str]) -> int:
    return connection.execute(update(table).where(where).values(values)).rowcount


def renamed(value: Any, user_id: int, pseudonym: int, *, everywhere: bool = False) -> Any:
    """JSON values with the pseudonym for the id, and ANONYMOUS for the name beside it.

    `everywhere`: under any key; else only where an event keeps user ids, since small numbers may be chips.
    """
    if isinstance(value, dict):
        found = {
            key: pseudonym
            if item == user_id and not isinstance(item, bool) and (everywhere or key in ID_KEYS)
            else renamed(item, user_id, pseudonym, everywhere=everywhere)
            for key, item in value.items()
        }
        return {**found, "name": ANONYMOUS} if value.get("user_id") == user_id and "name" in value else found
    if isinstance(value, list):
        return [renamed(item, user_id, pseudonym, everywhere=everywhere) for item in value]
    return pseudonym if everywhere and value in (user_id, str(user_id)) else value


def without(value: Any, user_id: int) -> Any:
    """JSON values with the id taken out of every list."""
    if isinstance(value, dict):
        return {key: without(item, user_id) for key, item in value.items() if key != str(user_id)}
    if isinstance(value, list):
        return [without(item, user_id) for item in value if item not in (user_id, str(user_id))]
    return value


def _text(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def forget_server(connection: Connection, guild_id: int) -> int:
    """Removes every row of a server; the number of rows."""
    its_tables = select(tables.c.id).where(tables.c.guild_id == guild_id)
    its_entries = select(entries.c.id).where(entries.c.guild_id == guild_id)
    count = 0
    with _rewriting(connection, "server"):
        for table in _dependants_first(metadata.sorted_tables):
            columns = table.c
            if "guild_id" in columns:
                where = columns.guild_id == guild_id
            elif "table_id" in columns:
                where = columns.table_id.in_(its_tables)
            elif "entry_id" in columns:
                where = columns.entry_id.in_(its_entries)
            else:
                continue
            count += connection.execute(delete(table).where(where)).rowcount
    return count


def _dependants_first(in_order: Sequence[SqlTable]) -> Sequence[SqlTable]:
    return list(reversed(in_order))
