"""The page's WebSocket: one member per tab, a snapshot first, then what changes for that member (see PAGE.md)."""

from __future__ import annotations

import asyncio
import json
import logging
from functools import partial

from aiohttp import WSMsgType, web

from playground import render
from playground.commands import LOCALES
from playground.core import CORE, Core
from playground.gestures import GESTURES, Gesture, RefusedError
from playground.mentions import find_mentions
from playground.model import (
    BotPresence,
    Change,
    ChannelCreated,
    ChannelDeleted,
    ChannelUpdated,
    CommandsRegistered,
    EmojisChanged,
    LocaleChanged,
    Member,
    Message,
    MessageCreated,
    MessageDeleted,
    MessageUpdated,
)
from playground.permissions import ADMINISTRATOR
from playground.snowflake import wall_clock_ms
from playground.wire import Json, dumps, snowflake

log = logging.getLogger(__name__)
MAX_SAID = 2_000
SHOWN = 300  # the newest messages of a channel are enough for a page that opens


class Tab:
    """One open page; frames leave in order."""

    def __init__(self, member_id: int, socket: web.WebSocketResponse) -> None:
        self.member_id = member_id
        self.socket = socket
        self._queue: asyncio.Queue[str | None] = asyncio.Queue()

    def send(self, text: str) -> None:
        self._queue.put_nowait(text)

    def finish(self) -> None:
        self._queue.put_nowait(None)

    async def write(self) -> None:
        """Sends what is queued until told to finish or the page is gone."""
        while (text := await self._queue.get()) is not None:
            try:
                await self.socket.send_str(text)
            except (ConnectionError, RuntimeError):
                return


class Pages:
    """All open tabs."""

    def __init__(self, core: Core) -> None:
        self._core = core
        self._tabs: set[Tab] = set()
        core.world.subscribe(self._hear)

    # Out

    def _hear(self, change: Change) -> None:
        match change:
            case MessageCreated(message):
                self._tell_of(message, {"t": "message_create", "message": self._message(message)})
            case MessageUpdated(message):
                self._tell_of(message, {"t": "message_update", "message": self._message(message)})
            case MessageDeleted(message):
                gone = {"t": "message_delete", "channel_id": str(message.channel_id), "id": str(message.id)}
                self._tell_of(message, gone)
            case CommandsRegistered() | LocaleChanged():
                for tab in self._tabs:
                    tab.send(dumps({"t": "commands", "commands": self._commands(tab)}))
            case EmojisChanged():
                self._tell_all({"t": "emojis", "emojis": self._emojis()})
            case ChannelCreated() | ChannelUpdated() | ChannelDeleted():
                self._tell_all({"t": "channels", "channels": self._channels()})
            case BotPresence(online):
                self._tell_all({"t": "bot", "online": online})

    def _tell_of(self, message: Message, frame: Json) -> None:
        text = dumps(frame)
        for tab in self._tabs:
            if message.owner_id in (None, tab.member_id):
                tab.send(text)

    def _tell_all(self, frame: Json) -> None:
        text = dumps(frame)
        for tab in self._tabs:
            tab.send(text)

    def _message(self, message: Message) -> Json:
        return render.message_json(self._core.world, message, self._core.base_url)

    def _commands(self, tab: Tab) -> list[Json]:
        world = self._core.world
        return world.commands_for(world.members[tab.member_id])

    def _emojis(self) -> list[Json]:
        return [
            {"id": str(each.id), "name": each.name, "animated": each.animated}
            for each in self._core.world.emojis.values()
        ]

    def _channels(self) -> list[Json]:
        return [
            {
                "id": str(each.id),
                "name": each.name,
                "type": each.type,
                "parent_id": None if each.parent_id is None else str(each.parent_id),
            }
            for each in self._core.world.channels.values()
        ]

    def _member(self, member: Member) -> Json:
        return {
            "id": str(member.id),
            "name": member.user.name,
            "avatar_url": f"/cdn/avatars/{member.id}.svg",
            "locale": member.locale,
            "admin": bool(self._core.world.granted(member) & ADMINISTRATOR),
        }

    def _snapshot(self, tab: Tab) -> Json:
        world = self._core.world
        bot = {"id": str(world.bot.id), "name": world.bot.user.name, "online": world.bot_online}
        return {
            "t": "snapshot",
            "me": str(tab.member_id),
            "guild": {"id": str(world.guild.id), "name": world.guild.name, "locale": world.guild.locale},
            "bot": bot | {"avatar_url": f"/cdn/avatars/{world.bot.id}.svg"},
            "channels": self._channels(),
            "members": [self._member(each) for each in world.members.values()],
            "commands": self._commands(tab),
            "emojis": self._emojis(),
            "messages": {
                str(channel): [self._message(each) for each in world.visible_to(tab.member_id, channel)[-SHOWN:]]
                for channel in world.channels
            },
            "time": wall_clock_ms(),
        }

    # In

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Speaks with one tab until it closes."""
        member_id = self._seat(request.query.get("member"))
        socket = web.WebSocketResponse(timeout=2.0, heartbeat=30, max_msg_size=1 << 20, compress=False)
        await socket.prepare(request)
        tab = Tab(member_id, socket)
        writer = asyncio.create_task(tab.write())
        tab.send(dumps(self._snapshot(tab)))
        self._tabs.add(tab)
        try:
            async for frame in socket:
                if frame.type is WSMsgType.TEXT:
                    self._receive(tab, frame.data)
        finally:
            self._tabs.discard(tab)
            tab.finish()
            await writer
        return socket

    def _seat(self, wanted: str | None) -> int:
        members = self._core.world.members
        if wanted is not None:
            member_id = snowflake(wanted)
            if member_id not in members:
                raise web.HTTPNotFound(text="no such member")
            return member_id
        used = {tab.member_id for tab in self._tabs}
        return next((each for each in members if each not in used), next(iter(members)))

    def _receive(self, tab: Tab, text: str) -> None:
        try:
            frame = json.loads(text)
            op = frame["op"]
        except (ValueError, TypeError, KeyError):
            tab.send(dumps({"t": "error", "message": "a frame is a JSON object with an op"}))
            return
        nonce = frame.get("nonce")
        try:
            self._perform(tab, op, frame, nonce)
        except RefusedError as refusal:
            self._result(tab, nonce, {"status": "failed", "reason": str(refusal)})
        except (TypeError, ValueError, KeyError, AttributeError):
            log.exception("a frame of the page that makes no sense")
            tab.send(dumps({"t": "error", "message": f"malformed {op!r}", "nonce": nonce}))

    def _perform(self, tab: Tab, op: object, frame: Json, nonce: object) -> None:
        member = self._core.world.members[tab.member_id]
        if isinstance(op, str) and op in GESTURES:
            GESTURES[op](Gesture(self._core, member, frame, partial(self._result, tab, nonce)))
            return
        match op:
            case "dismiss":
                self._dismiss(tab, frame)
            case "say":
                self._say(tab, frame)
            case "locale":
                self._set_locale(tab, frame)
            case "ping":
                tab.send(dumps({"t": "pong", "nonce": nonce}))
            case _:
                tab.send(dumps({"t": "error", "message": f"unknown op {op!r}", "nonce": nonce}))

    def _result(self, tab: Tab, nonce: object, result: Json) -> None:
        tab.send(dumps({"t": "result", "nonce": nonce, **result}))

    def _dismiss(self, tab: Tab, frame: Json) -> None:
        """Puts an own ephemeral away: for the bot it is gone, too."""
        found = self._core.world.message(
            snowflake(frame.get("channel_id")) or 0, snowflake(frame.get("message_id")) or 0
        )
        if found is None or found.owner_id != tab.member_id:
            raise RefusedError("only own private messages can be dismissed")
        self._core.world.delete_message(found)

    def _say(self, tab: Tab, frame: Json) -> None:
        channel_id = snowflake(frame.get("channel_id"))
        content = str(frame.get("content") or "").strip()
        if channel_id not in self._core.world.channels or not 0 < len(content) <= MAX_SAID:
            raise RefusedError("nothing to say, or nowhere to say it")
        pinged = find_mentions(content, None)
        world = self._core.world
        world.add_message(Message(world.mint(), channel_id, tab.member_id, content, mentions=pinged.users))

    def _set_locale(self, tab: Tab, frame: Json) -> None:
        locale = frame.get("locale")
        if locale not in LOCALES:
            raise RefusedError("not a locale of Discord's table")
        self._core.world.set_locale(tab.member_id, str(locale))

    async def stop(self) -> None:
        """Closes every tab."""
        await asyncio.gather(*(tab.socket.close(code=1001) for tab in self._tabs))


PAGES: web.AppKey[Pages] = web.AppKey("pages", Pages)


async def page_socket(request: web.Request) -> web.WebSocketResponse:
    return await request.app[PAGES].serve(request)


async def gateway_socket(request: web.Request) -> web.WebSocketResponse:
    return await request.app[CORE].gateway.serve(request)
