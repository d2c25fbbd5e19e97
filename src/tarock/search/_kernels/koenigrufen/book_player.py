"""What the books would do in every decision of a whole deal, one decision after the other.

The bids, announcements and doublings of :mod:`tarock.bots.koenigrufen` on bits; strength is counted in halves.  What
the books' bot does against hands that lie open is left to the advice for the card play here.
"""

from typing import Final

from tarock.search._kernels.backend import jit, lowest, popcount
from tarock.search._kernels.koenigrufen import deal_layout as deal
from tarock.search._kernels.koenigrufen import layout as at
from tarock.search._kernels.koenigrufen.advice import advised
from tarock.search._kernels.koenigrufen.advice_before_play import called_card, half_worth, laid_by_duty
from tarock.search._kernels.koenigrufen.advice_cards import STINGERS
from tarock.search._kernels.koenigrufen.auction import of_game, spoken
from tarock.search._kernels.koenigrufen.buying import goes_first
from tarock.search._kernels.koenigrufen.evaluation import beggars_points, strength, suit_tricks
from tarock.search._kernels.koenigrufen.knowing import NO, half_of, known_called, on_one_side, possible_partners
from tarock.search._kernels.koenigrufen.rules import suit_of, turn

RUFER: Final = 17
SOLORUFER: Final = 25
DREIER: Final = 26
SECHSER: Final = 24
SOLODREIER: Final = 36
ALONE: Final = 22
KONTRA: Final = 29
KONTRA_ALONE: Final = 26
RE: Final = 30
WEAK_WITH_KINGS: Final = 18
BETTLER: Final = 65
PICCOLO: Final = 62
OUVERT: Final = 78
SUIT_DREIER: Final = 7
SUIT_SOLO: Final = 8
KONTRA_BIRD: Final = 7
PAGAT_GUARDS: Final = 5
VALAT_TOPS: Final = at.SKUS | at.MOND | at.PAGAT * 0b1111 << 16
VALAT_TAROCKS: Final = 9
ULTIMO_LENGTH: Final = 4
ULTIMO_TAROCKS: Final = 6


@jit
def book_choice(law, plan, state, history, more):
    """Return what the books would do in the decision that is written down."""
    seat = more[deal.ACTOR]
    decision = more[deal.DECISION]
    hand = state[at.HANDS + seat]
    words = more[deal.LEGAL_SPOKEN]
    if decision == deal.PLAYING:
        return advised(plan, state, history, turn(state)) & 63
    if decision == deal.BIDDING:
        return _word_of_auction(law, more, hand, words)
    if decision == deal.CALLING:
        if words:
            return deal.FOURTH_KING
        return lowest(called_card(hand, more[deal.LEGAL]))
    if decision == deal.BUYING:
        return _half(plan, hand, words)
    if decision == deal.LAYING:
        return _laid(law, plan, more, hand)
    if decision == deal.SPEAKING:
        return _word_of_round(law, plan, state, history, more, seat)
    return deal.PASS


# The auction


@jit
def _word_of_auction(law, more, hand, words):
    bid = _best_bid(law, hand, words)
    if words & spoken(deal.PASS_FOREHAND) and bid < 0:
        return deal.PASS_FOREHAND
    if words & spoken(deal.HOLD) and _is_good_for(law, more[deal.BEST] - 1, hand):
        return deal.HOLD
    dear = bid >= 0 and (of_game(law, bid, deal.GAME_FIRST_WORD) != 0 or not of_game(law, bid, deal.GAME_CALLS))
    if words & spoken(deal.VORHAND) and not dear:
        return deal.VORHAND
    if bid >= 0:
        return deal.BID + bid
    if words & spoken(deal.PASS):
        return deal.PASS
    return _forced_game(law, words)


@jit
def _best_bid(law, hand, words):
    """Return the dearest game that may be bid and that a hand is good for; -1 if there is none."""
    found = -1
    best = -1
    for game in range(deal.GAMES):
        if not words & spoken(deal.BID + game) or not _is_good_for(law, game, hand):
            continue
        bird = max(1, of_game(law, game, deal.GAME_BIRD))
        stake = of_game(law, game, deal.GAME_VALUE)
        if of_game(law, game, deal.GAME_NEEDS) == deal.NEEDS_BIRD:
            stake += law[deal.ANNOUNCED_POINTS + at.BIRD_BONUS + bird - 1]
        stake *= 2 if of_game(law, game, deal.GAME_CALLS) else 6
        stake += 1 if of_game(law, game, deal.GAME_TALON) == at.TALON_ALL else 0
        if stake > best:
            best = stake
            found = game
    return found


@jit
def _is_good_for(law, game, hand):
    kind = of_game(law, game, deal.GAME_KIND)
    use = of_game(law, game, deal.GAME_TALON)
    if kind == at.NEGATIVE:
        return _suits_negative(law, game, hand)
    if kind == at.SUIT:
        return suit_tricks(hand) >= (SUIT_DREIER if use == at.TALON_HALF else SUIT_SOLO)
    if kind == at.TRISCHAKEN:
        return False
    if of_game(law, game, deal.GAME_NEEDS) == deal.NEEDS_BIRD:
        return _suits_bird(of_game(law, game, deal.GAME_BIRD), hand)
    force = strength(hand)
    if of_game(law, game, deal.GAME_CALLS):
        if popcount(hand & at.KINGS) >= 3 and force < WEAK_WITH_KINGS:
            return False
        if use == at.TALON_HALF:
            return law[deal.OPENING] == deal.CALLS_OR_PASSES or force >= RUFER
        return force >= SOLORUFER and hand & (at.SKUS | at.MOND) != 0
    if use == at.TALON_HALF:
        return force >= DREIER
    return force >= (SECHSER if use == at.TALON_ALL else SOLODREIER)


@jit
def _suits_negative(law, game, hand):
    ouvert = of_game(law, game, deal.GAME_OUVERT) != 0
    tricks = of_game(law, game, deal.GAME_TRICKS)
    if tricks == 0:
        return beggars_points(hand) >= (OUVERT if ouvert else BETTLER)
    if tricks > 1 or not hand & at.SKUS:
        return False
    return beggars_points(hand & ~at.SKUS) >= (OUVERT if ouvert else PICCOLO)


@jit
def _suits_bird(named, hand):
    for bird in range(4):
        if (not named or named == bird + 1) and hand & at.PAGAT << bird and brings_home(bird, hand, 0):
            return True
    return False


@jit
def brings_home(bird, hand, more_tarocks):
    """Tell whether a hand has the taroks for a bird, and so many more."""
    tarocks = min(10, 8 + bird) + more_tarocks
    return popcount(hand & at.TAROCKS) >= tarocks and popcount(hand & STINGERS) >= (3 if bird < 2 else 4)


@jit
def _forced_game(law, words):
    """Return what a forehand plays who may not pass and has no good game: Trischaken, or else the cheapest."""
    if words & spoken(deal.BID + deal.TRISCHAKEN_GAME):
        return deal.BID + deal.TRISCHAKEN_GAME
    found = deal.FIRST_SPOKEN + lowest(words)
    least = 1 << 30
    for game in range(deal.GAMES):
        is_plain = of_game(law, game, deal.GAME_KIND) == at.POSITIVE
        if words & spoken(deal.BID + game) and is_plain and of_game(law, game, deal.GAME_VALUE) < least:
            least = of_game(law, game, deal.GAME_VALUE)
            found = deal.BID + game
    return found


# The talon


@jit
def _half(plan, hand, words):
    first = half_of(plan, 0)
    second = half_of(plan, 1)
    called = plan[at.CALLED]
    takes_first = words & spoken(deal.BUY_FIRST) != 0
    if takes_first and words & spoken(deal.BUY_SECOND):
        takes_first = half_worth(plan, first, second, called) >= half_worth(plan, second, first, called)
    given_up = words & ~(spoken(deal.BUY_FIRST) | spoken(deal.BUY_SECOND))
    if given_up and strength(hand | (first if takes_first else second)) < ALONE:
        return deal.FIRST_SPOKEN + lowest(given_up)
    return deal.BUY_FIRST if takes_first else deal.BUY_SECOND


@jit
def _laid(law, plan, more, hand):
    """Return the lowest card of the books' discard that is not laid yet."""
    size = more[deal.TO_LAY] + popcount(more[deal.LAID])
    first = goes_first(law, more[deal.BEST] - 1)
    wanted = laid_by_duty(plan, hand | more[deal.LAID], size, first, plan[at.CALLED])
    left = wanted & ~more[deal.LAID] & more[deal.LEGAL]
    return lowest(left) if left else lowest(more[deal.LEGAL])


# The round before play


@jit
def _word_of_round(law, plan, state, history, more, seat):
    """Return the first word that the books would say, one after the other."""
    words = more[deal.LEGAL_SPOKEN]
    called = known_called(plan, state, history, more, seat)
    items = _announced(law, plan, state, more, seat, called) & (words >> (deal.ANNOUNCE - deal.FIRST_SPOKEN))
    if items:
        return deal.ANNOUNCE + lowest(items)
    if not words & spoken(deal.PASS):
        return deal.ANNOUNCE + lowest(words >> (deal.ANNOUNCE - deal.FIRST_SPOKEN))
    if plan[at.KIND] != at.NEGATIVE:
        return _doubled(law, plan, state, history, more, seat, words)
    return deal.PASS


@jit
def _announced(law, plan, state, more, seat, called):
    """Return what a hand announces, as bits."""
    hand = state[at.HANDS + seat]
    tarocks = popcount(hand & at.TAROCKS)
    is_declarer = seat == more[deal.BEST_BY]
    is_partner = not is_declarer and called & hand != 0
    is_plain = plan[at.KIND] == at.POSITIVE
    others = hand & at.SUIT_CARDS & ~at.KINGS
    if is_declarer and is_plain and hand & VALAT_TOPS == VALAT_TOPS and tarocks >= VALAT_TAROCKS and not others:
        return 1 << deal.VALAT
    found = 0
    if _has_trull(law, plan, more, hand, is_partner):
        found |= 1
    if hand & at.KINGS == at.KINGS and strength(hand) >= KONTRA:
        found |= 2
    for bird in range(4):
        if is_plain and hand & at.PAGAT << bird:
            callers = is_declarer or is_partner
            needed = 2 if callers else 3
            if more[deal.CALL] and callers:
                needed = 1
            if brings_home(bird, hand, needed):
                found |= 1 << (deal.FIRST_BIRD + bird)
    if called & hand and _keeps_king(hand, called):
        found |= 1 << deal.ULTIMO_ITEM
    return found


@jit
def _keeps_king(hand, called):
    """Tell whether the called partner keeps his king for the last trick."""
    has_length = popcount(hand & suit_of(called)) >= ULTIMO_LENGTH
    return has_length and popcount(hand & at.TAROCKS) >= ULTIMO_TAROCKS and hand & STINGERS != 0


@jit
def _has_trull(law, plan, more, hand, is_partner):
    """Tell whether the Trull is as good as won."""
    mine = hand & at.TRULL
    if mine == at.TRULL:
        voids = 0
        for suit in range(4):
            voids += hand & 255 << at.SUIT_BITS * suit == 0
        return popcount(hand & at.TAROCKS) >= PAGAT_GUARDS or voids > 0
    if not is_partner:
        return False
    bought = 0
    if more[deal.TAKEN] in (deal.TOOK_FIRST, deal.TOOK_SECOND):
        bought = half_of(plan, more[deal.TAKEN] - 1)
    needs = of_game(law, more[deal.BEST] - 1, deal.GAME_NEEDS)
    return (bought & at.TRULL | mine) == at.TRULL or (needs == deal.NEEDS_TRULL_PIECE and popcount(mine) == 2)


@jit
def _doubled(law, plan, state, history, more, seat, words):
    """Return what a hand doubles, or that nothing more is said."""
    hand = state[at.HANDS + seat]
    declarer = more[deal.BEST_BY]
    partners = possible_partners(plan, state, history, more, seat)
    level = more[deal.GAME_LEVEL + declarer]
    if words & spoken(deal.DOUBLE_GAME):
        if level == 1 and seat == declarer and strength(hand) >= RE:
            return deal.DOUBLE_GAME
        is_foe = plan[at.KIND] == at.POSITIVE and on_one_side(partners, declarer, seat, declarer) == NO
        enough = KONTRA if of_game(law, more[deal.BEST] - 1, deal.GAME_CALLS) else KONTRA_ALONE
        if level == 0 and is_foe and strength(hand) >= enough:
            return deal.DOUBLE_GAME
    for bird in range(4):
        item = deal.FIRST_BIRD + bird
        if not words & spoken(deal.DOUBLE_ITEM + item) or popcount(hand & at.TAROCKS) < KONTRA_BIRD:
            continue
        for owner in range(at.PLAYERS):
            slot = owner * deal.ITEMS + item
            is_foe = on_one_side(partners, declarer, seat, owner) == NO
            if is_foe and more[deal.SAID + slot] and not more[deal.LEVEL + slot]:
                return deal.DOUBLE_ITEM + item
    return deal.PASS
