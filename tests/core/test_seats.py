"""Seats are numbered in playing order."""

from tarock.core.seats import SEAT_NAMES, Seat


def test_seats_are_lettered_for_up_to_seven_at_the_table() -> None:
    """Jensen 1989, Spillerne, l.48-117: three to seven players."""
    first: Seat = 0
    assert SEAT_NAMES[first] == "A"
    assert SEAT_NAMES == "ABCDEFG"
