"""Lines that tables show only while they are true: what seats bring, who waits for a turn, where a plate went."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games.registry import GAMES
from bot.l10n import texts
from bot.sessions.model import Phase, PotPaid
from bot.ui.renderers.registry import RENDERERS, renderer_of
from bot.ui.screens import notes
from bot.ui.screens.table import closed
from tests.ui.fakes import Message
from tests.ui.stage import ANA, EVA, LEO, Stage
from tests.ui.test_julepe_screens import PASSES, PLAYS, Deal

WAITS = texts("es", strict=True)("hand-waits")


@pytest.mark.parametrize("game", RENDERERS)
def test_stakes_are_collected_where_a_game_does_not_count_in_chips(game: str) -> None:
    assert renderer_of(game).stake.collected is (GAMES[game].counts != "chips")


@pytest.mark.parametrize(("stake", "told"), [(0, False), (7, True)])
async def test_a_lobby_for_points_alone_does_not_speak_of_chips_to_bring(stake: int, told: bool) -> None:
    stage = Stage(game="danese")
    await stage.open(ANA, LEO, EVA, stake=stake)
    assert ("Cada silla trae" in stage.main.text) is told


async def test_who_passed_waits_for_a_turn_only_while_the_baceta_may_need_defence() -> None:
    deal = Deal(4, {}).do(PASSES)
    assert WAITS in deal.private(1).text
    deal.do(PLAYS, PLAYS, PASSES)
    assert "Has pasado" in deal.private(1).text
    assert WAITS not in deal.private(1).text
    assert WAITS in deal.private(3).text


async def test_the_alcalde_does_not_wait_for_a_turn() -> None:
    assert WAITS not in Deal(7, {}).private(0).text


async def test_a_seat_away_is_told_to_use_the_button_only_where_there_is_one() -> None:
    scene = Deal(3, {}).scene()
    seats = (replace(scene.table.seats[0], away=True), *scene.table.seats[1:])
    running = replace(scene, table=replace(scene.table, seats=seats))
    settled = replace(running, table=replace(running.table, phase=Phase.SETTLED))
    assert "Volver a mi silla" in notes.notes(running)[-1]
    assert "Volver a mi silla" not in notes.notes(settled)[-1]
    assert "`/mano`" in notes.notes(settled)[-1]


async def test_a_closed_table_says_that_the_plate_is_in_what_was_taken_away() -> None:
    scene = Deal(3, {}).scene()
    shared = replace(scene, news=(PotPaid(0, 10, "plate"), PotPaid(1, 10, "plate"), PotPaid(1, 5, "stake-won")))
    returned = (("<@100>", 210), ("<@101>", 215))
    assert "el plato (20)" in Message(1, closed(shared, returned).to_components()).text
    assert "plato" not in Message(1, closed(scene, returned).to_components()).text
