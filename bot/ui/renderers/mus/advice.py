"""Why a computer player would do what it advises, in practice deals of mus."""

from __future__ import annotations

from bot.games.mus.model import MusView
from bot.games.protocol import Action, Bet, Discard, Raise, Say
from bot.ui.scene import Scene


def advice(scene: Scene, action: Action) -> str:
    view: MusView = scene.view
    lance = scene.t(f"lance-{view.lance}") if view.lance else ""
    match action:
        case Discard():
            return scene.t("mus-learn-throw")
        case Bet() | Raise() | Say("ordago"):
            return scene.t("mus-learn-bet", lance=lance)
        case Say("paso"):
            return scene.t("mus-learn-paso", lance=lance)
        case Say("quiero" | "no quiero" as word):
            return scene.t("mus-learn-quiero" if word == "quiero" else "mus-learn-no-quiero", lance=lance)
        case Say(word):
            return scene.t("mus-learn-mus" if word == "mus" else "mus-learn-no-hay-mus")
    return ""
