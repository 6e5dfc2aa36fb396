"""What administrators ask for, done to a server's settings or refused with the reason."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.games.registry import GAMES
from bot.sessions import setting
from bot.sessions.guild import MOST_BANS, MOST_PRESETS, Change, GuildSettings, TablePolicy, Terms, differences
from bot.sessions.setting import Played, SettingError
from tests.sessions.tiny import TINY

STAKE_FIELDS = {"julepe": "stake", "bestia": "ante", "danese": "stake", "mus": "stake", "mus_individual": "stake"}
FRESH = GuildSettings(1)
JULEPE = Played(GAMES["julepe"], "stake", Terms(200))


def played(game: str) -> Played:
    return Played(GAMES[game], STAKE_FIELDS[game], Terms(200))


def refusal(work: Any, *arguments: Any) -> SettingError:
    with pytest.raises(SettingError) as refused:
        work(*arguments)
    assert refused.value.code in setting.CODES
    return refused.value


def test_only_what_differs_from_the_game_is_kept() -> None:
    changed = setting.with_rules(FRESH, JULEPE, {"stake": 20, "ace_must_play": True})
    assert changed.rules == {"julepe": {"stake": 20, "ace_must_play": True}}
    assert setting.with_rules(changed, JULEPE, {"stake": 10, "ace_must_play": False}).rules == {}


def test_other_settings_stay_as_they_are() -> None:
    before = GuildSettings(1, "en", 70, rules={"mus": {"kings": 4}}, banned=(5,), timezone="Europe/Madrid")
    after = setting.with_rules(before, JULEPE, {"stake": 20})
    assert replace(after, rules=before.rules) == before


@pytest.mark.parametrize(
    ("game", "updates"),
    [
        ("julepe", {"stake": 0}),
        ("julepe", {"defender_cards": 4}),
        ("julepe", {"defender_cards": 9}),
        ("julepe", {"who_antes": "nobody"}),
        ("bestia", {"exchange": 6}),
        ("bestia", {"pack_base": 30}),
        ("danese", {"max_cards": 18}),
        ("danese", {"stake": -1}),
        ("mus", {"games_to_win": 5}),
        ("mus", {"real_value": 2}),
        ("mus_individual", {"stones": 2}),
        ("mus_individual", {"deje": 2}),
    ],
)
def test_a_value_outside_the_bounds_of_its_rule_is_refused(game: str, updates: dict[str, Any]) -> None:
    error = refusal(setting.with_rules, FRESH, played(game), updates)
    assert error.code == "wrong"
    assert error.fields == tuple(updates)


@pytest.mark.parametrize(
    ("game", "updates"),
    [
        ("julepe", {"dealer_takes_turn_up": "always", "turn_up_timing": "before_calls"}),
        ("danese", {"hook": True, "simultaneous_bids": True}),
    ],
)
def test_rules_that_exclude_each_other_are_both_named(game: str, updates: dict[str, Any]) -> None:
    error = refusal(setting.with_rules, FRESH, played(game), updates)
    assert error.code == "together"
    assert set(error.fields) == set(updates)


def test_rules_exclude_each_other_also_when_they_are_set_one_after_the_other() -> None:
    first = setting.with_rules(FRESH, played("danese"), {"hook": True})
    assert refusal(setting.with_rules, first, played("danese"), {"simultaneous_bids": True}).code == "together"


def test_a_stake_that_no_buy_in_lasts_for_is_refused_with_the_least() -> None:
    error = refusal(setting.with_rules, FRESH, JULEPE, {"stake": 500})
    assert (error.code, error.details) == ("buy-in", {"least": 500})
    together = setting.with_stakes(FRESH, JULEPE, {"stake": 500, "buy_in": 2000})
    assert together.stakes_of("julepe").buy_in == 2000
    assert together.rules == {"julepe": {"stake": 500}}


def test_rules_by_which_nobody_can_be_dealt_to_are_refused() -> None:
    tiny = Played(TINY, "ante", Terms(200))
    assert setting.with_rules(FRESH, tiny, {"most_seats": 2}).rules == {"tiny": {"most_seats": 2}}
    assert refusal(setting.with_rules, FRESH, tiny, {"most_seats": 1}).code == "unplayable"


def test_a_stake_above_the_servers_own_limit_is_refused() -> None:
    limited = setting.with_stakes(FRESH, JULEPE, {"most_stake": 30})
    assert refusal(setting.with_rules, limited, JULEPE, {"stake": 31}).code == "most-stake"
    assert refusal(setting.with_stakes, FRESH, JULEPE, {"most_stake": 5}).code == "most-stake"
    assert setting.with_rules(limited, JULEPE, {"stake": 30}).rules["julepe"]["stake"] == 30


@pytest.mark.parametrize("updates", [{"buy_in": 0}, {"buy_in": 1_000_001}, {"most_stake": -1}, {"top_up": -1}])
def test_chips_of_a_game_have_bounds(updates: dict[str, int]) -> None:
    assert refusal(setting.with_stakes, FRESH, JULEPE, updates).fields == tuple(updates)


@pytest.mark.parametrize(
    "updates",
    [
        {"grant": -1},
        {"grant": 1_000_001},
        {"daily_floor": -1},
        {"timezone": "Madrid"},
        {"timezone": "../../etc/passwd"},
    ],
)
def test_chips_of_the_server_have_bounds_and_a_day_a_known_zone(updates: dict[str, Any]) -> None:
    assert refusal(setting.with_server, FRESH, updates).fields == tuple(updates)


def test_chips_of_the_server_are_set() -> None:
    changed = setting.with_server(FRESH, {"grant": 0, "daily_floor": 50, "timezone": "America/Sao_Paulo"})
    assert (changed.grant, changed.daily_floor, changed.timezone) == (0, 50, "America/Sao_Paulo")


@pytest.mark.parametrize(
    "updates",
    [
        {"bots": "sometimes"},
        {"most_tables": 0},
        {"most_tables": 201},
        {"turn_seconds": 9},
        {"turn_seconds": 604_801},
        {"next_deal_seconds": 4},
        {"misses": 6},
        {"misses": -1},
        {"threads": 1},
    ],
)
def test_table_rules_have_bounds(updates: dict[str, Any]) -> None:
    assert refusal(setting.with_tables, FRESH, updates).fields == tuple(updates)


def test_a_preset_takes_the_place_of_the_rules_but_not_of_the_stake() -> None:
    own = setting.with_rules(FRESH, JULEPE, {"stake": 25, "ace_must_play": True})
    assert setting.with_preset(own, JULEPE, "fournier").rules["julepe"] == {
        "stake": 25,
        "penalty_mode": "pot",
        "turn_up_double": True,
    }


@pytest.mark.parametrize(("game", "preset"), [(key, name) for key, game in GAMES.items() for name in game.presets])
def test_every_preset_that_ships_can_be_applied(game: str, preset: str) -> None:
    changed = setting.with_preset(FRESH, played(game), preset)
    assert dict(setting.rules_in_force(changed, played(game))) == {
        **dict(GAMES[game].house_rules()),
        **GAMES[game].presets[preset],
    }


def test_rules_are_saved_under_a_name_and_applied_again() -> None:
    mine = setting.with_rules(FRESH, JULEPE, {"stake": 25, "ace_must_play": True})
    kept = setting.saving_preset(mine, JULEPE, "  Martes   de Ana ")
    assert set(kept.presets["julepe"]) == {"Martes de Ana"}
    again = setting.with_preset(setting.reset(kept, "julepe"), JULEPE, "Martes de Ana")
    assert again.rules == mine.rules


def test_saving_under_a_name_of_ones_own_replaces_it() -> None:
    kept = setting.saving_preset(FRESH, JULEPE, "A")
    changed = setting.saving_preset(setting.with_rules(kept, JULEPE, {"stake": 11}), JULEPE, "A")
    assert changed.presets["julepe"] == {"A": {"stake": 11}}


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "fournier"])
def test_a_name_that_is_none_or_the_bots_own_is_refused(name: str) -> None:
    assert refusal(setting.saving_preset, FRESH, JULEPE, name).code == "preset-name"


def test_a_server_saves_only_so_many() -> None:
    full = FRESH
    for number in range(MOST_PRESETS):
        full = setting.saving_preset(full, JULEPE, f"rules {number}")
    assert refusal(setting.saving_preset, full, JULEPE, "one more").code == "many-presets"
    assert setting.saving_preset(full, JULEPE, "rules 3") == full


def test_the_bots_own_presets_cannot_be_deleted() -> None:
    kept = setting.saving_preset(FRESH, JULEPE, "A")
    assert setting.without_preset(kept, JULEPE, "A").presets == {}
    assert refusal(setting.without_preset, kept, JULEPE, "fournier").code == "no-preset"
    assert refusal(setting.with_preset, kept, JULEPE, "B").code == "no-preset"


def test_a_ban_is_set_once_and_lifted() -> None:
    banned = setting.with_ban(setting.with_ban(FRESH, 5), 5)
    assert banned.banned == (5,)
    assert setting.without_ban(setting.without_ban(banned, 5), 5) == FRESH
    full = replace(FRESH, banned=tuple(range(MOST_BANS)))
    assert refusal(setting.with_ban, full, MOST_BANS).code == "many-bans"


def test_a_reset_of_one_game_leaves_the_others() -> None:
    both = setting.with_rules(setting.with_rules(FRESH, JULEPE, {"stake": 11}), played("mus"), {"kings": 4})
    assert setting.reset(both, "julepe").rules == {"mus": {"kings": 4}}


def test_a_reset_of_all_keeps_saved_rules_and_bans() -> None:
    everything = GuildSettings(
        1, "en", 9, rules={"mus": {"kings": 4}}, presets={"mus": {"A": {}}}, tables=TablePolicy(threads=True),
        channels=(4,), banned=(5,), daily_floor=3,
    )  # fmt: skip
    assert setting.reset(everything, None) == GuildSettings(1, presets={"mus": {"A": {}}}, banned=(5,))


def test_each_thing_that_differs_is_one_change() -> None:
    before = GuildSettings(1, rules={"julepe": {"stake": 11}}, banned=(5,))
    after = GuildSettings(1, "en", rules={"julepe": {"stake": 12}}, tables=TablePolicy(threads=True), channels=(4, 6))
    assert set(map(repr, differences(before, after))) == set(
        map(
            repr,
            [
                Change("locale", None, "en"),
                Change("rules.julepe.stake", 11, 12),
                Change("tables.threads", None, True),
                Change("channels", None, [4, 6]),
                Change("banned.5", True, None),
            ],
        )
    )
    assert differences(after, after) == ()
