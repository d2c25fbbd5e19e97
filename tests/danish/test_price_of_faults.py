"""What a fault costs by itself, as the referee tells it."""

from tarock.core.cards import Suit
from tarock.danish.events import Cup, DeclaredCourts, DeclaredLength, Event, Fined, Repaid
from tarock.danish.seating import Seating
from tarock.danish.settlement import price_of_faults
from tarock.rulesets import load_danish

SEATING = Seating.of_three(2)
A, B, C = range(3)


def test_a_fine_goes_into_both_cups() -> None:
    """Møller, Bøder, l.2397."""
    paid = price_of_faults(load_danish("danish-hjoerring"), SEATING, [Fined(B, "revoke")])
    assert [(one.payer, one.payee, one.points) for one in paid] == [(B, Cup.KING, 40), (B, Cup.PAGAT, 40)]


def test_false_declarations_are_given_back_with_it() -> None:
    """Jensen 1989, Betalinger/Under spillet, l.270-275: what was too much is paid back."""
    eleven, ten = DeclaredLength(B, "taroks", 11), DeclaredLength(B, "taroks", 10)
    events: list[Event] = [
        Fined(B, "false_declaration", eleven, ten),
        Repaid(B, DeclaredCourts(B, "full", Suit.SPADES)),
    ]
    paid = price_of_faults(load_danish("danish-jensen-1989"), SEATING, events)
    assert [(one.payee, one.points) for one in paid if one.reason == "repaid"] == [(A, 5), (C, 5), (A, 10), (C, 10)]
