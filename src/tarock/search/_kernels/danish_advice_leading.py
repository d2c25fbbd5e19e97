"""Advice for leading: each piece answers with a card, or NOTHING when it does not apply.

Møller, Udspil, l.2081-2115; Jensen 1989, Ultimator, l.595-612, Fører, l.614-626, Hjælperens åbningsudspil, l.722-744.
"""

from tarock.search._kernels.backend import highest, jit, lowest, popcount
from tarock.search._kernels.danish_advice_roles import FIGHTER, style
from tarock.search._kernels.danish_layout import FIRST_TAROK, KINGS, NOTHING, PAGAT, PAGAT_BIT, SUIT_SIZE, VALUES
from tarock.search._kernels.danish_sight import (
    AFTER_NEXT,
    KEPT,
    MY_SUITS,
    MY_TAROKS,
    NEXT,
    OUT_TAROKS,
    ROLE,
    STRONG,
    cannot_ruff,
    is_hit,
    mine_of,
    out_of,
    will_follow,
)


@jit
def both_follow(known, suit, enough):
    """Tell whether neither of the others is likely to ruff a suit."""
    first = cannot_ruff(known, known[NEXT]) or will_follow(known, known[NEXT], suit, enough)
    return first and (cannot_ruff(known, known[AFTER_NEXT]) or will_follow(known, known[AFTER_NEXT], suit, enough))


@jit
def lead_the_king_home(known):
    """Lead a king while his suit is still followed (Møller, l.1132-1137)."""
    kings = known[MY_SUITS] & KINGS
    while kings:
        king = lowest(kings)
        kings &= kings - 1
        if king != known[KEPT] and both_follow(known, king // SUIT_SIZE, style(known, 11)):
            return king
    return NOTHING


@jit
def lead_from_the_top(plan, known):
    """Lead a court that nothing beats while its suit is followed: it counts."""
    for suit in range(4):
        mine = mine_of(known, suit) & ~KINGS
        if mine == 0:
            continue
        card = highest(mine)
        if plan[VALUES + card] == 0 or out_of(known, suit) >> card:
            continue
        if both_follow(known, suit, style(known, 12)):
            return card
    return NOTHING


@jit
def draw_the_taroks(known):
    """Late and with most of the taroks, draw the others' from the top (Møller, l.2081-2091; Jensen 1989, l.595-600)."""
    taroks = known[MY_TAROKS] & ~PAGAT_BIT
    out = known[OUT_TAROKS]
    if taroks == 0 or out == 0:
        return NOTHING
    if 2 * popcount(known[MY_TAROKS]) < popcount(out) * 2 + style(known, 13):
        return NOTHING
    best = highest(taroks)
    return FIRST_TAROK + best if best > highest(out) else FIRST_TAROK + lowest(taroks)


@jit
def whip_suit(known):
    """Return my longest suit and how long it is; the king of it may be kept."""
    best = NOTHING
    length = 0
    for suit in range(4):
        mine = popcount(mine_of(known, suit))
        if mine > length:
            best = suit
            length = mine
    return best, length


@jit
def card_to_lead(known, suit):
    """Return the card to lead from a suit: its top if nothing beats it, else its smallest; a king only alone."""
    mine = mine_of(known, suit)
    others = mine & ~KINGS
    if others == 0:
        return lowest(mine)
    best = highest(others)
    if out_of(known, suit) >> best == 0:
        return best
    return lowest(others)


@jit
def lead_the_whip(known):
    """A fighter leads his long suit, which draws the others' taroks (Jensen 1989, l.595-600; Møller, l.895-898)."""
    if known[ROLE] != FIGHTER:
        return NOTHING
    suit, length = whip_suit(known)
    hits = 0
    if suit != NOTHING:
        hits = (is_hit(known, known[NEXT], suit)) + (is_hit(known, known[AFTER_NEXT], suit))
    if suit == NOTHING or (hits == 0 and length < style(known, 14)):
        return NOTHING
    if mine_of(known, suit) & ~KINGS == 0:
        return NOTHING
    return card_to_lead(known, suit)


@jit
def strike_the_strong(known):
    """Lead a suit in which the strong player is void, so that it costs him a tarok (Møller, l.2014-2019)."""
    strong = known[STRONG]
    other = known[NEXT] if strong == known[AFTER_NEXT] else known[AFTER_NEXT]
    best = NOTHING
    rate = 0
    for suit in range(4):
        mine = mine_of(known, suit) & ~KINGS
        if mine == 0 or not is_hit(known, strong, suit):
            continue
        worth = 20 + popcount(mine)
        if is_hit(known, other, suit):
            worth += style(known, 15)
        if worth > rate:
            rate = worth
            best = lowest(mine)
    return best


@jit
def hunt_the_king(known):
    """Lead a suit whose king is out, to drive him out: the longest (Møller, l.1030-1032, l.2109-2111)."""
    best = NOTHING
    length = 0
    for suit in range(4):
        mine = mine_of(known, suit)
        if mine == 0 or out_of(known, suit) & KINGS == 0:
            continue
        if popcount(mine) > length and both_follow(known, suit, style(known, 16)):
            length = popcount(mine)
            best = lowest(mine)
    return best


@jit
def lead_low(known):
    """Lead the smallest card of the suit that is longest with the others and in which I have no king to lose."""
    best = NOTHING
    rate = -99
    for suit in range(4):
        mine = mine_of(known, suit) & ~KINGS
        if mine == 0:
            continue
        worth = popcount(out_of(known, suit)) - (5 if mine_of(known, suit) & KINGS else 0)
        if worth > rate:
            rate = worth
            best = card_to_lead(known, suit)
    return best


@jit
def lead_a_tarok(known):
    """Lead the smallest tarok but the pagat, or the highest when it is a boss."""
    taroks = known[MY_TAROKS] & ~PAGAT_BIT
    if taroks == 0:
        return PAGAT if known[MY_TAROKS] else NOTHING
    best = highest(taroks)
    if known[OUT_TAROKS] >> best == 0 and known[OUT_TAROKS]:
        return FIRST_TAROK + best
    return FIRST_TAROK + lowest(taroks)
