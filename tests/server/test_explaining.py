"""Asking what a word means and what others tell; after the deal, why bots did something and how an evening went."""

import asyncio
from pathlib import Path

import pytest
from msgspec import Raw

from tarock.server.client import Client
from tarock.server.codes import Code, Refusal
from tarock.server.evening.explaining import meaning_of, seen_of
from tarock.server.evening.records import record_text
from tarock.server.evening.requests import events_of
from tarock.server.evening.state import TableState
from tarock.server.wire.shared.asking import AgreeHints, Meaning, Tells
from tests.server.servers import options_for, past_of, running, until
from tests.server.test_hints import ADA, BO, FINISHED, among_bots, table_of, to_decide


def state_of(table: TableState) -> int:
    game = table.games[0]
    assert game is not None
    return game.state


def test_what_a_word_means_may_always_be_asked() -> None:
    """It says only what the rules say, so nobody need agree."""
    table = table_of(ADA, BO).table
    asked = Meaning(id=7, state=state_of(table), act=Raw(b'{"do": "demand"}'))
    answer = meaning_of(table, ADA, asked)
    assert (answer.id, answer.rules) == (7, ("demand",))
    assert [line.key for line in answer.tells] == ["tells-lacks"]
    plain = meaning_of(table, ADA, Meaning(id=8, state=state_of(table), act=Raw(b'{"do": "play", "card": "SK"}')))
    assert not plain.rules
    assert not plain.tells


def test_what_is_no_act_is_refused() -> None:
    table = table_of(ADA, BO).table
    with pytest.raises(Refusal) as refusal:
        meaning_of(table, ADA, Meaning(id=1, state=state_of(table), act=Raw(b'{"do": "sing"}')))
    assert refusal.value.code is Code.MALFORMED


def test_what_others_tell_is_asked_where_hints_may_be() -> None:
    history = table_of(ADA, BO)
    asked = Tells(id=1, state=state_of(history.table), seat=1)
    with pytest.raises(Refusal) as refusal:
        seen_of(history.table, ADA, asked)
    assert refusal.value.code is Code.NO_HINTS
    for person in (ADA, BO):
        history.add(*events_of(history.table, person, AgreeHints(id=2, agreed=True)))
    seen, view = seen_of(history.table, ADA, Tells(id=1, state=state_of(history.table), seat=1))
    assert (seen, view.seat) == ((), 0)
    for seat in (0, 5):
        with pytest.raises(Refusal) as refusal:
            seen_of(history.table, ADA, Tells(id=1, state=state_of(history.table), seat=seat))
        assert refusal.value.code is Code.NO_SUCH_PLACE


@pytest.mark.parametrize("ruleset", ["danish-hjoerring", "koenigrufen-turnier"])
def test_a_deal_is_explained_while_it_is_played_and_after(ruleset: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with running(options_for(tmp_path)) as server:
            client = await Client.begin(server.address, "Ada")
            table = await among_bots(client, ruleset)
            async with client.connect(table) as seat:
                await seat.sit(0)
                frame = await to_decide(seat)
                assert (await seat.tells(frame, 1)).lines
                for offer in frame.offers:
                    if offer.__struct_config__.tag not in {"play", "choose-lay"}:
                        assert (await seat.meaning(frame, offer)).tells
                await seat.away()  # a bot plays the deal to its end
                authority = await server.lobby.find(table)
                await until(lambda: bool(authority.room.table.deals))
            deal = (await past_of(server.lobby, table))[0]
            text = record_text(table, deal)
            step = next(number for number, (who, _) in enumerate(deal.acts) if who != 0)
            why = await client.post("/api/reviews/why", {"text": text, "step": step})
            assert why["lines"]
            evening = await client.post("/api/reviews/evening", {"text": f"{text}\n{text}", "name": "Ada"})
            assert [line["key"] for line in evening["lines"]].count("coach-evening-deal") == 2

    asyncio.run(play())


def test_what_cannot_be_asked_after_a_deal_is_refused(tmp_path: Path) -> None:
    async def ask() -> None:
        async with running(options_for(tmp_path)) as server:
            client = await Client.begin(server.address, "Ada")
            questions = {
                ("why", Code.NO_SUCH_PLACE): {"text": FINISHED, "step": 0},
                ("why", Code.NOT_FOUND): {"text": FINISHED, "step": 999},
                ("evening", Code.NOT_OVER): {"text": FINISHED, "name": "Ada"},
            }
            for (path, code), body in questions.items():
                with pytest.raises(Refusal) as refusal:
                    await client.post(f"/api/reviews/{path}", body)
                assert refusal.value.code == code

    asyncio.run(ask())
