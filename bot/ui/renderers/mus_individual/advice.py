"""Why a computer player would do what it advises, in practice deals of individual mus: stones are to be got rid of."""

from __future__ import annotations

from bot.games.mus_individual.model import MusIndividualView
from bot.games.protocol import Action, Bet, Discard, Raise, Say
from bot.ui.scene import Scene


def advice(scene: Scene, action: Action) -> str:
    view: MusIndividualView = scene.view
    lance = scene.t(f"lance-{view.lance}") if view.lance else ""
    match action:
        case Discard():
            return scene.t("mus_individual-learn-throw")
        case Bet() | Raise() | Say("ordago"):
            return scene.t("mus_individual-learn-bet", lance=lance)
        case Say("paso"):
            return scene.t("mus_individual-learn-paso", lance=lance)
        case Say(word):
            key = "mus_individual-learn-quiero" if word == "quiero" else "mus_individual-learn-no-quiero"
            return scene.t(key, lance=lance)
    return ""
