"""Every game of the registry at a table: people and computer players, over several deals, with the books in order."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from bot.games.protocol import Action, View
from bot.games.registry import GAMES
from bot.players import any_legal, choose
from bot.sessions.model import Phase, Table
from tests.sessions.fakes import MemoryStore
from tests.sessions.room import ANA, BEA, TERMS, Room

KEYS = sorted(GAMES)


class Tables(Room):
    """A room with the real games and their computer players; all chance comes from one number."""

    def __init__(self, number: int) -> None:
        self.chance = random.Random(number)
        self.games = GAMES.__getitem__
        super().__init__(MemoryStore(GAMES.__getitem__), self.decide, number * 1000)

    def decide(self, game: str, level: str, view: View) -> Action:
        return choose(game, view, "normal", self.chance.random())

    def check_outcome(self, table: Table) -> None:
        """The game's own figures are those of the table."""
        game = GAMES[table.game]
        if game.counts == "chips" and all(chair in [seat.chair for seat in table.seats] for chair in table.playing):
            stacks = [table.seat_at(chair).stack for chair in table.playing]
            changes = tuple(now - before for now, before in zip(stacks, table.stacks_before, strict=True))
            outcome = game.rules.outcome(table.deal)
            assert (outcome.chips, outcome.pot) == (changes, table.pot)

    async def deal_out(self, table: Table) -> Table:
        """People do anything legal until the deal is over."""
        game = GAMES[table.game]
        while table.phase is Phase.PLAYING:
            chairs = [table.playing[seat] for seat in game.rules.waiting_on(table.deal)]
            seat = next(table.seat_at(chair) for chair in chairs if not table.seat_at(chair).played_by_computer)
            assert seat.user_id is not None
            view = game.rules.view_for(table.deal, table.playing.index(seat.chair))
            action = any_legal(view, "normal", self.chance.random())
            await self.service.act(table.id, seat.user_id, action, table.version)
            await self.service.computers_idle()
            self.check_books()
            table = await self.table(table.id)
            self.check_outcome(table)
        return table


def seats_of(key: str) -> list[int]:
    return [count for count in GAMES[key].seats if count >= 2]


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("number", range(3))
async def test_any_game_goes_on_over_deals_restarts_and_a_leaver_and_ends_with_all_chips_back(
    key: str, number: int
) -> None:
    room = Tables(number)
    counts = seats_of(key)
    count = counts[number % len(counts)]
    table = await room.lobby(ANA, BEA, game=key, terms=replace(TERMS, buy_in=200), bots=count - 2)
    table = (await room.service.begin(table.id, ANA)).after
    for _ in range(4):
        await room.service.computers_idle()
        table = await room.deal_out(await room.table(table.id))
        await room.restart()
        assert await room.table(table.id) == table
        table = (await room.service.next_deal(table.id, ANA)).after
    await room.service.leave(table.id, BEA)
    await room.service.computers_idle()
    table = await room.deal_out(await room.table(table.id))
    turn = await room.service.close(table.id, ANA)
    assert turn.after.pot == 0
    assert not turn.after.seats
    room.check_books()
    assert all(not amount for account, amount in room.store.accounts.items() if account.kind in ("stack", "pot"))


@pytest.mark.parametrize("key", KEYS)
async def test_any_game_voided_in_the_middle_leaves_everybody_what_they_had_before_it(key: str) -> None:
    room = Tables(7)
    count = seats_of(key)[0]
    table = await room.lobby(ANA, BEA, game=key, terms=replace(TERMS, buy_in=200), bots=count - 2)
    await room.service.begin(table.id, ANA)
    await room.service.computers_idle()
    table = await room.table(table.id)
    assert table.phase is Phase.PLAYING
    await room.service.close(table.id, ANA)
    assert (room.balance(ANA), room.balance(BEA)) == (500, 500)
    room.check_books()


@pytest.mark.parametrize("key", KEYS)
async def test_any_game_goes_on_by_defaults_when_nobody_answers(key: str) -> None:
    room = Tables(3)
    table = await room.lobby(ANA, BEA, game=key, terms=replace(TERMS, buy_in=200), bots=seats_of(key)[-1] - 2)
    await room.service.begin(table.id, ANA)
    await room.service.computers_idle()
    for _ in range(2000):
        table = await room.table(table.id)
        if table.phase is not Phase.PLAYING:
            break
        room.told(table)
        await room.later(90)
    assert table.phase is Phase.SETTLED
    room.check_books()
