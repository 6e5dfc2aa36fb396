"""What the screens of dane-se say at the moments that people argue about (rules/danese.md, 3)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.cards import FRENCH_52
from bot.l10n import LOCALES, texts
from bot.sessions.model import Phase
from bot.ui.renderers.danese.score import COLUMNS, Line, table
from bot.ui.renderers.registry import renderer_of
from tests.ui.fakes import Message, walk
from tests.ui.position import Position, labels, options
from tests.ui.stage import ANA, EVA, LEO, Stage, control

H1 = ["AH 3S", "KH 2D", "7H 9S", "QD JC"]
"""Hand 2 of four, turn-up 5 of spades."""
CARDS = ["KH", "7H", "JC", "AH", "3S", "2D", "9S", "QD"]
PT = "pt-BR"


def h1(*words: str, **more: Any) -> Position:
    return Position("danese", H1, "5S", carry={"number": 1, **more.pop("carry", {})}, **more).say(*words)


def all_cards(size: int, seats: int = 4) -> list[str]:
    """The pack dealt out, `size` cards to each."""
    return [" ".join(card.code for card in FRENCH_52[seat * size : (seat + 1) * size]) for seat in range(seats)]


def thirteen(*words: str, **rules: Any) -> Position:
    return Position("danese", all_cards(13), None, carry={"number": 12}, **rules).say(*words)


def block(message: Message) -> list[str]:
    """Lines of the table of points."""
    text = next(node["content"] for node in walk(message.components) if "```" in node.get("content", ""))
    return str(text).split("\n")[1:-1]


async def test_the_ledger_of_bids_shows_the_running_sum() -> None:
    text = h1("1", "0").public(PT).text
    assert "rodada 2 de 13" in text
    assert "Trunfo **espadas** · vira **5 de espadas**" in text
    assert "✅ <@100>: **1**\n✅ <@101>: **nenhuma**\n➡️ **<@102> declara** · <t:1793520045:R>\n⏳ <@103>" in text
    assert "Soma 1 de 2" in text


async def test_bids_said_at_once_stay_hidden_until_the_last_one() -> None:
    bids = h1("2", "1", simultaneous_bids=True)
    text = bids.public(PT).text
    assert "<@100> já declarou" in text
    assert "**2**" not in text
    assert "Soma" not in text
    assert "Você pediu **2**." in bids.private(0, PT).text
    assert "<@100> **0**/2" in bids.say("0", "0").public(PT).text


async def test_few_bids_are_buttons_and_many_are_a_list_of_all() -> None:
    assert labels(h1().private(0, PT)) == ["Nenhuma", "1 vaza", "2 vazas"]
    four = Position("danese", all_cards(4), "AC", carry={"number": 3}).private(0, PT)
    assert len(labels(four)) == 5
    assert options(four) == []
    many = thirteen().private(0, PT)
    assert labels(many) == []
    assert len(options(many)) == 14


async def test_the_hook_bars_one_bid_and_says_which() -> None:
    last = h1("1", "0", "0", hook=True).private(3, PT)
    assert labels(last) == ["Nenhuma", "2 vazas"]
    assert "**1** não vale" in last.text


async def test_a_hand_without_trumps_says_so() -> None:
    hand = thirteen()
    assert "**Sem trunfo**" in hand.public(PT).text
    assert "sem trunfo" in hand.private(0, PT).text


async def test_a_large_hand_is_told_a_suit_to_a_line() -> None:
    lines = thirteen().private(0, PT).text.splitlines()
    assert sum(line.startswith("**") and ": " in line for line in lines) == len({card.suit for card in FRENCH_52[:13]})


async def test_of_a_large_hand_only_the_legal_cards_are_buttons_and_the_rest_is_text() -> None:
    hands = ["2C 3C 4C 5C 6C 7C 8C 9D", "9C 10C JC QC KC AC 2D 2H", "3D 4D 5D 6D 7D 8D 2S 3S"]
    play = Position("danese", hands, "AH", carry={"number": 7}).say("0", "0", "0", "2D")
    hand = play.private(2, PT)
    assert labels(hand)[:-1] == ["8 de ouros", "7 de ouros", "6 de ouros", "5 de ouros", "4 de ouros", "3 de ouros"]
    assert labels(hand)[-1] == "Por que não posso?"
    assert labels(hand, enabled=False) == []
    assert "Você tem ouros: **precisa seguir o naipe**." in hand.text
    assert "Fora de jogo agora: 3 de espadas, 2 de espadas" in hand.text


async def test_a_small_hand_shows_the_barred_cards_too() -> None:
    hand = h1("0", "0", "0", "0", "KH").private(2, PT)
    assert labels(hand) == ["7 de copas", "Por que não posso?"]
    assert labels(hand, enabled=False) == ["9 de espadas"]


async def test_tricks_are_told_against_the_bids() -> None:
    text = h1("1", "0", "1", "0", *CARDS[:5]).public(PT).text
    assert "Vaza **2** de 2" in text
    assert "<@100> **1**/1" in text
    assert "Soma 2 de 2" in text


async def test_the_score_tells_bid_tricks_points_and_total() -> None:
    shown = h1("2", "0", "0", "0", *CARDS, carry={"scores": (10, 0, 11, 10)}).public(PT)
    assert [line.split() for line in block(shown)] == [
        ["pediu", "fez", "pts", "total"],
        ["Dora", "0", "0", "+10", "20"],
        ["Caio", "0", "1", "0", "11"],
        ["Ana", "2", "1", "0", "10"],
        ["Bia", "0", "0", "+10", "10"],
    ]
    assert "✅ Certo: <@101> e <@103>" in shown.text
    assert "⬆️ Acima: <@102>" in shown.text
    assert "⬇️ Abaixo: <@100>" in shown.text
    assert "Na frente: <@103>, com **20**" in shown.text
    assert "Faltam 11 rodadas" in shown.text


@pytest.mark.parametrize("locale", LOCALES)
async def test_the_table_of_points_fits_a_phone_whatever_people_are_called(locale: str) -> None:
    names = ("Maximiliano de los Santos y Robles", "```", "林林林林林林林林林林林林林", "a\nb\u202ec")
    shown = h1("1", "0", "1", "0", *CARDS, names=names, miss="minus_diff", carry={"scores": (1000, -20, 3, 4)})
    lines = block(shown.public(locale))
    assert len(lines) == 5
    assert max(sum(2 if char == "林" else 1 for char in line) for line in lines) <= COLUMNS
    assert not any("`" in line for line in lines)


def test_columns_stay_in_line_where_letters_are_two_wide() -> None:
    lines = table(["bid"], [Line("林林", ("1",)), Line("Ana", ("13",))]).split("\n")[1:-1]
    assert lines == ["     bid", "林林   1", "Ana   13"]


async def test_the_end_of_a_game_names_the_winner_and_what_the_stake_was() -> None:
    end = h1("1", "0", "1", "0", *CARDS, max_cards=2, terms={"stake": 5}, carry={"scores": (0, 10, 20, 0)}).public(PT)
    assert "**<@102> ganha a partida** com 31 pontos" in end.text
    assert "Aposta: 4 × 5 = **20**, para quem ganha" in end.text
    assert "Nova partida" in labels(end)
    assert "A próxima partida começa" in end.text


async def test_equal_winners_share_the_stake_and_the_odd_chip_is_told() -> None:
    end = h1("1", "0", "1", "0", *CARDS, max_cards=2, terms={"stake": 5}, carry={"scores": (20, 0, 20, 21)}).public(PT)
    assert "<@100>, <@102> e <@103> dividem a vitória** com 31 pontos" in end.text
    assert "6 para cada cadeira vencedora (e 2 de resto" in end.text


async def test_between_hands_the_next_one_is_offered_not_a_new_game() -> None:
    hand = h1("1", "0", "1", "0", *CARDS).public(PT)
    assert "Próxima rodada" in labels(hand)
    assert "A próxima rodada começa" in hand.text


async def test_a_tie_that_is_played_off_says_so() -> None:
    tie = h1("1", "0", "1", "0", *CARDS, max_cards=2, tiebreak="extra_hand", carry={"scores": (0, 1, 0, 1)}).public(PT)
    assert "rodada extra" in tie.text
    assert "Próxima rodada" in labels(tie)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_help_says_that_another_game_has_the_same_name(locale: str) -> None:
    t = texts(locale, strict=True)
    assert "Fodinha" in renderer_of("danese").summary(t, h1().rules)


async def test_a_bid_is_written_as_a_number_or_as_its_button_says() -> None:
    stage = Stage(game="danese")
    stage.locale = PT
    await stage.deal(ANA, LEO, EVA)
    first = stage.waiting()
    interaction = await stage.command(first, "show_hand")
    offered = await stage.desk.suggestions(interaction, "", "call")  # type: ignore[arg-type]  # a hand-written fake
    assert offered == [("Nenhuma", "0"), ("1 vaza", "1")]
    await stage.command(first, "act_words", "1", "call")
    await stage.command(stage.waiting(), "act_words", "nenhuma", "call")
    assert sorted(bid for bid in stage.table.deal.bids if bid is not None) == [0, 1]


async def test_a_bid_that_is_too_high_is_told_what_is_possible() -> None:
    stage = Stage(game="danese")
    stage.locale = PT
    await stage.deal(ANA, LEO, EVA)
    shown = (await stage.command(stage.waiting(), "act_words", "7", "call")).shown
    assert shown is not None
    assert "Nesta rodada há 1 vaza" in shown.text


async def test_choosing_in_the_list_makes_the_bid() -> None:
    stage = Stage(game="danese")
    stage.locale = PT
    await stage.open(ANA, LEO, EVA)
    fields = {"stake": "0", "cards": "9", "schedule": "descending", "house": [], "time": "90"}
    await stage.click(ANA, stage.main, f"t1:{stage.table.id}:{stage.table.version}:options:save", fields=fields)
    await stage.press(ANA, "begin")
    await stage.told()
    user = stage.waiting()
    hand = await stage.hand(user)
    chooser = control(hand, "act")
    three = next(option["value"] for option in chooser["options"] if option["label"] == "3 vazas")
    await stage.click(user, hand, chooser["custom_id"], [three])
    assert 3 in stage.table.deal.bids


async def test_the_stake_of_the_command_is_put_in_before_the_first_hand_and_told_in_the_lobby() -> None:
    stage = Stage(game="danese")
    table = await stage.open(ANA, LEO, EVA, stake=7)
    assert "Apuesta **7**" in stage.main.text
    assert (table.terms.stake, table.terms.buy_in) == (7, 200)
    await stage.press(ANA, "begin")
    assert [seat.stack for seat in stage.table.seats] == [193, 193, 193]
    assert stage.table.pot == 21


async def test_the_form_sets_the_stake_and_refuses_rules_that_exclude_each_other() -> None:
    stage = Stage(game="danese")
    await stage.open(ANA, LEO, EVA, stake=7)
    save = f"t1:{stage.table.id}:{stage.table.version}:options:save"
    fields = {"stake": "0", "cards": "5", "schedule": "escalera", "house": ["hook", "together"], "time": "90"}
    shown = (await stage.click(ANA, stage.main, save, fields=fields)).shown
    assert shown is not None
    assert "elige una de las dos reglas" in shown.text
    await stage.click(ANA, stage.main, save, fields={**fields, "house": ["hook"]})
    assert stage.table.phase is Phase.LOBBY
    assert stage.table.terms.stake == 0
    assert stage.table.rules.model_dump(exclude_defaults=True) == {
        "max_cards": 5,
        "schedule": "escalera",
        "hook": True,
    }


async def test_leaving_between_two_hands_leaves_the_game_to_a_computer_player() -> None:
    stage = Stage(game="danese")
    await stage.deal(ANA, LEO, bots=1)
    while stage.table.phase is Phase.PLAYING:
        user = stage.waiting()
        hand = await stage.hand(user)
        await stage.click(user, hand, control(hand, "act")["custom_id"])
        await stage.told()
    asked = (await stage.press(ANA, "leave")).shown
    assert asked is not None
    assert "Un bot termina la partida por ti" in asked.text
    assert not stage.table.seats[0].leaving
    done = (await stage.press(ANA, "leave", asked)).shown
    assert done is not None
    assert "Un bot termina esta partida por ti" in done.text
    assert stage.table.seats[0].leaving
