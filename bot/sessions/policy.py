"""What a server's settings allow, and the terms and house rules they give a new table. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from bot.games.protocol import AnyGame
from bot.sessions.errors import RefusedError
from bot.sessions.guild import GuildSettings, Terms


def check_ban(settings: GuildSettings, user_id: int) -> None:
    """RefusedError `banned`."""
    if user_id in settings.banned:
        raise RefusedError("banned")


def check_place(settings: GuildSettings, channel_id: int, parent_id: int | None) -> None:
    """A thread counts as the channel it hangs from. RefusedError `channel-not-allowed` with the channels that are."""
    allowed = settings.channels
    if allowed and channel_id not in allowed and parent_id not in allowed:
        raise RefusedError("channel-not-allowed", channels=" ".join(f"<#{channel}>" for channel in allowed))


def check_room(settings: GuildSettings, open_tables: int) -> None:
    """RefusedError `too-many-tables` where one more is more than the server allows."""
    if open_tables >= settings.tables.most_tables:
        raise RefusedError("too-many-tables", most=settings.tables.most_tables)


def check_stake(settings: GuildSettings, game: str, stake: int) -> None:
    """`stake`: puesta, ante or stake of a game. RefusedError `stake-too-high`."""
    most = settings.stakes_of(game).most_stake
    if most and stake > most:
        raise RefusedError("stake-too-high", most=most)


def base_terms(settings: GuildSettings, usual: Terms, game: str) -> Terms:
    """Terms of a new table before its stake is known; `usual`: where the server has set nothing."""
    stakes, tables = settings.stakes_of(game), settings.tables
    return replace(
        usual,
        buy_in=stakes.buy_in or usual.buy_in,
        turn_seconds=usual.turn_seconds if tables.turn_seconds is None else tables.turn_seconds,
        next_deal_seconds=usual.next_deal_seconds if tables.next_deal_seconds is None else tables.next_deal_seconds,
        bots_allowed=tables.bots != "never",
        at_stake=tables.at_stake,
        top_up=stakes.top_up,
        misses=tables.misses,
    )


def with_bots(settings: GuildSettings, game: AnyGame, terms: Terms) -> Terms:
    """The terms with computer players allowed or not, now that it is known what the table plays for."""
    return replace(terms, bots_allowed=bots_allowed(settings, game, terms))


def bots_allowed(settings: GuildSettings, game: AnyGame, terms: Terms) -> bool:
    """A table is staked where members can lose chips of their own."""
    staked = terms.at_stake and (game.counts == "chips" or terms.stake > 0)
    return settings.tables.bots == "always" or (settings.tables.bots == "unstaked" and not staked)


def house_rules(settings: GuildSettings, game: AnyGame, preset: str | None, stake_field: str) -> Mapping[str, Any]:
    """House rules that differ from the default. A preset takes the place of the server's, but for its stake.

    RefusedError `no-such-preset`.
    """
    rules = settings.rules.get(game.key, {})
    if preset is None:
        return dict(rules)
    own = settings.presets.get(game.key, {})
    if preset not in game.presets and preset not in own:
        raise RefusedError("no-such-preset")
    kept = {stake_field: rules[stake_field]} if stake_field in rules else {}
    return {**kept, **(game.presets[preset] if preset in game.presets else own[preset])}
