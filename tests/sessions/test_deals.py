from __future__ import annotations

from dataclasses import replace

import pytest

from bot import ledger
from bot.cards import SPANISH_40, shuffled
from bot.games.protocol import DiscardRange, Say
from bot.games.registry import GAMES as REAL
from bot.sessions.model import DealBegan, DealEnded, Phase
from tests.sessions.fakes import MemoryStore
from tests.sessions.room import ANA, BEA, CAI, DUL, GUILD, TERMS, Room, refused
from tests.sessions.tiny import JUEGO, PASO


async def test_a_deal_begins_with_its_seed_and_the_antes_in_the_plate(room: Room) -> None:
    table = await room.lobby(ANA, BEA)
    turn = await room.service.begin(table.id, ANA, table.version)
    assert isinstance(turn.events[0], DealBegan)
    assert turn.after.deal.setup.pack == shuffled(bytes.fromhex(turn.events[0].seed), SPANISH_40)
    assert len(turn.after.deal.setup.reserves) == 1
    assert (turn.after.phase, turn.after.pot, turn.after.number) == (Phase.PLAYING, 20, 1)
    assert [seat.stack for seat in turn.after.seats] == [90, 90]
    room.check_books()


async def test_the_host_begins(room: Room) -> None:
    table = await room.lobby(ANA, BEA)
    await refused("not-host", room.service.begin(table.id, BEA))
    await refused("not-seated", room.service.begin(table.id, CAI))


async def test_too_few_seats_do_not_begin(room: Room) -> None:
    table = await room.lobby(ANA)
    await refused("too-few-seats", room.service.begin(table.id, ANA))


async def test_more_seats_than_the_house_rules_allow_do_not_begin(room: Room) -> None:
    table = await room.lobby(ANA, BEA, CAI, most_seats=2)
    error = await refused("too-few-seats", room.service.begin(table.id, ANA))
    assert error.details["why"] == "3 are too many"


async def test_a_running_deal_is_not_begun_again(room: Room) -> None:
    table = await room.playing(ANA, BEA)
    await refused("deal-running", room.service.begin(table.id, ANA))


async def test_the_first_dealer_is_drawn_by_lot_from_the_seed(room: Room) -> None:
    dealers = set()
    for _ in range(12):
        table = await room.playing(ANA, BEA, CAI)
        dealers.add(table.carry.dealer if table.carry else None)
        await room.service.close(table.id, ANA)
    assert dealers == {0, 1, 2}


async def test_the_settlement_is_stored_with_the_action_that_ends_the_deal(room: Room) -> None:
    table = await room.playing(ANA, BEA)
    table = await room.say(table, JUEGO)
    user = room.on_turn(table).user_id
    assert user is not None
    turn = await room.service.act(table.id, user, JUEGO, table.version)
    assert isinstance(turn.events[-1], DealEnded)
    assert sorted(seat.stack for seat in turn.after.seats) == [80, 120]
    assert turn.after.phase is Phase.SETTLED
    room.check_books()


async def test_only_the_seat_on_turn_acts(room: Room) -> None:
    table = await room.playing(ANA, BEA)
    other = next(seat for seat in table.seats if seat != room.on_turn(table))
    assert other.user_id is not None
    await refused("not-your-turn", room.service.act(table.id, other.user_id, PASO, table.version))
    await refused("not-seated", room.service.act(table.id, DUL, PASO, table.version))


async def test_a_refusal_of_the_rules_keeps_its_code_and_what_explains_it(room: Room) -> None:
    table = await room.playing(ANA, BEA)
    user = room.on_turn(table).user_id
    assert user is not None
    error = await refused("no-such-word", room.service.act(table.id, user, Say("baile")))
    assert (error.table, error.details) == (table, {"ante": 10})


async def test_an_action_is_chosen_by_its_place_among_the_legal_ones(room: Room) -> None:
    table = await room.playing(ANA, BEA)
    user = room.on_turn(table).user_id
    assert user is not None
    await refused("stale", room.service.choose(table.id, user, 2, table.version))
    turn = await room.service.choose(table.id, user, 1, table.version)
    assert "paso" in turn.after.deal.words


async def test_nobody_acts_between_deals(room: Room) -> None:
    table = await room.lobby(ANA, BEA)
    await refused("no-deal", room.service.act(table.id, ANA, PASO))


async def test_a_range_needs_an_amount_and_is_not_chosen_by_its_place() -> None:
    room = Room(MemoryStore(REAL.__getitem__))
    room.games = REAL.__getitem__
    room.service = room.new_service()
    table = await room.lobby(ANA, BEA, game="julepe", bots=1)
    table = (await room.service.begin(table.id, ANA)).after
    for _ in range(50):
        await room.service.computers_idle()
        table = await room.table(table.id)
        if table.phase is not Phase.PLAYING:
            table = (await room.service.next_deal(table.id, ANA)).after
            continue
        seat = room.on_turn(table)
        options = REAL["julepe"].rules.legal_actions(table.deal, table.playing.index(seat.chair))
        ranges = [place for place, option in enumerate(options) if isinstance(option, DiscardRange)]
        if ranges:
            await refused("needs-amount", room.service.choose(table.id, seat.user_id or 0, ranges[0]))
            return
        await room.service.act(table.id, seat.user_id or 0, Say("juego"))
    pytest.fail("nobody was ever to discard")


async def test_what_stays_on_the_plate_waits_for_the_next_deal_and_the_deal_moves_on(room: Room) -> None:
    table = await room.playing(ANA, BEA, CAI)
    dealer = table.playing[table.carry.dealer] if table.carry else None
    table = await room.play_out(table)
    assert table.pot == 30
    turn = await room.service.next_deal(table.id, BEA, table.version)
    assert turn.after.pot == 60
    assert turn.after.carry is not None
    assert turn.after.playing[turn.after.carry.dealer] == ((dealer or 0) + 1) % 3
    room.check_books()


async def test_the_deal_passes_over_a_chair_that_has_become_empty(room: Room) -> None:
    table = await room.play_out(await room.playing(ANA, BEA, CAI))
    assert table.carry is not None
    leaver = table.seat_at(table.playing[table.carry.dealer])
    heir = (leaver.chair + 1) % 3
    assert leaver.user_id is not None
    table = (await room.service.leave(table.id, leaver.user_id)).after
    assert table.carry is not None
    table = (await room.service.next_deal(table.id, table.host)).after
    assert table.carry is not None
    assert table.playing[table.carry.dealer] == heir
    assert table.pot == 50


async def test_who_sits_down_during_a_deal_waits_for_the_next(room: Room) -> None:
    table = await room.playing(ANA, BEA)
    turn = await room.service.sit(table.id, CAI, "Cai")
    assert turn.after.playing == (0, 1)
    await refused("not-your-turn", room.service.act(table.id, CAI, PASO))
    table = await room.play_out(turn.after)
    turn = await room.service.next_deal(table.id, CAI)
    assert turn.after.playing == (0, 1, 2)


async def test_a_stack_is_topped_up_to_the_buy_in_between_deals(room: Room) -> None:
    table = await room.play_out(await room.playing(ANA, BEA))
    turn = await room.service.next_deal(table.id, ANA)
    assert [seat.stack for seat in turn.after.seats] == [90, 90]
    assert room.balance(ANA) == 390
    room.check_books()


async def test_a_seat_that_cannot_cover_the_ante_sits_out_and_keeps_its_chair(room: Room) -> None:
    terms = replace(TERMS, buy_in=10)
    table = await room.lobby(ANA, BEA, CAI, terms=terms)
    room.store.accounts[ledger.member(GUILD, CAI)] = 0
    table = (await room.service.begin(table.id, ANA)).after
    table = await room.play_out(table)
    turn = await room.service.next_deal(table.id, ANA)
    assert turn.after.playing == (0, 1)
    assert [seat.user_id for seat in turn.after.seats] == [ANA, BEA, CAI]


async def test_a_table_where_nobody_can_cover_the_ante_says_so(room: Room) -> None:
    table = await room.lobby(ANA, BEA, terms=replace(TERMS, buy_in=10))
    room.store.accounts[ledger.member(GUILD, ANA)] = room.store.accounts[ledger.member(GUILD, BEA)] = 0
    table = await room.play_out((await room.service.begin(table.id, ANA)).after)
    error = await refused("cannot-afford", room.service.next_deal(table.id, ANA))
    assert error.details["name"] in ("Ana", "Bea")


async def test_a_broke_computer_player_gets_new_chips_of_the_house(room: Room) -> None:
    table = await room.playing(ANA, terms=replace(TERMS, buy_in=10), bots=1)
    table = await room.say(table)
    await room.service.computers_idle()
    turn = await room.service.next_deal(table.id, ANA)
    assert [seat.stack for seat in turn.after.seats] == [0, 0]
    room.check_books()
