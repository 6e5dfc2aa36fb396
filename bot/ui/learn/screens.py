"""The one message of a practice deal: what happened, the hand as at a table, a line of advice."""

from __future__ import annotations

from dataclasses import replace

from discord import ButtonStyle, ui

from bot.games.protocol import Action, AnyGame, Bet, Bid, Discard, Play, Raise, Say
from bot.l10n import Texts
from bot.ui import kit
from bot.ui.cards import card_name
from bot.ui.emojis import Emojis
from bot.ui.ids import custom_id
from bot.ui.learn.practice import PREFIX, Practice, advised
from bot.ui.renderers.registry import renderer_of
from bot.ui.scene import Scene
from bot.ui.screens.table import command_of
from bot.ui.spoken import call_label

VERB = "learn"
MOST_LINES = 8


def scene_of(game: AnyGame, practice: Practice, t: Texts, emojis: Emojis) -> Scene:
    """As the member sees the deal."""
    table = practice.table
    return Scene(table, t, emojis, game.rules.view_for(table.deal, practice.seat if practice.running else None))


def step_page(
    game: AnyGame,
    practice: Practice,
    t: Texts,
    emojis: Emojis,
    ends_at: float,
    *,
    note: str | None = None,
    chosen: tuple[int, ...] | None = None,
) -> kit.View:
    """`ends_at`: unix seconds at which the practice is forgotten. `note`: a refusal, or why a card cannot be played."""
    scene = scene_of(game, practice, t, emojis)
    renderer = renderer_of(game.key)
    if not practice.running:
        last = renderer.result(replace(scene, past=True))
        return _page(scene, [], last, t("learn-over", game=command_of(game.key)), "again")
    above = note if note else "\n".join(happened(scene, practice))
    return _page(
        scene, [above], renderer.private(scene, chosen), advice(scene, advised(game, practice)), "new", ends_at
    )


def _page(
    scene: Scene, above: list[str], view: kit.View, below: str, verb: str, ends_at: float | None = None
) -> kit.View:
    t, game = scene.t, scene.table.game
    new = ui.LayoutView(timeout=None)
    ends = t("learn-ends", when=kit.moment(ends_at)) if ends_at is not None else ""
    new.add_item(ui.TextDisplay("\n".join(line for line in (t("learn-title", game=t(f"game-{game}")), *above) if line)))
    for item in view.children:
        new.add_item(item)
    new.add_item(ui.TextDisplay("\n".join(line for line in (below, ends) if line)))
    again = kit.button(t(f"button-learn-{verb}"), again_id(game), ButtonStyle.primary if verb == "again" else _QUIET)
    stop = kit.button(t("button-learn-end"), scene.id(VERB, "end")) if ends_at is not None else None
    row = kit.row(again, stop)
    if row is not None:
        new.add_item(row)
    new.stop()
    return new


_QUIET = ButtonStyle.secondary


def again_id(game: str) -> str:
    """Of the button that begins another practice; good for ever, also after a restart."""
    return custom_id(f"{PREFIX}{game}", 0, VERB, "new")


def happened(scene: Scene, practice: Practice) -> list[str]:
    """What the others did since the member's last action, the last things last."""
    action = renderer_of(scene.table.game).action
    told = [
        scene.t("learn-did", who=scene.who(event.chair), did=words)
        for event in practice.lately
        if event.chair is not None and (words := action(scene.t, event.event))
    ]
    return told[-MOST_LINES:]


def advice(scene: Scene, action: Action) -> str:
    """What to do now, and why, in one line."""
    why = renderer_of(scene.table.game).advice(scene, action)
    return scene.t("learn-advice", do=done(scene.t, action), why=why)


def done(t: Texts, action: Action) -> str:
    """An action in words, as the buttons name it."""
    match action:
        case Play(card):
            return card_name(t, card)
        case Discard(cards):
            return ", ".join(card_name(t, card) for card in cards) or t("say-servido")
        case Say() | Bid() | Bet() | Raise():
            return call_label(t, action)


def ended(t: Texts, game: str, key: str) -> kit.View:
    """The practice is no more: `learn-stopped`, or `learn-forgotten` after too long a pause or a restart."""
    again = kit.button(t("button-learn-again"), again_id(game), ButtonStyle.primary)
    return kit.page(kit.text(t("learn-title", game=t(f"game-{game}")), t(key)), kit.row(again), accent=kit.DONE)
