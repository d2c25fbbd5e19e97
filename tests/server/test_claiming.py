"""Claiming the rest: the server decides from what the claimant can see, and plays the cards out as ordinary acts."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from tarock.core.game import State, View
from tarock.koenigrufen.actions import PLAYS, Play
from tarock.notation import record
from tarock.notation.families import NOTATIONS
from tarock.rulesets import load_danish
from tarock.server.bot_questions import BotAct
from tarock.server.bots import Bots
from tarock.server.client import Client, Seat
from tarock.server.codes import Code, Refusal
from tarock.server.evening import events
from tarock.server.evening.claiming import BY_CLAIM
from tarock.server.evening.course import course_of
from tarock.server.evening.events import Acted, decode
from tarock.server.evening.families import raw_act
from tarock.server.evening.requests import events_of
from tarock.server.evening.settings import Chair, Practice, Settings
from tarock.server.evening.state import TableState
from tarock.server.frames.table import Frames
from tarock.server.names import Session
from tarock.server.proving import check_claim
from tarock.server.wire.shared.asking import ClaimRest
from tarock.server.wire.shared.telling import Frame
from tests.danish import builders as danish
from tests.koenigrufen import builders as koenigrufen
from tests.server.played import BOT, History
from tests.server.servers import options_for, past_of, running, until

ADA = Session("ada", "Ada")
DANISH_RUN = " ".join(f"T{number}" for number in range(21, 3, -1)) + " SK HK DK CK SQ HQ DQ"
SAFE = "S7 S8 S9 S10 H4 H3 H2 D4 D3 D2 C7 C8"
KOENIGRUFEN_RUN = "X T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11"


def settings(ruleset: str) -> Settings:
    """A table at which Ada leads, and all tricks are hers."""
    if ruleset.startswith("danish"):
        state = danish.in_play(load_danish(ruleset), DANISH_RUN, seating=danish.DEALER_C)
        size = 3
    else:
        book = {"koenigrufen-turnier": koenigrufen.TURNIER, "koenigrufen-1900": koenigrufen.K1900}[ruleset]
        state = koenigrufen.in_play(book, "A dreier", KOENIGRUFEN_RUN, talon="T10 T9 T8 S7 H4 D4")  # type: ignore[assignment]
        size = 4
    return practised(ruleset, state, size, steps(state))


def practised(ruleset: str, state: State, size: int, step: int) -> Settings:
    """A table at which Ada takes a deal up after so many acts."""
    found = NOTATIONS[ruleset.split("-", maxsplit=1)[0]].record_of(state, [])
    course = record.dumps([found])
    return Settings(
        ruleset=ruleset,
        chairs=(Chair(), *[BOT] * (size - 1)),
        rounds=1,
        pace=0,
        practice=Practice(record=course, step=step, seat=0),
    )


def steps(state: State) -> int:
    """How many acts lead to a state."""
    return len(course_of(state).acts)


def begun(ruleset: str) -> History:
    history = History(settings(ruleset))
    history.add(events.Sat(0, ADA.id, ADA.name), events.Dealt(0, "", ""))
    return history


BOOKS = pytest.mark.parametrize(
    "ruleset", ["danish-hjoerring", "danish-jensen-1989", "koenigrufen-turnier", "koenigrufen-1900"]
)


def claim(table: TableState) -> ClaimRest:
    game = table.games[0]
    assert game is not None
    return ClaimRest(id=1, state=game.state)


@BOOKS
def test_the_player_is_told_that_his_cards_prove_it(ruleset: str) -> None:
    history = begun(ruleset)
    frame = msgspec.json.decode(Frames(history.table).for_place(0), type=Frame)
    assert frame.you is not None
    assert frame.you.claims
    (event,) = events_of(history.table, ADA, claim(history.table))
    assert event == events.Claimed(0, 0)
    after = msgspec.json.decode(Frames(history.add(event)).for_place(0), type=Frame)
    assert after.you is not None
    assert not after.you.claims
    assert after.game is not None
    assert after.game.claimed == 0


class Provers(Bots):
    """Workers that say what they are told to say, and remember what they were asked."""

    def __init__(self, found: BotAct) -> None:
        self.found = found
        self.views: list[View] = []

    async def proven(self, settings: Settings, view: View, owner: str = "") -> BotAct:
        self.views.append(view)
        return self.found


def check(table: TableState, bots: Bots) -> Code | None:
    """Why a claim of Ada is refused; None if it is not."""
    try:
        asyncio.run(check_claim(table, ADA, claim(table), bots))
    except Refusal as refusal:
        return refusal.code
    return None


def test_what_the_cards_do_not_prove_is_refused() -> None:
    history = History(Settings(ruleset="danish-hjoerring", chairs=(Chair(), BOT, BOT)))
    history.add(events.Sat(0, ADA.id, ADA.name), events.Dealt(0, "seed", "promised"))
    nobody = Provers(None)
    assert check(history.table, nobody) is Code.NOT_PROVEN
    assert nobody.views == []  # the play has not begun
    (event,) = events_of(history.table, ADA, claim(history.table))
    with pytest.raises(Refusal):
        history.add(event)


@pytest.mark.parametrize("card", [None, PLAYS[0]])
def test_what_cannot_be_seen_at_once_is_left_to_the_solver(card: Play | None) -> None:
    """It is given the claimant's view and nothing else, beside the table's own task."""
    table = ouvert().table
    game = table.games[0]
    assert game is not None
    provers = Provers(None if card is None else (0, card))
    assert check(table, provers) == (Code.NOT_PROVEN if card is None else None)
    assert provers.views == [game.deal.view(0)]


def ouvert() -> History:
    """A Bettel ouvert that Ada makes, after its first trick, when it is her turn."""
    state = koenigrufen.in_play(koenigrufen.TURNIER, "A bettel_ouvert", SAFE)
    while not state.table.tricks or state.turn != 0:
        state = state.apply(koenigrufen.on_turn(state), PLAYS[next(iter(state.playable))])
    step = steps(state)
    while len(state.table.tricks) < 2:  # a record ends after a whole trick
        state = state.apply(koenigrufen.on_turn(state), PLAYS[next(iter(state.playable))])
    history = History(practised("koenigrufen-turnier", state, 4, step))
    history.add(events.Sat(0, ADA.id, ADA.name), events.Dealt(0, "", ""))
    return history


def test_in_a_negative_game_no_trick_is_claimed_and_everybody_is_told_so() -> None:
    history = ouvert()
    before = msgspec.json.decode(Frames(history.table).for_place(0), type=Frame)
    assert before.you is not None
    assert (before.you.rest, before.you.claims) == ("none", False)
    history.add(*events_of(history.table, ADA, claim(history.table)))
    after = msgspec.json.decode(Frames(history.table).for_spectator(), type=Frame)
    assert after.table.games[0] is not None
    assert (after.table.games[0].claimed, after.table.games[0].rest) == (0, "none")


def test_who_plays_by_himself_again_claims_no_more() -> None:
    history = ouvert()
    history.add(*events_of(history.table, ADA, claim(history.table)))
    game = history.table.games[0]
    assert game is not None
    card = next(iter(game.deal.view(0).legal_actions()))
    after = history.add(Acted(0, 0, raw_act(history.table.ruleset, card))).games[0]
    assert after is not None
    assert (after.claimed, after.rest) == (None, None)


@pytest.mark.kernels
def test_a_worker_proves_it_and_the_cards_are_played_out(tmp_path: Path) -> None:
    """The solver's claim goes the whole way: asked of a worker, granted, and played out card by card."""

    async def play() -> None:
        async with running(options_for(tmp_path)) as server:
            client = await Client.begin(server.address, "Ada")
            table = await client.open(ouvert().table.settings)
            async with client.connect(table) as seat:
                await seat.sit(0)
                await seat.claim_rest(await my_turn(seat))
                authority = await server.lobby.find(table)
                await until(lambda: bool(authority.room.table.deals))
            (deal,) = await past_of(server.lobby, table)
            assert deal.final().table.tricks_of(0) == 0  # type: ignore[attr-defined]

    asyncio.run(play())


@pytest.mark.parametrize(("event", "code"), [
    (events.Claimed(0, 1), Code.NOT_PROVEN),
    (events.Claimed(3, 0), Code.NO_DEAL),
])  # fmt: skip
def test_a_claim_that_does_not_fit_is_refused(event: events.Claimed, code: Code) -> None:
    history = begun("koenigrufen-turnier")
    with pytest.raises(Refusal) as refusal:
        history.add(event)
    assert refusal.value.code is code


@BOOKS
def test_the_cards_are_played_out_and_the_record_is_whole(ruleset: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with running(options_for(tmp_path)) as server:
            client = await Client.begin(server.address, "Ada")
            table = await client.open(settings(ruleset))
            async with client.connect(table) as seat:
                await seat.sit(0)
                frame = await my_turn(seat)
                await seat.claim_rest(frame)
                authority = await server.lobby.find(table)
                await until(lambda: bool(authority.room.table.deals))
            entries = [decode(entry.payload) for entry in await server.lobby.log.read(table)]
            own = [each for each in entries if isinstance(each, Acted) and each.seat == 0]
            assert {BY_CLAIM} == {each.by for each in own}
            (deal,) = await past_of(server.lobby, table)
            tricks = deal.final().table.tricks  # type: ignore[attr-defined]
            assert {0} == {trick.best()[0] for trick in tricks}

    asyncio.run(play())


async def my_turn(seat: Seat) -> Frame:
    while True:
        frame = await seat.next_frame()
        if frame.is_my_turn:
            return frame
