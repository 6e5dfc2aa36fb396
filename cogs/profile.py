"""`/stats` and `/preferences`."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.client import TapeteBot
from bot.sessions.members import CARD_STYLES, PINGS
from bot.ui.renderers.registry import RENDERERS
from cogs.naming import about, label, name

KEYS = {word: f"opt-{word}" for word in ("member", "game", "pings", "tables")} | {"cards": "opt-style"}
NAMES = {word: name(word, key) for word, key in KEYS.items()}
ABOUT = {word: about(key) for word, key in KEYS.items()}


class Profile(commands.Cog):
    def __init__(self, bot: TapeteBot) -> None:
        self.bot = bot

    @app_commands.command(name=name("stats"), description=about("cmd-stats"))
    @app_commands.guild_only()
    @app_commands.rename(member=NAMES["member"], game=NAMES["game"])
    @app_commands.describe(member=ABOUT["member"], game=ABOUT["game"])
    @app_commands.choices(game=[Choice(name=label(f"game-{key}"), value=key) for key in RENDERERS])
    async def stats(
        self, interaction: discord.Interaction, member: discord.Member | None = None, game: str | None = None
    ) -> None:
        await self.bot.desk.profile.stats(interaction, member, game)

    @app_commands.command(name=name("preferences"), description=about("cmd-preferences"))
    @app_commands.rename(pings=NAMES["pings"], cards=NAMES["cards"], tables=NAMES["tables"])
    @app_commands.describe(pings=ABOUT["pings"], cards=ABOUT["cards"], tables=ABOUT["tables"])
    @app_commands.choices(
        pings=[Choice(name=label(f"choice-pings-{word}"), value=word) for word in PINGS],
        cards=[Choice(name=label(f"choice-cards-{word}"), value=word) for word in CARD_STYLES],
    )
    async def preferences(
        self,
        interaction: discord.Interaction,
        pings: str | None = None,
        cards: str | None = None,
        tables: bool | None = None,
    ) -> None:
        await self.bot.desk.profile.preferences(interaction, pings, cards, tables)


async def setup(bot: TapeteBot) -> None:
    await bot.add_cog(Profile(bot))
