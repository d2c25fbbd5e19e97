"""What a hand of Königrufen is good for, in the kernel: the measures by which the book bot bids.

A measure is a number that grows with the hand; strength is counted in halves of a point.
"""

from typing import Final

from tarock.search._kernels.backend import jit, popcount
from tarock.search._kernels.fields import Fields
from tarock.search._kernels.koenigrufen import layout as at
from tarock.search._kernels.koenigrufen.advice_cards import STINGERS

_MEASURE: Final = Fields()

STRENGTH: Final = _MEASURE.field()
SAFETY, SAFETY_BESIDE_SKUS = _MEASURE.fields(2)
"""How safe a hand is from winning a trick, and how safe it is beside the Skus."""
SUIT_TRICKS, TAROCKS = _MEASURE.fields(2)
TRULL_PIECES, KINGS_HELD, SKUS_HELD = _MEASURE.fields(3)
"""Twice their number, so that a bound can lie between two of them."""
GUARDED_BIRD: Final = _MEASURE.field(4)
"""Twice the number of taroks with the Pagat, and nothing without it; Uhu, Kakadu and Quapil follow."""
MEASURES: Final = _MEASURE.size

_SUITS: Final = 4
_TOP: Final = 7

LOW_TAROCKS: Final = at.PAGAT * 0b1_1111_1111
"""Taroks I to IX."""
PLAIN: Final = 7
QUEEN: Final = 3
LOW_TAROCK: Final = 2
MIDDLE_TAROCK: Final = -4
STINGER: Final = -12
MISSING_SUIT: Final = -14


@jit
def measured(hand, measure):
    """Return how much a hand has of what a game asks for."""
    if measure == STRENGTH:
        return strength(hand)
    if measure == SAFETY:
        return beggars_points(hand)
    if measure == SAFETY_BESIDE_SKUS:
        return beggars_points(hand & ~at.SKUS)
    if measure == SUIT_TRICKS:
        return suit_tricks(hand)
    if measure == TAROCKS:
        return popcount(hand & at.TAROCKS)
    if measure == TRULL_PIECES:
        return 2 * popcount(hand & at.TRULL)
    if measure == KINGS_HELD:
        return 2 * popcount(hand & at.KINGS)
    if measure == SKUS_HELD:
        return 2 * popcount(hand & at.SKUS)
    return 2 * popcount(hand & at.TAROCKS) if hand & at.PAGAT << (measure - GUARDED_BIRD) else 0


@jit
def strength(hand):
    """Rate a hand for a game with taroks: the points of the rule of twelve, the Trull, and short suits."""
    halves = 2 * popcount(hand & at.TAROCKS) + 2 * popcount(hand & STINGERS) + 2 * popcount(hand & at.KINGS)
    halves += 2 * popcount(hand & at.SKUS) + popcount(hand & (at.MOND | at.PAGAT))
    for suit in range(_SUITS):
        cards = hand & 255 << at.SUIT_BITS * suit
        if not cards:
            halves += 2
        elif not cards & (cards - 1 | at.KINGS):
            halves += 1
    return halves


@jit
def beggars_points(hand):
    """Rate how likely a hand is to win no trick that it does not want: suit cards below the kings in every suit."""
    plain = hand & at.SUIT_CARDS & ~(at.KINGS | at.QUEENS)
    middle = hand & at.TAROCKS & ~(LOW_TAROCKS | STINGERS)
    points = PLAIN * popcount(plain) + QUEEN * popcount(hand & at.QUEENS) + LOW_TAROCK * popcount(hand & LOW_TAROCKS)
    points += MIDDLE_TAROCK * popcount(middle) + STINGER * popcount(hand & STINGERS)
    for suit in range(_SUITS):
        if not hand >> at.SUIT_BITS * suit & 255:
            points += MISSING_SUIT
    return points


@jit
def suit_tricks(hand):
    """Count the tricks of a hand in a suit game: cards from the king down, and long cards behind them."""
    tricks = 0
    for suit in range(_SUITS):
        cards = hand >> at.SUIT_BITS * suit & 255
        top = 0
        while top < 3 and cards >> _TOP - top & 1:
            top += 1
        if top:
            tricks += max(top, popcount(cards) - (3 - top))
    return tricks
