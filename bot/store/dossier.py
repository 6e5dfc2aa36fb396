"""All that is stored of one member, for the member."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection, Select, select

from bot.sessions.books import Dossier
from bot.store import history
from bot.store.figures import OF_MEMBER, by_game
from bot.store.schema import (
    accounts,
    entries,
    entry_notes,
    events,
    figures,
    guild_settings,
    hand_tokens,
    member_settings,
    settings_log,
    tables,
    watchers,
)


def of_member(connection: Connection, user_id: int) -> Dossier:
    """JSON values: ids as strings, moments as ISO 8601 in UTC, chips as numbers."""
    owned = select(accounts.c.guild_id).where(accounts.c.member == user_id).distinct()
    played = select(figures.c.guild_id).where(figures.c.member == user_id).distinct()
    seats = _seats(connection, user_id)
    servers = {*connection.scalars(owned), *connection.scalars(played), *(int(seat["server"]) for seat in seats)}
    return {
        "user_id": str(user_id),
        "choices": _rows(connection, select(member_settings).where(member_settings.c.user_id == user_id)),
        "told_of_new_tables_in": _rows(connection, select(watchers).where(watchers.c.user_id == user_id)),
        "servers": [_server(connection, guild_id, user_id) for guild_id in sorted(servers)],
        "seats": seats,
        "open_hands": _rows(
            connection,
            select(hand_tokens.c.table_id, hand_tokens.c.message_id, hand_tokens.c.born).where(
                hand_tokens.c.user_id == user_id
            ),
        ),
        "ordered_as_administrator": _rows(
            connection,
            select(entries.c.guild_id, entries.c.at, entries.c.amount, entries.c.reason, entry_notes.c.note)
            .join(entry_notes, entry_notes.c.entry_id == entries.c.id)
            .where(entry_notes.c.author == user_id),
        ),
        "set_as_administrator": _rows(connection, select(settings_log).where(settings_log.c.user_id == user_id)),
        "banned_in": _rows(
            connection,
            select(guild_settings.c.guild_id).where(guild_settings.c.data.contains(str(user_id))),
        ),
    }


def _server(connection: Connection, guild_id: int, user_id: int) -> dict[str, Any]:
    values = {"guild": guild_id, "owner": str(user_id), "limit": 2**31, "skip": 0}
    moves = [history.movement(row) for row in connection.execute(history.MOVEMENTS, values)]
    counted = connection.execute(OF_MEMBER, {"guild": guild_id, "user": user_id})
    return {
        "server": str(guild_id),
        "chips": moves[0].after if moves else 0,
        "movements": [
            {
                "at": _moment(move.at),
                "amount": move.amount,
                "reason": move.reason,
                "balance_after": move.after,
                "table": move.table_id,
                "deal": move.deal,
                "administrator": str(move.author) if move.author else None,
                "note": move.note or None,
            }
            for move in moves
        ],
        "statistics": by_game(counted),
    }


def _seats(connection: Connection, user_id: int) -> list[dict[str, Any]]:
    """Every time the member sat down, with the name that was stored."""
    taken = (
        select(tables.c.guild_id, tables.c.channel_id, tables.c.game, events.c.table_id, events.c.at, events.c.data)
        .join(tables, tables.c.id == events.c.table_id)
        .where(events.c.kind == "SeatTaken", events.c.data.contains(f'"user_id":{user_id}'))
        .order_by(events.c.at, events.c.table_id, events.c.version)
    )
    found = [(row, json.loads(row.data)) for row in connection.execute(taken)]
    return [
        {
            "server": str(row.guild_id),
            "channel": str(row.channel_id),
            "table": row.table_id,
            "game": row.game,
            "at": _moment(row.at),
            "name": event["name"],
            "buy_in": event["buy_in"],
        }
        for row, event in found
        if event["user_id"] == user_id
    ]


def _rows(connection: Connection, query: Select[Any]) -> list[dict[str, Any]]:
    return [{name: _plain(name, value) for name, value in row._mapping.items()} for row in connection.execute(query)]


def _plain(name: str, value: Any) -> Any:
    if name in ("at", "born"):
        return _moment(value)
    return str(value) if name.endswith("_id") and value is not None else value


def _moment(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")
