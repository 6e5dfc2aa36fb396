"""A server's settings are honoured by the tables that are opened after them, and by no other."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from bot import ledger
from bot.games.registry import GAMES
from bot.sessions import policy
from bot.sessions.errors import RefusedError
from bot.sessions.guild import GuildSettings, Stakes, TablePolicy, Terms
from bot.sessions.model import Phase
from tests.sessions.room import ANA, BEA, CAI, CHANNEL, GUILD, NAMES, TERMS, Room

USUAL = Terms(200)
TABLES = TablePolicy


def told(room: Room, **settings: Any) -> None:
    room.store.guilds[GUILD] = GuildSettings(GUILD, **settings)


async def refused(work: Any) -> RefusedError:
    with pytest.raises(RefusedError) as refusal:
        await work
    return refusal.value


async def opened(room: Room, user: int = ANA, channel: int = CHANNEL, **more: Any) -> Any:
    return await room.service.open_table(GUILD, channel, user, NAMES[user], "tiny", {}, TERMS, **more)


async def test_a_banned_member_neither_opens_a_table_nor_sits_down() -> None:
    room = Room()
    table = await room.lobby(ANA)
    told(room, banned=(BEA,))
    assert (await refused(opened(room, BEA, 51))).code == "banned"
    assert (await refused(room.service.sit(table.id, BEA, "Bea"))).code == "banned"
    await room.service.sit(table.id, CAI, "Cai")


async def test_who_sits_already_when_banned_keeps_the_seat() -> None:
    room = Room()
    table = await room.lobby(ANA, BEA)
    told(room, banned=(BEA,))
    begun = await room.service.begin(table.id, ANA)
    assert begun.after.phase is Phase.PLAYING
    assert begun.after.seat_of_user(BEA) is not None


async def test_tables_open_only_in_the_channels_that_are_allowed() -> None:
    room = Room()
    told(room, channels=(60, 61))
    error = await refused(opened(room, channel=50))
    assert (error.code, error.details["channels"]) == ("channel-not-allowed", "<#60> <#61>")
    await opened(room, channel=60)


async def test_a_thread_counts_as_the_channel_it_hangs_from() -> None:
    room = Room()
    told(room, channels=(60,))
    assert (await refused(opened(room, channel=99, parent_id=50))).code == "channel-not-allowed"
    turn = await opened(room, channel=99, parent_id=60, thread=True)
    assert turn.after.thread


async def test_only_so_many_tables_are_open_at_once_however_many_ask_together() -> None:
    room = Room()
    told(room, tables=TABLES(most_tables=2))
    outcomes = await asyncio.gather(*(opened(room, channel=place) for place in range(50, 56)), return_exceptions=True)
    refusals = [outcome for outcome in outcomes if isinstance(outcome, RefusedError)]
    assert [(error.code, error.details) for error in refusals] == [("too-many-tables", {"most": 2})] * 4
    assert len(await room.store.tables_of_guild(GUILD)) == 2


async def test_a_closed_table_makes_room() -> None:
    room = Room()
    told(room, tables=TABLES(most_tables=1))
    table = (await opened(room)).after
    await room.service.close(table.id, ANA)
    await opened(room)


@pytest.mark.parametrize("stake", [0, 29, 30])
def test_a_stake_up_to_the_limit_is_allowed(stake: int) -> None:
    policy.check_stake(GuildSettings(1, stakes={"julepe": Stakes(most_stake=30)}), "julepe", stake)
    policy.check_stake(GuildSettings(1), "julepe", 10**6)


def test_a_stake_above_the_limit_is_refused_with_it() -> None:
    with pytest.raises(RefusedError) as refusal:
        policy.check_stake(GuildSettings(1, stakes={"julepe": Stakes(most_stake=30)}), "julepe", 31)
    assert (refusal.value.code, refusal.value.details) == ("stake-too-high", {"most": 30})


def test_terms_are_the_bots_own_where_nothing_is_set() -> None:
    assert policy.base_terms(GuildSettings(1), USUAL, "julepe") == USUAL


def test_terms_are_the_servers_where_it_has_set_them() -> None:
    settings = GuildSettings(
        1,
        stakes={"julepe": Stakes(buy_in=70, top_up=0)},
        tables=TABLES(bots="never", at_stake=False, turn_seconds=3600, next_deal_seconds=5, misses=0),
    )
    assert policy.base_terms(settings, USUAL, "julepe") == Terms(
        70, turn_seconds=3600, next_deal_seconds=5, bots_allowed=False, at_stake=False, top_up=0, misses=0
    )


@pytest.mark.parametrize(
    ("bots", "game", "stake", "at_stake", "allowed"),
    [
        ("always", "julepe", 0, True, True),
        ("never", "danese", 0, False, False),
        ("unstaked", "julepe", 0, True, False),
        ("unstaked", "julepe", 0, False, True),
        ("unstaked", "danese", 0, True, True),
        ("unstaked", "danese", 5, True, False),
        ("unstaked", "danese", 5, False, True),
    ],
)
def test_computer_players_sit_where_the_server_allows_it(
    bots: Any, game: str, stake: int, at_stake: bool, allowed: bool
) -> None:
    settings = GuildSettings(1, tables=TABLES(bots=bots))
    terms = policy.with_bots(settings, GAMES[game], Terms(100, stake=stake, at_stake=at_stake))
    assert terms.bots_allowed is allowed


def test_house_rules_come_from_the_server_or_from_a_named_set_with_the_servers_stake() -> None:
    settings = GuildSettings(
        1, rules={"julepe": {"stake": 25, "ace_must_play": True}}, presets={"julepe": {"Martes": {"odd_chip": "pot"}}}
    )
    game = GAMES["julepe"]
    assert policy.house_rules(settings, game, None, "stake") == {"stake": 25, "ace_must_play": True}
    assert policy.house_rules(settings, game, "seed", "stake") == {"stake": 25}
    assert policy.house_rules(settings, game, "Martes", "stake") == {"stake": 25, "odd_chip": "pot"}
    with pytest.raises(RefusedError, match="no-such-preset"):
        policy.house_rules(settings, game, "Lunes", "stake")


async def test_with_chips_of_the_house_nobodys_balance_moves() -> None:
    room = Room()
    table = await room.lobby(ANA, BEA, terms=replace(TERMS, at_stake=False), bots=1)
    assert [seat.stack for seat in table.seats] == [100, 100, 100]
    await room.service.begin(table.id, ANA)
    await room.service.close(table.id, ANA)
    assert await room.store.balance(GUILD, ANA) == 500
    assert await room.store.balance(GUILD, BEA) == 500
    assert sum(room.store.accounts.values()) == 0
    assert not [entry for entry in room.store.entries if "member" in (entry.source.kind, entry.target.kind)
                and entry.reason != "grant"]  # fmt: skip


async def test_who_has_no_chips_left_plays_where_they_are_the_houses() -> None:
    room = Room()
    told(room, grant=0)
    assert (await refused(opened(room))).code == "cannot-afford"
    turn = await room.service.open_table(GUILD, CHANNEL, ANA, "Ana", "tiny", {}, replace(TERMS, at_stake=False))
    assert turn.after.seats[0].stack == 100
    assert room.store.accounts[ledger.member(GUILD, ANA)] == 0


@pytest.mark.parametrize(("misses", "turns", "away"), [(0, 4, False), (1, 1, True), (3, 2, False), (3, 3, True)])
async def test_a_computer_player_takes_over_after_as_many_missed_turns_as_the_server_says(
    misses: int, turns: int, away: bool
) -> None:
    room = Room()
    table = await room.playing(ANA, BEA, CAI, terms=replace(TERMS, misses=misses))
    missed = 0
    while missed < turns:
        if table.phase is not Phase.PLAYING:
            table = (await room.service.begin(table.id, ANA)).after
        seat = room.on_turn(table)
        if seat.user_id != BEA:
            table = await room.say(table)
            continue
        room.told(table)
        await room.later(TERMS.turn_seconds + 1)
        missed += 1
        table = await room.table(table.id)
    bea = table.seat_of_user(BEA)
    assert bea is not None
    assert bea.away is away


@pytest.mark.parametrize(("limit", "added"), [(None, 30), (100, 30), (20, 20), (0, 0)])
async def test_a_stack_is_topped_up_by_no_more_than_the_limit_in_all(limit: int | None, added: int) -> None:
    room = Room()
    table = await room.playing(ANA, BEA, terms=replace(TERMS, top_up=limit), ante=10)
    for _ in range(3):
        table = await room.play_out(table)
        table = (await room.service.begin(table.id, ANA)).after
    assert [seat.topped_up for seat in table.seats] == [added, added]
    assert [seat.stack for seat in table.seats] == [60 + added, 60 + added]
    room.check_books()
