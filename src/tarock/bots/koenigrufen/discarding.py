"""The book bot lays cards away: void in short suits, points in safety, the called suit kept (book of 1900, § 9)."""

import numpy as np

from tarock.bots.koenigrufen.bidding import Advised
from tarock.koenigrufen.actions import Lay
from tarock.koenigrufen.partnership import known_called
from tarock.koenigrufen.state import KoenigrufenView
from tarock.koenigrufen.talon import DiscardChoice
from tarock.search._kernels.koenigrufen import advice_before_play as kernel
from tarock.search.koenigrufen.packing import bit_of, bits_of, cards_from, public_plan


def chosen_discard(view: KoenigrufenView, choice: DiscardChoice) -> Advised:
    """Return what to lay away."""
    return Advised(candidate_discards(view, choice, 1)[0], "lay_short_suits")


def candidate_discards(view: KoenigrufenView, choice: DiscardChoice, limit: int) -> list[Lay]:
    """Return the best discards, the best first, at most so many."""
    way = choice.way
    called = known_called(view.table, view.seat, view.hand)
    sets, worths = np.zeros(len(way), np.int64), np.zeros(len(way), np.int64)
    kernel.rate_discards(
        public_plan(view.table, view.seat),
        bits_of(choice.hand),
        bits_of(way.fixed),
        bits_of(way.pool),
        way.open,
        0 if called is None else bit_of(called),
        sets,
        worths,
    )
    best = np.argsort(-worths, kind="stable")[:limit]
    return [Lay(cards_from(int(sets[place]))) for place in best.tolist()]
