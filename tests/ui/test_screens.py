"""Whole sessions of julepe, played by clicking: every screen fits, says what it should, and tells no secret."""

from __future__ import annotations

import pytest

from bot.l10n import LOCALES, texts
from bot.ui.cards import card_name
from bot.ui.renderers.registry import RENDERERS
from tests.ui import described
from tests.ui.fakes import Message
from tests.ui.lint import faults, modal_faults
from tests.ui.sessions import DISCORD, Session, leaks, secret_cards
from tests.ui.stage import ANA, Stage

RULES = [
    None,
    "fournier",
    "village",
]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("people", [3, 4, 5, 6, 7])
async def test_every_screen_of_a_session_fits_and_tells_no_secret(people: int, locale: str) -> None:
    session = Session("julepe", people, locale, RULES[people % len(RULES)], seed=people)
    await session.play()
    bodies = session.stage.channel.everything
    assert len(bodies) > 20
    for message in bodies:
        if message.content:
            assert len(message.content) <= 2000
            continue
        assert faults(message.components, public=message.user is None) == [], message.text


async def test_a_leaked_card_would_be_found() -> None:
    session = Session("julepe", 3, "es", None, seed=1)
    await session.stage.deal(ANA, 102, 103)
    table = session.stage.table
    secret = next(iter(secret_cards(table)))
    shown = Message(1, [{"type": 10, "content": card_name(texts("es"), secret)}])
    clicked = Message(2, [{"type": 2, "label": "x", "custom_id": f"t1:{table.id}:1:discard:0.2"}])
    assert leaks(shown, table, "es") == [secret.code]
    assert len(leaks(clicked, table, "es")) == 1


@pytest.mark.parametrize("locale", LOCALES)
async def test_every_body_is_as_discord_describes_it(locale: str) -> None:
    described.need_description()
    session = Session("julepe", 5, locale, None, seed=11)
    await session.play(1)
    for message in session.stage.channel.everything:
        body = described.message(message.components)
        assert described.objections(body, "MessageCreateRequest") == [], message.text


async def side_screens(stage: Stage) -> list[Message]:
    """What is shown privately around a table."""
    found = [
        await stage.command(ANA, "rules", None, None),
        await stage.command(ANA, "rules", "julepe", "dance"),
        await stage.command(ANA, "about"),
        await stage.command(ANA, "bank.balance"),
        await stage.command(ANA, "add_bot"),
        await stage.command(ANA, "leave"),
        await stage.command(ANA, "close"),
        await stage.command(107, "show_hand"),
        await stage.command(107, "show_table"),
        await stage.press(ANA, "more"),
        await stage.press(107, "more"),
        await stage.press(ANA, "rules"),
    ]
    return [interaction.shown for interaction in found if interaction.shown is not None]


@pytest.mark.parametrize("locale", LOCALES)
async def test_the_screens_around_a_table_fit(locale: str) -> None:
    stage = Stage(seed=2)
    stage.locale = DISCORD[locale]
    await stage.deal(ANA, 102, bots=2)
    screens = await side_screens(stage)
    await stage.command(ANA, "pause")
    await stage.told()
    screens.append(stage.main)
    shown = (await stage.command(ANA, "close", manages=True)).shown
    assert shown is not None
    await stage.press(ANA, "close", shown)
    await stage.told()
    screens.append(stage.main)
    assert len(screens) == 14
    assert [(faults(message.components, public=message.user is None), message.text) for message in screens
            if faults(message.components, public=message.user is None)] == []  # fmt: skip


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", RENDERERS)
async def test_the_form_with_the_options_fits(game: str, locale: str) -> None:
    stage = Stage(game=game)
    stage.locale = DISCORD[locale]
    await stage.open(ANA)
    modal = (await stage.press(ANA, "options")).modal
    assert modal is not None
    assert modal_faults(modal) == []
    described.need_description()
    assert described.objections({"type": 9, "data": modal}, "ModalInteractionCallbackRequest") == []
