"""The worked cases of the books, and small helpers to read them."""

import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from tarock.conformance import vectors
from tarock.core.cardset import CardSet
from tarock.core.seats import SEAT_NAMES, Seat
from tarock.danish.rules import DanishRuleset
from tarock.danish.seating import Seating
from tarock.danish.state import DanishState, start_position
from tarock.danish.table import Opening
from tarock.notation.cards import parse_cards, parse_seat
from tarock.rulesets import load_danish

Json: TypeAlias = Any
"""What a JSON text decodes to."""

BOOKS = ("danish-jensen-1989", "danish-hjoerring")
CASES = Path(__file__).parents[1] / "data" / "cases"
VECTORS = Path(vectors.__file__).parent / "books"
"""The settlements, which ship with the package."""


def book(name: str) -> DanishRuleset:
    """Return a book of Danish Tarok."""
    ruleset = load_danish(name)
    assert isinstance(ruleset, DanishRuleset)
    return ruleset


def read_case_file(name: str) -> Json:
    return json.loads(read_text(name))


def read_text(name: str) -> str:
    """Return a file as it is, line ends included."""
    settlement = name.removeprefix("settlement-")
    path = CASES / name if settlement == name else VECTORS / settlement
    return path.read_bytes().decode()


def params(cases: Iterable[Mapping[str, Any]]) -> list[Any]:
    """Return cases as parameters named by their ids."""
    return [pytest.param(case, id=case["id"]) for case in cases]


def card_set(names: Sequence[str]) -> CardSet:
    cards = parse_cards(" ".join(names))
    assert len(cards) == len(names)
    return cards


def position(
    ruleset: DanishRuleset, hands: Mapping[str, Sequence[str]], trick: int, leader: str, dealer: Seat = 0
) -> DanishState:
    """Return a position of three players; which of them dealt is not known and makes no difference."""
    by_seat = tuple(card_set(hands[name]) for name in SEAT_NAMES[: len(hands)])
    return start_position(ruleset, Seating.of_three(dealer), by_seat, Opening(trick, parse_seat(leader)))
