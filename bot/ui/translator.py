"""Names and descriptions of commands in each of Discord's languages that the bot speaks."""

from __future__ import annotations

from discord import Locale
from discord.app_commands import TranslationContextTypes, Translator, locale_str

from bot.l10n import texts

BUNDLES = {
    Locale.spain_spanish: "es",
    Locale.latin_american_spanish: "es",
    Locale.brazil_portuguese: "pt-BR",
}
"""English is the base text and needs no entry."""


class FluentTranslator(Translator):
    async def translate(self, string: locale_str, locale: Locale, context: TranslationContextTypes) -> str | None:
        """The text under the string's `key`, None for a language the bot does not speak or a string without a key."""
        key = string.extras.get("key")
        bundle = BUNDLES.get(locale)
        return texts(bundle)(str(key)) if key and bundle else None
