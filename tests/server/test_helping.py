"""Who sits out may look into the hand of a beginner who lets him, where the rules have it (Møller, l.360-361)."""

import asyncio
from collections.abc import Awaitable
from pathlib import Path

import msgspec
import pytest

from tarock.server.client import Client
from tarock.server.codes import Code, Refusal
from tarock.server.evening import events
from tarock.server.evening.settings import Chair, Settings
from tarock.server.frames.table import Frames
from tarock.server.wire.shared.telling import Frame
from tests.server.played import History
from tests.server.servers import options_for, running, until

MOELLER, JENSEN = "danish-hjoerring", "danish-jensen-1989"
BEGINNER, SITTER = 1, 2
"""Of four the one opposite the dealer sits out, who is the first."""


def house(book: str, *, helps: bool) -> str:
    return f'id = "ours"\nname = "Ours"\nextends = "{book}"\n[sitters]\nmay_help = {str(helps).lower()}\n'


def begun(ruleset: str, people: int = 4, *, house: str | None = None, consents: bool = True) -> History:
    """A deal of some people, of whom one asks for help."""
    settings = Settings(ruleset=ruleset, chairs=(Chair(),) * people, house=house)
    history = History(settings)
    for place in range(people):
        history.add(events.Sat(place, f"guest {place}", f"Guest {place}"))
    history.add(events.Consented(BEGINNER, consents))
    history.add(events.Dealt(0, "seed", "promised"))
    return history


def seen(history: History, place: int, helped: int | None = BEGINNER) -> Frame:
    return msgspec.json.decode(Frames(history.table).for_place(place, helped=helped), type=Frame)


def test_a_helper_sees_the_hand_of_who_consents_and_may_not_act_for_him() -> None:
    history = begun(MOELLER)
    frame = seen(history, SITTER)
    own = seen(history, BEGINNER, None).you
    assert frame.you is not None
    assert frame.you.helps
    assert frame.watched is not None
    assert own is not None
    assert own.hand is not None
    assert frame.watched.hand is not None
    assert (frame.watched.place, frame.watched.hand.cards) == (BEGINNER, own.hand.cards)
    assert not frame.watched.hand.offers


@pytest.mark.parametrize(
    ("history", "place", "helped"),
    [
        pytest.param(begun(MOELLER, consents=False), SITTER, BEGINNER, id="without consent"),
        pytest.param(begun(MOELLER), SITTER, 0, id="another who does not consent"),
        pytest.param(begun(MOELLER), 0, BEGINNER, id="the dealer"),
        pytest.param(begun(MOELLER), 3, BEGINNER, id="another player"),
        pytest.param(begun(JENSEN), SITTER, BEGINNER, id="Jensen"),
        pytest.param(begun("ours", house=house(MOELLER, helps=False)), SITTER, BEGINNER, id="a house without"),
        pytest.param(begun("koenigrufen-turnier"), SITTER, BEGINNER, id="Königrufen, where nobody sits out"),
    ],
)
def test_nobody_else_sees_it(history: History, place: int, helped: int) -> None:
    frame = seen(history, place, helped)
    assert frame.watched is None
    assert frame == seen(history, place, None)


@pytest.mark.parametrize(
    ("ruleset", "own", "helps"),
    [
        (MOELLER, None, True),
        (JENSEN, None, False),
        ("ours", house(MOELLER, helps=False), False),
        ("ours", house(JENSEN, helps=True), True),
        ("koenigrufen-mayr-2012", None, False),
    ],
)
def test_the_rules_decide_who_may_help(ruleset: str, own: str | None, *, helps: bool) -> None:
    history = begun(ruleset, house=own)
    frames = [seen(history, place) for place in range(4)]
    assert [frame.you is not None and frame.you.helps for frame in frames] == [False, False, helps, False]
    assert (frames[SITTER].watched is not None) == helps
    assert {frame.table.helpers for frame in frames} == {helps}


def test_of_five_both_who_sit_out_may_help() -> None:
    history = begun(MOELLER, 5)
    assert [place for place in range(5) if seen(history, place).watched is not None] == [2, 3]


def test_help_ends_with_the_consent() -> None:
    history = begun(MOELLER)
    assert seen(history, SITTER).watched is not None
    history.add(events.Consented(BEGINNER, False))
    assert seen(history, SITTER).watched is None


def test_a_server_lets_the_helper_look_and_refuses_the_others(tmp_path: Path) -> None:
    async def check() -> None:
        settings = Settings(ruleset=MOELLER, chairs=(Chair(),) * 4, rounds=1, pace=0)
        async with running(options_for(tmp_path)) as server:
            guests = [await Client.begin(server.address, f"Guest {place}") for place in range(4)]
            table = await guests[0].open(settings)
            async with (
                guests[0].connect(table) as first,
                guests[1].connect(table) as second,
                guests[2].connect(table) as third,
                guests[3].connect(table) as fourth,
            ):
                seats = (first, second, third, fourth)
                for place, seat in enumerate(seats):
                    await seat.sit(place)
                room = (await server.lobby.find(table)).room
                await until(lambda: bool(room.table.running))
                game = room.table.running[0]
                (out,) = game.deal.table.seating.sitting_out  # type: ignore[attr-defined]  # Danish Tarok
                sitter = game.begun.players[out]
                beginner, other = (sitter + 1) % 4, (sitter + 3) % 4
                assert await _code(seats[sitter].watch(beginner)) is Code.ALREADY_SEATED
                await seats[beginner].consent(agreed=True)
                assert await _code(seats[other].watch(beginner)) is Code.ALREADY_SEATED
                await seats[sitter].watch(beginner)
                while True:
                    frame = await seats[sitter].next_frame()
                    if frame.watched is not None:
                        assert frame.watched.place == beginner
                        break

    asyncio.run(check())


async def _code(asked: Awaitable[object]) -> Code:
    with pytest.raises(Refusal) as refused:
        await asked
    return refused.value.code
