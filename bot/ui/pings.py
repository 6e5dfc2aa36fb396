"""The reminder that it is somebody's turn: a short classic message, because it alone shows in a notification."""

from __future__ import annotations

from discord import ButtonStyle

from bot.l10n import Texts
from bot.sessions.model import Table
from bot.ui import kit
from bot.ui.ids import custom_id
from bot.ui.painter import Painter
from bot.ui.ports import Outbox
from bot.ui.renderers.registry import renderer_of
from bot.ui.scene import listed


class Pings:
    def __init__(self, outbox: Outbox, painter: Painter) -> None:
        self._outbox = outbox
        self._painter = painter

    async def send(self, table: Table, t: Texts) -> int | None:
        """Pings the people the deal waits for; the message's id, None where it waits for nobody."""
        users = tuple(seat.user_id for seat in self._painter.people_waited_on(table) if seat.user_id is not None)
        if not users:
            return None
        content = t(
            "ping",
            who=listed(t, [f"<@{user}>" for user in users]),
            game=t(f"game-{table.game}"),
            where=renderer_of(table.game).turn_line(self._painter.scene(table, t)),
        )
        button = kit.button(
            t("button-hand"), custom_id(table.id, table.version, "hand", "ping"), style=ButtonStyle.primary
        )
        return await self._outbox.ping(table.channel_id, content, button, users)
