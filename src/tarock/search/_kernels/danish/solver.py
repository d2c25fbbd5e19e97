"""What some players of Danish Tarok can force with open cards, whatever the others do.

A *question* asks whether an *event* happens: an ultimo or a bagud of one place with certain cards, the last trick, no
trick at all, or all of them.  Some places want it to happen and the others do not; both sides play as well as can be.
Whoever wants the contrary asks the same question with the sides exchanged.

The search goes card by card and stops at the first that decides.  What is found at the beginning of a trick is kept in
a table under the *relative* cards: who holds the strongest, the next, … card of each suit that is still in play.

What changes nothing is left out.  Of cards that lie side by side one stands for all.  A second player who lacks the
named suit and plays a card, or waives and plays it, leaves the third the same right; his claim matters only if the
third lacks the suit too and it lets him name another.  A demand is worth most at the last moment, and only to those who
are against the holder of the skus.
"""

from typing import Final

from tarock.search._kernels.backend import extract, jit, lowest, popcount
from tarock.search._kernels.danish.layout import (
    ACTIONS,
    CARDS,
    DEMAND,
    DEMAND_BEFORE_LEAD,
    DEMANDED,
    FIRST_TAROK,
    KINGS,
    LAST,
    LEAD_SKUS,
    LEADER,
    LED,
    NAME,
    NOTHING,
    NUMBER,
    NUMBERED,
    PLACED,
    RIGHT,
    SECOND,
    SECOND_LAST,
    SKUS,
    SKUS_BIT,
    SUIT,
    SUIT_SIZE,
    SUITS,
    TAROKS,
    THIRD,
    THIRD_LAST,
    TURN,
)
from tarock.search._kernels.danish.payments import next_place
from tarock.search._kernels.danish.rules import (
    baptise,
    begin_next_trick,
    lay_down,
    legal_cards,
    of_suit,
    skus_holder,
    somebody_holds,
    suit_of,
    winner_of,
    winning_card,
)
from tarock.search._kernels.fields import Fields

BOARD_SIZE = DEMANDED + 1
"""The part of a position that a search needs: the hands and the trick."""
DEPTH = 3 * LAST + 4 * LAST
"""More than the longest line: each trick has three cards, a demand, a name and a card that is taken back."""
WIDTH = 32
"""More than the most moves at one moment: 24 cards and five names of the skus."""

# The question

_QUESTION: Final = Fields()

KIND, PLACE, TARGET_SUITS, TARGET_TAROKS, WANTING = _QUESTION.fields(5)
"""What event, of which place, with which cards; which places want it, as bits."""
MAY_DEMAND, NODE_LIMIT, GENERATION = _QUESTION.fields(3)
"""Whether the skus may be demanded; when to give up; which entries of the table belong to this question."""
QUESTION_SIZE: Final = _QUESTION.size

ULTIMO, BAGUD, LAST_TRICK, NOLO, TOUT = range(5)

# The answer

NO, YES, UNKNOWN = range(3)

TOP_MERIT = 1 << 20
"""More than the merit of any move."""

# The table: three integers an entry, which hold the whole position and the answer

ENTRY = 3
GENERATIONS = 128
ANSWER_BIT = 1 << 61


# The search


@jit
def decide(positions, depth, plan, question, table, nodes, history, moves):
    """Return whether the event happens from ``positions[depth]`` on: YES, NO, or UNKNOWN when the limit is reached.

    :param nodes: one integer that counts the positions looked at.
    :param history: by place and move, how well a move has done lately.
    """
    nodes[0] += 1
    if nodes[0] > question[NODE_LIMIT]:
        return UNKNOWN
    position = positions[depth]
    after = positions[depth + 1]
    answer = known_at_lead(position, question, table) if position[PLACED] == 0 else UNKNOWN
    if answer != UNKNOWN:
        return answer
    result = UNKNOWN
    if question[MAY_DEMAND] and may_be_demanded(plan, position):
        make_move(plan, position, after, DEMAND)
        answer = decide(positions, depth + 1, plan, question, table, nodes, history, moves)
        if answer == UNKNOWN:
            return UNKNOWN
        if answer != wish_of(question, skus_holder(position)):
            result = answer  # those who are against the holder get what they want
    if result == UNKNOWN:
        place = position[TURN]
        wish = wish_of(question, place)
        result = 1 - wish
        count = rank_moves(position, question, history, moves[depth])
        for which in range(count):
            move = next_best(moves[depth], which, count)
            make_move(plan, position, after, move)
            answer = finish_trick(plan, after, question) if after[PLACED] == 3 else UNKNOWN
            if answer == UNKNOWN:
                answer = decide(positions, depth + 1, plan, question, table, nodes, history, moves)
                if answer == UNKNOWN:
                    return UNKNOWN
            if answer == wish:
                result = wish
                praise(history, place, move)
                break
    if is_kept(position):
        keep(table, position, question, result)
    return result


@jit
def known_at_lead(position, question, table):
    """Return the answer if it can be seen or is remembered before a card is led, else UNKNOWN."""
    answer = decided_at_lead(position, question)
    if answer == UNKNOWN and is_kept(position):
        answer = recall(table, position, question)
    return answer


@jit
def wish_of(question, place):
    """Return the answer that a place wants."""
    return (question[WANTING] >> place) & 1


@jit
def make_move(plan, position, after, move):
    """Write down the position after a move."""
    for slot in range(BOARD_SIZE):
        after[slot] = position[slot]
    if move <= SKUS:
        lay_down(after, move, NOTHING)
    elif move < NAME:
        lay_down(after, SKUS, move - LEAD_SKUS)
    elif move == DEMAND:
        after[DEMANDED] = 1
    else:
        baptise(plan, after, move - NAME)


@jit
def finish_trick(plan, position, question):
    """Begin the next trick; return the answer if the one that lies there decides, else UNKNOWN."""
    winner = winner_of(position)
    place = question[PLACE]
    if position[NUMBER] == LAST:
        card = position[CARDS + (place - position[LEADER] + 3) % 3]
        return event_in_last_trick(question, winner, card)
    if question[KIND] == NOLO and winner == place:
        return NO
    if question[KIND] == TOUT and winner != place:
        return NO
    position[DEMANDED] = 0
    begin_next_trick(plan, position, winner)
    return UNKNOWN


@jit
def event_in_last_trick(question, winner, card):
    """Return whether the last trick brings the event; the card is what the asked place has played to it."""
    kind = question[KIND]
    won = winner == question[PLACE]
    if kind == NOLO:
        return NO if won else YES
    if kind in (LAST_TRICK, TOUT):
        return YES if won else NO
    is_target = is_in(card, question[TARGET_SUITS], question[TARGET_TAROKS])
    return YES if is_target and won == (kind == ULTIMO) else NO


@jit
def is_in(card, suits, taroks):
    """Tell whether a card is one of some cards."""
    if card < FIRST_TAROK:
        return ((suits >> card) & 1) == 1
    return ((taroks >> (card - FIRST_TAROK)) & 1) == 1


@jit
def decided_at_lead(position, question):
    """Return the answer if it can be seen before a card is led, else UNKNOWN."""
    kind = question[KIND]
    place = question[PLACE]
    if kind in (ULTIMO, BAGUD):
        left = position[SUITS + place] & question[TARGET_SUITS] | position[TAROKS + place] & question[TARGET_TAROKS]
        if left == 0:
            return NO
    if position[NUMBER] == LAST:
        return decided_in_last_trick(position, question)
    return UNKNOWN


@jit
def decided_in_last_trick(position, question):
    """Return the answer if three single cards decide, else UNKNOWN: a led skus can be named."""
    leader = position[LEADER]
    first = only_card(position, leader)
    if first == SKUS:
        return UNKNOWN
    second = next_place(leader)
    third = next_place(second)
    which = winning_card(first, only_card(position, second), only_card(position, third), suit_of(first))
    winner = leader + which if leader + which < 3 else leader + which - 3
    return event_in_last_trick(question, winner, only_card(position, question[PLACE]))


@jit
def only_card(position, place):
    """Return the one card that a place still holds."""
    suits = position[SUITS + place]
    return lowest(suits) if suits else FIRST_TAROK + lowest(position[TAROKS + place])


@jit
def may_be_demanded(plan, position):
    """Tell whether it is the last moment at which the skus can be demanded from its holder (B-17)."""
    if position[NUMBER] != THIRD_LAST or position[DEMANDED]:
        return False
    holder = skus_holder(position)
    if holder == NOTHING:
        return False
    return position[PLACED] == 0 if plan[DEMAND_BEFORE_LEAD] else position[TURN] == holder


# Moves


@jit
def rank_moves(position, question, history, moves):
    """Write down the moves of the player on turn that differ, the merit of each above it; return how many they are.

    What has decided lately is tried first, and low cards before high ones.  The asked place keeps the cards that the
    question is about to the last if it wants the event, and gets rid of them first if it does not.
    """
    place = position[TURN]
    asked = place == question[PLACE]
    suits = question[TARGET_SUITS] if asked else 0
    taroks = question[TARGET_TAROKS] if asked else 0
    of_target = 0 if wish_of(question, place) == YES else TOP_MERIT
    count = write_moves(position, suits, taroks, moves)
    for which in range(count):
        move = moves[which]
        merit = history[place * ACTIONS + move]
        if asked and is_in(move, suits, taroks):
            merit = of_target
        moves[which] = (merit << 7) | (127 - move)
    return count


@jit
def write_moves(position, singular_suits, singular_taroks, moves):
    """Write down the moves of the player on turn that differ and return how many they are.

    Of cards side by side the lowest stands for all, but a singular one only for itself.
    """
    suits, taroks = legal_cards(position)
    others_suits, others_taroks = others_cards(position, position[TURN])
    count = 0
    while suits:
        lane = SUIT << (suit_of(lowest(suits)) * SUIT_SIZE)
        count = write_lane(suits & lane, others_suits & lane, singular_suits, 0, moves, count)
        suits &= ~lane
    count = write_lane(taroks & NUMBERED, others_taroks, singular_taroks, FIRST_TAROK, moves, count)
    if taroks & SKUS_BIT:
        count = write_skus(position, moves, count)
    if position[RIGHT] in (SECOND, THIRD):
        count = write_names(position, moves, count)
    return count


@jit
def others_cards(position, place):
    """Return the cards that a place's cards can meet: those of the other hands and of the trick."""
    second = next_place(place)
    third = next_place(second)
    suits = position[SUITS + second] | position[SUITS + third]
    taroks = position[TAROKS + second] | position[TAROKS + third]
    for which in range(position[PLACED]):
        card = position[CARDS + which]
        if card < FIRST_TAROK:
            suits |= 1 << card
        else:
            taroks |= 1 << (card - FIRST_TAROK)
    return suits, taroks & NUMBERED


@jit
def write_lane(own, others, singular, first, moves, count):
    """Write down the cards of one suit that differ."""
    since = 0
    was_singular = 0
    while own:
        card = own & -own
        is_singular = singular & card
        if since == 0 or others & since & (card - 1) or is_singular or was_singular:
            moves[count] = first + lowest(own)
            count += 1
        was_singular = is_singular
        since = -card
        own ^= card
    return count


@jit
def write_skus(position, moves, count):
    """Write down the skus; led, with each of its names."""
    if position[PLACED]:
        moves[count] = SKUS
        return count + 1
    for suit in range(5):
        moves[count] = LEAD_SKUS + suit
        count += 1
    return count


@jit
def write_names(position, moves, count):
    """Write down the names that the player on turn can give a led skus whose suit he and the other lack."""
    place = position[TURN]
    led = position[LED]
    if of_suit(position[SUITS + place], position[TAROKS + place], led):
        return count
    third = next_place(place)
    if position[RIGHT] == SECOND and of_suit(position[SUITS + third], position[TAROKS + third], led):
        return count
    for suit in range(5):
        if suit != led and somebody_holds(position, suit):
            moves[count] = NAME + suit
            count += 1
    return count


@jit
def next_best(moves, which, count):
    """Bring the best of the moves that are left to a place in the list and return it."""
    best = which
    for other in range(which + 1, count):
        if moves[other] > moves[best]:
            best = other
    chosen = moves[best]
    moves[best] = moves[which]
    moves[which] = chosen
    return 127 - (chosen & 127)


@jit
def praise(history, place, move):
    """Note that a move has decided; what it did long ago counts less and less."""
    at = place * ACTIONS + move
    history[at] = (history[at] * 3 >> 2) + 64


# The table


@jit
def key_of(position, question):
    """Return a position at the lead as three integers: two owners of the suits, and all the rest.

    Owners are told by the place among the cards still in play.  A king or pagat that the question is about is marked
    while its place holds it.
    """
    suits = position[SUITS] | position[SUITS + 1] | position[SUITS + 2]
    taroks = (position[TAROKS] | position[TAROKS + 1] | position[TAROKS + 2]) & NUMBERED
    place = question[PLACE]
    kings = extract(position[SUITS + place] & question[TARGET_SUITS], KINGS)
    pagat = position[TAROKS + place] & question[TARGET_TAROKS] & 1
    suits_key = extract(position[SUITS], suits) | question[GENERATION] << 56
    suits_rest = extract(position[SUITS + 1], suits) | kings << 56 | pagat << 60
    other_key = extract(position[TAROKS], taroks) | extract(position[TAROKS + 1], taroks) << 21
    other_key |= position[LEADER] << 42 | (skus_holder(position) + 1) << 44
    for suit in range(4):
        other_key |= popcount(suits & (SUIT << (suit * SUIT_SIZE))) << (46 + 4 * suit)
    return suits_key, suits_rest, other_key


@jit
def folded(word):
    """Return 30 bits of a word in which all of it has a say."""
    return (word ^ word >> 30 ^ word >> 45) & 0x3FFFFFFF


@jit
def index_of(table, suits_key, suits_rest, other_key):
    """Return where in the table a position belongs."""
    mixed = folded(suits_key) * 0x1F3D5B79 + folded(suits_rest) * 0x165667B1 + folded(other_key) * 0x1B873593
    mixed ^= mixed >> 29
    return (mixed & (len(table) // ENTRY - 1)) * ENTRY


@jit
def is_kept(position):
    """Tell whether the table has room for a position: at the lead, with nothing demanded and some tricks to come."""
    return position[PLACED] == 0 and position[NUMBER] < SECOND_LAST and position[DEMANDED] == 0


@jit
def recall(table, position, question):
    """Return the answer that is known of a position, else UNKNOWN."""
    suits_key, suits_rest, other_key = key_of(position, question)
    at = index_of(table, suits_key, suits_rest, other_key)
    if table[at] != suits_key or table[at + 2] != other_key:
        return UNKNOWN
    rest = table[at + 1]
    if rest & ~ANSWER_BIT != suits_rest:
        return UNKNOWN
    return YES if rest & ANSWER_BIT else NO


@jit
def keep(table, position, question, answer):
    """Remember the answer to a position; it replaces what stood there."""
    suits_key, suits_rest, other_key = key_of(position, question)
    at = index_of(table, suits_key, suits_rest, other_key)
    table[at] = suits_key
    table[at + 1] = suits_rest | (ANSWER_BIT if answer == YES else 0)
    table[at + 2] = other_key
