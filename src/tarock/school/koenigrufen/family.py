"""Königrufen at school, for the registry of families."""

from collections.abc import Iterator
from typing import Any, Final

from tarock.core.errors import NotationError
from tarock.core.seats import Seat
from tarock.koenigrufen.actions import Action, Play
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.state import KoenigrufenState
from tarock.notation.koenigrufen.statements import GRAMMAR, ROUND, read_bid, read_words
from tarock.notation.syntax import Statement, Word, split
from tarock.school.families import Aim, School
from tarock.school.lesson import LessonError, Position


def _read(state: KoenigrufenState, _seat: Seat, text: str) -> Action:
    """Read an act: a card by its token, anything else as a statement.

    :raises NotationError: if it says nothing that can be done.
    """
    (deal,) = split(f"A {text}")
    if deal.errors or len(deal.lines) != 1 or not isinstance(deal.lines[0], Statement):
        raise deal.errors[0] if deal.errors else NotationError(f"expected an act, got {text!r}")
    statement = deal.lines[0]
    verb = statement.verb.text
    contract = next((each for each in state.ruleset.contracts if each.id == verb), None)
    if contract is not None:
        return read_bid(contract, statement)
    if verb in ROUND or verb == "announces":
        return read_words(statement)
    if verb in GRAMMAR.on_line + GRAMMAR.in_trick:
        return GRAMMAR.read(statement)
    return GRAMMAR.read_card(Play, Word(text, 1, 1))


def _opened(_ruleset: KoenigrufenRuleset, _position: Position) -> KoenigrufenState:
    message = "an ending of Königrufen is a record and how many of its acts are done"
    raise LessonError(message)


def _offers(state: KoenigrufenState, seat: Seat) -> Iterator[Any]:
    """Give what can be done one by one: not what is a choice of hundreds."""
    for offer in state.legal_actions(seat):
        if not hasattr(offer, "sample"):
            yield offer


def _finished(state: KoenigrufenState, _seat: Seat, _of: Seat, _limit: float | None) -> bool:
    return state.is_over


FAMILY: Final[School[KoenigrufenRuleset, Any]] = School(
    ruleset="koenigrufen-mayr-2012",
    aims={"finished": Aim(reached=_finished), "no-refusal": Aim(reached=_finished)},
    facts={},
    read=_read,
    spelled=GRAMMAR.spelled,
    opened=_opened,
    offers=_offers,
)
