"""A table that is paused or closed, and the private screens around it."""

from __future__ import annotations

from discord import ButtonStyle, SelectOption

from bot.sessions.model import Phase, PotPaid
from bot.ui import kit
from bot.ui.scene import Scene, listed, name_of
from bot.ui.screens.parts import log_button, next_button

LEVELS = ("prudente", "normal", "atrevido")
"""Characters of computer players."""


def paused(scene: Scene) -> kit.View:
    t, table = scene.t, scene.table
    people = [seat for seat in table.seats if not seat.played_by_computer]
    ready = [name_of(seat) for seat in people if seat.ready]
    missing = [name_of(seat) for seat in people if not seat.ready]
    return kit.page(
        kit.text(t("paused-title", game=t(f"game-{table.game}"))),
        kit.text(
            t("paused-how", who=f"<@{table.paused_by}>"),
            t("paused-ready", who=listed(t, ready)) if ready else None,
            t("paused-missing", who=listed(t, missing)) if missing else None,
        ),
        kit.row(
            scene.button("button-ready", "ready", style=ButtonStyle.success),
            scene.button("button-hand", "hand"),
            scene.button("button-leave", "leave"),
        ),
        accent=kit.DONE,
    )


def closed(scene: Scene, returned: tuple[tuple[str, int], ...] = ()) -> kit.View:
    """`returned`: who took how many chips away."""
    t, table = scene.t, scene.table
    key = "closed-chips" if scene.table.terms.at_stake else "closed-lent"
    lines = [t(key, who=who, chips=chips) for who, chips in returned]
    plate = sum(event.amount for event in scene.news if isinstance(event, PotPaid) and event.why == "plate")
    return kit.page(
        kit.text(t("closed-title", game=t(f"game-{table.game}"))),
        kit.text(t("closed-why", why=table.closed_because or "host"), scene.own("closed-deals", deals=table.number)),
        kit.text(*lines, t("closed-plate", chips=plate) if lines and plate else None),
        kit.text(t("closed-again", game=command_of(table.game))),
        accent=kit.DONE,
    )


def command_of(game: str) -> str:
    """The command that opens a table: the individual game is a mode of the game it comes from."""
    return game.partition("_")[0]


def more(scene: Scene, *, seated: bool, host: bool, has_left: bool = False) -> kit.View:
    """What does not fit below the table. `has_left`: a computer player finishes the deal for who asks."""
    t, table = scene.t, scene.table
    running = table.phase is Phase.PLAYING
    watching_line = scene.own("leave-after") if has_left else t("more-watching")
    sit = "button-back" if has_left else "button-sit-next"
    return kit.page(
        kit.text(t("more-title")),
        kit.text(t("more-seated") if seated else watching_line),
        kit.row(
            log_button(scene) if table.number else None,
            scene.button("button-pause", "pause") if seated and not table.paused else None,
            scene.button("button-resume", "ready") if seated and table.paused else None,
            scene.button(sit, "sit", style=ButtonStyle.success) if not seated else None,
            scene.button("button-leave-bot" if running else "button-leave", "leave") if seated else None,
        ),
        kit.row(
            scene.button("button-addbot", "addbot") if seated else None,
            scene.button("button-close", "close", style=ButtonStyle.danger) if host else None,
        )
        if seated or host
        else None,
        accent=kit.DONE,
    )


def leave_confirm(scene: Scene, stack: int) -> kit.View:
    return kit.page(
        kit.text(scene.t("leave-title"), scene.own("leave-how", chips=stack)),
        kit.row(
            scene.button("button-leave-bot", "leave", "yes", style=ButtonStyle.danger),
            scene.button("button-stay", "hand", "stay"),
        ),
        accent=kit.WARN,
    )


def close_confirm(scene: Scene) -> kit.View:
    running = scene.table.phase is Phase.PLAYING
    return kit.page(
        kit.text(scene.t("close-title"), scene.own("close-running" if running else "close-how")),
        kit.row(
            scene.button("button-close", "close", "yes", style=ButtonStyle.danger),
            scene.button("button-stay", "hand", "stay"),
        ),
        accent=kit.WARN,
    )


def watching(scene: Scene) -> kit.View:
    """For who has no chair and asks for a hand; `left`: for who had one in the deal that runs."""
    playing = scene.table.phase is not Phase.LOBBY
    return kit.page(
        kit.text(scene.t("watching")),
        kit.row(scene.button("button-sit-next" if playing else "button-sit", "sit", style=ButtonStyle.success)),
        accent=kit.FELT,
    )


def left(scene: Scene) -> kit.View:
    """For who has left the seat that a computer player now plays to the end: sitting down takes it back."""
    return kit.page(
        kit.text(scene.own("leave-after")),
        kit.row(scene.button("button-back", "sit", style=ButtonStyle.success)),
        accent=kit.FELT,
    )


def waiting(scene: Scene, stack: int) -> kit.View:
    """A seat between deals, or one that the running deal does not include."""
    t, table = scene.t, scene.table
    key = {Phase.LOBBY: "waiting-lobby", Phase.SETTLED: "waiting-next"}.get(table.phase, "waiting-dealt-out")
    begin = next_button(scene) if table.phase is Phase.SETTLED else None
    if table.paused:
        key, begin = "waiting-paused", scene.button("button-ready", "ready", style=ButtonStyle.success)
    return kit.page(kit.text(scene.own(key), t("waiting-stack", chips=stack)), kit.row(begin), accent=kit.FELT)


def levels(scene: Scene, names: tuple[str, ...]) -> kit.View:
    """Which computer player to seat."""
    options = [
        SelectOption(label=scene.t(f"level-{name}"), value=name, description=scene.t(f"level-{name}-about"))
        for name in names
    ]
    return kit.page(
        kit.text(scene.t("addbot-title")),
        kit.select(scene.id("level"), scene.t("addbot-select"), options),
        accent=kit.FELT,
    )
