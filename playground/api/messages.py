"""Messages of the bot's token in channels and threads."""

from __future__ import annotations

from dataclasses import replace

from aiohttp import web

from playground import permissions, render
from playground.api.frame import body_of, core_of, reply, uploads_of
from playground.api.lookup import channel_of, message_of
from playground.errors import ApiError, FormError, refuse
from playground.model import EPHEMERAL, Channel, Message
from playground.posts import SETTABLE, Place, compose, revise
from playground.wire import snowflake

routes = web.RouteTableDef()
_ALL = "/channels/{channel_id}/messages"
_ONE = "/channels/{channel_id}/messages/{message_id}"


def _reply(request: web.Request, message: Message) -> web.Response:
    core = core_of(request)
    return reply(render.message_json(core.world, message, core.base_url))


def sending_permission(channel: Channel) -> int:
    return permissions.SEND_MESSAGES_IN_THREADS if channel.is_thread else permissions.SEND_MESSAGES


@routes.post(_ALL)
async def create(request: web.Request) -> web.Response:
    core = core_of(request)
    channel = channel_of(request)
    files = permissions.ATTACH_FILES if uploads_of(request) else 0
    channel_of(request, sending_permission(channel) | files)
    if channel.locked:
        raise ApiError(400, 50083, "Thread is archived")
    body = body_of(request)
    place = Place(channel.id, core.world.bot.id, allowed_flags=SETTABLE & ~EPHEMERAL)
    message = compose(core.world, core.base_url, place, body, uploads_of(request))
    message = _as_reply(core.world.messages[channel.id], message, body.get("message_reference"))
    if channel.archived:
        core.world.update_channel(replace(channel, archived=False))
    core.world.add_message(message)
    return _reply(request, message)


def _as_reply(known: dict[int, Message], message: Message, reference: object) -> Message:
    """A message that names another becomes a reply; one that names nothing real is refused unless it said so."""
    if not isinstance(reference, dict):
        return message
    quoted = snowflake(reference.get("message_id"))
    if quoted in known and not known[quoted].ephemeral:
        return replace(message, type=render.REPLY, reply_to=quoted)
    if reference.get("fail_if_not_exists", True):
        refuse([FormError(("message_reference",), "MESSAGE_REFERENCE_UNKNOWN_MESSAGE", "Unknown message")])
    return message


@routes.get(_ALL)
async def history(request: web.Request) -> web.Response:
    """Newest first; understands `limit`, `before` and `after`."""
    core = core_of(request)
    channel = channel_of(request, permissions.READ_MESSAGE_HISTORY)
    before, after = snowflake(request.query.get("before")), snowflake(request.query.get("after"))
    limit = snowflake(request.query.get("limit")) or 50
    found = [each for each in core.world.messages[channel.id].values() if not each.ephemeral]
    if before is not None:
        found = [each for each in found if each.id < before]
    if after is not None:
        found = [each for each in found if each.id > after][:limit]
    newest_first = sorted(found, key=lambda each: -each.id)[:limit]
    return reply([render.message_json(core.world, each, core.base_url) for each in newest_first])


@routes.get(_ONE)
async def read(request: web.Request) -> web.Response:
    return _reply(request, message_of(request, channel_of(request)))


@routes.patch(_ONE)
async def edit(request: web.Request) -> web.Response:
    core = core_of(request)
    message = message_of(request, channel_of(request))
    if message.author_id != core.world.bot.id:
        raise ApiError(403, 50005, "Cannot edit a message authored by another user")
    edited = revise(core.world, core.base_url, message, body_of(request), uploads_of(request))
    core.world.update_message(edited)
    return _reply(request, edited)


@routes.delete(_ONE)
async def delete(request: web.Request) -> web.Response:
    core = core_of(request)
    message = message_of(request, channel_of(request))
    if message.author_id != core.world.bot.id:
        raise ApiError(403, 50013, "Missing Permissions")
    core.world.delete_message(message)
    return reply(None)


@routes.post("/channels/{channel_id}/typing")
async def typing(request: web.Request) -> web.Response:
    channel_of(request)
    return reply(None)
