"""What the private hands of all trick games share: the cards in order, as a list, as buttons, and as cards to throw."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import discord
from discord import ButtonStyle

from bot.cards import Card, Strength, Suit
from bot.games.protocol import Discard, DiscardRange, Play
from bot.ui import kit
from bot.ui.cards import card_name, named, rank_name, shown, suit_named
from bot.ui.renderers.tricks import TrickView, duty, lying, trump_name
from bot.ui.scene import Scene
from bot.ui.screens.notes import away_row

FEW = 7
"""Cards that a phone shows one to a line, and as buttons whether legal or not."""


@dataclass(frozen=True, slots=True)
class Held:
    """A card and its place in the hand, by which ids and choices name it."""

    place: int
    card: Card


def ordered(hand: Sequence[Card], trump: Suit | None, strength: Strength) -> list[Held]:
    """Trumps first, then suit by suit, each from the strongest down."""

    def order(each: Held) -> tuple[bool, str, int]:
        return each.card.suit is not trump, each.card.suit.value, -strength[each.card.rank]

    return sorted((Held(place, card) for place, card in enumerate(hand)), key=order)


def in_order(scene: Scene, strength: Strength) -> list[Card]:
    """The hand as it is listed."""
    return [each.card for each in ordered(scene.view.hand, scene.view.trump, strength)]


def to_act(scene: Scene, items: Sequence[kit.Item | None], clock: str) -> kit.View:
    """The hand of a seat whose turn it is. `clock`: key of what happens when its time is over."""
    ends = scene.own(clock, when=kit.moment(scene.deadline)) if scene.deadline else None
    return kit.page(
        kit.text(scene.own("hand-turn", trump=trump_name(scene))),
        *items,
        kit.text(ends),
        away_row(scene, scene.view.seat),
        accent=kit.TURN,
    )


def to_wait(
    scene: Scene, strength: Strength, *lines: str | None, out: bool = False, button: kit.Item | None = None
) -> kit.View:
    """The hand of a seat that others keep waiting. `lines`: what there is to say besides who is to act.

    `out`: the seat has no turn any more in this deal.
    """
    waiting = scene.view.waiting_on and not out
    return kit.page(
        kit.text(scene.own("hand", trump=trump_name(scene))),
        kit.text(cards(scene, strength)),
        kit.text(*lines, scene.t("hand-waits") if waiting else None),
        button,
        away_row(scene, scene.view.seat),
        accent=kit.FELT,
    )


def cards(scene: Scene, strength: Strength) -> str | None:
    """The hand, a card to a line; a large one a suit to a line."""
    view: TrickView = scene.view
    held = ordered(view.hand, view.trump, strength)
    if len(held) > FEW:
        return "\n".join(_suit(scene, suit, held) for suit in dict.fromkeys(each.card.suit for each in held))
    return "\n".join(shown(scene.t, scene.emojis, each.card) + _mark(scene, each.card.suit) for each in held) or None


def _suit(scene: Scene, suit: Suit, held: Sequence[Held]) -> str:
    ranks = ", ".join(rank_name(scene.t, each.card) for each in held if each.card.suit is suit)
    return f"{suit_named(scene.t, scene.emojis, suit)}{_mark(scene, suit)}: {ranks}"


def _mark(scene: Scene, suit: Suit) -> str:
    return f" · {scene.t('is-trump')}" if suit is scene.view.trump else ""


def playing(scene: Scene, strength: Strength) -> list[kit.Item | None]:
    """The trick that lies, the duty, and a button for each card; of a large hand for the legal cards only.

    Where a card cannot be played, another button tells why.
    """
    view: TrickView = scene.view
    legal = {option.card: at for at, option in enumerate(view.legal) if isinstance(option, Play)}
    held = ordered(view.hand, view.trump, strength)
    few = len(held) <= FEW
    buttons = [_card(scene, each, legal.get(each.card)) for each in held if few or each.card in legal]
    rest = [named(scene.t, scene.emojis, each.card) for each in held if each.card not in legal]
    out = scene.t("hand-rest", cards=", ".join(rest)) if rest and not few else None
    why = kit.row(scene.button("button-why", "why")) if len(legal) < len(held) else None
    return [kit.text(lying(scene), duty(scene)), *kit.rows(buttons), kit.text(out), why]


def _card(scene: Scene, each: Held, at: int | None) -> kit.Button:
    return kit.button(
        card_name(scene.t, each.card),
        scene.id("none", str(each.place)) if at is None else scene.id("act", str(at)),
        ButtonStyle.secondary if at is None else ButtonStyle.primary,
        emoji=scene.emojis.get(each.card),
        disabled=at is None,
    )


def bounds(view: TrickView) -> tuple[int, int]:
    """Fewest and most cards that may be thrown."""
    found = next((option for option in view.legal if isinstance(option, DiscardRange)), DiscardRange(0, 0))
    return (0 if Discard(()) in view.legal else found.low, found.high)


def weakest(view: TrickView, strength: Strength, keeps: int) -> tuple[int, ...]:
    """Places of the cards that a proposal throws: neither trump nor of strength `keeps` or more, as far as allowed."""
    low, high = bounds(view)
    places = sorted(
        range(len(view.hand)), key=lambda at: (view.hand[at].suit is view.trump, strength[view.hand[at].rank])
    )
    unwanted = sum(card.suit is not view.trump and strength[card.rank] < keeps for card in view.hand)
    return tuple(sorted(places[: max(low, min(high, unwanted))]))


def throwing(
    scene: Scene, strength: Strength, picked: tuple[int, ...], *lines: str, fewer: int = 0
) -> list[kit.Item | None]:
    """The list of cards to throw with its two buttons. `fewer`: cards drawn less than thrown; `lines`: how it works."""
    view: TrickView = scene.view
    t = scene.t
    low, high = bounds(view)
    served = next((at for at, option in enumerate(view.legal) if option == Discard(())), None)
    if not high:
        button = scene.button("throw-served", "act", str(served)) if served is not None else None
        return [kit.text(cards(scene, strength)), kit.text(*lines), kit.row(button)]
    options = [
        discord.SelectOption(
            label=card_name(t, each.card),
            value=str(each.place),
            emoji=scene.emojis.get(each.card),
            default=each.place in picked,
            description=t("is-trump-option") if each.card.suit is view.trump else None,
        )
        for each in ordered(view.hand, view.trump, strength)
    ]
    return [
        kit.text(cards(scene, strength)),
        kit.text(t("throw-title"), *lines),
        kit.select(scene.id("pick"), t("throw-select", low=low, high=high), options, low=low, high=high),
        kit.row(
            kit.button(
                t("throw-cards", cards=len(picked), fewer=fewer),
                scene.id("discard", ".".join(map(str, picked))) if picked else scene.id("none", "discard"),
                ButtonStyle.primary,
                disabled=not picked or not max(low, 1) <= len(picked) <= high,
            ),
            scene.button("throw-served", "act", str(served)) if served is not None else None,
        ),
    ]
