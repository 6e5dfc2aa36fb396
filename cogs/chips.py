"""`/chips …`: the ledger. Giving, taking, voiding, the audit and the export are for who manages the server.

Discord hides whole commands from members, never single subcommands: the desk says no to everybody else.
"""

from __future__ import annotations

import discord
from discord import app_commands
from discord.app_commands import Choice, Range
from discord.ext import commands

from bot.client import TapeteBot
from bot.sessions.books import REASONS
from bot.ui.office import LONGEST_REASON, MOST_CHIPS
from cogs.naming import about, label, name

Amount = Range[int, 1, MOST_CHIPS]
Reason = Range[str, 1, LONGEST_REASON]
TableId = Range[str, 1, 40]
Deal = Range[int, 1, 100_000]
Days = Range[int, 1, 3650]


def _named(base: str) -> tuple[app_commands.locale_str, app_commands.locale_str]:
    return name(base, f"cmd-chips-{base}"), about(f"cmd-chips-{base}")


BALANCE, HISTORY, TOP, DAILY = map(_named, ("balance", "history", "top", "daily"))
GIVE, TAKE, VOID, AUDIT, EXPORT = map(_named, ("give", "take", "void", "audit", "export"))
WORDS = ("member", "kind", "amount", "reason", "table", "deal", "days")
KEYS = {word: f"opt-{word}" for word in WORDS} | {"deal": "opt-void-deal"}
NAMES = {word: name(word, key) for word, key in KEYS.items()}
ABOUT = {word: about(key) for word, key in KEYS.items()}


@app_commands.guild_only()
class Chips(commands.GroupCog, group_name=name("chips"), group_description=about("cmd-chips")):
    def __init__(self, bot: TapeteBot) -> None:
        self.bot = bot
        super().__init__()

    @app_commands.command(name=BALANCE[0], description=BALANCE[1])
    @app_commands.rename(member=NAMES["member"])
    @app_commands.describe(member=ABOUT["member"])
    async def balance(self, interaction: discord.Interaction, member: discord.Member | None = None) -> None:
        await self.bot.desk.bank.balance(interaction, member)

    @app_commands.command(name=HISTORY[0], description=HISTORY[1])
    @app_commands.rename(kind=NAMES["kind"])
    @app_commands.describe(kind=ABOUT["kind"])
    @app_commands.choices(kind=[Choice(name=label(f"chips-filter-{kind}"), value=kind) for kind in REASONS])
    async def history(self, interaction: discord.Interaction, kind: str = "all") -> None:
        await self.bot.desk.bank.history(interaction, kind)

    @app_commands.command(name=TOP[0], description=TOP[1])
    async def top(self, interaction: discord.Interaction) -> None:
        await self.bot.desk.bank.top(interaction)

    @app_commands.command(name=DAILY[0], description=DAILY[1])
    async def daily(self, interaction: discord.Interaction) -> None:
        await self.bot.desk.bank.daily(interaction)

    @app_commands.command(name=GIVE[0], description=GIVE[1])
    @app_commands.rename(member=NAMES["member"], amount=NAMES["amount"], reason=NAMES["reason"])
    @app_commands.describe(member=ABOUT["member"], amount=ABOUT["amount"], reason=ABOUT["reason"])
    async def give(
        self, interaction: discord.Interaction, member: discord.Member, amount: Amount, reason: Reason
    ) -> None:
        await self.bot.desk.office.give(interaction, member, amount, reason)

    @app_commands.command(name=TAKE[0], description=TAKE[1])
    @app_commands.rename(member=NAMES["member"], amount=NAMES["amount"], reason=NAMES["reason"])
    @app_commands.describe(member=ABOUT["member"], amount=ABOUT["amount"], reason=ABOUT["reason"])
    async def take(
        self, interaction: discord.Interaction, member: discord.Member, amount: Amount, reason: Reason
    ) -> None:
        await self.bot.desk.office.take(interaction, member, amount, reason)

    @app_commands.command(name=VOID[0], description=VOID[1])
    @app_commands.rename(table=NAMES["table"], deal=NAMES["deal"], reason=NAMES["reason"])
    @app_commands.describe(table=ABOUT["table"], deal=ABOUT["deal"], reason=ABOUT["reason"])
    async def void(self, interaction: discord.Interaction, table: TableId, deal: Deal, reason: Reason) -> None:
        await self.bot.desk.office.void(interaction, table, deal, reason)

    @app_commands.command(name=AUDIT[0], description=AUDIT[1])
    async def audit(self, interaction: discord.Interaction) -> None:
        await self.bot.desk.office.audit(interaction)

    @app_commands.command(name=EXPORT[0], description=EXPORT[1])
    @app_commands.rename(days=NAMES["days"])
    @app_commands.describe(days=ABOUT["days"])
    async def export(self, interaction: discord.Interaction, days: Days | None = None) -> None:
        await self.bot.desk.office.export(interaction, days)


async def setup(bot: TapeteBot) -> None:
    await bot.add_cog(Chips(bot))
