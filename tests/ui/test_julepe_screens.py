"""What julepe's screens say at the moments that people argue about."""

from __future__ import annotations

from typing import Any

import pytest

from bot.cards import SPANISH_40, card_of
from bot.games.julepe import GAME
from bot.games.protocol import Carry, Discard, Play, Say, Setup, fold
from bot.l10n import texts
from bot.sessions.model import Phase, Seat, Table, Terms
from bot.ui.emojis import Emojis
from bot.ui.renderers.registry import renderer_of
from bot.ui.scene import Scene
from tests.ui.fakes import Message, walk

NAMES = ("Ana", "Bia", "Caio", "Dora", "Eli", "Fer", "Gil")
PLAYS, PASSES, DANCES = Say("juego"), Say("paso"), Say("baile")


def pack(seats: int, hands: dict[int, str], turn_up: str, dealer: int = 0) -> tuple[Any, ...]:
    """The pack that deals these hands one card at a time from the dealer's right; other seats get what is left."""
    order = [(dealer + 1 + step) % seats for step in range(seats)]
    size = 6 if seats == 5 else 5
    named = {seat: [card_of("spanish", code) for code in text.split()] for seat, text in hands.items()}
    up = card_of("spanish", turn_up)
    taken = {up, *(card for hand in named.values() for card in hand)}
    rest = [card for card in SPANISH_40 if card not in taken]
    dealt = {seat: named.get(seat) or [rest.pop() for _ in range(size)] for seat in order}
    return (*(dealt[seat][at] for at in range(size) for seat in order), up, *rest)


class Deal:
    """A deal under given rules, without a service."""

    def __init__(self, seats: int, hands: dict[int, str], turn_up: str = "7O", pot: int = 0, **rules: Any) -> None:
        self.rules = GAME.house_rules(**rules)
        setup = Setup((200,) * seats, Carry(dealer=0, pot=pot), pack(seats, hands, turn_up), (SPANISH_40,) * 6)
        self.state = fold(GAME, GAME.rules.start(self.rules, setup))

    def do(self, *actions: Any) -> Deal:
        """In turn, whoever's it is."""
        for action in actions:
            seat = GAME.rules.waiting_on(self.state)[0]
            self.state = fold(GAME, GAME.rules.apply(self.state, seat, action), self.state)
        return self

    def cards(self, codes: str) -> Deal:
        return self.do(*(Play(card_of("spanish", code)) for code in codes.split()))

    def served(self, times: int) -> Deal:
        return self.do(*[Discard(())] * times)

    def scene(self, seat: int | None = None, locale: str = "es") -> Scene:
        count = len(self.state.stacks)
        people = tuple(Seat(at, 100 + at, NAMES[at], stack=200) for at in range(count))
        over = GAME.rules.is_over(self.state)
        table = Table(
            "k3f", 1, 50, "julepe", self.rules, Terms(200), 100, 0.0, 9, Phase.SETTLED if over else Phase.PLAYING,
            people, count, number=3, playing=tuple(range(count)), deal=self.state,
        )  # fmt: skip
        view = GAME.rules.view_for(self.state, seat)
        return Scene(table, texts(locale, strict=True), Emojis(), view, 1_793_520_045.0)

    def public(self, locale: str = "es") -> str:
        renderer = renderer_of("julepe")
        scene = self.scene(locale=locale)
        view = renderer.result(scene) if GAME.rules.is_over(self.state) else renderer.public(scene)
        return Message(1, view.to_components()).text

    def private(self, seat: int, locale: str = "es") -> Message:
        return Message(1, renderer_of("julepe").private(self.scene(seat, locale)).to_components())


def labels(message: Message, *, enabled: bool) -> list[str]:
    return [node["label"] for node in walk(message.components) if node["type"] == 2 and node["disabled"] is not enabled]


HAND_OF_FOUR = {1: "1E 2O 7E 11O 10O", 2: "10B 6O 11E 6B 2E", 3: "6C 11B 3O 12O 11C"}
"""Section 3.4 of the rules: A deals and passes, B, C and D play."""


def played() -> Deal:
    return Deal(4, HAND_OF_FOUR, "7O").do(PLAYS, PLAYS, PLAYS, PASSES).served(3)


async def test_the_running_winner_and_who_is_next_are_said_in_words() -> None:
    shown = played().cards("7E 11E").public()
    assert "**11 de espadas" not in shown
    assert "2. <@102> — **Caballo de espadas** · **gana de momento**" in shown
    assert "➡️ **<@103>: te toca** · <t:1793520045:R>" in shown
    assert "baza 1 de 5" in shown


async def test_a_finished_trick_stays_until_the_next_one_begins() -> None:
    deal = played().cards("7E 11E 12O")
    assert "**Rey de oros** · **gana la baza**" in deal.public()
    assert "Baza anterior: <@103> con **Rey de oros**" in deal.cards("6C").public()


async def test_the_heading_counts_the_trick_whose_cards_it_shows() -> None:
    deal = played().cards("7E 11E 12O")
    assert "baza 1 de 5" in deal.public()
    assert "baza 2" in renderer_of("julepe").turn_line(deal.scene()), "what is waited for is the next trick"
    assert "baza 2 de 5" in deal.cards("6C").public()


async def test_legal_cards_can_be_pressed_and_the_others_not() -> None:
    hand = played().cards("7E").private(2)
    assert labels(hand, enabled=True) == ["Caballo de espadas", "¿Por qué no puedo?"]
    assert len(labels(hand, enabled=False)) == 4


@pytest.mark.parametrize(
    ("cards", "seat", "why"),
    [
        ("", 1, "Sales tú"),
        ("7E", 2, "debes montar"),
        ("7E 11E", 3, "debes fallar"),
        ("7E 11E 12O 6C 2O", 2, "debes pisar"),
        ("7E 11E 12O 6C 2O 6O 6B 11B 11O 1E", 2, "debes asistir"),
        ("7E 11E 12O 6C 2O 6O 6B 11B 11O 1E 2E 3O 11C 10O", 2, "vale cualquier carta"),
    ],
)
async def test_the_duty_is_explained(cards: str, seat: int, why: str) -> None:
    assert why in played().cards(cards).private(seat).text


async def test_a_lower_trump_is_explained() -> None:
    hands = {1: "4C 5C 6C 7C 2C", 2: "1O 3E 4E 5E 6E", 3: "2O 4O 7E 10E 11E"}
    deal = Deal(4, hands, "7O").do(PLAYS, PLAYS, PLAYS, PASSES).served(3).cards("4C 1O")
    assert "debes fallar por debajo" in deal.private(3).text


async def test_the_settlement_shows_its_sum() -> None:
    deal = played().cards("7E 11E 12O 6C 2O 6O 6B 11B 11O 1E 2E 3O 11C 10O 10B")
    shown = deal.public()
    assert "🏆 <@101> · 2 bazas · **+10**" in shown
    assert "🏆 <@103> · 2 bazas · **+10**" in shown
    assert "❌ <@102> · 1 baza · julepe **−10**" in shown
    assert "Plato 10 + 1 julepe de 10 = **20**, a partes iguales" in shown
    assert "Puesta: <@100> 10" in shown
    assert "<@100> 190 · <@101> 210 · <@102> 190 · <@103> 210" in shown


async def test_a_plate_that_everybody_left_is_said_to_wait() -> None:
    shown = Deal(3, {}, pot=10).do(PASSES, PASSES, PASSES).public()
    assert "Ha pasado todo el mundo" in shown
    assert "(**20**)" in shown


async def test_who_plays_alone_and_is_not_opposed_takes_the_plate() -> None:
    deal = Deal(3, {}).do(PLAYS, PASSES, PASSES)
    assert "Solo juega <@101>" in deal.public()
    assert "juega a solas por 10 fichas" in deal.private(2).text
    shown = deal.do(Say("no defiende"), Say("no defiende")).public()
    assert "🏆 <@101> · **+10**" in shown
    assert "Nadie defiende la baceta" in shown


async def test_who_defends_the_stock_throws_one_and_is_named() -> None:
    deal = Deal(3, {}).do(PLAYS, PASSES, PASSES, Say("defiende")).served(1)
    assert "🛡️ <@102> defiende la baceta" in deal.public()
    hand = deal.private(2)
    assert "Elige al menos 1" in hand.text
    assert labels(hand, enabled=True) == ["Tirar una carta"]


async def test_the_alcalde_of_seven_is_named_and_has_no_cards() -> None:
    deal = Deal(7, {})
    assert "Da <@100>, alcalde" in deal.public()
    assert "haces de alcalde" in deal.private(0).text


async def test_five_seats_have_to_throw_at_least_one_and_get_one_fewer() -> None:
    deal = Deal(5, {}).do(PLAYS, PLAYS, PASSES, PASSES, PASSES)
    hand = deal.private(1)
    assert "Elige al menos 1" in hand.text
    assert "1 menos de las que tires" in hand.text
    assert not any(label.startswith("Servido") for label in labels(hand, enabled=True))


async def test_a_dealer_may_take_the_turn_up_and_an_ace_asks_for_three_tricks() -> None:
    deal = Deal(3, {}, "1O")
    early = deal.private(0)
    assert labels(early, enabled=True) == ["Tomo la pinta"]
    deal.do(PASSES, PLAYS)
    assert "3 bazas" in deal.private(0).text
    shown = deal.do(DANCES).public()
    assert "la pinta, **As de oros**, la tiene <@100>" in shown
    assert "<@100> tomó la pinta y necesita **3 bazas**" in shown


async def test_who_cannot_pay_a_julepe_is_told_why_only_passing_is_left() -> None:
    hand = Deal(3, {}, pot=0, penalty=500).private(1)
    assert labels(hand, enabled=True) == ["Paso"]
    assert "No te alcanzan las fichas" in hand.text


async def test_a_capped_plate_says_what_waits() -> None:
    shown = Deal(3, {}, pot=100, pot_cap=30).public()
    assert "Plato **30**" in shown
    assert "Otras 80 fichas" in shown


async def test_the_proposal_keeps_trumps_and_strong_cards() -> None:
    hand = played_until_throw().private(1)
    select = next(node for node in walk(hand.components) if node["type"] == 3)
    assert {option["label"] for option in select["options"] if option["default"]} == {"7 de espadas"}


def played_until_throw() -> Deal:
    return Deal(4, HAND_OF_FOUR, "7O").do(PLAYS, PLAYS, PLAYS, PASSES)


async def test_a_shown_card_is_always_in_words_and_its_picture_follows() -> None:
    import discord

    scene = played().cards("7E").scene()
    picture = discord.PartialEmoji(name="es_e07", id=17)
    scene = Scene(scene.table, scene.t, Emojis({"espadas_7": picture}), scene.view, scene.deadline)
    shown = Message(1, renderer_of("julepe").public(scene).to_components()).text
    assert "**7 de espadas** <:es_e07:17>" in shown
