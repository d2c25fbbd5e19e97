"""The statements of Danish Tarok: what its actions do not say about themselves."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, get_args

from tarock.core.errors import NotationError
from tarock.core.seats import SEAT_NAMES, Seat
from tarock.danish.actions import Action, ClaimFault
from tarock.danish.declarations import Item
from tarock.danish.fault_kinds import DEALERS_CLAIMS
from tarock.notation.danish.items import parse_item
from tarock.notation.statements import Grammar
from tarock.notation.syntax import Statement, Word
from tarock.notation.values import Value

_SEAT: Final = frozenset({"seat"})


def _read_items(words: Sequence[Word], verb: Word) -> tuple[Item, ...]:
    """Read declarations, between which commas stand."""
    items: list[Item] = []
    said: list[Word] = []
    for word in (*words, None):
        if word is not None and word.text != ",":
            said.append(word)
            continue
        place = said[0] if said else word or verb
        try:
            items.append(parse_item([each.text for each in said]))
        except NotationError as error:
            raise place.error(error.sentence) from error
        said = []
    return tuple(items)


_ITEMS: Final = Value(_read_items, lambda items: ", ".join(map(str, items)), "taroks 10 with", is_row=True)

GRAMMAR: Final = Grammar[Action](get_args(Action), {tuple[Item, ...]: _ITEMS})
_ABOUT_DEALERS: Final = {GRAMMAR.spelled(ClaimFault(kind, 0), _SEAT) for kind in DEALERS_CLAIMS}


def read_statement(statement: Statement, dealer: Seat) -> Action:
    """Return the action that a statement says; some claims are about the dealer without naming him.

    :raises NotationError: if it says none.
    """
    if statement.verb.text in _ABOUT_DEALERS and not statement.arguments:
        statement = replace(statement, arguments=(replace(statement.verb, text=SEAT_NAMES[dealer]),))
    return GRAMMAR.read(statement)


def format_claim(action: ClaimFault) -> str:
    """Return a claim as the record writes it."""
    return GRAMMAR.spelled(action, _SEAT if action.kind in DEALERS_CLAIMS else frozenset())
