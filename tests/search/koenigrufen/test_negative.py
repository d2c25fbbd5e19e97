"""Negative games before they are bid: worth what their declarers can force, and closed ones a little more."""

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest
from msgspec import structs

from tarock.core.seats import Seat
from tarock.koenigrufen.actions import Bid
from tarock.search.koenigrufen import negative as koenigrufen_negative
from tarock.search.koenigrufen.beliefs import Worlds, worlds_of
from tarock.search.koenigrufen.games import Courses, Option
from tarock.search.koenigrufen.negative import CLOSED, ENOUGH_LOST, OPEN, QUESTIONS
from tarock.search.koenigrufen.packing import Position
from tarock.search.koenigrufen.rollouts import Desk
from tests.koenigrufen.builders import MAYR, TURNIER, A, B, begun

WORLDS = 30


class Oracle:
    """Answers in the place of the solver, and counts the questions."""

    def __init__(self, answers: Iterator[bool | None]) -> None:
        self.answers = answers
        self.asked = 0

    def __call__(self, position: Position) -> bool | None:
        assert position.words.any()
        self.asked += 1
        return next(self.answers)


def always(answer: bool | None) -> Iterator[bool | None]:
    while True:
        yield answer


def values(*bids: str, seat: Seat = A, declarer: Seat = A) -> list[list[int]]:
    """Return what a seat gets by some games of a declarer, in half points: a row for each world."""
    state = begun(TURNIER)
    worlds = worlds_of(state.view(seat), WORLDS, Random(1))
    assert worlds is not None
    courses = Courses(state.table, [(Option(Bid(bid), declarer),) for bid in bids])
    found: list[list[int]] = courses.tried(
        worlds, np.arange(len(worlds)), np.arange(len(bids)), seat, 1, Desk()
    ).tolist()
    return found


@pytest.fixture
def solver(monkeypatch: pytest.MonkeyPatch) -> Oracle:
    oracle = Oracle(always(answer=True))
    monkeypatch.setattr(koenigrufen_negative, "is_made", oracle)
    return oracle


def test_an_ouvert_game_is_worth_all_or_nothing(solver: Oracle) -> None:
    """Tournament sheet 3: a Bettel ouvert is worth seven points with each of three."""
    assert {value for (value,) in values("bettel_ouvert")} == {42}
    assert {value for (value,) in values("bettel_ouvert", seat=B)} == {-14}
    solver.answers = always(answer=False)
    assert {value for (value,) in values("bettel_ouvert")} == {-42}


def test_in_a_closed_game_others_may_err(solver: Oracle) -> None:
    won = CLOSED[0].forced
    assert {value for (value,) in values("bettel")} == {round(won * 12 - (1 - won) * 12)}
    solver.answers = always(answer=False)
    lost = CLOSED[0].prevented
    assert {value for (value,) in values("bettel")} == {round(lost * 12 - (1 - lost) * 12)}


def test_open_and_closed_share_their_proofs(solver: Oracle) -> None:
    values("bettel", "bettel_ouvert")
    assert solver.asked == WORLDS
    values("bettel", "piccolo")
    assert solver.asked == 3 * WORLDS


def test_a_game_that_is_lost_again_and_again_is_asked_about_no_more(solver: Oracle) -> None:
    solver.answers = always(answer=False)
    values("bettel_ouvert")
    assert solver.asked == ENOUGH_LOST


def test_what_takes_too_long_is_given_up_after_some_questions(solver: Oracle) -> None:
    solver.answers = always(None)
    found = {value for (value,) in values("bettel_ouvert")}
    assert solver.asked == QUESTIONS
    assert found == {round(42 * (2 * OPEN.unknown - 1))}


def test_other_games_are_not_asked_about(solver: Oracle) -> None:
    values("rufer", "dreier")
    assert solver.asked == 0


def test_every_number_of_tricks_that_a_closed_game_may_want_has_its_chances() -> None:
    wanted = {contract.tricks for book in (TURNIER, MAYR) for contract in book.contracts if contract.kind == "negative"}
    assert wanted == set(range(len(CLOSED)))


def test_a_house_may_ask_for_more_tricks(solver: Oracle) -> None:
    contracts = tuple(
        structs.replace(contract, tricks=3) if contract.id == "piccolo" else contract for contract in TURNIER.contracts
    )
    state = begun(structs.replace(TURNIER, contracts=contracts))
    worlds = worlds_of(state.view(A), WORLDS, Random(1))
    assert worlds is not None
    courses = Courses(state.table, [(Option(Bid("piccolo"), A),)])
    assert courses.tried(worlds, np.arange(len(worlds)), np.arange(1), A, 1, Desk()).any()
    assert solver.asked


def test_worlds_are_left_alone(solver: Oracle) -> None:
    state = begun(TURNIER)
    worlds = worlds_of(state.view(A), WORLDS, Random(1))
    assert isinstance(worlds, Worlds)
    before = worlds.rows.copy()
    Courses(state.table, [(Option(Bid("bettel"), A),)]).tried(worlds, np.arange(WORLDS), np.arange(1), A, 1, Desk())
    assert before.tolist() == worlds.rows.tolist()
    assert solver.asked
