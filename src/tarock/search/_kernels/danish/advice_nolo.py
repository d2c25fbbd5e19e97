"""Advice about the nolo: avoiding every trick, and giving one to who tries that.

Jensen 1989, Nolo, l.865-973; Møller, Om nolo, l.1701-1764.
"""

from tarock.search._kernels.backend import highest, jit, lowest, popcount
from tarock.search._kernels.danish.advice_following import follows_suit, is_ruffed
from tarock.search._kernels.danish.advice_weights import GIVE_FROM, WEIGHTS
from tarock.search._kernels.danish.layout import FIRST_TAROK, KINGS, NOTHING, SKUS, SUIT_SIZE
from tarock.search._kernels.danish.sight import (
    AFTER_NEXT,
    BEST,
    LEGAL_SKUS,
    LEGAL_SUITS,
    LEGAL_TAROKS,
    ME,
    NEXT,
    TAKEN,
    TRICK,
    is_hit,
    is_void,
    mine_of,
    out_of,
)


@jit
def keep_the_nolo(known):
    """Duck with the highest card that does not win, or with the skus (Møller, l.1785-1788)."""
    suits = known[LEGAL_SUITS]
    taroks = known[LEGAL_TAROKS]
    if follows_suit(known):
        below = suits if is_ruffed(known) else suits & ((1 << (known[BEST] + 1)) - 1)
        return _highest_or_skus(known, below, lowest(suits))
    if taroks:
        below = taroks & ((1 << (known[BEST] - FIRST_TAROK)) - 1) if is_ruffed(known) else 0
        if below:
            return FIRST_TAROK + highest(below)
        return _highest_or_skus(known, 0, FIRST_TAROK + lowest(taroks))
    return _highest_or_skus(known, 0, most_dangerous(known))


@jit
def _highest_or_skus(known, below, otherwise):
    """Return the highest of some cards, without one the skus, and without that another card."""
    if below:
        return highest(below)
    return SKUS if known[LEGAL_SKUS] else otherwise


@jit
def most_dangerous(known):
    """Return the card to be rid of when anything may be thrown: the highest."""
    best = NOTHING
    rank = -1
    cards = known[LEGAL_SUITS]
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if card % SUIT_SIZE > rank:
            rank = card % SUIT_SIZE
            best = card
    return best


@jit
def give_the_nolo_player_a_trick(known):
    """To somebody who has taken no trick late in the deal lead a small card that he is likely to win.

    Jensen 1989, l.892-897.
    """
    if known[TRICK] < WEIGHTS[GIVE_FROM]:
        return NOTHING
    poor = known[NEXT] if known[TAKEN + known[NEXT]] == 0 else known[AFTER_NEXT]
    if known[TAKEN + poor]:
        return NOTHING
    best = NOTHING
    most = 0
    for suit in range(4):
        mine = mine_of(known, suit) & ~KINGS
        if mine == 0 or is_void(known, poor, suit) or is_hit(known, 3 - known[ME] - poor, suit):
            continue
        above = popcount(out_of(known, suit) >> lowest(mine))
        if above > most:
            most = above
            best = lowest(mine)
    return best
