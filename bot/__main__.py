"""Command line and composition root: the only place where the parts of the bot are built."""

from __future__ import annotations

import asyncio
import gc
import json
import random
import secrets
import signal
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Annotated

import discord
import structlog
import typer
import yarl
from pydantic import SecretStr

from bot import __version__, metrics as figures
from bot.client import TapeteBot
from bot.console import MISUSED, fail, settings_or_fail
from bot.games.protocol import Action, View
from bot.games.registry import GAMES, game
from bot.keeping import audit, backup, export
from bot.logs import configure
from bot.metrics import Metrics
from bot.players import choose
from bot.record.cli import replay
from bot.record.stored import record_of_deal
from bot.sessions.alarms import Pace as SessionPace
from bot.sessions.model import DealBegan, Terms
from bot.sessions.ports import StoreUnavailableError
from bot.sessions.service import SessionService
from bot.sessions.settings import SessionSettings
from bot.settings import Settings
from bot.store import SqlArchive, open_store
from bot.ui.assembly import Pace, assemble
from bot.ui.budgets import Budgets
from bot.ui.desk import Desk
from bot.ui.outbox import DiscordOutbox, DiscordWebhooks
from bot.ui.roster import DiscordRoster, language_of

TABLE_ID_BYTES = 5
DEMO_PORT = 8765
DEMO_TOKEN = "playground"  # noqa: S105  # of the embedded playground, which lets anybody in

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False, help="Tapete: card games for Discord.")
app.command()(replay)
for command in (audit, backup, export):
    app.command()(command)
log = structlog.get_logger("bot")


class Chance:
    """Seeds from the operating system's randomness."""

    def seed(self) -> bytes:
        return secrets.token_bytes(32)

    def table_id(self) -> str:
        return secrets.token_hex(TABLE_ID_BYTES)


class WallClock:
    def now(self) -> float:
        return time.time()


def think(game_key: str, level: str, view: View, /) -> Action:
    """A computer player's action; what it bluffs and how it breaks ties is drawn anew each time."""
    return choose(game_key, view, level, random.random())  # type: ignore[arg-type]  # noqa: S311  # a stored level is one of Level; no secret hangs on it


def desk_maker(settings: Settings, store: SqlArchive, metrics: Metrics) -> Callable[[discord.Client], Desk]:
    """How to build everything around a client that does not exist yet."""
    low, high = settings.bot_min_seconds, settings.bot_max_seconds
    sessions = SessionSettings(
        pace=SessionPace(idle=settings.idle_lobby_seconds),
        grant=settings.grant,
        bot_delay=lambda: random.uniform(low, high),  # noqa: S311  # a pause, nothing secret
    )
    terms = Terms(settings.buy_in, turn_seconds=settings.turn_seconds, next_deal_seconds=settings.next_deal_seconds)

    def build(client: discord.Client) -> Desk:
        return assemble(
            DiscordOutbox(client),
            DiscordWebhooks(client),
            store,
            GAMES,
            lambda listener: SessionService(store, listener, WallClock(), Chance(), game, think, sessions),
            terms=terms,
            grant=settings.grant,
            pace=Pace(settings.ping_seconds, settings.edit_seconds, settings.locale),
            version=__version__,
            metrics=metrics,
            budgets=Budgets(time.time) if settings.limits else None,
            roster=DiscordRoster(client),
            spoken=partial(language_of, client),
        )

    return build


@asynccontextmanager
async def serving_figures(
    settings: Settings, metrics: Metrics, store: SqlArchive, bot: TapeteBot
) -> AsyncIterator[None]:
    """`/healthz` and `/metrics` while the bot runs, where a port is set."""
    if not settings.metrics_port:
        yield
        return
    metrics.follow(lambda: float(bot.desk.service.open_count), lambda: bot.latency)
    health = figures.Health(store.ping, lambda: bot.connected)
    server = await figures.start(metrics, health, settings.metrics_port)
    try:
        yield
    finally:
        await figures.stop(server)


def point_at(discord_url: str) -> None:
    """Makes discord.py talk to a Discord-compatible server on this machine instead of Discord."""
    discord.http.Route.BASE = f"{discord_url}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(discord_url).with_scheme("ws") / "gateway"


async def spare_the_collector(bot: discord.Client) -> None:
    """Takes what lives as long as the bot out of garbage collection.

    A full collection would stop the event loop for a tenth of a second just to look at modules, texts and commands.
    """
    await bot.wait_until_ready()
    gc.collect()
    gc.freeze()


async def serve(settings: Settings) -> None:
    """Runs the bot until it is told to stop. StoreUnavailableError, discord.LoginFailure."""
    if settings.discord_url:
        point_at(settings.discord_url)
    store = await open_store(settings.database_url, GAMES)
    try:
        metrics = Metrics()
        bot = TapeteBot(desk_maker(settings, store, metrics), http_trace=metrics.trace())
        loop = asyncio.get_running_loop()
        async with bot, serving_figures(settings, metrics, store, bot):
            running = loop.create_task(bot.start(settings.discord_token.get_secret_value()))
            sparing = loop.create_task(spare_the_collector(bot))
            for name in (signal.SIGINT, signal.SIGTERM):
                loop.add_signal_handler(name, running.cancel)
            try:
                await running
            except asyncio.CancelledError:
                log.info("stopping")
            finally:
                sparing.cancel()
    finally:
        await store.close()


def run_to_end(settings: Settings) -> None:
    """`serve`, with every foreseeable failure as one line and an exit status."""
    configure(settings.log_level)
    try:
        asyncio.run(serve(settings))
    except StoreUnavailableError as error:
        fail(f"database: {error}")
    except discord.LoginFailure:
        fail("Discord does not accept this token. Reset it in the Developer Portal and put the new one into .env.")
    except (discord.HTTPException, discord.GatewayNotFound, OSError) as error:
        fail(f"Discord cannot be reached: {error}")


@app.callback(invoke_without_command=True)
def main_command(context: typer.Context) -> None:
    """Without a command: serve Discord."""
    if context.invoked_subcommand is not None:
        return
    settings = settings_or_fail()
    if not settings.discord_token.get_secret_value():
        typer.echo(
            "No DISCORD_TOKEN: get one in the Discord Developer Portal and put it into .env (see README.md).", err=True
        )
        fail("Or try the bot without Discord: make demo", MISUSED)
    run_to_end(settings)


@app.command()
def record(
    table: Annotated[str, typer.Argument(help="The table's id, as in /chips history")],
    deal: Annotated[int, typer.Argument(help="Number of the deal, from 1", min=1)],
) -> None:
    """Write a deal of the database as a record, for `replay`."""
    settings = settings_or_fail()

    async def written() -> str | None:
        store = await open_store(settings.database_url, GAMES, must_exist=True)
        try:
            stored = await store.deal(table, deal)
        finally:
            await store.close()
        if stored is None or not isinstance(stored.events[0], DealBegan):
            return None
        return json.dumps(record_of_deal(game(stored.events[0].table.game), stored.events), ensure_ascii=False)

    try:
        found = asyncio.run(written())
    except StoreUnavailableError as error:
        fail(f"database: {error}")
    if found is None:
        fail(f"no deal {deal} of a table {table}")
    typer.echo(found)


@app.command()
def demo(port: Annotated[int, typer.Option(help="Port of the page on 127.0.0.1")] = DEMO_PORT) -> None:
    """Play in the browser: the bot on a small Discord of its own."""
    from playground.server import start

    configure("WARNING")

    async def both() -> None:
        server = await start(port)
        with tempfile.TemporaryDirectory(prefix="tapete-demo-") as folder:
            settings = Settings(
                _env_file=None,
                discord_token=SecretStr(DEMO_TOKEN),
                discord_url=server.url,
                database_url=f"sqlite+aiosqlite:///{Path(folder) / 'demo.sqlite3'}",
            )
            typer.echo(f"Tapete is ready. Open {server.url} in a browser and type /julepe start  (Ctrl+C ends it)")
            try:
                await serve(settings)
            finally:
                await server.stop()

    try:
        asyncio.run(both())
    except OSError as error:
        fail(f"port {port} cannot be used ({error.strerror}); try: make demo PORT=8770")


def main() -> None:
    app()


if __name__ == "__main__":
    main()
