"""Puts the parts together and listens, on loopback only."""

from __future__ import annotations

import logging
from collections.abc import Collection

from aiohttp import web

from playground import cdn, control
from playground.api import application
from playground.api.frame import PREFIX
from playground.control import CONTROL, Control
from playground.core import CORE, Core
from playground.gateway import Gateway
from playground.guard import guard, is_loopback
from playground.interactions import Desk
from playground.journal import Journal
from playground.pagesocket import PAGES, Pages, gateway_socket, page_socket
from playground.seed import PEOPLE, Seed, casa_de_tapete
from playground.snowflake import SnowflakeMint
from playground.world import World

log = logging.getLogger(__name__)

LARGEST_REQUEST = 32 * 1024 * 1024  # above ten files of any sensible size; a single file has its own limit


class Server:
    """A running playground: `url` for browsers, `api_base` for the bot, `control` for tests."""

    def __init__(self, core: Core, runner: web.AppRunner, pages: Pages) -> None:
        self._core = core
        self._runner = runner
        self._pages = pages
        self.control = Control(core)

    @property
    def url(self) -> str:
        return self._core.base_url

    @property
    def api_base(self) -> str:
        return self.url + PREFIX

    @property
    def gateway_url(self) -> str:
        return self._core.gateway_url

    @property
    def core(self) -> Core:
        """All parts, for who plays from inside this process."""
        return self._core

    @property
    def world(self) -> World:
        return self._core.world

    @property
    def journal(self) -> Journal:
        return self._core.journal

    async def stop(self) -> None:
        """Closes every socket and the port."""
        self._core.desk.close()
        await self._pages.stop()
        await self._core.gateway.stop()
        await self._runner.cleanup()


def _core(tokens: Collection[str] | None, shards: int, seed: Seed) -> Core:
    world = World(seed, SnowflakeMint())
    gateway = Gateway(world, lambda: core.gateway_url, tokens)
    desk = Desk(world, gateway, lambda: core.base_url)
    core = Core(world, gateway, desk, shards=shards)
    return core


async def start(
    port: int = 0,
    *,
    host: str = "127.0.0.1",
    tokens: Collection[str] | None = None,
    shards: int = 1,
    channels: int = 2,
    members: int = len(PEOPLE),
) -> Server:
    """Starts a playground on a port (0: any free one); with `tokens` only those bot tokens are let in;
    `shards` is how many the gateway recommends, `channels` and `members` how large the server is.

    Raises ValueError for a host that is not loopback, OSError when the port is taken.
    """
    if not is_loopback(host):
        raise ValueError(f"the playground listens on loopback only, not on {host!r}")
    core = _core(tokens, shards, casa_de_tapete(channels, members))
    pages = Pages(core)
    app = web.Application(middlewares=[guard], client_max_size=LARGEST_REQUEST)
    app[CORE], app[PAGES], app[CONTROL] = core, pages, Control(core)
    app.add_routes([*cdn.routes(), *control.routes()])
    app.add_routes([web.get("/page/ws", page_socket)])
    app.add_routes([web.get("/gateway", gateway_socket), web.get("/gateway/", gateway_socket)])
    app.add_subapp(PREFIX, application())
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
    await runner.setup()
    site = web.TCPSite(runner, host, port)
    try:
        await site.start()
    except OSError:
        await runner.cleanup()
        raise
    bound = runner.addresses[0]
    shown = f"[{bound[0]}]" if ":" in bound[0] else bound[0]
    core.base_url = f"http://{shown}:{bound[1]}"
    log.info("playground at %s", core.base_url)
    return Server(core, runner, pages)
