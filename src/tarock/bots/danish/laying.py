"""Laying the skat: from long suits, keeping the guards of kings and queens.

Møller, Som stærkspiller, l.1377-1381, Om lægning af skat, l.1481-1498; Jensen 1989, Lægning, l.346-349, l.411-412.
"""

from collections.abc import Iterator
from random import Random

from tarock.core.cards import SUITS, Card, Rank, rank_of
from tarock.core.cardset import CardSet
from tarock.danish.actions import Lay
from tarock.danish.cards import KINGS, OF_SUIT, SKAT_SIZE
from tarock.danish.skat import SkatChoice

COVER = 4
"""So many cards of a suit are kept: fewer are attacked at once (Jensen 1989, Lægning, l.353-383)."""


def chosen_skat(choice: SkatChoice, rng: Random) -> Lay:
    """Return the skat to lay; where the order of duty leaves no such choice, any that is permitted."""
    laid = CardSet()
    for card in spare_cards(choice):
        if len(laid) < SKAT_SIZE:
            laid |= CardSet.of(card)
    return Lay(laid) if choice.permits(laid) else choice.sample(rng)


def spare_cards(choice: SkatChoice) -> Iterator[Card]:
    """Give the cards that may always be laid, the most useless first: pips before courts, long suits before short."""
    pips = CardSet.from_cards(card for card in choice.free if rank_of(card) <= Rank.TEN)
    from_length = [card for suit in _by_length(choice.hand) for card in _spared(choice.hand, pips, suit)]
    yield from from_length
    rest = [card for card in choice.free if card not in from_length]
    yield from sorted(rest, key=lambda card: (rank_of(card) > Rank.TEN, _is_guard(choice.hand, card), card))


def _by_length(hand: CardSet) -> list[CardSet]:
    """Return the suits from the longest to the shortest."""
    return sorted((OF_SUIT[suit] for suit in SUITS), key=lambda suit: -len(hand & suit))


def _spared(hand: CardSet, pips: CardSet, suit: CardSet) -> list[Card]:
    """Return the pips of a suit beyond its cover, from the second-smallest: the smallest hides a short suit longer.

    Møller, l.1566-1567; and a small card is what gives a nolo player his trick (Jensen 1989, l.398-401).
    """
    spare = max(0, len(hand & suit) - COVER)
    smallest_last = sorted(pips & suit)
    return [*smallest_last[1:], *smallest_last[:1]][:spare]


def _is_guard(hand: CardSet, card: Card) -> bool:
    """Tell whether a card stands beside a king of the same suit."""
    return any(card in suit and hand & suit & KINGS for suit in OF_SUIT)
