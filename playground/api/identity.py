"""Who the bot is, where the gateway is, and the server it is in."""

from __future__ import annotations

from aiohttp import web

from playground import render
from playground.api.frame import core_of, reply
from playground.api.lookup import identifier, own_guild
from playground.errors import ApiError
from playground.model import Member
from playground.wire import Json

routes = web.RouteTableDef()
OWN: Json = {"verified": True, "mfa_enabled": True, "locale": "en-US", "email": None}


@routes.get("/users/@me")
async def me(request: web.Request) -> web.Response:
    return reply(render.user_json(core_of(request).world.bot.user) | OWN)


@routes.get("/users/{user_id}")
async def user(request: web.Request) -> web.Response:
    found = core_of(request).world.user(identifier(request, "user_id"))
    if found is None:
        raise ApiError(404, 10013, "Unknown User")
    return reply(render.user_json(found))


def _application(request: web.Request) -> Json:
    world = core_of(request).world
    owner = world.user(world.guild.owner_id)
    return {
        "id": str(world.bot.id),
        "name": world.bot.user.name,
        "description": "",
        "icon": None,
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "owner": render.user_json(owner) if owner else None,
        "team": None,
        "flags": 1 << 23,
        "bot": render.user_json(world.bot.user),
        "type": None,
        "flags_new": str(1 << 23),
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "explicit_content_filter": 0,
        "eligible_oauth2_scopes": ["bot", "applications.commands"],
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "approximate_guild_count": int(world.bot_in_guild),
        "integration_types_config": {"0": {}},
    }


@routes.get("/oauth2/applications/@me")
async def oauth_application(request: web.Request) -> web.Response:
    return reply(_application(request))


@routes.get("/applications/@me")
async def own_application(request: web.Request) -> web.Response:
    return reply(_application(request))


@routes.get("/gateway")
async def gateway(request: web.Request) -> web.Response:
    return reply({"url": core_of(request).gateway_url})


@routes.get("/gateway/bot")
async def gateway_for_bots(request: web.Request) -> web.Response:
    limit = {"total": 1000, "remaining": 999, "reset_after": 86_400_000, "max_concurrency": 1}
    return reply({"url": core_of(request).gateway_url, "shards": core_of(request).shards, "session_start_limit": limit})


@routes.get("/guilds/{guild_id}")
async def guild(request: web.Request) -> web.Response:
    own_guild(request)
    return reply(render.guild_json(core_of(request).world))


@routes.get("/guilds/{guild_id}/channels")
async def channels(request: web.Request) -> web.Response:
    own_guild(request)
    world = core_of(request).world
    return reply([render.channel_json(world, each) for each in world.channels.values() if not each.is_thread])


@routes.get("/guilds/{guild_id}/members/{user_id}")
async def member(request: web.Request) -> web.Response:
    own_guild(request)
    world = core_of(request).world
    wanted = identifier(request, "user_id")
    found: Member | None = world.bot if wanted == world.bot.id else world.members.get(wanted)
    if found is None:
        raise ApiError(404, 10007, "Unknown Member")
    return reply(render.member_json(world, found))


@routes.get("/guilds/{guild_id}/threads/active")
async def active_threads(request: web.Request) -> web.Response:
    own_guild(request)
    world = core_of(request).world
    threads = [each for each in world.channels.values() if each.is_thread and not each.archived]
    return reply({"threads": [render.channel_json(world, each) for each in threads], "members": []})


@routes.delete("/users/@me/guilds/{guild_id}")
async def leave(request: web.Request) -> web.Response:
    """The bot leaves on its own."""
    own_guild(request)
    core = core_of(request)
    core.world.bot_in_guild = False
    core.gateway.dispatch("GUILD_DELETE", {"id": str(core.world.guild.id)})
    core.world.commands_hidden()
    return reply(None)
