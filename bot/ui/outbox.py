"""Discord's channels and webhooks behind the ports, with its errors told apart."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import aiohttp
import discord

from bot.ui import kit
from bot.ui.illustrated import files_of
from bot.ui.ports import ForbiddenError, GoneError, TroubleError

UNKNOWN_CHANNEL, UNKNOWN_WEBHOOK, TOO_OLD_TO_EDIT = 10003, 10015, 30046
NOBODY = discord.AllowedMentions.none()


@contextmanager
def told_apart() -> Iterator[None]:
    """discord.py's errors as GoneError, ForbiddenError, TroubleError."""
    try:
        yield
    except discord.NotFound as error:
        raise GoneError(channel=error.code == UNKNOWN_CHANNEL) from error
    except discord.Forbidden as error:
        raise ForbiddenError(error.text) from error
    except discord.HTTPException as error:
        if error.code == TOO_OLD_TO_EDIT:
            raise GoneError(channel=False) from error
        raise TroubleError(error.text) from error
    except (aiohttp.ClientError, TimeoutError, OSError) as error:
        raise TroubleError(str(error)) from error


class DiscordOutbox:
    def __init__(self, client: discord.Client) -> None:
        self._client = client

    def _message(self, channel_id: int, message_id: int) -> discord.PartialMessage:
        return self._client.get_partial_messageable(channel_id).get_partial_message(message_id)

    async def post(self, channel_id: int, view: kit.View) -> int:
        with told_apart():
            channel = self._client.get_partial_messageable(channel_id)
            message = await channel.send(view=view, allowed_mentions=NOBODY)
        return message.id

    async def edit(self, channel_id: int, message_id: int, view: kit.View) -> None:
        with told_apart():
            await self._message(channel_id, message_id).edit(view=view, allowed_mentions=NOBODY)

    async def delete(self, channel_id: int, message_id: int) -> None:
        with told_apart():
            await self._message(channel_id, message_id).delete()

    async def open_thread(self, channel_id: int, name: str) -> int:
        channel = self._client.get_channel(channel_id)
        if not isinstance(channel, discord.TextChannel):
            raise ForbiddenError("no threads here")
        with told_apart():
            thread = await channel.create_thread(
                name=name, type=discord.ChannelType.public_thread, auto_archive_duration=1440
            )
        return thread.id

    async def close_thread(self, thread_id: int) -> None:
        with told_apart():
            await self._client.http.edit_channel(thread_id, archived=True)

    async def ping(self, channel_id: int, content: str, button: discord.ui.Button[Any], users: tuple[int, ...]) -> int:
        # A classic message on purpose: the push notification of a message of components alone is empty.
        view = discord.ui.View(timeout=None)
        view.add_item(button)
        view.stop()
        mentions = discord.AllowedMentions(
            everyone=False, roles=False, replied_user=False, users=[discord.Object(user) for user in users]
        )
        with told_apart():
            channel = self._client.get_partial_messageable(channel_id)
            message = await channel.send(content, view=view, allowed_mentions=mentions)
        return message.id


class DiscordWebhooks:
    def __init__(self, client: discord.Client) -> None:
        self._client = client

    def _webhook(self, token: str) -> discord.Webhook:
        application = self._client.application_id
        if application is None:
            raise TroubleError("not logged in")
        return discord.Webhook.partial(application, token, client=self._client)

    async def edit(self, token: str, message_id: int, view: kit.View) -> None:
        """The hand's picture, if it has one, takes the place of the one before."""
        files = await files_of(view)
        with told_apart():
            webhook = self._webhook(token)
            await webhook.edit_message(message_id, view=view, attachments=files, allowed_mentions=NOBODY)

    async def delete(self, token: str, message_id: int) -> None:
        with told_apart():
            await self._webhook(token).delete_message(message_id)
