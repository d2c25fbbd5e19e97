"""The review of an evening: what a player made of several deals, told together."""

from collections.abc import Iterator, Mapping
from random import Random
from statistics import fmean

from tarock.core.game import State
from tarock.core.seats import Seat
from tarock.telling.line import Line
from tarock.tutor.advice import Advice
from tarock.tutor.evening import DealPlayed, EveningPlayed
from tarock.tutor.families import TUTORS
from tarock.tutor.judge import USUAL, Care
from tarock.tutor.review import GRADED, Review, reviewed
from tarock.tutor.telling import advice_lines, figure


def deal_played(state: State, seat: Seat, rng: Random, care: Care = USUAL) -> DealPlayed:
    """Review a deal as far as an evening asks for it."""
    return played_in(reviewed(state, seat, rng, care=care, levels=()))


def played_in(review: Review) -> DealPlayed:
    """Return what the review of a deal says as far as an evening, or a learner's progress, asks for it."""
    errors = [each for each in review.decided if each.judgement.grade in GRADED]
    missed = tuple(each.reasons[0].row.id for each in errors if each.reasons)
    return DealPlayed(review.result, review.by_cards, review.loss, missed)


def evening_lines(evening: EveningPlayed, family: str) -> Iterator[Line]:
    """Give the review of an evening as it is told: all deals together, each of them, the trend, the frequent error."""
    deals = evening.deals
    result, cards = sum(deal.result for deal in deals), sum(deal.cards for deal in deals)
    figures = {
        "value": figure(result),
        "cards": figure(cards),
        "play": figure(result - cards),
        "loss": figure(fmean(deal.loss for deal in deals), sign=""),
    }
    yield Line("coach-evening", "outcome", figures=figures, values={"number": len(deals)})
    for number, deal in enumerate(deals, 1):
        yield Line("coach-evening-deal", "word", figures=_figures(deal), values={"number": number})
    if evening.trend is not None:
        yield _trend(*evening.trend)
    yield from _missed(evening, TUTORS[family].registry.rows, family)


def _figures(deal: DealPlayed) -> dict[str, str]:
    return {"value": figure(deal.result), "cards": figure(deal.cards), "loss": figure(deal.loss, sign="")}


def _trend(first: float, second: float) -> Line:
    way = "better" if second < first else "worse" if second > first else "same"
    figures = {"first": figure(first, sign=""), "second": figure(second, sign="")}
    return Line("coach-evening-trend", "word", figures=figures, values={"way": way})


def _missed(evening: EveningPlayed, rows: Mapping[str, Advice], family: str) -> Iterator[Line]:
    if evening.most_missed is None:
        yield Line("coach-no-mistakes", "word")
        return
    row, times = evening.most_missed
    yield Line("coach-evening-missed", "word", values={"times": times})
    yield from advice_lines((rows[row],), family)
