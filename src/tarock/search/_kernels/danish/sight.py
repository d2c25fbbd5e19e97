"""What a player sees when he is to act: his hand, the trick, and what must still be out.

:func:`look` is the only function of the advice that is given a position, and it takes from it nothing but the own hand,
the trick, what lies open on the table, and for the dealer his skat.  Every piece of advice gets the array that it
fills, with the history in front of it, so that none can read another hand.
"""

from typing import Final

from tarock.search._kernels.backend import jit, popcount
from tarock.search._kernels.danish.history import (
    FEWEST_TAROKS,
    GONE_SUITS,
    GONE_TAROKS,
    HISTORY_SIZE,
    MOST_TAROKS,
    PLAYED_TAROKS,
    VOIDS,
)
from tarock.search._kernels.danish.layout import (
    ALL_SUITS,
    CARDS,
    CUPS,
    LAST,
    LEADER,
    LED,
    NOTHING,
    NUMBER,
    NUMBERED,
    PLACED,
    PLAYERS,
    RIGHT,
    SKUS_BIT,
    SUIT,
    SUIT_SIZE,
    SUITS,
    TAROK,
    TAROKS,
    TRICKS,
    TURN,
    VALUES,
)
from tarock.search._kernels.danish.payments import next_place
from tarock.search._kernels.danish.rules import legal_cards, strength
from tarock.search._kernels.fields import Fields

_SIGHT: Final = Fields(behind=HISTORY_SIZE)

(
    ME,
    NEXT,
    AFTER_NEXT,
    MY_SUITS,
    MY_TAROKS,
    MY_SKUS,
    LEGAL_SUITS,
    LEGAL_TAROKS,
    LEGAL_SKUS,
    OUT_SUITS,
    OUT_TAROKS,
    OUT_SKUS,
    TRICK,
    LYING,
    FOLLOWED,
    BEST,
    OWNER,
    PRIZE,
    SAID,
    KING_CUP_HOLDS,
    PAGAT_CUP_HOLDS,
    KEPT,
    STRONG,
    ROLE,
) = _SIGHT.fields(24)
"""Who I am, who comes after me and who after him; my suit cards, my numbered taroks and whether I have the skus; the
same of what I may play and of what others may hold; which trick it is and how many cards lie in it, what must be
followed (NOTHING when I lead), the card that holds it (NOTHING when none does) and whose it is, what its cards count;
what has become of the right to baptise; what lies in the cups.  The last three are drawn from that by
:mod:`.advice_roles`: the ultimo card that I keep for the last trick (NOTHING without such a plan), which of the
others is the stronger, and my role."""
LEAST_LEFT: Final = _SIGHT.field(PLAYERS)
"""By place: how many numbered taroks he has left at least."""
MOST_LEFT: Final = _SIGHT.field(PLAYERS)
TAKEN: Final = _SIGHT.field(PLAYERS)
"""By place: the tricks taken."""
KNOWN_SIZE: Final = _SIGHT.size
"""The history and what the player on turn sees."""


@jit
def look(plan, position, known, place):
    """Write down what a place sees when it is to act."""
    known[ME] = place
    known[NEXT] = next_place(place)
    known[AFTER_NEXT] = next_place(known[NEXT])
    known[MY_SUITS] = position[SUITS + place]
    known[MY_TAROKS] = position[TAROKS + place] & NUMBERED
    known[MY_SKUS] = 1 if position[TAROKS + place] & SKUS_BIT else 0
    known[TRICK] = position[NUMBER]
    known[SAID] = position[RIGHT]
    known[KING_CUP_HOLDS] = position[CUPS]
    known[PAGAT_CUP_HOLDS] = position[CUPS + 1]
    for other in range(3):
        known[TAKEN + other] = position[TRICKS + other]
    _look_at_cards(position, known, place)
    _look_at_what_is_out(position, known, place)
    _look_at_trick(plan, position, known)
    _count_taroks(known)


@jit
def _look_at_cards(position, known, place):
    """Note what may be played; out of turn that is nothing."""
    suits = 0
    taroks = 0
    if position[TURN] == place:
        suits, taroks = legal_cards(position)
    known[LEGAL_SUITS] = suits
    known[LEGAL_TAROKS] = taroks & NUMBERED
    known[LEGAL_SKUS] = 1 if taroks & SKUS_BIT else 0


@jit
def _look_at_what_is_out(position, known, place):
    """Note what the others may hold.  The dealer knows his skat: what is out and in neither of their hands."""
    suits = ALL_SUITS & ~known[GONE_SUITS] & ~position[SUITS + place]
    taroks = (NUMBERED | SKUS_BIT) & ~known[GONE_TAROKS] & ~position[TAROKS + place]
    if place == 0:
        suits &= position[SUITS + 1] | position[SUITS + 2]
        taroks &= position[TAROKS + 1] | position[TAROKS + 2]
    known[OUT_SUITS] = suits
    known[OUT_TAROKS] = taroks & NUMBERED
    known[OUT_SKUS] = 1 if taroks & SKUS_BIT else 0


@jit
def _look_at_trick(plan, position, known):
    """Note what lies in the trick and which card holds it so far; a led skus holds nothing."""
    placed = position[PLACED]
    led = position[LED]
    known[LYING] = placed
    known[FOLLOWED] = led if placed else NOTHING
    best = -1
    owner = NOTHING
    prize = 0
    place = position[LEADER]
    for which in range(placed):
        card = position[CARDS + which]
        prize += plan[VALUES + card]
        if strength(card, led) > best:
            best = card
            owner = place
        place = next_place(place)
    known[BEST] = best
    known[OWNER] = owner
    known[PRIZE] = prize


@jit
def _count_taroks(known):
    """Note how many taroks each player has left: mine exactly, the others' between bounds.

    An undeclared hand began with nine at most, a declared one with exactly so many, the skus counted; what one cannot
    have the other has (Jensen 1989, Tælling, l.504-525; Møller, Tælling, l.753-766).
    """
    out = popcount(known[OUT_TAROKS])
    me = known[ME]
    for place in range(3):
        played = popcount(known[PLAYED_TAROKS + place])
        most = min(out, known[MOST_TAROKS + place] - played, LAST + 1 - known[TRICK])
        known[MOST_LEFT + place] = 0 if known[VOIDS + place] >> TAROK & 1 else max(most, 0)
        known[LEAST_LEFT + place] = max(0, known[FEWEST_TAROKS + place] - played - known[OUT_SKUS])
    known[MOST_LEFT + me] = known[LEAST_LEFT + me] = popcount(known[MY_TAROKS])
    _raise_least(known, known[NEXT], out - known[MOST_LEFT + known[AFTER_NEXT]])
    _raise_least(known, known[AFTER_NEXT], out - known[MOST_LEFT + known[NEXT]])


@jit
def _raise_least(known, place, rest):
    """Give a player the taroks that the other cannot have."""
    least = max(known[LEAST_LEFT + place], rest)
    known[LEAST_LEFT + place] = min(least, known[MOST_LEFT + place])


# Cards that others may have


@jit
def mine_of(known, suit):
    """Return my cards of a suit, or my numbered taroks."""
    return known[MY_TAROKS] if suit == TAROK else known[MY_SUITS] & (SUIT << (suit * SUIT_SIZE))


@jit
def out_of(known, suit):
    """Return the cards of a suit, or the numbered taroks, that others may hold."""
    return known[OUT_TAROKS] if suit == TAROK else known[OUT_SUITS] & (SUIT << (suit * SUIT_SIZE))


@jit
def is_void(known, place, suit):
    """Tell whether a player is known to lack a suit, or the taroks."""
    if suit == TAROK:
        return known[MOST_LEFT + place] == 0
    return (known[VOIDS + place] >> suit & 1) == 1 or out_of(known, suit) == 0


@jit
def is_hit(known, place, suit):
    """Tell whether a player must spend a tarok when a suit is led: he lacks it and has taroks left."""
    return is_void(known, place, suit) and known[LEAST_LEFT + place] > 0


@jit
def will_follow(known, place, suit, enough):
    """Tell whether a player is likely to follow a suit.

    He has not been seen to lack it, and so many of its cards are out that hardly anybody is void: the more, the
    likelier.  When the other is void all that is out is his, but for the skat.
    """
    if is_void(known, place, suit):
        return False
    other = 3 - known[ME] - place
    if is_void(known, other, suit):
        return True
    return popcount(out_of(known, suit)) >= enough


@jit
def cannot_ruff(known, place):
    """Tell whether a player is known to have no taroks left."""
    return known[MOST_LEFT + place] == 0
