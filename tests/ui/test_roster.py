"""Who has left a server is known without the list of its members, and never guessed from a failure."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.ui.roster import KEPT_SECONDS, DiscordRoster, Everybody

HOME = 1


class Guild:
    """Members by id; `error`: what Discord answers instead."""

    def __init__(self, **members: int) -> None:
        self.members = {user: name for name, user in members.items()}
        self.asked: list[int] = []
        self.error: Exception | None = None

    async def fetch_member(self, user_id: int) -> Any:
        self.asked.append(user_id)
        if self.error is not None:
            raise self.error
        if user_id not in self.members:
            raise discord.NotFound(_response(404), {"code": 10007, "message": "Unknown Member"})
        return SimpleNamespace(display_name=self.members[user_id])


def _response(status: int) -> Any:
    return SimpleNamespace(status=status, reason="")


class Clock:
    seconds = 0.0

    def now(self) -> float:
        return self.seconds


@pytest.fixture
def guild() -> Guild:
    return Guild(Ana=7, Leo=8)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def roster(guild: Guild, clock: Clock) -> DiscordRoster:
    client: Any = SimpleNamespace(get_guild={HOME: guild}.get)
    return DiscordRoster(client, clock.now)


async def test_members_have_their_names_and_who_left_is_missing(roster: DiscordRoster) -> None:
    assert await roster.present(HOME, [7, 9, 8]) == {7: "Ana", 8: "Leo"}


async def test_an_answer_is_kept_for_a_while(roster: DiscordRoster, guild: Guild, clock: Clock) -> None:
    await roster.present(HOME, [7, 9])
    await roster.present(HOME, [7, 9])
    assert sorted(guild.asked) == [7, 9]
    clock.seconds = KEPT_SECONDS + 1
    await roster.present(HOME, [7])
    assert sorted(guild.asked) == [7, 7, 9]


@pytest.mark.parametrize(
    "error",
    [
        discord.HTTPException(_response(500), "down"),
        discord.NotFound(_response(404), {"code": 10004, "message": "Unknown Guild"}),
        TimeoutError(),
    ],
)
async def test_a_failure_makes_nobody_leave(roster: DiscordRoster, guild: Guild, error: Exception) -> None:
    guild.error = error
    assert await roster.present(HOME, [7, 9]) == {7: "", 9: ""}
    guild.error = None
    assert await roster.present(HOME, [9]) == {}


async def test_of_a_server_that_is_not_known_nobody_has_left(roster: DiscordRoster) -> None:
    assert await roster.present(2, [7]) == {7: ""}
    assert await Everybody().present(HOME, [7]) == {7: ""}
