"""What the screens of both games of mus say at the moments that people argue about."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.games.registry import GAMES
from bot.l10n import LOCALES
from bot.sessions.model import Sign
from bot.ui.renderers.registry import renderer_of
from tests.ui.position import Position, labels, options, shown

# Seat 0 deals, so seat 1 is the mano: RC74 (31), RR75 (32), SS54 (29), 7654 (22) from the mano on (rules/mus.md, 3.2).
H = ["7E 6E 5E 4E", "12O 11C 7O 4O", "12C 12E 7B 5O", "10O 10C 5C 4B"]
CUT = "no hay mus"
PASSES = ["paso"] * 4


def h(*words: str, **more: Any) -> Position:
    return Position("mus", H, None, **more).say(*words)


async def test_the_score_is_said_in_words_and_in_number() -> None:
    text = h(CUT, carry={"scores": (17, 14)}).public().text
    assert "<@100> y <@102>: 3 amarracos y 2 piedras\u00a0—\u00a0**17**" in text
    assert "<@101> y <@103>: 2 amarracos y 4 piedras\u00a0—\u00a0**14**" in text


@pytest.mark.parametrize(
    ("stones", "words"),
    [
        (0, "0 piedras\u00a0—\u00a0**0**"),
        (1, "1 piedra\u00a0—\u00a0**1**"),
        (5, "1 amarraco\u00a0—\u00a0**5**"),
        (35, "7 amarracos\u00a0—\u00a0**35**"),
    ],
)
async def test_amarracos_without_stones_and_stones_without_amarracos(stones: int, words: str) -> None:
    assert f": {words}" in h(CUT, carry={"scores": (stones, 2)}).public().text


async def test_a_seat_reads_the_score_as_us_and_them() -> None:
    text = h(CUT, carry={"scores": (17, 14)}).private(1).text
    assert "**Nosotros**: 2 amarracos y 4 piedras\u00a0—\u00a0**14**" in text
    assert "**Ellos**: 3 amarracos y 2 piedras\u00a0—\u00a0**17**" in text


async def test_who_said_mus_and_who_is_asked() -> None:
    text = h("mus").public().text
    assert "✅ <@101>: mus" in text
    assert "➡️ **<@102>: ¿mus?** · <t:1793520045:R>" in text


async def test_how_many_cards_were_thrown_is_public_and_which_is_not() -> None:
    position = h(*["mus"] * 4, "descarta 7O 4O")
    text = position.public().text
    assert "✅ <@101> tiró 2 cartas" in text
    assert "➡️ **<@102> tira cartas**" in text
    assert "7 de oros" not in text


async def test_the_ledger_says_what_is_at_stake_in_each_lance() -> None:
    text = h(CUT, "envido 2", "quiero", *PASSES).public().text
    assert "**Grande**: **2 en juego**" in text
    assert "**Chica**: en paso, 1 al final" in text
    assert "**Pares**: se habla\n-# Pares sí: Caio y Dora" in text
    assert "Juego —" in text


async def test_pares_and_juego_are_announced_with_names() -> None:
    text = h(CUT, *PASSES, *PASSES, *["paso"] * 2).public().text
    assert "-# Pares sí: Caio y Dora" in text
    assert "-# Juego sí: Bia y Caio" in text


async def test_a_raise_says_what_it_adds_what_stands_and_what_a_refusal_pays() -> None:
    position = h(CUT, "envido 2", "4 mas")
    text = position.public().text
    assert "Caio: 4 más (van 6)" in text
    assert "Si no quieren, Ana y Caio cobran **2**" in text
    hand = position.private(3)
    assert "si tampoco quiere, cobran **2**" in hand.text
    assert labels(hand) == ["Quiero", "No quiero", "2 más", "Subir…", "¡Órdago!"]
    assert options(hand)[:2] == ["3 más", "4 más"]


async def test_after_the_partners_refusal_it_is_ones_own_decision() -> None:
    position = h(CUT, "envido 2", "no quiero")
    assert "Caio no quiere" in position.public().text
    hand = position.private(0)
    assert "Si no quieres, cobran **1**" in hand.text


async def test_where_both_answer_the_first_answer_is_shown_and_the_price_is_gone_once_one_accepts() -> None:
    position = h(CUT, "envido 2", pair_answer="highest")
    assert "Contesta también tu pareja y vale lo más alto" in position.private(2).text
    position.say("quiero")
    text = position.public().text
    assert "Bia envida 2 · Caio: Quiero" in text
    assert "Si no quieren" not in text


async def test_an_ordago_leaves_two_answers_and_says_what_they_mean() -> None:
    position = h(CUT, "ordago")
    hand = position.private(2)
    assert labels(hand) == ["Quiero", "No quiero"]
    assert "decide **todo el juego**" in hand.text
    assert "Bia: ¡órdago!" in position.public().text


async def test_the_hand_says_what_it_is_worth_in_each_lance() -> None:
    text = h(CUT).private(1).text
    assert "Grande: Rey · Caballo · 7 · 4" in text
    assert "Chica: 4 · 7 · Caballo · Rey" in text
    assert "Pares: no" in text
    assert "Juego: **31**, el mejor" in text
    assert "Pares: par (Sota)" in h(CUT).private(3).text


async def test_with_eight_kings_a_three_is_called_a_king_and_a_two_an_ace() -> None:
    hands = ["7E 6E 5E 4E", "12O 3C 2O 1O", "12C 12E 7B 5O", "10O 10C 5C 4B"]
    text = Position("mus", hands, None).private(1).text
    assert "**3 de copas**" in text
    assert "Grande: Rey · Rey · As · As" in text
    assert "Pares: duples (Rey · As)" in text
    four = Position("mus", hands, None, kings=4).private(1).text
    assert "Grande: Rey · 3 · 2 · As" in four


async def test_only_the_legal_calls_are_offered() -> None:
    assert labels(h().private(1)) == ["Mus", "No hay mus"]
    assert labels(h(CUT).private(1)) == ["Paso", "Envido 2", "Envido…", "¡Órdago!"]
    assert labels(h(CUT).private(2)) == []


async def test_the_cards_to_throw_are_chosen_first() -> None:
    position = h(*["mus"] * 4)
    hand = position.private(1)
    assert labels(hand) == []
    assert labels(hand, enabled=False) == ["Elige cartas"]
    chosen = shown(renderer_of("mus").private(position.scene(1), (0, 2)))
    assert labels(chosen) == ["Tirar 2 cartas"] or labels(chosen) == ["Cambiar 2 cartas"]


async def test_the_count_is_spelt_out_lance_by_lance() -> None:
    # S2: grande 2 accepted, everything else in paso.
    text = h(CUT, "envido 2", "quiero", *PASSES, *["paso"] * 2, *["paso"] * 2).public().text
    assert "**Bia**: Rey de oros · Caballo de copas · 7 de oros · 4 de oros" in text
    assert "**Grande**: Ana y Caio **+2** · mejor: Caio" in text
    assert "**Chica**: Ana y Caio **+1** · mejor: Ana" in text
    assert "**Pares**: Ana y Caio **+1** · mejor: Caio" in text
    assert "**Juego**: Bia y Dora **+3** · mejor: Bia" in text
    assert text.index("**Grande**") < text.index("**Chica**") < text.index("**Pares**") < text.index("**Juego**")


async def test_the_count_stops_where_a_pair_reaches_the_target() -> None:
    # S15: the pair with the best grande is at 39; the 31 of the others never counts.
    text = h(CUT, *PASSES, *PASSES, *["paso"] * 2, *["paso"] * 2, carry={"scores": (39, 38)}).public().text
    assert "**Grande**: Ana y Caio **+1**" in text
    assert "**Juego**" not in text
    assert "Se llega a 40: aquí acaba la cuenta" in text
    assert "🏆 <@100> y <@102> **ganan la partida**" in text


async def test_a_refused_bet_is_in_the_count_as_paid_already() -> None:
    text = h(CUT, "envido 5", "no quiero", "no quiero", *PASSES, *["paso"] * 2, *["paso"] * 2).public().text
    assert "**Grande**: Bia y Dora ya cobraron 1" in text


async def test_an_accepted_ordago_ends_the_count_and_the_game() -> None:
    text = h(CUT, *PASSES, "ordago", "quiero").public().text
    assert "**Grande**" not in text
    assert "**Chica**: órdago querido · ganan Ana y Caio" in text


async def test_games_and_vacas_are_counted() -> None:
    carry = {"tallies": (1, 2, 0, 1)}
    rules = {"games_to_win": 3, "vacas_to_win": 3}
    assert "Juegos 1–2 (vaca a 3) · Vacas 0–1 (a 3)" in h(CUT, carry=carry, **rules).public().text
    text = h(CUT, "ordago", "quiero", carry={"tallies": (2, 2, 0, 1)}, **rules).public().text
    assert "**ganan el juego y la vaca**" in text
    assert "Juegos 0–0 (vaca a 3) · Vacas 1–1 (a 3)" in text


async def test_pairs_can_be_changed_from_the_result_of_the_last_deal_only() -> None:
    assert "Parejas" in labels(h(CUT, "ordago", "quiero").public())
    assert "Parejas" not in labels(h(CUT, "ordago", "quiero", games_to_win=2).public())


async def test_the_winners_share_what_was_staked() -> None:
    text = h(CUT, "ordago", "quiero", terms={"stake": 10}).public().text
    assert "4 × 10 = 40, **20** para cada cual" in text


async def test_running_mus_is_named() -> None:
    assert "mus corrido" in h(running_mus="each_game").public().text


def signalled(position: Position, chair: int, *names: str) -> list[str]:
    """Texts of the public message, the log, and of all four hands, once `chair` has signalled."""
    renderer = renderer_of("mus")
    found = []
    for seat in (None, 0, 1, 2, 3):
        scene = position.scene(seat)
        scene = replace(scene, table=replace(scene.table, signs=tuple(Sign(chair, name) for name in names)))
        views = [renderer.public(scene), renderer.log(scene)] if seat is None else [renderer.private(scene)]
        found.append("\n".join(str(shown(view).components) for view in views))
    return found


@pytest.mark.parametrize("name", ["duples", "medias", "la-real", "thirty-one", "two-kings", "two-aces", "thirty",
                                  "twenty-nine", "pares", "juego", "blind"])  # fmt: skip
@pytest.mark.parametrize("locale", LOCALES)
async def test_only_the_partner_reads_a_sena(name: str, locale: str) -> None:
    position = h(CUT)
    scene = position.scene(3, locale)
    scene = replace(scene, table=replace(scene.table, signs=(Sign(1, name),)))
    seen = scene.t(f"sign-{name}-seen")
    assert seen in shown(renderer_of("mus").private(scene)).text
    for text in [part for seat, part in enumerate(signalled(position, 1, name)) if seat != 4]:
        assert h(CUT).scene().t(f"sign-{name}-seen") not in text


async def test_senas_that_are_true_have_a_button_where_the_table_allows_them() -> None:
    position = Position("mus", H, None, signals="button").say(CUT)
    assert labels(position.private(2)) == ["🤫 Dos reyes", "🤫 Pares", "🤫 Juego"]
    assert not any("🤫" in label for label in labels(h(CUT).private(2)))


# Individual mus: five cards each; seat 1 is the mano. After throwing the last card: RC74, RR75, SS54, 7654.
FIVE = ["7E 6E 5E 4E 1E", "12O 11C 7O 4O 1O", "12C 12E 7B 5O 1C", "10O 10C 5C 4B 1B"]
THROWN = ["descarta 1O", "descarta 1C", "descarta 1B", "descarta 1E"]


def alone(*words: str, stones: tuple[int, ...] = (8, 8, 8, 8), **more: Any) -> Position:
    carry = {"number": 1, "scores": stones, **more.pop("carry", {})}
    position = Position("mus_individual", FIVE, None, carry=carry, **more)
    return position.say(*words)


async def test_five_cards_are_five_buttons() -> None:
    hand = alone().private(1)
    assert labels(hand) == ["Rey de oros", "Caballo de copas", "7 de oros", "4 de oros", "As de oros"]


async def test_stones_deposits_and_who_is_inside_are_shown() -> None:
    text = alone(*THROWN, "envido 2", "quiero", "no quiero", "quiero").public().text
    assert "<@101>: **6** piedras + 2 en depósito · mano" in text
    assert "apuesta de Bia, a 2 cada cual (6 en depósito)" in text
    assert "sin derecho a subir: Dora" in text


async def test_the_first_answer_costs_and_a_refusal_does_not() -> None:
    hand = alone(*THROWN, "envido 2").private(2)
    assert labels(hand) == ["Quiero", "No quiero"]
    assert "Si quieres, dejas **2** en depósito" in hand.text
    assert "Si no quieres, no pagas nada" in hand.text


async def test_refusing_a_raise_says_what_one_has_to_take() -> None:
    # Answers from the bettor on: 2, 3, 0; raises the other way round: 0 first.
    position = alone(*THROWN, "envido 2", "quiero", "quiero", "quiero", "2 mas")
    seat = position.game.rules.waiting_on(position.state)[0]
    hand = position.private(seat)
    assert "Si quieres, dejas **2** en depósito" in hand.text
    assert "**te llevas 8**" in hand.text


async def test_a_raise_is_capped_at_what_the_poorest_can_match() -> None:
    position = alone(*THROWN, "envido 2", "quiero", "quiero", "quiero", stones=(8, 8, 3, 8))
    seat = position.game.rules.waiting_on(position.state)[0]
    hand = position.private(seat)
    assert labels(hand) == ["Paso", "1 más", "¡Órdago!"]
    assert options(hand) == []


async def test_who_has_no_stones_is_safe_and_holds_no_cards() -> None:
    position = Position("mus_individual", ["", *FIVE[1:]], None, carry={"number": 1, "scores": (0, 8, 8, 8)})
    assert "✅ <@100>: sin piedras, a salvo" in position.public().text
    assert "No llevas cartas en esta mano" in position.private(0).text


async def test_the_count_names_who_deposits_and_who_takes() -> None:
    words = ["envido 2", "quiero", "no quiero", "no quiero", "paso", "paso"]
    text = alone(*THROWN, *words, *PASSES, *["paso"] * 2, *["paso"] * 2).public().text
    assert "**Grande**: Bia se lleva **4** (peor mano) · Caio gana, sin premio" in text
    assert "**Chica**: Ana deposita **1**" in text
    assert "**Juego**: Bia deposita **3**" in text
    assert "Piedras: <@100> 7" in text


async def test_a_bet_that_nobody_accepts_says_its_deje() -> None:
    words = ["envido 3", *["no quiero"] * 3]
    text = alone(*THROWN, *words, *PASSES, *["paso"] * 2, *["paso"] * 2).public().text
    assert "**Grande**: Bia gana, sin premio, no le quisieron: depositó 1 en el acto" in text


async def test_a_lost_game_is_a_defeat_and_ends_the_count() -> None:
    words = ["ordago", "quiero", "quiero", "quiero"]
    text = alone(*THROWN, *words, carry={"tallies": (0, 1, 0, 0)}).public().text
    assert "órdago entre" in text
    assert "**pierde el juego**" in text
    assert "Derrotas (fuera con 3)" in text


async def test_the_last_one_left_wins_the_match_and_the_pot() -> None:
    words = ["ordago", "quiero"]
    position = Position(
        "mus_individual", FIVE[:2], None, carry={"number": 1, "scores": (8, 8), "tallies": (2, 2)}, terms={"stake": 5}
    ).say(*THROWN[:1], THROWN[3], *words)
    text = position.public().text
    assert "**gana la partida** y el bote: **10**" in text


def test_both_games_are_in_the_registry() -> None:
    assert {"mus", "mus_individual"} <= set(GAMES)
