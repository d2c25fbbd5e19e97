"""What the last tricks of Königrufen come to for one player with open cards when both sides play as well as can be.

All that the settlement knows counts: game, birds, ultimo, sets, kontra.  The player's side wants as much for him as
possible, the others as little: the declarer's side and its opponents, whose gains are the same but for their sign, and
in Trischaken, where there are no sides, he alone and all others.  A search with two bounds (alpha and beta), one card a
node, without recursion; of cards side by side that count the same only one is tried.
"""

from typing import Final

from tarock.search._kernels.backend import highest, jit
from tarock.search._kernels.fields import Fields
from tarock.search._kernels.koenigrufen import layout as at
from tarock.search._kernels.koenigrufen import worlds as world_at
from tarock.search._kernels.koenigrufen.payments import settle
from tarock.search._kernels.koenigrufen.rollouts import score_of
from tarock.search._kernels.koenigrufen.rules import legal_now, play_unchecked, suit_of, turn
from tarock.search._kernels.koenigrufen.worlds import fit_plan

FAR: Final = 1 << 40
"""More than anybody ever gets."""
SINGULAR: Final = at.TRULL | at.BIRDS | at.KINGS | at.QUEENS | at.CAVALLS | at.JACKS
"""Cards that count more than others, or by which a bonus is won."""

# A frame: the cards that are still to be tried, what was found so far, and between which bounds it matters

_FRAME: Final = Fields()

LEFT: Final = _FRAME.field()
VALUE: Final = _FRAME.field()
FLOOR: Final = _FRAME.field()
CEILING: Final = _FRAME.field()
FRAME_SIZE: Final = _FRAME.size

DEPTH: Final = at.PLAYERS * at.LAST_TRICK + 1
"""How many positions a line can have."""


@jit
def own_side(plan, viewer):
    """Return the seats that play for a seat: bit n for seat n."""
    if plan[at.KIND] == at.TRISCHAKEN:
        return 1 << viewer
    callers = plan[at.CALLERS]
    return callers if callers >> viewer & 1 else 15 & ~callers


@jit
def different(plan, state):
    """Return the cards that may be played now, of cards that come to the same the lowest."""
    cards = legal_now(plan, state)
    pool = state[at.HANDS] | state[at.HANDS + 1] | state[at.HANDS + 2] | state[at.HANDS + 3] | state[at.LYING]
    plain = cards & ~(SINGULAR | plan[at.CALLED])
    left = plain
    while left:
        card = left & -left
        left ^= card
        below = pool & suit_of(card) & card - 1
        if below and plain >> highest(below) & 1:
            cards ^= card
    return cards


@jit
def _enter(plan, state, ours, frame, floor, ceiling):
    """Make the frame of a position ready."""
    frame[LEFT] = different(plan, state)
    frame[VALUE] = -FAR if ours >> turn(state) & 1 else FAR
    frame[FLOOR] = floor
    frame[CEILING] = ceiling


@jit
def _take(state, ours, frame, value):
    """Write down what one more card leads to."""
    if ours >> turn(state) & 1:
        frame[VALUE] = max(frame[VALUE], value)
        frame[FLOOR] = max(frame[FLOOR], value)
    else:
        frame[VALUE] = min(frame[VALUE], value)
        frame[CEILING] = min(frame[CEILING], value)


@jit
def forced_score(plan, viewer, states, frames, result, nodes):
    """Return the score of a player in half points from the first of some states on, the others being room for more.

    :param nodes: how many cards may be tried; what is left of them is written back, and when nothing is left the
        score is not known.
    """
    ours = own_side(plan, viewer)
    depth = 0
    if states[0][at.NUMBER] > at.LAST_TRICK:
        settle(plan, states[0], result)
        return score_of(result[viewer])
    _enter(plan, states[0], ours, frames[0], -FAR, FAR)
    while nodes[0] > 0:
        state = states[depth]
        frame = frames[depth]
        if not frame[LEFT] or frame[FLOOR] >= frame[CEILING]:
            if depth == 0:
                break
            depth -= 1
            _take(states[depth], ours, frames[depth], frame[VALUE])
            continue
        nodes[0] -= 1
        card = 1 << highest(frame[LEFT])
        frame[LEFT] ^= card
        after = states[depth + 1]
        for place in range(at.STATE_SIZE):
            after[place] = state[place]
        play_unchecked(plan, after, card)
        if after[at.NUMBER] > at.LAST_TRICK:
            settle(plan, after, result)
            _take(state, ours, frame, score_of(result[viewer]))
        else:
            depth += 1
            _enter(plan, after, ours, frames[depth], frame[FLOOR], frame[CEILING])
    return frames[0][VALUE]


@jit
def try_endings(plans, worlds, now, chosen, cards, values, viewer, plan, states, frames, result, nodes):
    """Play each of some cards in some worlds, and then as well as can be; writes what the viewer gets.

    Returns False when there were not enough nodes.

    :param now: by world: where it stands.
    :param chosen: the numbers of the worlds.
    :param values: a row for each world, a column for each card.
    """
    for row in range(chosen.size):
        number = chosen[row]
        fit_plan(plans[worlds[number][world_at.CASE]], worlds[number], plan)
        for column in range(cards.size):
            for place in range(at.STATE_SIZE):
                states[0][place] = now[number][place]
            play_unchecked(plan, states[0], cards[column])
            values[row, column] = forced_score(plan, viewer, states, frames, result, nodes)
            if nodes[0] <= 0:
                return False
    return True
