"""Channels themselves, and threads: opened from a message or without one, joined, archived, deleted."""

from __future__ import annotations

from dataclasses import replace

from aiohttp import web

from playground import permissions, render
from playground.api.frame import body_of, core_of, reply
from playground.api.lookup import channel_of, identifier, message_of
from playground.errors import ApiError, FormError, bad_choice, length_fault, missing_permissions, refuse
from playground.model import PRIVATE_THREAD, PUBLIC_THREAD, Channel, Message
from playground.wire import Json
from playground.world import World

routes = web.RouteTableDef()
THREAD_CREATED = 18
_ARCHIVE_MINUTES = (60, 1440, 4320, 10080)


@routes.get("/channels/{channel_id}")
async def read(request: web.Request) -> web.Response:
    return reply(render.channel_json(core_of(request).world, channel_of(request)))


@routes.patch("/channels/{channel_id}")
async def edit(request: web.Request) -> web.Response:
    """Renames, archives or locks a thread; a bot without Manage Channels may not touch a channel."""
    channel = channel_of(request)
    world = core_of(request).world
    if not channel.is_thread or channel.owner_id != world.bot.id:
        raise missing_permissions()
    body = body_of(request)
    edited = replace(
        channel,
        name=str(body.get("name") or channel.name),
        archived=bool(body.get("archived", channel.archived)),
        locked=bool(body.get("locked", channel.locked)),
    )
    world.update_channel(edited)
    return reply(render.channel_json(world, edited))


@routes.delete("/channels/{channel_id}")
async def delete(request: web.Request) -> web.Response:
    world = core_of(request).world
    channel = channel_of(request)
    needed = permissions.MANAGE_THREADS if channel.is_thread else permissions.MANAGE_CHANNELS
    channel_of(request, needed)
    body = render.channel_json(world, channel)
    world.delete_channel(channel.id)
    return reply(body)


@routes.post("/channels/{channel_id}/messages/{message_id}/threads")
async def from_message(request: web.Request) -> web.Response:
    """The thread takes the message's id: one thread per message."""
    channel = channel_of(request, permissions.CREATE_PUBLIC_THREADS)
    message = message_of(request, channel)
    if message.id in core_of(request).world.channels:
        raise ApiError(400, 160004, "A thread has already been created for this message")
    return _open(request, channel, message.id, PUBLIC_THREAD)


@routes.post("/channels/{channel_id}/threads")
async def without_message(request: web.Request) -> web.Response:
    kind = body_of(request).get("type", PRIVATE_THREAD)
    if kind not in (PUBLIC_THREAD, PRIVATE_THREAD):
        refuse([bad_choice(("type",), (PUBLIC_THREAD, PRIVATE_THREAD))])
    public = kind == PUBLIC_THREAD
    needed = permissions.CREATE_PUBLIC_THREADS if public else permissions.CREATE_PRIVATE_THREADS
    channel = channel_of(request, needed)
    return _open(request, channel, core_of(request).world.mint(), kind)


def _open(request: web.Request, parent: Channel, thread_id: int, kind: int) -> web.Response:
    world = core_of(request).world
    body = body_of(request)
    _check(parent, body)
    thread = Channel(
        id=thread_id,
        name=body["name"],
        type=kind,
        parent_id=parent.id,
        owner_id=world.bot.id,
        auto_archive_minutes=body.get("auto_archive_duration") or 1440,
        joined=frozenset({world.bot.id}),
    )
    world.add_channel(thread)
    if kind == PUBLIC_THREAD and thread_id not in world.messages[parent.id]:
        _announce(world, parent, thread)
    return reply(render.channel_json(world, thread) | {"member": _membership(world, thread)}, 201)


def _check(parent: Channel, body: Json) -> None:
    if parent.is_thread:
        raise ApiError(400, 50024, "Cannot execute action on this channel type")
    faults: list[FormError | None] = [length_fault(("name",), len(str(body.get("name") or "")), 1, 100)]
    if body.get("auto_archive_duration") not in (None, *_ARCHIVE_MINUTES):
        faults.append(bad_choice(("auto_archive_duration",), _ARCHIVE_MINUTES))
    refuse([fault for fault in faults if fault])


def _announce(world: World, parent: Channel, thread: Channel) -> None:
    """The grey line in the channel that says a thread began (message type 18)."""
    world.add_message(Message(world.mint(), parent.id, world.bot.id, content=thread.name, type=THREAD_CREATED))


def _membership(world: World, thread: Channel) -> Json:
    return {"id": str(thread.id), "user_id": str(world.bot.id), "join_timestamp": world.bot.joined_at, "flags": 1}


@routes.put("/channels/{channel_id}/thread-members/{user_id}")
async def join(request: web.Request) -> web.Response:
    return _change_membership(request, joining=True)


@routes.delete("/channels/{channel_id}/thread-members/{user_id}")
async def leave(request: web.Request) -> web.Response:
    return _change_membership(request, joining=False)


def _change_membership(request: web.Request, joining: bool) -> web.Response:
    world = core_of(request).world
    thread = channel_of(request)
    if not thread.is_thread:
        raise ApiError(400, 50024, "Cannot execute action on this channel type")
    own = request.match_info["user_id"] == "@me"
    user = world.bot.id if own else identifier(request, "user_id")
    if world.user(user) is None:
        raise ApiError(404, 10013, "Unknown User")
    joined = thread.joined | {user} if joining else thread.joined - {user}
    world.update_channel(replace(thread, joined=joined))
    return reply(None)
