"""Puts the interface together. The service needs a listener and the interface a service, hence the order."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from bot.games.protocol import AnyGame
from bot.sessions.model import Terms
from bot.sessions.ports import Listener, Store
from bot.ui.chronicle import Chronicle
from bot.ui.desk import Desk
from bot.ui.emojis import Emojis
from bot.ui.front import House
from bot.ui.hands import Hands
from bot.ui.painter import Painter
from bot.ui.ports import Metrics, Outbox, Service, Webhooks
from bot.ui.presenter import Presenter


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds; `locale`: of a server that has set none."""

    ping: float = 10.0
    edit: float = 1.0
    locale: str = "es"


def assemble(
    outbox: Outbox,
    webhooks: Webhooks,
    store: Store,
    games: Mapping[str, AnyGame],
    make_service: Callable[[Listener], Service],
    *,
    terms: Terms,
    pace: Pace | None = None,
    version: str = "0",
    emojis: Emojis | None = None,
    metrics: Metrics | None = None,
    now: Callable[[], float] = time.time,
) -> Desk:
    """`make_service` is given the listener that it is to tell; `terms` hold where a server has set none."""
    pace = pace or Pace()
    chronicle = Chronicle()
    painter = Painter(
        games.__getitem__,
        emojis or Emojis(),
        chronicle,
        lambda table_id: service.deadline(table_id),  # noqa: PLW0108 - the service does not exist yet
        lambda table_id: service.closes_at(table_id),  # noqa: PLW0108
    )
    hands = Hands(webhooks, store, now)
    presenter = Presenter(
        outbox,
        store,
        hands,
        painter,
        chronicle,
        ping_seconds=pace.ping,
        edit_seconds=pace.edit,
        locale=pace.locale,
        now=now,
    )
    service = make_service(presenter)
    presenter.bind(service)
    return Desk(service, store, presenter, hands, painter, games, House(terms, version), metrics)
