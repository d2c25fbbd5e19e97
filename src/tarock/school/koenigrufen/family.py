"""Königrufen for the school."""

from collections.abc import Iterator
from typing import Final, NoReturn

from tarock.core.seats import Seat
from tarock.koenigrufen.actions import Action
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.state import KoenigrufenState
from tarock.koenigrufen.talon import DiscardChoice
from tarock.notation.koenigrufen.statements import GRAMMAR
from tarock.school.families import School
from tarock.school.koenigrufen.drills import DRILLS
from tarock.school.koenigrufen.facts import FACTS
from tarock.school.koenigrufen.goals import AIMS
from tarock.school.koenigrufen.reading import read
from tarock.school.lesson import LessonError, Position


def _opened(_ruleset: KoenigrufenRuleset, _position: Position) -> NoReturn:
    """Refuse hands without what was bid and played: who plays with whom hangs on it."""
    message = "a position of Königrufen is a record, whose hands may lie open (open = true)"
    raise LessonError(message)


def _offers(state: KoenigrufenState, seat: Seat) -> Iterator[Action]:
    """Give what a seat may do, but for cards to lay away: there are hundreds of ways."""
    for offer in state.legal_actions(seat):
        if not isinstance(offer, DiscardChoice):
            yield offer


FAMILY: Final[School[KoenigrufenRuleset, KoenigrufenState]] = School(
    ruleset="koenigrufen-mayr-2012",
    aims=AIMS,
    facts=FACTS,
    read=read,
    spelled=GRAMMAR.spelled,
    opened=_opened,
    offers=_offers,
    drills=DRILLS,
)
