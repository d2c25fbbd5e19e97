"""Dealing: Mayr 2012, Verlosen und Geben; tournament sheet 1.3; K-A07."""

import pytest

from tarock.core.cardset import CardSet
from tarock.core.errors import DealError
from tarock.core.shuffle import shuffled
from tarock.koenigrufen.cards import PACK
from tarock.koenigrufen.deal import deal, problems
from tarock.koenigrufen.state import start
from tarock.koenigrufen.table import Phase
from tests.koenigrufen.builders import K1900, MAYR, SEATS, TURNIER, A, C, D, begun, cards, filled_up


@pytest.mark.parametrize("dealer", SEATS)
def test_everybody_gets_twelve_cards_and_six_lie_in_the_talon(dealer: int) -> None:
    """Mayr 2012, Verlosen."""
    hands, talon = deal(dealer, "a deal")
    assert [len(hand) for hand in hands] == [12, 12, 12, 12]
    assert len(talon) == 6
    assert CardSet.from_cards(one for part in (*hands, talon) for one in part) == PACK
    assert problems(hands, talon) == []


@pytest.mark.parametrize("dealer", SEATS)
def test_six_cards_go_to_each_then_the_talon_then_six_to_each(dealer: int) -> None:
    """Mayr 2012, Verlosen: 4 × 6, the talon as 2 × 3, 4 × 6, from the dealer's right; tournament sheet 1.3."""
    pack = shuffled(tuple(PACK), "order")
    hands, talon = deal(dealer, "order")
    assert talon == pack[24:30]
    for place in range(4):
        seat = (dealer + 1 + place) % 4
        first, second = pack[6 * place : 6 * place + 6], pack[30 + 6 * place : 36 + 6 * place]
        assert hands[seat] == CardSet.from_cards((*first, *second))


def test_the_same_seed_gives_the_same_deal() -> None:
    assert deal(A, "one") == deal(A, "one")
    assert deal(A, "one") != deal(A, "other")


def test_a_deal_starts_with_the_player_right_of_the_dealer() -> None:
    """Mayr 2012, Lizitation; book of 1900, introduction."""
    for dealer in SEATS:
        state = start(MAYR, dealer, *deal(dealer, "start"))
        assert (state.phase, state.turn) == (Phase.AUCTION, (dealer + 1) % 4)
        assert (state.table.dealer, state.ruleset, state.is_over) == (dealer, MAYR, False)


def test_all_that_is_wrong_with_a_deal_is_told() -> None:
    """An editor can show all faults."""
    hands, talon = filled_up("")
    few = (hands[A] - cards("S7 S8 S9 S10 H4 H3 H2 H1"), *hands[1:])
    missing = len(hands[A]) - len(few[A])
    assert [*map(str, problems(few, talon))] == [f"A has {12 - missing} cards, expected 12"]
    assert [*map(str, problems(hands, talon[:5]))] == ["the talon has 5 cards, expected 6"]
    assert str(problems(hands, (*talon[:5], min(hands[C])))[0]).endswith("is there twice")
    assert "S1 is not in the pack of 54" in [*map(str, problems((hands[A] | cards("S1"), *hands[1:]), talon))]


def test_a_wrong_deal_cannot_be_played() -> None:
    """Mayr 2012, Renonce: deal again."""
    hands, talon = filled_up("")
    with pytest.raises(DealError, match="the talon has 5 cards"):
        start(TURNIER, D, hands, talon[:5])


def test_tests_deal_at_least_the_cards_that_they_name() -> None:
    state = begun(K1900, "X T21", "SK", talon="T1 T2")
    assert cards("X T21") <= state.hands[A]
    assert cards("SK") <= state.hands[1]
    assert state.talon[:2] == tuple(cards("T1 T2"))
