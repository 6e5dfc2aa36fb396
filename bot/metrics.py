"""Figures for Prometheus and a health check, on loopback. Nothing in them names a member, a hand or a server."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import aiohttp
from aiohttp import web
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

LAG_EVERY = 0.5
"""Seconds between two samples of the event loop's lag."""
HEALTH_SECONDS = 2.0
"""How long the store may take to answer before it counts as down."""
ACKNOWLEDGED_WITHIN = (0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 5.0)
"""Discord gives 3 seconds."""
LAG_WITHIN = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)


ROUTES = frozenset(["interactions", "webhooks", "channels", "applications", "gateway", "users", "guilds"])


class Metrics:
    """What is counted. Every object has a registry of its own, so that several can live in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._acknowledged = Histogram(
            "tapete_acknowledgement_seconds",
            "From the arrival of an interaction to Discord's acceptance of the first answer",
            buckets=ACKNOWLEDGED_WITHIN,
            registry=self.registry,
        )
        self._lag = Histogram(
            "tapete_event_loop_lag_seconds",
            "How late the event loop comes back to a task that is due",
            buckets=LAG_WITHIN,
            registry=self.registry,
        )
        self._actions = Counter("tapete_actions", "Actions stored", ["game"], registry=self.registry)
        self._refusals = Counter("tapete_refusals", "Actions refused, by code", ["code"], registry=self.registry)
        self._calls = Counter("tapete_discord_calls", "HTTP calls to Discord", ["route"], registry=self.registry)
        self._tables = Gauge("tapete_open_tables", "Tables that are not closed", registry=self.registry)
        self._latency = Gauge(
            "tapete_gateway_latency_seconds", "From a heartbeat to its answer", registry=self.registry
        )

    def acknowledged(self, seconds: float) -> None:
        """From the arrival of an interaction to the first answer."""
        self._acknowledged.observe(seconds)

    def lagged(self, seconds: float) -> None:
        """How late the event loop was."""
        self._lag.observe(max(0.0, seconds))

    def acted(self, game: str) -> None:
        """An action of this game was stored."""
        self._actions.labels(game).inc()

    def refused(self, code: str) -> None:
        """An action was refused with this code, one of the fixed words that the interface explains."""
        self._refusals.labels(code).inc()

    def called(self, route: str) -> None:
        """One HTTP call to Discord; `route` without ids, so that the number of routes stays small."""
        self._calls.labels(route).inc()

    def trace(self) -> aiohttp.TraceConfig:
        """For a client session: counts its calls by method and first part of the path, which holds no ids."""
        config = aiohttp.TraceConfig()

        async def ended(_session: object, _context: object, end: aiohttp.TraceRequestEndParams) -> None:
            part = next((name for name in end.url.path.split("/") if name in ROUTES), "other")
            self.called(f"{end.method} {part}")

        config.on_request_end.append(ended)
        return config

    def follow(self, open_tables: Callable[[], float], gateway_latency: Callable[[], float]) -> None:
        """Where to look for what is not counted but read when it is asked for; latency in seconds."""
        self._tables.set_function(open_tables)
        self._latency.set_function(gateway_latency)

    def text(self) -> bytes:
        """Everything in Prometheus' text format."""
        return generate_latest(self.registry)


@dataclass(frozen=True, slots=True)
class Health:
    """How to tell whether the bot is well."""

    store: Callable[[], Awaitable[None]]
    """raises where the store does not answer"""
    gateway: Callable[[], bool]
    """whether the gateway is connected"""


@dataclass(frozen=True, slots=True)
class MetricsServer:
    """What `start` started; `port` is the real one where 0 was asked for."""

    runner: web.AppRunner
    sampler: asyncio.Task[None]
    port: int


def make_app(metrics: Metrics, health: Health) -> web.Application:
    """`/metrics`, and `/healthz`: 200 when store and gateway are well, else 503 with a line that names what is not."""

    async def show(_request: web.Request) -> web.Response:
        return web.Response(body=metrics.text(), headers={"Content-Type": "text/plain; version=0.0.4; charset=utf-8"})

    async def healthz(_request: web.Request) -> web.Response:
        ailing = await _ailing(health)
        return web.Response(status=503 if ailing else 200, text=", ".join(ailing) or "ok")

    app = web.Application()
    app.router.add_get("/metrics", show)
    app.router.add_get("/healthz", healthz)
    return app


async def start(metrics: Metrics, health: Health, port: int, host: str = "127.0.0.1") -> MetricsServer:
    """Serves on loopback and begins to sample the event loop's lag. OSError where the port is taken."""
    runner = web.AppRunner(make_app(metrics, health), access_log=None)
    await runner.setup()
    try:
        await web.TCPSite(runner, host, port).start()
    except OSError:
        await runner.cleanup()
        raise
    sampler = asyncio.create_task(_sample_lag(metrics), name="loop-lag")
    return MetricsServer(runner, sampler, int(runner.addresses[0][1]))


async def stop(server: MetricsServer) -> None:
    server.sampler.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await server.sampler
    await server.runner.cleanup()


async def _ailing(health: Health) -> list[str]:
    ailing = [] if health.gateway() else ["gateway not connected"]
    try:
        async with asyncio.timeout(HEALTH_SECONDS):
            await health.store()
    except Exception:
        # Whatever went wrong, the answer is the same; the store's own log has the cause.
        ailing.append("store does not answer")
    return ailing


async def _sample_lag(metrics: Metrics) -> None:
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + LAG_EVERY
        await asyncio.sleep(LAG_EVERY)
        metrics.lagged(loop.time() - due)
