"""Dealing: six cards to each, the talon in two halves of three, six to each again.

Mayr 2012, Verlosen; tournament sheet 1.3; K-A07.
"""

from typing import Final, TypeAlias

from tarock.core.cards import CARD_NAMES, Card
from tarock.core.cardset import NO_CARDS, CardSet
from tarock.core.faults import Mode
from tarock.core.seats import SEAT_NAMES, Seat
from tarock.core.sentences import Sentence
from tarock.core.shuffle import shuffled
from tarock.core.tuples import with_added
from tarock.koenigrufen.cards import HALF, HAND_SIZE, PACK, PLAYERS

Hands: TypeAlias = tuple[CardSet, ...]

_MISCOUNTED: Final = 6
"""By how many cards a hand may be off when the dealer has miscounted: a whole packet."""


def deal(dealer: Seat, seed: str) -> tuple[Hands, tuple[Card, ...]]:
    """Return the hands by seat and the talon that a seed gives: six to each, the talon, six to each."""
    pack = shuffled(tuple(PACK), seed)
    half = HAND_SIZE // 2
    hands: Hands = (NO_CARDS,) * PLAYERS
    order = [(dealer + 1 + step) % PLAYERS for step in range(PLAYERS)]
    first, middle, second = pack[: half * PLAYERS], pack[half * PLAYERS : -half * PLAYERS], pack[-half * PLAYERS :]
    for cards in (first, second):
        for place, seat in enumerate(order):
            hands = with_added(hands, seat, CardSet.from_cards(cards[half * place : half * (place + 1)]))
    return hands, middle


def problems(hands: Hands, cards: tuple[Card, ...], mode: Mode = Mode.STRICT) -> list[Sentence]:
    """Return all that is wrong with a deal; nothing when it can be played.

    In table mode a player may have been dealt a few cards too many or too few, if the pack is whole.
    """
    whole = mode is Mode.TABLE and sum(map(len, hands)) == PLAYERS * HAND_SIZE
    off = _MISCOUNTED if whole else 0
    found = [
        Sentence("deal-wrong-number", seat=SEAT_NAMES[seat], got=len(hand), expected=HAND_SIZE)
        for seat, hand in enumerate(hands)
        if abs(len(hand) - HAND_SIZE) > off
    ]
    if len(cards) != 2 * HALF:
        found.append(Sentence("deal-talon", got=len(cards), expected=2 * HALF))
    seen = NO_CARDS
    for part in (*hands, CardSet.from_cards(cards)):
        found += [Sentence("deal-card-twice", card=CARD_NAMES[card]) for card in part & seen]
        found += [Sentence("deal-not-in-pack", card=CARD_NAMES[card]) for card in part - PACK]
        seen |= part
    return found
