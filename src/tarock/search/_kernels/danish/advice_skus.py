"""Advice about the skus: throwing and leading it, naming it when another leads it, and demanding it.

Møller, Om scusen, l.1785-1949; Jensen 1989, Skusens anvendelse, l.556-586.
"""

from tarock.search._kernels.backend import highest, jit, lowest, popcount
from tarock.search._kernels.danish.advice_following import is_ruffed
from tarock.search._kernels.danish.advice_weights import SKUS_DUE, SKUS_LEAD, SKUS_SAVES, WEIGHTS
from tarock.search._kernels.danish.layout import KINGS, LEAD_SKUS, NOTHING, SKUS, TAROK, VALUES
from tarock.search._kernels.danish.sight import (
    LEGAL_SKUS,
    LEGAL_SUITS,
    LEGAL_TAROKS,
    OUT_SKUS,
    OUT_SUITS,
    OUT_TAROKS,
    STRONG,
    TRICK,
    is_hit,
    mine_of,
    out_of,
)


@jit
def throw_the_skus(plan, known):
    """Throw the skus where another card would be dear, or because the end is near.

    It saves a court, or a tarok that would be thrown under another (Møller, l.1821-1822); a strong hand plays it before
    the end-phase, where it would be demanded (l.1814-1817).
    """
    if not known[LEGAL_SKUS]:
        return NOTHING
    if known[TRICK] >= WEIGHTS[SKUS_DUE] or (known[LEGAL_TAROKS] and is_ruffed(known)):
        return SKUS
    if known[LEGAL_SUITS] == 0:
        return NOTHING
    return SKUS if plan[VALUES + lowest(known[LEGAL_SUITS])] >= WEIGHTS[SKUS_SAVES] else NOTHING


@jit
def lead_the_skus(known):
    """Lead the skus as a suit in which the strong player must ruff.

    So a player leads what he has none of (Jensen 1989, l.579) and spares his partner (Møller, l.1831-1833).
    """
    if not known[LEGAL_SKUS] or known[TRICK] < WEIGHTS[SKUS_LEAD]:
        return NOTHING
    for suit in range(4):
        if is_hit(known, known[STRONG], suit) and out_of(known, suit):
            return LEAD_SKUS + suit
    return NOTHING


@jit
def skus_as_last_resort(known):
    """Lead the skus because nothing else may be led: named as what the others are most likely to have."""
    best = TAROK
    most = popcount(known[OUT_TAROKS])
    for suit in range(4):
        if popcount(out_of(known, suit)) > most:
            most = popcount(out_of(known, suit))
            best = suit
    return LEAD_SKUS + best


@jit
def own_suit(known):
    """Return what to call a skus that another has led: my suit that nothing beats, the longest; NOTHING without one.

    Møller, l.1941-1947.
    """
    best = NOTHING
    length = 0
    for suit in range(4):
        mine = mine_of(known, suit)
        if popcount(mine) > length and out_of(known, suit) >> highest(mine) == 0:
            best = suit
            length = popcount(mine)
    return best


@jit
def demand_the_skus(known):
    """Demand the skus while a king is out: its holder may need the trick to get rid of him (Møller, l.1850-1900)."""
    return known[OUT_SKUS] == 1 and known[OUT_SUITS] & KINGS != 0
