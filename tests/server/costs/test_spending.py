"""Several processes count together what somebody spends."""

import asyncio
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final

import httpx
import pytest

from tarock.server.codes import Refusal
from tarock.server.costs.budgets import FULL, Owner, Purses
from tarock.server.costs.costs import Costs
from tarock.server.costs.prices import Work
from tarock.server.costs.quotas import Budget, Quotas, Share, no_limits
from tarock.server.sessions import Sessions
from tarock.server.several import notices
from tarock.server.several.notices import Notice, OfPurses
from tarock.server.several.spending import TOGETHER, Spending
from tests.server.servers import Running, options_for, running, until

ADA = Owner("ada", "8.8.8.8")
BO = Owner("bo", "8.8.8.8")
VEIL = Sessions(b"k" * 32).mark
HOUSE = {"text": 'id = "ours"\nname = "Ours"\nextends = "danish-hjoerring"\n'}
SLOW: Final = 0.001
"""So little comes in again that a test never sees it."""


class Clock:
    """A clock that is moved by hand."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


class Channel:
    """Carries notices between processes, as PostgreSQL does: each hears all, its own too."""

    def __init__(self) -> None:
        self.told: list[str] = []
        self.processes: list[Spending] = []

    def join(self, quotas: Quotas, clock: Clock) -> Costs:
        """Add a process, which asks what the others have counted."""
        costs = Costs(quotas, clock, VEIL)
        spending = Spending(costs, f"process{len(self.processes)}", self._tell)
        self.processes.append(spending)
        spending.ask()
        return costs

    def tell_all(self) -> None:
        """Let everybody tell what was spent."""
        for process in self.processes:
            process.tell_all()

    def _tell(self, notice: Notice) -> None:
        self.told.append(str(notice))
        for process in self.processes:
            read = notices.read(str(notice))
            assert isinstance(read, OfPurses)
            process.heard(read)


def test_what_is_spent_at_one_process_is_spent_at_all_of_them() -> None:
    clock, channel = Clock(), Channel()
    here, there = (channel.join(Quotas(openings=Share(3, 5)), clock) for _ in range(2))
    for costs in (here, there, here):
        costs.pay_opening(ADA)
    channel.tell_all()
    for costs in (here, there):
        with pytest.raises(Refusal):
            costs.pay_opening(ADA)
    there.pay_opening(BO)
    here.pay_opening(BO)
    channel.tell_all()
    for costs in (here, there):
        with pytest.raises(Refusal):
            costs.pay_opening(BO)  # of his address, which has opened five
    clock.now += 3600
    here.pay_opening(ADA)
    there.pay_opening(ADA)


def test_a_process_that_begins_later_learns_what_others_have_counted() -> None:
    clock, channel = Clock(), Channel()
    old = [channel.join(Quotas(openings=Share(3, 5)), clock) for _ in range(2)]
    for _ in range(3):
        old[0].pay_opening(ADA)
    channel.tell_all()
    new = channel.join(Quotas(openings=Share(3, 5)), clock)
    with pytest.raises(Refusal):
        new.pay_opening(ADA)
    new.pay_opening(BO)
    new.pay_opening(BO)
    with pytest.raises(Refusal):
        new.pay_opening(BO)  # two were told what is missing, and it is missing once


def test_a_process_that_cannot_tell_counts_for_itself() -> None:
    costs = Costs(Quotas(openings=Share(2, 9)), Clock(), VEIL)
    spending = Spending(costs, "alone", lambda _notice: None)
    for _ in range(2):
        costs.pay_opening(ADA)
    spending.tell_all()
    with pytest.raises(Refusal):
        costs.pay_opening(ADA)


def test_nobody_is_told_who_spends() -> None:
    channel = Channel()
    costs = channel.join(Quotas(), Clock())
    channel.join(Quotas(), Clock())
    for number in range(3 * TOGETHER):
        costs.pay(Owner(f"ada{number}", f"8.8.8.{number}"), Work.REVIEW)
        costs.pay_opening(Owner(f"ada{number}", f"8.8.8.{number}"))
    channel.tell_all()
    told = "".join(channel.told)
    assert "8.8.8" not in told
    assert "ada" not in told
    assert len(channel.told) == 2 + 2 * 6
    assert max(map(len, channel.told)) < notices.LONGEST


def test_little_that_is_soon_made_good_is_told_when_it_has_become_much() -> None:
    clock = Clock()
    purses = Purses(Budget(100, 1000), Budget(1000, 10_000), clock, VEIL)
    for _ in range(9):
        purses.take(ADA, 10)
        clock.now += 1
        assert purses.untold() == ()
    purses.take(ADA, 10)
    assert sorted(amount for _, amount in purses.untold()) == [100, 100], "and that of the address, not yet full again"
    assert purses.untold() == ()


def test_one_process_alone_notes_nothing_for_others() -> None:
    purses = Purses(Budget(100, 1000), Budget(1000, 10_000), Clock())
    purses.take(ADA, 500)
    assert purses.untold() == ()


def test_of_purses_that_are_not_kept_nothing_is_told() -> None:
    clock = Clock()
    purses = Purses(Budget(10, 1000), Budget(20, 2000), clock, VEIL)
    for number in range(FULL + 1):
        purses.take(Owner(f"{number}"), 50)
    clock.now += 60
    purses.take(ADA, 150)
    assert len(purses.untold()) == 2


def test_what_another_version_counts_besides_is_left_alone() -> None:
    spending = Spending(Costs(Quotas(), Clock(), VEIL), "here", lambda _notice: None)
    spending.heard(notices.Spent("there", "letters", (("sx", 1.0),)))


def is_spent(server: Running, owner: Owner) -> bool:
    """Tell whether a server knows that somebody cannot have house rules read any more."""
    return server.lobby.bots.costs.purses["study"].lacking(owner, 5) > 0


def test_two_servers_refuse_together_and_so_does_a_third_that_starts_later(
    shared_database: str, tmp_path: Path
) -> None:
    quotas = replace(no_limits(), study_session=Budget(SLOW, 12), study_address=Budget(SLOW, 18))
    options = options_for(tmp_path, database=shared_database, quotas=quotas)

    async def asked(address: str, source: str) -> str:
        transport = httpx.AsyncHTTPTransport(local_address=source)
        async with httpx.AsyncClient(base_url=address, transport=transport, timeout=60) as http:
            answer = await http.post("/api/rulesets/check", json=HOUSE)
            return str(answer.json().get("code", "done"))

    async def run() -> None:
        async with running(options) as one, running(options) as two:
            for server in (one, two, one):
                assert await asked(server.address, "127.0.0.2") == "done"
            owner = Owner("", "127.0.0.2")
            for server in (one, two):
                await until(partial(is_spent, server, owner))
                assert await asked(server.address, "127.0.0.2") == "too-dear"
                assert await asked(server.address, f"127.0.1.{server.address[-1]}") == "done", "others are not refused"
            async with running(options) as three:
                await until(partial(is_spent, three, owner))
                assert await asked(three.address, "127.0.0.2") == "too-dear"

    asyncio.run(run())
