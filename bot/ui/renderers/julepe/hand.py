"""A seat's own cards with what it may do now."""

from __future__ import annotations

from discord import ButtonStyle

from bot.games.julepe.model import HAND, STRENGTH, JulepeView, Phase
from bot.games.protocol import Say
from bot.ui import kit
from bot.ui.cards import named
from bot.ui.renderers import holding
from bot.ui.scene import Scene

_KEEPS = 8
"""Strength from which the proposal keeps a card that is not a trump: rey, tres, as."""
_LOOKS = {
    "juego": ButtonStyle.success,
    "baile": ButtonStyle.primary,
    "defiende": ButtonStyle.success,
}


_CLOCKS = {
    Phase.CALLS: "clock-calls",
    Phase.DEFENCE: "clock-defence",
    Phase.DRAW: "clock-draw",
    Phase.PLAY: "clock-play",
}


def private(scene: Scene, chosen: tuple[int, ...] | None = None) -> kit.View:
    view: JulepeView = scene.view
    if view.seat not in view.waiting_on:
        standing = _standing(scene)
        # Who passed may still be asked to defend.
        out = standing is not None and (view.seat == view.alcalde or view.phase in (Phase.DRAW, Phase.PLAY))
        return holding.to_wait(scene, STRENGTH, standing, out=out, button=_early_dance(scene))
    if view.phase is Phase.PLAY:
        items = holding.playing(scene, STRENGTH)
    elif view.phase is Phase.DRAW:
        items = _throw(scene, chosen)
    else:
        items = _call(scene)
    return holding.to_act(scene, items, _CLOCKS[view.phase])


def _standing(scene: Scene) -> str | None:
    """Why there is nothing to do now."""
    view: JulepeView = scene.view
    if view.seat is None:
        return None
    if view.seat == view.alcalde:
        return scene.t("julepe-you-alcalde")
    passed = view.calls[view.seat] == "paso" and view.seat != view.defender
    return scene.t("julepe-you-passed") if passed else None


def _early_dance(scene: Scene) -> kit.Item | None:
    view: JulepeView = scene.view
    if not view.legal:
        return None
    return kit.row(*[_say(scene, at, option) for at, option in enumerate(view.legal) if isinstance(option, Say)])


def _say(scene: Scene, at: int, option: Say) -> kit.Button:
    look = _LOOKS.get(option.word, ButtonStyle.secondary)
    return scene.button(f"say-{option.word.replace(' ', '-')}", "act", str(at), style=look)


def _call(scene: Scene) -> list[kit.Item | None]:
    view: JulepeView = scene.view
    words = [option.word for option in view.legal if isinstance(option, Say)]
    buttons = [_say(scene, at, option) for at, option in enumerate(view.legal) if isinstance(option, Say)]
    if view.phase is Phase.DEFENCE:
        lone = scene.player(view.lone) if view.lone is not None else ""
        why = scene.t("julepe-why-defend", who=lone, chips=view.at_stake)
        return [kit.text(holding.cards(scene, STRENGTH)), kit.text(why), kit.row(*buttons)]
    return [kit.text(holding.cards(scene, STRENGTH)), kit.text(*_call_lines(scene, words)), kit.row(*buttons)]


def _call_lines(scene: Scene, words: list[str]) -> list[str | None]:
    view: JulepeView = scene.view
    t = scene.t
    if words == ["paso"]:
        return [t("julepe-why-cannot-cover", needed=view.penalty)]
    lines: list[str | None] = [t("julepe-why-call", chips=view.penalty)]
    if "baile" in words:
        raised = view.turn_up.rank == 1 or view.rules.turn_up_quota == "always_three"
        lines.append(
            t("julepe-why-dance", card=named(t, scene.emojis, view.turn_up), tricks=3 if raised else 2,
              double="yes" if view.rules.turn_up_double else "no")
        )  # fmt: skip
    if "paso" not in words:
        lines.append(t("julepe-why-must-play", who="ace" if view.rules.ace_must_play else "dealer"))
    return lines


def _throw(scene: Scene, chosen: tuple[int, ...] | None) -> list[kit.Item | None]:
    view: JulepeView = scene.view
    low, high = holding.bounds(view)
    proposed = holding.weakest(view, STRENGTH, _KEEPS)
    picked = proposed if chosen is None else tuple(at for at in chosen if at < len(view.hand))
    fewer = len(view.hand) - HAND
    how = scene.t("julepe-draw-how", low=low, high=high, fewer=fewer, stock=view.stock_size)
    return holding.throwing(scene, STRENGTH, picked, how, fewer=fewer)
