"""Real deals through the service and the database together: the books stay in order, a restart loses nothing."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from bot.games.protocol import Bid, Play, Say
from bot.games.registry import GAMES
from bot.sessions.model import DealBegan, DealEnded, Phase, Seat, Table, Terms, Turn
from bot.sessions.service import SessionService
from bot.store import SqlStore
from tests.sessions.fakes import ManualClock, RowOfSeeds
from tests.store.tables import GUILD

PORTABLE = True
ANA, BEA, CAI = 101, 102, 103
CHANNEL = 50


@dataclass
class Ears:
    turns: list[Turn] = field(default_factory=list)

    def told(self, turn: Turn) -> None:
        self.turns.append(turn)

    def remind(self, table: Table, seat: Seat) -> None:
        raise AssertionError("nobody is slow here")


def service_on(store: SqlStore, seeds: RowOfSeeds) -> SessionService:
    return SessionService(store, Ears(), ManualClock(), seeds, GAMES.__getitem__)


async def _one_action(service: SessionService, table: Table, chance: random.Random) -> Table:
    """Whoever is waited on says or plays something legal; a discard is left to the default."""
    game = GAMES[table.game]
    place = game.rules.waiting_on(table.deal)[0]
    user = table.seat_at(table.playing[place]).user_id
    assert user is not None
    options = game.rules.legal_actions(table.deal, place)
    actions = [option for option in options if isinstance(option, Say | Play | Bid)]
    action = chance.choice(actions) if actions else game.rules.default_action(table.deal, place)
    return (await service.act(table.id, user, action, table.version)).after


async def test_deals_leave_the_books_in_order_and_outlive_restarts(store: SqlStore) -> None:
    chance = random.Random(7)
    seeds = RowOfSeeds(1)
    service = service_on(store, seeds)
    turn = await service.open_table(GUILD, CHANNEL, ANA, "Ana", "julepe", {}, Terms(200))
    for user, name in ((BEA, "Bea"), (CAI, "Cai")):
        turn = await service.sit(turn.after.id, user, name)
    table = (await service.begin(turn.after.id, ANA)).after
    for step in range(150):
        if table.phase is Phase.PLAYING:
            table = await _one_action(service, table, chance)
        elif table.phase is Phase.SETTLED:
            assert await store.audit() == []
            table = (await service.next_deal(table.id, ANA)).after
        if step % 20 == 0:
            await service.stop()
            service = service_on(store, seeds)
            restored = {other.id: other for other in await service.start()}
            assert restored[table.id] == table
    assert table.number > 2
    await service.close(table.id, ANA, why="host")
    await service.stop()
    assert await store.audit() == []
    assert await store.open_tables() == []
    lines = await store.top(GUILD, 10)
    assert sum(line.balance for line in lines) == 3 * 500
    assert {line.user_id for line in lines} == {ANA, BEA, CAI}
    replayed = await store.deal(table.id, 2)
    assert replayed is not None
    assert isinstance(replayed.events[0], DealBegan)
    assert replayed.events[0].number == 2
    assert sum(isinstance(event, DealEnded) for event in replayed.events) == 1
