"""The table in public while a hand of dane-se runs: the ledger of bids with its sum, then the trick that lies."""

from __future__ import annotations

from bot.games.danese.model import STRENGTH, DaneseView, Phase
from bot.games.turns import seats_from
from bot.ui import kit
from bot.ui.cards import shown
from bot.ui.renderers.tricks import shown_number, trick_lines, trick_number, trump_name, waiting
from bot.ui.scene import Scene
from bot.ui.screens.notes import notes
from bot.ui.screens.parts import table_row


def public(scene: Scene) -> kit.View:
    view: DaneseView = scene.view
    body = _bids(scene) if view.phase is Phase.BIDS else trick_lines(scene, STRENGTH, seats_from(0, view.seats))
    return kit.page(
        kit.text(scene.t("danese-title", hand=hand_name(scene)), _facts(scene)),
        kit.text(*body),
        kit.line(),
        kit.text(*_standing(scene), *notes(scene)),
        table_row(scene),
        accent=kit.FELT,
    )


def hand_text(scene: Scene, key: str) -> str:
    """A text that names the hand by its number in the game; beyond the schedule it is an extra hand."""
    view: DaneseView = scene.view
    extra = "yes" if view.number > view.hands_in_game else "no"
    return scene.t(key, number=view.number, of=view.hands_in_game, extra=extra)


def hand_name(scene: Scene) -> str:
    """`rodada 4 de 13`."""
    return hand_text(scene, "danese-hand-name")


def turn_line(scene: Scene) -> str:
    view: DaneseView = scene.view
    if view.phase is not Phase.PLAY:
        return hand_name(scene)
    return scene.t("danese-turn-trick", hand=hand_name(scene), trick=trick_number(view, view.hand_size))


def _facts(scene: Scene) -> str:
    """The trump, with the card that shows it until the tricks begin; then which trick it is."""
    view: DaneseView = scene.view
    if view.phase is Phase.PLAY:
        trick = shown_number(view, view.hand_size)
        return scene.t("danese-facts-trick", trump=trump_name(scene), trick=trick, tricks=view.hand_size)
    if view.turn_up is None:
        return scene.t("danese-facts-none")
    return scene.t(
        "danese-facts",
        trump=trump_name(scene),
        card=shown(scene.t, scene.emojis, view.turn_up),
        held="yes" if view.turn_up_held else "no",
        who=scene.player(view.dealer),
    )


def bid_sum(scene: Scene) -> str:
    """`Soma 2 de 4`: the bids so far against the tricks of the hand."""
    view: DaneseView = scene.view
    return scene.t("danese-sum", sum=sum(bid or 0 for bid in view.bids), tricks=view.hand_size)


def _bids(scene: Scene) -> list[str]:
    view: DaneseView = scene.view
    lines = []
    for seat in view.bidders:
        bid = view.bids[seat]
        if bid is not None:
            lines.append(scene.t("danese-bid", who=scene.player(seat), bid=bid))
        elif view.has_bid[seat]:
            lines.append(scene.t("danese-bid-hidden", who=scene.player(seat)))
        else:
            lines.append(waiting(scene, seat, "now-bids"))
    return [*lines, scene.t("danese-sum-hidden") if view.rules.simultaneous_bids else bid_sum(scene)]


def _standing(scene: Scene) -> list[str]:
    """Who deals, or tricks taken of those foretold; and the points of the game."""
    view: DaneseView = scene.view
    seats = seats_from(view.dealer + 1, view.seats)
    scores = " · ".join(f"{scene.player(seat)} {view.scores[seat]}" for seat in seats)
    points = scene.t("danese-scores", scores=scores) if view.number > 1 else ""
    if view.phase is Phase.BIDS:
        cards = scene.t("danese-cards", cards=view.hand_size)
        return [f"{cards} · {scene.t('dealer', who=scene.player(view.dealer))}", points]
    taken = " · ".join(
        scene.t("danese-taken", who=scene.player(seat), won=view.tricks[seat], bid=view.bids[seat] or 0)
        for seat in seats
    )
    return [scene.t("danese-tricks", taken=taken), bid_sum(scene), points]
