"""From a deal that was played to its record."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from bot.cards import Card
from bot.games.protocol import Action, AnyGame, Carry, HouseRules
from bot.games.words import word_of
from bot.record.model import FORMAT


def record_of(
    game: AnyGame,
    rules: HouseRules,
    names: Sequence[str],
    stacks: Sequence[int],
    carry: Carry,
    state: Any,
    actions: Iterable[tuple[int, Action]],
) -> dict[str, Any]:
    """The record of a deal: what it started from, the cards of its `state`, and its actions by seat in order.

    `names`: one for each seat, all different. `stacks`: chips before the ante. `carry`: what the deal began with.
    Fields that have their default are left out.
    """
    layout = game.layouts.layout_of(state)
    record: dict[str, Any] = {"format": FORMAT, "game": game.key}
    config = rules.model_dump(mode="json", exclude_defaults=True)
    if config:
        record["config"] = config
    record |= {"seats": list(names), "dealer": names[carry.dealer]}
    usual = game.written.stack(rules)
    unusual = {name: stack for name, stack in zip(names, stacks, strict=True) if stack != usual}
    if unusual:
        record["stacks"] = unusual
    record |= _carried(game, carry)
    hands = zip(names, layout.hands, strict=True)
    record["hands"] = {name: _codes(hand) for name, hand in hands if hand is not None}
    if layout.turn_up is not None:
        record["turn_up"] = layout.turn_up.code
    for field, cards in (("stock", layout.stock), ("reserve", layout.reserve)):
        if cards is not None:
            record[field] = _codes(cards)
    record["actions"] = [{"seat": names[seat], "do": word_of(action)} for seat, action in actions]
    return record


def _carried(game: AnyGame, carry: Carry) -> dict[str, Any]:
    known = game.written.fields
    carried: dict[str, Any] = {}
    if "pot" in known and carry.pot:
        carried["pot"] = carry.pot
    if "ante" in known and not carry.ante:
        carried["ante"] = False
    if "score" in known and any(carry.scores):
        carried["score"] = list(carry.scores)
    return carried


def _codes(cards: Iterable[Card]) -> list[str]:
    return [card.code for card in cards]
