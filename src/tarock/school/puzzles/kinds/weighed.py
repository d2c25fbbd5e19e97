"""Decisions that no search can prove: right is what brings most in likely deals, beyond four standard errors.

The best is nominated in one set of deals and compared in a fresh one, as the judge does.  Beside it stand only answers
that are worse by more than a mistake; what lies between is left out, so that nobody is told that a good answer is
wrong.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final

from tarock.bots.scales import Weighed
from tarock.core.errors import IllegalAction
from tarock.school.puzzles.moment import Moment, cards_of, hands_of, told
from tarock.school.puzzles.puzzle import Choice, Kind, Question
from tarock.telling.line import Line
from tarock.tutor.judge import SHARES

KIND_OF: Final[dict[str, Kind]] = {
    "skat": "skat", "lead": "lead", "bid": "bid", "call": "king", "discard": "discard", "announcement": "announce",
    "kontra": "kontra",
}  # fmt: skip
"""What the coach calls a decision, and what the puzzle is called."""
NOMINATING: Final = 120
COMPARING: Final = 2_000
SURE: Final = 4.0
"""So many standard errors lie between right and wrong."""
MISTAKE: Final = dict(SHARES)["mistake"]
MOST_WRONG: Final = 4
FEWEST_WRONG: Final[dict[Kind, int]] = {"lead": 2, "skat": 2, "discard": 2}
"""Of cards there are at least three to choose from; of words two are enough."""
SHOWN: Final = 12
"""So many lines of the play are told."""


def asked(moment: Moment, kinds: frozenset[Kind], rng: Random) -> Iterator[Question]:
    """Give the question that a decision of the deal poses, where what was done was a mistake."""
    action, view, coach = moment.done, moment.view, moment.coach
    decision = None if action is None else coach.kind(view, action)
    if decision is None or (kind := KIND_OF.get(decision, "card")) not in kinds:
        return
    choices = coach.scales.choices(view, action)
    nominated = coach.scales.weigh(view, choices, NOMINATING, rng) if len(choices) > 1 else None
    if nominated is None or action not in nominated.actions:
        return
    margin = MISTAKE * coach.deviation(view.ruleset.id)
    best = nominated.best
    wrong = [each for each in nominated.actions if nominated.behind(each, best)[0] > margin]
    wrong.sort(key=lambda each: (each != action, nominated.behind(each, best)[0]))
    if action not in wrong or len(wrong) < FEWEST_WRONG.get(kind, 1):
        return
    found = compared(moment, best, wrong[:MOST_WRONG], COMPARING, rng)
    if found is None:
        return
    kept = [each for each in wrong[:MOST_WRONG] if _is_worse(found, each, best, margin)]
    if action in kept and len(kept) >= FEWEST_WRONG.get(kind, 1):
        yield _question(moment, kind, found, best, kept)


def compared(moment: Moment, best: Any, wrong: Sequence[Any], deals: int, rng: Random) -> Weighed[Any] | None:  # noqa: ANN401
    """Weigh the answers in fresh deals."""
    found = moment.coach.scales.weigh(moment.view, (best, *wrong), deals, rng)
    return None if found is None or set(found.actions) != {best, *wrong} else found


def _is_worse(found: Weighed[Any], action: Any, best: Any, margin: float) -> bool:  # noqa: ANN401
    gap, error = found.behind(action, best)
    return gap > margin and gap > SURE * error


def confirms(moment: Moment, question: Question, deals: int, rng: Random) -> bool:
    """Tell whether other deals say the same: every wrong answer is behind by an inaccuracy and four standard errors."""
    coach = moment.coach
    actions = {coach.spelled(each): each for each in _all_choices(moment)}
    (best,) = (actions[key] for key in question.right)
    wrong = [actions[key] for key in question.wrong]
    found = compared(moment, best, wrong, deals, rng)
    margin = dict(SHARES)["inaccuracy"] * coach.deviation(moment.state.ruleset.id)
    return found is not None and all(_is_worse(found, each, best, margin) for each in wrong)


def _all_choices(moment: Moment) -> tuple[Any, ...]:
    done: Any = moment.done
    found: tuple[Any, ...] = moment.coach.scales.choices(moment.view, done)
    return found


def _question(moment: Moment, kind: Kind, found: Weighed[Any], best: Any, wrong: Sequence[Any]) -> Question:  # noqa: ANN401
    coach = moment.coach
    choices = [Choice(coach.spelled(best), coach.named(best), right=True, cards=cards_of(best))]
    choices += [_wrong(moment, found, best, each) for each in wrong]
    choices.sort(key=lambda choice: choice.key)
    return Question(kind, kind, Line(f"puzzle-ask-{kind}", "word"), tuple(choices), nodes=found.tally.worlds)


def _wrong(moment: Moment, found: Weighed[Any], best: Any, action: Any) -> Choice:  # noqa: ANN401
    """Return a wrong answer with what it costs, and the deal that tells most against it, played on by the books."""
    coach = moment.coach
    loss, error = found.behind(action, best)
    costs = Line(
        "puzzle-costs", "word", figures={"loss": f"{loss:.1f}", "error": f"{error:.1f}"},
        parts={"act": (coach.named(action),), "best": (coach.named(best),)},
    )  # fmt: skip
    deal = None if found.deal is None else found.deal(int(found.gaps(best, action).argmax()))
    lines = () if deal is None else _played_on(moment, deal, action)
    return Choice(
        coach.spelled(action),
        coach.named(action),
        cards=cards_of(action),
        refutation=(costs, *lines),
        hands=hands_of(deal) if lines else (),
        loss=round(loss, 1),
        error=round(error, 1),
    )


def _played_on(moment: Moment, deal: Any, action: Any) -> tuple[Line, ...]:  # noqa: ANN401
    """Return how a deal goes on after an action, everybody playing by the books.

    Nothing where the table would refuse it as the cards lie: a player may double what turns out to be his own side's.
    """
    coach, rng = moment.coach, Random(0)  # noqa: S311 - the books know no dice
    players = {seat: coach.book() for seat in range(len(deal.hands))}
    try:
        lines = list(told(deal, [(moment.seat, action)]))
        state = deal.apply(moment.seat, action)
    except IllegalAction:
        return ()
    while not state.is_over and len(lines) < SHOWN:
        move = coach.next_move(state, players, rng)
        lines += told(state, [(move.seat, move.action)])
        state = move.state
    return tuple(lines)
