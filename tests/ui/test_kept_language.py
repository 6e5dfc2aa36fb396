"""A server's language is asked for with every turn, and read from the store now and then."""

from __future__ import annotations

from dataclasses import replace

from bot.games.registry import game
from bot.ui.shelf import KEPT_SECONDS, Shelf
from tests.sessions.fakes import ManualClock
from tests.ui.fakes import UiStore

GUILD = 9


async def speak(store: UiStore, locale: str) -> None:
    await store.change_settings(GUILD, 1, lambda now: replace(now, locale=locale))


async def test_a_change_of_language_counts_within_seconds() -> None:
    store, clock = UiStore(game), ManualClock()
    shelf = Shelf(store, "es", clock.now)
    assert (await shelf.texts_of(GUILD)).locale == "es"
    await speak(store, "en")
    clock.pass_(KEPT_SECONDS)
    assert (await shelf.texts_of(GUILD)).locale == "en"


async def test_a_store_that_does_not_answer_leaves_the_language_as_it_was() -> None:
    store, clock = UiStore(game), ManualClock()
    shelf = Shelf(store, "es", clock.now)
    await speak(store, "pt-BR")
    await shelf.texts_of(GUILD)
    store.failing = {"settings"}
    clock.pass_(KEPT_SECONDS)
    assert (await shelf.texts_of(GUILD)).locale == "pt-BR"
    assert (await shelf.texts_of(GUILD + 1)).locale == "es"
