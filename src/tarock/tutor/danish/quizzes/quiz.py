"""A quiz of a book: a hand, what was heard, and what the author and his experts do with it.

They stand in ``quizzes.toml``.  What may be concluded from declarations is asked in :mod:`.deductions`.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources
from random import Random
from typing import Final, Literal, TypeAlias

import msgspec

from tarock.core.cards import CARD_NAMES, SKUS, Suit, suit_of
from tarock.core.cardset import CardSet
from tarock.core.seats import Seat
from tarock.danish.actions import Action, Play
from tarock.danish.cards import HAND_SIZE, PACK
from tarock.danish.events import Cups
from tarock.danish.seating import Seating
from tarock.danish.skat import SkatChoice
from tarock.danish.state import DanishState, DanishView, start
from tarock.notation.cards import parse_card, parse_cards, parse_seat, parse_suit
from tarock.rulesets import load_danish
from tarock.tutor.danish.quizzes.declared_deals import deal_with, declared

Kind: TypeAlias = Literal["skat", "lead", "declaration"]

_DEALER, _FOREHAND = range(2)
CUPS: Final = Cups(60, 60)
"""What lies in the cups where a book does not say: so much as in the middle of an evening."""


class Reply(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody answers.

    ``by``: the author by name, an expert of his by letter, or ``some``.
    ``does``: what may be meant, each as cards or suits from which they come; nothing if the answer is lost in print.
    """

    by: str
    does: tuple[str, ...]


class Quiz(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One quiz.

    ``hand``: the dealer's 28 cards if the skat is to be laid, else forehand's 25.
    ``said``: what dealer and third player have declared, as records write it.
    ``emended``: what is wrong in print, and how it is read.
    """

    id: str
    kind: Kind
    source: str
    ruleset: str
    hand: str
    answers: tuple[Reply, ...]
    said: dict[str, tuple[str, ...]] = {}
    emended: str = ""


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    quizzes: tuple[Quiz, ...]


@cache
def quizzes() -> Mapping[str, Quiz]:
    """Return all quizzes by id, in the order of the book."""
    file = resources.files("tarock.tutor") / "danish" / "quizzes" / "quizzes.toml"
    found = msgspec.toml.decode(file.read_bytes(), type=_File)
    return {quiz.id: quiz for quiz in found.quizzes}


def view_of(quiz: Quiz) -> DanishView:
    """Return what the player who is asked sees."""
    return state_of(quiz).view(seat_of(quiz))


def seat_of(quiz: Quiz) -> Seat:
    """Return who is asked."""
    return _DEALER if quiz.kind == "skat" else _FOREHAND


def state_of(quiz: Quiz) -> DanishState:
    """Return a deal in which a quiz is asked; the hidden cards are any that fit."""
    rules, hand, rng = load_danish(quiz.ruleset), parse_cards(quiz.hand), Random(quiz.id)  # noqa: S311
    if quiz.kind == "skat":
        rest = list(PACK - hand)
        hands = (hand, CardSet.from_cards(rest[:HAND_SIZE]), CardSet.from_cards(rest[HAND_SIZE:]))
        return start(rules, Seating.of_three(_DEALER), hands, CUPS)
    said = {parse_seat(seat): items for seat, items in quiz.said.items()}
    return declared(rules, deal_with(rules, _FOREHAND, hand, said, _DEALER, rng), _DEALER, rng)


def meant(view: DanishView, answer: Reply) -> tuple[Action, ...]:
    """Return everything that an answer may mean, of what may be done."""
    return tuple(dict.fromkeys(action for does in answer.does for action in _fitting(view, does)))


def _fitting(view: DanishView, does: str) -> Iterator[Action]:
    cards, suits = _read(does)
    for offer in view.legal_actions():
        if isinstance(offer, SkatChoice):
            yield from (lay for lay in offer if _fits(lay.cards, cards, suits))
        elif isinstance(offer, Play) and offer.card != SKUS and _fits(CardSet.of(offer.card), cards, suits):
            yield offer


def _read(does: str) -> tuple[CardSet, Counter[Suit]]:
    """Return the cards that are named, and from which suits the others come."""
    words = does.split()
    suits = [word for word in words if len(word) == 1 and word != CARD_NAMES[SKUS]]
    cards = CardSet.from_cards(parse_card(word) for word in words if word not in suits)
    return cards, Counter(map(parse_suit, suits))


def _fits(cards: CardSet, named: CardSet, suits: Counter[Suit]) -> bool:
    return named <= cards and Counter(map(suit_of, cards - named)) == suits
