"""What the private hands of both games of mus share: the calls as buttons, amounts as a list, the cards to throw."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import discord
from discord import ButtonStyle

from bot.cards import Card
from bot.games.mus_hands import ranks_of_faces
from bot.games.protocol import BetRange, DiscardRange, Option, RaiseRange, Say
from bot.l10n import Texts
from bot.ui import amounts, kit
from bot.ui.bets import ORDAGO
from bot.ui.cards import card_name, shown
from bot.ui.scene import Scene
from bot.ui.screens.notes import away_row

_LOOKS = {
    "mus": ButtonStyle.success,
    "no hay mus": ButtonStyle.danger,
    "quiero": ButtonStyle.success,
    "no quiero": ButtonStyle.danger,
    "ordago": ButtonStyle.danger,
}


class Worth(Protocol):
    """What a hand is worth in each lance, as the views of both games say it."""

    @property
    def ranks(self) -> tuple[int, ...]: ...
    @property
    def pairing(self) -> str: ...
    @property
    def points(self) -> int: ...
    @property
    def juego(self) -> bool: ...
    @property
    def real(self) -> bool: ...


class MusingView(Protocol):
    """What these screens read of a game's view."""

    @property
    def seat(self) -> int | None: ...
    @property
    def hand(self) -> tuple[Card, ...]: ...
    @property
    def legal(self) -> tuple[Option, ...]: ...
    @property
    def worth(self) -> Worth | None: ...
    @property
    def rules(self) -> Any: ...


def to_act(scene: Scene, title: str, items: Sequence[kit.Item | None], clock: str) -> kit.View:
    """The hand of a seat whose turn it is. `clock`: key of what happens when its time is over."""
    ends = scene.t(clock, when=kit.moment(scene.deadline)) if scene.deadline else None
    return kit.page(kit.text(title), *items, kit.text(ends), away_row(scene, scene.view.seat), accent=kit.TURN)


def to_wait(scene: Scene, title: str, items: Sequence[kit.Item | None]) -> kit.View:
    waiting: tuple[int, ...] = scene.view.waiting_on
    others = scene.t("hand-waits") if waiting else None
    return kit.page(kit.text(title), *items, kit.text(others), away_row(scene, scene.view.seat), accent=kit.FELT)


def ordered(scene: Scene) -> list[tuple[int, Card]]:
    """Places and cards of the hand, the highest first as they play."""
    view: MusingView = scene.view
    ranks = ranks_of_faces(view.rules.kings)
    return sorted(enumerate(view.hand), key=lambda held: (-ranks[held[1].rank], -held[1].rank, held[1].suit.value))


def cards(scene: Scene) -> str | None:
    """The hand, a card to a line."""
    return "\n".join(shown(scene.t, scene.emojis, card) for _, card in ordered(scene)) or None


def worth_lines(scene: Scene) -> list[str]:
    """What the hand is worth in each lance; nothing while it is not complete."""
    view: MusingView = scene.view
    worth, t = view.worth, scene.t
    if worth is None:
        return []
    high = [face(t, rank) for rank in worth.ranks]
    juego = "real" if worth.real else "best" if worth.points == 31 else "yes" if worth.juego else "no"
    return [
        t("worth-grande", cards=" · ".join(high)),
        t("worth-chica", cards=" · ".join(reversed(high))),
        t("worth-pares", pares=worth.pairing or "no", cards=" · ".join(_paired(t, worth))),
        t("worth-juego", juego=juego, points=worth.points),
    ]


def _paired(t: Texts, worth: Worth) -> list[str]:
    return [face(t, rank) for rank in dict.fromkeys(worth.ranks) if worth.ranks.count(rank) > 1]


def face(t: Texts, rank: int) -> str:
    """A card without its suit: `Rey`, `7`."""
    return t(f"rank-spanish-{rank}") if rank in (1, 10, 11, 12) else str(rank)


def calls(scene: Scene) -> list[kit.Item | None]:
    """A button for each legal call, a list of the usual amounts, and a form for any other."""
    view: MusingView = scene.view
    buttons: list[kit.Button] = []
    for at, option in enumerate(view.legal):
        if isinstance(option, Say):
            buttons.append(_say(scene, at, option))
        elif isinstance(option, BetRange | RaiseRange):
            buttons += _amount(scene, option)
    return [*kit.rows(buttons), _usual(scene)]


def _say(scene: Scene, at: int, option: Say) -> kit.Button:
    look = _LOOKS.get(option.word, ButtonStyle.secondary)
    verb = "sure" if option == ORDAGO else "act"
    return scene.button(f"say-{option.word.replace(' ', '-')}", verb, str(at), style=look)


def _amount(scene: Scene, option: amounts.Range) -> list[kit.Button]:
    least = amounts.said(option, option.low)
    buttons = [kit.button(amounts.label(scene.t, least), scene.id("amount", str(option.low)), ButtonStyle.primary)]
    if amounts.highest(option) > option.low:
        key = "button-bet" if isinstance(option, BetRange) else "button-raise"
        buttons.append(scene.button(key, "amount", "ask"))
    return buttons


def _usual(scene: Scene) -> kit.Item | None:
    """Amounts above the least one, which has a button of its own; nothing where two or fewer would be listed."""
    option = amounts.range_in(scene.view.legal)
    found = amounts.usual(option)[1:] if option is not None else ()
    if option is None or len(found) < 2:
        return None
    options = [
        discord.SelectOption(label=amounts.label(scene.t, amounts.said(option, amount)), value=str(amount))
        for amount in found
    ]
    return kit.select(scene.id("amount", "list"), scene.t("amount-select"), options)


def throw_one(scene: Scene) -> list[kit.Item | None]:
    """A button for each card of which one must be thrown."""
    buttons = [
        kit.button(
            card_name(scene.t, card), scene.id("discard", str(place)), ButtonStyle.primary, emoji=scene.emojis.get(card)
        )
        for place, card in ordered(scene)
    ]
    return kit.rows(buttons)


def throwing(scene: Scene, picked: tuple[int, ...]) -> list[kit.Item | None]:
    """The list of cards to throw, and the button that throws those that are chosen."""
    view: MusingView = scene.view
    t = scene.t
    bounds = next(option for option in view.legal if isinstance(option, DiscardRange))
    high = min(bounds.high, len(view.hand))
    options = [
        discord.SelectOption(
            label=card_name(t, card), value=str(place), emoji=scene.emojis.get(card), default=place in picked
        )
        for place, card in ordered(scene)
    ]
    ready = bounds.low <= len(picked) <= high
    return [
        kit.select(scene.id("pick"), t("throw-select", low=bounds.low, high=high), options, low=bounds.low, high=high),
        kit.row(
            kit.button(
                t("throw-cards", cards=len(picked), fewer=0) if picked else t("throw-nothing"),
                scene.id("discard", ".".join(map(str, picked))) if ready else scene.id("none", "discard"),
                ButtonStyle.primary,
                disabled=not ready,
            )
        ),
    ]
