"""Every term of the rules is explained in every language, and can be found as it is spelled."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.l10n import LOCALES, texts
from bot.ui.glossary.page import label_of, matching, term_page
from bot.ui.glossary.terms import TERMS, Term
from bot.ui.renderers.registry import RENDERERS
from bot.ui.spoken import plain
from tests.ui.fakes import FakeInteraction
from tests.ui.lint import faults
from tests.ui.position import shown
from tests.ui.stage import ANA, Stage

OTHER_GAME = "fodinha"
"""Stands in brackets behind a word that comes from there."""
RULES = Path(__file__).parents[3] / "shared" / "rules"


def asked(stage: Stage, locale: str = "es-ES") -> FakeInteraction:
    return FakeInteraction(stage.channel, ANA, "Ana", locale=locale)


async def answered(text: str) -> str:
    stage = Stage()
    interaction = asked(stage)
    await stage.desk.glossary.open(interaction, text)  # type: ignore[arg-type]  # a hand-written fake
    assert interaction.shown is not None
    assert interaction.shown.user == ANA
    return interaction.shown.text


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("term", TERMS, ids=[term.slug for term in TERMS])
async def test_every_term_is_explained_in_all_three_languages(term: Term, locale: str) -> None:
    message = shown(term_page(texts(locale, strict=True), term))
    assert faults(message.components, public=False) == []
    for language in LOCALES:
        meaning = texts(language, strict=True)(f"term-{term.slug}")
        assert len(meaning) > 8
        assert meaning in message.text
    order = [message.text.index(texts(language)(f"term-{term.slug}")) for language in (locale, *LOCALES)]
    assert order[0] == min(order)


def test_every_term_belongs_to_games_that_there_are() -> None:
    assert {game for term in TERMS for game in term.games} == set(RENDERERS)
    assert len({term.slug for term in TERMS}) == len(TERMS)


@pytest.mark.parametrize("game", list(RENDERERS))
def test_no_term_of_the_rules_is_missing(game: str) -> None:
    path = RULES / f"{game}.md"
    if not path.exists():
        pytest.skip("the rule files are not beside this repository")
    ours = [plain(word) for term in TERMS if game in term.games for word in term.words]
    missing = [word for word in headwords(path) if not any(word in spelled for spelled in ours)]
    assert missing == []


def headwords(path: Path) -> list[str]:
    """What the glossary's first column names, or in running text what stands before each `=`."""
    chapter = re.split(r"^## 4\. Glossary.*$", path.read_text("utf-8"), flags=re.MULTILINE)[1]
    chapter = re.split(r"^## ", chapter, flags=re.MULTILINE)[0].strip()
    if "|" in chapter:
        rows = [line.split("|")[1] for line in chapter.splitlines() if line.startswith("|")][2:]
    else:
        rows = [part.split("=")[0] for part in chapter.split(";") if "=" in part]
    words = [plain(word.strip('" *')) for row in rows for word in re.split(r"[/;,()]", row)]
    return [word.strip('" .') for word in words if word.strip('" .') not in ("", OTHER_GAME)]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("ordago", "Apostar todo"),
        ("ÓRDAGO", "Apostar todo"),
        ("montar", "Asistir con una carta más alta"),
        ("refallar", "Fallar con un triunfo mayor"),
        ("certo", "Exact"),
        ("la-real", "tres sietes"),
    ],
)
async def test_a_term_is_found_as_people_write_it(text: str, says: str) -> None:
    assert says in await answered(text)


async def test_an_unknown_word_is_refused_in_words() -> None:
    assert "no está en el glosario" in await answered("xyzzy")


@pytest.mark.parametrize("locale", LOCALES)
def test_no_two_terms_are_proposed_under_the_same_label(locale: str) -> None:
    labels = [label_of(texts(locale), term) for term in TERMS]
    assert len(set(labels)) == len(labels)
    assert max(map(len, labels)) <= 100


def test_proposals_that_begin_with_what_is_written_come_first() -> None:
    stage = Stage()
    found = [value for _, value in stage.desk.glossary.proposals(asked(stage), "par")]  # type: ignore[arg-type]  # a hand-written fake
    assert found[0] in ("par", "pares", "partida")
    assert "juego-parcial" in found
    assert len(matching("")) == len(TERMS)
    assert len(stage.desk.glossary.proposals(asked(stage), "")) == 25  # type: ignore[arg-type]  # a hand-written fake
