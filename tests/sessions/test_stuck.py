"""A plate that has outgrown every stack is shared out: else every deal would be passed from then on."""

from __future__ import annotations

import pytest

from bot.games.bestia.legal import nobody_can_play
from bot.games.bestia.model import BestiaRules
from bot.games.protocol import Say
from bot.games.registry import GAMES
from bot.sessions.model import Phase, PotPaid, Table, Terms
from tests.sessions.fakes import MemoryStore
from tests.sessions.room import ANA, BEA, CAI, Room

BESTIA = GAMES["bestia"]
JUEGO = Say("juego")


class RealRoom(Room):
    games = staticmethod(GAMES.__getitem__)


@pytest.mark.parametrize(("stacks", "stuck"), [((20, 20, 20), True), ((32, 5, 5), False), ((31, 5, 5), True)])
def test_nobody_can_play_where_no_stack_could_pay_a_bestia_after_the_antes(
    stacks: tuple[int, ...], stuck: bool
) -> None:
    assert nobody_can_play(BestiaRules(), 24, stacks) is stuck


async def play_out(room: RealRoom, table: Table) -> Table:
    """Everybody plays who may."""
    while table.phase is Phase.PLAYING:
        seat = room.on_turn(table)
        options = BESTIA.rules.legal_actions(table.deal, table.playing.index(seat.chair))
        assert seat.user_id is not None
        action = JUEGO if JUEGO in options else options[0]
        table = (await room.service.act(table.id, seat.user_id, action)).after
    return table


async def test_the_plate_is_shared_and_the_next_deal_can_be_played() -> None:
    room = RealRoom(MemoryStore(GAMES.__getitem__))
    table = await room.playing(ANA, BEA, CAI, game="bestia", terms=Terms(buy_in=12))
    shared = False
    for _ in range(30):
        before = table
        table = await play_out(room, table)
        room.check_books()
        events = (await room.store.load(table.id) or pytest.fail("no table")).events
        if any(isinstance(event, PotPaid) for event in events):
            shared = True
            assert table.pot == 0
        table = (await room.service.next_deal(table.id, ANA)).after
        assert table.number == before.number + 1
        if shared:
            break
    assert shared
    seat = room.on_turn(table)
    assert JUEGO in BESTIA.rules.legal_actions(table.deal, table.playing.index(seat.chair))
