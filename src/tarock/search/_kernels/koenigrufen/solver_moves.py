"""Which cards a search tries, and which of them first."""

from typing import Final

from tarock.search._kernels.backend import inlined
from tarock.search._kernels.koenigrufen import layout as at
from tarock.search._kernels.koenigrufen.payments import thirds
from tarock.search._kernels.koenigrufen.rules import followers, legal, suit_of
from tarock.search._kernels.koenigrufen.solver_desk import (
    BEST,
    COUNT,
    EXACTLY,
    FIRST,
    FIXED,
    GOAL,
    HANDS,
    HOLDER,
    LED,
    LYING,
    MOVES,
    NEXT,
    OURS,
    POOL,
    SCORES,
    SEAT,
    SHOWN,
    START,
)

_BOTTOMS: Final = at.PAGAT | 0x01010101
"""The lowest card of each suit, which continues no row."""


@inlined
def list_moves(plan, desk, level, frame, ply):
    """List the cards that may be played, one of each row of equal ones, the most promising first."""
    seat = desk[frame + SEAT]
    hand = desk[level + HANDS + seat]
    lying = desk[frame + LYING]
    number = desk[START] + (ply >> 2)
    shown = 0
    if plan[at.DUTIES] & at.ANNOUNCED:
        left = desk[level + POOL] & ~lying
        shown = 1 if desk[SHOWN] == 2 and not plan[at.CALLED] & left else desk[SHOWN] & 1
    cards = legal(plan, seat, hand, lying, desk[frame + LED], desk[frame + BEST], number, shown)
    free = ~desk[FIXED]
    cards &= ~((cards & free) << 1 & free & ~_BOTTOMS)
    moves = MOVES + at.LAST_TRICK * ply
    desk[frame + NEXT] = 0
    count = 0
    if not cards & cards - 1:
        desk[moves] = cards
        desk[frame + COUNT] = 1
        return
    first = desk[level + FIRST] if ply & 3 == 0 else 0
    suit = desk[frame + LED]
    margin = 0 if ply & 3 == 0 else _margin(plan, desk, level, frame, ply, suit)
    while cards:
        card = cards & -cards
        cards ^= card
        if card == first:
            score = 1 << 40
        else:
            if ply & 3 == 0 and not card & suit:
                suit = suit_of(card)
                margin = _margin(plan, desk, level, frame, ply, suit)
            score = _promise(plan, desk, frame, ply, card, margin)
        place = count
        while place and desk[SCORES + place - 1] < score:
            desk[SCORES + place] = desk[SCORES + place - 1]
            desk[moves + place] = desk[moves + place - 1]
            place -= 1
        desk[SCORES + place] = score
        desk[moves + place] = card
        count += 1
    desk[frame + COUNT] = count


@inlined
def _margin(plan, desk, level, frame, ply, led):
    """Return the highest card that lies or will follow a player's; negative if the other side has it."""
    seat = desk[frame + SEAT]
    ours = desk[OURS]
    side = ours >> seat & 1
    strong = led if plan[at.DUTIES] & at.POWERLESS else led | at.TAROCKS
    own = 0
    their = 0
    if ply & 3:
        if ours >> desk[frame + HOLDER] & 1 == side:
            own = desk[frame + BEST]
        else:
            their = desk[frame + BEST]
    for step in range(1, at.PLAYERS - (ply & 3)):
        other = seat + step & 3
        top = followers(desk[level + HANDS + other], led) & strong
        if ours >> other & 1 == side:
            own = max(own, top)
        else:
            their = max(their, top)
    return own if own > their else -their


@inlined
def _promise(plan, desk, frame, ply, card, margin):
    """Guess how good a card is: who will win the trick if everybody plays his highest, and what goes to the winner."""
    worth = thirds(plan, card) if card & desk[FIXED] else plan[at.WORTH + 5]
    wins = margin > 0
    if not wins:
        if ply & 3 == 0:
            wins = card > -margin
        else:
            led = desk[frame + LED]
            strong = led if plan[at.DUTIES] & at.POWERLESS else led | at.TAROCKS
            wins = card & strong > -margin
    if desk[GOAL] == EXACTLY:
        return 0 if wins and desk[OURS] >> desk[frame + SEAT] & 1 else 40
    return 64 + 2 * worth if wins else 30 - 2 * worth
