"""Exact solving of Königrufen with open cards: whether one side can force a goal against the other.

A search over AND and OR nodes, one card a node, without recursion, so that it can stop at any node and go on later.
What makes it fast: one yes-or-no question at a time; a table of the positions between tricks, in which only the order
of cards counts that have no value of their own; one card of each row of equal ones; sure tricks of the highest taroks;
and good cards first.

Goals are sums over tricks.  ``NEED`` is what our side still lacks; for an exact number of tricks it is that number.
"""

from typing import Final

from tarock.search._kernels import koenigrufen_layout as at
from tarock.search._kernels.backend import deposit, extract, highest, inlined, jit, lowest, popcount
from tarock.search._kernels.koenigrufen_payments import thirds
from tarock.search._kernels.koenigrufen_rules import followers, holding, legal, suit_of

# Goals

THIRDS: Final = 0
"""At least so many thirds."""
TRICKS: Final = 1
"""At least so many tricks."""
EXACTLY: Final = 2
"""Exactly so many tricks."""
CARD_WINS: Final = 3
"""A card wins the trick with its number: a bird."""
CARD_IN: Final = 4
"""A card lies in that trick, which our side wins: the called king in the last one."""

UNKNOWN: Final = -1

# The desk of a search: the question ...

GOAL: Final = 0
OURS: Final = 1
"""Our side: bit n for seat n."""
CARD: Final = 2
"""The card that the goal is about, ..."""
DUE: Final = 3
"""... and its trick."""
FIXED: Final = 4
"""Cards that are told apart in the table; of the others only the order counts."""
LOW: Final = 5
"""How many of the lowest taroks are fixed."""
START: Final = 6
"""The number of the trick in which the search begins."""
SHOWN: Final = 7
"""Whether the called card had been seen before that trick."""
GENERATION: Final = 8
"""A number of the question: entries of the table that were made for another are not read."""
EXTRA: Final = 9
"""By number of the trick from 1: thirds that its winner gets from the talon."""
SMALLEST: Final = 21
"""Thirds of the card that counts least."""

# ... where the search stands ...

ROOT: Final = 22
"""The first card that is searched for; those before it lie already."""
PLY: Final = 23
ENTERS: Final = 24
VALUE: Final = 25
NODES: Final = 26

# ... for each trick ...

LEVELS: Final = 32
LEVEL_SIZE: Final = 12
HANDS: Final = 0
POOL: Final = 4
LEADER: Final = 5
NEED: Final = 6
REST: Final = 7
"""Thirds that are still to be won."""
OWNERS: Final = 8
"""The key of the table: who has which card of the pool, in two words."""
SLOT: Final = 10
FIRST: Final = 11
"""The card that was best here before, or no card."""

# ... and for each card

FRAMES: Final = LEVELS + LEVEL_SIZE * (at.LAST_TRICK + 1)
FRAME_SIZE: Final = 8
SEAT: Final = 0
LYING: Final = 1
LED: Final = 2
BEST: Final = 3
HOLDER: Final = 4
COUNT: Final = 5
NEXT: Final = 6
PLAYED: Final = 7

PLIES: Final = at.PLAYERS * (at.LAST_TRICK + 1)
MOVES: Final = FRAMES + FRAME_SIZE * PLIES
SCORES: Final = MOVES + at.LAST_TRICK * PLIES

DESK_SIZE: Final = SCORES + at.LAST_TRICK

# The table: two entries in a slot of one cache line, the larger position and the latest one

ENTRY_SIZE: Final = 4
SLOT_SIZE: Final = 2 * ENTRY_SIZE

_BOTTOMS: Final = at.PAGAT | 0x01010101
"""The lowest card of each suit, which continues no row."""
_HALF: Final = (1 << 27) - 1


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
                value = _judge(plan, desk, table, level, ply)
                if value != UNKNOWN:
                    ply -= 1
                    continue
            _list_moves(plan, desk, level, frame, ply)
        else:
            desk[level + HANDS + seat] ^= desk[frame + PLAYED]
            if value == wanted:
                if ply & 3 == 0:
                    _remember(desk, table, level, value, desk[frame + PLAYED])
                ply -= 1
                continue
        index = desk[frame + NEXT]
        if index == desk[frame + COUNT]:
            value = 1 - wanted
            if ply & 3 == 0:
                _remember(desk, table, level, value, 0)
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


# What is known at the beginning of a trick


@inlined
def _judge(plan, desk, table, level, ply):
    """Return the value of a position between tricks if bounds or the table tell it."""
    value = _bound(plan, desk, level, ply)
    if value != UNKNOWN:
        return value
    pool = desk[level + POOL]
    hands = level + HANDS
    first = extract(desk[hands + 1] | desk[hands + 3], pool)
    second = extract(desk[hands + 2] | desk[hands + 3], pool) | desk[level + LEADER] << 48
    if desk[GOAL] == EXACTLY:
        second |= desk[level + NEED] << 50
    second |= desk[GENERATION] << 54
    slot = _slot(first, second, pool, len(table) // SLOT_SIZE)
    desk[level + OWNERS] = first
    desk[level + OWNERS + 1] = second
    desk[level + SLOT] = slot
    desk[level + FIRST] = 0
    for entry in (slot, slot + ENTRY_SIZE):
        if table[entry] == first and table[entry + 1] == second and table[entry + 2] == pool:
            known = table[entry + 3]
            asked = 1 if desk[GOAL] == EXACTLY else desk[level + NEED]
            if known & 255 >= asked:
                return 1
            if known >> 8 & 255 < asked:
                return 0
            if known >> 16:
                desk[level + FIRST] = 1 << (known >> 16) - 1
            return UNKNOWN
    return UNKNOWN


@jit
def _slot(first, second, pool, slots):
    """Return the place in the table for a key: products of its parts, none of which can overflow."""
    mixed = (first & _HALF) * 0x2545F4915 ^ (first >> 27) * 0x1B873593D ^ (second & _HALF) * 0x19D699A5B
    mixed ^= (second >> 27 & _HALF) * 0x35851F42D ^ (second >> 54) * 0x2C1B3C6D5
    mixed ^= (pool & _HALF) * 0x27D4EB2F1 ^ (pool >> 27) * 0x165667B19
    mixed ^= mixed >> 29
    return (mixed & slots - 1) * SLOT_SIZE


@inlined
def _remember(desk, table, level, value, card):
    """Keep what was found about a position: a bound on what our side can get, and the card that showed it."""
    first = desk[level + OWNERS]
    second = desk[level + OWNERS + 1]
    pool = desk[level + POOL]
    slot = desk[level + SLOT]
    entry = slot + ENTRY_SIZE
    least = 0
    most = 255
    if table[slot] == first and table[slot + 1] == second and table[slot + 2] == pool:
        entry = slot
    if table[entry] == first and table[entry + 1] == second and table[entry + 2] == pool:
        least = table[entry + 3] & 255
        most = table[entry + 3] >> 8 & 255
    elif table[slot + 1] >> 54 != desk[GENERATION] or popcount(pool) >= popcount(table[slot + 2]):
        for word in range(ENTRY_SIZE):  # the entry that stood here may still be of use
            table[entry + word] = table[slot + word]
        entry = slot
    asked = 1 if desk[GOAL] == EXACTLY else desk[level + NEED]
    if value:
        least = max(least, asked)
    else:
        most = min(most, asked - 1)
    table[entry] = first
    table[entry + 1] = second
    table[entry + 2] = pool
    table[entry + 3] = least | most << 8 | (lowest(card) + 1 << 16 if card else 0)


@inlined
def _bound(plan, desk, level, ply):
    """Return the value of a position that sure tricks of the highest taroks decide, or a goal out of reach."""
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


# Which card first


@inlined
def _list_moves(plan, desk, level, frame, ply):
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
