"""Who asks to be forgotten leaves no trace, and the books still balance; a server left for good is not kept."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import is_dataclass
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

from bot.games.registry import GAMES
from bot.ledger import Entry, member, mint
from bot.record.stored import record_of_deal
from bot.sessions.books import SeatedError
from bot.sessions.members import MemberSettings
from bot.sessions.model import DealBegan, GuildSettings, SessionEvent
from bot.sessions.ports import HandToken, Note
from bot.store import erase
from bot.store.archive import SqlArchive
from bot.store.schema import metadata
from tests.store.played import ANA, AWAY, HOME, LEO, NAMES, Club
from tests.store.tables import NOON

PORTABLE = True
DAY = 86_400.0


def ban(settings: GuildSettings) -> GuildSettings:
    return GuildSettings(settings.guild_id, banned=(ANA, LEO))


async def everything_about_ana(store: SqlArchive) -> None:
    """She has played each game, given and been given, set things, chosen things, and been banned."""
    for guild in (HOME, AWAY):
        club = Club(store, guild)
        for game in GAMES:
            bots = max(2, GAMES[game].seats[0]) - 1
            table = await club.open(ANA, game=game, bots=bots)
            await club.close(await club.deal(table))
        await club.service.leave((await club.open(LEO, ANA)).id, LEO)
        table = await club.open(ANA, LEO)
        await club.service.begin(table.id, ANA)
        await club.service.pause(table.id, ANA)
        for paused in await store.tables_of_guild(guild):
            await club.service.close(paused, None, admin=True)
        table = await club.session(ANA, LEO)
        order = [Entry(mint(guild), member(guild, ANA), 40, "give")]
        await store.order(order, Note(LEO, f"para {NAMES[ANA]}"))
        await store.order([Entry(mint(guild), member(guild, LEO), 5, "give")], Note(ANA, f"firmado {NAMES[ANA]}"))
        await store.refill(guild, ANA, 100_000, NOON - 60)
        await store.watch(guild, club.channel, ANA, on=True)
        await store.change_settings(guild, ANA, ban)
        await store.save_hand(HandToken(table.id, ANA, "token", 5, NOON))
    await store.save_member_settings(MemberSettings(ANA, "always", "words"))


def traces(file: Path, *marks: object) -> list[str]:
    """Columns of whatever table that hold one of the marks, and the file itself where it holds their letters."""
    found = []
    with closing(sqlite3.connect(file)) as raw:
        for (table,) in raw.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall():
            for column in [row[1] for row in raw.execute(f"PRAGMA table_info({table})")]:
                for mark in marks:
                    query = f"SELECT count(*) FROM {table} WHERE instr(CAST({column} AS TEXT), ?)"
                    if raw.execute(query, (str(mark),)).fetchone()[0]:
                        found.append(f"{table}.{column}: {mark}")
    for path in (file, file.with_name(file.name + "-wal")):
        data = path.read_bytes() if path.exists() else b""
        found += [f"{path.name}: {mark}" for mark in marks if str(mark).encode() in data]
    return found


async def test_a_forgotten_member_leaves_no_id_and_no_name_anywhere(
    store: SqlArchive, file: Path, raw: sqlite3.Connection
) -> None:
    await everything_about_ana(store)
    columns = {trace.split(":")[0] for trace in traces(file, ANA, NAMES[ANA])}
    assert {"events.data", "accounts.owner", "accounts.member", "entry_notes.note", "entry_notes.author",
            "figures.member", "guild_settings.data", "settings_log.user_id", "settings_log.what",
            "hand_tokens.user_id", "member_settings.user_id", "watchers.user_id"} <= columns  # fmt: skip
    await store.forget(ANA)
    assert traces(file, ANA, NAMES[ANA]) == []
    assert traces(file, LEO, NAMES[LEO]) != []


async def test_the_books_balance_after_forgetting_and_no_other_member_is_touched(store: SqlArchive) -> None:
    await everything_about_ana(store)
    leo = [(await store.balance(guild, LEO), await store.figures(guild, LEO)) for guild in (HOME, AWAY)]
    pages = [await store.page(guild, LEO, "all", 0, 100) for guild in (HOME, AWAY)]
    done = await store.forget(ANA)
    assert done.chips > 0
    assert (await store.examine()).findings == ()
    assert [(await store.balance(guild, LEO), await store.figures(guild, LEO)) for guild in (HOME, AWAY)] == leo
    after = [await store.page(guild, LEO, "all", 0, 100) for guild in (HOME, AWAY)]
    assert [[(line.amount, line.after, line.reason) for line in page.lines] for page in after] == [
        [(line.amount, line.after, line.reason) for line in page.lines] for page in pages
    ]
    assert [line.user_id for line in await store.board(HOME, 10)] == [LEO]


async def test_a_forgotten_members_deals_can_still_be_replayed(store: SqlArchive) -> None:
    table = await Club(store).session(ANA, LEO)
    await store.forget(ANA)
    for number in (1, 2):
        stored = await store.deal(table.id, number)
        assert stored is not None
        record = record_of_deal(GAMES["julepe"], stored.events)
        assert "Ana" not in str(record)
        began = stored.events[0]
        assert isinstance(began, DealBegan)
        assert {seat.name for seat in began.table.seats} >= {erase.ANONYMOUS, NAMES[LEO]}


async def test_who_sits_at_an_open_table_has_to_leave_it_first(store: SqlArchive) -> None:
    club = Club(store)
    table = await club.open(ANA, LEO)
    with pytest.raises(SeatedError) as refusal:
        await store.forget(ANA)
    assert [held.channel_id for held in refusal.value.seats] == [table.channel_id]
    assert await store.balance(HOME, ANA) is not None
    await club.service.leave(table.id, ANA)
    await store.forget(ANA)
    assert await store.balance(HOME, ANA) is None
    assert (await store.examine()).findings == ()


async def test_who_comes_back_after_being_forgotten_is_a_new_member(store: SqlArchive) -> None:
    club = Club(store)
    await club.session(ANA, LEO)
    await store.forget(ANA)
    assert (await store.dossier(ANA))["servers"] == []
    await club.session(ANA, LEO, deals=1)
    assert (await store.figures(HOME, ANA))["julepe"]["deals"] == 1


async def test_chips_of_a_small_number_are_not_taken_for_an_id(store: SqlArchive) -> None:
    event = {"type": "SeatTaken", "user_id": 60, "name": "Ana", "buy_in": 60, "chair": 60}
    assert erase.renamed(event, 60, -5) == {
        "type": "SeatTaken", "user_id": -5, "name": erase.ANONYMOUS, "buy_in": 60, "chair": 60,
    }  # fmt: skip


async def test_the_log_is_append_only_again_after_forgetting(store: SqlArchive, raw: sqlite3.Connection) -> None:
    await Club(store).session(ANA, LEO)
    await store.forget(ANA)
    assert raw.execute("SELECT count(*) FROM erasing").fetchone() == (0,)
    for statement in ("UPDATE events SET data = '{}'", "DELETE FROM entries"):
        with pytest.raises(sqlite3.IntegrityError, match="append-only"):
            raw.execute(statement)


async def test_the_dossier_holds_all_that_is_stored_of_a_member(store: SqlArchive) -> None:
    await everything_about_ana(store)
    dossier = await store.dossier(ANA)
    assert [server["server"] for server in dossier["servers"]] == [str(HOME), str(AWAY)]
    home = dossier["servers"][0]
    assert home["chips"] == await store.balance(HOME, ANA) == home["movements"][0]["balance_after"]
    assert set(home["statistics"]) == set(GAMES)
    assert {seat["name"] for seat in dossier["seats"]} == {NAMES[ANA]}
    assert len(dossier["seats"]) == 2 * (len(GAMES) + 3)
    assert dossier["choices"][0]["pings"] == "always"
    assert len(dossier["told_of_new_tables_in"]) == 2
    assert {row["note"] for row in dossier["ordered_as_administrator"]} == {f"firmado {NAMES[ANA]}"}
    assert len(dossier["banned_in"]) == 2
    assert dossier["set_as_administrator"]
    assert str(LEO) not in {str(value) for server in dossier["servers"] for value in server.values()}


async def test_a_server_is_removed_thirty_days_after_the_bot_was(store: SqlArchive, raw: sqlite3.Connection) -> None:
    await everything_about_ana(store)
    await store.server_gone(HOME)
    assert await store.purge(NOON) == []
    assert HOME in await store.known_servers()
    assert await store.purge(NOON + 1) == [HOME]
    assert await store.known_servers() == [AWAY]
    for table in metadata.sorted_tables:
        if "guild_id" in table.c:
            left = raw.execute(f"SELECT count(*) FROM {table.name} WHERE guild_id = ?", (HOME,))
            assert left.fetchone() == (0,), table.name
    assert raw.execute("PRAGMA foreign_key_check").fetchall() == []
    assert (await store.examine()).findings == ()


async def test_a_server_that_the_bot_has_come_back_to_is_kept(store: SqlArchive) -> None:
    await Club(store).session(ANA, LEO)
    await store.server_gone(HOME)
    await store.server_here(HOME)
    assert await store.purge(NOON + 100 * DAY) == []
    assert await store.known_servers() == [HOME]


NO_MEMBERS = frozenset(
    ["chair", "chairs", "buy_in", "amount", "stack", "number", "guild_id", "channel_id", "misses", "version", "stake",
     "turn_seconds", "next_deal_seconds", "top_up", "topped_up", "next_chair", "pot", "playing", "stacks_before",
     "deal_version", "dealer", "scores", "tallies", "winners", "hand_size", "chips", "tricks", "points", "score",
     "winner", "loser", "source", "target"]
)  # fmt: skip
"""Whole numbers in the events of a session that are no members' ids."""


def test_every_number_of_an_event_is_known_to_be_a_members_id_or_not() -> None:
    """A new field that holds an id has to be erased too."""
    seen, queue = set[type](), [*SessionEvent.__subclasses__()]
    unknown = set()
    while queue:
        cls = queue.pop()
        seen.add(cls)
        for name, hint in get_type_hints(cls).items():
            parts = {hint, *get_args(hint), *(part for inner in get_args(hint) for part in get_args(inner))}
            queue += [part for part in parts if is_dataclass(part) and part not in seen and isinstance(part, type)]
            if int in parts and name not in NO_MEMBERS | erase.ID_KEYS:
                unknown.add(f"{cls.__name__}.{name}")
    assert unknown == set()
