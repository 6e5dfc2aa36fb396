"""A hall with a table's worth of people for each test."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass

import pytest
from simcord.actors import MemberActor

from tests.flows.hall import Hall, hall


@dataclass(frozen=True)
class People:
    ana: MemberActor
    leo: MemberActor
    bia: MemberActor
    boss: MemberActor
    """manages the server"""


@pytest.fixture
async def room() -> AsyncIterator[Hall]:
    async with hall() as made:
        yield made


@pytest.fixture
def people(room: Hall) -> People:
    ana, leo, bia = (room.member(name) for name in ("Ana", "Leo", "Bia"))
    return People(ana, leo, bia, room.member("Rosa", manager=True))
