"""Before the first deal: who sits, what the table plays for, by which rules."""

from __future__ import annotations

from discord import ButtonStyle

from bot.sessions.model import Seat
from bot.ui import kit
from bot.ui.renderers.registry import renderer_of
from bot.ui.scene import Scene, name_of, named
from bot.ui.screens.notes import notes
from bot.ui.screens.pairs import pair_lines

SHOWN_RULES = 4
MINUTE, HOUR = 60, 3600


def lobby(scene: Scene, seats: tuple[int, ...], closes_at: float | None = None, *, paired: bool = False) -> kit.View:
    """`seats`: the numbers of seats the game allows. `closes_at`: unix seconds at which an idle lobby closes.

    `paired`: seats opposite each other play together; standing up is then on the screen of the pairs.
    """
    t, table = scene.t, scene.table
    host = next((seat for seat in table.seats if seat.user_id == table.host), None)
    return kit.page(
        kit.text(t("lobby-title", game=t(f"game-{table.game}"), host=named(host) if host else t("seat-gone"))),
        kit.text(
            t("lobby-seats-exact", seats=seats[0])
            if len(seats) == 1
            else t("lobby-seats", low=seats[0], high=seats[-1]),
            renderer_of(table.game).price(t, table.rules, table.terms),
            _buy_in(scene),
            _clock(scene),
            *_rules(scene),
        ),
        kit.line(),
        kit.text(
            *_people(scene),
            *(pair_lines(scene) if paired else ()),
            _missing(scene, seats),
            _obstacle(scene, seats),
            _closes(scene, closes_at),
            *notes(scene),
        ),
        kit.row(
            scene.button("button-sit", "sit", style=ButtonStyle.success),
            scene.button("button-pairs", "pairs") if paired else scene.button("button-stand", "stand"),
            scene.button("button-addbot", "addbot"),
            scene.button("button-begin", "begin", style=ButtonStyle.primary),
            scene.button("button-options", "options"),
        ),
        accent=kit.FELT,
    )


def begun(scene: Scene) -> kit.View:
    """The lobby's message after the first deal: what was agreed, without buttons."""
    t, table = scene.t, scene.table
    host = next((seat for seat in table.seats if seat.user_id == table.host), None)
    return kit.page(
        kit.text(t("lobby-title", game=t(f"game-{table.game}"), host=named(host) if host else t("seat-gone"))),
        kit.text(
            scene.own("lobby-begun"),
            renderer_of(table.game).price(t, table.rules, table.terms),
            _buy_in(scene),
            *_rules(scene),
        ),
        accent=kit.DONE,
    )


def _buy_in(scene: Scene) -> str | None:
    """What each seat brings; nothing where a game in points or stones is played for no chips."""
    terms = scene.table.terms
    if renderer_of(scene.table.game).stake.collected and not terms.stake:
        return None
    return scene.t("lobby-buy-in" if terms.at_stake else "lobby-lent", chips=terms.buy_in)


def _clock(scene: Scene) -> str:
    seconds = scene.table.terms.turn_seconds
    if not seconds:
        return scene.t("lobby-no-clock")
    if seconds % HOUR == 0:
        return scene.t("lobby-clock-hours", hours=seconds // HOUR)
    if seconds % MINUTE == 0 and seconds > MINUTE:
        return scene.t("lobby-clock-minutes", minutes=seconds // MINUTE)
    return scene.t("lobby-clock", seconds=seconds)


def _rules(scene: Scene) -> list[str]:
    """The house rules that differ from the default; the button for the rules has them all."""
    found = renderer_of(scene.table.game).house_rules(scene.t, scene.table.rules)
    lines = [f"-# • {line}" for line in found[:SHOWN_RULES]]
    more = len(found) - SHOWN_RULES
    return [*lines, f"-# {scene.t('lobby-more-rules', number=more)}"] if more > 0 else lines


def _people(scene: Scene) -> list[str]:
    return [_seat(scene, at, seat) for at, seat in enumerate(scene.table.seats, start=1)] or [scene.t("lobby-nobody")]


def _seat(scene: Scene, at: int, seat: Seat) -> str:
    if seat.is_bot:
        return scene.t("lobby-bot", place=at, who=name_of(seat), level=scene.t(f"level-{seat.level}"))
    key = "lobby-host" if seat.user_id == scene.table.host else "lobby-member"
    return scene.t(key, place=at, who=name_of(seat))


def _missing(scene: Scene, seats: tuple[int, ...]) -> str:
    taken = len(scene.table.seats)
    wanted = next((number for number in seats if number >= taken), seats[-1])
    return scene.t("lobby-taken", taken=taken, most=seats[-1], missing=max(wanted - taken, 0))


def _obstacle(scene: Scene, seats: tuple[int, ...]) -> str | None:
    """What has to change before so many can be dealt to."""
    taken = min(max(len(scene.table.seats), seats[0]), seats[-1])
    found = renderer_of(scene.table.game).obstacle(scene.t, scene.table.rules, taken)
    return f"⚠️ {found}" if found else None


def _closes(scene: Scene, closes_at: float | None) -> str | None:
    return scene.t("lobby-closes", when=kit.moment(closes_at)) if closes_at else None
