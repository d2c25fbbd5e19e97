"""Advice for following to a trick: each piece answers with a card, or NOTHING when it does not apply.

Møller, At få sine ultimokort hjem, l.1121-1149, Selve spillet, l.2029-2057; Jensen 1989, Hjælperen, l.628-666, Til og
fra, l.527-555.
"""

from tarock.search._kernels.backend import highest, jit, lowest, popcount
from tarock.search._kernels.danish.advice_roles import bosses, fights
from tarock.search._kernels.danish.advice_weights import (
    BOSS_PRIZE,
    SAFE_KING,
    SAFE_PAGAT,
    SAFE_TOP,
    WEIGHTS,
    WORTH_OVER_RUFF,
    WORTH_OVER_RUFF_HELPING,
    WORTH_OVER_TAROK,
)
from tarock.search._kernels.danish.history import FIRST_THROWN
from tarock.search._kernels.danish.layout import (
    FIRST_TAROK,
    KINGS,
    NOTHING,
    PAGAT,
    PAGAT_BIT,
    PIPS,
    SUIT_SIZE,
    TAROK,
    VALUES,
)
from tarock.search._kernels.danish.sight import (
    BEST,
    FOLLOWED,
    KEPT,
    LEGAL_SUITS,
    LEGAL_TAROKS,
    LYING,
    ME,
    NEXT,
    PRIZE,
    cannot_ruff,
    is_void,
    mine_of,
    out_of,
    will_follow,
)


@jit
def is_ruffed(known):
    """Tell whether a tarok holds the trick, be it led or a ruff."""
    return known[BEST] >= FIRST_TAROK


@jit
def follows_suit(known):
    """Tell whether I follow a led suit."""
    return known[FOLLOWED] != TAROK and mine_of(known, known[FOLLOWED]) != 0


@jit
def is_safe(known, enough):
    """Tell whether nobody who comes after me is likely to ruff."""
    if known[LYING] == 2:
        return True
    return cannot_ruff(known, known[NEXT]) or will_follow(known, known[NEXT], known[FOLLOWED], enough)


@jit
def winners_in_suit(known):
    """Return my cards of the led suit that hold the trick so far, but for the king, who has advice of his own."""
    if is_ruffed(known) or not follows_suit(known):
        return 0
    return known[LEGAL_SUITS] & (-1 << (known[BEST] + 1)) & ~KINGS


@jit
def bring_the_pagat_home(known):
    """Ruff with the pagat when nobody is likely to ruff higher, unless it is kept for the end.

    Møller, l.1139-1145: at the first ruff, if the hand is thin.
    """
    if not known[LEGAL_TAROKS] & PAGAT_BIT or known[KEPT] == PAGAT or is_ruffed(known) or known[FOLLOWED] == TAROK:
        return NOTHING
    return PAGAT if is_safe(known, WEIGHTS[SAFE_PAGAT]) else NOTHING


@jit
def bring_the_king_home(known):
    """Take with a king while his suit is still followed, unless he is kept for the end.

    Møller, l.1132-1137: do not hold him beyond the third, at most the fourth round.
    """
    king = known[LEGAL_SUITS] & KINGS
    if king == 0 or is_ruffed(known) or not follows_suit(known) or lowest(king) == known[KEPT]:
        return NOTHING
    return lowest(king) if is_safe(known, WEIGHTS[SAFE_KING]) else NOTHING


@jit
def win_with_the_top(plan, known):
    """As the second player win with a court that the third cannot beat: it counts, and later it will be ruffed.

    Møller, l.1157-1166, on the count.
    """
    winning = winners_in_suit(known)
    if winning == 0 or known[LYING] != 1:
        return NOTHING
    card = highest(winning)
    is_beaten = out_of(known, known[FOLLOWED]) >> card and not is_void(known, known[NEXT], known[FOLLOWED])
    if plan[VALUES + card] == 0 or is_beaten:
        return NOTHING
    return card if is_safe(known, WEIGHTS[SAFE_TOP]) else NOTHING


@jit
def win_cheaply(known):
    """As the last player take a trick with the smallest suit card that does: every trick counts, and leads."""
    winning = winners_in_suit(known)
    return lowest(winning) if winning and known[LYING] == 2 else NOTHING


@jit
def over_ruff(known):
    """Beat a tarok for a trick that is worth it, with the smallest that does; my best only for more.

    Møller, l.1106-1117: the highest tarok is for the last trick.
    """
    if not is_ruffed(known):
        return NOTHING
    above = known[LEGAL_TAROKS] & (-1 << (known[BEST] - FIRST_TAROK + 1))
    worth = WEIGHTS[WORTH_OVER_RUFF] if fights(known) else WEIGHTS[WORTH_OVER_RUFF_HELPING]
    if known[FOLLOWED] == TAROK:
        worth = WEIGHTS[WORTH_OVER_TAROK]
    if above & ~bosses(known) == 0:
        worth += WEIGHTS[BOSS_PRIZE]
    return FIRST_TAROK + lowest(above) if above and known[PRIZE] >= worth else NOTHING


@jit
def ruff_low(known):
    """Ruff a suit with the smallest tarok but the pagat."""
    if is_ruffed(known) or known[LEGAL_TAROKS] == 0 or known[FOLLOWED] == TAROK:
        return NOTHING
    return small_tarok(known)


@jit
def throw_a_tarok(known):
    """Throw the smallest tarok on a trick that is not worth more."""
    return small_tarok(known) if known[LEGAL_TAROKS] else NOTHING


@jit
def small_tarok(known):
    """Return my smallest tarok but the pagat, which comes last."""
    taroks = known[LEGAL_TAROKS]
    return FIRST_TAROK + lowest(taroks & ~PAGAT_BIT or taroks)


@jit
def signal_fra(known):
    """With two pips of a suit throw the higher first, and the lower next time: I do not want it.

    Jensen 1989, Til og fra, l.527-534; with four cards or more the smallest first says the contrary by itself.
    """
    cards = known[LEGAL_SUITS]
    if not follows_suit(known) or popcount(cards) != 2 or cards & ~PIPS:
        return NOTHING
    return NOTHING if known[FIRST_THROWN + 4 * known[ME] + known[FOLLOWED]] else highest(cards)


@jit
def throw_the_lowest(known):
    """Throw the smallest card of the suit: what cannot win costs least."""
    return lowest(known[LEGAL_SUITS]) if follows_suit(known) else NOTHING


@jit
def discard(known):
    """Void of suit and taroks, throw a pip of the longest suit, a court only without one, and a king last of all."""
    best = NOTHING
    least = 99
    cards = known[LEGAL_SUITS] & ~KINGS or known[LEGAL_SUITS]
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        cost = -popcount(mine_of(known, card // SUIT_SIZE))
        if not PIPS >> card & 1:
            cost += 32
        if cost < least:
            least = cost
            best = card
    return best
