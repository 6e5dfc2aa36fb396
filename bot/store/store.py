"""The store: fulfils `bot.sessions.ports.Store`, and what the command line and administrators need besides."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Row, bindparam, delete

from bot.ledger import Entry, grant, member
from bot.sessions.model import ClockState, GuildSettings
from bot.sessions.ports import (
    BoardLine,
    Commit,
    FinishedDeal,
    HandToken,
    HistoryLine,
    SettingsLine,
    StoredTable,
    StoreUnavailableError,
    TableMessages,
)
from bot.store import audit, house, past, reads
from bot.store.backup import backup
from bot.store.books import book, open_account, replaced
from bot.store.codec import EventCodec
from bot.store.engine import Engines, dispose
from bot.store.errors import answering
from bot.store.schema import guild_settings, hand_tokens, table_messages
from bot.store.writer import Writer
from bot.store.writes import prepare, write_commit

TOKEN_SECONDS = 900
"""Discord's interaction tokens live 15 minutes; older ones are of no use and are forgotten."""
NEWEST = 2**62


class SqlStore:
    """Every method raises StoreUnavailableError when the database cannot be reached."""

    def __init__(self, engines: Engines, writer: Writer, codec: EventCodec, now: Callable[[], float]) -> None:
        self.engines = engines
        self.writer = writer
        self._codec = codec
        self._now = now
        self._reading: set[asyncio.Task[Sequence[Row[Any]]]] = set()

    async def close(self) -> None:
        """Finishes the writes and reads that wait; the store cannot be used afterwards."""
        await self.writer.close()
        await asyncio.gather(*self._reading, return_exceptions=True)
        await dispose(self.engines)

    async def ping(self) -> None:
        """StoreUnavailableError where the database does not answer or its file is gone."""
        self.writer.check_file()
        await self._rows(reads.ALIVE)

    async def commit(self, commit: Commit) -> None:
        """Writes all of it, durably, or nothing: VersionConflictError, ChannelTakenError, InsufficientChipsError."""
        prepared = prepare(commit, self._codec, self._now())
        await self.writer.write(lambda connection: write_commit(connection, prepared))

    async def load(self, table_id: str) -> StoredTable | None:
        """From the last self-contained event on. StoreCorruptError where an event cannot be read."""
        return self._stored(await self._rows(reads.LOAD, table=table_id))

    async def deal(self, table_id: str, number: int) -> StoredTable | None:
        """A table's deal `number` (1: the first), up to the last event before the next one begins."""
        if number < 1:
            return None
        return self._stored(await self._rows(reads.DEAL, table=table_id, skipped=number - 1, number=number))

    async def finished_deals(self, guild_id: int, channel_id: int | None, limit: int) -> Sequence[FinishedDeal]:
        values = {"guild": guild_id, "limit": limit, "looked": limit + past.SPARE}
        if channel_id is None:
            rows = await self._rows(past.OF_SERVER, **values)
        else:
            rows = await self._rows(past.OF_CHANNEL, **values, channel=channel_id)
        return [past.finished(row) for row in rows]

    def _stored(self, rows: Sequence[Row[Any]]) -> StoredTable | None:
        if not rows:
            return None
        first = rows[0]
        return StoredTable(
            first.version,
            tuple(self._codec.decode(row.game, row.kind, row.data) for row in rows),
            ClockState(first.deadline, bool(first.reminded)),
        )

    async def open_tables(self) -> Sequence[str]:
        return [row.id for row in await self._rows(reads.OPEN_TABLES)]

    async def table_in(self, channel_id: int) -> str | None:
        rows = await self._rows(reads.TABLE_IN, channel=channel_id)
        return rows[0].id if rows else None

    async def tables_of_guild(self, guild_id: int) -> Sequence[str]:
        """Ids of the server's tables that are not closed."""
        return [row.id for row in await self._rows(reads.TABLES_OF_GUILD, guild=guild_id)]

    async def balance(self, guild_id: int, user_id: int) -> int | None:
        rows = await self._rows(reads.BALANCE, guild=guild_id, owner=str(user_id))
        return rows[0].balance if rows else None

    async def grant(self, guild_id: int, user_id: int, amount: int) -> int:
        """Opens a member's account with `amount` from `mint` unless it is open already; the balance either way."""
        at = self._now()

        def work(connection: Connection) -> int:
            if open_account(connection, member(guild_id, user_id)) and amount > 0:
                book(connection, [grant(guild_id, user_id, amount)], {}, at)
            return _balance(connection, guild_id, user_id)

        known = await self.balance(guild_id, user_id)
        return known if known is not None else await self.writer.write(work)

    async def book(self, moves: Sequence[Entry]) -> None:
        """Entries without a table: an administrator gives or takes. All are written or none: InsufficientChipsError."""
        at = self._now()
        await self.writer.write(lambda connection: book(connection, moves, {}, at))

    async def history(
        self, guild_id: int, user_id: int, limit: int, before: int | None = None
    ) -> Sequence[HistoryLine]:
        """`before`: the `id` of the last line seen."""
        newest = NEWEST if before is None else before
        rows = await self._rows(reads.HISTORY, guild=guild_id, owner=str(user_id), before=newest, limit=limit)
        return [
            HistoryLine(row.at, int(row.amount), row.reason, row.table_id, row.deal, int(row.after), row.id)
            for row in rows
        ]

    async def top(self, guild_id: int, limit: int) -> Sequence[BoardLine]:
        rows = await self._rows(reads.TOP, guild=guild_id, limit=limit)
        return [BoardLine(row.member, int(row.balance)) for row in rows]

    async def settings(self, guild_id: int) -> GuildSettings | None:
        rows = await self._rows(reads.SETTINGS, guild=guild_id)
        return house.parse(guild_id, rows[0].data) if rows else None

    async def change_settings(
        self, guild_id: int, user_id: int, change: Callable[[GuildSettings], GuildSettings]
    ) -> GuildSettings:
        """What `change` makes of the settings as they are now, with its lines in the log, by `user_id`."""
        at = self._now()
        return await self.writer.write(
            lambda connection: house.change_settings(connection, guild_id, user_id, change, at)
        )

    async def settings_log(self, guild_id: int, limit: int) -> Sequence[SettingsLine]:
        """The last changes, newest first."""
        rows = await self._rows(reads.LAST_CHANGES, guild=guild_id, limit=limit)
        return [
            SettingsLine(row.at, row.user_id, row.what, json.loads(row.before), json.loads(row.after)) for row in rows
        ]

    async def save_settings(self, settings: GuildSettings) -> None:
        await self._put(
            guild_settings,
            ("guild_id",),
            {"guild_id": settings.guild_id, "data": house.dump(settings)},
        )

    async def save_hand(self, hand: HandToken) -> None:
        """Remembers the newest token of a member's hand at a table, and forgets those that have died."""
        stale = delete(hand_tokens).where(hand_tokens.c.born < bindparam("dead"))

        def work(connection: Connection) -> None:
            connection.execute(stale, {"dead": hand.born - TOKEN_SECONDS})
            connection.execute(replaced(connection.dialect.name, hand_tokens, ("table_id", "user_id")), _fields(hand))

        await self.writer.write(work)

    async def hands(self, table_id: str) -> Sequence[HandToken]:
        return [HandToken(**row._mapping) for row in await self._rows(reads.HANDS, table=table_id)]

    async def save_messages(self, messages: TableMessages) -> None:
        await self._put(table_messages, ("table_id",), _fields(messages))

    async def messages(self, table_id: str) -> TableMessages | None:
        rows = await self._rows(reads.MESSAGES, table=table_id)
        return TableMessages(**rows[0]._mapping) if rows else None

    async def audit(self) -> list[audit.Finding]:
        """What is wrong with the books; empty where every balance is the sum of its entries and every server's is 0."""
        queries = (audit.BALANCES, audit.SERVERS, audit.AT_TABLES, audit.OPEN_TABLES)
        with answering():
            async with self.engines.snapshot() as connection:
                found = [(await connection.execute(query)).all() for query in queries]
        return audit.findings(*found)

    async def backup(self, target: Path) -> None:
        """Copies the SQLite database while it is in use. StoreUnavailableError for PostgreSQL: it has pg_dump."""
        if self.engines.file is None:
            raise StoreUnavailableError("a PostgreSQL database is backed up with pg_dump")
        await backup(self.engines.file, target)

    async def _put(self, table: Any, keys: tuple[str, ...], row: dict[str, Any]) -> None:
        await self.writer.write(
            lambda connection: connection.execute(replaced(connection.dialect.name, table, keys), row)
        )

    async def _rows(self, query: Any, **values: Any) -> Sequence[Row[Any]]:
        """Read to its end even where nobody waits for it any more: a connection given up halfway is never closed."""
        task = asyncio.create_task(self._read(query, values))
        self._reading.add(task)
        task.add_done_callback(self._reading.discard)
        return await asyncio.shield(task)

    async def _read(self, query: Any, values: Mapping[str, Any]) -> Sequence[Row[Any]]:
        with answering():
            async with self.engines.reader.connect() as connection:
                return (await connection.execute(query, values)).all()


def _balance(connection: Connection, guild_id: int, user_id: int) -> int:
    found = connection.scalar(reads.BALANCE, {"guild": guild_id, "owner": str(user_id)})
    return int(found or 0)


def _fields(value: Any) -> dict[str, Any]:
    return {item.name: getattr(value, item.name) for item in fields(value)}
