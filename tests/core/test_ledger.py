"""Payments and balances."""

from dataclasses import FrozenInstanceError

import pytest

from tarock.core.ledger import Payment, balance

PAYMENTS = (
    Payment("A", "B", 40, "ultimo", "Møller, l.801"),
    Payment("B", "C", 15, "count", "Møller, l.661"),
    Payment("C", "cup", 5, "ante", "Møller, l.395"),
    Payment("cup", "B", 60, "ultimo", "Møller, l.801"),
)


@pytest.mark.parametrize(("party", "points"), [("A", -40), ("B", 85), ("C", 10), ("cup", -55), ("D", 0)])
def test_a_balance_is_what_was_received_less_what_was_paid(party: str, points: int) -> None:
    assert balance(PAYMENTS, party) == points


def test_balances_of_all_parties_cancel_out() -> None:
    assert sum(balance(PAYMENTS, party) for party in ("A", "B", "C", "cup")) == 0


def test_paying_oneself_changes_nothing() -> None:
    assert balance([Payment("A", "A", 20, "fund", "")], "A") == 0


def test_a_payment_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        PAYMENTS[0].points = 45  # type: ignore[misc] # pyright: ignore[reportAttributeAccessIssue]
