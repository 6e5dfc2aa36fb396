"""A small table to store: members 7 and 8 and a computer player, chips of server 1."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.games.protocol import Carry
from bot.games.registry import GAMES
from bot.ledger import Entry, member, mint, stack
from bot.sessions.model import (
    ClockState,
    DealBegan,
    Phase,
    SaidReady,
    Seat,
    SeatLeft,
    SeatTaken,
    SessionEvent,
    Table,
    TableClosed,
    TableOpened,
    Terms,
)
from bot.sessions.ports import Commit
from bot.store import SqlStore

GUILD = 1
NOON = 1_800_000_000.0


def lobby(table_id: str = "t1", channel: int = 10, guild: int = GUILD) -> Table:
    return Table(
        table_id, guild, channel, "julepe", GAMES["julepe"].house_rules(), Terms(100), host=7, opened_at=NOON, version=1
    )


def opened(table: Table) -> Commit:
    event = TableOpened(
        table.id, table.guild_id, table.channel_id, table.game, {}, table.terms, table.host, table.opened_at
    )
    return Commit(table, (event,), (), ClockState())


def after(
    table: Table, *events: SessionEvent, entries: Sequence[Entry] = (), clock: ClockState | None = None
) -> Commit:
    """A commit of `events` on top of `table`."""
    moved = replace(table, version=table.version + len(events))
    return Commit(moved, events, tuple(entries), clock or ClockState())


def sat(table: Table, chair: int, user: int | None, buy_in: int) -> Commit:
    """A member sits down with chips of the free balance."""
    seat = Seat(chair, user, f"player {chair}", stack=buy_in)
    seated = replace(table, seats=(*table.seats, seat), next_chair=chair + 1)
    source = member(table.guild_id, user) if user is not None else mint(table.guild_id)
    entry = Entry(source, stack(table.guild_id, table.id, chair), buy_in, "buy-in", table.id, table.version + 1)
    return after(seated, SeatTaken(chair, user, seat.name, buy_in), entries=[entry])


def left(table: Table, chair: int, chips: int) -> Commit:
    seat = table.seat_at(chair)
    assert seat.user_id is not None
    entry = Entry(
        stack(table.guild_id, table.id, chair),
        member(table.guild_id, seat.user_id),
        chips,
        "cash-out",
        table.id,
        table.version + 1,
    )
    rest = replace(table, seats=tuple(other for other in table.seats if other.chair != chair))
    return after(rest, SeatLeft(chair, chips, "stood"), entries=[entry])


def dealt(table: Table, number: int) -> Commit:
    event = DealBegan(table, (), Carry(), number, "00" * 32)
    return after(replace(table, phase=Phase.PLAYING, number=number), event)


def closed(table: Table) -> Commit:
    return after(replace(table, phase=Phase.CLOSED, closed_because="host"), TableClosed("host"))


def said(table: Table, chair: int = 0) -> Commit:
    return after(table, SaidReady(chair))


async def play(store: SqlStore, *commits: Commit) -> Table:
    """Commits them in turn; the table after the last."""
    for commit in commits:
        await store.commit(commit)
    return commits[-1].after
