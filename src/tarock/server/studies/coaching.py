"""What the coach does with deals that are over.

It thinks in compiled code, which is loaded when it is first asked.
"""

from random import Random
from typing import Final

from tarock.bots.levels import OFFERED, LevelName
from tarock.core.families import GAMES
from tarock.core.seats import SEAT_NAMES, Seat
from tarock.notation import record
from tarock.notation.record import Record, seats_tagged
from tarock.server.codes import Code, Refusal
from tarock.server.evening.families import State
from tarock.server.evening.records import checked_records
from tarock.server.evening.settings import checked_house
from tarock.server.evening.state import Finished
from tarock.server.wire.shared.review import ReviewShown
from tarock.server.wire.shared.school_puzzles import OwnShown
from tarock.telling.line import Line
from tarock.tutor.coach import COACHES
from tarock.tutor.deeds import states_of
from tarock.tutor.evening import DealPlayed, EveningPlayed
from tarock.tutor.given import Given

EVENING: Final = 30
"""So many deals may be reviewed together."""


def review(text: str, house: str | None, seat: Seat, with_open_cards: bool) -> ReviewShown:  # noqa: FBT001 - as it is asked
    """Return what a seat made of a deal.

    :raises Refusal: if there is no such deal, it is not over, or nobody played at that seat.
    """
    from tarock.server.frames.review import review_shown  # noqa: PLC0415 - compiled code
    from tarock.tutor.review import reviewed  # noqa: PLC0415

    state = _checked_deal(text, house, seat)
    return review_shown(reviewed(state, seat, Random(0), with_open_cards=with_open_cards), state.ruleset.family)  # noqa: S311


def why(text: str, house: str | None, step: int) -> tuple[Line, ...]:
    """Return why a bot did something in a deal.

    :raises Refusal: if there is no such act, or no bot did it.
    """
    from tarock.tutor.why import asked_why  # noqa: PLC0415 - compiled code

    found = _record(text, house)
    course = states_of(found.state)
    if step >= len(course):
        raise Refusal(Code.NOT_FOUND)
    state, seat, action = course[step]
    level = seats_tagged(found, "Levels").get(SEAT_NAMES[seat], "")
    known: dict[str, LevelName] = {name: name for name in OFFERED}
    if level not in known:
        raise Refusal(Code.NO_SUCH_PLACE)
    return asked_why(state, seat, action, known[level], Random(0))  # noqa: S311


def evening_deals(text: str, house_text: str | None, name: str) -> list[tuple[str, Seat]]:
    """Return the finished deals that somebody of this name has played, each as a text, with his seat in it.

    :raises Refusal: if there is none.
    """
    house = None if house_text is None else checked_house(house_text)
    deals: list[tuple[str, Seat]] = []
    for found in checked_records(text, house, EVENING):
        named = seats_tagged(found, "Names")
        seats = [SEAT_NAMES.index(letter) for letter, each in named.items() if each == name.replace("_", " ")]
        active = GAMES[found.state.ruleset.family].active(found.state)
        own = [seat for seat in seats if seat in active and _is_reviewable(found)]
        deals += [(record.dumps([found]), seat) for seat in own]
    if not deals:
        raise Refusal(Code.NOT_OVER)
    return deals


def evening_deal(text: str, house: str | None, seat: Seat) -> tuple[DealPlayed, str]:
    """Return what a seat made of one deal of an evening, and which game it is."""
    from tarock.tutor.evening_review import deal_played  # noqa: PLC0415 - compiled code

    state = _checked_deal(text, house, seat)
    return deal_played(state, seat, Random(0)), state.ruleset.family  # noqa: S311


def evening(deals: tuple[DealPlayed, ...], family: str) -> tuple[Line, ...]:
    """Return what all deals of an evening came to."""
    from tarock.tutor.evening_review import evening_lines  # noqa: PLC0415 - compiled code

    return tuple(evening_lines(EveningPlayed(deals), family))


def given_away(deal: Finished, seat: Seat, other: Seat | None) -> Given:
    """Return what a seat gave away in a deal, and how often another gained by it."""
    from tarock.tutor import giving  # noqa: PLC0415 - compiled code

    return giving.given_away(deal.final(), seat, other, Random(0))  # noqa: S311


def own(text: str, house: str | None, seat: Seat) -> list[OwnShown]:
    """Return the mistakes of a player in a finished deal, each as a puzzle.

    :raises Refusal: if there is no such deal, it is not over, or nobody played at that seat.
    """
    from tarock.school.puzzles.own import own_puzzles  # noqa: PLC0415 - compiled code
    from tarock.server.studies.puzzles import own_shown  # noqa: PLC0415

    state = _checked_deal(text, house, seat)
    return own_shown(state, tuple(puzzle for puzzle, _ in own_puzzles(state, seat, "own")))


def _checked_deal(text: str, house: str | None, seat: Seat) -> State:
    found = _record(text, house)
    if seat not in GAMES[found.state.ruleset.family].active(found.state):
        raise Refusal(Code.NO_SUCH_PLACE)
    return found.state


def _record(text: str, house: str | None) -> Record:
    """Return the one deal that is meant.

    :raises Refusal: if there is no such deal, or it is not over.
    """
    (found,) = checked_records(text, None if house is None else checked_house(house), 1)
    if not _is_reviewable(found):
        raise Refusal(Code.NOT_OVER)
    return found


def _is_reviewable(found: Record) -> bool:
    return found.is_complete and found.state.ruleset.family in COACHES
