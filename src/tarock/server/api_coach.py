"""The part of the HTTP API that is the coach's: reviews of deals that are over.  Nothing is kept."""

import asyncio

from litestar import post
from litestar.params import JSONBody

from tarock.core.families import GAMES
from tarock.notation.record import Record
from tarock.server.bodies import ReviewAsked
from tarock.server.codes import Code, Refusal
from tarock.server.dependencies import TheLobby
from tarock.server.evening.records import checked_records
from tarock.server.evening.settings import checked_house
from tarock.server.wire.shared.review import ReviewShown
from tarock.tutor.coach import COACHES


@post("/reviews", summary="What a player made of a deal", status_code=200)
async def review_record(data: JSONBody[ReviewAsked], lobby: TheLobby) -> ReviewShown:
    """Return what a seat made of a recorded deal: luck and play apart, and what every decision cost."""
    record, house = await asyncio.to_thread(_record, data)
    return await lobby.bots.review(record.state, data.seat, house, with_open_cards=data.open)


def _record(data: ReviewAsked) -> tuple[Record, str | None]:
    """Return the one deal that is meant, and the house's text if it was played by it.

    :raises Refusal: if there is no such deal, it is not over, or nobody sits there.
    """
    house = None if data.house is None else checked_house(data.house)
    (found,) = checked_records(data.text, house, 1)
    state = found.state
    if not found.is_complete or state.ruleset.family not in COACHES:
        raise Refusal(Code.NOT_OVER)
    if data.seat not in GAMES[state.ruleset.family].active(state):
        raise Refusal(Code.NO_SUCH_PLACE)
    return found, data.house if state.ruleset is house else None
