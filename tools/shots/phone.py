"""One member with the page open at a phone's width: reads through the page's socket, presses on the page."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Literal, TypeVar

from playwright.async_api import Browser, Page, TimeoutError as Redrawn, ViewportSize

from bot.ui.art.names import EMOJI_KEYS
from playground.forms import text_of
from playground.member import Member
from playground.server import Server
from playground.wire import Json
from tests.e2e.rig import verb

PHONE: ViewportSize = {"width": 400, "height": 860}
DENSITY = 2
LIST = 3
PATIENCE_S = 30.0
SETTLING_MS = 500
"""The page draws within a frame; the bot's edits of other messages follow within its own pace."""
REDRAWN_MS = 2000
SCROLL = """(feed, id) => {
  const article = id && feed.querySelector(`article[data-message-id="${id}"]`);
  feed.scrollTop = article ? article.getBoundingClientRect().top - feed.getBoundingClientRect().top + feed.scrollTop - 8
    : feed.scrollHeight;
}"""
T = TypeVar("T")


class Phone:
    """`channel` is the one shown. A shot gives the picture; keeping it is the photographer's affair."""

    def __init__(self, page: Page, member: Member) -> None:
        self.page = page
        self.member = member
        self.channel = "mesa-1"

    async def open(self, channel: str) -> None:
        self.channel = channel
        entry = self.page.locator(f'[data-channel-id="{self.member.channel_id(channel)}"]')
        await entry.first.dispatch_event("click")

    async def command(self, path: str, **options: object) -> None:
        """Calls a command as this member; RuntimeError where the bot does not answer it."""
        outcome = await self.member.command(self.channel, path, **options)
        if not outcome.acknowledged:
            raise RuntimeError(f"/{path}: {outcome}")

    async def until(self, predicate: Callable[[], T], patience: float = PATIENCE_S) -> T:
        """Waits until this member sees it; TimeoutError with the channel's end otherwise."""
        try:
            return await self.member.until(predicate, patience)
        except TimeoutError:
            shown = [*self.member.private(self.channel), *self.member.messages(self.channel)[-2:]]
            seen = "\n---\n".join(text_of(each) for each in shown)
            raise TimeoutError(f"never seen; the channel's end:\n{seen}") from None

    def controls(self, *, private: bool) -> list[tuple[Json, Json]]:
        """Every pressable control of this channel with its message, the newest message first."""
        messages = self.member.private(self.channel) if private else self.member.messages(self.channel)
        shown = [each for each in reversed(messages) if private or not each["flags"] & 64]
        return [(message, control) for message in shown for control in self.member.controls(message)]

    def find(self, wanted: str, *, private: bool = False) -> Json | None:
        """The newest control of that verb."""
        found = (control for _, control in self.controls(private=private) if verb(control) == wanted)
        return next(found, None)

    async def press(self, wanted: str, *, private: bool = False) -> None:
        """Presses the newest button of that verb, once there is one."""
        while True:
            await self.until(lambda: self.find(wanted, private=private))
            found = self.find(wanted, private=private)
            if found and await self.tap(found):
                return

    async def tap(self, control: Json) -> bool:
        """Presses a button, or chooses the second entry of a list; False where it was redrawn under the finger."""
        try:
            button = self.page.locator(f'article [data-custom-id="{control["custom_id"]}"]').last
            await button.click(timeout=REDRAWN_MS)
            if control["type"] == LIST:
                await self.page.locator('[role="option"]:visible').nth(1).click(timeout=REDRAWN_MS)
                if control.get("max_values", 1) > 1:
                    await self.page.locator(".select-foot button:visible").click(timeout=REDRAWN_MS)
        except Redrawn:
            return False
        return True

    async def dismiss_all(self) -> None:
        """Puts all private messages of the channel away."""
        for message in self.member.private(self.channel):
            await self.member.dismiss(message)

    async def settle(self) -> None:
        """Waits until table and hand show the same moment."""
        await self.page.wait_for_timeout(SETTLING_MS)

    async def shoot(self, message: Json | None = None) -> bytes:
        """A picture (PNG) of the channel's end, or of the place where that message begins."""
        feed = self.page.locator("[data-part=feed]")
        await feed.evaluate(SCROLL, message["id"] if message else None)
        await self.page.evaluate("document.activeElement?.blur()")
        await self.page.mouse.move(0, 0)
        return await self.page.screenshot()

    @asynccontextmanager
    async def sized(self, size: ViewportSize) -> AsyncIterator[None]:
        """Another size for a while."""
        await self.page.set_viewport_size(size)
        yield
        await self.page.set_viewport_size(PHONE)


@asynccontextmanager
async def phone(
    browser: Browser, server: Server, name: str, theme: Literal["dark", "light"] = "dark"
) -> AsyncIterator[Phone]:
    """A member's page and socket, once the bot is there with all its emoji."""
    async with Member.join(server.url, name) as member:
        await member.ready(PATIENCE_S)
        await member.until(lambda: len(member.view.emojis) >= len(EMOJI_KEYS), PATIENCE_S)
        page = await browser.new_page(viewport=PHONE, device_scale_factor=DENSITY, color_scheme=theme)
        try:
            await page.goto(f"{server.url}/?member={member.id}")
            await page.locator("[data-part=offline]").wait_for(state="hidden")
            yield Phone(page, member)
        finally:
            await page.close()
