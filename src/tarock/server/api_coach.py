"""The part of the HTTP API that is the coach's: reviews of deals that are over, and why bots did what they did.

Nothing is kept, and everything is done in the study: texts are read there too.
"""

from litestar import Response, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody

from tarock.server.bodies import EveningAsked, LinesShown, ReviewAsked, WhyAsked
from tarock.server.costs.prices import Work, deals_of
from tarock.server.costs.study import PACKED
from tarock.server.dependencies import TheErrands
from tarock.server.studies import coaching
from tarock.server.wire.shared.review import ReviewShown
from tarock.tutor.evening import DealPlayed

_REVIEWED = {200: ResponseSpec(ReviewShown, generate_examples=False)}


@post("/reviews", summary="What a player made of a deal", status_code=200, responses=_REVIEWED, opt={PACKED: True})
async def review_record(data: JSONBody[ReviewAsked], errands: TheErrands) -> Response[bytes]:
    """Return what a seat made of a recorded deal: luck and play apart, and what every decision cost."""
    errands.pay(Work.REVIEW, data.text)
    return await errands.sent(coaching.review, data.text, data.house, data.seat, data.open)


@post("/reviews/why", summary="Why a bot did something", status_code=200)
async def ask_why(data: JSONBody[WhyAsked], errands: TheErrands) -> LinesShown:
    """Return why a bot did something in a recorded deal: the advice that it followed, with the page."""
    errands.pay(Work.WHY, data.text)
    return LinesShown(await errands.done(coaching.why, data.text, data.house, data.step))


@post("/reviews/evening", summary="What a player made of an evening", status_code=200)
async def review_evening(data: JSONBody[EveningAsked], errands: TheErrands) -> LinesShown:
    """Return what somebody made of the deals of an evening: the trend, and the advice that was missed most.

    Each deal is a piece of work of its own, so that others get their turn in between.
    """
    errands.pay(Work.EVENING, data.text, deals_of(data.text, coaching.EVENING))
    played: list[DealPlayed] = []
    family = ""
    for text, seat in await errands.done(coaching.evening_deals, data.text, data.house, data.name):
        found, family = await errands.done(coaching.evening_deal, text, data.house, seat)
        played.append(found)
    return LinesShown(await errands.done(coaching.evening, tuple(played), family))
