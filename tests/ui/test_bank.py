"""`/chips` for members: every line says why, the day's chips come once a day, and nobody who left is ranked."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from pathlib import Path

import pytest

from bot.l10n import LOCALES
from bot.sessions import days
from tests.ui.fakes import Message, walk
from tests.ui.lint import faults
from tests.ui.office import ANA, EVA, GUILD, LEO, Bureau, bureau, person, pressed

HOUR = 3600.0
PNG = b"\x89PNG"


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Bureau]:
    async with bureau(tmp_path) as made:
        yield made


class Roll:
    """Members by name; everybody else has left."""

    def __init__(self, **names: int) -> None:
        self.names = {user: name for name, user in names.items()}

    async def present(self, guild_id: int, user_ids: Sequence[int]) -> Mapping[int, str]:
        return {user: self.names[user] for user in user_ids if user in self.names}


def alt(message: Message) -> str:
    galleries = [node for node in walk(message.components) if node["type"] == 12]
    return " ".join(item["description"] for node in galleries for item in node["items"])


def ids(message: Message) -> list[str]:
    return [node["custom_id"] for node in walk(message.components) if node["type"] == 2 and not node.get("disabled")]


async def test_each_line_of_the_history_names_its_cause_and_the_balance_after(stage: Bureau) -> None:
    table = await stage.session(ANA)
    shown = await stage.ask(ANA, "bank.history")
    lines = [line for line in shown.text.splitlines() if "→" in line]
    assert f"Julepe `{table.id}`, mano 1" in lines[0]
    assert "de vuelta de la mesa" in lines[0]
    assert lines[0].endswith(f"→ {await stage.store.balance(GUILD, ANA):,}".replace(",", "."))
    assert "fichas para empezar" in lines[-1]
    assert "→ 5.000" in lines[-1]


async def test_an_order_in_the_history_names_the_administrator_and_the_reason(stage: Bureau) -> None:
    await stage.ask(EVA, "office.give", person(ANA), 40, "por *ganar* el @everyone")
    line = next(line for line in (await stage.ask(ANA, "bank.history")).text.splitlines() if "+40" in line)
    assert f"<@{EVA}>" in line
    assert "\\*ganar\\*" in line
    assert "@everyone" not in line


async def test_the_history_is_read_page_by_page_and_filtered(stage: Bureau) -> None:
    for number in range(20):
        await stage.ask(EVA, "office.give", person(ANA), number + 1, f"motivo {number}")
    first = await stage.ask(ANA, "bank.history")
    assert "motivo 19" in first.text
    assert ids(first) == ["t1:chips:1:ledger:all"]
    second = (await pressed(stage, ANA, first, "t1:chips:1:ledger:all")).shown
    assert second is not None
    assert "motivo 11" in second.text
    assert ids(second) == ["t1:chips:0:ledger:all", "t1:chips:2:ledger:all"]
    third = (await pressed(stage, ANA, second, "t1:chips:2:ledger:all")).shown
    assert third is not None
    assert "fichas para empezar" in third.text
    assert ids(third) == ["t1:chips:1:ledger:all"]
    office = (await pressed(stage, ANA, third, "t1:chips:0:ledger:filter", "office")).shown
    assert office is not None
    assert "fichas para empezar" not in office.text
    server = (await pressed(stage, ANA, office, "t1:chips:0:ledger:filter", "server")).shown
    assert server is not None
    assert "motivo" not in server.text


async def test_somebody_else_pressing_sees_their_own_history(stage: Bureau) -> None:
    await stage.ask(EVA, "office.give", person(ANA), 40, "secreto de Ana")
    shown = await stage.ask(ANA, "bank.history")
    other = (await pressed(stage, LEO, shown, "t1:chips:0:ledger:all")).shown
    assert other is not None
    assert "secreto" not in other.text


async def test_chips_over_time_are_drawn_with_words_for_who_cannot_see_them(stage: Bureau) -> None:
    assert (await stage.ask(ANA, "bank.history")).files == ()
    for amount in (100, 300):
        stage.clock.pass_(HOUR)
        await stage.ask(EVA, "office.give", person(ANA), amount, "premio")
    stage.clock.pass_(HOUR)
    await stage.ask(EVA, "office.take", person(ANA), 250, "error")
    shown = await stage.ask(ANA, "bank.history")
    assert shown.files[0].fp.read(4) == PNG
    assert "empieza en 5.100" in alt(shown)
    assert "ahora son 5.150" in alt(shown)
    assert "lo más, 5.400; lo menos, 5.100" in alt(shown)


async def test_a_page_without_a_picture_takes_the_old_one_away(stage: Bureau) -> None:
    for number in range(10):
        stage.clock.pass_(HOUR)
        await stage.ask(EVA, "office.give", person(ANA), 1, f"motivo {number}")
    first = await stage.ask(ANA, "bank.history")
    second = (await pressed(stage, ANA, first, "t1:chips:1:ledger:all")).shown
    assert second is not None
    assert (len(first.files), len(second.files)) == (1, 0)


async def test_the_daily_chips_are_off_unless_the_server_wants_them(stage: Bureau) -> None:
    assert "no hay fichas del día" in (await stage.ask(ANA, "bank.daily")).text
    assert await stage.store.balance(GUILD, ANA) is None


async def test_the_daily_chips_reach_the_floor_and_come_again_after_midnight_there(stage: Bureau) -> None:
    zone = "America/Sao_Paulo"
    await stage.set(daily_floor=300, timezone=zone, grant=20)
    midnight = days.ends(stage.clock.now(), zone)
    stage.clock.pass_(midnight - stage.clock.now() - 60)
    assert "+280" in (await stage.ask(ANA, "bank.daily")).text
    await stage.ask(EVA, "office.take", person(ANA), 300, "prueba")
    assert f"<t:{int(midnight)}:R>" in (await stage.ask(ANA, "bank.daily")).text
    stage.clock.pass_(59)
    assert "ya las has recibido" in (await stage.ask(ANA, "bank.daily")).text
    stage.clock.pass_(1)
    assert "+300" in (await stage.ask(ANA, "bank.daily")).text
    assert await stage.store.balance(GUILD, ANA) == 300


async def test_who_has_enough_gets_nothing_and_may_ask_again_later_that_day(stage: Bureau) -> None:
    await stage.set(daily_floor=300, grant=500)
    assert "Tienes 300 fichas o más" in (await stage.ask(ANA, "bank.daily")).text
    await stage.ask(EVA, "office.take", person(ANA), 400, "prueba")
    assert "+200" in (await stage.ask(ANA, "bank.daily")).text


async def test_a_new_member_who_asks_at_once_has_the_grant_and_not_the_refill(stage: Bureau) -> None:
    await stage.set(daily_floor=300, grant=500)
    await asyncio.gather(*(stage.ask(ANA, "bank.daily") for _ in range(5)))
    assert await stage.store.balance(GUILD, ANA) == 500
    assert (await stage.store.examine(GUILD)).findings == ()


async def test_the_ranking_leaves_out_who_has_left_the_server(stage: Bureau) -> None:
    for user, amount in ((ANA, 10), (LEO, 300), (104, 20)):
        await stage.ask(EVA, "office.give", person(user), amount, "prueba")
    stage.desk.roster = Roll(Ana=ANA, Bia=104)
    shown = await stage.ask(ANA, "bank.top")
    assert f"<@{LEO}>" not in shown.text
    assert shown.text.index("<@104>") < shown.text.index(f"<@{ANA}>")
    assert alt(shown) == "Gráfico de barras de la clasificación: 1. Bia 5020, 2. Ana 5010."
    assert shown.files[0].fp.read(4) == PNG


async def test_those_who_stay_are_found_behind_many_who_have_left(stage: Bureau) -> None:
    for user in range(1000, 1040):
        await stage.store.grant(GUILD, user, 5000)
    await stage.store.grant(GUILD, ANA, 10)
    stage.desk.roster = Roll(Ana=ANA)
    shown = await stage.ask(ANA, "bank.top")
    assert f"🥇 <@{ANA}>" in shown.text


@pytest.mark.parametrize("locale", LOCALES)
async def test_the_screens_of_the_books_fit(stage: Bureau, locale: str) -> None:
    stage.locale = locale
    await stage.set(daily_floor=20_000, grant=500)
    table = await stage.session(ANA, LEO, deals=2)
    for number in range(12):
        stage.clock.pass_(HOUR)
        await stage.ask(EVA, "office.give", person(ANA), 1000 + number, "un motivo bastante largo " * 8)
    private = [
        await stage.ask(ANA, "bank.balance"),
        await stage.ask(ANA, "bank.history"),
        await stage.ask(ANA, "bank.daily"),
        await stage.ask(ANA, "bank.daily"),
        await stage.ask(ANA, "bank.top"),
        await stage.ask(LEO, "office.audit"),
        await stage.ask(EVA, "office.audit"),
        await stage.ask(EVA, "office.export", None),
        await stage.ask(ANA, "profile.stats"),
        await stage.ask(ANA, "profile.preferences", "always", "words", True),
        await stage.ask(ANA, "privacy.show"),
        await stage.ask(ANA, "privacy.export"),
        await stage.ask(ANA, "privacy.delete"),
    ]
    public = [
        await stage.ask(EVA, "office.give", person(ANA), 10, "motivo"),
        await stage.ask(EVA, "office.take", person(ANA), 10, "motivo"),
        await stage.ask(EVA, "office.void", table.id, 1, "se repartió mal"),
    ]
    assert [fault for message in private for fault in faults(message.components, public=False)] == []
    assert [fault for message in public for fault in faults(message.components, public=True)] == []
