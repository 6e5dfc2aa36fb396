"""One term with its meaning in each language, and the terms that match what is being written."""

from __future__ import annotations

import discord

from bot.l10n import LOCALES, Texts, texts
from bot.sessions.errors import RefusedError
from bot.ui import kit
from bot.ui.front import Front
from bot.ui.glossary.terms import BY_SLUG, TERMS, Term
from bot.ui.spoken import MOST, Choice, plain


def term_page(t: Texts, term: Term) -> kit.View:
    """The member's own language first."""
    others = [locale for locale in LOCALES if locale != t.locale]
    meanings = [
        t("glossary-meaning", language=texts(locale)("glossary-language"), meaning=texts(locale)(f"term-{term.slug}"))
        for locale in (t.locale, *others)
    ]
    return kit.page(
        kit.text(t("glossary-title", term=title_of(term)), f"-# {label_of(t, term)}"),
        *[kit.text(meaning) for meaning in meanings],
        accent=kit.DONE,
    )


def title_of(term: Term) -> str:
    """The usual spelling; the line below it has the others, and the games."""
    return term.words[0][0].upper() + term.words[0][1:]


def label_of(t: Texts, term: Term) -> str:
    """With the games, which tell apart what is spelled alike."""
    games = ", ".join(t(f"game-{game}") for game in term.games)
    return f"{', '.join(term.words)} ({games})"[:100]


def matching(text: str) -> list[Term]:
    """Terms in alphabetical order: those that begin with the text, then those that contain it."""
    wanted = plain(text)
    spelled = {term: [plain(word) for word in term.words] for term in TERMS}
    found = [term for term in TERMS if any(wanted in word for word in spelled[term])]
    return sorted(found, key=lambda term: (not any(word.startswith(wanted) for word in spelled[term]), spelled[term]))


class Glossary:
    def __init__(self, front: Front) -> None:
        self._front = front

    async def open(self, interaction: discord.Interaction, text: str) -> None:
        """The term that was chosen, or the closest to what was written."""
        async with self._front.answering(interaction) as (answer, t):
            found = BY_SLUG.get(text) or next(iter(matching(text)), None)
            if found is None:
                raise RefusedError("no-such-term")
            await answer.show(term_page(t, found))

    def proposals(self, interaction: discord.Interaction, text: str) -> list[Choice]:
        t = texts(str(interaction.locale))
        return [(label_of(t, term), term.slug) for term in matching(text)][:MOST]
