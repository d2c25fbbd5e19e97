"""Endings with open cards: what keeps an aim is proved by the exact solver."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from tarock.core.cardset import NO_CARDS, CardSet
from tarock.school.puzzles.alike import classes
from tarock.school.puzzles.families import PUZZLERS, Aim, Puzzler
from tarock.school.puzzles.moment import Moment, cards_of
from tarock.school.puzzles.puzzle import Choice, Kind, Question
from tarock.school.worst import refuted_in

_FAR: Final = 1_000_000
"""More than anybody ever pays."""
FEWEST: Final = 3
"""So many really different choices there must be."""


def asked(moment: Moment, kinds: frozenset[Kind]) -> Iterator[Question]:
    """Give what can be asked at a moment if all cards lie open."""
    puzzler = PUZZLERS[moment.family]
    if moment.state.turn != moment.seat:
        return
    for aim in puzzler.aims(moment.state, moment.seat):
        found = puzzler.kept(moment.state, moment.seat, aim) if aim.kind in kinds else None
        if found is not None and is_puzzle(moment, found[0], _held_by_others(moment), puzzler):
            yield _question(moment, aim, found)


def solved(moment: Moment, name: str) -> Question | None:
    """Return the question for an aim, be it a good puzzle or not; None if there is no such aim, or it is not solved."""
    puzzler = PUZZLERS[moment.family]
    aim = next((aim for aim in puzzler.aims(moment.state, moment.seat) if aim.name == name), None)
    found = None if aim is None else puzzler.kept(moment.state, moment.seat, aim)
    return None if aim is None or found is None else _question(moment, aim, found)


def _question(moment: Moment, aim: Aim, found: tuple[Mapping[Any, bool], int]) -> Question:
    kept, nodes = found
    choices = tuple(_choice(moment, aim, action, right=right) for action, right in kept.items())
    return Question(aim.kind, aim.name, aim.line, choices, open=True, nodes=nodes)


def is_puzzle(moment: Moment, kept: Mapping[Any, bool], out: CardSet, puzzler: Puzzler) -> bool:
    """Tell whether there is enough to choose from, one class of equal cards is right, and it is not the obvious one."""
    right = [action for action, is_right in kept.items() if is_right]
    if not right or len(right) == len(kept):
        return False
    if len(classes(kept, out, puzzler.worth)) < FEWEST or len(classes(right, out, puzzler.worth)) > 1:
        return False
    return not _is_obvious(moment, kept, right) and _pays(moment, right)


def _pays(moment: Moment, right: list[Any]) -> bool:
    """Tell whether one should want it: with open cards nothing else is worth more, as far as the solver knows."""
    values = moment.coach.open_values(moment.state, moment.seat)
    return not values or max(values.get(action, -_FAR) for action in right) >= max(values.values())


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


def _choice(moment: Moment, aim: Aim, action: Any, *, right: bool) -> Choice:  # noqa: ANN401
    coach = moment.coach
    lines = () if right else refuted_in(moment.state, aim, moment.seat, action).lines
    return Choice(coach.spelled(action), coach.named(action), right, cards_of(action), lines)


def _held_by_others(moment: Moment) -> CardSet:
    found = NO_CARDS
    for seat, hand in enumerate(moment.state.hands):
        if seat != moment.seat:
            found |= hand
    return found
