"""Puts the interface together. The service needs a listener and the interface a service, hence the order."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from bot.games.protocol import AnyGame
from bot.sessions.books import Archive
from bot.sessions.model import Terms
from bot.sessions.ports import Listener
from bot.ui.budgets import Budgets
from bot.ui.chronicle import Chronicle
from bot.ui.counting import Counting
from bot.ui.desk import Desk
from bot.ui.emojis import Emojis
from bot.ui.hands import Hands
from bot.ui.herald import Each, Herald
from bot.ui.house import House
from bot.ui.painter import Painter
from bot.ui.ports import Metrics, Outbox, Service, Webhooks
from bot.ui.presenter import Presenter
from bot.ui.roster import Everybody, Roster
from bot.ui.shelf import Shelf


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds; `locale`: of a server that has set none."""

    ping: float = 10.0
    edit: float = 1.0
    locale: str = "es"


def assemble(
    outbox: Outbox,
    webhooks: Webhooks,
    store: Archive,
    games: Mapping[str, AnyGame],
    make_service: Callable[[Listener], Service],
    *,
    terms: Terms,
    pace: Pace | None = None,
    grant: int = 500,
    version: str = "0",
    emojis: Emojis | None = None,
    metrics: Metrics | None = None,
    budgets: Budgets | None = None,
    roster: Roster | None = None,
    spoken: Callable[[int], str | None] = lambda _: None,
    now: Callable[[], float] = time.time,
) -> Desk:
    """`make_service` is given the listener that it is to tell; `terms` and `grant` hold where a server has set none."""
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
        spoken=spoken,
        now=now,
    )
    herald = Herald(outbox, store, Shelf(store, pace.locale, spoken=spoken))
    service = make_service(Each(presenter, herald, *([Counting(metrics)] if metrics else [])))
    presenter.bind(service)
    house = House(terms, version, grant, pace.locale)
    desk = Desk(service, store, presenter, hands, painter, games, house, metrics, budgets)
    desk.herald = herald
    desk.roster = roster or Everybody()
    desk.now = now
    return desk
