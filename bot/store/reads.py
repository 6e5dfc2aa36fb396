"""The queries, one statement each: what it sees is one moment of the database."""

from __future__ import annotations

from typing import Any

from sqlalchemy import BigInteger, bindparam, func, literal, select, union_all
from sqlalchemy.sql.selectable import Select

from bot.store.schema import (
    accounts,
    entries,
    events,
    guild_settings,
    hand_tokens,
    settings_log,
    table_messages,
    tables,
)

DEAL_BEGAN = "DealBegan"


def _events_of_table() -> Select[Any]:
    columns = (tables.c.game, tables.c.deadline, tables.c.reminded, events.c.version, events.c.kind, events.c.data)
    return (
        select(*columns)
        .join(events, events.c.table_id == tables.c.id)
        .where(tables.c.id == bindparam("table"))
        .order_by(events.c.version)
    )


def _deal() -> Select[Any]:
    """From the table's deal number `number` (1: the first) to the event before the next one."""
    began = (
        select(events.c.version)
        .where(events.c.table_id == bindparam("table"), events.c.kind == DEAL_BEGAN)
        .order_by(events.c.version)
        .limit(1)
    )
    first = began.offset(bindparam("skipped", type_=BigInteger)).scalar_subquery()
    following = began.offset(bindparam("number", type_=BigInteger)).scalar_subquery()
    return _events_of_table().where(
        events.c.version >= first, events.c.version < func.coalesce(following, tables.c.version + 1)
    )


def _history() -> Select[Any]:
    """The newest movements of an account, each with the balance after it."""
    account = (
        select(accounts.c.id)
        .where(
            accounts.c.guild_id == bindparam("guild"),
            accounts.c.kind == "member",
            accounts.c.owner == bindparam("owner"),
        )
        .scalar_subquery()
    )
    common = (entries.c.id, entries.c.at, entries.c.reason, entries.c.table_id, entries.c.deal)
    moves = union_all(
        select(*common, entries.c.amount.label("amount")).where(entries.c.target_id == account),
        select(*common, (-entries.c.amount).label("amount")).where(entries.c.source_id == account),
    ).subquery()
    summed = select(moves, func.sum(moves.c.amount).over(order_by=moves.c.id).label("after")).subquery()
    return (
        select(summed)
        .where(summed.c.id < bindparam("before", type_=BigInteger))
        .order_by(summed.c.id.desc())
        .limit(bindparam("limit", type_=BigInteger))
    )


def _top() -> Select[Any]:
    total = func.sum(accounts.c.balance)
    return (
        select(accounts.c.member, total.label("balance"))
        .where(accounts.c.guild_id == bindparam("guild"), accounts.c.member.is_not(None))
        .group_by(accounts.c.member)
        .order_by(total.desc(), accounts.c.member)
        .limit(bindparam("limit", type_=BigInteger))
    )


ALIVE = select(literal(1))
LOAD = _events_of_table().where(events.c.version >= tables.c.anchor_version)
DEAL = _deal()
OPEN_TABLES = select(tables.c.id).where(tables.c.closed_at.is_(None)).order_by(tables.c.opened_at, tables.c.id)
TABLE_IN = select(tables.c.id).where(tables.c.closed_at.is_(None), tables.c.channel_id == bindparam("channel"))
TABLES_OF_GUILD = OPEN_TABLES.where(tables.c.guild_id == bindparam("guild"))
BALANCE = select(accounts.c.balance).where(
    accounts.c.guild_id == bindparam("guild"), accounts.c.kind == "member", accounts.c.owner == bindparam("owner")
)
HISTORY = _history()
TOP = _top()
SETTINGS = select(guild_settings.c.data).where(guild_settings.c.guild_id == bindparam("guild"))
SETTINGS_LOCKED = SETTINGS.with_for_update()
LAST_CHANGES = (
    select(settings_log)
    .where(settings_log.c.guild_id == bindparam("guild"))
    .order_by(settings_log.c.id.desc())
    .limit(bindparam("limit", type_=BigInteger))
)
HANDS = select(hand_tokens).where(hand_tokens.c.table_id == bindparam("table")).order_by(hand_tokens.c.user_id)
MESSAGES = select(table_messages).where(table_messages.c.table_id == bindparam("table"))
