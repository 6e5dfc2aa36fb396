"""A deal as it lies in the store becomes a record that replays to the same result."""

from __future__ import annotations

import json
import random

import pytest

from bot.games.registry import GAMES
from bot.record.read import read_record
from bot.record.replay import replay
from bot.record.stored import distinct, record_of_deal
from bot.sessions.model import DealBegan, DealEnded, Phase, Terms
from tests.games.random_deals import random_action
from tests.sessions.fakes import MemoryStore
from tests.sessions.room import ANA, BEA, CAI, DUL, Room

TERMS = Terms(buy_in=200)


class RealRoom(Room):
    games = staticmethod(GAMES.__getitem__)


@pytest.mark.parametrize("key", list(GAMES))
async def test_every_game_writes_what_it_played(key: str) -> None:
    store = MemoryStore(GAMES.__getitem__)
    room = RealRoom(store)
    game = GAMES[key]
    chance = random.Random(7)
    table = await room.playing(ANA, BEA, CAI, DUL, game=key, terms=TERMS)
    while table.phase is Phase.PLAYING:
        chair = table.playing[game.rules.waiting_on(table.deal)[0]]
        seat = table.seat_at(chair)
        assert seat.user_id is not None
        action = random_action(game, table.deal, table.playing.index(chair), chance)
        table = (await room.service.act(table.id, seat.user_id, action)).after
    stored = await store.load(table.id)
    assert stored is not None
    assert isinstance(stored.events[0], DealBegan)
    ended = next(event for event in stored.events if isinstance(event, DealEnded))

    replayed = replay(read_record(json.dumps(record_of_deal(game, stored.events))))

    assert game.rules.outcome(replayed.state) == ended.outcome


def test_a_record_needs_the_beginning_of_a_deal() -> None:
    with pytest.raises(ValueError, match="DealBegan"):
        record_of_deal(GAMES["julepe"], [])


def test_two_of_the_same_name_get_numbers() -> None:
    assert distinct(("Ana", "Leo", "Ana", "Ana 2", "Ana")) == ("Ana", "Leo", "Ana 2", "Ana 2 2", "Ana 3")
