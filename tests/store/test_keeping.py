"""Hands, messages and settings are kept as they were given."""

from __future__ import annotations

import sqlite3
from dataclasses import replace

import pytest

from bot.sessions.guild import GuildSettings, Stakes
from bot.sessions.ports import HandToken, TableMessages
from bot.store import SqlStore, StoreCorruptError
from tests.store.tables import GUILD, NOON, lobby, opened, play

PORTABLE = True


async def test_the_last_token_of_each_hand_is_kept(store: SqlStore) -> None:
    await play(store, opened(lobby()))
    await store.save_hand(HandToken("t1", 8, "b", None, NOON))
    await store.save_hand(HandToken("t1", 7, "a", 5, NOON))
    await store.save_hand(HandToken("t1", 7, "c", None, NOON + 1))
    assert await store.hands("t1") == [HandToken("t1", 7, "c", None, NOON + 1), HandToken("t1", 8, "b", None, NOON)]


async def test_a_token_is_forgotten_when_it_can_no_longer_be_used(store: SqlStore) -> None:
    await play(store, opened(lobby()))
    await store.save_hand(HandToken("t1", 8, "old", None, NOON))
    await store.save_hand(HandToken("t1", 7, "new", None, NOON + 901))
    assert [hand.token for hand in await store.hands("t1")] == ["new"]


async def test_the_messages_of_a_table_are_kept_as_they_are_now(store: SqlStore) -> None:
    await play(store, opened(lobby()))
    await store.save_messages(TableMessages("t1", 2**63 - 1, 4, 1))
    await store.save_messages(TableMessages("t1", 5, None, 2))
    assert await store.messages("t1") == TableMessages("t1", 5, None, 2)


async def test_settings_come_back_as_they_were_set(store: SqlStore) -> None:
    assert await store.settings(GUILD) is None
    settings = GuildSettings(GUILD, "pt-BR", 80, {"julepe": Stakes(buy_in=50)}, {"julepe": {"pass": True}})
    await store.save_settings(GuildSettings(GUILD))
    await store.save_settings(settings)
    assert await store.settings(GUILD) == settings
    assert await store.settings(2) is None


async def test_settings_that_cannot_be_read_are_named(store: SqlStore, raw: sqlite3.Connection) -> None:
    raw.execute("INSERT INTO guild_settings VALUES (9, '{\"locale\": 3}')")
    with pytest.raises(StoreCorruptError, match="server 9"):
        await store.settings(9)


async def test_an_event_that_cannot_be_read_is_named(store: SqlStore, raw: sqlite3.Connection) -> None:
    await play(store, opened(lobby()))
    raw.execute("INSERT INTO events VALUES ('t1', 2, 'Nonsense', '{}', 0)")
    with pytest.raises(StoreCorruptError, match="Nonsense"):
        await store.load("t1")


async def test_a_table_of_a_game_that_is_gone_is_named(store: SqlStore) -> None:
    await play(store, opened(replace(lobby(), game="escoba")))
    with pytest.raises(StoreCorruptError, match="escoba"):
        await store.load("t1")
