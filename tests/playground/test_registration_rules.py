"""Commands that Discord would not register are not registered here."""

from __future__ import annotations

from typing import Any

import pytest

from playground.commands import characters, check_commands
from playground.errors import ApiError
from playground.member import Member
from playground.server import Server
from tests.playground.raw import Json, RawBot, faults


def command(name: str = "jugar", **more: Any) -> Json:
    return {"name": name, "description": "Juega una carta", **more}


def option(name: str = "carta", kind: int = 3, **more: Any) -> Json:
    return {"name": name, "type": kind, "description": "La carta", **more}


REFUSED: list[tuple[str, list[Json], dict[str, list[str]]]] = [
    ("capitals", [command("Jugar")], {"0.name": ["APPLICATION_COMMAND_INVALID_NAME"]}),
    ("a space", [command("no hay")], {"0.name": ["APPLICATION_COMMAND_INVALID_NAME"]}),
    ("no name", [command("")], {"0.name": ["BASE_TYPE_BAD_LENGTH"]}),
    ("33 characters", [command("a" * 33)], {"0.name": ["BASE_TYPE_BAD_LENGTH"]}),
    ("no description", [{"name": "a"}], {"0.description": ["BASE_TYPE_REQUIRED"]}),
    ("a long description", [command(description="x" * 101)], {"0.description": ["BASE_TYPE_BAD_LENGTH"]}),
    ("a name twice", [command("a"), command("a")], {"1.name": ["APPLICATION_COMMANDS_DUPLICATE_NAME"]}),
    (
        "a locale that Discord does not know",
        [command(name_localizations={"es": "jugar"})],
        {"0.name_localizations.es": ["BASE_TYPE_CHOICES"]},
    ),
    (
        "a translated name with a capital",
        [command(name_localizations={"pt-BR": "Jogar"})],
        {"0.name_localizations.pt-BR": ["APPLICATION_COMMAND_INVALID_NAME"]},
    ),
    ("26 options", [command(options=[option(f"o{n}") for n in range(26)])], {"0.options": ["BASE_TYPE_MAX_LENGTH"]}),
    (
        "required after optional",
        [command(options=[option("a"), option("b", required=True)])],
        {"0.options.1": ["APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID"]},
    ),
    (
        "an option twice",
        [command(options=[option("a"), option("a")])],
        {"0.options.1.name": ["APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS"]},
    ),
    (
        "26 choices",
        [command(options=[option(choices=[{"name": str(n), "value": str(n)} for n in range(26)])])],
        {"0.options.0.choices": ["BASE_TYPE_MAX_LENGTH"]},
    ),
    (
        "choices and autocomplete at once",
        [command(options=[option(choices=[{"name": "a", "value": "a"}], autocomplete=True)])],
        {"0.options.0.autocomplete": ["APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES"]},
    ),
    (
        "a subcommand in a subcommand",
        [command(options=[option("a", 1, options=[option("b", 1)])])],
        {"0.options.0.type": ["APPLICATION_COMMAND_OPTIONS_TYPE_INVALID"]},
    ),
    (
        "a subcommand beside an option",
        [command(options=[option("a", 1), option("b", 3)])],
        {"0.options": ["APPLICATION_COMMAND_OPTIONS_TYPE_INVALID"]},
    ),
]


@pytest.mark.parametrize(("commands", "expected"), [case[1:] for case in REFUSED], ids=[case[0] for case in REFUSED])
def test_a_command_against_the_rules_is_refused(commands: list[Json], expected: dict[str, list[str]]) -> None:
    with pytest.raises(ApiError) as refused:
        check_commands(commands)
    assert faults(refused.value.to_json()) == expected


def test_a_hundred_commands_are_the_most() -> None:
    check_commands([command(f"c{n}") for n in range(100)])
    with pytest.raises(ApiError) as refused:
        check_commands([command(f"c{n}") for n in range(101)])
    assert refused.value.code == 30032


def test_names_may_have_accents_and_be_nested_in_a_group() -> None:
    inner = option("añadir", 1, options=[option("mañana", required=True), option("órdago")])
    check_commands([command("mesa", options=[option("jugador", 2, options=[inner])])])


def test_a_command_holds_8000_characters_and_its_longest_translation_counts() -> None:
    heavy = [
        option(
            f"o{n}",
            choices=[{"name": f"{c:02}" + "x" * 10, "value": "y" * 3} for c in range(20)],
            description_localizations={"es-ES": "d" * 90},
        )
        for n in range(25)
    ]
    whole = command(options=heavy)
    assert characters(whole) == sum(map(characters, heavy)) + len("jugar") + len("Juega una carta")
    assert characters(heavy[0]) == len("o0") + 90 + 20 * 15
    with pytest.raises(ApiError) as refused:
        check_commands([whole])
    assert faults(refused.value.to_json()) == {"0": ["APPLICATION_COMMAND_TOO_LARGE"]}


async def test_a_command_that_stays_keeps_its_id(server: Server) -> None:
    async with RawBot.connect(server) as bot:
        _, first = await bot.register(command("a"), command("b"))
        _, second = await bot.register(command("b", description="otra"), command("c"))
        assert second[0]["id"] == first[1]["id"]
        assert second[0]["version"] != first[1]["version"]
        status, error = await bot.register(command("Mal"))
        assert status == 400
        assert "0.name" in faults(error)
        assert [each["name"] for each in server.world.all_commands()] == ["b", "c"]


async def test_default_permissions_decide_who_sees_a_command(server: Server, ana: Member, leo: Member) -> None:
    async with RawBot.connect(server) as bot:
        await bot.register(command("todos"), command("config", default_member_permissions=str(1 << 5)))
        await leo.until(lambda: leo.view.commands)
        await ana.until(lambda: ana.view.commands)
        assert [each["name"] for each in ana.view.commands] == ["todos", "config"]
        assert [each["name"] for each in leo.view.commands] == ["todos"]
        leo.view.commands = ana.view.commands
        outcome = await leo.command("mesa-1", "config")
        assert (outcome.status, outcome.reason) == ("failed", "this command needs more permissions")


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"n": 11}, "option 'n' is above its greatest value"),
        ({"n": "3"}, "option 'n' has a value of the wrong type"),
        ({"n": 3, "palo": "bastos"}, "option 'palo' does not offer 'bastos'"),
        ({}, "missing: n"),
    ],
)
async def test_options_are_checked_before_they_reach_the_bot(
    server: Server, leo: Member, options: Json, reason: str
) -> None:
    suits = [{"name": "Oros", "value": "oros"}]
    declared = [option("n", 4, required=True, min_value=1, max_value=10), option("palo", choices=suits)]
    async with RawBot.connect(server) as bot:
        await bot.register(command(options=declared))
        await leo.until(lambda: leo.view.commands)
        outcome = await leo.command("mesa-1", "jugar", **options)
        assert (outcome.status, outcome.reason) == ("failed", reason)
