"""Advice for leading: each piece answers with a card, or NOTHING when it does not apply.

Møller, Udspil, l.2081-2115; Jensen 1989, Ultimator, l.595-612, Fører, l.614-626, Hjælperens åbningsudspil, l.722-744,
Ligevægtsspilleren, l.848-863.
"""

from tarock.search._kernels.backend import highest, jit, lowest, popcount
from tarock.search._kernels.danish.advice_names import (
    HUNT_THE_KING,
    LEAD_A_QUIET_SUIT,
    LEAD_THE_LONG_SUIT,
    LEAD_THE_WHIP,
    STRIKE_THE_STRONG,
)
from tarock.search._kernels.danish.advice_roles import BALANCE, bosses, fights, weaker
from tarock.search._kernels.danish.advice_weights import (
    COURT_LED,
    DRAW_MARGIN,
    FIGHTING,
    FRA_SHOWN,
    HELPING,
    HIT_OTHER,
    HIT_STRONG,
    KING_OUT,
    LENGTH,
    MY_KING,
    OUT,
    SAFE_KING_LEAD,
    TIL_SHOWN,
    WEIGHTS,
)
from tarock.search._kernels.danish.history import NO_SIGNAL, SIGNALS, TIL
from tarock.search._kernels.danish.layout import FIRST_TAROK, KINGS, NOTHING, PAGAT_BIT, PIPS, SUIT_SIZE
from tarock.search._kernels.danish.random import nth
from tarock.search._kernels.danish.sight import (
    AFTER_NEXT,
    KEPT,
    MY_SUITS,
    MY_TAROKS,
    NEXT,
    OUT_TAROKS,
    ROLE,
    STRONG,
    cannot_ruff,
    is_hit,
    mine_of,
    out_of,
    will_follow,
)


@jit
def both_follow(known, suit, enough):
    """Tell whether neither of the others is likely to ruff a suit."""
    first = cannot_ruff(known, known[NEXT]) or will_follow(known, known[NEXT], suit, enough)
    return first and (cannot_ruff(known, known[AFTER_NEXT]) or will_follow(known, known[AFTER_NEXT], suit, enough))


@jit
def lead_the_king_home(known):
    """Lead a king while his suit is still followed (Møller, l.1132-1137; weak players early, l.1135-1137)."""
    kings = known[MY_SUITS] & KINGS
    while kings:
        king = lowest(kings)
        kings &= kings - 1
        if king != known[KEPT] and both_follow(known, king // SUIT_SIZE, WEIGHTS[SAFE_KING_LEAD]):
            return king
    return NOTHING


@jit
def draw_the_taroks(known):
    """With far more taroks than the others draw theirs with a middle one: the bosses are for the end.

    Møller, l.2081-2091: late, and preferably with the whip; Jensen 1989, l.595-600: only as long as it is safe, and
    l.639-640: middle taroks first, they get in the way later.
    """
    taroks = known[MY_TAROKS] & ~PAGAT_BIT
    margin = 2 * popcount(known[MY_TAROKS]) - popcount(known[OUT_TAROKS])
    if known[OUT_TAROKS] == 0 or margin < WEIGHTS[DRAW_MARGIN]:
        return NOTHING
    best = bosses(known)
    others = taroks & ~best
    if others:
        return FIRST_TAROK + nth(others, popcount(others) // 2)
    return FIRST_TAROK + lowest(best) if popcount(best) >= 2 else NOTHING


# The suit to lead: rated by all the reasons at once, and named after the one that weighs most


@jit
def rate_suit(known, suit):
    """Rate a suit as a lead.

    A suit in which somebody must ruff costs him a tarok (Møller, l.2014-2019; Jensen 1989, l.680-685), above all the
    strong player, and of two equals either; the long suit is the whip (Jensen 1989, l.353-383); few cards out mean that
    others are soon void; a king that is out is hunted (Møller, l.2109-2111) and one's own is not given away; the
    partner's til or fra is heeded (Jensen 1989, l.536-538).
    """
    first = FIGHTING if fights(known) else HELPING
    mine = mine_of(known, suit)
    out = out_of(known, suit)
    rate = WEIGHTS[first + LENGTH] * popcount(mine) + WEIGHTS[first + OUT] * popcount(out)
    if is_hit(known, known[STRONG], suit):
        rate += WEIGHTS[first + HIT_STRONG]
    if is_hit(known, weaker(known), suit):
        rate += WEIGHTS[first + (HIT_STRONG if known[ROLE] == BALANCE else HIT_OTHER)]
    if out & KINGS:
        rate += WEIGHTS[first + KING_OUT]
    if mine & KINGS:
        rate += WEIGHTS[first + MY_KING]
    if not PIPS >> card_of_suit(known, suit) & 1:
        rate += WEIGHTS[first + COURT_LED]
    signal = known[SIGNALS + 4 * weaker(known) + suit]
    if signal != NO_SIGNAL:
        rate += WEIGHTS[first + (TIL_SHOWN if signal == TIL else FRA_SHOWN)]
    return rate


@jit
def card_of_suit(known, suit):
    """Return the card to lead from a suit: its top if nothing beats it, else its smallest; never the king."""
    mine = mine_of(known, suit) & ~KINGS
    best = highest(mine)
    return best if out_of(known, suit) >> best == 0 else lowest(mine)


@jit
def suit_to_lead(known):
    """Return the suit that is rated highest; NOTHING without a suit card but kings."""
    best = NOTHING
    top = 0
    for suit in range(4):
        if mine_of(known, suit) & ~KINGS:
            rate = rate_suit(known, suit)
            if best == NOTHING or rate > top:
                top = rate
                best = suit
    return best


@jit
def hits_somebody(known, suit):
    """Tell whether a suit costs one of the others a tarok."""
    return is_hit(known, known[STRONG], suit) or is_hit(known, weaker(known), suit)


@jit
def reason_to_lead(known, suit):
    """Return the advice that a lead follows.

    A fighter whips (Jensen 1989, l.595-600; Møller, l.895-898), others strike at the strong player (Møller,
    l.1030-1038); where nobody is hit they hunt a king, go on with a long suit, or lead what hurts nobody (Jensen 1989,
    l.848-859).
    """
    if hits_somebody(known, suit):
        return LEAD_THE_WHIP if fights(known) else STRIKE_THE_STRONG
    if out_of(known, suit) & KINGS:
        return HUNT_THE_KING
    return LEAD_THE_LONG_SUIT if popcount(mine_of(known, suit)) > 4 else LEAD_A_QUIET_SUIT


@jit
def lead_a_tarok(known):
    """Lead the smallest tarok but the pagat: the best is kept for the last trick."""
    taroks = known[MY_TAROKS] & ~PAGAT_BIT or known[MY_TAROKS]
    return FIRST_TAROK + lowest(taroks) if taroks else NOTHING
