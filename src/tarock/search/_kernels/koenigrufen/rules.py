"""The card play of Königrufen on bits: what may be played, and who wins.

A second implementation: :mod:`tarock.koenigrufen` is the law, and ``tests/search/koenigrufen/test_parity.py`` holds
this to it.  Whatever a book, a contract or an announcement decides stands in the plan; see ``layout`` for
the places in plan and state.  Nothing is checked here: only legal cards may be played.
"""

from tarock.search._kernels.backend import jit, lowest, popcount
from tarock.search._kernels.koenigrufen import layout as at

# What may be played


@jit
def suit_of(card):
    """Return all cards of the suit of a card."""
    return at.TAROCKS if card & at.TAROCKS else 255 << (lowest(card) & 24)


@jit
def beaters(duties, led, best):
    """Return the cards that beat the one that holds a trick."""
    trumps = led if duties & at.POWERLESS else at.TAROCKS
    return (led | trumps) & -(best << 1)


@jit
def takers(duties, lying, led, best):
    """Return the cards that would take the lead; near a Kaiserstich strength does not decide alone."""
    cards = beaters(duties, led, best)
    if duties & at.KAISERSTICH and popcount(lying & at.TRULL) > 1:
        lacking = at.TRULL & ~lying
        return cards & ~lacking | lacking & at.PAGAT if lacking else 0
    return cards


@jit
def followers(hand, led):
    """Return the cards of a hand that may follow: the led suit, else a tarock, else anything."""
    cards = hand & led
    tarocks = hand & at.TAROCKS
    others = tarocks or hand
    return cards or others


@jit
def dutiful(duties, hand, lying, led, best):
    """Return the cards that suit, tarock, overtaking and Pagat duty leave."""
    cards = followers(hand, led) if led else hand
    if not duties:
        return cards
    if duties & at.POWERLESS and not led:
        cards = hand & at.SUIT_CARDS or hand
    if duties & at.PAGAT_LAST and hand & at.TAROCKS != at.PAGAT:
        wins = duties & at.KAISERSTICH and lying & (at.SKUS | at.MOND) == at.SKUS | at.MOND
        cards &= -1 if wins else ~at.PAGAT
    if duties & at.OVERTAKE and led:
        return cards & takers(duties, lying, led, best) or cards
    return cards


@jit
def early_cards(number):
    """Return the cards that aim at a later trick than this one."""
    cards = 0
    for card, trick, _ in at.AIMS:
        if number < trick:
            cards |= card
    return cards


@jit
def waiting(plan, seat, cards, number, shown):
    """Return which of some cards an announcement binds: lower birds (T-A24), and what waits for its trick (K-A23)."""
    early = early_cards(number)
    held = cards & plan[at.OWN_BIRDS + seat]
    highest = held
    while highest & highest - 1:
        highest &= highest - 1
    bound = plan[at.BOUND_BIRDS + at.PLAYERS * shown + seat] & early
    if number < at.LAST_TRICK:
        bound |= plan[at.BOUND_KING]
    if not cards & ~bound:
        bound = 0
    return held & ~highest & early | cards & bound


@jit
def legal(plan, seat, hand, lying, led, best, number, shown):
    """Return the cards that a seat may play from a hand."""
    duties = plan[at.DUTIES]
    cards = dutiful(duties, hand, lying, led, best)
    if duties & at.ANNOUNCED:
        return cards & ~waiting(plan, seat, cards, number, shown)
    return cards


@jit
def turn(state):
    """Return whose turn it is."""
    return state[at.LEADS] + state[at.COUNT] & 3


@jit
def legal_now(plan, state):
    """Return the cards that the player on turn may play."""
    seat = turn(state)
    hand = state[at.HANDS + seat]
    return legal(plan, seat, hand, state[at.LYING], state[at.LED], state[at.BEST], state[at.NUMBER], state[at.SHOWN])


# Playing


@jit
def begin(plan, state):
    """Make a state ready for the first trick; the hands are there already."""
    for place in range(at.WON, at.STATE_SIZE):
        state[place] = 0
    state[at.NUMBER] = 1
    state[at.LEADS] = plan[at.LEADER]


@jit
def holding(duties, lying, led, best, card):
    """Return the card that holds a trick after one more, which lies in it already."""
    if duties & at.KAISERSTICH and lying & at.TRULL == at.TRULL:
        return at.PAGAT
    return card if card & beaters(duties, led, best) else best


@jit
def play_unchecked(plan, state, card):
    """Put a card into the trick; the fourth ends it."""
    count = state[at.COUNT]
    seat = turn(state)
    state[at.HANDS + seat] ^= card
    state[at.PLAYED + count] = card
    state[at.LYING] |= card
    if count == 0:
        state[at.LED] = suit_of(card)
        state[at.BEST] = card
    else:
        state[at.BEST] = holding(plan[at.DUTIES], state[at.LYING], state[at.LED], state[at.BEST], card)
    if card & plan[at.CALLED]:
        state[at.SHOWN] = 1
    state[at.COUNT] = count + 1
    if count + 1 == at.PLAYERS:
        end_trick(plan, state, player_of(state, state[at.BEST]))


@jit
def player_of(state, card):
    """Return who has played a card to the trick."""
    place = 0
    while state[at.PLAYED + place] != card:
        place += 1
    return state[at.LEADS] + place & 3


@jit
def end_trick(plan, state, winner):
    """Give a trick to its winner, who leads to the next."""
    number = state[at.NUMBER]
    state[at.WON + winner] |= state[at.LYING]
    if plan[at.KIND] <= at.SUIT:
        _note(plan, state, winner)
    elif plan[at.TALON_USE] == at.TALON_FIRST_SIX_TRICKS and number <= at.TALON_SIZE:
        state[at.WON + winner] |= plan[at.TALON + number - 1]
    elif plan[at.TALON_USE] == at.TALON_LAST_TRICK and number == at.LAST_TRICK:
        for place in range(at.TALON_SIZE):
            state[at.WON + winner] |= plan[at.TALON + place]
    state[at.NUMBER] = number + 1
    state[at.LEADS] = winner
    state[at.COUNT] = 0
    state[at.LYING] = 0
    state[at.LED] = 0


@jit
def side_of(plan, seat):
    """Return the side on which a seat plays."""
    return at.CALLING_SIDE if plan[at.CALLERS] >> seat & 1 else at.OTHER_SIDE


@jit
def _note(plan, state, winner):
    """Keep what a trick decides about the bonuses: Mondfang, the called king, and cards that had to win it."""
    lying = state[at.LYING]
    number = state[at.NUMBER]
    side = side_of(plan, winner)
    if lying & (at.SKUS | at.MOND) == at.SKUS | at.MOND:
        catcher = side_of(plan, player_of(state, at.SKUS))
        if catcher != side_of(plan, player_of(state, at.MOND)):
            state[at.MADE + at.MONDFANG] = catcher
    if lying & plan[at.CALLED] & at.KINGS:
        if side == at.OTHER_SIDE:
            state[at.MADE + at.KING_CAPTURED] = at.OTHER_SIDE
        if number == at.LAST_TRICK:
            state[(at.MADE if side == at.CALLING_SIDE else at.FAILED) + at.ULTIMO] = at.CALLING_SIDE
    if number >= at.FIRST_AIM and lying & at.AIMED:
        for card, trick, bonus in at.AIMS:
            if trick == number and lying & card:
                if state[at.BEST] == card:
                    state[at.MADE + bonus] = side
                else:
                    state[at.FAILED + bonus] = side_of(plan, player_of(state, card))
