"""The order of `legal_actions`, as text.

Counts stay green when the order changes, but then a bot with a seed plays another game and a screen shows its
buttons elsewhere.  The order is documented at `DanishState.legal_actions`; this is what it looks like.
"""

from itertools import islice

import pytest

from tarock.core.seats import SEAT_NAMES
from tarock.danish.skat import SkatChoice
from tarock.danish.state import DanishState
from tarock.notation.cards import format_hand
from tests.danish.builders import HJOERRING, JENSEN, A, B, after, begun, declared, laid, offered, position, spell

HANDS = (
    "T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T1 SK SQ SC SJ H1 H2 D1 D2 C10 C9 C8 C7",
    "S10 S9 S8 S7 S6 S5 HK HQ H3 H4 H5 H6 DK DQ DC D3 D4 D5 D6 D7 CK CQ C6 C5 C4",
    "T9 T8 T7 T6 T5 T4 T3 T2 X S4 S3 S2 S1 HC HJ H7 H8 H9 H10 DJ D8 D9 D10 CC CJ C3 C2 C1",
)
ENDING = ("X S2 H3 H9", "S9 S8 T4 D5", "H7 C8 C9 T3")


def in_order(state: DanishState) -> str:
    """All that each seat may do, a line for each."""
    return "\n".join(f"{SEAT_NAMES[seat]}: {' '.join(offered(state, seat))}".rstrip() for seat in range(3))


@pytest.mark.parametrize(
    ("state", "expected"),
    [
        pytest.param(
            begun(JENSEN, *HANDS),
            """
            A:
            B: redeal
            C: lays
            """,
            id="before the skat: the skat, a redeal",
        ),
        pytest.param(
            laid(begun(JENSEN, *HANDS), "S1 S2 C1"),
            """
            A:
            B:
            C: passes
            """,
            id="declaring: the dealer first",
        ),
        pytest.param(
            declared(laid(begun(JENSEN, *HANDS), "S1 S2 C1")),
            """
            A: SJ SC SQ SK H2 H1 D2 D1 C7 C8 C9 C10 T1 T10 T11 T12 T13 T14 T15 T16 T17 T18 T19 T20 T21 asks
            B: asks
            C:
            """,
            id="leading: spades, hearts, diamonds, clubs and taroks, each from the weakest to the strongest",
        ),
        pytest.param(
            after(declared(laid(begun(JENSEN, *HANDS), "S1 S2 C1")), "A SJ, B S5"),
            """
            A: asks
            B: asks
            C: S3 S4 X
            """,
            id="following: the suit, then the skus",
        ),
        pytest.param(
            position(JENSEN, A, *ENDING),
            """
            A: S2 H9 H3 X=S X=H X=D X=C X=T
            B:
            C:
            """,
            id="leading with the skus: its names come last",
        ),
        pytest.param(
            after(position(JENSEN, A, *ENDING), "A X=H"),
            """
            A:
            B: T4 claims waives
            C:
            """,
            id="a claim comes after the cards and before a waiver",
        ),
        pytest.param(
            after(position(JENSEN, A, "X S2 H3 H9", "S9 S8 T4 D5", "D7 C8 C9 T3"), "A X=H, B claims"),
            """
            A:
            B: names S names D names C names T waives
            C:
            """,
            id="names come in the order of the suits, without one that nobody holds",
        ),
        pytest.param(
            after(position(JENSEN, A, "X S2 H3 H9", "S9 S8 T4 D5", "D7 C8 C9 T3"), "A X=H, B T4"),
            """
            A:
            B:
            C: T3 names S names D names C names T waives
            """,
            id="the third player: cards, names, waiver",
        ),
        pytest.param(
            position(HJOERRING, A, "X S2 H3", "S9 T4 D5", "H7 C8 T3"),
            """
            A: S2 H3 X=S X=H X=D X=C X=T
            B: demands
            C: demands
            """,
            id="the third-last trick: a demand by whoever does not hold the skus",
        ),
        pytest.param(
            after(position(HJOERRING, A, "S2 H3 T5", "X T4 D5", "H7 C8 T3"), "A S2"),
            """
            A: demands
            B: T4 X
            C: demands
            """,
            id="the third-last trick, after the lead",
        ),
        pytest.param(
            after(position(HJOERRING, A, "X S2 H3", "S9 T4 D5", "H7 C8 T3"), "A X=H"),
            """
            A: demands
            B: T4 claims waives demands
            C: demands
            """,
            id="words about the skus come before a demand",
        ),
    ],
)
def test_legal_actions_come_in_a_fixed_order(state: DanishState, expected: str) -> None:
    """The order is ours; what is legal: Jensen 1989, l.138-170, l.422-428; Møller, l.568-608, l.648-649."""
    assert "\n".join(line.strip() for line in expected.strip().splitlines()) == in_order(state)


def test_a_view_offers_in_the_same_order_and_cannot_tell_what_nobody_holds() -> None:
    """B-21: a view offers every name but the one that the skus has."""
    state = after(position(JENSEN, A, "X S2 H3 H9", "S9 S8 T4 T5", "S7 C8 C9 T3"), "A X=H, B claims")
    assert offered(state, B) == ["names S", "names C", "names T", "waives"]
    assert [*map(spell, state.view(B).legal_actions())] == ["names S", "names D", "names C", "names T", "waives"]


def test_skats_come_in_a_fixed_order() -> None:
    """Free cards from the weakest spade on, then with all taroks, then with the skus, then with both.

    Jensen 1989, Udtryk, l.33-44; B-28, B-29.
    """
    dealer = "T9 T8 X SK SQ SC S4 S3 HC HJ H7 H8 H9 H10 DQ DJ D8 D9 D10 D3 D4 D5 D6 CQ CC C3 C2 C1"
    (choice,) = begun(JENSEN, "T21", "T20", dealer).legal_actions(2)
    assert isinstance(choice, SkatChoice)
    free = "S4 S3 HC HJ H7 H8 H9 H10 DQ DJ D3 D4 D5 D6 D8 D9 D10 CQ CC C3 C2 C1"
    assert [format_hand(way.fixed) for way in choice.ways] == ["", "T9 T8", "X", "T9 T8 X"]
    assert free == format_hand(choice.ways[0].pool)
    assert [format_hand(lay.cards) for lay in islice(choice, 3)] == ["S4 S3 H10", "S4 S3 H9", "S4 S3 H8"]
    *_, last = choice
    assert format_hand(last.cards) == "T9 T8 X"
