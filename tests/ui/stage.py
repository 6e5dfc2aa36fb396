"""The whole interface over fakes of Discord and of the store, with the real service and the real rules."""

from __future__ import annotations

import asyncio
import random
from operator import attrgetter
from typing import Any

from bot.games.registry import GAMES, game as game_of
from bot.players import choose
from bot.sessions.model import Table, Terms
from bot.sessions.service import SessionService
from bot.sessions.settings import SessionSettings
from bot.ui.assembly import Pace, assemble
from bot.ui.desk import Desk
from tests.sessions.fakes import ManualClock, RowOfSeeds
from tests.ui.fakes import Channel, FakeInteraction, Hooks, Message, UiStore, walk

ANA, LEO, EVA = 101, 102, 103
NAMES = {ANA: "Ana", LEO: "Leo", EVA: "Eva", 104: "Bia", 105: "Hugo", 106: "Rui", 107: "Marta"}
QUIET = 3600.0


class Stage:
    def __init__(
        self,
        *,
        ping: float = QUIET,
        seed: int = 0,
        store: UiStore | None = None,
        clock: ManualClock | None = None,
        game: str = "julepe",
        **terms: Any,
    ) -> None:
        self.game = game
        self.store = store or UiStore(game_of)
        self.clock = clock or ManualClock()
        self.channel = Channel()
        self.hooks = Hooks(self.channel)
        self.locale = "es-ES"
        luck = random.Random(seed)
        settings = SessionSettings(grant=5000, sleep=lambda _: asyncio.sleep(0))
        self.service: SessionService

        def make(listener: Any) -> SessionService:
            self.service = SessionService(
                self.store,
                listener,
                self.clock,
                RowOfSeeds(seed * 1000),
                game_of,
                lambda key, level, view: choose(key, view, level, luck.random()),
                settings,
            )
            return self.service

        self.desk: Desk = assemble(
            self.channel,
            self.hooks,
            self.store,
            GAMES,
            make,
            terms=Terms(**{"buy_in": 200, **terms}),
            grant=5000,
            pace=Pace(ping=ping, edit=0.0),
            now=self.clock.now,
        )

    async def told(self) -> None:
        """Until computer players have acted and Discord shows everything."""
        for _ in range(3):
            await self.service.computers_idle()
            await self.desk.presenter.settle()
            await asyncio.sleep(0)

    async def command(self, user: int, method: str, *args: Any, manages: bool = False, **more: Any) -> FakeInteraction:
        interaction = FakeInteraction(self.channel, user, NAMES[user], locale=self.locale, manages=manages)
        await attrgetter(method)(self.desk)(interaction, *args, **more)
        return interaction

    async def open(self, *users: int, bots: int = 0, stake: int | None = None, preset: str | None = None) -> Table:
        """A lobby that `users` sit at, the first opened it."""
        await self.command(users[0], "open_table", self.game, stake=stake, preset=preset, bots=bots)
        for user in users[1:]:
            await self.press(user, "sit")
        return self.table

    async def deal(self, *users: int, **options: Any) -> Table:
        await self.open(*users, **options)
        await self.press(users[0], "begin")
        await self.told()
        return self.table

    @property
    def table(self) -> Table:
        row = next(iter(self.store.rows.values()))
        assert row.latest is not None
        return row.latest

    @property
    def main(self) -> Message:
        """The table's present public message."""
        return self.channel.public()[-1]

    async def click(
        self,
        user: int,
        message: Message,
        custom_id: str,
        values: list[str] | None = None,
        *,
        manages: bool = False,
        fields: dict[str, Any] | None = None,
    ) -> FakeInteraction:
        data: dict[str, Any] = {"custom_id": custom_id, "values": values or []}
        if fields is not None:
            data["components"] = [{"type": 18, "component": _field(name, value)} for name, value in fields.items()]
        interaction = FakeInteraction(
            self.channel, user, NAMES[user], message=message, data=data, form=fields is not None,
            locale=self.locale, manages=manages,
        )  # fmt: skip
        await self.desk.router.handle(interaction)  # type: ignore[arg-type]  # a hand-written fake
        return interaction

    async def press(self, user: int, verb: str, message: Message | None = None, **more: Any) -> FakeInteraction:
        """Presses the first enabled button with that verb in the public message, or in `message`."""
        shown = message or self.main
        return await self.click(user, shown, control(shown, verb)["custom_id"], **more)

    async def hand(self, user: int) -> Message:
        """The member's hand, opened anew."""
        shown = (await self.command(user, "show_hand")).shown
        assert shown is not None
        return shown

    def waiting(self) -> int:
        """The person whose turn it is."""
        user = self.desk.painter.people_waited_on(self.table)[0].user_id
        assert user is not None
        return user


def _field(name: str, value: Any) -> dict[str, Any]:
    return {"custom_id": name, "values" if isinstance(value, list) else "value": value}


def controls(message: Message, verb: str) -> list[dict[str, Any]]:
    found = [node for node in walk(message.components) if node.get("custom_id", "").split(":")[3:4] == [verb]]
    return [node for node in found if not node.get("disabled")]


def control(message: Message, verb: str) -> dict[str, Any]:
    found = controls(message, verb)
    assert found, f"no {verb} in {message.text}"
    return found[0]
