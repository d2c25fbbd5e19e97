"""Laying the skat."""

from itertools import combinations

from tarock.core.cards import PAGAT, SUITS, PlainSuit
from tarock.core.cardset import CardSet
from tarock.danish.cards import COURTS, OF_SUIT, SKAT_SIZE
from tarock.tutor.advice import whatever
from tarock.tutor.danish.holding import COVER
from tarock.tutor.danish.predicates.senses import Asked, lays
from tarock.tutor.danish.predicates.shelf import PREDICATES
from tarock.tutor.danish.sight import Sight

STRONG = 9
"""From so many taroks on a dealer is strong (Møller, l.1369-1373)."""
LEADER = 7
LONGEST_WHIP = 8
"""A longer whip may be shortened (Møller, l.1378-1381, l.1438-1439)."""
WEAK = 5
SMALL_SIX = 12
"""Six taroks are weak too if the one in the middle is below this (Møller, l.1469-1470)."""
SHORT = 3


def is_weak(sight: Sight) -> bool:
    """Tell whether a hand is plainly weak (Møller, l.1469-1470)."""
    return sight.number <= WEAK or (sight.number == WEAK + 1 and sight.middle_tarok < SMALL_SIX)


def free_cards(sight: Sight) -> CardSet:
    """Return the suit cards that I may lay."""
    return CardSet() if sight.skat_choice is None else sight.skat_choice.free


def lays_from(sight: Sight, cards: CardSet) -> Asked:
    """A skat of some cards, if there are enough of them."""
    return lays(lambda laid: laid <= cards) if len(free_cards(sight) & cards) >= SKAT_SIZE else None


def lengths(sight: Sight, laid: CardSet) -> dict[PlainSuit, int]:
    """Return how many cards of each suit are kept."""
    return {suit: len(sight.mine(suit) - laid) for suit in SUITS}


def without(sight: Sight, *suits: PlainSuit) -> CardSet:
    """Return the free cards of all other suits."""
    return CardSet.from_cards(card for suit in SUITS if suit not in suits for card in free_cards(sight) & OF_SUIT[suit])


@PREDICATES("mo-084")
def lay_for_your_part(sight: Sight) -> Asked:
    """Think first which part you will play, and lay so that the cards fit it.

    Møller, l.1352-1355.
    """
    return whatever if sight.lays else None


@PREDICATES("mo-085")
def stay_even(sight: Sight) -> Asked:
    """With nine taroks and no whip lay from the longest suits.

    Møller, l.1371-1378.
    """
    if not sight.lays or sight.number < STRONG or sight.whip is not None:
        return None

    def is_even(laid: CardSet) -> bool:
        kept = lengths(sight, laid)
        return all(kept[suit] >= max(kept.values()) - 1 for suit in SUITS if laid & OF_SUIT[suit])

    return lays(is_even)


@PREDICATES("mo-086")
def keep_the_whip_whole(sight: Sight) -> Asked:
    """With nine taroks and a whip lay nothing from it, unless it is very long.

    Møller, l.1378-1381.
    """
    return _keep_whip(sight) if sight.lays and sight.number >= STRONG else None


@PREDICATES("mo-093")
def the_leader_keeps_his_whip(sight: Sight) -> Asked:
    """As leader of the defence keep a whip of up to eight, and lay from the second-longest suits.

    Møller, l.1438-1441.
    """
    return _keep_whip(sight) if sight.lays and LEADER <= sight.number < STRONG else None


def _keep_whip(sight: Sight) -> Asked:
    whip = sight.whip
    if whip is None or len(without(sight, whip)) < SKAT_SIZE:
        return None
    spare = max(0, sight.n(whip) - LONGEST_WHIP)
    return lays(lambda laid: len(laid & OF_SUIT[whip]) <= spare)


@PREDICATES("mo-087")
def lay_middle_cards(sight: Sight) -> Asked:
    """With a very strong hand keep the smallest cards: they give a nolo player his trick.

    Møller, l.1382-1384.
    """
    return lays_from(sight, free_cards(sight) - _smallest(sight)) if sight.lays and sight.number >= STRONG else None


def _smallest(sight: Sight) -> CardSet:
    """Return the smallest card of each suit."""
    return CardSet.from_cards(min(sight.mine(suit)) for suit in SUITS if sight.mine(suit))


@PREDICATES("mo-094")
def lay_where_the_king_is_yours(sight: Sight) -> Asked:
    """Of two suits alike lay from the one whose king you hold: the other kings must be driven out.

    Møller, l.1441-1442.
    """
    if not sight.lays or not LEADER <= sight.number < STRONG:
        return None
    for one, two in combinations(SUITS, 2):
        have = sight.king(one) in sight.hand, sight.king(two) in sight.hand
        if sight.n(one) == sight.n(two) >= COVER and have[0] != have[1]:
            bare = two if have[0] else one
            return lays(lambda laid, bare=bare: not laid & OF_SUIT[bare])  # type: ignore[misc]
    return None


@PREDICATES("mo-098")
def the_weak_man_shortens_his_whip(sight: Sight) -> Asked:
    """With few taroks lay from a very long suit: you must not whip with it.

    Møller, l.1475-1480.
    """
    long = sight.n(sight.longest) >= LONGEST_WHIP
    if not sight.lays or not is_weak(sight) or not long:
        return None
    return lays(lambda laid: len(laid & OF_SUIT[sight.longest]) > 1)


@PREDICATES("mo-099")
def no_void_for_the_pagat(sight: Sight) -> Asked:
    """Do not lay yourself void to sneak a trick with the pagat.

    Møller, l.1481-1483.
    """
    short = [suit for suit in SUITS if 0 < len(free_cards(sight) & OF_SUIT[suit]) == sight.n(suit) <= SKAT_SIZE]
    if not sight.lays or PAGAT not in sight.hand or not short:
        return None
    return lays(lambda laid: not any(sight.mine(suit) <= laid for suit in short))


@PREDICATES("mo-100")
def three_taroks_may_be_laid(sight: Sight) -> Asked:
    """Three taroks or fewer may be laid, but not pagat or T21; else keep the hand even.

    Møller, l.1485-1487.
    """
    choice = sight.skat_choice
    if choice is None or not choice.all_taroks:
        return None
    taroks = choice.all_taroks

    def fits(laid: CardSet) -> bool:
        kept = lengths(sight, laid)
        return taroks <= laid or all(kept[suit] >= COVER for suit in SUITS if laid & OF_SUIT[suit])

    return lays(fits)


@PREDICATES("mo-102")
def a_nolo_needs_the_skus(sight: Sight) -> Asked:
    """Think twice before you lay for a nolo without the skus.

    Møller, l.1492-1494, l.1728-1732.
    """
    choice = sight.skat_choice
    if choice is None or not choice.all_taroks or sight.has_skus:
        return None
    taroks = choice.all_taroks
    return lays(lambda laid: not laid & taroks)


@PREDICATES("mo-103")
def no_courts_for_the_count(sight: Sight) -> Asked:
    """With a weak hand do not lay courts for their count: it promotes the strong player's cards.

    Møller, l.1495-1498.
    """
    courts = CardSet.from_cards(card for suit in SUITS for card in COURTS[suit])
    if not sight.lays or not is_weak(sight) or not free_cards(sight) & courts:
        return None
    return lays_from(sight, free_cards(sight) - courts)


@PREDICATES("mo-107")
def hide_a_short_suit(sight: Sight) -> Asked:
    """From a suit that becomes short do not lay the smallest cards, so that it shows later.

    Møller, l.1566-1567.
    """
    may_be_short = [suit for suit in SUITS if 1 < sight.n(suit) <= SHORT + SKAT_SIZE - 1]
    if not sight.lays or not may_be_short:
        return None

    def hides(laid: CardSet) -> bool:
        short = [suit for suit in may_be_short if laid & OF_SUIT[suit] and len(sight.mine(suit) - laid) <= SHORT]
        return all(min(sight.mine(suit)) not in laid for suit in short)

    return lays(hides)
