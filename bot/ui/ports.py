"""What the interface needs of the outside: the service's verbs, a place to send messages to, and metrics."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import discord

from bot.games.protocol import Action
from bot.sessions.model import Table, Terms, Turn
from bot.sessions.ports import Note
from bot.ui import kit


class Service(Protocol):
    """`bot.sessions.service.SessionService`. Its methods raise RefusedError."""

    async def open_table(
        self,
        guild_id: int,
        channel_id: int,
        user_id: int,
        name: str,
        game: str,
        rules: Mapping[str, Any],
        terms: Terms,
        *,
        bots: int = 0,
        bot_names: tuple[str, ...] = (),
        thread: bool = False,
        parent_id: int | None = None,
    ) -> Turn: ...
    async def sit(self, table_id: str, user_id: int, name: str) -> Turn: ...
    async def stand(self, table_id: str, user_id: int) -> Turn: ...
    async def leave(self, table_id: str, user_id: int) -> Turn: ...
    async def add_bot(
        self,
        table_id: str,
        user_id: int,
        level: str = "normal",
        name: str | None = None,
        seen_version: int | None = None,
        *,
        admin: bool = False,
    ) -> Turn: ...
    async def kick(self, table_id: str, user_id: int, chair: int, *, admin: bool = False) -> Turn: ...
    async def set_rules(
        self,
        table_id: str,
        user_id: int,
        rules: Mapping[str, Any],
        terms: Terms,
        seen_version: int | None = None,
        *,
        admin: bool = False,
    ) -> Turn: ...
    async def begin(self, table_id: str, user_id: int, seen_version: int | None = None) -> Turn: ...
    async def next_deal(self, table_id: str, user_id: int, seen_version: int | None = None) -> Turn: ...
    async def act(self, table_id: str, user_id: int, action: Action, seen_version: int | None = None) -> Turn: ...
    async def choose(self, table_id: str, user_id: int, index: int, seen_version: int | None = None) -> Turn: ...
    async def swap_seats(self, table_id: str, user_id: int, chair: int) -> Turn: ...
    async def shuffle_seats(self, table_id: str, user_id: int, *, admin: bool = False) -> Turn: ...
    async def signal(self, table_id: str, user_id: int, sign: str) -> Turn: ...
    def is_old(self, table: Table, user_id: int, seen: int) -> bool:
        """Whether a button seen at that version may say something else than it would now."""
        ...

    async def pause(self, table_id: str, user_id: int) -> Turn: ...
    async def ready(self, table_id: str, user_id: int) -> Turn: ...
    async def resume(self, table_id: str, user_id: int, *, admin: bool = False) -> Turn: ...
    async def come_back(self, table_id: str, user_id: int) -> Turn: ...
    async def close(self, table_id: str, user_id: int | None, *, admin: bool = False, why: str = "host") -> Turn: ...
    async def void(self, table_id: str, number: int, note: Note) -> Turn: ...
    async def table(self, table_id: str) -> Table | None: ...
    async def table_in(self, channel_id: int) -> Table | None: ...
    def suspend_clocks(self) -> None: ...
    def resume_clocks(self) -> None: ...
    async def start(self) -> Sequence[Table]: ...
    async def run(self) -> None: ...
    async def stop(self) -> None: ...
    def prompt_delivered(self, table_id: str, version: int) -> None: ...
    def deadline(self, table_id: str) -> float | None:
        """Unix seconds at which the present turn, or the pause before the next deal, ends; None: no clock runs."""
        ...

    @property
    def open_count(self) -> int:
        """Tables that are not closed."""
        ...

    def closes_at(self, table_id: str) -> float | None:
        """Unix seconds at which the table closes for want of any event."""
        ...


class GoneError(Exception):
    """The message is not there any more, or (`channel`) its whole channel is not."""

    def __init__(self, *, channel: bool) -> None:
        super().__init__("channel" if channel else "message")
        self.channel = channel


class ForbiddenError(Exception):
    """The bot may not do that in the channel."""


class TroubleError(Exception):
    """Discord did not take it this time; the same may succeed later."""


class Outbox(Protocol):
    """Messages in channels. Nobody is notified but by `ping`. All raise GoneError, ForbiddenError, TroubleError."""

    async def post(self, channel_id: int, view: kit.View) -> int:
        """Id of the new message."""
        ...

    async def edit(self, channel_id: int, message_id: int, view: kit.View) -> None: ...

    async def delete(self, channel_id: int, message_id: int) -> None: ...

    async def open_thread(self, channel_id: int, name: str) -> int:
        """Id of a new public thread. ForbiddenError also where the channel has no threads."""
        ...

    async def close_thread(self, thread_id: int) -> None:
        """Archives it: a bot may not delete even its own."""
        ...

    async def ping(self, channel_id: int, content: str, button: discord.ui.Button[Any], users: tuple[int, ...]) -> int:
        """A classic message that notifies `users`, with one button; its id."""
        ...


class Webhooks(Protocol):
    """Private messages, reached by an interaction's token while it lives. The same errors."""

    async def edit(self, token: str, message_id: int, view: kit.View) -> None: ...

    async def delete(self, token: str, message_id: int) -> None: ...


class Metrics(Protocol):
    def acknowledged(self, seconds: float) -> None:
        """Time from an interaction's arrival to its first answer."""
        ...

    def acted(self, game: str) -> None:
        """An action of this game was stored."""
        ...

    def refused(self, code: str) -> None:
        """An action was refused with this code."""
        ...
