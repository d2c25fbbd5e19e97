"""What Jensen advises the dealer: which three cards to lay.

Jensen 1989, Lægning af skaten, l.337-420.
"""

from collections.abc import Callable
from typing import Final

from tarock.core.cards import SKUS, SUITS, PlainSuit
from tarock.core.cardset import CardSet
from tarock.danish.cards import OF_SUIT, SKAT_SIZE
from tarock.tutor.advice import whatever
from tarock.tutor.danish.holding import COVER, WHIP
from tarock.tutor.danish.predicates.senses import Asked, lays
from tarock.tutor.danish.predicates.shelf import PREDICATES
from tarock.tutor.danish.sight import Sight

LONGEST_WHIP: Final = 8
"""A longer one can hardly be led to the end: it takes eight leads to draw ten taroks (l.368-373)."""
THIN: Final = 5
"""With so few taroks a whip of eight can hardly be led to the end either."""
FEW_TAROKS: Final = 4
"""So few taroks are plainly a weak hand, the skus counted."""
MANY_TAROKS: Final = 9
"""So many are plainly a strong one."""
NORMAL_TAROKS: Final = 7
"""What a normal fighting hand has (l.385-386)."""
NINE_LAYING: Final = 9
ENTRIES_FOR_NINE: Final = 2


def _lengths(sight: Sight, laid: CardSet) -> dict[PlainSuit, int]:
    """Return how many cards of each suit stay in the hand."""
    return {suit: len(sight.mine(suit) - laid) for suit in SUITS}


def _free(sight: Sight, fits: Callable[[PlainSuit], bool]) -> int:
    """Return how many cards may be laid freely from the suits that fit."""
    assert sight.skat_choice is not None
    return sum(len(sight.skat_choice.free & OF_SUIT[suit]) for suit in SUITS if fits(suit))


def _equal_whips(sight: Sight) -> tuple[PlainSuit, PlainSuit] | None:
    """Return my two longest suits, if both are whips of the same length."""
    if not sight.lays or len(sight.whips) <= 1:
        return None
    first, second = sight.whips[:2]
    return (first, second) if sight.n(first) == sight.n(second) else None


def _keeps(sight: Sight, suit: PlainSuit) -> Asked:
    """Any skat that leaves a suit whole, if there is one."""
    if _free(sight, lambda other: other != suit) < SKAT_SIZE:
        return None
    return lays(lambda cards: cards.isdisjoint(OF_SUIT[suit]))


@PREDICATES("je-003")
def make_ultimos_hard(sight: Sight) -> Asked:
    """Do not uncover a suit of four or five cards whose king another holds.

    Jensen 1989, l.341-344.
    """
    if not sight.lays:
        return None
    at_risk = [s for s in SUITS if sight.king(s) not in sight.hand and sight.n(s) in {COVER, COVER + 1}]
    if not at_risk:
        return None
    return lays(lambda cards: all(_lengths(sight, cards)[suit] >= COVER for suit in at_risk))


@PREDICATES("je-004")
def leave_short_suits(sight: Sight) -> Asked:
    """Lay nothing from a suit of fewer than four cards.

    Jensen 1989, l.346-349.
    """
    if not sight.lays:
        return None
    short = [suit for suit in SUITS if 0 < sight.n(suit) < COVER]
    if not short or _free(sight, lambda suit: suit not in short) < SKAT_SIZE:
        return None
    return lays(lambda cards: not any(cards & OF_SUIT[suit] for suit in short))


@PREDICATES("je-005")
def judge_the_taroks(sight: Sight) -> Asked:
    """Number and size of the taroks tell what a hand is good for, where both say the same.

    Jensen 1989, l.353-357.
    """
    if not sight.lays:
        return None
    is_strong = sight.number >= MANY_TAROKS and len(sight.big_taroks) * 2 >= len(sight.taroks)
    is_weak = sight.number <= FEW_TAROKS and not sight.big_taroks
    return whatever if is_strong or is_weak else None


@PREDICATES("je-006")
def keep_the_entries(sight: Sight) -> Asked:
    """Keep every suit with which one comes in, where its queen or a lower card does it.

    Jensen 1989, l.359-362.
    """
    if not sight.lays:
        return None
    frail = [suit for suit in sight.entries if sight.king(suit) not in sight.hand]
    if not frail:
        return None
    return lays(lambda cards: all(sight.brings_in(sight.mine(suit) - cards, suit) for suit in frail))


@PREDICATES("je-007")
def one_long_whip(sight: Sight) -> Asked:
    """Of a long whip and a shorter one keep the long one whole.

    Jensen 1989, l.364-373.
    """
    if not sight.lays or len(sight.whips) <= 1 or sight.n(sight.whips[0]) == sight.n(sight.whips[1]):
        return None
    return _keeps(sight, sight.whips[0]) if sight.n(sight.whips[0]) <= LONGEST_WHIP else None


@PREDICATES("je-008")
def shorten_a_whip_too_long(sight: Sight) -> Asked:
    """Lay from a whip that cannot be led to the end.

    Jensen 1989, l.375-377.
    """
    if not sight.lays or sight.whip is None:
        return None
    whip, bearable = OF_SUIT[sight.whip], LONGEST_WHIP if sight.number > THIN else LONGEST_WHIP - 1
    return lays(lambda cards: bool(cards & whip)) if sight.n(sight.whip) > bearable else None


@PREDICATES("je-009")
def keep_four_in_every_suit(sight: Sight) -> Asked:
    """Where three cards can be laid so that four of every side suit stay, do so.

    Jensen 1989, l.379-383.
    """
    if not sight.lays or any(sight.n(suit) < COVER for suit in SUITS):
        return None
    return lays(lambda cards: all(length >= COVER for length in _lengths(sight, cards).values()))


@PREDICATES("je-011")
def keep_a_whip(sight: Sight) -> Asked:
    """Do not lay the only whip down to five cards.

    Jensen 1989, l.391-392.
    """
    if not sight.lays or len(sight.whips) != 1:
        return None
    whip = sight.whips[0]
    spare = sight.n(whip) - WHIP
    if spare >= SKAT_SIZE or _free(sight, lambda suit: suit != whip) + spare < SKAT_SIZE:
        return None
    return lays(lambda cards: _lengths(sight, cards)[whip] >= WHIP)


@PREDICATES("je-012")
def lay_few_taroks(sight: Sight) -> Asked:
    """Lay three taroks or fewer, if neither T21 nor the pagat is among them.

    Jensen 1989, l.394-396.
    """
    if sight.skat_choice is None or not sight.skat_choice.all_taroks:
        return None
    taroks = sight.skat_choice.all_taroks
    return lays(lambda cards: cards >= taroks)


@PREDICATES("je-013")
def keep_a_small_card_of_each_suit(sight: Sight) -> Asked:
    """Who thinks of an ultimo keeps the smallest card of every suit.

    Jensen 1989, l.398-401.
    """
    if not sight.lays or sight.number < MANY_TAROKS or not sight.ultimo_mine:
        return None
    smallest = CardSet.from_cards(min(sight.mine(suit)) for suit in SUITS if sight.n(suit))
    return lays(lambda cards: cards.isdisjoint(smallest))


@PREDICATES("je-014")
def keep_the_whip_with_tops(sight: Sight) -> Asked:
    """Of two equal whips keep the one with more courts, in a hand that is not weak.

    Jensen 1989, l.403-404.
    """
    whips = _equal_whips(sight)
    if whips is None or sight.number < NORMAL_TAROKS:
        return None
    better, worse = sorted(whips, key=lambda suit: -len(sight.courts(suit)))
    return _keeps(sight, better) if len(sight.courts(better)) > len(sight.courts(worse)) else None


@PREDICATES("je-015")
def weak_keep_the_whip_without_the_king(sight: Sight) -> Asked:
    """A weak dealer keeps, of two equal whips, the one whose king another holds.

    Jensen 1989, l.404-406.
    """
    whips = _equal_whips(sight)
    if whips is None or sight.number >= NORMAL_TAROKS:
        return None
    without = [suit for suit in whips if sight.king(suit) not in sight.hand]
    return _keeps(sight, without[0]) if len(without) == 1 else None


@PREDICATES("je-016")
def keep_the_low_whip(sight: Sight) -> Asked:
    """Of two equal whips break the one with gaps between its high cards.

    Jensen 1989, l.406-409.
    """
    whips = _equal_whips(sight)
    if whips is None:
        return None
    low = [suit for suit in whips if not sight.courts(suit)]
    gaps = [suit for suit in whips if sight.has_gaps(suit)]
    return _keeps(sight, low[0]) if low and gaps else None


@PREDICATES("je-017")
def lay_from_five_or_six(sight: Sight) -> Asked:
    """Lay two or three cards from a suit of five or six.

    Jensen 1989, l.411-412.
    """
    if sight.skat_choice is None:
        return None
    free = sight.skat_choice.free
    suits = [s for s in SUITS if sight.n(s) in {WHIP - 1, WHIP} and len(free & OF_SUIT[s]) > 1]
    return lays(lambda cards: any(len(cards & OF_SUIT[suit]) > 1 for suit in suits)) if suits else None


@PREDICATES("je-018")
def nine_laying(sight: Sight) -> Asked:
    """With nine taroks and four to six cards of each suit keep four of each.

    Jensen 1989, l.414-417.
    """
    if not sight.lays or sight.number != NINE_LAYING or len(sight.entries) < ENTRIES_FOR_NINE:
        return None
    if any(not COVER <= sight.n(suit) <= WHIP for suit in SUITS):
        return None
    return lays(lambda cards: all(length == COVER for length in _lengths(sight, cards).values()))


@PREDICATES("je-019")
def even_laying(sight: Sight) -> Asked:
    """With ten or eleven taroks and no whip lay so that the suits are as even as can be.

    Jensen 1989, l.417-420.
    """
    if not sight.lays or sight.number not in {NINE_LAYING + 1, NINE_LAYING + 2} or sight.whip is not None:
        return None
    lengths = sorted(sight.n(suit) for suit in SUITS)
    for _ in range(SKAT_SIZE):
        lengths = sorted((*lengths[:-1], lengths[-1] - 1))
    return lays(lambda cards: sorted(_lengths(sight, cards).values()) == lengths)


@PREDICATES("je-103")
def play_no_tout(sight: Sight) -> Asked:
    """Do not lay the skus for a tout, where the book allows it.

    Jensen 1989, l.975-979.
    """
    if sight.skat_choice is None or SKUS not in sight.hand - sight.skat_choice.barred:
        return None
    return lays(lambda cards: SKUS not in cards)
