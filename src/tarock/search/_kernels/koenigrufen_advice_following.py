"""Advice for following in games with taroks as trumps and in suit games: give points, win cheaply, or give little."""

from typing import Final

from tarock.search._kernels import koenigrufen_advice_names as name
from tarock.search._kernels import koenigrufen_layout as at
from tarock.search._kernels.backend import jit, popcount
from tarock.search._kernels.koenigrufen_advice_cards import (
    STINGERS,
    bottom,
    cheapest,
    dearest,
    later_seats,
    risk,
    top,
    unseen,
)
from tarock.search._kernels.koenigrufen_payments import thirds
from tarock.search._kernels.koenigrufen_rules import player_of, takers

SAFE: Final = 35
"""A card that is beaten in fewer of 100 deals is as good as safe (ours)."""
FAT: Final = 14
"""Thirds for which a trick is worth a high tarock: a king's worth or more beside small cards (ours)."""


@jit
def followed(plan, state, history, seat, hand, legal, friends, foes):
    """Return the advised card for a player who does not lead, with the number of the advice."""
    led, best, lying = state[at.LED], state[at.BEST], state[at.LYING]
    winning = legal & takers(plan[at.DUTIES], lying, led, best)
    losing = legal & ~winning
    out = unseen(plan, history, seat, hand) & ~lying
    later = later_seats(seat, state[at.COUNT])
    threats = later & ~friends
    if lying & at.MOND and winning & at.SKUS and not friends >> player_of(state, at.MOND) & 1:
        return at.SKUS | name.CATCH_MOND << 56
    if friends >> player_of(state, best) & 1:
        return _with_friend(plan, state, history, winning, losing, out, threats)
    if winning:
        return _against_foe(plan, state, history, hand, winning, losing, out, threats)
    return cheapest(losing) | name.GIVE_LITTLE << 56


@jit
def _with_friend(plan, state, history, winning, losing, out, threats):
    """Play to a trick that a friend holds: give him points, unless he will hardly keep it."""
    led = state[at.LED]
    if risk(plan, history, out, led, state[at.BEST], threats) <= SAFE:
        return _give_points(winning, losing)
    if winning and thirds(plan, state[at.LYING]) >= FAT:
        card = top(winning)
        if risk(plan, history, out, led, card, threats) <= SAFE:
            return card | name.PUT_HIGH << 56
    return cheapest(losing or winning) | name.GIVE_LITTLE << 56


@jit
def _give_points(winning, losing):
    """Give a friend's trick what counts most (*schmieren*): "möglichst viel Schmiere" (Mayr 2012, Grundsätze)."""
    if losing & at.PAGAT:
        return at.PAGAT | name.BRING_HOME_PAGAT << 56
    if losing & at.SUIT_CARDS:
        return dearest(losing & at.SUIT_CARDS) | name.GIVE_POINTS << 56
    if not losing and winning & at.SUIT_CARDS:
        return dearest(winning) | name.GIVE_POINTS << 56
    return cheapest(losing or winning) | name.GIVE_LITTLE << 56


@jit
def _against_foe(plan, state, history, hand, winning, losing, out, threats):
    """Play to a trick that can be taken from a foe."""
    led, lying = state[at.LED], state[at.LYING]
    if winning & led & at.SUIT_CARDS:
        return _overtake_in_suit(plan, history, hand, led, winning, losing, out, threats)
    if winning & at.PAGAT and risk(plan, history, out, led, at.PAGAT, threats) <= SAFE // 2:
        return at.PAGAT | name.BRING_HOME_PAGAT << 56
    others = winning & ~at.PAGAT or winning
    worth = thirds(plan, lying)
    card = _lowest_safe(plan, history, others, led, out, threats)
    if not card:
        if worth >= FAT:
            return top(others) | name.PUT_HIGH << 56
        return cheapest(losing & ~at.PAGAT or others) | name.GIVE_LITTLE << 56
    if card & STINGERS and worth < FAT // 2 and losing & ~at.PAGAT:
        return cheapest(losing & ~at.PAGAT) | name.SAVE_STRENGTH << 56
    return card | (name.PUT_HIGH if threats else name.WIN_CHEAPLY) << 56


@jit
def _overtake_in_suit(plan, history, hand, led, winning, losing, out, threats):
    """Overtake in the led suit: last with what counts most, else with the highest if it will hardly be beaten."""
    if not threats:
        return dearest(winning) | name.WIN_DEARLY << 56
    card = top(winning)
    is_called = card & plan[at.CALLED]
    if is_called and losing and popcount(hand & led) > 2:
        return cheapest(losing) | name.GUARD_CALLED_KING << 56
    if risk(plan, history, out, led, card, threats) <= SAFE:
        return card | name.WIN_DEARLY << 56
    return cheapest(losing or winning) | name.GIVE_LITTLE << 56


@jit
def _lowest_safe(plan, history, cards, led, out, threats):
    """Return the lowest of some cards that will hardly be beaten; no card where there is none."""
    while cards:
        card = bottom(cards)
        if not threats or risk(plan, history, out, led, card, threats) <= SAFE:
            return card
        cards &= cards - 1
    return 0
