"""Stacked deals of Königrufen: hands that a fair shuffle gives once in an evening, or never."""

from collections.abc import Callable
from random import Random
from typing import Final

from tarock.core.cards import SKUS, Card, tarok_number
from tarock.core.cardset import CardSet
from tarock.koenigrufen.bonus_kinds import BIRD_CARDS
from tarock.koenigrufen.cards import HALF, HAND_SIZE, KINGS, PACK, PLAYERS, SUIT_CARDS, TAROCKS, TRULL
from tarock.koenigrufen.deal import Hands

_EITHER: Final = 0.5
_RARELY: Final = 0.2
_SUIT_LENGTH: Final = 8


def strength(card: Card) -> int:
    """Rate a card by how likely it is to win a trick."""
    if card == SKUS:
        return 22 + _SUIT_LENGTH
    return tarok_number(card) + _SUIT_LENGTH if card in TAROCKS else card % 14 - 6


def _strong(rng: Random) -> list[Card]:
    noise = rng.choice((0.5, 2, 5))
    return sorted(PACK, key=lambda card: strength(card) + rng.gauss(0, noise), reverse=True)


def _weak(rng: Random) -> list[Card]:
    return _strong(rng)[::-1]


def _birds(rng: Random) -> list[Card]:
    """Give a player some birds and high taroks to bring them home."""
    birds = rng.sample(list(BIRD_CARDS.values()), rng.randint(1, len(BIRD_CARDS)))
    return [*birds, *(card for card in _strong(rng) if card not in birds)]


def _kings(rng: Random) -> list[Card]:
    """Give a player three kings or all four; the last card that is drawn may be the fourth."""
    kings = rng.sample(list(KINGS), rng.choice((3, 4)))
    rest = _strong(rng) if rng.random() < _EITHER else rng.sample(list(PACK), len(PACK))
    return [*kings, *(card for card in rest if card not in KINGS)]


def _mixed(rng: Random) -> list[Card]:
    """Give a player taroks, kings and pieces of the Trull and hardly anything that he may lay away."""
    high = list(TAROCKS | KINGS)
    rng.shuffle(high)
    return [*high[: rng.randint(HAND_SIZE - 2, HAND_SIZE)], *(card for card in SUIT_CARDS - KINGS)]


def _suits(rng: Random) -> list[Card]:
    """Give a player suit cards only, or nearly."""
    return sorted(PACK, key=lambda card: (card in TAROCKS) * rng.random() + rng.random())


_STACKS: Final[tuple[Callable[[Random], list[Card]], ...]] = (_strong, _weak, _birds, _birds, _kings, _mixed, _suits)


def stacked(rng: Random) -> tuple[Hands, tuple[Card, ...]]:
    """Return hands and a talon of which one player has cards of a rare kind."""
    own = rng.choice(_STACKS)(rng)[:HAND_SIZE]
    rest = [card for card in PACK if card not in own]
    rng.shuffle(rest)
    if rng.random() < _RARELY:  # kings and pieces of the Trull to the talon
        rest.sort(key=lambda card: card in KINGS or card in TRULL)
    talon = rest[-2 * HALF :]
    rng.shuffle(talon)
    piles = [own, *(rest[HAND_SIZE * place : HAND_SIZE * (place + 1)] for place in range(PLAYERS - 1))]
    rng.shuffle(piles)
    return tuple(CardSet.from_cards(pile) for pile in piles), tuple(talon)
