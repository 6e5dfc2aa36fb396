"""Keeps the playground on this machine: loopback addresses, loopback names, and no foreign web pages."""

from __future__ import annotations

import ipaddress
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

from aiohttp import hdrs, web

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


def is_loopback(host: str) -> bool:
    """Whether a host name means this machine; names other than localhost are not looked up."""
    bare = host.strip("[]").lower()
    if bare == "localhost":
        return True
    try:
        return ipaddress.ip_address(bare).is_loopback
    except ValueError:
        return False


def own_host(header: str | None) -> bool:
    """Whether a Host header names this machine: a page elsewhere may point its name at loopback (DNS rebinding)."""
    if not header:
        return False
    try:
        name = urlsplit(f"//{header}").hostname
    except ValueError:
        return False
    return name is not None and is_loopback(name)


def own_origin(origin: str | None, host: str | None) -> bool:
    """Whether a browser's Origin, if there is one, is the playground itself."""
    if origin is None:
        return True
    parts = urlsplit(origin)
    return parts.scheme == "http" and own_host(host) and parts.netloc.lower() == (host or "").lower()


@web.middleware
async def guard(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuses what does not come from this machine's own programs and pages."""
    host = request.headers.get(hdrs.HOST)
    if not own_host(host):
        raise web.HTTPForbidden(text="the playground answers to loopback names only")
    if not own_origin(request.headers.get(hdrs.ORIGIN), host):
        raise web.HTTPForbidden(text="the playground answers to its own page only")
    response = await handler(request)
    if not response.prepared:
        response.headers["X-Content-Type-Options"] = "nosniff"
    return response
