"""What a hand of Königrufen is good for, in the kernel: the measures by which the book bot bids.

A measure is a number that grows with the hand; strength is counted in halves of a point.
"""

from typing import Final

from tarock.search._kernels import koenigrufen_layout as at
from tarock.search._kernels.backend import jit, lowest, popcount
from tarock.search._kernels.koenigrufen_advice_cards import STINGERS

STRENGTH: Final = 0
SAFETY: Final = 1
"""How safe a hand is from winning a trick; 0 is the safest, and all others are below."""
SAFETY_BESIDE_SKUS: Final = 2
SUIT_TRICKS: Final = 3
TAROCKS: Final = 4

_SUITS: Final = 4
_TAROCK_STEP: Final = 3
_VOID_DANGER: Final = 3
_TOP: Final = 7


@jit
def measured(hand, measure):
    """Return how much a hand has of what a game asks for."""
    if measure == STRENGTH:
        return strength(hand)
    if measure == SAFETY:
        return -beggars_danger(hand)
    if measure == SAFETY_BESIDE_SKUS:
        return -beggars_danger(hand & ~at.SKUS)
    if measure == SUIT_TRICKS:
        return suit_tricks(hand)
    return popcount(hand & at.TAROCKS)


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
def beggars_danger(hand):
    """Rate how likely a hand is to win a trick that it does not want: the most dangerous card can be led away."""
    total = most = 0
    for suit in range(_SUITS):
        cards = hand >> at.SUIT_BITS * suit & 255
        if not cards and hand & at.TAROCKS:
            total += _VOID_DANGER
        place = 0
        while cards:
            danger = max(0, lowest(cards) - 2 * place)
            most = max(most, danger)
            total += danger
            place += 1
            cards &= cards - 1
    return total - most + _tarock_danger(hand >> at.FIRST_TAROCK_BIT)


@jit
def _tarock_danger(taroks):
    total = 0
    place = 1
    while taroks:
        total += max(0, lowest(taroks) - _TAROCK_STEP * place)
        place += 1
        taroks &= taroks - 1
    return total


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
