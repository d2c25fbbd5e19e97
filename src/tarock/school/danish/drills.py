"""Questions that only Danish Tarok asks: declarations, counts and sums, made from dealt and played hands."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final

from msgspec.structs import replace

from tarock.bots.danish.random_bot import RandomBot
from tarock.core.cards import CARD_NAMES, PAGAT, SKUS, SUITS, Suit
from tarock.core.cardset import CardSet
from tarock.core.faults import Mode
from tarock.core.seats import SEAT_NAMES, Seat
from tarock.danish.cards import COURTS, HAND_SIZE, KINGS, MATADORS, PACK, TAROKS
from tarock.danish.declarations import Courts, Declaration, Kings, Matadors, Taroks, declarations
from tarock.danish.family import FAMILY as GAME
from tarock.danish.rules import DanishRuleset
from tarock.danish.state import DanishState
from tarock.notation import record
from tarock.notation.cards import format_hand
from tarock.notation.families import NOTATIONS
from tarock.rulesets import load_danish
from tarock.school.danish.facts import FACTS
from tarock.school.families import Drilling
from tarock.school.lesson import Ask, Drill, Fact, Option, Position, Text
from tarock.telling.danish.items import declared
from tarock.telling.sentences import Reader, sentence
from tarock.words import LANGUAGES, words_in

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
        cards = tuple(format_hand(hand).split())
        yield replace(ask, answer="choice", drill=None, cards=cards, options=options)


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
    said = {language: _said(items, language) for language in LANGUAGES}
    return Text(**said)


def _said(items: Sequence[Declaration], language: Any) -> str:  # noqa: ANN401 - one of the languages
    reader = Reader.of(words_in(language), "danish", SEAT_NAMES)
    text = sentence(declared(items), reader)
    return text[:1].upper() + text[1:]


def counting(ask: Ask, drill: Drill, ruleset: str, rng: Random) -> Iterator[Ask]:
    """Give the first tricks of a deal, and ask how many taroks are out: 22 less one's own and those that fell."""
    for number in range(drill.count):
        course = _course(load_danish(ruleset), f"{drill.seed}/{number}", rng)
        tricks = 2 + number % 5
        at = next(at for at, state in enumerate(course) if len(state.table.tricks) == tricks)
        seat = course[at].table.seating.order_from(course[at].table.seating.dealer)[1]
        yield _counted(ask, course, at, seat, Fact(name="taroks-out"))


def piling(ask: Ask, drill: Drill, ruleset: str, rng: Random) -> Iterator[Ask]:
    """Give a few tricks of one player, and ask what they count."""
    for number in range(drill.count):
        course = _course(load_danish(ruleset), f"{drill.seed}/{number}", rng)
        state = next(state for state in course if len(state.table.tricks) == 5 + number % 3)
        takers = [trick.best()[0] for trick in state.table.tricks]
        seats = [seat for seat in state.table.seating.active if seat != state.table.seating.dealer]
        seat = max(seats, key=takers.count)
        fact = Fact(name="pile", of=SEAT_NAMES[seat])
        asked = _counted(ask, course, course.index(state), seat, fact)
        won = [card for trick in state.table.tricks if trick.best()[0] == seat for _, card in trick.plays]
        yield replace(asked, cards=tuple(CARD_NAMES[card] for card in won))


def _counted(ask: Ask, course: Sequence[DanishState], at: int, seat: Seat, fact: Fact) -> Ask:
    state = course[at]
    text = record.dumps([NOTATIONS["danish"].record_of(course[-1], ())])
    right = FACTS[fact.name](state, seat, fact.of)
    played = (CARD_NAMES[card] for trick in state.table.tricks for _, card in trick.plays)
    return replace(
        ask,
        answer="number",
        drill=None,
        position=Position(record=text, at=at, seat=SEAT_NAMES[seat]),
        cards=tuple(played),
        accepted=(right,),
        fact=fact,
    )


def _course(rules: DanishRuleset, seed: str, rng: Random) -> list[DanishState]:
    """Return a deal that is played at random, state by state."""
    state = GAME.dealt(rules, rng.randrange(3), seed, Mode.STRICT)
    course = [state]
    bot = RandomBot()
    while state.turn is not None:
        state = state.apply(state.turn, bot.act(state.view(state.turn), rng, {}).action)
        course.append(state)
    return course


DRILLS: Final[dict[str, Drilling]] = {"declarations": declaring, "taroks-out": counting, "piles": piling}
