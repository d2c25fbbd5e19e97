"""Hints and reviews as lines without words, which terminal and page fill in alike."""

from collections.abc import Iterable, Iterator
from typing import Any

from tarock.core.seats import Seat
from tarock.telling.line import Line
from tarock.tutor.advice import Advice
from tarock.tutor.coach import COACHES
from tarock.tutor.families import TUTORS
from tarock.tutor.hints import Course, Hint, Telling
from tarock.tutor.judge import Judgement
from tarock.tutor.reasons import Cited
from tarock.tutor.review import Decided, Review
from tarock.words.passages import hyphenated


def hint_lines(hint: Hint, family: str) -> tuple[Line, ...]:
    """Return a hint as it is told: the deeper it is, the more."""
    if hint.depth == 1:
        return (Line(f"tutor-nudge-{hyphenated(hint.nudge)}", "word"),)
    named = COACHES[family].named
    lines = [Line("coach-do", "word", parts={"act": (named(hint.action),)})]
    lines += [Line(f"why-fact-{hyphenated(fact)}", "word") for fact in hint.facts]
    lines += reason_lines(hint.reasons, family)
    if hint.own is not None:
        lines.append(Line(f"advice-{family}-{hyphenated(hint.own)}", "word"))
    if hint.book != hint.action:
        lines.append(Line("coach-book-says", "word", parts={"act": (named(hint.book),)}))
        lines += advice_lines((cited.row for cited in hint.book_reasons), family)
    elif not hint.reasons and not hint.facts and hint.own is None:
        lines.append(Line("coach-by-trying", "word"))
    return (*lines, *(_compared(hint, family) if hint.depth == 3 else ()))  # noqa: PLR2004


def reason_lines(cited: Iterable[Cited], family: str) -> Iterator[Line]:
    """Give why something is better, with book and lines.

    Advice whose fact is not known to be the reason is told as what the book says too, and advice that only speaks
    against something as why not that.
    """
    for each in cited:
        row = each.row
        told, *rest = advice_lines((row,), family)
        advice = {"advice": (Line(row.message),)}
        if not each.is_reason:
            told = Line("coach-book-too", "word", parts=advice, rule=row.source)
        elif each.against is not None:
            against = (COACHES[family].named(each.against),)
            told = Line("coach-why-not", "word", parts={"act": against, **advice}, rule=row.source)
        yield told
        yield from rest


def advice_lines(rows: Iterable[Advice], family: str) -> Iterator[Line]:
    """Give pieces of advice with book and lines, and what measuring says where it does not confirm them."""
    verdicts = TUTORS[family].registry.verdicts
    for row in rows:
        yield Line(row.message, "word", rule=row.source)
        verdict = verdicts.get(row.id)
        if verdict is not None and verdict.says == "not_confirmed":
            yield Line("coach-not-confirmed", "word", figures={"gain": figure(verdict.gain)})


def _compared(hint: Hint, family: str) -> Iterator[Line]:
    named = COACHES[family].named
    if hint.worlds:
        exact = "yes" if hint.is_exact else "no"
        yield Line("coach-worlds", "word", values={"worlds": hint.worlds, "exact": exact})
    for candidate in hint.candidates:
        figures = {"value": figure(candidate.value), "error": figure(candidate.error, sign="")}
        yield Line("coach-candidate", "word", parts={"act": (named(candidate.action),)}, figures=figures)
    if hint.is_equal:
        yield Line("coach-equal", "word")
    elif hint.worlds:
        yield Line("coach-ahead", "word", values={"percent": round(100 * hint.ahead)})
    if hint.telling is not None:
        yield from _telling(hint.telling, family)


def _telling(telling: Telling, family: str) -> Iterator[Line]:
    yield Line("coach-deal", "word")
    for seat, cards in telling.hands:
        yield Line("coach-deal-hand", "word", seat=seat, cards={"cards": cards})
    for course in telling.courses:
        yield _course(course, family)


def _course(course: Course, family: str) -> Line:
    cards = tuple(card for _, card in course.cards)
    return Line(
        "coach-deal-course",
        "word",
        parts={"act": (COACHES[family].named(course.action),)},
        cards={"cards": cards},
        figures={"value": figure(course.value)},
    )


def figure(value: float, sign: str = "+") -> str:
    """Return an amount with one digit behind the point, and with its sign.

    >>> figure(3.14), figure(-0.04), figure(12.0, sign="")
    ('+3.1', '0.0', '12.0')
    """
    rounded = round(value, 1) + 0.0
    return f"{rounded:.1f}" if rounded == 0 else f"{rounded:{sign}.1f}"


# Reviews


def review_lines(review: Review, family: str) -> tuple[Line, ...]:
    """Return a review as it is told: the result, luck and play apart, and the dearest decisions."""
    seat = review.seat
    lines = [
        Line("coach-result", "outcome", seat=seat, figures={"value": figure(review.result)}),
        Line("coach-luck", "outcome", figures={"cards": figure(review.by_cards), "play": figure(review.by_play)}),
        *(_by_level(name, value) for name, value in review.levels),
        _total(review),
    ]
    if not review.dearest:
        lines.append(Line("coach-no-mistakes", "outcome"))
    for decided in review.dearest:
        lines += decision_lines(decided, family, seat)
    return (*lines, Line("coach-caution", "word"))


def _total(review: Review) -> Line:
    figures = {"loss": figure(review.loss, sign="")}
    return Line("coach-total", "outcome", figures=figures, values={"number": len(review.decided)})


def _by_level(name: str, value: float) -> Line:
    return Line("coach-level", "word", parts={"level": (Line(f"level-{name}"),)}, figures={"value": figure(value)})


def opened_lines(review: Review, family: str) -> Iterator[Line]:
    """Give what the cards came to with all hands open, under the caution that nobody could know it."""
    named = COACHES[family].named
    yield Line("coach-open-caution", "outcome")
    for opened in review.open_values:
        values = dict(opened.values)
        others = [(act, value) for act, value in opened.values if act != opened.played]
        better = tuple(_valued(named(act), value) for act, value in others)
        yield Line(
            "coach-open",
            "word",
            parts={"act": (named(opened.played),), "better": better},
            figures={"value": figure(values[opened.played])},
            values={"trick": opened.trick},
        )


def _valued(act: Line, value: float) -> Line:
    return Line("coach-valued", parts={"act": (act,)}, figures={"value": figure(value)})


def decision_lines(decided: Decided, family: str, seat: Seat) -> Iterator[Line]:
    """Give what was decided, what would have been better and by how much, and why."""
    judgement: Judgement[Any] = decided.judgement
    named = COACHES[family].named
    head: dict[str, str | int] = {"trick": decided.trick, "grade": judgement.grade}
    yield Line("coach-decided", "word", seat=seat, parts={"act": (named(judgement.played),)}, values=head)
    if judgement.best != judgement.played:
        lost = {"loss": figure(judgement.loss, sign=""), "error": figure(judgement.error, sign="")}
        yield Line("coach-better", "word", parts={"act": (named(judgement.best),)}, figures=lost)
    yield from reason_lines(decided.reasons, family)
    if decided.luck is not None:
        yield Line(f"coach-{decided.luck}", "word")
