"""Advice for leading in games with taroks as trumps."""

from typing import Final

from tarock.search._kernels.backend import jit, popcount
from tarock.search._kernels.koenigrufen import advice_names as name
from tarock.search._kernels.koenigrufen import history as seen
from tarock.search._kernels.koenigrufen import layout as at
from tarock.search._kernels.koenigrufen.advice_cards import (
    MIDDLE,
    STINGERS,
    bottom,
    cheapest,
    dearest,
    top,
)
from tarock.search._kernels.koenigrufen.rules import suit_of

DRAWING: Final = 2
"""With a partner taroks are drawn by who has half as many as all others, alone by who has as many (ours, measured)."""
RUFFED_SUIT: Final = 5
FRIENDS_SUIT: Final = 3
KING_SUIT: Final = 3
"""What a suit that the declarer must ruff, a friend's suit and one with a king are worth, in cards of length (ours,
measured)."""
SHORT_KING: Final = 3
"""A king is led from a suit of no more cards (ours, measured)."""


@jit
def led_by_callers(plan, history, seat, hand, legal, out, foes):
    """Return the advised lead of the declarer and his partner: winners, kings, taroks, the called suit, a long one."""
    winner = _sure_winner(history, legal, out, foes)
    if winner:
        return winner | name.LEAD_SURE_WINNER << 56
    alone = history[seen.PLACES] == seen.NOWHERE
    has_bird = history[seen.SAID_BY + seat] >> at.BIRD_BONUS & 15
    king = _short_king(plan, history, hand, legal)
    if king and not has_bird:
        return king | name.LEAD_KING << 56
    drawn = _drawn(hand, legal, out, has_bird, 1 if alone else DRAWING)
    if drawn:
        return drawn
    named = history[seen.NAMED]
    if named & out and seat == plan[at.DECLARER] and legal & suit_of(named):
        return cheapest(legal & suit_of(named)) | name.LEAD_TO_CALLED_KING << 56
    return led_from_longest(legal)


@jit
def _drawn(hand, legal, out, has_bird, share):
    """Draw taroks with more than the others: the highest if nobody can beat it, else one of X to XV.

    "Nie unter X!" (Mayr 2012, Spieltechnische Grundsätze); for a bird all other taroks must be out (1900, § 11).
    """
    tarocks = legal & at.TAROCKS & ~at.BIRDS
    left = popcount(out & at.TAROCKS)
    if not tarocks or not left or (popcount(hand & at.TAROCKS) * share < left and not has_bird):
        return 0
    if top(tarocks) > out & at.TAROCKS:
        return top(tarocks) | name.DRAW_TAROCKS << 56
    if tarocks & (MIDDLE | STINGERS):
        return bottom(tarocks & MIDDLE or tarocks & STINGERS) | name.LEAD_MIDDLE_TAROCK << 56
    return 0


@jit
def _sure_winner(history, legal, out, foes):
    """Return a suit card that nobody can beat any more: no higher one is out, and no foe has a tarock left."""
    for seat in range(at.PLAYERS):
        if foes >> seat & 1 and out & at.TAROCKS & ~history[seen.LACKS + seat]:
            return 0
    winners = 0
    for suit in range(4):
        cards = legal & 255 << at.SUIT_BITS * suit
        if cards and top(cards) > out & 255 << at.SUIT_BITS * suit:
            winners |= top(cards)
    return dearest(winners) if winners else 0


@jit
def _short_king(plan, history, hand, legal):
    """Return a king that stands with few other cards, in a suit that nobody has led yet."""
    for suit in range(4):
        cards = 255 << at.SUIT_BITS * suit
        king = legal & cards & at.KINGS
        if (
            king
            and popcount(hand & cards) <= SHORT_KING
            and not king & plan[at.CALLED]
            and not _was_led_by(history, cards, 15)
        ):
            return king
    return 0


@jit
def _was_led_by(history, cards, seats):
    led = 0
    for seat in range(at.PLAYERS):
        if seats >> seat & 1:
            led |= history[seen.LED_BY + seat]
    return led & cards != 0


@jit
def led_from_longest(legal):
    """Lead low from the longest suit, or else the lowest tarock that is no bird."""
    best = 0
    chosen = 0
    for suit in range(4):
        cards = legal & 255 << at.SUIT_BITS * suit
        if popcount(cards) > best:
            best = popcount(cards)
            chosen = cards
    if chosen:
        return cheapest(chosen) | name.FORCE_LONG_SUIT << 56
    return cheapest(legal & ~at.BIRDS or legal) | name.LEAD_LITTLE << 56


@jit
def led_by_opponents(plan, history, seat, legal, out, friends):
    """Return the advised lead of the declarer's opponents: suits, usually not the called one (Mayr, Besserrufer)."""
    foes = 15 & ~(friends | 1 << seat)
    winner = _sure_winner(history, legal, out, foes)
    if winner:
        return winner | name.LEAD_SURE_WINNER << 56
    called = suit_of(history[seen.NAMED]) if history[seen.NAMED] else 0
    suits = legal & at.SUIT_CARDS & ~called or legal & at.SUIT_CARDS
    if not suits:
        return cheapest(legal & ~at.BIRDS or legal) | name.LEAD_LITTLE << 56
    return _best_suit(plan, history, suits, friends)


@jit
def _best_suit(plan, history, suits, friends):
    """Lead low from the suit that hurts the declarer most: one that he must ruff, a friend's, a long one.

    Mayr 2012, Dreier and Grundsätze: the opponents lead suits to wear his taroks down, their partner's suit and their
    long one.  Suits with a king rather, but in a Solorufer not (Mayr, Solorufer: opponents lead no kings).
    """
    lacks = history[seen.LACKS + plan[at.DECLARER]]
    is_solo = plan[at.TALON_USE] == at.TALON_OPPONENTS and history[seen.PLACES] != seen.NOWHERE
    best = -99
    chosen = advice = 0
    for suit in range(4):
        cards = 255 << at.SUIT_BITS * suit
        if not suits & cards:
            continue
        worth = popcount(suits & cards)
        reason = name.FORCE_LONG_SUIT
        if suits & cards & at.KINGS:
            worth += -KING_SUIT if is_solo else KING_SUIT
        if _was_led_by(history, cards, friends):
            worth += FRIENDS_SUIT
            reason = name.LEAD_PARTNERS_SUIT
        if lacks & cards == cards:
            worth += RUFFED_SUIT
            reason = name.FORCE_RUFF
        if worth > best:
            best, chosen, advice = worth, suits & cards, reason
    return cheapest(chosen) | advice << 56
