"""The advice for the card play of Königrufen for a view: which card, and by which piece of advice."""

from typing import Final

import numpy as np

from tarock.core.cardset import CardSet
from tarock.koenigrufen.actions import PLAYS, Play
from tarock.koenigrufen.cards import PLAYERS
from tarock.koenigrufen.state import KoenigrufenState, KoenigrufenView
from tarock.search._kernels.koenigrufen import advice as kernel
from tarock.search._kernels.koenigrufen import advice_names as names
from tarock.search._kernels.koenigrufen import history as seen
from tarock.search._kernels.koenigrufen import layout as at
from tarock.search.koenigrufen.history import history_of, packed
from tarock.search.koenigrufen.packing import Position, Settled, bits_of, card_from, settled_from

ADVICE: Final[tuple[str, ...]] = names.ADVICE
"""The names of the advice by number."""

_CARD: Final = (1 << kernel.ADVICE_SHIFT) - 1


def advise(view: KoenigrufenView, legal: CardSet) -> tuple[Play, str]:
    """Return the advised card of the seat on turn among some legal ones, and the name of the advice."""
    seen_by_me = packed(view)
    answer = int(kernel.advised_among(seen_by_me.plan, seen_by_me.words, seen_by_me.history, view.seat, bits_of(legal)))
    card = card_from(1 << (answer & _CARD))
    return PLAYS[card], ADVICE[answer >> kernel.ADVICE_SHIFT]


def advised_continuations(state: KoenigrufenState, games: int, seed: int = 0) -> Settled:
    """Play a deal to its end by the advice so many times; returns the sums of what each seat gets."""
    position = Position.of(state)
    past = history_of(state.table)
    words, result, totals = (np.zeros(size, np.int64) for size in (at.STATE_SIZE, PLAYERS, PLAYERS))
    history = np.zeros(seen.HISTORY_SIZE, np.int64)
    kernel.advised_continuations(position.plan, position.words, past, words, history, result, totals, seed, 0, games)
    return settled_from(totals)
