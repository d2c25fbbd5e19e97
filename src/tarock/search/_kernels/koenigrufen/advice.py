"""The advice for the card play of Königrufen, one implementation for the book bot, rollouts and belief weights.

Advice reads what the player on turn may know: his hand, the trick, the public history and of the plan the game and its
announcements, never another hand.  An answer is the number of a card's bit, with the number of the advice above it.
"""

from typing import Final

from tarock.search._kernels.backend import jit, lowest
from tarock.search._kernels.koenigrufen import advice_names as name
from tarock.search._kernels.koenigrufen import history as seen
from tarock.search._kernels.koenigrufen import layout as at
from tarock.search._kernels.koenigrufen.advice_birds import due_bird, waiting_cards
from tarock.search._kernels.koenigrufen.advice_cards import unseen
from tarock.search._kernels.koenigrufen.advice_following import followed
from tarock.search._kernels.koenigrufen.advice_leading import led_by_callers, led_by_opponents
from tarock.search._kernels.koenigrufen.advice_negative import advised_negative
from tarock.search._kernels.koenigrufen.advice_suit_games import led_in_suit_game
from tarock.search._kernels.koenigrufen.advice_trischaken import advised_trischaken
from tarock.search._kernels.koenigrufen.history import play_seen
from tarock.search._kernels.koenigrufen.payments import settle
from tarock.search._kernels.koenigrufen.random import below, following, random_card, seeded
from tarock.search._kernels.koenigrufen.rules import legal_now, turn
from tarock.search._kernels.koenigrufen.sides import sides_for

ADVICE_SHIFT: Final = 16
_CARD: Final = (1 << 56) - 1
VARIED: Final = 24
"""In rollouts every so many-th card is any legal one, so that rollouts of one world differ."""


@jit
def advised(plan, state, history, seat):
    """Return the advised card of the player on turn: the number of its bit, and the advice 16 bits higher."""
    return advised_among(plan, state, history, seat, legal_now(plan, state))


@jit
def advised_among(plan, state, history, seat, legal):
    """Return the advised card among some legal ones."""
    if not legal & legal - 1:
        return lowest(legal) | name.ONLY_CARD << ADVICE_SHIFT
    choice = _chosen(plan, state, history, seat, legal)
    return lowest(choice & _CARD) | choice >> 56 << ADVICE_SHIFT


@jit
def _chosen(plan, state, history, seat, legal):
    """Return a card's bit, and the advice in the bits above all cards."""
    hand = state[at.HANDS + seat]
    kind = plan[at.KIND]
    if kind >= at.NEGATIVE:
        out = unseen(plan, history, seat, hand)
        if kind == at.NEGATIVE:
            return advised_negative(plan, state, history, seat, legal, out)
        return advised_trischaken(plan, state, history, seat, legal, out)
    out = unseen(plan, history, seat, hand)
    bird = due_bird(state, history, seat, legal)
    if bird:
        return bird | name.PLAY_BIRD << 56
    legal = legal & ~waiting_cards(plan, state, history, seat, hand, out) or legal
    held = sides_for(plan, history, seat, hand)
    friends, foes = held & 15, held >> at.PLAYERS
    if state[at.COUNT]:
        return followed(plan, state, history, seat, hand, legal, friends, out)
    if kind == at.SUIT:
        return led_in_suit_game(legal, out)
    if seat == plan[at.DECLARER] or friends >> plan[at.DECLARER] & 1:
        return led_by_callers(plan, history, seat, hand, legal, out, foes)
    return led_by_opponents(plan, history, seat, legal, out, friends)


@jit
def play_out(plan, state, history, number):
    """Let everybody play by the advice to the end of the deal; returns the next random number."""
    while state[at.NUMBER] <= at.LAST_TRICK:
        legal = legal_now(plan, state)
        card = legal
        if legal & legal - 1:
            number = following(number)
            if below(number, VARIED):
                card = 1 << (advised_among(plan, state, history, turn(state), legal) & 63)
            else:
                number = following(number)
                card = random_card(number, legal)
        play_seen(plan, state, history, card)
    return number


@jit
def advised_continuations(plan, origin, past, state, history, result, totals, seed, first, games):
    """Play one state to its end by the advice several times; adds what each seat gets to the totals."""
    for game in range(first, first + games):
        for place in range(at.STATE_SIZE):
            state[place] = origin[place]
        for place in range(seen.HISTORY_SIZE):
            history[place] = past[place]
        play_out(plan, state, history, seeded(seed, game))
        settle(plan, state, result)
        for seat in range(at.PLAYERS):
            totals[seat] += result[seat]
