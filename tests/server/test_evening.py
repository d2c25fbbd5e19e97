"""What happens at a table beside the cards: sitting down, being away, watching, talking, ending."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import pytest

from tarock.core.cardset import CardSet
from tarock.danish.actions import Declare, Lay, Play
from tarock.notation.cards import parse_cards
from tarock.server.client import Client, Seat
from tarock.server.codes import Code, Refusal
from tarock.server.evening.events import Acted, decode
from tarock.server.evening.settings import Chair, Settings
from tarock.server.evening.state import TableState
from tarock.server.wire.danish.actions import act_of, action_of
from tarock.server.wire.shared.acts import Sent
from tarock.server.wire.shared.telling import Frame
from tests.server.players import Account, act, play
from tests.server.servers import Running, options_for, running, until

BOT = Chair(bot="book")
Test: TypeAlias = Callable[["Evening"], Coroutine[Any, Any, None]]


class Evening:
    """A table with one person and bots, and what its authority knows."""

    def __init__(self, server: Running, client: Client, table: str, seat: Seat) -> None:
        self.server = server
        self.client = client
        self.table = table
        self.seat = seat

    async def state(self) -> TableState:
        return (await self.server.lobby.find(self.table)).room.table

    async def until(self, condition: Callable[[TableState], bool]) -> TableState:
        authority = await self.server.lobby.find(self.table)
        await until(lambda: condition(authority.room.table))
        return authority.room.table

    async def my_turn(self) -> Frame:
        """Wait until the table waits for this seat."""
        while True:
            frame = await self.seat.next_frame()
            if frame.is_my_turn and frame.seq == (await self.state()).seq:
                return frame

    @asynccontextmanager
    async def guest(self, name: str = "Guest") -> AsyncIterator[Seat]:
        client = await Client.begin(self.server.address, name)
        async with client.connect(self.table) as seat:
            yield seat

    async def decided_by(self) -> set[str]:
        entries = await self.server.lobby.log.read(self.table)
        events = (decode(entry.payload) for entry in entries)
        return {event.by for event in events if isinstance(event, Acted)}


def check(folder: Path, test: Test, *, grace: float = 600, **settings: object) -> None:
    usual: dict[str, object] = {"ruleset": "danish-hjoerring", "chairs": (Chair(), BOT, BOT), "pause": 600, "pace": 0}

    async def run() -> None:
        async with running(options_for(folder, grace=grace)) as server:
            client = await Client.begin(server.address, "Ada")
            table = await client.open(Settings(**{**usual, **settings}))  # type: ignore[arg-type]
            async with client.connect(table) as seat:
                await seat.sit(0)
                async with asyncio.timeout(120):
                    await test(Evening(server, client, table, seat))

    asyncio.run(run())


def test_a_bot_stands_in_for_whoever_is_away_and_gives_the_seat_back(tmp_path: Path) -> None:
    async def test(evening: Evening) -> None:
        await evening.my_turn()
        await evening.seat.away()
        await evening.until(lambda table: bool(table.games[0]) and table.deals == 1)
        assert "stand-in" in await evening.decided_by()
        assert (await evening.state()).places[0].away
        await evening.seat.back()
        assert not (await evening.state()).places[0].away

    check(tmp_path, test)


def test_whoever_acts_is_no_longer_away(tmp_path: Path) -> None:
    async def test(evening: Evening) -> None:
        frame = await evening.my_turn()
        await evening.seat.away()
        await act(evening.seat, frame, Random(1), Account())
        assert not (await evening.state()).places[0].away

    check(tmp_path, test, pace=5000)


def test_whoever_loses_his_connection_is_away_until_he_is_back(tmp_path: Path) -> None:
    async def test(evening: Evening) -> None:
        await evening.my_turn()
        await evening.seat.__aexit__()
        await evening.until(lambda table: table.places[0].away and table.deals == 1)
        async with evening.client.connect(evening.table):
            await evening.until(lambda table: not table.places[0].away)

    check(tmp_path, test, grace=0.2)


def test_when_the_time_to_think_is_over_a_bot_plays(tmp_path: Path) -> None:
    async def test(evening: Evening) -> None:
        frame = await evening.my_turn()
        await evening.until(lambda table: table.seq > frame.seq)
        assert "clock" in await evening.decided_by()
        assert not (await evening.state()).places[0].away

    check(tmp_path, test, think=1)


def test_the_evening_goes_on_until_the_rounds_are_over(tmp_path: Path) -> None:
    async def test(evening: Evening) -> None:
        await play(evening.seat, Random(2), Account())
        table = await evening.state()
        assert table.is_closed
        assert table.scorebook.rounds == 2
        with pytest.raises(Refusal) as refusal:
            await evening.seat.ready()
        assert refusal.value.code is Code.TABLE_CLOSED

    check(tmp_path, test, rounds=2, pause=0)


def test_the_owner_ends_an_evening_with_an_open_end(tmp_path: Path) -> None:
    async def test(evening: Evening) -> None:
        await evening.seat.close()
        table = await evening.state()
        assert table.is_closed
        assert sum(table.scorebook.totals) == 0

    check(tmp_path, test)


def test_the_next_deal_comes_when_everybody_is_ready(tmp_path: Path) -> None:
    async def test(evening: Evening) -> None:
        await evening.my_turn()
        await evening.seat.away()
        await evening.until(lambda table: table.deals == 1 and not table.running)
        await evening.seat.back()
        assert not (await evening.state()).running
        await evening.seat.ready()
        await evening.until(lambda table: bool(table.running))

    check(tmp_path, test)


def test_what_is_said_is_heard_also_by_who_comes_later(tmp_path: Path) -> None:
    async def test(evening: Evening) -> None:
        async with evening.guest() as guest:
            await evening.seat.say("  <b>God\u0007 aften</b> ")
            await until(lambda: bool(guest.heard))
            assert guest.heard[0].text == "<b>God aften</b>"
        async with evening.guest() as later:
            assert [remark.text for remark in later.heard] == ["<b>God aften</b>"]

    check(tmp_path, test)


def test_a_phrase_is_said_by_its_key_so_that_everybody_reads_it_in_his_language(tmp_path: Path) -> None:
    async def test(evening: Evening) -> None:
        async with evening.guest() as guest:
            await evening.seat.say(phrase="well-played")
            await until(lambda: bool(guest.heard))
            assert (guest.heard[0].phrase, guest.heard[0].text) == ("well-played", "")
        async with evening.guest() as later:
            assert [remark.phrase for remark in later.heard] == ["well-played"]
        for text, phrase in ((None, None), ("twice", "thanks")):
            with pytest.raises(Refusal) as refusal:
                await evening.seat.say(text, phrase=phrase)  # type: ignore[arg-type]  # a key, or none
            assert refusal.value.code is Code.BAD_TEXT

    check(tmp_path, test)


def test_a_spectator_sees_a_hand_only_with_its_players_consent(tmp_path: Path) -> None:
    async def test(evening: Evening) -> None:
        await evening.my_turn()
        async with evening.guest() as guest:
            frame = await guest.next_frame()
            assert frame.you is None
            assert frame.watched is None
            await evening.seat.consent(agreed=True)
            await guest.watch(0)
            watched = await latest(guest, lambda frame: frame.watched is not None)
            assert watched.watched is not None
            assert watched.watched.hand is not None
            assert watched.watched.hand.cards
            assert watched.watched.hand.offers == ()
            await evening.seat.consent(agreed=False)
            assert (await latest(guest, lambda frame: frame.watched is None)).watched is None

    check(tmp_path, test)


async def latest(seat: Seat, condition: Callable[[Frame], bool]) -> Frame:
    while True:
        frame = await seat.next_frame()
        if condition(frame):
            return frame


def test_a_table_without_spectators_lets_only_players_in(tmp_path: Path) -> None:
    async def test(evening: Evening) -> None:
        with pytest.raises(Refusal) as refusal:
            async with evening.guest():
                pass
        assert refusal.value.code is Code.NO_SPECTATORS

    check(tmp_path, test, spectators=False)


def test_whoever_looked_in_must_go_when_the_last_place_is_taken(tmp_path: Path) -> None:
    async def test(evening: Evening) -> None:
        async with evening.guest("Cleo") as guest, evening.guest("Berta") as berta:
            await guest.next_frame()
            await berta.sit(1)
            with pytest.raises(Refusal) as refusal:
                await latest(guest, lambda _frame: False)
            assert refusal.value.code is Code.NO_SPECTATORS

    check(tmp_path, test, spectators=False, chairs=(Chair(), Chair(), BOT))


def test_somebody_else_may_take_a_place_that_was_left(tmp_path: Path) -> None:
    async def test(evening: Evening) -> None:
        await evening.my_turn()
        await evening.seat.stand_up()
        async with evening.guest("Berta") as guest:
            await guest.sit(0)
            table = await evening.state()
            assert table.places[0].name == "Berta"
            assert (await latest(guest, lambda frame: frame.you is not None)).you is not None

    check(tmp_path, test, pace=3000)


def test_asking_why_not_names_the_rule_and_changes_nothing(tmp_path: Path) -> None:
    """Jensen and Møller: no king may be laid."""

    async def test(evening: Evening) -> None:
        frame = await evening.my_turn()
        while frame.game is not None and frame.game.deal.phase != "play":
            await act(evening.seat, frame, Random(3), Account())
            frame = await evening.my_turn()
        seq = (await evening.state()).seq
        assert frame.you is not None
        assert frame.you.hand is not None
        offers = [action_of(offer) for offer in frame.offers if isinstance(offer, Sent)]
        offered = {offer.card for offer in offers if isinstance(offer, Play)}
        refused = next(iter(parse_cards(" ".join(frame.you.hand.cards)) - CardSet.from_cards(offered)), None)
        may = await evening.seat.why_not(frame, act_of(Play(next(iter(offered)))))
        assert may.may
        lay = await evening.seat.why_not(frame, act_of(Lay(parse_cards("S1 S2 S3"))))
        assert (lay.may, lay.reason) == (False, "not_now")
        declare = await evening.seat.why_not(frame, act_of(Declare()))
        assert not declare.may
        if refused is not None:
            answer = await evening.seat.why_not(frame, act_of(Play(refused)))
            assert not answer.may
            assert answer.rule
        assert seq == (await evening.state()).seq

    check(tmp_path, test)


def test_what_is_so_already_is_done(tmp_path: Path) -> None:
    """A client whose connection broke asks again; it must not be refused, nor must anything happen twice."""

    async def test(evening: Evening) -> None:
        await evening.my_turn()
        await evening.seat.away()
        for request in (evening.seat.away, lambda: evening.seat.sit(0), lambda: evening.seat.consent(agreed=False)):
            before = (await evening.state()).seq
            assert before == (await request()).seq
        await evening.seat.back()
        await evening.seat.say("hello")
        before = (await evening.state()).seq
        assert before == (await evening.seat.say("hello")).seq == (await evening.seat.back()).seq

    check(tmp_path, test, pace=2000)
