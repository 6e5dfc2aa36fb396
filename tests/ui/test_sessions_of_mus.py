"""Whole sessions of both games of mus, played by clicking: every screen fits, says what it should, tells no secret."""

from __future__ import annotations

import contextlib
import importlib
from collections.abc import Iterator
from typing import Any, get_args

import pytest
from pydantic import ValidationError

from bot.cards import Card
from bot.games.protocol import HouseRules
from bot.games.registry import GAMES
from bot.l10n import LOCALES, texts
from bot.sessions.errors import RefusedError
from bot.sessions.model import Phase, Table, Terms
from bot.ui.cards import card_name
from bot.ui.ids import parse
from bot.ui.renderers.registry import renderer_of
from bot.ui.screens.plain import refusal
from tests.ui import described
from tests.ui.fakes import Message, walk
from tests.ui.lint import faults, modal_faults
from tests.ui.sessions import DISCORD, PUBLIC_VERBS, Session
from tests.ui.stage import ANA, NAMES, Stage, controls

BOTH = ("mus", "mus_individual")
SHOWN = PUBLIC_VERBS | {"pairs"}
DECIDING = ("act", "amount", "discard", "sure", "sign")
EVERYTHING_ELSE: dict[str, dict[str, Any]] = {
    "mus": {
        "min_raise": 1,
        "bet_cap": "remaining",
        "pair_answer": "highest",
        "refuser_out": True,
        "discard_order": "simultaneous",
        "signals": "button",
        "vacas_to_win": 2,
        "stake": 3,
    },
    "mus_individual": {
        "resolution": "winner_returns_stake",
        "refuse_takes": "all",
        "deje": 0,
        "premio_with_bet": False,
        "min_bet": 2,
        "stake": 3,
        "defeats": 1,
    },
}
"""House rules that no preset has."""
TABLES = [
    ("mus", 4, "vaca", {}),
    ("mus", 4, "running", {}),
    ("mus", 4, "real", {}),
    ("mus", 4, None, EVERYTHING_ELSE["mus"]),
    ("mus_individual", 2, "short", {}),
    ("mus_individual", 4, "optional_values", {}),
    ("mus_individual", 6, "long", {}),
    ("mus_individual", 5, None, EVERYTHING_ELSE["mus_individual"]),
]


class MusSession(Session):
    """People who also bet, think twice about an órdago, and make señas."""

    async def _step(self) -> None:
        self._look()
        user = self.stage.waiting()
        hand = await self.stage.hand(user)
        choices = self._choices(hand)
        assert choices, hand.text
        chosen = self.luck.choice(choices)
        values = self._values(chosen)
        shown = (await self.stage.click(user, hand, chosen["custom_id"], values)).shown
        verb = chosen["custom_id"].split(":")[3]
        if verb in ("sure", "pick") and shown is not None and self.luck.random() < 0.5:
            confirm = controls(shown, "act") if verb == "sure" else controls(shown, "discard")
            await self.stage.click(user, shown, confirm[0]["custom_id"])
        await self.stage.told()

    def _choices(self, hand: Message) -> list[dict[str, Any]]:
        found = [control for verb in DECIDING for control in controls(hand, verb)]
        return [control for control in found if not control["custom_id"].endswith(":ask")] + controls(hand, "pick")

    def _values(self, chosen: dict[str, Any]) -> list[str]:
        if "options" not in chosen:
            return []
        number = self.luck.randint(chosen["min_values"], chosen["max_values"])
        return self.luck.sample([option["value"] for option in chosen["options"]], number)

    def _look(self) -> None:
        self.seen.append(self.stage.main)
        assert leaks(self.stage.main, self.stage.table, self.locale) == []


def leaks(message: Message, table: Table, locale: str) -> list[str]:
    """Cards that a public message names before the hands are shown, and ids that say more than a public one may."""
    body = str(message.components).casefold()
    hidden: tuple[Card, ...] = GAMES[table.game].cards if table.phase is Phase.PLAYING else ()
    named = [card.code for card in hidden if card_name(texts(locale), card).casefold() in body]
    ids = [parse(node["custom_id"]) for node in walk(message.components) if "custom_id" in node]
    told = [str(ref) for ref in ids if ref is None or ref.verb not in SHOWN or ref.argument]
    return named + told


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
    session = MusSession(game, people, locale, preset, people, house)
    await session.play(3)
    assert [record.getMessage() for record in caplog.records] == []
    for message in session.stage.channel.everything:
        if not message.content:
            assert faults(message.components, public=message.user is None) == [], message.text


@pytest.mark.parametrize("game", BOTH)
async def test_every_body_is_as_discord_describes_it(game: str) -> None:
    described.need_description()
    session = MusSession(game, 4, "pt-BR", None, 3, EVERYTHING_ELSE[game])
    await session.play(2)
    for message in session.stage.channel.everything:
        assert described.objections(described.message(message.components), "MessageCreateRequest") == [], message.text


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", BOTH)
async def test_the_form_with_the_options_fits_and_comes_back_as_it_was(game: str, locale: str) -> None:
    stage = Stage(game=game)
    stage.locale = DISCORD[locale]
    await stage.open(ANA)
    modal = (await stage.press(ANA, "options")).modal
    assert modal is not None
    assert modal_faults(modal) == []
    described.need_description()
    assert described.objections({"type": 9, "data": modal}, "ModalInteractionCallbackRequest") == []


async def test_the_form_sets_a_vaca_and_a_stake() -> None:
    stage = Stage(game="mus")
    await stage.open(ANA)
    modal = (await stage.press(ANA, "options")).modal
    assert modal is not None
    fields = {"stake": "25", "target": "30", "match": "3-2", "house": ["signals", "four"], "time": "60"}
    await stage.click(ANA, stage.main, modal["custom_id"], fields=fields)
    rules, terms = stage.table.rules, stage.table.terms
    assert (rules.target, rules.games_to_win, rules.vacas_to_win) == (30, 3, 2)  # type: ignore[attr-defined]  # mus
    assert (rules.signals, rules.kings, terms.stake) == ("button", 4, 25)  # type: ignore[attr-defined]  # mus


def readings(game: str) -> Iterator[HouseRules]:
    """The default house rules, and each other value of each field alone."""
    model = GAMES[game].house_rules
    yield model()
    for name, field in model.model_fields.items():
        choices = [choice for choice in get_args(field.annotation) if choice != field.default]
        if not choices:
            choices = [not field.default] if isinstance(field.default, bool) else [field.default - 1, field.default + 1]
        for choice in choices:
            # La real has a value only where the table knows it.
            with_real = {"real": "figure"} if name == "real_value" else {}
            with contextlib.suppress(ValidationError):
                yield model.model_validate({name: choice, **with_real})


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", BOTH)
def test_every_reading_of_every_house_rule_has_its_words(game: str, locale: str) -> None:
    t, renderer = texts(locale, strict=True), renderer_of(game)
    told: set[tuple[str, ...]] = set()
    found = list(readings(game))
    for rules in found:
        lines = renderer.house_rules(t, rules)
        written = tuple(renderer.topic(t, rules, topic) for topic in renderer.topics)
        assert all(0 < len(text) <= 1600 and "{" not in text for text in (*written, renderer.summary(t, rules), *lines))
        told.add((renderer.price(t, rules, Terms(200, stake=getattr(rules, "stake", 0))), *written))
    assert len(told) == len(found), "two readings are told alike"


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", BOTH)
async def test_every_refusal_of_the_rules_is_explained(game: str, locale: str) -> None:
    stage = Stage(game=game)
    table = await stage.open(ANA)
    t = texts(locale, strict=True)
    general = refusal(t, RefusedError("no-such-code", table))
    for code in (*importlib.import_module(f"bot.games.{game}.model").REFUSALS, "bad-amount"):
        assert t.has(f"refused-{code}") or t.has(f"refused-{game}-{code}"), code
        assert refusal(t, RefusedError(code, table)) != general


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", BOTH)
def test_every_preset_has_a_name_that_fits_a_choice(game: str, locale: str) -> None:
    t = texts(locale, strict=True)
    assert all(0 < len(t(f"preset-{game}-{preset}")) <= 100 for preset in GAMES[game].presets)


async def test_a_table_of_mus_asks_for_exactly_four_and_shows_who_plays_with_whom() -> None:
    stage = Stage(game="mus")
    users = list(NAMES)
    await stage.open(*users[:3])
    await stage.told()
    text = stage.main.text
    assert "Exactamente 4 sillas" in text
    assert f"**Pareja 1**: <@{users[0]}> · <@{users[2]}>" in text
    assert f"**Pareja 2**: <@{users[1]}> · sitio libre" in text
    assert "falta 1" in text
