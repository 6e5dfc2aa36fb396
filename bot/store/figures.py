"""Statistics: what each finished deal adds, written in the transaction that ends it and taken back when it is void."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Mapping
from typing import Any

from sqlalchemy import Connection, bindparam, delete, func, insert, select

from bot.games.protocol import AnyGame
from bot.sessions.model import DealEnded, DealVoided, Table
from bot.sessions.ports import Commit
from bot.store.schema import events, figures

log = logging.getLogger(__name__)

Counted = dict[str, Any]
"""chair, name and amount of one figure"""

OF_MEMBER = (
    select(figures.c.game, figures.c.name, func.sum(figures.c.amount).label("amount"))
    .where(figures.c.member == bindparam("user"), figures.c.guild_id == bindparam("guild"))
    .group_by(figures.c.game, figures.c.name)
)
_SEATED = select(events.c.data).where(events.c.table_id == bindparam("table"), events.c.kind == "SeatTaken")
_UNDO = delete(figures).where(figures.c.table_id == bindparam("table"), figures.c.deal == bindparam("number"))


def counts(game: AnyGame, ended: DealEnded, table: Table) -> tuple[Mapping[str, int], ...]:
    """Per seat of the deal: the figures of all games, and the game's own."""
    seats = range(len(table.playing))
    own = game.tally(table.deal) if game.tally is not None and table.deal is not None else ()
    return tuple({**_general(game, ended, table, seat), **(own[seat] if own else {})} for seat in seats)


def _general(game: AnyGame, ended: DealEnded, table: Table, seat: int) -> Mapping[str, int]:
    if game.counts == "chips":
        return {"deals": 1, "chips": ended.outcome.chips[seat] if table.terms.at_stake else 0}
    over = ended.carry.over
    return {"deals": 1, "games": int(over), "games_won": int(over and seat in ended.carry.winners)}


def of_commit(games: Callable[[str], AnyGame], commit: Commit) -> tuple[Counted, ...] | None:
    """What a commit's finished deal adds, empty where its deal is void, None where it ends none.

    Statistics never stop a game: a tally that fails counts nothing.
    """
    if any(isinstance(event, DealVoided) for event in commit.events):
        return ()
    ended = next((event for event in commit.events if isinstance(event, DealEnded)), None)
    if ended is None:
        return None
    table = commit.after
    try:
        per_seat = counts(games(table.game), ended, table)
    except Exception:
        log.exception("table %s: no statistics of deal %s", table.id, table.number)
        return None
    return tuple(
        {"chair": chair, "name": name, "amount": amount}
        for chair, mine in zip(table.playing, per_seat, strict=True)
        for name, amount in mine.items()
        if amount
    )


def record(connection: Connection, table: Table, counted: tuple[Counted, ...]) -> None:
    """Writes what `of_commit` has counted for the seats of people, in the transaction that ends the deal."""
    if not counted:
        undo(connection, table.id, table.number)
        return
    owners = _owners(connection, table)
    same = {"table_id": table.id, "deal": table.number, "guild_id": table.guild_id, "game": table.game}
    rows = [{**same, **row, "member": owners[row["chair"]]} for row in counted if owners.get(row["chair"]) is not None]
    if rows:
        connection.execute(insert(figures), rows)


def undo(connection: Connection, table_id: str, number: int) -> None:
    """Forgets what deal `number` of a table has added."""
    connection.execute(_UNDO, {"table": table_id, "number": number})


def _owners(connection: Connection, table: Table) -> dict[int, int | None]:
    """User id (None: a computer player) by chair, of seats left in the very commit that ended the deal too."""
    owners = {seat.chair: seat.user_id for seat in table.seats}
    if any(chair not in owners for chair in table.playing):
        taken = [json.loads(data) for data in connection.scalars(_SEATED, {"table": table.id})]
        owners = {event["chair"]: event["user_id"] for event in taken} | owners
    return owners


def by_game(rows: Any) -> dict[str, dict[str, int]]:
    """The rows of `OF_MEMBER` as game key to named counts."""
    found: dict[str, dict[str, int]] = {}
    for row in rows:
        found.setdefault(row.game, {})[row.name] = int(row.amount)
    return found
