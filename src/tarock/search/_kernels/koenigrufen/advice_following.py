"""Advice for following in games with taroks as trumps and in suit games: give points, win cheaply, or give little."""

from typing import Final

from tarock.search._kernels.backend import jit, popcount
from tarock.search._kernels.koenigrufen import advice_names as name
from tarock.search._kernels.koenigrufen import history as seen
from tarock.search._kernels.koenigrufen import layout as at
from tarock.search._kernels.koenigrufen.advice_birds import bird_is_said
from tarock.search._kernels.koenigrufen.advice_cards import (
    STINGERS,
    bottom,
    cheapest,
    dearest,
    later_seats,
    risk,
    top,
)
from tarock.search._kernels.koenigrufen.payments import thirds
from tarock.search._kernels.koenigrufen.rules import player_of, takers

SAFE: Final = 40
SAFE_FOR_CALLERS: Final = 50
SAFE_AGAINST_ONE: Final = 25
"""A card is as good as safe that is beaten in no more of 100 deals: the declarer's side may risk most, three against
one least (ours, measured)."""
SAFE_FOR_TRULL: Final = 20
"""The same for pieces of the Trull, which are lost with the trick."""
FAT: Final = 8
"""Thirds for which a trick is worth a high tarock (ours, measured)."""


@jit
def followed(plan, state, history, seat, hand, legal, friends, out):
    """Return the advised card for a player who does not lead, with the number of the advice."""
    led, best, lying = state[at.LED], state[at.BEST], state[at.LYING]
    winning = legal & takers(plan[at.DUTIES], lying, led, best)
    losing = legal & ~winning
    threats = later_seats(seat, state[at.COUNT]) & ~friends
    if lying & at.MOND and winning & at.SKUS and not friends >> player_of(state, at.MOND) & 1:
        return at.SKUS | name.CATCH_MOND << 56
    limit = safe_limit(plan, history, seat, friends)
    if friends >> player_of(state, best) & 1 and risk(plan, history, out, led, best, threats) <= limit:
        return _give_points(winning, losing, threats)
    if winning:
        return _take(plan, state, history, hand, winning, losing, out, threats, limit)
    return cheapest(losing) | name.GIVE_LITTLE << 56


@jit
def safe_limit(plan, history, seat, friends):
    """Return in how many of 100 deals a card of a seat may be beaten and still count as safe."""
    if (1 << seat | friends) >> plan[at.DECLARER] & 1:
        return SAFE_FOR_CALLERS
    return SAFE_AGAINST_ONE if history[seen.PLACES] == seen.NOWHERE else SAFE


@jit
def _give_points(winning, losing, threats):
    """Give a friend's trick what counts most (*schmieren*): "möglichst viel Schmiere" (Mayr 2012, Grundsätze).

    Where no foe is still to play that may be a card that takes the trick over.
    """
    if losing & at.PAGAT:
        return at.PAGAT | name.BRING_HOME_PAGAT << 56
    suits = at.SUIT_CARDS & (losing if losing and threats else losing | winning)
    if suits:
        return dearest(suits) | name.GIVE_POINTS << 56
    return cheapest(losing or winning) | name.GIVE_LITTLE << 56


@jit
def _take(plan, state, history, hand, winning, losing, out, threats, limit):
    """Play to a trick that no friend will keep, and that can be taken."""
    led = state[at.LED]
    if winning & led & at.SUIT_CARDS:
        return _overtake_in_suit(plan, history, hand, led, winning, losing, out, threats, limit)
    if winning & at.PAGAT and risk(plan, history, out, led, at.PAGAT, threats) <= SAFE_FOR_TRULL:
        return at.PAGAT | name.BRING_HOME_PAGAT << 56
    others = winning & ~at.PAGAT or winning
    worth = thirds(plan, state[at.LYING])
    card = _lowest_safe(plan, history, others, led, out, threats, limit)
    if not card:
        if worth >= FAT:
            return top(others & ~at.TRULL or others) | name.PUT_HIGH << 56
        return cheapest(losing & ~at.PAGAT or others) | name.GIVE_LITTLE << 56
    if (
        card & STINGERS
        and limit < SAFE_FOR_CALLERS
        and worth < FAT
        and losing & ~at.PAGAT
        and not bird_is_said(history)
    ):
        return cheapest(losing & ~at.PAGAT) | name.SAVE_STRENGTH << 56
    return card | (name.PUT_HIGH if threats else name.WIN_CHEAPLY) << 56


@jit
def _overtake_in_suit(plan, history, hand, led, winning, losing, out, threats, limit):
    """Overtake in the led suit: last with what counts most, else with the highest if it will hardly be beaten."""
    if not threats:
        return dearest(winning) | name.WIN_DEARLY << 56
    card = top(winning)
    danger = risk(plan, history, out, led, card, threats)
    if card & plan[at.CALLED] and losing and popcount(hand & led) > 2 and danger > SAFE_AGAINST_ONE:
        return cheapest(losing) | name.GUARD_CALLED_KING << 56
    if danger <= limit:
        return card | name.WIN_DEARLY << 56
    return cheapest(losing or winning) | name.GIVE_LITTLE << 56


@jit
def _lowest_safe(plan, history, cards, led, out, threats, limit):
    """Return the lowest of some cards that will hardly be beaten; no card where there is none."""
    while cards:
        card = bottom(cards)
        bound = SAFE_FOR_TRULL if card & at.TRULL else limit
        if not threats or risk(plan, history, out, led, card, threats) <= bound:
            return card
        cards &= cards - 1
    return 0
