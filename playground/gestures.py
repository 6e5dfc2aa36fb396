"""What a member does on the page, checked as Discord's own client and server would, and made an interaction.

Every function raises RefusedError with a reason a tester can read.
"""

from __future__ import annotations

from collections.abc import Iterable
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from playground import components as parts, permissions, render
from playground.commands import GROUP, INTEGER, NUMBER, STRING, SUBCOMMAND
from playground.core import Core
from playground.interactions import Interaction, Kind, Tell
from playground.model import LOADING, Channel, Member, Message
from playground.wire import Json, snowflake
from playground.world import World

BOOLEAN, USER_OPTION, CHANNEL_OPTION, ROLE_OPTION, MENTIONABLE_OPTION = 5, 6, 7, 8, 9
_USERS, _ROLES, _CHANNELS = "users", "roles", "channels"
_RESOLVED_BY_OPTION = {USER_OPTION: _USERS, CHANNEL_OPTION: _CHANNELS, ROLE_OPTION: _ROLES, MENTIONABLE_OPTION: _USERS}
_RESOLVED_BY_SELECT = {5: _USERS, 6: _ROLES, 7: _USERS, 8: _CHANNELS}


class RefusedError(Exception):
    """The member's client would not let this through."""


@dataclass(frozen=True)
class Gesture:
    """Who does something, with which frame, and who hears the result."""

    core: Core
    member: Member
    frame: Json
    tell: Tell

    @property
    def channel(self) -> Channel:
        channel = self.core.world.channels.get(snowflake(self.frame.get("channel_id")) or 0)
        if channel is None:
            raise RefusedError("unknown channel")
        return channel


def command(gesture: Gesture) -> None:
    """Runs a slash command."""
    called = _visible_command(gesture)
    options = gesture.frame.get("options") or []
    _check_options(called.get("options") or [], options, typing=False)
    _send_command(gesture, Kind.COMMAND, called, options)


def autocomplete(gesture: Gesture) -> None:
    """Asks for choices while an option is being typed."""
    called = _visible_command(gesture)
    options = gesture.frame.get("options") or []
    if not any(option.get("focused") for option in _leaves(options)):
        raise RefusedError("no option is focused")
    _check_options(called.get("options") or [], options, typing=True)
    _send_command(gesture, Kind.AUTOCOMPLETE, called, options)


def component(gesture: Gesture) -> None:
    """Presses a button or chooses in a select menu."""
    message = _visible_message(gesture)
    custom_id = str(gesture.frame.get("custom_id"))
    found = parts.find(message.components, custom_id)
    if found is None or found.get("disabled"):
        raise RefusedError("no such component, or it is disabled")
    data: Json = {"component_type": found["type"], "custom_id": custom_id, "id": found.get("id")}
    if found["type"] in parts.SELECTS:
        values = [str(value) for value in gesture.frame.get("values") or []]
        _check_values(found, values)
        data["values"] = values
        resolved = _resolve(gesture.core.world, _RESOLVED_BY_SELECT.get(found["type"]), values)
        data |= {"resolved": resolved} if resolved else {}
    gesture.core.desk.open(Kind.COMPONENT, gesture.member, gesture.channel, data, gesture.tell, source=message)


def modal_submit(gesture: Gesture) -> None:
    """Sends a filled form back; its fields must be those of the form that was shown."""
    shown = gesture.core.desk.by_id.get(snowflake(gesture.frame.get("interaction_id")) or 0)
    modal = shown.modal if shown is not None and shown.member_id == gesture.member.id else None
    if shown is None or modal is None or modal["custom_id"] != gesture.frame.get("custom_id"):
        raise RefusedError("no such modal")
    filled = [_field(modal, each) for each in deepcopy(gesture.frame.get("components") or [])]
    data: Json = {"custom_id": modal["custom_id"], "components": filled}
    resolved: Json = {}
    for each in parts.walk(filled):
        values = [str(value) for value in each.get("values") or ()]
        _merge(resolved, _resolve(gesture.core.world, _RESOLVED_BY_SELECT.get(each["type"]), values))
    data |= {"resolved": resolved} if resolved else {}
    channel = _channel_of(gesture.core.world, shown)
    gesture.core.desk.open(Kind.MODAL, gesture.member, channel, data, gesture.tell, source=shown.source)


def _channel_of(world: World, interaction: Interaction) -> Channel:
    channel = world.channels.get(interaction.channel_id)
    if channel is None:
        raise RefusedError("unknown channel")
    return channel


def _field(modal: Json, wrapper: Json) -> Json:
    """A label or row with the answer in it, given the ids of the form's own components."""
    inputs = [wrapper["component"]] if wrapper.get("component") else wrapper.get("components") or []
    for answer in inputs:
        asked = parts.find(modal["components"], str(answer.get("custom_id")))
        if asked is None or asked["type"] != answer.get("type"):
            raise RefusedError(f"the modal has no field {answer.get('custom_id')!r}")
        answer["id"] = asked["id"]
        if asked["type"] == parts.TEXT_INPUT:
            _check_text(asked, answer)
        elif asked["type"] in parts.SELECTS and asked.get("required", True):
            _check_values(asked, [str(value) for value in answer.get("values") or []])
    return wrapper


def _check_text(asked: Json, answer: Json) -> None:
    text = answer.setdefault("value", "")
    needed = asked.get("required", True)
    low = asked.get("min_length") or (1 if needed else 0)
    if (needed or text) and not low <= len(text) <= (asked.get("max_length") or parts.MAX_TEXT):
        raise RefusedError(f"field {asked['custom_id']!r} has a text of the wrong length")


def _check_values(select: Json, values: list[str]) -> None:
    low, high = select.get("min_values"), select.get("max_values")
    if not (1 if low is None else low) <= len(values) <= (1 if high is None else high):
        raise RefusedError("wrong number of values")
    if select["type"] != parts.STRING_SELECT:
        return
    offered = {option["value"] for option in select.get("options") or ()}
    if len(set(values)) != len(values) or not set(values) <= offered:
        raise RefusedError("a value that the menu does not offer")


def _visible_message(gesture: Gesture) -> Message:
    message = gesture.core.world.message(gesture.channel.id, snowflake(gesture.frame.get("message_id")) or 0)
    if message is None or message.owner_id not in (None, gesture.member.id) or message.flags & LOADING:
        raise RefusedError("unknown message")
    return message


def _visible_command(gesture: Gesture) -> Json:
    wanted = str(gesture.frame.get("id"))
    world = gesture.core.world
    for each in world.commands_for(gesture.member):
        if each["id"] == wanted:
            return each
    if any(each["id"] == wanted for each in world.all_commands()):
        raise RefusedError("this command needs more permissions")
    raise RefusedError("unknown command")


def _send_command(gesture: Gesture, kind: Kind, called: Json, options: list[Json]) -> None:
    world = gesture.core.world
    if not world.granted(gesture.member) & permissions.USE_APPLICATION_COMMANDS:
        raise RefusedError("this member may not use commands")
    data: Json = {"id": called["id"], "name": called["name"], "type": called["type"], "options": options}
    if called.get("guild_id"):
        data["guild_id"] = called["guild_id"]
    resolved: Json = {}
    for option in _leaves(options):
        _merge(resolved, _resolve(world, _RESOLVED_BY_OPTION.get(option["type"]), [str(option["value"])]))
    if resolved:
        data["resolved"] = resolved
    name = " ".join([called["name"], *_path(options)])
    gesture.core.desk.open(kind, gesture.member, gesture.channel, data, gesture.tell, name=name)


def _path(options: list[Json]) -> list[str]:
    """The names of the group and subcommand that were called."""
    if options and options[0].get("type") in (SUBCOMMAND, GROUP):
        return [options[0]["name"], *_path(options[0].get("options") or [])]
    return []


def _leaves(options: Iterable[Json]) -> list[Json]:
    found = []
    for option in options:
        nested = option.get("type") in (SUBCOMMAND, GROUP)
        found += _leaves(option.get("options") or []) if nested else [option]
    return found


def _check_options(declared: list[Json], given: list[Json], typing: bool) -> None:
    """Known names, right types, bounds and choices; required ones present unless still typing."""
    by_name = {option["name"]: option for option in declared}
    names = [option.get("name") for option in given]
    if len(set(names)) != len(names):
        raise RefusedError("an option is given twice")
    for option in given:
        known = by_name.get(str(option.get("name")))
        if known is None or known["type"] != option.get("type"):
            raise RefusedError(f"no option {option.get('name')!r} of that type")
        if known["type"] in (SUBCOMMAND, GROUP):
            _check_options(known.get("options") or [], option.get("options") or [], typing)
        elif not option.get("focused"):
            _check_value(known, option.get("value"))
    nested = any(option["type"] in (SUBCOMMAND, GROUP) for option in declared)
    if nested and len(given) != 1:
        raise RefusedError("exactly one subcommand")
    missing = [name for name, option in by_name.items() if option.get("required") and name not in names]
    if missing and not typing:
        raise RefusedError(f"missing: {', '.join(missing)}")


def _check_value(option: Json, value: Any) -> None:
    kind, name = option["type"], option["name"]
    numeric = isinstance(value, (int, float)) and not isinstance(value, bool)
    fitting = {STRING: isinstance(value, str), INTEGER: numeric and value == int(value), NUMBER: numeric}
    fitting[BOOLEAN] = isinstance(value, bool)
    if not fitting.get(kind, snowflake(value) is not None):
        raise RefusedError(f"option {name!r} has a value of the wrong type")
    choices = [choice["value"] for choice in option.get("choices") or ()]
    if choices and value not in choices:
        raise RefusedError(f"option {name!r} does not offer {value!r}")
    size, suffix = (len(value), "length") if kind == STRING else (value, "value")
    low, high = option.get(f"min_{suffix}"), option.get(f"max_{suffix}")
    if kind in (STRING, INTEGER, NUMBER) and not (low is None or size >= low):
        raise RefusedError(f"option {name!r} is below its least {suffix}")
    if kind in (STRING, INTEGER, NUMBER) and not (high is None or size <= high):
        raise RefusedError(f"option {name!r} is above its greatest {suffix}")


def _merge(into: Json, found: Json) -> None:
    for group, entries in found.items():
        into.setdefault(group, {}).update(entries)


def _resolve(world: World, group: str | None, values: list[str]) -> Json:
    """The objects behind chosen identifiers, as interactions carry them in `resolved`."""
    if group == _CHANNELS:
        channels = [world.channels[int(each)] for each in values if int(each) in world.channels]
        granted = permissions.MEMBER_DEFAULT
        return {group: {str(each.id): render.partial_channel_json(world, each, granted) for each in channels}}
    if group == _ROLES:
        return {group: {str(each.id): render.role_json(each) for each in world.guild.roles if str(each.id) in values}}
    if group == _USERS:
        people = [each for each in (*world.members.values(), world.bot) if str(each.id) in values]
        members = {str(each.id): render.member_json(world, each, world.granted(each)) for each in people}
        for entry in members.values():
            del entry["user"]
        return {group: {str(each.id): render.user_json(each.user) for each in people}, "members": members}
    return {}


GESTURES = {
    "command": command,
    "autocomplete": autocomplete,
    "component": component,
    "modal_submit": modal_submit,
}
