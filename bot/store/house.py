"""A server's settings and the log of their changes, inside the caller's transaction."""

from __future__ import annotations

import json
from collections.abc import Callable

from pydantic import TypeAdapter, ValidationError
from sqlalchemy import Connection, bindparam, insert, update

from bot.sessions.guild import Change, GuildSettings, differences
from bot.store.books import new_or_ignored
from bot.store.errors import StoreCorruptError
from bot.store.reads import SETTINGS_LOCKED
from bot.store.schema import guild_settings, settings_log

_adapter = TypeAdapter(GuildSettings)

_MINE = guild_settings.c.guild_id == bindparam("guild")
_SAVE = update(guild_settings).where(_MINE).values(data=bindparam("new"))


def dump(settings: GuildSettings) -> str:
    return _adapter.dump_json(settings).decode()


def parse(guild_id: int, data: str) -> GuildSettings:
    """StoreCorruptError where they cannot be read."""
    try:
        return _adapter.validate_json(data)
    except ValidationError as error:
        raise StoreCorruptError(f"settings of server {guild_id}: {error}") from error


def change_settings(
    connection: Connection, guild_id: int, user_id: int, change: Callable[[GuildSettings], GuildSettings], at: float
) -> GuildSettings:
    """What `change` makes of the settings as they are now; each thing that differs is a line of the log."""
    fresh = {"guild_id": guild_id, "data": dump(GuildSettings(guild_id))}
    connection.execute(new_or_ignored(connection.dialect.name, guild_settings), fresh)
    before = parse(guild_id, connection.execute(SETTINGS_LOCKED, {"guild": guild_id}).scalar_one())
    after = change(before)
    changes = differences(before, after)
    if changes:
        connection.execute(_SAVE, {"guild": guild_id, "new": dump(after)})
        connection.execute(insert(settings_log), [_line(guild_id, user_id, each, at) for each in changes])
    return after


def _line(guild_id: int, user_id: int, change: Change, at: float) -> dict[str, object]:
    return {
        "guild_id": guild_id,
        "user_id": user_id,
        "at": at,
        "what": change.what,
        "before": json.dumps(change.before, ensure_ascii=False),
        "after": json.dumps(change.after, ensure_ascii=False),
    }
