"""Whole messages and autocomplete answers against Discord's limits.

Sources: Discord's references on messages, components and interactions; `content` is 2000 for bots.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from playground import components as parts
from playground.errors import ApiError, FormError, empty_message, length_fault, refuse
from playground.model import Attachment, Emoji
from playground.wire import Json

MAX_CONTENT = 2_000
MAX_EMBEDS = 10
MAX_FILES = 10
MAX_CHOICES = 25
MAX_FILE_BYTES = 10 * 1024 * 1024
# Beyond this many bytes of text Discord answers 500 instead of a form error (discord-api-docs issue 8554).
MAX_TEXT_BYTES = 10_170


@dataclass(frozen=True)
class Draft:
    """A message as it would stand after a request."""

    content: str
    components: list[Json]
    embeds: list[Json]
    v2: bool
    attachments: Collection[Attachment] = ()


def check_message(draft: Draft, emojis: Collection[int], written_content: bool) -> None:
    """Raises 50035 or 50006; `written_content`: the request itself set content or embeds."""
    faults = [fault for fault in (length_fault(("content",), len(draft.content), 0, MAX_CONTENT),) if fault]
    faults += [each for each in (length_fault(("embeds",), len(draft.embeds), 0, MAX_EMBEDS),) if each]
    if draft.v2 and written_content:
        faults += _legacy_faults(draft)
    names = {attachment.filename for attachment in draft.attachments}
    faults += parts.message_faults(draft.components, draft.v2, emojis, names)
    refuse(faults)
    texts = [each.get("content", "") for each in parts.walk(draft.components) if each.get("type") == parts.TEXT_DISPLAY]
    if sum(len(text.encode()) for text in texts) > MAX_TEXT_BYTES:
        raise ApiError(500, 0, "500: Internal Server Error")
    if not (draft.content or draft.components or draft.embeds or draft.attachments):
        raise empty_message()


def _legacy_faults(draft: Draft) -> list[FormError]:
    code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
    used = [name for name, value in (("content", draft.content), ("embeds", draft.embeds)) if value]
    message = "The '{}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
    return [FormError((name,), code, message.format(name)) for name in used]


def check_choices(data: Json) -> None:
    """At most 25 choices; names 1-100, values up to 6000 characters for text."""
    choices = data.get("choices") or []
    seen = parts.Inspection(())
    seen.add(length_fault(("choices",), len(choices), 0, MAX_CHOICES))
    for index, choice in enumerate(choices):
        path = ("choices", index)
        seen.length(choice, "name", path, 1, 100, needed=True)
        value = choice.get("value")
        if isinstance(value, str):
            seen.add(length_fault((*path, "value"), len(value), 0, 6_000))
    refuse(seen.faults)


def check_modal(data: Json, emojis: Iterable[Emoji]) -> None:
    refuse(parts.modal_faults(data, {emoji.id for emoji in emojis}))
