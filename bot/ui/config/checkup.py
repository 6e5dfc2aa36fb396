"""What the bot may do in a channel, what it lacks, and how to give it."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.l10n import Texts

PERMISSIONS = (
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "create_public_threads",
    "attach_files",
)


def needed(*, in_thread: bool, threads: bool) -> tuple[str, ...]:
    """Permissions that a table needs. `threads`: each table gets one of its own."""
    talks = "send_messages_in_threads" if in_thread else "send_messages"
    more = ("create_public_threads", "send_messages_in_threads") if threads and not in_thread else ()
    return tuple(dict.fromkeys(("view_channel", talks, "attach_files", *more)))


def missing(held: discord.Permissions, wanted: Sequence[str]) -> tuple[str, ...]:
    return tuple(name for name in wanted if not getattr(held, name))


def lines(t: Texts, held: discord.Permissions, wanted: Sequence[str]) -> list[str]:
    """One line where all is well; otherwise what is missing, what for, and where to give it."""
    lacking = missing(held, wanted)
    if not lacking:
        return [t("checkup-fine")]
    found = [t("checkup-missing", name=t(f"permission-{name}"), why=t(f"permission-{name}-why")) for name in lacking]
    return [*found, t("checkup-how")]
