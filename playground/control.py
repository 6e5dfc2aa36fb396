"""The knobs of the tests: faults on purpose, and a look at everything, ephemerals included.

Each public coroutine of Control is also `POST /control/<its name>` with a JSON object of its arguments.
"""

from __future__ import annotations

import inspect
import json
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

from aiohttp import web

from playground import render
from playground.core import CORE, Core
from playground.errors import ApiError
from playground.faults import Fault
from playground.wire import Json, dumps, snowflake


class Control:
    """Acts on a running playground; channels are named by id or by name."""

    def __init__(self, core: Core) -> None:
        self._core = core

    async def drop_gateways(self) -> int:
        """Cuts all sockets of the bot; its sessions can be resumed. Gives their number."""
        return await self._core.gateway.drop()

    async def ask_to_reconnect(self) -> int:
        """Op 7 to all sockets of the bot."""
        return self._core.gateway.ask_to_reconnect()

    async def invalidate_session(self, resumable: bool = False) -> int:
        """Op 9 to all sockets of the bot."""
        return self._core.gateway.invalidate(resumable)

    async def expire_tokens(self) -> int:
        """Ends all living interaction tokens, as after 15 minutes. Gives their number."""
        return self._core.desk.expire_tokens()

    async def set_ack_seconds(self, seconds: float) -> None:
        """How long the bot has to answer an interaction (Discord: 3)."""
        self._core.desk.ack_seconds = seconds

    async def set_rate_limits(self, enabled: bool) -> None:
        """Switches the limits per channel on or off."""
        self._core.rates.enabled = enabled

    async def force_429(self, count: int = 1, retry_after: float = 0.05, is_global: bool = False) -> None:
        """Refuses the next calls of the bot, whatever they are; `retry_after` in seconds."""
        self._core.rates.force(count, retry_after, is_global)

    async def force_error(
        self, status: int, code: int = 0, message: str = "forced", route: str = "", count: int = 1
    ) -> None:
        """Lets the next calls fail whose "METHOD /path/{names}" contains `route`."""
        self._core.faults.add(Fault(route, ApiError(status, code, message)), count)

    async def set_latency(self, seconds: float) -> None:
        """Delays every HTTP call of the bot, as the way to Discord would."""
        self._core.faults.latency_s = seconds

    async def delete_channel(self, channel: int | str) -> None:
        self._core.world.delete_channel(self._channel_id(channel))

    async def deny(self, channel: int | str, permissions: int) -> None:
        """Takes permission bits away from the bot in a channel (0 gives all back)."""
        world = self._core.world
        world.update_channel(replace(world.channels[self._channel_id(channel)], denied_to_bot=permissions))

    async def remove_bot(self) -> None:
        """Throws the bot out of the server."""
        world = self._core.world
        world.bot_in_guild = False
        self._core.gateway.dispatch("GUILD_DELETE", {"id": str(world.guild.id)})
        world.commands_hidden()

    async def add_bot(self) -> None:
        """Invites the bot (again)."""
        world = self._core.world
        world.bot_in_guild = True
        self._core.gateway.dispatch("GUILD_CREATE", self._new_guild())
        world.commands_hidden()

    async def guild_outage(self) -> None:
        """The server becomes unavailable, as in an outage of Discord."""
        world = self._core.world
        world.guild_available = False
        self._core.gateway.dispatch("GUILD_DELETE", {"id": str(world.guild.id), "unavailable": True})

    async def guild_back(self) -> None:
        """Ends the outage."""
        world = self._core.world
        world.guild_available = True
        self._core.gateway.dispatch("GUILD_CREATE", render.guild_create_json(world))

    def _new_guild(self) -> Json:
        """A server the bot was not in before is announced without `unavailable`."""
        body = render.guild_create_json(self._core.world)
        del body["unavailable"]
        return body

    def _channel_id(self, channel: int | str) -> int:
        channels = self._core.world.channels
        for each in channels.values():
            if each.name == str(channel).lstrip("#") or str(each.id) == str(channel):
                return each.id
        raise KeyError(f"no channel {channel!r}")

    def state(self, calls: int = 0) -> Json:
        """Everything: messages with their owners, commands, counters, and the last `calls` calls of the bot."""
        core = self._core
        world = core.world
        return {
            "messages": {str(channel): self._messages(channel) for channel in world.messages},
            "channels": [render.channel_json(world, each) for each in world.channels.values()],
            "members": [render.member_json(world, each, world.granted(each)) for each in world.members.values()],
            "commands": world.all_commands(),
            "emojis": [render.emoji_json(world, each) for each in world.emojis.values()],
            "bot": {"online": world.bot_online, "in_guild": world.bot_in_guild, "id": str(world.bot.id)},
            "gateway": {
                "sessions": len(core.gateway.sessions),
                "identified": core.gateway.identified,
                "resumed": core.gateway.resumed,
            },
            "interactions": {"opened": core.desk.opened, "failed": core.desk.failed},
            "http": {
                "total": core.journal.total,
                "routes": dict(core.journal.counts),
                "rate_limited": core.rates.refused,
            },
            "calls": [call.to_json() for call in list(core.journal.calls)[-calls:]] if calls else [],
        }

    def _messages(self, channel_id: int) -> list[Json]:
        world = self._core.world
        return [
            render.message_json(world, each, self._core.base_url)
            | {"owner_id": None if each.owner_id is None else str(each.owner_id)}
            for each in world.messages[channel_id].values()
        ]


CONTROL: web.AppKey[Control] = web.AppKey("control", Control)


def _knobs() -> dict[str, Callable[..., Awaitable[Any]]]:
    members = inspect.getmembers(Control, inspect.iscoroutinefunction)
    return {name: function for name, function in members if not name.startswith("_")}


_KNOBS = _knobs()


async def _turn(request: web.Request) -> web.Response:
    knob = _KNOBS.get(request.match_info["knob"])
    if knob is None:
        raise web.HTTPNotFound(text=f"knobs: {', '.join(sorted(_KNOBS))}")
    text = await request.text()
    try:
        arguments = json.loads(text) if text else {}
        outcome = await knob(request.app[CONTROL], **arguments)
    except (TypeError, ValueError, KeyError) as error:
        raise web.HTTPBadRequest(text=str(error)) from error
    return web.Response(text=dumps({"ok": True, "value": outcome}), content_type="application/json")


async def _state(request: web.Request) -> web.Response:
    calls = snowflake(request.query.get("calls")) or 0
    return web.Response(text=dumps(request.app[CONTROL].state(calls)), content_type="application/json")


async def _bodies(request: web.Request) -> web.Response:
    calls = [call.to_json() for call in request.app[CORE].journal.with_body()]
    return web.Response(text=dumps(calls), content_type="application/json")


def routes() -> list[web.RouteDef]:
    return [
        web.get("/control/state", _state),
        web.get("/control/bodies", _bodies),
        web.post("/control/{knob}", _turn),
    ]
