"""What Discord refuses (its limits) and what does not fit a phone (the house's budgets), found in a body."""

from __future__ import annotations

from typing import Any

from bot.ui.ids import parse
from tests.ui.fakes import Payload, walk

COMPONENTS, TEXT, ID, OPTIONS, PLACEHOLDER, OPTION = 40, 4000, 100, 25, 150, 100
BUTTON, OPTION_HOUSE, PUBLIC_BUTTONS = 22, 45, 5
PUBLIC_TEXT, PRIVATE_TEXT = 900, 1600
HEADING = 38
MODAL_TITLE, MODAL_LABEL, MODAL_DESCRIPTION = 45, 45, 100


def faults(components: Payload, *, public: bool) -> list[str]:
    nodes = walk(components)
    ids = [node["custom_id"] for node in nodes if "custom_id" in node]
    texts = [node["content"] for node in nodes if node["type"] == 10]
    found = [problem for node in nodes for problem in _of_node(node)]
    if len(nodes) > COMPONENTS:
        found.append(f"{len(nodes)} components")
    if sum(map(len, texts)) > min(TEXT, PUBLIC_TEXT if public else PRIVATE_TEXT):
        found.append(f"{sum(map(len, texts))} characters")
    if public and sum(node["type"] == 2 for node in nodes) > PUBLIC_BUTTONS:
        found.append("too many public buttons")
    if len(ids) != len(set(ids)):
        found.append("an id twice")
    found += [f"a long heading: {line}" for text in texts for line in text.splitlines()
              if line.startswith("#") and len(line.lstrip("# ")) > HEADING]  # fmt: skip
    found += [f"left unfilled: {text}" for text in texts if "{" in text or "}" in text]
    return found


def _of_node(node: dict[str, Any]) -> list[str]:
    found = []
    if "custom_id" in node and (len(node["custom_id"]) > ID or parse(node["custom_id"]) is None):
        found.append(f"a bad id: {node['custom_id']}")
    if node["type"] == 1 and not _row_is_good(node["components"]):
        found.append("a bad row")
    if node["type"] == 2 and not 0 < len(node.get("label") or "") <= BUTTON:
        found.append(f"a bad label: {node.get('label')!r}")
    if node["type"] == 3:
        found += _of_select(node)
    if node["type"] == 10 and not node["content"].strip():
        found.append("an empty text")
    return found


def _row_is_good(parts: Payload) -> bool:
    if any(part["type"] != 2 for part in parts):
        return len(parts) == 1
    return 1 <= len(parts) <= 5


def _of_select(node: dict[str, Any]) -> list[str]:
    options, found = node["options"], []
    if not 1 <= len(options) <= OPTIONS or node.get("max_values", 1) > len(options):
        found.append("bad number of options")
    if not 0 < len(node.get("placeholder") or "") <= PLACEHOLDER:
        found.append("no placeholder")
    chosen = sum(option.get("default", False) for option in options)
    if chosen > node.get("max_values", 1):
        found.append("more chosen than may be")
    found += [f"a long option: {option['label']}" for option in options if len(option["label"]) > OPTION_HOUSE]
    return found


def modal_faults(modal: dict[str, Any]) -> list[str]:
    found = []
    if len(modal["title"]) > MODAL_TITLE or parse(modal["custom_id"]) is None:
        found.append("title or id")
    if not 1 <= len(modal["components"]) <= 5:
        found.append("number of labels")
    for label in modal["components"]:
        if len(label["label"]) > MODAL_LABEL or len(label.get("description") or "") > MODAL_DESCRIPTION:
            found.append(f"a long label: {label['label']}")
        options = label["component"].get("options", [])
        found += [f"a long option: {option['label']}" for option in options if len(option["label"]) > OPTION]
        if len(label["component"].get("placeholder") or "") > OPTION:
            found.append("a long placeholder")
    return found
