"""Bots as processes of their own, and what they cost."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent
TOKEN = "a-token-of-the-benchmarks"  # noqa: S105  # of the loopback Discord
_TICKS = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class BotProcess:
    process: asyncio.subprocess.Process

    def processor_seconds(self) -> float:
        """Time of the processor that it has used, all threads together."""
        after_name = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(after_name[11]) + int(after_name[12])) / _TICKS


@asynccontextmanager
async def running(module: str, url: str, folder: Path, extra: Mapping[str, str]) -> AsyncIterator[BotProcess]:
    """`python -m module`, pointed at a playground; its log is `folder/bot.log`."""
    environment = {
        "PATH": os.environ.get("PATH", ""),
        "PYTHONPATH": str(ROOT),
        "DISCORD_TOKEN": TOKEN,
        "DISCORD_URL": url,
        "DATABASE_URL": f"sqlite+aiosqlite:///{folder / 'tapete.sqlite3'}",
        "LOG_LEVEL": "WARNING",
        **extra,
    }
    with (folder / "bot.log").open("ab") as log:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", module, cwd=folder, env=environment, stdout=log, stderr=log
        )
    try:
        yield BotProcess(process)
    finally:
        if process.returncode is None:
            process.send_signal(signal.SIGTERM)
        await process.wait()
