"""Why a computer player would do what it advises, in practice deals of julepe."""

from __future__ import annotations

from bot.games.julepe.model import STRENGTH, JulepeView
from bot.games.protocol import Action, Discard, Play, Say
from bot.ui.renderers import advising
from bot.ui.scene import Scene


def advice(scene: Scene, action: Action) -> str:
    view: JulepeView = scene.view
    match action:
        case Play(card):
            return advising.why_card(scene, card, STRENGTH)
        case Discard(cards):
            return scene.t("julepe-learn-throw" if cards else "julepe-learn-keep")
        case Say(word) if len(view.legal) == 1 or word not in ("juego", "paso"):
            return scene.t("julepe-learn-defend" if word == "defiende" else f"julepe-learn-{_only(word)}")
        case Say(word):
            return scene.t(f"julepe-learn-{word}", **advising.counted(view, STRENGTH))
    return ""


def _only(word: str) -> str:
    return "baile" if word == "baile" else "must"
