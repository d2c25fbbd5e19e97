"""Exact solving of Königrufen with open cards: whether one side can force a goal against the other.

A search over AND and OR nodes, one card a node, without recursion, so that it can stop at any node and go on later.
What makes it fast: one yes-or-no question at a time; a table of the positions between tricks, which tells also about
those in which the same hands only count more or less; one card of each row of equal ones; sure tricks of the highest
taroks; and good cards first.
"""

from tarock.search._kernels.backend import deposit, extract, inlined, jit, popcount
from tarock.search._kernels.koenigrufen import layout as at
from tarock.search._kernels.koenigrufen.payments import thirds
from tarock.search._kernels.koenigrufen.rules import holding, suit_of
from tarock.search._kernels.koenigrufen.solver_bounds import bound
from tarock.search._kernels.koenigrufen.solver_desk import (
    BEST,
    CARD,
    CARD_WINS,
    COUNT,
    DUE,
    ENTERS,
    EXACTLY,
    EXTRA,
    FIXED,
    FRAME_SIZE,
    FRAMES,
    GOAL,
    HANDS,
    HOLDER,
    LEADER,
    LED,
    LEVEL_SIZE,
    LEVELS,
    LOW,
    LYING,
    MOVES,
    NEED,
    NEXT,
    NODES,
    OURS,
    PLAYED,
    PLY,
    POOL,
    REST,
    ROOT,
    SEAT,
    START,
    THIRDS,
    TRICKS,
    UNKNOWN,
    VALUE,
)
from tarock.search._kernels.koenigrufen.solver_moves import list_moves
from tarock.search._kernels.koenigrufen.solver_table import look_up, remember

# The search


@jit
def search(plan, desk, table, nodes):
    """Go on with a search for so many more cards; returns 1 if our side can force the goal, 0 if not, or UNKNOWN."""
    ply = desk[PLY]
    enters = desk[ENTERS]
    value = desk[VALUE]
    root = desk[ROOT]
    stop = desk[NODES] + nodes
    while ply >= root:
        frame = FRAMES + FRAME_SIZE * ply
        seat = desk[frame + SEAT]
        wanted = desk[OURS] >> seat & 1
        level = LEVELS + LEVEL_SIZE * (ply >> 2)
        if enters:
            enters = 0
            if ply & 3 == 0:
                value = bound(plan, desk, level, ply)
                if value == UNKNOWN:
                    value = look_up(desk, table, level)
                if value != UNKNOWN:
                    ply -= 1
                    continue
            list_moves(plan, desk, level, frame, ply)
        else:
            desk[level + HANDS + seat] ^= desk[frame + PLAYED]
            if value == wanted:
                if ply & 3 == 0:
                    remember(desk, table, level, value, desk[frame + PLAYED])
                ply -= 1
                continue
        index = desk[frame + NEXT]
        if index == desk[frame + COUNT]:
            value = 1 - wanted
            if ply & 3 == 0:
                remember(desk, table, level, value, 0)
            ply -= 1
            continue
        if desk[NODES] == stop:
            desk[PLY] = ply
            desk[ENTERS] = 0
            # The card before this one is taken back again when the search goes on: let it be none.
            desk[frame + PLAYED] = 0
            desk[VALUE] = 1 - wanted
            return UNKNOWN
        desk[NODES] += 1
        card = desk[MOVES + at.LAST_TRICK * ply + index]
        desk[frame + NEXT] = index + 1
        desk[frame + PLAYED] = card
        desk[level + HANDS + seat] ^= card
        value = _put(plan, desk, level, frame, ply)
        if value == UNKNOWN:
            ply += 1
            enters = 1
    desk[PLY] = ply
    return value


@inlined
def _put(plan, desk, level, frame, ply):
    """Put the card of a frame into its trick and make the next frame; tells the value if the trick decides the goal."""
    card = desk[frame + PLAYED]
    seat = desk[frame + SEAT]
    lying = desk[frame + LYING] | card
    if ply & 3 == 0:
        led = suit_of(card)
        best = card
        holder = seat
    else:
        led = desk[frame + LED]
        before = desk[frame + BEST]
        best = holding(plan[at.DUTIES], lying, led, before, card)
        holder = desk[frame + HOLDER]
        if best == card:
            holder = seat
        elif best != before:  # a Kaiserstich: the Pagat that lies there wins
            holder = _player_of(desk, frame, best)
    if ply & 3 == 3:
        return _close_trick(plan, desk, level, ply, lying, best, holder)
    frame += FRAME_SIZE
    desk[frame + SEAT] = seat + 1 & 3
    desk[frame + LYING] = lying
    desk[frame + LED] = led
    desk[frame + BEST] = best
    desk[frame + HOLDER] = holder
    return UNKNOWN


@jit
def _player_of(desk, frame, card):
    """Return who has played a card to the trick."""
    while desk[frame + PLAYED] != card:
        frame -= FRAME_SIZE
    return desk[frame + SEAT]


@inlined
def _close_trick(plan, desk, level, ply, lying, best, holder):
    """Give a trick away and make the next one ready; tells the value if that decides the goal."""
    number = desk[START] + (ply >> 2)
    goal = desk[GOAL]
    won = desk[OURS] >> holder & 1
    need = desk[level + NEED]
    rest = desk[level + REST]
    if goal == THIRDS:
        worth = thirds(plan, lying) + desk[EXTRA + number - 1]
        need -= worth * won
        rest -= worth
        if need <= 0:
            return 1
        if need > rest:
            return 0
    elif goal <= EXACTLY:
        need -= won
        left = at.LAST_TRICK - number
        if goal == TRICKS and need <= 0:
            return 1
        if need < 0 or need > left:
            return 0
        if left == 0:
            return 1
    elif number == desk[DUE]:
        card = desk[CARD]
        return won if (best == card if goal == CARD_WINS else lying & card) else 0
    elif lying & desk[CARD]:
        return 0
    _begin_trick(desk, level, holder, need, rest, lying)
    desk[FRAMES + FRAME_SIZE * (ply + 1) + SEAT] = holder
    desk[FRAMES + FRAME_SIZE * (ply + 1) + LYING] = 0
    desk[FRAMES + FRAME_SIZE * (ply + 1) + LED] = 0
    desk[FRAMES + FRAME_SIZE * (ply + 1) + BEST] = 0
    return UNKNOWN


@inlined
def _begin_trick(desk, level, leader, need, rest, lying):
    """Write the next level: hands in which cards that only have an order stand close together."""
    pool = desk[level + POOL] & ~lying
    close = closed_up(desk[FIXED], desk[LOW], pool)
    after = level + LEVEL_SIZE
    for seat in range(at.PLAYERS):
        desk[after + HANDS + seat] = deposit(extract(desk[level + HANDS + seat], pool), close)
    desk[after + POOL] = close
    desk[after + LEADER] = leader
    desk[after + NEED] = need
    desk[after + REST] = rest


@jit
def closed_up(fixed, low, pool):
    """Return where the cards of a pool stand when those that are not fixed close up, each suit towards its lowest."""
    free = pool & ~fixed
    close = pool & fixed
    for suit in range(4):
        close |= (1 << popcount(free >> 8 * suit & 255)) - 1 << 8 * suit
    return close | (1 << popcount(free >> at.FIRST_TAROCK_BIT)) - 1 << at.FIRST_TAROCK_BIT + low


# The question


@jit
def ask(plan, desk, hands, leader, lying, count, need, rest):
    """Make a search ready: hands before a trick, and the cards that lie in it already, in their order.

    Returns the value if that trick is whole and decides the goal, else UNKNOWN.
    """
    pool = hands[0] | hands[1] | hands[2] | hands[3]
    close = closed_up(desk[FIXED], desk[LOW], pool)
    for seat in range(at.PLAYERS):
        desk[LEVELS + HANDS + seat] = deposit(extract(hands[seat], pool), close)
    desk[LEVELS + POOL] = close
    desk[LEVELS + LEADER] = leader
    desk[LEVELS + NEED] = need
    desk[LEVELS + REST] = rest
    desk[NODES] = 0
    desk[ROOT] = desk[PLY] = count
    desk[ENTERS] = 1
    desk[FRAMES + SEAT] = leader
    desk[FRAMES + LYING] = desk[FRAMES + LED] = desk[FRAMES + BEST] = 0
    value = UNKNOWN
    for ply in range(count):
        frame = FRAMES + FRAME_SIZE * ply
        card = deposit(extract(lying[ply], pool), close)
        desk[frame + PLAYED] = card
        desk[LEVELS + HANDS + desk[frame + SEAT]] ^= card
        value = _put(plan, desk, LEVELS, frame, ply)
    return value
