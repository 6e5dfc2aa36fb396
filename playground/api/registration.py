"""Application commands: the bulk overwrite, and reading back what is registered."""

from __future__ import annotations

from typing import Any

from aiohttp import web

from playground.api.frame import BODY, core_of, reply
from playground.api.lookup import own_application, own_guild
from playground.commands import check_commands, registered
from playground.errors import FormError, refuse
from playground.wire import Json

routes = web.RouteTableDef()
_GLOBAL = "/applications/{application_id}/commands"
_GUILD = "/applications/{application_id}/guilds/{guild_id}/commands"


@routes.get(_GLOBAL)
async def global_commands(request: web.Request) -> web.Response:
    own_application(request)
    return reply(core_of(request).world.commands.get(None, []))


@routes.get(_GUILD)
async def guild_commands(request: web.Request) -> web.Response:
    own_application(request)
    return reply(core_of(request).world.commands.get(own_guild(request), []))


@routes.put(_GLOBAL)
async def overwrite_global(request: web.Request) -> web.Response:
    own_application(request)
    return _overwrite(request, None)


@routes.put(_GUILD)
async def overwrite_guild(request: web.Request) -> web.Response:
    own_application(request)
    return _overwrite(request, own_guild(request))


def _overwrite(request: web.Request, guild_id: int | None) -> web.Response:
    world = core_of(request).world
    commands = _listed(request[BODY])
    check_commands(commands)
    stored = registered(commands, world.commands.get(guild_id, []), world.bot.id, guild_id, world.mint)
    world.register_commands(guild_id, stored)
    return reply(stored)


def _listed(body: Any) -> list[Json]:
    if not isinstance(body, list) or not all(isinstance(each, dict) for each in body):
        refuse([FormError((), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")])
    return list(body)
