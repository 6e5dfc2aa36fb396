"""What a table plays for, in its house rules and in its terms."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from bot.games.protocol import AnyGame
from bot.sessions import policy
from bot.sessions.guild import GuildSettings
from bot.sessions.model import Terms
from bot.ui.renderers.registry import renderer_of


@dataclass(frozen=True, slots=True)
class Asked:
    """What a member asks for with a start command."""

    stake: int | None = None
    preset: str | None = None
    bots: int = 0


def terms_asked(game: AnyGame, settings: GuildSettings, usual: Terms, asked: Asked) -> tuple[Mapping[str, Any], Terms]:
    """House rules and terms of a new table: the server's, then the preset's, then the stake asked for.

    `usual`: terms where the server has set none. RefusedError `no-such-preset`, `stake-too-high`.
    """
    rules = policy.house_rules(settings, game, asked.preset, renderer_of(game.key).stake.field)
    rules, terms = staked(game, rules, policy.base_terms(settings, usual, game.key), asked.stake)
    policy.check_stake(settings, game.key, stake_of(game, rules))
    return rules, policy.with_bots(settings, game, terms)


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
    return replace(terms, stake=stake_of(game, rules))


def stake_of(game: AnyGame, rules: Mapping[str, Any]) -> int:
    """Puesta, ante or stake of a game by these house rules, in chips."""
    field = renderer_of(game.key).stake.field
    return int(rules.get(field, game.house_rules.model_fields[field].default))
