"""Bots think in processes of their own; one that fails is replaced by a simpler one."""

import asyncio
import os
import signal
import subprocess
import sys

import pytest
from structlog.testing import capture_logs

from tarock.bots.danish.playing import has_rights
from tarock.core import families
from tarock.core.faults import Mode
from tarock.danish.actions import Declare
from tarock.danish.declaring import required
from tarock.danish.reasons import Reason
from tarock.danish.seating import Seating
from tarock.danish.skat import SkatChoice
from tarock.danish.state import DanishState, start
from tarock.koenigrufen.deal import deal
from tarock.koenigrufen.state import start as koenigrufen_start
from tarock.rulesets import load_danish, load_koenigrufen
from tarock.server.bot_questions import Ask, Question
from tarock.server.bot_worker import answer
from tarock.server.bots import Bots
from tarock.server.costs.packing import packed
from tarock.server.evening.families import State, applied
from tarock.server.evening.settings import Chair, Settings

SETTINGS = Settings(ruleset="danish-hjoerring", chairs=(Chair(bot="book"),) * 3, rounds=1)


def a_deal() -> DanishState:
    return start(load_danish("danish-hjoerring"), Seating.of_three(0), "bots")


def asks(state: State, level: str = "book") -> list[Ask]:
    assert state.turn is not None
    return [Ask(state.turn, state.view(state.turn), level, is_turn=True)]


@pytest.mark.parametrize("level", ["book", "grandmaster"])
def test_a_worker_answers_for_both_families_and_the_table_accepts_it(level: str) -> None:
    hands, talon = deal(3, "bots")
    koenigrufen = koenigrufen_start(load_koenigrufen("koenigrufen-mayr-2012"), 3, hands, talon)
    names: dict[str, State] = {"danish-hjoerring": a_deal(), "koenigrufen-mayr-2012": koenigrufen}

    async def run() -> None:
        workers = Bots(1)
        for name, state in names.items():
            chairs = SETTINGS.chairs * 2
            found = await workers.decide(Settings(ruleset=name, chairs=chairs), asks(state, level))
            assert found is not None
            assert applied(state, *found) != state
        await workers.stop()

    asyncio.run(run())


def test_a_worker_that_was_started_before_a_game_was_added_is_replaced() -> None:
    async def run() -> None:
        workers = Bots(1)
        assert await workers.decide(SETTINGS, asks(a_deal())) is not None
        (before,) = workers.pool.workers
        with families.lent("toy", "tests.toy"):
            assert await workers.decide(SETTINGS, asks(a_deal())) is not None
            (after,) = workers.pool.workers
        assert before is not after
        assert after.families == {"toy": "tests.toy"}
        await workers.stop()

    asyncio.run(run())


@pytest.mark.parametrize("trouble", [signal.SIGKILL, signal.SIGSTOP])
def test_a_worker_that_dies_or_hangs_is_replaced_and_logged(trouble: signal.Signals) -> None:
    state = a_deal()

    async def run() -> None:
        workers = Bots(1)
        assert await workers.decide(SETTINGS, asks(state)) is not None
        (worker,) = workers.pool.workers
        os.kill(worker.process.pid, trouble)
        workers.pool.seconds = 0.5 if trouble is signal.SIGSTOP else 60
        with capture_logs() as logged:
            assert await workers.decide(SETTINGS, asks(state)) is not None
        assert [line["event"] for line in logged] == ["bot replaced"]
        workers.pool.seconds = 60
        assert await workers.decide(SETTINGS, asks(state)) is not None
        assert worker not in workers.pool.workers
        await workers.stop()

    asyncio.run(run())


def test_the_first_question_of_each_kind_may_take_longer_since_code_is_compiled_for_it() -> None:
    state = a_deal()
    declaring = state.apply(0, next(iter(SkatChoice(state.ruleset, state.hands[0]))))

    async def run() -> None:
        workers = Bots(1, seconds=0, loading=120)
        with capture_logs() as logged:
            assert await workers.decide(SETTINGS, asks(state)) is not None
            assert await workers.decide(SETTINGS, asks(declaring)) is not None
            assert logged == []
            assert await workers.decide(SETTINGS, asks(declaring)) is not None
        assert [line["event"] for line in logged] == ["bot replaced"]
        await workers.stop()

    asyncio.run(run())


def test_a_worker_whose_server_is_killed_while_it_thinks_ends_without_a_word() -> None:
    question = packed(Question(tuple(asks(a_deal())), ()), load_danish(SETTINGS.ruleset), None)
    with a_worker() as worker:
        assert worker.stdout is not None
        worker.stdout.close()
        assert worker.communicate(len(question).to_bytes(4, "big") + question)[1] == b""


def test_a_worker_whose_server_is_killed_in_the_middle_of_a_question_ends_without_a_word() -> None:
    with a_worker() as worker:
        assert worker.communicate((1000).to_bytes(4, "big") + b"half") == (b"", b"")


def a_worker() -> "subprocess.Popen[bytes]":
    command = [sys.executable, "-m", "tarock.server.bot_worker"]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe)


def test_a_machine_without_room_for_a_worker_plays_with_the_simplest_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    state = a_deal()

    async def run() -> None:
        workers = Bots(1)
        assert await workers.decide(SETTINGS, asks(state)) is not None
        await workers.stop()

    asyncio.run(run())


def test_a_bot_is_told_what_the_table_has_refused() -> None:
    """It does not say the same thing again."""
    state = a_deal()
    state = state.apply(0, next(iter(SkatChoice(state.ruleset, state.hands[0]))))
    for seat in (0, 1, 2):
        state = state.apply(seat, Declare(required(state.table, seat, state.hands[seat], state.view(seat).skat)))
    first = answer(Question(tuple(asks(state)), ()))
    assert first is not None
    told = ((*first, Reason.NOT_NOW, "a rule", ""),)
    lead = Ask(1, state.view(1), "random", is_turn=True)
    for _ in range(50):
        again = answer(Question((lead,), told))
        assert again is not None
        assert again != first


def test_who_has_no_right_is_not_asked() -> None:
    state = a_deal()
    assert not has_rights(state.view(1)) or state.legal_actions(1)
    at_table = start(load_danish("danish-hjoerring"), Seating.of_three(0), "bots", mode=Mode.TABLE)
    assert has_rights(at_table.view(1))
