from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from bot.ui.ids import LONGEST, VERBS, Ref, custom_id, parse

TABLES = st.from_regex(r"[a-z0-9]{1,16}", fullmatch=True)
ARGUMENTS = st.one_of(st.just(""), st.from_regex(r"[a-z0-9.-]{1,20}", fullmatch=True))


@given(TABLES, st.integers(0, 999_999_999), st.sampled_from(sorted(VERBS)), ARGUMENTS)
def test_an_id_reads_back_as_it_was_written(table: str, version: int, verb: str, argument: str) -> None:
    text = custom_id(table, version, verb, argument)
    assert len(text) <= LONGEST
    assert parse(text) == Ref(table, version, verb, argument)


@pytest.mark.parametrize(
    "text", ["", "t1", "t2:k3f:1:sit", "t1:k3f:x:sit", "t1:k3f:1:fly", "t1:k3f:1:sit:", "t1:k 3:1:sit", "j1:k3f:1:sit"]
)
def test_a_foreign_id_is_left_alone(text: str) -> None:
    assert parse(text) is None


@pytest.mark.parametrize(("verb", "argument"), [("fly", ""), ("act", "a:b"), ("act", "x" * 41)])
def test_an_id_that_could_not_be_read_back_is_not_written(verb: str, argument: str) -> None:
    with pytest.raises(ValueError, match="no component id"):
        custom_id("k3f", 1, verb, argument)
