"""What a player of Danish Tarok knows, as words, and the bits of a network's input that are read from them.

Nothing here looks into another hand: the words are made from the own hand, the own skat, the trick on the table, the
public history and the rules.  Players are told as I, the next one and the one after him.  :data:`FEATURES` says how
each bit is read from the words, so that this file is the whole specification.  The words from :data:`SECRETS` on are
the exception: they tell where the hidden cards are, for a critic while it learns.
"""

from typing import Final

from tarock.search._kernels.backend import highest, jit, popcount
from tarock.search._kernels.danish.deal_layout import (
    ACTIONS,
    DEAL_PLAN_SIZE,
    DECISION,
    FIRST_SPOKEN,
    JUDGED_ON_DEALT,
    LEGAL_SPOKEN,
    LEGAL_SUITS,
    LEGAL_TAROKS,
    PAGAT_LAYABLE,
    SHORTEST_MATADORS,
    SHORTEST_TAROKS,
    SKAT_SUITS,
    SKAT_TAROKS,
    SKUS_LAYABLE,
    T21_LAYABLE,
    TO_LAY,
    VOID_LAYABLE,
)
from tarock.search._kernels.danish.history import (
    BARE_OF_SUITS,
    BARE_OF_TAROKS,
    DECLARED_SUITS,
    DECLARED_TAROKS,
    GONE_SUITS,
    GONE_TAROKS,
    LEADS,
    PLAYED_SUITS,
    PLAYED_TAROKS,
    SIGNALS,
    VOIDS,
)
from tarock.search._kernels.danish.layout import (
    ALL_SUITS,
    AVERAGE,
    BAGUDS_IN_TURN,
    CARDS,
    COUNT_OF_TWO,
    CUPS,
    DEMAND_BEFORE_LEAD,
    DEMANDED,
    FIRST_SEAT,
    FIRST_TAROK,
    FUNDING,
    IMBALANCE_CUP,
    KING_BAGUD,
    KING_ULTIMO,
    LAST_TRICK,
    LEAD_PASSES,
    LEADER,
    LED,
    LOST_TO_CUP,
    LOST_TO_EACH,
    NOLO,
    NOTHING,
    NUMBER,
    NUMBERED,
    PAGAT,
    PAGAT_BAGUD,
    PAGAT_HOME,
    PAGAT_ULTIMO,
    PAID_BESIDE_BAGUD,
    PLACED,
    PLAN_SIZE,
    PLAYERS,
    POINTS,
    RETRACTION,
    RIGHT,
    SITTERS,
    SKUS,
    SKUS_BIT,
    STEP,
    SUIT,
    SUIT_SIZE,
    SUITS,
    TAROK,
    TAROKS,
    TOUT,
    TOUT_ADDS_COUNT,
    TRICK_VALUE,
    TRICKS,
    VALUES,
)
from tarock.search._kernels.danish.payments import next_place
from tarock.search._kernels.danish.replay import count_of
from tarock.search._kernels.danish.sight import BEST, LEAST_LEFT, MOST_LEFT, OWNER, PRIZE, look
from tarock.search._kernels.fields import Fields
from tarock.search._kernels.shared.features import Features, at_least, bits, digest, equals, filled

_WORDS: Final = Fields()

# Words in pairs: suits, and taroks with the skus on top

(
    LEGAL,
    HAND,
    OUT,
    BOSS,
    BEATS,
    MINE_PLAYED,
    NEXT_PLAYED,
    AFTER_PLAYED,
    NEXT_LIES,
    AFTER_LIES,
    NEXT_CAN,
    AFTER_CAN,
    NEXT_HOLDS,
    AFTER_HOLDS,
    MY_SKAT,
) = PAIRS = tuple(_WORDS.fields(15, length=2))
"""What I may play or lay; my hand; what the others or the skat may have; my cards that none out there beats; those of
my legal cards that beat the trick; what each has played; what lies in the trick from each; what each may still have,
and must have by his declarations; what I have laid."""

# Single words

(
    SPOKEN,
    KIND,
    TRICK,
    PLACE,
    STILL_TO_LAY,
    LED_BY,
    LYING,
    FOLLOWED,
    IS_DEMANDED,
    THE_RIGHT,
    HOLDER,
    PRIZE_SO_FAR,
    OUT_COUNT,
    FIRST_OF_SEATS,
) = _WORDS.fields(14)
"""What I may say; what is to be decided; the trick, my place, how many cards I have to lay, who led, how many
cards lie, what must be followed, whether the skus is demanded, the right to baptise, who holds the trick and what its
cards count, how many taroks are out, who sits first at the table."""
IN_CUPS: Final = _WORDS.field(2)
TAKEN: Final = _WORDS.field(PLAYERS)
"""By player: tricks."""
PILES: Final = _WORDS.field(PLAYERS)
"""By player: what the pile counts, without the skat."""
LEAST: Final = _WORDS.field(PLAYERS)
"""By player: how many taroks he has at least."""
MOST: Final = _WORDS.field(PLAYERS)
VOID_OF: Final = _WORDS.field(PLAYERS)
"""By player: suits that he is known to lack, as bits."""
LED_SUITS: Final = _WORDS.field(2 * 5)
"""By suit, five for the next player and five for the one after: how often he has led it."""
SHOWN: Final = _WORDS.field(2 * 4)
"""By suit, four for each of them: til or fra."""
LENGTHS: Final = _WORDS.field(2 * 4)
"""By suit: mine, then what is out of it."""
RULES: Final = _WORDS.field(VALUES)
"""The plan of the deal as it is, up to what single cards count."""
CARD_COUNTS: Final = _WORDS.field(7)
"""What seven cards count: jack, cavall, queen and king, pagat, T21 and skus."""
TERMS: Final = _WORDS.field(DEAL_PLAN_SIZE - PLAN_SIZE)
"""The rules of laying and declaring."""
SECRETS: Final = _WORDS.size
NEXT_HAND, AFTER_HAND, HIDDEN_SKAT = _WORDS.fields(3, length=2)
WORDS: Final = _WORDS.size


@jit
def write_words(plan, position, known, more, place, words):
    """Write down all that a place may know, and behind it what is hidden."""
    look(plan, position, known, place)
    skat_suits = more[SKAT_SUITS] if place == 0 else 0
    skat_taroks = more[SKAT_TAROKS] if place == 0 else 0
    suits = position[SUITS + place]
    taroks = position[TAROKS + place]
    out_suits = ALL_SUITS & ~known[GONE_SUITS] & ~suits & ~skat_suits
    out_taroks = (NUMBERED | SKUS_BIT) & ~known[GONE_TAROKS] & ~taroks & ~skat_taroks
    _write_pair(words, LEGAL, more[LEGAL_SUITS], more[LEGAL_TAROKS])
    _write_pair(words, HAND, suits, taroks)
    _write_pair(words, OUT, out_suits, out_taroks)
    _write_pair(words, MINE_PLAYED, known[PLAYED_SUITS + place], known[PLAYED_TAROKS + place])
    _write_pair(words, MY_SKAT, skat_suits, skat_taroks)
    _write_strength(position, known, words)
    _write_moment(plan, position, known, more, place, words)
    _write_counts(plan, position, known, more, place, words)
    other = place
    for which in range(2):
        other = next_place(other)
        _write_other(position, known, words, which, other)
        _write_pair(words, NEXT_HAND + 2 * which, position[SUITS + other], position[TAROKS + other])
    _write_pair(words, HIDDEN_SKAT, more[SKAT_SUITS] & out_suits, more[SKAT_TAROKS] & out_taroks)
    _write_rules(plan, words)


@jit
def _write_pair(words, slot, suits, taroks):
    words[slot] = suits
    words[slot + 1] = taroks


@jit
def _write_strength(position, known, words):
    """Write down my cards that none out there beats, what of the legal ones beats the trick, and the lengths."""
    boss = 0
    for suit in range(4):
        of_suit = SUIT << (suit * SUIT_SIZE)
        out = words[OUT] & of_suit
        boss |= words[HAND] & of_suit & (-1 << (highest(out) + 1))
        words[LENGTHS + suit] = popcount(words[HAND] & of_suit)
        words[LENGTHS + 4 + suit] = popcount(out)
    out = words[OUT + 1] & NUMBERED
    words[OUT_COUNT] = popcount(out)
    _write_pair(words, BOSS, boss, words[HAND + 1] & NUMBERED & (-1 << (highest(out) + 1)))
    beating_suits = 0
    beating_taroks = 0
    if position[PLACED]:
        best = known[BEST]
        led = position[LED]
        beating_taroks = words[LEGAL + 1] & NUMBERED & (-1 << max(0, best - FIRST_TAROK + 1))
        if led != TAROK and best < FIRST_TAROK:
            beating_suits = words[LEGAL] & (SUIT << (led * SUIT_SIZE)) & (-1 << (best + 1))
    _write_pair(words, BEATS, beating_suits, beating_taroks)


@jit
def _write_moment(plan, position, known, more, place, words):
    """Write down what is to be decided and how the trick stands."""
    words[SPOKEN] = more[LEGAL_SPOKEN]
    words[KIND] = more[DECISION]
    words[TRICK] = position[NUMBER]
    words[PLACE] = place
    words[STILL_TO_LAY] = more[TO_LAY]
    words[LED_BY] = (position[LEADER] - place + 3) % 3
    words[LYING] = position[PLACED]
    words[FOLLOWED] = position[LED] if position[PLACED] else NOTHING
    words[IS_DEMANDED] = position[DEMANDED]
    words[THE_RIGHT] = position[RIGHT]
    words[HOLDER] = NOTHING if known[OWNER] == NOTHING else (known[OWNER] - place + 3) % 3
    words[PRIZE_SO_FAR] = known[PRIZE]
    words[FIRST_OF_SEATS] = (plan[FIRST_SEAT] - place + 3) % 3
    for cup in range(2):
        words[IN_CUPS + cup] = position[CUPS + cup]


@jit
def _write_counts(plan, position, known, more, place, words):
    """Write down tricks, piles and taroks of everybody; the skat is left out of the dealer's pile."""
    other = place
    for which in range(3):
        words[TAKEN + which] = position[TRICKS + other]
        pile = position[POINTS + other]
        if other == 0:
            pile -= count_of(plan, more[SKAT_SUITS], more[SKAT_TAROKS])
            if more[TO_LAY] == 0:
                pile -= plan[TRICK_VALUE]
        words[PILES + which] = pile
        words[LEAST + which] = known[LEAST_LEFT + other]
        words[MOST + which] = known[MOST_LEFT + other]
        words[VOID_OF + which] = known[VOIDS + other]
        other = next_place(other)


@jit
def _write_other(position, known, words, which, other):
    """Write down what is known of another player: 0 the next one, 1 the one after."""
    _write_pair(words, NEXT_PLAYED + 2 * which, known[PLAYED_SUITS + other], known[PLAYED_TAROKS + other])
    _write_lying(position, words, NEXT_LIES + 2 * which, other)
    can_suits = words[OUT] & ~known[BARE_OF_SUITS + other]
    can_taroks = words[OUT + 1] & ~known[BARE_OF_TAROKS + other]
    voids = known[VOIDS + other]
    for suit in range(4):
        if voids >> suit & 1:
            can_suits &= ~(SUIT << (suit * SUIT_SIZE))
    if voids >> TAROK & 1:
        can_taroks &= SKUS_BIT
    _write_pair(words, NEXT_CAN + 2 * which, can_suits, can_taroks)
    holds_suits = known[DECLARED_SUITS + other] & words[OUT]
    _write_pair(words, NEXT_HOLDS + 2 * which, holds_suits, known[DECLARED_TAROKS + other] & words[OUT + 1])
    for suit in range(5):
        words[LED_SUITS + 5 * which + suit] = known[LEADS + 5 * other + suit]
    for suit in range(4):
        words[SHOWN + 4 * which + suit] = known[SIGNALS + 4 * other + suit]


@jit
def _write_lying(position, words, slot, other):
    """Write down the card that another has in the trick."""
    _write_pair(words, slot, 0, 0)
    which = (other - position[LEADER] + 3) % 3
    if which < position[PLACED]:
        card = position[CARDS + which]
        if card < FIRST_TAROK:
            words[slot] = 1 << card
        else:
            words[slot + 1] = 1 << (card - FIRST_TAROK)


@jit
def _write_rules(plan, words):
    """Write down the rules."""
    for slot in range(VALUES):
        words[RULES + slot] = plan[slot]
    for court in range(4):
        words[CARD_COUNTS + court] = plan[VALUES + 10 + court]
    words[CARD_COUNTS + 4] = plan[VALUES + PAGAT]
    for top in range(2):
        words[CARD_COUNTS + 5 + top] = plan[VALUES + SKUS - 1 + top]
    for slot in range(DEAL_PLAN_SIZE - PLAN_SIZE):
        words[TERMS + slot] = plan[PLAN_SIZE + slot]


# How the bits of the input are read from the words


def _cards(pair):
    return bits(pair, range(FIRST_TAROK)) + bits(pair + 1, range(22))


def _moment():
    found = at_least(TRICK, range(2, 26)) + equals(PLACE, range(3)) + equals(STILL_TO_LAY, range(1, 4))
    found += equals(KIND, range(4)) + equals(LED_BY, range(3)) + equals(LYING, range(3))
    found += equals(FOLLOWED, range(5)) + equals(IS_DEMANDED, (1,)) + equals(THE_RIGHT, range(8))
    found += equals(HOLDER, (1, 2)) + at_least(PRIZE_SO_FAR, (1, 2, 3, 4, 5, 6, 8))
    found += at_least(OUT_COUNT, range(1, 16)) + equals(FIRST_OF_SEATS, range(3))
    for cup in range(2):
        found += at_least(IN_CUPS + cup, (15, 30, 45, 60, 65, 70, 75, 80, 90, 105, 120, 150, 180, 210, 240, 300))
    return found


def _players():
    found = []
    for which in range(3):
        found += at_least(TAKEN + which, range(1, 16)) + at_least(PILES + which, range(3, 61, 3))
        found += at_least(LEAST + which, range(1, 15)) + at_least(MOST + which, range(1, 15))
        found += bits(VOID_OF + which, range(5))
    for slot in range(10):
        found += at_least(LED_SUITS + slot, (1, 2))
    for slot in range(8):
        found += equals(SHOWN + slot, (1, 2))
    for suit in range(4):
        found += at_least(LENGTHS + suit, range(1, 9)) + at_least(LENGTHS + 4 + suit, range(1, 10))
    return found


_SMALL = (1, 3, 5, 6, 8, 10, 15)
_MIDDLE = (5, 10, 15, 20, 25, 30, 40, 50)
_LARGE = (10, 20, 30, 35, 40, 45, 50, 60, 80)

_AMOUNTS = {
    LOST_TO_EACH: _SMALL,
    LOST_TO_CUP: _SMALL,
    PAGAT_HOME: _SMALL,
    LAST_TRICK: _MIDDLE,
    KING_ULTIMO: _LARGE,
    PAGAT_ULTIMO: _LARGE,
    KING_BAGUD: _LARGE,
    PAGAT_BAGUD: _LARGE,
    NOLO: _MIDDLE,
    TOUT: (20, 40, 60, 80, 100, 150),
    FUNDING: _MIDDLE,
    AVERAGE: (24, 25, 26, 27, 28),
    STEP: (2, 5, 10),
    SITTERS: (1, 2),
    TRICK_VALUE: (1, 2),
}
_SWITCHES = (
    PAID_BESIDE_BAGUD,
    BAGUDS_IN_TURN,
    TOUT_ADDS_COUNT,
    COUNT_OF_TWO,
    IMBALANCE_CUP,
    DEMAND_BEFORE_LEAD,
    LEAD_PASSES,
    RETRACTION,
)
_TERM_SWITCHES = (SKUS_LAYABLE, T21_LAYABLE, PAGAT_LAYABLE, VOID_LAYABLE, JUDGED_ON_DEALT)


def _rules():
    found = []
    for slot, marks in _AMOUNTS.items():
        found += at_least(RULES + slot, marks)
    for slot in _SWITCHES:
        found += equals(RULES + slot, (1,))
    for which in range(7):
        found += at_least(CARD_COUNTS + which, range(1, 6))
    for slot in _TERM_SWITCHES:
        found += equals(TERMS + slot - PLAN_SIZE, (1,))
    found += at_least(TERMS + SHORTEST_TAROKS - PLAN_SIZE, (8, 9, 10, 11, 12))
    return found + at_least(TERMS + SHORTEST_MATADORS - PLAN_SIZE, (4, 5))


def _features():
    found = _cards(LEGAL) + bits(SPOKEN, range(ACTIONS - FIRST_SPOKEN))
    for pair in PAIRS[1:]:
        found += _cards(pair)
    return found + _moment() + _players() + _rules()


FEATURES: Final[Features] = tuple(_features())
"""How each bit is read.  The first ones tell which actions are legal, in the order of their numbers."""
SIZE: Final = filled(FEATURES)
"""The size of the input, filled up with zeros."""
HIDDEN: Final[Features] = tuple(_cards(NEXT_HAND) + _cards(AFTER_HAND) + _cards(HIDDEN_SKAT))
"""The bits that only a critic may read: where the hidden cards are."""
HIDDEN_SIZE: Final = filled(HIDDEN)
DIGEST: Final = digest(version=1, actions=ACTIONS, features=FEATURES)
