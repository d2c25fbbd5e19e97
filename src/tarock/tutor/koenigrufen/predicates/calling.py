"""Calling a king, and buying from the talon."""

from typing import Final

from tarock.bots.koenigrufen.bidding import DREIER
from tarock.bots.koenigrufen.calling import ALONE
from tarock.core.cards import Card, Rank, suit_of
from tarock.core.cardset import NO_CARDS, CardSet
from tarock.koenigrufen.actions import Call, Concede, Take
from tarock.koenigrufen.cards import KINGS, OF_SUIT
from tarock.tutor.koenigrufen.predicates.senses import Wanted, by_bots, calls, does
from tarock.tutor.koenigrufen.predicates.shelf import PREDICATES
from tarock.tutor.koenigrufen.sight import Sight

FOURTH: Final = Call(None)


def _callable(sight: Sight) -> CardSet:
    """Return the kings that may be called by name."""
    if not sight.calls_now:
        return NO_CARDS
    return KINGS & CardSet.from_cards(
        offer.card for offer in sight.offers if isinstance(offer, Call) and offer.card is not None
    )


def _would_play_alone(sight: Sight) -> bool:
    """Tell whether a hand is nearly strong enough for a Dreier."""
    return ALONE <= sight.strength < DREIER


@PREDICATES("kb-004")
def call_from_the_longest_suit(sight: Sight) -> Wanted:
    """Call from the longest suit, there from the one with the highest court card.

    Book of 1900, l.27.
    """
    kings = _callable(sight) - sight.hand
    if call_your_own_king(sight) is not None:
        return None

    def rank(king: Card) -> tuple[int, int]:
        own = sight.hand & OF_SUIT[suit_of(king)]
        return len(own), max((sight.worth(card) for card in own), default=0)

    best = max((rank(king) for king in kings), default=None)
    chosen = CardSet.from_cards(king for king in kings if rank(king) == best)
    return calls(chosen) if chosen != kings else None


@PREDICATES("ma-012")
def call_from_a_bare_queen(sight: Sight) -> Wanted:
    """In a Besserrufer call from a queen that is bare or has one card beside it.

    Mayr 2012, l.87.
    """
    if not sight.is_besserrufer:
        return None
    kings = _callable(sight) - sight.hand
    chosen = CardSet.from_cards(king for king in kings if _has_short_queen(sight, king))
    return calls(chosen) if chosen and chosen != kings else None


def _has_short_queen(sight: Sight, king: Card) -> bool:
    suit = suit_of(king)
    return sight.holds(suit, Rank.QUEEN) and sight.length(suit) <= 2


@PREDICATES("kb-037")
def call_your_own_king(sight: Sight) -> Wanted:
    """Strong, but not strong enough for a Dreier, call your own king: the opponents mistrust each other.

    Book of 1900, l.143-145.
    """
    own = _callable(sight) & sight.hand
    return calls(own) if own and _would_play_alone(sight) else None


@PREDICATES("kb-038")
def look_twice_before_you_call(sight: Sight) -> Wanted:
    """A king that you call by mistake from your own hand stands: look twice.

    Book of 1900, l.149-151.
    """
    kings = _callable(sight)
    foreign = kings - sight.hand
    return calls(foreign) if foreign and foreign != kings and not _would_play_alone(sight) else None


@PREDICATES("ts-004")
def call_the_fourth_king(sight: Sight) -> Wanted:
    """With three kings the fourth may be called without its name.

    Tournament sheet, l.65.
    """
    return does(FOURTH) if sight.calls_now and FOURTH in sight.offers else None


@PREDICATES("kb-005")
def buy_the_better_half(sight: Sight) -> Wanted:
    """Buy the half that fits better, and do not leave too much to the others.

    Book of 1900, l.27.
    """
    return by_bots(sight, "buy_better_half") if sight.buys_now and len(sight.offers) > 1 else None


@PREDICATES("kb-039")
def alone_when_the_king_lies_in_the_talon(sight: Sight) -> Wanted:
    """Where the called king lies in the talon give up, or buy it if you can win alone.

    Book of 1900, l.153.
    """
    given_up = [offer for offer in sight.offers if isinstance(offer, Concede)]
    if not sight.buys_now or not given_up or sight.called is None:
        return None
    with_king = Take(1) if sight.called in sight.table.half(1) else Take(2)
    return by_bots(sight, "give_up_alone") or does(with_king)
