"""Application emoji: at most 2000, 256 KiB each, images as base64 data URIs."""

from __future__ import annotations

import base64
import binascii
import re

from aiohttp import web

from playground import render
from playground.api.frame import body_of, core_of, reply
from playground.api.lookup import identifier, own_application
from playground.errors import ApiError, FormError, form_error, length_fault, refuse
from playground.model import Emoji

routes = web.RouteTableDef()
MAX_EMOJIS = 2_000
MAX_BYTES = 256 * 1024
_DATA_URI = re.compile(r"data:(image/(?:png|jpeg|gif|webp|avif));base64,(.+)", re.DOTALL)
_NAME = re.compile(r"[A-Za-z0-9_]+")
_ALL = "/applications/{application_id}/emojis"
_ONE = "/applications/{application_id}/emojis/{emoji_id}"


@routes.get(_ALL)
async def every(request: web.Request) -> web.Response:
    own_application(request)
    world = core_of(request).world
    return reply({"items": [render.emoji_json(world, each) for each in world.emojis.values()]})


@routes.get(_ONE)
async def one(request: web.Request) -> web.Response:
    own_application(request)
    return reply(render.emoji_json(core_of(request).world, _find(request)))


@routes.post(_ALL)
async def create(request: web.Request) -> web.Response:
    own_application(request)
    world = core_of(request).world
    body = body_of(request)
    name = str(body.get("name") or "")
    _check_name(name)
    kind, data = _image(body.get("image"))
    if len(world.emojis) >= MAX_EMOJIS:
        raise ApiError(400, 30008, f"Maximum number of emojis reached ({MAX_EMOJIS})")
    if any(each.name == name for each in world.emojis.values()):
        refuse([FormError(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "Emoji name already taken")])
    emoji = Emoji(world.mint(), name, kind, data, animated=kind == "image/gif")
    world.add_emoji(emoji)
    return reply(render.emoji_json(world, emoji), 201)


@routes.delete(_ONE)
async def delete(request: web.Request) -> web.Response:
    own_application(request)
    emoji = _find(request)
    core_of(request).world.delete_emoji(emoji.id)
    return reply(None)


def _find(request: web.Request) -> Emoji:
    emoji = core_of(request).world.emojis.get(identifier(request, "emoji_id"))
    if emoji is None:
        raise ApiError(404, 10014, "Unknown Emoji")
    return emoji


def _check_name(name: str) -> None:
    fault = length_fault(("name",), len(name), 2, 32)
    if fault is None and not _NAME.fullmatch(name):
        fault = FormError(("name",), "STRING_TYPE_REGEX", "String value did not match validation regex.")
    refuse([fault] if fault else [])


def _image(uri: object) -> tuple[str, bytes]:
    """Type and bytes of a data URI; raises 50035 for no image and for one beyond 256 KiB."""
    found = _DATA_URI.fullmatch(uri) if isinstance(uri, str) else None
    try:
        data = base64.b64decode(found[2], validate=True) if found else b""
    except binascii.Error:
        data = b""
    if not found or not data:
        raise form_error([FormError(("image",), "IMAGE_INVALID", "Invalid image data")])
    if len(data) > MAX_BYTES:
        refuse([FormError(("image",), "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")])
    return found[1], data
