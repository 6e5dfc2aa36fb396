"""What a commit writes, statement by statement, inside the caller's transaction."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Double, Integer, Text, bindparam, case, insert, update

from bot.sessions.fold import is_self_contained
from bot.sessions.model import Phase, SeatTaken, SessionEvent, TableOpened
from bot.sessions.ports import Commit, VersionConflictError
from bot.store import figures
from bot.store.books import Owners, book, book_ordered
from bot.store.codec import EventCodec
from bot.store.schema import events, tables

_OPEN = insert(tables)
_ADVANCE = (
    update(tables)
    .where(tables.c.id == bindparam("table"), tables.c.version == bindparam("before"))
    .values(
        phase=bindparam("phase", type_=Text),
        version=bindparam("version"),
        anchor_version=case(
            (bindparam("anchor", type_=Integer) > 0, bindparam("anchor", type_=Integer)),
            else_=tables.c.anchor_version,
        ),
        closed_at=bindparam("closed_at", type_=Double),
        deadline=bindparam("deadline"),
        reminded=bindparam("reminded"),
    )
)
_APPEND = insert(events)


@dataclass(frozen=True, slots=True)
class Prepared:
    """A commit with its events encoded: done before it queues, so that a bad event fails its own caller only."""

    commit: Commit
    rows: tuple[dict[str, Any], ...]
    before: int
    anchor: int
    """version of the last self-contained event among these; 0: none"""
    at: float
    figures: tuple[dict[str, Any], ...] | None = None
    """statistics of the deal that it ends; empty: those of the present deal are void; None: no deal ends"""


def prepare(commit: Commit, codec: EventCodec, at: float) -> Prepared:
    """`at`: unix seconds, the time of all that is written. ValueError for a commit that cannot be."""
    after = commit.after
    before = after.version - len(commit.events)
    if before < 0 or (before == 0 and not isinstance(commit.events[0], TableOpened)):
        raise ValueError(f"table {after.id}: {len(commit.events)} events cannot lead to version {after.version}")
    rows = []
    anchor = 0
    for version, event in enumerate(commit.events, before + 1):
        kind, data = codec.encode(event)
        rows.append({"table_id": after.id, "version": version, "kind": kind, "data": data, "at": at})
        if is_self_contained(event):
            anchor = version
    return Prepared(commit, tuple(rows), before, anchor, at, figures.of_commit(codec.game, commit))


def write_commit(connection: Connection, prepared: Prepared) -> None:
    """VersionConflictError, or the IntegrityError of the constraint that is broken."""
    commit = prepared.commit
    if prepared.before == 0:
        connection.execute(_OPEN, _new_table(prepared))
    else:
        _advance(connection, prepared)
    if prepared.rows:
        connection.execute(_APPEND, list(prepared.rows))
    if commit.note is None:
        book(connection, commit.entries, _owners(commit), prepared.at)
    else:
        book_ordered(connection, commit.entries, _owners(commit), prepared.at, commit.note)
    if prepared.figures is not None:
        figures.record(connection, commit.after, prepared.figures)


def _advance(connection: Connection, prepared: Prepared) -> None:
    after, clock = prepared.commit.after, prepared.commit.clock
    result = connection.execute(
        _ADVANCE,
        {
            "table": after.id,
            "before": prepared.before,
            "phase": after.phase.value,
            "version": after.version,
            "anchor": prepared.anchor,
            "closed_at": _closed_at(prepared),
            "deadline": clock.deadline,
            "reminded": int(clock.reminded),
        },
    )
    if result.rowcount != 1:
        raise VersionConflictError(f"table {after.id} is no longer at version {prepared.before}")


def _new_table(prepared: Prepared) -> dict[str, Any]:
    after, clock = prepared.commit.after, prepared.commit.clock
    return {
        "id": after.id,
        "guild_id": after.guild_id,
        "channel_id": after.channel_id,
        "game": after.game,
        "phase": after.phase.value,
        "version": after.version,
        "anchor_version": prepared.anchor,
        "opened_at": after.opened_at,
        "closed_at": _closed_at(prepared),
        "deadline": clock.deadline,
        "reminded": int(clock.reminded),
    }


def _closed_at(prepared: Prepared) -> float | None:
    return prepared.at if prepared.commit.after.phase is Phase.CLOSED else None


def _owners(commit: Commit) -> Owners:
    """Whose stacks these are, also of seats that are left again in the same commit; nobody's where the chips are the
    house's.
    """
    if not commit.after.terms.at_stake:
        return {}
    table_id = commit.after.id
    seated = {seat.chair: seat.user_id for seat in commit.after.seats}
    return {f"{table_id}/{chair}": user for chair, user in {**_taken(commit.events), **seated}.items()}


def _taken(happened: Sequence[SessionEvent]) -> dict[int, int | None]:
    return {event.chair: event.user_id for event in happened if isinstance(event, SeatTaken)}
