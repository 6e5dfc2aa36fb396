"""The Discord client: loads the cogs, registers the commands, hands clicks to the router and gaps to the clocks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import aiohttp
import discord
import structlog
from discord import app_commands
from discord.ext import commands

from bot.ui.desk import Desk
from bot.ui.emoji_sync import sync
from bot.ui.translator import FluentTranslator

COGS = (
    "cogs.julepe",
    "cogs.bestia",
    "cogs.danese",
    "cogs.mus",
    "cogs.play",
    "cogs.table",
    "cogs.chips",
    "cogs.config",
    "cogs.profile",
    "cogs.privacy",
    "cogs.help",
    "cogs.replay",
    "cogs.glossary",
    "cogs.learn",
)
log = structlog.get_logger(__name__)


def least_intents() -> discord.Intents:
    """Guilds only: no member list, no message content, nothing privileged."""
    intents = discord.Intents.none()
    intents.guilds = True
    return intents


class Tree(app_commands.CommandTree["TapeteBot"]):
    async def interaction_check(self, interaction: discord.Interaction[TapeteBot], /) -> bool:
        """Proposals while writing cost nothing; commands are counted."""
        if interaction.type is discord.InteractionType.autocomplete:
            return True
        return await interaction.client.desk.admit(interaction)

    async def on_error(self, interaction: discord.Interaction[TapeteBot], error: app_commands.AppCommandError) -> None:
        await interaction.client.desk.report(interaction, error)


class TapeteBot(commands.AutoShardedBot):
    """`make_desk` builds the desk around the client, through which it reaches Discord."""

    def __init__(
        self,
        make_desk: Callable[[discord.Client], Desk],
        *,
        shard_count: int | None = None,
        http_trace: aiohttp.TraceConfig | None = None,
    ) -> None:
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            intents=least_intents(),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            shard_count=shard_count,
            http_trace=http_trace or aiohttp.TraceConfig(),
        )
        self.desk = make_desk(self)
        self.connected = False
        """Whether the gateway answers; `is_ready` stays true while it is cut off."""
        self._background: set[asyncio.Task[None]] = set()

    async def setup_hook(self) -> None:
        await self.tree.set_translator(FluentTranslator())
        for cog in COGS:
            await self.load_extension(cog)
        await self.desk.start()
        self._spawn(self._register_commands())
        self._spawn(sync(self, self.desk.painter.emojis))

    async def close(self) -> None:
        """Everything is stored already: timers and computer players stop, then the connection ends."""
        await self.desk.stop()
        for task in self._background:
            task.cancel()
        await asyncio.gather(*self._background, return_exceptions=True)
        await super().close()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    async def _register_commands(self) -> None:
        """A failure here leaves the commands of the last time in place and every table running."""
        try:
            registered = await self.tree.sync()
        except (discord.DiscordException, app_commands.TranslationError, OSError) as error:
            log.error("commands not registered", error=str(error))
        else:
            log.info("commands registered", count=len(registered))

    async def on_ready(self) -> None:
        log.info("ready", servers=len(self.guilds), shards=self.shard_count)
        self._found()
        if self.shard_ids is None:
            # With some of the shards only, the other servers would be another process's.
            await self.desk.servers.seen({guild.id for guild in self.guilds})

    async def on_resumed(self) -> None:
        self._found()

    def _found(self) -> None:
        self.connected = True
        self.desk.connected()

    async def on_disconnect(self) -> None:
        self.connected = False
        self.desk.disconnected()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            await self.desk.router.handle(interaction)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self.desk.channel_gone(channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        await self.desk.channel_gone(payload.thread_id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self.desk.servers.joined(guild.id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Only a real removal: an outage is `on_guild_unavailable`."""
        await self.desk.guild_gone(guild.id)
