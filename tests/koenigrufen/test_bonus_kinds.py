"""The rows of the bonuses are complete, and what else is known of bonuses follows from them."""

from itertools import combinations

import pytest

from tarock.core.cards import MOND, PAGAT, SKUS, Rank, Suit, suit_card
from tarock.core.cardset import NO_CARDS, CardSet
from tarock.koenigrufen.bonus_kinds import (
    ANNOUNCED,
    BIRD_CARDS,
    BIRDS,
    BONUS_KINDS,
    BONUS_NAMES,
    DUE,
    LOST,
    SETS,
    announced_card,
    is_of_king,
)
from tarock.koenigrufen.facts import Item, Side
from tarock.koenigrufen.impossible_items import excludes
from tarock.rulesets import load_koenigrufen

CALLED = suit_card(Suit.HEARTS, Rank.KING)


def test_every_bonus_has_a_row() -> None:
    assert tuple(BONUS_KINDS) == BONUS_NAMES


def test_sets_come_first_as_the_kernels_expect() -> None:
    assert tuple(SETS) == BONUS_NAMES[: len(SETS)]


def test_all_but_a_captured_king_can_be_announced() -> None:
    assert (*ANNOUNCED, "king_captured") == (*BONUS_NAMES[:-1], "valat", "king_captured")
    assert (*BIRDS, "valat") == LOST


def test_a_bonus_of_a_trick_names_the_trick() -> None:
    assert {name for name, kind in BONUS_KINDS.items() if kind.way in {"wins", "falls"}} == DUE.keys()
    assert DUE == {"pagat": 12, "uhu": 11, "kakadu": 10, "quapil": 9, "koenig_ultimo": 12}


def test_a_captor_captures() -> None:
    captors = {name: kind.captor for name, kind in BONUS_KINDS.items() if kind.captor is not None}
    assert captors == {"mondfang": SKUS}
    assert BONUS_KINDS["mondfang"].cards == CardSet.of(MOND)


def test_an_announcement_is_about_the_card_that_must_do_something() -> None:
    assert announced_card("pagat", CALLED) == CardSet.of(PAGAT)
    assert announced_card("koenig_ultimo", CALLED) == CardSet.of(CALLED)
    assert announced_card("koenig_ultimo", None) == NO_CARDS
    assert {item for item in ANNOUNCED if announced_card(item, CALLED)} == {*BIRD_CARDS, "koenig_ultimo"}
    assert [item for item in ANNOUNCED if is_of_king(item)] == ["koenig_ultimo"]


SAME_SIDE_ONLY = {("trull", "mondfang"), ("kings", "king_captured"), ("pagat", "koenig_ultimo")}
NEVER = {("koenig_ultimo", "king_captured")}


@pytest.mark.parametrize(("book", "with_queens"), [("koenigrufen-1900", False), ("koenigrufen-mayr-2012", True)])
def test_which_bonuses_exclude_each_other_follows_from_their_rows(book: str, with_queens: bool) -> None:
    ruleset = load_koenigrufen(book)
    assert (ruleset.calling.four_kings == "queen") is with_queens
    across = SAME_SIDE_ONLY - ({("kings", "king_captured")} if with_queens else set())
    for one, other in combinations(BONUS_NAMES, 2):
        first = Item(one, Side.DECLARER, announced=False, made=True)
        for side in Side:
            second = Item(other, side, announced=False, made=True)
            expected = (one, other) in NEVER or ((one, other) in across and side is Side.DEFENDERS)
            assert excludes(ruleset, first, second) is excludes(ruleset, second, first) is expected, (one, other, side)
