"""Real tables on the real database: members with ids as Discord gives them play deals to their end."""

from __future__ import annotations

import random

from bot.games.protocol import Action, View
from bot.games.registry import GAMES
from bot.players import any_legal, choose
from bot.sessions.model import Phase, Table, Terms, Turn
from bot.sessions.service import SessionService
from bot.store.archive import SqlArchive
from tests.sessions.fakes import ManualClock, RowOfSeeds

HOME, AWAY = 900_000_000_000_000_001, 900_000_000_000_000_002
ANA, LEO = 812_345_678_901_234_567, 798_765_432_109_876_543
NAMES = {ANA: "Ana Ñandú", LEO: "Leo Única"}


class Deaf:
    def told(self, turn: Turn) -> None:
        return None

    def remind(self, table: Table, seat: object) -> None:
        return None


class Club:
    """Tables of a server; `members` sit at each of them, with computer players to fill it."""

    def __init__(self, store: SqlArchive, guild_id: int = HOME) -> None:
        self.store = store
        self.guild_id = guild_id
        self.chance = random.Random(guild_id)
        self.seeds = RowOfSeeds(guild_id % 100 * 1000)
        self.service = SessionService(store, Deaf(), ManualClock(), self.seeds, GAMES.__getitem__, self.think)
        self.channel = guild_id + 100

    def think(self, game: str, level: str, view: View) -> Action:
        return choose(game, view, "normal", self.chance.random())

    async def open(self, *members: int, game: str = "julepe", bots: int = 2, terms: Terms | None = None) -> Table:
        self.channel += 1
        host, *others = members
        terms = terms or Terms(buy_in=200, stake=20)
        turn = await self.service.open_table(self.guild_id, self.channel, host, NAMES[host], game, {}, terms, bots=bots)
        for user in others:
            turn = await self.service.sit(turn.after.id, user, NAMES[user])
        return turn.after

    async def deal(self, table: Table) -> Table:
        """The next deal, from beginning to end."""
        turn = await self.service.begin(table.id, table.host)
        while True:
            await self.service.computers_idle()
            table = await self.service.table(turn.after.id) or turn.after
            if table.phase is not Phase.PLAYING:
                return table
            game = GAMES[table.game]
            place = game.rules.waiting_on(table.deal)[0]
            user = table.seat_at(table.playing[place]).user_id
            if user is not None:
                view = game.rules.view_for(table.deal, place)
                await self.service.act(table.id, user, any_legal(view, "normal", self.chance.random()))

    async def close(self, table: Table) -> Table:
        return (await self.service.close(table.id, table.host)).after

    async def session(self, *members: int, deals: int = 2, **options: object) -> Table:
        """A table with some deals, closed again."""
        table = await self.open(*members, **options)  # type: ignore[arg-type]  # the options of `open`
        for _ in range(deals):
            table = await self.deal(table)
        return await self.close(table)
