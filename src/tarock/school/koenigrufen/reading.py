"""The acts that lessons of Königrufen name, as a record writes them without the seat."""

from tarock.core.seats import SEAT_NAMES, Seat
from tarock.core.sentences import Sentence, shown
from tarock.koenigrufen.actions import Action, Play
from tarock.koenigrufen.auction import contract_of
from tarock.koenigrufen.state import KoenigrufenState
from tarock.notation.koenigrufen.statements import GRAMMAR, ROUND, read_bid, read_words
from tarock.notation.syntax import Statement, Word


def read(state: KoenigrufenState, seat: Seat, text: str) -> Action:
    """Return the action that a text says: a card, or a statement.

    :raises NotationError: if it says none.
    """
    verb, *arguments = (Word(word, 1, 1) for word in text.split())
    if verb.text[:1].isupper():
        return GRAMMAR.read_card(Play, verb)
    statement = Statement(Word(SEAT_NAMES[seat], 1, 1), verb, tuple(arguments))
    if verb.text in ROUND:
        return read_words(statement)
    if verb.text in GRAMMAR.on_line:
        return GRAMMAR.read(statement)
    contract = contract_of(state.ruleset, verb.text)
    if contract is None:
        raise verb.error(Sentence("record-no-bid", got=shown(verb.text), expected=", ".join(GRAMMAR.on_line)))
    return read_bid(contract, statement)
