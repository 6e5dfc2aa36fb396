"""Which language a server's public messages are in."""

from __future__ import annotations

import discord
import pytest

from bot.games.registry import game
from bot.sessions.guild import GuildSettings
from bot.ui.roster import language_of
from bot.ui.shelf import Shelf
from tests.ui.fakes import UiStore

GUILD = 9


class Known:
    """As much of a client as is asked: one server and what it speaks."""

    def __init__(self, locale: discord.Locale) -> None:
        self.preferred_locale = locale

    def get_guild(self, guild_id: int) -> Known | None:
        return self if guild_id == GUILD else None


@pytest.mark.parametrize(
    ("set_by_admins", "by_discord", "default", "spoken"),
    [
        ("en", "pt-BR", "es", "en"),
        (None, "pt-BR", "es", "pt-BR"),
        (None, "es-419", "en", "es"),
        (None, None, "pt-BR", "pt-BR"),
    ],
)
async def test_admins_decide_then_discord_then_the_operator(
    set_by_admins: str | None, by_discord: str | None, default: str, spoken: str
) -> None:
    store = UiStore(game)
    if set_by_admins:
        await store.change_settings(GUILD, 1, lambda _: GuildSettings(GUILD, locale=set_by_admins))
    shelf = Shelf(store, default, spoken=lambda _: by_discord)
    assert (await shelf.texts_of(GUILD)).locale == spoken


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        (discord.Locale.brazil_portuguese, "pt-BR"),
        (discord.Locale.british_english, "en-GB"),
        (discord.Locale.american_english, None),
    ],
)
def test_us_english_is_what_discord_says_of_a_server_that_has_chosen_nothing(
    locale: discord.Locale, said: str | None
) -> None:
    client = Known(locale)
    assert language_of(client, GUILD) == said  # type: ignore[arg-type]  # as much of a client as is asked
    assert language_of(client, GUILD + 1) is None  # type: ignore[arg-type]  # as above
