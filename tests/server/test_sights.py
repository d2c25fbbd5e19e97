"""Nobody sees two hands of one deal, whatever he does: sits, stands up, watches, helps, with however many sessions."""

import asyncio
from dataclasses import replace
from pathlib import Path
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tarock.server.client import Client, Seat
from tarock.server.codes import Code, Refusal
from tarock.server.evening import events
from tarock.server.evening.events import Event
from tarock.server.evening.fold import refold
from tarock.server.evening.requests import events_of
from tarock.server.evening.settings import Chair, Settings
from tarock.server.evening.sights import LAW, marks_at
from tarock.server.evening.state import TableState
from tarock.server.names import Session
from tarock.server.room import Room
from tarock.server.security import network_of
from tarock.server.wire.shared import asking
from tarock.server.wire.shared.asking import Asking
from tarock.server.wire.shared.telling import Frame
from tests.server.played import History
from tests.server.servers import options_for, running, until
from tests.server.test_taking_back import step

MOELLER, TURNIER = "danish-hjoerring", "koenigrufen-turnier"
DEVICES = ("ada's", "bo's", "cleo's")
SESSIONS = tuple(
    Session(f"{device} {number}", f"{device} {number}", device=device) for device in DEVICES for number in range(2)
)
TABLES = {
    "Danish, one sits out and may help": Settings(ruleset=MOELLER, chairs=(Chair(),) * 4),
    "Danish, two games at once": Settings(ruleset="danish-jensen-1989", chairs=(Chair(),) * 6),
    "Königrufen": Settings(ruleset=TURNIER, chairs=(Chair(),) * 4),
    "Königrufen among strangers": Settings(ruleset=TURNIER, chairs=(Chair(),) * 4, listed=True),
    "Danish among strangers": Settings(ruleset=MOELLER, chairs=(Chair(),) * 4, listed=True),
}


def asked(history: History, session: Session, request: Asking) -> Code | None:
    """Ask for something at a table without a server; None if it is done."""
    try:
        history.add(*events_of(history.table, session, request))
    except Refusal as refusal:
        return refusal.code
    return None


def sit(history: History, session: Session, place: int) -> Code | None:
    return asked(history, session, asking.Sit(id=1, place=place))


def watch(history: History, session: Session, place: int | None) -> Code | None:
    return asked(history, session, asking.Watch(id=1, place=place))


def stand_up(history: History, session: Session) -> Code | None:
    return asked(history, session, asking.StandUp(id=1))


def consent(history: History, session: Session, *, agreed: bool = True) -> Code | None:
    return asked(history, session, asking.Consent(id=1, agreed=agreed))


def frame_of(table: TableState, session: Session) -> Frame:
    return msgspec.json.decode(Room(table).frame_for(session)[0], type=Frame)


def dealt(table: Settings, *seated: Session) -> History:
    """A deal at a table at which some sit, from the first place on."""
    history = History(table)
    for place, session in enumerate(seated):
        assert sit(history, session, place) is None
    for game in history.table.due:
        history.add(events.Dealt(game, "seed", "promised"))
    return history


# The rule, by what anybody is ever shown


class Walk:
    """People who try everything, and what each of them has been shown of every deal that was not over."""

    def __init__(self, table: Settings) -> None:
        self.history = History(table)
        self.shown: dict[tuple[str, str], set[int]] = {}
        for place in range(2):  # with a deal, at which two sit who let others look
            self.take("sit", 2 * place, place)
            self.take("consent", 2 * place, 1)
        self.take("deal", 0, 0)

    def take(self, kind: str, who: int, place: int) -> None:
        session, places = SESSIONS[who], len(self.history.table.places)
        requests: dict[str, Asking] = {
            "sit": asking.Sit(id=1, place=place % places),
            "stand": asking.StandUp(id=1),
            "watch": asking.Watch(id=1, place=place % places),
            "look away": asking.Watch(id=1),
            "consent": asking.Consent(id=1, agreed=place % 3 > 0),
            "seat bot": asking.SeatBot(id=1, place=place % places, bot="book"),
            "take bot": asking.TakeBot(id=1, place=place % places),
        }
        if kind == "deal":
            for game in self.history.table.due:
                self.history.add(events.Dealt(game, f"{who} {place} {len(self.history.log)}", "promised"))
        elif kind == "act" and self.history.table.running and self.history.table.running[0].index == 0:
            step(self.history, Random(place))
        elif kind in requests:
            owners = Session(self.history.table.owner, "Owner") if kind.endswith("bot") else session
            asked(self.history, owners, requests[kind])
        self.look()

    def look(self) -> None:
        """Let everybody look at his frame."""
        table = self.history.table
        running, room = {game.index for game in table.running}, Room(table)
        for session in SESSIONS:
            if session.id not in table.by_session and session.id not in table.watching:
                continue
            frame = msgspec.json.decode(room.frame_for(session)[0], type=Frame)
            for place, hand in _hands(frame):
                found = table.game_of(place)
                if hand and found is not None and found[0].index in running:
                    self.shown.setdefault((session.device, found[0].name), set()).add(place)


def _hands(frame: Frame) -> list[tuple[int, tuple[str, ...]]]:
    you, watched = frame.you, frame.watched
    own = [] if you is None or you.hand is None else [(you.place, you.hand.cards)]
    other = [] if watched is None or watched.hand is None else [(watched.place, watched.hand.cards)]
    return own + other


OFTEN = ["sit", "sit", "sit", "stand", "stand", "watch", "watch", "consent"]
STEPS = st.lists(
    st.tuples(
        st.sampled_from([*OFTEN, "look away", "seat bot", "take bot", "deal", "act"]),
        st.integers(0, len(SESSIONS) - 1),
        st.integers(0, 11),
    ),
    min_size=10,
    max_size=40,
)


@pytest.mark.parametrize("name", TABLES)
@settings(max_examples=20)
@given(steps=STEPS)
def test_nobody_is_ever_shown_two_hands_of_a_deal(name: str, steps: list[tuple[str, int, int]]) -> None:
    walk = Walk(TABLES[name])
    for each in steps:
        walk.take(*each)
    assert [(who, seen) for who, seen in walk.shown.items() if len(seen) > 1] == []
    assert refold(walk.history.log) == walk.history.table  # a restart forgets nothing


# What is refused, and what is not

ADA, _, BO, _, CLEO, _ = SESSIONS
OTHER_ADA = SESSIONS[1]
FOURTH = Session("fourth", "Dora", device="dora's")


@pytest.mark.parametrize("ruleset", [MOELLER, TURNIER])
def test_who_stands_up_comes_back_to_his_own_chair_alone_until_the_next_deal(ruleset: str) -> None:
    history = dealt(Settings(ruleset=ruleset, chairs=(Chair(),) * 4), ADA, BO, CLEO, FOURTH)
    stand_up(history, ADA)
    stand_up(history, BO)
    for session in (ADA, OTHER_ADA):
        assert sit(history, session, 1) is Code.NEXT_DEAL
    assert sit(history, OTHER_ADA, 0) is None
    assert sit(history, ADA, 1) is Code.TWICE_HERE
    stand_up(history, OTHER_ADA)
    while history.table.running:
        step(history, Random(1))
    assert sit(history, ADA, 1) is None


def test_who_has_looked_into_a_hand_sits_down_at_no_other() -> None:
    history = dealt(Settings(ruleset=TURNIER, chairs=(Chair(),) * 4), ADA, BO, CLEO, FOURTH)
    eve = Session("eve", "Eve")
    assert watch(history, eve, 0) is Code.NO_CONSENT
    consent(history, ADA)
    consent(history, CLEO)
    assert watch(history, eve, 0) is None
    assert frame_of(history.table, eve).watched is not None
    assert watch(history, eve, 2) is Code.NEXT_DEAL
    stand_up(history, BO)
    assert sit(history, eve, 1) is Code.NEXT_DEAL
    stand_up(history, ADA)
    assert sit(history, eve, 0) is None  # the hand that she knows already
    assert frame_of(history.table, eve).watched is None


def test_who_has_sat_at_the_table_watches_nobody_in_that_deal() -> None:
    history = dealt(Settings(ruleset=MOELLER, chairs=(Chair(),) * 4), ADA, BO, CLEO, FOURTH)
    for session in (ADA, BO, FOURTH):
        consent(history, session)
    stand_up(history, BO)
    stand_up(history, CLEO)  # who sat out, and saw nothing
    assert [watch(history, session, 0) for session in (BO, CLEO)] == [Code.NEXT_DEAL] * 2
    assert watch(history, OTHER_ADA, 3) is Code.TWICE_HERE


def test_a_consent_that_comes_back_shows_a_hand_only_to_who_has_seen_no_other() -> None:
    history = dealt(Settings(ruleset=TURNIER, chairs=(Chair(),) * 4), ADA, BO, CLEO, FOURTH)
    eve, other = (Session(f"eve {number}", "Eve", device="eve's") for number in range(2))
    consent(history, ADA)
    consent(history, BO)
    watch(history, eve, 0)
    assert watch(history, other, 1) is Code.NEXT_DEAL
    consent(history, ADA, agreed=False)
    assert frame_of(history.table, eve).watched is None
    consent(history, ADA)
    assert frame_of(history.table, eve).watched is not None


def test_among_strangers_a_hand_is_shown_when_its_deal_is_over() -> None:
    history = dealt(Settings(ruleset=MOELLER, chairs=(Chair(),) * 4, listed=True), ADA, BO, CLEO, FOURTH)
    eve = Session("eve", "Eve")
    consent(history, BO)
    assert watch(history, CLEO, 1) is Code.ALREADY_SEATED  # who sits out helps nobody here
    assert not any(seen is not None and seen.helps for seen in [frame_of(history.table, CLEO).you])
    assert watch(history, eve, 1) is None
    watched = frame_of(history.table, eve).watched
    assert watched is not None
    assert (watched.hand, watched.delayed) == (None, True)
    stand_up(history, ADA)
    assert sit(history, eve, 0) is None  # she has seen nothing
    stand_up(history, eve)
    assert watch(history, eve, 1) is None
    while history.table.running:
        step(history, Random(1))
    watched = frame_of(history.table, eve).watched
    assert watched is not None
    assert watched.hand is not None
    assert not watched.delayed


# Persons


def test_an_address_tells_among_strangers_alone_and_marks_differ_from_table_to_table() -> None:
    one, other = (Session(name, name, address="home") for name in ("one", "other"))
    club, public = (
        History(Settings(ruleset=TURNIER, chairs=(Chair(),) * 4, listed=listed)) for listed in (False, True)
    )
    assert [sit(club, one, 0), sit(club, other, 1)] == [None, None]
    assert [sit(public, one, 0), sit(public, other, 1)] == [None, Code.TWICE_HERE]
    marks = marks_at(public.table, one)
    assert "home" not in "".join(marks)
    assert set(marks).isdisjoint(marks_at(replace(public.table, id="another"), one))


@pytest.mark.parametrize(
    ("host", "network"),
    [
        ("127.0.0.1", ""),
        ("192.168.1.7", ""),
        ("10.0.0.1", ""),
        ("::1", ""),
        ("fe80::1", ""),
        ("testclient", ""),
        ("9.9.9.9", "9.9.9.9"),
        ("::ffff:9.9.9.9", "9.9.9.9"),
        ("2620:fe::fe", "2620:fe::/64"),
        ("2620:fe::9", "2620:fe::/64"),
    ],
)
def test_only_an_address_of_the_internet_tells_anything(host: str, network: str) -> None:
    assert network_of(host) == network


def test_an_old_log_is_read_by_its_own_law() -> None:
    """Tables that were opened before let people change chairs in the middle of a deal."""
    history = dealt(Settings(ruleset=TURNIER, chairs=(Chair(),) * 4), ADA, BO, CLEO, FOURTH)
    opened = history.log[0][0]
    assert isinstance(opened, events.Opened)
    assert opened.law == LAW
    moved: list[tuple[Event, int]] = [(events.StoodUp(0), 9), (events.StoodUp(1), 9), (events.Sat(1, ADA.id, "Ada"), 9)]
    with pytest.raises(Refusal):
        refold([*history.log, *moved])
    old = msgspec.structs.replace(opened, law=1)
    table = refold([(old, 0), *history.log[1:], *moved])
    assert table is not None
    assert table.by_session[ADA.id] == 1


def test_who_has_gone_looks_into_no_hand_any_more(tmp_path: Path) -> None:
    async def check() -> None:
        async with running(options_for(tmp_path)) as server:
            ada, eve = [await Client.begin(server.address, name) for name in ("Ada", "Eve")]
            chairs = (Chair(), *(Chair(bot="book"),) * 3)
            table = await ada.open(Settings(ruleset=TURNIER, chairs=chairs, rounds=1, sit=0))
            room = (await server.lobby.find(table)).room
            async with ada.connect(table) as seat:
                await seat.consent(agreed=True)
                async with eve.connect(table) as watcher:
                    await watcher.watch(0)
                    await _until_watched(watcher)
                    assert room.table.watching
                await until(lambda: not room.table.watching)

    asyncio.run(check())


async def _until_watched(seat: Seat) -> None:
    while (await seat.next_frame()).watched is None:
        pass
