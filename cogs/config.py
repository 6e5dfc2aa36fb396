"""`/config …`: what administrators set. Discord shows it to them alone; the desk checks again."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.client import TapeteBot
from bot.l10n import LOCALES
from bot.ui.renderers.registry import RENDERERS
from cogs.naming import about, label, name

GAMES = [Choice(name=label(f"game-{key}"), value=key) for key in RENDERERS]


def _named(base: str) -> tuple[app_commands.locale_str, app_commands.locale_str]:
    return name(base, f"cmd-config-{base}"), about(f"cmd-config-{base}")


SHOW, STAKES, RULES, TABLES, LANGUAGE, BAN, UNBAN, RESET = map(
    _named, ("show", "stakes", "rules", "tables", "language", "ban", "unban", "reset")
)


@app_commands.guild_only()
@app_commands.default_permissions(manage_guild=True)
class Config(commands.GroupCog, group_name=name("config"), group_description=about("cmd-config")):
    def __init__(self, bot: TapeteBot) -> None:
        self.bot = bot
        super().__init__()

    @app_commands.command(name=SHOW[0], description=SHOW[1])
    async def show(self, interaction: discord.Interaction) -> None:
        await self.bot.desk.config.show(interaction)

    @app_commands.command(name=STAKES[0], description=STAKES[1])
    @app_commands.rename(game=name("game", "opt-game"))
    @app_commands.describe(game=about("opt-game"))
    @app_commands.choices(game=GAMES)
    async def stakes(self, interaction: discord.Interaction, game: str) -> None:
        await self.bot.desk.config.stakes(interaction, game)

    @app_commands.command(name=RULES[0], description=RULES[1])
    @app_commands.rename(game=name("game", "opt-game"))
    @app_commands.describe(game=about("opt-game"))
    @app_commands.choices(game=GAMES)
    async def rules(self, interaction: discord.Interaction, game: str) -> None:
        await self.bot.desk.config.rules(interaction, game)

    @app_commands.command(name=TABLES[0], description=TABLES[1])
    async def tables(self, interaction: discord.Interaction) -> None:
        await self.bot.desk.config.tables(interaction)

    @app_commands.command(name=LANGUAGE[0], description=LANGUAGE[1])
    @app_commands.rename(language=name("language", "opt-language"))
    @app_commands.describe(language=about("opt-language"))
    @app_commands.choices(language=[Choice(name=label(f"language-{locale}"), value=locale) for locale in LOCALES])
    async def language(self, interaction: discord.Interaction, language: str) -> None:
        await self.bot.desk.config.language(interaction, language)

    @app_commands.command(name=BAN[0], description=BAN[1])
    @app_commands.rename(member=name("member", "opt-member"))
    @app_commands.describe(member=about("opt-member"))
    async def ban(self, interaction: discord.Interaction, member: discord.User) -> None:
        await self.bot.desk.config.ban(interaction, member)

    @app_commands.command(name=UNBAN[0], description=UNBAN[1])
    @app_commands.rename(member=name("member", "opt-member"))
    @app_commands.describe(member=about("opt-member"))
    async def unban(self, interaction: discord.Interaction, member: discord.User) -> None:
        await self.bot.desk.config.unban(interaction, member)

    @app_commands.command(name=RESET[0], description=RESET[1])
    @app_commands.rename(game=name("game", "opt-game"))
    @app_commands.describe(game=about("opt-reset-game"))
    @app_commands.choices(game=GAMES)
    async def reset(self, interaction: discord.Interaction, game: str | None = None) -> None:
        await self.bot.desk.config.reset(interaction, game)


async def setup(bot: TapeteBot) -> None:
    await bot.add_cog(Config(bot))
