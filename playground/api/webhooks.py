"""What follows the first answer: further messages, and edits by the interaction's token, ephemerals included."""

from __future__ import annotations

from dataclasses import replace

from aiohttp import web

from playground import render
from playground.api.callbacks import check_not_autocomplete, place_of
from playground.api.frame import body_of, core_of, reply, uploads_of
from playground.api.lookup import identifier
from playground.core import Core
from playground.errors import unknown_channel, unknown_message
from playground.interactions import Interaction
from playground.model import EPHEMERAL, LOADING, Message
from playground.posts import compose, revise

routes = web.RouteTableDef()
_HOOK = "/webhooks/{application_id}/{token}"
_ONE = "/webhooks/{application_id}/{token}/messages/{message_id}"


def _interaction(request: web.Request) -> Interaction:
    desk = core_of(request).desk
    interaction = desk.to_follow(identifier(request, "application_id"), request.match_info["token"])
    check_not_autocomplete(interaction)
    return interaction


def _reply(request: web.Request, message: Message) -> web.Response:
    core = core_of(request)
    return reply(render.message_json(core.world, message, core.base_url))


@routes.post(_HOOK)
async def follow_up(request: web.Request) -> web.Response:
    """A further message; the first one after "is thinking…" takes that message's place and its privacy."""
    core = core_of(request)
    interaction = _interaction(request)
    if interaction.channel_id not in core.world.channels:
        raise unknown_channel()
    body = body_of(request)
    waiting = _waiting(core, interaction)
    private = waiting.ephemeral if waiting else bool(int(body.get("flags") or 0) & EPHEMERAL)
    place = place_of(core, interaction, private)
    message = compose(core.world, core.base_url, place, body, uploads_of(request))
    if waiting is None:
        core.world.add_message(message)
        interaction.own_messages.add(message.id)
        return _reply(request, message)
    flags = message.flags & ~EPHEMERAL | (waiting.flags & EPHEMERAL)
    filled = replace(message, id=waiting.id, type=waiting.type, flags=flags)
    core.world.update_message(filled)
    return _reply(request, filled)


def _waiting(core: Core, interaction: Interaction) -> Message | None:
    original = core.world.message(interaction.channel_id, interaction.original_id or 0)
    return original if original is not None and original.flags & LOADING else None


def _message(request: web.Request, interaction: Interaction) -> Message:
    """A message this token may touch: its own and the one its component sits on."""
    core = core_of(request)
    if request.match_info["message_id"] == "@original":
        wanted = interaction.original_id or 0
    else:
        wanted = identifier(request, "message_id")
    source = interaction.source.id if interaction.source else None
    message = core.world.message(interaction.channel_id, wanted)
    if message is None or wanted not in interaction.own_messages | {source}:
        raise unknown_message()
    return message


@routes.get(_ONE)
async def read(request: web.Request) -> web.Response:
    return _reply(request, _message(request, _interaction(request)))


@routes.patch(_ONE)
async def edit(request: web.Request) -> web.Response:
    core = core_of(request)
    message = _message(request, _interaction(request))
    edited = revise(core.world, core.base_url, message, body_of(request), uploads_of(request))
    core.world.update_message(edited)
    return _reply(request, edited)


@routes.delete(_ONE)
async def delete(request: web.Request) -> web.Response:
    core = core_of(request)
    core.world.delete_message(_message(request, _interaction(request)))
    return reply(None)
