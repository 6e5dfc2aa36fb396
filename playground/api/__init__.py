"""The HTTP interface, version 10: one module of routes per concern."""

from __future__ import annotations

from aiohttp import web

from playground.api import callbacks, emojis, identity, messages, registration, threads, webhooks
from playground.api.frame import frame, unknown_route

_MODULES = (identity, registration, emojis, messages, threads, callbacks, webhooks)


def application() -> web.Application:
    """The routes below `/api/v10`, wrapped in errors, counting and limits."""
    app = web.Application(middlewares=[frame])
    for module in _MODULES:
        app.add_routes(module.routes)
    app.router.add_route("*", "/{tail:.*}", unknown_route)
    return app
