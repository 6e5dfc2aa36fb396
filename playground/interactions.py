"""The life of an interaction: sent to the bot, acknowledged within 3 seconds or failed, a token for 15 minutes.

Source: Discord's reference on receiving and responding to interactions.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum

from playground import render
from playground.errors import invalid_webhook_token, unknown_interaction, unknown_webhook
from playground.gateway import Gateway
from playground.limits import MAX_FILE_BYTES
from playground.model import Channel, Member, Message
from playground.wire import Json
from playground.world import World

ACK_SECONDS = 3.0
TOKEN_SECONDS = 15 * 60.0


class Kind(IntEnum):
    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class Answer(IntEnum):
    PONG = 1
    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


Tell = Callable[[Json], None]


@dataclass
class Interaction:
    """One interaction; `tell` informs the member's client, once, of what became of it."""

    id: int
    token: str
    kind: Kind
    member_id: int
    channel_id: int
    name: str | None
    tell: Tell
    born: float
    source: Message | None = None
    answer: Answer | None = None
    failed: bool = False
    expired: bool = False
    original_id: int | None = None
    own_messages: set[int] = field(default_factory=set)
    modal: Json | None = None
    timer: asyncio.TimerHandle | None = None

    @property
    def may_update_source(self) -> bool:
        return self.source is not None


class Desk:
    """All interactions that still matter, by id and by token."""

    def __init__(
        self,
        world: World,
        gateway: Gateway,
        base_url: Callable[[], str],
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self._world = world
        self._gateway = gateway
        self._base_url = base_url
        self._monotonic = monotonic
        self.ack_seconds = ACK_SECONDS
        self.by_id: dict[int, Interaction] = {}
        self.by_token: dict[str, Interaction] = {}
        self.opened = 0
        self.failed = 0

    def open(
        self, kind: Kind, member: Member, channel: Channel, data: Json, tell: Tell,
        name: str | None = None, source: Message | None = None,
    ) -> Interaction:  # fmt: skip
        """Sends an interaction to the bot and starts its clock; `tell` gets exactly one result."""
        self._forget_old()
        self.opened += 1
        token = secrets.token_urlsafe(96)
        interaction = Interaction(
            self._world.mint(), token, kind, member.id, channel.id, name, tell, self._monotonic(), source
        )
        self.by_id[interaction.id] = interaction
        self.by_token[token] = interaction
        payload = self._payload(interaction, member, channel, data)
        reachable = self._world.bot_in_guild and self._world.guild_available
        if not reachable or not self._gateway.dispatch("INTERACTION_CREATE", payload):
            self._fail(interaction, "no bot")
            return interaction
        loop = asyncio.get_running_loop()
        interaction.timer = loop.call_later(self.ack_seconds, self._fail, interaction, "no answer in time")
        return interaction

    def _fail(self, interaction: Interaction, reason: str) -> None:
        if interaction.answer is not None or interaction.failed:
            return
        interaction.failed = True
        self.failed += 1
        interaction.tell({"status": "failed", "reason": reason})

    def close(self) -> None:
        """Stops all clocks: the playground is going away."""
        for interaction in self.by_id.values():
            if interaction.timer is not None:
                interaction.timer.cancel()

    def settle(self, interaction: Interaction, answer: Answer, result: Json) -> None:
        """Notes the bot's answer and tells the member's client."""
        interaction.answer = answer
        if interaction.timer is not None:
            interaction.timer.cancel()
        interaction.tell(result)

    # Who may use which token

    def to_answer(self, interaction_id: int, token: str) -> Interaction:
        """The interaction a callback is for; raises 10062 when it is unknown, wrong or too late."""
        interaction = self.by_id.get(interaction_id)
        if interaction is None or not secrets.compare_digest(interaction.token, token):
            raise unknown_interaction()
        if interaction.failed or interaction.expired:
            raise unknown_interaction()
        return interaction

    def to_follow(self, application_id: int, token: str) -> Interaction:
        """The interaction a webhook call goes on with; raises 10015 before an answer and 50027 after 15 minutes."""
        interaction = self.by_token.get(token)
        if interaction is None or application_id != self._world.bot.id:
            raise unknown_webhook()
        if self._over(interaction):
            raise invalid_webhook_token()
        if interaction.answer is None:
            raise unknown_webhook()
        return interaction

    def _over(self, interaction: Interaction) -> bool:
        return interaction.expired or self._monotonic() - interaction.born >= TOKEN_SECONDS

    def expire_tokens(self) -> int:
        """Ends every token now, as if a quarter of an hour had passed."""
        living = [each for each in self.by_token.values() if not each.expired]
        for interaction in living:
            interaction.expired = True
        return len(living)

    def _forget_old(self) -> None:
        """Drops what died long ago; a token just dead still has to be told so."""
        now = self._monotonic()
        for key, interaction in list(self.by_id.items()):
            if now - interaction.born < 2 * TOKEN_SECONDS:
                return
            del self.by_id[key]
            del self.by_token[interaction.token]

    # What the bot gets to see

    def _payload(self, interaction: Interaction, member: Member, channel: Channel, data: Json) -> Json:
        world = self._world
        granted = world.granted(member)
        payload: Json = {
            "id": str(interaction.id),
            "application_id": str(world.bot.id),
            "type": int(interaction.kind),
            "token": interaction.token,
            "version": 1,
            "data": data,
            "guild_id": str(world.guild.id),
            "guild": {"id": str(world.guild.id), "locale": world.guild.locale, "features": []},
            "guild_locale": world.guild.locale,
            "channel_id": str(channel.id),
            "channel": render.partial_channel_json(world, channel, granted),
            "member": render.member_json(world, member, granted),
            "locale": member.locale,
            "app_permissions": str(world.granted_to_bot(channel)),
            "entitlements": [],
            "entitlement_sku_ids": [],
            "authorizing_integration_owners": {"0": str(world.guild.id)},
            "context": 0,
            "attachment_size_limit": MAX_FILE_BYTES,
        }
        if interaction.source is not None:
            payload["message"] = render.message_json(world, interaction.source, self._base_url())
        return payload
