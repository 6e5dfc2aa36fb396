"""Why a computer player would do what it advises, in practice deals of dane-se."""

from __future__ import annotations

from bot.games.danese.model import STRENGTH, DaneseView
from bot.games.protocol import Action, Bid, Play
from bot.ui.renderers import advising
from bot.ui.scene import Scene


def advice(scene: Scene, action: Action) -> str:
    view: DaneseView = scene.view
    match action:
        case Bid():
            return scene.t("danese-learn-bid", **advising.counted(view, STRENGTH))
        case Play(card) if view.seat is not None and len(view.legal) > 1:
            missing = (view.bids[view.seat] or 0) - view.tricks[view.seat]
            if missing <= 0:
                over = bool(view.trick.cards) and advising.takes(view, card, STRENGTH)
                return scene.t("danese-learn-forced" if over else "danese-learn-duck")
            return scene.t("danese-learn-needs", missing=missing, why=advising.why_card(scene, card, STRENGTH))
        case Play(card):
            return advising.why_card(scene, card, STRENGTH)
    return ""
