"""Around every call: who asks, how often, what came in, what went out, and errors in Discord's words."""

from __future__ import annotations

import json
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import BodyPartReader, MultipartReader, hdrs, web

from playground.core import CORE, Core
from playground.errors import ApiError, FormError, form_error, unauthorized
from playground.journal import Call
from playground.posts import Upload
from playground.snowflake import wall_clock_ms
from playground.wire import Json, dumps

log = logging.getLogger(__name__)

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
PREFIX = "/api/v10"
BODY: web.RequestKey[Any] = web.RequestKey("body", object)
UPLOADS: web.RequestKey[list[Upload]] = web.RequestKey("uploads", list)
ANSWER: web.ResponseKey[Any] = web.ResponseKey("answer", object)
# These carry their own token in the path; their calls are exempt from the limits, too.
_TOKEN_IN_PATH = (f"{PREFIX}/interactions/", f"{PREFIX}/webhooks/")
_LIMITED = {
    ("POST", "/channels/{channel_id}/messages"),
    ("PATCH", "/channels/{channel_id}/messages/{message_id}"),
}


def core_of(request: web.Request) -> Core:
    return request.config_dict[CORE]


def body_of(request: web.Request) -> Json:
    """The JSON object that came with the call, {} if none did."""
    body = request[BODY]
    return body if isinstance(body, dict) else {}


def uploads_of(request: web.Request) -> list[Upload]:
    return request[UPLOADS]


def reply(value: Any, status: int = 200) -> web.Response:
    """JSON, or 204 without a body for None."""
    if value is None:
        return web.Response(status=204)
    # discord.py reads JSON only where the type names no charset, as Discord's does not.
    response = web.Response(body=dumps(value).encode(), content_type="application/json", status=status)
    response[ANSWER] = value
    return response


@web.middleware
async def frame(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Runs one call of the bot: limits, body, route, journal."""
    core = core_of(request)
    request[BODY], request[UPLOADS] = None, []
    verdict = core.rates.check(_bucket(request))
    try:
        if verdict.refusal is not None:
            response = reply(verdict.refusal, 429)
        else:
            _authenticate(core, request)
            await core.faults.strike(f"{request.method} {_template(request)}")
            request[BODY], request[UPLOADS] = await _read(request)
            response = await _run(request, handler)
    except ApiError as error:
        response = reply(error.to_json(), error.status)
    response.headers.update(verdict.headers)
    _note(core, request, response)
    return response


async def _run(request: web.Request, handler: Handler) -> web.Response:
    try:
        response = await handler(request)
    except web.HTTPMethodNotAllowed as error:
        raise ApiError(405, 0, "405: Method Not Allowed") from error
    except (TypeError, ValueError, KeyError, AttributeError) as error:
        log.exception("a body of a shape that nobody foresaw: %s %s", request.method, request.path)
        raise form_error([FormError((), "BASE_TYPE_BAD_TYPE", "Malformed body")]) from error
    assert isinstance(response, web.Response), "routes of the interface answer whole"
    return response


async def unknown_route(request: web.Request) -> web.StreamResponse:
    """What the playground does not imitate: said aloud, so that nobody looks for a ghost."""
    log.warning("unknown route: %s %s", request.method, request.path)
    raise ApiError(404, 0, "404: Not Found")


def _authenticate(core: Core, request: web.Request) -> None:
    if request.path.startswith(_TOKEN_IN_PATH):
        return
    kind, _, token = request.headers.get(hdrs.AUTHORIZATION, "").partition(" ")
    if kind != "Bot" or not core.gateway.accepts(token):
        raise unauthorized()


def _template(request: web.Request) -> str:
    resource = request.match_info.route.resource
    path = resource.canonical if resource is not None else request.path
    return path.removeprefix(PREFIX)


def _bucket(request: web.Request) -> str | None:
    template = _template(request)
    if (request.method, template) not in _LIMITED:
        return None
    return f"{request.method} {template}:{request.match_info['channel_id']}"


async def _read(request: web.Request) -> tuple[Any, list[Upload]]:
    """The body and its files; raises 50109 for JSON that is none."""
    if not request.can_read_body:
        return None, []
    try:
        if request.content_type == "multipart/form-data":
            return await _read_multipart(await request.multipart())
        return _parse(await request.read()), []
    except web.HTTPRequestEntityTooLarge as error:
        raise ApiError(413, 40005, "Request entity too large") from error


async def _read_multipart(reader: MultipartReader) -> tuple[Any, list[Upload]]:
    body: Any = None
    uploads = []
    async for part in reader:
        if not isinstance(part, BodyPartReader):
            continue
        data = bytes(await part.read())
        if part.name == "payload_json":
            body = _parse(data)
        elif part.name and part.name.startswith("files["):
            index = int(part.name[len("files[") : -1])
            kind = part.headers.get(hdrs.CONTENT_TYPE, "application/octet-stream")
            uploads.append(Upload(index, part.filename or f"file{index}", _content_type(data, kind), data))
    return body, uploads


def _content_type(data: bytes, claimed: str) -> str:
    """Clients send files without a type; Discord looks at them."""
    for start, kind in ((b"\x89PNG", "image/png"), (b"\xff\xd8\xff", "image/jpeg"), (b"GIF8", "image/gif")):
        if data.startswith(start):
            return kind
    return "image/webp" if data[8:12] == b"WEBP" else claimed


def _parse(data: bytes) -> Any:
    if not data:
        return None
    try:
        return json.loads(data)
    except ValueError as error:
        raise ApiError(400, 50109, "The request body contains invalid JSON.") from error


def _note(core: Core, request: web.Request, response: web.Response) -> None:
    files = tuple(upload.filename for upload in uploads_of(request))
    core.journal.write(
        Call(
            number=core.journal.total + 1,
            at_ms=wall_clock_ms(),
            method=request.method,
            route=_template(request),
            path=request.path.removeprefix(PREFIX),
            body=request[BODY],
            files=files,
            status=response.status,
            error=response.get(ANSWER) if response.status >= 400 else None,
        )
    )
