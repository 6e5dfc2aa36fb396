"""The page in a real browser, against a real playground: what a member sees and can reach with keys alone."""

from __future__ import annotations

import os
import shutil
from collections.abc import AsyncIterator
from dataclasses import replace
from time import time
from typing import Any

import pytest
from playwright.async_api import Browser, BrowserContext, Page, async_playwright, expect

from playground.model import Message
from playground.server import Server

CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
HOSTILE = (
    """<img src=x onerror="window.hacked = 1"> **<script>window.hacked = 1</script>** [ven](javascript:hacked=1)"""
)

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="needs Chromium: on the path, or named by CHROMIUM")


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        opened = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield opened
        await opened.close()


@pytest.fixture
async def context(browser: Browser) -> AsyncIterator[BrowserContext]:
    """A phone that prefers the dark."""
    opened = await browser.new_context(viewport={"width": 400, "height": 800}, color_scheme="dark")
    yield opened
    await opened.close()


def _member(server: Server, name: str) -> int:
    return next(each.id for each in server.world.members.values() if each.user.name == name)


async def _enter(context: BrowserContext, server: Server, name: str = "Ana") -> Page:
    page = await context.new_page()
    await page.goto(f"{server.url}/?member={_member(server, name)}")
    await expect(page.get_by_role("log")).to_be_visible()
    await expect(page.locator("[data-part=me]")).to_contain_text(name)
    return page


def _say(server: Server, name: str, content: str, private_to: str | None = None) -> Message:
    world = server.world
    owner = None if private_to is None else _member(server, private_to)
    flags = 0 if owner is None else 1 << 6
    channel = next(iter(world.channels))
    message = Message(world.mint(), channel, _member(server, name), content, flags=flags, owner_id=owner)
    world.add_message(message)
    return message


async def _command(page: Page, name: str) -> None:
    """Picks a command and sends it without options."""
    await page.get_by_role("combobox", name="#").fill(name)
    await page.keyboard.press("Enter")
    await expect(page.locator(".command-form")).to_be_visible()
    await page.keyboard.press("Enter")


async def test_a_member_sees_what_was_said_and_only_his_own_private_messages(
    server: Server, context: BrowserContext
) -> None:
    said = _say(server, "Leo", "¿Quién juega al **mus**?")
    mine = _say(server, "Leo", "solo para Ana", private_to="Ana")
    _say(server, "Leo", "solo para Leo", private_to="Leo")
    page = await _enter(context, server)
    await expect(page.locator("article")).to_have_count(2)
    await expect(page.locator(f"[data-message-id='{said.id}'] strong")).to_have_text("mus")
    private = page.locator(f"[data-message-id='{mine.id}']")
    await expect(private).to_have_attribute("data-ephemeral", "true")
    await private.get_by_role("button", name="Descartar").click()
    await expect(private).to_have_count(0)


async def test_hostile_text_is_shown_and_never_run(server: Server, context: BrowserContext) -> None:
    page = await _enter(context, server)
    said = _say(server, "Leo", HOSTILE)
    shown = page.locator(f"[data-message-id='{said.id}'] .content")
    await expect(shown).to_contain_text("<img src=x onerror=")
    await expect(shown.locator("strong")).to_have_text("<script>window.hacked = 1</script>")
    assert await shown.locator("script, img, a").count() == 0
    assert await page.evaluate("window.hacked") is None


async def test_discords_markdown_is_rendered_and_times_are_told_in_the_members_language(
    server: Server, context: BrowserContext
) -> None:
    soon = int(time()) + 2 * 3600 + 60
    leo = _member(server, "Leo")
    lines = ("## Baza 2", "-# de 5", "- *oros*", "> cita", "||3 de copas|| `**7**`", f"<@{leo}> <t:{soon}:R>")
    said = _say(server, "Leo", "\n".join(lines))
    page = await _enter(context, server)
    shown = page.locator(f"[data-message-id='{said.id}'] .content")
    for selector, text in (
        ("h2", "Baza 2"),
        ("small", "de 5"),
        ("li em", "oros"),
        ("blockquote", "cita"),
        ("code", "**7**"),
        (".mention", "@Leo"),
        ("time", "dentro de 2 horas"),
    ):
        await expect(shown.locator(selector)).to_have_text(text)
    await expect(shown.locator(".covered")).to_be_hidden()
    await shown.get_by_role("button", name="Contenido oculto").press("Enter")
    await expect(shown.locator(".covered")).to_have_text("3 de copas")


async def test_a_slash_lists_the_commands_a_member_may_use(server: Server, guest: Any, context: BrowserContext) -> None:
    for name, expected in (("Ana", {"/secret"}), ("Leo", set())):
        page = await _enter(context, server, name)
        await page.get_by_role("combobox", name="#").press_sequentially("/")
        listed = page.get_by_role("listbox").get_by_role("option")
        await expect(listed.first).to_be_visible()
        names = {await row.get_attribute("data-command") for row in await listed.all()}
        assert names == expected | {"/table open", "/table think", "/table mute", "/table play"}


async def test_a_table_is_opened_and_joined_with_keys_alone(
    server: Server, guest: Any, context: BrowserContext
) -> None:
    page = await _enter(context, server)
    await _command(page, "/table open")
    sit = page.get_by_role("button", name="Sentarme")
    await expect(page.get_by_text("mesa de Ana: 5")).to_be_visible()
    await sit.focus()
    await page.keyboard.press("Enter")
    await expect(page.get_by_text("sentada: Ana")).to_be_visible()
    await expect(sit).to_be_focused()


async def test_an_option_out_of_bounds_is_not_sent(server: Server, guest: Any, context: BrowserContext) -> None:
    page = await _enter(context, server)
    await page.get_by_role("combobox", name="#").fill("/table open")
    for key in ("Enter", "ArrowDown", "Enter"):
        await page.keyboard.press(key)
    await page.keyboard.type("101")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("status")).to_contain_text(["Como máximo 100"])
    assert guest.asked == []


async def test_a_card_is_completed_from_what_the_bot_offers(
    server: Server, guest: Any, context: BrowserContext
) -> None:
    page = await _enter(context, server)
    await page.get_by_role("combobox", name="#").fill("/table play")
    await page.keyboard.press("Enter")
    await page.keyboard.type("7")
    await expect(page.get_by_role("option")).to_have_text(["7C", "7O"])
    for key in ("ArrowDown", "Enter", "Enter"):
        await page.keyboard.press(key)
    await expect(page.get_by_text("7O en la mesa")).to_be_visible()


async def test_a_form_asks_for_what_is_missing_before_it_is_sent(
    server: Server, guest: Any, context: BrowserContext
) -> None:
    page = await _enter(context, server)
    await _command(page, "/table open")
    await page.get_by_role("button", name="Apostar").click()
    form = page.get_by_role("dialog", name="Apuesta")
    await form.get_by_role("textbox").fill("")
    await page.keyboard.press("Enter")
    await expect(form.get_by_role("alert").first).to_have_text("Obligatorio")
    await form.get_by_role("textbox").fill("12")
    await page.keyboard.press("Enter")
    await expect(form).to_have_count(0)
    await expect(page.get_by_text("aposta: 12")).to_be_visible()


async def test_a_press_is_not_lost_when_the_message_is_edited_under_the_finger(
    server: Server, guest: Any, context: BrowserContext
) -> None:
    page = await _enter(context, server)
    await _command(page, "/table open")
    await page.get_by_role("button", name="Sentarme").hover()
    await page.mouse.down()
    here, elsewhere = server.world.channels
    table = next(iter(server.world.messages[here].values()))
    server.world.update_message(replace(table, edited_ms=1))
    leo = _member(server, "Leo")
    server.world.add_message(
        Message(server.world.mint(), elsewhere, leo, "sent after the edit, so it arrives after it")
    )
    await expect(page.locator(f"[data-channel-id='{elsewhere}']")).to_have_class("channel unread")
    await page.mouse.up()
    await expect(page.get_by_text("sentada: Ana")).to_be_visible()


async def test_a_command_that_the_bot_leaves_without_answer_is_reported(
    server: Server, guest: Any, context: BrowserContext
) -> None:
    await server.control.set_ack_seconds(0.1)
    page = await _enter(context, server)
    await _command(page, "/table mute")
    report = page.get_by_role("status").filter(has_text="La aplicación no ha respondido")
    await report.get_by_role("button", name="Descartar").click()
    await expect(report).to_have_count(0)


async def test_the_page_says_when_the_bot_is_away(server: Server, guest: Any, context: BrowserContext) -> None:
    page = await _enter(context, server)
    notice = page.get_by_text("El bot está desconectado")
    await expect(notice).to_be_hidden()
    await guest.close()
    await expect(notice).to_be_visible()


async def test_an_edit_leaves_an_open_menu_open_with_what_was_ticked(server: Server, context: BrowserContext) -> None:
    options = [{"label": f"{card} de oros", "value": str(card)} for card in range(1, 6)]
    menu = {"type": 3, "id": 2, "custom_id": "discard", "min_values": 0, "max_values": 5, "options": options}
    row = {"type": 1, "id": 1, "components": [menu]}
    said = replace(_say(server, "Leo", "¿Qué cartas cambias?"), components=(row,))
    server.world.update_message(said)
    page = await _enter(context, server)
    await page.locator("[data-custom-id=discard]").click()
    await page.get_by_role("option", name="4 de oros").click()
    server.world.update_message(replace(said, content="¿Qué cartas cambias? Quedan 12"))
    await expect(page.get_by_text("Quedan 12")).to_be_visible()
    await expect(page.get_by_role("option", selected=True)).to_have_text("4 de oros")
    await page.keyboard.press("Home")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("option", selected=True)).to_have_text(["1 de oros", "4 de oros"])


async def test_the_chosen_theme_outlives_a_reload(server: Server, context: BrowserContext) -> None:
    page = await _enter(context, server)
    root = page.locator("html")
    await expect(root).to_have_attribute("data-theme", "dark")
    await page.locator("[data-part=me]").click()
    await page.get_by_role("button", name="Claro").click()
    await expect(root).to_have_attribute("data-theme", "light")
    await page.reload()
    await expect(root).to_have_attribute("data-theme", "light")


async def test_the_page_speaks_the_language_its_member_chooses(server: Server, context: BrowserContext) -> None:
    page = await _enter(context, server, "Hugo")
    await page.locator("[data-part=me]").click()
    await page.get_by_label("Language", exact=True).select_option("pt-BR")
    await expect(page.get_by_label("Idioma", exact=True)).to_be_focused()
    await expect(page.get_by_role("combobox", name="Escreva como Hugo")).to_be_visible()
    assert server.world.members[_member(server, "Hugo")].locale == "pt-BR"


async def test_nothing_is_wider_than_a_small_phone(server: Server, guest: Any, context: BrowserContext) -> None:
    page = await _enter(context, server)
    await page.set_viewport_size({"width": 360, "height": 640})
    _say(server, "Leo", "x" * 400)
    await _command(page, "/table open")
    await expect(page.get_by_role("button", name="Sentarme")).to_be_visible()
    assert await page.evaluate("document.documentElement.scrollWidth") <= 360
    assert await page.get_by_role("log").evaluate("log => log.scrollWidth - log.clientWidth") <= 0
