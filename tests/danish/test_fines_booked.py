"""What the settlement books for a fault stands in it by itself, so that a referee can read it there."""

from tarock.core.cards import Suit
from tarock.danish.events import Cup, Cups, DeclaredCourts, DeclaredLength, Event, Fined, Repaid
from tarock.danish.ledger import DanishPayment
from tarock.danish.seating import Seating
from tarock.danish.settlement import Settlement, settle
from tarock.rulesets import load_danish

SEATING = Seating.of_three(2)
A, B, C = range(3)


def settled(book: str, *events: Event) -> Settlement:
    return settle(load_danish(book), SEATING, Cups(60, 60), events)


def booked(settlement: Settlement) -> list[tuple[DanishPayment, ...]]:
    return [payments for _, payments in settlement.fines]


def test_a_fine_goes_into_both_cups() -> None:
    """Møller, Bøder, l.2397."""
    (paid,) = booked(settled("danish-hjoerring", Fined(B, "revoke")))
    assert [(one.payer, one.payee, one.points) for one in paid] == [(B, Cup.KING, 40), (B, Cup.PAGAT, 40)]


def test_false_declarations_are_given_back_with_it() -> None:
    """Jensen 1989, Betalinger/Under spillet, l.270-275: what was too much is paid back."""
    eleven, ten, full = (
        DeclaredLength(B, "taroks", 11),
        DeclaredLength(B, "taroks", 10),
        DeclaredCourts(B, "full", Suit(0)),
    )
    fine, repaid = Fined(B, "false_declaration", eleven, ten), Repaid(B, full)
    settlement = settled("danish-jensen-1989", eleven, full, fine, repaid)
    assert [event for event, _ in settlement.fines] == [fine, repaid]
    given_back = [[(one.payee, one.points) for one in paid if one.reason == "repaid"] for paid in booked(settlement)]
    assert given_back == [[(A, 5), (C, 5)], [(A, 10), (C, 10)]]


def test_what_is_booked_for_faults_stands_among_the_payments() -> None:
    settlement = settled("danish-hjoerring", Fined(B, "revoke"), Fined(C, "cups_not_moved"))
    assert [line for paid in booked(settlement) for line in paid] == list(settlement.payments)
