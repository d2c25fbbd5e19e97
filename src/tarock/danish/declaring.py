"""The round of declarations: dealer, forehand, middle hand, once each.

Jensen 1989, Meldinger, l.183-188; Møller, Meldinger, l.430-445; B-27, B-28, B-39.
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from tarock.core.cardset import NO_CARDS, CardSet
from tarock.core.seats import Seat
from tarock.core.tuples import with_item
from tarock.danish import play
from tarock.danish.actions import Declare
from tarock.danish.declarations import Courts, Declaration, Item, Kings, Laid, Taroks, declarations
from tarock.danish.events import Declared, DeclaredCourts, DeclaredLength
from tarock.danish.reasons import Reason, refuse
from tarock.danish.skat import must_be_named
from tarock.danish.table import Table

if TYPE_CHECKING:
    from tarock.danish.state import DanishState


def required(table: Table, seat: Seat, hand: CardSet, skat: CardSet) -> tuple[Item, ...]:
    """Return what a seat must declare; the skat counts for the dealer alone."""
    ruleset = table.ruleset
    if seat != table.seating.dealer:
        return declarations(ruleset, hand)
    counted = skat if ruleset.declared_skat.judged_on == "dealt" else NO_CARDS
    named = must_be_named(ruleset, hand | skat, skat)
    return (*declarations(ruleset, hand | counted), *(Laid(card) for card in named))


def legal(table: Table, seat: Seat, hand: CardSet, skat: CardSet) -> tuple[Declare, ...]:
    """Return the one declaration that the books allow."""
    return (Declare(required(table, seat, hand, skat)),) if table.turn == seat else ()


def declare(state: "DanishState", seat: Seat, action: Declare) -> "DanishState":
    """Declare exactly what must be declared; after middle hand the play begins."""
    table = state.table
    items = required(table, seat, state.hands[seat], state.skat)
    _check(table, items, action)
    events = tuple(event_of(seat, item) for item in items if not isinstance(item, Laid))
    after = table.seating.after(seat)
    state = replace(
        state,
        table=replace(
            table,
            turn=after,
            declared=with_item(table.declared, seat, items),
            events=(*table.events, *events),
            log=(*table.log, (seat, Declare(items))),
        ),
    )
    return play.begin(state) if after == table.seating.dealer else state


def _check(table: Table, items: tuple[Item, ...], action: Declare) -> None:
    said = set(action.items)
    if len(said) != len(action.items):
        twice = next(item for item in action.items if action.items.count(item) > 1)
        refuse(table.ruleset, Reason.DECLARATION_TWICE, str(twice))
    missing = [str(item) for item in items if item not in said]
    if missing:
        refuse(table.ruleset, Reason.DECLARATION_MISSING, ", ".join(missing))
    false = [str(item) for item in action.items if item not in items]
    if false:
        refuse(table.ruleset, Reason.DECLARATION_FALSE, ", ".join(false))


def event_of(seat: Seat, item: Declaration) -> Declared:
    """Return a declaration as the sheet writes it."""
    if isinstance(item, Courts):
        return DeclaredCourts(seat, item.fullness, item.suit)
    if isinstance(item, Kings):
        return DeclaredCourts(seat, item.fullness, None)
    return DeclaredLength(seat, "taroks" if isinstance(item, Taroks) else "matadors", item.number)
