"""What the others decide after a fault, and what is refused to the offender afterwards.

Møller, Bøder, l.2391-2394; Fejlmeldinger, l.489-497; B-34, B-35, B-36.
"""

import pytest

from tarock.core.cards import Suit
from tarock.danish.actions import Declare
from tarock.danish.declarations import Item, Kings, Taroks
from tarock.danish.events import DeclaredCourts, DeclaredLength, Fined, Repaid
from tarock.danish.reasons import Reason
from tarock.danish.rules import DanishRuleset
from tarock.danish.state import DanishState
from tarock.testing.danish.properties import check_balance, check_record, check_sheet
from tests.danish.builders import (
    FOUR,
    HJOERRING,
    JENSEN,
    ULTIMO,
    A,
    B,
    C,
    after,
    declared,
    either_book,
    house,
    laid,
    offered,
    play,
    played_to,
    why_not,
)
from tests.danish.tables import (
    agreed,
    asked,
    at_table,
    declared_by_next,
    fine_of,
    fined,
    in_play,
    is_void,
    paid,
    played_out,
    reasons,
    verdict,
)


def revoked(book: DanishRuleset = HJOERRING) -> DanishState:
    """B has revoked and C has noticed."""
    return after(in_play(book, "S4", "S9 H9"), "A S4, B H9, C claims-renonce B")


def declares(book: DanishRuleset, said: str, *hands: str) -> DanishState:
    """A declares something false and B notices."""
    return after(declared_by_next(laid(at_table(book, *hands))), f"A declares {said}, B claims-declaration A")


# Who is asked, and what one answer does


def test_the_two_others_are_asked_in_turn_from_the_offender_on() -> None:
    state = revoked()
    assert (asked(state), state.turn) == (("accept", "C A"), C)
    assert offered(state, C) == ["accepts", "refuses"]
    assert offered(state, A) == offered(state, B) == []
    state = after(state, "C accepts")
    assert (asked(state), state.turn) == (("accept", "A"), A)


@pytest.mark.parametrize("answers", ["C refuses", "C accepts, A refuses"])
def test_one_refusal_is_enough_to_void_the_deal(answers: str) -> None:
    """Møller, l.2391-2394: void unless both others accept; what was paid stays paid (B-34)."""
    state = after(revoked(), answers)
    assert is_void(state)
    assert fined(state) == fine_of(B, 40)
    assert reasons(state) == {"ante", "revoke"}
    check_record(state)
    check_sheet(state)


def test_if_both_accept_the_trick_goes_on_where_it_was() -> None:
    """Only who revoked is asked whether he puts it right (Møller, l.650-659); he lets his card lie."""
    state = after(revoked(), "C accepts, A accepts")
    assert asked(state) == ("put_right", "B")
    state = after(state, "B accepts")
    assert (asked(state), state.turn, is_void(state)) == (("", ""), C, False)
    end = agreed(played_out(state))
    assert fined(end) == fine_of(B, 40)
    assert {"last_trick", "count"} & reasons(end)


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("C S10", Reason.DECISION_OPEN),
        ("A demands", Reason.DECISION_OPEN),
        ("A claims-skat C", Reason.DECISION_OPEN),
        ("A accepts", Reason.DECISION_OPEN),
        ("B refuses", Reason.DECISION_OPEN),
        ("C agrees", Reason.DECISION_OPEN),
        ("C accepts holding", Reason.NO_SUCH_ANSWER),
        ("C deals-again", Reason.NO_SUCH_ANSWER),
        ("C passes-deal", Reason.NO_SUCH_ANSWER),
        ("C draws B 1", Reason.NO_SUCH_ANSWER),
    ],
)
def test_nothing_else_happens_until_it_is_decided(move: str, reason: Reason) -> None:
    assert why_not(revoked(), move) is reason


@pytest.mark.parametrize("move", ["A accepts", "A refuses", "C deals-again", "C passes-deal", "A draws B 1"])
def test_an_answer_that_nobody_asked_for_is_refused(move: str) -> None:
    state = in_play(HJOERRING)
    expected = Reason.NO_SUCH_ANSWER if move.startswith("A") else Reason.NOT_YOUR_TURN
    assert why_not(state, move) is expected


def test_nobody_agrees_to_settle_before_the_last_trick_or_out_of_turn() -> None:
    assert why_not(in_play(HJOERRING), "A agrees") is Reason.NOT_NOW
    closing = played_out(in_play(HJOERRING))
    assert (closing.turn, offered(closing, A), offered(closing, B)) == (A, ["agrees"], [])
    assert why_not(closing, "B agrees") is Reason.NOT_YOUR_TURN
    assert after(closing, "A agrees, B agrees, C agrees").is_over


def test_after_the_last_trick_a_fault_can_still_be_claimed_until_the_third_has_agreed() -> None:
    closing = played_out(after(in_play(HJOERRING, "S4", "S9 H9"), "A S4, B H9"))
    state = after(closing, "A agrees, B agrees, C claims-renonce B, C accepts, A refuses")
    assert is_void(state)
    assert fined(state) == fine_of(B, 40)
    state = after(closing, "A agrees, B agrees, C claims-renonce B, C accepts, A accepts, C agrees")
    assert (state.is_over, is_void(state)) == (True, False)
    check_record(state)
    check_sheet(state)


def test_a_seat_that_sits_out_is_not_asked() -> None:
    state = in_play(HJOERRING, "", "S4", "", "S9 H9", seating=FOUR)
    state = after(state, "B S4, D H9, C claims-renonce D")
    assert (verdict(state).claimant, asked(state)) == (C, ("accept", "A B"))
    assert why_not(state, "C accepts") is Reason.NOT_YOUR_TURN
    assert why_not(state, "C claims-cups A") is Reason.NOT_YOUR_TURN


# False declarations


def test_a_false_declaration_voids_the_deal_only_if_both_others_wish_so() -> None:
    """B-36; the payment for it is given back either way (B-34)."""
    state = declares(HJOERRING, "full S", "", "SK")
    assert asked(state) == ("void", "B C")
    assert paid(state, "full") == {"A": 20, "B": -10, "C": -10}
    assert paid(state, "repaid") == {"A": -20, "B": 10, "C": 10}
    assert paid(state, "false_declaration") == fine_of(A, 40)
    assert is_void(after(state, "B refuses, C refuses"))
    for answers in ("B accepts, C refuses", "B refuses, C accepts", "B accepts, C accepts"):
        played_on = after(state, answers)
        assert (is_void(played_on), asked(played_on)) == (False, ("", ""))


@pytest.mark.parametrize(
    ("book", "said", "held", "repaid"),
    [
        (JENSEN, "taroks 12 without", 10, 10),
        (HJOERRING, "taroks 12 without", 10, 20),
        (JENSEN, "taroks 10 without", 12, 0),
        (HJOERRING, "taroks 10 without", 12, 10),
        (JENSEN, "taroks 10 with", 10, 0),
        (HJOERRING, "taroks 10 with", 10, 10),
        (JENSEN, "taroks 10 without", 9, 10),
        (HJOERRING, "taroks 10 without", 9, 10),
    ],
    ids=lambda value: getattr(value, "id", value),
)
def test_what_was_received_too_much_is_paid_back(book: DanishRuleset, said: str, held: int, repaid: int) -> None:
    """Jensen 1989, l.270-275: too much is paid back, too little is not made up.  Møller, l.489-491: all of it."""
    hand = " ".join(f"T{number}" for number in range(2, 2 + held))
    others = " ".join(f"T{number}" for number in range(2 + held, 22))
    half = len(others.split()) // 2
    state = declares(book, said, hand, " ".join(["T1", *others.split()[:half]]), " ".join(others.split()[half:]))
    assert verdict(state).is_upheld
    assert paid(state, "false_declaration") == fine_of(A, 40)
    assert paid(state, "repaid") == ({"A": -2 * repaid, "B": repaid, "C": repaid} if repaid else {})
    assert is_void(state) == (book is JENSEN)
    check_sheet(state)
    check_balance(state)


@pytest.mark.parametrize("book", [JENSEN, HJOERRING], ids=["jensen", "hjoerring"])
def test_several_false_declarations_are_one_fault_and_are_all_repaid(book: DanishRuleset) -> None:
    state = declares(book, "full S + half H missing Q + matadors 3", "SC", "SK HK", "X")
    events = [event for event in state.table.events if isinstance(event, Fined | Repaid)]
    assert [type(event) for event in events] == [Fined, Repaid, Repaid]
    assert paid(state, "false_declaration") == fine_of(A, 40)
    assert paid(state, "repaid") == {"A": -50, "B": 25, "C": 25}
    check_sheet(state)


def test_jensen_keeps_what_was_right_beside_what_was_false() -> None:
    """One declaration is true and stays paid; of the full kings a half was due (10 less 5)."""
    state = declares(JENSEN, "full kings + full D", "X SK HK CK DQ DC DJ", "DK")
    fine, repaid = (event for event in state.table.events if isinstance(event, Fined | Repaid))
    assert isinstance(fine, Fined)
    assert isinstance(repaid, Repaid)
    assert fine.due == DeclaredCourts(A, "half", None)
    assert repaid.due == DeclaredCourts(A, "half", Suit.DIAMONDS)
    assert paid(state, "repaid") == {"A": -20, "B": 10, "C": 10}
    check_sheet(state)


def test_a_forgotten_declaration_is_not_paid_later() -> None:
    state = after(declared_by_next(laid(at_table(HJOERRING, "SK HK DK CK", "X"))), "A passes, B claims-declaration A")
    assert "full" not in reasons(after(state, "B accepts, C accepts"))


def test_what_is_false_counts_before_what_is_missing() -> None:
    """A has full kings and declares full spades: one fault, and the fine for a false declaration."""
    state = declares(HJOERRING, "full S", "SK HK DK CK", "X SQ")
    assert [fault.kind for fault in state.faults] == ["false_declaration"]
    assert fined(state) == {"A": -100, "B": 10, "C": 10, "king": 40, "pagat": 40}


@pytest.mark.parametrize("said", ["taroks 9 without", "taroks 23 without", "matadors 2", "matadors 23", "laid S4"])
def test_what_is_no_declaration_at_all_is_refused_even_at_a_table(said: str) -> None:
    state = declared_by_next(laid(at_table(HJOERRING, "S4")))
    assert why_not(state, f"A declares {said}") is Reason.DECLARATION_FALSE


def test_the_same_thing_is_declared_once() -> None:
    state = declared_by_next(laid(at_table(HJOERRING)))
    assert why_not(state, "A declares full S + half S missing K") is Reason.DECLARATION_TWICE
    dealer = laid(at_table(HJOERRING, "", "", "S2 S4 S6"), "S2 S4 S6")
    assert why_not(dealer, "C declares laid S2 + laid S2") is Reason.DECLARATION_TWICE


def test_a_laid_card_may_be_named_without_need() -> None:
    """Nobody is the worse for it."""
    dealer = laid(at_table(HJOERRING, "", "", "S2 S4 S6"), "S2 S4 S6")
    assert after(dealer, "C declares laid S2").faults == ()
    assert why_not(dealer, "C declares laid S8") is Reason.DECLARATION_FALSE


# The ultimo that is refused

TRUE = (Taroks(17, with_pagat=False), Kings("full"))


def ultimo_deal(book: DanishRuleset, *items: Item, moves: str = "") -> DanishState:
    """A wins the last trick with DK, after declaring these items and whatever else happened before the first lead."""
    forehand, middle, dealer = ULTIMO.orders
    state = laid(at_table(book, forehand, middle, f"{dealer} {ULTIMO.skat}"), ULTIMO.skat)
    state = declared(declared_by_next(state).apply(A, Declare(items)))
    state = after(state, moves) if moves else state
    return in_order(state)


def in_order(state: DanishState) -> DanishState:
    """Play the cards of the deal in their order."""
    queues = [order.split() for order in ULTIMO.orders]
    while state.table.trick is not None:
        assert state.turn is not None
        state = state.apply(state.turn, play(queues[state.turn].pop(0)))
    return state


def test_an_ultimo_is_paid_where_nothing_went_wrong() -> None:
    state = agreed(ultimo_deal(HJOERRING, *TRUE))
    assert paid(state, "ultimo") == {"A": 80 + 65, "B": -40, "C": -40, "king": -65}
    assert "last_trick" not in reasons(state)


@pytest.mark.parametrize(
    ("items", "moves", "fine"),
    [
        (TRUE[:1], "B claims-declaration A, B accepts, C accepts", 40),
        ((*TRUE[1:], Taroks(18, with_pagat=False)), "B claims-declaration A, B accepts, C accepts", 40),
    ],
    ids=["forgotten", "false"],
)
def test_after_such_a_fault_the_ultimo_is_refused_and_the_last_trick_paid(
    items: tuple[Item, ...], moves: str, fine: int
) -> None:
    """Møller, l.492-494; B-35: only the ultimo is refused, and the cup stays full."""
    state = agreed(ultimo_deal(HJOERRING, *items, moves=moves))
    assert "ultimo" not in reasons(state)
    assert paid(state, "last_trick") == {"A": 40, "B": -20, "C": -20}
    assert {party: points for party, points in fined(state).items() if party == "king"} == {"king": fine}
    assert state.settlement.cups.king == 60 + 5 + fine
    check_sheet(state)


def test_the_ultimo_is_refused_even_if_the_fault_is_noticed_after_it() -> None:
    state = ultimo_deal(HJOERRING, TRUE[0])
    assert "ultimo" in reasons(state)
    state = agreed(after(state, "C claims-declaration A, B accepts, C accepts"))
    assert "ultimo" not in reasons(state)
    assert paid(state, "last_trick") == {"A": 40, "B": -20, "C": -20}


def test_a_house_may_pay_nothing_for_a_refused_ultimo() -> None:
    book = house(HJOERRING, last_trick={"paid_for_barred_ultimo": False})
    state = agreed(ultimo_deal(book, TRUE[0], moves="B claims-declaration A, B accepts, C accepts"))
    assert not {"ultimo", "last_trick"} & reasons(state)


def test_faults_of_order_do_not_cost_the_ultimo() -> None:
    """Møller, l.2401-2403: no bar is mentioned for them; A has declared before the dealer."""
    forehand, middle, dealer = ULTIMO.orders
    state = at_table(HJOERRING, forehand, middle, f"{dealer} {ULTIMO.skat}").apply(A, Declare(TRUE))
    state = declared(laid(after(state, "B claims-early A, B accepts, C accepts"), ULTIMO.skat))
    state = agreed(in_order(state))
    assert fined(state) == fine_of(A, 20)
    assert "ultimo" in reasons(state)


def test_jensen_has_nothing_to_refuse_because_the_deal_has_stopped() -> None:
    """Jensen 1989, l.285-288: everybody loses last trick and ultimo."""
    state = after(ultimo_deal(JENSEN, TRUE[0]), "C claims-declaration A")
    assert is_void(state)
    assert fined(state) == fine_of(A, 40)
    assert state.table.declared[A] == TRUE[:1]
    assert DeclaredLength(A, "taroks", 17) in state.table.events


@either_book
def test_a_wrong_demand_is_fined_at_once_and_play_goes_on(book: DanishRuleset) -> None:
    """Jensen 1989, l.280; Møller, l.1853-1854, l.2400: nobody needs to claim it."""
    state = played_to(after(in_play(book, "S4", "X"), "A S4, B X"), 23)
    state = after(state, "A demands")
    assert fined(state) == paid(state, "wrong_demand") == fine_of(A, 20)
    assert (is_void(state), asked(state)) == (False, ("", ""))
    end = agreed(played_out(state))
    assert fined(end) == fine_of(A, 20)
    check_record(end)
    check_sheet(end)
