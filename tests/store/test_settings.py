"""What servers set is kept with who changed what, and changes that come together do not undo each other."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from sqlalchemy import insert

from bot.games.registry import GAMES
from bot.sessions import setting
from bot.sessions.guild import GuildSettings, Stakes, TablePolicy, Terms
from bot.sessions.ports import SettingsLine
from bot.sessions.setting import Played, SettingError
from bot.store import SqlStore
from bot.store.schema import guild_settings
from tests.store.tables import GUILD, NOON

PORTABLE = True
ANA, LEO = 7, 8
JULEPE = Played(GAMES["julepe"], "stake", Terms(200))
EVERYTHING = GuildSettings(
    GUILD,
    "pt-BR",
    0,
    {"julepe": Stakes(buy_in=50, most_stake=20, top_up=0)},
    {"julepe": {"stake": 20, "ace_must_play": True}},
    {"mus": {"Martes de Ana": {"kings": 4}}},
    TablePolicy(threads=True, at_stake=False, bots="unstaked", most_tables=3, turn_seconds=3600, misses=0),
    (2**63 - 1, 12),
    (2**62,),
    40,
    "America/Sao_Paulo",
)


async def test_everything_that_can_be_set_comes_back(store: SqlStore) -> None:
    await store.change_settings(GUILD, ANA, lambda _: EVERYTHING)
    assert await store.settings(GUILD) == EVERYTHING
    assert await store.settings(2) is None


async def test_each_change_is_logged_with_who_what_before_and_after(store: SqlStore) -> None:
    await store.change_settings(GUILD, ANA, lambda now: setting.with_rules(now, JULEPE, {"stake": 20}))
    await store.change_settings(GUILD, LEO, lambda now: setting.with_rules(now, JULEPE, {"stake": 30}))
    await store.change_settings(2, LEO, lambda now: replace(now, locale="en"))
    assert await store.settings_log(GUILD, 10) == [
        SettingsLine(NOON, LEO, "rules.julepe.stake", 20, 30),
        SettingsLine(NOON, ANA, "rules.julepe.stake", None, 20),
    ]
    assert len(await store.settings_log(GUILD, 1)) == 1


async def test_a_change_that_changes_nothing_is_not_logged(store: SqlStore) -> None:
    await store.change_settings(GUILD, ANA, lambda now: now)
    assert await store.settings_log(GUILD, 10) == []


async def test_a_refused_change_leaves_no_trace(store: SqlStore) -> None:
    with pytest.raises(SettingError):
        await store.change_settings(GUILD, ANA, lambda now: setting.with_rules(now, JULEPE, {"stake": 0}))
    assert await store.settings(GUILD) is None
    assert await store.settings_log(GUILD, 10) == []


async def test_two_administrators_at_once_do_not_undo_each_other(store: SqlStore) -> None:
    names = ["ace_must_play", "turn_up_double", "must_beat_ruffed"]
    await asyncio.gather(
        *(
            store.change_settings(GUILD, user, lambda now, name=name: setting.with_rules(now, JULEPE, {name: True}))
            for user, name in enumerate(names, start=ANA)
        ),
        *(store.change_settings(GUILD, ANA, lambda now, user=user: setting.with_ban(now, user)) for user in range(20)),
    )
    settings = await store.settings(GUILD)
    assert settings is not None
    assert settings.rules == {"julepe": dict.fromkeys(names, True)}
    assert sorted(settings.banned) == list(range(20))
    assert len(await store.settings_log(GUILD, 100)) == 23


async def test_settings_written_before_a_field_was_added_are_read_with_its_default(store: SqlStore) -> None:
    row = {"guild_id": 9, "data": '{"guild_id": 9, "locale": "en"}'}
    await store.writer.write(lambda connection: connection.execute(insert(guild_settings), row))
    assert await store.settings(9) == GuildSettings(9, "en")
