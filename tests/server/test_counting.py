"""Counting at a table of the server: asked of who is alone among bots and has no clock."""

from random import Random
from typing import Any

import msgspec
import pytest

from tarock.bots.families import BOTS
from tarock.bots.levels import level
from tarock.core.families import GAMES
from tarock.school.counting import after_tricks
from tarock.server.codes import Code, Refusal
from tarock.server.evening import events
from tarock.server.evening.counting import count_of
from tarock.server.evening.settings import Chair, Settings
from tarock.server.evening.state import Game
from tarock.server.names import Session
from tarock.server.wire.shared.asking import CountGone
from tarock.tutor.coach import COACHES
from tests.server.played import BOT, History

ENOUGH = 11
"""Tricks of a deal, of which some are asked about."""
ADA, BO = Session("ada", "Ada"), Session("bo", "Bo")


def played(*people: Session, ruleset: str = "danish-hjoerring", think: int | None = None) -> tuple[History, Game]:
    """A table at which a deal is half played."""
    seats = 3 if ruleset.startswith("danish") else 4
    chairs = (*[Chair()] * len(people), *[BOT] * (seats - len(people)))
    history = History(Settings(ruleset=ruleset, chairs=chairs, rounds=1, pace=0, think=think))
    history.add(*(events.Sat(place, person.id, person.name) for place, person in enumerate(people)))
    history.add(events.Dealt(0, "00" * 16, ""))
    rng, game = Random(1), history.table.games[0]
    assert game is not None
    family: str = game.deal.ruleset.family
    book = dict.fromkeys(range(seats), BOTS[family].player(level("book")))
    while tricks_of(game) < ENOUGH:
        move = COACHES[family].next_move(game.deal, book, rng)
        game = history.act(0, move.seat, move.action).games[0]
        assert game is not None
    return history, game


def tricks_of(game: Game) -> int:
    view: Any = game.deal.view(0)
    return len(view.table.tricks)


def request(deal: str, tricks: int) -> CountGone:
    return msgspec.convert({"t": "count", "id": 7, "deal": deal, "tricks": tricks}, CountGone)


@pytest.mark.parametrize("ruleset", ["danish-hjoerring", "koenigrufen-turnier"])
def test_alone_among_bots_it_is_asked_after_some_tricks_and_never_on_ones_turn(ruleset: str) -> None:
    history, game = played(ADA, ruleset=ruleset)
    tricks = tricks_of(game)
    asked = [number for number in range(tricks) if count_of(history.table, ADA, request(game.name, number)).ask]
    assert asked
    assert all(after_tricks(game.deal, number).turn != 0 for number in asked)
    assert 0 in GAMES[game.deal.ruleset.family].active(game.deal)


@pytest.mark.parametrize(("people", "think"), [((ADA, BO), None), ((ADA,), 30)])
def test_with_others_or_under_a_clock_nothing_is_asked(people: tuple[Session, ...], think: int | None) -> None:
    history, game = played(*people, think=think)
    assert all(count_of(history.table, ADA, request(game.name, number)).ask is None for number in range(ENOUGH + 1))


def test_another_deal_and_whoever_has_no_place_are_refused() -> None:
    history, game = played(ADA)
    with pytest.raises(Refusal) as stale:
        count_of(history.table, ADA, request("9-9-9", 4))
    assert stale.value.code == Code.STALE
    with pytest.raises(Refusal):
        count_of(history.table, BO, request(game.name, 4))
