"""The interface over the real database, for what members and administrators do with the books and with their data."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from bot.games.registry import GAMES
from bot.sessions.model import GuildSettings, Table
from bot.store import SqlArchive, open_store
from tests.sessions.fakes import ManualClock
from tests.ui.fakes import FakeInteraction, Message
from tests.ui.stage import ANA, EVA, LEO, NAMES, Stage

GUILD = 1


class Bureau(Stage):
    """A stage whose store is an SQLite file; Eva administrates the server."""

    store: Any

    @property
    def table(self) -> Table:
        return self.service._tables.open()[-1]

    async def ask(self, user: int, method: str, *args: Any, **more: Any) -> Message:
        """What a command is answered with."""
        interaction = await self.command(user, method, *args, manages=user == EVA, **more)
        assert interaction.shown is not None
        return interaction.shown

    async def set(self, **changes: Any) -> None:
        def change(settings: GuildSettings) -> GuildSettings:
            return replace(settings, **changes)

        await self.store.change_settings(GUILD, EVA, change)

    async def session(self, *users: int, deals: int = 1) -> Table:
        """A closed table with some deals, in which everybody but the computer players plays by any legal choice."""
        table = await self.deal(*users, bots=2)
        for number in range(deals):
            if number:
                table = (await self.service.next_deal(table.id, users[0])).after
            while self.table.phase.value == "playing":
                await self.service.computers_idle()
                if self.table.phase.value == "playing":
                    await self.service.choose(self.table.id, self.waiting(), 0)
        table = self.table
        await self.service.close(table.id, table.host)
        await self.told()
        return table


@asynccontextmanager
async def bureau(folder: Path, **options: Any) -> AsyncIterator[Bureau]:
    clock = ManualClock()
    store: SqlArchive = await open_store(f"sqlite:///{folder / 'tapete.db'}", GAMES, now=clock.now)
    stage = Bureau(store=store, clock=clock, **options)  # type: ignore[arg-type]  # the real one in place of the fake
    try:
        yield stage
    finally:
        await stage.desk.presenter.close()
        await store.close()


def person(user: int, *, bot: bool = False) -> Any:
    return SimpleNamespace(id=user, display_name=NAMES.get(user, "bot"), bot=bot)


async def pressed(stage: Stage, user: int, message: Message, custom_id: str, *values: str) -> FakeInteraction:
    return await stage.click(user, message, custom_id, list(values))


__all__ = ["ANA", "EVA", "GUILD", "LEO", "Bureau", "bureau", "person", "pressed"]
