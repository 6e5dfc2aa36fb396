"""Everything that buttons do can be written too, and a wrong word is answered with what would be right."""

from __future__ import annotations

import pytest

from bot.games.protocol import Play
from bot.sessions.model import Phase
from tests.ui.fakes import FakeInteraction
from tests.ui.stage import ANA, EVA, LEO, NAMES, Stage


def said(interaction: FakeInteraction) -> str:
    assert interaction.shown is not None
    return interaction.shown.text


async def dealt(seed: int = 3) -> Stage:
    stage = Stage(seed=seed)
    await stage.deal(ANA, LEO, EVA)
    return stage


async def in_tricks() -> Stage:
    """Everybody plays and keeps the cards."""
    stage = await dealt()
    while stage.table.deal.phase.value != "play":
        word, kind = ("juego", "call") if stage.table.deal.phase.value == "calls" else ("", "discard")
        await stage.command(stage.waiting(), "act_words", word, kind)
    return stage


async def suggested(stage: Stage, user: int, text: str, kind: str) -> list[tuple[str, str]]:
    interaction = FakeInteraction(stage.channel, user, NAMES[user], locale=stage.locale)
    found: list[tuple[str, str]] = await stage.desk.suggestions(interaction, text, kind)  # type: ignore[arg-type]  # fake
    return found


@pytest.mark.parametrize("word", ["juego", "Juego", " JUEGO ", "Jogo", "I play"])
async def test_a_call_may_be_written_in_any_of_the_languages(word: str) -> None:
    stage = await dealt()
    user = stage.waiting()
    await stage.command(user, "act_words", word, "call")
    assert "juego" in stage.table.deal.calls


async def test_a_card_may_be_written_by_code_or_by_name() -> None:
    stage = await in_tricks()
    for number in range(2):
        user = stage.waiting()
        label, code = (await suggested(stage, user, "", "card"))[0]
        await stage.command(user, "act_words", code.lower() if number else label, "card")
    assert len(stage.table.deal.board.lying) + 3 * len(stage.table.deal.board.finished) == 2


async def test_only_legal_cards_are_proposed() -> None:
    stage = await in_tricks()
    for _ in range(6):
        user = stage.waiting()
        legal = stage.desk.painter.offers(stage.table, user)
        codes = {option.card.code for option in legal if isinstance(option, Play)}
        proposed = await suggested(stage, user, "", "card")
        assert {value for _, value in proposed} == codes
        await stage.command(user, "act_words", proposed[0][1], "card")


async def test_proposals_follow_what_is_written() -> None:
    stage = await in_tricks()
    user = stage.waiting()
    every = await suggested(stage, user, "", "card")
    suit = every[0][0].rsplit(" ", 1)[1]
    found = await suggested(stage, user, suit[:3].upper(), "card")
    assert found
    assert all(label.endswith(suit) for label, _ in found)


async def test_nothing_is_proposed_out_of_turn_or_to_a_stranger() -> None:
    stage = await in_tricks()
    others = [user for user in (ANA, LEO, EVA, 107) if user != stage.waiting()]
    assert [await suggested(stage, user, "", "card") for user in others] == [[], [], []]


async def test_thrown_cards_are_proposed_one_more_at_a_time() -> None:
    stage = await dealt()
    while stage.table.deal.phase.value == "calls":
        await stage.command(stage.waiting(), "act_words", "juego", "call")
    user = stage.waiting()
    first = await suggested(stage, user, "", "discard")
    assert first[0][1] == "servido"
    one = first[1][1]
    more = [value for _, value in await suggested(stage, user, one, "discard")]
    assert more[0] == one
    assert all(value.startswith(f"{one} ") for value in more[1:])
    await stage.command(user, "act_words", more[1], "discard")
    seat = stage.table.playing.index(stage.table.seat_of_user(user).chair)  # type: ignore[union-attr]  # seated
    assert stage.table.deal.threw[seat] == 2


async def test_a_card_against_the_rules_is_refused_with_the_duty() -> None:
    stage = await in_tricks()
    await stage.command(
        stage.waiting(), "act_words", (await suggested(stage, stage.waiting(), "", "card"))[0][1], "card"
    )
    for _ in range(12):
        user = stage.waiting()
        legal = {value for _, value in await suggested(stage, user, "", "card")}
        hand = stage.desk.painter.hand_of(stage.table, user)
        illegal = [card.code for card in hand if card.code not in legal]
        if illegal:
            version = stage.table.version
            outcome = said(await stage.command(user, "act_words", illegal[0], "card"))
            assert "debes" in outcome
            assert stage.table.version == version
            return
        await stage.command(user, "act_words", min(legal), "card")
    pytest.fail("nobody was ever bound")


@pytest.mark.parametrize(("text", "kind"), [("xyz", "card"), ("9O", "card"), ("quizás", "call"), ("7C 99X", "discard")])
async def test_a_word_that_is_none_is_answered_with_an_example(text: str, kind: str) -> None:
    stage = await dealt()
    assert "`7C`" in said(await stage.command(stage.waiting(), "act_words", text, kind))


@pytest.mark.parametrize(
    ("method", "arguments"),
    [
        ("show_hand", ()),
        ("show_table", ()),
        ("act_words", ("juego", "call")),
        ("pause", ()),
        ("resume", ()),
        ("leave", ()),
        ("close", ()),
        ("add_bot", ()),
    ],
)
async def test_a_command_where_there_is_no_table_says_how_to_open_one(method: str, arguments: tuple[str, ...]) -> None:
    stage = Stage()
    outcome = await stage.command(ANA, method, *arguments)
    assert "/julepe abrir" in said(outcome)
    assert outcome.shown is not None
    assert outcome.shown.user == ANA


async def test_a_stake_of_the_command_is_the_puesta_and_the_buy_in_lasts_for_it() -> None:
    stage = Stage()
    await stage.open(ANA, stake=500)
    assert stage.table.rules.stake == 500  # type: ignore[attr-defined]  # julepe
    assert stage.table.terms.buy_in >= 4 * 500
    assert "Puesta **500**" in stage.main.text


async def test_a_preset_shows_what_is_different_in_the_lobby() -> None:
    stage = Stage()
    await stage.open(ANA, preset="fournier")
    assert "Baile doble" in stage.main.text


async def test_the_host_takes_a_seat_away_and_others_may_not() -> None:
    stage = Stage()
    await stage.open(ANA, LEO, EVA)
    target = FakeInteraction(stage.channel, LEO, "Leo").user
    assert "quien lleva la mesa" in said(await stage.command(EVA, "kick", target))
    await stage.command(ANA, "kick", target)
    assert stage.table.seat_of_user(LEO) is None


async def test_rules_are_those_of_the_table_in_the_channel() -> None:
    stage = Stage()
    await stage.open(ANA, preset="fournier", stake=30)
    summary = said(await stage.command(LEO, "rules", None, None))
    assert "lo que haya en el plato" in summary
    assert "Baile doble" in summary


async def test_a_chapter_of_the_rules_is_chosen_in_place() -> None:
    stage = Stage()
    shown = (await stage.command(ANA, "rules", "julepe", None)).shown
    assert shown is not None
    select = next(node for row in shown.components[0]["components"] if row["type"] == 1 for node in row["components"])
    chapter = await stage.click(ANA, shown, select["custom_id"], ["order"])
    assert "as, tres, rey" in said(chapter)
    assert chapter.shown is not None
    assert chapter.shown.id == shown.id


async def test_a_balance_counts_what_lies_at_tables() -> None:
    stage = Stage()
    assert "aún no tiene fichas" in said(await stage.command(ANA, "bank.balance"))
    await stage.open(ANA)
    shown = said(await stage.command(ANA, "bank.balance"))
    assert "**4.800**" in shown
    assert "En mesas: **200**" in shown


async def test_a_deleted_channel_or_a_lost_server_closes_its_tables() -> None:
    stage = await dealt()
    await stage.desk.channel_gone(50)
    assert stage.table.closed_because == "channel-gone"
    other = await dealt()
    await other.desk.guild_gone(1)
    assert other.table.phase is Phase.CLOSED
    assert other.table.closed_because == "guild-gone"


async def test_no_time_runs_while_discord_is_cut_off() -> None:
    stage = await dealt()
    version = stage.table.version
    stage.desk.disconnected()
    stage.clock.pass_(1000)
    await stage.service.tick()
    assert stage.table.version == version
    stage.desk.connected()
    await stage.service.tick()
    assert stage.table.version == version


async def test_a_game_that_is_not_played_here_has_no_rules_here() -> None:
    assert "no se juega aquí" in said(await Stage().command(ANA, "rules", "poker", None))


async def test_going_on_says_whether_the_table_goes_on() -> None:
    stage = await dealt()
    assert "no está en pausa" in said(await stage.command(ANA, "resume"))
    await stage.command(ANA, "pause")
    assert "por ti se puede seguir" in said(await stage.command(LEO, "resume"))
    assert "La mesa sigue" in said(await stage.command(ANA, "resume"))
