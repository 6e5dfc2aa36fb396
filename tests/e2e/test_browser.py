"""The page in Chromium with the real bot behind it: a newcomer's first deal, from the command to the settlement."""

from __future__ import annotations

import asyncio
import os
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import Browser, Locator, Page, async_playwright, expect

from playground.server import Server
from tests.e2e.rig import BotProcess

CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
PHONE = {"width": 400, "height": 860}
SLOW_MS = 30_000

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="needs Chromium: on the path, or named by CHROMIUM")


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        opened = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield opened
        await opened.close()


async def enter(browser: Browser, server: Server, name: str, problems: list[str]) -> Page:
    member = next(each.id for each in server.world.members.values() if each.user.name == name)
    page = await browser.new_page(viewport=PHONE)
    page.set_default_timeout(SLOW_MS)
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("console", lambda line: problems.append(line.text) if line.type == "error" else None)
    await page.goto(f"{server.url}/?member={member}")
    await expect(page.get_by_role("log")).to_be_visible()
    await expect(page.locator("[data-part=offline]:visible")).to_have_count(0, timeout=SLOW_MS)
    return page


def pressable(page: Page, verb: str) -> Locator:
    return page.locator(f'article button[data-custom-id*=":{verb}"]:not([disabled]):visible')


async def start_with(page: Page, bots: int) -> None:
    """Types the command as a newcomer would, with one option."""
    composer = page.get_by_role("combobox", name="#")
    await composer.fill("/julepe")
    await expect(page.locator('[data-command="/julepe start"]').first).to_be_visible(timeout=SLOW_MS)
    await page.keyboard.press("Enter")
    await page.locator("[data-part=composer], .command-form").first.wait_for()
    await page.get_by_text("bots", exact=True).first.click()
    await page.locator('[data-option="bots"] input, input[data-option="bots"]').first.fill(str(bots))
    await page.keyboard.press("Enter")


async def play_on(page: Page) -> None:
    """Presses what the private hand offers until the deal is settled."""
    result = page.get_by_text("· resultado")
    choices = pressable(page, "act:").or_(pressable(page, "discard"))
    while not await result.count():
        await choices.first.or_(result.first).first.wait_for()
        if await result.count():
            return
        await choices.first.click()
        await page.wait_for_timeout(50)


async def test_a_whole_deal_is_played_in_the_browser(
    server: Server, bot: BotProcess, browser: Browser, tmp_path: Path
) -> None:
    problems: list[str] = []
    ana = await enter(browser, server, "Ana", problems)
    await start_with(ana, 2)
    await expect(ana.get_by_text("Julepe · mesa de Ana")).to_be_visible()
    await ana.screenshot(path=tmp_path / "lobby.png")

    bia = await enter(browser, server, "Bia", problems)
    await pressable(bia, "sit").last.click()
    await expect(ana.locator("article").last).to_contain_text("Bia")
    await pressable(ana, "begin").last.click()
    await pressable(bia, "hand").last.click()
    await expect(bia.locator('article[data-ephemeral="true"]').last).to_contain_text("trunfo")

    for page, name in ((ana, "ana"), (bia, "bia")):
        await page.screenshot(path=tmp_path / f"{name}.png")
    await asyncio.gather(play_on(ana), play_on(bia))
    await expect(ana.get_by_text("Mano 1 · resultado")).to_be_visible()
    await ana.screenshot(path=tmp_path / "result.png")

    assert problems == []
    assert server.control.state()["interactions"]["failed"] == 0
