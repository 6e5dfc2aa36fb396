from __future__ import annotations

import pytest

from tests.sessions.room import Room


@pytest.fixture
def room() -> Room:
    return Room()
