"""The queries for deals that are over."""

from __future__ import annotations

from typing import Any

from sqlalchemy import BigInteger, and_, bindparam, func, select
from sqlalchemy.sql.selectable import Select

from bot.sessions.ports import FinishedDeal
from bot.store.schema import events, tables

DEAL_BEGAN, DEAL_ENDED = "DealBegan", "DealEnded"
LATEST_TABLES = 50
"""Tables that are looked at, the last opened first: a list is for people, who want what was played lately."""
SPARE = 20
"""More deals looked at than wanted: some of them run, or were cancelled."""


def _finished(*, in_channel: bool) -> Select[Any]:
    """Deals of a server, or of one of its channels, that ended before their next one began; the last ended first."""
    here = [tables.c.guild_id == bindparam("guild")]
    if in_channel:
        here.append(tables.c.channel_id == bindparam("channel"))
    latest = select(tables).where(*here).order_by(tables.c.opened_at.desc()).limit(LATEST_TABLES).subquery()
    begun = (
        select(
            latest.c.id,
            latest.c.game,
            latest.c.channel_id,
            events.c.version,
            events.c.at,
            func.row_number().over(partition_by=events.c.table_id, order_by=events.c.version).label("number"),
            func.lead(events.c.version)
            .over(partition_by=events.c.table_id, order_by=events.c.version)
            .label("following"),
        )
        .join(events, and_(events.c.table_id == latest.c.id, events.c.kind == DEAL_BEGAN))
        .subquery()
    )
    recent = (
        select(begun)
        .order_by(begun.c.at.desc(), begun.c.id, begun.c.number.desc())
        .limit(bindparam("looked", type_=BigInteger))
        .subquery()
    )
    its_end = and_(
        events.c.table_id == recent.c.id,
        events.c.kind == DEAL_ENDED,
        events.c.version > recent.c.version,
        (recent.c.following.is_(None)) | (events.c.version < recent.c.following),
    )
    return (
        select(recent.c.id, recent.c.number, recent.c.game, recent.c.channel_id, events.c.at)
        .join(events, its_end)
        .order_by(events.c.at.desc(), recent.c.id, recent.c.number.desc())
        .limit(bindparam("limit", type_=BigInteger))
    )


OF_SERVER, OF_CHANNEL = _finished(in_channel=False), _finished(in_channel=True)


def finished(row: Any) -> FinishedDeal:
    return FinishedDeal(row.id, int(row.number), row.game, row.channel_id, row.at)
