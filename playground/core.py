"""What the routes share: the world, the gateway, the desk of interactions and the knobs of the tests."""

from __future__ import annotations

from dataclasses import dataclass, field

from aiohttp import web

from playground.faults import Faults
from playground.gateway import Gateway
from playground.interactions import Desk
from playground.journal import Journal
from playground.ratelimit import RateLimits
from playground.world import World


@dataclass
class Core:
    """One running playground; `base_url` is known once the port is."""

    world: World
    gateway: Gateway
    desk: Desk
    journal: Journal = field(default_factory=Journal)
    rates: RateLimits = field(default_factory=RateLimits)
    faults: Faults = field(default_factory=Faults)
    base_url: str = ""
    shards: int = 1

    @property
    def gateway_url(self) -> str:
        return self.base_url.replace("http://", "ws://", 1) + "/gateway/"


CORE: web.AppKey[Core] = web.AppKey("core", Core)
