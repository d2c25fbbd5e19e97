"""Advice for the end: forcing an ultimo, keeping the last trick, and getting rid of ultimo cards in time.

Møller, At ultimere, l.857-876, At trække en spiller bagud, l.1067-1103; Jensen 1989, Ultimator, l.595-607.
"""

from tarock.search._kernels.backend import highest, jit, lowest
from tarock.search._kernels.danish.advice_roles import can_draw, cards_left
from tarock.search._kernels.danish.advice_weights import LEAD_OFF_KING, LEAD_OFF_PAGAT, SHED_KING, SHED_PAGAT, WEIGHTS
from tarock.search._kernels.danish.layout import FIRST_TAROK, KINGS, LAST, NOTHING, PAGAT, PAGAT_BIT, SUIT_SIZE
from tarock.search._kernels.danish.sight import (
    KEPT,
    LEGAL_SUITS,
    LEGAL_TAROKS,
    MY_SKUS,
    MY_SUITS,
    MY_TAROKS,
    OUT_TAROKS,
    TRICK,
    mine_of,
    out_of,
)


@jit
def force_the_ultimo(known):
    """With nothing but taroks beside the ultimo card, and sure to draw all that is out: lead them, and it last."""
    card = known[KEPT]
    if card == NOTHING or cards_left(known) < 2 or known[MY_SKUS]:
        return NOTHING
    suits = known[MY_SUITS]
    taroks = known[MY_TAROKS]
    if card == PAGAT:
        taroks &= ~PAGAT_BIT
    else:
        suits &= ~(1 << card)
    return FIRST_TAROK + highest(taroks) if taroks and suits == 0 and can_draw(known) else NOTHING


@jit
def shake_off_the_ultimo_card(known):
    """Late, give up a pagat or king without a plan, even at a loss: a bagud is dearer.

    Møller, l.863-868, l.1081-1083.
    """
    if known[LEGAL_TAROKS] & PAGAT_BIT and known[KEPT] != PAGAT and known[TRICK] >= WEIGHTS[SHED_PAGAT]:
        return PAGAT
    king = known[LEGAL_SUITS] & KINGS
    if king and lowest(king) != known[KEPT] and known[TRICK] >= WEIGHTS[SHED_KING]:
        return lowest(king)
    return NOTHING


@jit
def lead_off_the_ultimo_card(known):
    """The same on lead, before the last trick."""
    if known[TRICK] == LAST:
        return NOTHING
    if known[LEGAL_TAROKS] & PAGAT_BIT and known[KEPT] != PAGAT and known[TRICK] >= WEIGHTS[LEAD_OFF_PAGAT]:
        return PAGAT
    king = known[LEGAL_SUITS] & KINGS
    if king and lowest(king) != known[KEPT] and known[TRICK] >= WEIGHTS[LEAD_OFF_KING]:
        return lowest(king)
    return NOTHING


@jit
def lead_the_suits_first(known):
    """When no tarok is out but mine, lead the suits: every tarok takes a trick at the end, also the last one.

    Cards that nothing beats come first, then the weakest.
    """
    if known[OUT_TAROKS] or known[MY_TAROKS] == 0:
        return NOTHING
    best = NOTHING
    rank = 99
    for suit in range(4):
        mine = mine_of(known, suit) & ~KINGS
        if mine == 0:
            continue
        if out_of(known, suit) >> highest(mine) == 0:
            return highest(mine)
        card = lowest(mine)
        if card % SUIT_SIZE < rank:
            rank = card % SUIT_SIZE
            best = card
    return best
