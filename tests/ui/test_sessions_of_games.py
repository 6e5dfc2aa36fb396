"""Whole sessions of bestia and dane-se, played by clicking: every screen fits and tells no secret."""

from __future__ import annotations

import contextlib
import importlib
from collections.abc import Iterator
from typing import Any, get_args

import pytest
from pydantic import ValidationError

from bot.games.protocol import HouseRules
from bot.games.registry import GAMES
from bot.l10n import LOCALES, texts
from bot.sessions.errors import RefusedError
from bot.sessions.model import Terms
from bot.ui.renderers.registry import renderer_of
from bot.ui.rules import TOPICS
from bot.ui.screens.plain import refusal
from tests.ui import described
from tests.ui.lint import faults, modal_faults
from tests.ui.sessions import DISCORD, Session
from tests.ui.stage import ANA, Stage

NEW = ("bestia", "danese")
EVERYTHING_ELSE: dict[str, dict[str, Any]] = {
    "bestia": {
        "ante": 3,
        "pack_base": 28,
        "pack_step": 8,
        "must_beat_ruffed": True,
        "trick_pay": "fifth",
        "penalty_base": "after",
        "trump_from": "turn_up",
        "exchange": 5,
        "ace_trump_leads": True,
    },
    "danese": {"schedule": "descending", "simultaneous_bids": True, "tiebreak": "extra_hand", "stake": 3},
}
"""House rules that no preset has."""
TABLES = [
    ("bestia", 3, "seed", {}),
    ("bestia", 4, "salon", {}),
    ("bestia", 5, "gentle", {}),
    ("bestia", 6, None, EVERYTHING_ELSE["bestia"]),
    ("bestia", 7, "fifths", {}),
    ("danese", 3, None, {"schedule": "descending", "max_cards": 17, "top_no_trump": "always"}),
    ("danese", 4, None, EVERYTHING_ELSE["danese"]),
    ("danese", 5, "oh_hell", {}),
    ("danese", 6, "short_escalera", {}),
    ("danese", 7, None, {"schedule": "descending", "miss": "minus_diff"}),
]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("game", "people", "preset", "house"), TABLES)
async def test_every_screen_of_a_session_fits_and_tells_no_secret(
    game: str,
    people: int,
    preset: str | None,
    house: dict[str, Any],
    locale: str,
    caplog: pytest.LogCaptureFixture,
) -> None:
    session = Session(game, people, locale, preset, people, house)
    await session.play(2 if game == "danese" else 5)
    assert [record.getMessage() for record in caplog.records] == []
    for message in session.stage.channel.everything:
        if not message.content:
            assert faults(message.components, public=message.user is None) == [], message.text


@pytest.mark.parametrize("game", NEW)
async def test_every_body_is_as_discord_describes_it(game: str) -> None:
    described.need_description()
    session = Session(game, 4, "pt-BR", None, 3, EVERYTHING_ELSE[game])
    await session.play(1)
    for message in session.stage.channel.everything:
        assert described.objections(described.message(message.components), "MessageCreateRequest") == [], message.text


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", NEW)
async def test_the_form_with_the_options_fits(game: str, locale: str) -> None:
    stage = Stage(game=game)
    stage.locale = DISCORD[locale]
    await stage.open(ANA)
    modal = (await stage.press(ANA, "options")).modal
    assert modal is not None
    assert modal_faults(modal) == []
    described.need_description()
    assert described.objections({"type": 9, "data": modal}, "ModalInteractionCallbackRequest") == []


def readings(game: str) -> Iterator[HouseRules]:
    """The default house rules, and each other value of each field alone."""
    model = GAMES[game].house_rules
    yield model()
    for name, field in model.model_fields.items():
        choices = [choice for choice in get_args(field.annotation) if choice != field.default]
        if not choices:
            choices = [not field.default] if isinstance(field.default, bool) else [field.default - 1, field.default + 1]
        for choice in choices:
            with contextlib.suppress(ValidationError):
                yield model.model_validate({name: choice})


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", NEW)
def test_every_reading_of_every_house_rule_has_its_words(game: str, locale: str) -> None:
    t, renderer = texts(locale, strict=True), renderer_of(game)
    chapters: set[tuple[str, ...]] = set()
    found = list(readings(game))
    for rules in found:
        lines = renderer.house_rules(t, rules)
        assert len(lines) <= 1
        written = tuple(renderer.topic(t, rules, topic) for topic in renderer.topics)
        assert all(0 < len(text) <= 1600 and "{" not in text for text in (*written, renderer.summary(t, rules), *lines))
        chapters.add((renderer.price(t, rules, Terms(200, stake=getattr(rules, "stake", 0))), *written))
    assert len(chapters) == len(found), "two readings are told alike"


@pytest.mark.parametrize("locale", LOCALES)
def test_every_chapter_of_every_game_has_a_title(locale: str) -> None:
    assert all(texts(locale).has(f"topic-{topic}") for topic in TOPICS)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", NEW)
async def test_every_refusal_of_the_rules_is_explained(game: str, locale: str) -> None:
    stage = Stage(game=game)
    table = await stage.open(ANA)
    t = texts(locale, strict=True)
    codes = importlib.import_module(f"bot.games.{game}.model").REFUSALS
    general = refusal(t, RefusedError("no-such-code", table))
    for code in codes:
        assert t.has(f"refused-{code}") or t.has(f"refused-{game}-{code}"), code
        assert refusal(t, RefusedError(code, table)) != general
