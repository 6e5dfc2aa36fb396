"""Orders of administrators: nobody else may give them, all bounds hold, and everybody sees why."""

from __future__ import annotations

import csv
import io
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.ui.sheet import HEADER
from tests.ui.office import ANA, EVA, GUILD, LEO, Bureau, bureau, person


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Bureau]:
    async with bureau(tmp_path) as made:
        yield made


ORDERS: list[tuple[str, tuple[Any, ...]]] = [
    ("office.give", (person(ANA), 10, "para mí")),
    ("office.take", (person(LEO), 10, "porque sí")),
    ("office.void", ("t1", 1, "perdí")),
    ("office.audit", ()),
    ("office.export", (None,)),
]


@pytest.mark.parametrize(("order", "arguments"), ORDERS)
async def test_a_member_without_the_right_gets_a_private_no(
    stage: Bureau, order: str, arguments: tuple[Any, ...]
) -> None:
    await stage.session(ANA, LEO)
    entries = await stage.store.entries(GUILD)
    shown = await stage.ask(ANA, order, *arguments)
    assert shown.user == ANA
    assert "Gestionar servidor" in shown.text
    assert shown.files == ()
    assert await stage.store.entries(GUILD) == entries


async def test_chips_given_and_taken_are_told_to_everybody_with_the_reason(stage: Bureau) -> None:
    given = await stage.ask(EVA, "office.give", person(ANA), 40, "  premio\ndel   torneo ")
    taken = await stage.ask(EVA, "office.take", person(ANA), 15, "error mío")
    assert (given.user, taken.user) == (None, None)
    assert f"<@{EVA}> da **40** fichas a <@{ANA}>" in given.text
    assert "premio del torneo" in given.text
    assert "error mío" in taken.text
    assert await stage.store.balance(GUILD, ANA) == 5025


async def test_what_everybody_sees_is_in_the_servers_language(stage: Bureau) -> None:
    await stage.set(locale="pt-BR")
    given = await stage.ask(EVA, "office.give", person(ANA), 40, "premio")
    assert f"<@{EVA}> dá **40** fichas a <@{ANA}>" in given.text


@pytest.mark.parametrize("amount", [0, -5, 1_000_001])
async def test_an_amount_out_of_bounds_is_refused_with_the_bounds(stage: Bureau, amount: int) -> None:
    for order in ("office.give", "office.take"):
        shown = await stage.ask(EVA, order, person(ANA), amount, "motivo")
        assert "de 1 a 1.000.000" in shown.text
    assert await stage.store.entries(GUILD) == []


async def test_an_order_needs_a_reason(stage: Bureau) -> None:
    assert "motivo" in (await stage.ask(EVA, "office.give", person(ANA), 5, "  ")).text
    assert await stage.store.entries(GUILD) == []


async def test_bots_have_no_chips(stage: Bureau) -> None:
    assert "persona" in (await stage.ask(EVA, "office.give", person(999, bot=True), 5, "motivo")).text
    assert await stage.store.entries(GUILD) == []


async def test_no_more_can_be_taken_than_lies_free(stage: Bureau) -> None:
    await stage.open(ANA)
    shown = await stage.ask(EVA, "office.take", person(ANA), 4801, "motivo")
    assert shown.user == EVA
    assert "4.800" in shown.text
    assert await stage.store.balance(GUILD, ANA) == 4800


async def test_an_account_has_a_ceiling(stage: Bureau) -> None:
    for _ in range(1001):
        shown = await stage.ask(EVA, "office.give", person(ANA), 1_000_000, "motivo")
        if shown.user == EVA:
            break
    assert "pasaría" in shown.text
    assert (await stage.store.balance(GUILD, ANA) or 0) <= 1_000_000_000


async def test_a_deal_is_voided_for_everybody_to_see_and_only_once(stage: Bureau) -> None:
    table = await stage.session(ANA, LEO)
    before = {user: await stage.store.balance(GUILD, user) for user in (ANA, LEO)}
    shown = await stage.ask(EVA, "office.void", table.id, 1, "se repartió mal")
    assert shown.user is None
    assert "se repartió mal" in shown.text
    after = {user: await stage.store.balance(GUILD, user) for user in (ANA, LEO)}
    for user in (ANA, LEO):
        change = (after[user] or 0) - (before[user] or 0)
        if change:
            assert f"<@{user}> **{'+' if change > 0 else '−'}{abs(change)}**" in shown.text
    if before != after:
        assert "ya está anulada" in (await stage.ask(EVA, "office.void", table.id, 1, "otra vez")).text
    assert (await stage.store.examine(GUILD)).findings == ()


async def test_the_last_deal_of_an_open_table_is_voided_at_the_table(stage: Bureau) -> None:
    table = await stage.deal(ANA, LEO, bots=1)
    refused = await stage.ask(EVA, "office.void", table.id, 1, "motivo")
    assert refused.user == EVA
    while stage.table.phase.value == "playing":
        await stage.service.computers_idle()
        if stage.table.phase.value == "playing":
            await stage.service.choose(stage.table.id, stage.waiting(), 0)
    await stage.ask(EVA, "office.void", table.id, 1, "motivo")
    assert [seat.stack for seat in stage.table.seats] == [200, 200, 200]
    await stage.told()
    assert (await stage.ask(EVA, "office.void", table.id, 1, "motivo")).user == EVA
    await stage.service.next_deal(table.id, ANA)
    await stage.told()
    assert (await stage.store.examine(GUILD)).findings == ()


@pytest.mark.parametrize(("table", "deal"), [("nowhere", 1), ("t1", 2)])
async def test_a_deal_that_is_not_there_cannot_be_voided(stage: Bureau, table: str, deal: int) -> None:
    await stage.session(ANA)
    shown = await stage.ask(EVA, "office.void", table, deal, "motivo")
    assert shown.user == EVA
    assert "no existe" in shown.text


async def test_the_audit_says_in_words_that_the_books_are_in_order(stage: Bureau) -> None:
    await stage.session(ANA)
    shown = await stage.ask(EVA, "office.audit")
    assert "Las cuentas cuadran" in shown.text
    assert f"{len(await stage.store.entries(GUILD))} movimientos" in shown.text


async def test_the_export_is_a_table_that_a_spreadsheet_reads_and_never_runs(stage: Bureau) -> None:
    await stage.session(ANA)
    await stage.ask(EVA, "office.give", person(ANA), 5, '=HYPERLINK("x"), "; y más')
    shown = await stage.ask(EVA, "office.export", None)
    text = shown.files[0].fp.read().decode("utf-8-sig")
    rows = list(csv.DictReader(io.StringIO(text)))
    assert tuple(rows[0]) == HEADER
    assert len(rows) == len(await stage.store.entries(GUILD))
    assert sum(int(row["amount"]) for row in rows if row["to"] == f"member {ANA}") - sum(
        int(row["amount"]) for row in rows if row["from"] == f"member {ANA}"
    ) == await stage.store.balance(GUILD, ANA)
    assert rows[-1]["note"] == '\'=HYPERLINK("x"), "; y más'
    assert rows[-1]["administrator"] == str(EVA)


async def test_the_export_can_be_of_the_last_days_only(stage: Bureau) -> None:
    await stage.ask(EVA, "office.give", person(ANA), 5, "viejo")
    stage.clock.pass_(3 * 86_400)
    await stage.ask(EVA, "office.give", person(ANA), 6, "nuevo")
    text = (await stage.ask(EVA, "office.export", 2)).files[0].fp.read().decode()
    assert "nuevo" in text
    assert "viejo" not in text
