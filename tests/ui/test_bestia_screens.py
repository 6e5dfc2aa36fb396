"""What the screens of bestia say at the moments that people argue about (rules/bestia.md, 3)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.l10n import LOCALES, texts
from bot.sessions.model import Phase
from bot.ui.renderers.bestia.words import least_ante
from bot.ui.renderers.registry import renderer_of
from tests.ui.position import Position, labels, options
from tests.ui.stage import ANA, EVA, LEO, Stage

HAND = ["KH AS 8S QS 10S", "7D AD 10H 8C KD", "9C KC JD AC 7S"]
"""Section 3.4: the dealer's open card is the 10 of spades."""
TRICKS = ["KD", "JD", "QS", "KH", "10H", "7S", "AC", "AS", "8C", "8S", "7D", "9C", "10S", "AD", "KC"]


def played(*words: str, **rules: Any) -> Position:
    return Position("bestia", HAND, "10S", **rules).say("juego", "juego", "juego", *words)


async def test_the_ledger_says_who_plays_who_passes_and_who_decides() -> None:
    text = Position("bestia", HAND, "10S").say("juego", "paso").public().text
    assert "Triunfo **picas** · **10 de picas**, de <@100>" in text
    assert "✅ <@101> juega\n▫️ <@102> pasa\n➡️ **<@100> decide** · <t:1793520045:R>" in text
    assert "Plato **6** · 1 ficha por baza" in text


async def test_when_all_pass_the_plate_goes_up() -> None:
    text = Position("bestia", HAND, "10S").say("paso", "paso", "paso").public().text
    assert "Mano nula" in text
    assert "se queda en **6**" in text
    assert "Próximo plato: 6 + 3 × 2 = **12**" in text


async def test_a_plate_that_nobody_can_pay_for_is_shared_out_and_that_is_said() -> None:
    text = Position("bestia", HAND, "10S", stack=9).say("paso", "paso", "paso").public().text
    assert "Nadie podría pagar esa bestia: el plato (**6**) se reparte" in text
    assert "Próximo plato: 0 + 3 × 2 = **6**" in text
    assert "Fichas: <@100> 9 · <@101> 9 · <@102> 9" in text


async def test_who_plays_alone_takes_the_plate() -> None:
    text = Position("bestia", HAND, "10S").say("juego", "paso", "paso").public().text
    assert "<@101> se lleva el plato · **+6**" in text
    assert "Pasan: <@102> y <@100>" in text
    assert "Próximo plato: 0 + 3 × 2 = **6**" in text


async def test_the_trick_reminds_of_the_rule_and_of_the_bestia() -> None:
    text = played("KD").public().text
    assert "baza 1 de 5" in text
    assert "1. <@101> — **Rey de diamantes** · **gana de momento**" in text
    assert "Asistir y matar; si no, fallar y pisar; si no, libre" in text
    assert "Sin bazas: quedas bestia y pagas 6" in text


@pytest.mark.parametrize(
    ("cards", "seat", "why"),
    [
        ("", 1, "Sales tú"),
        ("KD", 2, "debes asistir"),
        ("KD JD", 0, "**debes fallar** con picas"),
        ("KD JD QS KH 10H", 2, "debes fallar"),
        ("KD JD QS KH 10H 7S AC AS 8C 8S", 1, "vale cualquier carta"),
    ],
)
async def test_the_duty_is_explained(cards: str, seat: int, why: str) -> None:
    assert why in played(*cards.split()).private(seat).text


async def test_who_cannot_go_over_a_trump_is_told_that_it_is_free() -> None:
    hands = ["KH 9H 8S JS 10S", "7D AD 10H 8C KD", "9C KC JC AC 7S"]
    hand = Position("bestia", hands, "10S").say("juego", "juego", "juego", "7D", "7S")
    assert "**debes pisar**" in hand.private(0).text
    lower = ["KH 9H JH QH 7S", "7D AD 10H 8C KD", "9C KC JC AC 10S"]
    free = Position("bestia", lower, "7S").say("juego", "juego", "juego", "7D", "10S").private(0)
    assert "**no puedes pisar: libre**" in free.text
    assert len(labels(free)) == 5


async def test_who_has_none_of_the_trumps_that_were_led_is_told_so_once() -> None:
    hand = played(*TRICKS[:-3], "10S").private(1)
    assert "No tienes picas: vale cualquier carta" in hand.text


async def test_going_higher_is_called_matar() -> None:
    hands = ["KH AS 8S AD 10S", "9D QD 10H 8C KD", "9C KC JD 8D 7S"]
    assert "**debes matar**" in Position("bestia", hands, "10S").say(*["juego"] * 3, "9D").private(2).text


async def test_the_settlement_shows_a_chip_a_trick_the_bestia_and_the_next_plate() -> None:
    text = played(*TRICKS).public().text
    assert "✅ <@100> · 4 bazas · **+4**" in text
    assert "✅ <@102> · 1 baza · **+1**" in text
    assert "❌ <@101> · sin bazas: bestia · **−6**" in text
    assert "Plato 6 − 5 por las bazas + 1 bestia de 6 = **7**" in text
    assert "Próximo plato: 7 + 3 × 2 = **13**" in text


async def test_who_cannot_pay_a_bestia_may_only_pass_and_is_told_why() -> None:
    hand = Position("bestia", HAND, "10S", stack=7).private(1)
    assert labels(hand) == ["Paso"]
    assert "No te alcanzan las fichas para pagar una bestia (6)" in hand.text


async def test_the_exchange_offers_as_many_cards_as_the_house_rule_says() -> None:
    exchange = played(exchange=3)
    assert "<@101> cambia cartas" in exchange.public().text
    hand = exchange.private(1)
    assert "Elige hasta 3" in hand.text
    assert len(options(hand)) == 5
    assert "Servido (0)" in labels(hand)
    assert "✅ <@101> tiró 2 cartas" in exchange.say("descarta 7D 8C").public().text


async def test_a_stock_that_has_run_out_is_said() -> None:
    hands = ["KH AS 8S QS 10S", "JH AD 10H 8C KD", "9C KC JD AC 9S", "QH QD QC JC JS"]
    exchange = Position("bestia", hands, "10S", pack_base=28, exchange=5).say(*["juego"] * 4)
    exchange.say("descarta JH AD 10H 8C KD", "descarta 9C KC JD AC 9S", "descarta QH QD")
    last = exchange.private(0)
    assert "Ya no quedan cartas para cambiar" in last.text
    assert labels(last) == ["Servido (0)"]


@pytest.mark.parametrize(("seats", "least"), [(3, 2), (4, 2), (5, 1), (8, 1)])
def test_the_least_ante_is_that_of_the_rules(seats: int, least: int) -> None:
    assert least_ante(seats) == least


@pytest.mark.parametrize("locale", LOCALES)
def test_an_ante_that_is_too_small_is_told_with_one_that_works(locale: str) -> None:
    t, renderer = texts(locale, strict=True), renderer_of("bestia")
    rules = Position("bestia", HAND, "10S").rules.model_copy(update={"ante": 1})
    said = renderer.obstacle(t, rules, 4)
    assert said is not None
    assert "**2**" in said
    assert "5" in said
    assert renderer.obstacle(t, rules, 5) is None


async def test_the_lobby_warns_of_an_ante_that_is_too_small_and_the_host_can_mend_it() -> None:
    stage = Stage(game="bestia")
    await stage.open(ANA, LEO, EVA, stake=1)
    assert "pon **2** como mínimo" in stage.main.text
    refused = (await stage.press(ANA, "begin")).shown
    assert refused is not None
    assert "pon **2** como mínimo" in refused.text
    fields = {"ante": "2", "cap": "", "exchange": "0", "house": [], "time": "90"}
    await stage.click(ANA, stage.main, f"t1:{stage.table.id}:{stage.table.version}:options:save", fields=fields)
    await stage.told()
    assert "como mínimo" not in stage.main.text
    await stage.press(ANA, "begin")
    assert stage.table.phase is Phase.PLAYING


async def test_the_stake_of_the_command_is_the_ante_and_a_buy_in_lasts_for_some_bestias() -> None:
    stage = Stage(game="bestia")
    table = await stage.open(ANA, stake=20)
    assert table.rules.ante == 20  # type: ignore[attr-defined]  # the house rules of bestia
    assert table.terms.buy_in == 500
    assert table.terms.stake == 0
