"""Bodies beyond Discord's limits are refused with 50035 and the path to the fault."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from playground.server import Server
from tests.playground.raw import Json, RawBot, faults

V2 = 1 << 15


@pytest.fixture
async def bot(server: Server) -> AsyncIterator[RawBot]:
    async with RawBot.connect(server) as raw:
        yield raw


@pytest.fixture
def channel(server: Server) -> str:
    return str(next(iter(server.world.channels)))


def button(custom_id: str = "a", **more: Any) -> Json:
    return {"type": 2, "style": 2, "label": "Vale", "custom_id": custom_id, **more}


def row(*children: Json) -> Json:
    return {"type": 1, "components": list(children)}


def select(options: int, **more: Any) -> Json:
    listed = [{"label": str(index), "value": str(index)} for index in range(options)]
    return {"type": 3, "custom_id": "s", "options": listed, **more}


def text(content: str = "carta") -> Json:
    return {"type": 10, "content": content}


def v2(*components: Json) -> Json:
    return {"flags": V2, "components": list(components)}


REFUSED: list[tuple[str, Json, dict[str, list[str]]]] = [
    ("content over 2000", {"content": "x" * 2001}, {"content": ["BASE_TYPE_MAX_LENGTH"]}),
    ("six rows", {"components": [row(button(str(n))) for n in range(6)]}, {"components": ["BASE_TYPE_MAX_LENGTH"]}),
    (
        "six buttons in a row",
        {"components": [row(*(button(str(n)) for n in range(6)))]},
        {"components.0.components": ["BASE_TYPE_BAD_LENGTH"]},
    ),
    (
        "a select beside a button",
        {"components": [row(select(1), button())]},
        {"components.0.components.1": ["COMPONENT_LAYOUT_WIDTH_EXCEEDED"]},
    ),
    (
        "one custom_id twice",
        {"components": [row(button("a")), row(button("a"))]},
        {"components.1.components.0.custom_id": ["COMPONENT_CUSTOM_ID_DUPLICATED"]},
    ),
    (
        "custom_id over 100",
        {"components": [row(button("a" * 101))]},
        {"components.0.components.0.custom_id": ["BASE_TYPE_BAD_LENGTH"]},
    ),
    (
        "label over 80",
        {"components": [row(button(label="x" * 81))]},
        {"components.0.components.0.label": ["BASE_TYPE_MAX_LENGTH"]},
    ),
    (
        "a button with nothing on it",
        {"components": [row(button(label=None))]},
        {"components.0.components.0.label": ["BASE_TYPE_REQUIRED"]},
    ),
    (
        "26 options",
        {"components": [row(select(26))]},
        {"components.0.components.0.options": ["BASE_TYPE_BAD_LENGTH"]},
    ),
    (
        "more values than options",
        {"components": [row(select(2, max_values=3))]},
        {"components.0.components.0.max_values": ["SELECT_COMPONENT_MAX_VALUES"]},
    ),
    (
        "an emoji of somebody else",
        {"components": [row(button(emoji={"id": "1234567890123456"}))]},
        {"components.0.components.0.emoji.id": ["COMPONENT_INVALID_EMOJI"]},
    ),
    (
        "new components without the flag",
        {"components": [text()]},
        {"components.0.type": ["UNION_TYPE_CHOICES"]},
    ),
    (
        "content beside new components",
        {**v2(text()), "content": "x"},
        {"content": ["MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"]},
    ),
    (
        "41 components",
        v2({"type": 17, "components": [text() for _ in range(40)]}),
        {"components": ["COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED"]},
    ),
    (
        "4001 characters over all texts",
        v2(text("x" * 2000), text("x" * 2001)),
        {"components": ["COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED"]},
    ),
    (
        "a container in a container",
        v2({"type": 17, "components": [{"type": 17, "components": [text()]}]}),
        {"components.0.components.0.type": ["UNION_TYPE_CHOICES"]},
    ),
    (
        "a section without an accessory",
        v2({"type": 9, "components": [text()]}),
        {"components.0.accessory": ["BASE_TYPE_REQUIRED"]},
    ),
    (
        "a picture that was not sent along",
        v2({"type": 12, "items": [{"media": {"url": "attachment://mano.png"}}]}),
        {"components.0.items.0.media.url": ["UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"]},
    ),
    (
        "parse and a list of users at once",
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        {"allowed_mentions": ["MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE"]},
    ),
]


@pytest.mark.parametrize(("body", "expected"), [case[1:] for case in REFUSED], ids=[case[0] for case in REFUSED])
async def test_a_body_beyond_the_limits_is_refused(
    bot: RawBot, channel: str, body: Json, expected: dict[str, list[str]]
) -> None:
    status, error = await bot.call("POST", f"/channels/{channel}/messages", body)
    assert status == 400
    assert faults(error) == expected


ALLOWED = {
    "content of 2000": {"content": "ñ" * 2000},
    "five rows of five": {"components": [row(*(button(f"{r}{c}") for c in range(5))) for r in range(5)]},
    "25 options": {"components": [row(select(25, max_values=25))]},
    "40 components": v2({"type": 17, "components": [text() for _ in range(39)]}),
    "4000 characters": v2(text("x" * 4000)),
    "a link": {"components": [row({"type": 2, "style": 5, "label": "web", "url": "https://example.org"})]},
}


@pytest.mark.parametrize("body", ALLOWED.values(), ids=ALLOWED.keys())
async def test_a_body_at_the_limit_passes(bot: RawBot, channel: str, body: Json) -> None:
    assert (await bot.call("POST", f"/channels/{channel}/messages", body))[0] == 200


async def test_nothing_is_no_message(bot: RawBot, channel: str) -> None:
    status, error = await bot.call("POST", f"/channels/{channel}/messages", {"content": ""})
    assert (status, error["code"]) == (400, 50006)


async def test_components_v2_cannot_be_taken_back(bot: RawBot, channel: str) -> None:
    _, message = await bot.call("POST", f"/channels/{channel}/messages", v2(text()))
    path = f"/channels/{channel}/messages/{message['id']}"
    _, error = await bot.call("PATCH", path, {"content": "vieja", "flags": 0})
    assert "content" in faults(error)
    _, edited = await bot.call("PATCH", path, {"flags": 0, "components": [text("otra")]})
    assert edited["flags"] & V2


async def test_a_text_of_too_many_bytes_breaks_discord(bot: RawBot, channel: str) -> None:
    status, _ = await bot.call("POST", f"/channels/{channel}/messages", v2(text("\U0001f0a1" * 2600)))
    assert status == 500


@pytest.mark.parametrize(
    ("allowed", "pinged"),
    [
        (None, ["ana", "leo"]),
        ({"parse": []}, []),
        ({"users": ["{leo}"]}, ["leo"]),
        ({"parse": ["users"]}, ["ana", "leo"]),
    ],
)
async def test_only_allowed_mentions_ping(
    server: Server, bot: RawBot, channel: str, allowed: Json | None, pinged: list[str]
) -> None:
    ids = {member.user.username: str(member.id) for member in server.world.members.values()}
    if allowed and "users" in allowed:
        allowed = {"users": [each.format(**ids) for each in allowed["users"]]}
    body = {"content": f"<@{ids['ana']}> y <@{ids['leo']}> @everyone", "allowed_mentions": allowed}
    _, message = await bot.call("POST", f"/channels/{channel}/messages", body)
    assert [each["username"] for each in message["mentions"]] == pinged
    assert not message["mention_everyone"]


async def test_mentions_in_components_ping_too(server: Server, bot: RawBot, channel: str) -> None:
    ana = next(iter(server.world.members))
    _, message = await bot.call("POST", f"/channels/{channel}/messages", v2(text(f"te toca, <@{ana}>")))
    assert [each["username"] for each in message["mentions"]] == ["ana"]
