"""Mus in words: pairs, scores, where a deal stands, the house rules."""

from __future__ import annotations

from bot.games.mus.house import MusRules
from bot.games.mus.model import MusView, Phase
from bot.l10n import Texts
from bot.sessions.model import Terms
from bot.ui.renderers import house
from bot.ui.scene import Scene, listed

STONES_OF_AMARRACO = 5
SAID_ELSEWHERE = ("stake", "target", "games_to_win", "vacas_to_win", "real_value")
"""House rules that the line of prices, or another line, says."""


def score(t: Texts, stones: int) -> str:
    """`3 amarracos y 2 piedras — 17`; no line ends before the number."""
    amarracos, rest = divmod(stones, STONES_OF_AMARRACO)
    parts = "both" if amarracos and rest else "amarracos" if amarracos else "stones"
    words = t("score-words", parts=parts, amarracos=amarracos, stones=rest, total=str(stones))
    return words.replace(" — ", "\u00a0—\u00a0")


def pair_name(scene: Scene, pair: int) -> str:
    """Both names without mentions, for the many lines that name a pair."""
    return listed(scene.t, [scene.plain(pair), scene.plain(pair + 2)])


def scores(scene: Scene) -> list[str]:
    """Both pairs' stones; for a seat its own pair first, as us and them."""
    view: MusView = scene.view
    seat = view.seat
    if seat is None:
        return [
            scene.t("mus-score", who=scene.players((pair, pair + 2)), score=score(scene.t, view.score[pair]))
            for pair in range(2)
        ]
    ours = seat % 2
    return [
        scene.t("mus-score-ours", score=score(scene.t, view.score[ours])),
        scene.t("mus-score-theirs", score=score(scene.t, view.score[1 - ours])),
    ]


def where(scene: Scene) -> str:
    """`grande`, `mus`, `descarte`: what is being spoken about."""
    view: MusView = scene.view
    if view.phase is Phase.MUS:
        return scene.t("mus-where-mus")
    if view.phase is Phase.DISCARD:
        return scene.t("mus-where-discard")
    return scene.t(f"lance-{view.lance or 'grande'}")


def facts(scene: Scene) -> str:
    """How many stones make a juego, and who speaks first."""
    view: MusView = scene.view
    return scene.t(
        "mus-facts", target=view.rules.target, mano=scene.player(view.mano), running="yes" if view.running else "no"
    )


def match_line(scene: Scene, games: tuple[int, int], vacas: tuple[int, int]) -> str | None:
    """Juegos and vacas won, pair by pair in the order of the scores; nothing where one juego decides all."""
    rules: MusRules = scene.view.rules
    lines = []
    if rules.games_to_win > 1:
        lines.append(scene.t("mus-games", one=games[0], other=games[1], needed=rules.games_to_win))
    if rules.vacas_to_win > 1:
        lines.append(scene.t("mus-vacas", one=vacas[0], other=vacas[1], needed=rules.vacas_to_win))
    return " · ".join(lines) or None


def price(t: Texts, rules: MusRules, terms: Terms) -> str:
    return t(
        "mus-price",
        target=rules.target,
        games=rules.games_to_win,
        vacas=rules.vacas_to_win,
        stake=terms.stake,
    )


def house_rules(t: Texts, rules: MusRules) -> tuple[str, ...]:
    found = house.differing(t, "mus", rules, SAID_ELSEWHERE)
    if rules.real != "off" and rules.real_value != MusRules.model_fields["real_value"].default:
        return (*found, t("mus-rule-real_value", number=rules.real_value))
    return found
