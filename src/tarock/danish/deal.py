"""Dealing: five cards at a time, counter-clockwise, the last three to the dealer.

Jensen 1989, Kortgivning, l.172-175; Møller, Kortgivning, l.398-404.
"""

from itertools import cycle
from typing import Final

from tarock.core.cards import CARD_NAMES
from tarock.core.cardset import NO_CARDS, CardSet
from tarock.core.faults import Mode
from tarock.core.seats import SEAT_NAMES, Seat
from tarock.core.sentences import Sentence
from tarock.core.shuffle import shuffled
from tarock.core.tuples import with_added
from tarock.danish.cards import HAND_SIZE, PACK, SKAT_SIZE
from tarock.danish.rules import DanishRuleset
from tarock.danish.seating import Seating

Hands = tuple[CardSet, ...]

_MISCOUNTED: Final = 5
"""By how many cards a hand may be off when the dealer has miscounted: a whole packet."""


def deal(ruleset: DanishRuleset, seating: Seating, seed: str) -> Hands:
    """Return the hands by seat that a seed gives; a seat that sits out has none.

    The packets go to forehand, middle hand and dealer in turn; the three cards left over are the dealer's.
    """
    pack = shuffled(tuple(PACK), seed)
    packet = ruleset.dealing.packet
    hands: Hands = (NO_CARDS,) * len(seating.at_table)
    order = cycle((seating.forehand, seating.middle, seating.dealer))
    dealt = len(pack) - SKAT_SIZE
    for start in range(0, dealt, packet):
        hands = with_added(hands, next(order), CardSet.from_cards(pack[start : start + packet]))
    return with_added(hands, seating.dealer, CardSet.from_cards(pack[dealt:]))


def problems(
    seating: Seating, hands: Hands, first_trick: int | None = None, mode: Mode = Mode.STRICT
) -> list[tuple[Seat, Sentence]]:
    """Return all that is wrong with the hands of a deal or a position, by seat; nothing if they can be played.

    In table mode a player may have been dealt a few cards too many or too few, if the pack is whole.
    """
    found: list[tuple[Seat, Sentence]] = []
    seen = NO_CARDS
    whole = mode is Mode.TABLE and sum(len(hand) for hand in hands) == len(PACK)
    for seat in seating.at_table:
        hand = hands[seat] if seat < len(hands) else NO_CARDS
        expected = _expected(seating, seat, first_trick)
        if abs(len(hand) - expected) > (_MISCOUNTED if whole and expected else 0):
            wrong = Sentence("deal-wrong-number", seat=SEAT_NAMES[seat], got=len(hand), expected=expected)
            found.append((seat, wrong))
        found += [(seat, Sentence("deal-card-twice", card=CARD_NAMES[card])) for card in hand & seen]
        seen |= hand
    return found


def _expected(seating: Seating, seat: Seat, first_trick: int | None) -> int:
    if seat in seating.sitting_out:
        return 0
    if first_trick is not None:
        return HAND_SIZE + 1 - first_trick
    return HAND_SIZE + SKAT_SIZE if seat == seating.dealer else HAND_SIZE
