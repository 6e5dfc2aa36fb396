"""Names and descriptions of commands, with the key under which the translator finds them in each language."""

from __future__ import annotations

from discord.app_commands import locale_str

from bot.l10n import texts


def name(base: str, key: str | None = None) -> locale_str:
    """A command's or option's fixed base name. The key is `cmd-<base>-name` unless another is given."""
    return locale_str(base, key=f"{key or f'cmd-{base}'}-name")


def about(key: str) -> locale_str:
    """The description under `<key>-about`; English is the base text."""
    full = f"{key}-about"
    return locale_str(texts("en")(full), key=full)


def label(key: str) -> locale_str:
    """The text under `key`, for choices."""
    return locale_str(texts("en")(key), key=key)
