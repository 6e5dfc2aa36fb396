"""Durable actions per second through the real client over a loopback Discord, next to a bot that only answers.

Run: `python benchmarks/actions.py [seconds]`. Bot and Discord are processes of their own; the people play inside
Discord's. On a machine with other work the figures per second of the processor say more than those per second.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from benchmarks.crowd import Party, Person, Tally
from benchmarks.processes import TOKEN, BotProcess, running
from playground.server import Server, start

CROWDS = (1, 8, 32)
SEATS = 4
RICH = {"GRANT": "1000000", "BUY_IN": "1000000", "NEXT_DEAL_SECONDS": "3600"}
BUSY_COMPUTERS = {"BOT_MIN_SECONDS": "0", "BOT_MAX_SECONDS": "0.05"}
PACE_SECONDS = 1.0
READY_SECONDS = 60.0
QUIET_SECONDS = 0.7


@dataclass(frozen=True)
class Figures:
    """What one run showed. `calls`: HTTP calls of the bot; `processor`: seconds that it used."""

    tally: Tally
    seconds: float
    calls: int
    processor: float

    @property
    def rate(self) -> float:
        return len(self.tally.waits) / self.seconds

    @property
    def per_processor_second(self) -> float:
        return len(self.tally.waits) / self.processor

    def wait_ms(self, share: float) -> float:
        waits = sorted(self.tally.waits)
        return waits[min(len(waits) - 1, int(len(waits) * share))] * 1000


@asynccontextmanager
async def discord_with(tables: int) -> AsyncIterator[Server]:
    server = await start(tokens=[TOKEN], channels=tables, members=tables * SEATS)
    try:
        yield server
    finally:
        await server.stop()


async def ready(server: Server) -> None:
    """Waits until the bot is online, has registered its commands and asks for nothing more (it uploads emoji)."""
    async with asyncio.timeout(READY_SECONDS):
        while not (server.world.bot_online and server.world.all_commands()):  # noqa: ASYNC110  # no event for both
            await asyncio.sleep(0.05)
        calls = -1
        while calls != server.journal.total:
            calls = server.journal.total
            await asyncio.sleep(QUIET_SECONDS)


def people_of(server: Server, tally: Tally, table: int, seats: int = SEATS) -> list[Person]:
    members, channels = list(server.world.members.values()), list(server.world.channels.values())
    return [Person(server.core, member, channels[table], tally) for member in members[table * SEATS :][:seats]]


async def measured(server: Server, bot: BotProcess, tally: Tally, play: Sequence[object], seconds: float) -> Figures:
    """Counts while `play` runs."""
    calls, used = server.journal.total, bot.processor_seconds()
    tally.waits.clear()
    began = time.perf_counter()
    await asyncio.gather(*play)  # type: ignore[call-overload]  # coroutines
    took = time.perf_counter() - began
    return Figures(tally, took, server.journal.total - calls, bot.processor_seconds() - used)


async def the_bot(tables: int, seconds: float, pause: float = 0.0) -> Figures:
    """Tables of four people each."""
    with tempfile.TemporaryDirectory() as place:
        folder, tally = Path(place), Tally()
        async with discord_with(tables) as server, running("bot", server.url, folder, RICH) as bot:
            await ready(server)
            parties = [Party(people_of(server, tally, table), "julepe", 0, table) for table in range(tables)]
            for party in parties:
                await party.sit_down(folder / "tapete.sqlite3")
            tally.actions = 0
            until = time.perf_counter() + seconds
            figures = await measured(server, bot, tally, [each.play(until, pause) for each in parties], seconds)
            for party in parties:
                party.leave()
            return figures


async def the_bare_bot(tables: int, seconds: float) -> Figures:
    """As many people as there are tables press the one button."""

    async def press(person: Person, until: float) -> None:
        while time.perf_counter() < until:
            message = person.newest(private=True)
            assert message is not None
            await person.press(message, "ping")

    with tempfile.TemporaryDirectory() as place:
        tally = Tally()
        async with discord_with(tables) as server, running("benchmarks.bare_bot", server.url, Path(place), {}) as bot:
            await ready(server)
            people = [people_of(server, tally, table)[0] for table in range(tables)]
            for person in people:
                await person.command("ping")
            until = time.perf_counter() + seconds
            return await measured(server, bot, tally, [press(person, until) for person in people], seconds)


async def stalls(seconds: float) -> tuple[float, float]:
    """Four tables with a person and computer players in a hurry: the longest stall, and the bot's own share of it."""
    with tempfile.TemporaryDirectory() as place:
        folder, tally, tables = Path(place), Tally(), 4
        extra = RICH | BUSY_COMPUTERS
        async with discord_with(tables) as server, running("benchmarks.watched_bot", server.url, folder, extra):
            await ready(server)
            parties = [
                Party(people_of(server, tally, at, 1), game, SEATS - 1, at) for at, game in enumerate(_games(server))
            ]
            for party in parties:
                await party.sit_down(folder / "tapete.sqlite3")
            began = time.time()
            until = time.perf_counter() + seconds
            await asyncio.gather(*(party.play(until) for party in parties))
            ended = time.time()
        noted = [each for each in json.loads((folder / "stalls.json").read_text()) if began <= each[0] <= ended]
        return max((late for _, late, _ in noted), default=0.0), max((used for _, _, used in noted), default=0.0)


def _games(server: Server) -> list[str]:
    """Four games that the bot has commands for."""
    names = {each["name"] for each in server.world.all_commands()}
    found = [game for game in ("julepe", "bestia", "danese", "mus") if game in names]
    return (found * 4)[:4]


def show(tables: int, bot: Figures, bare: Figures) -> None:
    print(
        f"{tables:>6} {bot.tally.actions / bot.seconds:>10.0f} {bot.wait_ms(0.5):>7.1f} {bot.wait_ms(0.99):>7.1f} "
        f"{bare.rate:>9.0f} {bare.wait_ms(0.99):>7.1f} {bot.rate / bare.rate:>6.2f} "
        f"{bot.per_processor_second:>8.0f} {bare.per_processor_second:>8.0f} "
        f"{bot.per_processor_second / bare.per_processor_second:>6.2f} {bot.calls / len(bot.tally.waits):>7.2f} "
        f"{bot.tally.failed:>6}"
    )


async def run(seconds: float) -> None:
    print(
        f"{'tables':>6} {'actions/s':>10} {'p50 ms':>7} {'p99 ms':>7} {'bare /s':>9} {'p99 ms':>7} {'ratio':>6} "
        f"{'/cpu s':>8} {'bare':>8} {'ratio':>6} {'calls':>7} {'failed':>6}"
    )
    for tables in CROWDS:
        show(tables, await the_bot(tables, seconds), await the_bare_bot(tables, seconds))
    paced = await the_bot(4, 3 * seconds, PACE_SECONDS)
    print(f"HTTP calls per action, one a second at each of four tables: {paced.calls / len(paced.tally.waits):.2f}")
    late, used = await stalls(2 * seconds)
    print(
        f"longest stall, four tables with computer players: {late * 1000:.1f} ms, of it own work {used * 1000:.1f} ms"
    )


def main(arguments: Sequence[str]) -> None:
    asyncio.run(run(float(arguments[0]) if arguments else 3.0))


if __name__ == "__main__":
    main(sys.argv[1:])
