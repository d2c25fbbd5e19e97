"""What a player of Königrufen knows, as words, and the bits of a network's input that are read from them.

Nothing here looks into another hand: the words are made from the own hand, what a declarer has laid away, the trick on
the table, all that was said and shown, and the rules.  Players are told as I and the three after me.  :data:`FEATURES`
says how each bit is read from the words, so that this file is the whole specification.  The words from :data:`SECRETS`
on are the exception: they tell where the hidden cards are, for a critic while it learns.
"""

from typing import Final

from tarock.search._kernels.backend import highest, jit, lowest, popcount
from tarock.search._kernels.koenigrufen import deal_layout as deal
from tarock.search._kernels.koenigrufen import history as seen
from tarock.search._kernels.koenigrufen import layout as at
from tarock.search._kernels.koenigrufen.auction import of_game
from tarock.search._kernels.koenigrufen.knowing import (
    half_of,
    known_called,
    on_one_side,
    open_talon,
    possible_partners,
)
from tarock.search._kernels.koenigrufen.payments import thirds
from tarock.search._kernels.koenigrufen.rules import player_of, takers
from tarock.search._kernels.shared.features import Features, at_least, bits, digest, equals, filled

# Words that are cards

(
    LEGAL,
    HAND,
    OUT,
    BOSS,
    TAKES,
    AWAY,
    MY_LAID,
    FIRST_HALF,
    SECOND_HALF,
    BOUGHT,
) = range(10)
"""What I may play, call or lay; my hand; what others or hidden places may have; my cards that none out there beats; my
legal cards that take the trick; what all have seen leave the game; what I have laid; the talon where all have seen it,
and what all have seen bought."""
PLAYED: Final = 10
"""By player, from me: what he has played."""
LIES: Final = 14
"""By other player: what lies in the trick from him, ..."""
CAN: Final = 17
"""... what he may still have, ..."""
OPEN: Final = 20
"""... and what lies open in his hand."""

CARD_WORDS: Final = 23

# Single words

(
    SPOKEN,
    KIND,
    TRICK,
    PLACE,
    FOREHAND,
    DECLARER,
    GAME,
    OPENED,
    ADDED,
    CALL,
    CALLED,
    PARTNERS,
    TALON_SEEN,
    TAKEN,
    STILL_TO_LAY,
    TURNS,
    GOODS,
    LED_BY,
    LYING,
    FOLLOWED,
    HOLDER,
    PRIZE,
    OUT_TAROKS,
    MY_TAROKS,
) = range(CARD_WORDS, CARD_WORDS + 24)
"""What I may say; what is to be decided; the trick; how far I sit from the dealer; who has the forehand; who plays;
what was bid last, from 1; whether the auction is open; what was announced with that bid; how was called, and what, as
kings and then queens; who can be the partner; whether the talon was seen, what was taken and what must be laid; the
round before play; who led, how many cards lie, what must be followed; who holds the trick and its worth; taroks."""
PASSED: Final = CARD_WORDS + 24
"""By player, from me: whether he has passed, ..."""
BIDS: Final = PASSED + 4
"""... what he has bid last, ..."""
ITEMS: Final = BIDS + 4
"""... what he has announced, ..."""
GAME_LEVELS: Final = ITEMS + 4
"""... how often the game was doubled at his place, ..."""
TRICKS: Final = GAME_LEVELS + 4
PILES: Final = TRICKS + 4
"""... and what he has won."""
WITH_ME: Final = PILES + 4
"""By other player: whether he is on my side."""
LEVELS: Final = WITH_ME + 3
"""By player and item: how often it was doubled."""
LENGTHS: Final = LEVELS + 4 * deal.ITEMS
"""By suit: mine, then what is out of it."""
RULES: Final = LENGTHS + 8
"""The law as it is, up to what cards count."""
VALUES: Final = RULES + deal.CARD_WORTH
"""By game: what it is worth in twelfths of the scale; -1 where there is none such."""
BONUS_VALUES: Final = VALUES + deal.GAMES
"""By bonus: announced and then in silence, in twelfths of the scale."""
GAME_TERMS: Final = BONUS_VALUES + 2 * at.BONUS_COUNT
"""Of the last bid: loss and Valats in twelfths of the scale, and the factor of its bonuses."""
OTHER_PAYMENTS: Final = GAME_TERMS + 4
"""Giving up, a king that is left, and Trischaken, in twelfths of the scale."""
SECRETS: Final = OTHER_PAYMENTS + 3
HANDS: Final = SECRETS
HIDDEN: Final = SECRETS + 3
WORDS: Final = SECRETS + 4

NONE: Final = 4
"""No player."""
NO_SUIT: Final = 5
TWELFTHS: Final = 12


@jit
def write_words(law, plan, state, history, more, words):
    """Write down all that whoever is to decide may know, and behind it what is hidden."""
    seat = more[deal.ACTOR]
    _write_cards(plan, state, history, more, seat, words)
    _write_strength(plan, state, words)
    _write_moment(plan, state, history, more, seat, words)
    _write_sides(plan, state, history, more, seat, words)
    for step in range(at.PLAYERS):
        _write_player(plan, state, history, more, seat, step, words)
    _write_rules(law, more, words)


@jit
def _write_cards(plan, state, history, more, seat, words):
    hand = state[at.HANDS + seat]
    is_declarer = more[deal.BEST] != 0 and seat == more[deal.BEST_BY]
    laid = more[deal.LAID] if is_declarer else 0
    bought = 0
    if more[deal.TAKEN] in (deal.TOOK_FIRST, deal.TOOK_SECOND):
        bought = half_of(plan, more[deal.TAKEN] - 1)
    away = history[seen.AWAY]
    if more[deal.PHASE] != deal.PLAYING:
        away = open_talon(plan, more) & ~bought | more[deal.LAID_OPEN]
    gone = hand | laid | away
    for other in range(at.PLAYERS):
        gone |= history[seen.PLAYED_BY + other]
    words[LEGAL] = more[deal.LEGAL]
    words[HAND] = hand
    words[OUT] = at.PACK & ~gone
    words[AWAY] = away
    words[MY_LAID] = laid
    words[FIRST_HALF] = half_of(plan, 0) if more[deal.TALON_OPEN] else 0
    words[SECOND_HALF] = half_of(plan, 1) if more[deal.TALON_OPEN] else 0
    words[BOUGHT] = bought
    hidden = words[OUT]
    for step in range(3):
        other = seat + step + 1 & 3
        words[HANDS + step] = state[at.HANDS + other]
        hidden &= ~state[at.HANDS + other]
    words[HIDDEN] = hidden


@jit
def _write_strength(plan, state, words):
    """Write down my cards that none out there beats, what of the legal ones takes the trick, and the lengths."""
    boss = 0
    for suit in range(4):
        cards = 255 << at.SUIT_BITS * suit
        out = words[OUT] & cards
        boss |= words[HAND] & cards & (-1 << (highest(out) + 1))
        words[LENGTHS + suit] = popcount(words[HAND] & cards)
        words[LENGTHS + 4 + suit] = popcount(out)
    out = words[OUT] & at.TAROCKS
    words[BOSS] = boss | words[HAND] & at.TAROCKS & (-1 << (highest(out) + 1))
    words[OUT_TAROKS] = popcount(out)
    words[MY_TAROKS] = popcount(words[HAND] & at.TAROCKS)
    words[TAKES] = 0
    if state[at.COUNT]:
        better = takers(plan[at.DUTIES], state[at.LYING], state[at.LED], state[at.BEST])
        words[TAKES] = words[LEGAL] & better


@jit
def _write_moment(plan, state, history, more, seat, words):
    """Write down what is to be decided, what was bid and called, and how the trick stands."""
    words[SPOKEN] = more[deal.LEGAL_SPOKEN]
    words[KIND] = more[deal.DECISION]
    words[TRICK] = state[at.NUMBER]
    words[PLACE] = seat - more[deal.FIRST] & 3
    words[FOREHAND] = more[deal.FOREHAND_NOW] - seat & 3
    words[DECLARER] = more[deal.BEST_BY] - seat & 3 if more[deal.BEST] else NONE
    words[GAME] = more[deal.BEST]
    words[OPENED] = more[deal.OPENED]
    words[ADDED] = more[deal.WITH_BID]
    words[CALL] = more[deal.CALL]
    called = known_called(plan, state, history, more, seat)
    found = 0
    for suit in range(4):
        found |= (called >> (at.SUIT_BITS * suit + 7) & 1) << suit
        found |= (called >> (at.SUIT_BITS * suit + 6) & 1) << (suit + 4)
    words[CALLED] = found
    words[TALON_SEEN] = more[deal.TALON_OPEN]
    words[TAKEN] = more[deal.TAKEN]
    words[STILL_TO_LAY] = more[deal.TO_LAY]
    words[TURNS] = more[deal.TURNS]
    words[GOODS] = more[deal.GOODS]
    words[LYING] = state[at.COUNT]
    words[LED_BY] = NONE
    words[FOLLOWED] = NO_SUIT
    words[HOLDER] = NONE
    words[PRIZE] = 0
    if more[deal.PHASE] == deal.PLAYING:
        words[LED_BY] = state[at.LEADS] - seat & 3
    if state[at.COUNT]:
        led = lowest(state[at.LED])
        words[FOLLOWED] = 4 if led >= at.FIRST_TAROCK_BIT else led // at.SUIT_BITS
        words[HOLDER] = player_of(state, state[at.BEST]) - seat & 3
        words[PRIZE] = thirds(plan, state[at.LYING])


@jit
def _write_sides(plan, state, history, more, seat, words):
    """Write down who can be the partner, and who is on my side; nothing before somebody plays."""
    words[PARTNERS] = 0
    for step in range(3):
        words[WITH_ME + step] = 2
    if more[deal.PHASE] <= deal.ADDING or plan[at.KIND] == at.TRISCHAKEN:
        return
    if more[deal.PHASE] < deal.SPEAKING:
        return
    partners = possible_partners(plan, state, history, more, seat)
    found = partners & seen.NOWHERE
    for step in range(at.PLAYERS):
        if partners >> (seat + step & 3) & 1:
            found |= 1 << step
    words[PARTNERS] = found
    for step in range(3):
        words[WITH_ME + step] = on_one_side(partners, more[deal.BEST_BY], seat, seat + step + 1 & 3)


@jit
def _write_player(plan, state, history, more, seat, step, words):
    """Write down what is known of a player so many places after me."""
    other = seat + step & 3
    words[PLAYED + step] = history[seen.PLAYED_BY + other]
    words[PASSED + step] = more[deal.OUT] >> other & 1
    words[BIDS + step] = more[deal.BIDS + other]
    words[GAME_LEVELS + step] = more[deal.GAME_LEVEL + other]
    words[TRICKS + step] = more[deal.TRICKS + other]
    words[PILES + step] = thirds(plan, state[at.WON + other])
    items = 0
    for item in range(deal.ITEMS):
        slot = other * deal.ITEMS + item
        if more[deal.SAID + slot]:
            items |= 1 << item
        words[LEVELS + step * deal.ITEMS + item] = more[deal.LEVEL + slot]
    words[ITEMS + step] = items
    if step == 0:
        return
    lies = 0
    place = other - state[at.LEADS] & 3
    if place < state[at.COUNT]:
        lies = state[at.PLAYED + place]
    words[LIES + step - 1] = lies
    words[CAN + step - 1] = words[OUT] & ~history[seen.LACKS + other]
    is_open = history[seen.OUVERT] != 0 and state[at.NUMBER] > 1
    words[OPEN + step - 1] = state[at.HANDS + other] if is_open else 0


@jit
def _write_rules(law, more, words):
    """Write down the rules; amounts are told in twelfths of the scale."""
    for slot in range(deal.CARD_WORTH):
        words[RULES + slot] = law[slot]
    words[RULES + deal.FIRST_SEAT] = 0
    for game in range(deal.GAMES):
        exists = of_game(law, game, deal.GAME_RANK) >= 0 or of_game(law, game, deal.GAME_FREE) != 0
        words[VALUES + game] = scaled(law, of_game(law, game, deal.GAME_VALUE)) if exists else -1
    for bonus in range(2 * at.BONUS_COUNT):
        words[BONUS_VALUES + bonus] = scaled(law, law[deal.ANNOUNCED_POINTS + bonus])
    for term in range(4):
        words[GAME_TERMS + term] = 0
    words[OTHER_PAYMENTS] = scaled(law, max(0, law[deal.CONCEDED_PAY]))
    words[OTHER_PAYMENTS + 1] = scaled(law, law[deal.KING_LEFT_PAY])
    words[OTHER_PAYMENTS + 2] = scaled(law, law[deal.TRISCHAKEN_UNIT])
    if more[deal.BEST]:
        game = more[deal.BEST] - 1
        words[GAME_TERMS] = scaled(law, of_game(law, game, deal.GAME_LOSS))
        words[GAME_TERMS + 1] = scaled(law, of_game(law, game, deal.GAME_SILENT_VALAT))
        words[GAME_TERMS + 2] = scaled(law, of_game(law, game, deal.GAME_SAID_VALAT))
        words[GAME_TERMS + 3] = of_game(law, game, deal.GAME_FACTOR)


@jit
def scaled(law, points):
    """Return points in twelfths of the scale."""
    return TWELFTHS * points // law[deal.SCALE]


# How the bits of the input are read from the words


def _moment():
    found = equals(KIND, range(7)) + at_least(TRICK, range(2, 13)) + equals(PLACE, range(4))
    found += equals(FOREHAND, range(4)) + equals(DECLARER, range(5)) + equals(GAME, range(deal.GAMES + 1))
    found += equals(OPENED, (1,)) + bits(ADDED, range(deal.ITEMS)) + equals(CALL, (1, 2)) + bits(CALLED, range(8))
    found += bits(PARTNERS, range(5)) + equals(TALON_SEEN, (1,)) + equals(TAKEN, range(1, 4))
    found += at_least(STILL_TO_LAY, range(1, 7)) + at_least(TURNS, (1, 2, 3, 4, 5, 6, 8, 12)) + equals(GOODS, (1, 2))
    found += equals(LED_BY, range(4)) + equals(LYING, range(4)) + equals(FOLLOWED, range(5))
    found += equals(HOLDER, (1, 2, 3)) + at_least(PRIZE, (3, 6, 9, 12, 15, 18, 21, 24, 30, 36))
    return found + at_least(OUT_TAROKS, range(1, 17)) + at_least(MY_TAROKS, range(1, 13))


def _players():
    found = []
    for step in range(4):
        found += equals(PASSED + step, (1,)) + equals(BIDS + step, range(1, deal.GAMES + 1))
        found += bits(ITEMS + step, range(deal.ITEMS)) + at_least(GAME_LEVELS + step, (1, 2, 3))
        found += at_least(TRICKS + step, range(1, 13)) + at_least(PILES + step, range(9, 145, 9))
    for step in range(3):
        found += equals(WITH_ME + step, (0, 1))
    for slot in range(4 * deal.ITEMS):
        found += at_least(LEVELS + slot, (1, 2, 3))
    for suit in range(4):
        found += at_least(LENGTHS + suit, range(1, 8)) + at_least(LENGTHS + 4 + suit, range(1, 9))
    return found


_DEAR = (0, 6, 12, 15, 18, 24, 36, 48, 60, 72, 84, 96, 120)
_CHEAP = (1, 3, 4, 6, 8, 12, 18, 24, 36, 48, 72, 96)
_SWITCHES = (
    deal.PASSING_ON,
    deal.FIRST_SEAT_LEADS,
    deal.CALLS_OWN,
    deal.CALLS_FOURTH,
    deal.SOLO_KONTRA_VOID,
    deal.SOLO_ITEM_VOID,
    deal.TAROKS_FIRST,
    deal.MUST_OVERTAKE,
    deal.PAGAT_GOES_LAST,
    deal.HAS_KAISERSTICH,
    deal.ONCE,
    deal.HIGHEST_FIRST,
    deal.HELD_BACK,
    deal.EITHER_SIDE,
    deal.KONTRA_SCORES,
    deal.PARTNERS_REFUSED,
    deal.VIRGIN_DOUBLED,
)


def _rules():
    found = []
    for slot in _SWITCHES:
        found += equals(RULES + slot, (1,))
    for slot in (deal.OPENING, deal.HOLDING, deal.FOUR_KINGS, deal.BESIDE):
        found += equals(RULES + slot, (1, 2))
    found += at_least(RULES + deal.LEVELS, (1, 2, 3)) + equals(RULES + deal.TRISCHAKEN_TALON, (4, 5))
    found += bits(RULES + deal.KNOWN_BONUSES, range(at.BONUS_COUNT))
    for game in range(deal.GAMES):
        found += at_least(VALUES + game, _DEAR)
    for slot in range(2 * at.BONUS_COUNT):
        found += at_least(BONUS_VALUES + slot, _CHEAP)
    found += at_least(GAME_TERMS, _DEAR[1:]) + equals(GAME_TERMS + 3, (2, 4))
    for slot in range(1, 3):
        found += at_least(GAME_TERMS + slot, (24, 48, 72, 96, 144, 192, 288, 384, 576))
    for slot in range(3):
        found += at_least(OTHER_PAYMENTS + slot, (1, 4, 8, 12, 18))
    return found


def _features():
    found = bits(LEGAL, range(at.PACK_SIZE)) + bits(SPOKEN, range(deal.ACTIONS - deal.FIRST_SPOKEN))
    for word in range(LEGAL + 1, CARD_WORDS):
        found += bits(word, range(at.PACK_SIZE))
    return found + _moment() + _players() + _rules()


FEATURES: Final[Features] = tuple(_features())
"""How each bit is read.  The first ones tell which actions are legal, in the order of their numbers."""
SIZE: Final = filled(FEATURES)
"""The size of the input, filled up with zeros."""
HIDDEN_FEATURES: Final[Features] = tuple(
    feature for step in range(4) for feature in bits(HANDS + step, range(at.PACK_SIZE))
)
"""The bits that only a critic may read: the three other hands, and what lies in none."""
HIDDEN_SIZE: Final = filled(HIDDEN_FEATURES)
DIGEST: Final = digest(version=1, actions=deal.ACTIONS, features=FEATURES)
