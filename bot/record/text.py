"""A replay for people: who did what, what could have been done, and how it ended, in aligned columns."""

from __future__ import annotations

from collections.abc import Sequence

from bot.record.events import told
from bot.record.model import Record
from bot.record.replay import Replay, legal_words

UNTOLD = ("CardPlayed", "CallMade", "CardsThrown")
"""Events that only say again what the seat did."""


def as_text(done: Replay, *, steps: bool = True) -> str:
    """The whole replay; without `steps` only the deal and its end."""
    parts = [_deal(done.record)]
    if steps:
        parts.append(_steps(done))
    parts.append(_end(done))
    return "\n\n".join(part for part in parts if part)


def _deal(record: Record) -> str:
    layout, carry = record.layout, record.carry
    lines = [f"{record.game.key}: {len(record.names)} seats, dealer {record.names[carry.dealer]}"]
    config = record.rules.model_dump(mode="json", exclude_defaults=True)
    if config:
        lines.append("house rules: " + ", ".join(f"{name}={value}" for name, value in config.items()))
    if carry.pot:
        lines.append(f"pot before: {carry.pot}")
    if layout.turn_up:
        lines.append(f"turn-up: {layout.turn_up.code}")
    rows = [
        (name, " ".join(card.code for card in hand) if hand else "-")
        for name, hand in zip(record.names, layout.hands, strict=True)
    ]
    return "\n".join((*lines, *_aligned(rows)))


def _steps(done: Replay) -> str:
    rows = []
    names = done.record.names
    for number, step in enumerate(done.played):
        followed = "; ".join(told(event, names) for event in step.events if type(event).__name__ not in UNTOLD)
        rows.append((str(number), step.seat, step.did, f"[{', '.join(step.legal)}]", followed))
    return "\n".join(_aligned([("step", "seat", "did", "[legal]", "then"), *rows])) if rows else ""


def _end(done: Replay) -> str:
    record, state, rules = done.record, done.state, done.record.game.rules
    outcome = rules.outcome(state)
    columns = [("chips", outcome.chips), ("tricks", outcome.tricks), ("points", outcome.points)]
    shown = [(title, figures) for title, figures in columns if figures is not None]
    head = ("seat", *(title for title, _ in shown))
    rows = [(name, *(_figure(title, own[seat]) for title, own in shown)) for seat, name in enumerate(record.names)]
    lines = ["over" if rules.is_over(state) else "not over", *_aligned([head, *rows]), f"pot: {outcome.pot}"]
    if outcome.score is not None:
        lines.append(f"score: {outcome.score[0]} - {outcome.score[1]}")
    if outcome.winner is not None:
        lines.append(f"winner: {record.names[outcome.winner]} and {record.names[outcome.winner + 2]}")
    if outcome.loser is not None:
        lines.append(f"loser: {record.names[outcome.loser]}")
    waiting = [(record.names[seat], legal_words(record, state, seat)) for seat in rules.waiting_on(state)]
    return "\n".join((*lines, *(f"waiting on {name}: {', '.join(legal)}" for name, legal in waiting)))


def _figure(title: str, value: int) -> str:
    return f"{value:+d}" if title == "chips" else str(value)


def _aligned(rows: Sequence[tuple[str, ...]]) -> list[str]:
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
