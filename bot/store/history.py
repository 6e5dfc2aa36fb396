"""What the books tell a member and an administrator: pages of movements, chips over time, all entries, the board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import BigInteger, Double, bindparam, func, select, union_all
from sqlalchemy.sql.selectable import Select

from bot.sessions.books import Booked, Movement, Point
from bot.store.schema import accounts, entries, entry_notes, tables


def _movements(*, filtered: bool) -> Select[Any]:
    """An account's movements, newest first, each with the balance after it; `filtered`: of some `reasons` only."""
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
    query = (
        select(summed, tables.c.game, entry_notes.c.author, entry_notes.c.note)
        .outerjoin(tables, tables.c.id == summed.c.table_id)
        .outerjoin(entry_notes, entry_notes.c.entry_id == summed.c.id)
        .order_by(summed.c.id.desc())
        .limit(bindparam("limit", type_=BigInteger))
        .offset(bindparam("skip", type_=BigInteger))
    )
    return query.where(summed.c.reason.in_(bindparam("reasons", expanding=True))) if filtered else query


def _changes() -> Select[Any]:
    """What each moment changed of a member's chips, free and at tables together."""
    source, target = accounts.alias("source"), accounts.alias("target")
    ours = accounts.c.member == bindparam("user"), accounts.c.guild_id == bindparam("guild")
    mine = select(accounts.c.id).where(*ours)
    moves = union_all(
        select(entries.c.at, entries.c.amount.label("amount"))
        .join(target, target.c.id == entries.c.target_id)
        .where(target.c.id.in_(mine)),
        select(entries.c.at, (-entries.c.amount).label("amount"))
        .join(source, source.c.id == entries.c.source_id)
        .where(source.c.id.in_(mine)),
    ).subquery()
    return select(moves.c.at, func.sum(moves.c.amount).label("amount")).group_by(moves.c.at).order_by(moves.c.at)


def _booked() -> Select[Any]:
    source, target = accounts.alias("source"), accounts.alias("target")
    return (
        select(
            entries,
            source.c.kind.label("source_kind"),
            source.c.owner.label("source_owner"),
            source.c.member.label("source_member"),
            target.c.kind.label("target_kind"),
            target.c.owner.label("target_owner"),
            target.c.member.label("target_member"),
            entry_notes.c.author,
            entry_notes.c.note,
        )
        .join(source, source.c.id == entries.c.source_id)
        .join(target, target.c.id == entries.c.target_id)
        .outerjoin(entry_notes, entry_notes.c.entry_id == entries.c.id)
        .where(entries.c.guild_id == bindparam("guild"), entries.c.at >= bindparam("since", type_=Double))
        .order_by(entries.c.id)
    )


def _board() -> Select[Any]:
    """People who have not been forgotten, richest first."""
    total = func.sum(accounts.c.balance)
    return (
        select(accounts.c.member, total.label("balance"))
        .where(accounts.c.guild_id == bindparam("guild"), accounts.c.member > 0)
        .group_by(accounts.c.member)
        .order_by(total.desc(), accounts.c.member)
        .limit(bindparam("limit", type_=BigInteger))
        .offset(bindparam("skip", type_=BigInteger))
    )


MOVEMENTS, SOME_MOVEMENTS = _movements(filtered=False), _movements(filtered=True)
CHANGES, BOOKED, BOARD = _changes(), _booked(), _board()


def movement(row: Any) -> Movement:
    return Movement(
        row.at, int(row.amount), row.reason, int(row.after), row.table_id, row.game, row.deal, row.author,
        row.note or "",
    )  # fmt: skip


def booked(row: Any) -> Booked:
    return Booked(
        row.id,
        row.at,
        f"{row.source_kind} {row.source_owner}".strip(),
        row.source_member,
        f"{row.target_kind} {row.target_owner}".strip(),
        row.target_member,
        int(row.amount),
        row.reason,
        row.table_id,
        row.deal,
        row.version,
        row.author,
        row.note or "",
    )


def points(changes: Sequence[Any], most: int) -> list[Point]:
    """The running sum, thinned out evenly to `most` points; the last one is always there. Moments that change nothing
    are left out: chips that only lie elsewhere now.
    """
    found: list[Point] = []
    chips = 0
    for row in changes:
        if row.amount:
            chips += int(row.amount)
            found.append(Point(row.at, chips))
    if len(found) <= most:
        return found
    step = (len(found) - 1) / (most - 1)
    return [found[round(place * step)] for place in range(most)]
