"""Which moments are photographed, which button is pressed, and how small a picture gets."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from playground.wire import Json
from tools.shots import pictures
from tools.shots.album import Album
from tools.shots.plays import GAMES, Choice, button


def control(verb: str, label: str | None = None, argument: str = "0") -> Json:
    return {"type": 2 if label else 3, "custom_id": f"t1:table:7:{verb}:{argument}", "label": label}


@pytest.mark.parametrize(
    ("controls", "screen"),
    [
        ([control("act", "7 de oros"), control("act", "As de copas")], "trick"),
        ([control("act", "Juego"), control("act", "Paso")], ""),
        ([control("act", "Ninguna"), control("act", "1 baza")], ""),
        ([control("pick"), control("discard", "Cambiar 2 cartas"), control("act", "Servido (0)")], "discards"),
        ([control("act", "Paso"), control("amount", "Envido 2"), control("sure", "¡Órdago!")], "lance"),
    ],
)
def test_a_moment_is_known_by_what_the_hand_offers(controls: list[Json], screen: str) -> None:
    assert Choice.of(controls).screen == screen


def test_a_hand_that_only_waits_offers_nothing() -> None:
    assert not Choice.of([control("hand", "Mi mano"), control("why", "¿Por qué no puedo?")])


def test_mus_is_said_once_so_that_the_lances_are_seen() -> None:
    mus = next(game for game in GAMES if game.name == "mus")
    choice = Choice.of([control("act", "Mus"), control("act", "No hay mus")])
    assert button(mus, choice, turn=0)["label"] == "Mus"
    assert button(mus, choice, turn=1)["label"] == "No hay mus"


def test_the_deal_with_all_pictures_is_better_than_the_one_with_more_cards() -> None:
    whole = Album({"hand": b"", "trick": b""}, fullest=1)
    full = Album({"hand": b""}, fullest=3)
    wanted = frozenset({"hand", "trick"})
    assert whole.is_better_than(full, wanted)
    assert not full.is_better_than(whole, wanted)
    assert not whole.is_full(wanted, cards=2)


def test_pictures_are_kept_under_their_screens_name_small_and_in_few_colours(tmp_path: Path) -> None:
    large = BytesIO()
    Image.linear_gradient("L").resize((800, 1720)).convert("RGB").save(large, "PNG")
    Album({"lobby": large.getvalue()}).save(tmp_path, "julepe")
    with Image.open(tmp_path / "julepe-lobby.png") as kept:
        assert kept.size == (pictures.WIDTH, round(1720 * pictures.WIDTH / 800))
        assert len(kept.getcolors() or ()) <= pictures.COLOURS
