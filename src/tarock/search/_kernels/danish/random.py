"""Random deals of Danish Tarok: dice, dealing, a plain skat and random play to the end."""

from tarock.search._kernels.backend import deposit, jit, lowest, popcount
from tarock.search._kernels.danish.layout import (
    ALL_SUITS,
    CARDS,
    DEMAND,
    FIRST_TAROK,
    KINGS,
    LAST,
    LEADER,
    LED,
    MOND_BIT,
    NET,
    NOTHING,
    NUMBER,
    NUMBERED,
    PACK_SIZE,
    PAGAT_BIT,
    PLACED,
    POINTS,
    POSITION_SIZE,
    SKUS,
    SKUS_BIT,
    SUIT_SIZE,
    SUITS,
    TAROKS,
    THIRD_LAST,
    TRICK_VALUE,
    TURN,
    VALUES,
)
from tarock.search._kernels.danish.payments import next_place
from tarock.search._kernels.danish.rules import (
    _finish_trick,
    act,
    follow,
    legal_actions,
    play,
    skus_holder,
    suit_of,
    take_card,
)

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


# Dealing


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
            is_tarok = 1 if card >= FIRST_TAROK else 0  # and no branch, which random cards would mispredict
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
def step(plan, position, dice, actions):
    """Play a trick at random, or do one thing in a trick that has to do with the skus."""
    if is_plain(position):
        play_plain_trick(plan, position, dice)
    else:
        action = random_action(plan, position, dice, actions)
        act(plan, position, position[TURN], action)


@jit
def play_out(plan, position, dice, actions):
    """Play at random to the end; everybody chooses among all that he may do."""
    while position[TURN] != NOTHING:
        step(plan, position, dice, actions)


@jit
def play_random_deals(plan, start, seed, first, number, position, pack, dice, actions, totals):
    """Play whole deals at random, beginning with the dealing, and add up what each place and each cup comes to."""
    for game in range(first, first + number):
        dice[0] = seeded(seed, game)
        begin(plan, position, start, pack, dice)
        play_out(plan, position, dice, actions)
        for slot in range(5):
            totals[slot] += position[NET + slot]
