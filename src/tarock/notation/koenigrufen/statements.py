"""The statements of Königrufen: what its actions do not say about themselves."""

from typing import Final, get_args

from tarock.core.errors import NotationError
from tarock.core.seats import SEAT_NAMES, Seat
from tarock.core.sentences import Sentence
from tarock.koenigrufen.actions import DOUBLES, GOOD, Action, Bid, ClaimFault, Speak
from tarock.koenigrufen.cards import PLAYERS
from tarock.koenigrufen.rules import Contract
from tarock.notation.cards import format_seat, parse_seat
from tarock.notation.statements import Grammar
from tarock.notation.syntax import Statement
from tarock.notation.values import of_one_word


def parse_player(text: str) -> Seat:
    """Return the seat of a letter.

    :raises NotationError: if none of the four players sits there.
    """
    seat = parse_seat(text)
    if seat >= PLAYERS:
        raise NotationError(Sentence("record-no-seat", got=text, last=SEAT_NAMES[PLAYERS - 1]))
    return seat


GRAMMAR: Final = Grammar[Action](get_args(Action), {Seat: of_one_word(parse_player, format_seat, "A")})
ROUND: Final = GRAMMAR.verbs_of(Speak)
"""The verbs of the round before play."""


def read_bid(contract: Contract, statement: Statement) -> Action:
    """Return a bid: the bird of a game stands behind it, or else what is announced with the bid.

    :raises NotationError: if something else stands there.
    """
    return GRAMMAR.read_named(Bid, statement, frozenset({"announces" if contract.needs == "bird" else "bird"}))


def read_words(statement: Statement) -> Speak:
    """Return what one statement of the round before play says.

    :raises NotationError: if it does not say what is announced or doubled.
    """
    verb = statement.verb
    if verb.text == "announces" and [word.text for word in statement.arguments] == ["nothing"]:
        return GOOD
    action = GRAMMAR.read(statement)
    assert isinstance(action, Speak)
    if action == GOOD and verb.text != GRAMMAR.spelled(GOOD):
        raise verb.error(Sentence("record-doubles-what" if verb.text in DOUBLES else "record-announces-what"))
    return action


def format_claim(action: ClaimFault) -> str:
    """Return a claim as the record writes it."""
    return GRAMMAR.spelled(action)
