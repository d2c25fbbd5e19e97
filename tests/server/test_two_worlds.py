"""Two worlds that a player cannot tell apart are shown to him alike, to the last byte.

What is sent is made from the whole table.  So at random positions the hidden cards are dealt anew, as the player may
think them, and nothing of what he or a watcher is sent may change.
"""

import os
from dataclasses import replace
from random import Random

import pytest

from tarock.rulesets import DANISH, RULESETS
from tarock.server.evening import events
from tarock.server.evening.families import active_seats
from tarock.server.evening.settings import Chair, Settings
from tarock.server.evening.state import Game, TableState
from tarock.server.frames.table import Frames
from tests.server.played import History
from tests.server.test_taking_back import step

LONG = max(1, int(os.environ.get("TAROCK_KILLS", "1000")) // 200)
"""Deals of each ruleset and mode in the long test."""
EVERY_WAY = pytest.mark.parametrize(
    ("ruleset", "mode"), [(ruleset, mode) for ruleset in RULESETS for mode in ("strict", "table")]
)


def seated(ruleset: str, mode: str) -> History:
    players = 3 if ruleset in DANISH else 4
    chairs = (Chair(),) * players
    history = History(Settings(ruleset=ruleset, chairs=chairs, mode="table" if mode == "table" else "strict"))
    history.add(*(events.Sat(place, f"person{place}", f"Person {place}") for place in range(players)))
    return history


def compared(table: TableState, game: Game, rng: Random) -> tuple[int, int]:
    """Show a position and another that each player may think it is to him and to a watcher.

    :returns: how many pairs of worlds, and how many of them somebody else can tell apart.
    """
    apart = 0
    for seat in active_seats(game.deal):
        world = game.deal.view(seat).sample(rng)
        games = tuple(replace(game, deal=world) if each is game else each for each in table.games)
        place, frames, others = game.begun.players[seat], Frames(table), Frames(replace(table, games=games))
        assert frames.for_place(place) == others.for_place(place), f"seat {seat} after {game.acts}"
        assert frames.for_spectator() == others.for_spectator(), f"a watcher after {game.acts}"
        apart += any(frames.for_place(each) != others.for_place(each) for each in game.begun.players)
    return len(active_seats(game.deal)), apart


def play(ruleset: str, mode: str, deals: int, every: int) -> int:
    """Play deals at random, and compare some of their positions; returns how many pairs of worlds."""
    rng, history, pairs, apart = Random(f"{ruleset} {mode}"), seated(ruleset, mode), 0, 0
    while len(history.table.finished) < deals:
        for index in history.table.due:
            history.add(events.Dealt(index, f"{rng.random()}", "promised"))
        while history.table.running:
            (game,) = history.table.running
            if rng.randrange(every) == 0:
                some, known = compared(history.table, game, rng)
                pairs, apart = pairs + some, apart + known
            step(history, rng)
    assert apart, "or the worlds were the same, and nothing was tested"
    return pairs


@pytest.mark.deals
@EVERY_WAY
def test_worlds_that_look_alike_are_shown_alike(ruleset: str, mode: str) -> None:
    assert play(ruleset, mode, 1, every=6)


@pytest.mark.long
@EVERY_WAY
def test_many_worlds_that_look_alike_are_shown_alike(
    ruleset: str, mode: str, capsys: pytest.CaptureFixture[str]
) -> None:
    pairs = play(ruleset, mode, LONG, every=1)
    with capsys.disabled():
        print(f"{ruleset} {mode}: {pairs} pairs of worlds in {LONG} deals")  # noqa: T201 - for bench/results.md
