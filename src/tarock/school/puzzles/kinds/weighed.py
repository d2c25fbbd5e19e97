"""Decisions that no search can prove: right is what brings most in likely deals, beyond four standard errors.

The best is nominated in one set of deals and compared in a fresh one, as the judge does.  Beside it stand only answers
that are worse by more than a mistake (kings, discards and kontras: by less); what lies between is left out, so that
nobody is told that a good answer is wrong.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final

from tarock.bots.scales import Weighed
from tarock.core.errors import IllegalAction
from tarock.school.puzzles.moment import Moment, cards_of, hands_of, text_of, told
from tarock.school.puzzles.puzzle import Choice, Kind, Question
from tarock.school.puzzles.spelling import read_answer
from tarock.telling.line import Line
from tarock.tutor.coach import Coach
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
_MISTAKE: Final = dict(SHARES)["mistake"]
_INACCURACY: Final = dict(SHARES)["inaccuracy"]
MARGINS: Final[dict[Kind, float]] = {"king": _INACCURACY / 2, "discard": _INACCURACY, "kontra": _INACCURACY}
"""By which share of a deal's deviation a wrong answer is worse, where a whole mistake is rare: kings are much alike."""
MOST_WRONG: Final = 4
FEWEST_WRONG: Final[dict[Kind, int]] = {"lead": 2, "skat": 2, "discard": 2}
"""Of cards there are at least three to choose from; of words two are enough."""
_SPEECH: Final[frozenset[Kind]] = frozenset({"announce", "kontra"})
SHOWN: Final = 12
"""So many lines of the play are told."""


def asked(moment: Moment, kinds: frozenset[Kind], rng: Random) -> Iterator[Question]:
    """Give the question that a decision of the deal poses, where what was done was a mistake."""
    action, view, coach = moment.done, moment.view, moment.coach
    decision = None if action is None else coach.kind(view, action)
    if decision is None or not kinds & _may_be(decision):
        return
    choices = coach.scales.choices(view, action)
    nominated = coach.scales.weigh(view, choices, _nominating(decision), rng) if len(choices) > 1 else None
    if nominated is None or action not in nominated.actions:
        return
    best = nominated.best
    kind = _kind(moment, action, best)
    margin = margin_of(kind, moment)
    wrong = [each for each in nominated.actions if nominated.behind(each, best)[0] > margin]
    wrong.sort(key=lambda each: (each != action, nominated.behind(each, best)[0]))
    if kind not in kinds or action not in wrong or len(wrong) < FEWEST_WRONG.get(kind, 1):
        return
    found = compared(moment, best, wrong[:MOST_WRONG], COMPARING, rng)
    if found is None:
        return
    kept = [each for each in wrong[:MOST_WRONG] if _is_worse(found, each, best, margin)]
    if action in kept and len(kept) >= FEWEST_WRONG.get(kind, 1):
        yield _question(moment, kind, found, best, kept)


def _nominating(decision: str) -> int:
    """Return in how many deals the best is nominated: more where little lies between the choices."""
    return 3 * NOMINATING if KIND_OF.get(decision) in MARGINS else NOMINATING


def margin_of(kind: Kind, moment: Moment) -> float:
    """Return by how much a wrong answer is worse, in chips or points."""
    return MARGINS.get(kind, _MISTAKE) * moment.coach.deviation(moment.state.ruleset.id)


def _may_be(decision: str) -> frozenset[Kind]:
    """Return what a decision may be asked as: in the round before play one may announce or double."""
    kind = KIND_OF.get(decision, "card")
    return _SPEECH if kind in _SPEECH else frozenset({kind})


def _kind(moment: Moment, action: Any, best: Any) -> Kind:  # noqa: ANN401
    """Return what is asked: it is about a kontra if that was wrongly said, or should have been."""
    coach, view = moment.coach, moment.view
    decisions: list[Kind] = [KIND_OF.get(coach.kind(view, each) or "", "card") for each in (action, best)]
    return "kontra" if "kontra" in decisions else decisions[0]


def compared(moment: Moment, best: Any, wrong: Sequence[Any], deals: int, rng: Random) -> Weighed[Any] | None:  # noqa: ANN401
    """Weigh the answers in fresh deals."""
    found = moment.coach.scales.weigh(moment.view, (best, *wrong), deals, rng)
    return None if found is None or set(found.actions) != {best, *wrong} else found


def _is_worse(found: Weighed[Any], action: Any, best: Any, margin: float) -> bool:  # noqa: ANN401
    gap, error = found.behind(action, best)
    return gap > margin and gap > SURE * error


def confirms(moment: Moment, question: Question, deals: int, rng: Random, *, is_books: bool = False) -> bool:
    """Tell whether other deals say the same: every wrong answer is behind, by four standard errors and half its margin.

    A gap that was found just above the margin may well turn out to lie just below it; half of it is safe.

    :param is_books: whether experts have answered: then several may be right, as far as none costs twice an inaccuracy.
    """
    coach = moment.coach
    right, wrong = ([read_answer(moment, key) for key in keys] for keys in (question.right, question.wrong))
    found = moment.coach.scales.weigh(moment.view, (*right, *wrong), deals, rng)
    if found is None or found.best not in right:
        return False
    deviation = coach.deviation(moment.state.ruleset.id)
    margin = (_INACCURACY * deviation if is_books else margin_of(question.kind, moment)) / 2
    is_good = all(found.behind(each, found.best)[0] < 2 * _INACCURACY * deviation for each in right)
    return is_good and all(_is_worse(found, each, found.best, margin) for each in wrong)


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
    costs = costs_line(coach, action, best, loss, error)
    deal = None if found.deal is None else found.deal(int(found.gaps(best, action).argmax()))
    lines = () if deal is None else _played_on(moment, deal, action)
    return Choice(
        coach.spelled(action),
        coach.named(action),
        cards=cards_of(action),
        refutation=(costs, *lines),
        hands=hands_of(deal) if lines else (),
        deal=text_of(deal, moment.seat, action) if lines else "",
        loss=round(loss, 1),
        error=round(error, 1),
    )


def costs_line(coach: Coach[Any, Any, Any], action: Any, best: Any, loss: float, error: float) -> Line:  # noqa: ANN401
    """Return what a wrong answer costs."""
    figures = {"loss": f"{loss:.1f}", "error": f"{error:.1f}"}
    return Line(
        "puzzle-costs", "word", figures=figures, parts={"act": (coach.named(action),), "best": (coach.named(best),)}
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
