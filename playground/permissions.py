"""Permission bits and who holds them: the few that the playground grants and checks."""

from __future__ import annotations

from collections.abc import Iterable

MANAGE_CHANNELS = 1 << 4
ADD_REACTIONS = 1 << 6
VIEW_CHANNEL = 1 << 10
SEND_MESSAGES = 1 << 11
EMBED_LINKS = 1 << 14
ATTACH_FILES = 1 << 15
READ_MESSAGE_HISTORY = 1 << 16
MENTION_EVERYONE = 1 << 17
USE_EXTERNAL_EMOJIS = 1 << 18
USE_APPLICATION_COMMANDS = 1 << 31
MANAGE_THREADS = 1 << 34
CREATE_PUBLIC_THREADS = 1 << 35
CREATE_PRIVATE_THREADS = 1 << 36
SEND_MESSAGES_IN_THREADS = 1 << 38
ADMINISTRATOR = 1 << 3
EVERYTHING = (1 << 53) - 1


def union(bits: Iterable[int]) -> int:
    """One number with every bit that any of the numbers has."""
    total = 0
    for each in bits:
        total |= each
    return total


THREADS = union([CREATE_PUBLIC_THREADS, CREATE_PRIVATE_THREADS, SEND_MESSAGES_IN_THREADS])
MEMBER_DEFAULT = union(
    [
        ADD_REACTIONS,
        VIEW_CHANNEL,
        SEND_MESSAGES,
        EMBED_LINKS,
        ATTACH_FILES,
        READ_MESSAGE_HISTORY,
        USE_EXTERNAL_EMOJIS,
        USE_APPLICATION_COMMANDS,
        THREADS,
    ]
)
BOT_DEFAULT = union([VIEW_CHANNEL, SEND_MESSAGES, ATTACH_FILES, THREADS])


def effective(granted: int, denied: int) -> int:
    """What is left in a channel; administrators cannot be denied anything, and the blind can do nothing."""
    if granted & ADMINISTRATOR:
        return EVERYTHING
    left = granted & ~denied
    return left if left & VIEW_CHANNEL else 0


def may_use(granted: int, required: int | None) -> bool:
    """Whether a member sees a command with these `default_member_permissions` ("0" means administrators only)."""
    if required is None or granted & ADMINISTRATOR:
        return True
    return required != 0 and granted & required == required
