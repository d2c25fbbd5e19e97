"""Danish Tarok at school, for the registry of families."""

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from tarock.core.errors import NotationError
from tarock.core.seats import Seat
from tarock.danish.actions import Action, AskLaid, Demand, Play
from tarock.danish.rules import DanishRuleset
from tarock.danish.seating import Seating
from tarock.danish.skat import SkatChoice
from tarock.danish.state import DanishState, start_position
from tarock.danish.table import Opening
from tarock.notation.cards import parse_cards, parse_seat
from tarock.notation.danish.statements import GRAMMAR, read_statement
from tarock.notation.syntax import Statement, Word, split
from tarock.school.danish.drills import DRILLS
from tarock.school.danish.facts import FACTS
from tarock.school.danish.goals import AIMS
from tarock.school.families import School
from tarock.school.lesson import LessonError, Position

_DEALER: Final = 2
_PLAYERS: Final = 3


def _read(state: DanishState, _seat: Seat, text: str) -> Action:
    """Read an act: a card by its token, anything else as a statement.

    :raises NotationError: if it says nothing that can be done.
    """
    if " " not in text and text not in GRAMMAR.on_line + GRAMMAR.in_trick:
        return GRAMMAR.read_card(Play, Word(text, 1, 1))
    (deal,) = split(f"A {text}")
    if deal.errors or len(deal.lines) != 1 or not isinstance(deal.lines[0], Statement):
        raise deal.errors[0] if deal.errors else NotationError(f"expected an act, got {text!r}")
    return read_statement(deal.lines[0], state.table.seating.dealer)


def _opened(ruleset: DanishRuleset, position: Position) -> DanishState:
    assert position.hands is not None, "hands lie open"
    hands = tuple(map(parse_cards, position.hands.texts[:_PLAYERS]))
    opening = Opening(position.trick, parse_seat(position.leader))
    return start_position(ruleset, Seating.of_three(_DEALER), hands, opening)


def _offers(state: DanishState, seat: Seat) -> Iterator[Action]:
    """Give what can be done one by one: not the skat, which is a choice of thousands, nor the question about it.

    A demand for a skus that has gone, which only costs a fine, is left out too.
    """
    skus_is_gone = state.table.skus_is_gone()
    for offer in state.legal_actions(seat):
        useless = isinstance(offer, Demand) and skus_is_gone
        if not isinstance(offer, SkatChoice | AskLaid) and not useless:
            yield offer


def _quiz(name: str) -> tuple[DanishState, Seat]:
    """Return the position of a quiz, or of a situation in which something is concluded from declarations."""
    from tarock.tutor.danish.quizzes import deductions, quiz  # noqa: PLC0415 - compiled code comes with it

    asked = quiz.quizzes().get(name)
    if asked is not None:
        return quiz.state_of(asked), quiz.seat_of(asked)
    found = next((each for each in deductions.SITUATIONS if each.name == name), None)
    if found is None:
        message = f"no quiz {name!r}"
        raise LessonError(message)
    return deductions.state_of(found, Random(name)), parse_seat(found.you)  # noqa: S311 - repeatable


FAMILY: Final[School[DanishRuleset, Any]] = School(
    ruleset="danish-hjoerring",
    aims=AIMS,
    facts=FACTS,
    read=_read,
    spelled=GRAMMAR.spelled,
    opened=_opened,
    offers=_offers,
    drills=DRILLS,
    quiz=_quiz,
)
