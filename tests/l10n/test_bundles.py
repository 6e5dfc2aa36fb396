"""The three languages say the same things, within the room that screens have."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser, ast as fluent
from fluent.syntax.visitor import Visitor

from bot.games.julepe import model as julepe
from bot.games.julepe.model import JulepeRules
from bot.l10n import LOCALES, MissingTextError, texts
from bot.sessions.errors import REFUSALS
from bot.ui.renderers.registry import RENDERERS

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "bot" / "l10n"
OTHERS = [locale for locale in LOCALES if locale != "es"]
BUTTON, DESCRIPTION = 22, 100
GAMES = {key.partition("_")[0] for key in RENDERERS}
"""Commands of games: the individual game is a mode of another."""


class Names(Visitor):
    """Values that a text asks for."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802  # the library's name
        self.found.add(node.id.name)


@cache
def entries(locale: str) -> dict[str, list[fluent.Message]]:
    found: dict[str, list[fluent.Message]] = {}
    for path in sorted((FOLDER / locale).glob("*.ftl")):
        for entry in FluentParser(with_spans=False).parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, fluent.Junk), f"{path.name}: {entry.content!r}"
            if isinstance(entry, fluent.Message):
                found.setdefault(entry.id.name, []).append(entry)
    return found


def values_of(message: fluent.Message) -> set[str]:
    names = Names()
    names.visit(message)
    return names.found


def without_game(key: str) -> str:
    """A game's own text stands in for one that all games share: `bestia-button-next` for `button-next`."""
    for game in RENDERERS:
        key = key.removeprefix(f"{game}-").replace(f"refused-{game}-", "refused-")
    return key


@pytest.mark.parametrize("locale", OTHERS)
def test_every_language_has_the_same_texts(locale: str) -> None:
    """A game's own wording of a shared text is for the languages that need it."""
    differ = set(entries(locale)) ^ set(entries("es"))
    assert [key for key in sorted(differ) if without_game(key) == key or without_game(key) not in entries("es")] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_no_text_is_written_twice(locale: str) -> None:
    assert [key for key, found in entries(locale).items() if len(found) > 1] == []


@pytest.mark.parametrize("locale", OTHERS)
def test_every_language_asks_for_the_same_values(locale: str) -> None:
    mine, theirs = entries(locale), entries("es")
    differ = {key for key in mine if key in theirs and values_of(mine[key][0]) != values_of(theirs[key][0])}
    assert differ == set()


@pytest.mark.parametrize("locale", LOCALES)
def test_each_file_is_in_every_language(locale: str) -> None:
    names = {path.name for path in (FOLDER / locale).glob("*.ftl")}
    assert names == {path.name for path in (FOLDER / "es").glob("*.ftl")}


def patterns() -> Iterator[str]:
    """Every key that the code names, as a regular expression: parts filled in at run time match anything."""
    for path in [*(ROOT / "bot").rglob("*.py"), *(ROOT / "cogs").rglob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield re.escape(node.value)
            elif isinstance(node, ast.JoinedStr):
                parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in node.values]
                if len("".join(part for part in parts if part != ".+")) > 4:
                    yield "".join(parts)


def test_every_text_is_used() -> None:
    used = re.compile("|".join(f"(?:{pattern})" for pattern in set(patterns())))
    texts_of_screens = [key for key in entries("es") if not key.startswith(("cmd-", "opt-"))]
    assert [key for key in texts_of_screens if not used.fullmatch(key) and not used.fullmatch(without_game(key))] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_button_labels_fit_two_in_a_row_on_a_phone(locale: str) -> None:
    t = texts(locale, strict=True)
    labels = [t(key) for key in entries(locale) if key.startswith(("button-", "say-"))]
    labels += [t("throw-served"), *(t("throw-cards", cards=n, fewer=f) for n in range(8) for f in (0, 1))]
    assert [label for label in labels if not 0 < len(label) <= BUTTON] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_command_names_are_what_discord_allows(locale: str) -> None:
    t = texts(locale, strict=True)
    for key in entries(locale):
        if key.startswith(("cmd-", "opt-")) and key.endswith("-name"):
            name = t(key)
            assert re.fullmatch(r"[-_\w]{1,32}", name), (key, name)
            assert name == name.lower(), (key, name)
        elif key.startswith(("cmd-", "opt-")):
            assert 1 <= len(t(key)) <= DESCRIPTION, key


def names_of_commands(locale: str) -> set[str]:
    """Every command as Discord shows it in a language: English has the base names, `descartar` among them."""
    t = texts(locale, strict=True)

    def shown(key: str, base: str) -> str:
        return base if locale == "en" else t(f"cmd-{key}-name")

    keys = [key.removeprefix("cmd-").removesuffix("-name") for key in entries("es") if re.match(r"cmd-.*-name$", key)]
    found = {f"{{ $game }} {shown('start', 'start')}"}
    for top, _, below in (key.partition("-") for key in keys if key != "start"):
        found.add(" ".join([shown(top, top), *([shown(f"{top}-{below}", below)] if below else [])]))
        if top in GAMES:
            found.add(f"{shown(top, top)} {shown('start', 'start')}")
    return found


@pytest.mark.parametrize("locale", LOCALES)
def test_texts_name_commands_as_discord_shows_them_in_that_language(locale: str) -> None:
    known = names_of_commands(locale)
    wrong = []
    for path in (FOLDER / locale).glob("*.ftl"):
        lines = [line for line in path.read_text("utf-8").splitlines() if not line.startswith("#")]
        named = re.findall(r"`/([^`]+)`", "\n".join(lines))
        wrong += [(path.name, command) for command in named if command not in known]
    assert wrong == []


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("code", [*julepe.REFUSALS, *REFUSALS])
def test_every_refusal_is_explained(locale: str, code: str) -> None:
    assert texts(locale).has(f"refused-{code}")


@pytest.mark.parametrize("locale", LOCALES)
def test_every_house_rule_of_julepe_has_its_line(locale: str) -> None:
    t = texts(locale)
    missing = []
    for name, field in JulepeRules.model_fields.items():
        if name in ("stake", "penalty", "penalty_mode", "who_antes"):
            continue
        choices = [choice for choice in get_args(field.annotation) if isinstance(choice, str)]
        keys = [f"julepe-rule-{name}-{choice}" for choice in choices if choice != field.default]
        missing += [key for key in keys or [f"julepe-rule-{name}"] if not t.has(key)]
    assert missing == []


@pytest.mark.parametrize(
    ("locale", "gendered"),
    [
        (
            "es",
            r"\b(jugador|jugadora|jugadores|sentado|sentada|ganador|ganadora|anfitri\w+|listos?|listas|tod[oa]s los)\b",
        ),
        ("pt-BR", r"\b(jogador|jogadora|jogadores|sentado|sentada|vencedor|vencedora|anfitri\w+|prontos?|prontas)\b"),
    ],
)
def test_nobody_is_given_a_gender(locale: str, gendered: str) -> None:
    about_people = [path for path in (FOLDER / locale).glob("*.ftl") if path.name != "commands.ftl"]
    lines = [line for path in about_people for line in path.read_text("utf-8").splitlines() if " = " in line]
    # **Listo** is what a button says, not what somebody is.
    assert [line for line in lines if re.search(gendered, line.lower().replace("**listo**", ""))] in (
        [],
        ["button-ready = Listo"],
    )


def test_a_missing_text_is_an_error_in_tests_and_falls_back_to_spanish_otherwise() -> None:
    with pytest.raises(MissingTextError):
        texts("en", strict=True)("no-such-text")
    assert texts("en")("no-such-text") == "no-such-text"


def test_a_value_that_is_left_out_is_an_error_in_tests() -> None:
    with pytest.raises(MissingTextError):
        texts("es", strict=True)("chips-at-tables")


@pytest.mark.parametrize(
    ("discord", "bundle"),
    [("es-ES", "es"), ("es-419", "es"), ("pt-BR", "pt-BR"), ("en-GB", "en"), ("de", "en"), (None, "es")],
)
def test_discords_languages_find_their_bundle(discord: str | None, bundle: str) -> None:
    assert texts(discord).locale == bundle


@pytest.mark.parametrize(
    ("locale", "none", "one", "many"),
    [
        ("es", "servido", "una carta tirada", "2 cartas tiradas"),
        ("pt-BR", "servido", "uma carta largada", "2 cartas largadas"),
        ("en", "stood pat", "one card thrown", "2 cards thrown"),
    ],
)
def test_none_one_and_many_have_their_own_words(locale: str, none: str, one: str, many: str) -> None:
    t = texts(locale, strict=True)
    assert [t("throw-done", cards=number) for number in (0, 1, 2)] == [none, one, many]
