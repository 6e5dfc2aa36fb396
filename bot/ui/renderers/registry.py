"""The one list of renderers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from bot.ui.renderers.base import Renderer


def _julepe() -> Renderer:
    from bot.ui.renderers.julepe import JulepeRenderer

    return JulepeRenderer()


def _bestia() -> Renderer:
    from bot.ui.renderers.bestia import BestiaRenderer

    return BestiaRenderer()


def _danese() -> Renderer:
    from bot.ui.renderers.danese import DaneseRenderer

    return DaneseRenderer()


def _mus() -> Renderer:
    from bot.ui.renderers.mus import MusRenderer

    return MusRenderer()


def _mus_individual() -> Renderer:
    from bot.ui.renderers.mus_individual import MusIndividualRenderer

    return MusIndividualRenderer()


RENDERERS: Mapping[str, Callable[[], Renderer]] = {
    "julepe": _julepe,
    "bestia": _bestia,
    "danese": _danese,
    "mus": _mus,
    "mus_individual": _mus_individual,
}


@cache
def renderer_of(game: str) -> Renderer:
    """KeyError for a game without a renderer."""
    return RENDERERS[game]()
