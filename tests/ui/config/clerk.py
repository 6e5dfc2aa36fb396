"""An administrator at the `/config` pages of a server, over the fakes of Discord."""

from __future__ import annotations

from typing import Any

from tests.ui.fakes import FakeInteraction, Message, walk
from tests.ui.stage import ANA, Stage

GAMES = ("julepe", "bestia", "danese", "mus", "mus_individual")


def said(interaction: FakeInteraction) -> str:
    assert interaction.shown is not None
    return interaction.shown.text


def only_for(interaction: FakeInteraction) -> int | None:
    assert interaction.shown is not None
    return interaction.shown.user


class Clerk:
    """`user` manages the server unless said otherwise."""

    def __init__(self, stage: Stage | None = None, user: int = ANA, *, manages: bool = True) -> None:
        self.stage = stage or Stage()
        self.user = user
        self.manages = manages

    @property
    def settings(self) -> Any:
        return self.stage.store.guilds.get(1)

    async def command(self, name: str, *arguments: Any) -> FakeInteraction:
        return await self.stage.command(self.user, f"config.{name}", *arguments, manages=self.manages)

    async def page(self, name: str, *arguments: Any) -> Message:
        shown = (await self.command(name, *arguments)).shown
        assert shown is not None
        return shown

    async def press(self, message: Message, ending: str, values: list[str] | None = None) -> FakeInteraction:
        """The button or list of the page whose id ends so."""
        ids = [node["custom_id"] for node in walk(message.components) if node.get("custom_id", "").endswith(ending)]
        assert ids, f"nothing ends in {ending}: {message.text}"
        return await self.stage.click(self.user, message, ids[0], values, manages=self.manages)

    async def form(self, message: Message, ending: str = ".edit") -> dict[str, Any]:
        modal = (await self.press(message, ending)).modal
        assert modal is not None
        return modal

    async def send(self, message: Message, modal: dict[str, Any], **answers: Any) -> FakeInteraction:
        """Sends the form with these fields filled in anew and the others as they were shown."""
        fields = {}
        for label in modal["components"]:
            inner = label["component"]
            name = inner["custom_id"].partition("=")[0]
            fields[inner["custom_id"]] = answers.get(name, _shown(inner))
        assert set(answers) <= {input_id.partition("=")[0] for input_id in fields}, "no such field"
        return await self.stage.click(self.user, message, modal["custom_id"], manages=self.manages, fields=fields)

    async def fill(self, message: Message, ending: str = ".edit", **answers: Any) -> FakeInteraction:
        return await self.send(message, await self.form(message, ending), **answers)


def _shown(inner: dict[str, Any]) -> Any:
    if inner["type"] == 3:
        return [option["value"] for option in inner["options"] if option.get("default")]
    if inner["type"] == 23:
        return inner.get("default", False)
    return inner.get("value") or ""
