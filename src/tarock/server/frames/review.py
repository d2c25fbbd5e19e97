"""Reviews as they are sent."""

from tarock.server.wire.shared.review import DecisionShown, ReviewShown
from tarock.tutor.review import Decided, Review
from tarock.tutor.telling import decision_lines, opened_lines, review_lines


def review_shown(review: Review, family: str) -> ReviewShown:
    """Return a review as the page and other programs get it."""
    return ReviewShown(
        seat=review.seat,
        result=review.result,
        cards=review.by_cards,
        play=review.by_play,
        loss=review.loss,
        lines=review_lines(review, family),
        decisions=tuple(_decision(decided, family, review.seat) for decided in review.decided),
        opened=tuple(opened_lines(review, family)) if review.open_values else (),
    )


def _decision(decided: Decided, family: str, seat: int) -> DecisionShown:
    judgement = decided.judgement
    return DecisionShown(
        step=decided.step,
        trick=decided.trick,
        kind=judgement.kind,
        grade=judgement.grade,
        loss=judgement.loss,
        error=judgement.error,
        book=judgement.is_book,
        lines=tuple(decision_lines(decided, family, seat)),
        luck=decided.luck,
    )
