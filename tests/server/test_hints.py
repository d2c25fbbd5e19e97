"""Hints at the table: given to who plays among bots, to others only if all agree, and written into the record."""

import asyncio
from importlib import resources
from pathlib import Path
from random import Random
from typing import Literal

import msgspec
import pytest

from tarock.server.client import Client, Seat
from tarock.server.codes import Code, Refusal
from tarock.server.evening import events
from tarock.server.evening.records import record_text
from tarock.server.evening.requests import events_of
from tarock.server.evening.settings import Chair, Settings
from tarock.server.evening.state import TableState
from tarock.server.frames.table import Frames
from tarock.server.names import Session
from tarock.server.wire.shared.asking import AgreeHints, Hint
from tarock.server.wire.shared.telling import NO_ACT, Frame
from tests.server.played import BOT, History
from tests.server.servers import options_for, past_of, running, until
from tests.web.positions import BIDDING

DEPTHS: tuple[Literal[1, 2, 3], ...] = (1, 2, 3)
FINISHED = (resources.files("tarock.tutor") / "danish" / "deals" / "hjoerring-01.tarok").read_text("utf-8")
UNFINISHED = FINISHED.rsplit("\n", 5)[0]
ADA, BO = Session("ada", "Ada"), Session("bo", "Bo")


def table_of(*people: Session) -> History:
    """A table of Danish Tarok where the first chairs are people's; the cards are dealt."""
    chairs = (*[Chair()] * len(people), *[BOT] * (3 - len(people)))
    history = History(Settings(ruleset="danish-hjoerring", chairs=chairs, rounds=1, pace=0))
    history.add(*(events.Sat(place, person.id, person.name) for place, person in enumerate(people)))
    history.add(events.Dealt(0, "00" * 16, ""))
    return history


def hint(table: TableState, depth: int = 2) -> Hint:
    game = table.games[0]
    assert game is not None
    return msgspec.convert({"t": "hint", "id": 1, "state": game.state, "depth": depth}, Hint)


def on_turn(table: TableState) -> int:
    game = table.games[0]
    assert game is not None
    assert game.deal.turn is not None
    return game.begun.players[game.deal.turn]


def may_hint(table: TableState, place: int) -> bool:
    you = msgspec.json.decode(Frames(table).for_place(place), type=Frame).you
    assert you is not None
    return you.hints


def test_who_plays_among_bots_may_ask() -> None:
    history = table_of(ADA)
    assert may_hint(history.table, 0)
    rng = Random(1)
    while on_turn(history.table) != 0:
        history.step(rng)
    (event,) = events_of(history.table, ADA, hint(history.table, 3))
    before = history.table.games[0]
    after = history.add(event).games[0]
    assert before is not None
    assert after is not None
    assert after.state == before.state, "the position stays what it is"
    assert [(given.seat, given.acts, given.depth) for given in after.hints] == [(0, len(before.acts), 3)]


def test_among_others_all_must_agree() -> None:
    history = table_of(ADA, BO)
    asked = hint(history.table)
    assert not may_hint(history.table, 0)
    place = on_turn(history.table)
    session = (ADA, BO)[place] if place < 2 else ADA
    with pytest.raises(Refusal) as refusal:
        history.add(*events_of(history.table, session, asked))
    assert refusal.value.code is Code.NO_HINTS
    for person in (ADA, BO):
        history.add(*events_of(history.table, person, AgreeHints(id=2, agreed=True)))
    assert events_of(history.table, ADA, AgreeHints(id=3, agreed=True)) == (), "agreed already"
    assert may_hint(history.table, 0)
    history.add(*events_of(history.table, BO, AgreeHints(id=4, agreed=False)))
    assert not may_hint(history.table, 0)


@pytest.mark.parametrize("ruleset", ["danish-hjoerring", "koenigrufen-turnier"])
def test_a_hint_is_given_and_stands_in_the_record(ruleset: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with running(options_for(tmp_path)) as server:
            client = await Client.begin(server.address, "Ada")
            table = await among_bots(client, ruleset)
            async with client.connect(table) as seat:
                await seat.sit(0)
                frame = await to_decide(seat)
                for depth in DEPTHS:
                    answer = await seat.hint(frame, depth)
                    assert answer.lines
                    assert (answer.act == NO_ACT) == (depth == 1)
                await seat.away()  # a bot plays the deal to its end
                authority = await server.lobby.find(table)
                await until(lambda: bool(authority.room.table.deals))
            deal = (await past_of(server.lobby, table))[0]
            assert '[Hints "A=' in record_text(table, deal)
            review = await client.post("/api/reviews", {"text": record_text(table, deal), "seat": 0, "open": True})
            assert review["seat"] == 0
            assert review["decisions"]

    asyncio.run(play())


def test_the_coach_doubts_a_mistake_and_only_then_it_is_a_hint(tmp_path: Path) -> None:
    """A weak hand, which should pass: to play alone against three is a blunder."""

    async def play() -> None:
        async with running(options_for(tmp_path)) as server:
            client = await Client.begin(server.address, "Ada")
            table = await client.open(msgspec.convert({**BIDDING.settings, "pace": 0}, Settings))
            async with client.connect(table) as seat:
                frame = await to_decide(seat)
                best = (await seat.hint(frame, 2)).act
                authority = await server.lobby.find(table)
                first = hints_in(authority.room.table)
                offers = {msgspec.json.encode(offer): offer for offer in frame.offers}
                assert (await seat.doubt(frame, offers[bytes(best)])).lines == ()
                assert hints_in(authority.room.table) == first
                alone = next(offer for text, offer in offers.items() if b'"solodreier"' in text)
                lines = (await seat.doubt(frame, alone)).lines
                assert lines[0].key == "play-doubt-blunder"
                assert hints_in(authority.room.table) == first + 1

    asyncio.run(play())


def hints_in(table: TableState) -> int:
    """How many hints were given in the deal."""
    game = table.games[0]
    assert game is not None
    return len(game.hints)


async def among_bots(client: Client, ruleset: str) -> str:
    """Open a table for one person among bots that wait for nobody; return its name."""
    bots = 2 if ruleset.startswith("danish") else 3
    return await client.open(Settings(ruleset=ruleset, chairs=(Chair(), *[BOT] * bots), pace=0))


async def to_decide(seat: Seat) -> Frame:
    """Go on to where there is something to decide: what must be declared is declared."""
    while True:
        frame = await seat.next_frame()
        if frame.is_my_turn and len(frame.offers) == 1 and frame.offers[0].__struct_config__.tag == "declare":
            await seat.act(frame, frame.offers[0])
        elif frame.is_my_turn and frame.offers:
            return frame


def test_only_a_deal_that_is_over_is_reviewed(tmp_path: Path) -> None:
    async def ask() -> None:
        async with running(options_for(tmp_path)) as server:
            client = await Client.begin(server.address, "Ada")
            with pytest.raises(Refusal) as refusal:
                await client.post("/api/reviews", {"text": UNFINISHED, "seat": 0})
            assert refusal.value.code == Code.NOT_OVER
            with pytest.raises(Refusal) as refusal:
                await client.post("/api/reviews", {"text": FINISHED, "seat": 5})
            assert refusal.value.code == Code.NO_SUCH_PLACE

    asyncio.run(ask())
