"""Who can be the declarer's partner, from what everybody has seen and heard and one's own hand.

A second implementation of :mod:`tarock.koenigrufen.partnership` for whole deals in the kernel.
"""

from typing import Final

from tarock.search._kernels.backend import jit
from tarock.search._kernels.koenigrufen import deal_layout as deal
from tarock.search._kernels.koenigrufen import history as seen
from tarock.search._kernels.koenigrufen import layout as at

NO, YES, UNKNOWN = range(3)
EVERYWHERE: Final = 15 | seen.NOWHERE


@jit
def talon_cards(plan):
    """Return all cards of the talon."""
    cards = 0
    for place in range(at.TALON_SIZE):
        cards |= plan[at.TALON + place]
    return cards


@jit
def half_of(plan, number):
    """Return the first (0) or the second half (1) of the talon."""
    first = at.TALON + 3 * number
    return plan[first] | plan[first + 1] | plan[first + 2]


@jit
def open_talon(plan, more):
    """Return the talon if everybody has seen it, else no cards."""
    return talon_cards(plan) if more[deal.TALON_OPEN] else 0


@jit
def known_called(plan, state, history, more, seat):
    """Return the called card as far as a seat knows it: the fourth king was not named."""
    if more[deal.CALL] != deal.CALLED_FOURTH:
        return more[deal.NAMED]
    lying = open_talon(plan, more) & at.KINGS
    if lying:
        return lying
    own = (state[at.HANDS + seat] | history[seen.PLAYED_BY + seat]) & at.KINGS
    declarer = more[deal.BEST_BY]
    if seat == declarer:
        return at.KINGS & ~own
    for other in range(at.PLAYERS):
        if other != declarer:
            own |= history[seen.PLAYED_BY + other] & at.KINGS
    return own


@jit
def possible_partners(plan, state, history, more, seat):
    """Return who can be the declarer's partner as far as a seat can tell: bit n for seat n, NOWHERE if he is alone."""
    declarer = more[deal.BEST_BY]
    called = known_called(plan, state, history, more, seat)
    if more[deal.CALL] == deal.NO_CALL or called & open_talon(plan, more):
        return seen.NOWHERE
    if called & (state[at.HANDS + seat] | history[seen.PLAYED_BY + seat]):
        return seen.NOWHERE if seat == declarer else 1 << seat
    places = more[deal.POSSIBLE] & ~(1 << seat)
    for other in range(at.PLAYERS):
        if called & history[seen.PLAYED_BY + other]:
            places = 1 << other
    if more[deal.TALON_OPEN]:
        places &= ~seen.NOWHERE
    if places >> declarer & 1:
        places = places & ~(1 << declarer) | seen.NOWHERE
    return places


@jit
def together(declarer, partner, first, second):
    """Tell whether two seats are on one side, if the partner is at a place."""
    one = first in (declarer, partner)
    other = second in (declarer, partner)
    return one == other


@jit
def on_one_side(partners, declarer, seat, other):
    """Return whether another seat is on the side of a seat that can tell who the partner may be."""
    found = 0
    for place in range(at.PLAYERS + 1):
        if partners >> place & 1:
            found |= 2 if together(declarer, place, seat, other) else 1
    if found in (0, 3):
        return UNKNOWN
    return YES if found == 2 else NO


@jit
def learn_sides(more, first, second, are_together):
    """Keep that a word has shown two seats to be on one side, or not to be."""
    declarer = more[deal.BEST_BY]
    places = 0
    for place in range(at.PLAYERS + 1):
        if more[deal.POSSIBLE] >> place & 1 and together(declarer, place, first, second) == (are_together != 0):
            places |= 1 << place
    more[deal.POSSIBLE] = places
