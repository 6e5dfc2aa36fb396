"""Tables open as the server allows: where, for how much, with whom, by which rules, in a thread or not."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.sessions.guild import GuildSettings, Stakes, TablePolicy
from bot.sessions.model import Table
from tests.ui.fakes import FakeInteraction
from tests.ui.stage import ANA, EVA, LEO, NAMES, Stage

CHANNEL = 50


def served(game: str = "julepe", **settings: Any) -> Stage:
    stage = Stage(game=game)
    stage.store.guilds[1] = GuildSettings(1, **settings)
    return stage


async def start(stage: Stage, user: int = ANA, **options: Any) -> FakeInteraction:
    asked = {"stake": None, "preset": None, "bots": 0, **options}
    return await stage.command(user, "open_table", stage.game, **asked)


async def start_in_thread(stage: Stage, parent: int) -> FakeInteraction:
    interaction = FakeInteraction(stage.channel, ANA, NAMES[ANA])
    thread = discord.Thread.__new__(discord.Thread)
    thread.parent_id = parent
    interaction.channel, interaction.channel_id = thread, 77
    await stage.desk.open_table(interaction, "julepe", stake=None, preset=None, bots=0)  # type: ignore[arg-type]  # fake
    return interaction


def said(interaction: FakeInteraction) -> str:
    assert interaction.shown is not None
    return interaction.shown.text


def refused(stage: Stage, interaction: FakeInteraction) -> str:
    """The private refusal; no table was made."""
    assert interaction.shown is not None
    assert interaction.shown.user == interaction.user.id
    assert stage.store.rows == {}
    return interaction.shown.text


async def test_a_channel_that_is_not_allowed_says_which_are() -> None:
    stage = served(channels=(60, 61))
    assert "<#60> <#61>" in refused(stage, await start(stage))


async def test_a_thread_of_an_allowed_channel_is_allowed() -> None:
    stage = served(channels=(CHANNEL,))
    await start_in_thread(stage, CHANNEL)
    assert stage.table.channel_id == 77
    other = served(channels=(CHANNEL,))
    refused(other, await start_in_thread(other, 51))


async def test_a_banned_member_opens_nothing_and_sits_nowhere() -> None:
    stage = served(banned=(LEO,))
    assert "no te deja" in refused(stage, await start(stage, LEO))
    await stage.open(ANA)
    outcome = await stage.press(LEO, "sit")
    assert "no te deja" in said(outcome)
    assert stage.table.seat_of_user(LEO) is None


@pytest.mark.parametrize(("stake", "opens"), [(30, True), (31, False)])
async def test_a_stake_is_no_higher_than_the_server_allows(stake: int, opens: bool) -> None:
    stage = served(stakes={"julepe": Stakes(most_stake=30)})
    outcome = await start(stage, stake=stake)
    if opens:
        assert stage.table.rules.stake == 30  # type: ignore[attr-defined]  # julepe
    else:
        assert "30 fichas" in refused(stage, outcome)


async def test_the_options_of_a_lobby_keep_to_the_highest_stake_too() -> None:
    stage = served(stakes={"julepe": Stakes(most_stake=30)})
    await stage.open(ANA)
    form = (await stage.press(ANA, "options")).modal
    assert form is not None
    fields = {"stake": "31", "penalty": "", "house": [], "time": "90"}
    outcome = await stage.click(ANA, stage.main, form["custom_id"], fields=fields)
    assert "30 fichas" in said(outcome)
    assert stage.table.rules.stake == 10  # type: ignore[attr-defined]  # julepe


async def test_no_computer_players_where_they_are_forbidden() -> None:
    stage = served(tables=TablePolicy(bots="never"))
    assert "no se sientan bots" in refused(stage, await start(stage, bots=2))
    await start(stage)
    assert not stage.table.terms.bots_allowed


async def test_computer_players_only_where_nobody_can_lose_chips() -> None:
    stage = served("danese", tables=TablePolicy(bots="unstaked"))
    await start(stage, bots=2)
    assert len(stage.table.seats) == 3
    staked = served("danese", tables=TablePolicy(bots="unstaked"))
    refused(staked, await start(staked, bots=2, stake=5))


async def test_a_table_that_is_not_at_stake_says_so() -> None:
    stage = served(tables=TablePolicy(at_stake=False))
    await stage.open(ANA, LEO, EVA)
    assert "prestadas" in stage.main.text
    assert await stage.store.balance(1, LEO) == 5000


async def test_terms_are_the_servers() -> None:
    stage = served(
        stakes={"julepe": Stakes(buy_in=80)}, tables=TablePolicy(turn_seconds=3600, next_deal_seconds=60, misses=0)
    )
    await start(stage)
    terms = stage.table.terms
    assert (terms.buy_in, terms.turn_seconds, terms.next_deal_seconds, terms.misses) == (80, 3600, 60, 0)


async def test_named_rules_of_the_server_are_proposed_and_used() -> None:
    stage = served(
        rules={"julepe": {"stake": 25}},
        presets={"julepe": {"Martes de Ana": {"ace_must_play": True}}, "mus": {"X": {}}},
    )
    interaction = FakeInteraction(stage.channel, ANA, "Ana")
    proposed = await stage.desk.presets(interaction, "julepe", "")  # type: ignore[arg-type]  # a hand-written fake
    assert ("Martes de Ana", "Martes de Ana") in proposed
    assert {"seed", "fournier", "village"} < {value for _, value in proposed}
    assert "X" not in {value for _, value in proposed}
    narrowed = await stage.desk.presets(interaction, "julepe", "MART")  # type: ignore[arg-type]  # a hand-written fake
    assert narrowed == [("Martes de Ana", "Martes de Ana")]
    await start(stage, preset="Martes de Ana")
    assert stage.table.rules.ace_must_play  # type: ignore[attr-defined]  # julepe
    assert stage.table.rules.stake == 25  # type: ignore[attr-defined]  # julepe


async def test_a_name_may_be_written_as_it_is_shown() -> None:
    stage = served()
    await start(stage, preset="fournier: baile doble, julepe el plato")
    assert stage.table.rules.turn_up_double  # type: ignore[attr-defined]  # julepe


async def test_rules_of_a_name_that_is_none_are_refused() -> None:
    stage = served()
    assert "con ese nombre" in refused(stage, await start(stage, preset="nadie"))


async def test_no_names_are_proposed_while_the_database_is_gone() -> None:
    stage = served()
    stage.store.failing = {"settings"}
    interaction = FakeInteraction(stage.channel, ANA, "Ana")
    assert await stage.desk.presets(interaction, "julepe", "") == []  # type: ignore[arg-type]  # a hand-written fake


async def test_each_table_gets_a_thread_and_several_are_open_then() -> None:
    stage = served(tables=TablePolicy(threads=True))
    first, second = await start(stage, ANA), await start(stage, LEO)
    assert stage.channel.threads == ["Julepe · mesa de Ana", "Julepe · mesa de Leo"]
    tables = [row.latest for row in stage.store.rows.values()]
    assert all(isinstance(table, Table) and table.thread and table.channel_id != CHANNEL for table in tables)
    assert len({table.channel_id for table in tables if table}) == 2
    for outcome, table in zip((first, second), tables, strict=True):
        assert table is not None
        assert f"<#{table.channel_id}>" in said(outcome)
        assert outcome.shown is not None
        assert outcome.shown.user is None
        assert stage.store.saved_messages[table.id].main is not None


async def test_a_table_asked_for_in_a_thread_stays_there() -> None:
    stage = served(tables=TablePolicy(threads=True))
    await start_in_thread(stage, CHANNEL)
    assert stage.channel.threads == []
    assert stage.table.channel_id == 77


async def test_without_the_permission_for_threads_the_table_stays_in_the_channel() -> None:
    stage = served(tables=TablePolicy(threads=True))
    stage.channel.forbidden = True
    await start(stage)
    assert stage.table.channel_id == CHANNEL
    assert not stage.table.thread


async def test_a_thread_whose_table_is_refused_is_put_away() -> None:
    stage = served(tables=TablePolicy(threads=True, most_tables=1))
    await start(stage, ANA)
    outcome = await start(stage, LEO)
    assert "1 mesas abiertas" in said(outcome)
    assert stage.channel.calls.count("close-thread") == 1
    assert len(stage.store.rows) == 1
