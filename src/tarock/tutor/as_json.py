"""Hints and reviews for programs: actions as records spell them, amounts as numbers."""

from typing import Any

from tarock.core.seats import SEAT_NAMES
from tarock.tutor.advice import Advice
from tarock.tutor.coach import COACHES
from tarock.tutor.evening import EveningPlayed
from tarock.tutor.hints import Course, Hint
from tarock.tutor.reasons import Cited
from tarock.tutor.review import Decided, Review

DIGITS = 2


def hint_json(hint: Hint, family: str) -> dict[str, Any]:
    """Return a hint as JSON has it."""
    spelled = COACHES[family].spelled
    if hint.depth == 1:
        return {"depth": 1, "nudge": hint.nudge}
    found: dict[str, Any] = {
        "depth": hint.depth,
        "nudge": hint.nudge,
        "action": spelled(hint.action),
        "advice": [_reason(cited, family) for cited in hint.reasons],
        "book": {"action": spelled(hint.book), "advice": [_advice(cited.row) for cited in hint.book_reasons]},
        "facts": list(hint.facts),
    }
    if hint.depth == 3:  # noqa: PLR2004
        found |= {
            "candidates": [
                {"action": spelled(each.action), "value": _round(each.value), "error": _round(each.error)}
                for each in hint.candidates
            ],
            "equal": hint.is_equal,
            "ahead": _round(hint.ahead),
            "worlds": hint.worlds,
            "exact": hint.is_exact,
        }
    if hint.telling is not None:
        hands = {SEAT_NAMES[seat]: " ".join(cards) for seat, cards in hint.telling.hands}
        found["deal"] = {"hands": hands, "courses": [_course(course, family) for course in hint.telling.courses]}
    return found


def review_json(review: Review, family: str) -> dict[str, Any]:
    """Return a review as JSON has it: every decision, not the dearest alone."""
    found = {
        "seat": SEAT_NAMES[review.seat],
        "result": review.result,
        "cards": _round(review.by_cards),
        "play": _round(review.by_play),
        "loss": _round(review.loss),
        "levels": {name: _round(value) for name, value in review.levels},
        "decisions": [_decided(each, family) for each in review.decided],
    }
    if review.open_values:
        spelled = COACHES[family].spelled
        found["open"] = [
            {
                "step": each.step,
                "trick": each.trick,
                "action": spelled(each.played),
                "values": {spelled(action): value for action, value in each.values},
            }
            for each in review.open_values
        ]
    return found


def evening_json(evening: EveningPlayed) -> dict[str, Any]:
    """Return the review of an evening as JSON has it."""
    trend, missed = evening.trend, evening.most_missed
    return {
        "deals": [
            {
                "result": deal.result,
                "cards": _round(deal.cards),
                "play": _round(deal.result - deal.cards),
                "loss": _round(deal.loss),
                "missed": list(deal.missed),
            }
            for deal in evening.deals
        ],
        "trend": None if trend is None else {"first": _round(trend[0]), "second": _round(trend[1])},
        "most_missed": None if missed is None else {"id": missed[0], "times": missed[1]},
    }


def _decided(decided: Decided, family: str) -> dict[str, Any]:
    judgement = decided.judgement
    spelled = COACHES[family].spelled
    return {
        "step": decided.step,
        "trick": decided.trick,
        "kind": judgement.kind,
        "action": spelled(judgement.played),
        "best": spelled(judgement.best),
        "loss": _round(judgement.loss),
        "error": _round(judgement.error),
        "grade": judgement.grade,
        "book": judgement.is_book,
        "luck": decided.luck,
        "advice": [_reason(cited, family) for cited in decided.reasons],
        "candidates": {spelled(each.action): _round(each.value) for each in judgement.candidates},
        "worlds": judgement.worlds,
        "exact": judgement.is_exact,
    }


def _advice(row: Advice) -> dict[str, Any]:
    return {"id": row.id, "source": row.source}


def _reason(cited: Cited, family: str) -> dict[str, Any]:
    """Return advice with whether what it names is known to be why the choice is better, and against what it speaks."""
    against = {} if cited.against is None else {"against": COACHES[family].spelled(cited.against)}
    return {**_advice(cited.row), "reason": cited.is_reason, **against}


def _course(course: Course, family: str) -> dict[str, Any]:
    cards = [f"{SEAT_NAMES[seat]} {card}" for seat, card in course.cards]
    return {"action": COACHES[family].spelled(course.action), "cards": cards, "value": course.value}


def _round(value: float) -> float:
    return round(value, DIGITS)
