"""Rules for registering application commands: what Discord refuses at the bulk overwrite.

Sources: Discord's reference on application commands (names, nesting, 8000 characters) and its table of locales.
"""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from playground.errors import ApiError, FormError, bad_choice, length_fault, refuse, required
from playground.snowflake import SnowflakeMint
from playground.wire import Json

LOCALES = frozenset(
    {"id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl", "pt-BR"}
    | {"ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja", "zh-TW", "ko"}
)
CHAT_INPUT, USER, MESSAGE = 1, 2, 3
MAX_BY_TYPE = {CHAT_INPUT: 100, USER: 15, MESSAGE: 15}
MAX_OPTIONS = MAX_CHOICES = 25
MAX_CHARACTERS = 8_000
SUBCOMMAND, GROUP, STRING, INTEGER, NUMBER = 1, 2, 3, 4, 10
OPTION_TYPES = range(1, 12)

Path = tuple[str | int, ...]


def check_commands(commands: list[Json]) -> None:
    """Raises 50035 with a path to each fault, or 30032 for too many commands."""
    counted = Counter(command.get("type") or CHAT_INPUT for command in commands)
    for kind, count in counted.items():
        if count > MAX_BY_TYPE.get(kind, 0):
            raise ApiError(400, 30032, f"Maximum number of application commands reached ({MAX_BY_TYPE.get(kind, 0)}).")
    faults = [fault.under(index) for index, command in enumerate(commands) for fault in command_faults(command)]
    faults += _duplicates(commands, ())
    refuse(faults)


def command_faults(command: Json) -> Iterator[FormError]:
    """What is wrong with one command."""
    kind = command.get("type") or CHAT_INPUT
    yield from _name_faults(command, (), lower=kind == CHAT_INPUT)
    if kind == CHAT_INPUT:
        yield from _text_faults(command, "description", (), 1, 100)
        yield from _options_faults(command.get("options") or [], (), depth=0)
    elif command.get("description"):
        yield FormError(("description",), "APPLICATION_COMMAND_DESCRIPTION_NOT_ALLOWED", "Must be empty.")
    size = characters(command)
    if size > MAX_CHARACTERS:
        message = f"Command exceeds maximum size ({MAX_CHARACTERS})"
        yield FormError((), "APPLICATION_COMMAND_TOO_LARGE", message)


def characters(node: Json) -> int:
    """Names, descriptions and values of a command, of each text its longest localisation."""
    own = sum(_longest(node, key) for key in ("name", "description"))
    value = node.get("value")
    own += len(value) if isinstance(value, str) else 0
    return own + sum(characters(child) for key in ("options", "choices") for child in node.get(key) or ())


def _longest(node: Json, key: str) -> int:
    texts = [node.get(key) or "", *(node.get(f"{key}_localizations") or {}).values()]
    return max(len(text) for text in texts)


def valid_name(name: str) -> bool:
    r"""Discord's `^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$` and lower case where letters have one."""
    return 1 <= len(name) <= 32 and name == name.lower() and all(map(_name_character, name))


def _name_character(character: str) -> bool:
    if character in "-_'" or unicodedata.category(character)[0] in "LN":
        return True
    return "\u0900" <= character <= "\u097f" or "\u0e00" <= character <= "\u0e7f"


def _name_faults(node: Json, path: Path, lower: bool) -> Iterator[FormError]:
    yield from _text_faults(node, "name", path, 1, 32)
    if not lower:
        return
    places = [((*path, "name"), node.get("name"))]
    places += [((*path, "name_localizations", key), text) for key, text in _localizations(node, "name")]
    for place, text in places:
        if isinstance(text, str) and 1 <= len(text) <= 32 and not valid_name(text):
            yield FormError(place, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _text_faults(node: Json, key: str, path: Path, low: int, high: int) -> Iterator[FormError]:
    text = node.get(key)
    if not isinstance(text, str):
        yield required(*path, key)
        return
    fault = length_fault((*path, key), len(text), low, high)
    if fault:
        yield fault
    for locale, translated in _localizations(node, key):
        place = (*path, f"{key}_localizations", locale)
        if locale not in LOCALES:
            yield bad_choice(place, sorted(LOCALES))
        fault = length_fault(place, len(translated), low, high)
        if fault:
            yield fault


def _localizations(node: Json, key: str) -> Iterable[tuple[str, str]]:
    return list((node.get(f"{key}_localizations") or {}).items())


def _options_faults(options: list[Json], path: Path, depth: int) -> Iterator[FormError]:
    fault = length_fault((*path, "options"), len(options), 0, MAX_OPTIONS)
    if fault:
        yield fault
    yield from _duplicates(options, (*path, "options"))
    optional_seen = False
    for index, option in enumerate(options):
        place = (*path, "options", index)
        yield from _option_faults(option, place, depth)
        if option.get("required") and optional_seen:
            message = "Required options must be placed before non-required options"
            yield FormError(place, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message)
        optional_seen = optional_seen or not option.get("required")
    kinds = {option.get("type") in (SUBCOMMAND, GROUP) for option in options}
    if len(kinds) > 1:
        message = "Sub-command and sub-command group option types are mutually exclusive to all other types"
        yield FormError((*path, "options"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)


def _option_faults(option: Json, path: Path, depth: int) -> Iterator[FormError]:
    kind = option.get("type")
    if kind not in OPTION_TYPES:
        yield bad_choice((*path, "type"), OPTION_TYPES)
        return
    yield from _name_faults(option, path, lower=True)
    yield from _text_faults(option, "description", path, 1, 100)
    if kind in (SUBCOMMAND, GROUP):
        yield from _nesting_faults(option, path, depth)
        return
    if option.get("options"):
        yield FormError((*path, "options"), "BASE_TYPE_MAX_LENGTH", "Must be 0 or fewer in length.")
    yield from _choice_faults(option, path)
    for low, high in (("min_value", "max_value"), ("min_length", "max_length")):
        if option.get(low) is not None and option.get(high) is not None and option[low] > option[high]:
            yield FormError((*path, low), "NUMBER_TYPE_MAX", f"Must not exceed {high}.")


def _nesting_faults(option: Json, path: Path, depth: int) -> Iterator[FormError]:
    """Command > group > subcommand, and nothing deeper."""
    children = option.get("options") or []
    nested = [child for child in children if child.get("type") in (SUBCOMMAND, GROUP)]
    too_deep = depth > (0 if option["type"] == GROUP else 1)
    wrong = nested if option["type"] == SUBCOMMAND else [child for child in children if child.get("type") != SUBCOMMAND]
    if too_deep or wrong:
        yield FormError((*path, "type"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Invalid nesting of options")
        return
    yield from _options_faults(children, path, depth + 1)


def _choice_faults(option: Json, path: Path) -> Iterator[FormError]:
    choices = option.get("choices") or []
    fault = length_fault((*path, "choices"), len(choices), 0, MAX_CHOICES)
    if fault:
        yield fault
    if choices and option.get("autocomplete"):
        message = "Autocomplete cannot be enabled for options with choices"
        yield FormError((*path, "autocomplete"), "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES", message)
    names: set[str] = set()
    for index, choice in enumerate(choices):
        place = (*path, "choices", index)
        yield from _text_faults(choice, "name", place, 1, 100)
        if not _fits(option.get("type"), choice.get("value")):
            yield FormError((*place, "value"), "BASE_TYPE_BAD_TYPE", "Value does not fit the option's type.")
        if choice.get("name") in names:
            message = "Choice names must be unique"
            yield FormError((*place, "name"), "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_EXISTS", message)
        names.add(str(choice.get("name")))


def _fits(kind: Any, value: Any) -> bool:
    if kind == STRING:
        return isinstance(value, str) and len(value) <= 6_000
    if isinstance(value, bool):
        return False
    return isinstance(value, int) if kind == INTEGER else kind == NUMBER and isinstance(value, (int, float))


def _duplicates(nodes: list[Json], path: Path) -> Iterator[FormError]:
    """Names must differ among neighbours, in every language they are shown in."""
    top = not path
    code = "APPLICATION_COMMANDS_DUPLICATE_NAME" if top else "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS"
    message = "Application command names must be unique" if top else "Option names must be unique"
    languages = {locale for node in nodes for locale, _ in _localizations(node, "name")}
    seen: set[tuple[str | None, int, str]] = set()
    for index, node in enumerate(nodes):
        kind = (node.get("type") or CHAT_INPUT) if top else 0
        shown = node.get("name_localizations") or {}
        keys = {(locale, kind, str(shown.get(locale or "", node.get("name")))) for locale in (None, *languages)}
        if keys & seen:
            yield FormError((*path, index, "name"), code, message)
        seen |= keys


def registered(
    new: list[Json], old: list[Json], application_id: int, guild_id: int | None, mint: SnowflakeMint
) -> list[Json]:
    """The commands as Discord stores them: known names keep their id, every change gets a new version."""
    known = {(each["type"], each["name"]): each["id"] for each in old}
    return [_stored(each, known, application_id, guild_id, mint) for each in new]


def _stored(
    command: Json, known: dict[Any, str], application_id: int, guild_id: int | None, mint: SnowflakeMint
) -> Json:
    kind = command.get("type") or CHAT_INPUT
    required_bits = command.get("default_member_permissions")
    stored: Json = {
        "id": known.get((kind, command["name"])) or str(mint()),
        "application_id": str(application_id),
        "version": str(mint()),
        "type": kind,
        "name": command["name"],
        "name_localizations": command.get("name_localizations"),
        "description": command.get("description") or "",
        "description_localizations": command.get("description_localizations"),
        "options": command.get("options") or [],
        "default_member_permissions": None if required_bits is None else str(required_bits),
        "nsfw": bool(command.get("nsfw")),
        "integration_types": command.get("integration_types") or [0],
        "contexts": command.get("contexts"),
        "dm_permission": command.get("dm_permission", True),
    }
    return stored if guild_id is None else stored | {"guild_id": str(guild_id)}
