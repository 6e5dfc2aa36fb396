"""Durable actions through the real client over a loopback Discord, next to a bot that only answers.

Run: `python benchmarks/actions.py [seconds of each measurement]`, two minutes in all. Bot and Discord are processes of
their own; the people play inside Discord's. Where everybody clicks as fast as answers come, the time to an answer is
that of the queue: it is measured at a fixed load instead. On a machine with other work, or with fewer free cores than
two, the figures per second of the processor say more than those per second.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from benchmarks.crowd import Party, Person, Tally
from benchmarks.figures import Figures, Row, show
from benchmarks.processes import TOKEN, BotProcess, running
from benchmarks.watched_bot import watch
from playground.server import Server, start

CROWDS = (1, 32)
OFFERED_PER_SECOND = 60.0
"""by all tables together"""
SEATS = 4
SETTINGS = {"GRANT": "1000000", "BUY_IN": "1000000", "NEXT_DEAL_SECONDS": "3600", "LIMITS": "false"}
BUSY_COMPUTERS = {"BOT_MIN_SECONDS": "0", "BOT_MAX_SECONDS": "0.05"}
PACE_SECONDS = 1.0
READY_SECONDS = 45.0
QUIET_SECONDS = 0.7
LONGEST_RUN = 75.0
"""Seconds after which a run is given up."""


@dataclass(frozen=True)
class Loads:
    """The same crowd as fast as it can, and at a fixed rate in total."""

    flat_out: Figures
    offered: Figures


@dataclass(frozen=True)
class Stall:
    """Seconds that an event loop was late at most: by the clock, by its own work, and in this process meanwhile."""

    wall: float
    own: float
    here: float


@asynccontextmanager
async def discord_with(tables: int) -> AsyncIterator[Server]:
    server = await start(tokens=[TOKEN], channels=tables, members=tables * SEATS)
    try:
        async with asyncio.timeout(LONGEST_RUN):
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


async def measured(
    server: Server, bot: BotProcess, tally: Tally, play: Sequence[Coroutine[None, None, None]]
) -> Figures:
    """Counts while `play` runs."""
    calls, used = server.journal.total, bot.processor_seconds()
    tally.clear()
    began = time.perf_counter()
    await asyncio.gather(*play)
    took = time.perf_counter() - began
    counted = Tally(list(tally.waits), tally.stored, tally.failed)
    return Figures(counted, took, server.journal.total - calls, bot.processor_seconds() - used)


def starts(tables: int) -> list[float]:
    """When each table is due first, spread evenly."""
    began = time.perf_counter() + 0.1
    return [began + table / OFFERED_PER_SECOND for table in range(tables)]


@asynccontextmanager
async def seated(tables: int) -> AsyncIterator[tuple[Server, BotProcess, Tally, list[Party]]]:
    """Tables of four people each, in the first deal, all hands open."""
    with tempfile.TemporaryDirectory() as place:
        folder, tally = Path(place), Tally()
        async with discord_with(tables) as server, running("bot", server.url, folder, SETTINGS) as bot:
            await ready(server)
            parties = [Party(people_of(server, tally, table), "julepe", 0, table) for table in range(tables)]
            await asyncio.gather(*(party.sit_down(folder / "tapete.sqlite3") for party in parties))
            yield server, bot, tally, parties
            for party in parties:
                party.leave()


async def the_bot(tables: int, seconds: float) -> Loads:
    async with seated(tables) as (server, bot, tally, parties):
        until, every = time.perf_counter() + seconds, tables / OFFERED_PER_SECOND
        due = zip(parties, starts(tables), strict=True)
        offered = [party.play_by_schedule(first, until, every) for party, first in due]
        at_rate = await measured(server, bot, tally, offered)
        until = time.perf_counter() + seconds
        return Loads(await measured(server, bot, tally, [each.play(until) for each in parties]), at_rate)


async def at_human_pace(seconds: float) -> Figures:
    async with seated(4) as (server, bot, tally, parties):
        until = time.perf_counter() + seconds
        return await measured(server, bot, tally, [each.play(until, PACE_SECONDS) for each in parties])


async def press(person: Person, until: float, first: float = 0.0, every: float = 0.0) -> None:
    """Presses the one button of the bare bot: each `every` seconds from `first` on, or without a pause."""
    due = first
    while max(due, time.perf_counter()) < until:
        await asyncio.sleep(due - time.perf_counter())
        message = person.newest(private=True)
        assert message is not None
        await person.press(message, "ping", due or None)
        due += every


async def the_bare_bot(tables: int, seconds: float) -> Loads:
    """As many people as there are tables press the one button."""
    with tempfile.TemporaryDirectory() as place:
        tally = Tally()
        async with discord_with(tables) as server, running("benchmarks.bare_bot", server.url, Path(place), {}) as bot:
            await ready(server)
            people = [people_of(server, tally, table)[0] for table in range(tables)]
            for person in people:
                await person.command("ping")
            until, every = time.perf_counter() + seconds, tables / OFFERED_PER_SECOND
            due = zip(people, starts(tables), strict=True)
            at_rate = await measured(server, bot, tally, [press(each, until, first, every) for each, first in due])
            until = time.perf_counter() + seconds
            return Loads(await measured(server, bot, tally, [press(each, until) for each in people]), at_rate)


async def stalls(seconds: float) -> Stall:
    """Four tables with a person and computer players in a hurry."""
    with tempfile.TemporaryDirectory() as place:
        folder, tally = Path(place), Tally()
        extra = SETTINGS | BUSY_COMPUTERS
        async with discord_with(4) as server, running("benchmarks.watched_bot", server.url, folder, extra):
            await ready(server)
            parties = [
                Party(people_of(server, tally, at, 1), game, SEATS - 1, at) for at, game in enumerate(_games(server))
            ]
            for party in parties:
                await party.sit_down(folder / "tapete.sqlite3")
            here: list[tuple[float, float, float]] = []
            watching = asyncio.create_task(watch(here))
            began, until = time.time(), time.perf_counter() + seconds
            await asyncio.gather(*(party.play(until) for party in parties))
            ended = time.time()
            watching.cancel()
        noted = [each for each in json.loads((folder / "stalls.json").read_text()) if began <= each[0] <= ended]
        return Stall(longest(noted, 1), longest(noted, 2), longest(here, 1))


def longest(noted: Sequence[tuple[float, float, float]], at: int) -> float:
    return max((each[at] for each in noted), default=0.0)


def _games(server: Server) -> list[str]:
    """Four games that the bot has commands for."""
    names = {each["name"] for each in server.world.all_commands()}
    found = [game for game in ("julepe", "bestia", "danese", "mus") if game in names]
    return (found * 4)[:4]


def crowd_rows(tables: int, bot: Figures, bare: Figures) -> list[Row]:
    """As fast as answers come. A single table has no targets: its people act one after the other."""
    many = tables > 1
    name = f"{tables} tables, as fast as they can" if many else "1 table, as fast as it can"
    processor = bot.per_processor_second
    return [
        Row(f"{name}: durable actions/s", bot.durable, bare.rate, least=300 if many else None),
        Row("    of the bare bot's rate", bot.durable / bare.rate, least=1 / 3 if many else None, digits=2),
        Row("    actions per second of the processor", processor, bare.per_processor_second),
        Row("    of the bare bot's", processor / bare.per_processor_second, digits=2),
        Row("    answer, 99 %, ms (that of the queue)", bot.wait_ms(0.99), bare.wait_ms(0.99)),
        Row("    HTTP calls per action", bot.calls_each, bare.calls_each, most=2, digits=2),
        Row("    without an answer", bot.tally.failed, bare.tally.failed, most=1),
    ]


def offered_rows(tables: int, bot: Figures, bare: Figures) -> list[Row]:
    """At a fixed rate in total, counted from when each click was due."""
    return [
        Row(f"{tables} tables, {OFFERED_PER_SECOND:.0f} actions/s offered: durable actions/s", bot.durable, bare.rate),
        Row("    answer, half, ms", bot.wait_ms(0.5), bare.wait_ms(0.5)),
        Row("    answer, 99 %, ms", bot.wait_ms(0.99), bare.wait_ms(0.99), most=100),
        Row("    HTTP calls per action", bot.calls_each, bare.calls_each, most=2, digits=2),
        Row("    without an answer", bot.tally.failed, bare.tally.failed, most=1),
    ]


async def run(seconds: float) -> None:
    rows: list[Row] = []
    for tables in CROWDS:
        bot, bare = await the_bot(tables, seconds), await the_bare_bot(tables, seconds)
        rows += crowd_rows(tables, bot.flat_out, bare.flat_out)
        if tables == CROWDS[-1]:
            rows += offered_rows(tables, bot.offered, bare.offered)
    paced = await at_human_pace(4 * seconds)
    rows.append(Row("4 tables, an action a second at each: HTTP calls per action", paced.calls_each, most=2, digits=2))
    stall = await stalls(2 * seconds)
    rows.append(Row("computer players in a hurry: longest stall, ms", stall.wall * 1000, stall.here * 1000, most=20))
    rows.append(Row("    by the bot's own work, ms", stall.own * 1000, most=20))
    show(rows)


def main(arguments: Sequence[str]) -> None:
    began = time.perf_counter()
    asyncio.run(run(float(arguments[0]) if arguments else 3.0))
    load = ", ".join(f"{each:.1f}" for each in os.getloadavg())
    print(f"{os.cpu_count()} cores, load average {load}; {time.perf_counter() - began:.0f} s")


if __name__ == "__main__":
    main(sys.argv[1:])
