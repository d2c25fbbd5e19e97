"""The public history of a deal as the kernels read it, packed from the table that everybody sees."""

from typing import TYPE_CHECKING

import numpy as np

from tarock.core.cards import PAGAT, SKUS, SUITS, Suit
from tarock.core.cardset import CardSet
from tarock.danish.cards import OF_SUIT, SKUS_ALONE
from tarock.danish.knowledge import promise
from tarock.danish.table import Table
from tarock.danish.trick import Trick
from tarock.search._kernels.danish import history as kernel
from tarock.search._kernels.danish import sight
from tarock.search.danish.packing import Ints, words

if TYPE_CHECKING:
    from tarock.core.seats import Seat

_LONGEST = 22
"""All taroks and the skus."""


def history_of(table: Table) -> Ints:
    """Return what everybody has seen and heard, with room for what the player on turn sees."""
    history: Ints = np.zeros(sight.KNOWN_SIZE, np.int64)
    gone = table.played | table.named_in_skat
    if table.skus_is_gone():
        gone |= SKUS_ALONE
    history[kernel.GONE_SUITS], history[kernel.GONE_TAROKS] = words(gone)
    for place, seat in enumerate(table.seating.declaring_order):
        _pack_words(history, kernel.PLAYED_SUITS, kernel.PLAYED_TAROKS, place, table.played_by(seat))
        history[kernel.VOIDS + place] = sum(1 << suit for suit in Suit if OF_SUIT[suit] <= table.lacks[seat])
        _pack_declarations(history, table, place, seat)
    for trick in table.all_tricks:
        _pack_leads_and_signals(history, table, trick)
    return history


def _pack_words(history: Ints, suits: int, taroks: int, place: int, cards: CardSet) -> None:
    history[suits + place], history[taroks + place] = words(cards)


def _pack_declarations(history: Ints, table: Table, place: int, seat: "Seat") -> None:
    """Note what a player has told by declaring, and by not declaring."""
    said = promise(table, seat)
    _pack_words(history, kernel.DECLARED_SUITS, kernel.DECLARED_TAROKS, place, said.holds)
    _pack_words(history, kernel.BARE_OF_SUITS, kernel.BARE_OF_TAROKS, place, said.lacks)
    fewest, most = said.taroks
    history[kernel.FEWEST_TAROKS + place] = max(fewest, len(said.holds & OF_SUIT[Suit.TAROK]) + (SKUS in said.holds))
    history[kernel.MOST_TAROKS + place] = min(most, _LONGEST - (PAGAT in said.lacks) - (SKUS in said.lacks))


def _pack_leads_and_signals(history: Ints, table: Table, trick: Trick) -> None:
    """Note who led what, and the cards that others threw to it; a led skus tells nothing."""
    if not trick.plays or trick.suit is None or trick.plays[0][1] == SKUS:
        return
    seats = table.seating.declaring_order
    history[kernel.LEADS + 5 * seats.index(trick.plays[0][0]) + trick.suit] += 1
    for seat, card in trick.plays[1:]:
        if trick.suit in SUITS and card in OF_SUIT[trick.suit]:
            kernel.see_signal(history, 4 * seats.index(seat) + trick.suit, card)
