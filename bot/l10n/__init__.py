"""The words of the bot in Spanish, Brazilian Portuguese and English: Fluent bundles, one file per concern."""

from bot.l10n.catalogue import LOCALES, MissingTextError, Texts, closest, texts

__all__ = ["LOCALES", "MissingTextError", "Texts", "closest", "texts"]
