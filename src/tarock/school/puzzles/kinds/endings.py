"""Endings with open cards: what keeps an aim is proved by the exact solver."""

from collections.abc import Iterator, Mapping
from typing import Any

from tarock.core.cardset import NO_CARDS, CardSet
from tarock.school.puzzles.alike import classes
from tarock.school.puzzles.families import PUZZLERS, Aim, Puzzler
from tarock.school.puzzles.moment import Moment, cards_of
from tarock.school.puzzles.puzzle import Choice, Kind, Question
from tarock.school.worst import refuted_in

FEWEST = 3
"""So many really different choices there must be."""


def asked(moment: Moment, kinds: frozenset[Kind]) -> Iterator[Question]:
    """Give what can be asked at a moment if all cards lie open."""
    puzzler = PUZZLERS[moment.family]
    state, seat = moment.state, moment.seat
    if state.turn != seat:
        return
    for aim in puzzler.aims(state, seat):
        found = puzzler.kept(state, seat, aim) if aim.kind in kinds else None
        if found is None:
            continue
        kept, nodes = found
        out = _held_by_others(moment)
        if is_puzzle(moment, kept, out, puzzler):
            choices = tuple(_choice(moment, aim, action, puzzler, right=right) for action, right in kept.items())
            yield Question(aim.kind, aim.name, aim.line, choices, open=True, nodes=nodes)


def is_puzzle(moment: Moment, kept: Mapping[Any, bool], out: CardSet, puzzler: Puzzler) -> bool:
    """Tell whether there is enough to choose from, one class of equal cards is right, and it is not the obvious one."""
    right = [action for action, is_right in kept.items() if is_right]
    if not right or len(right) == len(kept):
        return False
    if len(classes(kept, out, puzzler.worth)) < FEWEST or len(classes(right, out, puzzler.worth)) > 1:
        return False
    return not _is_obvious(moment, kept, right)


def _is_obvious(moment: Moment, kept: Mapping[Any, bool], right: list[Any]) -> bool:
    """Tell whether what is right is nothing but the cards that take the trick as it lies."""
    trick = moment.state.table.trick
    if trick is None or not trick.plays:
        return False
    taking = [action for action in kept if _takes(moment, action)]
    return taking == right


def _takes(moment: Moment, action: Any) -> bool:  # noqa: ANN401
    after = moment.state.apply(moment.seat, action).table
    trick = after.trick if after.trick is not None and after.trick.plays else after.tricks[-1]
    winner, _ = trick.best()
    return bool(winner == moment.seat)


def _choice(moment: Moment, aim: Aim, action: Any, puzzler: Puzzler, *, right: bool) -> Choice:  # noqa: ANN401
    coach = moment.coach
    lines = () if right else refuted_in(moment.state, aim, moment.seat, action, puzzler).lines
    return Choice(coach.spelled(action), coach.named(action), right, cards_of(action), lines)


def _held_by_others(moment: Moment) -> CardSet:
    found = NO_CARDS
    for seat, hand in enumerate(moment.state.hands):
        if seat != moment.seat:
            found |= hand
    return found
