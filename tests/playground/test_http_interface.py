"""What the HTTP interface refuses, counts and limits."""

from __future__ import annotations

import base64
import io
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from playground import permissions
from playground.ratelimit import RateLimits
from playground.server import Server
from tests.playground.raw import RawBot, faults

PNG = b"\x89PNG\r\n\x1a\n" + bytes(8) + (3).to_bytes(4, "big") + (2).to_bytes(4, "big") + bytes(8)


@pytest.fixture
async def bot(server: Server) -> AsyncIterator[RawBot]:
    async with RawBot.connect(server) as raw:
        yield raw


@pytest.fixture
def channel(server: Server) -> str:
    return str(next(iter(server.world.channels)))


async def test_an_unknown_route_is_named_in_the_log(bot: RawBot, caplog: pytest.LogCaptureFixture) -> None:
    assert await bot.call("GET", "/stickers/1") == (404, {"message": "404: Not Found", "code": 0})
    assert "unknown route: GET /api/v10/stickers/1" in caplog.text


@pytest.mark.parametrize("header", [None, "Bearer raw", "Bot "])
async def test_without_a_bot_token_nothing_is_said(server: Server, header: str | None) -> None:
    headers = {"Authorization": header} if header else {}
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"{server.api_base}/users/@me", headers=headers) as response,
    ):
        assert (response.status, (await response.json())["code"]) == (401, 0)


@pytest.mark.parametrize(
    ("method", "path", "code"),
    [
        ("POST", "/channels/1/messages", 10003),
        ("GET", "/channels/{channel}/messages/1", 10008),
        ("DELETE", "/channels/{channel}", 50013),
        ("PATCH", "/channels/{channel}", 50013),
        ("GET", "/users/1", 10013),
        ("GET", "/guilds/1", 10004),
        ("GET", "/guilds/{guild}/members/1", 10007),
        ("GET", "/applications/1/commands", 10002),
        ("DELETE", "/applications/{application}/emojis/1", 10014),
        ("PUT", "/channels/{channel}/thread-members/@me", 50024),
        ("GET", "/channels/nonsense", 50035),
    ],
)
async def test_what_is_not_there_or_not_allowed_has_its_code(
    server: Server, bot: RawBot, channel: str, method: str, path: str, code: int
) -> None:
    places = {"channel": channel, "guild": server.world.guild.id, "application": server.world.bot.id}
    _, error = await bot.call(method, path.format(**places), {})
    assert error["code"] == code


async def test_a_bot_that_was_thrown_out_has_no_access(server: Server, bot: RawBot, channel: str) -> None:
    await server.control.remove_bot()
    status, error = await bot.call("POST", f"/channels/{channel}/messages", {"content": "x"})
    assert (status, error["code"]) == (403, 50001)


@pytest.mark.parametrize(("denied", "code"), [(permissions.SEND_MESSAGES, 50013), (permissions.VIEW_CHANNEL, 50001)])
async def test_a_channel_may_deny_the_bot(server: Server, bot: RawBot, channel: str, denied: int, code: int) -> None:
    await server.control.deny("mesa-1", denied)
    _, error = await bot.call("POST", f"/channels/{channel}/messages", {"content": "x"})
    assert error["code"] == code
    await server.control.deny("mesa-1", 0)
    assert (await bot.call("POST", f"/channels/{channel}/messages", {"content": "x"}))[0] == 200


async def test_emojis_have_a_name_an_image_and_a_limit_of_size(bot: RawBot) -> None:
    path = f"/applications/{await bot.application_id()}/emojis"
    uri = "data:image/png;base64," + base64.b64encode(PNG).decode()
    big = "data:image/png;base64," + base64.b64encode(bytes(256 * 1024 + 1)).decode()
    for body, where in (
        ({"name": "a", "image": uri}, "name"),
        ({"name": "as-oros", "image": uri}, "name"),
        ({"name": "as_oros", "image": "no"}, "image"),
        ({"name": "as_oros", "image": big}, "image"),
    ):
        assert list(faults((await bot.call("POST", path, body))[1])) == [where]
    status, made = await bot.call("POST", path, {"name": "as_oros", "image": uri})
    assert (status, made["name"]) == (201, "as_oros")
    assert list(faults((await bot.call("POST", path, {"name": "as_oros", "image": uri}))[1])) == ["name"]


async def test_files_come_back_from_the_page_with_their_size(server: Server, channel: str) -> None:
    form = aiohttp.FormData(quote_fields=False)
    media = {"type": 12, "items": [{"media": {"url": "attachment://mano.png"}}]}
    payload = {"flags": 1 << 15, "components": [media], "attachments": [{"id": 0, "description": "siete"}]}
    form.add_field("payload_json", aiohttp.JsonPayload(payload))
    form.add_field("files[0]", PNG, filename="mano.png", content_type="application/octet-stream")
    url = f"{server.api_base}/channels/{channel}/messages"
    async with aiohttp.ClientSession(headers={"Authorization": "Bot raw"}) as session:
        async with session.post(url, data=form) as response:
            message = await response.json()
        attachment = message["attachments"][0]
        assert (attachment["width"], attachment["height"], attachment["description"]) == (3, 2, "siete")
        shown = message["components"][0]["items"][0]["media"]
        assert shown["url"] == attachment["url"]
        async with session.get(shown["url"]) as response:
            assert (response.content_type, await response.read()) == ("image/png", PNG)


async def test_a_file_over_ten_mebibytes_is_too_large(server: Server, channel: str) -> None:
    form = aiohttp.FormData(quote_fields=False)
    form.add_field("payload_json", "{}")
    form.add_field("files[0]", io.BytesIO(bytes(10 * 1024 * 1024 + 1)), filename="x.bin")
    url = f"{server.api_base}/channels/{channel}/messages"
    headers = {"Authorization": "Bot raw"}
    async with aiohttp.ClientSession(headers=headers) as session, session.post(url, data=form) as response:
        assert (response.status, (await response.json())["code"]) == (413, 40005)


async def test_an_edit_keeps_only_the_files_it_names(server: Server, bot: RawBot, channel: str) -> None:
    form = aiohttp.FormData(quote_fields=False)
    form.add_field("payload_json", '{"content":"dos"}')
    for index in (0, 1):
        form.add_field(f"files[{index}]", PNG, filename=f"{index}.png")
    url = f"{server.api_base}/channels/{channel}/messages"
    headers = {"Authorization": "Bot raw"}
    async with aiohttp.ClientSession(headers=headers) as session, session.post(url, data=form) as response:
        message = await response.json()
    kept = {"attachments": [{"id": message["attachments"][1]["id"]}]}
    _, edited = await bot.call("PATCH", f"/channels/{channel}/messages/{message['id']}", kept)
    assert [each["filename"] for each in edited["attachments"]] == ["1.png"]
    _, edited = await bot.call("PATCH", f"/channels/{channel}/messages/{message['id']}", {"content": "una"})
    assert [each["filename"] for each in edited["attachments"]] == ["1.png"]


async def test_threads_open_once_from_a_message_or_from_nothing(bot: RawBot, channel: str) -> None:
    _, message = await bot.call("POST", f"/channels/{channel}/messages", {"content": "mesa"})
    path = f"/channels/{channel}/messages/{message['id']}/threads"
    status, thread = await bot.call("POST", path, {"name": "Partida"})
    assert (status, thread["id"], thread["type"], thread["parent_id"]) == (201, message["id"], 11, channel)
    assert (await bot.event("THREAD_CREATE"))["newly_created"]
    assert (await bot.call("POST", path, {"name": "Otra"}))[1]["code"] == 160004
    _, loose = await bot.call("POST", f"/channels/{channel}/threads", {"name": "Suelta", "type": 11})
    assert (await bot.call("POST", f"/channels/{loose['id']}/threads", {"name": "x"}))[1]["code"] == 50024
    _, marked = await bot.call("GET", f"/channels/{channel}/messages/{message['id']}")
    assert marked["thread"]["name"] == "Partida"
    assert marked["flags"] & 32
    await bot.call("PATCH", f"/channels/{loose['id']}", {"archived": True, "locked": True})
    assert (await bot.call("POST", f"/channels/{loose['id']}/messages", {"content": "x"}))[1]["code"] == 50083


async def test_a_reply_quotes_and_a_reply_to_nothing_is_refused(bot: RawBot, channel: str) -> None:
    path = f"/channels/{channel}/messages"
    _, first = await bot.call("POST", path, {"content": "una"})
    _, reply = await bot.call("POST", path, {"content": "dos", "message_reference": {"message_id": first["id"]}})
    assert (reply["type"], reply["referenced_message"]["content"]) == (19, "una")
    nothing = {"content": "tres", "message_reference": {"message_id": "1"}}
    assert list(faults((await bot.call("POST", path, nothing))[1])) == ["message_reference"]


async def test_calls_are_counted_by_route_and_bodies_kept(server: Server, bot: RawBot, channel: str) -> None:
    before = server.journal.total
    await bot.call("POST", f"/channels/{channel}/messages", {"content": "x"})
    await bot.call("POST", f"/channels/{channel}/messages", {"content": ""})
    state = server.control.state(calls=2)
    assert state["http"]["total"] == before + 2
    assert state["http"]["routes"]["POST /channels/{channel_id}/messages"] == 2
    good, bad = state["calls"]
    assert (good["body"], good["status"], good["error"]) == ({"content": "x"}, 200, None)
    assert (bad["status"], bad["error"]["code"]) == (400, 50006)


async def test_the_sixth_message_in_five_seconds_waits(server: Server, bot: RawBot, channel: str) -> None:
    await server.control.set_rate_limits(True)
    answers = [await bot.call("POST", f"/channels/{channel}/messages", {"content": "x"}) for _ in range(6)]
    assert [status for status, _ in answers] == [200] * 5 + [429]
    refusal: Any = answers[-1][1]
    assert 0 < refusal["retry_after"] <= 5
    assert refusal["global"] is False
    other = str(list(server.world.channels)[1])
    assert (await bot.call("POST", f"/channels/{other}/messages", {"content": "x"}))[0] == 200


def test_a_window_passes_and_headers_say_so() -> None:
    now = 100.0
    rates = RateLimits(monotonic=lambda: now, enabled=True)
    headers = [rates.check("POST /x:1").headers for _ in range(5)]
    assert [each["X-RateLimit-Remaining"] for each in headers] == ["4", "3", "2", "1", "0"]
    assert rates.check("POST /x:1").refusal is not None
    assert rates.check(None).refusal is None
    now += 5
    assert rates.check("POST /x:1").refusal is None


async def test_a_bot_may_leave_and_thread_members_come_and_go(server: Server, bot: RawBot, channel: str) -> None:
    _, thread = await bot.call("POST", f"/channels/{channel}/threads", {"name": "Privada", "type": 12})
    leo = list(server.world.members)[1]
    member = f"/channels/{thread['id']}/thread-members/{leo}"
    assert (await bot.call("PUT", member))[0] == 204
    assert leo in server.world.channels[int(thread["id"])].joined
    assert (await bot.call("DELETE", member))[0] == 204
    assert (await bot.call("DELETE", f"/users/@me/guilds/{server.world.guild.id}"))[0] == 204
    assert (await bot.event("GUILD_DELETE"))["id"] == str(server.world.guild.id)


async def test_history_pages_backwards_and_forwards(bot: RawBot, channel: str) -> None:
    path = f"/channels/{channel}/messages"
    ids = [(await bot.call("POST", path, {"content": str(number)}))[1]["id"] for number in range(4)]
    for query, expected in (("", "3210"), ("?limit=2", "32"), (f"?before={ids[2]}", "10"), (f"?after={ids[1]}", "32")):
        assert "".join(each["content"] for each in (await bot.call("GET", path + query))[1]) == expected


async def test_a_servers_own_command_hides_the_global_one(server: Server, bot: RawBot) -> None:
    command = {"name": "play", "description": "Juega"}
    await bot.register(command)
    path = f"/applications/{server.world.bot.id}/guilds/{server.world.guild.id}/commands"
    assert (await bot.call("PUT", path, [{**command, "description": "de aquí"}]))[0] == 200
    assert [each["description"] for each in server.world.all_commands()] == ["de aquí"]
    assert (await bot.call("PUT", path, {"not": "a list"}))[1]["code"] == 50035


@pytest.mark.parametrize("body", [{"components": [7]}, {"components": [{"type": 1, "components": 3}]}, [1]])
async def test_a_body_of_no_known_shape_is_a_bad_form_not_a_crash(bot: RawBot, channel: str, body: Any) -> None:
    status, error = await bot.call("POST", f"/channels/{channel}/messages", body)
    assert (status, error["code"]) in ((400, 50035), (400, 50006))
