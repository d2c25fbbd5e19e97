"""Cards as advice looks at them: what they are worth giving or keeping, and how safe they are in a trick."""

from typing import Final

from tarock.search._kernels.backend import highest, jit, lowest, popcount
from tarock.search._kernels.koenigrufen import history as seen
from tarock.search._kernels.koenigrufen import layout as at
from tarock.search._kernels.koenigrufen.rules import beaters

COURTS: Final = at.KINGS | at.QUEENS | at.CAVALLS | at.JACKS
STINGERS: Final = at.TAROCKS & ~((at.PAGAT << 15) - 1)
"""Taroks XVI and higher, the *Stecher* (Mayr 2012, Dreier; Spieltechnische Grundsätze)."""
MIDDLE: Final = at.TAROCKS & ~((at.PAGAT << 9) - 1) & ~STINGERS
"""Taroks X to XV, which are led first: "Nie unter X!" (Mayr 2012, Spieltechnische Grundsätze)."""

_LACKING: Final = (100, 67, 44, 30, 20, 13, 9, 6, 4, 3, 2, 1, 1, 1, 0)
"""In how many of 100 deals one of three hands has none of so many cards."""


@jit
def lacking(cards):
    """Return in how many of 100 deals a player has none of so many cards that are somewhere."""
    return _LACKING[min(cards, 14)]


@jit
def top(cards):
    """Return the highest of some cards."""
    return 1 << highest(cards)


@jit
def bottom(cards):
    """Return the lowest of some cards."""
    return 1 << lowest(cards)


@jit
def dearest(cards):
    """Return the card of some suit cards that counts most; of those that count nothing the lowest."""
    if cards & at.KINGS:
        return bottom(cards & at.KINGS)
    if cards & at.QUEENS:
        return bottom(cards & at.QUEENS)
    if cards & at.CAVALLS:
        return bottom(cards & at.CAVALLS)
    if cards & at.JACKS:
        return bottom(cards & at.JACKS)
    return bottom(cards)


@jit
def cheapest(cards):
    """Return the card that counts and wins least: plain cards, low taroks, jacks and so on up to the Trull."""
    plain = cards & at.SUIT_CARDS & ~COURTS
    if plain:
        return bottom(plain)
    low = cards & at.TAROCKS & ~at.TRULL
    if low:
        return bottom(low)
    for kind in (at.JACKS, at.CAVALLS, at.QUEENS, at.KINGS):
        if cards & kind:
            return bottom(cards & kind)
    return bottom(cards)


@jit
def unseen(plan, history, seat, hand):
    """Return the cards that may be in other hands, as far as a seat knows; a declarer knows what he laid away."""
    gone = hand | history[seen.AWAY]
    for other in range(at.PLAYERS):
        gone |= history[seen.PLAYED_BY + other]
    if seat == plan[at.DECLARER] and plan[at.TALON_USE] in (at.TALON_HALF, at.TALON_ALL):
        gone |= plan[at.CALLERS_CARDS]
    return at.PACK & ~gone


@jit
def risk(plan, history, out, led, card, foes):
    """Estimate in how many of 100 deals one of some foes who are still to play beats a card (the estimate is ours).

    Each unseen card is with each of three players equally often; who is known to lack a suit has none of it.
    """
    better = out & beaters(plan[at.DUTIES], led, card)
    total = 0
    for seat in range(at.PLAYERS):
        if foes >> seat & 1:
            total += _risk_from(history[seen.LACKS + seat], out, led, better)
    return min(total, 100)


@jit
def _risk_from(lacks, out, led, better):
    better &= ~lacks
    if not better:
        return 0
    if led & at.TAROCKS:
        return 100 - lacking(popcount(better))
    void = lacking(popcount(out & led & ~lacks))
    overtakes = 100 - lacking(popcount(better & led))
    ruffs = 100 - lacking(popcount(better & at.TAROCKS))
    return (void * ruffs + (100 - void) * overtakes) // 100


@jit
def later_seats(seat, count):
    """Return who plays after a seat that puts card number ``count`` + 1 into the trick, as bits."""
    later = 0
    for step in range(1, at.PLAYERS - count):
        later |= 1 << (seat + step & 3)
    return later
