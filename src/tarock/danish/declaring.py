"""The round of declarations: dealer, forehand, middle hand, once each.

Jensen 1989, Meldinger, l.183-188; Møller, Meldinger, l.430-445; B-27, B-28, B-39.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from tarock.core.cardset import NO_CARDS, CardSet
from tarock.core.faults import Mode
from tarock.core.seats import Seat
from tarock.core.tuples import with_item
from tarock.danish import faults, play
from tarock.danish.actions import Declare
from tarock.danish.declarations import LONGEST, Courts, Declaration, Item, Kings, Laid, Matadors, Taroks, declarations
from tarock.danish.events import Declared, DeclaredCourts, DeclaredLength
from tarock.danish.reasons import Reason, refuse
from tarock.danish.rules import DanishRuleset
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


def due(state: "DanishState", seat: Seat) -> tuple[Item, ...]:
    """Return what a seat must declare, or should have declared, by the cards that it was dealt."""
    skat = state.skat if seat == state.table.seating.dealer else NO_CARDS
    return required(state.table, seat, state.dealt[seat] - skat, skat)


def declare(state: "DanishState", seat: Seat, action: Declare) -> "DanishState":
    """Declare exactly what must be declared; when all three have, the play begins."""
    _check_form(state, seat, action)
    items = due(state, seat)
    if state.table.mode is Mode.STRICT:
        _check(state.table, items, action)
    else:
        state = _note_faults(state, seat, items, action)
        items = tuple(sorted(action.items, key=_place_in(items)))
    table = state.table
    events = tuple(event_of(seat, item) for item in items if not isinstance(item, Laid))
    declared = with_item(table.declared, seat, items)
    waiting = [other for other in table.seating.declaring_order if declared[other] is None]
    state = replace(
        state,
        table=replace(
            table,
            turn=waiting[0] if waiting else None,
            declared=declared,
            events=(*table.events, *events),
            log=(*table.log, (seat, Declare(items))),
        ),
    )
    return state if waiting else play.begin(state)


def take_back(state: "DanishState") -> "DanishState":
    """Take back what was declared, rightly or wrongly: with other cards everybody declares anew."""
    table = state.table
    events = tuple(event for event in table.events if not isinstance(event, DeclaredLength | DeclaredCourts))
    wrong = [fault for fault in state.faults if fault.kind in {"forgotten_declaration", "false_declaration"}]
    table = replace(table, declared=tuple(None for _ in table.declared), events=events)
    return faults.put_right(replace(state, table=table), wrong)


def _place_in(items: tuple[Item, ...]) -> Callable[[Item], int]:
    """Order items as a true declaration has them; false ones come after, as they were said."""
    return lambda item: items.index(item) if item in items else len(items)


def declare_early(state: "DanishState", seat: Seat, action: Declare) -> "DanishState":
    """Declare before the dealer has (Møller, Fejlmeldinger, l.487-488)."""
    table = state.table
    if table.declared[seat] is not None:
        refuse(table.ruleset, Reason.NOT_YOUR_TURN)
    return declare(faults.commit(state, seat, Reason.DECLARED_BEFORE_DEALER), seat, action)


def _note_faults(state: "DanishState", seat: Seat, items: tuple[Item, ...], action: Declare) -> "DanishState":
    """Keep what is wrong with a declaration: something false, or else something forgotten; and laid cards unnamed."""
    false = [item for item in action.items if item not in items and not isinstance(item, Laid)]
    missing = [item for item in items if item not in action.items]
    unnamed = [item for item in missing if isinstance(item, Laid)]
    forgotten = [item for item in missing if not isinstance(item, Laid)]
    if unnamed and all(fault.kind != "wrong_skat" for fault in state.faults):  # a skat is wrong once
        state = faults.commit(state, seat, Reason.LAID_NOT_NAMED, _listed(unnamed))
    if false:
        return faults.commit(state, seat, Reason.DECLARATION_FALSE, _listed(false))
    if forgotten:
        return faults.commit(state, seat, Reason.DECLARATION_MISSING, _listed(forgotten))
    return state


def _listed(items: Sequence[Item]) -> str:
    return ", ".join(map(str, items))


def same_kind(item: Item, other: Item) -> bool:
    """Tell whether two declarations speak of the same thing: taroks, matadors, the kings or one suit."""
    if isinstance(item, Laid) or isinstance(other, Laid):
        return item == other
    return type(item) is type(other) and getattr(item, "suit", None) == getattr(other, "suit", None)


def _check_form(state: "DanishState", seat: Seat, action: Declare) -> None:
    """Refuse what nobody would hear: the same thing twice, what is no declaration, or a card that was not laid."""
    ruleset = state.ruleset
    laid = state.skat if seat == state.table.seating.dealer else NO_CARDS
    for place, item in enumerate(action.items):
        if any(same_kind(item, other) for other in action.items[:place]):
            refuse(ruleset, Reason.DECLARATION_TWICE, str(item))
        if not _exists(ruleset, item) or (isinstance(item, Laid) and item.card not in laid):
            refuse(ruleset, Reason.DECLARATION_FALSE, str(item))


def _exists(ruleset: DanishRuleset, item: Item) -> bool:
    """Tell whether a number of taroks or matadors can be declared at all."""
    match item:
        case Taroks(number):
            return ruleset.taroks.shortest <= number <= LONGEST
        case Matadors(number):
            return ruleset.matadors.shortest <= number <= LONGEST
        case _:
            return True


def _check(table: Table, items: tuple[Item, ...], action: Declare) -> None:
    said = set(action.items)
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
