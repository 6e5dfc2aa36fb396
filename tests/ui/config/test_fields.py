"""Forms follow the models: each field of each game can be asked for, has its words, and takes its values only."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import BaseModel

from bot.games.registry import GAMES
from bot.l10n import LOCALES, texts
from bot.sessions.guild import ServerChips, Stakes, TablePolicy
from bot.ui.config import words
from bot.ui.config.fields import Field, WrongValueError, fields_of, pages, parsed, token, updates
from tests.l10n.test_bundles import entries

GROUPS: dict[str, Any] = {
    **{key: game.house_rules for key, game in GAMES.items()},
    words.STAKES: Stakes,
    words.SERVER: ServerChips,
    words.TABLES: TablePolicy,
}
EVERY = [field for group, model in GROUPS.items() for field in fields_of(group, model)]
NUMBERS = [field for field in EVERY if field.kind == "number"]
LABEL, DESCRIPTION, OPTION = 45, 100, 45


def named(field: Field) -> str:
    return f"{field.group}-{field.name}"


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("field", EVERY, ids=named)
def test_every_field_has_a_name_a_meaning_and_words_for_its_values(field: Field, locale: str) -> None:
    t = texts(locale, strict=True)
    assert t.has(field.key)
    assert 0 < len(t(field.key)) <= LABEL
    assert t.has(f"{field.key}-about")
    assert 0 < len(t(f"{field.key}-about")) <= DESCRIPTION
    assert 0 < len(words.allowed(t, field)) <= DESCRIPTION
    for choice in field.choices:
        assert t.has(f"{field.key}-{token(choice)}")
        assert 0 < len(words.value(t, field, choice)) <= OPTION
    if field.optional:
        assert t.has(f"{field.key}-none")
    assert words.value(t, field, field.default)


@pytest.mark.parametrize("locale", LOCALES)
def test_no_words_are_left_of_fields_that_are_gone(locale: str) -> None:
    known = {"field-on", "field-off", "field-number", "field-range", "field-range-empty", "field-text", "field-usual"}
    for field in EVERY:
        endings = ["", "-about", "-none", "-zero", *(f"-{token(choice)}" for choice in field.choices)]
        known |= {f"{field.key}{ending}" for ending in endings}
    assert [key for key in entries(locale) if key.startswith("field-") and key not in known] == []


@pytest.mark.parametrize("field", EVERY, ids=named)
def test_what_a_form_shows_is_read_as_the_same_value(field: Field) -> None:
    assert parsed(field, token(field.default)) == field.default
    for choice in field.choices:
        assert parsed(field, [token(choice)]) == choice
    for bound in (field.low, field.high) if field.kind == "number" else ():
        assert parsed(field, f" {bound} ") == bound


@pytest.mark.parametrize("field", NUMBERS, ids=named)
@pytest.mark.parametrize("word", ["-1", "1.5", "x", "½", "٣", "1e3", "0x1", "9" * 30])
def test_a_number_is_whole_and_within_its_bounds(field: Field, word: str) -> None:
    with pytest.raises(WrongValueError):
        parsed(field, word)


@pytest.mark.parametrize("field", NUMBERS, ids=named)
def test_one_beyond_a_bound_is_refused(field: Field) -> None:
    for beyond in [field.high + 1, *([field.low - 1] if field.low else [])]:
        with pytest.raises(WrongValueError):
            parsed(field, str(beyond))


@pytest.mark.parametrize(
    "field", [field for field in EVERY if not field.optional and field.kind != "toggle"], ids=named
)
def test_only_an_optional_field_may_be_left_empty(field: Field) -> None:
    with pytest.raises(WrongValueError):
        parsed(field, "")


@pytest.mark.parametrize("field", [field for field in EVERY if field.kind == "choice"], ids=named)
def test_a_choice_is_one_of_those_offered(field: Field) -> None:
    with pytest.raises(WrongValueError):
        parsed(field, ["something else"])


@pytest.mark.parametrize("group", GROUPS)
def test_pages_hold_all_fields_once_and_no_more_than_a_form_takes(group: str) -> None:
    found = pages(fields_of(group, GROUPS[group]))
    assert [field for page in found for field in page] == list(fields_of(group, GROUPS[group]))
    assert all(1 <= len(page) <= 5 for page in found)
    assert max(map(len, found)) - min(map(len, found)) <= 1


def test_a_field_that_was_left_as_it_was_changes_nothing() -> None:
    fields = fields_of("julepe", GAMES["julepe"].house_rules)
    sent = {"stake=10": "10", "penalty=": "", "penalty_mode=fixed": ["pot"], "ace_must_play=no": True, "other=1": "2"}
    assert updates(fields, sent) == ({"penalty_mode": "pot", "ace_must_play": True}, [])


def test_all_wrong_fields_are_found_at_once() -> None:
    fields = fields_of("julepe", GAMES["julepe"].house_rules)
    _, wrong = updates(fields, {"stake=10": "0", "defender_cards=6": "9", "pot_cap=0": "5"})
    assert [field.name for field in wrong] == ["stake", "defender_cards"]


def test_a_type_that_no_form_can_ask_for_is_an_error_at_once() -> None:
    class Odd(BaseModel):
        names: tuple[str, ...] = ()

    with pytest.raises(TypeError, match="names"):
        fields_of("odd", Odd)
