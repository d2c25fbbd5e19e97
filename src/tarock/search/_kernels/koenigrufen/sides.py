"""Who plays with whom, as far as the player on turn knows it or may suppose.

The answer is one number: bit n says that seat n is a friend, bit n + 4 that it is a foe.  Of seats with neither bit
nothing is known yet.
"""

from typing import Final

from tarock.search._kernels.backend import jit, popcount
from tarock.search._kernels.koenigrufen import history as seen
from tarock.search._kernels.koenigrufen import layout as at

ALL_SEATS: Final = (1 << at.PLAYERS) - 1
NO_LEANING: Final = -99
DOUBLERS_LEANING: Final = -9
CLEAR: Final = 2
"""By how much one player must have played more like a partner than the others for a guess."""


@jit
def sides(friends, seat):
    """Return friends and all others as foes."""
    return friends | (ALL_SEATS & ~(friends | 1 << seat)) << at.PLAYERS


@jit
def sides_for(plan, history, seat, hand):
    """Return friends and foes of a seat: what it knows, and else what the play so far suggests.

    The declarer knows his partner only when the called card is shown, its holder knows both sides at once (book of
    1900, § 7), the others see it when it falls or when only one place is left for it.
    """
    declarer = plan[at.DECLARER]
    if history[seen.PLACES] == seen.NOWHERE:
        return sides(0, seat) if seat == declarer else sides(ALL_SEATS & ~(1 << declarer | 1 << seat), seat)
    holds_it = plan[at.CALLED] & (hand | history[seen.PLAYED_BY + seat]) != 0
    if seat == declarer:
        return sides(0, seat) if holds_it else _sides_of_declarer(history, seat)
    if holds_it:
        return sides(1 << declarer, seat)
    return _sides_of_opponent(history, seat, declarer)


@jit
def _sides_of_declarer(history, seat):
    places = history[seen.PLACES] & ~(1 << seat)
    if popcount(places) == 1:
        return sides(places & ALL_SEATS, seat)
    partner = likely_partner(history, places & ALL_SEATS)
    return sides(partner, seat) if partner else 0


@jit
def _sides_of_opponent(history, seat, declarer):
    """The declarer is a foe; with him the partner, once he is known or given away."""
    places = history[seen.PLACES] & ~(1 << seat | 1 << declarer)
    others = ALL_SEATS & ~(1 << seat | 1 << declarer)
    if popcount(places) == 1:
        return sides(others & ~places, seat)
    partner = likely_partner(history, places & ALL_SEATS)
    return sides(others & ~partner, seat) if partner else 1 << declarer + at.PLAYERS


@jit
def likely_partner(history, places):
    """Return the one player, as a bit, who has clearly played most like the partner; 0 where nobody has.

    Who has said kontra hardly is the partner.
    """
    partner = 0
    best = second = NO_LEANING
    for seat in range(at.PLAYERS):
        if not places >> seat & 1:
            continue
        leans = history[seen.LEANS + seat] + DOUBLERS_LEANING * (history[seen.DOUBLERS] >> seat & 1)
        if leans > best:
            second = best
            best = leans
            partner = 1 << seat
        elif leans > second:
            second = leans
    return partner if best - second >= CLEAR else 0
