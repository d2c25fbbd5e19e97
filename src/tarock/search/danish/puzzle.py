"""What a seat knows about the hidden cards, as the arrays from which the kernels draw deals.

The readable knowledge (:mod:`tarock.danish.knowledge`) is the law; here it is only written down.
"""

from dataclasses import dataclass

import numpy as np

from tarock.core.cards import SKUS
from tarock.core.cardset import NO_CARDS, CardSet
from tarock.core.seats import Seat
from tarock.danish.cards import COURTS, KINGS, MATADORS, SKUS_ALONE, TAROKS
from tarock.danish.knowledge import SKAT, Knowledge, Place, knowledge
from tarock.danish.state import DanishView
from tarock.search._kernels.danish import worlds as kernel
from tarock.search._kernels.danish.layout import NOTHING
from tarock.search.danish.packing import Ints, words


@dataclass(frozen=True, slots=True)
class Puzzle:
    """Where the hidden cards can lie."""

    rows: Ints
    """One puzzle, or two when the dealer may have laid his last taroks; they have no deal in common."""
    seats: tuple[Seat, Seat]
    """Whose hands are the first two places."""
    has_skat: bool
    """Whether the third place is the skat."""


def puzzle_of(view: DanishView) -> Puzzle:
    """Return what a view tells about the hidden cards, if everybody has played by the rules."""
    known = knowledge(view)
    first, second, *third = known.places
    has_skat = any(place.seat == SKAT for place in third)
    row = np.zeros(kernel.PUZZLE_SIZE, np.int64)
    row[kernel.LAYER] = NOTHING
    for index, place in enumerate(known.places):
        _write_place(row, index, place, known)
    for index, place in enumerate((first, second)):
        _write_promise(row, index, place.seat, view, known)
    _write_need(row, view, known)
    dealer = view.table.seating.dealer
    if has_skat:
        layer = 0 if first.seat == dealer else 1
        if view.table.ruleset.declared_skat.judged_on == "dealt":
            row[kernel.LAYER] = layer
        rows = _without_or_with_taroks(row, view, layer, third[0], known)
    else:
        row[kernel.MOST + kernel.THIRD] = len(TAROKS) + 1
        rows = row[np.newaxis]
    return Puzzle(rows, (first.seat, second.seat), has_skat)


def _write_place(row: Ints, index: int, place: Place, known: Knowledge) -> None:
    """Say how many cards a place takes, and which."""
    mine = known.known.get(place.seat, NO_CARDS)
    others = NO_CARDS
    for seat, cards in known.known.items():
        if seat != place.seat:
            others |= cards
    row[kernel.ROOM + index] = place.room
    row[kernel.SUITS + index], row[kernel.TAROKS + index] = words(known.unseen - place.excluded - others | mine)


def _write_promise(row: Ints, index: int, seat: Seat, view: DanishView, known: Knowledge) -> None:
    """Say what a player has promised by what he declared and did not declare."""
    table = view.table
    said = known.promises[seat]
    dealt = table.played_by(seat)
    if seat == table.seating.dealer and table.ruleset.declared_skat.judged_on == "dealt":
        dealt |= table.named_in_skat
    shown = len(dealt & TAROKS) + (SKUS in dealt)
    least, most = said.taroks
    row[kernel.LEAST + index] = max(0, least - shown)
    row[kernel.MOST + index] = max(0, min(most - shown, len(TAROKS) + 1))
    row[kernel.BASE_SUITS + index], row[kernel.BASE_TAROKS + index] = words(dealt)
    row[kernel.UNDECLARED + index] = sum(_bit(group) for group in said.undeclared)


def _bit(group: CardSet) -> int:
    """Return the bit of a group that can be declared."""
    if group == MATADORS:
        return kernel.MATADORS_BIT
    return kernel.KINGS_BIT if group == KINGS else kernel.COURTS_BIT << COURTS.index(group)


def _write_need(row: Ints, view: DanishView, known: Knowledge) -> None:
    """Say who must hold something, unless it is this seat that does."""
    if known.need is None:
        return
    seats, cards = known.need
    if view.seat in seats and view.hand & cards:
        return
    for index, place in enumerate(known.places):
        row[kernel.NEED_PLACES] |= (place.seat in seats) << index
    row[kernel.NEED_SUITS], row[kernel.NEED_TAROKS] = words(cards)


def _without_or_with_taroks(row: Ints, view: DanishView, layer: int, skat: Place, known: Knowledge) -> Ints:
    """Return the puzzle without taroks in the skat, and the one in which all that the dealer was dealt are (B-29)."""
    table = view.table
    least, most = skat.taroks
    numbered = words(TAROKS)[1]
    rows: list[Ints] = []
    if least == 0:
        without = row.copy()
        without[kernel.TAROKS + kernel.THIRD] &= ~numbered
        rows.append(without)
    shown = (table.played_by(table.seating.dealer) | known.known[table.seating.dealer]) & TAROKS
    if most and not shown and table.ruleset.skat.taroks == "void":
        void = row.copy()
        void[kernel.TAROKS + layer] &= words(SKUS_ALONE)[1]
        void[kernel.LEAST + kernel.THIRD] = max(least, 1)
        void[kernel.MOST + kernel.THIRD] = most
        rows.append(void)
    return np.array(rows) if rows else np.zeros((0, kernel.PUZZLE_SIZE), np.int64)
