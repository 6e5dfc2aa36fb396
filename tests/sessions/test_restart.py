"""A restart keeps everything: what is folded from the store at any point equals what was in memory there."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from bot.games.codec import UnreadableEventError
from bot.sessions import codec
from bot.sessions.errors import RefusedError
from bot.sessions.fold import evolve, fold, game_key, is_self_contained
from bot.sessions.model import DealBegan, Paused, Phase, SessionEvent, Table, TableOpened
from tests.sessions.room import ANA, BEA, CAI, CHANNEL, DUL, GUILD, NAMES, TERMS, Room
from tests.sessions.tiny import GAMES, JUEGO, PASO, TINY

USERS = (ANA, BEA, CAI, DUL)


async def wander(room: Room, game: str, chance: random.Random, steps: int) -> list[str]:
    """A session of random requests, sensible or not; the ids of its tables."""
    together = chance.random() < 0.5
    table_id = (await room.lobby(ANA, game=game, together=together, bots=chance.randrange(3))).id
    tables = [table_id]
    for _ in range(steps):
        user = chance.choice(USERS)
        try:
            await step(room, table_id, user, chance)
        except RefusedError as error:
            if error.code == "closed":
                table_id = (await room.lobby(user, game=game, bots=chance.randrange(3))).id
                tables.append(table_id)
        await room.service.computers_idle()
        room.check_books()
    return tables


async def step(room: Room, table_id: str, user: int, chance: random.Random) -> None:
    service = room.service
    moves: list[tuple[int, Any]] = [
        (20, lambda: service.act(table_id, user, chance.choice((JUEGO, PASO)))),
        (6, lambda: service.begin(table_id, user)),
        (4, lambda: service.sit(table_id, user, NAMES[user])),
        (1, lambda: service.leave(table_id, user)),
        (1, lambda: service.stand(table_id, user)),
        (1, lambda: service.add_bot(table_id, user)),
        (1, lambda: service.kick(table_id, user, chance.randrange(6))),
        (2, lambda: service.pause(table_id, user)),
        (4, lambda: service.ready(table_id, user)),
        (2, lambda: service.resume(table_id, user)),
        (1, lambda: service.come_back(table_id, user)),
        (1, lambda: service.close(table_id, user) if chance.random() < 0.2 else service.ready(table_id, user)),
        (6, lambda: time_passes(room, table_id, chance)),
    ]
    await chance.choices([move for _, move in moves], [weight for weight, _ in moves])[0]()


async def time_passes(room: Room, table_id: str, chance: random.Random) -> None:
    room.told(await room.table(table_id))
    await room.later(chance.choice((30, 60, 100)))


def events_of(room: Room, table_id: str) -> list[SessionEvent]:
    row = room.store.rows[table_id]
    return [codec.decode(row.game, json.loads(text)) for text in row.events]


@pytest.mark.parametrize("game", ["tiny", "points"])
@pytest.mark.parametrize("number", range(8))
async def test_a_whole_random_session_can_be_resumed_after_every_event(game: str, number: int) -> None:
    chance = random.Random(f"{game} {number}")
    room = Room(first_seed=1000 * number)
    for table_id in await wander(room, game, chance, 120):
        events = events_of(room, table_id)
        states: list[Table] = []
        for event in events:
            states.append(evolve(GAMES[game], states[-1] if states else None, event))
        told = {turn.after.version: turn.after for turn in room.ear.turns if turn.after.id == table_id}
        assert told
        for version, table in told.items():
            assert states[version - 1] == table
        for length in range(1, len(events) + 1):
            first = max(place for place in range(length) if is_self_contained(events[place]))
            assert fold(GAMES[game], events[first:length]) == states[length - 1]


@pytest.mark.parametrize("number", range(4))
async def test_a_session_that_is_restarted_all_the_time_goes_on_as_it_stood(number: int) -> None:
    chance = random.Random(number)
    room = Room()
    table_id = (await room.lobby(ANA, BEA, CAI)).id
    for _ in range(60):
        before = await room.table(table_id)
        if before.phase is Phase.CLOSED:
            break
        await room.restart()
        assert await room.table(table_id) == before
        assert [turn.after for turn in room.ear.turns] == [before]
        try:
            await step(room, table_id, chance.choice(USERS), chance)
        except RefusedError:
            continue
        await room.service.computers_idle()
        room.check_books()


async def test_every_open_table_is_shown_again_at_start(room: Room) -> None:
    table = await room.playing(ANA, BEA)
    other = (await room.service.open_table(GUILD, CHANNEL + 1, CAI, "Cai", "tiny", {}, TERMS)).after
    closed = (await room.service.open_table(GUILD, CHANNEL + 2, DUL, "Dul", "tiny", {}, TERMS)).after
    await room.service.close(closed.id, DUL)
    await room.restart()
    assert {turn.after.id for turn in room.ear.turns} == {table.id, other.id}
    assert all(not turn.events for turn in room.ear.turns)


async def test_a_turn_has_grace_after_a_restart_and_only_once_it_is_shown_again(room: Room) -> None:
    table = await room.playing(ANA, BEA)
    room.told(table)
    await room.later(80)
    await room.restart()
    await room.later(5000)
    assert await room.table(table.id) == table
    room.told(table)
    await room.later(59)
    assert await room.table(table.id) == table
    await room.later(1)
    assert (await room.table(table.id)).version > table.version


async def test_the_next_deal_and_the_end_of_an_idle_lobby_survive_a_restart(room: Room) -> None:
    table = await room.play_out(await room.playing(ANA, BEA))
    lobby = (await room.service.open_table(GUILD, CHANNEL + 1, CAI, "Cai", "tiny", {}, TERMS)).after
    await room.restart()
    await room.later(60)
    assert (await room.table(table.id)).number == 2
    room.clock.pass_(80_000)
    await room.restart()
    await room.later(6_340)
    assert (await room.table(lobby.id)).closed_because == "idle"


async def test_the_last_result_can_be_shown_after_a_restart(room: Room) -> None:
    table = await room.play_out(await room.playing(ANA, BEA), JUEGO)
    await room.restart()
    assert (await room.table(table.id)).deal == table.deal


async def test_a_closed_table_can_still_be_looked_at(room: Room) -> None:
    table = await room.play_out(await room.playing(ANA, BEA))
    turn = await room.service.close(table.id, ANA)
    await room.restart()
    assert await room.table(table.id) == turn.after


async def test_a_table_that_cannot_be_read_keeps_no_other_from_starting(room: Room) -> None:
    broken = await room.lobby(ANA)
    whole = (await room.service.open_table(GUILD, CHANNEL + 1, CAI, "Cai", "tiny", {}, TERMS)).after
    room.store.rows[broken.id].events[1] = '{"type": "FromTheFuture"}'
    await room.restart()
    assert [turn.after for turn in room.ear.turns] == [whole]


async def test_a_deal_is_resumed_without_what_came_before_it(room: Room) -> None:
    table = await room.play_out(await room.playing(ANA, BEA))
    await room.service.next_deal(table.id, ANA)
    stored = await room.store.load(table.id)
    assert stored is not None
    assert isinstance(stored.events[0], DealBegan)
    assert stored.first_version == len(events_of(room, table.id)) - len(stored.events) + 1


async def test_a_fold_begins_with_a_self_contained_event() -> None:
    with pytest.raises(ValueError, match="too little"):
        fold(TINY, [Paused(ANA)])
    with pytest.raises(ValueError, match="without events"):
        fold(TINY, [])
    with pytest.raises(ValueError, match="which game"):
        game_key(Paused(ANA))


async def test_an_unknown_event_is_no_event_of_a_table() -> None:
    table = fold(TINY, [TableOpened("t", GUILD, CHANNEL, "tiny", {}, TERMS, ANA, 1.0)])
    with pytest.raises(ValueError, match="no event"):
        evolve(TINY, table, SessionEvent())
    with pytest.raises(UnreadableEventError, match="Guessed"):
        codec.decode(TINY, {"type": "Guessed"})


async def test_a_table_keeps_the_rules_it_began_with(room: Room) -> None:
    table = await room.playing(ANA, BEA, ante=7)
    stored = await room.store.load(table.id)
    assert stored is not None
    plain = codec.encode(stored.events[0])
    assert plain["table"]["rules"]["ante"] == 7
    assert set(plain["table"]["rules"]) == set(TINY.house_rules.model_fields)
