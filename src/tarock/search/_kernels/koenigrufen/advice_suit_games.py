"""Advice for leading in suit games, where taroks do not beat suits."""

from tarock.search._kernels.backend import jit
from tarock.search._kernels.koenigrufen import advice_names as name
from tarock.search._kernels.koenigrufen import layout as at
from tarock.search._kernels.koenigrufen.advice_cards import cheapest, top
from tarock.search._kernels.koenigrufen.advice_leading import led_from_longest


@jit
def led_in_suit_game(legal, out):
    """Return the advised lead: cards that nobody can beat, or else low from the longest suit."""
    for suit in range(4):
        cards = legal & 255 << at.SUIT_BITS * suit
        if cards and top(cards) > out & 255 << at.SUIT_BITS * suit:
            return top(cards) | name.LEAD_SURE_WINNER << 56
    if legal & at.SUIT_CARDS:
        return led_from_longest(legal & at.SUIT_CARDS)
    return cheapest(legal) | name.LEAD_LITTLE << 56
