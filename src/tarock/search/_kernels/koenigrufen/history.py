"""What everybody at a table of Königrufen has seen and heard, kept while cards are played in the kernel.

A *history* is public: no entry depends on a card that lies in a hand.  Advice reads it together with the hand of the
player whose turn it is, and nothing else, so that it never knows more than a person at the table.
"""

from typing import Final

from tarock.search._kernels.backend import jit
from tarock.search._kernels.fields import Fields
from tarock.search._kernels.koenigrufen import layout as at
from tarock.search._kernels.koenigrufen.rules import beaters, play_unchecked, suit_of, takers, turn

_HISTORY: Final = Fields()

PLAYED_BY: Final = _HISTORY.field(at.PLAYERS)
"""By seat: the cards that it has played."""
LACKS: Final = _HISTORY.field(at.PLAYERS)
"""By seat: cards that it is known not to hold, because it could not follow or overtake."""
LED_BY: Final = _HISTORY.field(at.PLAYERS)
"""By seat: the suits that it has led, as sets of cards."""
LEANS: Final = _HISTORY.field(at.PLAYERS)
"""By seat: how much it has played like the declarer's partner, below 0 like an opponent."""
SAID_BY: Final = _HISTORY.field(at.PLAYERS)
"""By seat: the bonuses that it has announced, bit n for bonus n, and a Valat."""
PLACES: Final = _HISTORY.field()
"""Where the called card can be: bit n for seat n, and :data:`NOWHERE`."""
NAMED: Final = _HISTORY.field()
"""The called card, or no card while everybody has only heard of a fourth king."""
AWAY: Final = _HISTORY.field()
"""Cards that all have seen leave the game: of the talon, and laid away openly."""
BOUGHT: Final = _HISTORY.field()
"""Cards that all have seen the declarer buy."""
DOUBLERS: Final = _HISTORY.field()
"""Who has said kontra to the game: bit n for seat n."""
OUVERT: Final = _HISTORY.field()
"""Whether all hands lie open from the second trick on."""
HISTORY_SIZE: Final = _HISTORY.size

NOWHERE: Final = 1 << at.PLAYERS
"""The called card is in no other hand than the declarer's: he plays alone."""
SAID_VALAT: Final = 1 << at.BONUS_COUNT

PARTNERS_LEAD: Final = 3
OPPONENTS_LEAD: Final = -2
GIVES_POINTS: Final = 2
TAKES_FROM_DECLARER: Final = -3


@jit
def witness(plan, state, history, card):
    """Keep what a card shows that is about to be played; the state is the one before it."""
    seat = turn(state)
    if history[PLACES] != NOWHERE:
        _note_partner(plan, state, history, seat, card)
    history[LACKS + seat] |= shown_lack(plan, state, card)
    history[PLAYED_BY + seat] |= card
    if not state[at.COUNT]:
        history[LED_BY + seat] |= suit_of(card)
    named = history[NAMED]
    if named and history[LACKS + seat] & named:
        history[PLACES] &= ~(1 << seat)


@jit
def _note_partner(plan, state, history, seat, card):
    """Keep who plays with whom: the called card shows it, and other cards make it more or less likely."""
    if card & plan[at.CALLED]:
        history[PLACES] = NOWHERE if seat == plan[at.DECLARER] else 1 << seat
        history[NAMED] = card
    elif seat != plan[at.DECLARER]:
        history[LEANS + seat] += leaning(plan, state, history, card)


@jit
def leaning(plan, state, history, card):
    """Return how much a card speaks for its player being the declarer's partner.

    Mayr 2012, Besserrufer: declarer and partner lead taroks, the opponents other suits, and usually not the called one.
    That a partner gives points to the declarer's trick and does not take it from him is ours.
    """
    if not state[at.COUNT]:
        if card & at.TAROCKS:
            return PARTNERS_LEAD
        return 0 if suit_of(card) & history[NAMED] else OPPONENTS_LEAD
    if not declarer_holds(plan, state):
        return 0
    if card & beaters(plan[at.DUTIES], state[at.LED], state[at.BEST]):
        return TAKES_FROM_DECLARER
    return GIVES_POINTS if card & (at.KINGS | at.QUEENS | at.CAVALLS | at.PAGAT) else 0


@jit
def declarer_holds(plan, state):
    """Tell whether the declarer's card is the best of those that lie in the trick."""
    place = plan[at.DECLARER] - state[at.LEADS] & 3
    return place < state[at.COUNT] and state[at.PLAYED + place] == state[at.BEST]


@jit
def shown_lack(plan, state, card):
    """Return what everybody can tell that a player does not hold who plays a card now."""
    duties = plan[at.DUTIES]
    led = state[at.LED]
    lying = state[at.LYING]
    kaiserstich = duties & at.KAISERSTICH and lying & (at.SKUS | at.MOND) == at.SKUS | at.MOND
    held_back = at.PAGAT if duties & at.PAGAT_LAST and not kaiserstich else 0
    lack = at.TAROCKS & ~at.PAGAT if card & held_back else 0
    if not led:
        return at.SUIT_CARDS if duties & at.POWERLESS and card & at.TAROCKS else lack
    if not card & led:
        lack |= led
        if not card & at.TAROCKS:
            lack |= at.TAROCKS
    if duties & at.OVERTAKE:
        better = takers(duties, lying, led, state[at.BEST])
        if not card & better:
            lack |= better & (led if card & led else at.TAROCKS) & ~held_back
    return lack


@jit
def play_seen(plan, state, history, card):
    """Play a card, and keep what it shows."""
    witness(plan, state, history, card)
    play_unchecked(plan, state, card)
    number = state[at.NUMBER] - 1
    if not state[at.COUNT] and plan[at.TALON_USE] == at.TALON_FIRST_SIX_TRICKS and number <= at.TALON_SIZE:
        history[AWAY] |= plan[at.TALON + number - 1]


@jit
def replay(plan, state, history, cards):
    """Play cards in their order, as they were played at the table."""
    for place in range(cards.size):
        play_seen(plan, state, history, cards[place])
