"""`/config` as Discord is told of it."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.client import TapeteBot
from bot.ui.translator import FluentTranslator

COMMAND = 8000
MANAGE_GUILD = discord.Permissions(manage_guild=True).value


@pytest.fixture
async def payload() -> dict[str, Any]:
    bot = TapeteBot(lambda _: None)  # type: ignore[arg-type, return-value]  # no desk is needed to register commands
    await bot.load_extension("cogs.config")
    (command,) = bot.tree.get_commands()
    found: dict[str, Any] = await command.get_translated_payload(bot.tree, FluentTranslator())
    return found


def characters(node: dict[str, Any]) -> int:
    """Name, description and values, each in its longest language (discord/LIMITS.md)."""
    total = 0
    for key in ("name", "description"):
        words = [node.get(key, ""), *(node.get(f"{key}_localizations") or {}).values()]
        total += max(len(word) for word in words)
    total += len(str(node.get("value", "")))
    return total + sum(characters(inner) for key in ("options", "choices") for inner in node.get(key) or ())


async def test_only_who_manages_the_server_is_shown_it_and_only_in_servers(payload: dict[str, Any]) -> None:
    assert payload["default_member_permissions"] == MANAGE_GUILD
    assert payload["contexts"] == [0]


async def test_all_its_parts_are_there(payload: dict[str, Any]) -> None:
    assert [option["name"] for option in payload["options"]] == [
        "show", "stakes", "rules", "tables", "language", "ban", "unban", "reset",
    ]  # fmt: skip


async def test_it_keeps_to_discords_limit(payload: dict[str, Any]) -> None:
    assert characters(payload) < COMMAND
