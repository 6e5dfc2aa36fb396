"""Pictures and files: avatars drawn on the spot, the bot's emoji and attachments, and the page itself."""

from __future__ import annotations

from html import escape
from pathlib import Path

from aiohttp import web

from playground.core import CORE
from playground.wire import snowflake

PAGE = Path(__file__).parent / "page"
_COLOURS = ("#1b6e53", "#8a3033", "#2f5d8c", "#8a5a12", "#5b3f8c", "#2d6b73", "#7a3b66")
_IMMUTABLE = {"Cache-Control": "public, max-age=31536000, immutable"}
_FELT = "#0f5132"


def avatar_svg(name: str, index: int, bot: bool) -> str:
    """The initial on a colour, readable without any font of our own."""
    colour = _FELT if bot else _COLOURS[index % len(_COLOURS)]
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64" role="img">'
        f"<title>{escape(name)}</title>"
        f'<rect width="64" height="64" fill="{colour}"/>'
        '<text x="32" y="42" font-family="sans-serif" font-size="30" font-weight="600" fill="#ffffff" '
        f'text-anchor="middle">{escape(name[:1].upper())}</text></svg>'
    )


async def avatar(request: web.Request) -> web.Response:
    world = request.app[CORE].world
    user = world.user(snowflake(request.match_info["member"]) or 0)
    if user is None:
        raise web.HTTPNotFound
    order = list(world.members)
    index = order.index(user.id) if user.id in order else 0
    return web.Response(text=avatar_svg(user.name, index, user.bot), content_type="image/svg+xml")


async def emoji(request: web.Request) -> web.Response:
    found = request.app[CORE].world.emojis.get(snowflake(request.match_info["emoji"]) or 0)
    if found is None:
        raise web.HTTPNotFound
    return web.Response(body=found.data, content_type=found.content_type, headers=_IMMUTABLE)


async def attachment(request: web.Request) -> web.Response:
    """A file of a message; anything that is no picture is offered for download, never run."""
    found = request.app[CORE].world.attachments.get(snowflake(request.match_info["attachment"]) or 0)
    if found is None or str(found.channel_id) != request.match_info["channel"]:
        raise web.HTTPNotFound
    kind = found.content_type.split(";")[0]
    safe = kind in ("image/png", "image/jpeg", "image/gif", "image/webp")
    headers = dict(_IMMUTABLE)
    if not safe:
        headers["Content-Disposition"] = "attachment"
    return web.Response(body=found.data, content_type=kind, headers=headers)


async def index(request: web.Request) -> web.StreamResponse:
    page = PAGE / "index.html"
    if not page.is_file():
        return web.Response(text="The page is not built; the interface is at /api/v10.")
    return web.FileResponse(page, headers={"Cache-Control": "no-cache"})


async def static(request: web.Request) -> web.StreamResponse:
    """A part of the page, from its folder only."""
    wanted = (PAGE / request.match_info["path"]).resolve()
    if not wanted.is_relative_to(PAGE.resolve()) or not wanted.is_file():
        raise web.HTTPNotFound
    return web.FileResponse(wanted, headers={"Cache-Control": "no-cache"})


def routes() -> list[web.RouteDef]:
    return [
        web.get("/", index),
        web.get("/page/static/{path:.+}", static),
        web.get("/cdn/avatars/{member}.svg", avatar),
        web.get("/cdn/emojis/{emoji}.png", emoji),
        web.get("/cdn/attachments/{channel}/{attachment}/{filename}", attachment),
    ]
