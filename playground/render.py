"""The world's objects as Discord writes them in API v10."""

from __future__ import annotations

from datetime import UTC, datetime

from playground.model import (
    HAS_THREAD,
    Attachment,
    Channel,
    Emoji,
    Member,
    Message,
    Origin,
    Role,
    User,
)
from playground.snowflake import created_ms
from playground.wire import Json
from playground.world import World

REPLY = 19


def timestamp(milliseconds: int) -> str:
    """ISO 8601 with microseconds and offset."""
    moment = datetime.fromtimestamp(milliseconds / 1000, UTC)
    return moment.isoformat(timespec="microseconds")


def user_json(user: User) -> Json:
    return {
        "id": str(user.id),
        "username": user.username,
        "global_name": None if user.bot else user.name,
        "discriminator": "4821" if user.bot else "0",
        "avatar": None,
        "bot": user.bot,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }


def member_json(world: World, member: Member, with_permissions: int | None = None) -> Json:
    """A member with his user; permissions only inside interactions."""
    body: Json = {
        "user": user_json(member.user),
        "nick": None,
        "avatar": None,
        "banner": None,
        "roles": [str(role) for role in member.roles],
        "joined_at": member.joined_at,
        "premium_since": None,
        "communication_disabled_until": None,
        "deaf": False,
        "mute": False,
        "pending": False,
        "flags": 0,
    }
    if with_permissions is not None:
        body["permissions"] = str(with_permissions)
    return body


def role_json(role: Role) -> Json:
    return {
        "id": str(role.id),
        "name": role.name,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "icon": None,
        "unicode_emoji": None,
        "position": role.position,
        "permissions": str(role.permissions),
        "managed": role.managed,
        "mentionable": False,
        "flags": 0,
    }


def channel_json(world: World, channel: Channel) -> Json:
    """A text channel or thread, with the id of its last public message."""
    said = world.messages.get(channel.id, {}).values()
    last = next((message.id for message in reversed(said) if not message.ephemeral), None)
    body: Json = {
        "id": str(channel.id),
        "guild_id": str(world.guild.id),
        "name": channel.name,
        "type": channel.type,
        "parent_id": None if channel.parent_id is None else str(channel.parent_id),
        "last_message_id": None if last is None else str(last),
        "rate_limit_per_user": 0,
        "flags": 0,
    }
    return body | (_thread_part(channel, len(said)) if channel.is_thread else _text_part(world, channel))


def _text_part(world: World, channel: Channel) -> Json:
    denied = channel.denied_to_bot
    overwrite = {"id": str(world.bot.id), "type": 1, "allow": "0", "deny": str(denied)}
    return {
        "position": channel.position,
        "topic": None,
        "nsfw": False,
        "permission_overwrites": [overwrite] if denied else [],
    }


def _thread_part(channel: Channel, spoken: int) -> Json:
    return {
        "owner_id": str(channel.owner_id),
        "message_count": spoken,
        "total_message_sent": spoken,
        "member_count": len(channel.joined),
        "thread_metadata": {
            "archived": channel.archived,
            "auto_archive_duration": channel.auto_archive_minutes,
            "archive_timestamp": timestamp(created_ms(channel.id)),
            "locked": channel.locked,
            "create_timestamp": timestamp(created_ms(channel.id)),
        },
    }


def guild_json(world: World) -> Json:
    """The server as HTTP gives it."""
    guild = world.guild
    return {
        "id": str(guild.id),
        "name": guild.name,
        "icon": None,
        "splash": None,
        "discovery_splash": None,
        "banner": None,
        "description": None,
        "owner_id": str(guild.owner_id),
        "region": "deprecated",
        "afk_channel_id": None,
        "afk_timeout": 300,
        "verification_level": 0,
        "default_message_notifications": 1,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "application_id": None,
        "system_channel_id": str(guild.system_channel_id) if guild.system_channel_id in world.channels else None,
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "public_updates_channel_id": None,
        "vanity_url_code": None,
        "preferred_locale": guild.locale,
        "safety_alerts_channel_id": None,
        "home_header": None,
        "widget_enabled": False,
        "widget_channel_id": None,
        "max_presences": None,
        "max_members": 500_000,
        "max_video_channel_users": 25,
        "max_stage_video_channel_users": 50,
        "premium_progress_bar_enabled": False,
        "nsfw": False,
        "incidents_data": None,
        "features": [],
        "emojis": [],
        "stickers": [],
        "roles": [role_json(role) for role in guild.roles],
    }


def guild_create_json(world: World) -> Json:
    """The server as the gateway announces it: with channels, threads and the bot's own member."""
    channels = list(world.channels.values())
    return guild_json(world) | {
        "joined_at": world.bot.joined_at,
        "large": False,
        "unavailable": False,
        "member_count": len(world.members) + 1,
        "members": [member_json(world, world.bot)],
        "channels": [channel_json(world, each) for each in channels if not each.is_thread],
        "threads": [channel_json(world, each) for each in channels if each.is_thread],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def partial_channel_json(world: World, channel: Channel, granted: int) -> Json:
    """The channel inside an interaction: with the caller's permissions, without overwrites."""
    body = channel_json(world, channel)
    body.pop("permission_overwrites", None)
    return body | {"permissions": str(granted)}


def attachment_json(attachment: Attachment, base_url: str) -> Json:
    url = f"{base_url}/cdn/attachments/{attachment.channel_id}/{attachment.id}/{attachment.filename}"
    body: Json = {
        "id": str(attachment.id),
        "filename": attachment.filename,
        "size": len(attachment.data),
        "url": url,
        "proxy_url": url,
        "content_type": attachment.content_type,
    }
    if attachment.width is not None:
        body |= {"width": attachment.width, "height": attachment.height}
    if attachment.description is not None:
        body["description"] = attachment.description
    return body


def emoji_json(world: World, emoji: Emoji) -> Json:
    return {
        "id": str(emoji.id),
        "name": emoji.name,
        "roles": [],
        "user": user_json(world.bot.user),
        "require_colons": True,
        "managed": False,
        "animated": emoji.animated,
        "available": True,
    }


def message_json(world: World, message: Message, base_url: str, quoting: bool = True) -> Json:
    """A whole message; the one it answers is quoted one level deep."""
    author = world.user(message.author_id)
    thread = world.channels.get(message.id)
    body: Json = {
        "id": str(message.id),
        "channel_id": str(message.channel_id),
        "author": user_json(author) if author else {"id": str(message.author_id), "username": "?"},
        "content": message.content,
        "type": message.type,
        "flags": message.flags | (HAS_THREAD if thread else 0),
        "timestamp": timestamp(created_ms(message.id)),
        "edited_timestamp": None if message.edited_ms is None else timestamp(message.edited_ms),
        "tts": False,
        "pinned": False,
        "mention_everyone": message.mention_everyone,
        "mentions": [user_json(user) for user in map(world.user, message.mentions) if user],
        "mention_roles": [str(role) for role in message.mention_roles],
        "attachments": [attachment_json(each, base_url) for each in message.attachments],
        "embeds": list(message.embeds),
        "components": list(message.components),
    }
    if message.nonce is not None:
        body["nonce"] = message.nonce
    if thread is not None:
        body["thread"] = channel_json(world, thread)
    if message.origin is not None:
        body |= _origin_part(world, message.origin) | {"application_id": str(world.bot.id)}
        body["webhook_id"] = str(world.bot.id)
    if message.reply_to is not None and quoting:
        body |= _reply_part(world, message, base_url)
    return body


def _origin_part(world: World, origin: Origin) -> Json:
    member = world.user(origin.member_id)
    if member is None:
        return {}
    metadata: Json = {
        "id": str(origin.id),
        "type": origin.type,
        "user": user_json(member),
        "authorizing_integration_owners": {"0": str(world.guild.id)},
    }
    if origin.message_id is not None:
        metadata["interacted_message_id"] = str(origin.message_id)
    if origin.name is None:
        return {"interaction_metadata": metadata}
    metadata["name"] = origin.name
    old_style = {"id": str(origin.id), "type": origin.type, "name": origin.name, "user": user_json(member)}
    return {"interaction_metadata": metadata, "interaction": old_style}


def _reply_part(world: World, message: Message, base_url: str) -> Json:
    quoted = world.message(message.channel_id, message.reply_to or 0)
    reference = {
        "type": 0,
        "message_id": str(message.reply_to),
        "channel_id": str(message.channel_id),
        "guild_id": str(world.guild.id),
    }
    quote = None if quoted is None else message_json(world, quoted, base_url, quoting=False)
    return {"message_reference": reference, "referenced_message": quote}
