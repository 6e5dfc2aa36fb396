"""Figures and health check, as a monitoring system sees them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass, field

import aiohttp
import pytest

from bot import metrics as module
from bot.metrics import Health, Metrics, MetricsServer, start, stop


@dataclass
class Body:
    """A bot whose parts can fail."""

    store_well: bool = True
    store_slow: bool = False
    connected: bool = True
    never: asyncio.Event = field(default_factory=asyncio.Event)

    async def ping(self) -> None:
        if self.store_slow:
            await self.never.wait()
        if not self.store_well:
            raise RuntimeError("gone")


@pytest.fixture
def body() -> Body:
    return Body()


@pytest.fixture
def metrics() -> Metrics:
    return Metrics()


@pytest.fixture
async def server(metrics: Metrics, body: Body) -> AsyncIterator[MetricsServer]:
    running = await start(metrics, Health(body.ping, lambda: body.connected), 0)
    yield running
    await stop(running)


async def get(server: MetricsServer, path: str) -> tuple[int, str]:
    url = f"http://127.0.0.1:{server.port}{path}"
    async with aiohttp.ClientSession() as session, session.get(url) as response:
        return response.status, await response.text()


async def test_a_bot_that_is_well_says_so(server: MetricsServer) -> None:
    assert await get(server, "/healthz") == (200, "ok")


async def test_a_bot_without_gateway_is_not_well(server: MetricsServer, body: Body) -> None:
    body.connected = False
    assert await get(server, "/healthz") == (503, "gateway not connected")


async def test_a_bot_without_store_is_not_well(server: MetricsServer, body: Body) -> None:
    body.store_well = False
    assert await get(server, "/healthz") == (503, "store does not answer")


async def test_a_store_that_takes_for_ever_is_not_well(
    server: MetricsServer, body: Body, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "HEALTH_SECONDS", 0.01)
    body.store_slow = True
    assert await get(server, "/healthz") == (503, "store does not answer")


async def test_everything_that_ails_is_named(server: MetricsServer, body: Body) -> None:
    body.store_well = body.connected = False
    assert await get(server, "/healthz") == (503, "gateway not connected, store does not answer")


async def test_what_happened_is_counted(server: MetricsServer, metrics: Metrics) -> None:
    metrics.acknowledged(0.2)
    metrics.acknowledged(2.9)
    metrics.acted("julepe")
    metrics.acted("julepe")
    metrics.refused("must-beat")
    metrics.called("edit-message")
    metrics.follow(lambda: 3, lambda: 0.25)
    status, text = await get(server, "/metrics")
    assert status == 200
    for line in (
        'tapete_acknowledgement_seconds_bucket{le="0.25"} 1.0',
        'tapete_acknowledgement_seconds_bucket{le="3.0"} 2.0',
        'tapete_actions_total{game="julepe"} 2.0',
        'tapete_refusals_total{code="must-beat"} 1.0',
        'tapete_discord_calls_total{route="edit-message"} 1.0',
        "tapete_open_tables 3.0",
        "tapete_gateway_latency_seconds 0.25",
    ):
        assert line in text.splitlines()


async def test_the_lag_of_the_event_loop_is_sampled(metrics: Metrics, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LAG_EVERY", 0.0)
    lags: asyncio.Queue[float] = asyncio.Queue()
    monkeypatch.setattr(metrics, "lagged", lags.put_nowait)
    running = await start(metrics, Health(Body().ping, lambda: True), 0)
    assert await asyncio.wait_for(lags.get(), 5) >= 0
    await stop(running)
    assert running.sampler.cancelled()


async def test_two_bots_in_one_process_count_apart() -> None:
    one, other = Metrics(), Metrics()
    one.acted("mus")
    assert b'game="mus"' not in other.text()


async def test_a_port_that_is_taken_is_an_error_and_leaves_nothing_running(server: MetricsServer) -> None:
    before = asyncio.all_tasks()
    with pytest.raises(OSError, match="address already in use"):
        await start(Metrics(), Health(Body().ping, lambda: True), server.port)
    assert asyncio.all_tasks() == before
