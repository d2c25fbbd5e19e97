"""Taking the fact away from a reason: the advice stops to apply, and all that was done could still be done."""

from random import Random

import pytest

from bench.reasons import Dealt, Found, Preferred, after, exchange, preference, states_of_deal, told
from tarock.core.families import GAMES
from tarock.tutor.coach import COACHES
from tarock.tutor.families import TUTORS
from tarock.tutor.telling import reason_lines

DEALS = {"danish": "danish-hjoerring", "koenigrufen": "koenigrufen-turnier"}


def some_preference(family: str) -> Preferred:
    rng = Random(2)
    for number in range(3):
        for state in states_of_deal(Dealt(DEALS[family], number), rng):
            found = preference(state, rng)
            if found is not None and exchange(found, without=True, rng=Random(3)) is not None:
                return found
    pytest.fail("no preference from which the fact can be taken")


@pytest.mark.kernels
@pytest.mark.parametrize("family", list(COACHES))
def test_an_exchange_takes_the_fact_away_and_nothing_that_was_done(family: str) -> None:
    found = some_preference(family)
    tutor = TUTORS[family]
    predicate = tutor.registry.predicates[found.row.id]
    assert found.by > 0
    for without in (True, False):
        swap = exchange(found, without=without, rng=Random(3))
        assert swap is not None
        state = after(found, swap)
        assert state is not None
        assert (predicate(tutor.sight(state.view(found.seat))) is None) == without
        assert GAMES[family].acts(state) == GAMES[family].acts(found.state)
        assert state.hands != found.state.hands
        assert [len(hand) for hand in state.hands] == [len(hand) for hand in found.state.hands]


def test_shares_are_told_for_reasons_and_for_what_is_only_cited() -> None:
    found = [
        Found("danish-hjoerring", "mo-001", "lead", 4, 2, 3),
        Found("danish-hjoerring", "mo-002", "lead", 4, 2.1, 5),
        Found("danish-hjoerring", "mo-003", "skat", 4, None, -1),
    ]
    lines = [line.split(";") for line in told(found, lambda row: row != "mo-002")]
    assert [first for first, _ in lines] == [
        "reasons: 100 % of 1 turned round or halved (1 without an exchange)",
        "  lead: 100 % of 1 turned round or halved (0 without an exchange)",
        "  skat: – of 0 turned round or halved (1 without an exchange)",
        "cited only: 0 % of 1 turned round or halved (0 without an exchange)",
    ]
    assert [control.partition(": ")[2].partition(" turned")[0] for _, control in lines] == [
        "50 % of 2",
        "0 % of 1",
        "100 % of 1",
        "0 % of 1",
    ]


@pytest.mark.parametrize("family", list(TUTORS))
def test_what_is_called_a_reason_was_tested(family: str) -> None:
    registry = TUTORS[family].registry
    reasons = [row for row in registry.rows.values() if registry.is_reason(row)]
    assert reasons
    assert all(registry.reasons[row.id].tried >= 3 for row in reasons)
    assert set(registry.reasons) <= set(registry.predicates)


@pytest.mark.parametrize("family", list(TUTORS))
def test_advice_that_is_not_known_to_be_the_reason_is_told_as_what_the_book_says_too(family: str) -> None:
    registry = TUTORS[family].registry
    reason = next(row for row in registry.rows.values() if registry.is_reason(row))
    cited = next(row for row in registry.rows.values() if not registry.is_reason(row))
    first, second = (next(reason_lines((row,), family)) for row in (reason, cited))
    assert (first.key, first.rule) == (reason.message, reason.source)
    assert (second.key, second.rule) == ("coach-book-too", cited.source)
    assert [line.key for line in second.parts["advice"]] == [cited.message]
