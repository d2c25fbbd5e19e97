"""Purses of time, per session and per address."""

import pytest

from tarock.bots.levels import LEVELS
from tarock.server.codes import Code, Refusal
from tarock.server.costs.addresses import Addresses
from tarock.server.costs.budgets import FULL, Owner, Purses
from tarock.server.costs.costs import Costs
from tarock.server.costs.prices import MOVES, PRICES, STRONG, Work, deals_of, price
from tarock.server.costs.quotas import Budget, Quotas, Share
from tarock.server.names import Session
from tarock.server.operating.proxies import Proxies


class Clock:
    """A clock that is moved by hand."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


ADA = Owner("ada", "8.8.8.8")
BO = Owner("bo", "8.8.8.8")
FAR = Owner("cleo", "9.9.9.9")


def test_sessions_of_one_address_share_its_purse() -> None:
    clock = Clock()
    purses = Purses(Budget(10, 100), Budget(20, 150), clock)
    assert purses.take(ADA, 100) == 0
    assert purses.take(ADA, 50) == 5  # of his own
    assert purses.take(BO, 100) == 2.5  # the address has 50 left
    assert purses.take(FAR, 100) == 0
    clock.now += 5
    assert purses.take(BO, 100) == 0


def test_what_is_refused_costs_nothing() -> None:
    purses = Purses(Budget(1, 100), Budget(1, 150), Clock())
    assert purses.take(ADA, 100) == 0
    for _ in range(9):
        assert purses.take(BO, 60) == 10
    assert purses.take(BO, 50) == 0


def test_who_is_nobody_pays_from_the_purse_of_his_address_and_from_nowhere_all_share_one() -> None:
    purses = Purses(Budget(10, 100), Budget(20, 150), Clock())
    assert purses.take(Owner("", "8.8.8.8"), 150) == 0
    assert purses.take(BO, 1) > 0
    assert purses.take(Owner("bo"), 1) == 0  # behind a proxy an address tells nothing
    assert purses.take(Owner(), 150) == 0
    assert purses.take(Owner(), 1) > 0


def test_what_costs_more_than_a_purse_holds_takes_a_full_one() -> None:
    clock = Clock()
    purses = Purses(Budget(10, 100), Budget(20, 200), clock)
    assert purses.take(ADA, 5000) == 0
    assert purses.take(ADA, 5000) == 10
    clock.now += 10
    assert purses.take(ADA, 5000) == 0


def test_purses_that_are_full_again_are_not_kept() -> None:
    clock = Clock()
    purses = Purses(Budget(10, 100), Budget(20, 200), clock)
    for number in range(FULL + 1):
        purses.take(Owner(f"{number}"), 50)
    clock.now += 60
    purses.take(ADA, 1)
    assert len(purses._purses) == 2


def test_a_refusal_says_when_to_come_again() -> None:
    clock = Clock()
    costs = Costs(Quotas(study_session=Budget(100, 1000)), clock)
    costs.pay(ADA, Work.REVIEW)
    with pytest.raises(Refusal) as refused:
        costs.pay(ADA, Work.REVIEW)
    assert (refused.value.code, refused.value.again) == (Code.TOO_DEAR, 6)
    assert "6 seconds" in refused.value.detail
    clock.now += 6
    costs.pay(ADA, Work.REVIEW)


def test_bots_of_who_has_spent_too_much_wait_and_others_do_not() -> None:
    clock = Clock()
    costs = Costs(Quotas(bots_session=Budget(100, 25), bots_address=Budget(100, 40)), clock)
    costs.heard(Session("ada", "Ada"), "8.8.8.8")
    owner = costs.owner("ada")
    assert owner == ADA
    assert [costs.think(owner, "master") for _ in range(3)] == [0, 0, pytest.approx(0.125)]
    assert costs.think(FAR, "master") == 0
    clock.now += 1
    assert costs.think(owner, "master") == 0


def test_remarks_messages_and_openings_are_counted() -> None:
    quotas = Quotas(remarks=Share(4, 6), messages=Share(2, 3), openings=Share(2, 3))
    costs = Costs(quotas, Clock())
    for _ in range(2):
        costs.pay_remark(ADA)
        costs.pay_opening(ADA)
    for count in (costs.pay_remark, costs.pay_opening):
        with pytest.raises(Refusal):
            count(ADA)
        count(BO)
        with pytest.raises(Refusal):
            count(BO)
        count(FAR)
    assert [costs.may_speak(ADA) for _ in range(5)] == [True] * 4 + [False]
    assert costs.may_speak(FAR)


def test_who_begins_many_things_waits_for_his_turn_and_in_the_end_is_refused() -> None:
    clock = Clock()
    costs = Costs(Quotas(beginnings=Share(1, 2), turn_seconds=2), clock)
    assert [costs.begin(ADA) for _ in range(5)] == [0, 0, 0, 1, 2]
    with pytest.raises(Refusal) as refused:
        costs.begin(ADA)
    assert (refused.value.code, refused.value.again) == (Code.TOO_DEAR, 3)
    assert costs.begin(BO) == 0  # the last of the six that his address may begin at once
    assert costs.begin(Owner("", "8.8.8.8")) == 0.5
    assert costs.begin(FAR) == 0
    clock.now += 3
    assert costs.begin(ADA) == 0


def test_who_is_nobody_and_comes_from_nowhere_does_not_wait_for_others() -> None:
    costs = Costs(Quotas(beginnings=Share(1, 1)), Clock())
    assert {costs.begin(Owner()) for _ in range(100)} == {0}


def test_everything_has_a_price() -> None:
    assert set(PRICES) == set(Work)
    assert set(MOVES) == {level.id for level in LEVELS}
    assert {"master", "champion", "grandmaster"} == STRONG


def test_size_is_counted_before_work() -> None:
    deal = '[Game "danish"]\n[Date "2026-11-17"]\n1. a b c\n2. d e f\n\n'
    assert deals_of(deal * 7, 20) == 7
    assert deals_of(deal * 700, 20) == 20
    assert deals_of("", 20) == 1
    assert price(Work.REPLAY, deal * 7, 7) > 7 * price(Work.REPLAY, "", 1) - 20


@pytest.mark.parametrize(
    ("hosts", "host", "counted"),
    [
        (None, "127.0.0.1", ""),
        (None, "::1", ""),
        (None, "127.0.0.2", "127.0.0.2"),
        (None, "::ffff:8.8.8.8", "8.8.8.8"),
        (None, "2a00:1450:4001:82a::200e", "2a00:1450:4001:82a::/64"),
        (None, "testclient", ""),
        ("10.0.0.0/8", "10.2.3.4", ""),
        ("10.0.0.0/8", "11.2.3.4", "11.2.3.4"),
    ],
)
def test_the_address_of_a_proxy_tells_nothing(hosts: str | None, host: str, counted: str) -> None:
    assert Addresses(Proxies.named([hosts] if hosts else [])).counted(host) == counted
