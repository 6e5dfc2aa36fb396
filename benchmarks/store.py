"""Durable actions per second: each is one event, two entries and the clock, told only after the fsync.

Run: `python benchmarks/store.py [seconds] [folder]`. The folder should lie on the disk that will hold the database.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from bot.games.protocol import ChipsMoved
from bot.games.registry import GAMES
from bot.ledger import Entry, mint, pot, stack
from bot.sessions.model import ClockState, InDeal, Table, TableOpened, Terms
from bot.sessions.ports import Commit
from bot.store import SqlStore, open_store

CROWDS = (1, 8, 32, 128)


async def open_one(store: SqlStore, number: int) -> Table:
    rules = GAMES["julepe"].house_rules()
    table = Table(f"t{number}", 1, number, "julepe", rules, Terms(100), host=7, opened_at=0.0, version=1)
    event = TableOpened(table.id, 1, number, "julepe", {}, table.terms, 7, 0.0)
    chips = Entry(mint(1), stack(1, table.id, 0), 1_000_000, "buy-in", table.id, 1)
    await store.commit(Commit(table, (event,), (chips,), ClockState()))
    return table


async def act(store: SqlStore, table: Table) -> Table:
    after = replace(table, version=table.version + 1)
    event = InDeal(ChipsMoved(0, -1, 1, "ante"), chair=0)
    there = Entry(stack(1, table.id, 0), pot(1, table.id), 2, "ante", table.id, after.version, 1)
    back = Entry(pot(1, table.id), stack(1, table.id, 0), 1, "pot", table.id, after.version, 1)
    await store.commit(Commit(after, (event,), (there, back), ClockState(time.time() + 90)))
    return after


async def play(store: SqlStore, table: Table, until: float, waits: list[float]) -> None:
    while time.perf_counter() < until:
        began = time.perf_counter()
        table = await act(store, table)
        waits.append(time.perf_counter() - began)


async def longest_stall(until: float) -> float:
    """Seconds that the event loop was late at most."""
    worst = 0.0
    while time.perf_counter() < until:
        began = time.perf_counter()
        await asyncio.sleep(0.005)
        worst = max(worst, time.perf_counter() - began - 0.005)
    return worst


async def measure(folder: Path, tables: int, seconds: float) -> tuple[list[float], float]:
    """Seconds that each action waited, and the longest stall of the loop."""
    store = await open_store(f"sqlite:///{folder}/bench-{tables}.db", GAMES)
    opened = [await open_one(store, number) for number in range(tables)]
    waits: list[float] = []
    until = time.perf_counter() + seconds
    watching = asyncio.create_task(longest_stall(until))
    await asyncio.gather(*(play(store, table, until, waits) for table in opened))
    stall = await watching
    assert await store.audit() == []
    await store.close()
    return sorted(waits), stall


def main(arguments: Sequence[str]) -> None:
    seconds = float(arguments[0]) if arguments else 3.0
    place = arguments[1] if len(arguments) > 1 else "."
    print(f"{'tables':>6} {'actions/s':>10} {'median ms':>10} {'99 % ms':>10} {'loop stall ms':>14}")
    with tempfile.TemporaryDirectory(dir=place) as folder:
        for tables in CROWDS:
            waits, stall = asyncio.run(measure(Path(folder), tables, seconds))
            median, slow = waits[len(waits) // 2], waits[len(waits) * 99 // 100]
            print(
                f"{tables:>6} {len(waits) / seconds:>10.0f} {median * 1000:>10.1f} {slow * 1000:>10.1f} "
                f"{stall * 1000:>14.1f}"
            )


if __name__ == "__main__":
    main(sys.argv[1:])
