"""Who plays with whom, and the señas between partners."""

from __future__ import annotations

import pytest

from bot.games.protocol import Discard, Say
from bot.games.registry import GAMES
from bot.sessions.fold import fold
from bot.sessions.model import Phase, SeatsOrdered, Sign, Signalled, Table
from tests.sessions.fakes import MemoryStore
from tests.sessions.room import ANA, BEA, CAI, DUL, Room, refused

FOUR = (ANA, BEA, CAI, DUL)
MUS, CUT = Say("mus"), Say("no hay mus")


class MusRoom(Room):
    def __init__(self) -> None:
        self.games = GAMES.__getitem__
        super().__init__(MemoryStore(GAMES.__getitem__))

    async def signalling(self, **rules: object) -> Table:
        return await self.playing_now(*FOUR, game="mus", **{"signals": "button", **rules})

    def true_signs(self, table: Table, user: int) -> tuple[str, ...]:
        seat = table.seat_of_user(user)
        assert seat is not None
        return GAMES["mus"].signs_of(table.deal, table.playing.index(seat.chair))


@pytest.fixture
def room() -> MusRoom:
    return MusRoom()


def users(table: Table) -> list[int | None]:
    return [seat.user_id for seat in table.seats]


async def test_changing_places_changes_the_partner(room: MusRoom) -> None:
    table = await room.lobby(*FOUR, game="mus")
    turn = await room.service.swap_seats(table.id, ANA, table.seats[1].chair)
    assert users(turn.after) == [BEA, ANA, CAI, DUL]
    assert {seat.chair: seat.user_id for seat in turn.after.seats} == {
        seat.chair: seat.user_id for seat in table.seats
    }, "a chair stays with its owner, and its chips with the chair"
    room.check_books()


async def test_the_deal_is_dealt_in_the_order_of_the_seats(room: MusRoom) -> None:
    table = await room.lobby(*FOUR, game="mus")
    table = (await room.service.swap_seats(table.id, ANA, table.seats[1].chair)).after
    begun = (await room.service.begin(table.id, ANA)).after
    assert [begun.seat_at(chair).user_id for chair in begun.playing] == [BEA, ANA, CAI, DUL]


async def test_to_change_places_with_oneself_changes_nothing(room: MusRoom) -> None:
    table = await room.lobby(*FOUR, game="mus")
    assert (await room.service.swap_seats(table.id, ANA, table.seats[0].chair)).events == ()


async def test_places_are_changed_only_by_who_sits_and_with_who_sits(room: MusRoom) -> None:
    table = await room.lobby(ANA, BEA, game="mus")
    await refused("not-seated", room.service.swap_seats(table.id, CAI, table.seats[0].chair))
    await refused("unknown-seat", room.service.swap_seats(table.id, ANA, 99))


async def test_whoever_leads_the_table_may_draw_all_places_by_lot(room: MusRoom) -> None:
    table = await room.lobby(*FOUR, game="mus")
    await refused("not-host", room.service.shuffle_seats(table.id, BEA))
    turn = await room.service.shuffle_seats(table.id, ANA)
    assert sorted(users(turn.after), key=str) == sorted(FOUR, key=str)
    assert [type(event) for event in turn.events] in ([SeatsOrdered], [])


async def test_pairs_stay_as_they_are_until_the_match_is_over(room: MusRoom) -> None:
    table = await room.playing_now(*FOUR, game="mus", target=30)
    other = table.seats[1].chair
    await refused("seats-fixed", room.service.swap_seats(table.id, ANA, other))
    await refused("seats-fixed", room.service.shuffle_seats(table.id, ANA))
    table = await room.say(table, CUT)
    table = await room.say(table, Say("ordago"))
    table = await room.say(table, Say("quiero"))
    assert table.phase is Phase.SETTLED
    assert table.carry is not None
    assert table.carry.over
    assert len((await room.service.swap_seats(table.id, ANA, other)).events) == 1


async def test_a_true_sena_is_kept_for_the_partner_and_touches_nothing_of_the_game(room: MusRoom) -> None:
    table = await room.signalling()
    sign = room.true_signs(table, ANA)[0]
    turn = await room.service.signal(table.id, ANA, sign)
    assert turn.after.signs == (Sign(table.seats[0].chair, sign),)
    assert turn.after.deal == table.deal


async def test_the_same_sena_is_made_once(room: MusRoom) -> None:
    table = await room.signalling()
    sign = room.true_signs(table, ANA)[0]
    await room.service.signal(table.id, ANA, sign)
    assert (await room.service.signal(table.id, ANA, sign)).events == ()


async def test_a_false_sena_is_refused(room: MusRoom) -> None:
    table = await room.signalling()
    false = next(
        name for name in ("duples", "medias", "thirty-one", "blind") if name not in room.true_signs(table, ANA)
    )
    await refused("no-such-sign", room.service.signal(table.id, ANA, false))
    await refused("no-such-sign", room.service.signal(table.id, ANA, "whatever"))


@pytest.mark.parametrize("rules", [{"signals": "off"}, {"running_mus": "each_game"}])
async def test_no_sena_where_the_table_has_none_nor_in_mus_corrido(room: MusRoom, rules: dict[str, str]) -> None:
    table = await room.signalling(**rules)
    for sign in ("duples", "medias", "la-real", "thirty-one", "two-kings", "two-aces", "thirty", "blind"):
        await refused("no-such-sign", room.service.signal(table.id, ANA, sign))


async def test_a_sena_does_not_make_anybodys_button_old_nor_gives_more_time(room: MusRoom) -> None:
    table = await room.signalling()
    speaker = room.on_turn(table).user_id
    assert speaker is not None
    room.told(table)
    due = room.service.deadline(table.id)
    room.clock.pass_(30)
    other = next(user for user in FOUR if user != speaker)
    await room.service.signal(table.id, other, room.true_signs(table, other)[0])
    assert room.service.deadline(table.id) == due
    await room.service.act(table.id, speaker, MUS, table.version)


async def test_a_sena_lasts_as_long_as_the_hand(room: MusRoom) -> None:
    table = await room.signalling()
    for user in FOUR:
        table = (await room.service.signal(table.id, user, room.true_signs(table, user)[0])).after
    for _ in range(4):
        table = await room.say(table, MUS)
    assert len(table.signs) == 4
    thrower = room.on_turn(table)
    hand = GAMES["mus"].rules.view_for(table.deal, table.playing.index(thrower.chair)).hand
    assert thrower.user_id is not None
    table = (await room.service.act(table.id, thrower.user_id, Discard(hand[:1]))).after
    assert thrower.chair not in [sign.chair for sign in table.signs]
    assert len(table.signs) == 3


async def test_a_sena_is_gone_with_the_deal_and_survives_a_restart_before(room: MusRoom) -> None:
    table = await room.signalling()
    table = (await room.service.signal(table.id, ANA, room.true_signs(table, ANA)[0])).after
    await room.restart()
    assert (await room.table(table.id)).signs == table.signs
    table = await room.say(table, CUT)
    table = await room.say(table, Say("ordago"))
    table = await room.say(table, Say("quiero"))
    assert table.signs == ()


async def test_senas_and_places_are_read_back_from_the_log(room: MusRoom) -> None:
    table = await room.lobby(*FOUR, game="mus", signals="button")
    await room.service.swap_seats(table.id, ANA, table.seats[2].chair)
    begun = (await room.service.begin(table.id, ANA)).after
    turn = await room.service.signal(table.id, ANA, room.true_signs(begun, ANA)[0])
    assert isinstance(turn.events[-1], Signalled)
    stored = await room.store.load(table.id)
    assert stored is not None
    assert fold(GAMES["mus"], stored.events) == turn.after
