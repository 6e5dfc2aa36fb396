"""From the parts of a path to things that exist, and whether the bot may touch them."""

from __future__ import annotations

from aiohttp import web

from playground import permissions
from playground.api.frame import core_of
from playground.errors import (
    ApiError,
    FormError,
    form_error,
    missing_access,
    missing_permissions,
    unknown_channel,
    unknown_message,
)
from playground.model import Channel, Message
from playground.wire import snowflake


def identifier(request: web.Request, name: str) -> int:
    """A snowflake of the path; raises 50035 for anything else."""
    text = request.match_info[name]
    value = snowflake(text)
    if value is None:
        raise form_error([FormError((name,), "NUMBER_TYPE_COERCE", f'Value "{text}" is not snowflake.')])
    return value


def own_application(request: web.Request) -> int:
    """The application of the path, which must be the bot's own."""
    application = identifier(request, "application_id")
    if application != core_of(request).world.bot.id:
        raise ApiError(404, 10002, "Unknown Application")
    return application


def own_guild(request: web.Request) -> int:
    """The server of the path; one that the bot is not in is beyond its reach."""
    world = core_of(request).world
    guild = identifier(request, "guild_id")
    if guild != world.guild.id:
        raise ApiError(404, 10004, "Unknown Guild")
    if not world.bot_in_guild:
        raise missing_access()
    return guild


def channel_of(request: web.Request, needed: int = 0) -> Channel:
    """The channel of the path; raises 10003, 50001 or 50013."""
    world = core_of(request).world
    channel = world.channels.get(identifier(request, "channel_id"))
    if channel is None:
        raise unknown_channel()
    granted = world.granted_to_bot(channel)
    if not world.bot_in_guild or not granted & permissions.VIEW_CHANNEL:
        raise missing_access()
    if granted & needed != needed:
        raise missing_permissions()
    return channel


def message_of(request: web.Request, channel: Channel) -> Message:
    """The message of the path; ephemerals do not exist for a bot's token."""
    message = core_of(request).world.message(channel.id, identifier(request, "message_id"))
    if message is None or message.ephemeral:
        raise unknown_message()
    return message
