"""Charts are small pictures that show what they are given, whatever it is."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from bot.sessions.books import Point
from bot.ui.charts import Bar, balance_chart, ranking_chart

MOST_BYTES = 60_000


def opened(data: bytes) -> Image.Image:
    image = Image.open(io.BytesIO(data))
    image.load()
    return image


@pytest.mark.parametrize(
    "chips", [[0, 0], [500, 500], [1, 0], [5, 1_000_000_000], list(range(240)), [999, 1001, 1, 12_345]]
)
def test_any_course_of_chips_can_be_drawn(chips: list[int]) -> None:
    data = balance_chart([Point(float(at), amount) for at, amount in enumerate(chips)])
    assert opened(data).size == (800, 420)
    assert len(data) < MOST_BYTES


def test_points_of_one_moment_can_be_drawn() -> None:
    assert opened(balance_chart([Point(5.0, 10), Point(5.0, 20)])).size == (800, 420)


def test_a_rising_course_has_its_line_higher_on_the_right() -> None:
    image = opened(balance_chart([Point(0.0, 10), Point(50.0, 10), Point(100.0, 100)])).convert("RGB")
    yellow = [(x, y) for x in range(800) for y in range(420) if _near(image.getpixel((x, y)), (242, 183, 5))]
    left, right = min(yellow), max(yellow)
    assert left[1] > right[1] + 100


def _near(pixel: object, wanted: tuple[int, int, int]) -> bool:
    assert isinstance(pixel, tuple)
    return all(abs(one - other) < 12 for one, other in zip(pixel, wanted, strict=True))


@pytest.mark.parametrize("names", [["Ana"], ["Ana", "Ñandú 🦤🦤", "王小明", "", "x" * 80], ["same", "same"]])
def test_any_names_can_be_ranked(names: list[str]) -> None:
    bars = [Bar(name, 1000 - 100 * place) for place, name in enumerate(names)]
    image = opened(ranking_chart(bars))
    assert image.size[0] == 800


def test_a_ranking_of_nothing_but_zeros_can_be_drawn() -> None:
    assert opened(ranking_chart([Bar("Ana", 0), Bar("Leo", 0)])).size[0] == 800
