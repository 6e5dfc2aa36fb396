"""Message and modal components against Discord's limits: one small function per kind.

Sources: Discord's component reference and OpenAPI description; the codes are those its form errors carry.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass, field

from playground.errors import FormError, bad_choice, length_fault, required
from playground.wire import Json, snowflake

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
SECTION, TEXT_DISPLAY, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER = 9, 10, 11, 12, 13, 14, 17
LABEL, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 18, 19, 21, 22, 23
ENTITY_SELECTS = frozenset({5, 6, 7, 8})
SELECTS = ENTITY_SELECTS | {STRING_SELECT}
INPUTS = SELECTS | {TEXT_INPUT, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX}
LINK_STYLE, PREMIUM_STYLE = 5, 6

MAX_COMPONENTS = 40
MAX_TEXT = 4_000
MAX_ROWS = 5
IN_CONTAINER = (ROW, SECTION, TEXT_DISPLAY, GALLERY, FILE, SEPARATOR)
TOP_LEVEL = (*IN_CONTAINER, CONTAINER)

Path = tuple[str | int, ...]


@dataclass
class Inspection:
    """One pass over a tree: what it found wrong, and what must be unique or counted over the whole."""

    known_emojis: Collection[int]
    files: Collection[str] = ()
    faults: list[FormError] = field(default_factory=list)
    custom_ids: set[str] = field(default_factory=set)
    count: int = 0
    text: int = 0

    def add(self, fault: FormError | None) -> None:
        if fault is not None:
            self.faults.append(fault)

    def length(self, owner: Json, key: str, path: Path, low: int, high: int, needed: bool = False) -> None:
        """Checks a text; absent ones are fine unless needed."""
        value = owner.get(key)
        if value is None:
            self.add(required(*path, key) if needed else None)
            return
        if not isinstance(value, str):
            self.add(FormError((*path, key), "BASE_TYPE_BAD_TYPE", "Expected a string."))
            return
        self.add(length_fault((*path, key), len(value), low, high))

    def custom_id(self, component: Json, path: Path) -> None:
        """1-100 characters and unique in the message."""
        self.length(component, "custom_id", path, 1, 100, needed=True)
        value = component.get("custom_id")
        if value in self.custom_ids:
            message = "Component custom id cannot be duplicated"
            self.add(FormError((*path, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", message))
        self.custom_ids.add(str(value))

    def emoji(self, component: Json, path: Path) -> None:
        """A custom emoji must be one that the application owns."""
        emoji = component.get("emoji")
        if not emoji or emoji.get("id") is None:
            return
        if snowflake(emoji["id"]) not in self.known_emojis:
            self.add(FormError((*path, "emoji", "id"), "COMPONENT_INVALID_EMOJI", "Invalid emoji"))


def message_faults(
    components: list[Json], v2: bool, known_emojis: Collection[int], files: Collection[str]
) -> list[FormError]:
    """What Discord would refuse in a message's components; `files` are the names that `attachment://` may use."""
    seen = Inspection(known_emojis, files)
    allowed = TOP_LEVEL if v2 else (ROW,)
    seen.add(length_fault(("components",), len(components), 0, MAX_COMPONENTS if v2 else MAX_ROWS))
    for index, component in enumerate(components):
        _inspect(seen, component, ("components", index), allowed)
    if seen.count > MAX_COMPONENTS:
        message = f"Message has {seen.count} components, the maximum is {MAX_COMPONENTS}"
        seen.add(FormError(("components",), "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", message))
    if seen.text > MAX_TEXT:
        message = f"The total displayable text size exceeds the maximum of {MAX_TEXT}"
        seen.add(FormError(("components",), "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", message))
    return seen.faults


def modal_faults(data: Json, known_emojis: Collection[int]) -> list[FormError]:
    """What Discord would refuse in a modal: title 45, labels 45, inputs 4000."""
    seen = Inspection(known_emojis)
    seen.length(data, "title", (), 1, 45, needed=True)
    seen.length(data, "custom_id", (), 1, 100, needed=True)
    components = data.get("components") or []
    seen.add(length_fault(("components",), len(components), 1, MAX_COMPONENTS))
    for index, component in enumerate(components):
        _inspect(seen, component, ("components", index), (ROW, TEXT_DISPLAY, LABEL), in_modal=True)
    return seen.faults


def _inspect(seen: Inspection, component: Json, path: Path, allowed: Collection[int], in_modal: bool = False) -> None:
    kind = component.get("type")
    if not isinstance(kind, int) or kind not in allowed:
        message = f'Value of field "type" must be one of {tuple(allowed)}.'
        seen.add(FormError((*path, "type"), "UNION_TYPE_CHOICES", message))
        return
    seen.count += 1
    if kind == ROW:
        _row(seen, component, path, in_modal)
        return
    _CHECKS[kind](seen, component, path)


def _row(seen: Inspection, row: Json, path: Path, in_modal: bool) -> None:
    children = row.get("components") or []
    seen.add(length_fault((*path, "components"), len(children), 1, 5))
    allowed = (TEXT_INPUT,) if in_modal else (BUTTON, *sorted(SELECTS))
    for index, child in enumerate(children):
        _inspect(seen, child, (*path, "components", index), allowed, in_modal)
    wide = [child for child in children if child.get("type") in SELECTS or child.get("type") == TEXT_INPUT]
    if wide and len(children) > 1:
        message = "The specified component exceeds the maximum width"
        seen.add(FormError((*path, "components", 1), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message))


def _button(seen: Inspection, button: Json, path: Path) -> None:
    style = button.get("style")
    if style not in range(1, 7):
        seen.add(bad_choice((*path, "style"), range(1, 7)))
    seen.length(button, "label", path, 0, 80)
    seen.emoji(button, path)
    if style in (LINK_STYLE, PREMIUM_STYLE):
        seen.length(button, "url", path, 1, 512, needed=style == LINK_STYLE)
        return
    seen.custom_id(button, path)
    if button.get("url"):
        message = "A custom id and url cannot both be specified"
        seen.add(FormError(path, "BUTTON_COMPONENT_CUSTOM_ID_OR_URL", message))
    if not button.get("label") and not button.get("emoji"):
        seen.add(required(*path, "label"))


def _select(seen: Inspection, select: Json, path: Path) -> None:
    seen.custom_id(select, path)
    seen.length(select, "placeholder", path, 0, 150)
    low, high = select.get("min_values"), select.get("max_values")
    low, high = 1 if low is None else low, 1 if high is None else high
    if not 0 <= low <= 25:
        seen.add(FormError((*path, "min_values"), "NUMBER_TYPE_MAX", "int value should be between 0 and 25."))
    if not 1 <= high <= 25 or low > high:
        seen.add(FormError((*path, "max_values"), "NUMBER_TYPE_MIN", "int value should be between min_values and 25."))
    if select["type"] == STRING_SELECT:
        _options(seen, select, path, low, high)


def _options(seen: Inspection, select: Json, path: Path, low: int, high: int) -> None:
    options = select.get("options") or []
    seen.add(length_fault((*path, "options"), len(options), 1, 25))
    values: set[str] = set()
    for index, option in enumerate(options):
        place = (*path, "options", index)
        seen.length(option, "label", place, 1, 100, needed=True)
        seen.length(option, "value", place, 1, 100, needed=True)
        seen.length(option, "description", place, 0, 100)
        seen.emoji(option, place)
        if option.get("value") in values:
            message = "The specified option value is already used"
            seen.add(FormError((*place, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message))
        values.add(str(option.get("value")))
    if high > len(options) or low > len(options):
        message = f"max_values must not exceed the number of options ({len(options)})."
        seen.add(FormError((*path, "max_values"), "SELECT_COMPONENT_MAX_VALUES", message))
    if sum(bool(option.get("default")) for option in options) > high:
        message = "More default options than max_values"
        seen.add(FormError((*path, "options"), "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", message))


def _text_display(seen: Inspection, text: Json, path: Path) -> None:
    seen.length(text, "content", path, 1, MAX_TEXT, needed=True)
    seen.text += len(str(text.get("content") or ""))


def _section(seen: Inspection, section: Json, path: Path) -> None:
    texts = section.get("components") or []
    seen.add(length_fault((*path, "components"), len(texts), 1, 3))
    for index, text in enumerate(texts):
        _inspect(seen, text, (*path, "components", index), (TEXT_DISPLAY,))
    accessory = section.get("accessory")
    if not accessory:
        seen.add(required(*path, "accessory"))
        return
    _inspect(seen, accessory, (*path, "accessory"), (BUTTON, THUMBNAIL))


def _container(seen: Inspection, container: Json, path: Path) -> None:
    children = container.get("components") or []
    seen.add(length_fault((*path, "components"), len(children), 1, MAX_COMPONENTS))
    colour = container.get("accent_color")
    if colour is not None and not 0 <= colour <= 0xFFFFFF:
        seen.add(FormError((*path, "accent_color"), "NUMBER_TYPE_MAX", "int value should be at most 16777215."))
    for index, child in enumerate(children):
        _inspect(seen, child, (*path, "components", index), IN_CONTAINER)


def _media(seen: Inspection, owner: Json, key: str, path: Path) -> None:
    media = owner.get(key) or {}
    place = (*path, key)
    seen.length(media, "url", place, 1, 2048, needed=True)
    url = str(media.get("url") or "")
    scheme, _, name = url.partition("://")
    if scheme == "attachment" and name not in seen.files:
        message = f"The referenced attachment {name} was not found in the request"
        seen.add(FormError((*place, "url"), "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", message))
    if url and scheme not in ("attachment", "http", "https"):
        seen.add(FormError((*place, "url"), "URL_TYPE_INVALID_URL", "Not a well formed URL."))


def _thumbnail(seen: Inspection, thumbnail: Json, path: Path) -> None:
    seen.length(thumbnail, "description", path, 1, 1024)
    _media(seen, thumbnail, "media", path)


def _gallery(seen: Inspection, gallery: Json, path: Path) -> None:
    items = gallery.get("items") or []
    seen.add(length_fault((*path, "items"), len(items), 1, 10))
    for index, item in enumerate(items):
        _thumbnail(seen, item, (*path, "items", index))


def _file(seen: Inspection, file: Json, path: Path) -> None:
    _media(seen, file, "file", path)


def _separator(seen: Inspection, separator: Json, path: Path) -> None:
    if separator.get("spacing") not in (None, 1, 2):
        seen.add(bad_choice((*path, "spacing"), (1, 2)))


def _label(seen: Inspection, label: Json, path: Path) -> None:
    seen.length(label, "label", path, 1, 45, needed=True)
    seen.length(label, "description", path, 1, 100)
    child = label.get("component")
    if not child:
        seen.add(required(*path, "component"))
        return
    _inspect(seen, child, (*path, "component"), sorted(INPUTS), in_modal=True)


def _text_input(seen: Inspection, text: Json, path: Path) -> None:
    seen.custom_id(text, path)
    seen.length(text, "label", path, 1, 45)
    seen.length(text, "value", path, 0, MAX_TEXT)
    seen.length(text, "placeholder", path, 0, 100)
    if text.get("style") not in (1, 2):
        seen.add(bad_choice((*path, "style"), (1, 2)))


def _other_input(seen: Inspection, component: Json, path: Path) -> None:
    seen.custom_id(component, path)


_CHECKS: dict[int, Callable[[Inspection, Json, Path], None]] = {
    BUTTON: _button,
    TEXT_INPUT: _text_input,
    SECTION: _section,
    TEXT_DISPLAY: _text_display,
    THUMBNAIL: _thumbnail,
    GALLERY: _gallery,
    FILE: _file,
    SEPARATOR: _separator,
    CONTAINER: _container,
    LABEL: _label,
    FILE_UPLOAD: _other_input,
    RADIO_GROUP: _other_input,
    CHECKBOX_GROUP: _other_input,
    CHECKBOX: _other_input,
    **dict.fromkeys(SELECTS, _select),
}


def walk(components: Iterable[Json]) -> Iterator[Json]:
    """Every component of a tree, parents first."""
    for component in components:
        yield component
        yield from walk(component.get("components") or ())
        for key in ("accessory", "component"):
            if component.get(key):
                yield from walk([component[key]])


def find(components: Iterable[Json], custom_id: str) -> Json | None:
    """The component with that `custom_id`."""
    return next((each for each in walk(components) if each.get("custom_id") == custom_id), None)
