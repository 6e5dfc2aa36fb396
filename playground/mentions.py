"""Who a message pings: what its text names, cut down by `allowed_mentions`.

Source: Discord's reference on the allowed mentions object.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from playground.errors import FormError
from playground.wire import Json, snowflake

_USER = re.compile(r"<@!?(\d{1,20})>")
_ROLE = re.compile(r"<@&(\d{1,20})>")
_EVERYBODY = re.compile(r"@(everyone|here)\b")
_TEXT_DISPLAY = 10


@dataclass(frozen=True)
class Mentions:
    """Who is really pinged, in the order of the text."""

    users: tuple[int, ...] = ()
    roles: tuple[int, ...] = ()
    everyone: bool = False


def spoken_text(content: str, components: Iterable[Json]) -> str:
    """All text that can hold a mention: the content and every text display."""
    parts = [content]
    for component in components:
        if component.get("type") == _TEXT_DISPLAY:
            parts.append(str(component.get("content", "")))
        parts.append(spoken_text("", component.get("components") or ()))
    return "\n".join(part for part in parts if part)


def find_mentions(text: str, allowed: Json | None, may_mention_everyone: bool = False) -> Mentions:
    """Without `allowed_mentions` everything that the author may mention is pinged."""
    users = _in_order(_USER, text)
    roles = _in_order(_ROLE, text)
    everyone = may_mention_everyone and _EVERYBODY.search(text) is not None
    if allowed is None:
        return Mentions(users, roles, everyone)
    parse = set(allowed.get("parse") or ())
    return Mentions(
        users if "users" in parse else _only(users, allowed.get("users")),
        roles if "roles" in parse else _only(roles, allowed.get("roles")),
        everyone and "everyone" in parse,
    )


def mention_faults(allowed: Json | None) -> list[FormError]:
    """`parse` and an explicit list of the same kind exclude each other; lists hold at most 100."""
    faults = []
    for kind in ("users", "roles"):
        listed = (allowed or {}).get(kind) or []
        path = ("allowed_mentions", kind)
        if len(listed) > 100:
            faults.append(FormError(path, "BASE_TYPE_MAX_LENGTH", "Must be 100 or fewer in length."))
        if listed and kind in ((allowed or {}).get("parse") or ()):
            message = f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.'
            faults.append(FormError(("allowed_mentions",), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message))
    return faults


def _in_order(pattern: re.Pattern[str], text: str) -> tuple[int, ...]:
    return tuple(dict.fromkeys(int(found) for found in pattern.findall(text)))


def _only(found: tuple[int, ...], listed: Iterable[object] | None) -> tuple[int, ...]:
    wanted = {snowflake(each) for each in listed or ()}
    return tuple(each for each in found if each in wanted)
