"""Counting the piles: tricks and court cards against the average of 26.

Jensen 1989, Betalinger/Efter spillet, l.295-321; Møller, Tælling, l.661-685.
"""

from collections.abc import Iterable, Mapping

from tarock.core.cards import MOND, PAGAT, SKUS, SUITS, Card, Rank, rank_of, suit_of
from tarock.core.cardset import CardSet
from tarock.core.seats import Seat
from tarock.danish.cards import LAST_TRICK
from tarock.danish.rules import CardValues, Count
from tarock.danish.seating import Seating
from tarock.danish.trick import Trick


def card_value(values: CardValues, card: Card) -> int:
    """Return what a card counts in a pile."""
    special = {SKUS: values.skus, MOND: values.t21, PAGAT: values.pagat}
    if card in special:
        return special[card]
    if suit_of(card) not in SUITS:
        return 0
    courts = {
        Rank.KING: values.king,
        Rank.QUEEN: values.queen,
        Rank.CAVALL: values.cavall,
        Rank.JACK: values.jack,
    }
    return courts.get(rank_of(card), 0)


def piles(values: CardValues, seating: Seating, tricks: Iterable[Trick], skat: CardSet) -> dict[Seat, int]:
    """Return what each player's pile counts; the skat is a trick of the dealer's.

    The skus goes to its player's own pile, but in the last trick to the winner.
    """
    points = dict.fromkeys(seating.active, 0)
    points[seating.dealer] += values.trick + sum(card_value(values, card) for card in skat)
    for trick in tricks:
        winner, _ = trick.best()
        points[winner] += values.trick
        for seat, card in trick.plays:
            keeps = card == SKUS and trick.number != LAST_TRICK
            points[seat if keeps else winner] += card_value(values, card)
    return points


def amounts(rule: Count, seating: Seating, points: Mapping[Seat, int]) -> dict[Seat, int]:
    """Return what each player receives (or pays, below zero) for the count."""
    due = {seat: _rounded(rule, points[seat]) for seat in seating.active}
    if rule.players == "two":
        due[seating.forehand] = -(due[seating.dealer] + due[seating.middle])
    return due


def _rounded(rule: Count, points: int) -> int:
    """Take the difference from the average to the nearest multiple of the step."""
    difference = points - rule.average
    steps = (abs(difference) * 2 + rule.step) // (rule.step * 2)
    return steps * rule.step * (1 if difference > 0 else -1)
