"""Who surely takes all tricks that are left: a claim holds in every deal that may be, against any defence."""

from random import Random

import pytest

from tarock.core.cards import CARD_NAMES
from tarock.core.faults import Mode
from tarock.danish.actions import Play
from tarock.danish.cards import KINGS
from tarock.danish.rules import DanishRuleset
from tarock.danish.state import DanishState
from tarock.danish.sure import sure_card
from tarock.danish.table import Phase
from tests.danish.builders import DEALER_C, A, B, after, either_book, in_play, position
from tests.danish.tables import at_table


def sure(state: DanishState, seat: int = A) -> str:
    found = sure_card(state.view(seat))
    return "" if found is None else CARD_NAMES[found.card]


@either_book
@pytest.mark.parametrize(
    ("hands", "expected"),
    [
        (("T21 T20", "T5 T6", "H4 H5"), "T21"),
        (("T21 T2", "T5 T6", "H4 H5"), ""),
        (("X T21", "T5 T6", "H4 H5"), ""),  # the skus wins nothing, and would have to be led
    ],
)
def test_top_taroks_are_sure(book: DanishRuleset, hands: tuple[str, ...], expected: str) -> None:
    """A position does not tell which cards are gone, so only what nothing can beat is sure."""
    assert sure(position(book, A, *hands)) == expected


@either_book
def test_nothing_is_sure_for_whoever_cannot_take_the_trick(book: DanishRuleset) -> None:
    """B has lost the trick that lies on the table, whatever the others hold."""
    assert sure(after(position(book, A, "T21 T2", "T5 T6", "H4 H5"), "A T21"), B) == ""


def deal_with_a_run(book: DanishRuleset) -> DanishState:
    """A leads, and holds the eighteen highest taroks, the kings and three queens."""
    taroks = " ".join(f"T{number}" for number in range(21, 3, -1))
    return in_play(book, f"{taroks} SK HK DK CK SQ HQ DQ", seating=DEALER_C)


@either_book
def test_a_claim_holds_in_every_deal_and_against_any_defence(book: DanishRuleset) -> None:
    """The deals are drawn from what the claimant sees, and the others play what they like.

    A king is kept for the last trick: the ultimo is what the game is about (Møller, At ultimere, l.797-804).
    """
    state = deal_with_a_run(book)
    for seed in range(20):
        over = played_out(state.view(A).sample(Random(seed)), Random(seed))
        assert {A} == {trick.best()[0] for trick in over.table.tricks}
        assert over.table.tricks[-1].best()[1] in KINGS


def played_out(state: DanishState, rng: Random) -> DanishState:
    """Play a deal out: the claimant by what is sure, the others at random."""
    while state.phase is Phase.PLAY:
        assert state.turn is not None
        if state.turn == A:
            card = sure_card(state.view(A))
            assert card is not None
        else:
            card = rng.choice([offer for offer in state.legal_actions(state.turn) if isinstance(offer, Play)])
        state = state.apply(state.turn, card)
    return state


@either_book
def test_nobody_claims_out_of_turn_before_the_play_or_where_people_err(book: DanishRuleset) -> None:
    state = position(book, A, "T21 T20", "T5 T6", "H4 H5")
    assert sure(state, B) == ""
    assert sure(at_table(book)) == ""
    assert at_table(book).mode is Mode.TABLE
    assert sure(in_play(book, seating=DEALER_C)) == ""
