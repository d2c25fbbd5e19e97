"""Laying the skat card by card: what may be laid, what the books would lay, and what is declared then.

The readable engine lays three cards at once (:mod:`tarock.danish.skat`).  Here a card may be laid when some permitted
skat has it and all that was laid before; a test compares both.
"""

from tarock.search._kernels.backend import jit, lowest, popcount
from tarock.search._kernels.danish.deal_layout import (
    DEALT_SUITS,
    DEALT_TAROKS,
    JUDGED_ON_DEALT,
    LEGAL_SUITS,
    LEGAL_TAROKS,
    PAGAT_LAYABLE,
    SKAT_SUITS,
    SKAT_TAROKS,
    SKUS_LAYABLE,
    T21_LAYABLE,
    TO_LAY,
    VOID_LAYABLE,
)
from tarock.search._kernels.danish.layout import (
    FIRST_TAROK,
    KINGS,
    MOND_BIT,
    NOTHING,
    NUMBERED,
    PAGAT_BIT,
    POINTS,
    SKUS_BIT,
    SUIT,
    SUIT_SIZE,
    TRICK_VALUE,
    VALUES,
)
from tarock.search._kernels.danish.random import declared_courts
from tarock.search._kernels.danish.rules import take_card

SKAT_SIZE = 3

# What may be laid


@jit
def barred_taroks(plan):
    """Return the numbered taroks that are never laid."""
    barred = 0
    if not plan[T21_LAYABLE]:
        barred |= MOND_BIT
    if not plan[PAGAT_LAYABLE]:
        barred |= PAGAT_BIT
    return barred


@jit
def bound_courts(plan, more):
    """Return the queens, cavalls and jacks of the dealer that belong to a declaration (B-27)."""
    if not plan[JUDGED_ON_DEALT]:
        return 0
    return declared_courts(more[DEALT_SUITS], 1 if more[DEALT_TAROKS] & SKUS_BIT else 0)


@jit
def all_taroks(plan, more):
    """Return the dealer's numbered taroks if they may all be laid together (B-29), else nothing."""
    taroks = more[DEALT_TAROKS] & NUMBERED
    if plan[VOID_LAYABLE] and taroks & barred_taroks(plan) == 0 and popcount(taroks) <= SKAT_SIZE:
        return taroks
    return 0


@jit
def write_layable(plan, more):
    """Write down which cards the dealer may lay next, in whichever way he completes the skat."""
    more[LEGAL_SUITS] = 0
    more[LEGAL_TAROKS] = 0
    void = all_taroks(plan, more)
    skus = more[DEALT_TAROKS] & SKUS_BIT if plan[SKUS_LAYABLE] else 0
    _add_way(plan, more, 0)
    if void:
        _add_way(plan, more, void)
    if skus:
        _add_way(plan, more, skus)
    if void and skus and popcount(void) < SKAT_SIZE:
        _add_way(plan, more, void | skus)


@jit
def _add_way(plan, more, fixed):
    """Add what may be laid next when some taroks are laid together and the rest in the order of duty (B-28).

    Free cards come first, then declared courts, then taroks: a further kind only when the one before is used up.
    """
    bound = bound_courts(plan, more)
    free = more[DEALT_SUITS] & ~KINGS & ~bound
    rest = more[DEALT_TAROKS] & NUMBERED & ~barred_taroks(plan) & ~fixed
    fixed_suits = 0
    fixed_taroks = fixed
    pool_suits = 0
    pool_taroks = 0
    wanted = SKAT_SIZE - popcount(fixed)
    if popcount(free) >= wanted:
        pool_suits = free
    elif popcount(free | bound) >= wanted:
        fixed_suits = free
        pool_suits = bound
    else:
        fixed_suits = free | bound
        pool_taroks = rest
    laid_suits = more[SKAT_SUITS]
    laid_taroks = more[SKAT_TAROKS]
    if laid_suits & ~(fixed_suits | pool_suits) or laid_taroks & ~(fixed_taroks | pool_taroks):
        return
    taken = popcount(laid_suits | fixed_suits) + popcount(laid_taroks | fixed_taroks)
    if taken > SKAT_SIZE:
        return
    if taken == SKAT_SIZE:
        pool_suits = 0
        pool_taroks = 0
    more[LEGAL_SUITS] |= (fixed_suits | pool_suits) & ~laid_suits
    more[LEGAL_TAROKS] |= (fixed_taroks | pool_taroks) & ~laid_taroks


@jit
def lay_card(plan, position, more, card):
    """Lay a card; with the third the skat counts as a trick of the dealer."""
    take_card(position, 0, card)
    if card < FIRST_TAROK:
        more[SKAT_SUITS] |= 1 << card
    else:
        more[SKAT_TAROKS] |= 1 << (card - FIRST_TAROK)
    position[POINTS] += plan[VALUES + card]
    more[TO_LAY] -= 1
    if more[TO_LAY] == 0:
        position[POINTS] += plan[TRICK_VALUE]


@jit
def named_suits(plan, more):
    """Return the laid suit cards that the dealer must name: what was forced from a declaration."""
    return more[SKAT_SUITS] & bound_courts(plan, more)


@jit
def named_taroks(plan, more):
    """Return the laid taroks that he must name: those that were forced, and the skus."""
    laid = more[SKAT_TAROKS]
    void = all_taroks(plan, more)
    forced = 0 if void and laid & void == void else laid & NUMBERED
    return forced | laid & SKUS_BIT


# What the books lay (tarock.bots.danish.laying has the sources)


@jit
def write_book_skat(plan, more):
    """Write the skat of the books into the legal cards: the highest rated, of two alike the one with weaker cards."""
    suits = more[DEALT_SUITS]
    taroks = 0
    void = all_taroks(plan, more)
    if void and (more[DEALT_TAROKS] & SKUS_BIT or suits & KINGS == 0):
        taroks = void
    wanted = SKAT_SIZE - popcount(taroks)
    bound = bound_courts(plan, more)
    free = suits & ~KINGS & ~bound
    chosen = 0
    if popcount(free) >= wanted:
        chosen = _best_lay(plan, suits, free, wanted)
    elif popcount(free | bound) >= wanted:
        chosen = free | _best_lay(plan, suits, bound, wanted - popcount(free))
    else:
        chosen = free | bound
        rest = more[DEALT_TAROKS] & NUMBERED & ~barred_taroks(plan) & ~taroks
        for _ in range(wanted - popcount(chosen)):
            taroks |= rest & -rest
            rest &= rest - 1
    more[LEGAL_SUITS] = chosen
    more[LEGAL_TAROKS] = taroks


@jit
def _best_lay(plan, suits, cards, number):
    """Return the best one, two or three of some suit cards as a mask; masks are tried from the weakest cards on."""
    if number == 0:
        return 0
    whip = _whip(suits)
    best = -100_000
    found = 0
    thirds = cards
    while thirds:
        third = lowest(thirds)
        thirds &= thirds - 1
        seconds = cards & ((1 << third) - 1) if number > 1 else 1
        while seconds:
            second = lowest(seconds) if number > 1 else NOTHING
            seconds &= seconds - 1
            firsts = cards & ((1 << second) - 1) if number > 2 else 1
            while firsts:
                first = lowest(firsts) if number > 2 else NOTHING
                firsts &= firsts - 1
                rate = _rating(plan, suits, whip, first, second, third)
                if rate > best:
                    best = rate
                    found = 1 << third | _bit(second) | _bit(first)
    return found


@jit
def _bit(card):
    return 0 if card == NOTHING else 1 << card


@jit
def _rating(plan, suits, whip, first, second, third):
    """Rate a skat of suit cards: what each card costs, and what it does to the suits."""
    rate = _of_card(plan, suits, third)
    if second != NOTHING:
        rate += _of_card(plan, suits, second)
    if first != NOTHING:
        rate += _of_card(plan, suits, first)
    for suit in range(4):
        taken = _is_in(first, suit) + _is_in(second, suit) + _is_in(third, suit)
        length = popcount(suits & (SUIT << (suit * SUIT_SIZE)))
        for gone in range(taken):
            rate += _next_from(suits, suit, whip, length - gone)
    return rate


@jit
def _is_in(card, suit):
    return 1 if suit * SUIT_SIZE <= card < (suit + 1) * SUIT_SIZE else 0


@jit
def _next_from(suits, suit, whip, length):
    """Rate laying one card from a suit that has so many left: long suits before short ones."""
    has_king = suits & KINGS & (SUIT << (suit * SUIT_SIZE)) != 0
    rate = length + (2 if has_king else 0)
    if suit == whip and length <= 8:
        rate -= 25 if has_king else 7
    return rate - 8 * max(0, 5 - length)


@jit
def _of_card(plan, suits, card):
    """Rate a card: courts and the smallest are kept."""
    own = suits & (SUIT << (card // SUIT_SIZE * SUIT_SIZE))
    return -6 * plan[VALUES + card] - (1 if lowest(own) == card else 0)


@jit
def _whip(suits):
    """Return the suit to whip with, of seven cards or more: the longest, of two alike the one with the top cards.

    The readable rule compares the hands of two suits as bit sets, in which a later suit is always the higher one.
    """
    best = NOTHING
    length = 7
    for suit in range(4):
        held = popcount(suits & (SUIT << (suit * SUIT_SIZE)))
        if held >= length:
            best = suit
            length = held
    return best
