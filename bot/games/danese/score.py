"""Dane-se: points of a hand, and who has won the game."""

from __future__ import annotations

from bot.games.danese.model import DaneseRules, Label, Result, State


def label_of(bid: int, won: int) -> Label:
    """What the scorer announces: certo, acima (more tricks than said) or abaixo (fewer)."""
    if won == bid:
        return "certo"
    return "acima" if won > bid else "abaixo"


def points_of(rules: DaneseRules, bid: int, won: int) -> int:
    """Points of one seat for one hand."""
    if won == bid:
        return 10 + won if bid else rules.zero_points
    return {"zero": 0, "tricks": won, "minus_bid": -bid, "minus_diff": -abs(won - bid)}[rules.miss]


def result_of(state: State, won: tuple[int, ...]) -> Result:
    """The result of a hand, all bids made, `won` tricks taken by each seat."""
    table = state.table
    pairs = [(bid or 0, tricks) for bid, tricks in zip(state.bids, won, strict=True)]
    points = tuple(points_of(table.rules, bid, tricks) for bid, tricks in pairs)
    before = table.setup.carry.scores or (0,) * len(points)
    totals = tuple(score + new for score, new in zip(before, points, strict=True))
    return Result(
        labels=tuple(label_of(bid, tricks) for bid, tricks in pairs),
        points=points,
        totals=totals,
        winners=_winners(table.rules, totals) if table.last_hand else (),
    )


def _winners(rules: DaneseRules, totals: tuple[int, ...]) -> tuple[int, ...]:
    leaders = tuple(seat for seat, score in enumerate(totals) if score == max(totals))
    return () if len(leaders) > 1 and rules.tiebreak == "extra_hand" else leaders
