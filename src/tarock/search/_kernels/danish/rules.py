"""The card play of Danish Tarok on integers: a second implementation of ``tarock.danish``, for speed alone.

Nothing here checks an action: the readable engine is the law, and a test plays both side by side.
:mod:`tarock.search._kernels.danish.layout` tells what the integers mean.
"""

from tarock.search._kernels.backend import jit, lowest
from tarock.search._kernels.danish.layout import (
    ALL_SUITS,
    BARRED,
    CARDS,
    CLAIM,
    CUPS,
    DEMAND,
    DEMAND_BEFORE_LEAD,
    DEMANDED,
    FINE,
    FINE_BARS,
    FINE_VOIDS,
    FIRST_TAROK,
    GRANTED,
    HELD,
    IS_POSITION,
    KING_CUP,
    LAST,
    LEAD_PASSES,
    LEAD_SKUS,
    LEADER,
    LED,
    NAME,
    NET,
    NO_RIGHT,
    NOTHING,
    NUMBER,
    NUMBERED,
    PACK_SIZE,
    PAGAT_CUP,
    PLACED,
    RETRACTION,
    RIGHT,
    SECOND,
    SECOND_LAST,
    SKUS,
    SKUS_BIT,
    SUIT,
    SUIT_SIZE,
    SUITS,
    TAKEN_BACK,
    TAROK,
    TAROKS,
    THIRD,
    THIRD_LAST,
    TURN,
    USED,
    VOID,
    WAIVE,
    WAIVED,
)
from tarock.search._kernels.danish.payments import count_trick, next_place, pay_in_trick, settle

# Cards in hands


@jit
def of_suit(suits, taroks, suit):
    """Return the cards of a hand that are of a suit, or its numbered taroks."""
    if suit == TAROK:
        return taroks & NUMBERED
    return suits & (SUIT << (suit * SUIT_SIZE))


@jit
def suit_of(card):
    """Return the suit of a card; the skus is listed with the taroks.  147 / 2048 is a fourteenth, and quick."""
    suit = (card * 147) >> 11
    return min(suit, TAROK)


@jit
def is_of(card, suit):
    """Tell whether a card follows a suit; the skus follows nothing."""
    first = suit * SUIT_SIZE
    if suit == TAROK:
        return first <= card < SKUS
    return first <= card < first + SUIT_SIZE


@jit
def take_card(position, place, card):
    """Take a card from a hand, or give it back."""
    if card < FIRST_TAROK:
        position[SUITS + place] ^= 1 << card
    else:
        position[TAROKS + place] ^= 1 << (card - FIRST_TAROK)


@jit
def skus_holder(position):
    """Return who holds the skus; NOTHING when it has been played or laid."""
    for place in range(3):
        if position[TAROKS + place] & SKUS_BIT:
            return place
    return NOTHING


# What may be done


@jit
def follow(suits, taroks, led):
    """Return which cards other than the skus follow what was led: the suit, else taroks, else anything.

    Above the suits there are no bits, so nothing follows a tarok as a suit.  Written without branches, which random
    play would mispredict.
    """
    numbered = taroks & NUMBERED
    if led == NOTHING:
        return suits, numbered
    following = suits & ((SUIT << (led * SUIT_SIZE)) & ALL_SUITS)
    other_suits = 0 if numbered else suits
    return following or other_suits, 0 if following else numbered


@jit
def legal_cards(position):
    """Return the cards that the player on turn may play, as suits and taroks.

    The skus may be played to anything (B-24), except in the second-last trick (B-53); demanded in the third-last, it
    must be.
    """
    place = position[TURN]
    suits = position[SUITS + place]
    taroks = position[TAROKS + place]
    if position[RIGHT] == GRANTED:
        return 0, 0
    skus = taroks & SKUS_BIT
    if skus:
        number = position[NUMBER]
        if number == SECOND_LAST and (suits or taroks != skus):
            skus = 0
        elif number == THIRD_LAST and position[DEMANDED]:
            return 0, skus
    suits, taroks = follow(suits, taroks, position[LED])
    return suits, taroks | skus


@jit
def may_speak(position):
    """Tell whether the player on turn may say something about a led skus: he lacks what it was named (B-21)."""
    right = position[RIGHT]
    place = position[TURN]
    if right not in (SECOND, GRANTED, THIRD):
        return False
    return of_suit(position[SUITS + place], position[TAROKS + place], position[LED]) == 0


@jit
def somebody_holds(position, suit):
    """Tell whether one of the two who did not lead holds a suit; a card on the table counts as held (B-22)."""
    leader = position[LEADER]
    for place in range(3):
        if place != leader and of_suit(position[SUITS + place], position[TAROKS + place], suit):
            return True
    return position[PLACED] > 1 and is_of(position[CARDS + 1], suit)


@jit
def may_demand(plan, position, place):
    """Tell whether a place may demand the skus: until its holder has played (B-17), or wrongly once it has gone."""
    if position[NUMBER] != THIRD_LAST or position[DEMANDED] or position[TURN] == NOTHING:
        return False
    if position[PLACED] and plan[DEMAND_BEFORE_LEAD]:
        return False
    holder = skus_holder(position)
    if holder == place:
        return False
    return holder == NOTHING or (holder - position[LEADER] + 3) % 3 >= position[PLACED]


@jit
def legal_actions(plan, position, place, actions):
    """Write down what a place may do, in the order of the readable engine, and return how much it is."""
    count = 0
    if position[TURN] == place:
        count = _write_cards(position, actions)
        if may_speak(position):
            count = _write_words(position, actions, count)
    if may_demand(plan, position, place):
        actions[count] = DEMAND
        count += 1
    return count


@jit
def _write_cards(position, actions):
    suits, taroks = legal_cards(position)
    count = 0
    while suits:
        actions[count] = lowest(suits)
        count += 1
        suits &= suits - 1
    skus = taroks & SKUS_BIT
    taroks ^= skus
    while taroks:
        actions[count] = FIRST_TAROK + lowest(taroks)
        count += 1
        taroks &= taroks - 1
    if skus and position[PLACED]:
        actions[count] = SKUS
        count += 1
    elif skus:
        for suit in range(5):
            actions[count] = LEAD_SKUS + suit
            count += 1
    return count


@jit
def _write_words(position, actions, count):
    if position[RIGHT] == SECOND:
        actions[count] = CLAIM
        count += 1
    else:
        for suit in range(5):
            if suit != position[LED] and somebody_holds(position, suit):
                actions[count] = NAME + suit
                count += 1
    actions[count] = WAIVE
    return count + 1


# What is done


@jit
def act(plan, position, place, action):
    """Let a place do something that it may do."""
    if action < PACK_SIZE:
        play(plan, position, action, NOTHING)
    elif action < CLAIM:
        play(plan, position, SKUS, action - LEAD_SKUS)
    elif action == CLAIM:
        _claim(position)
    elif action == WAIVE:
        position[RIGHT] = USED if position[RIGHT] == THIRD else WAIVED
    elif action == DEMAND:
        _demand(plan, position, place)
    else:
        baptise(plan, position, action - NAME)


@jit
def play(plan, position, card, named):
    """Play a card to the trick; the next player's turn comes, or the trick is won."""
    lay_down(position, card, named)
    if position[PLACED] == 3:
        _finish_trick(plan, position)


@jit
def lay_down(position, card, named):
    """Put a card into the trick and pass the turn on."""
    place = position[TURN]
    placed = position[PLACED]
    take_card(position, place, card)
    position[CARDS + placed] = card
    position[PLACED] = placed + 1
    position[TURN] = next_place(place)
    if placed == 0:
        position[LED] = suit_of(card) if named == NOTHING else named
        position[RIGHT] = SECOND if card == SKUS else NO_RIGHT
    elif placed == 1 and position[RIGHT] != NO_RIGHT:
        position[RIGHT] = right_after(position[RIGHT], card, position[LED])


@jit
def right_after(right, card, led):
    """Return what becomes of the right to baptise when the second player plays a card."""
    if right == TAKEN_BACK:
        return USED
    if right in (SECOND, WAIVED):
        return NO_RIGHT if is_of(card, led) else THIRD
    return right


@jit
def _claim(position):
    """Say that one lacks the named suit; the third player must now say whether he has it (B-21)."""
    third = next_place(position[TURN])
    has = of_suit(position[SUITS + third], position[TAROKS + third], position[LED])
    position[RIGHT] = HELD if has else GRANTED


@jit
def _demand(plan, position, place):
    """Demand the skus; who demands it after it has gone pays the fine and play goes on."""
    position[DEMANDED] = 1
    if skus_holder(position) == NOTHING and not plan[IS_POSITION]:
        position[NET + place] -= 2 * plan[FINE]
        position[CUPS + KING_CUP] += plan[FINE]
        position[CUPS + PAGAT_CUP] += plan[FINE]
        if plan[FINE_BARS]:
            position[BARRED] |= 1 << place
        if plan[FINE_VOIDS]:
            position[VOID] = 1


@jit
def baptise(plan, position, suit):
    """Name the led skus anew; the second player follows the new suit if he holds it (B-23)."""
    third_named = position[RIGHT] == THIRD
    position[LED] = suit
    position[RIGHT] = USED
    if not third_named or not plan[RETRACTION]:
        return
    second = next_place(position[LEADER])
    card = position[CARDS + 1]
    if not is_of(card, suit) and of_suit(position[SUITS + second], position[TAROKS + second], suit):
        take_card(position, second, card)
        position[PLACED] = 1
        position[TURN] = second
        position[RIGHT] = TAKEN_BACK


# The end of a trick


@jit
def strength(card, led):
    """Return what a card is worth in a trick: the stronger the higher, -1 when it cannot win."""
    if card >= FIRST_TAROK:
        return card if card < SKUS else -1
    first = led * SUIT_SIZE
    return card if first <= card < first + SUIT_SIZE else -1


@jit
def winning_card(first, second, third, led):
    """Return which card wins a trick, counted from the lead.

    The skus never wins.  When it was led and neither its suit nor a tarok has come, the next player's card counts as
    led (B-22).
    """
    best = strength(first, led)
    which = 0
    against = strength(second, led)
    if against > best:
        best = against
        which = 1
    against = strength(third, led)
    if against > best:
        best = against
        which = 2
    if best < 0:
        which = 2 if strength(third, suit_of(second)) > second else 1
    return which


@jit
def winner_of(position):
    """Return who wins the trick that lies on the table."""
    which = winning_card(position[CARDS], position[CARDS + 1], position[CARDS + 2], position[LED])
    place = position[LEADER] + which
    return place if place < 3 else place - 3


@jit
def _finish_trick(plan, position):
    """Give a trick to its winner and begin the next one, or end the deal."""
    winner = winner_of(position)
    count_trick(plan, position, winner)
    if position[NUMBER] == LAST:
        position[TURN] = NOTHING
        settle(plan, position, winner)
        return
    if not plan[IS_POSITION]:
        pay_in_trick(plan, position, winner)
    begin_next_trick(plan, position, winner)


@jit
def begin_next_trick(plan, position, winner):
    """Let the winner of a trick lead to the next."""
    leader = last_leader(plan, position, winner) if position[NUMBER] == SECOND_LAST else winner
    position[NUMBER] += 1
    position[LEADER] = leader
    position[TURN] = leader
    position[PLACED] = 0
    position[LED] = NOTHING
    position[RIGHT] = NO_RIGHT


@jit
def last_leader(plan, position, winner):
    """Return who leads to the last trick: it passes on from a bare skus where the book says so (B-19)."""
    passes = plan[LEAD_PASSES] and position[TAROKS + winner] & SKUS_BIT
    return next_place(winner) if passes else winner
