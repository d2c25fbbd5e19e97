"""What a position between tricks decides at once: sure tricks of the highest taroks, and goals out of reach."""

from tarock.search._kernels.backend import highest, inlined, jit, popcount
from tarock.search._kernels.koenigrufen import layout as at
from tarock.search._kernels.koenigrufen.payments import thirds
from tarock.search._kernels.koenigrufen.solver_desk import (
    CARD,
    CARD_WINS,
    EXACTLY,
    GOAL,
    HANDS,
    NEED,
    OURS,
    POOL,
    REST,
    SMALLEST,
    START,
    THIRDS,
    TRICKS,
    UNKNOWN,
)


@inlined
def bound(plan, desk, level, ply):
    """Return the value of a position that sure tricks or a goal out of reach decide, else UNKNOWN."""
    goal = desk[GOAL]
    need = desk[level + NEED]
    if goal >= CARD_WINS:
        card = desk[CARD]
        if not desk[level + POOL] & card:
            return 0
        return 0 if goal == CARD_WINS and not _cards_of(desk, level, desk[OURS]) & card else UNKNOWN
    duties = plan[at.DUTIES]
    if duties & at.POWERLESS or (duties & at.KAISERSTICH and desk[level + POOL] & at.TRULL == at.TRULL):
        return UNKNOWN
    ours = desk[OURS]
    if goal == THIRDS:
        if _sure_thirds(plan, desk, level, ours) >= need:
            return 1
        return 0 if desk[level + REST] - _sure_thirds(plan, desk, level, 15 & ~ours) < need else UNKNOWN
    left = at.LAST_TRICK + 1 - desk[START] - (ply >> 2)
    sure = _sure_tricks(desk, level, ours)
    if goal == TRICKS and sure >= need:
        return 1
    if left - _sure_tricks(desk, level, 15 & ~ours) < need or (goal == EXACTLY and sure > need):
        return 0
    return UNKNOWN


@jit
def _cards_of(desk, level, seats):
    """Return the cards of some seats."""
    cards = 0
    for seat in range(at.PLAYERS):
        cards |= desk[level + HANDS + seat] * (seats >> seat & 1)
    return cards


@jit
def _sure_cards(desk, level, seats):
    """Return the taroks of some seats above all taroks of the others: every trick with one of them is theirs."""
    cards = _cards_of(desk, level, seats) & at.TAROCKS
    others = desk[level + POOL] & at.TAROCKS & ~cards
    return cards & -(1 << highest(others) + 1)


@jit
def _sure_tricks(desk, level, seats):
    """Return in how many tricks sure cards lie at least: those of one hand lie in different ones."""
    sure = _sure_cards(desk, level, seats)
    tricks = 0
    for seat in range(at.PLAYERS):
        tricks = max(tricks, popcount(desk[level + HANDS + seat] & sure))
    return tricks


@jit
def _sure_thirds(plan, desk, level, seats):
    """Return what some seats have surely: their sure cards, and small cards in the tricks in which those lie."""
    sure = _sure_cards(desk, level, seats)
    if not sure:
        return 0
    beside = 4 * _sure_tricks(desk, level, seats) - popcount(sure)
    return thirds(plan, sure) + max(beside, 0) * desk[SMALLEST]
