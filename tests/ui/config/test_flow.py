"""What administrators set is kept, logged, shown and used by new tables; others are told no, in private."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import discord
import pytest

from bot.games.registry import GAMES
from bot.l10n import LOCALES, texts
from bot.sessions import setting
from bot.sessions.guild import GuildSettings
from bot.sessions.model import Phase
from bot.ui.budgets import REFUSALS as BUDGET_REFUSALS
from bot.ui.config.flow import REFUSALS
from tests.ui.config.clerk import Clerk, only_for, said
from tests.ui.fakes import FakeInteraction, walk
from tests.ui.stage import ANA, EVA, LEO, NAMES, Stage, controls

MEMBER = FakeInteraction(Stage().channel, LEO, "Leo").user
COMMANDS: list[tuple[str, tuple[Any, ...]]] = [
    ("show", ()),
    ("stakes", ("julepe",)),
    ("rules", ("julepe",)),
    ("tables", ()),
    ("language", ("en",)),
    ("ban", (MEMBER,)),
    ("unban", (MEMBER,)),
    ("reset", (None,)),
]
CLICKS = [
    "rules.julepe.edit", "rules.julepe.on", "rules.julepe.name", "rules.julepe.save", "rules.julepe.preset",
    "rules.julepe.forget", "rules.julepe.keep", "stakes.julepe.edit", "stakes.julepe.save", "server.julepe.edit",
    "server.julepe.save", "tables.all.edit", "tables.all.save", "tables.all.where", "reset.all.yes",
]  # fmt: skip


@pytest.mark.parametrize(("name", "arguments"), COMMANDS)
async def test_a_member_without_the_right_gets_a_private_no(name: str, arguments: tuple[Any, ...]) -> None:
    leo = Clerk(user=LEO, manages=False)
    outcome = await leo.command(name, *arguments)
    assert "Gestionar servidor" in said(outcome)
    assert only_for(outcome) == LEO
    assert leo.settings is None


@pytest.mark.parametrize("click", CLICKS)
async def test_the_right_is_checked_again_at_every_click(click: str) -> None:
    """The page may have been opened before the right was taken away, or the id made up."""
    stage = Stage()
    page = await Clerk(stage).page("tables")
    outcome = await stage.click(LEO, page, f"t1:-:0:config:{click}", ["fournier"], fields={"stake=10": "9"})
    assert "Gestionar servidor" in said(outcome)
    assert only_for(outcome) == LEO
    assert outcome.modal is None
    assert stage.store.guilds == {}


@pytest.mark.parametrize(
    "click", ["", "rules", "rules.poker.edit", "rules.julepe.fly", "stuff.all.edit", "reset.x.yes"]
)
async def test_a_made_up_click_of_an_administrator_changes_nothing(click: str) -> None:
    works = Clerk()
    page = await works.page("tables")
    ident = "t1:-:0:config" + (f":{click}" if click else "")
    outcome = await works.stage.click(ANA, page, ident, manages=True)
    assert only_for(outcome) == ANA
    assert works.settings is None


@pytest.mark.parametrize("locale", LOCALES)
def test_every_reason_has_its_words(locale: str) -> None:
    t = texts(locale)
    assert [code for code in (*REFUSALS, *BUDGET_REFUSALS) if not t.has(f"refused-{code}")] == []
    assert [code for code in setting.CODES if not t.has(f"setting-{code}")] == []


async def test_a_form_is_saved_and_the_page_shows_it() -> None:
    works = Clerk()
    outcome = await works.fill(await works.page("rules", "julepe"), stake="25", who_antes=["all"])
    assert works.settings.rules == {"julepe": {"stake": 25, "who_antes": "all"}}
    assert "Puesta: **25**" in said(outcome)
    assert "Guardado" in said(outcome)


async def test_a_switch_is_a_box_to_tick() -> None:
    works = Clerk()
    page = await works.page("rules", "julepe")
    for _ in range(4):
        turned = (await works.press(page, ".on")).shown
        assert turned is not None
        page = turned
    await works.fill(page, ace_must_play=True)
    assert works.settings.rules == {"julepe": {"ace_must_play": True}}


async def test_a_bad_value_is_refused_with_the_allowed_range_and_nothing_is_set() -> None:
    works = Clerk()
    outcome = await works.fill(await works.page("rules", "bestia"), ante="0", pack_base=["28"])
    assert "**Puesta**: De 1 a 1.000.000" in said(outcome)
    assert only_for(outcome) == ANA
    assert works.settings is None


async def test_rules_that_do_not_go_together_are_refused_in_words() -> None:
    works = Clerk()
    works.stage.store.guilds[1] = GuildSettings(1, rules={"danese": {"hook": True}})
    page = (await works.press(await works.page("rules", "danese"), ".on")).shown
    assert page is not None
    outcome = await works.fill(page, simultaneous_bids=True)
    assert "La última no cuadra la suma" in said(outcome)
    assert "Declarar a la vez" in said(outcome)
    assert works.settings.rules == {"danese": {"hook": True}}


async def test_a_buy_in_too_small_for_the_stake_is_refused_with_the_least() -> None:
    works = Clerk()
    outcome = await works.fill(await works.page("stakes", "julepe"), stake="300")
    assert "300 fichas" in said(outcome)
    assert works.settings is None
    await works.fill(await works.page("stakes", "julepe"), stake="300", buy_in="3000", most_stake="400", top_up="")
    assert works.settings.rules == {"julepe": {"stake": 300}}
    assert works.settings.stakes_of("julepe").buy_in == 3000


async def test_chips_of_the_server_are_set_for_all_games() -> None:
    works = Clerk()
    page = await works.page("stakes", "julepe")
    outcome = await works.fill(page, "server.julepe.edit", grant="50", daily_floor="20", timezone="Europe/Madrid")
    assert (works.settings.grant, works.settings.daily_floor, works.settings.timezone) == (50, 20, "Europe/Madrid")
    assert "Fichas para empezar: **50**" in said(outcome)
    wrong = await works.fill(page, "server.julepe.edit", timezone="Madrid")
    assert "Zona horaria" in said(wrong)
    assert works.settings.timezone == "Europe/Madrid"


async def test_two_administrators_with_the_same_form_do_not_undo_each_other() -> None:
    stage = Stage()
    ana, leo = Clerk(stage), Clerk(stage, LEO)
    mine, theirs = await ana.page("rules", "julepe"), await leo.page("rules", "julepe")
    my_form, their_form = await ana.form(mine), await leo.form(theirs)
    await asyncio.gather(ana.send(mine, my_form, stake="25"), leo.send(theirs, their_form, penalty_mode=["pot"]))
    assert ana.settings.rules == {"julepe": {"stake": 25, "penalty_mode": "pot"}}


async def test_a_change_is_in_the_log_with_who_what_before_and_after() -> None:
    works = Clerk()
    await works.fill(await works.page("rules", "julepe"), stake="25")
    await works.fill(await works.page("rules", "julepe"), stake="30")
    await works.command("ban", MEMBER)
    shown = said(await works.command("show"))
    assert f"<@{ANA}> · Julepe, Puesta: 10 → 25" in shown
    assert f"<@{ANA}> · Julepe, Puesta: 25 → 30" in shown
    assert f"<@{LEO}> sin permiso para sentarse: No → Sí" in shown


async def test_rules_are_saved_applied_and_deleted_by_name() -> None:
    works = Clerk()
    page = (await works.fill(await works.page("rules", "julepe"), stake="25", penalty_mode=["pot"])).shown
    assert page is not None
    page = (await works.fill(page, ".name", name="Martes de Ana")).shown
    assert page is not None
    assert works.settings.presets == {"julepe": {"Martes de Ana": {"stake": 25, "penalty_mode": "pot"}}}
    page = (await works.press(page, ".preset", ["seed"])).shown
    assert page is not None
    assert works.settings.rules == {"julepe": {"stake": 25}}
    page = (await works.press(page, ".preset", ["Martes de Ana"])).shown
    assert page is not None
    assert works.settings.rules == {"julepe": {"stake": 25, "penalty_mode": "pot"}}
    await works.press(page, ".forget", ["Martes de Ana"])
    assert works.settings.presets == {}


async def test_a_preset_that_another_administrator_has_deleted_is_explained() -> None:
    works = Clerk()
    works.stage.store.guilds[1] = GuildSettings(1, presets={"julepe": {"Martes": {}}})
    page = await works.page("rules", "julepe")
    works.stage.store.guilds[1] = GuildSettings(1)
    assert "No hay unas reglas con ese nombre" in said(await works.press(page, ".preset", ["Martes"]))
    assert "No hay unas reglas con ese nombre" in said(await works.press(page, ".forget", ["Martes"]))


async def test_channels_are_chosen_in_a_list_and_none_means_all() -> None:
    works = Clerk()
    page = (await works.press(await works.page("tables"), ".where", ["60", "61"])).shown
    assert page is not None
    assert works.settings.channels == (60, 61)
    assert "<#60> <#61>" in page.text
    chosen = next(node for node in walk(page.components) if node["type"] == 8)["default_values"]
    assert [int(value["id"]) for value in chosen] == [60, 61]
    await works.press(page, ".where", [])
    assert works.settings.channels == ()


async def test_a_change_never_touches_a_table_that_is_open() -> None:
    stage = Stage()
    before = await stage.deal(ANA, LEO, EVA)
    works = Clerk(stage)
    await works.fill(await works.page("rules", "julepe"), stake="25", penalty_mode=["pot"])
    await works.fill(await works.page("tables"), ":0:config:tables.all.edit", at_stake=False, bots=["never"])
    await works.fill(await works.page("tables"), ":1:config:tables.all.edit", turn_seconds="600")
    await works.press(await works.page("tables"), ".where", ["60"])
    await works.command("ban", MEMBER)
    assert stage.table == before
    while stage.table.phase is Phase.PLAYING:
        hand = await stage.hand(stage.waiting())
        verb = "act" if controls(hand, "act") else "discard"
        await stage.press(stage.waiting(), verb, hand)
        await stage.told()
    await stage.press(ANA, "next")
    assert stage.table.number == 2
    assert (stage.table.rules, stage.table.terms) == (before.rules, before.terms)


async def test_public_messages_are_in_the_servers_language_and_private_ones_in_the_members() -> None:
    works = Clerk()
    assert "portugués" in said(await works.command("language", "pt-BR"))
    await works.stage.open(ANA)
    assert "Cada cadeira" in works.stage.main.text
    assert "Configuración" in said(await works.command("show"))
    assert "no lo habla" in said(await works.command("language", "de"))


async def test_a_reset_is_asked_before_and_done_after() -> None:
    works = Clerk()
    works.stage.store.guilds[1] = GuildSettings(1, "en", rules={"julepe": {"stake": 20}, "mus": {"kings": 4}})
    before = works.settings
    page = await works.page("reset", "julepe")
    assert works.settings == before
    await works.press(page, "reset.julepe.yes")
    assert works.settings.rules == {"mus": {"kings": 4}}
    await works.press(await works.page("reset", None), "reset.all.yes")
    assert works.settings == GuildSettings(1)


@pytest.mark.parametrize("game", ["poker", "", "julepe.x"])
async def test_an_unknown_game_is_refused(game: str) -> None:
    works = Clerk()
    for name in ("stakes", "rules", "reset"):
        assert only_for(await works.command(name, game)) == ANA
    assert works.settings is None


async def test_what_the_bot_lacks_here_is_named_with_how_to_give_it() -> None:
    works = Clerk()
    interaction = FakeInteraction(works.stage.channel, ANA, NAMES[ANA], manages=True)
    interaction.app_permissions = discord.Permissions(view_channel=True, attach_files=True)
    await works.stage.desk.config.show(interaction)  # type: ignore[arg-type]  # a hand-written fake
    assert "❌ **Enviar mensajes**" in said(interaction)
    assert "Crear hilos" not in said(interaction)
    assert "Editar canal → Permisos" in said(interaction)
    works.stage.store.guilds[1] = replace(
        GuildSettings(1), tables=GuildSettings(1).tables.model_copy(update={"threads": True})
    )
    again = FakeInteraction(works.stage.channel, ANA, NAMES[ANA], manages=True)
    again.app_permissions = interaction.app_permissions
    await works.stage.desk.config.show(again)  # type: ignore[arg-type]  # a hand-written fake
    assert "❌ **Crear hilos públicos**" in said(again)
    assert "Tiene todo" in said(await works.command("show"))


async def test_a_database_that_does_not_answer_is_said() -> None:
    works = Clerk()
    page = await works.page("rules", "julepe")
    form = await works.form(page)
    works.stage.store.failing = {"change_settings"}
    assert "base de datos" in said(await works.send(page, form, stake="25"))


def test_every_game_has_its_stake_among_its_rules() -> None:
    stage = Stage()
    for key, game in GAMES.items():
        assert stage.desk.config.played(key).stake_field in game.house_rules.model_fields
