"""The command line: what is missing or wrong is said in a line or two, without a traceback."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from playground.server import start

ROOT = Path(__file__).parents[1]


def run(folder: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "bot", *arguments],
        cwd=folder,
        env={"PATH": os.environ.get("PATH", ""), "PYTHONPATH": str(ROOT), **environment},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_without_a_token_two_lines_say_what_to_do(tmp_path: Path) -> None:
    done = run(tmp_path)
    assert done.returncode == 2
    assert len(done.stderr.strip().splitlines()) == 2
    assert "DISCORD_TOKEN" in done.stderr
    assert "make demo" in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_an_unknown_setting_is_named(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("DISCORD_TOKEN=x\nDISCORD_TOKN=y\n")
    done = run(tmp_path)
    assert done.returncode == 2
    assert done.stderr.strip() == "DISCORD_TOKN: no such setting (see .env.example)"


@pytest.mark.parametrize(
    "url", ["sqlite+aiosqlite:////proc/nowhere/x.sqlite3", "postgresql+asyncpg://u:hush@127.0.0.1:1/x"]
)
def test_an_unreachable_database_is_one_line_without_its_password(tmp_path: Path, url: str) -> None:
    done = run(tmp_path, DISCORD_TOKEN="x", DATABASE_URL=url)
    assert done.returncode == 1
    assert len(done.stderr.strip().splitlines()) == 1
    assert done.stderr.startswith("database: ")
    assert "hush" not in done.stderr


async def test_a_wrong_token_is_one_line_that_does_not_repeat_it(tmp_path: Path) -> None:
    server = await start(tokens=["the-right-one"])
    try:
        import asyncio

        done = await asyncio.to_thread(run, tmp_path, DISCORD_TOKEN="the-wrong-one", DISCORD_URL=server.url)
    finally:
        await server.stop()
    assert done.returncode == 1
    assert len(done.stderr.strip().splitlines()) == 1
    assert "token" in done.stderr
    assert "the-wrong-one" not in done.stderr


def test_a_discord_that_is_not_there_is_one_line(tmp_path: Path) -> None:
    done = run(tmp_path, DISCORD_TOKEN="x", DISCORD_URL="http://127.0.0.1:1")
    assert done.returncode == 1
    assert len(done.stderr.strip().splitlines()) == 1
    assert "Traceback" not in done.stderr


def test_replay_needs_no_token_and_writes_nothing(tmp_path: Path) -> None:
    record = {
        "format": "tapete-deal/1",
        "game": "julepe",
        "seats": ["A", "B", "C"],
        "dealer": "A",
        "hands": {
            "B": ["1O", "3O", "12O", "11O", "10O"],
            "C": ["1C", "3C", "12C", "11C", "10C"],
            "A": ["1E", "3E", "12E", "11E", "10E"],
        },
        "turn_up": "7O",
        "actions": [{"seat": "B", "do": "juego"}, {"seat": "C", "do": "paso"}, {"seat": "A", "do": "paso"}],
    }
    folder = tmp_path / "work"
    folder.mkdir()
    file = tmp_path / "deal.json"
    file.write_text(json.dumps(record))
    done = run(folder, "replay", str(file), "--json")
    assert done.returncode == 0
    assert json.loads(done.stdout)["waiting_on"] == ["C"]
    assert list(folder.iterdir()) == []
