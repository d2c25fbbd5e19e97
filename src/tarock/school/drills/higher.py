"""Which of two cards is the higher."""

from collections.abc import Iterator
from random import Random
from typing import Final

from msgspec.structs import replace

from tarock.core.cards import CARD_NAMES, SKUS, Card, Suit, suit_of
from tarock.core.families import GAMES
from tarock.core.faults import Mode
from tarock.rulesets import load
from tarock.school.lesson import Ask, Drill, Option

_TAROKS: Final = 0.3
"""How often taroks are asked about, beside suits."""


def higher(ask: Ask, drill: Drill, ruleset: str, rng: Random) -> Iterator[Ask]:
    """Give pairs of cards of one suit, or of taroks: the skus, which has rules of its own, is in none.

    In a suit the cards of the pack are numbered from the weakest up, so that red pips stand in their reversed order.
    """
    rules = load(ruleset)
    dealt = GAMES[rules.family].dealt(rules, 0, drill.seed, Mode.STRICT)
    cards = sorted(card for hand in dealt.hands for card in hand if card != SKUS)
    for _ in range(drill.count):
        suit = Suit.TAROK if rng.random() < _TAROKS else rng.choice([each for each in Suit if each is not Suit.TAROK])
        pair = rng.sample([card for card in cards if suit_of(card) is suit], 2)
        yield replace(ask, answer="choice", drill=None, options=tuple(_option(card, pair) for card in pair))


def _option(card: Card, pair: list[Card]) -> Option:
    return Option(cards=(CARD_NAMES[card],), right=card == max(pair))
