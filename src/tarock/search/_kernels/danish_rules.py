"""The card play of Danish Tarok on integers: a second implementation of ``tarock.danish``, for speed alone.

Two arrays of 64-bit integers describe a deal.  The *plan* is what its rules say and does not change; the *position*
is where the play stands.  Both are made by :mod:`tarock.search.danish`, and nothing here checks an action: the
readable engine is the law, and a test plays both side by side.

A *place* is a player in playing order, 0 the dealer, 1 forehand, 2 middle hand.
A hand is two integers: the four suits of fourteen cards, and the taroks with the skus on top.  A card is its number
in :mod:`tarock.core.cards`, so that a higher bit of a suit is a stronger card.
"""

from tarock.search._kernels.backend import deposit, jit, lowest, popcount

# Cards

SUIT_SIZE = 14
FIRST_TAROK = 56
PAGAT = 56
SKUS = 77
PACK_SIZE = 78
TAROK = 4
"""The taroks as what is led; 0 to 3 are the suits."""
NOTHING = -1
"""No card, or nothing led."""

SUIT = (1 << SUIT_SIZE) - 1
ALL_SUITS = (1 << FIRST_TAROK) - 1
NUMBERED = (1 << 21) - 1
"""The 21 numbered taroks of a word of taroks."""
SKUS_BIT = 1 << 21
PAGAT_BIT = 1
MOND_BIT = 1 << 20
KINGS = (1 << 13) | (1 << 27) | (1 << 41) | (1 << 55)

# Tricks

LAST = 25
SECOND_LAST = 24
THIRD_LAST = 23

# Actions: the number of a card, or one of these

LEAD_SKUS = 78
"""The skus led as spades; the next four as the other suits and as tarok."""
CLAIM = 83
WAIVE = 84
NAME = 85
"""To baptise a led skus spades; the next four the other suits and tarok."""
DEMAND = 90
ACTIONS = 91

# The right to baptise a led skus, as tarock.danish.trick.Right tells it

NO_RIGHT, SECOND, HELD, GRANTED, WAIVED, THIRD, TAKEN_BACK, USED = range(8)

# The plan: amounts and switches of the ruleset

(
    LOST_TO_EACH,
    LOST_TO_CUP,
    PAGAT_HOME,
    LAST_TRICK,
    PAID_BESIDE_BAGUD,
    PAID_FOR_BARRED,
    KING_ULTIMO,
    PAGAT_ULTIMO,
    KING_BAGUD,
    PAGAT_BAGUD,
    BAGUDS_IN_TURN,
    NOLO,
    TOUT,
    TOUT_ADDS_COUNT,
    COUNT_OF_TWO,
    IMBALANCE_CUP,
    AVERAGE,
    STEP,
    FUNDING,
    SITTERS,
    FINE,
    FINE_VOIDS,
    FINE_BARS,
    DEMAND_BEFORE_LEAD,
    LEAD_PASSES,
    RETRACTION,
    IS_POSITION,
    FIRST_SEAT,
    TRICK_VALUE,
    VALUES,
) = range(30)
"""FIRST_SEAT is the place that sits first at the table, VALUES the first of the 78 cards' counts."""
PLAN_SIZE = VALUES + PACK_SIZE

# The position

SUITS = 0
"""By place: the suit cards held."""
TAROKS = 3
"""By place: the taroks held, and the skus."""
NUMBER, LEADER, TURN, PLACED = range(6, 10)
"""Which trick it is, who led it, whose turn it is (nobody's when all is over), how many cards lie in it."""
CARDS = 10
"""The cards of the trick, in the order in which they lie."""
LED, RIGHT, DEMANDED = range(13, 16)
"""What must be followed, the right to baptise, whether the skus has been demanded."""
TRICKS = 16
"""By place: the tricks taken."""
POINTS = 19
"""By place: what the pile counts."""
NET = 22
"""By place: what was received less what was paid."""
CUPS = 25
"""What lies in the king cup and in the pagat cup."""
SITTER, BARRED, VOID = range(27, 30)
"""What each player who sits out received; whose ultimo a fine bars, as bits; whether a fine has voided the deal."""
POSITION_SIZE = 30

KING_CUP = 0
PAGAT_CUP = 1


# Dice.  A game's numbers follow from its seed and its number alone; they never need more than 63 bits.


@jit
def seeded(seed, game):
    """Return the dice of a game: 32 bits, never zero."""
    x = (seed * 0x2545F491 + game * 0x1B873593 + 0x165667B1) & 0xFFFFFFFF
    for _ in range(2):
        x ^= x >> 15
        x = (x * 0x2C1B3C6D) & 0xFFFFFFFF
        x ^= x >> 12
        x = (x * 0x297A2D39) & 0xFFFFFFFF
        x ^= x >> 15
    return x | 1


@jit
def roll(dice):
    """Return the next 32 bits (Marsaglia's xorshift)."""
    x = dice[0]
    x ^= (x << 13) & 0xFFFFFFFF
    x ^= x >> 17
    x ^= (x << 5) & 0xFFFFFFFF
    dice[0] = x
    return x


@jit
def below(dice, number):
    """Return a random number below another."""
    return (roll(dice) * number) >> 32


@jit
def nth(bits, n):
    """Return the place of the n-th bit that is set, counted from zero."""
    return lowest(deposit(1 << n, bits))


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
def next_place(place):
    """Return whose turn comes after a place."""
    return place + 1 if place < 2 else 0


@jit
def previous_place(place):
    """Return whose turn came before a place."""
    return place - 1 if place else 2


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
        _baptise(plan, position, action - NAME)


@jit
def play(plan, position, card, named):
    """Play a card to the trick; the next player's turn comes, or the trick is won."""
    place = position[TURN]
    placed = position[PLACED]
    take_card(position, place, card)
    position[CARDS + placed] = card
    position[PLACED] = placed + 1
    position[TURN] = next_place(place)
    if placed == 0:
        position[LED] = suit_of(card) if named == NOTHING else named
        position[RIGHT] = SECOND if card == SKUS else NO_RIGHT
    elif placed == 2:
        _finish_trick(plan, position)
    elif position[RIGHT] != NO_RIGHT:
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
def _baptise(plan, position, suit):
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
    number = position[NUMBER]
    _count_trick(plan, position, winner)
    if number == LAST:
        position[TURN] = NOTHING
        _settle(plan, position, winner)
        return
    if not plan[IS_POSITION]:
        _pay_in_trick(plan, position, winner)
    position[NUMBER] = number + 1
    position[PLACED] = 0
    position[LED] = NOTHING
    position[RIGHT] = NO_RIGHT
    leader = last_leader(plan, position, winner) if number == SECOND_LAST else winner
    position[LEADER] = leader
    position[TURN] = leader


@jit
def last_leader(plan, position, winner):
    """Return who leads to the last trick: it passes on from a bare skus where the book says so (B-19)."""
    passes = plan[LEAD_PASSES] and position[TAROKS + winner] & SKUS_BIT
    return next_place(winner) if passes else winner


@jit
def _count_trick(plan, position, winner):
    """Add a trick to its winner's pile; the skus goes to its player's own, but in the last trick to the winner."""
    position[TRICKS + winner] += 1
    points = plan[TRICK_VALUE]
    for which in range(3):
        card = position[CARDS + which]
        if card == SKUS and position[NUMBER] != LAST:
            place = position[LEADER] + which
            position[POINTS + (place if place < 3 else place - 3)] += plan[VALUES + SKUS]
        else:
            points += plan[VALUES + card]
    position[POINTS + winner] += points


@jit
def cup_of(card):
    """Return the cup that an ultimo card plays for; NOTHING for other cards."""
    if card == PAGAT:
        return PAGAT_CUP
    if card < FIRST_TAROK and (KINGS >> card) & 1:
        return KING_CUP
    return NOTHING


@jit
def _pay_in_trick(plan, position, winner):
    """Pay for kings and the pagat in a trick before the last one (B-11); most tricks have none."""
    place = position[LEADER]
    for which in range(3):
        cup = cup_of(position[CARDS + which])
        if cup != NOTHING and place != winner:
            from_each(position, place, -plan[LOST_TO_EACH])
            into_cup(position, place, cup, plan[LOST_TO_CUP])
        elif cup == PAGAT_CUP:
            from_each(position, place, plan[PAGAT_HOME])
        place = next_place(place)


# Paying


@jit
def from_each(position, place, points):
    """Let both opponents pay a place."""
    for other in range(3):
        position[NET + other] -= points
    position[NET + place] += 3 * points


@jit
def into_cup(position, place, cup, points):
    """Let a place pay into a cup."""
    position[NET + place] -= points
    position[CUPS + cup] += points


@jit
def _settle(plan, position, winner):
    """Pay what is due after play: last trick, ultimo, bagud, nolo, tout, re-funding and count (B-15)."""
    if position[VOID]:
        return
    found_king = position[CUPS + KING_CUP]
    found_pagat = position[CUPS + PAGAT_CUP]
    is_deal = not plan[IS_POSITION]
    tout = is_deal and position[TRICKS + winner] == LAST
    nolo = is_deal and not tout and _settle_nolo(plan, position)
    king_emptied = tout
    pagat_emptied = tout
    if tout:
        from_each(position, winner, plan[TOUT])
        into_cup(position, winner, KING_CUP, -found_king)
        into_cup(position, winner, PAGAT_CUP, -found_pagat)
    elif not nolo:
        cup = _settle_last_trick(plan, position, winner)
        king_emptied = cup == KING_CUP
        pagat_emptied = cup == PAGAT_CUP
    fallen = _settle_baguds(plan, position, winner, king_emptied, pagat_emptied, found_king, found_pagat)
    if king_emptied and not fallen & 1:
        _fund(plan, position, KING_CUP)
    if pagat_emptied and not fallen & 2:
        _fund(plan, position, PAGAT_CUP)
    if is_deal and not nolo and (plan[TOUT_ADDS_COUNT] or not tout):
        _settle_count(plan, position)


@jit
def _settle_nolo(plan, position):
    """Pay whoever took no trick; a nolo cancels ultimo, last trick and count (B-09, B-10)."""
    for place in range(3):
        if position[TRICKS + place] == 0:
            from_each(position, place, plan[NOLO])
            return True
    return False


@jit
def _last_card(position, place):
    """Return the card that a place has played to the trick on the table."""
    return position[CARDS + (place - position[LEADER] + 3) % 3]


@jit
def _settle_last_trick(plan, position, winner):
    """Pay an ultimo and return its cup, or else the last trick, which a bagud cancels (B-07, B-08, B-35)."""
    cup = cup_of(_last_card(position, winner))
    is_barred = (position[BARRED] >> winner) & 1
    if cup != NOTHING and not is_barred:
        from_each(position, winner, plan[KING_ULTIMO] if cup == KING_CUP else plan[PAGAT_ULTIMO])
        into_cup(position, winner, cup, -position[CUPS + cup])
        return cup
    baguds = 0
    for place in range(3):
        baguds += place != winner and cup_of(_last_card(position, place)) != NOTHING
    if (cup == NOTHING or plan[PAID_FOR_BARRED]) and (baguds == 0 or plan[PAID_BESIDE_BAGUD]):
        from_each(position, winner, plan[LAST_TRICK])
    return NOTHING


@jit
def _settle_baguds(plan, position, winner, king_emptied, pagat_emptied, found_king, found_pagat):
    """Pay each bagud by seat, to each opponent and into the cup (B-12, B-13, B-16); return which cups, as bits."""
    fallen = 0
    place = plan[FIRST_SEAT]
    for _ in range(3):
        cup = cup_of(_last_card(position, place))
        if place != winner and cup != NOTHING:
            fallen |= 1 << cup
            emptied = king_emptied if cup == KING_CUP else pagat_emptied
            points = found_king if cup == KING_CUP else found_pagat
            if plan[BAGUDS_IN_TURN] and not emptied:
                points = position[CUPS + cup]
            from_each(position, place, -(plan[KING_BAGUD] if cup == KING_CUP else plan[PAGAT_BAGUD]))
            into_cup(position, place, cup, points)
        place = next_place(place)
    return fallen


@jit
def _fund(plan, position, cup):
    """Fund an emptied cup; those who sit out pay their share too."""
    for place in range(3):
        into_cup(position, place, cup, plan[FUNDING])
    position[SITTER] -= plan[FUNDING]
    position[CUPS + cup] += plan[SITTERS] * plan[FUNDING]


@jit
def _settle_count(plan, position):
    """Let those below the average pay those above it; a cup settles what does not match."""
    dealer = rounded(plan, position[POINTS])
    forehand = rounded(plan, position[POINTS + 1])
    middle = rounded(plan, position[POINTS + 2])
    if plan[COUNT_OF_TWO]:
        forehand = -(dealer + middle)
    position[NET] += dealer
    position[NET + 1] += forehand
    position[NET + 2] += middle
    position[CUPS + plan[IMBALANCE_CUP]] -= dealer + forehand + middle


@jit
def rounded(plan, points):
    """Take the difference from the average to the nearest multiple of the step."""
    difference = points - plan[AVERAGE]
    steps = (abs(difference) * 2 + plan[STEP]) // (plan[STEP] * 2)
    return steps * plan[STEP] if difference > 0 else -steps * plan[STEP]


# Random deals


@jit
def deal(position, pack, dice):
    """Deal 25 cards each and three more to the dealer, who lays three at random."""
    for card in range(PACK_SIZE):
        pack[card] = card
    left = PACK_SIZE
    for place in range(1, 3):
        suits = 0
        taroks = 0
        for _ in range(LAST):
            which = below(dice, left)
            card = pack[which]
            left -= 1
            pack[which] = pack[left]
            is_tarok = 1 if card >= FIRST_TAROK else 0
            suits |= (1 - is_tarok) << (card & 63)
            taroks |= is_tarok << ((card - FIRST_TAROK) & 63)
        position[SUITS + place] = suits
        position[TAROKS + place] = taroks
    position[SUITS] = ALL_SUITS ^ position[SUITS + 1] ^ position[SUITS + 2]
    position[TAROKS] = (NUMBERED | SKUS_BIT) ^ position[TAROKS + 1] ^ position[TAROKS + 2]


@jit
def declared_courts(suits, has_skus):
    """Return the queens, cavalls and jacks of a hand that belong to a declaration (B-27).

    Four courts of a suit are declared, or three with the skus.
    """
    declared = 0
    for suit in range(4):
        courts = suits & (0b1111 << (suit * SUIT_SIZE + 10))
        if popcount(courts) + has_skus >= 4:
            declared |= courts
    return declared & ~KINGS


@jit
def lay(plan, position, dice):
    """Lay a plain skat in the order of duty: free cards, then declared courts, then taroks (B-28)."""
    suits = position[SUITS]
    taroks = position[TAROKS]
    declared = declared_courts(suits, 1 if taroks & SKUS_BIT else 0)
    free = suits & ~KINGS & ~declared
    last_resort = taroks & NUMBERED & ~PAGAT_BIT & ~MOND_BIT
    points = plan[TRICK_VALUE]
    for _ in range(3):
        if free == 0:
            free = declared
            declared = 0
        if free:
            card = nth(free, below(dice, popcount(free)))
            free ^= 1 << card
        else:
            which = nth(last_resort, below(dice, popcount(last_resort)))
            last_resort ^= 1 << which
            card = FIRST_TAROK + which
        take_card(position, 0, card)
        points += plan[VALUES + card]
    position[POINTS] += points


@jit
def begin(plan, position, start, pack, dice):
    """Deal, lay and let forehand lead; ``start`` holds what was paid before and lies in the cups."""
    for slot in range(POSITION_SIZE):
        position[slot] = start[slot]
    deal(position, pack, dice)
    lay(plan, position, dice)


@jit
def card_at(suits, taroks, which):
    """Return a card of a hand by its place in it, suits first."""
    above = which - popcount(suits)
    return nth(suits, which) if above < 0 else FIRST_TAROK + nth(taroks, above)


@jit
def random_action(plan, position, dice, actions):
    """Return one of the things that the player on turn may do, each equally likely.

    Nobody demands a skus that he has seen go.
    """
    count = legal_actions(plan, position, position[TURN], actions)
    if actions[count - 1] == DEMAND and skus_holder(position) == NOTHING:
        count -= 1
    return actions[below(dice, count)]


@jit
def _follow_at_random(position, place, led, dice):
    """Play a random card of those that a place may play to a plain trick."""
    suits = position[SUITS + place]
    taroks = position[TAROKS + place]
    legal_suits, legal_taroks = follow(suits, taroks, led)
    legal_taroks |= taroks & SKUS_BIT
    card = card_at(legal_suits, legal_taroks, below(dice, popcount(legal_suits) + popcount(legal_taroks)))
    take_card(position, place, card)
    return card


@jit
def is_plain(position):
    """Tell whether a trick begins in which nothing can be demanded and the skus is under no special rule."""
    return position[PLACED] == 0 and (position[NUMBER] < THIRD_LAST or skus_holder(position) == NOTHING)


@jit
def play_plain_trick(plan, position, dice):
    """Play one trick at random: what most tricks are, so it is done at one go.

    If the leader picks the skus it is led, and the rights around it are left to the full rules.
    """
    leader = position[LEADER]
    suits = position[SUITS + leader]
    taroks = position[TAROKS + leader]
    plain = popcount(suits) + popcount(taroks & NUMBERED)
    which = below(dice, plain + 5 if taroks & SKUS_BIT else plain)
    if which >= plain:
        play(plan, position, SKUS, which - plain)
        return
    card = card_at(suits, taroks, which)
    take_card(position, leader, card)
    led = suit_of(card)
    position[LED] = led
    position[CARDS] = card
    second = next_place(leader)
    position[CARDS + 1] = _follow_at_random(position, second, led, dice)
    position[CARDS + 2] = _follow_at_random(position, next_place(second), led, dice)
    _finish_trick(plan, position)


@jit
def play_out(plan, position, dice, actions):
    """Play at random to the end; everybody chooses among all that he may do."""
    while position[TURN] != NOTHING:
        if is_plain(position):
            play_plain_trick(plan, position, dice)
        else:
            action = random_action(plan, position, dice, actions)
            act(plan, position, position[TURN], action)


@jit
def play_random_deals(plan, start, seed, first, number, position, pack, dice, actions, totals):
    """Play whole deals at random, beginning with the dealing, and add up what each place and each cup comes to."""
    for game in range(first, first + number):
        dice[0] = seeded(seed, game)
        begin(plan, position, start, pack, dice)
        play_out(plan, position, dice, actions)
        for slot in range(5):
            totals[slot] += position[NET + slot]
