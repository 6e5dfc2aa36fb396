"""What an administrator's request makes of a server's settings. Pure: the settings come in and go out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from pydantic import BaseModel, ValidationError

from bot.games.protocol import AnyGame, HouseRules
from bot.sessions.guild import MOST_BANS, MOST_PRESETS, GuildSettings, ServerChips, Stakes, TablePolicy, Terms
from bot.sessions.lobby import least_buy_in
from bot.sessions.policy import base_terms, house_rules

LONGEST_NAME = 40
"""Characters of the name of a set of house rules."""


class SettingError(Exception):
    """The settings stay as they are. `code`: one of CODES; `fields`: names of the fields that it is about."""

    def __init__(self, code: str, fields: tuple[str, ...] = (), **details: int) -> None:
        super().__init__(code)
        self.code = code
        self.fields = fields
        self.details = details


CODES = (
    "wrong",
    "together",
    "unplayable",
    "buy-in",
    "most-stake",
    "no-preset",
    "preset-name",
    "many-presets",
    "many-bans",
)


@dataclass(frozen=True, slots=True)
class Played:
    """A game as servers set it: which of its house rules is its stake, and the bot's own terms."""

    game: AnyGame
    stake_field: str
    usual: Terms

    @property
    def key(self) -> str:
        return self.game.key


def rules_in_force(settings: GuildSettings, played: Played) -> HouseRules:
    found: HouseRules = _valid(played.game.house_rules, settings.rules.get(played.key, {}))
    return found


def with_rules(settings: GuildSettings, played: Played, updates: Mapping[str, Any]) -> GuildSettings:
    """SettingError: wrong, together, unplayable, buy-in, most-stake."""
    held = dict(rules_in_force(settings, played))
    changed = _house(settings, played, {**held, **updates})
    _check(changed, played)
    return changed


def with_stakes(settings: GuildSettings, played: Played, updates: Mapping[str, Any]) -> GuildSettings:
    """Stakes of a game; the stake itself is one of its house rules. SettingError as `with_rules`."""
    stakes = {name: value for name, value in updates.items() if name != played.stake_field}
    held = dict(settings.stakes_of(played.key))
    new = _valid(Stakes, {**held, **stakes})
    changed = replace(settings, stakes=_kept(settings.stakes, played.key, new, new != Stakes()))
    stake = {name: value for name, value in updates.items() if name == played.stake_field}
    changed = _house(changed, played, {**dict(rules_in_force(changed, played)), **stake})
    _check(changed, played)
    return changed


def with_server(settings: GuildSettings, updates: Mapping[str, Any]) -> GuildSettings:
    """Chips of all members. SettingError `wrong`."""
    chips = _valid(ServerChips, {**dict(server_chips(settings)), **updates})
    return replace(settings, grant=chips.grant, daily_floor=chips.daily_floor, timezone=chips.timezone)


def server_chips(settings: GuildSettings) -> ServerChips:
    return ServerChips(grant=settings.grant, daily_floor=settings.daily_floor, timezone=settings.timezone)


def with_tables(settings: GuildSettings, updates: Mapping[str, Any]) -> GuildSettings:
    return replace(settings, tables=_valid(TablePolicy, {**dict(settings.tables), **updates}))


def with_preset(settings: GuildSettings, played: Played, name: str) -> GuildSettings:
    """The named house rules are the server's from now on; its stake stays unless they name one.

    SettingError: no-preset, and as `with_rules`.
    """
    if name not in played.game.presets and name not in settings.presets.get(played.key, {}):
        raise SettingError("no-preset")
    changed = _house(settings, played, house_rules(settings, played.game, name, played.stake_field))
    _check(changed, played)
    return changed


def saving_preset(settings: GuildSettings, played: Played, name: str) -> GuildSettings:
    """The house rules in force under a name; one of the server's own of that name is replaced.

    SettingError: preset-name, many-presets.
    """
    name = " ".join(name.split())
    if not 0 < len(name) <= LONGEST_NAME or name in played.game.presets:
        raise SettingError("preset-name")
    own = {**settings.presets.get(played.key, {}), name: dict(settings.rules.get(played.key, {}))}
    if len(own) > MOST_PRESETS:
        raise SettingError("many-presets", most=MOST_PRESETS)
    return replace(settings, presets={**settings.presets, played.key: own})


def without_preset(settings: GuildSettings, played: Played, name: str) -> GuildSettings:
    """SettingError `no-preset`: the bot's own cannot be deleted."""
    own = dict(settings.presets.get(played.key, {}))
    if own.pop(name, None) is None:
        raise SettingError("no-preset")
    return replace(settings, presets=_kept(settings.presets, played.key, own, bool(own)))


def with_ban(settings: GuildSettings, user_id: int) -> GuildSettings:
    """SettingError `many-bans`."""
    if user_id in settings.banned:
        return settings
    if len(settings.banned) >= MOST_BANS:
        raise SettingError("many-bans", most=MOST_BANS)
    return replace(settings, banned=(*settings.banned, user_id))


def without_ban(settings: GuildSettings, user_id: int) -> GuildSettings:
    return replace(settings, banned=tuple(user for user in settings.banned if user != user_id))


def reset(settings: GuildSettings, game: str | None) -> GuildSettings:
    """As if nothing had been set, for one game or for all; bans and what the server has saved under a name stay."""
    if game is None:
        return GuildSettings(settings.guild_id, presets=settings.presets, banned=settings.banned)
    stakes = {key: value for key, value in settings.stakes.items() if key != game}
    rules = {key: value for key, value in settings.rules.items() if key != game}
    return replace(settings, stakes=stakes, rules=rules)


def _house(settings: GuildSettings, played: Played, values: Mapping[str, Any]) -> GuildSettings:
    """The game's house rules are `values`: kept as what differs from the default."""
    rules = _valid(played.game.house_rules, values)
    usual = type(rules).model_fields
    differ = {name: value for name, value in rules if value != usual[name].default}
    return replace(settings, rules=_kept(settings.rules, played.key, differ, bool(differ)))


def _kept(mapping: Mapping[str, Any], key: str, value: Any, worth: bool) -> dict[str, Any]:
    rest = {name: held for name, held in mapping.items() if name != key}
    return {**rest, key: value} if worth else rest


def _valid(model: type[BaseModel], values: Mapping[str, Any]) -> Any:
    """SettingError `wrong` for a value out of bounds, `together` for values that the model does not allow together."""
    try:
        return model.model_validate(dict(values))
    except ValidationError as error:
        first = error.errors()[0]
        if first["loc"]:
            raise SettingError("wrong", (str(first["loc"][0]),)) from error
        named = tuple(name for name in model.model_fields if name in first["msg"])
        raise SettingError("together", named) from error


def _check(settings: GuildSettings, played: Played) -> None:
    """That tables of the game can be opened: somebody can be dealt to, and a buy-in lasts for it."""
    game, rules = played.game, rules_in_force(settings, played)
    if not any(_playable(game, rules, seats) for seats in game.seats):
        raise SettingError("unplayable", (played.stake_field,))
    stake = int(getattr(rules, played.stake_field))
    stakes = settings.stakes_of(played.key)
    if stakes.most_stake and stake > stakes.most_stake:
        raise SettingError("most-stake", (played.stake_field, "most_stake"), stake=stake)
    least = least_buy_in(game, rules, stake)
    if base_terms(settings, played.usual, played.key).buy_in < least:
        raise SettingError("buy-in", ("buy_in",), least=least)


def _playable(game: AnyGame, rules: HouseRules, seats: int) -> bool:
    try:
        game.rules.opening(rules, seats, 0)
    except ValueError:
        return False
    return True
