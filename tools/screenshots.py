"""Plays one deal of each game in the playground's page, in two languages, and keeps its pictures in docs/img."""

from __future__ import annotations

import argparse
import asyncio
import os
import shutil
import sys
from pathlib import Path

from playwright.async_api import Browser, async_playwright

from tools.shots.phone import phone
from tools.shots.plays import GAMES
from tools.shots.stage import LANGUAGES, Language, staged
from tools.shots.tour import commands, play

CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
IMAGES = Path(__file__).parents[1] / "docs" / "img"
ADMINISTRATOR = "Ana"


async def tour(browser: Browser, language: Language, games: list[str], images: Path) -> None:
    """All pictures of one language."""
    folder = images / language.folder
    async with staged(language) as server:
        async with phone(browser, server, language.player, language.theme) as player:
            for place, game in enumerate(GAMES, start=1):
                if not games or game.name in games:
                    (await play(player, game, f"mesa-{place}")).save(folder, game.name)
        if not games or "commands" in games:
            async with phone(browser, server, ADMINISTRATOR, language.theme) as administrator:
                async for name, picture in commands(administrator, f"mesa-{len(GAMES) + 1}"):
                    (folder / f"{name}.png").write_bytes(picture)


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
