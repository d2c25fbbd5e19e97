"""Which part a player takes: who is strong, which ultimo card is kept for the last trick, and the role that follows.

It is drawn anew for every card, so that players change sides as the hands change (Møller, l.1040-1049).

Jensen 1989, Selve spillet, l.473-501, Rollefordelingen, l.746-790; Møller, Kortvurdering, l.1181-1202.
"""

from typing import Final

from tarock.search._kernels.backend import highest, jit, lowest, popcount
from tarock.search._kernels.danish.advice_weights import (
    FIGHTER_MARGIN,
    KING_KEPT_EARLY,
    LATE_BEGINS,
    MIDDLE_BEGINS,
    NOLO_COURTS,
    NOLO_TAROKS,
    PAGAT_KEPT_EARLY,
    WEIGHTS,
)
from tarock.search._kernels.danish.layout import KINGS, LAST, NOTHING, PAGAT, PAGAT_BIT, PIPS, SUIT_SIZE
from tarock.search._kernels.danish.sight import (
    AFTER_NEXT,
    KEPT,
    LEAST_LEFT,
    ME,
    MOST_LEFT,
    MY_SUITS,
    MY_TAROKS,
    NEXT,
    OUT_TAROKS,
    ROLE,
    STRONG,
    TAKEN,
    TRICK,
    mine_of,
    out_of,
)

ULTIMATOR, FIGHTER, HELPER, BALANCE, NOLO_PLAYER = range(5)
"""Plays for an ultimo; fights for the last trick, or leads the defence; helps against the strong player; keeps two
strong players level; avoids every trick."""

FEW: Final = 12
"""With so many cards left a king is kept as soon as no tarok is out."""


@jit
def take_a_role(known):
    """Write down who is strong, what is kept for the last trick, and the role that follows."""
    known[STRONG] = stronger(known)
    known[KEPT] = kept_card(known)
    known[ROLE] = role(known)


@jit
def likely_taroks(known, place):
    """Return twice the taroks that a player is likely to have left: the middle of what is possible."""
    return known[LEAST_LEFT + place] + known[MOST_LEFT + place]


@jit
def stronger(known):
    """Return which of the others is likely to have more taroks; of two alike the one who has taken more tricks.

    The leader of the defence is the one with most taroks left, and so is the danger (Jensen 1989, l.776-780).
    """
    first = likely_taroks(known, known[NEXT]) * 32 + known[TAKEN + known[NEXT]]
    second = likely_taroks(known, known[AFTER_NEXT]) * 32 + known[TAKEN + known[AFTER_NEXT]]
    return known[NEXT] if first >= second else known[AFTER_NEXT]


@jit
def weaker(known):
    """Return the other one."""
    return 3 - known[ME] - known[STRONG]


@jit
def cards_left(known):
    """Return how many cards I hold."""
    return LAST + 1 - known[TRICK]


@jit
def bosses(known):
    """Return my taroks that nobody can beat."""
    return known[MY_TAROKS] & (-1 << (highest(known[OUT_TAROKS]) + 1))


@jit
def can_draw(known):
    """Tell whether I am sure to draw every tarok that is out when I lead mine from the top.

    Without an exact count nobody tries (Møller, l.873-876); this is the exact count.
    """
    longest = max(known[MOST_LEFT + known[NEXT]], known[MOST_LEFT + known[AFTER_NEXT]])
    return popcount(bosses(known)) >= longest


@jit
def kept_card(known):
    """Return the ultimo card to keep for the last trick; NOTHING without a plan.

    The pagat before a king, for it is easier (Jensen 1989, l.818-821).  So many more taroks than the others are wanted
    that they can be drawn; when none is out any king will do.
    """
    margin = 2 * popcount(known[MY_TAROKS]) - popcount(known[OUT_TAROKS])
    when = _phase(known)
    if known[MY_TAROKS] & PAGAT_BIT:
        return PAGAT if known[OUT_TAROKS] == 0 or margin >= WEIGHTS[PAGAT_KEPT_EARLY + when] else NOTHING
    kings = known[MY_SUITS] & KINGS
    if kings == 0 or known[MY_TAROKS] == 0:
        return NOTHING
    is_drawn = known[OUT_TAROKS] == 0 and cards_left(known) <= FEW
    return longest_king(known) if is_drawn or margin >= WEIGHTS[KING_KEPT_EARLY + when] else NOTHING


@jit
def _phase(known):
    """Return which part of the deal it is: 0 early, 1 the middle, 2 late."""
    if known[TRICK] < WEIGHTS[MIDDLE_BEGINS]:
        return 0
    return 1 if known[TRICK] < WEIGHTS[LATE_BEGINS] else 2


@jit
def longest_king(known):
    """Return the king of my longest suit (Møller, l.848-851)."""
    best = NOTHING
    length = 0
    kings = known[MY_SUITS] & KINGS
    while kings:
        king = lowest(kings)
        kings &= kings - 1
        held = popcount(mine_of(known, king // SUIT_SIZE))
        if held > length:
            best = king
            length = held
    return best


@jit
def role(known):
    """Return my role.

    Who sees that he cannot keep a tarok to the last trick leaves the fight (Jensen 1989, l.488-501): he helps against
    the stronger of the others, or keeps two equals level (l.792-802).
    """
    if is_nolo_hand(known):
        return NOLO_PLAYER
    if known[KEPT] != NOTHING:
        return ULTIMATOR
    strong = likely_taroks(known, known[STRONG])
    if 2 * popcount(known[MY_TAROKS]) + WEIGHTS[FIGHTER_MARGIN] >= strong:
        return FIGHTER
    return HELPER if strong > likely_taroks(known, weaker(known)) else BALANCE


@jit
def fights(known):
    """Tell whether I fight for the last trick or more."""
    return known[ROLE] <= FIGHTER


@jit
def is_nolo_hand(known):
    """Tell whether to avoid every trick: none taken, few small taroks, no king, and in every suit a card to duck with.

    Jensen 1989, Nolo, l.872-883, l.932-937.
    """
    taroks = known[MY_TAROKS]
    if known[TAKEN + known[ME]] or popcount(taroks) > WEIGHTS[NOLO_TAROKS] or known[MY_SUITS] & KINGS:
        return False
    for suit in range(4):
        mine = mine_of(known, suit)
        if mine and out_of(known, suit) >> lowest(mine) == 0:
            return False
        if popcount(mine & ~PIPS) > WEIGHTS[NOLO_COURTS]:
            return False
    return taroks == 0 or popcount(known[OUT_TAROKS] >> highest(taroks)) >= 2 * popcount(taroks)
