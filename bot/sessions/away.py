"""Turns that run out: the default is taken, and after some in a row a computer player takes over. Pure verb."""

from __future__ import annotations

from bot.sessions.alarms import waiting_people
from bot.sessions.deals import act_for
from bot.sessions.draft import Draft
from bot.sessions.model import Phase, TakenOver, TurnMissed


def time_out(draft: Draft) -> None:
    """Takes the defaults of all who have been waited on, in the order of the rules.

    After the first, only those go on who still stand before the very same decision: another one has its own time.
    """
    table, rules = draft.table, draft.game.rules
    late = waiting_people(draft.game, table)
    options = {chair: rules.legal_actions(table.deal, table.playing.index(chair)) for chair in late}
    for chair in late:
        if draft.table.phase is not Phase.PLAYING or chair not in waiting_people(draft.game, draft.table):
            continue
        seat = draft.table.playing.index(chair)
        if rules.legal_actions(draft.table.deal, seat) != options[chair]:
            continue
        draft.add(TurnMissed(chair))
        if 0 < table.terms.misses <= draft.table.seat_at(chair).misses:
            draft.add(TakenOver(chair))
        act_for(draft, chair, rules.default_action(draft.table.deal, seat))
