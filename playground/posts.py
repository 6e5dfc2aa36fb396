"""From a request's body to a message: defaults, files, mentions, and what an edit leaves as it was."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from playground import render
from playground.errors import ApiError, FormError, bad_choice, refuse
from playground.limits import MAX_FILE_BYTES, MAX_FILES, Draft, check_message
from playground.mentions import Mentions, find_mentions, mention_faults, spoken_text
from playground.model import (
    COMPONENTS_V2,
    EPHEMERAL,
    LOADING,
    SUPPRESS_EMBEDS,
    SUPPRESS_NOTIFICATIONS,
    Attachment,
    Message,
    Origin,
)
from playground.shape import shaped
from playground.snowflake import wall_clock_ms
from playground.wire import Json, snowflake
from playground.world import World

SETTABLE = SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2 | EPHEMERAL
EDITABLE = SUPPRESS_EMBEDS | COMPONENTS_V2
_PNG = b"\x89PNG\r\n\x1a\n"
_TEXT_WITH_PINGS = ("users", "roles", "everyone")


@dataclass(frozen=True)
class Upload:
    """A file of a request: its place `n` in `files[n]`."""

    index: int
    filename: str
    content_type: str
    data: bytes


@dataclass(frozen=True)
class Place:
    """Where a message is to stand and for whom."""

    channel_id: int
    author_id: int
    owner_id: int | None = None
    origin: Origin | None = None
    type: int = 0
    allowed_flags: int = SETTABLE


def compose(world: World, base_url: str, place: Place, body: Json, uploads: Sequence[Upload]) -> Message:
    """A new message; raises Discord's errors for what it would refuse."""
    flags = int(body.get("flags") or 0) & place.allowed_flags
    attachments = _new_files(world, place.channel_id, body, uploads)
    draft = Draft(
        body.get("content") or "",
        body.get("components") or [],
        body.get("embeds") or [],
        bool(flags & COMPONENTS_V2),
        attachments,
    )
    _check(world, body, draft)
    mentions = _mentions(body, draft)
    return Message(
        id=world.mint(),
        channel_id=place.channel_id,
        author_id=place.author_id,
        content=draft.content,
        type=place.type,
        flags=flags,
        components=_finished(draft, base_url),
        embeds=tuple(draft.embeds),
        attachments=attachments,
        mentions=mentions.users,
        mention_roles=mentions.roles,
        mention_everyone=mentions.everyone,
        owner_id=place.owner_id,
        origin=place.origin,
        nonce=body.get("nonce"),
    )


def revise(world: World, base_url: str, message: Message, body: Json, uploads: Sequence[Upload]) -> Message:
    """The message after an edit: fields that the body does not name stay; Components V2 cannot be taken back."""
    asked = int(body.get("flags") or 0) & EDITABLE
    flags = message.flags & ~LOADING | asked
    if "flags" in body:
        flags = flags & ~SUPPRESS_EMBEDS | asked
    attachments = _kept_files(message, body) + _new_files(world, message.channel_id, body, uploads)
    draft = Draft(
        (body["content"] or "") if "content" in body else message.content,
        (body["components"] or []) if "components" in body else list(message.components),
        (body["embeds"] or []) if "embeds" in body else list(message.embeds),
        bool(flags & COMPONENTS_V2),
        attachments,
    )
    _check(world, body, draft)
    mentions = _mentions(body, draft)
    return replace(
        message,
        content=draft.content,
        components=_finished(draft, base_url) if "components" in body else message.components,
        embeds=tuple(draft.embeds),
        attachments=attachments,
        flags=flags,
        mentions=mentions.users,
        mention_roles=mentions.roles,
        mention_everyone=mentions.everyone,
        edited_ms=wall_clock_ms(),
    )


def _check(world: World, body: Json, draft: Draft) -> None:
    refuse([*_shape_faults(body), *mention_faults(body.get("allowed_mentions"))])
    turned_v2 = draft.v2 and bool(draft.content or draft.embeds)
    check_message(draft, world.emojis.keys(), turned_v2)


def _shape_faults(body: Json) -> list[FormError]:
    """Fields of the wrong JSON type, before anything looks inside them."""
    expected = {"content": str, "components": list, "embeds": list, "attachments": list, "allowed_mentions": dict}
    wrong = [key for key, kind in expected.items() if body.get(key) is not None and not isinstance(body[key], kind)]
    return [FormError((key,), "BASE_TYPE_BAD_TYPE", "Wrong type.") for key in wrong]


def _mentions(body: Json, draft: Draft) -> Mentions:
    text = spoken_text(draft.content, draft.components)
    allowed = body.get("allowed_mentions")
    return find_mentions(text, {"parse": list(_TEXT_WITH_PINGS)} if allowed is None else allowed)


def _finished(draft: Draft, base_url: str) -> tuple[Json, ...]:
    files = [render.attachment_json(each, base_url) for each in draft.attachments]
    return tuple(shaped(draft.components, files))


def _kept_files(message: Message, body: Json) -> tuple[Attachment, ...]:
    """An edit that lists attachments keeps only those; one that does not keeps all."""
    if body.get("attachments") is None:
        return message.attachments
    listed = {snowflake(each.get("id")) for each in body["attachments"]}
    return tuple(each for each in message.attachments if each.id in listed)


def _new_files(world: World, channel_id: int, body: Json, uploads: Sequence[Upload]) -> tuple[Attachment, ...]:
    if len(uploads) > MAX_FILES:
        refuse([bad_choice(("files",), range(MAX_FILES + 1))])
    described = {snowflake(each.get("id")): each for each in body.get("attachments") or ()}
    return tuple(_attachment(world, channel_id, upload, described.get(upload.index) or {}) for upload in uploads)


def _attachment(world: World, channel_id: int, upload: Upload, described: dict[str, Any]) -> Attachment:
    if len(upload.data) > MAX_FILE_BYTES:
        raise ApiError(413, 40005, "Request entity too large")
    width, height = png_size(upload.data)
    return Attachment(
        id=world.mint(),
        channel_id=channel_id,
        filename=described.get("filename") or upload.filename,
        content_type=upload.content_type,
        data=upload.data,
        width=width,
        height=height,
        description=described.get("description"),
    )


def png_size(data: bytes) -> tuple[int | None, int | None]:
    """Width and height in pixels from a PNG's header; None for anything else."""
    if not data.startswith(_PNG) or len(data) < 24:
        return None, None
    return int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")
