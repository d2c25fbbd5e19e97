"""A recorded deal is taken up again at any point, against bots."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest

from tarock.rulesets import RULESETS
from tarock.server.client import Client
from tarock.server.codes import Code, Refusal
from tarock.server.evening import events
from tarock.server.evening.events import decode, encode
from tarock.server.evening.fold import refold
from tarock.server.evening.records import record_text
from tarock.server.evening.settings import Chair, Practice, Settings
from tarock.server.evening.sheet import sheet_of
from tarock.server.frames.replay import replay_of_deal
from tarock.server.frames.table import table_shown
from tarock.server.wire.shared.replay import Replay
from tests.server.browsers import check, log_in
from tests.server.played import History, all_bots
from tests.server.players import Account, play
from tests.server.servers import Running, options_for, running


def a_deal(ruleset: str, mode: str = "strict", players: int = 4) -> Replay:
    """Return a deal that bots have played."""
    history = History(all_bots(ruleset, players, mode=mode))
    history.play_round(Random(11))
    return replay_of_deal("table", history.table.finished[-1])


def practice(replay: Replay, step: int, seat: int, **changes: Any) -> Settings:  # noqa: ANN401 - as settings take them
    chairs = tuple(Chair() if place == seat else Chair(bot="book") for place in range(len(replay.names)))
    taken_up = Practice(record=replay.record, step=step, seat=seat)
    usual = {"ruleset": replay.ruleset, "chairs": chairs, "mode": replay.mode, "rounds": 1, "practice": taken_up}
    return Settings(**{**usual, **changes})


def player(replay: Replay) -> int:
    """Return a seat that plays in a deal."""
    return next(step.seat for step in reversed(replay.steps) if step.seat is not None)


@pytest.mark.parametrize("mode", ["strict", "table"])
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_deal_goes_on_from_the_point_where_it_is_taken_up(ruleset: str, mode: str) -> None:
    replay = a_deal(ruleset, mode)
    step = len(replay.steps) // 2
    history = History(practice(replay, step, player(replay)))
    table = history.add(events.Dealt(0, "", ""))
    (shown,) = table_shown(table).games
    assert shown is not None
    assert replay.steps[step].table == shown.deal
    assert (shown.commitment, table_shown(table).practice) == ("", True)
    history.play_round(Random(12))
    assert history.table.rounds_are_over
    assert history.table.due == ()
    stored = [(decode(encode(event)), at) for event, at in history.log]
    assert history.table == refold(stored)


def test_what_was_practised_is_a_whole_record_that_promises_nothing() -> None:
    replay = a_deal("danish-hjoerring")
    history = History(practice(replay, 40, player(replay)))
    history.add(events.Dealt(0, "", ""))
    history.play_round(Random(13))
    (deal,) = history.table.finished
    again = replay_of_deal("table", deal)
    assert replay.steps[:41] == again.steps[:41]
    assert "Commitment" not in dict(again.tags)
    assert "[Seed" not in record_text("table", deal)
    sheet = sheet_of(history.table)
    assert (deal.result, "played") == (sheet.totals, sheet.rows[0].kind)
    assert len(sheet.rows) == 1


def test_before_it_is_over_a_practice_has_brought_nothing() -> None:
    replay = a_deal("koenigrufen-1900")
    history = History(practice(replay, 0, 0))
    assert (sheet_of(history.table).rows, sheet_of(history.table).totals) == ((), (0, 0, 0, 0))
    assert history.add(events.Closed()).due == ()


REFUSED: dict[str, tuple[dict[str, Any], dict[str, Any], str]] = {
    "too many steps": ({"step": 900}, {}, "step: expected 0 to"),
    "the end": ({"step": -1}, {}, "the deal is over"),
    "another book": ({}, {"ruleset": "danish-jensen-1989"}, "was played by 'danish-hjoerring'"),
    "another mode": ({}, {"mode": "table"}, "strict mode"),
    "another table": ({}, {"chairs": (Chair(),) + (Chair(bot="book"),) * 4}, "4 at the table, not 5"),
    "another person": ({}, {"chairs": (Chair(),) * 4}, "is for a person"),
    "who sits out": ({"seat": "sitting"}, {}, "does not play in this deal"),
    "a position": ({"record": "position"}, {}, "a position from the middle"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_cannot_be_taken_up_is_refused(name: str) -> None:
    replay = a_deal("danish-hjoerring")
    changes, settings, message = REFUSED[name]
    usual = practice(replay, 3, player(replay))
    taken_up = usual.practice
    assert taken_up is not None
    sitting = replay.steps[0].table.sitting_out[0]  # type: ignore[union-attr]  # four at a table of Danish Tarok
    meant = {"sitting": sitting, "position": POSITION, -1: len(replay.steps) - 1}
    changed = msgspec.structs.replace(taken_up, **{key: meant.get(value, value) for key, value in changes.items()})
    with pytest.raises(Refusal) as refusal:
        History(msgspec.structs.replace(usual, practice=changed, **settings))
    assert refusal.value.code is Code.BAD_SETTINGS
    assert message in refusal.value.detail


POSITION = """\
[Rules "danish-hjoerring"]
[Dealer "C"]
[Start "trick 24"]
[Leader "A"]
[A "SK T1"]
[B "SQ T21"]
[C "S1 T20"]
"""


def test_whoever_opens_a_practice_sits_down_and_plays_it_to_its_end(tmp_path: Path) -> None:
    replay = a_deal("koenigrufen-mayr-2012")
    settings = practice(replay, 10, 2, rounds=None, pace=0, pause=600)

    async def run() -> None:
        async with running(options_for(tmp_path)) as server:
            client = await Client.begin(server.address, "Ada")
            table = await client.open(settings)
            async with client.connect(table) as seat, asyncio.timeout(120):
                account = Account()
                await play(seat, Random(1), account)
            assert account.acknowledged
            last = account.frames[-1].table
            assert (last.phase, last.practice, last.places[2].name) == ("over", True, "Ada")
            assert (await client.get("/api/tables/mine"))[0]["practice"]

    asyncio.run(run())


def test_a_bad_record_is_refused_with_line_and_column(tmp_path: Path) -> None:
    replay = a_deal("danish-hjoerring")
    settings = msgspec.to_builtins(practice(replay, 0, player(replay)))

    async def test(_server: Running, http: httpx.AsyncClient) -> None:
        await log_in(http)
        for text, code in (
            (replay.record.replace("\n1. ", "\n2. "), "bad-record"),
            (f"{replay.record}\n{replay.record}", "too-many"),
            (" ", "bad-record"),
        ):
            settings["practice"]["record"] = text
            answer = await http.post("/api/tables", json=settings)
            assert (answer.status_code, answer.json()["code"]) == (400, code)
        settings["practice"]["record"] = replay.record.replace("\n1. ", "\n2. ")
        flaw = (await http.post("/api/tables", json=settings)).json()["flaws"][0]
        assert flaw["line"] > 1

    check(tmp_path, test)


def test_whoever_opens_a_table_can_take_a_place_at_once_and_play_against_bots(tmp_path: Path) -> None:
    settings = {"ruleset": "danish-hjoerring", "chairs": [{}, {"bot": "book"}, {"bot": "book"}], "sit": 0, "pace": 0}

    async def test(server: Running, http: httpx.AsyncClient) -> None:
        await log_in(http)
        assert (await http.post("/api/tables", json={**settings, "sit": 1})).json()["code"] == "place-taken"
        assert (await http.post("/api/tables", json={**settings, "sit": 5})).json()["code"] == "no-such-place"
        opened = (await http.post("/api/tables", json=settings)).json()
        assert opened["free"] == []
        token = http.cookies["tarock_session"]
        async with Client(server.address, token).connect(opened["id"]) as seat, asyncio.timeout(120):
            frame = await seat.next_frame()
            while not frame.is_my_turn:
                frame = await seat.next_frame()
            assert frame.you is not None
            assert frame.you.place == 0

    check(tmp_path, test)
