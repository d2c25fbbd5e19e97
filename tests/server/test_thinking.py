"""Bots think at once and then wait out the pace of the table, so that time tells nothing about a hand."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from random import Random

import pytest

from tarock.server.bot_questions import Ask, BotAct, Question
from tarock.server.bot_worker import answer
from tarock.server.bots import Bots, Refused
from tarock.server.evening import events
from tarock.server.evening.events import Acted
from tarock.server.evening.settings import Chair, Settings
from tarock.server.evening.state import Game, TableState
from tarock.server.thinking import Thinking
from tests.server.played import BOT, History, all_bots

PACE = 700
NAPS = 3
"""So often does somebody who sleeps let others do something."""


@dataclass
class Clock:
    """A clock that goes on only while somebody thinks or sleeps."""

    now: int = 0

    def read(self) -> int:
        return self.now

    async def sleep(self, seconds: float) -> None:
        for _ in range(NAPS):
            await asyncio.sleep(0)
        self.now += round(seconds * 1000)


@dataclass
class Asked(Bots):
    """Bots that take some milliseconds for every decision."""

    clock: Clock
    milliseconds: int
    questions: list[Sequence[Ask]] = field(default_factory=list)

    async def decide(
        self, settings: Settings, asks: Sequence[Ask], refused: Sequence[Refused] = (), owner: str = ""
    ) -> BotAct:
        self.questions.append(asks)
        await asyncio.sleep(0)
        self.clock.now += self.milliseconds
        return answer(Question(tuple(asks), ()))


@dataclass
class Desk:
    """Thinking about a table, and when which answers came."""

    table: TableState
    milliseconds: int = 5
    answers: list[tuple[int, Game, Acted]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.clock = Clock(self.table.running[0].at)
        self.bots = Asked(self.clock, self.milliseconds)
        self.thinking = Thinking(self.bots, self._deliver, self.clock.read, self.clock.sleep)

    def _deliver(self, game: Game, act: Acted) -> None:
        self.answers.append((self.clock.now, game, act))

    async def settle(self) -> None:
        """Let everything happen that can."""
        for _ in range(20):
            await asyncio.sleep(0)


def a_table(*, pace: int = PACE, chairs: tuple[Chair, ...] = (BOT,) * 3) -> TableState:
    settings = replace_chairs(all_bots("danish-hjoerring", 3, pace=pace), chairs)
    history = History(settings)
    for place, chair in enumerate(chairs):
        if chair.bot is None:
            history.add(events.Sat(place, f"session {place}", "Ada"))
    return history.add(events.Dealt(0, "thinking", "promised"))


def replace_chairs(settings: Settings, chairs: tuple[Chair, ...]) -> Settings:
    return Settings(ruleset=settings.ruleset, chairs=chairs, rounds=settings.rounds, pace=settings.pace)


@pytest.mark.parametrize("milliseconds", [0, 5, 300, PACE])
def test_an_answer_comes_at_the_pace_however_long_a_bot_has_thought(milliseconds: int) -> None:
    async def run() -> None:
        desk = Desk(a_table(), milliseconds)
        desk.thinking.ask(desk.table)
        await desk.settle()
        ((at, game, _),) = desk.answers
        assert at - game.at == PACE

    asyncio.run(run())


def test_who_thinks_longer_than_the_pace_answers_at_once() -> None:
    async def run() -> None:
        desk = Desk(a_table(), 2 * PACE)
        desk.thinking.ask(desk.table)
        await desk.settle()
        ((at, game, _),) = desk.answers
        assert at - game.at == 2 * PACE

    asyncio.run(run())


def test_a_bot_is_asked_before_the_pace_is_over_and_only_once() -> None:
    async def run() -> None:
        desk = Desk(a_table())
        desk.thinking.ask(desk.table)
        desk.thinking.ask(desk.table)
        await asyncio.sleep(0)
        assert len(desk.bots.questions) == 1
        assert desk.clock.now == desk.table.running[0].at
        await desk.settle()
        assert len(desk.answers) == 1

    asyncio.run(run())


@pytest.mark.parametrize("turns", [1, 1 + NAPS], ids=["while it thinks", "while it waits"])
def test_an_answer_to_a_position_that_is_gone_is_not_delivered(turns: int) -> None:
    async def run() -> None:
        history = History(all_bots("danish-hjoerring", 3, pace=PACE))
        first = history.step(Random(1))
        desk = Desk(first)
        desk.thinking.ask(first)
        for _ in range(turns):
            await asyncio.sleep(0)
        second = history.step(Random(1))
        desk.thinking.ask(second)
        await desk.settle()
        ((_, game, _),) = desk.answers
        assert game.state == second.running[0].state

    asyncio.run(run())


def test_a_stand_in_does_not_play_for_somebody_who_is_back() -> None:
    async def run() -> None:
        present = a_table(chairs=(Chair(),) * 3)
        places = tuple(replace(place, away=True) for place in present.places)
        desk = Desk(replace(present, places=places))
        desk.thinking.ask(desk.table)
        await asyncio.sleep(0)
        assert desk.bots.questions
        desk.thinking.ask(present)
        await desk.settle()
        assert not desk.answers

    asyncio.run(run())


def test_a_position_that_is_forgotten_is_asked_about_again() -> None:
    async def run() -> None:
        desk = Desk(a_table())
        desk.thinking.ask(desk.table)
        await asyncio.sleep(0)
        desk.thinking.forget(desk.table.running[0])
        desk.thinking.ask(desk.table)
        await desk.settle()
        assert len(desk.bots.questions) == 2
        assert desk.answers

    asyncio.run(run())


def test_nothing_is_delivered_after_the_stop() -> None:
    async def run() -> None:
        desk = Desk(a_table())
        desk.thinking.ask(desk.table)
        await asyncio.sleep(0)
        await desk.thinking.stop()
        await desk.settle()
        assert not desk.answers

    asyncio.run(run())
