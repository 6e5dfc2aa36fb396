"""Individual mus in words: stones, where a deal stands, the house rules."""

from __future__ import annotations

from bot.games.mus_individual.house import MusIndividualRules
from bot.games.mus_individual.model import MusIndividualView, Phase
from bot.l10n import Texts
from bot.sessions.model import Terms
from bot.ui.renderers import house
from bot.ui.scene import Scene

SAID_ELSEWHERE = ("stake", "stones", "defeats")
"""House rules that the line of prices says."""


def stones(t: Texts, number: int) -> str:
    """`1 piedra`, `8 piedras`."""
    return t("stones", number=number)


def on_deposit(view: MusIndividualView, seat: int) -> int:
    """Stones of the seat that lie in the plate until the count."""
    return sum(lance.stakes[seat] for lance in view.ledger)


def where(scene: Scene) -> str:
    """`grande`, `descarte`: what is being spoken about."""
    view: MusIndividualView = scene.view
    if view.phase is Phase.DISCARD:
        return scene.t("mus-where-discard")
    return scene.t(f"lance-{view.lance or 'grande'}")


def seat_line(scene: Scene, seat: int) -> str:
    """The stones of a seat: free ones, those on deposit, lost games; or that it is safe."""
    view: MusIndividualView = scene.view
    free, staked = view.stacks[seat], on_deposit(view, seat)
    out = view.defeats[seat] >= view.rules.defeats
    state = "out" if out else "safe" if not free + staked else "in"
    return scene.t(
        "mus_individual-seat",
        who=scene.player(seat),
        state=state,
        free=free,
        staked=staked,
        defeats=view.defeats[seat],
        mano="yes" if seat == view.mano and view.phase is not Phase.OVER else "no",
    )


def price(t: Texts, rules: MusIndividualRules, terms: Terms) -> str:
    return t("mus_individual-price", stones=rules.stones, defeats=rules.defeats, stake=terms.stake)


def house_rules(t: Texts, rules: MusIndividualRules) -> tuple[str, ...]:
    return house.differing(t, "mus_individual", rules, SAID_ELSEWHERE)
