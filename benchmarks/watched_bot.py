"""The bot itself, and beside it a task that notes when the event loop was late: `stalls.json` at its end."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path

from bot.__main__ import serve
from bot.logs import configure
from bot.settings import Settings, read_settings

EVERY = 0.002
NOTED = 0.002
"""Seconds late from which it is written down."""


async def watch(noted: list[tuple[float, float, float]]) -> None:
    """Notes (unix time, seconds late, seconds of the processor that this thread used meanwhile)."""
    while True:
        began, used = time.perf_counter(), time.thread_time()
        await asyncio.sleep(EVERY)
        late = time.perf_counter() - began - EVERY
        if late > NOTED:
            noted.append((time.time(), late, time.thread_time() - used))


async def serve_watched(settings: Settings) -> list[tuple[float, float, float]]:
    noted: list[tuple[float, float, float]] = []
    watching = asyncio.create_task(watch(noted))
    await serve(settings)
    watching.cancel()
    return noted


def main() -> None:
    settings = read_settings()
    configure(settings.log_level)
    noted = asyncio.run(serve_watched(settings))
    Path("stalls.json").write_text(json.dumps(noted))


if __name__ == "__main__":
    main()
