"""The store with its offices: fulfils `bot.sessions.books.Archive` besides the sessions' port."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import groupby
from typing import Any

from sqlalchemy import Connection, bindparam, delete, select

from bot.ledger import Entry
from bot.sessions.books import (
    REASONS,
    Audit,
    Booked,
    Dossier,
    Figures,
    Filter,
    Finding,
    Forgotten,
    Page,
    Point,
    Refill,
)
from bot.sessions.fold import fold
from bot.sessions.members import MemberSettings
from bot.sessions.model import Table
from bot.sessions.ports import BoardLine, Note
from bot.store import audit, dossier, erase, figures, history, orders
from bot.store.books import new_or_ignored
from bot.store.engine import checkpoint
from bot.store.errors import StoreCorruptError, answering
from bot.store.schema import accounts, departures, guild_settings, member_settings, tables, watchers
from bot.store.store import SqlStore

_SETTINGS_OF = select(member_settings).where(member_settings.c.user_id == bindparam("user"))
_WATCHERS = select(watchers.c.user_id).where(watchers.c.channel_id == bindparam("channel"))
_SERVERS = tuple(select(table.c.guild_id).distinct() for table in (tables, accounts, guild_settings, watchers))


class SqlArchive(SqlStore):
    """Every method raises StoreUnavailableError when the database cannot be reached."""

    async def page(self, guild_id: int, user_id: int, kept: Filter, number: int, size: int) -> Page:
        values = {"guild": guild_id, "owner": str(user_id), "skip": number * size, "limit": size + 1}
        reasons = REASONS[kept]
        if reasons:
            rows = await self._rows(history.SOME_MOVEMENTS, **values, reasons=reasons)
        else:
            rows = await self._rows(history.MOVEMENTS, **values)
        return Page(tuple(history.movement(row) for row in rows[:size]), number, len(rows) > size)

    async def points(self, guild_id: int, user_id: int, most: int) -> Sequence[Point]:
        return history.points(await self._rows(history.CHANGES, guild=guild_id, user=user_id), most)

    async def entries(self, guild_id: int, since: float = 0.0) -> Sequence[Booked]:
        return [history.booked(row) for row in await self._rows(history.BOOKED, guild=guild_id, since=since)]

    async def board(self, guild_id: int, limit: int, skip: int = 0) -> Sequence[BoardLine]:
        rows = await self._rows(history.BOARD, guild=guild_id, limit=limit, skip=skip)
        return [BoardLine(row.member, int(row.balance)) for row in rows]

    async def figures(self, guild_id: int, user_id: int) -> Figures:
        return figures.by_game(await self._rows(figures.OF_MEMBER, guild=guild_id, user=user_id))

    async def refill(self, guild_id: int, user_id: int, floor: int, since: float) -> Refill:
        at = self._now()
        return await self.writer.write(
            lambda connection: orders.refill(connection, guild_id, user_id, floor, since, at)
        )

    async def order(self, moves: Sequence[Entry], note: Note) -> None:
        at = self._now()
        await self.writer.write(lambda connection: orders.order(connection, moves, note, at))

    async def void(self, guild_id: int, table_id: str, deal: int, note: Note) -> Sequence[Entry]:
        at = self._now()
        return await self.writer.write(lambda connection: orders.void(connection, guild_id, table_id, deal, note, at))

    async def examine(self, guild_id: int | None = None) -> Audit:
        """All that is seen is one moment of the database."""
        with answering():
            async with self.engines.snapshot() as connection:
                of_books: list[list[Any]] = [
                    [row for row in (await connection.execute(query)).all() if guild_id in (None, row[place])]
                    for query, place in (
                        (audit.BALANCES, 0),
                        (audit.SERVERS, 0),
                        (audit.AT_TABLES, 0),
                        (audit.OPEN_TABLES, 1),
                    )
                ]
                stored = (await connection.execute(audit.OPEN_EVENTS)).all()
                numbers = [
                    sum(int(row[1]) for row in (await connection.execute(query)).all() if guild_id in (None, row[0]))
                    for query in (audit.ACCOUNTS, audit.ENTRIES, audit.MINTS)
                ]
        found = audit.findings(*of_books)
        states, unreadable = self._states([row for row in stored if guild_id in (None, row.guild_id)])
        found += [*audit.of_tables(states, of_books[2]), *unreadable]
        return Audit(tuple(found), numbers[0], numbers[1], len(of_books[3]), numbers[2])

    def _states(self, rows: Sequence[Any]) -> tuple[list[Table], list[Finding]]:
        """Open tables as their events make them, and those that cannot be made."""
        states, unreadable = [], []
        for table_id, of_table in groupby(rows, lambda row: row.id):
            kept = list(of_table)
            try:
                happened = [self._codec.decode(row.game, row.kind, row.data) for row in kept]
                states.append(fold(self._codec.game(kept[0].game), happened))
            except (StoreCorruptError, ValueError, KeyError):
                unreadable.append(Finding("table-unreadable", kept[0].guild_id, f"table {table_id}", 0, 0))
        return states, unreadable

    async def member_settings(self, user_id: int) -> MemberSettings:
        rows = await self._rows(_SETTINGS_OF, user=user_id)
        return MemberSettings(**rows[0]._mapping) if rows else MemberSettings(user_id)

    async def save_member_settings(self, settings: MemberSettings) -> None:
        row = {"user_id": settings.user_id, "pings": settings.pings, "cards": settings.cards}
        await self._put(member_settings, ("user_id",), row)

    async def watch(self, guild_id: int, channel_id: int, user_id: int, *, on: bool) -> None:
        row = {"channel_id": channel_id, "user_id": user_id, "guild_id": guild_id}
        gone = delete(watchers).where(watchers.c.channel_id == channel_id, watchers.c.user_id == user_id)

        def work(connection: Connection) -> None:
            if on:
                connection.execute(new_or_ignored(connection.dialect.name, watchers), row)
            else:
                connection.execute(gone)

        await self.writer.write(work)

    async def watchers(self, channel_id: int) -> Sequence[int]:
        return [row.user_id for row in await self._rows(_WATCHERS, channel=channel_id)]

    async def dossier(self, user_id: int) -> Dossier:
        with answering():
            async with self.engines.snapshot() as connection:
                return await connection.run_sync(dossier.of_member, user_id)

    async def forget(self, user_id: int) -> Forgotten:
        at = self._now()
        done = await self.writer.write(lambda connection: erase.forget_member(connection, user_id, at))
        await checkpoint(self.engines)
        return done

    async def server_gone(self, guild_id: int) -> None:
        row = {"guild_id": guild_id, "at": self._now()}

        def work(connection: Connection) -> None:
            # The first time counts: a second notice must not prolong what is promised.
            connection.execute(new_or_ignored(connection.dialect.name, departures), row)

        await self.writer.write(work)

    async def server_here(self, guild_id: int) -> None:
        known = await self._rows(select(departures.c.guild_id).where(departures.c.guild_id == guild_id))
        if known:
            await self.writer.write(
                lambda connection: connection.execute(delete(departures).where(departures.c.guild_id == guild_id))
            )

    async def known_servers(self) -> Sequence[int]:
        return sorted({row.guild_id for query in _SERVERS for row in await self._rows(query)})

    async def purge(self, gone_before: float) -> Sequence[int]:
        due = await self._rows(select(departures.c.guild_id).where(departures.c.at < gone_before))
        for row in due:
            await self.writer.write(partial(_purge, guild_id=row.guild_id, gone_before=gone_before))
        if due:
            await checkpoint(self.engines)
        return [row.guild_id for row in due]


def _purge(connection: Connection, guild_id: int, gone_before: float) -> None:
    """Unless the bot has come back meanwhile."""
    still = select(departures.c.guild_id).where(departures.c.guild_id == guild_id, departures.c.at < gone_before)
    if connection.scalar(still) is not None:
        erase.forget_server(connection, guild_id)
