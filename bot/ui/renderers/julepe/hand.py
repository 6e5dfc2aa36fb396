"""A seat's own cards with what it may do now."""

from __future__ import annotations

from dataclasses import dataclass

import discord
from discord import ButtonStyle

from bot.cards import Card
from bot.games.julepe.model import HAND, STRENGTH, JulepeView, Phase
from bot.games.protocol import Discard, DiscardRange, Play, Say
from bot.ui import kit
from bot.ui.cards import card_name, shown, suit_name
from bot.ui.scene import Scene
from bot.ui.screens.notes import away_row

_KEEPS = 8
"""Strength from which the proposal keeps a card that is not a trump: rey, tres, as."""
_LOOKS = {
    "juego": ButtonStyle.success,
    "baile": ButtonStyle.primary,
    "defiende": ButtonStyle.success,
}


@dataclass(frozen=True, slots=True)
class Held:
    """A card and its place in the hand, by which ids and choices name it."""

    place: int
    card: Card


def private(scene: Scene, chosen: tuple[int, ...] | None = None) -> kit.View:
    view: JulepeView = scene.view
    if view.seat in view.waiting_on:
        body = {Phase.CALLS: _call, Phase.DEFENCE: _call, Phase.PLAY: _card}.get(view.phase)
        items = body(scene) if body else _throw(scene, chosen)
        return kit.page(
            kit.text(scene.t("julepe-hand-turn", trump=suit_name(scene.t, view.trump))),
            *items,
            kit.text(_clock(scene)),
            away_row(scene, view.seat),
            accent=kit.TURN,
        )
    return kit.page(
        kit.text(scene.t("julepe-hand", trump=suit_name(scene.t, view.trump))),
        kit.text(_cards(scene)),
        kit.text(_standing(scene)),
        _early_dance(scene),
        away_row(scene, view.seat),
        accent=kit.FELT,
    )


def ordered(view: JulepeView) -> list[Held]:
    """Trumps first, then suit by suit, each from the strongest down."""
    suits = list(dict.fromkeys([view.trump, *(card.suit for card in sorted(view.hand, key=lambda c: c.suit.value))]))
    held = [Held(place, card) for place, card in enumerate(view.hand)]
    return sorted(held, key=lambda each: (suits.index(each.card.suit), -STRENGTH[each.card.rank]))


def _cards(scene: Scene) -> str:
    view: JulepeView = scene.view
    mark = scene.t("julepe-is-trump")
    return "\n".join(
        shown(scene.t, scene.emojis, each.card) + (f" · {mark}" if each.card.suit is view.trump else "")
        for each in ordered(view)
    )


def _clock(scene: Scene) -> str | None:
    if not scene.deadline:
        return None
    key = {Phase.CALLS: "calls", Phase.DEFENCE: "defence", Phase.DRAW: "draw", Phase.PLAY: "play"}[scene.view.phase]
    return scene.t(f"julepe-clock-{key}", when=kit.moment(scene.deadline))


def _standing(scene: Scene) -> str:
    """Why there is nothing to do now, and who is to act."""
    view: JulepeView = scene.view
    t = scene.t
    lines = []
    if view.seat == view.alcalde:
        lines.append(t("julepe-you-alcalde"))
    elif view.seat is not None and view.calls[view.seat] == "paso" and view.seat != view.defender:
        lines.append(t("julepe-you-passed"))
    if view.waiting_on:
        lines.append(t("hand-waits", who=scene.players(view.waiting_on)))
    return "\n".join(lines)


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
        return [kit.text(_cards(scene)), kit.text(why), kit.row(*buttons)]
    return [kit.text(_cards(scene)), kit.text(*_call_lines(scene, words)), kit.row(*buttons)]


def _call_lines(scene: Scene, words: list[str]) -> list[str | None]:
    view: JulepeView = scene.view
    t = scene.t
    if words == ["paso"]:
        return [t("julepe-why-cannot-cover", needed=view.penalty)]
    lines: list[str | None] = [t("julepe-why-call", chips=view.penalty)]
    if "baile" in words:
        raised = view.turn_up.rank == 1 or view.rules.turn_up_quota == "always_three"
        lines.append(
            t("julepe-why-dance", card=card_name(t, view.turn_up), tricks=3 if raised else 2,
              double="yes" if view.rules.turn_up_double else "no")
        )  # fmt: skip
    if "paso" not in words:
        lines.append(t("julepe-why-must-play", who="ace" if view.rules.ace_must_play else "dealer"))
    return lines


def proposed(view: JulepeView) -> tuple[int, ...]:
    """Places of the cards that the proposal throws: what is neither trump nor strong, within the allowed number."""
    low, high = _bounds(view)
    weakest = sorted(
        range(len(view.hand)), key=lambda at: (view.hand[at].suit is view.trump, STRENGTH[view.hand[at].rank])
    )
    unwanted = sum(card.suit is not view.trump and STRENGTH[card.rank] < _KEEPS for card in view.hand)
    return tuple(sorted(weakest[: max(low, min(high, unwanted))]))


def _bounds(view: JulepeView) -> tuple[int, int]:
    found = next((option for option in view.legal if isinstance(option, DiscardRange)), DiscardRange(0, 0))
    return (0 if Discard(()) in view.legal else found.low, found.high)


def _throw(scene: Scene, chosen: tuple[int, ...] | None) -> list[kit.Item | None]:
    view: JulepeView = scene.view
    t = scene.t
    low, high = _bounds(view)
    picked = proposed(view) if chosen is None else tuple(at for at in chosen if at < len(view.hand))
    extra = len(view.hand) - HAND
    options = [
        discord.SelectOption(
            label=card_name(t, each.card),
            value=str(each.place),
            emoji=scene.emojis.get(each.card),
            default=each.place in picked,
            description=t("julepe-is-trump-option") if each.card.suit is view.trump else None,
        )
        for each in ordered(view)
    ]
    served = next((at for at, option in enumerate(view.legal) if option == Discard(())), None)
    words = ".".join(map(str, picked))
    return [
        kit.text(_cards(scene)),
        kit.text(t("julepe-draw-title"), t("julepe-draw-how", low=low, high=high, fewer=extra, stock=view.stock_size)),
        kit.select(scene.id("pick"), t("julepe-draw-select", low=low, high=high), options, low=low, high=high),
        kit.row(
            kit.button(
                t("julepe-draw-throw", cards=len(picked), fewer=extra),
                scene.id("discard", words) if picked else scene.id("none", "discard"),
                ButtonStyle.primary,
                disabled=not picked or not max(low, 1) <= len(picked) <= high,
            ),
            scene.button("julepe-draw-served", "act", str(served)) if served is not None else None,
        ),
    ]


def _card(scene: Scene) -> list[kit.Item | None]:
    view: JulepeView = scene.view
    legal = {option.card: at for at, option in enumerate(view.legal) if isinstance(option, Play)}
    buttons = [
        kit.button(
            card_name(scene.t, each.card),
            scene.id("act", str(legal[each.card])) if each.card in legal else scene.id("none", str(each.place)),
            ButtonStyle.primary if each.card in legal else ButtonStyle.secondary,
            emoji=scene.emojis.get(each.card),
            disabled=each.card not in legal,
        )
        for each in ordered(view)
    ]
    return [kit.text(_lying(scene), _why(scene)), *kit.rows(buttons)]


def _lying(scene: Scene) -> str | None:
    view: JulepeView = scene.view
    if not view.trick.cards:
        return None
    cards = [
        f"{scene.plain(seat)}: {card_name(scene.t, card)}"
        for seat, card in zip(view.trick.seats, view.trick.cards, strict=True)
    ]
    return scene.t("julepe-lying", cards=" · ".join(cards))


def _why(scene: Scene) -> str | None:
    why = scene.view.why
    if why is None:
        return None
    led = suit_name(scene.t, why.led) if why.led is not None else ""
    return scene.t(f"julepe-duty-{why.duty}", led=led, trump=suit_name(scene.t, why.trump))
