"""The service on the real database, where the other tests have a store in memory."""

from __future__ import annotations

import random
from pathlib import Path

from bot.games.protocol import Action, View
from bot.games.registry import GAMES
from bot.players import any_legal, choose
from bot.sessions.model import Phase, Table, Terms, Turn
from bot.sessions.ports import Store
from bot.sessions.service import SessionService
from bot.store import open_store
from tests.sessions.fakes import ManualClock, RowOfSeeds
from tests.sessions.room import ANA, GUILD, refused


class Deaf:
    def told(self, turn: Turn) -> None:
        return None

    def remind(self, table: Table, seat: object) -> None:
        return None


CHANCE = random.Random(11)


def think(game: str, level: str, view: View) -> Action:
    return choose(game, view, "normal", CHANCE.random())


def service_on(store: Store, seeds: RowOfSeeds) -> SessionService:
    return SessionService(store, Deaf(), ManualClock(), seeds, GAMES.__getitem__, think)


async def play_out(service: SessionService, table_id: str) -> Table:
    """Ana does anything legal until the deal is over."""
    while True:
        await service.computers_idle()
        table = await service.table(table_id)
        assert table is not None
        if table.phase is not Phase.PLAYING:
            return table
        view = GAMES[table.game].rules.view_for(table.deal, table.playing.index(0))
        await service.act(table_id, ANA, any_legal(view, "normal", CHANCE.random()), table.version)


async def test_every_game_is_stored_read_again_and_paid_out(tmp_path: Path) -> None:
    store = await open_store(f"sqlite:///{tmp_path / 'tapete.db'}", GAMES)
    seeds = RowOfSeeds()
    service = service_on(store, seeds)
    ids = []
    for channel, (key, game) in enumerate(GAMES.items()):
        bots = max(2, game.seats[0]) - 1
        terms = Terms(buy_in=60, stake=20)
        turn = await service.open_table(GUILD, channel, ANA, "Ana", key, {}, terms, bots=bots)
        ids.append(turn.after.id)
        await service.begin(turn.after.id, ANA)
        await play_out(service, turn.after.id)
        await service.next_deal(turn.after.id, ANA)
        await service.computers_idle()
    before = [await service.table(table_id) for table_id in ids]
    await service.stop()
    again = service_on(store, seeds)
    assert list(await again.start()) == before
    await again.computers_idle()
    for table_id in ids:
        await again.close(table_id, ANA)
    assert await store.audit() == []
    assert await again.start() == ()
    await store.close()


async def test_a_taken_channel_and_an_empty_purse_are_refused_as_by_the_fake(tmp_path: Path) -> None:
    store = await open_store(f"sqlite:///{tmp_path / 'tapete.db'}", GAMES)
    service = service_on(store, RowOfSeeds())
    table = (await service.open_table(GUILD, 5, ANA, "Ana", "julepe", {}, Terms(buy_in=400))).after
    error = await refused("channel-taken", service.open_table(GUILD, 5, ANA, "Ana", "julepe", {}, Terms(buy_in=50)))
    assert error.table == table
    await refused("cannot-afford", service.open_table(GUILD, 6, ANA, "Ana", "julepe", {}, Terms(buy_in=101)))
    assert await service.table_in(6) is None
    await store.close()
