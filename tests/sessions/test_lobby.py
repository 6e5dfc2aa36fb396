from __future__ import annotations

from dataclasses import replace

from bot import ledger
from bot.sessions.model import GuildSettings, HostChanged, Phase, SeatLeft, TableClosed
from tests.sessions.room import ANA, BEA, CAI, CHANNEL, DUL, GUILD, TERMS, Room, refused


async def test_opening_a_table_seats_the_host_with_the_buy_in_out_of_the_first_grant(room: Room) -> None:
    table = await room.lobby(ANA)
    assert [(seat.user_id, seat.stack) for seat in table.seats] == [(ANA, 100)]
    assert room.balance(ANA) == 400
    room.check_books()


async def test_the_grant_is_what_the_server_has_set_and_is_given_once(room: Room) -> None:
    room.store.guilds[GUILD] = GuildSettings(GUILD, grant=130)
    table = await room.lobby(ANA, BEA)
    await room.service.stand(table.id, BEA)
    await room.service.sit(table.id, BEA, "Bea")
    assert room.balance(BEA) == 30
    assert room.store.accounts[ledger.mint(GUILD)] == -260


async def test_who_cannot_pay_the_buy_in_does_not_sit_down(room: Room) -> None:
    table = await room.lobby(ANA)
    room.store.guilds[GUILD] = GuildSettings(GUILD, grant=99)
    error = await refused("cannot-afford", room.service.sit(table.id, BEA, "Bea"))
    assert error.table == table
    assert room.balance(BEA) == 99


async def test_a_channel_has_one_open_table(room: Room) -> None:
    table = await room.lobby(ANA)
    error = await refused("channel-taken", room.service.open_table(GUILD, CHANNEL, BEA, "Bea", "tiny", {}, TERMS))
    assert error.table == table
    await room.service.close(table.id, ANA)
    await room.service.open_table(GUILD, CHANNEL, BEA, "Bea", "tiny", {}, TERMS)


async def test_a_member_sits_once(room: Room) -> None:
    table = await room.lobby(ANA)
    await refused("already-seated", room.service.sit(table.id, ANA, "Ana"))
    assert room.balance(ANA) == 400


async def test_nobody_sits_at_a_full_table(room: Room) -> None:
    table = await room.lobby(ANA, BEA, bots=2)
    await refused("table-full", room.service.sit(table.id, CAI, "Cai"))


async def test_standing_up_pays_the_stack_back(room: Room) -> None:
    table = await room.lobby(ANA, BEA)
    turn = await room.service.stand(table.id, BEA)
    assert [seat.user_id for seat in turn.after.seats] == [ANA]
    assert room.balance(BEA) == 500
    await refused("not-seated", room.service.stand(table.id, BEA))


async def test_a_chair_is_never_used_again(room: Room) -> None:
    table = await room.lobby(ANA, BEA)
    await room.service.stand(table.id, BEA)
    turn = await room.service.sit(table.id, CAI, "Cai")
    assert [seat.chair for seat in turn.after.seats] == [0, 2]


async def test_the_next_person_becomes_host_when_the_host_leaves(room: Room) -> None:
    table = await room.lobby(ANA, BEA, bots=1)
    turn = await room.service.leave(table.id, ANA)
    assert turn.after.host == BEA
    assert turn.events == (SeatLeft(0, 100, "left"), HostChanged(BEA))


async def test_a_lobby_that_the_last_person_leaves_closes_and_frees_the_channel(room: Room) -> None:
    table = await room.lobby(ANA, bots=2)
    turn = await room.service.leave(table.id, ANA)
    assert turn.after.closed_because == "empty"
    assert await room.service.table_in(CHANNEL) is None
    assert room.store.accounts[ledger.house(GUILD)] == 200
    room.check_books()


async def test_computer_players_bring_chips_of_the_house_which_the_mint_fills(room: Room) -> None:
    table = await room.lobby(ANA, bots=2)
    assert [seat.stack for seat in table.seats if seat.is_bot] == [100, 100]
    assert room.store.accounts[ledger.house(GUILD)] == 0
    room.check_books()


async def test_the_house_uses_its_own_chips_before_the_mint_gives_more(room: Room) -> None:
    table = await room.lobby(ANA, bots=2)
    await room.service.close(table.id, ANA)
    handed_out = room.store.accounts[ledger.mint(GUILD)]
    await room.lobby(ANA, bots=2)
    assert room.store.accounts[ledger.mint(GUILD)] == handed_out


async def test_computer_players_have_names_of_their_own(room: Room) -> None:
    table = await room.lobby(ANA, bots=3)
    assert len({seat.name for seat in table.seats}) == 4


async def test_a_server_may_forbid_computer_players(room: Room) -> None:
    table = await room.lobby(ANA, terms=replace(TERMS, bots_allowed=False))
    await refused("bots-forbidden", room.service.add_bot(table.id, ANA))


async def test_only_who_sits_at_the_table_adds_computer_players(room: Room) -> None:
    table = await room.lobby(ANA)
    await refused("not-seated", room.service.add_bot(table.id, BEA))


async def test_the_host_sends_a_seat_away(room: Room) -> None:
    table = await room.lobby(ANA, BEA, CAI)
    await refused("not-host", room.service.kick(table.id, BEA, 2))
    await refused("unknown-seat", room.service.kick(table.id, ANA, 9))
    await room.service.kick(table.id, ANA, 1)
    turn = await room.service.kick(table.id, DUL, 2, admin=True)
    assert [seat.user_id for seat in turn.after.seats] == [ANA]
    assert room.balance(BEA) == room.balance(CAI) == 500


async def test_rules_are_changed_by_the_host_in_the_lobby_only(room: Room) -> None:
    table = await room.lobby(ANA, BEA)
    await refused("not-host", room.service.set_rules(table.id, BEA, {"ante": 5}, TERMS))
    turn = await room.service.set_rules(table.id, ANA, {"ante": 5}, TERMS, table.version)
    assert turn.after.rules.model_dump()["ante"] == 5
    await room.service.begin(table.id, ANA)
    await refused("not-in-lobby", room.service.set_rules(table.id, ANA, {"ante": 7}, TERMS))


async def test_another_buy_in_is_taken_anew_from_everybody_in_the_same_order(room: Room) -> None:
    table = await room.lobby(ANA, BEA, bots=1)
    turn = await room.service.set_rules(table.id, ANA, {}, replace(TERMS, buy_in=300))
    assert [(seat.name, seat.stack) for seat in turn.after.seats] == [("Ana", 300), ("Bea", 300), ("Lola", 300)]
    assert room.balance(ANA) == 200
    await refused("cannot-afford", room.service.set_rules(table.id, ANA, {}, replace(TERMS, buy_in=501)))
    room.check_books()


async def test_computer_players_go_where_new_terms_forbid_them(room: Room) -> None:
    table = await room.lobby(ANA, BEA, bots=1)
    turn = await room.service.set_rules(table.id, ANA, {}, replace(TERMS, bots_allowed=False))
    assert [seat.name for seat in turn.after.seats] == ["Ana", "Bea"]


async def test_rules_that_are_none_are_refused_with_the_field_that_is_wrong(room: Room) -> None:
    table = await room.lobby(ANA)
    error = await refused("bad-rules", room.service.set_rules(table.id, ANA, {"ante": 0}, TERMS))
    assert error.details["field"] == "ante"
    error = await refused("bad-rules", room.service.set_rules(table.id, ANA, {}, replace(TERMS, turn_seconds=-1)))
    assert error.details["field"] == "terms"


async def test_a_buy_in_has_to_last_for_an_ante(room: Room) -> None:
    error = await refused(
        "bad-rules", room.service.open_table(GUILD, CHANNEL, ANA, "Ana", "tiny", {"ante": 101}, TERMS)
    )
    assert error.details["least"] == 101


async def test_a_buy_in_has_to_last_for_the_stake_of_a_game_in_points(room: Room) -> None:
    error = await refused(
        "bad-rules",
        room.service.open_table(GUILD, CHANNEL, ANA, "Ana", "points", {}, replace(TERMS, buy_in=19)),
    )
    assert error.details["least"] == 20


async def test_closing_pays_everybody_back_and_is_nothing_when_done_already(room: Room) -> None:
    table = await room.lobby(ANA, BEA, bots=1)
    await refused("not-host", room.service.close(table.id, BEA))
    turn = await room.service.close(table.id, ANA)
    assert turn.events[-1] == TableClosed("host")
    assert (room.balance(ANA), room.balance(BEA)) == (500, 500)
    again = await room.service.close(table.id, ANA)
    assert (again.events, again.after) == ((), turn.after)
    assert again.after.phase is Phase.CLOSED
    error = await refused("closed", room.service.sit(table.id, CAI, "Cai"))
    assert error.table == turn.after


async def test_an_administrator_closes_any_table(room: Room) -> None:
    table = await room.lobby(ANA)
    turn = await room.service.close(table.id, None, admin=True, why="channel-gone")
    assert turn.after.closed_because == "channel-gone"


async def test_an_unknown_table_is_refused(room: Room) -> None:
    error = await refused("no-table", room.service.stand("nowhere", ANA))
    assert error.table is None
    await refused("no-table", room.service.sit("nowhere", ANA, "Ana"))


async def test_the_table_of_a_channel_is_found(room: Room) -> None:
    table = await room.lobby(ANA)
    assert await room.service.table_in(CHANNEL) == table
    assert await room.service.table_in(CHANNEL + 1) is None


async def test_no_table_opens_while_the_bot_is_draining(room: Room) -> None:
    table = await room.lobby(ANA, BEA)
    room.service.drain()
    await refused("draining", room.service.open_table(GUILD, 51, CAI, "Cai", "tiny", {}, TERMS))
    error = await refused("draining", room.service.begin(table.id, ANA))
    assert error.table == table


async def test_a_table_without_chips_books_nothing(room: Room) -> None:
    table = await room.lobby(ANA, BEA, game="points", terms=replace(TERMS, buy_in=0, stake=0), bots=1)
    await room.service.begin(table.id, ANA)
    await room.service.close(table.id, ANA)
    assert {entry.reason for entry in room.store.entries} == {"grant"}


async def test_rules_under_which_nobody_can_play_are_found_out_at_the_first_deal(room: Room) -> None:
    table = await room.lobby(ANA, BEA, most_seats=1)
    await refused("too-few-seats", room.service.begin(table.id, ANA))
