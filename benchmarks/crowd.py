"""People at the tables of a playground in this process, as fast as the bot lets them.

They press buttons without waiting for their screens: screens are redrawn at a pace of about a second on purpose. What
they may do they read from the event log in the bot's database, and press the button that the next screen would show.
"""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.games.protocol import Discard, DiscardRange, Option
from bot.games.registry import GAMES
from bot.sessions.codec import decode
from bot.sessions.fold import evolve
from bot.sessions.model import Phase, Table
from playground.components import walk
from playground.core import Core
from playground.forms import nested_options
from playground.gestures import GESTURES, Gesture
from playground.interactions import Kind
from playground.model import EPHEMERAL, Channel, Member, Message
from playground.wire import Json

SEES_NOTHING = 0.02
"""Seconds until a table that waits for nobody here is looked at again."""
APPEARS_SECONDS = 30.0
"""in which a button that is waited for must be shown"""


@dataclass
class Tally:
    """Seconds to the answer of each interaction, how many changed a table for good, and how many had no answer."""

    waits: list[float] = field(default_factory=list)
    stored: int = 0
    failed: int = 0

    def clear(self) -> None:
        self.waits.clear()
        self.stored = self.failed = 0


@dataclass
class Person:
    core: Core
    member: Member
    channel: Channel
    tally: Tally

    async def command(self, path: str, **options: Any) -> None:
        name, *rest = path.split()
        called = next(each for each in self.core.world.commands_for(self.member) if each["name"] == name)
        nested = nested_options(called.get("options") or [], rest, options, None)
        frame = {"channel_id": str(self.channel.id), "id": called["id"], "name": name, "options": nested}
        answered = self._answered()
        began = time.perf_counter()
        GESTURES["command"](Gesture(self.core, self.member, frame, answered.set_result))
        await self._timed(answered, began)

    async def press(self, message: Message, custom_id: str, due: float | None = None) -> None:
        """Presses a button, shown already or not. `due`: when it should have been pressed (perf_counter)."""
        data: Json = {"component_type": 2, "custom_id": custom_id, "id": 1}
        answered = self._answered()
        current = self.core.world.message(message.channel_id, message.id) or message
        tell = answered.set_result
        began = time.perf_counter() if due is None else due
        self.core.desk.open(Kind.COMPONENT, self.member, self.channel, data, tell, source=current)
        await self._timed(answered, began)

    @staticmethod
    def _answered() -> asyncio.Future[Json]:
        return asyncio.get_running_loop().create_future()

    async def _timed(self, answered: asyncio.Future[Json], began: float) -> None:
        result = await answered
        self.tally.waits.append(time.perf_counter() - began)
        self.tally.failed += result["status"] == "failed"

    def newest(self, *, private: bool) -> Message | None:
        seen = self.core.world.visible_to(self.member.id, self.channel.id)
        return next((each for each in reversed(seen) if bool(each.flags & EPHEMERAL) is private), None)

    def button(self, verb: str, *, private: bool) -> tuple[Message, str] | None:
        message = self.newest(private=private)
        for part in walk(message.components) if message else ():
            words = str(part.get("custom_id", "")).split(":")
            if message and len(words) > 3 and words[3] == verb:
                return message, ":".join(words)
        return None

    async def press_shown(self, verb: str) -> None:
        """Presses the public button of that verb, as soon as there is one."""
        async with asyncio.timeout(APPEARS_SECONDS):
            while (found := self.button(verb, private=False)) is None:  # noqa: ASYNC110  # the bot is another process
                await asyncio.sleep(SEES_NOTHING)
        await self.press(*found)


class Log:
    """The event log of one table, followed from outside."""

    def __init__(self, database: Path, channel_id: int) -> None:
        self._database = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
        query = "SELECT id, game FROM tables WHERE channel_id = ? AND closed_at IS NULL"
        self.table_id, key = self._database.execute(query, (channel_id,)).fetchone()
        self.game = GAMES[key]
        self._table: Table | None = None

    def table(self) -> Table:
        version = self._table.version if self._table else 0
        query = "SELECT data FROM events WHERE table_id = ? AND version > ? ORDER BY version"
        for (data,) in self._database.execute(query, (self.table_id, version)).fetchall():
            self._table = evolve(self.game, self._table, decode(self.game, json.loads(data)))
        assert self._table is not None
        return self._table

    def close(self) -> None:
        self._database.close()


class Party:
    """The people of one table, and how they play."""

    def __init__(self, people: list[Person], game: str, bots: int, seed: int) -> None:
        self.people = people
        self._game = game
        self._bots = bots
        self._chance = random.Random(seed)
        self._log: Log | None = None

    async def sit_down(self, database: Path) -> None:
        """Opens the table, sits down, begins, and opens every hand."""
        host, *others = self.people
        await host.command(f"{self._game} start", bots=self._bots)
        for person in others:
            await person.press_shown("sit")
        await host.press_shown("begin")
        for person in self.people:
            await person.press_shown("hand")
        self._log = Log(database, host.channel.id)

    async def play(self, until: float, pause: float = 0.0) -> None:
        """Random legal actions until that moment (perf_counter); `pause`: seconds before each."""
        while time.perf_counter() < until:
            await asyncio.sleep(pause)
            await self._step()

    async def play_by_schedule(self, first: float, until: float, every: float) -> None:
        """One action each `every` seconds, the first at `first` (perf_counter), whether the bot keeps up or not.

        An action waits for its turn if the one before is not answered; it counts from when it was due all the same.
        """
        due = first
        while due < until:
            await asyncio.sleep(due - time.perf_counter())
            await self._step(due)
            due += every

    async def _step(self, due: float | None = None) -> None:
        assert self._log is not None
        table = self._log.table()
        pressed = self._choice(table)
        if pressed is None:
            await asyncio.sleep(SEES_NOTHING)
            return
        person, custom_id = pressed
        message = person.newest(private=True)
        assert message is not None
        await person.press(message, custom_id, due)
        person.tally.stored += self._log.table().version > table.version

    def _choice(self, table: Table) -> tuple[Person, str] | None:
        """Who presses what; None where nobody here is waited for."""
        assert self._log is not None
        head = f"t1:{table.id}:{table.version}"
        if table.phase is Phase.SETTLED:
            return self.people[0], f"{head}:next"
        if table.phase is not Phase.PLAYING:
            raise RuntimeError(f"a table closed in mid-measurement: {table.closed_because}")
        rules = self._log.game.rules
        waiting = [table.seat_at(table.playing[seat]).user_id for seat in rules.waiting_on(table.deal)]
        person = next((each for each in self.people if each.member.id in waiting), None)
        if person is None:
            return None
        held = table.seat_of_user(person.member.id)
        seat = table.deal_seat(held.chair) if held else None
        assert seat is not None
        return person, f"{head}:{self._word(list(enumerate(rules.legal_actions(table.deal, seat))))}"

    def _word(self, options: Iterable[tuple[int, Option]]) -> str:
        at, option = self._chance.choice(list(options))
        match option:
            case DiscardRange(low):
                return "discard:" + ".".join(str(place) for place in range(low))
            case Discard():
                return f"act:{at}"
            case _:
                return f"act:{at}"

    def leave(self) -> None:
        if self._log is not None:
            self._log.close()
