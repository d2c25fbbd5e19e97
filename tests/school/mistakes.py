"""A finished deal in which somebody has led as wrongly as can be."""

from random import Random
from typing import Any

from tarock.school.puzzles.moment import moment_of
from tarock.school.puzzles.puzzle import Choice, Puzzle
from tarock.school.puzzles.shelf import chosen, shelf


def deal_with_a_mistake() -> tuple[Any, Puzzle, Choice]:
    """The deal, the puzzle that it was, and the wrong answer that was given; from there on all play by the books."""
    leads = chosen(shelf(), family="danish", kinds=("lead",), books=False)
    puzzle = max(leads, key=lambda each: max(choice.loss for choice in each.question.choices))
    moment = moment_of(puzzle)
    dearest = max(puzzle.question.choices, key=lambda choice: choice.loss)
    offers = {moment.coach.spelled(offer): offer for offer in moment.view.legal_actions()}
    state = moment.state.apply(puzzle.seat, offers[dearest.key])
    players = {seat: moment.coach.book() for seat in range(3)}
    while not state.is_over:
        state = moment.coach.next_move(state, players, Random(0)).state
    return state, puzzle, dearest
