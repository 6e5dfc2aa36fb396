"""Fluent bundles of three languages, and the one function that hands them out."""

from __future__ import annotations

import logging
from functools import cache, lru_cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

log = logging.getLogger(__name__)

LOCALES = ("es", "pt-BR", "en")
FALLBACK = "es"
REMEMBERED = 4096
"""Finished texts of a language: most of a screen is the same words as on the one before."""


class MissingTextError(LookupError):
    """No language has a text under this key, or a text lacks a value it needs."""


def closest(locale: str | None) -> str:
    """The bundle for a Discord locale: `es-419` reads `es`, any Portuguese `pt-BR`, what is unknown `en`."""
    language = (locale or FALLBACK).split("-", maxsplit=1)[0].lower()
    return {"es": "es", "pt": "pt-BR"}.get(language, "en")


@cache
def bundle(locale: str) -> FluentBundle:
    """All files of one of LOCALES in one bundle."""
    made = FluentBundle([locale], use_isolating=False)
    for file in sorted(files(__package__).joinpath(locale).iterdir(), key=lambda entry: entry.name):
        if file.name.endswith(".ftl"):
            made.add_resource(FluentResource(file.read_text("utf-8")))
    return made


class Texts:
    """The texts of one language. `t("key", name=value)` gives the text with its values filled in.

    Whole numbers are formatted for the language (`1.000`): identities and timestamps are passed as strings.
    """

    def __init__(self, locale: str, *, strict: bool = False) -> None:
        self.locale = locale
        self._strict = strict
        self._remembered = lru_cache(REMEMBERED, typed=True)(self._fill)

    def __call__(self, key: str, **values: str | int) -> str:
        """A key that this language lacks falls back to Spanish, then to the key itself, with a line in the log.

        MissingTextError instead where the texts are strict.
        """
        return self._remembered(key, **values)

    def _fill(self, key: str, **values: str | int) -> str:
        for locale in dict.fromkeys((self.locale, FALLBACK)):
            message = bundle(locale).get_message(key) if bundle(locale).has_message(key) else None
            if message is None or message.value is None:
                self._complain(f"{locale}: no text {key!r}")
                continue
            text, errors = bundle(locale).format_pattern(message.value, values)
            if errors:
                self._complain(f"{locale}: {key!r}: {errors[0]}")
            return str(text)
        return key

    def has(self, key: str) -> bool:
        """Whether this language itself has the text."""
        return bool(bundle(self.locale).has_message(key))

    def _complain(self, problem: str) -> None:
        if self._strict:
            raise MissingTextError(problem)
        log.warning("text: %s", problem)


@cache
def texts(locale: str | None = None, *, strict: bool = False) -> Texts:
    """The texts for a Discord locale (None: Spanish). `strict`: a gap is an error, as tests want it."""
    return Texts(closest(locale), strict=strict)
