"""A run: winners that are led until all tricks are one's own, proven from what the others can hold."""

import pytest

from tarock.core.cardset import NO_CARDS, CardSet
from tarock.core.packs import PACK_54
from tarock.core.run import Run
from tarock.notation.cards import parse_card, parse_cards

TAROCKS = PACK_54.suits[-1]
SKUS = parse_cards("X")


def run(hand: str, *others: str, lying: str = "", waiting: int | None = None, trumps: CardSet = TAROCKS) -> Run:
    """A hand and what each of the others can hold; ``waiting``: how many of the first of them are still to play."""
    hidden = tuple(map(parse_cards, others))
    cards = tuple(map(parse_card, lying.split()))
    return Run(parse_cards(hand), cards, hidden[:waiting], hidden, PACK_54.suits, trumps)


@pytest.mark.parametrize(
    ("hand", "others", "sure"),
    [
        ("T21 HK", ("T5 H4", "T5 H4"), "T21"),  # the last tarock is drawn, then the king wins
        ("T21 HK", ("T5 T6 H4", "T5 T6 H4"), ""),  # somebody may hold two, and trump the king
        ("T21 T20 HK", ("T5 T6 H4", "T5 T6 H4"), "T20 T21"),
        ("T21 T20", ("T5 T6 H4", "T5 T6 H4"), "T20 T21"),  # nothing left that could be trumped
        ("T21 T9", ("T20 T5", "H4 H3"), ""),
        ("HK HQ", ("H4 SK", "SK SQ"), "HQ HK"),
        ("HK HJ", ("HQ H4", "S7 S8"), ""),
        ("HK HJ", ("HQ", "S7 S8"), "HK"),  # the queen falls under the king
        ("SK HK", ("S7 H4", "T3"), ""),
    ],
)
def test_a_card_is_sure_if_it_and_all_after_it_win(hand: str, others: tuple[str, ...], sure: str) -> None:
    found = run(hand, *others)
    assert parse_cards(sure) == CardSet.from_cards(card for card in found.hand if found.takes_all(card))


def test_only_those_who_are_still_to_play_can_beat_a_card_now() -> None:
    assert run("T20 HK", "H4", "T21 H3", lying="T5", waiting=1).takes_this(parse_card("T20"))
    assert not run("T20 HK", "T21", "H3", lying="T5", waiting=1).takes_this(parse_card("T20"))
    assert not run("T20 HK", "H4", "H3", lying="T21", waiting=1).takes_this(parse_card("T20"))


def test_where_tarocks_have_no_power_they_need_not_be_drawn() -> None:
    """Suit games: tournament sheet 7.1."""
    found = run("HK SK", "T5 H4", "T9 S8", trumps=NO_CARDS)
    assert found.takes_all(parse_card("HK"))
    assert not run("HK SK", "T5 H4", "T9 S8").takes_all(parse_card("HK"))


def test_a_card_is_kept_for_the_last_trick_only_if_all_tarocks_are_drawn() -> None:
    last = parse_cards("HK T1")
    assert run("T21 HK", "T5 H4", "H3").keeps(parse_card("T21"), last)
    assert not run("T21 HK", "T5 T6", "H3").keeps(parse_card("T21"), last)
    assert not run("T21 HQ", "H4", "H3").keeps(parse_card("T21"), last)
    assert not run("T21 HK", "X T5", "H3").keeps(parse_card("T21"), last)


def test_an_excuse_saves_its_holder_a_card_and_is_never_a_winner() -> None:
    """Danish Tarok: the skus may be played to anything and wins nothing."""
    suits = tuple(suit - SKUS for suit in PACK_54.suits)
    hand, others = parse_cards("T21 HK"), (parse_cards("T5 X"), parse_cards("H4"))
    found = Run(hand, (), others, others, suits, TAROCKS - SKUS, SKUS)
    assert not found.takes_all(parse_card("T21"))
    led = Run(hand, (parse_card("X"),), others, others, suits, TAROCKS - SKUS, SKUS)
    assert not led.takes_this(parse_card("T21"))
    held = Run(parse_cards("T21 X"), (), others[1:], others[1:], suits, TAROCKS - SKUS, SKUS)
    assert not held.takes_all(parse_card("T21"))
