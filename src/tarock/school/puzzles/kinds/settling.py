"""Settle it: what a finished deal brings a player."""

from collections.abc import Iterator

from tarock.school.puzzles.families import PUZZLERS
from tarock.school.puzzles.moment import Moment
from tarock.school.puzzles.puzzle import Question
from tarock.telling.line import Line


def asked(moment: Moment) -> Iterator[Question]:
    """Give the question what a seat has won or lost, at the end of a deal in which more happened than the count."""
    state, puzzler = moment.state, PUZZLERS[moment.family]
    if not state.is_over or state.settlement.void or puzzler.unpaid(state):
        return
    net = moment.coach.net(state)[moment.seat]
    line = Line("puzzle-ask-settle", "word", moment.seat)
    yield Question("settle", "net", line, answer="number", number=net, open=True, why=puzzler.payments(state))
