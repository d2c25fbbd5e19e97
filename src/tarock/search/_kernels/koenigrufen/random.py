"""Random deals and random play of Königrufen in the kernel, with random numbers that never overflow."""

from typing import Final

from tarock.search._kernels.backend import deposit, jit, popcount
from tarock.search._kernels.koenigrufen import layout as at
from tarock.search._kernels.koenigrufen.payments import settle
from tarock.search._kernels.koenigrufen.rules import (
    begin,
    dutiful,
    end_trick,
    holding,
    legal_now,
    play_unchecked,
    player_of,
    suit_of,
    waiting,
)

_WORD: Final = (1 << 32) - 1
_MULTIPLIER: Final = 1791398085
"""Marsaglia's multiplier for multiply-with-carry on 32 bits, a safe prime's: a period of 2**61, and no overflow."""


@jit
def seeded(seed, game):
    """Return the random number with which a game begins; every game of a seed has its own, in any order."""
    low = scrambled(scrambled(seed & _WORD) ^ game & _WORD)
    return (scrambled(low ^ seed >> 32) >> 2) + 1 << 32 | low


@jit
def scrambled(word):
    """Mix 32 bits."""
    word = (word ^ word >> 16) * 0x45D9F3B & _WORD
    word = (word ^ word >> 16) * 0x45D9F3B & _WORD
    return word ^ word >> 16


@jit
def following(number):
    """Return the random number after another."""
    return (number & _WORD) * _MULTIPLIER + (number >> 32)


@jit
def below(number, limit):
    """Return an integer from 0 to below a limit, from a random number."""
    return (number & _WORD) * limit >> 32


@jit
def random_card(number, cards):
    """Return one of some cards."""
    return deposit(1 << below(number, popcount(cards)), cards)


@jit
def deal(plan, state, number):
    """Deal anew for the contract of a plan: hands, talon, a discard at random, and who plays with whom.

    The declarer takes the first half of the talon and, if he calls, calls a king that he lacks.
    Returns the next random number.
    """
    number = deal_cards(plan, state, number)
    talon = 0
    for place in range(at.TALON_SIZE):
        talon |= plan[at.TALON + place]
    half = plan[at.TALON] | plan[at.TALON + 1] | plan[at.TALON + 2]
    declarer = plan[at.DECLARER]
    if plan[at.CALLED]:
        _call(plan, state[at.HANDS + declarer])
    use = plan[at.TALON_USE]
    plan[at.CALLERS_CARDS] = plan[at.OTHERS_CARDS] = 0
    if use in (at.TALON_HALF, at.TALON_ALL):
        bought = half if use == at.TALON_HALF else talon
        plan[at.OTHERS_CARDS] = talon & ~bought
        number = _lay(plan, state, bought, number)
    elif use == at.TALON_OPPONENTS:
        credited = 0
        if plan[at.CALLED] & talon:
            credited = half if plan[at.CALLED] & half else talon & ~half
        plan[at.CALLERS_CARDS] = credited
        plan[at.OTHERS_CARDS] = talon & ~credited
    if plan[at.KIND] != at.TRISCHAKEN:
        plan[at.CALLERS] = 1 << declarer
        for seat in range(at.PLAYERS):
            if state[at.HANDS + seat] & plan[at.CALLED]:
                plan[at.CALLERS] |= 1 << seat
    return number


@jit
def deal_cards(plan, state, number):
    """Give twelve cards to each player and six to the talon, one after the other."""
    left = at.PACK
    for place in range(at.TALON_SIZE):
        number = following(number)
        card = deposit(1 << below(number, at.PACK_SIZE - place), left)
        plan[at.TALON + place] = card
        left ^= card
    count = at.PACK_SIZE - at.TALON_SIZE  # counted down here, since counting bits would be slower
    for seat in range(at.PLAYERS - 1):
        before = left
        for _ in range(at.LAST_TRICK):
            number = following(number)
            left ^= deposit(1 << below(number, count), left)
            count -= 1
        state[at.HANDS + seat] = before ^ left
    state[at.HANDS + at.PLAYERS - 1] = left
    return number


@jit
def _call(plan, hand):
    """Call the first king that a declarer lacks; with all four he keeps to the one of the plan, and plays alone."""
    lacking = at.KINGS & ~hand
    if lacking and not lacking & plan[at.CALLED]:
        plan[at.CALLED] = lacking & -lacking


@jit
def _lay(plan, state, bought, number):
    """Buy from the talon and lay as many cards at random: no kings or Trull, taroks when nothing else is left."""
    declarer = plan[at.DECLARER]
    hand = state[at.HANDS + declarer] | bought
    for _ in range(popcount(bought)):
        number = following(number)
        card = random_card(number, hand & ~(at.TAROCKS | at.KINGS) or hand & ~(at.TRULL | at.KINGS))
        hand ^= card
        plan[at.CALLERS_CARDS] |= card
    state[at.HANDS + declarer] = hand
    return number


@jit
def play_out(plan, state, number):
    """Play a state to its end at random; returns the next random number."""
    while state[at.COUNT]:
        number = following(number)
        play_unchecked(plan, state, random_card(number, legal_now(plan, state)))
    while state[at.NUMBER] <= at.LAST_TRICK:
        number = _random_trick(plan, state, number)
    return number


@jit
def _random_trick(plan, state, number):
    """Play a whole trick at random, as :func:`play_unchecked` would, but with the trick in registers."""
    duties = plan[at.DUTIES]
    called = plan[at.CALLED]
    trick = state[at.NUMBER]
    shown = state[at.SHOWN]
    seat = winner = state[at.LEADS]
    led = lying = best = 0
    for place in range(at.PLAYERS):
        hand = state[at.HANDS + seat]
        cards = dutiful(duties, hand, lying, led, best)
        if duties & at.ANNOUNCED:
            cards &= ~waiting(plan, seat, cards, trick, shown)
        number = following(number)
        card = random_card(number, cards)
        state[at.HANDS + seat] = hand ^ card
        state[at.PLAYED + place] = card
        lying |= card
        shown |= card & called != 0
        if place == 0:
            led = suit_of(card)
            best = card
        else:
            best = holding(duties, lying, led, best, card)
            winner = seat if best == card else winner
        seat = seat + 1 & 3
    state[at.SHOWN] = shown
    state[at.LYING] = lying
    state[at.BEST] = best
    if best == at.PAGAT:
        winner = player_of(state, best)  # with a Kaiserstich it may have lain there before
    end_trick(plan, state, winner)
    return number


@jit
def random_games(plan, state, result, totals, seed, first, games):
    """Deal, play at random and settle some games; adds what each seat gets to the totals."""
    for game in range(first, first + games):
        number = deal(plan, state, seeded(seed, game))
        begin(plan, state)
        play_out(plan, state, number)
        settle(plan, state, result)
        for seat in range(at.PLAYERS):
            totals[seat] += result[seat]


@jit
def random_continuations(plan, origin, state, result, totals, seed, first, games):
    """Play one state to its end at random several times; adds what each seat gets to the totals."""
    for game in range(first, first + games):
        for place in range(at.STATE_SIZE):
            state[place] = origin[place]
        play_out(plan, state, seeded(seed, game))
        settle(plan, state, result)
        for seat in range(at.PLAYERS):
            totals[seat] += result[seat]
