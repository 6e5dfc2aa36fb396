"""A member without a browser: speaks the page's WebSocket, for end-to-end tests and measurements.

`Member.join(server.url, "Ana")` is an asynchronous context manager; what it gives has `command`, `click`, `select`,
`submit` and `autocomplete` (each answers with an Outcome once Discord's client would stop spinning), and shows what
this member sees: `messages`, `find`, `until`.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, TypeVar

import aiohttp

from playground import components as parts
from playground.forms import answered, nested_options, text_of
from playground.model import EPHEMERAL
from playground.wire import Json, dumps

T = TypeVar("T")
RESULT_TIMEOUT_S = 10.0


@dataclass(frozen=True)
class Outcome:
    """What became of an interaction, and how long it took from sending to `result` (nanoseconds)."""

    status: str
    elapsed_ns: int
    reason: str | None = None
    interaction_id: str | None = None
    modal: Json | None = None
    choices: tuple[Json, ...] = ()

    @property
    def acknowledged(self) -> bool:
        return self.status == "acknowledged"


@dataclass
class View:
    """What this member sees, kept up to date by the frames that arrive."""

    me: str = ""
    guild: Json = field(default_factory=dict)
    bot: Json = field(default_factory=dict)
    channels: list[Json] = field(default_factory=list)
    members: list[Json] = field(default_factory=list)
    commands: list[Json] = field(default_factory=list)
    emojis: list[Json] = field(default_factory=list)
    messages: dict[str, dict[str, Json]] = field(default_factory=dict)

    def take(self, frame: Json) -> None:
        """Follows one frame of the server."""
        match frame["t"]:
            case "snapshot":
                for key in ("me", "guild", "bot", "channels", "members", "commands", "emojis"):
                    setattr(self, key, frame[key])
                self.messages = {
                    channel: {each["id"]: each for each in listed} for channel, listed in frame["messages"].items()
                }
            case "message_create" | "message_update":
                message = frame["message"]
                self.messages.setdefault(message["channel_id"], {})[message["id"]] = message
            case "message_delete":
                self.messages.get(frame["channel_id"], {}).pop(frame["id"], None)
            case "commands" | "emojis" | "channels" as kind:
                setattr(self, kind, frame[kind])
                known = {each["id"] for each in self.channels}
                self.messages = {key: kept for key, kept in self.messages.items() if key in known}
            case "bot":
                self.bot = {**self.bot, "online": frame["online"]}


class Member:
    """One person at the page; use `join` to open and close it."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self._results: dict[str, asyncio.Future[Json]] = {}
        self._changed = asyncio.Condition()
        self._nonce = 0
        self.view = View()
        self.errors: list[str] = []
        self.updates: dict[str, int] = {}

    @classmethod
    @asynccontextmanager
    async def join(cls, url: str, who: str | None = None) -> AsyncIterator[Member]:
        """Opens the page as a member, by name or id (None: the first one free)."""
        async with aiohttp.ClientSession() as session:
            query = {} if who is None else {"member": await _member_id(session, url, who)}
            async with session.ws_connect(f"{url}/page/ws", params=query, max_msg_size=0) as socket:
                member = cls(socket)
                member.view.take(await socket.receive_json())
                reader = asyncio.create_task(member._read())
                try:
                    yield member
                finally:
                    reader.cancel()
                    await asyncio.gather(reader, return_exceptions=True)

    async def _read(self) -> None:
        async for frame in self._socket:
            if frame.type is aiohttp.WSMsgType.TEXT:
                await self._take(json.loads(frame.data))

    async def _take(self, frame: Json) -> None:
        self.view.take(frame)
        waiting = self._results.pop(str(frame.get("nonce")), None)
        if frame["t"] == "error":
            self.errors.append(frame["message"])
        if frame["t"] == "message_update":
            identifier = frame["message"]["id"]
            self.updates[identifier] = self.updates.get(identifier, 0) + 1
        if waiting is not None and not waiting.done():
            waiting.set_result({**frame, "arrived": time.monotonic_ns()})
        async with self._changed:
            self._changed.notify_all()

    async def ready(self, timeout: float = 15.0) -> None:  # noqa: ASYNC109 - the caller's patience
        """Waits until the bot is online and has registered its commands."""
        await self.until(lambda: self.view.bot["online"] and self.view.commands, timeout)

    # What I do

    async def command(self, channel: str, path: str, **options: Any) -> Outcome:
        """Calls a slash command by its path ("julepe start") with options by name."""
        return await self._interact(self._command_frame("command", channel, path, options, None))

    async def autocomplete(self, channel: str, path: str, focused: str, text: str = "", **options: Any) -> Outcome:
        """Asks for the choices of one option; `options` are those already filled in."""
        filled = {**options, focused: text}
        return await self._interact(self._command_frame("autocomplete", channel, path, filled, focused))

    async def click(self, message: Json, *, label: str | None = None, custom_id: str | None = None) -> Outcome:
        """Presses a button, named by its label or its `custom_id`; LookupError if there is none that can be pressed."""
        button = self.button(message, label=label, custom_id=custom_id)
        return await self._component(message, button["type"], button["custom_id"], None)

    async def select(self, message: Json, custom_id: str, values: list[str]) -> Outcome:
        """Chooses values in a select menu."""
        menu = parts.find(self.now(message)["components"], custom_id)
        if menu is None:
            raise LookupError(f"no select {custom_id!r}")
        return await self._component(message, menu["type"], custom_id, values)

    async def submit(self, modal: Outcome, fields: Mapping[str, Any] | None = None) -> Outcome:
        """Sends a modal back; fields by `custom_id`, the rest as prefilled."""
        if modal.modal is None:
            raise LookupError("that outcome holds no modal")
        answers = [answered(each, fields or {}) for each in modal.modal["components"]]
        frame: Json = {"op": "modal_submit", "interaction_id": modal.interaction_id}
        frame["custom_id"] = modal.modal["custom_id"]
        frame["components"] = [each for each in answers if each is not None]
        return await self._interact(frame)

    async def dismiss(self, message: Json) -> None:
        """Puts an own ephemeral away."""
        await self._send({"op": "dismiss", "channel_id": message["channel_id"], "message_id": message["id"]})
        await self.until(lambda: message["id"] not in self.view.messages.get(message["channel_id"], {}))

    async def say(self, channel: str, content: str) -> None:
        """Writes a plain message."""
        await self._send({"op": "say", "channel_id": self.channel_id(channel), "content": content})

    async def set_locale(self, locale: str) -> None:
        """Changes the language of this member's client, and waits until the server has noted it."""
        await self._send({"op": "locale", "locale": locale})
        await self.ping()

    async def ping(self) -> int:
        """A round trip to the playground itself, in nanoseconds."""
        started = time.monotonic_ns()
        frame = await self._ask({"op": "ping"})
        return int(frame["arrived"]) - started

    # What I see

    @property
    def id(self) -> str:
        return self.view.me

    def channel_id(self, channel: str) -> str:
        """The id of a channel, given its id or its name."""
        for each in self.view.channels:
            if channel.lstrip("#") in (each["id"], each["name"]):
                return str(each["id"])
        raise LookupError(f"no channel {channel!r}")

    def messages(self, channel: str) -> list[Json]:
        """What this member sees in a channel now, oldest first, own ephemerals included."""
        return list(self.view.messages.get(self.channel_id(channel), {}).values())

    def now(self, message: Json) -> Json:
        """The present state of a message seen before; LookupError if it is gone."""
        found = self.view.messages.get(message["channel_id"], {}).get(message["id"])
        if found is None:
            raise LookupError("the message is gone")
        return found

    def find(self, channel: str, text: str) -> Json | None:
        """The newest message whose text contains that."""
        return next((each for each in reversed(self.messages(channel)) if text in text_of(each)), None)

    def private(self, channel: str) -> list[Json]:
        """The messages that only this member sees."""
        return [each for each in self.messages(channel) if each["flags"] & EPHEMERAL]

    def controls(self, message: Json) -> list[Json]:
        """Every enabled button and select menu of the message as it stands now."""
        pressable = parts.SELECTS | {parts.BUTTON}
        found = parts.walk(self.now(message)["components"])
        return [each for each in found if each.get("type") in pressable and not each.get("disabled")]

    def button(self, message: Json, *, label: str | None = None, custom_id: str | None = None) -> Json:
        """An enabled button of the message as it stands now."""
        for each in self.controls(message):
            wanted = each.get("label") == label if label is not None else each.get("custom_id") == custom_id
            if each["type"] == parts.BUTTON and wanted:
                return each
        raise LookupError(f"no button {label or custom_id!r}")

    async def until(self, predicate: Callable[[], T], timeout: float = 5.0) -> T:  # noqa: ASYNC109 - the caller's patience
        """Waits until the predicate gives something true, looking whenever a frame arrives; TimeoutError otherwise."""
        async with asyncio.timeout(timeout), self._changed:
            while not (found := predicate()):
                await self._changed.wait()
            return found

    # How it travels

    async def _component(self, message: Json, kind: int, custom_id: str, values: list[str] | None) -> Outcome:
        frame: Json = {"op": "component", "channel_id": message["channel_id"], "message_id": message["id"]}
        frame |= {"component_type": kind, "custom_id": custom_id}
        return await self._interact(frame if values is None else frame | {"values": values})

    def _command_frame(self, op: str, channel: str, path: str, options: Json, focused: str | None) -> Json:
        name, *rest = path.lstrip("/").split()
        called = next((each for each in self.view.commands if each["name"] == name), None)
        if called is None:
            raise LookupError(f"this member sees no command /{name}")
        frame: Json = {"op": op, "channel_id": self.channel_id(channel), "id": called["id"], "name": name}
        return frame | {"options": nested_options(called.get("options") or [], rest, options, focused)}

    async def _interact(self, frame: Json) -> Outcome:
        started = time.monotonic_ns()
        answer = await self._ask(frame)
        if answer["t"] == "error":
            raise ValueError(answer["message"])
        return Outcome(
            status=answer["status"],
            elapsed_ns=answer["arrived"] - started,
            reason=answer.get("reason"),
            interaction_id=answer.get("interaction_id"),
            modal=answer.get("modal"),
            choices=tuple(answer.get("choices") or ()),
        )

    async def _ask(self, frame: Json) -> Json:
        self._nonce += 1
        nonce = str(self._nonce)
        future: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self._results[nonce] = future
        await self._send(frame | {"nonce": nonce})
        return await asyncio.wait_for(future, RESULT_TIMEOUT_S)

    async def _send(self, frame: Json) -> None:
        await self._socket.send_str(dumps(frame))


async def _member_id(session: aiohttp.ClientSession, url: str, who: str) -> str:
    async with session.get(f"{url}/control/state") as response:
        state = await response.json()
    for each in state["members"]:
        if who in (each["user"]["id"], each["user"]["global_name"], each["user"]["username"]):
            return str(each["user"]["id"])
    raise LookupError(f"no member {who!r}")
