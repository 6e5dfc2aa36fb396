"""A click is old when what its seat may do has changed since, not whenever somebody else has acted."""

from __future__ import annotations

from bot.games.protocol import Option, Say
from bot.games.registry import GAMES
from bot.sessions.model import Table, Terms
from tests.sessions.fakes import MemoryStore
from tests.sessions.room import ANA, BEA, CAI, DUL, Room, refused

TERMS = Terms(buy_in=200)
PEOPLE = (ANA, BEA, CAI, DUL)
JUEGO, PASO, BAILE = Say("juego"), Say("paso"), Say("baile")


class RealRoom(Room):
    games = staticmethod(GAMES.__getitem__)


async def begun(**rules: str) -> tuple[RealRoom, Table]:
    room = RealRoom(MemoryStore(GAMES.__getitem__))
    return room, await room.playing(*PEOPLE, game="julepe", terms=TERMS, **rules)


def options_of(room: Room, table: Table, user: int) -> tuple[Option, ...]:
    seat = table.seat_of_user(user)
    assert seat is not None
    place = table.deal_seat(seat.chair)
    assert place is not None
    options: tuple[Option, ...] = room.games(table.game).rules.legal_actions(table.deal, place)
    return options


def dealer_of(room: Room, table: Table) -> int:
    user = table.seat_at(table.playing[table.carry.dealer if table.carry else 0]).user_id
    assert user is not None
    return user


async def test_the_dealer_may_dance_by_a_button_drawn_before_others_called() -> None:
    room, drawn = await begun()
    dealer = dealer_of(room, drawn)
    index = options_of(room, drawn, dealer).index(BAILE)
    table = await room.say(await room.say(drawn, JUEGO), PASO)
    assert table.version > drawn.version
    turn = await room.service.choose(table.id, dealer, index, drawn.version)
    assert turn.events


async def test_the_same_button_twice_acts_once() -> None:
    room, table = await begun()
    user = room.on_turn(table).user_id
    assert user is not None
    await room.service.choose(table.id, user, 0, table.version)
    await refused("stale", room.service.choose(table.id, user, 0, table.version))


async def test_two_may_answer_at_once_by_buttons_drawn_at_the_same_moment() -> None:
    room, table = await begun(defender_choice="first_to_ask")
    for word in (JUEGO, PASO, PASO):
        table = await room.say(table, word)
    drawn = await room.say(table, PASO)
    asked = [drawn.seat_at(drawn.playing[seat]).user_id for seat in GAMES["julepe"].rules.waiting_on(drawn.deal)]
    assert len(asked) == 3
    for user in asked[:2]:
        assert user is not None
        await room.service.act(drawn.id, user, Say("no defiende"), drawn.version)
    table = await room.table(drawn.id)
    assert len(GAMES["julepe"].rules.waiting_on(table.deal)) == 1


async def test_a_button_from_before_the_turn_came_round_is_old() -> None:
    room, drawn = await begun()
    user = dealer_of(room, drawn)
    table = await room.say(await room.say(await room.say(drawn, JUEGO), PASO), PASO)
    assert options_of(room, table, user) != options_of(room, drawn, user)
    error = await refused("stale", room.service.choose(table.id, user, 0, drawn.version))
    assert error.table is not None
    assert error.table.version == table.version


async def test_a_version_that_is_yet_to_come_is_old_too() -> None:
    room, table = await begun()
    user = room.on_turn(table).user_id
    assert user is not None
    await refused("stale", room.service.choose(table.id, user, 0, table.version + 1))


async def test_after_a_restart_the_present_version_counts() -> None:
    room, drawn = await begun()
    table = await room.say(drawn, JUEGO)
    await room.restart()
    user = room.on_turn(table).user_id
    dealer = dealer_of(room, table)
    assert user is not None
    await refused("stale", room.service.choose(table.id, dealer, 0, drawn.version))
    assert (await room.service.choose(table.id, user, 0, table.version)).events
