"""Advice for following to a trick: each piece answers with a card, or NOTHING when it does not apply.

Møller, Ultimokort, l.1121-1149, Selve spillet, l.2029-2057; Jensen 1989, Hjælperen, l.628-666, Til og fra, l.527-555.
"""

from tarock.search._kernels.backend import highest, jit, lowest
from tarock.search._kernels.danish_advice_roles import style
from tarock.search._kernels.danish_layout import (
    FIRST_TAROK,
    KINGS,
    NOTHING,
    PAGAT,
    PAGAT_BIT,
    SKUS,
    SUIT_SIZE,
    TAROK,
    VALUES,
)
from tarock.search._kernels.danish_sight import (
    BEST,
    FOLLOWED,
    KEPT,
    LEGAL_SKUS,
    LEGAL_SUITS,
    LEGAL_TAROKS,
    LYING,
    NEXT,
    PRIZE,
    TRICK,
    cannot_ruff,
    is_void,
    mine_of,
    out_of,
    will_follow,
)


@jit
def is_ruffed(known):
    """Tell whether a tarok holds the trick, or is what was led."""
    return known[BEST] >= FIRST_TAROK


@jit
def has_followed_suit(known):
    """Tell whether I can follow what was led with a suit card."""
    return known[FOLLOWED] != TAROK and mine_of(known, known[FOLLOWED]) != 0


@jit
def next_is_harmless(known, enough):
    """Tell whether nobody who comes after me is likely to ruff."""
    if known[LYING] == 2:
        return True
    return cannot_ruff(known, known[NEXT]) or will_follow(known, known[NEXT], known[FOLLOWED], enough)


@jit
def higher_taroks(card):
    """Return the taroks above one, as a mask."""
    return -1 << (card - FIRST_TAROK + 1)


@jit
def bring_the_pagat_home(known):
    """Ruff with the pagat when nobody is likely to ruff higher (Møller, l.1139-1145), unless it is kept for the end."""
    if not known[LEGAL_TAROKS] & PAGAT_BIT or known[KEPT] == PAGAT or is_ruffed(known) or known[FOLLOWED] == TAROK:
        return NOTHING
    return PAGAT if next_is_harmless(known, style(known, 4)) else NOTHING


@jit
def bring_the_king_home(known):
    """Take with a king while his suit is still followed, in its first rounds (Møller, l.1132-1137)."""
    king = known[LEGAL_SUITS] & KINGS
    if king == 0 or is_ruffed(known) or not has_followed_suit(known):
        return NOTHING
    card = lowest(king)
    if card == known[KEPT]:
        return NOTHING
    return card if next_is_harmless(known, style(known, 5)) else NOTHING


@jit
def winners_in_suit(known):
    """Return my cards of the led suit that hold the trick so far, the kept king left out."""
    if is_ruffed(known) or not has_followed_suit(known):
        return 0
    return known[LEGAL_SUITS] & (-1 << (known[BEST] + 1)) & ~KINGS


@jit
def bank_a_court(plan, known):
    """Win with the best court that holds the trick for certain: it counts, and later it will be ruffed."""
    winning = winners_in_suit(known)
    if winning == 0:
        return NOTHING
    card = highest(winning)
    if known[LYING] == 1:
        above = out_of(known, known[FOLLOWED]) & (-1 << (card + 1))
        if above and not is_void(known, known[NEXT], known[FOLLOWED]):
            return NOTHING
        if not next_is_harmless(known, style(known, 6)):
            return NOTHING
    return card if plan[VALUES + card] > 0 else NOTHING


@jit
def win_cheaply(known):
    """As the last player take a trick with the smallest suit card that does."""
    winning = winners_in_suit(known)
    if winning == 0 or known[LYING] != 2:
        return NOTHING
    return lowest(winning)


@jit
def take_what_is_worth_it(known):
    """Over-ruff for a good trick with the smallest tarok that does."""
    if not is_ruffed(known) or known[LEGAL_TAROKS] == 0:
        return NOTHING
    above = known[LEGAL_TAROKS] & higher_taroks(known[BEST])
    if above == 0 or known[PRIZE] < style(known, 7):
        return NOTHING
    return FIRST_TAROK + lowest(above)


@jit
def ruff_low(known):
    """Ruff a suit with the smallest tarok but the pagat."""
    if is_ruffed(known) or known[LEGAL_TAROKS] == 0 or known[FOLLOWED] == TAROK:
        return NOTHING
    return small_tarok(known)


@jit
def small_tarok(known):
    """Return my smallest tarok but the pagat, which comes last."""
    taroks = known[LEGAL_TAROKS]
    others = taroks & ~PAGAT_BIT
    return FIRST_TAROK + lowest(others or taroks)


@jit
def throw_a_tarok(known):
    """Throw the smallest tarok on a trick that is not worth more."""
    return small_tarok(known) if known[LEGAL_TAROKS] else NOTHING


@jit
def throw_the_skus(plan, known):
    """Throw the skus where another card would be dear, or before it is too late (Møller, l.1814-1822)."""
    if not known[LEGAL_SKUS] or known[LYING] == 0:
        return NOTHING
    if known[TRICK] >= style(known, 8):
        return SKUS
    if known[LEGAL_TAROKS]:
        return SKUS if is_ruffed(known) or style(known, 9) else NOTHING
    card = throw_the_lowest(known)
    return SKUS if plan[VALUES + card] >= style(known, 10) else NOTHING


@jit
def throw_the_lowest(known):
    """Throw the smallest card of the suit."""
    return lowest(known[LEGAL_SUITS]) if known[LEGAL_SUITS] else NOTHING


@jit
def discard(known):
    """Void of suit and taroks, throw the weakest card of any suit, and no king while there is another."""
    others = known[LEGAL_SUITS] & ~KINGS
    cards = others or known[LEGAL_SUITS]
    best = NOTHING
    rank = 99
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if card % SUIT_SIZE < rank:
            rank = card % SUIT_SIZE
            best = card
    return best
