"""What members choose and what becomes of their data; servers that come and go."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.sessions.members import MemberSettings
from bot.sessions.model import Terms
from bot.ui.servers import KEPT_SECONDS
from tests.ui.fakes import walk
from tests.ui.office import ANA, EVA, GUILD, LEO, Bureau, bureau, pressed

DAY = 86_400.0


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Bureau]:
    async with bureau(tmp_path, ping=0.0) as made:
        yield made


def pings(stage: Bureau) -> list[tuple[int, ...]]:
    return [message.pings for message in stage.channel.everything if message.pings]


async def moment() -> None:
    """What waits for no time at all happens."""
    for _ in range(20):
        await asyncio.sleep(0.005)


@pytest.mark.parametrize(("choice", "expected"), [("never", 0), ("late", 1), ("always", 1)])
async def test_each_member_chooses_whether_to_be_told_of_the_turn(stage: Bureau, choice: str, expected: int) -> None:
    await stage.ask(ANA, "profile.preferences", choice)
    await stage.deal(ANA, bots=2)
    await stage.told()
    await moment()
    assert len(pings(stage)) == expected


async def test_who_wants_it_always_is_told_at_once_and_the_others_after_a_while(tmp_path: Path) -> None:
    async with bureau(tmp_path, ping=3600.0) as stage:
        await stage.ask(ANA, "profile.preferences", "always")
        await stage.deal(ANA, bots=2)
        await stage.told()
        await moment()
        assert pings(stage) == [(ANA,)]
        await stage.ask(ANA, "profile.preferences", "late")
        while stage.table.phase.value == "playing":
            await stage.service.choose(stage.table.id, ANA, 0)
            await stage.told()
        await moment()
        assert pings(stage) == [(ANA,)]


async def test_members_who_asked_are_told_of_a_table_in_their_channel_until_play_begins(stage: Bureau) -> None:
    for user in (LEO, EVA, ANA):
        await stage.ask(user, "profile.preferences", None, None, True)
    await stage.ask(EVA, "profile.preferences", None, None, False)
    await stage.open(ANA, bots=2)
    await moment()
    lobby = next(message for message in stage.channel.public() if not message.pings)
    told = [message for message in stage.channel.public() if message.pings]
    assert [message.pings for message in told] == [(LEO,)]
    sat = await stage.press(LEO, "sit", told[0])
    assert sat.shown is not None
    assert stage.table.seat_of_user(LEO) is not None
    await stage.press(ANA, "begin", lobby)
    await moment()
    assert told[0].id not in stage.channel.messages


async def test_who_asked_in_a_channel_is_told_of_tables_in_its_threads(stage: Bureau) -> None:
    await stage.ask(LEO, "profile.preferences", None, None, True)
    table = (await stage.service.open_table(GUILD, 51, ANA, "Ana", "julepe", {}, Terms(100))).after
    herald = stage.desk.herald
    assert herald is not None
    herald.opened(table)
    await herald.settle()
    assert pings(stage) == []
    herald.opened(table, 50)
    await herald.settle()
    assert pings(stage) == [(LEO,)]


async def test_choices_are_shown_and_kept_one_by_one(stage: Bureau) -> None:
    await stage.ask(ANA, "profile.preferences", "never")
    shown = await stage.ask(ANA, "profile.preferences", None, "words")
    assert "nunca" in shown.text
    assert "en palabras" in shown.text
    assert await stage.store.member_settings(ANA) == MemberSettings(ANA, "never", "words")
    assert "nunca" in (await stage.ask(ANA, "profile.preferences", "sometimes")).text


async def test_statistics_are_told_per_game_in_words(stage: Bureau) -> None:
    assert "no hay manos" in (await stage.ask(ANA, "profile.stats")).text
    await stage.session(ANA, LEO, deals=3)
    shown = await stage.ask(EVA, "profile.stats", None, None)
    assert "no hay manos" in shown.text
    shown = await stage.ask(ANA, "profile.stats")
    assert "**Julepe**" in shown.text
    assert "manos: 3" in shown.text
    assert "no hay manos" in (await stage.ask(ANA, "profile.stats", None, "danese")).text


async def test_the_own_data_are_given_as_a_file(stage: Bureau) -> None:
    await stage.session(ANA, LEO)
    shown = await stage.ask(ANA, "privacy.export")
    assert shown.user == ANA
    dossier = json.loads(shown.files[0].fp.read())
    assert dossier["user_id"] == str(ANA)
    assert dossier["servers"][0]["chips"] == await stage.store.balance(GUILD, ANA)
    assert "Leo" not in json.dumps(dossier)


async def test_data_are_erased_only_after_a_yes_and_only_the_own(stage: Bureau) -> None:
    await stage.session(ANA, LEO)
    question = await stage.ask(ANA, "privacy.delete")
    assert await stage.store.balance(GUILD, ANA) is not None
    kept = (await pressed(stage, ANA, question, "t1:privacy:0:forget:no")).shown
    assert kept is not None
    assert "No se ha borrado nada" in kept.text
    assert await stage.store.balance(GUILD, ANA) is not None
    await pressed(stage, ANA, question, "t1:privacy:0:forget:yes")
    assert await stage.store.balance(GUILD, ANA) is None
    assert await stage.store.balance(GUILD, LEO) is not None


async def test_who_sits_at_a_table_is_shown_where(stage: Bureau) -> None:
    await stage.open(ANA)
    question = await stage.ask(ANA, "privacy.delete")
    shown = (await pressed(stage, ANA, question, "t1:privacy:0:forget:yes")).shown
    assert shown is not None
    assert "<#50>" in shown.text
    assert await stage.store.balance(GUILD, ANA) is not None


async def test_a_deal_of_a_forgotten_member_shows_no_mention(stage: Bureau) -> None:
    table = await stage.deal(ANA, LEO, bots=1)
    await stage.service.leave(table.id, LEO)
    while stage.table.phase.value == "playing":
        await stage.service.computers_idle()
        if stage.table.phase.value == "playing":
            await stage.service.choose(stage.table.id, stage.waiting(), 0)
    await stage.store.forget(LEO)
    await stage.ask(ANA, "show_table")
    for message in stage.channel.public():
        assert "<@-" not in json.dumps([node for node in walk(message.components) if node["type"] == 10])


async def test_a_server_left_is_kept_for_thirty_days_and_then_erased(stage: Bureau) -> None:
    await stage.session(ANA, LEO)
    await stage.desk.guild_gone(GUILD)
    stage.clock.pass_(KEPT_SECONDS - 1)
    await stage.desk.servers.purge()
    assert await stage.store.balance(GUILD, ANA) is not None
    stage.clock.pass_(2)
    await stage.desk.servers.purge()
    assert await stage.store.balance(GUILD, ANA) is None
    assert await stage.store.known_servers() == []


async def test_a_second_notice_does_not_prolong_and_coming_back_ends_it(stage: Bureau) -> None:
    await stage.session(ANA)
    await stage.desk.guild_gone(GUILD)
    stage.clock.pass_(20 * DAY)
    await stage.desk.guild_gone(GUILD)
    await stage.desk.servers.seen({GUILD})
    stage.clock.pass_(40 * DAY)
    await stage.desk.servers.purge()
    assert await stage.store.balance(GUILD, ANA) is not None


async def test_an_outage_starts_no_clock(stage: Bureau) -> None:
    """A server in an outage is among those the bot is in; the client tells only of real removals."""
    await stage.session(ANA)
    await stage.desk.servers.seen({GUILD})
    stage.clock.pass_(100 * DAY)
    await stage.desk.servers.purge()
    assert await stage.store.known_servers() == [GUILD]


async def test_a_removal_while_the_bot_was_away_is_noticed_when_it_is_back(stage: Bureau) -> None:
    await stage.session(ANA)
    await stage.desk.servers.seen({77})
    stage.clock.pass_(31 * DAY)
    await stage.desk.servers.purge()
    assert await stage.store.known_servers() == []
