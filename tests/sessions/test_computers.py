from __future__ import annotations

import asyncio

import pytest

from bot.games.protocol import Action, Play, View
from bot.sessions.alarms import Pace
from bot.sessions.model import Phase
from bot.sessions.ports import Commit
from bot.sessions.service import SessionService
from bot.sessions.settings import SessionSettings
from tests.sessions.fakes import Ear
from tests.sessions.room import ANA, BEA, CAI, Room, refused
from tests.sessions.tiny import GAMES, JUEGO, PASO


async def test_computer_players_act_until_somebody_else_is_waited_on(room: Room) -> None:
    table = await room.playing(ANA, bots=3)
    assert room.on_turn(table).user_id == ANA
    await room.say(table)
    await room.service.computers_idle()
    assert (await room.table(table.id)).phase is Phase.SETTLED
    room.check_books()


async def test_a_computer_player_is_asked_with_its_own_view_and_character() -> None:
    asked: list[tuple[str, str, View]] = []

    def think(game: str, level: str, view: View) -> Action:
        asked.append((game, level, view))
        return JUEGO

    room = Room(think=think)
    table = await room.lobby(ANA)
    await room.service.add_bot(table.id, ANA, "atrevido", "Rosa")
    table = (await room.service.begin(table.id, ANA)).after
    await room.service.computers_idle()
    if not asked:
        await room.say(await room.table(table.id))
        await room.service.computers_idle()
    game, level, view = asked[0]
    assert (game, level, view.seat) == ("tiny", "atrevido", 1)
    assert len(view.hand) == 1
    assert "juego" in (await room.table(table.id)).deal.words


@pytest.mark.parametrize("failure", ["raises", "illegal"])
async def test_a_computer_player_that_fails_does_what_an_absent_one_would(failure: str) -> None:
    def think(game: str, level: str, view: View) -> Action:
        if failure == "raises":
            raise RuntimeError(game)
        return Play(view.hand[0])

    room = Room(think=think)
    table = await room.playing(ANA, bots=1)
    await room.say(table)
    await room.service.computers_idle()
    assert (await room.table(table.id)).phase is Phase.SETTLED


class Napping:
    """Sleep that lasts until it is told to end."""

    def __init__(self) -> None:
        self.naps: list[float] = []
        self.over = asyncio.Event()

    async def sleep(self, seconds: float) -> None:
        self.naps.append(seconds)
        await self.over.wait()


def with_naps(room: Room, napping: Napping) -> SessionService:
    settings = SessionSettings(pace=Pace(), bot_delay=lambda: 1.5, sleep=napping.sleep)
    room.ear = Ear(room.store)
    room.service = SessionService(room.store, room.ear, room.clock, room.seeds, GAMES.__getitem__, None, settings)
    return room.service


async def breathe() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


async def test_a_computer_player_takes_its_time_once_per_table_and_holds_no_lock(room: Room) -> None:
    napping = Napping()
    service = with_naps(room, napping)
    table = await room.lobby(ANA, bots=1)
    await service.begin(table.id, ANA)
    table = await room.table(table.id)
    if room.on_turn(table).user_id == ANA:
        await room.say(table)
    await breathe()
    await service.sit(table.id, BEA, "Bea")
    await breathe()
    assert napping.naps == [1.5]
    napping.over.set()
    await service.computers_idle()
    assert "paso" in (await room.table(table.id)).deal.words


async def test_who_comes_back_in_time_decides_instead_of_the_computer_player(room: Room) -> None:
    napping = Napping()
    service = with_naps(room, napping)
    table = await room.playing_now(ANA, BEA)
    late = room.on_turn(table)
    user = late.user_id
    assert user is not None
    await service.leave(table.id, user)
    await breathe()
    assert napping.naps == [1.5]
    await refused("not-seated", service.come_back(table.id, user))
    await service.sit(table.id, user, late.name)
    await service.act(table.id, user, JUEGO)
    napping.over.set()
    await service.computers_idle()
    words = (await room.table(table.id)).deal.words
    assert words[late.chair] == "juego"
    assert words.count(None) == 1


async def test_stopping_ends_the_waiting_and_the_decision_resumes_at_the_next_start(room: Room) -> None:
    napping = Napping()
    service = with_naps(room, napping)
    table = await room.playing_now(ANA, BEA)
    late = room.on_turn(table)
    assert late.user_id is not None
    await service.leave(table.id, late.user_id)
    await breathe()
    await service.stop()
    before = await room.table(table.id)
    await room.restart()
    await room.service.computers_idle()
    assert (await room.table(table.id)).deal.words[late.chair] == "paso"
    assert before.deal.words[late.chair] is None


async def test_a_decision_that_could_not_be_stored_is_made_when_the_database_is_back(room: Room) -> None:
    napping = Napping()
    service = with_naps(room, napping)
    table = await room.playing_now(ANA, bots=1, together=True)
    await breathe()
    room.store.failing = {"commit"}
    napping.over.set()
    await service.computers_idle()
    await service.tick()
    await service.computers_idle()
    assert await room.table(table.id) == table
    room.store.failing = set()
    await service.tick()
    await service.computers_idle()
    assert (await room.table(table.id)).deal.words == (None, "paso")


async def test_a_computer_player_that_meets_another_process_thinks_again(room: Room) -> None:
    napping = Napping()
    service = with_naps(room, napping)
    table = await room.playing_now(ANA, BEA)
    late = room.on_turn(table)
    assert late.user_id is not None
    await service.leave(table.id, late.user_id)
    await breathe()
    await room.new_service().sit(table.id, CAI, "Cai")
    napping.over.set()
    await service.computers_idle()
    table = await room.table(table.id)
    assert table.deal.words[late.chair] == "paso"
    assert len(table.seats) == 3


async def test_a_failure_that_nobody_foresaw_stops_no_computer_player_for_good(room: Room) -> None:
    table = await room.playing(ANA, bots=1)
    healthy = room.store.commit

    async def broken(commit: Commit) -> None:
        raise RuntimeError(commit.after.id)

    await room.say(table)
    room.store.commit = broken  # type: ignore[method-assign]  # one failure that no port foresees
    await room.service.computers_idle()
    room.store.commit = healthy  # type: ignore[method-assign]  # and it is gone again
    await room.service.tick()
    await room.service.computers_idle()
    assert (await room.table(table.id)).phase is Phase.SETTLED


async def test_the_loop_stays_free_while_computer_players_act_in_a_chain(room: Room) -> None:
    table = await room.lobby(ANA, bots=3, together=True)
    seen: list[int] = []

    async def others() -> None:
        while len(seen) < 100:
            seen.append((await room.table(table.id)).version)
            await asyncio.sleep(0)

    busy = asyncio.create_task(others())
    await room.service.begin(table.id, ANA)
    await room.service.computers_idle()
    await busy
    told = {turn.after.version for turn in room.ear.turns if turn.before is not None and turn.before.deal is not None}
    assert len(told) == 3
    assert told <= set(seen)


async def test_a_member_does_not_act_for_a_computer_player(room: Room) -> None:
    napping = Napping()
    service = with_naps(room, napping)
    table = await room.lobby(ANA, bots=1)
    table = (await service.begin(table.id, ANA)).after
    if room.on_turn(table).user_id == ANA:
        table = await room.say(table)
    await refused("not-your-turn", service.act(table.id, ANA, PASO))
    napping.over.set()
    await service.computers_idle()


async def test_computer_players_wait_while_the_table_is_paused(room: Room) -> None:
    napping = Napping()
    service = with_naps(room, napping)
    table = await room.playing_now(ANA, bots=2, together=True)
    await service.pause(table.id, ANA)
    napping.over.set()
    await service.computers_idle()
    assert (await room.table(table.id)).deal.words == (None, None, None)
    await service.resume(table.id, ANA)
    await service.computers_idle()
    assert (await room.table(table.id)).deal.words == (None, "paso", "paso")
