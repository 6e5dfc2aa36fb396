"""Plays one deal of each game in the playground's page, in two languages, and keeps its pictures in docs/img."""

from __future__ import annotations

import argparse
import asyncio
import os
import shutil
import sys
from pathlib import Path

from playwright.async_api import Browser, async_playwright

from playground.member import Member
from playground.server import Server
from tools.shots.album import keep
from tools.shots.phone import PATIENCE_S, Phone, phone
from tools.shots.plays import GAMES
from tools.shots.stage import LANGUAGES, Language, staged
from tools.shots.tour import ADMINISTRATORS, MEMBERS, Command, commands, play

CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
IMAGES = Path(__file__).parents[1] / "docs" / "img"
ADMINISTRATOR = "Ana"
FRONT_PAGE = (LANGUAGES[0], GAMES[0])
POSTER_WIDTH = 690


async def speak(server: Server, language: Language) -> None:
    """Sets the language of public messages, as an administrator does."""
    async with Member.join(server.url, ADMINISTRATOR) as administrator:
        await administrator.ready(PATIENCE_S)
        await administrator.command("mesa-1", "config language", language=language.folder)


async def tour(browser: Browser, language: Language, games: list[str], images: Path) -> None:
    """All pictures of one language."""
    folder = images / language.folder
    async with staged(language) as server:
        await speak(server, language)
        async with phone(browser, server, language.player, language.theme) as player:
            for place, game in enumerate(GAMES, start=1):
                if not games or game.name in games:
                    album = await play(player, game, f"mesa-{place}")
                    album.save(folder, game.name)
                    if (language, game) == FRONT_PAGE:
                        keep(album.poster, images / "table.png", POSTER_WIDTH)
            if not games or "commands" in games:
                await private(player, MEMBERS, folder)
        if not games or "commands" in games:
            async with phone(browser, server, ADMINISTRATOR, language.theme) as administrator:
                await private(administrator, ADMINISTRATORS, folder)


async def private(caller: Phone, called: tuple[Command, ...], folder: Path) -> None:
    """Pictures of what commands answer, in a channel without a table."""
    async for name, picture in commands(caller, called, f"mesa-{len(GAMES) + 1}"):
        keep(picture, folder / f"{name}.png")


async def main(games: list[str], languages: list[str], images: Path) -> None:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for language in LANGUAGES:
            if not languages or language.folder in languages:
                await tour(browser, language, games, images)
        await browser.close()


if __name__ == "__main__":
    if CHROMIUM is None:
        sys.exit("screenshots need Chromium: on the path, or named by CHROMIUM")
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="only these: a game's name, or `commands`")
    parser.add_argument("--language", action="append", default=[], help="only this folder: es, pt-BR")
    parser.add_argument("--into", type=Path, default=IMAGES)
    asked = parser.parse_args()
    asyncio.run(main(asked.games, asked.language, asked.into))
