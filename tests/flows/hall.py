"""The whole bot on simcord's imitation of Discord: real client, cogs, desk and rules; time passes when told to."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import discord
import simcord
from simcord.actors import MemberActor

from bot.client import TapeteBot
from bot.games.registry import GAMES, game
from bot.players import choose
from bot.sessions.alarms import Pace as SessionPace
from bot.sessions.model import Phase, Seat, Table, Terms
from bot.sessions.service import SessionService
from bot.sessions.settings import SessionSettings
from bot.ui.assembly import Pace, assemble
from bot.ui.desk import Desk
from bot.ui.outbox import DiscordOutbox, DiscordWebhooks
from tests.flows.reading import buttons, read, text
from tests.sessions.fakes import RowOfSeeds
from tests.ui.fakes import UiStore

TURN, PING, NEXT_DEAL, EDIT, THINKS = 90, 10.0, 20, 1.0, 1.0
DAY, QUARTER = 86_400.0, 900.0
PATIENCE = 60.0
"""Real seconds after which a bot that never comes to rest fails the test."""
MANAGER = discord.Permissions(manage_guild=True, use_application_commands=True, view_channel=True)


class HallStore(UiStore):
    """Knows the servers that have tables, and throws nothing away."""

    async def known_servers(self) -> list[int]:
        return sorted({row.latest.guild_id for row in self.rows.values() if row.latest is not None})

    async def server_here(self, guild_id: int) -> None:
        """Nothing was noted that would have to be undone."""

    async def purge(self, gone_before: float) -> list[int]:
        return []


class PacedWaits(dict[Any, str]):
    """The presenter waits for news or for its next edit, whichever is first: simcord is to let it wait."""

    def get(self, task: Any, default: Any = None) -> Any:
        paced = task.get_coro().__qualname__ in ("Presenter._work", "Event.wait")
        return super().get(task, "the pace of edits" if paced else default)


class StillClock(simcord.Env):
    """Time passes by `advance_time` alone.

    simcord lets timers of a few seconds run out by the wall clock as well, and so would wait for each of the bot's.
    """

    def __init__(self, bot: discord.Client) -> None:
        super().__init__(bot, settle_timeout=PATIENCE)
        self._work.external_waits = PacedWaits()

    def _schedule_timer(self, *_: Any) -> None:
        """Without the wall clock's handle only the virtual one is left."""


class Hall:
    """One server with one channel. `tick`: at least so many seconds between two looks at the clocks."""

    def __init__(self, *, tick: float = 0.5, turn_seconds: int = TURN) -> None:
        self.store = HallStore(game)
        self.seeds = RowOfSeeds()
        self._tick = tick
        self._terms = Terms(200, turn_seconds=turn_seconds, next_deal_seconds=NEXT_DEAL)
        self._luck = random.Random(1)
        self._env: simcord.Env | None = None
        self.bot = self.new_bot()

    @property
    def env(self) -> simcord.Env:
        assert self._env is not None
        return self._env

    def now(self) -> float:
        return self._env.now().timestamp() if self._env else 0.0

    def new_bot(self) -> TapeteBot:
        """Another process on the same database."""
        return TapeteBot(self._desk, shard_count=1)

    def _desk(self, client: discord.Client) -> Desk:
        sessions = SessionSettings(
            pace=SessionPace(idle=DAY),
            grant=500,
            bot_delay=lambda: THINKS,
            sleep=lambda seconds: asyncio.sleep(max(seconds, self._tick)),
        )
        return assemble(
            DiscordOutbox(client),
            DiscordWebhooks(client),
            self.store,
            GAMES,
            lambda listener: SessionService(
                self.store,
                listener,
                self,
                self.seeds,
                game,
                lambda key, level, view: choose(key, view, level, self._luck.random()),
                sessions,
            ),
            terms=self._terms,
            pace=Pace(PING, EDIT, "es"),
            version="1.2.3",
            now=self.now,
        )

    def enter(self, env: simcord.Env) -> None:
        self._env = env
        self.guild = env.create_guild("Casa", preferred_locale="es-ES")
        self.channel = self.guild.create_text_channel("mesa-1")

    def member(self, name: str, *, manager: bool = False) -> MemberActor:
        roles = [self.guild.create_role("Dirección", permissions=MANAGER)] if manager else []
        return self.guild.add_member(self.env.create_user(name.lower(), global_name=name), roles=roles)

    async def restart(self) -> None:
        self.bot = self.new_bot()
        await self.env.restart_bot(self.bot)

    async def later(self, seconds: float = 2.0) -> None:
        await self.env.advance_time(seconds)

    # What is there

    @property
    def table(self) -> Table:
        """The newest table of the channel, as stored."""
        latest = list(self.store.rows.values())[-1].latest
        assert latest is not None
        return latest

    def seat(self, member: MemberActor) -> Seat:
        held = self.table.seat_of_user(member.id)
        assert held is not None
        return held

    def waited_on(self) -> list[int]:
        """User ids of the people the deal waits for."""
        table = self.table
        if table.phase is not Phase.PLAYING:
            return []
        chairs = [table.playing[seat] for seat in game(table.game).rules.waiting_on(table.deal)]
        return [user for chair in chairs if (user := table.seat_at(chair).user_id) is not None]

    def public(self) -> list[discord.Message]:
        return self.channel.history()

    def private(self, member: MemberActor) -> list[discord.Message]:
        return [each for each in self.channel.history(viewer=member) if each.flags.ephemeral]

    def hand(self, member: MemberActor) -> discord.Message:
        return self.private(member)[-1]

    def pings(self) -> list[discord.Message]:
        """Messages that notify somebody."""
        return [each for each in self.public() if each.content]

    def calls(self, method: str, path: str) -> int:
        """HTTP calls of the bot whose path contains that."""
        return sum(each.method == method and path in each.path for each in self.env.http_requests)

    # What people do

    async def press(self, member: MemberActor, verb: str, argument: str | None = None, *, private: bool = False) -> str:
        """Presses the newest such button; gives what the member reads as the answer."""
        seen = self.private(member) if private else self.public()
        for message in reversed(seen):
            for custom_id in buttons(message):
                words = custom_id.split(":")
                if words[3] == verb and (argument is None or words[4:] == [argument]):
                    return read(await member.click(message, custom_id=custom_id))
        raise AssertionError(f"no {verb} in\n" + "\n---\n".join(f"{text(each)} {buttons(each)}" for each in seen))

    async def say(self, member: MemberActor, command: str, /, **options: Any) -> str:
        """A slash command; gives the answer's text."""
        return read(await member.slash(self.channel, command, **options))

    async def open(self, *members: MemberActor, bots: int = 0) -> Table:
        """A lobby that all sit at, the first is the host."""
        await self.say(members[0], "julepe start", bots=bots)
        for member in members[1:]:
            await self.press(member, "sit")
        return self.table

    async def deal(self, *members: MemberActor, bots: int = 0) -> Table:
        """The same with the first deal running and all hands open."""
        await self.open(*members, bots=bots)
        await self.press(members[0], "begin")
        await self.later()
        for member in members[1:]:
            await self.press(member, "hand")
        await self.later()
        return self.table

    async def asked(self, *members: MemberActor) -> MemberActor:
        """Whichever of them the deal waits for next; computer players act meanwhile."""
        for _ in range(60):
            for member in members:
                if member.id in self.waited_on():
                    return member
            await self.later(1.0)
        raise AssertionError("nobody is asked")

    async def act(self, member: MemberActor) -> str:
        """Does the first thing that the open hand offers, as soon as it offers something."""
        for _ in range(10):
            for verb in ("act", "discard"):
                if any(f":{verb}:" in each for each in buttons(self.hand(member))):
                    return await self.press(member, verb, private=True)
            await self.later(0.5)
        raise AssertionError(f"the hand offers nothing:\n{text(self.hand(member))}")

    async def play_out(self, *members: MemberActor) -> None:
        """Until the deal is settled."""
        for _ in range(200):
            if self.table.phase is not Phase.PLAYING:
                await self.later(3.0)
                return
            for member in [each for each in members if each.id in self.waited_on()][:1]:
                await self.act(member)
            await self.later(1.0)
        raise AssertionError("the deal does not end")


@asynccontextmanager
async def hall(**options: Any) -> AsyncIterator[Hall]:
    room = Hall(**options)
    env = StillClock(room.bot)
    await env.start()
    room.enter(env)
    try:
        yield room
    finally:
        await env.shutdown()
    env.raise_errors()
