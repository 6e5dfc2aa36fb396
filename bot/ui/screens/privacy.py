"""What is stored of a member, and the question before it is erased."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ButtonStyle

from bot.l10n import Texts
from bot.sessions.books import Dossier, Forgotten, Held
from bot.ui import kit
from bot.ui.ids import custom_id

MEMBER = "privacy"
"""stands for the member's own data where an id names a table"""
MOST_SEATS = 5


def stored(t: Texts, dossier: Dossier) -> kit.View:
    servers = dossier["servers"]
    return kit.page(
        kit.text(t("privacy-title")),
        kit.text(
            t(
                "privacy-stored",
                servers=len(servers),
                movements=sum(len(server["movements"]) for server in servers),
                seats=len(dossier["seats"]),
            ),
            t("privacy-what"),
        ),
        kit.text(t("privacy-how")),
        accent=kit.DONE,
    )


def exported(t: Texts, file: kit.Attached) -> kit.View:
    return kit.page(kit.text(t("privacy-export-done")), file, accent=kit.DONE)


def sure(t: Texts) -> kit.View:
    return kit.page(
        kit.text(t("privacy-delete-title"), t("privacy-delete-what")),
        kit.row(
            kit.button(t("button-forget"), custom_id(MEMBER, 0, "forget", "yes"), ButtonStyle.danger),
            kit.button(t("button-forget-not"), custom_id(MEMBER, 0, "forget", "no")),
        ),
        accent=kit.WARN,
    )


def forgotten(t: Texts, done: Forgotten) -> kit.View:
    return kit.page(kit.text(t("privacy-delete-done", rows=done.rows)), accent=kit.DONE)


def kept(t: Texts) -> kit.View:
    return kit.page(kit.text(t("privacy-delete-not")), accent=kit.DONE)


def seated(t: Texts, seats: Sequence[Held]) -> kit.View:
    where = [f"- <#{held.channel_id}>" for held in seats[:MOST_SEATS]]
    return kit.page(kit.text(t("privacy-seated"), *where), accent=kit.WARN)
