"""What the engine can tell of a position of Königrufen: the facts that questions ask for."""

from collections.abc import Mapping
from typing import Final

import msgspec

from tarock.bots.koenigrufen.evaluation import points
from tarock.core.cards import CARD_NAMES
from tarock.core.seats import SEAT_NAMES, Seat
from tarock.koenigrufen import ending, partnership
from tarock.koenigrufen.cards import TAROCKS, thirds
from tarock.koenigrufen.facts import Side
from tarock.koenigrufen.settlement import settle
from tarock.koenigrufen.state import KoenigrufenState
from tarock.koenigrufen.unseen import Unseen
from tarock.notation.cards import parse_cards, parse_seat
from tarock.notation.koenigrufen.as_json import points as written
from tarock.notation.koenigrufen.sheet import parse_sheet
from tarock.referee.koenigrufen import findings
from tarock.school.families import FactOf
from tarock.school.koenigrufen.reading import read

THIRDS: Final = 3
"""Three thirds are a point; what is left over are Blatt."""


def counted(number: int) -> str:
    """Return thirds as players say them, the points and the Blatt.

    >>> counted(107)
    '35/2'
    """
    return f"{number // THIRDS}/{number % THIRDS}"


def _counted(state: KoenigrufenState, _seat: Seat, of: str) -> str:
    """What some cards count together."""
    return counted(thirds(state.ruleset.counting, parse_cards(of)))


def _points(state: KoenigrufenState, _seat: Seat, of: str) -> str:
    """The whole points of some cards."""
    return str(thirds(state.ruleset.counting, parse_cards(of)) // THIRDS)


def _sheet(state: KoenigrufenState, _seat: Seat, of: str) -> str:
    """What somebody gets by a sheet, which is written as ``tarock settle`` reads it; ``for`` says who."""
    sheet = msgspec.json.decode(of)
    seat = parse_seat(sheet.pop("for"))
    facts = parse_sheet(state.ruleset, {"ruleset": state.ruleset.id, **sheet})
    return str(written(settle(state.ruleset, facts).money[seat]))


def _side_of(state: KoenigrufenState, seat: Seat, of: str) -> str:
    """Whether another plays with whoever looks, as far as he can know: with, against, open."""
    known = partnership.with_me(state.table, seat, state.hands[seat])[parse_seat(of)]
    return "open" if known is None else "with" if known else "against"


def _tarocks_out(state: KoenigrufenState, seat: Seat, _of: str) -> str:
    """How many tarocks somebody cannot see: not in his hand, not fallen, not seen in the talon or laid away."""
    return str(len(Unseen(state.view(seat)).cards & TAROCKS))


def _highest_out(state: KoenigrufenState, seat: Seat, _of: str) -> str:
    """The highest of those tarocks."""
    out = Unseen(state.view(seat)).cards & TAROCKS
    return CARD_NAMES[out.strongest()] if out else "none"


def _twelve(state: KoenigrufenState, seat: Seat, _of: str) -> str:
    """The points of a hand by the rule of twelve (Mayr 2012, Dreier)."""
    return str(points(state.hands[seat]))


def _winner(state: KoenigrufenState, _seat: Seat, of: str) -> str:
    """Who won a trick, by its number; without one, the last that was played, or who holds the one that lies."""
    tricks = [trick for trick in state.table.all_tricks if trick.plays]
    trick = tricks[-1] if not of else tricks[int(of) - 1]
    return SEAT_NAMES[trick.best()[0]]


def _may(state: KoenigrufenState, seat: Seat, of: str) -> str:
    """Whether somebody may say or do something: yes or no."""
    return "yes" if read(state, seat, of) in state.legal_actions(seat) else "no"


def _score(state: KoenigrufenState, _seat: Seat, of: str) -> str:
    """What somebody has won when a deal is over, in points."""
    return str(written(state.settlement.money[parse_seat(of)]))


def _side_points(state: KoenigrufenState, _seat: Seat, _of: str) -> str:
    """What the declarer's side has when a deal is over."""
    return counted(thirds(state.ruleset.counting, ending.cards_of(state, Side.DECLARER)))


def _bonus_of(state: KoenigrufenState, _seat: Seat, of: str) -> str:
    """Which side has made a bonus: declarer, defenders or nobody."""
    items = [item for item in state.facts.items if item.item == of and item.made]
    return items[0].side.value if items else "nobody"


def _fault(state: KoenigrufenState, _seat: Seat, of: str) -> str:
    """What somebody has done against the rules: the name of the first fault, or none."""
    found = [finding.fault.kind for finding in findings(state) if finding.fault.seat == parse_seat(of)]
    return found[0] if found else "none"


FACTS: Final[Mapping[str, FactOf]] = {
    "counted": _counted,
    "points": _points,
    "sheet": _sheet,
    "side": _side_of,
    "tarocks-out": _tarocks_out,
    "highest-out": _highest_out,
    "twelve": _twelve,
    "winner": _winner,
    "may": _may,
    "score": _score,
    "declarers-points": _side_points,
    "bonus": _bonus_of,
    "fault": _fault,
}
