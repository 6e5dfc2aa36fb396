"""A playground, and the real discord.py client that is a guest in it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

import discord
import pytest
import yarl
from discord import app_commands
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

from playground.member import Member
from playground.server import Server, start


@pytest.fixture
async def server() -> AsyncIterator[Server]:
    running = await start()
    yield running
    await running.stop()


@pytest.fixture
async def ana(server: Server) -> AsyncIterator[Member]:
    async with Member.join(server.url, "Ana") as member:
        yield member


@pytest.fixture
async def leo(server: Server) -> AsyncIterator[Member]:
    async with Member.join(server.url, "Leo") as member:
        yield member


class Guest(commands.AutoShardedBot):
    """A bot of few words: one group of commands, buttons read by a single listener."""

    def __init__(self) -> None:
        super().__init__(
            commands.when_mentioned, intents=discord.Intents(guilds=True), help_command=None, guild_ready_timeout=0.05
        )
        self.events: list[str] = []
        self.asked: list[discord.Interaction] = []
        self.tree.add_command(Table(self))
        self.tree.add_command(_secret)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """No pause before a second identification: the playground does not count them."""

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def on_socket_event_type(self, event: str) -> None:
        self.events.append(event)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if interaction.type is discord.InteractionType.component:
            await self._pressed(interaction)
        if interaction.type is discord.InteractionType.modal_submit:
            await interaction.response.send_message(f"aposta: {_first_value(interaction)}", ephemeral=True)

    async def _pressed(self, interaction: discord.Interaction) -> None:
        custom_id = interaction.custom_id
        if custom_id == "sit":
            await interaction.response.edit_message(view=_lobby(f"sentada: {interaction.user.display_name}"))
        elif custom_id == "hand":
            await interaction.response.send_message("tu mano: 7C 4C", ephemeral=True)
            self.asked.append(interaction)
        elif custom_id == "bet":
            await interaction.response.send_modal(Bet())
        elif custom_id == "quiet":
            await interaction.response.defer()
            await interaction.followup.send("por detrás", ephemeral=True)


def _first_value(interaction: discord.Interaction) -> str:
    assert interaction.data is not None
    label = interaction.data["components"][0]  # type: ignore[typeddict-item] # a modal's data, checked by the caller
    return str(label["component"]["value"])


class Bet(discord.ui.Modal, title="Apuesta"):
    amount: discord.ui.Label[Bet] = discord.ui.Label(
        text="Fichas", component=discord.ui.TextInput(custom_id="amount", default="5", max_length=4)
    )


def _lobby(text: str) -> discord.ui.LayoutView:
    view = discord.ui.LayoutView(timeout=None)
    row: discord.ui.ActionRow[discord.ui.LayoutView] = discord.ui.ActionRow()
    for label, custom_id in (("Sentarme", "sit"), ("Mi mano", "hand"), ("Apostar", "bet"), ("Callar", "quiet")):
        row.add_item(discord.ui.Button(label=label, custom_id=custom_id))
    view.add_item(discord.ui.Container(discord.ui.TextDisplay(text), row))
    view.stop()
    return view


class Table(app_commands.Group):
    """What the tests call; each answer is one of Discord's ways to answer."""

    def __init__(self, bot: Guest) -> None:
        super().__init__(name="table", description="Mesas")
        self.bot = bot

    @app_commands.command(description="Abre una mesa")
    async def open(self, interaction: discord.Interaction, stake: app_commands.Range[int, 1, 100] = 5) -> None:
        await interaction.response.send_message(view=_lobby(f"mesa de {interaction.user.display_name}: {stake}"))
        self.bot.asked.append(interaction)

    @app_commands.command(description="Piensa antes de contestar")
    async def think(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await interaction.followup.send("ya está")
        await interaction.followup.send("y otra cosa", ephemeral=True)

    @app_commands.command(description="Calla")
    async def mute(self, interaction: discord.Interaction) -> None:
        self.bot.asked.append(interaction)

    @app_commands.command(description="Juega una carta")
    async def play(self, interaction: discord.Interaction, card: str) -> None:
        await interaction.response.send_message(f"{card} en la mesa")

    @play.autocomplete("card")
    async def cards(self, _: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=card, value=card) for card in ("7C", "7O", "4C") if current in card]


@app_commands.command(name="secret", description="Solo administración")
@app_commands.default_permissions(administrator=True)
async def _secret(interaction: discord.Interaction) -> None:
    await interaction.response.send_message(str(interaction.locale), ephemeral=True)


@contextlib.asynccontextmanager
async def running(server: Server, token: str = "token-of-a-test") -> AsyncIterator[Guest]:
    """The guest, logged in and ready."""
    guest = Guest()
    async with guest:
        task = asyncio.create_task(guest.start(token))
        ready = asyncio.create_task(guest.wait_until_ready())
        await asyncio.wait({task, ready}, return_when=asyncio.FIRST_COMPLETED, timeout=10)
        try:
            if task.done():
                ready.cancel()
                await task
            yield guest
        finally:
            await guest.close()
            await asyncio.gather(task, ready, return_exceptions=True)


@pytest.fixture
def discord_is_here(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Points discord.py at the playground."""
    monkeypatch.setattr(Route, "BASE", server.api_base)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(server.gateway_url))


@pytest.fixture
async def guest(server: Server, discord_is_here: None) -> AsyncIterator[Guest]:
    async with running(server) as bot:
        yield bot
