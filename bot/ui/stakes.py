"""What a table plays for, in its house rules and in its terms."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from bot.games.protocol import AnyGame
from bot.sessions.model import Terms
from bot.ui.renderers.registry import renderer_of


def staked(game: AnyGame, rules: Mapping[str, Any], terms: Terms, stake: int | None) -> tuple[Mapping[str, Any], Terms]:
    """House rules and terms of a table that is opened for `stake` chips; None: as the rules say."""
    found = renderer_of(game.key).stake
    if stake is not None:
        rules = {**rules, found.field: stake}
        terms = replace(terms, buy_in=max(terms.buy_in, found.lasts * stake))
    return rules, with_stake(game, rules, terms)


def with_stake(game: AnyGame, rules: Mapping[str, Any], terms: Terms) -> Terms:
    """The terms with the stake that the house rules name, where the service collects it before a game."""
    if game.counts == "chips":
        return terms
    field = renderer_of(game.key).stake.field
    stake = rules.get(field, game.house_rules.model_fields[field].default)
    return replace(terms, stake=stake)
