"""Discord as far as the interface touches it: a channel, private messages, interactions. Every call is counted."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import discord

from bot.sessions.members import MemberSettings
from bot.sessions.ports import HandToken, TableMessages
from bot.ui.ports import ForbiddenError, GoneError
from tests.sessions.fakes import MemoryStore

Payload = list[dict[str, Any]]
_ids = itertools.count(9_000)


class UiStore(MemoryStore):
    """Keeps hands and messages too."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.saved_hands: dict[tuple[str, int], HandToken] = {}
        self.saved_messages: dict[str, TableMessages] = {}
        self.chosen: dict[int, MemberSettings] = {}

    async def save_hand(self, hand: HandToken) -> None:
        self.saved_hands[hand.table_id, hand.user_id] = hand

    async def hands(self, table_id: str) -> list[HandToken]:
        return [hand for (table, _), hand in self.saved_hands.items() if table == table_id]

    async def save_messages(self, messages: TableMessages) -> None:
        self.saved_messages[messages.table_id] = messages

    async def messages(self, table_id: str) -> TableMessages | None:
        return self.saved_messages.get(table_id)

    async def member_settings(self, user_id: int) -> MemberSettings:
        return self.chosen.get(user_id, MemberSettings(user_id))

    async def watchers(self, channel_id: int) -> list[int]:
        return []

    async def server_gone(self, guild_id: int) -> None:
        return None

    async def server_here(self, guild_id: int) -> None:
        return None

    async def known_servers(self) -> list[int]:
        return []

    async def purge(self, gone_before: float) -> list[int]:
        return []


@dataclass
class Message:
    id: int
    components: Payload
    user: int | None = None
    """None: public"""
    content: str = ""
    pings: tuple[int, ...] = ()
    token: str = ""
    files: tuple[Any, ...] = ()
    """attachments"""

    @property
    def text(self) -> str:
        return "\n".join([self.content, *(node["content"] for node in walk(self.components) if node["type"] == 10)])


def walk(components: Payload) -> list[dict[str, Any]]:
    """All components, outer ones first."""
    found: list[dict[str, Any]] = []
    for component in components:
        found.append(component)
        found += walk(component.get("components", []))
        if "accessory" in component:
            found += walk([component["accessory"]])
    return found


@dataclass
class Channel:
    """Both sides of what is posted; `gone`, `forbidden`: how Discord refuses from now on."""

    messages: dict[int, Message] = field(default_factory=dict)
    calls: list[str] = field(default_factory=list)
    everything: list[Message] = field(default_factory=list)
    """each body that was ever sent, public and private"""
    gone: bool = False
    forbidden: bool = False
    threads: list[str] = field(default_factory=list)
    """names of threads that were opened"""

    def _check(self, call: str) -> None:
        self.calls.append(call)
        if self.gone:
            raise GoneError(channel=True)
        if self.forbidden:
            raise ForbiddenError("Missing Access")

    def put(self, view: Any, message_id: int | None = None, **details: Any) -> int:
        assert view.is_finished() or not isinstance(view, discord.ui.LayoutView), "a view must be stopped when sent"
        payload = view if isinstance(view, list) else view.to_components()
        message = Message(message_id or next(_ids), payload, **details)
        self.messages[message.id] = message
        self.everything.append(message)
        return message.id

    async def post(self, channel_id: int, view: Any) -> int:
        self._check("post")
        return self.put(view)

    async def edit(self, channel_id: int, message_id: int, view: Any) -> None:
        self._check("edit")
        if message_id not in self.messages:
            raise GoneError(channel=False)
        self.put(view, message_id)

    async def delete(self, channel_id: int, message_id: int) -> None:
        self._check("delete")
        if self.messages.pop(message_id, None) is None:
            raise GoneError(channel=False)

    async def open_thread(self, channel_id: int, name: str) -> int:
        self._check("thread")
        self.threads.append(name)
        return next(_ids)

    async def close_thread(self, thread_id: int) -> None:
        self._check("close-thread")

    async def ping(self, channel_id: int, content: str, button: Any, users: tuple[int, ...]) -> int:
        self._check("ping")
        row = [{"type": 1, "components": [button.to_component_dict()]}]
        view = SimpleNamespace(to_components=lambda: row, is_finished=lambda: True)
        return self.put(view, content=content, pings=users)

    def public(self) -> list[Message]:
        return [message for message in self.messages.values() if message.user is None]

    def private(self, user: int) -> list[Message]:
        return [message for message in self.messages.values() if message.user == user]


class Hooks:
    """Private messages by token. Tokens in `dead` are refused."""

    def __init__(self, channel: Channel) -> None:
        self._channel = channel
        self.dead: set[str] = set()

    def _find(self, token: str, message_id: int, call: str) -> Message:
        self._channel.calls.append(call)
        message = self._channel.messages.get(message_id)
        if message is None or token in self.dead:
            raise GoneError(channel=False)
        return message

    async def edit(self, token: str, message_id: int, view: Any) -> None:
        message = self._find(token, message_id, "push")
        self._channel.put(view, message_id, user=message.user, token=token)

    async def delete(self, token: str, message_id: int) -> None:
        self._find(token, message_id, "unhand")
        del self._channel.messages[message_id]


class Response:
    def __init__(self, interaction: FakeInteraction) -> None:
        self._interaction = interaction
        self.kind = ""

    def is_done(self) -> bool:
        return bool(self.kind)

    async def _answered(self, kind: str) -> None:
        await asyncio.sleep(0)
        assert not self.kind, "acknowledged twice"
        self.kind = kind
        self._interaction.screen.calls.append(kind)

    async def defer(self, *, ephemeral: bool = False, thinking: bool = False) -> None:
        await self._answered("defer")

    async def send_message(self, *, view: Any, ephemeral: bool, allowed_mentions: Any, files: Any = ()) -> Any:
        await self._answered("answer")
        assert not any((allowed_mentions.users, allowed_mentions.everyone, allowed_mentions.roles))
        return SimpleNamespace(message_id=self._interaction.put(view, ephemeral=ephemeral, files=files))

    async def edit_message(self, *, view: Any, allowed_mentions: Any, attachments: Any = None) -> None:
        await self._answered("update")
        self._interaction.replace(view, attachments)

    async def send_modal(self, modal: discord.ui.Modal) -> None:
        await self._answered("modal")
        self._interaction.modal = modal.to_dict()


class FakeInteraction:
    """A click or a command of `user`."""

    def __init__(
        self,
        channel: Channel,
        user: int,
        name: str,
        *,
        message: Message | None = None,
        data: Mapping[str, Any] | None = None,
        form: bool = False,
        locale: str = "es-ES",
        manages: bool = False,
    ) -> None:
        kinds = discord.InteractionType
        self.type = kinds.modal_submit if form else kinds.component if data else kinds.application_command
        self.screen = channel
        self.channel: Any = None
        """where it comes from; None: an ordinary channel"""
        self.user = SimpleNamespace(id=user, display_name=name)
        self.guild_id, self.channel_id = 1, 50
        self.locale = locale
        self.data = dict(data or {})
        self.permissions = discord.Permissions(manage_guild=manages)
        self.app_permissions = discord.Permissions.all()
        self.token = f"token-{next(_ids)}"
        self.message = None
        if message is not None:
            flags = SimpleNamespace(ephemeral=message.user is not None)
            self.message = SimpleNamespace(id=message.id, flags=flags, attachments=message.files)
        self.response = Response(self)
        self.followup = SimpleNamespace(send=self._followup)
        self.modal: dict[str, Any] | None = None
        self.shown: Message | None = None
        """what this interaction was answered with"""

    def put(self, view: Any, *, ephemeral: bool, files: Any = ()) -> int:
        user = self.user.id if ephemeral else None
        message_id = self.screen.put(view, user=user, token=self.token, files=tuple(files))
        self.shown = self.screen.messages[message_id]
        return message_id

    def replace(self, view: Any, attachments: Any = None) -> None:
        """`attachments`: None leaves those that are there."""
        assert self.message is not None
        before = self.screen.messages[self.message.id]
        files = before.files if attachments is None else tuple(attachments)
        self.screen.put(view, before.id, user=before.user, token=self.token, files=files)
        self.shown = self.screen.messages[before.id]

    async def edit_original_response(self, *, view: Any, allowed_mentions: Any, attachments: Any = None) -> Any:
        self.screen.calls.append("edit-original")
        if self.message is not None:
            self.replace(view, attachments)
            return self.message
        return SimpleNamespace(id=self.put(view, ephemeral=True, files=attachments or ()))

    async def delete_original_response(self) -> None:
        self.screen.calls.append("delete-original")

    async def _followup(self, *, view: Any, ephemeral: bool, wait: bool, allowed_mentions: Any, files: Any = ()) -> Any:
        self.screen.calls.append("followup")
        return SimpleNamespace(id=self.put(view, ephemeral=ephemeral, files=files))
