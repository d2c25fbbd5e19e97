"""Advice before the play of Königrufen: which king to call, which half to buy and what to lay away.

The same functions serve the book bot and whole deals in the kernel.
"""

from typing import Final

from tarock.search._kernels.backend import deposit, jit, popcount
from tarock.search._kernels.koenigrufen import history as seen
from tarock.search._kernels.koenigrufen import layout as at
from tarock.search._kernels.koenigrufen.advice_cards import STINGERS, top
from tarock.search._kernels.koenigrufen.payments import thirds
from tarock.search._kernels.koenigrufen.rules import begin, suit_of

SUITS: Final = 4
VOID: Final = 30
"""Thirds that a suit without cards is worth, since its kings can be ruffed (book of 1900, § 9; the number is ours)."""
LONE_KING: Final = 6
SHORT_SUIT: Final = 4
GUARDED_QUEEN: Final = 8
CALLED_KEPT: Final = 16
TAROCK: Final = 18
STINGER: Final = 12
TRULL_PIECE: Final = 12
CALLED_KING: Final = 60


@jit
def called_card(hand, cards):
    """Return which of some kings or queens to call: of the longest suit, and there with the highest court card.

    Book of 1900, § 8.  One's own king is called only where no other is left.
    """
    chosen = best = 0
    cards = cards & ~hand or cards
    while cards:
        card = cards & -cards
        held = hand & suit_of(card)
        worth = 16 * popcount(held) + (popcount(top(held) - 1) & 7 if held else 0) + 1
        if worth > best:
            best = worth
            chosen = card
        cards &= cards - 1
    return chosen


@jit
def half_worth(plan, half, other, called):
    """Return what a half of the talon is worth to a declarer in thirds.

    The better cards that fit the hand, and not too much left to the opponents (book of 1900, § 8).
    """
    worth = thirds(plan, half) - thirds(plan, other)
    if plan[at.KIND] == at.SUIT:
        return worth + TAROCK * popcount(half & at.SUIT_CARDS)
    worth += TAROCK * popcount(half & at.TAROCKS) + STINGER * popcount(half & STINGERS)
    worth += TRULL_PIECE * popcount(half & at.TRULL)
    return worth + (CALLED_KING if half & called else 0)


@jit
def kept_worth(hand, called):
    """Return how well a declarer's hand is laid: few open suits, kings alone or nearly so, the called suit kept.

    Book of 1900, § 9: void in as many suits as possible, but hardly in the called one; if one must be kept without a
    king, then the longest.
    """
    worth = 0
    for suit in range(SUITS):
        cards = 255 << at.SUIT_BITS * suit
        length = popcount(hand & cards)
        if called & cards and not called & hand:
            worth += CALLED_KEPT * (length > 0) - SHORT_SUIT * (length > 1) * (length - 1)
        elif not length:
            worth += VOID
        elif hand & cards & at.KINGS:
            worth += LONE_KING * (3 - min(length, 3))
        else:
            worth += SHORT_SUIT * (length - 1) - GUARDED_QUEEN * (hand & cards & at.QUEENS != 0)
    return worth


@jit
def suit_game_worth(hand):
    """Return how strong the suits of a hand are in a suit game: length and high cards."""
    worth = 0
    for suit in range(SUITS):
        cards = hand >> at.SUIT_BITS * suit & 255
        worth += popcount(cards) ** 2 + 8 * (cards >> 7 & 1) + 5 * (cards >> 6 & 1) + 2 * (cards >> 5 & 1)
    return worth


@jit
def laid_worth(plan, hand, laid, called):
    """Return how good it is to lay some cards away: what they count, and what remains."""
    kept = hand & ~laid
    if plan[at.KIND] == at.SUIT:
        return thirds(plan, laid) + 4 * suit_game_worth(kept)
    return thirds(plan, laid) + kept_worth(kept, called)


@jit
def next_subset(subset):
    """Return the next number with as many bits set (Gosper)."""
    low = subset & -subset
    ripple = subset + low
    return ripple | (subset ^ ripple) // low >> 2


@jit
def discard(plan, hand, pool, size, called):
    """Return the best cards to lay away, of those of a pool."""
    subset = (1 << size) - 1
    limit = 1 << popcount(pool)
    best = -9999
    chosen = 0
    while subset < limit:
        laid = deposit(subset, pool)
        worth = laid_worth(plan, hand, laid, called)
        if worth > best:
            best = worth
            chosen = laid
        subset = next_subset(subset)
    return chosen


@jit
def laid_by_duty(plan, hand, size, taroks_first, called):
    """Return the discard of a declarer: in suit games taroks first where the book says so, else taroks last."""
    suits = hand & at.SUIT_CARDS & ~at.KINGS
    taroks = hand & at.TAROCKS & ~at.TRULL
    first, second = (taroks, suits) if taroks_first else (suits, taroks)
    if popcount(first) >= size:
        return discard(plan, hand, first, size, called)
    fixed = first
    return fixed | discard(plan, hand & ~fixed, second, size - popcount(fixed), called)


@jit
def prepared(plan, state, history, taroks_first):
    """Make a dealt game ready for its first trick: call, buy, lay away, and begin history and play.

    The plan names kind, declarer, use and cards of the talon, and any called card where the game calls one; the state
    has the hands as they were dealt.  A declarer whose king lies in the talon buys it and plays alone.
    """
    prepared_as(plan, state, history, taroks_first, 0, 0, 0)


@jit
def prepared_as(plan, state, history, taroks_first, wanted, buys, lays):
    """Make a dealt game ready for its first trick as the declarer wishes, and by the book where he has no wish.

    :param wanted: the card to call, or 0.
    :param buys: the cards of the talon to buy, or 0.
    :param lays: the cards to lay away, or 0.
    """
    declarer = plan[at.DECLARER]
    hand = state[at.HANDS + declarer]
    first = plan[at.TALON] | plan[at.TALON + 1] | plan[at.TALON + 2]
    second = plan[at.TALON + 3] | plan[at.TALON + 4] | plan[at.TALON + 5]
    calls = plan[at.CALLED] != 0
    called = 0
    if calls:
        called = wanted or called_card(hand, at.KINGS & ~hand or at.QUEENS & ~hand)
    plan[at.CALLED] = called
    plan[at.CALLERS_CARDS] = plan[at.OTHERS_CARDS] = 0
    for place in range(seen.HISTORY_SIZE):
        history[place] = 0
    use = plan[at.TALON_USE]
    if use in (at.TALON_HALF, at.TALON_ALL):
        bought = first | second
        if use == at.TALON_HALF:
            ahead = half_worth(plan, first, second, called) >= half_worth(plan, second, first, called)
            bought = buys or (first if ahead else second)
            history[seen.AWAY] = (first | second) & ~bought
            history[seen.BOUGHT] = bought
        hand |= bought
        laid = lays or laid_by_duty(plan, hand, popcount(bought), taroks_first, called)
        state[at.HANDS + declarer] = hand & ~laid
        plan[at.CALLERS_CARDS] = laid
        plan[at.OTHERS_CARDS] = (first | second) & ~bought
        history[seen.AWAY] |= laid & (at.SUIT_CARDS if taroks_first else at.TAROCKS)
    elif use == at.TALON_OPPONENTS:
        credited = first if called & first else second if called & second else 0
        plan[at.CALLERS_CARDS] = credited
        plan[at.OTHERS_CARDS] = (first | second) & ~credited
    for bonus in range(at.BONUS_COUNT):
        if plan[at.SAID + bonus] & at.CALLING_SIDE:
            history[seen.SAID_BY + declarer] |= 1 << bonus
    begin(plan, state)
    _set_sides(plan, state, history, use)


@jit
def _set_sides(plan, state, history, use):
    """Set who plays with whom, and what everybody knows of it."""
    declarer = plan[at.DECLARER]
    called = plan[at.CALLED]
    history[seen.NAMED] = called
    history[seen.PLACES] = seen.NOWHERE
    if plan[at.KIND] == at.TRISCHAKEN:
        return
    plan[at.CALLERS] = 1 << declarer
    if not called:
        return
    for seat in range(at.PLAYERS):
        if state[at.HANDS + seat] & called:
            plan[at.CALLERS] |= 1 << seat
    others = 15 & ~(1 << declarer)
    if use == at.TALON_OPPONENTS:
        history[seen.PLACES] = others | seen.NOWHERE
    elif plan[at.CALLERS] != 1 << declarer:
        history[seen.PLACES] = others


@jit
def rate_discards(plan, hand, fixed, pool, size, called, sets, worths):
    """Write every discard of some cards of a pool beside fixed ones, and how good each is."""
    subset = (1 << size) - 1
    for place in range(sets.size):
        laid = fixed | deposit(subset, pool)
        sets[place] = laid
        worths[place] = laid_worth(plan, hand, laid, called)
        if subset:
            subset = next_subset(subset)
