"""The bot as a process of its own, and people who play at its tables as the page would."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from playground.forms import text_of
from playground.member import Member, Outcome
from playground.server import Server

ROOT = Path(__file__).parents[2]
TOKEN = "a-token-of-the-tests"
CHANNEL = "mesa-1"
FAST = {
    "BOT_MIN_SECONDS": "0",
    "BOT_MAX_SECONDS": "0.01",
    "EDIT_SECONDS": "0.05",
    "NEXT_DEAL_SECONDS": "1",
    "LOG_LEVEL": "INFO",
    "LIMITS": "false",
}
"""Without budgets: these members act faster than people can."""
PATIENCE = 45.0
START = 60.0
"""Seconds that a bot process may take until its commands are there, on a busy machine."""
GONE = ("no such component, or it is disabled", "unknown message")
"""What the playground says of a press on what was edited away meanwhile."""
T = TypeVar("T")


@dataclass
class BotProcess:
    """`python -m bot`, pointed at a playground. Its database outlives it."""

    url: str
    folder: Path
    extra: dict[str, str] = field(default_factory=dict)
    process: asyncio.subprocess.Process | None = None

    @property
    def environment(self) -> dict[str, str]:
        return {
            "PATH": os.environ.get("PATH", ""),
            "PYTHONPATH": str(ROOT),
            "DISCORD_TOKEN": TOKEN,
            "DISCORD_URL": self.url,
            "DATABASE_URL": f"sqlite+aiosqlite:///{self.folder / 'tapete.sqlite3'}",
            **FAST,
            **self.extra,
        }

    @property
    def log(self) -> Path:
        return self.folder / "bot.log"

    async def start(self) -> None:
        with self.log.open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "bot", cwd=self.folder, env=self.environment, stdout=log, stderr=log
            )

    async def kill(self) -> None:
        """SIGKILL: no chance to save anything."""
        await self._end(signal.SIGKILL)

    async def stop(self) -> int:
        """As a supervisor stops it; gives the exit status."""
        return await self._end(signal.SIGTERM)

    async def _end(self, how: signal.Signals) -> int:
        assert self.process is not None
        if self.process.returncode is None:
            self.process.send_signal(how)
        return await self.process.wait()


@asynccontextmanager
async def running(bot: BotProcess) -> AsyncIterator[BotProcess]:
    await bot.start()
    try:
        yield bot
    finally:
        await bot._end(signal.SIGKILL)


def verb(control: dict[str, Any]) -> str:
    """The verb of a component's id, empty for a foreign one."""
    parts = str(control.get("custom_id", "")).split(":")
    return parts[3] if len(parts) > 3 and parts[0] == "t1" else ""


class Person:
    """A member who plays. `by`: buttons of the private hand, or commands."""

    def __init__(self, member: Member, channel: str = CHANNEL) -> None:
        self.member = member
        self.channel = channel
        self.pressed: set[str] = set()

    def screen(self) -> str:
        """All that this member sees in the channel, with what can be pressed."""
        lines = []
        for message in self.member.messages(self.channel):
            pressable = [control.get("custom_id") for control in self.member.controls(message)]
            lines.append(f"--- {'private' if message['flags'] & 64 else 'public'} {pressable}\n{text_of(message)}")
        return "\n".join(lines)

    async def until(self, predicate: Callable[[], T], timeout: float = PATIENCE) -> T:  # noqa: ASYNC109 - the test's patience
        """Waits until this member sees it; fails with the screen otherwise."""
        try:
            return await self.member.until(predicate, timeout)
        except TimeoutError:
            raise AssertionError(f"never seen; the screen:\n{self.screen()}") from None

    async def does(self, interaction: Awaitable[Outcome]) -> None:
        """An interaction that must be acknowledged."""
        outcome = await interaction
        assert outcome.acknowledged, f"{outcome}\n{self.screen()}"

    def public(self) -> dict[str, Any] | None:
        """The newest public message with buttons of a table."""
        for message in reversed(self.member.messages(self.channel)):
            if not message["flags"] & 64 and any(verb(control) for control in self.member.controls(message)):
                return message
        return None

    def with_verb(self, wanted: str, *, private: bool = False) -> tuple[dict[str, Any], dict[str, Any]] | None:
        """The newest message with an enabled control of that verb, and the control."""
        messages = self.member.private(self.channel) if private else self.member.messages(self.channel)
        for message in reversed(messages):
            for control in self.member.controls(message):
                if verb(control) == wanted:
                    return message, control
        return None

    async def press(self, wanted: str, *, private: bool = False) -> None:
        """Presses the newest button of that verb, once it is there; again where it was edited away meanwhile."""
        while True:
            found = await self.until(lambda: self.with_verb(wanted, private=private))
            assert found is not None
            outcome = await self.member.click(found[0], custom_id=found[1]["custom_id"])
            if outcome.reason not in GONE:
                assert outcome.acknowledged, f"{outcome}\n{self.screen()}"
                return

    def my_action(self) -> tuple[dict[str, Any], dict[str, Any]] | None:
        """A button of the private hand that decides something now, and has not been pressed yet."""
        found = self.with_verb("act", private=True) or self.with_verb("discard", private=True)
        return found if found and found[1]["custom_id"] not in self.pressed else None

    async def act(self) -> bool:
        """Waits for my turn and presses the first button; False when the deal is settled first.

        A button that the bot takes away in the very moment of the press is looked for again, as a person would.
        """
        while True:
            await self.until(lambda: self.my_action() or self.settled())
            found = self.my_action()
            if found is None:
                return False
            self.pressed.add(found[1]["custom_id"])
            outcome = await self.member.click(found[0], custom_id=found[1]["custom_id"])
            if outcome.reason not in GONE:
                assert outcome.acknowledged, f"{outcome}\n{self.screen()}"
                return True

    def settled(self) -> bool:
        """Whether the newest table message shows a result."""
        public = self.public()
        return public is not None and "· resultado" in text_of(public)

    def deals_settled(self) -> int:
        """Deals whose result this member has seen in the channel."""
        return sum(
            "resultado" in text_of(each) for each in self.member.messages(self.channel) if not each["flags"] & 64
        )

    async def play_deal_by_buttons(self) -> int:
        """From the deal's begin to its settlement; gives the number of own actions. The hand must be open."""
        actions = 0
        while await self.act():
            actions += 1
        return actions

    async def legal(self) -> tuple[str, str, str] | None:
        """Command, option and value of something that may be done now, as autocomplete offers it."""
        for command, option in (("play", "card"), ("bid", "value"), ("descartar", "cards")):
            outcome = await self.member.autocomplete(self.channel, command, option)
            if outcome.choices:
                return command, option, str(outcome.choices[0]["value"])
        return None

    async def play_deal_by_commands(self) -> int:
        actions = 0
        async with asyncio.timeout(3 * PATIENCE):
            while not self.settled():
                found = await self.legal()
                if found is None:
                    await asyncio.sleep(0.02)
                    continue
                command, option, value = found
                await self.does(self.member.command(self.channel, command, **{option: value}))
                actions += 1
        return actions


@asynccontextmanager
async def people(server: Server, *names: str, channel: str = CHANNEL) -> AsyncIterator[list[Person]]:
    """Members at the page, once the bot is there."""
    async with Member.join(server.url, names[0]) as first:
        await first.ready(START)
        if len(names) == 1:
            yield [Person(first, channel)]
            return
        async with people(server, *names[1:], channel=channel) as others:
            yield [Person(first, channel), *others]
