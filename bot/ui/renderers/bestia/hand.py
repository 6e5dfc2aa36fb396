"""A seat's own cards of bestia with what it may do now."""

from __future__ import annotations

from discord import ButtonStyle

from bot.games.bestia.model import STRENGTH, BestiaView, Phase
from bot.games.protocol import Say
from bot.ui import kit
from bot.ui.renderers import holding
from bot.ui.scene import Scene

_KEEPS = 13
"""Rank from which the proposal keeps a card that is not a trump: rey, as."""
_CLOCKS = {Phase.CALLS: "clock-calls", Phase.EXCHANGE: "clock-draw", Phase.PLAY: "clock-play"}


def private(scene: Scene, chosen: tuple[int, ...] | None = None) -> kit.View:
    view: BestiaView = scene.view
    if view.seat not in view.waiting_on:
        out = view.seat is not None and view.calls[view.seat] == "paso"
        return holding.to_wait(scene, STRENGTH, scene.t("bestia-you-passed") if out else None, out=out)
    if view.phase is Phase.CALLS:
        items = _call(scene)
    elif view.phase is Phase.EXCHANGE:
        items = _exchange(scene, chosen)
    else:
        items = holding.playing(scene, STRENGTH)
    return holding.to_act(scene, items, _CLOCKS[view.phase])


def _call(scene: Scene) -> list[kit.Item | None]:
    view: BestiaView = scene.view
    buttons = [
        scene.button(
            f"say-{option.word}",
            "act",
            str(at),
            style=ButtonStyle.success if option.word == "juego" else ButtonStyle.secondary,
        )
        for at, option in enumerate(view.legal)
        if isinstance(option, Say)
    ]
    why = "bestia-why-call" if view.covered else "bestia-why-cannot-cover"
    return [
        kit.text(holding.cards(scene, STRENGTH)),
        kit.text(scene.t(why, chips=view.penalty, plate=view.pot)),
        kit.row(*buttons),
    ]


def _exchange(scene: Scene, chosen: tuple[int, ...] | None) -> list[kit.Item | None]:
    view: BestiaView = scene.view
    _, high = holding.bounds(view)
    proposed = holding.weakest(view, STRENGTH, _KEEPS)
    picked = proposed if chosen is None else tuple(at for at in chosen if at < len(view.hand))
    how = scene.t("bestia-exchange-how", high=high, stock=view.stock_size)
    return holding.throwing(scene, STRENGTH, picked, how)
