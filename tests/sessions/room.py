"""A service with all its fakes, and the few steps that most tests begin with."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from bot import ledger
from bot.games.protocol import AnyGame, Say
from bot.sessions.alarms import Pace
from bot.sessions.errors import RefusedError
from bot.sessions.model import Phase, Seat, Table, Terms
from bot.sessions.ports import Think
from bot.sessions.service import SessionService
from bot.sessions.settings import SessionSettings
from tests.sessions.fakes import Ear, ManualClock, MemoryStore, RowOfSeeds
from tests.sessions.tiny import GAMES, PASO

GUILD, CHANNEL = 1, 50
ANA, BEA, CAI, DUL = 101, 102, 103, 104
NAMES = {ANA: "Ana", BEA: "Bea", CAI: "Cai", DUL: "Dul"}
TERMS = Terms(buy_in=100, stake=20, turn_seconds=90, next_deal_seconds=20)
PACE = Pace(idle=86_400, empty=300, grace=60)


class Room:
    games: Callable[[str], AnyGame] = staticmethod(GAMES.__getitem__)

    def __init__(self, store: MemoryStore | None = None, think: Think | None = None, first_seed: int = 0) -> None:
        self.store = store or MemoryStore(GAMES.__getitem__)
        self.clock = ManualClock()
        self.ear = Ear(self.store)
        self.seeds = RowOfSeeds(first_seed)
        self.think = think
        self.service = self.new_service()

    def new_service(self) -> SessionService:
        settings = SessionSettings(pace=PACE, grant=500, sleep=lambda _: asyncio.sleep(0))
        self.ear = Ear(self.store)
        return SessionService(self.store, self.ear, self.clock, self.seeds, self.games, self.think, settings)

    async def restart(self) -> None:
        """Another process on the same database."""
        await self.service.stop()
        self.service = self.new_service()
        await self.service.start()

    async def lobby(self, *users: int, game: str = "tiny", terms: Terms = TERMS, bots: int = 0, **rules: Any) -> Table:
        """A table where `users` sit (the first is the host), then computer players."""
        host, *others = users or (ANA,)
        turn = await self.service.open_table(
            GUILD, CHANNEL, host, NAMES[host], game, rules, terms, bots=0 if others else bots
        )
        for user in others:
            turn = await self.service.sit(turn.after.id, user, NAMES[user])
        for _ in range(bots if others else 0):
            turn = await self.service.add_bot(turn.after.id, host)
        return turn.after

    async def playing(self, *users: int, **options: Any) -> Table:
        """The same, with the first deal dealt, and the computer players' turns over."""
        table = await self.playing_now(*users, **options)
        await self.service.computers_idle()
        return await self.table(table.id)

    async def playing_now(self, *users: int, **options: Any) -> Table:
        """The same before any computer player has acted."""
        table = await self.lobby(*users, **options)
        return (await self.service.begin(table.id, users[0])).after

    async def table(self, table_id: str) -> Table:
        table = await self.service.table(table_id)
        assert table is not None
        return table

    def on_turn(self, table: Table) -> Seat:
        game = self.games(table.game)
        return table.seat_at(table.playing[game.rules.waiting_on(table.deal)[0]])

    async def say(self, table: Table, word: Say = PASO) -> Table:
        """Whoever is on turn says a word."""
        user = self.on_turn(table).user_id
        assert user is not None
        turn = await self.service.act(table.id, user, word, table.version)
        return turn.after

    async def play_out(self, table: Table, word: Say = PASO) -> Table:
        """Everybody says the same word until the deal is over."""
        while table.phase is Phase.PLAYING:
            table = await self.say(table, word)
        return table

    async def later(self, seconds: float) -> None:
        """Time passes, then the timers and the computer players have their turn."""
        self.clock.pass_(seconds)
        await self.service.tick()
        await self.service.computers_idle()

    def told(self, table: Table) -> None:
        """Discord shows the turn."""
        self.service.prompt_delivered(table.id, table.version)

    def balance(self, user: int) -> int:
        return self.store.accounts.get(ledger.member(GUILD, user), 0)

    def check_books(self) -> None:
        """Chips are conserved, nothing is overdrawn, and the tables show what the books say."""
        assert sum(self.store.accounts.values()) == 0
        assert not ledger.overdrawn(self.store.accounts)
        booked = ledger.balances(self.store.entries)
        assert all(booked.get(account, 0) == amount for account, amount in self.store.accounts.items())
        for table_id, row in self.store.rows.items():
            assert row.latest is not None
            pot = ledger.pot(GUILD, table_id)
            assert self.store.accounts.get(pot, 0) == row.latest.pot
            stacks = {ledger.stack(GUILD, table_id, seat.chair): seat.stack for seat in row.latest.seats}
            for account, amount in self.store.accounts.items():
                if account.kind == "stack" and account.owner.startswith(f"{table_id}/"):
                    assert amount == stacks.get(account, 0)


async def refused(code: str, call: Any) -> RefusedError:
    """Awaits `call`, which must be refused with `code`."""
    with pytest.raises(RefusedError) as caught:
        await call
    assert caught.value.code == code
    return caught.value
