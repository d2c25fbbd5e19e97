"""Calling, buying from the talon and laying away, in the kernel.

A second implementation of :mod:`tarock.koenigrufen.calling` and :mod:`tarock.koenigrufen.talon`.
"""

from tarock.search._kernels.backend import jit, popcount
from tarock.search._kernels.koenigrufen import deal_layout as deal
from tarock.search._kernels.koenigrufen import layout as at
from tarock.search._kernels.koenigrufen.auction import HALF, of_game, spoken
from tarock.search._kernels.koenigrufen.knowing import half_of, talon_cards


@jit
def callable_cards(law, hand):
    """Return the cards that may be called from a hand."""
    if hand & at.KINGS == at.KINGS:
        if law[deal.FOUR_KINGS] == deal.CALL_QUEEN:
            return at.QUEENS & ~hand or at.QUEENS
        return at.KINGS
    return at.KINGS if law[deal.CALLS_OWN] else at.KINGS & ~hand


@jit
def may_call_fourth(law, hand):
    """Tell whether the fourth king may be called without a name."""
    return law[deal.CALLS_FOURTH] != 0 and popcount(hand & at.KINGS) == 3


@jit
def goes_first(law, game):
    """Tell whether taroks are laid before suit cards in a game."""
    return of_game(law, game, deal.GAME_KIND) == at.SUIT and law[deal.TAROKS_FIRST] != 0


@jit
def layable(law, game, hand, wanted):
    """Return which cards may be laid next of so many that are wanted.

    What must go in any case goes first, and one card after the other, so that nothing is left to choose in it.
    """
    suits = hand & at.SUIT_CARDS & ~at.KINGS
    taroks = hand & at.TAROCKS & ~at.TRULL
    first = taroks if goes_first(law, game) else suits
    second = suits if goes_first(law, game) else taroks
    if popcount(first) >= wanted:
        return first
    return first & -first if first else second


@jit
def suit_cards_kept(law, game, hand):
    """Return how many suit cards stay in a hand with a half of the talon, whatever is laid."""
    suits = popcount(hand & at.SUIT_CARDS & ~at.KINGS)
    taroks = popcount(hand & at.TAROCKS & ~at.TRULL)
    laid = max(0, HALF - taroks) if goes_first(law, game) else min(suits, HALF)
    return popcount(hand & at.SUIT_CARDS) - laid


@jit
def words_of_buying(law, plan, more, hand):
    """Return which halves may be bought, and whether the game may be given up, as bits."""
    game = more[deal.BEST] - 1
    wanted = of_game(law, game, deal.GAME_SUIT_CARDS)
    first = suit_cards_kept(law, game, hand | half_of(plan, 0)) >= wanted
    second = suit_cards_kept(law, game, hand | half_of(plan, 1)) >= wanted
    words = 0
    if first or not second:
        words |= spoken(deal.BUY_FIRST)
    if second or not first:
        words |= spoken(deal.BUY_SECOND)
    if not plan[at.CALLED] & talon_cards(plan):
        return words
    if of_game(law, game, deal.GAME_NEEDS) != deal.NEEDS_BIRD or of_game(law, game, deal.GAME_BIRD):
        return words | spoken(deal.CONCEDE)
    for bird in range(4):
        if hand & at.PAGAT << bird:
            words |= spoken(deal.CONCEDE + 1 + bird)
    return words
