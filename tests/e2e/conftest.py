"""A playground and a bot process for each test."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from playground.server import Server, start
from tests.e2e.rig import TOKEN, BotProcess, running


@pytest.fixture
async def server() -> AsyncIterator[Server]:
    server = await start(tokens=[TOKEN])
    try:
        yield server
    finally:
        await server.stop()


@pytest.fixture
async def bot(server: Server, tmp_path: Path) -> AsyncIterator[BotProcess]:
    async with running(BotProcess(server.url, tmp_path)) as process:
        yield process
