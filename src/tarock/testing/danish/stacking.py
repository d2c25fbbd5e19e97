"""Stacked deals: hands that a fair shuffle gives once in an evening, or never.

A hand without taroks, a hand with nearly all of them, a dealer who may lay his last taroks, and one who holds
nothing that he may lay.
"""

from collections.abc import Callable
from random import Random
from typing import Final

from tarock.core.cards import COURT_RANKS, MOND, SKUS, SUIT_SIZE, SUITS, Card, suit_card, tarok_number
from tarock.core.cardset import CardSet
from tarock.core.seats import Seat
from tarock.danish.cards import HAND_SIZE, PACK, SKAT_SIZE, SKUS_ALONE, TAROKS, ULTIMO_CARDS
from tarock.danish.deal import Hands
from tarock.danish.seating import Seating

_NOISE: Final = (0.5, 2, 4, 7)
_LAYABLE: Final = tuple(TAROKS - ULTIMO_CARDS - CardSet.of(MOND))
"""The taroks that may be laid when they are all that a dealer has: neither T21 nor the pagat."""


def stacked_hands(seating: Seating, rng: Random) -> Hands:
    """Return hands by seat that are stacked in one of the ways of this module."""
    seat = rng.choice(seating.active)
    stack = rng.choice(_STACKS)
    return _deal_rest(seating, *stack(seating, seat, rng), rng)


def strength(card: Card) -> int:
    """Rate a card by how likely it is to win a trick; the skus never does."""
    if card == SKUS:
        return -1
    return SUIT_SIZE + tarok_number(card) if card in TAROKS else card % SUIT_SIZE


def _strong(seating: Seating, seat: Seat, rng: Random) -> tuple[Seat, list[Card]]:
    """Give a seat about the strongest cards of the pack."""
    noise = rng.choice(_NOISE)
    order = sorted(PACK, key=lambda card: strength(card) + rng.gauss(0, noise), reverse=True)
    return seat, order[: _size(seating, seat)]


def _weak(seating: Seating, seat: Seat, rng: Random) -> tuple[Seat, list[Card]]:
    """Give a seat about the weakest cards of the pack."""
    noise = rng.choice(_NOISE)
    order = sorted(PACK, key=lambda card: strength(card) + rng.gauss(0, noise))
    return seat, order[: _size(seating, seat)]


def _short(seating: Seating, _seat: Seat, rng: Random) -> tuple[Seat, list[Card]]:
    """Give the dealer one to three taroks that he may lay, or none."""
    taroks = rng.sample(_LAYABLE, rng.randint(0, SKAT_SIZE))
    plain = rng.sample(tuple(PACK - TAROKS), _size(seating, seating.dealer) - len(taroks))
    return seating.dealer, [*taroks, *plain]


def _bound(seating: Seating, _seat: Seat, rng: Random) -> tuple[Seat, list[Card]]:
    """Give the dealer taroks, whole rows of courts and hardly anything else."""
    size = _size(seating, seating.dealer)
    taroks = list(TAROKS | SKUS_ALONE)
    rng.shuffle(taroks)
    suits = rng.sample(SUITS, len(SUITS))
    by_suit = [suit_card(suit, rank) for suit in suits for rank in COURT_RANKS]
    by_rank = [suit_card(suit, rank) for rank in COURT_RANKS for suit in suits]
    courts = rng.choice((by_suit, by_rank))
    free = rng.choice((0, 0, 1, 2))
    taroks_kept = rng.choice((len(taroks), rng.randint(size - free - len(courts), len(taroks))))
    bound = [*taroks[:taroks_kept], *courts][: size - free]
    rest = list(PACK - CardSet.from_cards(bound) - CardSet.from_cards(courts) - TAROKS)
    return seating.dealer, [*bound, *rng.sample(rest, size - len(bound))]


_Stack = Callable[[Seating, Seat, Random], tuple[Seat, list[Card]]]
_STACKS: Final[tuple[_Stack, ...]] = (_strong, _weak, _short, _bound)


def _size(seating: Seating, seat: Seat) -> int:
    return HAND_SIZE + SKAT_SIZE if seat == seating.dealer else HAND_SIZE


def _deal_rest(seating: Seating, seat: Seat, cards: list[Card], rng: Random) -> Hands:
    """Deal what is left of the pack to the two others."""
    rest = list(PACK - CardSet.from_cards(cards))
    rng.shuffle(rest)
    hands = {seat: CardSet.from_cards(cards)}
    for other in seating.opponents(seat):
        size = _size(seating, other)
        hands[other] = CardSet.from_cards(rest[:size])
        rest = rest[size:]
    return tuple(hands.get(place, CardSet()) for place in seating.at_table)
