"""The part of the HTTP API that is the coach's: reviews of deals that are over, and why bots did what they did.

Nothing is kept.
"""

import asyncio
from typing import Final

from litestar import post
from litestar.params import JSONBody

from tarock.bots.levels import OFFERED, LevelName
from tarock.core.families import GAMES
from tarock.core.seats import SEAT_NAMES, Seat
from tarock.notation.record import Record, seats_tagged
from tarock.server.bodies import EveningAsked, LinesShown, ReviewAsked, WhyAsked
from tarock.server.bot_questions import WhyQuestion
from tarock.server.codes import Code, Refusal
from tarock.server.dependencies import TheLobby
from tarock.server.evening.families import State
from tarock.server.evening.records import checked_records
from tarock.server.evening.settings import checked_house
from tarock.server.wire.shared.review import ReviewShown
from tarock.tutor.coach import COACHES
from tarock.tutor.deeds import states_of

EVENING: Final = 30
"""So many deals may be reviewed together."""


@post("/reviews", summary="What a player made of a deal", status_code=200)
async def review_record(data: JSONBody[ReviewAsked], lobby: TheLobby) -> ReviewShown:
    """Return what a seat made of a recorded deal: luck and play apart, and what every decision cost."""
    state, house = await asyncio.to_thread(checked_deal, data.text, data.house, data.seat)
    return await lobby.bots.review(state, data.seat, house, with_open_cards=data.open)


@post("/reviews/why", summary="Why a bot did something", status_code=200)
async def ask_why(data: JSONBody[WhyAsked], lobby: TheLobby) -> LinesShown:
    """Return why a bot did something in a recorded deal: the advice that it followed, with the page."""
    record, house = await asyncio.to_thread(_record, data.text, data.house)
    question = await asyncio.to_thread(_question, record, data.step)
    return LinesShown(await lobby.bots.why(question, house))


@post("/reviews/evening", summary="What a player made of an evening", status_code=200)
async def review_evening(data: JSONBody[EveningAsked], lobby: TheLobby) -> LinesShown:
    """Return what somebody made of the deals of an evening: the trend, and the advice that was missed most."""
    deals, house = await asyncio.to_thread(_evening, data)
    return LinesShown(await lobby.bots.evening(deals, house))


def checked_deal(text: str, house_text: str | None, seat: Seat) -> tuple[State, str | None]:
    """Return a finished deal in which a seat has played, and the house's text if it was played by it.

    :raises Refusal: if there is no such deal, it is not over, or nobody played at that seat.
    """
    found, house = _record(text, house_text)
    _check_seat(found, seat)
    return found.state, house


def _record(text: str, house_text: str | None) -> tuple[Record, str | None]:
    """Return the one deal that is meant, and the house's text if it was played by it.

    :raises Refusal: if there is no such deal, or it is not over.
    """
    house = None if house_text is None else checked_house(house_text)
    (found,) = checked_records(text, house, 1)
    if not _is_reviewable(found):
        raise Refusal(Code.NOT_OVER)
    return found, house_text if found.state.ruleset is house else None


def _is_reviewable(found: Record) -> bool:
    return found.is_complete and found.state.ruleset.family in COACHES


def _check_seat(found: Record, seat: Seat) -> None:
    if seat not in GAMES[found.state.ruleset.family].active(found.state):
        raise Refusal(Code.NO_SUCH_PLACE)


def _question(found: Record, step: int) -> WhyQuestion:
    """Return the question about an act of a deal.

    :raises Refusal: if there is no such act, or no bot did it.
    """
    course = states_of(found.state)
    if step >= len(course):
        raise Refusal(Code.NOT_FOUND)
    state, seat, action = course[step]
    level = seats_tagged(found, "Levels").get(SEAT_NAMES[seat], "")
    known: dict[str, LevelName] = {name: name for name in OFFERED}
    if level not in known:
        raise Refusal(Code.NO_SUCH_PLACE)
    return WhyQuestion(state, seat, action, known[level])


def _evening(data: EveningAsked) -> tuple[list[tuple[State, Seat]], str | None]:
    """Return the finished deals that somebody of this name has played, with his seat in each.

    :raises Refusal: if there is none.
    """
    house = None if data.house is None else checked_house(data.house)
    deals: list[tuple[State, Seat]] = []
    for found in checked_records(data.text, house, EVENING):
        named = seats_tagged(found, "Names")
        seats = [SEAT_NAMES.index(letter) for letter, name in named.items() if name == data.name.replace("_", " ")]
        active = GAMES[found.state.ruleset.family].active(found.state)
        deals += [(found.state, seat) for seat in seats if seat in active and _is_reviewable(found)]
    if not deals:
        raise Refusal(Code.NOT_OVER)
    return deals, None if house is None or deals[0][0].ruleset is not house else data.house
