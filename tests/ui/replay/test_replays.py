"""A finished deal can be gone through step by step, by the people of its server, and no running one can."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.registry import GAMES
from bot.l10n import LOCALES
from bot.players import choose
from bot.record.read import read_record
from bot.record.replay import replay
from bot.sessions.model import DealEnded, Phase
from bot.ui.ids import custom_id
from bot.ui.replay.steps import steps_of
from tests.ui.fakes import FakeInteraction, Message, walk
from tests.ui.lint import faults
from tests.ui.sessions import DISCORD
from tests.ui.stage import ANA, EVA, LEO, NAMES, Stage, control, controls

PEOPLE = (ANA, LEO, EVA, 104)


async def act(stage: Stage) -> None:
    """Whoever's turn it is does what a computer player would."""
    user = stage.waiting()
    table = stage.table
    seat = table.seat_of_user(user)
    assert seat is not None
    place = table.playing.index(seat.chair)
    action = choose(table.game, GAMES[table.game].rules.view_for(table.deal, place))
    await stage.service.act(table.id, user, action)


async def finished(game: str = "julepe", locale: str = "es") -> Stage:
    """A table of four whose first deal is over."""
    stage = Stage(seed=4, game=game)
    stage.locale = DISCORD[locale]
    await stage.deal(*PEOPLE)
    while stage.table.phase is Phase.PLAYING:
        if game in ("julepe", "bestia") and stage.table.deal.phase.value == "calls":
            await stage.command(stage.waiting(), "act_words", "juego", "call")
        else:
            await act(stage)
    return stage


def asks(stage: Stage, user: int = ANA, guild: int = 1) -> FakeInteraction:
    interaction = FakeInteraction(stage.channel, user, NAMES[user], locale=stage.locale)
    interaction.guild_id = guild
    return interaction


async def opened(stage: Stage, deal: str | None, **who: int) -> Message:
    interaction = asks(stage, **who)
    await stage.desk.replay.open(interaction, deal)  # type: ignore[arg-type]  # a hand-written fake
    assert interaction.shown is not None
    assert interaction.shown.user is not None
    return interaction.shown


async def proposed(stage: Stage, text: str = "", guild: int = 1) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = await stage.desk.replay.proposals(asks(stage, guild=guild), text)  # type: ignore[arg-type]  # a hand-written fake
    return found


def named(stage: Stage) -> str:
    return f"{stage.table.id}.{stage.table.number}"


def button(message: Message, label: str) -> dict[str, Any]:
    return next(node for node in walk(message.components) if node.get("label") == label)


async def turned(stage: Stage, message: Message, label: str, user: int = ANA) -> Message:
    shown = (await stage.click(user, message, button(message, label)["custom_id"])).shown
    assert shown is not None
    return shown


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", list(GAMES))
async def test_every_step_of_a_deal_of_each_game_fits_its_screen(game: str, locale: str) -> None:
    stage = await finished(game, locale)
    message = await opened(stage, named(stage))
    seen = [message.text]
    while going := [node for node in controls(message, "replay") if ":next." in node["custom_id"]]:
        assert faults(message.components, public=False) == []
        shown = (await stage.click(ANA, message, going[0]["custom_id"])).shown
        assert shown is not None
        assert shown.id == message.id
        message = shown
        seen.append(message.text)
    stored = await stage.store.deal(stage.table.id, 1)
    assert stored is not None
    assert len(seen) == len(steps_of(GAMES[game], stored.events))
    assert len(set(seen)) == len(seen)
    assert not [text for text in seen if ": …" in text or ": **…" in text], "every step says what was done"


async def test_a_step_of_danese_says_the_number_that_was_bid() -> None:
    stage = await finished("danese")
    stored = await stage.store.deal(stage.table.id, 1)
    assert stored is not None
    bid = steps_of(GAMES["danese"], stored.events)[1]
    assert bid.chair is not None
    who = stage.table.seat_at(bid.chair).user_id
    played = await turned(stage, await opened(stage, named(stage)), "Siguiente")
    said = next(line for line in played.text.splitlines() if "Paso 2 de" in line)
    assert f"<@{who}>" in said
    assert said.rstrip("*. ").endswith(str(bid.events[0].tricks))  # type: ignore[attr-defined]  # a bid


async def test_a_step_shows_the_hands_of_all_and_what_was_played() -> None:
    stage = await finished()
    message = await opened(stage, named(stage))
    for user in PEOPLE:
        assert f"<@{user}>: " in message.text
    played = await turned(stage, message, "Siguiente")
    assert "Paso 2 de" in played.text
    assert "Juego" in played.text


async def test_a_step_has_no_button_of_the_table() -> None:
    stage = await finished()
    message = await turned(stage, await opened(stage, named(stage)), "Final")
    verbs = {node["custom_id"].split(":")[3] for node in walk(message.components) if "custom_id" in node}
    assert verbs == {"replay"}


async def test_the_first_and_the_last_step_lead_no_further() -> None:
    stage = await finished()
    first = await opened(stage, named(stage))
    assert [button(first, label)["disabled"] for label in ("Principio", "Atrás", "Siguiente", "Final")] == [
        True, True, False, False
    ]  # fmt: skip
    last = await turned(stage, first, "Final")
    assert "resultado" in last.text
    assert [button(last, label)["disabled"] for label in ("Principio", "Atrás", "Siguiente", "Final")] == [
        False, False, True, True
    ]  # fmt: skip
    assert (await turned(stage, last, "Principio")).text == first.text


async def test_the_downloaded_record_replays_to_the_same_result() -> None:
    stage = await finished()
    message = await opened(stage, named(stage))
    shown = await turned(stage, message, "Descargar acta")
    (file,) = shown.files
    assert file.filename == f"julepe-{stage.table.id}-1.json"
    stored = await stage.store.deal(stage.table.id, 1)
    assert stored is not None
    ended = next(event for event in stored.events if isinstance(event, DealEnded))
    done = replay(read_record(file.fp.read().decode()))
    assert GAMES["julepe"].rules.outcome(done.state) == ended.outcome


async def test_a_running_deal_is_refused_in_words() -> None:
    stage = Stage(seed=4)
    await stage.deal(*PEOPLE)
    for command in (named(stage), f" {named(stage)} "):
        refused = await opened(stage, command)
        assert "no ha terminado" in refused.text
    for argument in ("next.3", "file.0"):
        found = custom_id(stage.table.id, 1, "replay", argument)
        shown = (await stage.click(ANA, refused, found)).shown
        assert shown is not None
        assert "no ha terminado" in shown.text
        assert shown.files == ()


async def test_no_card_of_a_running_deal_is_told_when_the_one_before_is_shown() -> None:
    stage = await finished()
    before = await opened(stage, named(stage))
    await stage.press(ANA, "next")
    assert stage.table.number == 2
    assert (await opened(stage, f"{stage.table.id}.1")).text == before.text


async def test_people_of_another_server_see_nothing_of_a_deal() -> None:
    stage = await finished()
    mine = await opened(stage, named(stage))
    theirs = await opened(stage, named(stage), guild=2)
    assert "No encuentro" in theirs.text
    assert await proposed(stage, guild=2) == []
    interaction = FakeInteraction(
        stage.channel, LEO, "Leo", message=mine, data={"custom_id": button(mine, "Siguiente")["custom_id"]}
    )
    interaction.guild_id = 2
    await stage.desk.router.handle(interaction)  # type: ignore[arg-type]  # a hand-written fake
    assert interaction.shown is not None
    assert "No encuentro" in interaction.shown.text


@pytest.mark.parametrize("name", ["", "nothing", "t9.1", "t1.0", "t1.99", "t1.١", "../etc.1"])
async def test_a_deal_that_is_not_there_is_refused_in_words(name: str) -> None:
    stage = await finished()
    assert "No encuentro" in (await opened(stage, name)).text


async def test_without_a_deal_the_last_ones_are_listed_and_can_be_chosen() -> None:
    stage = await finished()
    listed = await opened(stage, None)
    assert "Julepe · mano 1" in listed.text
    assert faults(listed.components, public=False) == []
    chosen = await stage.click(ANA, listed, control(listed, "replay")["custom_id"], [named(stage)])
    assert chosen.shown is not None
    assert "Paso 1 de" in chosen.shown.text


async def test_where_nothing_was_finished_the_list_says_so() -> None:
    stage = Stage(seed=4)
    await stage.deal(*PEOPLE)
    assert "ninguna mano" in (await opened(stage, None)).text
    assert await proposed(stage) == []


async def test_finished_deals_are_proposed_while_writing() -> None:
    stage = await finished()
    ((label, value),) = await proposed(stage)
    assert value == named(stage)
    assert label.startswith("Julepe · mano 1")
    assert await proposed(stage, "julepe") != []
    assert await proposed(stage, "bestia") == []


async def test_the_buttons_work_after_a_restart() -> None:
    stage = await finished()
    message = await opened(stage, named(stage))
    later = Stage(seed=4, store=stage.store)
    later.channel.messages = stage.channel.messages
    assert "Paso 2 de" in (await turned(later, message, "Siguiente")).text
