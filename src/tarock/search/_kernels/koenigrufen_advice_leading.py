"""Advice for leading in games with taroks as trumps."""

from tarock.search._kernels import koenigrufen_advice_names as name
from tarock.search._kernels import koenigrufen_history as seen
from tarock.search._kernels import koenigrufen_layout as at
from tarock.search._kernels.backend import jit, popcount
from tarock.search._kernels.koenigrufen_advice_cards import (
    MIDDLE,
    STINGERS,
    bottom,
    cheapest,
    top,
)
from tarock.search._kernels.koenigrufen_rules import suit_of


@jit
def led_by_callers(plan, history, seat, hand, legal, out):
    """Return the advised lead of the declarer and of his partner: taroks, kings, a long suit, the called suit."""
    tarocks = legal & at.TAROCKS & ~at.BIRDS
    king = _short_king(plan, history, hand, legal)
    if king:
        return king | name.LEAD_KING << 56
    if popcount(hand & at.TAROCKS) * 2 >= popcount(out & at.TAROCKS) and tarocks and out & at.TAROCKS:
        if top(tarocks) > out & at.TAROCKS:
            return top(tarocks) | name.DRAW_TAROCKS << 56
        if tarocks & (MIDDLE | STINGERS):
            return bottom(tarocks & MIDDLE or tarocks & STINGERS) | name.LEAD_MIDDLE_TAROCK << 56
    named = history[seen.NAMED]
    if named & out and seat == plan[at.DECLARER] and legal & suit_of(named):
        return cheapest(legal & suit_of(named)) | name.LEAD_TO_CALLED_KING << 56
    return led_from_longest(legal)


@jit
def _short_king(plan, history, hand, legal):
    """Return a king that stands alone or with one other card, in a suit that nobody has led or ruffed yet."""
    for suit in range(4):
        cards = 255 << at.SUIT_BITS * suit
        king = legal & cards & at.KINGS
        if king and popcount(hand & cards) <= 2 and not king & plan[at.CALLED] and not _was_led(history, cards):
            return king
    return 0


@jit
def _was_led(history, cards):
    for seat in range(at.PLAYERS):
        if history[seen.LED_BY + seat] & cards:
            return True
    return False


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
def led_by_opponents(plan, history, seat, hand, legal, out):
    """Return the advised lead of the declarer's opponents: suits, usually not the called one (Mayr, Besserrufer)."""
    called = suit_of(history[seen.NAMED]) if history[seen.NAMED] else 0
    suits = legal & at.SUIT_CARDS & ~called
    return led_from_longest(suits or legal)
