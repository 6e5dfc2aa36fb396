"""Plays at one table until it is killed: prints each version after the store has acknowledged it.

Run as a process of its own: `python writing.py <database file>`.
"""

from __future__ import annotations

import asyncio
import sys
from dataclasses import replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from bot.games.registry import GAMES
from bot.ledger import Entry, pot, stack
from bot.sessions.model import SaidReady, Table
from bot.store import SqlStore, open_store
from tests.store.tables import GUILD, after, lobby, opened, play, sat


async def main(file: str) -> None:
    store = await open_store(f"sqlite:///{file}", GAMES)
    for user in range(1, 5):
        await store.grant(GUILD, user, 1_000_000)
    tables = [await play(store, opened(lobby(f"t{user}", channel=user))) for user in range(1, 5)]
    seated = [
        await play(store, sat(replace(table, host=user), 0, user, 1_000_000)) for user, table in enumerate(tables, 1)
    ]
    await asyncio.gather(*(go_on(store, table) for table in seated))


async def go_on(store: SqlStore, table: Table) -> None:
    while True:
        ante = Entry(
            stack(GUILD, table.id, 0), pot(GUILD, table.id), 1, "ante", table.id, table.version + 1, table.version + 1
        )
        commit = after(table, SaidReady(0), SaidReady(0), entries=[ante])
        await store.commit(commit)
        table = commit.after
        print(table.id, table.version, flush=True)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
