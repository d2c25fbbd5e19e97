"""Which part a player takes: who is strong, and which ultimo card he keeps for the last trick.

Jensen 1989, Selve spillet, l.473-501, Rollefordelingen, l.746-790; Møller, Kortvurdering, l.1181-1202.
"""

from typing import Final

from tarock.search._kernels.backend import jit, lowest, popcount
from tarock.search._kernels.danish_layout import KINGS, NOTHING, PAGAT, PAGAT_BIT, SUIT, SUIT_SIZE
from tarock.search._kernels.danish_sight import (
    AFTER_NEXT,
    KEPT,
    LEAST_LEFT,
    MOST_LEFT,
    MY_SUITS,
    MY_TAROKS,
    NEXT,
    OUT_TAROKS,
    ROLE,
    STRONG,
    TAKEN,
)

FIGHTER, HELPER, NOLO_PLAYER = range(3)

TUNED: Final = (3, 6, 5, 0, 3, 3, 3, 4, 18, 1, 3, 6, 5, 1, 5, 3, 6)


@jit
def style(_known, k):
    """Return a number that was found by trying."""
    return TUNED[k]


@jit
def take_a_role(known):
    """Write down who is strong, what is kept for the last trick, and the role that follows."""
    known[STRONG] = stronger(known)
    known[KEPT] = kept_card(known)
    known[ROLE] = role(known)


@jit
def likely_taroks(known, place):
    """Return twice the taroks that a player is likely to have left: the middle of what is possible."""
    return known[LEAST_LEFT + place] + known[MOST_LEFT + place]


@jit
def stronger(known):
    """Return which of the others is likely to have more taroks; of two alike the one who has taken more tricks."""
    first = likely_taroks(known, known[NEXT]) * 32 + known[TAKEN + known[NEXT]]
    second = likely_taroks(known, known[AFTER_NEXT]) * 32 + known[TAKEN + known[AFTER_NEXT]]
    return known[NEXT] if first >= second else known[AFTER_NEXT]


@jit
def kept_card(known):
    """Return the ultimo card to keep for the last trick: the pagat before a king (Jensen 1989, l.818-821)."""
    mine = popcount(known[MY_TAROKS])
    out = popcount(known[OUT_TAROKS])
    if known[MY_TAROKS] & PAGAT_BIT:
        if 2 * mine >= out + style(known, 0):
            return PAGAT
        return NOTHING
    kings = known[MY_SUITS] & KINGS
    if kings and 2 * mine >= out + style(known, 1):
        best = NOTHING
        length = style(known, 2)
        while kings:
            king = lowest(kings)
            kings &= kings - 1
            held = popcount(known[MY_SUITS] >> (king - SUIT_SIZE + 1) & SUIT)
            if held >= length:
                best = king
                length = held + 1
        return best
    return NOTHING


@jit
def role(known):
    """Return the role: a fighter has more taroks than each of the others is likely to have."""
    mine = 2 * popcount(known[MY_TAROKS])
    if mine + style(known, 3) >= likely_taroks(known, known[STRONG]):
        return FIGHTER
    return HELPER
