"""Why a computer player would do what it advises, in practice deals of bestia."""

from __future__ import annotations

from bot.games.bestia.model import STRENGTH, BestiaView
from bot.games.protocol import Action, Discard, Play, Say
from bot.ui.renderers import advising
from bot.ui.scene import Scene


def advice(scene: Scene, action: Action) -> str:
    view: BestiaView = scene.view
    match action:
        case Play(card):
            return advising.why_card(scene, card, STRENGTH)
        case Discard(cards):
            return scene.t("bestia-learn-throw" if cards else "bestia-learn-keep")
        case Say(word):
            return scene.t(f"bestia-learn-{word}", **advising.counted(view, STRENGTH), penalty=view.penalty)
    return ""
