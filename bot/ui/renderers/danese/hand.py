"""A seat's own cards of dane-se with what it may do now."""

from __future__ import annotations

from discord import ButtonStyle, SelectOption

from bot.games.danese.model import STRENGTH, DaneseView, Phase
from bot.games.protocol import Bid
from bot.ui import kit
from bot.ui.renderers import holding
from bot.ui.renderers.danese.public import bid_sum
from bot.ui.scene import Scene

FEW_BIDS = 5
"""Bids that fit in a row of buttons; more of them are a list."""


def private(scene: Scene) -> kit.View:
    view: DaneseView = scene.view
    if view.seat not in view.waiting_on:
        return holding.to_wait(scene, STRENGTH, _own_bid(scene))
    if view.phase is Phase.BIDS:
        return holding.to_act(scene, _bid(scene), "clock-bid")
    own, *rest = holding.playing(scene, STRENGTH)
    return holding.to_act(scene, [kit.text(_own_bid(scene)), own, *rest], "clock-play")


def _own_bid(scene: Scene) -> str | None:
    """What the seat has foretold and taken so far."""
    view: DaneseView = scene.view
    bid = view.bids[view.seat] if view.seat is not None else None
    if bid is None or view.seat is None:
        return None
    playing = "yes" if view.phase is Phase.PLAY else "no"
    return scene.t("danese-own-bid", bid=bid, won=view.tricks[view.seat], playing=playing)


def _bid(scene: Scene) -> list[kit.Item | None]:
    view: DaneseView = scene.view
    t = scene.t
    bids = [(at, option.tricks) for at, option in enumerate(view.legal) if isinstance(option, Bid)]
    barred = next((number for number in range(view.hand_size + 1) if number not in dict(bids).values()), None)
    lines = [
        t("danese-bid-ask"),
        None if view.rules.simultaneous_bids else bid_sum(scene),
        t("danese-bid-barred", bid=barred) if barred is not None else None,
    ]
    if len(bids) <= FEW_BIDS:
        buttons = [
            kit.button(t("bid-tricks", tricks=tricks), scene.id("act", str(at)), ButtonStyle.primary)
            for at, tricks in bids
        ]
        chooser = kit.row(*buttons)
    else:
        options = [SelectOption(label=t("bid-tricks", tricks=tricks), value=str(at)) for at, tricks in bids]
        chooser = kit.select(scene.id("act"), t("danese-bid-select", most=view.hand_size), options)
    return [kit.text(holding.cards(scene, STRENGTH)), kit.text(*lines), chooser]
