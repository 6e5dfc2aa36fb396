"""The pages and forms of `/config` fit Discord and a phone, in three languages, also when much has been set."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.games.registry import GAMES
from bot.l10n import LOCALES
from bot.sessions.guild import MOST_PRESETS, GuildSettings, Stakes, TablePolicy
from tests.ui.config.clerk import GAMES as KEYS, Clerk
from tests.ui.described import message, need_description, objections
from tests.ui.fakes import Message, walk
from tests.ui.lint import faults, modal_faults
from tests.ui.stage import Stage

DISCORD = {"es": "es-ES", "pt-BR": "pt-BR", "en": "en-US"}
MUCH = GuildSettings(
    1,
    "pt-BR",
    1_000_000,
    {key: Stakes(buy_in=1_000_000, most_stake=1_000_000, top_up=1_000_000) for key in KEYS},
    {key: {name: value for preset in game.presets.values() for name, value in preset.items()
           if (key, name) not in [("danese", "hook")]}
     for key, game in GAMES.items()},
    {key: {f"{'Reglas de la casa de los martes ' * 2}"[:38] + f"{number:02}": {} for number in range(MOST_PRESETS)}
     for key in KEYS},
    TablePolicy(threads=True, at_stake=False, bots="unstaked", most_tables=200, turn_seconds=604_800,
                next_deal_seconds=3600, misses=0),
    tuple(1_235_204_073_062_400_020 + number for number in range(25)),
    tuple(range(500)),
    1_000_000,
    "America/Argentina/ComodRivadavia",
)  # fmt: skip


def clerk(locale: str, settings: GuildSettings) -> Clerk:
    stage = Stage()
    stage.locale = DISCORD[locale]
    stage.store.guilds[1] = settings
    return Clerk(stage)


async def every_page(works: Clerk) -> list[Message]:
    found = [await works.page("show"), await works.page("tables"), await works.page("reset", None)]
    for game in KEYS:
        found += [await works.page("reset", game), await works.page("stakes", game)]
        shown = await works.page("rules", game)
        found.append(shown)
        while not any(".on" in str(node) and node.get("disabled") for node in _buttons(shown)):
            turned = (await works.press(shown, ".on")).shown
            assert turned is not None
            shown = turned
            found.append(shown)
    return found


def _buttons(shown: Message) -> list[dict[str, Any]]:
    return [node for node in walk(shown.components) if node["type"] == 2]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("settings", [GuildSettings(1), MUCH], ids=["nothing", "much"])
async def test_every_page_fits(settings: GuildSettings, locale: str) -> None:
    works = clerk(locale, settings)
    for number in range(12):
        await works.stage.desk.store.change_settings(
            1, 1_235_204_073_062_400_020, lambda now, number=number: _moved(now, number)
        )
    found = await every_page(works)
    assert [(shown.text, faults(shown.components, public=False)) for shown in found
            if faults(shown.components, public=False)] == []  # fmt: skip
    assert all(shown.user is not None for shown in found)


def _moved(now: GuildSettings, number: int) -> GuildSettings:
    return replace(now, rules={**now.rules, "mus": {**now.rules.get("mus", {}), "stake": number + 1}})


@pytest.mark.parametrize("locale", LOCALES)
async def test_every_form_fits(locale: str) -> None:
    works = clerk(locale, MUCH)
    forms = [await works.form(await works.page("tables"), ":0:config:tables.all.edit")]
    forms.append(await works.form(await works.page("tables"), ":1:config:tables.all.edit"))
    for game in KEYS:
        stakes = await works.page("stakes", game)
        forms += [await works.form(stakes, f"stakes.{game}.edit"), await works.form(stakes, f"server.{game}.edit")]
        shown = await works.page("rules", game)
        forms += [await works.form(shown), await works.form(shown, ".name")]
    assert [modal_faults(form) for form in forms if modal_faults(form)] == []


@pytest.mark.parametrize("settings", [GuildSettings(1), MUCH], ids=["nothing", "much"])
async def test_pages_and_forms_are_what_discord_describes(settings: GuildSettings) -> None:
    need_description()
    works = clerk("es", settings)
    for shown in await every_page(works):
        assert objections(message(shown.components), "MessageCreateRequest") == []
    form = await works.form(await works.page("tables"))
    assert objections(form, "ModalInteractionCallbackRequestData") == []
    form = await works.form(await works.page("rules", "julepe"))
    assert objections(form, "ModalInteractionCallbackRequestData") == []
