"""Components as Discord gives them back: numbered, complete, with addresses instead of `attachment://`."""

from __future__ import annotations

from collections.abc import Iterable
from copy import deepcopy
from typing import Any

from playground import components as parts
from playground.wire import Json

_SELECT_DEFAULTS: Json = {"min_values": 1, "max_values": 1, "disabled": False}
_MEDIA_DEFAULTS: Json = {"description": None, "spoiler": False}
_DEFAULTS: dict[int, Json] = {
    parts.BUTTON: {"disabled": False},
    parts.CONTAINER: {"accent_color": None, "spoiler": False},
    parts.SEPARATOR: {"divider": True, "spacing": 1},
    parts.THUMBNAIL: _MEDIA_DEFAULTS,
    parts.FILE: {"spoiler": False},
    **dict.fromkeys(parts.SELECTS, _SELECT_DEFAULTS),
}


def numbered(components: list[Json]) -> list[Json]:
    """A copy in which every component has an `id`, counted from 1 as Discord does, sparing those the sender chose."""
    copied = deepcopy(components)
    chosen = {each["id"] for each in parts.walk(copied) if each.get("id")}
    following = 1
    for each in parts.walk(copied):
        if each.get("id"):
            continue
        while following in chosen:
            following += 1
        each["id"] = following
        chosen.add(following)
    return copied


def shaped(components: list[Json], files: Iterable[Json]) -> list[Json]:
    """A message's components with ids, defaults and media that can be fetched; `files` are its attachments."""
    by_name = {each["filename"]: each for each in files}
    finished = numbered(components)
    for each in parts.walk(finished):
        for key, value in _DEFAULTS.get(each["type"], {}).items():
            _fill(each, key, value)
        for item in each.get("items") or ():
            _fill_media(item, "media", each["id"], by_name)
        _fill_media(each, "media", each["id"], by_name)
        if each["type"] == parts.FILE:
            _name_file(each, by_name)
        for owner in (each, *(each.get("options") or ())):
            _write_emoji_id(owner)
    return finished


def _write_emoji_id(owner: Json) -> None:
    """As text, however it was sent: a browser would round so large a number."""
    emoji = owner.get("emoji")
    if isinstance(emoji, dict) and emoji.get("id") is not None:
        owner["emoji"] = emoji | {"id": str(emoji["id"])}


def _fill(owner: Json, key: str, value: Any) -> None:
    if owner.get(key) is None:
        owner[key] = value


def _fill_media(holder: Json, key: str, component_id: int, by_name: dict[str, Json]) -> None:
    if not isinstance(holder.get(key), dict):
        return
    holder[key] = _resolved(holder[key], component_id, by_name)
    for name, value in _MEDIA_DEFAULTS.items():
        _fill(holder, name, value)


def _name_file(component: Json, by_name: dict[str, Json]) -> None:
    name = str(component["file"]["url"]).rpartition("/")[2]
    component["file"] = _resolved(component["file"], component["id"], by_name)
    component |= {"name": name, "size": by_name.get(name, {}).get("size", 0)}


def _resolved(media: Json, component_id: int, by_name: dict[str, Json]) -> Json:
    """An unfurled media item: of an own file with its size and type, of another address as it is."""
    url = str(media.get("url", ""))
    scheme, _, name = url.partition("://")
    found = by_name.get(name) if scheme == "attachment" else None
    if found is None:
        return media | {"id": str(component_id), "proxy_url": url, "loading_state": 2}
    kept = {key: found[key] for key in ("url", "proxy_url", "content_type", "width", "height") if key in found}
    return kept | {"id": str(component_id), "attachment_id": found["id"], "loading_state": 2}
