"""A step of a finished deal, the list of deals, and the record as a file."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any

from discord import ButtonStyle, SelectOption, ui

from bot.cards import Card
from bot.games.protocol import AnyGame
from bot.l10n import Texts
from bot.sessions.model import Phase
from bot.sessions.ports import FinishedDeal
from bot.ui import kit
from bot.ui.cards import rank_name, suit_name
from bot.ui.emojis import Emojis
from bot.ui.ids import custom_id
from bot.ui.renderers.registry import renderer_of
from bot.ui.replay.steps import Step
from bot.ui.scene import Scene

VERB = "replay"
NO_TABLE = "-"
"""In the ids of the list, which belongs to no table."""
MINUTE, HOUR, DAY = 60, 3600, 86400


def step_page(game: AnyGame, steps: Sequence[Step], at: int, t: Texts, emojis: Emojis) -> kit.View:
    """`at`: number of the step, 0 for the dealing."""
    step = steps[at]
    scene = _scene(game, step, t, emojis)
    return kit.page(
        kit.text(
            scene.own("replay-title", game=t(f"game-{game.key}"), deal=step.table.number),
            _said(scene, step, at, steps),
        ),
        kit.line(),
        *[kit.text(words) for words in _table(scene)],
        kit.line(),
        kit.text(*_hands(game, scene, step, steps)),
        _moves(scene, at, len(steps) - 1),
        accent=kit.DONE,
    )


def _scene(game: AnyGame, step: Step, t: Texts, emojis: Emojis) -> Scene:
    return Scene(step.table, t, emojis, game.rules.view_for(step.table.deal, None), past=True)


def _said(scene: Scene, step: Step, at: int, steps: Sequence[Step]) -> str:
    """Which step this is, and what was done in it."""
    t = scene.t
    if step.chair is None:
        did = t("replay-dealt")
    else:
        action = renderer_of(scene.table.game).action
        said = next((words for event in step.events if (words := action(t, event))), None)
        did = t("replay-did", who=scene.who(step.chair), did=said or step.word or "…")
    return t("replay-step", step=at + 1, steps=len(steps), did=did)


def _table(scene: Scene) -> list[str]:
    """What the table's message said then, without anything to press."""
    renderer = renderer_of(scene.table.game)
    over = scene.table.phase is Phase.SETTLED
    view = renderer.result(scene) if over else renderer.public(scene)
    return [_smaller(item.content) for item in view.walk_children() if isinstance(item, ui.TextDisplay)]


def _smaller(words: str) -> str:
    """Its heading as a line in bold: the page has a heading of its own."""
    return "\n".join(f"**{line.lstrip('# ')}**" if line.startswith("#") else line for line in words.splitlines())


def _hands(game: AnyGame, scene: Scene, step: Step, steps: Sequence[Step]) -> list[str]:
    """What everybody holds; once all cards are played, what everybody was dealt."""
    held = _held(game, step)
    title = "replay-hands"
    if not any(held):
        held, title = _held(game, steps[0]), "replay-hands-dealt"
    lines = [
        scene.t("replay-hand", who=scene.player(seat), cards=_by_suit(scene.t, hand))
        for seat, hand in enumerate(held)
        if hand
    ]
    return [scene.t(title), *lines]


def _held(game: AnyGame, step: Step) -> list[tuple[Card, ...]]:
    return [game.rules.view_for(step.table.deal, seat).hand for seat in range(len(step.table.playing))]


def _by_suit(t: Texts, hand: Iterable[Card]) -> str:
    """`oros: 7, As · copas: Rey`: a hand of thirteen in one line."""
    ordered = sorted(hand, key=lambda card: (card.suit.value, card.rank))
    suits = dict.fromkeys(card.suit for card in ordered)
    parts = [(suit, [rank_name(t, card) for card in ordered if card.suit is suit]) for suit in suits]
    return " · ".join(f"{suit_name(t, suit)}: {', '.join(ranks)}" for suit, ranks in parts)


def _moves(scene: Scene, at: int, last: int) -> kit.Item | None:
    def button(key: str, to: int, *, off: bool, style: ButtonStyle = ButtonStyle.secondary) -> kit.Button:
        found = custom_id(scene.table.id, scene.table.number, VERB, f"{key}.{to}")
        return kit.button(scene.t(f"button-replay-{key}"), found, style, disabled=off)

    return kit.row(
        button("first", 0, off=at == 0),
        button("prev", max(at - 1, 0), off=at == 0),
        button("next", min(at + 1, last), off=at == last, style=ButtonStyle.primary),
        button("last", last, off=at == last),
        button("file", at, off=False),
    )


def file_page(t: Texts, record: dict[str, Any], table_id: str, number: int) -> kit.View:
    """The record of a deal to download."""
    data = json.dumps(record, ensure_ascii=False, indent=1).encode()
    return kit.page(
        kit.text(t("replay-file")),
        kit.Attached(f"{record['game']}-{table_id}-{number}.json", data),
        accent=kit.DONE,
    )


def list_page(t: Texts, deals: Sequence[FinishedDeal], now: float) -> kit.View:
    """The last deals; the one that is chosen is shown. `now`: unix seconds."""
    if not deals:
        return kit.page(kit.text(t("replay-list-title"), t("replay-none")), accent=kit.DONE)
    lines = [f"• {deal_label(t, deal)} · {kit.moment(deal.at)}" for deal in deals]
    options = [
        SelectOption(label=deal_label(t, deal), value=value_of(deal), description=_age(t, deal, now)) for deal in deals
    ]
    return kit.page(
        kit.text(t("replay-list-title")),
        kit.text(*lines),
        kit.select(custom_id(NO_TABLE, 0, VERB, "list"), t("replay-select"), options),
        accent=kit.DONE,
    )


def deal_label(t: Texts, deal: FinishedDeal) -> str:
    """`Julepe · mano 3`."""
    own = f"{deal.game}-replay-label"
    return t(own if t.has(own) else "replay-label", game=t(f"game-{deal.game}"), deal=deal.number)


def aged_label(t: Texts, deal: FinishedDeal, now: float) -> str:
    """The same with its age, where no timestamp is drawn."""
    return f"{deal_label(t, deal)} · {_age(t, deal, now)}"


def _age(t: Texts, deal: FinishedDeal, now: float) -> str:
    seconds = int(max(now - deal.at, 0))
    if seconds >= DAY:
        return t("replay-age-days", number=seconds // DAY)
    if seconds >= HOUR:
        return t("replay-age-hours", number=seconds // HOUR)
    return t("replay-age-minutes", number=seconds // MINUTE)


def value_of(deal: FinishedDeal) -> str:
    """How a deal is named in lists: `k3f.3`."""
    return f"{deal.table_id}.{deal.number}"
