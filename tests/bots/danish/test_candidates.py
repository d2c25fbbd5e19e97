"""What the search weighs: of equal cards only one, and never one that differs in what it counts or wins."""

from tarock.bots.danish.candidates import candidates
from tarock.core.cards import CARD_NAMES
from tarock.danish.actions import WAIVE, Action, Play
from tarock.danish.seating import Seating
from tarock.danish.state import DanishView, start_position
from tarock.danish.table import Opening
from tarock.notation.cards import parse_card, parse_cards
from tarock.rulesets import load_danish


def view_of(*hands: str, trick: int) -> DanishView:
    """The view of the first hand, which leads."""
    cards = tuple(map(parse_cards, hands))
    return start_position(load_danish("danish-hjoerring"), Seating.of_three(0), cards, Opening(trick, 0)).view(0)


def names(found: tuple[Action, ...]) -> list[str]:
    return [CARD_NAMES[action.card] for action in found if isinstance(action, Play) and action.named is None]


def test_of_cards_side_by_side_one_stands_for_all() -> None:
    view = view_of("T14 T15 S2 S3 S4 S6", "T2 T3 T4 T5 T6 T7", "T8 T9 T10 T11 T12 T13", trick=20)
    assert names(candidates(view, {}, WAIVE)) == ["S2", "S6", "T14"]


def test_the_preferred_card_stands_for_its_equals() -> None:
    view = view_of("T14 T15 S2 S3 S4 S6", "T2 T3 T4 T5 T6 T7", "T8 T9 T10 T11 T12 T13", trick=20)
    assert names(candidates(view, {}, Play(parse_card("S3")))) == ["S3", "S6", "T14"]


def test_courts_kings_and_the_pagat_stand_for_themselves() -> None:
    view = view_of("T1 T2 SJ SC SQ SK", "T3 T4 T5 T6 T7 T8", "T9 T10 T11 T12 T13 T14", trick=20)
    assert names(candidates(view, {}, WAIVE)) == ["SJ", "SC", "SQ", "SK", "T1", "T2"]


def test_a_card_that_has_been_played_no_longer_parts_its_neighbours() -> None:
    hands = ("T14 T16 S2", "T15 T3 T4", "T9 T10 T11")
    cards = tuple(map(parse_cards, hands))
    state = start_position(load_danish("danish-hjoerring"), Seating.of_three(0), cards, Opening(23, 0))
    assert names(candidates(state.view(0), {}, WAIVE)) == ["S2", "T14", "T16"]
    for seat, name in ((0, "S2"), (1, "T15"), (2, "T9")):
        state = state.apply(seat, Play(parse_card(name)))
    state = state.apply(1, Play(parse_card("T3"))).apply(2, Play(parse_card("T10")))
    assert names(candidates(state.view(0), {}, WAIVE)) == ["T14"]
