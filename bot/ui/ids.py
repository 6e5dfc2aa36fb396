"""Component ids: `t1:<table>:<version>:<verb>[:<argument>]`. They carry no hidden information."""

from __future__ import annotations

import re
from dataclasses import dataclass

VERBS = frozenset(
    [
        "sit", "stand", "addbot", "level", "begin", "options", "hand", "act", "pick", "discard", "amount", "next",
        "pause", "ready", "resume", "leave", "close", "rules", "topic", "more", "log", "back", "none",
        "sure", "sign", "pairs", "swap", "shuffle", "config", "ledger", "forget",
        "replay", "learn", "why",
    ]
)  # fmt: skip
"""`level`: select of a computer player's character. `pick`: select of cards to throw. `topic`: select of a chapter
of the rules. `amount`: stones of a bet, named (`amount:5`), chosen in a list, or to be written. `sure`: the question
before a call that decides everything. `sign`: a seña. `pairs`: who plays with whom. `back`: take one's seat back.
`none`: a disabled button, never clicked. `config`: pages of `/config`, which stand for no table; neither do `ledger`
(pages of one's history) and `forget` (the question before one's data is erased). `replay`: a step of a finished deal,
whose number stands in place of the version. `learn`: a practice deal. `why`: why a card cannot be played."""
LONGEST = 100
_FORM = re.compile(
    r"t1:(?P<table>[\w-]{1,40}):(?P<version>\d{1,9}):(?P<verb>[a-z]{1,12})(?::(?P<argument>[\w.-]{1,40}))?",
    re.ASCII,
)


@dataclass(frozen=True, slots=True)
class Ref:
    """What a component stands for: an act at a table, as the table stood at `version`."""

    table: str
    version: int
    verb: str
    argument: str = ""

    def with_verb(self, verb: str, argument: str = "") -> Ref:
        return Ref(self.table, self.version, verb, argument)


def custom_id(table: str, version: int, verb: str, argument: str = "") -> str:
    """ValueError for an unknown verb, or parts that the form does not allow."""
    text = f"t1:{table}:{version}:{verb}" + (f":{argument}" if argument else "")
    if verb not in VERBS or len(text) > LONGEST or not _FORM.fullmatch(text):
        raise ValueError(f"no component id: {text!r}")
    return text


def parse(text: str) -> Ref | None:
    """None for an id that is not one of ours."""
    found = _FORM.fullmatch(text)
    if found is None or found["verb"] not in VERBS:
        return None
    return Ref(found["table"], int(found["version"]), found["verb"], found["argument"] or "")
