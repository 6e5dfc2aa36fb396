"""The one place where clicks, choices and forms come in; their ids say what they mean, also after a restart."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

import discord

from bot.ui.click import Click, click_of
from bot.ui.clicks import Clicks
from bot.ui.learn.practice import PREFIX


class Router:
    """`own`: who answers clicks of verbs that stand for no table, and under `learn` all those of practice deals.
    `admit`: whether the interaction may go on; where it may not, it is answered by then.
    """

    def __init__(
        self,
        clicks: Clicks,
        own: Mapping[str, Callable[[Click], Awaitable[None]]],
        admit: Callable[[discord.Interaction], Awaitable[bool]],
    ) -> None:
        self._clicks = clicks
        self._own = own
        self._admit = admit

    async def handle(self, interaction: discord.Interaction) -> None:
        """Answers a click on a component of ours; leaves everything else alone. Raises nothing to the member."""
        click = click_of(interaction)
        if click is None or not await self._admit(interaction):
            return
        room = "learn" if click.ref.table.startswith(PREFIX) else click.ref.verb
        await self._own.get(room, self._clicks.handle)(click)
