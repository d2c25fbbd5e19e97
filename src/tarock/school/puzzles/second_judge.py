"""A second judge of what is weighed: the networks of the house play the deals to their end.

The judge of the coach lets everybody play on by the books.  Where a decision pays only because the others play on
badly, it teaches nothing: against strong players the lead that counts on their error is worth no more than another.  So
an answer is called wrong only if it is behind under both judges.

Words are held to what the house asks of them beside: a kontra that is right in three deals of four wins on the average,
but the others have chosen their game with their cards in their hands, and the deals that are drawn know little of that.
"""

from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import Any, Final, TypeAlias

import msgspec
import numpy as np

from tarock.core.errors import IllegalAction
from tarock.core.seats import Seat
from tarock.school.puzzles.families import PUZZLERS
from tarock.school.puzzles.kinds.weighed import FEWEST_WRONG, margin_of
from tarock.school.puzzles.moment import Moment
from tarock.school.puzzles.puzzle import Kind, Question
from tarock.school.puzzles.spelling import read_answer

ROUNDS: Final = (60, 140)
"""After so many deals it is looked whether more are needed."""
MORE: Final = (300,)
"""So many more where little lies between right and wrong."""
_CLOSE: Final[frozenset[Kind]] = frozenset({"king"})
FEWEST: Final = 20
"""Of fewer nothing is concluded: the table may refuse something as the cards lie."""
SURE: Final = 2.0
"""So many standard errors lie between right and wrong: the other judge has asked for four already."""
TRUST: Final = 0.5
"""By how many standard errors another must be better than a first thought."""
Gaps: TypeAlias = list[tuple[float, float]]
"""By deal: how far an answer is behind the best, and how likely the deal is."""


def upheld(moment: Moment, question: Question, rng: Random) -> Question | None:
    """Return a question that was weighed with those wrong answers that are wrong among strong players too.

    :returns: None if too few are left.
    """
    (key,) = question.right
    best = read_answer(moment, key)
    wrong = {read_answer(moment, key): key for key in sorted(question.wrong)}
    margin = margin_of(question.kind, moment) / 2
    sure = PUZZLERS[moment.family].sure(best)
    rounds = (*ROUNDS, *MORE) if question.kind in _CLOSE else ROUNDS
    gaps = _gaps(moment, best, list(wrong), margin, rounds, rng)
    left = {wrong[each] for each, found in gaps.items() if _is_behind(found, margin) and _share(found) >= sure}
    if len(left) < FEWEST_WRONG.get(question.kind, 1):
        return None
    choices = tuple(choice for choice in question.choices if choice.right or choice.key in left)
    return msgspec.structs.replace(question, choices=choices)


def thought_over(moment: Moment, first: Any, others: Sequence[Any], deals: int, rng: Random) -> Any:  # noqa: ANN401
    """Return what turns out best where the networks play likely deals to their end: the first thought, or another.

    :param deals: how many at most.
    """
    rounds = (*ROUNDS, max(0, deals - sum(ROUNDS)))
    found = {each: _mean(gaps) for each, gaps in _gaps(moment, first, others, 0.0, rounds, rng).items() if gaps}
    better = {each: gap for each, (gap, error) in found.items() if gap < -TRUST * error}
    return min(better, key=lambda each: better[each], default=first)


def _gaps(
    moment: Moment,
    best: Any,  # noqa: ANN401 - of the family
    wrong: Sequence[Any],
    margin: float,
    rounds: Sequence[int],
    rng: Random,
) -> dict[Any, Gaps]:
    """Return by answer how far it is behind; of those that are clear early no more deals are played."""
    gaps: dict[Any, Gaps] = {each: [] for each in wrong}
    deals = _likely_deals(moment, (best, *wrong), sum(rounds), rng)
    for more in rounds:
        unclear = [each for each in wrong if _is_unclear(gaps[each], margin)]
        if unclear:
            for won, weight in _outcomes(moment, list(islice(deals, more)), (best, *unclear)):
                for each in unclear:
                    gaps[each].append((won[best] - won[each], weight))
    return gaps


def _is_unclear(gaps: Gaps, margin: float) -> bool:
    """Tell whether an answer is neither behind for sure, nor sure not to be."""
    if len(gaps) < FEWEST:
        return True
    gap, error = _mean(gaps)
    return not _is_behind(gaps, margin) and gap + SURE * error > margin


def _is_behind(gaps: Gaps, margin: float) -> bool:
    if len(gaps) < FEWEST:
        return False
    gap, error = _mean(gaps)
    return gap > margin and gap > SURE * error


def _mean(gaps: Gaps) -> tuple[float, float]:
    """Return the mean of some figures and its standard error."""
    values, weights = np.array(gaps).T
    mean = np.average(values, weights=weights)
    return float(mean), float(np.sqrt(((weights * (values - mean)) ** 2).sum()) / weights.sum())


def _share(gaps: Gaps) -> float:
    """Return in which share of the deals in which two answers differ the best is better."""
    better, worse = sum(weight for gap, weight in gaps if gap > 0), sum(weight for gap, weight in gaps if gap < 0)
    return better / (better + worse) if better else 0.0


def _likely_deals(moment: Moment, actions: Sequence[Any], number: int, rng: Random) -> Iterator[tuple[Any, float]]:
    """Give so many deals that fit what the player knows, or all there are, and how likely each is."""
    found = moment.coach.scales.weigh(moment.view, actions, number, rng)
    if found is None or found.deal is None:  # nothing was said yet: every deal is as likely as any other
        yield from ((moment.view.sample(rng), 1.0) for _ in range(number))
        return
    weights = found.tally.weights.tolist()
    yield from ((found.deal(world), weight) for world, weight in enumerate(weights) if weight)


def _outcomes(
    moment: Moment, deals: Sequence[tuple[Any, float]], actions: Sequence[Any]
) -> Iterator[tuple[dict[Any, float], float]]:
    """Give what the player wins of each deal after each action; without those in which the table refuses one."""
    playable = [(deal, weight) for deal, weight in deals if _may_all(deal, moment.seat, actions)]
    played = [(deal, action) for deal, _ in playable for action in actions]
    won = iter(PUZZLERS[moment.family].outcomes(played, moment.seat) if played else ())
    for _, weight in playable:
        yield {action: next(won) for action in actions}, weight


def _may_all(deal: Any, seat: Seat, actions: Sequence[Any]) -> bool:  # noqa: ANN401 - of the family
    """Tell whether the table refuses nothing as the cards lie: a player may double what turns out to be his own."""
    try:
        for action in actions:
            deal.apply(seat, action)
    except IllegalAction:
        return False
    return True
