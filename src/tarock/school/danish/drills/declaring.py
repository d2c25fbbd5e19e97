"""What a hand must declare."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from msgspec.structs import replace

from tarock.core.cards import PAGAT, SKUS, SUITS, Suit
from tarock.core.cardset import CardSet
from tarock.core.seats import SEAT_NAMES
from tarock.danish.cards import COURTS, HAND_SIZE, KINGS, MATADORS, PACK, TAROKS
from tarock.danish.declarations import Courts, Declaration, Kings, Matadors, Taroks, declarations
from tarock.notation.cards import format_hand
from tarock.rulesets import load_danish
from tarock.school.lesson import Ask, Drill, Option, Text
from tarock.telling.danish.items import declared
from tarock.telling.sentences import Reader, capital, sentence
from tarock.words import Language, words_in

_OPTIONS: Final = 4


def declaring(ask: Ask, drill: Drill, ruleset: str, rng: Random) -> Iterator[Ask]:
    """Give hands and several declarations: one is exactly what must be said."""
    rules = load_danish(ruleset)
    for number in range(drill.count):
        hand = _telling_hand(rng, number)
        right = declarations(rules, hand)
        wrong = _near(right, hand, rng)
        said = [right, *wrong]
        rng.shuffle(said)
        options = tuple(Option(text=_words(each), right=each == right) for each in said)
        must = _words(right)
        cards = tuple(format_hand(hand).split())
        yield replace(ask, answer="choice", drill=None, cards=cards, options=options, why=must, otherwise=must)


def _telling_hand(rng: Random, number: int) -> CardSet:
    """Return a hand of 25 cards; of five, one has many taroks, one the matadors, two most of some courts."""
    groups = (TAROKS, MATADORS, KINGS | CardSet.of(SKUS), rng.choice(COURTS) | CardSet.of(SKUS), CardSet())
    wanted = list(groups[number % len(groups)])
    rng.shuffle(wanted)
    kept = wanted[: rng.randint(10, 12)] if len(wanted) > HAND_SIZE // 2 else wanted[: len(wanted) - rng.randint(0, 1)]
    rest = [card for card in PACK if card not in kept]
    return CardSet.from_cards([*kept, *rng.sample(rest, HAND_SIZE - len(kept))])


def _near(right: Sequence[Declaration], hand: CardSet, rng: Random) -> list[tuple[Declaration, ...]]:
    """Return other declarations that a beginner might make of the hand."""
    number = len(hand & TAROKS) + (SKUS in hand)
    said = tuple(right)
    slips: list[tuple[Declaration, ...]] = [
        tuple(item for item in said if not isinstance(item, Taroks)),
        tuple(item for item in said if not isinstance(item, Courts | Kings)),
        tuple(Taroks(item.number, not item.with_pagat) if isinstance(item, Taroks) else item for item in said),
        tuple(Taroks(item.number + 1, item.with_pagat) if isinstance(item, Taroks) else item for item in said),
        (Taroks(max(10, number), PAGAT in hand), *(item for item in said if not isinstance(item, Taroks))),
        tuple(item for item in said if not isinstance(item, Matadors)),
        (*said, Matadors(3)) if not any(isinstance(item, Matadors) for item in said) else said,
        *((*said, Courts("full", suit, None)) for suit in SUITS if not _speaks_of(said, suit)),
    ]
    different = [each for each in dict.fromkeys(slips) if each != said]
    return rng.sample(different, _OPTIONS - 1)


def _speaks_of(said: Sequence[Declaration], suit: Suit) -> bool:
    return any(isinstance(item, Courts) and item.suit is suit for item in said)


def _words(items: Sequence[Declaration]) -> Text:
    return Text(en=_said(items, "en"), da=_said(items, "da"), de=_said(items, "de"))


def _said(items: Sequence[Declaration], language: Language) -> str:
    reader = Reader.of(words_in(language), "danish", SEAT_NAMES)
    return capital(sentence(declared(items), reader))
